"""What computer players know about Way of the Panda. Nothing here decides about the rules: a wrong guess makes a player
weaker, never a game wrong. All values are points.

| module | answers | in standard terms |
| --- | --- | --- |
| `judge` | how good is this position for one seat? (`Judge`, the greedy player's) | evaluation function |
| `growth` | what are tiles, AP, guards, prospects worth, for how many rounds? (`Weights`) | its terms |
| `prior` | how promising is each choice at a glance? (`Glance`: spaces, actions, tiles) | policy prior |
| `ways` | where can a champion go, and what is that worth? (`Ways`, for `prior`) | its terms on the map |
| `knowledge` | what does a search ask? (`PandaKnowledge`) | see below |
| `features` | a clan as numbers, which lessons weigh (`GUESSES`, `numbers`, `left`) | feature vector, game phase |
| `blue_mission` | how does the blue mission stand? (`BlueMission`, for `features`) | features |

`PandaKnowledge.worths` is the value function of all seats: features times guessed weights. `weights` is the policy
prior, `pick` the rollout policy, `odds` and `unit` turn a lead into a chance of winning. `judge` uses the weights
`WEIGHTS`, whoever chooses at a glance `QUICK`, which were tuned for it.
"""
