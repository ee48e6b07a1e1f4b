"""Units as the morale chapter asks for them: figures, casualties, markers, whom they follow."""

from collections import Counter
from collections.abc import Iterator, Mapping

from heart_africa.rules.battle import Battle, Gone, SideId, Sort, Unit
from heart_africa.rules.book import Book, Trait
from heart_africa.rules.organisation.leaders import Following, Leader, charisma
from heart_africa.rules.play import morale
from heart_africa.rules.play.morale import Vessel
from heart_africa.rules.units import Release

DEAD = frozenset({Gone.SHOT, Gone.LOST})


def company(battle: Battle, name: str) -> Unit:
    """The company of an independent figure, named by itself or by him. Raises `BadData`."""
    return battle.units[name] if name in battle.units else battle.unit_of(name)


def him(company_: Unit) -> str:
    """The leader, bearer, doctor or scout of a company, by his own name."""
    return company_.figures[0].name


def leader_of(company_: Unit) -> Leader:
    """A leader as his chapter asks for him."""
    return Leader(him(company_), company_.traits)


# --- a unit and the leader who is part of it ---


def leader_with(battle: Battle, unit: Unit) -> Unit | None:
    """The leader who has joined a unit, alive or fallen this turn: he is part of it for all purposes."""
    leaders = (each for each in battle.of(unit.side, Sort.LEADER) if each.with_unit == unit.name)
    return next((each for each in leaders if each.led or _fell_now(battle, each)), None)


def _fell_now(battle: Battle, leader: Unit) -> bool:
    himself = leader.figures[0]
    return himself.gone in DEAD and himself.went == battle.turn


def figures(battle: Battle, unit: Unit) -> Mapping[str, int]:
    """Its figures by troop type, a charismatic leader among them; his attendants never count."""
    leader = leader_with(battle, unit)
    himself = [leader.figures[0].troop] if leader and leader.led else []
    return Counter(unit.troops) + Counter(himself)


def casualties(battle: Battle, unit: Unit) -> int:
    """Its figures lost this turn, a charismatic leader among them (MORALE-02)."""
    leader = leader_with(battle, unit)
    return unit.lost + (leader is not None and not leader.led)


def at_start(battle: Battle, unit: Unit) -> int:
    """Its figures at the start of the turn."""
    return unit.at_start + (leader_with(battle, unit) is not None)


def morale_unit(battle: Battle, unit: Unit) -> morale.Unit:
    """The unit as its chapter asks for it."""
    return morale.Unit(
        unit.name,
        figures(battle, unit),
        at_start(battle, unit),
        unit.contingent,
        unit.markers,
        lone_leader=unit.sort is Sort.LEADER,
        on_table=unit.on_table,
        broken=unit.broken,
    )


def following(battle: Battle, unit: Unit) -> Following | None:
    """The unit with the leader whom it follows, he counted in both (TRAIT-09)."""
    leader = leader_with(battle, unit)
    if leader is None or not leader.led or Trait.CHARISMATIC not in leader.traits:
        return None
    return Following(him(leader), unit.name, unit.began + 1, len(unit.here) + 1)


def exempt(book: Book, battle: Battle, unit: Unit) -> Release | None:
    """Why it takes no test at all: half of it follows a charismatic leader."""
    follows = following(battle, unit)
    return charisma(book, follows) if follows else None


# --- who tests ---


def testers(book: Book, battle: Battle, *sides: SideId) -> Iterator[Unit]:
    """The units on the table that take tests for the usual causes."""
    for unit in battle.units.values():
        if (
            unit.sort is Sort.UNIT
            and unit.side in sides
            and not morale.never_tests(book, morale_unit(battle, unit))
        ):
            yield unit


def vessel(book: Book, battle: Battle, unit: Unit) -> Vessel | None:
    """A gunboat or dhow as its chapter asks for it; None for anything else, or one that is gone."""
    if not unit.on_table or unit.troop not in book.morale.vessels:
        return None
    aboard = tuple(name for each in battle.units.values() for name in _aboard(each, unit.name))
    return Vessel(unit.name, unit.troop, unit.hits_before, unit.hits, unit.failures, unit.aground, aboard)


def _aboard(unit: Unit, vessel_: str) -> tuple[str, ...]:
    """Who of a unit is aboard a vessel: the whole by its name, or figure by figure."""
    carried = tuple(figure.name for figure in unit.here if (figure.aboard or unit.aboard) == vessel_)
    return (unit.name,) if carried and len(carried) == len(unit.here) else carried
