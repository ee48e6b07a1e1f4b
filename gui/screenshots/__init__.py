"""Pictures of every page, and what they show."""
