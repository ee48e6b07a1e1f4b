"""What can be done, as data: menus, buttons, shortcuts and the palette all read the same list.

An action's words stand in the catalogue: `action-<id>` its name, `action-<id>-tip` what it does. A page
keeps its own in a module here. Those of a page that is a game are named in its line of `gui.pages` and read
with it; those of any other page are added in `gui.app`, as `ALL` of the armies page is.

One action; those on the open journal of any game   action
The actions of the armies page                      armies
The actions of the battle page and of its map       battle
The actions of the campaign page                    campaign
The actions of the page of companion games          companions
The actions of the frame                            frame
"""

from gui.actions.action import Action, Off
from gui.actions.frame import FRAME

__all__ = ["FRAME", "Action", "Off"]
