"""Ambushes (p. 22): how many, who may lie where, what brings them to light, whom they startle."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

from heart_africa.core.journal.events import GameEvent
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Line, Reckoning
from heart_africa.rules import conditions
from heart_africa.rules.book import Ability, Book, Trait
from heart_africa.rules.tables.choosing_terrain import PieceId
from heart_africa.rules.tables.deployment import Role, Scenario

AREA = "ambushes"
BEHIND_HILL, BEHIND_BUILDING, BEHIND_WORK = "behind_hill", "behind_building", "behind_work"


# --- how many ---


def allowed(
    book: Book, scenario: Scenario, role: Role, traits: frozenset[Trait] = frozenset()
) -> Reckoning | None:
    """How many units of a side may begin in ambush, and why; None for any number."""
    row = book.deployment.side(scenario, role).ambush
    if row is None:
        return None
    lines = [Line("ambushes-scenario", row.value, row.rule, row.page, about={"scenario_name": scenario})]
    if Trait.CUNNING_DEVIL in traits:
        more = book.ambushes.devil_more
        lines.append(Line("ambushes-cunning-devil", more.value, more.rule, more.page))
    return Reckoning.of(lines)


def objections_to_number(
    book: Book, scenario: Scenario, role: Role, units: int, traits: frozenset[Trait] = frozenset()
) -> tuple[Problem, ...]:
    """Whether so many units in ambush are too many."""
    most = allowed(book, scenario, role, traits)
    if most is None or units <= most.total:
        return ()
    first, about = most.lines[0], {"count": units, "most": most.total, "scenario": scenario}
    return (
        Problem("ambushes-too-many", first.rule, first.page, "", about, see=(book.ambushes.devil_more.rule,)),
    )


# --- where ---


@dataclass(frozen=True, slots=True)
class LieInAmbush:
    """A unit is to begin hidden: its place is noted, its figures stay off the table.

    `place`: the ground it lies in (`gully`, `jungle`, `tall_grass`, `rocky_ground`, ...), or
    `behind_hill` (a hill, escarpment or the like), `behind_building`, `behind_work`. `hidden`: all of it is;
    `observable`: some point of the enemy's base line looks on it; `pieces`: what lies on the table, None
    where nobody has said.
    """

    troops: tuple[str, ...]
    place: str
    hidden: bool = True
    observable: bool = False
    pieces: frozenset[PieceId] | None = None
    kind: Literal["lie-in-ambush"] = "lie-in-ambush"


def behind_building(_book: Book, order: LieInAmbush) -> bool:
    """Behind a village or another thing that people built."""
    return order.place == BEHIND_BUILDING


def behind_work(_book: Book, order: LieInAmbush) -> bool:
    """Behind a field fortification or barricade."""
    return order.place == BEHIND_WORK


def no_hiding_place(book: Book, order: LieInAmbush) -> bool:
    """On ground where nobody lies in ambush."""
    known = (*book.ambushes.for_all, *book.ambushes.for_some, BEHIND_BUILDING, BEHIND_WORK)
    return order.place not in known


def not_on_the_table(book: Book, order: LieInAmbush) -> bool:
    """In ground of which the table has none."""
    pieces = _pieces(book, order)
    return bool(pieces) and order.pieces is not None and order.pieces.isdisjoint(pieces)


def _pieces(book: Book, order: LieInAmbush) -> tuple[PieceId, ...]:
    """On which pieces there are places of the kind."""
    return {**book.ambushes.for_all, **book.ambushes.for_some}.get(order.place, ())


def not_at_home_there(book: Book, order: LieInAmbush) -> bool:
    """Among rocks or behind a hill, and not all of the troops that know how."""
    at_home = all(book.can(troop, Ability.AMBUSHES_IN_ROCKS) for troop in order.troops)
    return order.place in book.ambushes.for_some and not at_home


def observable(_book: Book, order: LieInAmbush) -> bool:
    """Behind a hill, but in view of the enemy's base line."""
    return order.place == BEHIND_HILL and order.observable


