"""The command `teahouse` and the lab behind it."""
