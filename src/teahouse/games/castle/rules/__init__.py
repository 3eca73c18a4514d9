"""The rules of Dragon Castle: pure, compiled, importing nothing but the core. Where to find what:

- the table and questions about it: `state`, `realm` (one player's); tiles, cards, numbers: `pieces`; castles: `layouts`
- set-up, and the game as the house knows it: `game`; options and rulings: `rulings`; every choice there is: `choices`
- a turn, in its order: `turn` (take, continue, place, end, summon the dragon), `consolidating` (check, sets, shrines)
- spirits: `calling` (when, and the payment), then each by what it works on: `castle_spirits`, `realm_spirits`,
  `set_spirits`; `spirits` lists them
- the end: `dragons` (cards scored once), `scoring` (lines, tie-breaks)
- a position as text: `position` (written and read), `position_steps` (what is to be decided), `position_checks`

A decision is a `Step`: what may be chosen, what follows, why not. Rule numbers (C-…) are those of docs/rules/castle.md.
"""
