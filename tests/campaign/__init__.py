"""The campaign, pages 37-41."""
