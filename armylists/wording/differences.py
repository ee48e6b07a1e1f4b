"""What differs between two armies, a line each: "unidad 2 «Guardia», Espadachines: 7 → 9"."""

from armylists.catalogue import Catalogue
from armylists.points import Difference
from armylists.roster import Contingent, Leader, Roster, Unit
from armylists.wording import names
from armylists.wording.names import place
from heart_africa.core.messages import say

NOTHING = "—"
MOST_OF_A_NOTE = 60
WITH_PLACES = ("leader", "independents", "baggage")
OWN_WORDS = ("name", "notes", "narrative", "cost", "slot", "tags")


def difference(catalogue: Catalogue, first: Roster, second: Roster, difference: Difference, lang: str) -> str:
    """A difference between two armies, said of the second."""
    roster = first if difference.kind == "removed" else second
    spot = _spot(catalogue, roster, difference, lang)
    if difference.kind == "changed":
        old, new = (
            _value(catalogue, difference.part, value, lang) for value in (difference.old, difference.new)
        )
        return say(lang, "diff-changed", what=spot, old=old, new=new)
    whole = difference.old if difference.kind == "removed" else difference.new
    return say(lang, f"diff-{difference.kind}", what=spot, holds=_holds(catalogue, whole, lang))


def _spot(catalogue: Catalogue, roster: Roster, difference: Difference, lang: str) -> str:
    """Where it is, and what of that place it is about."""
    where, part = difference.where, difference.part
    if not part:
        return place(roster, where, lang)
    if where == "works":
        return names.work(part, lang)
    if part in catalogue.book.troops and "units[" in where:
        return say(lang, "place-part", whole=place(roster, where, lang), part=names.troop(part, lang))
    if part in OWN_WORDS and where not in WITH_PLACES:
        label = say(lang, f"diff-part-{part}")
        return say(lang, "place-part", whole=place(roster, where, lang), part=label) if where else label
    return place(roster, f"{where}.{part}" if where else part, lang)


def _value(catalogue: Catalogue, part: str, value: object, lang: str) -> str:
    """A value as people say it: ids by their names, nothing as a dash."""
    if isinstance(value, bool):
        return say(lang, "diff-yes" if value else "diff-no")
    if isinstance(value, tuple):
        return names.all_of([_value(catalogue, part, each, lang) for each in value], lang) or NOTHING
    text = str(value)
    if text or part in MAY_BE_EMPTY:
        text = names.part(catalogue, part, text, lang)
    short = text if len(text) <= MOST_OF_A_NOTE else f"{text[: MOST_OF_A_NOTE - 1]}…"
    return short or NOTHING


MAY_BE_EMPTY = ("people", "scenario", "role")


def _holds(catalogue: Catalogue, whole: object, lang: str) -> str:
    """What a unit, a contingent or a leader is, in a few words."""
    match whole:
        case Leader():
            return names.figure(whole.troop, lang)
        case Unit():
            return _figures(whole, lang)
        case Contingent():
            units = [_figures(unit, lang) for unit in whole.units]
            own = names.list_name(catalogue, whole.list, lang)
            return say(lang, "diff-contingent", list=own, units=names.all_of(units, lang) or NOTHING)
        case _:
            return str(whole)


def _figures(unit: Unit, lang: str) -> str:
    counted = [names.figures(troop, count, lang) for troop, count in unit.figures.items()]
    return names.all_of(counted, lang) or NOTHING
