"""Dragon Castle, complete: the rules are in docs/rules/castle.md, whose numbers (C-1 …) the code cites."""
