"""The actions of the battle page and of its map."""

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

from gui.actions.action import Action, JournalActions, Off
from gui.dice import OrderDice
from gui.documents.battle import BATTLES, BattleDocument
from gui.documents.map import MAP
from gui.session import Key, Session
from heart_africa.core.journal.journal import Refused
from heart_africa.core.problems import BadData
from heart_africa.journal_kinds.battles import seats_in
from heart_africa.rules.battle import Stage
from heart_africa.rules.battle.state import SIDES
from heart_africa.rules.referee.turn import MOVE, EndStep, PassTurn

# --- the actions of the battle page ---


ACTIONS = JournalActions(BATTLES)


def no_end(session: Session, *, passing: bool = False) -> Off | None:
    """Why the step cannot end: something is owed, with its citation, or no turn is on; None if it can.

    `passing`: the whole turn is to be passed, which nobody may do who owes a move, nor while the computer
    plays a side.
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
    """End the step, or pass the turn; if the rules object, open the order's form. Raises `BadData`."""
    command = order(open_.live.step)
    try:
        open_.submit(command, OrderDice((), open_.generator))
    except Refused:
        open_.ask(command.kind)


def leave(open_: BattleDocument) -> None:
    """Drop the order that is being given, and the choice of a unit."""
    open_.unit = ""
    open_.ask("")


def no_order(session: Session) -> Off | None:
    """Why "cancel" is off: no order is being given and no unit is chosen; None if one is."""
    open_ = BATTLES.opened(session)
    return None if open_ and (open_.wish or open_.unit) else Off("battle-off-no-order")


def no_computer(session: Session) -> Off | None:
    """Why the computer cannot play on: it plays no side, or the battle is over; None if it can."""
    open_ = BATTLES.opened(session)
    if (off := ACTIONS.closed(session)) or open_ is None:
        return off
    if open_.live.stage is Stage.OVER:
        return Off("opponent-off-over")
    return None if seats_in(open_.writer.document.note) else Off("opponent-off-nobody")


def people_play(session: Session) -> Off | None:
    """Why the computer cannot play the battle to its end: people play a side; None if it can."""
    open_ = BATTLES.opened(session)
    both = open_ is not None and len(seats_in(open_.writer.document.note)) == len(SIDES)
    return no_computer(session) or (None if both else Off("opponent-off-people"))


def _table_mode(session: Session) -> None:
    session.prefer(table_mode=not session.settings.table_mode)


UNDO, REDO = ACTIONS.undo, ACTIONS.redo
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
"""The actions for the computer as a player, in the menu and on its pane."""
BATTLE: tuple[Action, ...] = (
    UNDO,
    REDO,
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


# --- the actions of the map on the battle page ---


if TYPE_CHECKING:  # the geometry is read when a map is first shown
    from gui.documents.map.document import OpenMap

SHOWN: Key[bool] = Key("map-shown")
"""The key of whether the map is shown in place of the cards."""
WIDE: Key[bool] = Key("map-wide")
"""The key of whether the map has the page to itself."""


def shown(session: Session) -> bool:
    """Whether the map is shown."""
    return session.open.get(SHOWN) is True


def wide(session: Session) -> bool:
    """Whether the map has the whole page."""
    return shown(session) and session.open.get(WIDE) is True


def show(session: Session, *, on: bool) -> None:
    """Show the map, or with `on` False the cards of the units."""
    session.open.put(SHOWN, on)
    session.tell("order")


def widen(session: Session, *, on: bool) -> None:
    """Give the map the whole page, or not; does nothing if it is so already."""
    if (shown(session), session.open.get(WIDE)) != (True, on):
        session.open.put(WIDE, on)
        session.open.put(SHOWN, True)  # noqa: FBT003  # it is
        session.tell("order")


def found(session: Session) -> "OpenMap | None":
    """The map of the open battle, if it has been opened."""
    return session.open.get(MAP) if ACTIONS.none_open(session) is None else None


def not_shown(session: Session) -> Off | None:
    """Why an action of the map is off: no battle is open, or its map is not shown; None otherwise."""
    return ACTIONS.none_open(session) or (None if shown(session) else Off("table_map-off-not-shown"))


def wish(session: Session, what: str) -> None:
    """Ask the battle page to do something that only the map can do."""
    session.ask(ACTIONS.wish, f"map-{what}")


def no_undo(session: Session) -> Off | None:
    """Why "undo" of the map is off; None if something can be taken back."""
    made = found(session)
    return None if made is not None and made.may("undo") else Off("table_map-off-undo")


def no_redo(session: Session) -> Off | None:
    """Why "redo" of the map is off; None if something can be done again."""
    made = found(session)
    return None if made is not None and made.may("redo") else Off("table_map-off-redo")


def _step(session: Session, do: str) -> None:
    made = found(session)
    try:
        if made is not None:
            (made.undo if do == "undo" else made.redo)()
    except BadData as fault:
        session.note_fault(fault)


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
