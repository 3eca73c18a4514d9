"""The table on a screen: what lies where, what may be done, and the art it is painted with.

- `scene`: a state becomes a scene (`scene`, `why`, `marks`), put together from
- `garden` (tiles, landscapes around it, stacks), `players` (their boards), `shelf` (what is on offer, progress)
- `offers`: every choice on its piece, place or button, and what would follow; what it says comes from `words`
- `places`: which piece or spot a choice lies on; `overlays`: what can be laid over the garden
- `refusals`: what is dimmed, and why it cannot be chosen
- `art/`: `places`, `player`, `spots` (where things lie); `tiles`, `decorations`, `landscapes`, `people`, `table`
"""
