"""Way of the Panda, complete: the rules are in docs/rules/panda.md, whose numbers (P-1 …) the code cites."""
