"""Dark Kingdoms."""
