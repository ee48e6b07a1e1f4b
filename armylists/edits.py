"""Edits: values that each describe one change of a roster and can apply it.

Repairs and suggestions use those that change what an army buys; a player may also change what costs nothing:
names, notes, order, what is agreed. An edit of a unit says where the unit stands: `ally` is the number of the
contingent, None for the army's own.
"""

import re
from collections.abc import Iterable
from dataclasses import asdict, fields
from typing import Literal, TypeVar

from armylists.models import Mode
from armylists.roster import MOST_TAGS, Contingent, Leader, Permission, Roster, Unit
from heart_africa.core.dataclass import dataclass
from heart_africa.core.strict import Strict
from heart_africa.rules.book import Trait

Part = TypeVar("Part", bound=Strict)


@dataclass(frozen=True, slots=True)
class Edit:
    """A change of a roster. By default, each field of the edit replaces the roster's field of that name."""

    @property
    def kind(self) -> str:
        """Its name for messages and for other programs: `set-figures` of SetFigures."""
        return re.sub(r"\B(?=[A-Z])", "-", type(self).__name__).lower()

    def apply(self, roster: Roster) -> Roster:
        """The roster after it; the one given is not touched."""
        return _with(roster, **self._changed(roster))

    def _changed(self, _roster: Roster) -> dict[str, object]:
        """The fields of the roster that change, with their new values."""
        return {each.name: getattr(self, each.name) for each in fields(self)}

    def facts(self) -> dict[str, object]:
        """Its values and its kind, for other programs."""
        return {**asdict(self), "kind": self.kind}


class UnitEdit(Edit):
    """A change among the units of the army itself or of one of its contingents."""

    __slots__ = ()
    ally: int | None

    def apply(self, roster: Roster) -> Roster:
        """The roster with that contingent's units changed."""
        units = list(roster.units_of(self.ally))
        self._change(units)
        return roster.with_units(self.ally, units)

    def _change(self, units: list[Unit]) -> None:
        """Change the list of that contingent's units in place."""
        raise NotImplementedError


class OneUnitEdit(UnitEdit):
    """A change of one existing unit. By default, each field replaces the unit's field of that name."""

    __slots__ = ()
    unit: int

    def _change(self, units: list[Unit]) -> None:
        names = {each.name for each in fields(self)} - {"unit", "ally"}
        units[self.unit] = _with(units[self.unit], **{name: getattr(self, name) for name in names})


class AllyEdit(Edit):
    """A change among the allied contingents."""

    __slots__ = ()


class LeaderEdit(Edit):
    """A change of the leader. Without a leader it changes nothing, except where it appoints one."""

    __slots__ = ()


def apply_all(roster: Roster, edits: Iterable[Edit]) -> Roster:
    """The roster after these edits, in their order."""
    for each in edits:
        roster = each.apply(roster)
    return roster


def _with(part: Part, **changes: object) -> Part:
    """A copy of a part of the roster with some of its values changed."""
    return part.model_copy(update=changes)


def _ally(roster: Roster, index: int, **changes: object) -> dict[str, object]:
    """The roster's `allies` field with one contingent changed."""
    allies = list(roster.allies)
    allies[index] = _with(allies[index], **changes)
    return {"allies": tuple(allies)}


def _leader(roster: Roster, **changes: object) -> dict[str, object]:
    """The roster's `leader` field with the leader changed; None if there is no leader."""
    return {"leader": roster.leader and _with(roster.leader, **changes)}


@dataclass(frozen=True, slots=True)
class SetFigures(OneUnitEdit):
    """Give a unit this many figures of a troop; 0 removes the troop."""

    unit: int
    troop: str
    count: int
    ally: int | None = None

    def _change(self, units: list[Unit]) -> None:
        units[self.unit] = units[self.unit].with_figures(self.troop, self.count)


@dataclass(frozen=True, slots=True)
class SwapTroop(OneUnitEdit):
    """`take` figures of one troop of a unit become `give` figures of another."""

    unit: int
    old: str
    new: str
    take: int
    give: int
    ally: int | None = None

    def _change(self, units: list[Unit]) -> None:
        fewer = units[self.unit].with_more(self.old, -self.take)
        units[self.unit] = fewer.with_more(self.new, self.give)


@dataclass(frozen=True, slots=True)
class AddUnit(UnitEdit):
    """Add a new unit of one troop after the others."""

    troop: str
    count: int
    ally: int | None = None

    def _change(self, units: list[Unit]) -> None:
        units.append(Unit(figures={self.troop: self.count}))


