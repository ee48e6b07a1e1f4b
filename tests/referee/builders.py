"""Small battles for tests: units by name, side and number of figures."""

from dataclasses import replace
from types import MappingProxyType

from heart_africa.rules.battle import Battle, Figure, Side, SideId, Sort, Stage, Unit, Where
from heart_africa.rules.tables.sequence import Step

RED = Side("red", "Hehe", "native_kingdom", "hehe", points=600, aggressiveness=2, rule="L01-01", page=30)
BLUE = Side("blue", "Karl Peters", "colonial_expedition", "german", points=600, rule="L12-01", page=36)


def unit(name: str, side: SideId, troop: str, count: int, **facts: object) -> Unit:
    """A unit on the table, its figures named after it: "Guardia 1", "Guardia 2"..."""
    figures = tuple(Figure(f"{name} {number}", troop) for number in range(1, count + 1))
    made = Unit(name, side, Sort.UNIT, figures, where=Where.TABLE, began=count, at_start=count)
    return replace(made, **facts)  # type: ignore[arg-type]  # whatever a test says of it


def lone(name: str, side: SideId, sort: Sort, troop: str = "", company: tuple[str, ...] = ()) -> Unit:
    """An independent figure, named like his unit, with the troops of his company; of several, numbered."""
    before = [company[:number].count(each) for number, each in enumerate(company)]
    names = (f"{name}: {each}{f' {n + 1}' if n else ''}" for each, n in zip(company, before, strict=True))
    served = (Figure(own, each) for own, each in zip(names, company, strict=True))
    figures = (Figure(name, troop or sort.value), *served)
    return Unit(name, side, sort, figures, where=Where.TABLE, began=len(figures), at_start=len(figures))


def baggage(name: str, side: SideId, elements: int = 4) -> Unit:
    """A baggage train."""
    figures = tuple(Figure(f"{name} {number}", "baggage") for number in range(1, elements + 1))
    return Unit(name, side, Sort.BAGGAGE, figures, where=Where.TABLE, began=elements, at_start=elements)


def battle(*units: Unit, step: Step = Step.UNITS, turn: int = 1, **facts: object) -> Battle:
    """A battle in play, red attacking in an Encounter unless said otherwise."""
    begun = Battle(
        stage=Stage.PLAY,
        turn=turn,
        step=step,
        scenario="encounter",
        attacker="red",
        mover="red",
        captured=MappingProxyType({}),
    )
    for side in (RED, BLUE):
        begun = begun.joined_by(side, tuple(each for each in units if each.side == side.id))
    return replace(begun, **facts)  # type: ignore[arg-type]  # whatever a test says of it
