"""What is done with an army besides building it: print, share, bring another, versions, compare.

The frame of what is done with an army besides building it  frame
Buttons of which one is down                                one_of
Armies drawn by lot, many at once                           random_batch
"""

from gui.views.armies.beside.frame import PARTS, BesideView

__all__ = ["PARTS", "BesideView"]
