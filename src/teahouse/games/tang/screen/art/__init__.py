"""The pictures of Tang Garden, all drawn here, and where they lie on the table."""
