"""The armies page: the start without an army; with one head, troops, roster, verdict, foot.

What is done with an army besides building it          beside
What was agreed, to be filled in                       agreed
The builder                                            builder
What was agreed for the game                           facts
The leader's card                                      leader_card
The lesser cards of the roster                         sections
A player's own tags                                    tags
What may join the army, on the left                    troops_pane
A unit as a card                                       unit_card
The verdict on the right                               verdict_pane
Small widgets of the armies page that change in place  widgets
"""

from gui.views.armies.page import ArmiesPage

__all__ = ["ArmiesPage"]
