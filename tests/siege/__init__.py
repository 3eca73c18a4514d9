"""The siege: floods and tricks against a server with the limits it is shipped with, while somebody plays there."""
