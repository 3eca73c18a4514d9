"""The rules of Way of the Panda: pure, compiled, importing nothing but the core. Where to find what:

- the table and questions about it: `state`; words no board changes: `pieces`; every choice there is: `choices`
- a board file: `board` and `land` (its map), read with `core.reading`; its actions: `action_words`, made doable by
  `actions`
- the game as the house knows it: `game`; options and rulings: `rulings`; set-up: `setting_up`
- rounds and turns: `turn` (space, guards, A9, passing), `acting` (one action or two, in either order)
- actions: `moving`, `building`, `simple_actions`; what they bring about: `roads` (ninjas, road tiles, freed places),
  `bonus` (tiles, yellow locations)
- missions: `missions` (the cards), `green` (checked all the time), `networks` (what road tiles connect)
- the end: `scoring` (lines, blue missions); what triggers it is in `building`, the last round in `turn`

A decision is a `Step`: what may be chosen, what follows, why not. Rule numbers (P-…, E-…) are those of
docs/rules/panda.md.
"""
