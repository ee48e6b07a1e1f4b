"""Shots to be tried: a regular at a spearman, five inches away in the open, unless said otherwise.

What a test says of a shooter, a target and what lies between them is staged as a battle of its own, with the
order for that one shot.
"""

from collections.abc import Iterable, Iterator

from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.dice import Dice
from heart_africa.rules.battle import Figure, Sort, Unit
from heart_africa.rules.battle.staging import lone, placed, stage
from heart_africa.rules.battle.state import BLUE, RED, Light
from heart_africa.rules.battle.units import BEARER, Fault
from heart_africa.rules.book import ATTENDANT, Trait, book
from heart_africa.rules.book.play import Step
from heart_africa.rules.play.shooting.events import Event, FigureShot
from heart_africa.rules.play.shooting.factors import check
from heart_africa.rules.play.shooting.objections import objections_to_shot
from heart_africa.rules.play.shooting.orders import WALL, Aim, Close, Gap, Overhead
from heart_africa.rules.play.shooting.resolution import Wound, shoot
from heart_africa.rules.play.shooting.shot import Shot, shots_of
from heart_africa.rules.shared_terms import Melee, Moved, Obstacle

BOOK = book()
ALONE_IN = BOOK.shooting.dispersed.apart_in.value


@dataclass(frozen=True, slots=True)
class Front:
    """The comrade of the front rank."""

    name: str
    troop: str


@dataclass(frozen=True, slots=True)
class Shooter:
    """Who shoots, and what holds for him; `aboard`: a kind of vessel, which is `under_way`."""

    name: str
    troop: str
    leader: bool = False
    mighty_warrior: bool = False
    dismounted: bool = False
    changed_mount: bool = False
    moved: Moved = Moved.NO
    melee: Melee = Melee.NONE
    behind: Obstacle = Obstacle.NONE
    front: Front | None = None
    aboard: str = ""
    under_way: bool = False
    boarding: bool = False
    unloaded: bool = False
    fault: Fault = Fault.NONE
    lit_fire: bool = False
    bearer_near: bool = False
    repeater: bool = False
    armed_scout: bool = False

    @property
    def figure(self) -> Figure:
        return Figure(
            self.name, self.troop, unloaded=self.unloaded, fault=self.fault, dismounted=self.dismounted,
            aboard="own boat" if self.aboard else "", repeater=self.repeater, armed_scout=self.armed_scout,
            moved=self.moved, melee=self.melee, lit=self.lit_fire, boarding=self.boarding,
            changed_mount=self.changed_mount,
        )  # fmt: skip

    @property
    def unit(self) -> Unit:
        sort = Sort.LEADER if self.leader or self.mighty_warrior else Sort.UNIT
        company = [Figure(self.front.name, self.front.troop)] if self.front else []
        company += [Figure("bearer", BEARER)] if self.bearer_near else []
        traits = (Trait.MIGHTY_WARRIOR,) if self.mighty_warrior else ()
        return replace(placed("own", RED, sort, self.figure, *company), traits=traits)


@dataclass(frozen=True, slots=True)
class Target:
    """Who is shot at, or stands about; `friend_in`: how far the nearest friend is, None if there is none."""

    name: str
    troop: str
    unit: str = ""
    leader: bool = False
    attendants: int = 0
    gives: tuple[str, ...] = ()
    rather_save: bool = False
    dismounted: bool = False
    changed_mount: bool = False
    melee: Melee = Melee.NONE
    started_in_cover: bool = False
    in_cover: bool = False
    behind: Obstacle = Obstacle.NONE
    shoots: bool = False
    friend_in: float | None = 0
    aboard: str = ""
    boat: str = ""
    master_nearer: bool = False

    @property
    def figure(self) -> Figure:
        return Figure(
            self.name, self.troop, dismounted=self.dismounted, changed_mount=self.changed_mount,
            melee=self.melee, behind=self.behind, aboard=self.boat or self.aboard,
        )  # fmt: skip

    @property
    def staged(self) -> Iterator[Unit]:
        names = (
            *self.gives,
            *(f"{self.name}: {number}" for number in range(len(self.gives), self.attendants)),
        )
        company = (Figure(name, ATTENDANT) for name in names)
        sort = Sort.LEADER if self.leader else Sort.UNIT
        yield placed(f"of {self.name}", BLUE, sort, self.figure, *company)
        if self.aboard:
            yield lone(self.boat or self.aboard, BLUE, Sort.BOAT, self.aboard)


