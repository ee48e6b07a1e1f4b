"""Battles at the desk for tests: begun, set up, brought to the first turn, all with dice that are known.

Each is played once for a language and its rulings; every further test opens the journal of that play.
"""

from collections.abc import Callable
from itertools import cycle, islice
from typing import NamedTuple

from gui.dice import Generator, OrderDice
from gui.documents.army import SAMPLES, read_army
from gui.documents.battle import BATTLES, BattleDocument
from gui.documents.library import library
from gui.documents.muster import begin_at_once, bring
from gui.presenters.battle.setup import depth, placing
from gui.session import Session
from heart_africa.core.journal.records import Command
from heart_africa.rules.book.play import Step
from heart_africa.rules.preparation.deployment.orders import BeginPlay, Deploy
from heart_africa.rules.referee.setup.orders import (
    AcceptForces,
    AgreeGround,
    AgreeScenario,
    ChooseBase,
    ProposeGround,
    RollOff,
)
from heart_africa.rules.referee.turn import EndStep


class Same(Generator):
    """Throws 4, 2, 5, 3, 6, 1 for ever, but for the first `thrown` of them."""

    def __init__(self, thrown: int = 0) -> None:
        super().__init__(seed=0)
        self.thrown = thrown
        self._faces = islice(cycle((4, 2, 5, 3, 6, 1)), thrown, None)

    def throw(self, count: int) -> tuple[int, ...]:
        """So many faces."""
        self.thrown += count
        return tuple(next(self._faces) for _ in range(count))


def give(table: BattleDocument, command: Command) -> None:
    """Carry an order out, overruling whatever is against it."""
    table.submit(command, OrderDice((), table.generator), "test" if table.objections(command) else None)


class _Played(NamedTuple):
    lines: tuple[str, ...]
    thrown: int


_played: dict[object, _Played] = {}


def _kept(session: Session, name: str, play: Callable[[Session, str], BattleDocument]) -> BattleDocument:
    """The battle played so far, or opened where it has been played before."""
    key = (play, session.lang, tuple(sorted(session.rulings.changed.items())))
    known = _played.get(key)
    if known is None:
        with session.gathering():  # a page is drawn when all of it is played
            table = play(session, name)
        lines = tuple(table.referee.codec.text(each) for each in table.journal.entries)
        _played[key] = _Played(
            lines, generator.thrown if isinstance(generator := table.generator, Same) else 0
        )
        return table
    document = BATTLES.create(session, name, session.rulings.changed)
    library(session).append(document, document.head, known.lines)
    table = BATTLES.open(session, name)
    table.guided = True
    table.generator = Same(thrown=known.thrown)
    return table


def begun(session: Session, name: str = "Sunday") -> BattleDocument:
    """Two sample armies at the table."""
    return _kept(session, name, _begin)


def deploying(session: Session) -> BattleDocument:
    """The same in an Encounter on its table, nobody placed."""
    return _kept(session, "Sunday", _set_up)


def defended(session: Session) -> BattleDocument:
    """Zanzibaris about to attack Belgians, who deploy first and have bought a barricade of 8 inches."""
    return _kept(session, "Monday", _defend)


def played(session: Session) -> BattleDocument:
    """The same when units move in the first turn: all stand on the table, but for one of red's in ambush."""
    return _kept(session, "Sunday", _play)


def _begin(session: Session, name: str) -> BattleDocument:
    table = begin_at_once(session, name)
    table.generator = Same()
    return table


def _set_up(session: Session, name: str) -> BattleDocument:
    table = begun(session, name)
    for command in (AgreeScenario("encounter", "red"), RollOff(), AcceptForces(), ProposeGround()):
        give(table, command)
    give(table, AgreeGround())
    return table


def _defend(session: Session, name: str) -> BattleDocument:
    table = BATTLES.begin(session, name)
    table.generator = Same()
    for side, army in (("red", "zanzibaris"), ("blue", "colonial_expedition-belgian")):
        bring(table, side, read_army(session, SAMPLES / f"{army}.army.toml"))
    for command in (AgreeScenario("planned_attack", "red"), AcceptForces(), ProposeGround(), AgreeGround()):
        give(table, command)
    give(table, ChooseBase("long"))
    return table


def _play(session: Session, _name: str) -> BattleDocument:
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
