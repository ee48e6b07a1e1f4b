"""Battles at the desk for tests: begun, set up, brought to the first turn, all with dice that are known."""

from itertools import cycle

from gui.dice import Generator, OrderDice
from gui.documents.battle import BattleDocument
from gui.documents.muster import begin_at_once
from gui.presenters.battle.setup import depth, placing
from gui.session import Session
from heart_africa.core.journal.records import Command
from heart_africa.rules.preparation.deployment.orders import BeginPlay, Deploy
from heart_africa.rules.referee.setup.orders import (
    AcceptForces,
    AgreeGround,
    AgreeScenario,
    ProposeGround,
    RollOff,
)
from heart_africa.rules.referee.turn import EndStep
from heart_africa.rules.tables.play import Step


class Same(Generator):
    """Throws 4, 2, 5, 3, 6, 1 for ever."""

    def __post_init__(self) -> None:
        self._faces = cycle((4, 2, 5, 3, 6, 1))

    def throw(self, count: int) -> tuple[int, ...]:
        """So many faces."""
        return tuple(next(self._faces) for _ in range(count))


def give(table: BattleDocument, command: Command) -> None:
    """Carry an order out, overruling whatever is against it."""
    table.submit(command, OrderDice((), table.generator), "test" if table.objections(command) else None)


def begun(session: Session, name: str = "Sunday") -> BattleDocument:
    """Two sample armies at the table."""
    table = begin_at_once(session, name)
    table.generator = Same()
    return table


def deploying(session: Session) -> BattleDocument:
    """The same in an Encounter on its table, nobody placed."""
    table = begun(session)
    for command in (AgreeScenario("encounter", "red"), RollOff(), AcceptForces(), ProposeGround()):
        give(table, command)
    give(table, AgreeGround())
    return table


def played(session: Session) -> BattleDocument:
    """The same when units move in the first turn: all stand on the table, but for one of red's in ambush."""
    table = deploying(session)
    hidden = False
    while (panel := placing(session, table)) is not None:
        unit = panel.waiting[0][0]
        if panel.side == "red" and not hidden:
            hidden = True
            give(table, Deploy(unit, "ambush", lies_in="tall_grass", note="by the stream"))
        else:
            give(table, Deploy(unit, "table", depth(table, panel.side)))
    give(table, BeginPlay())
    while table.live.step is not Step.UNITS:
        give(table, EndStep(table.live.step))
    return table
