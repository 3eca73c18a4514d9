"""How fast a learner gets its steps."""
