"""The order to shoot: what the players say of their shots, in measured inches.

It does not repeat what the battle records (who moved, is unloaded, in contact, aboard, in the dark). Of
things that the battle keeps as they were last stated (cover, works, stragglers), `None` leaves the last
statement.
"""

from enum import StrEnum
from typing import Annotated, ClassVar, Literal

from heart_africa.core.dataclass import dataclass
from heart_africa.core.fields import (
    Asked,
    FigureName,
    Figures,
    FreeIf,
    KnownBy,
    Lasts,
    PlaceName,
    UnitOrFigure,
)
from heart_africa.core.journal.records import Order
from heart_africa.rules.shared_terms import AskedOfShot, Obstacle

WALL = "wall"  # the troop of a point of a building's wall as a target
Loophole = Literal["", "outer", "inner"]


class Over(StrEnum):
    """What a shot may have to pass over."""

    FIGURES = "figures"
    SMALL_CRAFT = "small_craft"
    DHOWS = "dhows"


@dataclass(frozen=True, slots=True)
class Gap:
    """The gap between bases through which a shot goes: its width, and its distance from shooter or target."""

    width_in: float
    from_in: float
    base_in: float


@dataclass(frozen=True, slots=True)
class Overhead:
    """What a shot passes over, and how near that is to shooter or target.

    `level`: all of it on ground level; `high_ground`: shooter or target is on a hill, a kopje or an
    escarpment; `same_water`: craft lie on the shooter's own water.
    """

    over: Over = Over.FIGURES
    level: bool = True
    from_in: float = 0
    high_ground: bool = False
    same_water: bool = False


@dataclass(frozen=True, slots=True)
class Close:
    """Another figure of either side near the target of a gun.

    `solid_wall`: a wall or a crest stands between. Of a leader: how many `attendants` are near enough, and
    whom he `gives` up, as for one who is shot at.
    """

    BARE: ClassVar = ("name", "inches")

    name: FigureName
    inches: float = 0
    solid_wall: bool = False
    attendants: Figures | None = None
    gives: tuple[FigureName, ...] = ()


@dataclass(frozen=True, slots=True)
class Other:
    """An enemy at which the shooter might have shot instead.

    `advancing`: it came straight towards the shooter this turn; `barred`: the book has something else against
    shooting at it, as that it cannot be seen.
    """

    name: FigureName
    inches: float
    advancing: bool = False
    in_arc: bool = True
    barred: bool = False


@dataclass(frozen=True, slots=True)
class Aim:
    """One shot of a figure at another, from so many inches.

    What lies between: `visible`, `in_arc`, `arc_at_start` (an attacker, when its move began),
    `work_between` (that neither touches), `gap`, `overhead`, `silhouetted` against a fire in the dark.

    The target: `cover` at the end of its movement and `cover_at_start`, the work it is `behind`, `alone`
    (more than an inch from its friends), `target_shoots` this turn though it has not yet; a leader's
    `attendants` near enough (None: all he has), or who they are in the order in which he `gives` them up, and
    whether he would `rather_save` (None: nobody has said, and he gives one up); `master_nearer`: a bearer's
    White Man is nearer (None: nobody has said, and he is not); `stretch`: all who can be seen behind the same
    stretch of its work.

    The shooter: the work it is behind (`shooter_behind`), out of a building through which kind of wall
    (`loophole`) and which of them (`loophole_in`, if more than one is manned), the comrade before it in the
    `front` rank, its gun bearer within an inch (`bearer_near`; None: nobody has said, and he is not);
    `contact`: the two are base to base (None: as the battle knows); of a machine gun, how far the target is
    from the first of its burst (`from_first_in`); of a gun, who is `near` the target.

    `wall`: the target is a building's wall, under the name that people give it; `roof`: the shot goes
    blindly through this roof at whoever is on it. `advancing`, `others`: for the priorities, if stated.
    """

    shooter: FigureName
    target: Annotated[UnitOrFigure, FreeIf("wall")]
    inches: float
    visible: Annotated[bool, Asked.AT_ONCE] = True
    in_arc: Annotated[bool, Asked.AT_ONCE] = True
    arc_at_start: bool = True
    work_between: bool = False
    gap: Annotated[Gap | None, Lasts.ONCE] = None
    overhead: Annotated[Overhead | None, Lasts.ONCE] = None
    silhouetted: Annotated[bool, AskedOfShot.IN_THE_DARK] = False
    cover: Annotated[bool | None, KnownBy.BATTLE, Asked.AT_ONCE] = None
    cover_at_start: Annotated[bool | None, KnownBy.BATTLE] = None
    behind: Annotated[Obstacle | None, KnownBy.BATTLE, Asked.AT_ONCE] = None
    alone: Annotated[bool | None, KnownBy.BATTLE, Asked.AT_ONCE] = None
    target_shoots: Annotated[bool, Lasts.ONCE] = False
    attendants: Annotated[Figures | None, KnownBy.BATTLE, Asked.AS_A_QUESTION] = None
    gives: Annotated[tuple[FigureName, ...], Asked.AS_A_QUESTION] = ()
    rather_save: Annotated[bool | None, KnownBy.PLAYERS, Asked.AS_A_QUESTION] = None
    master_nearer: Annotated[bool | None, Asked.AS_A_QUESTION] = None
    stretch: Annotated[tuple[FigureName, ...], KnownBy.TABLE, AskedOfShot.AT_WORKS, Lasts.ONCE] = ()
    shooter_behind: Annotated[Obstacle | None, KnownBy.BATTLE, Lasts.ACTOR] = None
    front: Annotated[FigureName, AskedOfShot.OF_RANKS, Lasts.ACTOR] = ""
    bearer_near: Annotated[bool | None, Asked.AS_A_QUESTION] = None
    contact: Annotated[bool | None, KnownBy.BATTLE, Asked.NEVER] = None
    from_first_in: Annotated[float, AskedOfShot.OF_MACHINE_GUNS, Lasts.ONCE] = 0
    near: Annotated[tuple[Close, ...], KnownBy.TABLE, AskedOfShot.OF_GUNS, Lasts.ONCE] = ()
    wall: Annotated[bool, Asked.NEVER] = False
    roof: Annotated[PlaceName, Lasts.ONCE] = ""
    advancing: Annotated[bool, Lasts.ONCE] = False
    others: Annotated[tuple[Other, ...], KnownBy.TABLE, Lasts.ONCE] = ()
    loophole: Annotated[Loophole, AskedOfShot.OF_GARRISONS, Lasts.ACTOR] = ""
    loophole_in: Annotated[str, AskedOfShot.OF_GARRISONS, Lasts.ACTOR] = ""


class Fire(Order, kind="fire"):
    """Figures fire these shots; `together`: as a volley, whose hits fall on its targets in turn."""

    aims: tuple[Aim, ...]
    together: Annotated[bool, KnownBy.PLAYERS, Lasts.ACTOR] = False
