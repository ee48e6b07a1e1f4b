"""The actions of the armies page."""

from armylists.edits import KeepNarrative
from gui.actions.action import Action, Off
from gui.documents.army import army, change, close_army, redo, told, undo
from gui.session import Key, Session

WISH: Key[str] = Key("armies-wish")
"""The key of a request that only the armies page can carry out."""


def wish(session: Session, what: str) -> None:
    """Ask the armies page to do something that only the page can do."""
    session.ask(WISH, what)


def none_open(session: Session) -> Off | None:
    """Why actions are off while no army is open; None if one is."""
    return None if army(session) else Off("builder-off-none")


def nothing_done(session: Session) -> Off | None:
    """Why "undo" is off; None if there is something to undo."""
    document = army(session)
    return None if document and document.done else Off("builder-off-undo")


def nothing_undone(session: Session) -> Off | None:
    """Why "redo" is off; None if there is something to redo."""
    document = army(session)
    return None if document and document.undone else Off("builder-off-redo")


def _narrative(session: Session) -> None:
    document = army(session)
    if document:
        change(session, KeepNarrative(not document.roster.narrative))


def _is_narrative(session: Session) -> bool:
    document = army(session)
    return bool(document and document.roster.narrative)


def _undo(session: Session) -> None:
    document = army(session)
    if document and document.done:
        step = document.done[-1]
        undo(session)
        session.note(session.say("builder-undone", what=told(session, step)))


def _redo(session: Session) -> None:
    document = army(session)
    if document and document.undone:
        step = document.undone[-1]
        redo(session)
        session.note(session.say("builder-redone", what=told(session, step)))


def _of(action: str, menu: str, shortcut: str, what: str) -> Action:
    return Action(action, lambda session: wish(session, what), ARMIES, menu, shortcut, none_open)


ARMIES = "armies"
ALL: tuple[Action, ...] = (
    Action("army-new", close_army, ARMIES, "file", "Ctrl+N", none_open),
    Action("army-open", lambda session: wish(session, "open"), ARMIES, "file", "Ctrl+O"),
    Action("army-undo", _undo, ARMIES, "edit", "Ctrl+Z", nothing_done),
    Action("army-redo", _redo, ARMIES, "edit", "Ctrl+Y", nothing_undone),
    _of("army-find", "edit", "Ctrl+F", "find"),
    _of("army-units", "edit", "Ctrl+U", "units"),
    _of("army-next-problem", "edit", "F8", "next-problem"),
    _of("army-mend", "edit", "Ctrl+M", "mend"),
    _of("army-paper", "file", "Ctrl+P", "sheets"),
    _of("army-share", "file", "Ctrl+Shift+E", "share"),
    Action("army-bring", lambda session: wish(session, "bring"), ARMIES, "file", "Ctrl+I"),
    Action("army-lots", lambda session: wish(session, "lots"), ARMIES, "file"),
    _of("army-versions", "edit", "Ctrl+H", "versions"),
    _of("army-compare", "view", "", "compare"),
    Action("army-narrative", _narrative, ARMIES, "edit", "", none_open, _is_narrative),
)
BAR = ("army-undo", "army-redo", "army-paper", "army-share", "army-versions", "army-compare", "army-new")
"""The ids of the actions that stand as buttons above the roster."""
