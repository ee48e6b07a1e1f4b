"""What people say of a shot: who shoots, at whom, and what lies between. Distances in inches."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Literal

from heart_africa.rules.battle.figures import Fault
from heart_africa.rules.units import Melee, Moved, Obstacle

WALL = "wall"  # a point of a building's wall as a target, instead of a troop type
Aboard = Literal["", "canoe", "dhow", "gunboat"]


class Over(StrEnum):
    """What a shot would have to pass over."""

    FIGURES = "figures"
    SMALL_CRAFT = "small_craft"
    DHOWS = "dhows"


@dataclass(frozen=True, slots=True)
class Front:
    """The comrade of the front rank, in base contact with the shooter and straight before it."""

    name: str
    troop: str


@dataclass(frozen=True, slots=True)
class Shooter:
    """A figure that would shoot; a gun with its crew is one figure (GUN-08).

    `dismounted`: as mounted regulars are now, `changed_mount` that they mounted or dismounted this turn;
    `behind`: the work between it and its target; `under_way`: the boat that it is `aboard` has moved;
    `boarding`: it went aboard or ashore; `bearer_near`: a gun bearer within an inch of his White Man;
    `repeater`, `armed_scout`: a rifle by the club's rules of page 12, declared before the game.
    """

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
    aboard: Aboard = ""
    under_way: bool = False
    boarding: bool = False
    unloaded: bool = False
    fault: Fault = Fault.NONE
    lit_fire: bool = False
    bearer_near: bool = False
    repeater: bool = False
    armed_scout: bool = False


@dataclass(frozen=True, slots=True)
class Target:
    """A figure that would be shot at, a vessel, or a point of a wall.

    `attendants`: a leader's, near enough to be given up for him, unless he would `rather_save`; `gives`:
    their names in the order in which he would, if they were said;
    `started_in_cover`, `in_cover`: ground that covers it from this shooter, at the start and at the end of
    its movement; `behind`: the work between it and the shooter, `shoots` that it shoots this turn;
    `friend_in`: how far its nearest friend is, scouts, gun bearers and attendants apart, None if there is
    none; `boat`: the name of the vessel that it is `aboard`; `master_nearer`: a gun bearer's White Man is
    nearer to the shooter.
    """

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
    aboard: Aboard = ""
    boat: str = ""
    master_nearer: bool = False


@dataclass(frozen=True, slots=True)
class Gap:
    """The gap between bases through which the shot goes: how wide, how far from shooter or target."""

    width_in: float
    from_in: float
    base_in: float


@dataclass(frozen=True, slots=True)
class Overhead:
    """What the shot passes over: whether it is all on ground level, how near to shooter or target.

    `high_ground`: either of these two is on a hill, a kopje or an escarpment; `same_water`: craft lie on
    the shooter's own water.
    """

    over: Over = Over.FIGURES
    level: bool = True
    from_in: float = 0
    high_ground: bool = False
    same_water: bool = False


@dataclass(frozen=True, slots=True)
class Sight:
    """What lies between: all clear unless said otherwise.

    `arc_at_start`: an attacker was in the arc when its move began; `work_between`: a work that neither of
    the two touches; `silhouetted`: the target stands out against a fire.
    """

    visible: bool = True
    in_arc: bool = True
    arc_at_start: bool = True
    work_between: bool = False
    gap: Gap | None = None
    overhead: Overhead | None = None
    dark: bool = False
    silhouetted: bool = False


CLEAR = Sight()


@dataclass(frozen=True, slots=True)
class Near:
    """Another figure of either side near the target of a gun, perhaps with a solid wall between."""

    figure: Target
    inches: float = 0
    solid_wall: bool = False


@dataclass(frozen=True, slots=True)
class Shot:
    """One shot at one target from so many inches.

    `contact`: the two are base to base when the Movement phase ends; `blind`: through a roof, at whoever is
    on it; `from_first_in`: a machine gun's, how far the target is from the first of the burst; `near`: who
    is about the target of a gun; `stretch`: all who can be seen behind the same stretch of a work.
    """

    shooter: Shooter
    target: Target
    inches: float
    contact: bool = False
    blind: bool = False
    sight: Sight = CLEAR
    from_first_in: float = 0
    near: tuple[Near, ...] = field(default=())
    stretch: tuple[Target, ...] = field(default=())

    @property
    def charging(self) -> bool:
        """The target has charged this very shooter."""
        return self.contact and self.target.melee is Melee.CHARGED
