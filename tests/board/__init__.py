"""The geometry of a free table."""
