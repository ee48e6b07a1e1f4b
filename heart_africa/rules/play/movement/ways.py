"""The way of one figure (pp. 16-18, 24): the rate it moves at, who keeps it out, where it has to stop."""

from collections.abc import Callable, Iterator, Mapping
from typing import Literal

from heart_africa.core.dataclass import dataclass
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Line, Reckoning
from heart_africa.rules.battle.units import MoveRolled, Pace
from heart_africa.rules.book import BAGGAGE, Ability, Arm, Book, printed
from heart_africa.rules.book.terrain import Ground, GroundId
from heart_africa.rules.play.movement.dice import AREA, Gait, Water, rate
from heart_africa.rules.shared_terms import Obstacle


@dataclass(frozen=True, slots=True)
class Stretch:
    """A piece of the way: the kinds of ground that overlap there, and whether a road runs along it."""

    grounds: tuple[GroundId, ...] = (GroundId.OPEN_GROUND,)
    road: bool = False


OPEN = Stretch()


@dataclass(frozen=True, slots=True)
class Walk:
    """Where a figure wants to go: its start, all the ground it moves over, and the enemy it makes for.

    `aims_at`: the ground in or behind which that enemy stands; `behind`: the work before him; `single_file`:
    how its unit moves; `water`: which way its vessel goes.
    """

    who: str
    starts: Stretch = OPEN
    over: tuple[Stretch, ...] = ()
    aims_at: Stretch | None = None
    behind: Obstacle = Obstacle.NONE
    on_foot: bool = False
    single_file: bool = False
    dark: bool = False
    water: Water = ""


Stop = Literal["", "short", "edge"]


@dataclass(frozen=True, slots=True)
class Reach:
    """How far the figure may go, why, and where it must stop.

    `stop`: for want of a roll for difficult ground, it stops `short` of the cover or obstacle or at the
    `edge` of the ground; `short_of_in`: how many inches short.
    """

    inches: int
    pace: Pace
    stop: Stop
    short_of_in: int
    lines: tuple[Line, ...]


# --- what slows ---


def _slowing(book: Book, stretch: Stretch) -> tuple[Ground, ...]:
    """The kinds of ground that slow movement along a stretch; a road cancels most of them (TERR-57)."""
    rows = (book.terrain.ground[ground] for ground in stretch.grounds)
    return tuple(row for row in rows if row.slows and not (stretch.road and row.road_cancels))


def passes_difficult(book: Book, walk: Walk) -> bool:
    """Whether it moves over difficult terrain."""
    return any(_slowing(book, stretch) for stretch in walk.over)


SLOWED: Mapping[str, Callable[[Book, Walk], bool]] = {
    "begins_in_difficult": lambda book, walk: bool(_slowing(book, walk.starts)),
    "passes_difficult": passes_difficult,
    # It wants to fight an enemy in or behind difficult terrain
    "aims_into_difficult": lambda book, walk: walk.aims_at is not None and bool(_slowing(book, walk.aims_at)),
    # It wants to fight an enemy behind a barricade, fortification or the like
    "aims_over_work": lambda _book, walk: walk.behind not in {Obstacle.NONE, Obstacle.ROOF},
    "in_the_dark": lambda _book, walk: walk.dark,
    "upstream": lambda _book, walk: walk.water == "upstream",  # a vessel that goes against the current
}
AIMING = frozenset({"aims_into_difficult", "aims_over_work"})
APPROACHING = AIMING | {"passes_difficult"}  # those that leave it some open ground to cross first


def slowed(book: Book, walk: Walk) -> tuple[Line, ...]:
    """Why the figure moves at the rate of difficult terrain, a line for each reason; empty if it does not."""
    rows = printed.holding(book.movement.slowed, SLOWED, book, walk)
    reasons = tuple(row.line(printed.message(AREA, row)) for row in rows)
    return reasons + tuple(
        (row.slows or row).line("movement-difficult-ground", ground=row.id.value)
        for row in _difficult_grounds(book, walk)
    )


def _difficult_grounds(book: Book, walk: Walk) -> tuple[Ground, ...]:
    stretches = (walk.starts, *walk.over, *((walk.aims_at,) if walk.aims_at else ()))
    return tuple(dict.fromkeys(row for stretch in stretches for row in _slowing(book, stretch)))


def paces(book: Book, walks: tuple[Walk, ...]) -> tuple[Pace, ...]:
    """The kinds of ground that a unit has to roll for if its figures go these ways (MOVE-03)."""
    found: set[Pace] = {"difficult" if slowed(book, walk) else "open" for walk in walks}
    both: tuple[Pace, ...] = ("open", "difficult")
    return tuple(pace for pace in both if pace in found)


# --- what keeps out ---


def _cannot(book: Book, walk: Walk, pace: Pace) -> bool:
    fixed = fixed_gun(book, walk)
    return not fixed and rate(book, Gait(walk.who, walk.on_foot), pace) is None