@dataclass(frozen=True, slots=True)
class RemoveUnit(OneUnitEdit):
    """Take a unit out of the army."""

    unit: int
    ally: int | None = None

    def _change(self, units: list[Unit]) -> None:
        del units[self.unit]


@dataclass(frozen=True, slots=True)
class SplitUnit(OneUnitEdit):
    """Split `count` figures of a troop off their unit into a new unit after the others."""

    unit: int
    troop: str
    count: int
    ally: int | None = None

    def _change(self, units: list[Unit]) -> None:
        units[self.unit] = units[self.unit].with_more(self.troop, -self.count)
        units.append(Unit(figures={self.troop: self.count}))


@dataclass(frozen=True, slots=True)
class MergeUnits(OneUnitEdit):
    """Merge the second unit into the first."""

    unit: int
    other: int
    ally: int | None = None

    def _change(self, units: list[Unit]) -> None:
        merged, other = units[self.unit], units[self.other]
        for troop, count in other.figures.items():
            merged = merged.with_more(troop, count)
        tags = tuple(dict.fromkeys((*merged.tags, *other.tags)))[:MOST_TAGS]
        units[self.unit] = _with(merged, tags=tags)
        del units[self.other]


@dataclass(frozen=True, slots=True)
class NameUnit(OneUnitEdit):
    """Give a unit another name."""

    unit: int
    name: str
    ally: int | None = None


@dataclass(frozen=True, slots=True)
class NoteUnit(OneUnitEdit):
    """Replace the notes on a unit."""

    unit: int
    notes: str
    ally: int | None = None


@dataclass(frozen=True, slots=True)
class TagUnit(OneUnitEdit):
    """Replace the tags of a unit by these."""

    unit: int
    tags: tuple[str, ...]
    ally: int | None = None


@dataclass(frozen=True, slots=True)
class ChooseSlot(OneUnitEdit):
    """Choose the line of its list that a unit fills; an empty slot means the best reading (COMP-21)."""

    unit: int
    slot: str
    ally: int | None = None


@dataclass(frozen=True, slots=True)
class ClearSlot(OneUnitEdit):
    """Let the unit fill any line that it can."""

    unit: int
    ally: int | None = None

    def _change(self, units: list[Unit]) -> None:
        units[self.unit] = _with(units[self.unit], slot="")


@dataclass(frozen=True, slots=True)
class MoveUnit(OneUnitEdit):
    """Move a unit within its contingent; `to` is its number afterwards."""

    unit: int
    to: int
    ally: int | None = None

    def _change(self, units: list[Unit]) -> None:
        units.insert(self.to, units.pop(self.unit))


@dataclass(frozen=True, slots=True)
class CopyUnit(OneUnitEdit):
    """Copy a unit; the copy has no name and stands right after the original."""

    unit: int
    ally: int | None = None

    def _change(self, units: list[Unit]) -> None:
        units.insert(self.unit + 1, _with(units[self.unit], name=""))


@dataclass(frozen=True, slots=True)
class AddAlly(AllyEdit):
    """Add a contingent of a list with its first units, each of one troop: (troop, figures)."""

    list: str
    people: str
    units: tuple[tuple[str, int], ...]

    def _changed(self, roster: Roster) -> dict[str, object]:
        units = tuple(Unit(figures={troop: count}) for troop, count in self.units)
        return {"allies": (*roster.allies, Contingent(list=self.list, people=self.people, units=units))}


@dataclass(frozen=True, slots=True)
class RemoveAlly(AllyEdit):
    """Take a contingent of allies out of the army."""

    ally: int

    def _changed(self, roster: Roster) -> dict[str, object]:
        return {"allies": roster.allies[: self.ally] + roster.allies[self.ally + 1 :]}


@dataclass(frozen=True, slots=True)
class SetAllyPeople(AllyEdit):
    """Give a contingent another people."""

    ally: int
    people: str

    def _changed(self, roster: Roster) -> dict[str, object]:
        return _ally(roster, self.ally, people=self.people)


@dataclass(frozen=True, slots=True)
class SetAllyBearer(AllyEdit):
    """Give a contingent this many standard bearers."""

    ally: int
    count: int

    def _changed(self, roster: Roster) -> dict[str, object]:
        return _ally(roster, self.ally, standard_bearer=self.count)


@dataclass(frozen=True, slots=True)
class SetLeader(LeaderEdit):
    """Set the leader's troop; an existing leader keeps his name, traits and attendants."""

    troop: str

    def _changed(self, roster: Roster) -> dict[str, object]:
        return {"leader": _with(roster.leader or Leader(troop=self.troop), troop=self.troop)}


