"""The pictures of Way of the Panda."""
