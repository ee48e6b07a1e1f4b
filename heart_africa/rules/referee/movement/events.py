"""Events of the Movement phase, other than those of the chapters."""

from collections.abc import Mapping
from typing import Literal

from heart_africa.core.dataclass import dataclass, field, replace
from heart_africa.core.journal.records import GameEvent
from heart_africa.rules.battle import Battle, Figure, Gone, SideId, Unit
from heart_africa.rules.battle.losses import lost_in_movement
from heart_africa.rules.shared_terms import Melee, Moved, Obstacle


@dataclass(frozen=True, slots=True)
class Turns:
    """How a unit's turn to move ends: `others` whose turn ends with it, and `then`, the side that is next."""

    then: SideId
    others: tuple[str, ...] = ()


class Chosen(GameEvent, kind="chosen"):
    """A unit has begun its turn to move: enemies in contact may no longer break off from it (BREAK-11)."""

    def applied(self, battle: Battle, who: str) -> Battle:
        return battle.with_unit(replace(battle.unit(who), chosen=True))


class Declined(GameEvent, kind="declined"):
    """A unit has ended its turn without moving further; `still`: none of its figures has moved at all."""

    ends: Turns
    still: bool = True

    @property
    def variant(self) -> str:
        return "declined" if self.still else "ended"

    def applied(self, battle: Battle, who: str) -> Battle:
        return end(battle, who, self.ends, still=self.still)


@dataclass(frozen=True, slots=True)
class Stance:
    """How figures stand after moving: in cover, covered before, alone, and behind which work."""

    cover: tuple[str, ...] = ()
    covered: tuple[str, ...] = ()
    alone: tuple[str, ...] = ()
    behind: Obstacle = Obstacle.NONE


class Went(GameEvent, kind="went"):
    """Figures of a unit have moved at most so many inches; others of it may have turned in place.

    `water`: the ford or infested marsh that they went through; `vessel`: it is one, `river`: on a river;
    `ends`: the unit's turn is over, None while it goes on.
    """

    figures: tuple[str, ...]
    inches: float
    stance: Stance = field(default=Stance())
    turned: tuple[str, ...] = ()
    water: Literal["", "marsh", "ford"] = ""
    vessel: bool = False
    river: bool = False
    ends: Turns | None = None

    @property
    def variant(self) -> str:
        return "sailed" if self.vessel else "went"

    @property
    def also(self) -> Mapping[str, object]:
        return {"turned": len(self.turned)}

    def applied(self, battle: Battle, who: str) -> Battle:
        battle = stand(battle, self.figures, self.stance)
        for name in self.figures:
            figure = battle.figure(name)
            asked = self.water and not (self.water == "ford" and figure.forded)
            forded = figure.forded and self.water == "ford"
            battle = battle.with_figure(replace(figure, forded=forded, water=self.water if asked else ""))
        if self.vessel:
            unit = battle.unit(who)
            under_way, river = unit.under_way or self.inches > 0, unit.grounding or self.river
            battle = battle.with_unit(replace(unit, under_way=under_way, grounding=river))
        return end(turned_round(battle, self.turned), who, self.ends)


class Turned(GameEvent, kind="turned"):
    """Figures have turned in place."""

    figures: tuple[str, ...]
    ends: Turns | None = None

    def applied(self, battle: Battle, who: str) -> Battle:
        return end(turned_round(battle, self.figures), who, self.ends)


class FollowedUp(GameEvent, kind="followed-up"):
    """A figure whose opponent of last turn is gone has moved on to the next at once (SHOOT-28)."""

    figure: str
    enemy: str

    def applied(self, battle: Battle, _who: str) -> Battle:
        return battle.with_figure(replace(battle.figure(self.figure), melee=Melee.FOLLOWED_UP))


class RodeAway(GameEvent, kind="rode-away"):
    """Figures that evaded have moved so far."""

    figures: tuple[str, ...]
    inches: float
    stance: Stance = field(default=Stance())

    def applied(self, battle: Battle, _who: str) -> Battle:
        battle = stand(battle, self.figures, self.stance)
        return battle.with_figure(*(replace(battle.figure(name), moved=Moved.MOVED) for name in self.figures))


class LeftTable(GameEvent, kind="left-table"):
    """A figure has left the table by the far side."""

    figure: str

    def applied(self, battle: Battle, _who: str) -> Battle:
        return lost_in_movement(battle, self.figure, Gone.LEFT, "exit")


