"""What every game shares. The contract of the protocol is in `core.state`; start reading there."""
