"""The changes that a player, a repair or a suggestion makes to a roster: values, applied purely.

An edit of a unit says where it stands: `ally` is the number of the contingent, None for the army's own.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, TypeVar, assert_never

from armylists.roster import MOST_TAGS, Contingent, Leader, Roster, Unit
from heart_africa.core.strict import Strict
from heart_africa.rules.book import Trait


@dataclass(frozen=True, slots=True)
class SetFigures:
    """So many figures of a troop in a unit; none takes the troop out."""

    unit: int
    troop: str
    count: int
    ally: int | None = None
    kind: Literal["set-figures"] = "set-figures"


@dataclass(frozen=True, slots=True)
class SwapTroop:
    """`take` figures of one troop of a unit become `give` figures of another."""

    unit: int
    old: str
    new: str
    take: int
    give: int
    ally: int | None = None
    kind: Literal["swap-troop"] = "swap-troop"


@dataclass(frozen=True, slots=True)
class AddUnit:
    """A new unit of one troop, at the end."""

    troop: str
    count: int
    ally: int | None = None
    kind: Literal["add-unit"] = "add-unit"


@dataclass(frozen=True, slots=True)
class RemoveUnit:
    """A unit less."""

    unit: int
    ally: int | None = None
    kind: Literal["remove-unit"] = "remove-unit"


@dataclass(frozen=True, slots=True)
class SplitUnit:
    """`count` figures of a troop leave their unit to form a new one, at the end."""

    unit: int
    troop: str
    count: int
    ally: int | None = None
    kind: Literal["split-unit"] = "split-unit"


@dataclass(frozen=True, slots=True)
class MergeUnits:
    """The second unit joins the first."""

    unit: int
    other: int
    ally: int | None = None
    kind: Literal["merge-units"] = "merge-units"


@dataclass(frozen=True, slots=True)
class ClearSlot:
    """The unit may fill whatever line it can."""

    unit: int
    ally: int | None = None
    kind: Literal["clear-slot"] = "clear-slot"


@dataclass(frozen=True, slots=True)
class AddAlly:
    """A contingent of a list with its first units, each of one troop: (troop, figures)."""

    list: str
    people: str
    units: tuple[tuple[str, int], ...]
    kind: Literal["add-ally"] = "add-ally"


@dataclass(frozen=True, slots=True)
class RemoveAlly:
    """A contingent less."""

    ally: int
    kind: Literal["remove-ally"] = "remove-ally"


@dataclass(frozen=True, slots=True)
class SetAllyPeople:
    """Another people for a contingent."""

    ally: int
    people: str
    kind: Literal["set-ally-people"] = "set-ally-people"


@dataclass(frozen=True, slots=True)
class SetAllyBearer:
    """So many standard bearers for a contingent."""

    ally: int
    count: int
    kind: Literal["set-ally-bearer"] = "set-ally-bearer"


@dataclass(frozen=True, slots=True)
class SetLeader:
    """A leader of that troop type; one who was there keeps his name, traits and attendants."""

    troop: str
    kind: Literal["set-leader"] = "set-leader"


@dataclass(frozen=True, slots=True)
class SetTraits:
    """Exactly these traits for the leader."""

    traits: tuple[str, ...]
    kind: Literal["set-traits"] = "set-traits"


@dataclass(frozen=True, slots=True)
class SetAttendants:
    """So many attendants for the leader."""

    count: int
    kind: Literal["set-attendants"] = "set-attendants"


@dataclass(frozen=True, slots=True)
class SetLeaderBearer:
    """A gun bearer for the leader, or none."""

    count: int
    kind: Literal["set-leader-bearer"] = "set-leader-bearer"


@dataclass(frozen=True, slots=True)
class SetIndependent:
    """So many figures of an independent kind."""

    figure: str
    count: int
    kind: Literal["set-independent"] = "set-independent"


@dataclass(frozen=True, slots=True)
class SetWork:
    """So many inches or pieces of a work."""

    work: str
    count: int
    kind: Literal["set-work"] = "set-work"


@dataclass(frozen=True, slots=True)
class SetFact:
    """Another value for one of the roster's own facts."""

    fact: Literal["year", "people", "points", "role", "scenario", "mode"]
    value: int | str
    kind: Literal["set-fact"] = "set-fact"


@dataclass(frozen=True, slots=True)
class AllowSecondTrait:
    """The players agree to a second trait (COMP-24)."""

    kind: Literal["allow-second-trait"] = "allow-second-trait"


UnitEdit = SetFigures | SwapTroop | AddUnit | RemoveUnit | SplitUnit | MergeUnits | ClearSlot
AllyEdit = AddAlly | RemoveAlly | SetAllyPeople | SetAllyBearer
LeaderEdit = SetLeader | SetTraits | SetAttendants | SetLeaderBearer
ArmyEdit = SetIndependent | SetWork | SetFact | AllowSecondTrait
Edit = UnitEdit | AllyEdit | LeaderEdit | ArmyEdit


