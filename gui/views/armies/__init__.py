"""The armies page: the start without an army; with one head, troops, roster, verdict, foot."""

from gui.views.armies.page import ArmiesPage

__all__ = ["ArmiesPage"]
