"""Where everything stands, as an umpire keeps it in his head: every figure on its spot, facings by unit.

A sketch answers what an order has to say of distances, ground, view and contact, without a ruler. Who lies
in ambush has his spot here as well: whoever may not know of it is never asked about it, for the units that a
side sees are those of its own view of the battle.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from math import atan2, ceil, cos, degrees, hypot, radians, sin, sqrt
from operator import itemgetter
from typing import Literal, TypeVar

from heart_africa.board.layout import Spot
from heart_africa.core.dataclass import dataclass, field, replace
from heart_africa.opponent.barriers import BASE_IN
from heart_africa.opponent.ground import Edge, Held, Land, Place, Square
from heart_africa.rules.battle import Battle, Figure, SideId, Sort, Unit, Where, other
from heart_africa.rules.book import ATTENDANT, BAGGAGE, NO_TROOP, Arm, Book
from heart_africa.rules.book.terrain import GroundId
from heart_africa.rules.play.fires import burns
from heart_africa.rules.preparation.terrain import Footing, cover
from heart_africa.rules.shared_terms import Moved

FAR: Mapping[Edge, Edge] = {"north": "south", "south": "north", "east": "west", "west": "east"}
INWARD: Mapping[Edge, float] = {"south": 0.0, "west": 90.0, "north": 180.0, "east": 270.0}
GAP_IN = 0.1
CROWDED_IN = BASE_IN * 0.9
NOWHERE_IN = 1000.0
NEXT_IN = 1.0
"""Friends nearer than this are together (SHOOT-17)."""
Spots = Mapping[str, Spot]
Found = TypeVar("Found")


@dataclass(frozen=True, slots=True)
class Sketch:
    """`spots` by figure; `facing` by unit, degrees from north; `came`: where units stood as the turn began.

    `edges`: the base line of each side; `entry`: the side by which a column enters, "" where none does.
    """

    land: Land
    edges: Mapping[SideId, Edge]
    entry: Edge | Literal[""] = ""
    spots: Spots = field(default_factory=dict, hash=False)
    facing: Mapping[str, float] = field(default_factory=dict, hash=False)
    came: Mapping[str, Spot] = field(default_factory=dict, hash=False)

    def with_spots(self, spots: Spots, facing: Mapping[str, float]) -> "Sketch":
        """The same with figures elsewhere and units facing elsewhere."""
        if not spots and not facing:
            return self
        return replace(self, spots={**self.spots, **spots}, facing={**self.facing, **facing})


def far(one: Spot, other_: Spot) -> float:
    """From spot to spot."""
    return hypot(one[0] - other_[0], one[1] - other_[1])


@lru_cache(1 << 16)
def gap(ones: tuple[Spot, ...], others: tuple[Spot, ...]) -> float:
    """From the nearest base of some to the nearest of others; a thousand inches where there is nobody."""
    if not ones or not others:
        return NOWHERE_IN
    least = min([(x - a) * (x - a) + (y - b) * (y - b) for x, y in ones for a, b in others])
    return max(0.0, sqrt(least) - BASE_IN)


def between(one: Spot, other_: Spot) -> Iterator[Spot]:
    """The spots on the line from one to another, inch by inch."""
    (x, y), (a, b), steps = one, other_, ceil(far(one, other_))
    return ((x + (a - x) * n / steps, y + (b - y) * n / steps) for n in range(1, steps))


def middle_of(spots: Sequence[Spot]) -> Spot:
    """The middle of some spots, of which there is at least one."""
    return sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)


def bearing(start: Spot, end: Spot) -> float:
    """In which direction a spot lies from another, in degrees clockwise from north."""
    return degrees(atan2(end[0] - start[0], end[1] - start[1])) % 360


def ahead(start: Spot, facing: float, inches: float) -> Spot:
    """The spot so many inches on in a direction."""
    turn = radians(facing)
    return start[0] + inches * sin(turn), start[1] + inches * cos(turn)


def ranked(names: Sequence[str], middle: Spot, facing: float, wide: int) -> dict[str, Spot]:
    """Figures in ranks of so many, the middle of them at a spot."""
    step, turn = BASE_IN + GAP_IN, radians(facing)
    ranks = ceil(len(names) / wide)
    found = {}
    for place, name in enumerate(names):
        rank, file = divmod(place, wide)
        right = (file - (min(wide, len(names) - rank * wide) - 1) / 2) * step
        on = ((ranks - 1) / 2 - rank) * step
        found[name] = (
            middle[0] + right * cos(turn) + on * sin(turn),
            middle[1] - right * sin(turn) + on * cos(turn),
        )
    return found


def from_edge(land: Land, edge: Edge, spot: Spot) -> float:
    """How far a spot lies from an edge of the table."""
    return {
        "west": spot[0],
        "south": spot[1],
        "east": land.long_in - spot[0],
        "north": land.wide_in - spot[1],
    }[edge]


def on_edge(land: Land, edge: Edge, along: float, deep: float) -> Spot:
    """The spot so far along an edge, from its western or southern end, and so far from it."""
    match edge:
        case "south":
            return along, deep
        case "north":
            return along, land.wide_in - deep
        case "west":
            return deep, along
        case "east":
            return land.long_in - deep, along


def length(land: Land, edge: Edge) -> int:
    """How long an edge of the table is."""
    return land.long_in if edge in {"south", "north"} else land.wide_in


def _others(known: Mapping[str, Found], gone: Collection[str]) -> dict[str, Found]:
    """What is known of all units but those that have moved."""
    return {name: found for name, found in known.items() if name not in gone}


class Position:
    """A battle on its sketch; what is asked twice is found once."""

    def __init__(self, book: Book, battle: Battle, sketch: Sketch) -> None:
        self.book, self.battle, self.sketch = book, battle, sketch
        self.land = sketch.land
        self._standing: dict[str, tuple[tuple[Figure, Spot], ...]] = {}
        self._apart: dict[tuple[str, str], float] = {}
        self._seen: dict[tuple[str, str], bool] = {}
        self._radii: dict[str, float] = {}
        self._middles: dict[str, Spot] = {}
        self._spots: dict[str, tuple[Spot, ...]] = {}
        self._of: dict[SideId, tuple[Unit, ...]] = {}
        self._held: dict[tuple[SideId, float], Held] = {}
        self._crossing: dict[tuple[SideId, frozenset[GroundId]], frozenset[str]] = {}
        self.nerves: dict[str, tuple[int, int, float]] = {}
        """What makes units test, by their names (`nerve`)."""
        self.targets: dict[tuple[str, bool, bool], dict[str, list[float]]] = {}
        """Whom some of a unit may shoot at, and how far off they are, by its name and whether it may turn."""

    def moved(self, spots: Spots, facing: Mapping[str, float]) -> "Position":
        """The same battle with figures elsewhere; what is known of all others is kept."""
        if not spots and not facing:
            return self
        then = Position(self.book, self.battle, self.sketch.with_spots(spots, facing))
        company = self.battle.company
        gone = {company[name] for name in spots}
        then._standing, then._radii = _others(self._standing, gone), _others(self._radii, gone)
        then._middles, then._spots = _others(self._middles, gone), _others(self._spots, gone)
        then._apart = {pair: found for pair, found in self._apart.items() if not gone & {*pair}}
        then._seen = {pair: found for pair, found in self._seen.items() if not gone & {*pair}}
        then.nerves = self.nerves
        sides = {self.battle.units[name].side for name in gone}
        then._held = {key: found for key, found in self._held.items() if other(key[0]) not in sides}
        return then

    # --- who stands where ---

    def standing(self, unit: str) -> tuple[tuple[Figure, Spot], ...]:
        """The figures of a unit that are there, each with its spot."""
        if unit not in self._standing:
            spots = self.sketch.spots
            own = self.battle.units[unit].here
            self._standing[unit] = tuple((each, spots[each.name]) for each in own if each.name in spots)
        return self._standing[unit]

    def spots(self, unit: str) -> tuple[Spot, ...]:
        """Where the figures of a unit stand."""
        if unit not in self._spots:
            self._spots[unit] = tuple([spot for _, spot in self.standing(unit)])
        return self._spots[unit]

    @cached_property
    def there(self) -> tuple[Unit, ...]:
        """The units of both sides that stand in the open, as far as these eyes see."""
        units = self.battle.units.values()
        return tuple(unit for unit in units if unit.where is Where.TABLE and self.standing(unit.name))

    def of(self, side: SideId) -> tuple[Unit, ...]:
        """Those of one side."""
        if side not in self._of:
            self._of[side] = tuple([unit for unit in self.there if unit.side == side])
        return self._of[side]

    def foes(self, side: SideId) -> tuple[Unit, ...]:
        """Those of its enemy."""
        return self.of(other(side))

    def middle(self, unit: str) -> Spot:
        """The middle of a unit that stands somewhere."""
        if unit not in self._middles:
            self._middles[unit] = middle_of(self.spots(unit))
        return self._middles[unit]

    # --- from one to the other ---

    def apart(self, one: str, other_: str) -> float:
        """From the nearest base of one unit to the nearest of another; a thousand if one stands nowhere."""
        key = (one, other_) if one < other_ else (other_, one)
        if key not in self._apart:
            self._apart[key] = gap(self.spots(one), self.spots(other_))
        return self._apart[key]

    def sees(self, one: str, other_: str) -> bool:
        """Whether ground lets two units see one another, from the middle of each."""
        key = (one, other_) if one < other_ else (other_, one)
        if key not in self._seen:
            if not self.standing(one) or not self.standing(other_):
                return False
            self._seen[key] = self.land.views(self.middle(one), self.middle(other_))
        return self._seen[key]

    def nearest(self, unit: str, others: Iterable[Unit]) -> Unit | None:
        """The nearest of some units."""
        return min(others, key=lambda each: (self.apart(unit, each.name), each.name), default=None)

    def crossing(self, side: SideId, barred: frozenset[GroundId]) -> frozenset[str]:
        """The units of a side that file through a gap: somebody stands in it, or not all have passed it.

        Baggage and lone figures do not have to hold together: nobody waits for them.
        """
        if (side, barred) not in self._crossing:
            gates = self.land.gates(barred)
            units = [unit for unit in self.of(side) if unit.sort is Sort.UNIT] if gates else []
            self._crossing[side, barred] = frozenset(
                unit.name for unit in units if self._crosses(self.spots(unit.name), gates, barred)
            )
        return self._crossing[side, barred]

    def _crosses(self, spots: Sequence[Spot], gates: frozenset[Square], barred: frozenset[GroundId]) -> bool:
        if any(self.land.square(spot) in gates for spot in spots):
            return True
        south, north = min(spots, key=itemgetter(1)), max(spots, key=itemgetter(1))
        return any(
            self.land.at(spot) in barred or self.land.square(spot) in gates
            for one, other_ in ((min(spots), max(spots)), (south, north))
            for spot in between(one, other_)
        )

    def held(self, side: SideId, inches: float) -> Held | None:
        """Where enemies of a side stand who fight, each square so much farther to cross; None if 0."""
        if not inches:
            return None
        if (side, inches) not in self._held:
            spots = (
                spot for foe in self.foes(side) if foe.sort is Sort.UNIT for spot in self.spots(foe.name)
            )
            self._held[side, inches] = self.land.held(spots, inches)
        return self._held[side, inches]

    # --- ground ---

    def covers(self, figure: Figure, spot: Spot, shooter: str = "", inches: float = 1000.0) -> bool:
        """Whether the ground at a spot covers a figure from a shot; it counts as having moved if it has."""
        ground = self.land.at(spot)
        if ground is None or self.book.terrain.ground[ground].cover is None:
            return False
        known = NO_TROOP[figure.troop] if figure.troop in NO_TROOP else self.book.arm(figure.troop)
        arm = Arm.FOOT if known is None or (known is Arm.MOUNTED and figure.dismounted) else known
        moved = not shooter or figure.moved is Moved.MOVED
        return bool(cover(self.book, Footing((ground,), arm, shooter, inches, moved=moved)))

    def held_by(self, place: Place) -> tuple[Unit, ...]:
        """The units of which somebody is in a place, the baggage left out."""
        return tuple(
            unit
            for unit in self.there
            if any(
                f.troop not in {BAGGAGE, ATTENDANT} and place.holds(spot)
                for f, spot in self.standing(unit.name)
            )
        )

    @cached_property
    def burning(self) -> tuple[Place, ...]:
        """The villages that burn now: nobody may enter them, and whoever stays in them is lost (p. 25)."""
        battle = self.battle
        names = {each.name for each in battle.fires if burns(self.book, each.fire, battle.turn)}
        return tuple(place for place in self.land.places if place.name in names)

    @property
    def home(self) -> Place | None:
        """The village or camp that is fought for."""
        return self.land.places[0] if self.land.places else None

    @cached_property
    def _bodies(self) -> tuple[tuple[str, float, float, float, tuple[Spot, ...]], ...]:
        """Of each unit in the open its middle, how far from it others may touch it, and where it stands."""
        names = (unit.name for unit in self.there)
        return tuple(
            (name, *self.middle(name), self.radius(name) + BASE_IN, self.spots(name)) for name in names
        )

    def crowded(self, spot: Spot, without: frozenset[str]) -> bool:
        """Whether somebody else than these units stands there, or all but."""
        x, y = spot
        for name, a, b, wide, spots in self._bodies:
            if name in without or hypot(x - a, y - b) > wide:
                continue
            if [0 for a, b in spots if hypot(x - a, y - b) < CROWDED_IN]:
                return True
        return False

    def radius(self, unit: str) -> float:
        """How far the farthest figure of a unit stands from its middle."""
        if unit not in self._radii:
            middle = self.middle(unit)
            self._radii[unit] = max(far(middle, spot) for _, spot in self.standing(unit))
        return self._radii[unit]

    def between(self, start: Spot, end: Spot, without: frozenset[str]) -> bool:
        """Whether a figure stands in the line from one spot to another; `without`: those at its ends."""
        dx, dy = end[0] - start[0], end[1] - start[1]
        size, half = dx * dx + dy * dy, BASE_IN / 2
        if size == 0:
            return False
        root = size**0.5
        x0, y0 = start
        for unit, x, y, wide, _ in self._bodies:
            part = ((x - x0) * dx + (y - y0) * dy) / size
            if abs((x - x0) * dy - (y - y0) * dx) / root > wide or not -wide / root < part < 1 + wide / root:
                continue
            for figure, (a, b) in self.standing(unit):
                off = ((a - x0) * dy - (b - y0) * dx) / root
                on_it = -half < off < half and 0 < ((a - x0) * dx + (b - y0) * dy) / size < 1
                if on_it and figure.name not in without and figure.troop != ATTENDANT:
                    return True
        return False


def whole(spots: Sequence[Spot], most: float) -> bool:
    """Whether figures hold together in chains of so many inches."""
    left = list(range(1, len(spots)))
    found = [0] if spots else []
    for at in found:
        near = [n for n in left if far(spots[at], spots[n]) - BASE_IN <= most]
        found += near
        left = [n for n in left if n not in near]
        if not left:
            return True
    return not left
