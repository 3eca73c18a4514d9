"""Tang Garden, complete: the rules are in docs/rules/tang.md, whose numbers (T-1 …) the code cites."""
