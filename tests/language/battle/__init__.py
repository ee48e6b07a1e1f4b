"""The orders of a battle."""
