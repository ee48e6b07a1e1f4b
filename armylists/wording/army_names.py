"""Names of armies, leaders and units: chosen by the player, by default, or drawn for a people."""

from collections.abc import Container, Iterator
from functools import cache

from pydantic import Field

from armylists.catalogue import DATA, Catalogue
from armylists.chance import Chance, one_of, shuffled
from armylists.roster import Contingent, Roster, Unit
from armylists.wording.names import figure, list_name, mode, people_name, role, scenario, troop
from heart_africa.core.messages import say
from heart_africa.core.strict import Strict, read_file
from heart_africa.rules.book import BAGGAGE

OTHER = "other"


def army_name(catalogue: Catalogue, roster: Roster, lang: str) -> str:
    """The name of an army: its player's, else that of its list."""
    return roster.name.strip() or list_name(catalogue, roster.list, lang)


def army_line(catalogue: Catalogue, roster: Roster, lang: str) -> str:
    """What an army is, in a line: list, people, mode, year, limit of points, scenario and role."""
    parts = [list_name(catalogue, roster.list, lang)]
    parts += [people_name(catalogue, roster.people, lang)] if roster.people else []
    parts += [mode(roster.mode, lang)] if roster.mode else []
    parts += [str(roster.year), say(lang, "names-points", count=roster.points)]
    parts += [scenario(roster.scenario, lang)] if roster.scenario else []
    parts += [role(roster.role, lang)] if roster.role else []
    return " · ".join(parts)


def unit_name(unit: Unit, lang: str) -> str:
    """The name of a unit: its player's, else the troop that it has most of; empty without figures."""
    return unit.name.strip() or (_troop(unit, lang) if unit.figures else "")


def _troop(unit: Unit, lang: str) -> str:
    """The name of the troop that a unit has most of, in the singular for a single figure."""
    main = max(unit.figures, key=lambda each: unit.figures[each])
    return _capital(figure(main, lang) if unit.size == 1 else troop(main, lang))


def leader_name(own: str, army: str, lang: str) -> str:
    """The leader's own name, else "leader of" his army."""
    return own.strip() or say(lang, "muster-leader", army=army)


def attendant_name(leader: str, lang: str) -> str:
    """The name of an attendant of this leader."""
    return say(lang, "muster-attendant", leader=leader)


def bearer_name(leader: str, lang: str) -> str:
    """The name of this leader's gun bearer."""
    return say(lang, "muster-gun-bearer", leader=leader)


def lone_name(kind: str, lang: str) -> str:
    """The name of a figure that belongs to no unit, or of the baggage: "Abanderado", "Bagaje"."""
    return _capital(say(lang, "names-thing-baggage") if kind == BAGGAGE else figure(kind, lang))


def distinct(name: str, army: str, theirs: Container[str], own: Container[str], lang: str) -> str:
    """A name that nobody has: if the enemy has it, with the army's name added; then with a number."""
    if name in theirs and army:
        name = say(lang, "muster-of-army", name=name, army=army)
    wanted, number = name, 1
    while name in theirs or name in own:
        number += 1
        name = say(lang, "muster-another", name=wanted, number=number)
    return name


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


class Names(Strict):
    """Names for leaders of a people, and for places that its units may come from."""

    leaders: tuple[str, ...] = Field(min_length=1)
    places: tuple[str, ...] = Field(min_length=1)


class _File(Strict):
    names: dict[str, Names]


@cache
def _names() -> dict[str, Names]:
    return read_file(_File, DATA / "names.toml").names


def names_of(list_id: str, people: str) -> Names:
    """The names of a people; if it has none, those of its list, else those for any."""
    known = _names()
    found = (known.get(key) for key in (f"{list_id}-{people}", list_id))
    return next((names for names in found if names), known[OTHER])


def with_names(roster: Roster, chance: Chance, language: str) -> Roster:
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
    """Places in an order drawn, endlessly; each comes once before any comes again."""
    while True:
        yield from shuffled(chance, names.places)


def _units(units: tuple[Unit, ...], places: Iterator[str], language: str) -> tuple[Unit, ...]:
    """The units called by their troop and a place each: "Lanceros de Mengo"."""
    return tuple(
        unit.model_copy(
            update={"name": say(language, "random-unit", troop=_troop(unit, language), place=place)}
        )
        for unit, place in zip(units, places, strict=False)
    )
