"""The actions of the map on the battle page."""

from typing import TYPE_CHECKING

from gui.actions.action import Action, Off
from gui.actions.battle import ACTIONS
from gui.documents.map import MAP
from gui.session import Key, Session
from heart_africa.core.bad_data import bad_text
from heart_africa.core.problems import BadData

if TYPE_CHECKING:  # the geometry is read when a map is first shown
    from gui.documents.map.document import OpenMap

SHOWN: Key[bool] = Key("map-shown")
"""Whether the map stands in place of the cards."""
WIDE: Key[bool] = Key("map-wide")
"""Whether it has the page to itself."""


def shown(session: Session) -> bool:
    """Whether the map is to be seen."""
    return session.open.get(SHOWN) is True


def wide(session: Session) -> bool:
    """Whether the map has the page to itself."""
    return shown(session) and session.open.get(WIDE) is True


def show(session: Session, *, on: bool) -> None:
    """Show the map, or the cards of the units."""
    session.open.put(SHOWN, on)
    session.tell("order")


def widen(session: Session, *, on: bool) -> None:
    """Let the map have the page to itself, or not; nothing is drawn anew where it is so already."""
    if (shown(session), session.open.get(WIDE)) != (True, on):
        session.open.put(WIDE, on)
        session.open.put(SHOWN, True)  # noqa: FBT003  # it is
        session.tell("order")


def found(session: Session) -> "OpenMap | None":
    """The map, if it has been opened."""
    return session.open.get(MAP) if ACTIONS.none_open(session) is None else None


def not_shown(session: Session) -> Off | None:
    """Why an action of the map is off while the map is not to be seen."""
    return ACTIONS.none_open(session) or (None if shown(session) else Off("table_map-off-not-shown"))


def wish(session: Session, what: str) -> None:
    """Ask the map for something that only it can do."""
    session.ask(ACTIONS.wish, f"map-{what}")


def no_undo(session: Session) -> Off | None:
    """Why nothing on the table can be taken back, if nothing can."""
    made = found(session)
    return None if made is not None and made.may("undo") else Off("table_map-off-undo")


def no_redo(session: Session) -> Off | None:
    """Why nothing on the table can be done again, if nothing can."""
    made = found(session)
    return None if made is not None and made.may("redo") else Off("table_map-off-redo")


def _step(session: Session, do: str) -> None:
    made = found(session)
    try:
        if made is not None:
            (made.undo if do == "undo" else made.redo)()
    except BadData as fault:
        session.note(bad_text(fault, session.lang))


MAPS: tuple[Action, ...] = (
    Action("map-show", lambda session: show(session, on=not shown(session)), "battle", "view", "Ctrl+M",
           ACTIONS.none_open, shown),
    Action("map-wide", lambda session: widen(session, on=not wide(session)), "battle", "view", "Ctrl+Shift+M",
           ACTIONS.none_open, wide),
    Action("map-undo", lambda session: _step(session, "undo"), "battle", "edit", "Ctrl+Shift+Z", no_undo),
    Action("map-redo", lambda session: _step(session, "redo"), "battle", "edit", "Ctrl+Shift+Y", no_redo),
    Action("map-open", lambda session: wish(session, "open"), "battle", "file", "", ACTIONS.none_open),
    Action("map-save", lambda session: wish(session, "save"), "battle", "file", "", not_shown),
    Action("map-picture", lambda session: wish(session, "picture"), "battle", "file", "", not_shown),
    Action("map-plan", lambda session: wish(session, "plan"), "battle", "file", "", not_shown),
)  # fmt: skip