def fixed_gun(book: Book, walk: Walk) -> bool:
    """Whether it is a gun that stays where it was set up."""
    return book.can(walk.who, Ability.NEVER_MOVES)


GOING: Mapping[str, Callable[[Book, Walk], bool]] = {
    # A gun on its way over, into or out of difficult terrain
    "gun_on_slow_ground": lambda book, walk: (
        bool(_difficult_grounds(book, walk)) and _cannot(book, walk, "difficult")
    ),
    # A gun on its way at night
    "gun_goes_in_the_dark": lambda book, walk: walk.dark and _cannot(book, walk, "difficult"),
    "fixed_gun": fixed_gun,
}


def objections_to_walk(book: Book, walk: Walk) -> tuple[Problem, ...]:
    """All that the book has against this way, whatever the dice."""
    rows = printed.holding(book.movement.going, GOING, book, walk)
    own = printed.problems(AREA, rows, about={"troop": walk.who})
    grounds = dict.fromkeys(ground for stretch in walk.over for ground in stretch.grounds)
    return own + tuple(found for id_ in grounds for found in _barred(book, walk, book.terrain.ground[id_]))


def walker(book: Book, who: str, *, on_foot: bool = False) -> str:
    """What a ground's prohibitions call a figure: foot, mounted, gun or baggage; vessels are never barred."""
    if who == BAGGAGE:
        return BAGGAGE
    arm = book.arm(who)
    dismounted = on_foot and book.can(who, Ability.DISMOUNTS)
    return Arm.FOOT if dismounted or arm is None else arm


def _barred(book: Book, walk: Walk, ground: Ground) -> Iterator[Problem]:
    about = {"troop": walk.who, "ground": ground.id.value}
    kind = walker(book, walk.who, on_foot=walk.on_foot)
    for row in ground.barred:
        if kind in row.who:
            yield row.problem("movement-barred", **about | {"walker": kind})
    if (file := ground.single_file) and not walk.single_file:
        yield file.problem("movement-single-file", **about)


# --- how far ---


def reach(book: Book, walk: Walk, rolled: tuple[MoveRolled, ...]) -> Reach:
    """How far this figure may go with what its unit has rolled, and why."""
    reasons = slowed(book, walk)
    wanted: Pace = "difficult" if reasons else "open"
    if (own := _at(wanted, rolled)) is not None:
        return Reach(own.inches, wanted, "", 0, reasons + own.reckoning.lines)
    return _rolled_open(book, walk, rolled) if reasons else _rolled_difficult(book, rolled)


def _at(pace: Pace, rolled: tuple[MoveRolled, ...]) -> MoveRolled | None:
    """The unit's roll for that kind of ground, if it made one."""
    return next((one for one in rolled if one.pace == pace), None)


def _rolled_difficult(book: Book, rolled: tuple[MoveRolled, ...]) -> Reach:
    """The reach of a figure in the open whose unit rolled only for difficult terrain: by that roll."""
    row, other = book.movement.as_rolled, _at("difficult", rolled)
    why = row.line("movement-as-rolled")
    sum_of = other.reckoning if other else Reckoning()
    return Reach(sum_of.total, "difficult", "", 0, (why, *sum_of.lines))


def _rolled_open(book: Book, walk: Walk, rolled: tuple[MoveRolled, ...]) -> Reach:
    """The reach of a figure that is slowed though its unit rolled for the open only: it must stop."""
    names = {row.when for row in printed.holding(book.movement.slowed, SLOWED, book, walk)}
    other = _at("open", rolled) if names <= APPROACHING else None
    sum_of = other.reckoning if other else Reckoning()
    stop: Stop = "short" if other and names & AIMING and not _crosses_other(book, walk) else "edge"
    lines = (*slowed(book, walk), _why_it_stops(book, stop), *sum_of.lines)
    return Reach(sum_of.total, "open", stop, book.movement.short_of_in.value if stop == "short" else 0, lines)


def _crosses_other(book: Book, walk: Walk) -> bool:
    """Whether its way crosses other difficult ground than that of the enemy it makes for."""
    aimed = _slowing(book, walk.aims_at) if walk.aims_at else ()
    return any(row not in aimed for stretch in walk.over for row in _slowing(book, stretch))


def too_near(book: Book, walk: Walk, reach: Reach, *, touches: bool, short_in: float | None) -> bool:
    """Whether it passes the place where it must stop; `short_in`: how far from there it ends, if known."""
    near = touches or (short_in is not None and short_in < reach.short_of_in)
    return reach.stop == "short" and (near or passes_difficult(book, walk))


def _why_it_stops(book: Book, stop: Stop) -> Line:
    short, edge = book.movement.short_of_in, book.movement.edge
    if stop == "short":
        return short.line("movement-stops-short", inches=short.value)
    return edge.line("movement-stops-at-edge")
