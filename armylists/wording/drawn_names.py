"""Names for an army that was drawn: a leader and places of its people; units by their troop and a place."""

from collections.abc import Iterator
from functools import cache

from pydantic import Field

from armylists.catalogue import DATA
from armylists.chance import Chance, one_of, shuffled
from armylists.roster import Contingent, Roster, Unit
from armylists.wording.names import figure, troop
from heart_africa.core.messages import say
from heart_africa.core.strict import Strict, read

OTHER = "other"


class Names(Strict):
    """Who may lead a people, and the places that its units may come from."""

    leaders: tuple[str, ...] = Field(min_length=1)
    places: tuple[str, ...] = Field(min_length=1)


class _File(Strict):
    names: dict[str, Names]


@cache
def _names() -> dict[str, Names]:
    path = DATA / "names.toml"
    return read(_File, path.read_text(encoding="utf-8"), str(path)).names


def names_of(list_id: str, people: str) -> Names:
    """The names of a people; those of its list, or of any, if it has none of its own."""
    known = _names()
    found = (known.get(key) for key in (f"{list_id}-{people}", list_id))
    return next((names for names in found if names), known[OTHER])


def named(roster: Roster, chance: Chance, language: str) -> Roster:
    """The army with names for itself, its leader, its units and those of its allies."""
    names = names_of(roster.list, roster.people)
    name = one_of(chance, names.leaders)
    leader = roster.leader and roster.leader.model_copy(update={"name": name})
    units = _units(roster.units, _places(names, chance), language)
    allies = tuple(_ally(ally, chance, language) for ally in roster.allies)
    changes = {"name": say(language, "random-army", leader=name), "leader": leader, "units": units}
    return roster.model_copy(update={**changes, "allies": allies})


def _ally(ally: Contingent, chance: Chance, language: str) -> Contingent:
    places = _places(names_of(ally.list, ally.people), chance)
    return ally.model_copy(update={"units": _units(ally.units, places, language)})


def _places(names: Names, chance: Chance) -> Iterator[str]:
    """Places in an order drawn, each once before any comes again."""
    while True:
        yield from shuffled(chance, names.places)


def _units(units: tuple[Unit, ...], places: Iterator[str], language: str) -> tuple[Unit, ...]:
    return tuple(
        unit.model_copy(update={"name": _unit(unit, place, language)})
        for unit, place in zip(units, places, strict=False)
    )


def _unit(unit: Unit, place: str, language: str) -> str:
    """A unit by the troop that it has most of: "Lanceros de Mengo", or one figure of it."""
    main = max(unit.figures, key=lambda each: unit.figures[each])
    noun = figure(main, language) if unit.size == 1 else troop(main, language)
    return say(language, "random-unit", troop=noun[:1].upper() + noun[1:], place=place)
