"""The actions of the battle page."""

from collections.abc import Callable

from gui.actions.action import Action, Off
from gui.dice import Hand
from gui.documents.battle import BATTLES, BattleDocument
from gui.session import Key, Session
from heart_africa.core.bad_data import bad_text
from heart_africa.core.journal.book import Refused
from heart_africa.core.problems import BadData
from heart_africa.rules.battle import Stage
from heart_africa.rules.referee.turn import EndStep

WISH: Key[str] = Key("battle-wish")
"""What a person asked of the page that only the page can do."""


def wish(what: str) -> Callable[[Session], None]:
    """Ask the page for something."""
    return lambda session: session.ask(WISH, what)


def none_open(session: Session) -> Off | None:
    """No battle is open."""
    return None if BATTLES.opened(session) else Off("battle-off-none")


def _live(session: Session) -> Off | None:
    """Nothing is written while an earlier moment is looked at."""
    open_ = BATTLES.opened(session)
    if open_ is None:
        return Off("battle-off-none")
    return Off("desk-off-looking") if open_.at is not None else None


def no_undo(session: Session) -> Off | None:
    """There is nothing to undo, or dice lie there."""
    open_ = BATTLES.opened(session)
    if off := _live(session):
        return off
    return _why(open_.journal.undo) if open_ else None


def no_redo(session: Session) -> Off | None:
    """There is nothing to do again."""
    open_ = BATTLES.opened(session)
    if off := _live(session):
        return off
    return _why(open_.journal.redo) if open_ else None


def _why(propose: Callable[[], object]) -> Off | None:
    try:
        propose()
    except BadData as fault:
        return Off(f"bad-{fault.code}", about=dict(fault.about))
    return None


def no_end(session: Session) -> Off | None:
    """The step cannot end: something is owed, with its citation; or no turn is on."""
    open_ = BATTLES.opened(session)
    if off := _live(session):
        return off
    if open_ is None or open_.live.stage is not Stage.PLAY:
        return Off("battle-off-not-in-play")
    owed = open_.agenda.owed
    if not owed:
        return None
    why = owed[0].why
    return Off(why.what, why.rule, why.page, dict(why.about))


def not_back(session: Session) -> Off | None:
    """No earlier moment is looked at."""
    open_ = BATTLES.opened(session)
    return None if open_ and open_.at is not None else Off("battle-off-not-looking")


def run(session: Session, do: Callable[[BattleDocument], object]) -> None:
    """Do something to the open battle; what cannot be is told at the foot of the window."""
    open_ = BATTLES.opened(session)
    if open_ is None:
        return
    try:
        do(open_)
    except BadData as fault:
        session.note(bad_text(fault, session.lang))
    except Refused:
        open_.ask("end-step")


def _with(do: Callable[[BattleDocument], object]) -> Callable[[Session], None]:
    return lambda session: run(session, do)


def end_step(open_: BattleDocument) -> None:
    """Go on to what comes after the step that is on. Raises `Refused`, `BadData`."""
    open_.submit(EndStep(open_.live.step), Hand((), open_.generator))


def leave(open_: BattleDocument) -> None:
    """Give up the order that is being given, and the unit that was chosen."""
    open_.unit = ""
    open_.ask("")


def no_order(session: Session) -> Off | None:
    """Nothing is being ordered and no unit is chosen."""
    open_ = BATTLES.opened(session)
    return None if open_ and (open_.wish or open_.unit) else Off("battle-off-no-order")


def _to_now(open_: BattleDocument) -> None:
    open_.goto(None)


def _table_mode(session: Session) -> None:
    session.prefer(table_mode=not session.settings.table_mode)


BATTLE: tuple[Action, ...] = (
    Action(
        "battle-undo", _with(BattleDocument.undo), page="battle", menu="edit", shortcut="Ctrl+Z", off=no_undo
    ),
    Action(
        "battle-redo", _with(BattleDocument.redo), page="battle", menu="edit", shortcut="Ctrl+Y", off=no_redo
    ),
    Action(
        "battle-end-step", _with(end_step), page="battle", menu="edit", shortcut="Ctrl+Return", off=no_end
    ),
    Action(
        "battle-typed", wish("typed"), page="battle", menu="edit", shortcut="Ctrl+T", off=_live
    ),
    Action("battle-leave", _with(leave), page="battle", menu="edit", shortcut="Esc", off=no_order),
    Action("battle-log", wish("log"), page="battle", menu="view", shortcut="Ctrl+J", off=none_open),
    Action("battle-result", wish("result"), page="battle", menu="view", shortcut="Ctrl+R", off=none_open),
    Action("battle-now", _with(_to_now), page="battle", menu="view", shortcut="Ctrl+Home", off=not_back),
    Action("battle-table-mode", _table_mode, page="battle", menu="view", shortcut="F11",
           checked=lambda session: session.settings.table_mode),
    Action("battle-report", wish("report"), page="battle", menu="file", shortcut="Ctrl+S", off=none_open),
    Action("battle-papers", wish("papers"), page="battle", menu="file", shortcut="Ctrl+P", off=none_open),
    Action("battle-save", wish("save"), page="battle", menu="file", shortcut="Ctrl+Shift+S", off=none_open),
    Action("battle-close", BATTLES.close, page="battle", menu="file", shortcut="Ctrl+W", off=none_open),
)  # fmt: skip
