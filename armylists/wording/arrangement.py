"""What a player did to an army, as a title to undo it by: "Añade 2 Lanceros a la unidad 3 «Guardia»"."""

from collections.abc import Sequence

from armylists.arrangement import (
    Agree,
    Arrangement,
    Change,
    ChangeList,
    ChooseSlot,
    KeepNarrative,
    MoveUnit,
    NameArmy,
    NameLeader,
    NameUnit,
    OfUnit,
    SetBaggage,
    TagUnit,
    changed,
)
from armylists.catalogue import Catalogue
from armylists.roster import Roster
from armylists.wording.changes import changes as edited
from armylists.wording.names import list_name, people_name, troop
from armylists.wording.places import unit_place
from heart_africa.core.messages import say


def title(catalogue: Catalogue, roster: Roster, done: Sequence[Change], lang: str) -> str:
    """What was done to this roster, in a line."""
    edits = [each for each in done if not isinstance(each, Arrangement)]
    if len(edits) == len(done):
        return edited(catalogue, roster, edits, lang)
    order = ""
    for each in done:
        words = _one(catalogue, roster, each, lang)
        order = say(lang, "edit-then", first=order, then=words) if order else words
        roster = changed(roster, each)
    return order[:1].upper() + order[1:]


def _one(catalogue: Catalogue, roster: Roster, done: Change, lang: str) -> str:
    """One of them, without a capital."""
    if isinstance(done, Arrangement):
        return say(lang, f"edit-{done.kind}", _facts(catalogue, roster, done, lang))
    words = edited(catalogue, roster, (done,), lang)
    return words[:1].lower() + words[1:]


def _facts(catalogue: Catalogue, roster: Roster, done: Arrangement, lang: str) -> dict[str, object]:
    facts: dict[str, object] = {}
    if isinstance(done, OfUnit):
        facts["place"] = unit_place(roster, done.unit, done.ally, lang)
    match done:
        case NameUnit() | NameArmy() | NameLeader():
            facts |= {"name": done.name, "some": _some(done.name)}
        case TagUnit():
            facts |= {"tags": ", ".join(done.tags), "some": _some(done.tags)}
        case MoveUnit():
            facts |= {"number": done.to + 1}
        case ChooseSlot():
            facts |= {"slot": troop(done.slot, lang) if done.slot else "", "some": _some(done.slot)}
        case KeepNarrative():
            facts |= {"some": _some(done.narrative)}
        case Agree():
            facts |= {"some": _some(done.permissions)}
        case ChangeList():
            people = people_name(catalogue, done.people, lang) if done.people else ""
            facts |= {
                "list": list_name(catalogue, done.list, lang),
                "people": people,
                "some": _some(people),
            }
        case SetBaggage():
            facts |= {"count": done.elements}
    return facts


def _some(what: object) -> str:
    return "yes" if what else "no"
