"""What a player arranges in a roster without buying anything: names, notes, order, copies, what is agreed.

Beside `armylists.edits`, which holds what repairs and suggestions may do; a player may do both. A unit is
named by where it stands: `ally` is the number of the contingent, None for the army's own.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, assert_never

from armylists.edits import Edit, apply
from armylists.models import Mode
from armylists.roster import Permission, Roster, Unit


@dataclass(frozen=True, slots=True)
class NameArmy:
    """Another name for the army."""

    name: str
    kind: Literal["name-army"] = "name-army"


@dataclass(frozen=True, slots=True)
class NoteArmy:
    """Other notes on the army."""

    notes: str
    kind: Literal["note-army"] = "note-army"


@dataclass(frozen=True, slots=True)
class KeepNarrative:
    """Whether the army is kept as narrative, whatever the book has against it."""

    narrative: bool
    kind: Literal["keep-narrative"] = "keep-narrative"


@dataclass(frozen=True, slots=True)
class Agree:
    """Exactly these permissions agreed by the players (COMP-24)."""

    permissions: tuple[Permission, ...]
    kind: Literal["agree"] = "agree"


@dataclass(frozen=True, slots=True)
class NameLeader:
    """Another name for the leader."""

    name: str
    kind: Literal["name-leader"] = "name-leader"


@dataclass(frozen=True, slots=True)
class DismissLeader:
    """No leader, until another is named."""

    kind: Literal["dismiss-leader"] = "dismiss-leader"


@dataclass(frozen=True, slots=True)
class SetBaggage:
    """So many elements of baggage (p. 11)."""

    elements: int
    kind: Literal["set-baggage"] = "set-baggage"


@dataclass(frozen=True, slots=True)
class ChangeList:
    """The army under another list; its units, leader and allies stay as they are, whether they fit or not."""

    list: str
    people: str = ""
    mode: Mode = ""
    kind: Literal["change-list"] = "change-list"


@dataclass(frozen=True, slots=True)
class BecomeRoster:
    """The whole army as another roster has it: one of its own that was kept."""

    roster: Roster
    kind: Literal["become-roster"] = "become-roster"


@dataclass(frozen=True, slots=True)
class NameUnit:
    """Another name for a unit."""

    unit: int
    name: str
    ally: int | None = None
    kind: Literal["name-unit"] = "name-unit"


@dataclass(frozen=True, slots=True)
class NoteUnit:
    """Other notes on a unit."""

    unit: int
    notes: str
    ally: int | None = None
    kind: Literal["note-unit"] = "note-unit"


@dataclass(frozen=True, slots=True)
class TagUnit:
    """Exactly these tags on a unit."""

    unit: int
    tags: tuple[str, ...]
    ally: int | None = None
    kind: Literal["tag-unit"] = "tag-unit"


@dataclass(frozen=True, slots=True)
class ChooseSlot:
    """The line of its list that a unit fills; the empty one leaves it to the best reading (COMP-21)."""

    unit: int
    slot: str
    ally: int | None = None
    kind: Literal["choose-slot"] = "choose-slot"


@dataclass(frozen=True, slots=True)
class MoveUnit:
    """A unit in another place of its contingent; `to` is its number afterwards."""

    unit: int
    to: int
    ally: int | None = None
    kind: Literal["move-unit"] = "move-unit"


@dataclass(frozen=True, slots=True)
class CopyUnit:
    """The same unit once more, right after it, without its name."""

    unit: int
    ally: int | None = None
    kind: Literal["copy-unit"] = "copy-unit"


OfUnit = NameUnit | NoteUnit | TagUnit | ChooseSlot | MoveUnit | CopyUnit
OfArmy = (
    NameArmy
    | NoteArmy
    | KeepNarrative
    | Agree
    | NameLeader
    | DismissLeader
    | SetBaggage
    | ChangeList
    | BecomeRoster
)
Arrangement = OfUnit | OfArmy
Change = Edit | Arrangement


def change_all(roster: Roster, changes: Iterable[Change]) -> Roster:
    """The roster after these changes, in their order."""
    for each in changes:
        roster = changed(roster, each)
    return roster


def changed(roster: Roster, change: Change) -> Roster:
    """The roster after an edit or an arrangement; the one given is not touched."""
    if isinstance(change, OfUnit):
        return _of_units(roster, change)
    if isinstance(change, OfArmy):
        return _of_army(roster, change)
    return apply(roster, change)


def _of_army(roster: Roster, change: OfArmy) -> Roster:
    return roster.model_copy(update=_changes(roster, change))


def _changes(roster: Roster, change: OfArmy) -> dict[str, object]:
    """Which parts of the roster are others afterwards."""
    changes: dict[str, object]
    match change:
        case NameArmy():
            changes = {"name": change.name}
        case NoteArmy():
            changes = {"notes": change.notes}
        case KeepNarrative():
            changes = {"narrative": change.narrative}
        case Agree():
            changes = {"permissions": change.permissions}
        case NameLeader():
            changes = {"leader": roster.leader and roster.leader.model_copy(update={"name": change.name})}
        case DismissLeader():
            changes = {"leader": None}
        case SetBaggage():
            changes = {"baggage": roster.baggage.model_copy(update={"elements": change.elements})}
        case ChangeList():
            changes = {"list": change.list, "people": change.people, "mode": change.mode}
        case BecomeRoster():
            changes = {name: getattr(change.roster, name) for name in Roster.model_fields}
        case _:
            assert_never(change)
    return changes


def _of_units(roster: Roster, change: OfUnit) -> Roster:
    units = _arranged(list(units_of(roster, change.ally)), change)
    if change.ally is None:
        return roster.model_copy(update={"units": units})
    allies = list(roster.allies)
    allies[change.ally] = allies[change.ally].model_copy(update={"units": units})
    return roster.model_copy(update={"allies": tuple(allies)})


def units_of(roster: Roster, ally: int | None) -> tuple[Unit, ...]:
    """The units of the army itself, or of one of its contingents."""
    return roster.units if ally is None else roster.allies[ally].units


def _arranged(units: list[Unit], change: OfUnit) -> tuple[Unit, ...]:
    unit = units[change.unit]
    match change:
        case NameUnit():
            units[change.unit] = unit.model_copy(update={"name": change.name})
        case NoteUnit():
            units[change.unit] = unit.model_copy(update={"notes": change.notes})
        case TagUnit():
            units[change.unit] = unit.model_copy(update={"tags": change.tags})
        case ChooseSlot():
            units[change.unit] = unit.model_copy(update={"slot": change.slot})
        case MoveUnit():
            units.insert(change.to, units.pop(change.unit))
        case CopyUnit():
            units.insert(change.unit + 1, unit.model_copy(update={"name": ""}))
        case _:
            assert_never(change)
    return tuple(units)
