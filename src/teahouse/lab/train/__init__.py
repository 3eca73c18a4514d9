"""Learning from self-play: `samples` plays, `evidence` adds up, `fit` learns, `course` repeats it."""
