"""Learning from self-play: `samples` plays, `fit` learns, `keep` writes and reads lessons, `course` repeats it."""
