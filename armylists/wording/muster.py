"""Names on the table for those to whom their player gave none."""

from collections.abc import Container

from armylists.catalogue import Catalogue
from armylists.roster import Roster, Unit
from armylists.wording.names import figure, list_name, troop
from heart_africa.core.messages import say
from heart_africa.rules.book import BAGGAGE


def army_name(catalogue: Catalogue, roster: Roster, lang: str) -> str:
    """What an army is called: as its player says, else as its list."""
    return roster.name.strip() or list_name(catalogue, roster.list, lang)


def unit_name(unit: Unit, lang: str) -> str:
    """What a unit is called: as its player says, else by the troop that it has most of."""
    if unit.name.strip() or not unit.figures:
        return unit.name.strip()
    main = max(unit.figures, key=lambda each: unit.figures[each])
    noun = figure(main, lang) if unit.size == 1 else troop(main, lang)
    return _capital(noun)


def leader_name(own: str, army: str, lang: str) -> str:
    """The leader by his name, else as the leader of his army."""
    return own.strip() or say(lang, "muster-leader", army=army)


def attendant_name(leader: str, lang: str) -> str:
    """One of those who go with a leader."""
    return say(lang, "muster-attendant", leader=leader)


def bearer_name(leader: str, lang: str) -> str:
    """The gun bearer of a leader."""
    return say(lang, "muster-gun-bearer", leader=leader)


def lone_name(kind: str, lang: str) -> str:
    """A figure that belongs to no unit, or the baggage: "Abanderado", "Bagaje"."""
    return _capital(say(lang, "names-thing-baggage") if kind == BAGGAGE else figure(kind, lang))


def distinct(name: str, army: str, theirs: Container[str], own: Container[str], lang: str) -> str:
    """A name that nobody bears: where the enemy has it that of the army is added, and then a number."""
    if name in theirs and army:
        name = say(lang, "muster-of-army", name=name, army=army)
    wanted, number = name, 1
    while name in theirs or name in own:
        number += 1
        name = say(lang, "muster-another", name=wanted, number=number)
    return name


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
