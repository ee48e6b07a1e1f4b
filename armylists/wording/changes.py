"""Edits worded as instructions to a player, and as titles for undoing: "Añade 2 Lanceros a la unidad 3"."""

from collections.abc import Iterable
from dataclasses import fields

from armylists.catalogue import Catalogue
from armylists.edits import (
    AddAlly,
    AddUnit,
    CopyUnit,
    Edit,
    MergeUnits,
    MoveUnit,
    NameUnit,
    OneUnitEdit,
    RemoveAlly,
    RemoveUnit,
    SetAllyBearer,
    SetAllyPeople,
    SetBaggage,
    SetFact,
    SetFigures,
    SetIndependent,
    SetLeader,
    SetTraits,
    SetWork,
    SplitUnit,
    SwapTroop,
    TagUnit,
    UnitEdit,
)
from armylists.points import Difference
from armylists.roster import Contingent, Leader, Roster, Unit
from armylists.wording import names
from armylists.wording.names import place, unit_place
from heart_africa.core.messages import say

BEARER = "standard_bearer"
MAY_BE_NONE = ("name", "tags", "slot", "people", "value", "narrative", "permissions")
"""Fields whose edits are worded in one way where there is something and in another where there is nothing."""
Facts = dict[str, object]


def changes(catalogue: Catalogue, roster: Roster, edits: Iterable[Edit], lang: str) -> str:
    """Several successive edits as one instruction.

    A later edit speaks of units by the numbers that the player sees before the first, so edits are worded
    over a copy of the roster in which every unit bears its place as its name. But where units are moved,
    copied or named the player follows them, and each edit speaks of units as they stand then.
    """
    edits = tuple(edits)
    follows = any(isinstance(each, MoveUnit | CopyUnit | NameUnit) for each in edits)
    order, shown = "", _labelled(roster, lang)
    for each in edits:
        words = _Worder(catalogue, shown, lang).say(each)
        order = say(lang, "edit-then", first=order, then=words) if order else words
        roster = each.apply(roster)
        shown = _labelled(roster, lang) if follows else each.apply(shown)
    return order[:1].upper() + order[1:]


def _labelled(roster: Roster, lang: str) -> Roster:
    """A copy of the roster in which each unit's place is its name."""
    labelled = roster
    for ally in roster.contingents():
        units = roster.units_of(ally)
        places = (unit_place(roster, index, ally, lang) for index in range(len(units)))
        named = [unit.model_copy(update={"name": place}) for unit, place in zip(units, places, strict=True)]
        labelled = labelled.with_units(ally, named)
    return labelled