@dataclass(frozen=True, slots=True)
class SetTraits(LeaderEdit):
    """Replace the leader's traits by these."""

    traits: tuple[str, ...]

    def _changed(self, roster: Roster) -> dict[str, object]:
        return _leader(roster, traits=tuple(Trait(trait) for trait in self.traits))


@dataclass(frozen=True, slots=True)
class SetAttendants(LeaderEdit):
    """Give the leader this many attendants."""

    count: int

    def _changed(self, roster: Roster) -> dict[str, object]:
        return _leader(roster, attendants=self.count)


@dataclass(frozen=True, slots=True)
class SetLeaderBearer(LeaderEdit):
    """Give the leader a gun bearer, or take him away."""

    count: int

    def _changed(self, roster: Roster) -> dict[str, object]:
        return _leader(roster, gun_bearer=bool(self.count))


@dataclass(frozen=True, slots=True)
class NameLeader(LeaderEdit):
    """Give the leader another name."""

    name: str

    def _changed(self, roster: Roster) -> dict[str, object]:
        return _leader(roster, name=self.name)


@dataclass(frozen=True, slots=True)
class DismissLeader(LeaderEdit):
    """Remove the leader."""

    def _changed(self, _roster: Roster) -> dict[str, object]:
        return {"leader": None}


@dataclass(frozen=True, slots=True)
class SetIndependent(Edit):
    """Give the army this many figures of an independent kind."""

    figure: str
    count: int

    def _changed(self, roster: Roster) -> dict[str, object]:
        return {"independents": _with(roster.independents, **{self.figure: self.count})}


@dataclass(frozen=True, slots=True)
class SetWork(Edit):
    """Buy this many inches or pieces of a work."""

    work: str
    count: int

    def _changed(self, roster: Roster) -> dict[str, object]:
        return {"works": _with(roster.works, **{self.work: self.count})}


@dataclass(frozen=True, slots=True)
class SetBaggage(Edit):
    """Give the army this many baggage elements (p. 11)."""

    elements: int

    def _changed(self, roster: Roster) -> dict[str, object]:
        return {"baggage": _with(roster.baggage, elements=self.elements)}


def recount(where: str, count: int) -> Edit:
    """The edit that sets the number of what stands at a place of the roster.

    Examples of places: `works.tembas`, `baggage.elements`, `allies[1].standard_bearer`.
    """
    whole, _, part = where.partition(".")
    if whole.startswith("allies["):
        return SetAllyBearer(int(whole[len("allies[") : -1]), count)
    if whole == "baggage":
        return SetBaggage(count)
    return SetWork(part, count) if whole == "works" else SetIndependent(part, count)


@dataclass(frozen=True, slots=True)
class SetFact(Edit):
    """Set one of the plain facts about the army: its year, people, points, role, scenario or mode."""

    fact: Literal["year", "people", "points", "role", "scenario", "mode"]
    value: int | str

    def _changed(self, _roster: Roster) -> dict[str, object]:
        return {self.fact: self.value}


@dataclass(frozen=True, slots=True)
class AllowSecondTrait(Edit):
    """Record that the players agree to a second trait (COMP-24)."""

    def _changed(self, _roster: Roster) -> dict[str, object]:
        return {"permissions": ("second_trait",)}


@dataclass(frozen=True, slots=True)
class Agree(Edit):
    """Replace the permissions agreed by the players with these (COMP-24)."""

    permissions: tuple[Permission, ...]


@dataclass(frozen=True, slots=True)
class NameArmy(Edit):
    """Give the army another name."""

    name: str


@dataclass(frozen=True, slots=True)
class NoteArmy(Edit):
    """Replace the notes on the army."""

    notes: str


@dataclass(frozen=True, slots=True)
class KeepNarrative(Edit):
    """Mark whether the army is kept as narrative, whatever problems the book has with it."""

    narrative: bool


@dataclass(frozen=True, slots=True)
class ChangeList(Edit):
    """Put the army under another list; its units, leader and allies stay, whether they fit or not."""

    list: str
    people: str = ""
    mode: Mode = ""


@dataclass(frozen=True, slots=True)
class BecomeRoster(Edit):
    """Replace the whole roster by another, such as an earlier state of the same army."""

    roster: Roster

    def _changed(self, _roster: Roster) -> dict[str, object]:
        return {name: getattr(self.roster, name) for name in Roster.model_fields}
