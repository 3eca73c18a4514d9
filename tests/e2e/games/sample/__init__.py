"""A game that only tests know: it uses everything a scene can say, and the client has never heard of it."""
