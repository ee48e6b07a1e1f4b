"""Edits as orders to a player, and as titles to undo them by: "Añade 2 Lanceros a la unidad 3 «Guardia»"."""

from collections.abc import Iterable

from armylists.catalogue import Catalogue
from armylists.edits import (
    AddAlly,
    AddUnit,
    Agree,
    AllyEdit,
    ChangeList,
    ChooseSlot,
    CopyUnit,
    Edit,
    KeepNarrative,
    LeaderEdit,
    MergeUnits,
    MoveUnit,
    NameArmy,
    NameLeader,
    NameUnit,
    OneUnitEdit,
    RemoveAlly,
    RemoveUnit,
    SetAllyBearer,
    SetAllyPeople,
    SetAttendants,
    SetBaggage,
    SetFact,
    SetFigures,
    SetIndependent,
    SetLeader,
    SetLeaderBearer,
    SetTraits,
    SetWork,
    SplitUnit,
    SwapTroop,
    TagUnit,
    UnitEdit,
)
from armylists.roster import Roster, Unit
from armylists.wording import names
from armylists.wording.names import unit_place
from heart_africa.core.messages import say

BEARER = "standard_bearer"
Facts = dict[str, object]


def changes(catalogue: Catalogue, roster: Roster, edits: Iterable[Edit], lang: str) -> str:
    """Edits made one after another, as one order.

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
    """The roster with each unit named by its place."""
    labelled = roster
    for ally in roster.contingents():
        units = roster.units_of(ally)
        places = (unit_place(roster, index, ally, lang) for index in range(len(units)))
        named = [unit.model_copy(update={"name": place}) for unit, place in zip(units, places, strict=True)]
        labelled = labelled.with_units(ally, named)
    return labelled


class _Worder:
    """Words the edits of one roster in one language."""

    def __init__(self, catalogue: Catalogue, roster: Roster, lang: str) -> None:
        self._catalogue = catalogue
        self._roster = roster
        self._lang = lang

    def say(self, edit: Edit) -> str:
        """An edit as an order, without a capital."""
        match edit:
            case UnitEdit():
                facts = self._whose(edit) | self._of_unit(edit) | self._of_arranged(edit)
            case AllyEdit():
                facts = self._of_allies(edit)
            case LeaderEdit():
                facts = self._of_leader(edit)
            case _:
                facts = self._of_army(edit)
        message = edit.fact if isinstance(edit, SetFact) else edit.kind.removeprefix("set-")
        return say(self._lang, f"edit-{message}", facts)

    def _whose(self, edit: UnitEdit) -> Facts:
        """Whose units an edit changes, and which of them if it is one."""
        facts: Facts = {"whose": "own" if edit.ally is None else "allies"}
        facts["allies"] = "" if edit.ally is None else self._contingent(edit.ally)
        if isinstance(edit, OneUnitEdit):
            facts["place"] = self._place(edit.unit, edit.ally)
        return facts

    def _of_unit(self, edit: UnitEdit) -> Facts:
        """What is bought, taken or joined."""
        facts: Facts = {}
        match edit:
            case SetFigures():
                facts = self._of_figures(edit)
            case SwapTroop():
                facts["old"] = names.figures(edit.old, edit.take, self._lang)
                facts["new"] = names.figures(edit.new, edit.give, self._lang)
            case AddUnit() | SplitUnit():
                facts["figures"] = names.figures(edit.troop, edit.count, self._lang)
            case RemoveUnit():
                figures = self._unit(edit.unit, edit.ally).figures
                facts = {"holds": self._counted(figures.items()), "kinds": len(figures)}
            case MergeUnits():
                facts["other"] = self._place(edit.other, edit.ally)
        return facts

    def _of_arranged(self, edit: UnitEdit) -> Facts:
        """What a unit is called, tagged or counted as, and where it goes."""
        facts: Facts = {}
        match edit:
            case NameUnit():
                facts = {"name": edit.name, "some": _some(edit.name)}
            case TagUnit():
                facts = {"tags": ", ".join(edit.tags), "some": _some(edit.tags)}
            case ChooseSlot():
                slot = names.troop(edit.slot, self._lang) if edit.slot else ""
                facts = {"slot": slot, "some": _some(slot)}
            case MoveUnit():
                facts = {"number": edit.to + 1}
        return facts

    def _of_figures(self, edit: SetFigures) -> Facts:
        """More, fewer or no figures: said by the difference, with what it comes to."""
        before = self._unit(edit.unit, edit.ally).figures.get(edit.troop, 0)
        way = "none" if not edit.count else "more" if edit.count >= before else "fewer"
        figures = names.figures(edit.troop, abs(edit.count - before), self._lang)
        troop = names.troop(edit.troop, self._lang)
        return {"troop": troop, "count": edit.count, "way": way, "figures": figures}

    def _of_allies(self, edit: AllyEdit) -> Facts:
        facts: Facts = {}
        match edit:
            case AddAlly():
                facts = {"allies": self._allies(edit.list, edit.people), "units": self._counted(edit.units)}
            case RemoveAlly():
                facts = {"allies": self._contingent(edit.ally)}
            case SetAllyPeople():
                allies = names.list_name(self._catalogue, self._roster.allies[edit.ally].list, self._lang)
                facts = {"allies": allies} | self._chosen(edit.people)
            case SetAllyBearer():
                before = self._roster.allies[edit.ally].standard_bearer
                facts = {"allies": self._contingent(edit.ally)} | self._bearing(BEARER, before, edit.count)
        return facts

    def _of_leader(self, edit: LeaderEdit) -> Facts:
        facts: Facts = {}
        match edit:
            case SetLeader():
                facts = {"troop": names.figure(edit.troop, self._lang), "some": _some(self._roster.leader)}
            case SetTraits():
                traits = [names.trait(trait, self._lang) for trait in edit.traits]
                facts = {"traits": names.all_of(traits, self._lang), "count": len(traits)}
            case SetAttendants() | SetLeaderBearer():
                facts = {"count": edit.count}
            case NameLeader():
                facts = {"name": edit.name, "some": _some(edit.name)}
        return facts

    def _of_army(self, edit: Edit) -> Facts:
        facts: Facts = {}
        match edit:
            case SetIndependent():
                before = getattr(self._roster.independents, edit.figure)
                facts = self._bearing(edit.figure, before, edit.count)
                facts["troop"] = names.troop(edit.figure, self._lang)
            case SetWork():
                facts = self._of_work(edit)
            case SetFact():
                facts = self._chosen(edit.value)
            case SetBaggage():
                facts = {"count": edit.elements}
            case ChangeList():
                people = names.people_name(self._catalogue, edit.people, self._lang) if edit.people else ""
                own = names.list_name(self._catalogue, edit.list, self._lang)
                facts = {"list": own, "people": people, "some": _some(people)}
            case NameArmy():
                facts = {"name": edit.name, "some": _some(edit.name)}
            case KeepNarrative():
                facts = {"some": _some(edit.narrative)}
            case Agree():
                facts = {"some": _some(edit.permissions)}
        return facts

    def _bearing(self, figure: str, before: int, count: int) -> Facts:
        """Figures that belong to no unit: more by the difference, fewer by what is left."""
        more = count > before
        figures = names.figures(figure, count - before if more else count, self._lang)
        return {"figures": figures, "count": count, "way": "more" if more else "fewer"}

    def _of_work(self, edit: SetWork) -> Facts:
        before = getattr(self._roster.works, edit.work)
        way = "fewer" if edit.count < before else "more" if before else "new"
        works = names.works(edit.work, edit.count, self._lang)
        return {"count": edit.count, "way": way, "works": works, "work": names.work(edit.work, self._lang)}

    def _chosen(self, value: int | str) -> Facts:
        """The new value of a fact, named if it is an id; whether there is one."""
        word = names.name(self._catalogue, value, self._lang) if isinstance(value, str) and value else value
        return {"value": word, "some": _some(value)}

    def _unit(self, index: int, ally: int | None) -> Unit:
        return self._roster.units_of(ally)[index]

    def _place(self, index: int, ally: int | None) -> str:
        """A unit by the place that it bears as its name; one made by an edit before is the new unit."""
        return self._unit(index, ally).name or say(self._lang, "edit-new-unit")

    def _counted(self, figures: Iterable[tuple[str, int]]) -> str:
        return names.all_of([names.figures(troop, count, self._lang) for troop, count in figures], self._lang)

    def _contingent(self, index: int) -> str:
        ally = self._roster.allies[index]
        return self._allies(ally.list, ally.people)

    def _allies(self, list_id: str, people: str) -> str:
        """The list of a contingent, with its people if it has chosen one."""
        name = names.list_name(self._catalogue, list_id, self._lang)
        return f"{name} ({names.people_name(self._catalogue, people, self._lang)})" if people else name


def _some(what: object) -> str:
    return "yes" if what else "no"
