"""How armies come to the table, each once, with names that are unique in the battle."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType

from heart_africa.core.dataclass import replace
from heart_africa.core.dice import Dice
from heart_africa.core.journal import records
from heart_africa.core.journal.records import EventRecord, GameEvent
from heart_africa.core.problems import BadData, Problem
from heart_africa.rules.battle import Battle, Side, SideId, Stage, Unit, other
from heart_africa.rules.battle.state import SIDES
from heart_africa.rules.battle.units import counted
from heart_africa.rules.book import Book
from heart_africa.rules.referee.feature import Feature

ENTRY = ("COMP-01", 29)
OPEN = frozenset({Stage.MUSTER, Stage.SCENARIO, Stage.GROUND})


class Muster(records.Order, kind="muster"):
    """A side's army comes to the table."""

    side: Side
    units: tuple[Unit, ...]


class Remuster(records.Order, kind="remuster"):
    """Another army replaces the one that came, as a scenario's points may ask; until deployment."""

    side: Side
    units: tuple[Unit, ...]


class Mustered(GameEvent, kind="mustered"):
    """An army has come to the table, in place of an earlier one of its side if there was any."""

    side: Side
    units: tuple[Unit, ...]

    @property
    def also(self) -> Mapping[str, object]:
        figures = sum(1 for _ in counted(self.units))
        return {"side": self.side.name, "points": self.side.points, "figures": figures}

    def applied(self, battle: Battle, _who: str) -> Battle:
        """The battle with this army; once both are there, the scenario comes next."""
        joined = _without(battle, self.side.id).joined_by(self.side, self.units)
        return replace(joined, stage=Stage.SCENARIO if len(joined.sides) == len(SIDES) else Stage.MUSTER)


Order = Muster | Remuster


def objections(_book: Book, battle: Battle, order: Order) -> tuple[Problem, ...]:
    """A problem if it is too late or the side has an army. Raises `BadData` for names used twice."""
    _told_apart(battle, order)
    return tuple(_objections(battle, order))


def _objections(battle: Battle, order: Order) -> Iterator[Problem]:
    rule, page = ENTRY
    about = {"side": order.side.name}
    if battle.stage not in OPEN:
        yield Problem("muster-too-late", rule, page, order.side.id, about)
    elif isinstance(order, Muster) and order.side.id in battle.sides:
        about = {"side": battle.sides[order.side.id].name}
        yield Problem("muster-already", rule, page, order.side.id, about)


def _told_apart(battle: Battle, order: Order) -> None:
    """Raise `BadData` unless all names of sides, units and figures are unique over both armies."""
    if order.side.id not in SIDES:
        about = {"found": order.side.id, "allowed": ", ".join(SIDES), "nearest": ""}
        raise BadData("not-one-of", key="side", about=about)
    if any(unit.side != order.side.id for unit in order.units):
        raise BadData("wrong-side", key="units", about={"side": order.side.id})
    foe = battle.sides.get(other(order.side.id))
    enemies = [unit for unit in battle.units.values() if unit.side != order.side.id]
    _unique(unit.name for unit in (*order.units, *enemies))
    _unique(figure.name for unit in (*order.units, *enemies) for figure in unit.figures)
    _unique((order.side.name, foe.name) if foe else (order.side.name,))


def _unique(names: Iterable[str]) -> None:
    found = next((name for name, count in Counter(names).items() if count > 1 or not name), None)
    if found is not None:
        raise BadData("name-shared", about={"found": found})


def decide(_book: Book, battle: Battle, order: Order, _dice: Dice) -> tuple[EventRecord, ...]:
    """The event of an army that comes to the table."""
    _told_apart(battle, order)
    return (EventRecord(order.side.name, Mustered(order.side, order.units)),)


def _without(battle: Battle, side: SideId) -> Battle:
    """The battle without this side's army."""
    units = {name: unit for name, unit in battle.units.items() if unit.side != side}
    company = {figure: unit for figure, unit in battle.company.items() if unit in units}
    sides = {id_: each for id_, each in battle.sides.items() if id_ != side}
    return replace(
        battle,
        units=MappingProxyType(units),
        company=MappingProxyType(company),
        sides=MappingProxyType(sides),
        march=(),
    )


def subject(order: Order) -> str:
    """The side whose army it is."""
    return order.side.id


FEATURE = Feature((Muster, Remuster), (Mustered,), objections, decide, subject)
