"""What computer players know about Tang Garden. Nothing here decides about the rules: a wrong guess makes a player
weaker, never a game wrong. All values are points.

| module | answers | in standard terms |
| --- | --- | --- |
| `judge` | how good is this position for one seat? (`Judge`, the greedy player's) | evaluation function |
| `solo_judge` | how good is it alone: can the garden still be completed? (`SoloJudge`) | evaluation function |
| `growth` | what are tracks, cards and views still worth, and for how many turns? (`Hopes`, `turns_left`) | its terms |
| `prior` | how promising is each choice at a glance, with two to four players? (`Glance`) | policy prior |
| `sights` | what do minis see, and where would they stand best? (`Sights`, for `prior`) | its terms of sight |
| `knowledge` | what does a search ask? (`TangKnowledge`) | see below |
| `features` | holdings as numbers, which lessons weigh (`GUESSES`, `numbers`, `left`) | feature vector, game phase |

`TangKnowledge.worths` is the value function of all seats: features times guessed weights. `weights` is the policy
prior, `pick` the rollout policy, `odds` and `unit` turn a lead into a chance of winning. `judge` hopes for `GREEDY`,
whoever chooses at a glance for `TRIED`, which was tuned for it.
"""
