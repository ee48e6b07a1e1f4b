"""What is done with an army besides building it: print, share, bring another, versions, compare."""

from gui.views.armies.beside.frame import PARTS, BesideView

__all__ = ["PARTS", "BesideView"]
