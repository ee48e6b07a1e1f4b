"""What can be done, as data: menus, buttons, shortcuts and the palette all read the same list.

An action's words stand in the catalogue: `action-<id>` its name, `action-<id>-tip` what it does. A page
keeps its own actions in a module here and names them in `ALL`.
"""

from gui.actions.action import Action, Off
from gui.actions.frame import FRAME

__all__ = ["FRAME", "Action", "Off"]
