"""What people say of a unit, and what reached it this turn (p. 28); all distances in inches."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from heart_africa.rules.units import Release

AREA = "morale"
Notable = Literal["leader", "standard_bearer", "witch_doctor"]


@dataclass(frozen=True, slots=True)
class Unit:
    """A unit as it stands after the fighting: its figures by troop type, a charismatic leader among them.

    `at_start`: its figures at the start of the turn; `contingent`: "" for the army's own, the list's id
    for allies; `lone_leader`: no unit at all, but the leader; `broken`: it has fled.
    """

    name: str
    figures: Mapping[str, int] = field(hash=False)
    at_start: int
    contingent: str = ""
    markers: int = 0
    lone_leader: bool = False
    on_table: bool = True
    broken: bool = False


@dataclass(frozen=True, slots=True)
class Ambush:
    """Enemies that emerged from ambush, sprung or discovered: inches to the nearest figure of the unit."""

    inches: float
    pygmies: bool = False


@dataclass(frozen=True, slots=True)
class FriendGone:
    """A friendly unit, allied ones included, destroyed or fled; `figures`: of what troops it consisted."""

    name: str
    figures: Mapping[str, int] = field(hash=False)
    inches: float
    in_sight: bool = True
    fled: bool = False


@dataclass(frozen=True, slots=True)
class NotableLost:
    """A leader, standard bearer or witch doctor of its own army eliminated, in sight or not."""

    who: Notable
    inches: float
    contingent: str = ""


@dataclass(frozen=True, slots=True)
class Spell:
    """A spell cast on the unit; `immune`: why it does not mind."""

    by: str
    immune: Release | None = None


@dataclass(frozen=True, slots=True)
class News:
    """What happened to the unit and its army this turn, in the order of the book's causes.

    `casualties`: its figures removed, by whatever cause; `baggage_captured` and `baggage_eaten`: elements of
    its army, by enemies and by crocodiles; `village_burnt`: a village of its army was set on fire,
    `by_owner` by its own side; `defending`: its army is the defender.
    """

    casualties: int = 0
    ambushes: tuple[Ambush, ...] = ()
    friends: tuple[FriendGone, ...] = ()
    notables: tuple[NotableLost, ...] = ()
    baggage_captured: int = 0
    baggage_eaten: int = 0
    village_burnt: bool = False
    by_owner: bool = False
    defending: bool = True
    spells: tuple[Spell, ...] = ()


@dataclass(frozen=True, slots=True)
class Due:
    """One test that a unit has to take, and why; `spared`: why it need not after all.

    `waits`: whoever causes it may wait until all other tests of the turn are done (WITCH-06).
    """

    what: str
    rule: str
    page: int
    about: Mapping[str, object] = field(default_factory=dict, hash=False)
    spared: Release | None = None
    waits: bool = False


@dataclass(frozen=True, slots=True)
class NotDue:
    """Something that happened and makes no test, and why not."""

    what: str
    rule: str
    page: int
    about: Mapping[str, object] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Report:
    """A unit with its news of the turn, and who spares it tests.

    `exempt`: from all of them; `releases`: from one each, said before the dice. Figures by which the unit
    tests are those of `unit`.
    """

    unit: Unit
    news: News = field(default_factory=News)
    exempt: Release | None = None
    releases: tuple[Release, ...] = ()


@dataclass(frozen=True, slots=True)
class Witness:
    """How far a unit would be from another if that one fled, and whether it would see it."""

    unit: str
    of: str
    inches: float
    in_sight: bool = True
