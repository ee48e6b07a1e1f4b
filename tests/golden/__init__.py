"""Whole games kept as files: played again, they must come out as they were kept."""
