"""The engine beside others."""
