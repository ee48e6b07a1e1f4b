"""A battle as it stands."""
