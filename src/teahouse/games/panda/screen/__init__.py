"""The table on a screen: what lies where, what may be done, and the art it is painted with.

- `scene`: a state becomes a scene (`scene`, `why`, `told`, `marks`), put together from
- `map` (land, roads, places, champions), `board` (action board, tracks), `clans` (sheets, cards, supply)
- `offers`: every choice on its place, space, card or button; what it says comes from `words`
- `shows`: what appears while a move is pointed at; `overlays`: what can be laid over the map
- `refusals`: what is dimmed, and why it cannot be chosen
- `art/`: `geography` and `spread` (where things lie), `desk` (the boards), `figures`, `icons`, `table` (pictures)
"""
