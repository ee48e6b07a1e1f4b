"""The companion games."""
