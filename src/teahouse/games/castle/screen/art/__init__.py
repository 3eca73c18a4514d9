"""Dragon Castle's own pictures, drawn in Python: tiles, cards, and what lies beside the castle."""
