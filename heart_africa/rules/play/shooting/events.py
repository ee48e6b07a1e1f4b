"""What happens when shots are fired, as events (pp. 23-27)."""

from collections.abc import Mapping

from heart_africa.core.dataclass import replace
from heart_africa.core.journal.records import GameEvent
from heart_africa.core.reckoning import Check
from heart_africa.rules.battle import Battle, Gone, lose
from heart_africa.rules.battle.units import Fault


class ShotFired(GameEvent, kind="shot-fired"):
    """A figure has shot: what it needed, with the reasons, and what it rolled."""

    shooter: str
    troop: str
    target: str
    check: Check
    face: int

    @property
    def hit(self) -> bool:
        """Whether the shot hit."""
        return self.check.succeeds(self.face)

    @property
    def variant(self) -> str:
        return "hit" if self.hit else "missed"

    @property
    def also(self) -> Mapping[str, object]:
        return {"score": self.face + self.check.reckoning.total}

    def applied(self, battle: Battle, _who: str) -> Battle:
        figure = battle.figure(self.shooter)
        aimed, faces = (*figure.aimed, self.target), (*figure.faces, self.face)
        return battle.with_figure(replace(figure, shots=figure.shots + 1, aimed=aimed, faces=faces))


class HitAllotted(GameEvent, kind="hit-allotted"):
    """A hit on a group, or on those behind a work, fell on this figure; `faces`: dice that chose it."""

    target: str
    rule: str
    page: int
    faces: tuple[int, ...] = ()

    @property
    def variant(self) -> str:
        return "allotted-by-dice" if self.faces else "allotted"

    @property
    def also(self) -> Mapping[str, object]:
        return {"faces": " ".join(map(str, self.faces))}


class SplashRolled(GameEvent, kind="splash-rolled"):
    """A figure near the target of a gun has rolled whether the splash hits it too."""

    figure: str
    by: str
    check: Check
    face: int

    @property
    def hit(self) -> bool:
        """Whether the splash hits the figure."""
        return self.check.succeeds(self.face)

    @property
    def variant(self) -> str:
        return "splashed" if self.hit else "not-splashed"


class SaveRolled(GameEvent, kind="save-rolled"):
    """A figure that was hit rolled its save."""

    figure: str
    check: Check
    face: int

    @property
    def saved(self) -> bool:
        """Whether the figure is unharmed."""
        return self.check.succeeds(self.face)

    @property
    def variant(self) -> str:
        return "saved" if self.saved else "not-saved"


class AttendantGiven(GameEvent, kind="attendant-given"):
    """A leader gave up an attendant instead of dying; `attendant`: which, if it was said who is near."""

    leader: str
    by: str
    rule: str
    page: int
    attendant: str = ""

    @property
    def variant(self) -> str:
        return "attendant-named" if self.attendant else "attendant"

    def applied(self, battle: Battle, _who: str) -> Battle:
        """The battle without the attendant named, or without the last one who is left."""
        left = battle.unit_of(self.leader).attendants
        who = self.attendant or (left[-1] if left else "")
        return lose(battle, who, Gone.LOST, "shooting") if who else battle


class FigureShot(GameEvent, kind="figure-shot"):
    """A figure was killed by shooting; it still shoots in this phase if it has not yet (p. 23)."""

    figure: str
    troop: str
    by: str
    splash: bool = False

    def applied(self, battle: Battle, _who: str) -> Battle:
        return lose(battle, self.figure, Gone.SHOT, "shooting")


class VesselHit(GameEvent, kind="vessel-hit"):
    """A gunboat or a dhow was hit; `hits`: by how much its count grows (GUN-29)."""

    vessel: str
    by: str
    hits: int
    rule: str
    page: int

    def applied(self, battle: Battle, _who: str) -> Battle:
        vessel = battle.unit_of(self.vessel)
        return battle.with_unit(replace(vessel, hits=vessel.hits + self.hits))


class CanoeHoled(GameEvent, kind="canoe-holed"):
    """A canoe was holed and sinks with all aboard; that is no death by shooting (TROOP-05, BOAT-14)."""

    boat: str
    by: str
    face: int
    rule: str
    page: int

    def applied(self, battle: Battle, _who: str) -> Battle:
        boat = battle.units.get(self.boat)
        for figure in boat.figures if boat else ():
            battle = lose(battle, figure.name, Gone.LOST, "sunk")
        return battle


class BreachRolled(GameEvent, kind="breach-rolled"):
    """A gun hit the wall of a building, or one behind it, and rolled for a breach."""

    target: str
    by: str
    check: Check
    face: int

    @property
    def opened(self) -> bool:
        """Whether a breach opens."""
        return self.check.succeeds(self.face)

    @property
    def variant(self) -> str:
        return "breach" if self.opened else "wall-holds"

    def applied(self, battle: Battle, _who: str) -> Battle:
        if not self.opened or self.target in battle.breaches:
            return battle
        return replace(battle, breaches=(*battle.breaches, self.target))


class GunFailed(GameEvent, kind="gun-failed"):
    """A machine gun jammed for the next turn, or broke down for good, by the faces of this turn."""

    gun: str
    fault: Fault
    faces: tuple[int, ...]
    rule: str
    page: int

    @property
    def variant(self) -> str:
        return "broken" if self.fault is Fault.BROKEN else "jammed"

    @property
    def also(self) -> Mapping[str, object]:
        return {"faces": " ".join(map(str, self.faces))}

    def applied(self, battle: Battle, _who: str) -> Battle:
        return battle.with_figure(replace(battle.figure(self.gun), fault=self.fault))


class Unloaded(GameEvent, kind="unloaded"):
    """A figure that shot has to reload before it shoots again; it gets a smoke marker."""

    figure: str
    rule: str
    page: int

    def applied(self, battle: Battle, _who: str) -> Battle:
        return battle.with_figure(replace(battle.figure(self.figure), unloaded=True))


class SpellBroken(GameEvent, kind="spell-broken"):
    """A White Man was killed: after this phase none of either side has his save (TROOP-05)."""

    figure: str
    rule: str
    page: int

    def applied(self, battle: Battle, _who: str) -> Battle:
        return replace(battle, spell_breaking=True)


Event = (
    ShotFired
    | HitAllotted
    | SplashRolled
    | SaveRolled
    | AttendantGiven
    | FigureShot
    | VesselHit
    | CanoeHoled
    | BreachRolled
    | GunFailed
    | Unloaded
    | SpellBroken
)