class Led(GameEvent, kind="led"):
    """A scout leads a unit or some baggage this turn."""

    scout: str

    def applied(self, battle: Battle, who: str) -> Battle:
        return battle.with_unit(replace(battle.unit(who), guided=self.scout))


class RidersChanged(GameEvent, kind="riders-changed"):
    """Riders have dismounted, or mounted again, which counts as moving (TROOP-25)."""

    figures: tuple[str, ...]
    dismounted: bool
    ends: Turns | None = None

    @property
    def variant(self) -> str:
        return "dismounted" if self.dismounted else "mounted"

    def applied(self, battle: Battle, who: str) -> Battle:
        figures = (battle.figure(name) for name in self.figures)
        changed = (
            replace(figure, dismounted=self.dismounted, changed_mount=True, moved=Moved.MOVED)
            for figure in figures
        )
        return end(battle.with_figure(*changed), who, self.ends)


class Embarked(GameEvent, kind="embarked"):
    """Figures have gone aboard a vessel, or ashore from it, which has taken their turn (BOAT-10)."""

    figures: tuple[str, ...]
    vessel: str
    ashore: bool
    ends: Turns | None = None

    @property
    def variant(self) -> str:
        return "ashore" if self.ashore else "aboard"

    def applied(self, battle: Battle, who: str) -> Battle:
        vessel_ = "" if self.ashore else self.vessel
        touched = {battle.company[name] for name in self.figures}
        for name in touched:  # who stays aboard when others land is known by name from now on
            battle = battle.with_unit(_by_name(battle.unit(name)))
        figures = (battle.figure(name) for name in self.figures)
        battle = battle.with_figure(*(_aboard(figure, vessel_) for figure in figures))
        battle = battle.with_unit(*(_all_aboard(battle.unit(name)) for name in touched))
        return end(battle, who, self.ends)


class Ended(GameEvent, kind="turn-ended"):
    """A unit's turn to move is over."""

    ends: Turns

    def applied(self, battle: Battle, who: str) -> Battle:
        return end(battle, who, self.ends)


Event = (
    Chosen
    | Declined
    | Went
    | Turned
    | FollowedUp
    | RodeAway
    | LeftTable
    | Led
    | RidersChanged
    | Embarked
    | Ended
)


# --- how figures stand after it, and whose turn is over ---


def stand(battle: Battle, names: tuple[str, ...], stance: Stance) -> Battle:
    """The battle after a move: movers get the whole stance, others only what was said of them."""
    changed = [_stands(battle.figure(name), stance) for name in names]
    moved = set(names)
    rest = {*stance.cover, *stance.alone} - moved
    changed += [_said(battle.figure(name), stance) for name in sorted(rest)]
    return battle.with_figure(*changed) if changed else battle


def _stands(figure: Figure, stance: Stance) -> Figure:
    return replace(
        figure,
        moved=Moved.MOVED,
        covered=figure.covered or figure.cover or figure.name in stance.covered,
        cover=figure.name in stance.cover,
        alone=figure.name in stance.alone,
        behind=stance.behind,
    )


def _said(figure: Figure, stance: Stance) -> Figure:
    cover, alone = figure.name in stance.cover, figure.name in stance.alone
    return replace(figure, cover=figure.cover or cover, alone=figure.alone or alone)


def turned_round(battle: Battle, names: tuple[str, ...]) -> Battle:
    """The battle in which these figures have turned, unless they have moved."""
    figures = (battle.figure(name) for name in names)
    changed = [replace(each, moved=Moved.TURNED) for each in figures if each.moved is Moved.NO]
    return battle.with_figure(*changed) if changed else battle


def end(battle: Battle, who: str, how: Turns | None, *, still: bool = False) -> Battle:
    """The battle in which a unit, and all who moved with it, have had their turn; unchanged for None."""
    if how is None:
        return battle
    units = (battle.unit(name) for name in (who, *how.others))
    changed = (replace(unit, chosen=True, done=True, still=still) for unit in units)
    return replace(battle.with_unit(*changed), mover=how.then)


def _by_name(unit: Unit) -> Unit:
    aboard = tuple(replace(figure, aboard=figure.aboard or unit.aboard) for figure in unit.figures)
    return replace(unit, figures=aboard)


def _aboard(figure: Figure, vessel_: str) -> Figure:
    return replace(figure, aboard=vessel_, boarding=True, moved=Moved.MOVED)


def _all_aboard(unit: Unit) -> Unit:
    whole = unit.here and all(figure.aboard for figure in unit.here)
    return replace(unit, aboard=unit.here[0].aboard if whole else "")
