"""Dark Kingdoms on paper."""
