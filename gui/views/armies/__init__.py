"""The armies page: the start without an army; with one head, troops, roster, verdict, foot.

All together                                           page
The builder: head, panes, foot                         builder
The cards of the army, in the middle                   roster
What may join the army, on the left                    troops_pane
A unit as a card                                       unit_card
Small widgets of the armies page that change in place  widgets
Besides building: print, share, bring another          share
Versions, and another army compared                    versions
Many armies drawn by lot                               random_batch
"""

from gui.views.armies.page import ArmiesPage

__all__ = ["ArmiesPage"]
