"""How boards play: points, lengths and styles."""
