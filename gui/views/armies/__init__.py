"""The armies page: the start without an army; with one head, troops, roster, verdict, foot.

What is done with an army besides building it          beside
The builder                                            builder
What may join the army, on the left                    troops_pane
A unit as a card                                       unit_card
Small widgets of the armies page that change in place  widgets
"""

from gui.views.armies.page import ArmiesPage

__all__ = ["ArmiesPage"]
