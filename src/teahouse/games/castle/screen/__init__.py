"""The table on a screen: what lies where, what may be done, and the art it is painted with.

- `scene`: a state becomes a scene (`scene`, `why`, `marks`); what lies on the table is made there
- `offers`: every choice on its piece, space or button; what it says comes from `words`
- `refusals`: what is dimmed, and why it cannot be chosen
- `keys`: ids of pieces that several parts speak of
- `art/`: `places` (where things lie), `table`, `tiles`, `cards` (their pictures); plain Python, made once
"""
