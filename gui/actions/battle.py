"""The actions of the battle page."""

from collections.abc import Mapping
from functools import partial

from gui.actions.action import Action, Off
from gui.actions.journal import JournalActions
from gui.dice import OrderDice
from gui.documents.battle import BATTLES, BattleDocument
from gui.session import Session
from heart_africa.core.journal.journal import Refused
from heart_africa.kinds.battles import seats_in
from heart_africa.rules.battle import Stage
from heart_africa.rules.battle.state import SIDES
from heart_africa.rules.referee.turn import MOVE, EndStep, PassTurn

ACTIONS = JournalActions(BATTLES)


def no_end(session: Session, *, passing: bool = False) -> Off | None:
    """The step cannot end: something is owed, with its citation; or no turn is on.

    `passing`: the turn is to be passed, by which nobody owes a move; not while the computer plays a side.
    """
    open_ = BATTLES.opened(session)
    if off := ACTIONS.closed(session):
        return off
    if open_ is None or open_.live.stage is not Stage.PLAY:
        return Off("battle-off-not-in-play")
    if passing and seats_in(open_.writer.document.note):
        return Off("opponent-off-pass")
    why = next((each.why for each in open_.agenda.owed if not (passing and each.order == MOVE)), None)
    return Off(why.what, why.rule, why.page, dict(why.about)) if why else None


def go_on(open_: BattleDocument, order: type[EndStep | PassTurn] = EndStep) -> None:
    """Go on to what comes the step that is on, or the turn; where the book objects, ask. Raises `BadData`."""
    command = order(open_.live.step)
    try:
        open_.submit(command, OrderDice((), open_.generator))
    except Refused:
        open_.ask(command.kind)


def leave(open_: BattleDocument) -> None:
    """Give up the order that is being given, and the unit that was chosen."""
    open_.unit = ""
    open_.ask("")


def no_order(session: Session) -> Off | None:
    """Why nothing can be left off: no order is being given and no unit is chosen."""
    open_ = BATTLES.opened(session)
    return None if open_ and (open_.wish or open_.unit) else Off("battle-off-no-order")


def no_computer(session: Session) -> Off | None:
    """Why the computer cannot play on: it plays nobody, or nothing is left to play."""
    open_ = BATTLES.opened(session)
    if (off := ACTIONS.closed(session)) or open_ is None:
        return off
    if open_.live.stage is Stage.OVER:
        return Off("opponent-off-over")
    return None if seats_in(open_.writer.document.note) else Off("opponent-off-nobody")


def people_play(session: Session) -> Off | None:
    """Why the computer cannot play the battle to its end: people play a side."""
    open_ = BATTLES.opened(session)
    both = open_ is not None and len(seats_in(open_.writer.document.note)) == len(SIDES)
    return no_computer(session) or (None if both else Off("opponent-off-people"))


def _table_mode(session: Session) -> None:
    session.prefer(table_mode=not session.settings.table_mode)


END_STEP = ACTIONS.of("end-step", ACTIONS.with_open(go_on), "edit", "Ctrl+Return", no_end)
PASS_TURN = ACTIONS.of(
    "pass-turn",
    ACTIONS.with_open(partial(go_on, order=PassTurn)),
    "edit",
    "Ctrl+Shift+Return",
    partial(no_end, passing=True),
)
COMPUTER: Mapping[str, Action] = {
    "order": ACTIONS.of("computer-order", ACTIONS.wished("computer-order"), "edit", "F6", no_computer),
    "turn": ACTIONS.of("computer-turn", ACTIONS.wished("computer-turn"), "edit", "Shift+F6", no_computer),
    "battle": ACTIONS.of(
        "computer-battle", ACTIONS.wished("computer-battle"), "edit", "Ctrl+Shift+F6", people_play
    ),
    "hint": ACTIONS.of("hint", ACTIONS.wished("computer-hint"), "view", "F2", ACTIONS.closed),
    "stop": ACTIONS.of("computer-stop", ACTIONS.wished("computer-stop"), "edit", "Ctrl+F6", no_computer),
}
"""What the computer is told to do, as its pane has it too."""
BATTLE: tuple[Action, ...] = (
    ACTIONS.undo,
    ACTIONS.redo,
    END_STEP,
    PASS_TURN,
    ACTIONS.of("typed", ACTIONS.wished("typed"), "edit", "Ctrl+T", ACTIONS.closed),
    ACTIONS.of("leave", ACTIONS.with_open(leave), "edit", "Esc", no_order),
    *COMPUTER.values(),
    ACTIONS.of("why-not", ACTIONS.wished("computer-why-not"), "view", "Shift+F2", ACTIONS.closed),
    ACTIONS.of("computer", ACTIONS.wished("computer-show"), "view", "Ctrl+F2"),
    ACTIONS.of("log", ACTIONS.wished("log"), "view", "Ctrl+J"),
    ACTIONS.of("result", ACTIONS.wished("result"), "view", "Ctrl+R"),
    ACTIONS.now,
    Action("battle-table-mode", _table_mode, page="battle", menu="view", shortcut="F11",
           checked=lambda session: session.settings.table_mode),
    ACTIONS.of("report", ACTIONS.wished("report"), "file", "Ctrl+Shift+R"),
    ACTIONS.of("papers", ACTIONS.wished("papers"), "file", "Ctrl+P"),
    ACTIONS.of("save", ACTIONS.wished("save"), "file", "Ctrl+Shift+S"),
    ACTIONS.close,
)  # fmt: skip
