"""Edits and repairs as orders to a player: "Añade 2 Lanceros a la unidad 3 «Guardia»".

So that a second edit speaks of units by the numbers that the player sees, edits are worded over a copy of
the roster in which every unit bears its place as its name.
"""

from collections.abc import Iterable
from typing import assert_never

from armylists.catalogue import Catalogue
from armylists.edits import (
    AddAlly,
    AddUnit,
    AllowSecondTrait,
    AllyEdit,
    ClearSlot,
    Edit,
    LeaderEdit,
    MergeUnits,
    RemoveAlly,
    RemoveUnit,
    SetAllyBearer,
    SetAllyPeople,
    SetAttendants,
    SetFact,
    SetFigures,
    SetIndependent,
    SetLeader,
    SetLeaderBearer,
    SetTraits,
    SetWork,
    SplitUnit,
    SwapTroop,
    UnitEdit,
    apply,
)
from armylists.repairs import Repair
from armylists.roster import Roster, Unit
from armylists.wording import names
from armylists.wording.places import unit_place
from heart_africa.core.messages import say

BEARER = "standard_bearer"
Facts = dict[str, object]


def edit(catalogue: Catalogue, roster: Roster, edit: Edit, lang: str) -> str:
    """An edit as an order."""
    return changes(catalogue, roster, (edit,), lang)


def repair(catalogue: Catalogue, roster: Roster, repair: Repair, lang: str) -> str:
    """A repair as an order, its second edit after the first."""
    return changes(catalogue, roster, repair.edits, lang)


def changes(catalogue: Catalogue, roster: Roster, edits: Iterable[Edit], lang: str) -> str:
    """Edits made one after another, as one order."""
    words, shown = [], _labelled(roster, lang)
    for each in edits:
        words.append(_Worder(catalogue, shown, lang).say(each))
        shown = apply(shown, each)
    order = words[0]
    for then in words[1:]:
        order = say(lang, "edit-then", first=order, then=then)
    return order[:1].upper() + order[1:]


def _labelled(roster: Roster, lang: str) -> Roster:
    """The roster with each unit named by its place."""
    allies = tuple(
        ally.model_copy(update={"units": _labels(roster, ally.units, index, lang)})
        for index, ally in enumerate(roster.allies)
    )
    return roster.model_copy(update={"units": _labels(roster, roster.units, None, lang), "allies": allies})


def _labels(roster: Roster, units: tuple[Unit, ...], ally: int | None, lang: str) -> tuple[Unit, ...]:
    places = (unit_place(roster, index, ally, lang) for index in range(len(units)))
    return tuple(unit.model_copy(update={"name": place}) for unit, place in zip(units, places, strict=True))


