"""A figure as it stands on the table; a gun with its crew, or an element of baggage, is one."""

from enum import StrEnum

from heart_africa.core.dataclass import dataclass
from heart_africa.core.fields import TroopName, UnitName
from heart_africa.rules.shared_terms import Melee, Moved, Obstacle


class Fault(StrEnum):
    """What is the matter with a machine gun (p. 10)."""

    NONE = ""
    JAMMED = "jammed"
    BROKEN = "broken"


class Gone(StrEnum):
    """Whether a figure is still there, and if not, how it went.

    `shot`: fallen in this Shooting phase, in which it may still shoot (TURN-09); `left`: it has left the
    table by the far side; `fled`: with its broken unit; `lost`: in any other way.
    """

    NO = ""
    SHOT = "shot"
    LOST = "lost"
    FLED = "fled"
    LEFT = "left"


DEAD = frozenset({Gone.SHOT, Gone.LOST})


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure: what it is, what it carries into the next turn, and what it has done in this one.

    Who is `gone` keeps the `cause` and the turn in which it `went`.
    Kept: `unloaded` (its smoke marker), `fault` of a machine gun, `enemies` in base contact and for how many
    turns it has `fought` them, ground and work (`cover`, `behind`, as people stated them), `alone` (as
    stated: no friend near enough, so that it is dispersed), `dismounted`, `on_roof`, `forded` (crocodiles
    asked once at this ford), `aboard` which vessel. Of this turn: `moved`, `melee`, `covered` (in cover when
    its movement began), `shots` fired, `aimed` at whom, `faces` of its shots, `reloading` declared,
    `gave_way` to whom of the rank behind it, `loophole`: through which kind of wall, and which of them, it
    shot, `lit` a fire, `climbed` a work, `boarding`, `changed_mount`, `captured` elements, `attempted`
    anything else that takes its turn, `water`: the marsh or ford whose crocodiles have still to be asked.
    """

    name: str
    troop: TroopName
    gone: Gone = Gone.NO
    cause: str = ""
    went: int = 0
    unloaded: bool = False
    fault: Fault = Fault.NONE
    enemies: tuple[str, ...] = ()
    fought: int = 0
    cover: bool = False
    behind: Obstacle = Obstacle.NONE
    alone: bool = False
    dismounted: bool = False
    on_roof: bool = False
    forded: bool = False
    aboard: UnitName = ""
    repeater: bool = False
    armed_scout: bool = False
    moved: Moved = Moved.NO
    melee: Melee = Melee.NONE
    covered: bool = False
    shots: int = 0
    aimed: tuple[str, ...] = ()
    faces: tuple[int, ...] = ()
    reloading: bool = False
    gave_way: str = ""
    loophole: tuple[str, ...] = ()
    lit: bool = False
    climbed: Obstacle = Obstacle.NONE
    boarding: bool = False
    changed_mount: bool = False
    captured: int = 0
    attempted: bool = False
    water: str = ""

    @property
    def here(self) -> bool:
        """Whether it is still there: neither fallen nor gone."""
        return self.gone is Gone.NO

    @property
    def may_act(self) -> bool:
        """Whether it acts in a Shooting phase, in which the fallen still do."""
        return self.gone in {Gone.NO, Gone.SHOT}
