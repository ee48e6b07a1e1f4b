"""Where units may begin, how many of a side, and what may be left off the table (pp. 20-22)."""

from collections.abc import Iterable, Iterator

from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Battle, SideId, Sort, Unit, Where
from heart_africa.rules.book import Book
from heart_africa.rules.book.preparation import DeploymentSide, Share
from heart_africa.rules.book.printed import Entry
from heart_africa.rules.preparation.deployment.orders import Deploy

# --- what the scenario has against it ---


def objections_to_deploy(book: Book, battle: Battle, order: Deploy) -> Iterator[Problem]:
    """All that the scenario has against a unit's beginning there: its place, and how many begin where."""
    unit = battle.unit(order.unit)
    side = book.deployment.side(battle.scenario, battle.role(unit.side))
    if order.stands:
        yield from _place(side, order)
        yield from _guards(battle, side, unit, order)
    yield from _reserves(battle, side, unit, order)
    yield from _baggage(side, unit, order)
    if order.stands and side.most and _over(battle, unit.side, side.most, unit) > 0:
        yield _shared("too-many-begin", battle, unit.side, side.most, unit)
    if not order.stands and side.least and not side.column:
        # A problem if too few would begin there without this unit, even with all who still wait.
        others = (each for each in _known(battle, unit.side) if each.name != unit.name)
        most = _count(side.least, (each for each in others if each.deployed or each.where is Where.WAITING))
        total = _count(side.least, _known(battle, unit.side))
        part, whole = side.least.share
        if most * whole < total * part:
            yield _problem("too-few-begin", side.least, of=side.least.of, count=most, all=total)


def objections_to_begin(book: Book, battle: Battle, side: SideId) -> Iterator[Problem]:
    """A problem if fewer of a side stand on the table than must when the battle begins."""
    row = book.deployment.side(battle.scenario, battle.role(side))
    if row.least and not row.column and _over(battle, side, row.least) < 0:
        yield _shared("too-few-begin", battle, side, row.least)


def _problem(code: str, row: Entry, who: str = "", **about: object) -> Problem:
    return row.problem(f"deployment-{code}", who, unit=who, **about)


def _place(side: DeploymentSide, order: Deploy) -> Iterator[Problem]:
    """Problems of the place itself; the advance guard has a limit of its own, a column begins nowhere."""
    if side.column:
        yield _problem("in-column", side.column, count=side.column.value)
    if side.zone_in and order.base_in > side.zone_in.value and not (order.guard and side.guard_in):
        yield _problem("outside-zone", side.zone_in, order.unit, inches=side.zone_in.value)
    if order.guard and side.guard_in and order.base_in > side.guard_in.value:
        yield _problem("guard-too-far", side.guard_in, order.unit, inches=side.guard_in.value)
    if side.own_half and not order.own_half:
        yield _problem("outside-half", side.own_half, order.unit)
    if side.away_in and order.enemy_base_in is not None and order.enemy_base_in <= side.away_in.value:
        yield _problem("too-near", side.away_in, order.unit, inches=side.away_in.value)


def _guards(battle: Battle, side: DeploymentSide, unit: Unit, order: Deploy) -> Iterator[Problem]:
    """A problem if too many units would be in the advance guard."""
    others = [each for each in _others(battle, unit) if each.guard and each.deployed]
    if order.guard and side.guard_units and len(others) >= side.guard_units.value:
        most = side.guard_units.value
        yield _problem("too-many-guards", side.guard_units, count=len(others) + 1, most=most)


def _reserves(battle: Battle, side: DeploymentSide, unit: Unit, order: Deploy) -> Iterator[Problem]:
    """A problem if too many units would be left off the table."""
    off = [each for each in _others(battle, unit) if not each.deployed and each.where is not Where.WAITING]
    units = [each for each in off if each.sort is Sort.UNIT]
    if order.stands or unit.sort is not Sort.UNIT or not side.reserve:
        return
    if len(units) >= side.reserve.value:
        count, most = len(units) + 1, side.reserve.value
        yield _problem("too-many-in-reserve", side.reserve, count=count, most=most)


def _others(battle: Battle, unit: Unit) -> Iterable[Unit]:
    return (each for each in battle.of(unit.side) if each.here and each.name != unit.name)


def _baggage(side: DeploymentSide, unit: Unit, order: Deploy) -> Iterator[Problem]:
    """A problem if the baggage must be on the table, or inside the village or camp, and is not."""
    if unit.sort is not Sort.BAGGAGE:
        return
    if side.baggage and not order.stands:
        yield _problem("baggage-left-behind", side.baggage, unit.name)
    elif side.shelter and not order.sheltered:
        yield _problem("baggage-outside", side.shelter, unit.name)


# --- what part of a force begins there ---


def _over(battle: Battle, side: SideId, share: Share, unit: Unit | None = None) -> int:
    """By how much those who begin there exceed a share; below 0 they fall short.

    Counted in parts of the whole, to stay with whole numbers; `unit`: one that is about to be placed.
    """
    part, whole = share.share
    return _begun(battle, side, share, unit) * whole - _count(share, _known(battle, side)) * part


def _begun(battle: Battle, side: SideId, share: Share, unit: Unit | None) -> int:
    there = (each for each in _known(battle, side) if each.deployed or (unit and each.name == unit.name))
    return _count(share, there)


def _known(battle: Battle, side: SideId) -> Iterable[Unit]:
    return (unit for unit in battle.of(side) if unit.here)


def _count(share: Share, units: Iterable[Unit]) -> int:
    """What these units count for a share: units, or figures.

    A lone figure is no unit (SCEN-06); baggage and boats count as no figures.
    """
    if share.of == "units":
        return sum(unit.sort is Sort.UNIT for unit in units)
    return sum(len(unit.here) for unit in units if unit.sort not in {Sort.BAGGAGE, Sort.BOAT})


def _shared(code: str, battle: Battle, side: SideId, row: Share, unit: Unit | None = None) -> Problem:
    count, total = _begun(battle, side, row, unit), _count(row, _known(battle, side))
    return _problem(code, row, of=row.of, count=count, all=total)


# --- the column of an Ambush ---


def enters(book: Book, march: tuple[str, ...], turn: int) -> tuple[str, ...]:
    """The names that enter from a column in this turn: one unit, lone figure or baggage train a turn."""
    row = book.deployment.side("ambush", "attacker").column
    each = row.value if row else 0
    return march[(turn - 1) * each : turn * each]


def objections_to_enter(book: Book, march: tuple[str, ...], turn: int, name: str) -> tuple[Problem, ...]:
    """A problem if this is not the next in the order of march, which was written and stays."""
    row = book.deployment.side("ambush", "attacker").march
    due = enters(book, march, turn)
    if row is None or name in due:
        return ()
    return (_problem("out-of-order", row, name, due=", ".join(due)),)