class _Worder:
    """Words the edits of one roster in one language; each method gathers the facts of a kind of edits."""

    def __init__(self, catalogue: Catalogue, roster: Roster, lang: str) -> None:
        self._catalogue = catalogue
        self._roster = roster
        self._lang = lang

    def say(self, edit: Edit) -> str:
        """An edit as an order, without a capital."""
        if isinstance(edit, UnitEdit):
            facts = self._of_unit(edit)
        elif isinstance(edit, AllyEdit):
            facts = self._of_allies(edit)
        elif isinstance(edit, LeaderEdit):
            facts = self._of_leader(edit)
        else:
            facts = self._of_army(edit)
        message = edit.fact if isinstance(edit, SetFact) else edit.kind.removeprefix("set-")
        return say(self._lang, f"edit-{message}", facts)

    def _of_unit(self, edit: UnitEdit) -> Facts:
        facts: Facts = {"allies": "" if edit.ally is None else self._contingent(edit.ally)}
        facts["whose"] = "own" if edit.ally is None else "allies"
        if not isinstance(edit, AddUnit):
            facts["place"] = self._place(edit.unit, edit.ally)
        match edit:
            case SetFigures():
                facts |= self._of_figures(edit)
            case SwapTroop():
                facts |= {
                    "old": self._figures(edit.old, edit.take),
                    "new": self._figures(edit.new, edit.give),
                }
            case AddUnit() | SplitUnit():
                facts["figures"] = self._figures(edit.troop, edit.count)
            case RemoveUnit():
                figures = self._unit(edit.unit, edit.ally).figures
                facts |= {"holds": self._counted(figures.items()), "kinds": len(figures)}
            case MergeUnits():
                facts["other"] = self._place(edit.other, edit.ally)
            case ClearSlot():
                pass
            case _:
                assert_never(edit)
        return facts

    def _of_figures(self, edit: SetFigures) -> Facts:
        """More, fewer or no figures: said by the difference, with what it comes to."""
        before = self._unit(edit.unit, edit.ally).figures.get(edit.troop, 0)
        way = "none" if not edit.count else "more" if edit.count >= before else "fewer"
        figures = self._figures(edit.troop, abs(edit.count - before))
        return {
            "troop": names.troop(edit.troop, self._lang),
            "count": edit.count,
            "way": way,
            "figures": figures,
        }

    def _of_allies(self, edit: AllyEdit) -> Facts:
        match edit:
            case AddAlly():
                return {"allies": self._allies(edit.list, edit.people), "units": self._counted(edit.units)}
            case RemoveAlly():
                return {"allies": self._contingent(edit.ally)}
            case SetAllyPeople():
                allies = names.list_name(self._catalogue, self._roster.allies[edit.ally].list, self._lang)
                return {"allies": allies} | self._chosen(edit.people)
            case SetAllyBearer():
                more = edit.count - self._roster.allies[edit.ally].standard_bearer
                way = "more" if more > 0 else "fewer"
                figures = self._figures(BEARER, more if more > 0 else edit.count)
                allies = self._contingent(edit.ally)
                return {"allies": allies, "figures": figures, "count": edit.count, "way": way}
            case _:
                assert_never(edit)

    def _of_leader(self, edit: LeaderEdit) -> Facts:
        match edit:
            case SetLeader():
                some = "yes" if self._roster.leader else "no"
                return {"troop": names.figure(edit.troop, self._lang), "some": some}
            case SetTraits():
                traits = [names.trait(trait, self._lang) for trait in edit.traits]
                return {"traits": names.all_of(traits, self._lang), "count": len(traits)}
            case SetAttendants() | SetLeaderBearer():
                return {"count": edit.count}
            case _:
                assert_never(edit)

    def _of_army(self, edit: SetIndependent | SetWork | SetFact | AllowSecondTrait) -> Facts:
        match edit:
            case SetIndependent():
                return self._of_independent(edit)
            case SetWork():
                return self._of_work(edit)
            case SetFact():
                return self._chosen(edit.value)
            case AllowSecondTrait():
                return {}
            case _:
                assert_never(edit)

    def _of_independent(self, edit: SetIndependent) -> Facts:
        before = getattr(self._roster.independents, edit.figure)
        more = edit.count > before
        figures = self._figures(edit.figure, edit.count - before if more else edit.count)
        troop = names.troop(edit.figure, self._lang)
        return {"count": edit.count, "way": "more" if more else "fewer", "figures": figures, "troop": troop}

    def _of_work(self, edit: SetWork) -> Facts:
        before = getattr(self._roster.works, edit.work)
        way = "fewer" if edit.count < before else "more" if before else "new"
        works = names.works(edit.work, edit.count, self._lang)
        return {"count": edit.count, "way": way, "works": works, "work": names.work(edit.work, self._lang)}

    def _chosen(self, value: int | str) -> Facts:
        """The new value of a fact, named if it is an id; whether there is one."""
        word = names.name(self._catalogue, value, self._lang) if isinstance(value, str) and value else value
        return {"value": word, "some": "yes" if value else "no"}

    def _unit(self, index: int, ally: int | None) -> Unit:
        return (self._roster.units if ally is None else self._roster.allies[ally].units)[index]

    def _place(self, index: int, ally: int | None) -> str:
        """A unit by the place that it bears as its name; one made by an edit before is the new unit."""
        return self._unit(index, ally).name or say(self._lang, "edit-new-unit")

    def _figures(self, troop: str, count: int) -> str:
        return names.figures(troop, count, self._lang)

    def _counted(self, figures: Iterable[tuple[str, int]]) -> str:
        return names.all_of([self._figures(troop, count) for troop, count in figures], self._lang)

    def _contingent(self, index: int) -> str:
        ally = self._roster.allies[index]
        return self._allies(ally.list, ally.people)

    def _allies(self, list_id: str, people: str) -> str:
        """The list of a contingent, with its people if it has chosen one."""
        name = names.list_name(self._catalogue, list_id, self._lang)
        return f"{name} ({names.people_name(self._catalogue, people, self._lang)})" if people else name