class _Worder:
    """Words edits of one roster in one language."""

    def __init__(self, catalogue: Catalogue, roster: Roster, lang: str) -> None:
        self._catalogue = catalogue
        self._roster = roster
        self._lang = lang

    def say(self, edit: Edit) -> str:
        """The edit as an instruction, beginning with a small letter."""
        facts = self._plain(edit) | self._of_units(edit) | self._of_army(edit)
        message = edit.fact if isinstance(edit, SetFact) else edit.kind.removeprefix("set-")
        return say(self._lang, f"edit-{message}", facts)

    def _plain(self, edit: Edit) -> Facts:
        """The fields of an edit with ids replaced by names; `some`: whether an optional field is set."""
        facts: Facts = {}
        for name in (each.name for each in fields(edit)):
            value, part = (
                getattr(edit, name),
                edit.fact if isinstance(edit, SetFact) and name == "value" else name,
            )
            if isinstance(value, str) and value:
                facts[name] = names.part(self._catalogue, part, value, self._lang)
            elif isinstance(value, str | int):
                facts[name] = value
            if name in MAY_BE_NONE:
                facts["some"] = _some(value)
        return facts

    def _of_units(self, edit: Edit) -> Facts:
        """Facts on an edit of units: which army, which unit, which figures are added, taken or exchanged."""
        facts: Facts = {}
        if isinstance(edit, UnitEdit):
            facts["whose"] = "own" if edit.ally is None else "allies"
            facts["allies"] = "" if edit.ally is None else self._contingent(edit.ally)
        if isinstance(edit, OneUnitEdit):
            facts["place"] = self._place(edit.unit, edit.ally)
        match edit:
            case SetFigures():
                facts |= self._of_figures(edit)
            case SwapTroop():
                facts["old"] = names.figures(edit.old, edit.take, self._lang)
                facts["new"] = names.figures(edit.new, edit.give, self._lang)
            case AddUnit() | SplitUnit():
                facts["figures"] = names.figures(edit.troop, edit.count, self._lang)
            case RemoveUnit():
                figures = self._unit(edit.unit, edit.ally).figures
                facts |= {"holds": self._counted(figures.items()), "kinds": len(figures)}
            case MergeUnits():
                facts["other"] = self._place(edit.other, edit.ally)
            case TagUnit():
                facts["tags"] = ", ".join(edit.tags)
            case MoveUnit():
                facts["number"] = edit.to + 1
        return facts

    def _of_figures(self, edit: SetFigures) -> Facts:
        """Facts on a change of figures: how many more or fewer there are, or that there are none."""
        before = self._unit(edit.unit, edit.ally).figures.get(edit.troop, 0)
        way = "none" if not edit.count else "more" if edit.count >= before else "fewer"
        figures = names.figures(edit.troop, abs(edit.count - before), self._lang)
        return {"troop": names.troop(edit.troop, self._lang), "way": way, "figures": figures}

    def _of_army(self, edit: Edit) -> Facts:
        """Facts on an edit of anything other than units, besides its fields."""
        facts: Facts = {}
        match edit:
            case AddAlly():
                facts = {"allies": self._allies(edit.list, edit.people), "units": self._counted(edit.units)}
            case SetAllyPeople():
                allies = names.list_name(self._catalogue, self._roster.allies[edit.ally].list, self._lang)
                people = names.people_name(self._catalogue, edit.people, self._lang) if edit.people else ""
                facts = {"allies": allies, "value": people}
            case SetAllyBearer():
                before = self._roster.allies[edit.ally].standard_bearer
                facts = {"allies": self._contingent(edit.ally)} | self._bearing(BEARER, before, edit.count)
            case RemoveAlly():
                facts = {"allies": self._contingent(edit.ally)}
            case SetLeader():
                facts = {"troop": names.figure(edit.troop, self._lang), "some": _some(self._roster.leader)}
            case SetTraits():
                traits = [names.trait(trait, self._lang) for trait in edit.traits]
                facts = {"traits": names.all_of(traits, self._lang), "count": len(traits)}
            case SetIndependent():
                troop, before = edit.figure, getattr(self._roster.independents, edit.figure)
                bearing = self._bearing(troop, before, edit.count)
                facts = {"troop": names.troop(troop, self._lang)} | bearing
            case SetWork():
                facts = self._of_work(edit)
            case SetBaggage():
                facts = {"count": edit.elements}
        return facts

    def _bearing(self, figure: str, before: int, count: int) -> Facts:
        """Facts on a change of figures outside units: how many more there are, or how many are left."""
        more = count > before
        figures = names.figures(figure, count - before if more else count, self._lang)
        return {"figures": figures, "count": count, "way": "more" if more else "fewer"}

    def _of_work(self, edit: SetWork) -> Facts:
        before = getattr(self._roster.works, edit.work)
        way = "fewer" if edit.count < before else "more" if before else "new"
        works = names.works(edit.work, edit.count, self._lang)
        return {"way": way, "works": works, "work": names.work(edit.work, self._lang)}

    def _unit(self, index: int, ally: int | None) -> Unit:
        return self._roster.units_of(ally)[index]

    def _place(self, index: int, ally: int | None) -> str:
        """A unit by its place, which labels it; a unit added by an earlier edit is "the new unit"."""
        return self._unit(index, ally).name or say(self._lang, "edit-new-unit")

    def _counted(self, figures: Iterable[tuple[str, int]]) -> str:
        return names.all_of([names.figures(troop, count, self._lang) for troop, count in figures], self._lang)

    def _contingent(self, index: int) -> str:
        ally = self._roster.allies[index]
        return self._allies(ally.list, ally.people)

    def _allies(self, list_id: str, people: str) -> str:
        """The name of a contingent's list, followed by its people if it has one."""
        name = names.list_name(self._catalogue, list_id, self._lang)
        return f"{name} ({names.people_name(self._catalogue, people, self._lang)})" if people else name


def _some(what: object) -> str:
    return "yes" if what else "no"


# --- what differs between two armies, a line each: "unidad 2 «Guardia», Espadachines: 7 → 9" ---


NOTHING = "—"
MOST_OF_A_NOTE = 60
WITH_PLACES = ("leader", "independents", "baggage")
OWN_WORDS = ("name", "notes", "narrative", "cost", "slot", "tags")


def difference(catalogue: Catalogue, first: Roster, second: Roster, difference: Difference, lang: str) -> str:
    """A difference between two armies in a line, as a change from the first to the second."""
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
    """The place of a difference, and the part of it that differs."""
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
    """A value in words: ids by their names, a dash for nothing."""
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
    """A short description of a unit, contingent or leader that was added or removed."""
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