def apply_all(roster: Roster, edits: Iterable[Edit]) -> Roster:
    """The roster after these edits, in their order."""
    for edit in edits:
        roster = apply(roster, edit)
    return roster


def apply(roster: Roster, edit: Edit) -> Roster:
    """The roster after an edit; the one given is not touched."""
    match edit:
        case SetFigures() | SwapTroop() | AddUnit() | RemoveUnit() | SplitUnit() | MergeUnits() | ClearSlot():
            units = tuple(_units_after(_units(roster, edit.ally), edit))
            return _with_units(roster, edit.ally, units)
        case AddAlly() | RemoveAlly() | SetAllyPeople() | SetAllyBearer():
            return _with(roster, allies=tuple(_allies_after(roster.allies, edit)))
        case SetLeader() | SetTraits() | SetAttendants() | SetLeaderBearer():
            return _with(roster, leader=_leader_after(roster.leader, edit))
        case SetIndependent() | SetWork() | SetFact() | AllowSecondTrait():
            return _army_after(roster, edit)
        case _:
            assert_never(edit)


def _army_after(roster: Roster, edit: ArmyEdit) -> Roster:
    match edit:
        case SetIndependent():
            return _with(roster, independents=_with(roster.independents, **{edit.figure: edit.count}))
        case SetWork():
            return _with(roster, works=_with(roster.works, **{edit.work: edit.count}))
        case SetFact():
            return _with(roster, **{edit.fact: edit.value})
        case AllowSecondTrait():
            return _with(roster, permissions=("second_trait",))
        case _:
            assert_never(edit)


Part = TypeVar("Part", bound=Strict)


def _with(part: Part, **changes: object) -> Part:
    """A part of the roster with some of its values changed."""
    return part.model_copy(update=changes)


def _units(roster: Roster, ally: int | None) -> tuple[Unit, ...]:
    return roster.units if ally is None else roster.allies[ally].units


def _with_units(roster: Roster, ally: int | None, units: tuple[Unit, ...]) -> Roster:
    if ally is None:
        return _with(roster, units=units)
    changed = _with(roster.allies[ally], units=units)
    return _with(roster, allies=(*roster.allies[:ally], changed, *roster.allies[ally + 1 :]))


def _units_after(units: tuple[Unit, ...], edit: UnitEdit) -> list[Unit]:
    after = list(units)
    match edit:
        case SetFigures():
            after[edit.unit] = _set(units[edit.unit], edit.troop, edit.count)
        case SwapTroop():
            fewer = _set(units[edit.unit], edit.old, units[edit.unit].figures.get(edit.old, 0) - edit.take)
            after[edit.unit] = _set(fewer, edit.new, fewer.figures.get(edit.new, 0) + edit.give)
        case AddUnit():
            after.append(Unit(figures={edit.troop: edit.count}))
        case RemoveUnit():
            del after[edit.unit]
        case SplitUnit():
            left = units[edit.unit].figures.get(edit.troop, 0) - edit.count
            after[edit.unit] = _set(units[edit.unit], edit.troop, left)
            after.append(Unit(figures={edit.troop: edit.count}))
        case MergeUnits():
            after[edit.unit] = _merged(units[edit.unit], units[edit.other])
            del after[edit.other]
        case ClearSlot():
            after[edit.unit] = _with(units[edit.unit], slot="")
        case _:
            assert_never(edit)
    return after


def _set(unit: Unit, troop: str, count: int) -> Unit:
    figures = {**unit.figures, troop: count}
    if count <= 0:
        del figures[troop]
    return _with(unit, figures=figures)


def _merged(unit: Unit, other: Unit) -> Unit:
    figures = dict(unit.figures)
    for troop, count in other.figures.items():
        figures[troop] = figures.get(troop, 0) + count
    tags = tuple(dict.fromkeys((*unit.tags, *other.tags)))[:MOST_TAGS]
    return _with(unit, figures=figures, tags=tags)


def _allies_after(allies: tuple[Contingent, ...], edit: AllyEdit) -> list[Contingent]:
    after = list(allies)
    match edit:
        case AddAlly():
            units = tuple(Unit(figures={troop: count}) for troop, count in edit.units)
            after.append(Contingent(list=edit.list, people=edit.people, units=units))
        case RemoveAlly():
            del after[edit.ally]
        case SetAllyPeople():
            after[edit.ally] = _with(allies[edit.ally], people=edit.people)
        case SetAllyBearer():
            after[edit.ally] = _with(allies[edit.ally], standard_bearer=edit.count)
        case _:
            assert_never(edit)
    return after


def _leader_after(leader: Leader | None, edit: LeaderEdit) -> Leader | None:
    if isinstance(edit, SetLeader):
        return _with(leader, troop=edit.troop) if leader else Leader(troop=edit.troop)
    match edit:
        case SetTraits():
            return _with(leader, traits=tuple(Trait(trait) for trait in edit.traits)) if leader else None
        case SetAttendants():
            return _with(leader, attendants=edit.count) if leader else None
        case SetLeaderBearer():
            return _with(leader, gun_bearer=bool(edit.count)) if leader else None
        case _:
            assert_never(edit)
