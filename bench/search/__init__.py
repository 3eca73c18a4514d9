"""The search and its limits."""
