"""Pictures of any game: scenes of keyed pieces, patches between them, and their SVG and PNG. Knows no game."""
