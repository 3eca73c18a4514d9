"""The rules of Tang Garden: pure, compiled, importing nothing but the core. Where to find what:

- the table and questions about it: `state`; names and numbers of pieces: `pieces`; every choice there is: `choices`
- a board file: `board` and `faces` (its tiles in every rotation), read with `reading`
- the game as the house knows it, and set-up: `game`; options and rulings: `rulings`; all that chance does: `dealing`
- a turn: `turn` (the main action), then `building` (which tile), `placing` (cell, rotation, rewards), or `decorating`
- what a turn brings: `tracks` (steps), `landscapes` (tokens), `influence` (characters, end of the turn), `minis`
- free actions: `lanterns`
- alone: `solo` (turns), `solo_forms` (what is possible), `solo_characters` (kept ones, finale)
- the end: `scoring` (lines, what minis see, tie-breaks)

A decision is a `Step`: what may be chosen, what follows, why not. Rule numbers (T-…) are those of docs/rules/tang.md.
"""
