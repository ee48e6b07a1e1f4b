"""The orders of the Movement phase: what the players say, in measured inches.

They do not repeat what the battle records (who has moved, is in contact, with whom, in the dark). Cover,
works and stragglers stay as last stated.
"""

from typing import Annotated, ClassVar, Literal

from heart_africa.core.fields import Asked, FigureName, PlaceName, UnitName
from heart_africa.core.journal.records import Order
from heart_africa.rules.battle import SideId
from heart_africa.rules.book.terrain import GroundId
from heart_africa.rules.play.movement.dice import Water
from heart_africa.rules.shared_terms import Obstacle

Work = Literal["fortification", "barricade", "fence"]
Through = Literal["", "wall", "door", "breach"]


# --- a unit's turn ---


class Decline(Order, kind="decline"):
    """A unit, a lone figure or the baggage stands still, which counts as its move (TURN-04, TURN-05)."""

    unit: UnitName


class AllStay(Order, kind="all-stay"):
    """All who have still to move stand still (TURN-02 to TURN-04).

    Those of both sides in turn, or only those of `side`.
    """

    side: Annotated[SideId, Asked.BELOW] = ""


class Move(Order, kind="move"):
    """Figures of a unit move together, each at most `inches`; then the unit's turn is over.

    `figures`: who moves; if nobody is named, all who may; `more`: others of the unit move after these, by
    another order, so that its turn goes on. A charismatic leader moves with his unit, a guide with those whom
    he leads: they may be named. The way: the ground they start in, all that they move `over`, to the end;
    along a `road`; `aims_at`: the ground in or behind which the enemies stand whom they want to fight,
    `aims_over`: the work those stand behind, `aims_short_in`: how far from either they end, None for as the
    dice bid them; in `single_file`; `water`: which way a vessel goes; `infested`: over a marsh with
    crocodiles; `through` a building's wall, door or breach, `owner`: their side holds it; `enters`: burning
    places by name; `enemy_in`: how near a guided unit came to any enemy. Contact: who `engages` which enemy;
    who `breaks_off`, and which of these pass `over_bases` of enemies; `measured`: how far the enemy was, if
    the players were asked because earlier statements contradict the move. `exits`: who leaves the table by
    the far side. How they stand: `cover` and `alone` (more than an inch from their friends): the figures at
    the end; `covered`: in cover at the start, beside those that the battle knows of; `behind`: the work that
    the movers stand behind now; `turned`: figures that only turn in place. Whether the unit held together
    before and does after, or at least closes up.
    """

    BARE: ClassVar = ("unit", "inches")

    unit: UnitName
    figures: tuple[FigureName, ...] = ()
    inches: float = 0
    starts: tuple[GroundId, ...] = ()
    over: Annotated[tuple[GroundId, ...], Asked.AT_ONCE] = ()
    road: bool = False
    aims_at: tuple[GroundId, ...] = ()
    aims_over: Obstacle = Obstacle.NONE
    aims_short_in: float | None = None
    single_file: bool = False
    water: Water = ""
    infested: bool = False
    through: Through = ""
    owner: bool = False
    enters: tuple[PlaceName, ...] = ()
    enemy_in: float | None = None
    engages: Annotated[tuple[tuple[FigureName, FigureName], ...], Asked.AT_ONCE] = ()
    breaks_off: Annotated[tuple[FigureName, ...], Asked.AT_ONCE] = ()
    over_bases: tuple[FigureName, ...] = ()
    exits: tuple[FigureName, ...] = ()
    cover: Annotated[tuple[FigureName, ...], Asked.AT_ONCE] = ()
    covered: tuple[FigureName, ...] = ()
    alone: tuple[FigureName, ...] = ()
    behind: Annotated[Obstacle, Asked.AT_ONCE] = Obstacle.NONE
    turned: tuple[FigureName, ...] = ()
    cohesive_before: bool = True
    cohesive_after: bool = True
    closes_up: bool = False
    more: Annotated[bool, Asked.AT_ONCE] = False
    measured: float | None = None


class Turn(Order, kind="turn"):
    """Figures of a unit turn in place, all if none is named; its turn is over unless `more` follows."""

    unit: UnitName
    figures: Annotated[tuple[FigureName, ...], Asked.AT_ONCE] = ()
    more: bool = False


# --- guides, leaders, riders ---


class Mount(Order, kind="mount"):
    """A dismounted unit mounts at the end of its move, or instead of one (TROOP-25)."""

    unit: UnitName


class Dismount(Order, kind="dismount"):
    """A mounted unit dismounts at the end of its move, or instead of one (TROOP-25)."""

    unit: UnitName


# --- what is met on the way ---


class ReachWork(Order, kind="reach-work"):
    """Figures have moved into contact with a work: they stop there for the rest of the turn."""

    figures: tuple[FigureName, ...]
    work: Work


class Board(Order, kind="board"):
    """Figures of a unit go aboard a vessel, or `ashore` from it, and do nothing else this turn.

    If none is named, all of the unit. `more`: the unit's turn goes on.
    """

    unit: UnitName
    vessel: UnitName
    figures: tuple[FigureName, ...] = ()
    ashore: Annotated[bool, Asked.AT_ONCE] = False
    more: bool = False
