"""The actions of the battle page."""

from gui.actions.action import Action, Off
from gui.actions.journal import JournalActions
from gui.dice import OrderDice
from gui.documents.battle import BATTLES, BattleDocument
from gui.session import Session
from heart_africa.core.journal.journal import Refused
from heart_africa.rules.battle import Stage
from heart_africa.rules.referee.turn import EndStep

ACTIONS = JournalActions(BATTLES)


def no_end(session: Session) -> Off | None:
    """The step cannot end: something is owed, with its citation; or no turn is on."""
    open_ = BATTLES.opened(session)
    if off := ACTIONS.closed(session):
        return off
    if open_ is None or open_.live.stage is not Stage.PLAY:
        return Off("battle-off-not-in-play")
    owed = open_.agenda.owed
    if not owed:
        return None
    why = owed[0].why
    return Off(why.what, why.rule, why.page, dict(why.about))


def end_step(open_: BattleDocument) -> None:
    """Go on to what comes after the step that is on; where the book objects, ask. Raises `BadData`."""
    try:
        open_.submit(EndStep(open_.live.step), OrderDice((), open_.generator))
    except Refused:
        open_.ask("end-step")


def leave(open_: BattleDocument) -> None:
    """Give up the order that is being given, and the unit that was chosen."""
    open_.unit = ""
    open_.ask("")


def no_order(session: Session) -> Off | None:
    """Nothing is being ordered and no unit is chosen."""
    open_ = BATTLES.opened(session)
    return None if open_ and (open_.wish or open_.unit) else Off("battle-off-no-order")


def _table_mode(session: Session) -> None:
    session.prefer(table_mode=not session.settings.table_mode)


BATTLE: tuple[Action, ...] = (
    ACTIONS.undo,
    ACTIONS.redo,
    ACTIONS.of("end-step", ACTIONS.with_open(end_step), "edit", "Ctrl+Return", no_end),
    ACTIONS.of("typed", ACTIONS.wished("typed"), "edit", "Ctrl+T", ACTIONS.closed),
    ACTIONS.of("leave", ACTIONS.with_open(leave), "edit", "Esc", no_order),
    ACTIONS.of("log", ACTIONS.wished("log"), "view", "Ctrl+J"),
    ACTIONS.of("result", ACTIONS.wished("result"), "view", "Ctrl+R"),
    ACTIONS.now,
    Action("battle-table-mode", _table_mode, page="battle", menu="view", shortcut="F11",
           checked=lambda session: session.settings.table_mode),
    ACTIONS.of("report", ACTIONS.wished("report"), "file", "Ctrl+S"),
    ACTIONS.of("papers", ACTIONS.wished("papers"), "file", "Ctrl+P"),
    ACTIONS.of("save", ACTIONS.wished("save"), "file", "Ctrl+Shift+S"),
    ACTIONS.close,
)  # fmt: skip
