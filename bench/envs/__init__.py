"""The environments beside others."""
