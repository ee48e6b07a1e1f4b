"""Morale tests and rallying in a battle."""
