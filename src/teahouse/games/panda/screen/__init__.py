"""The table on a screen: what lies where, what may be done, and the art it is painted with."""
