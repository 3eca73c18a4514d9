"""Learning from self-play: `samples` plays, `evidence` adds up, `fit` learns, `course` repeats it."""

from teahouse.extras import need

need("lab", "numpy")
