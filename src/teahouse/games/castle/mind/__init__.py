"""What computer players know about Dragon Castle. Nothing here decides about the rules: a wrong guess makes a player
weaker, never a game wrong. All values are points.

| module | answers | in standard terms |
| --- | --- | --- |
| `judge` | how good is this position for one seat? (`Judge`, the greedy player's) | evaluation function |
| `growth` | what is growing worth, in how many turns? (`Outlook`, `best_spot`, `turns_left`) | its terms |
| `prior` | how promising is each choice at a glance? (`Glance`; it plans a turn once, in `Plan`) | policy prior |
| `knowledge` | what does a search ask? (`CastleKnowledge`) | see below |
| `features` | a realm as numbers, which lessons weigh (`GUESSES`, `numbers`, `left`) | feature vector, game phase |

`CastleKnowledge.worths` is the value function of all seats, `weights` the policy prior, `pick` the rollout policy, and
`unit` turns a lead into a chance of winning. `judge` uses `growth`, `prior` uses both.
"""