@dataclass(frozen=True, slots=True)
class Sight:
    """What lies between: all clear unless said otherwise."""

    visible: bool = True
    in_arc: bool = True
    arc_at_start: bool = True
    work_between: bool = False
    gap: Gap | None = None
    overhead: Overhead | None = None
    dark: bool = False
    silhouetted: bool = False


@dataclass(frozen=True, slots=True)
class Near:
    """Another figure near the target of a gun."""

    figure: Target
    inches: float = 0
    solid_wall: bool = False

    @property
    def close(self) -> Close:
        return Close(self.figure.name, self.inches, self.solid_wall, gives=self.figure.gives)


CLEAR = Sight()


def by(troop: str = "regulars", /, name: str = "shooter", **facts: object) -> Shooter:
    return Shooter(name, troop, **facts)  # type: ignore[arg-type]  # the facts of one test


def at(troop: str = "spearmen", /, name: str = "target", **facts: object) -> Target:
    return Target(name, troop, **facts)  # type: ignore[arg-type]  # the facts of one test


def shot(  # as people say it
    shooter: Shooter | str = "regulars",
    target: Target | str = "spearmen",
    inches: float = 5,
    contact: bool = False,  # noqa: FBT002  # a fact
    blind: bool = False,  # noqa: FBT002  # a fact
    sight: Sight = CLEAR,
    from_first_in: float = 0,
    near: tuple[Near, ...] = (),
    stretch: tuple[Target, ...] = (),
    spell_broken: bool = False,  # noqa: FBT002  # a fact
) -> Shot:
    one = by(shooter) if isinstance(shooter, str) else shooter
    other = at(target) if isinstance(target, str) else target
    boat = (
        [replace(lone("own boat", RED, Sort.BOAT, one.aboard), under_way=one.under_way)] if one.aboard else []
    )
    about = {
        unit.name: unit
        for each in (*(each.figure for each in near), *stretch, *(() if other.troop == WALL else (other,)))
        for unit in each.staged
    }
    given = {name for each in about.values() for name in each.attendants if not each.name.endswith(name)}
    units = (unit for unit in about.values() if unit.figures[0].name not in given)
    battle = stage(one.unit, *boat, *units, step=Step.SHOOTING, light=Light("night" if sight.dark else "day"))
    aim = Aim(
        one.name, other.name, inches, sight.visible, sight.in_arc, sight.arc_at_start, sight.work_between,
        sight.gap, sight.overhead, sight.silhouetted, other.in_cover, other.started_in_cover, other.behind,
        alone=other.friend_in is None or other.friend_in > ALONE_IN, target_shoots=other.shoots,
        gives=other.gives, rather_save=other.rather_save, master_nearer=other.master_nearer,
        stretch=tuple(each.name for each in stretch), shooter_behind=one.behind,
        front=one.front.name if one.front else "", bearer_near=one.bearer_near, contact=contact,
        from_first_in=from_first_in, near=tuple(each.close for each in near), wall=other.troop == WALL,
        roof="roof" if blind else "",
    )  # fmt: skip
    (staged,) = shots_of(replace(battle, spell_broken=spell_broken), (aim,))
    return staged


def wound(
    target: Target | str, shooter: Shooter | str, *, splash: bool = False, spell_broken: bool = False
) -> Wound:
    """A hit that needs no die."""
    hit = shot(shooter, target, spell_broken=spell_broken)
    return Wound.of(hit, hit.struck, splash=splash)


def needs(tried: Shot) -> int:
    """The face that the shot needs."""
    return check(BOOK, tried).needs


def reasons(tried: Shot) -> dict[str, int]:
    """The entries that its score cites, with what each adds."""
    return {line.rule: line.value for line in check(BOOK, tried).reckoning.lines}


def objected(tried: Shot) -> set[str]:
    """The entries that speak against the shot."""
    return {problem.rule for problem in objections_to_shot(BOOK, tried)}


def fired(*shots: Shot, faces: Iterable[int]) -> tuple[Event, ...]:
    return shoot(BOOK, shots, Dice(faces))


def dead(events: Iterable[Event]) -> list[str]:
    return [event.figure for event in events if isinstance(event, FigureShot)]