def not_hidden(_book: Book, order: LieInAmbush) -> bool:
    """Not wholly in the cover or hidden."""
    return not order.hidden


LYING: Mapping[str, Callable[[Book, LieInAmbush], bool]] = {
    condition.__name__: condition
    for condition in (
        behind_building,
        behind_work,
        no_hiding_place,
        not_on_the_table,
        not_at_home_there,
        observable,
        not_hidden,
    )
}


def objections_to_lie(book: Book, order: LieInAmbush) -> tuple[Problem, ...]:
    """Why the unit may not begin in ambush there."""
    rows = conditions.holding(book.ambushes.lying, LYING, book, order)
    return conditions.problems(AREA, rows, about={"troops": order.troops, "piece": _pieces(book, order)})


# --- what brings it to light ---


@dataclass(frozen=True, slots=True)
class Watch:
    """What has happened around a hidden unit, at any moment of a turn.

    Distances from the nearest of its figures to the nearest enemy figure, enemy Scout, and enemy Leader
    who is a Cunning Devil; None where there is none. `in_view`: an enemy has moved to where it sees them,
    which matters behind a hill; `troops`: what lies there.
    """

    place: str
    moved: bool = False
    shot: bool = False
    enemy_in: float | None = None
    scout_in: float | None = None
    devil_in: float | None = None
    in_view: bool = False
    troops: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class AmbushSprung(GameEvent):
    """The unit is placed on the table; its causes, one line each, and whether there are pygmies in it."""

    causes: tuple[Line, ...]
    pygmies: bool = False
    kind: Literal["ambush-sprung"] = "ambush-sprung"

    @property
    def also(self) -> Mapping[str, object]:
        """Also told: causes."""
        return {"causes": len(self.causes)}


def _within(inches: float | None, limit: int) -> bool:
    return inches is not None and inches <= limit


def moved(_book: Book, watch: Watch) -> bool:
    """One of its figures moves."""
    return watch.moved


def shot(_book: Book, watch: Watch) -> bool:
    """One of its figures shoots."""
    return watch.shot


def enemy_near(book: Book, watch: Watch) -> bool:
    """An enemy all but treads on it."""
    return _within(watch.enemy_in, book.ambushes.near_in.value)


def came_into_view(_book: Book, watch: Watch) -> bool:
    """An enemy has come round the hill."""
    return watch.place == BEHIND_HILL and watch.in_view


def scout_near(book: Book, watch: Watch) -> bool:
    """An enemy Scout hears or smells it; he need not see it (SCOUT-05)."""
    return _within(watch.scout_in, book.ambushes.keen_in.value)


def devil_near(book: Book, watch: Watch) -> bool:
    """A Cunning Devil leads the enemy, and is near."""
    return _within(watch.devil_in, book.ambushes.keen_in.value)


SPRINGING: Mapping[str, Callable[[Book, Watch], bool]] = {
    condition.__name__: condition
    for condition in (moved, shot, enemy_near, came_into_view, scout_near, devil_near)
}


def spring(book: Book, watch: Watch) -> tuple[AmbushSprung, ...]:
    """Whether the ambush comes to light, and by what."""
    rows = conditions.holding(book.ambushes.springing, SPRINGING, book, watch)
    about = {"near": book.ambushes.near_in.value, "keen": book.ambushes.keen_in.value}
    causes = tuple(Line(conditions.message(AREA, row), 0, row.rule, row.page, about=about) for row in rows)
    return (AmbushSprung(causes, has_pygmies(book, watch.troops)),) if causes else ()


def has_pygmies(book: Book, troops: Iterable[str]) -> bool:
    """Whether pygmies are among them, who startle twice (MORALE-05)."""
    return any(book.can(troop, Ability.PYGMY) for troop in troops)
