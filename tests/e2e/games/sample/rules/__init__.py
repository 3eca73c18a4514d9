"""The rules: pure, compiled, importing nothing but the core."""
