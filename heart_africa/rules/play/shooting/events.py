"""What happens when shots are fired, as facts that are told and kept (pp. 23-27)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from heart_africa.core.checks import Check
from heart_africa.rules.battle.figures import Fault


@dataclass(frozen=True, slots=True)
class ShotFired:
    """A figure shot: what it needed, with the reasons, what it rolled, and whether it hit."""

    shooter: str
    troop: str
    target: str
    check: Check
    face: int
    kind: Literal["shot-fired"] = "shot-fired"

    @property
    def hit(self) -> bool:
        """Whether the die was enough."""
        return self.check.succeeds(self.face)

    @property
    def what(self) -> str:
        """How it is told."""
        return "shooting-event-hit" if self.hit else "shooting-event-missed"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell."""
        return {
            "shooter": self.shooter,
            "target": self.target,
            "face": self.face,
            "needs": self.check.needs,
            "score": self.face + self.check.reckoning.total,
        }


@dataclass(frozen=True, slots=True)
class HitAllotted:
    """A hit on those behind a work, or on a group, fell on this figure; `faces`: if dice chose it."""

    target: str
    rule: str
    page: int
    faces: tuple[int, ...] = ()
    kind: Literal["hit-allotted"] = "hit-allotted"

    @property
    def what(self) -> str:
        """How it is told."""
        return "shooting-event-allotted-by-dice" if self.faces else "shooting-event-allotted"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell."""
        return {"target": self.target, "faces": " ".join(map(str, self.faces))}


@dataclass(frozen=True, slots=True)
class SplashRolled:
    """A figure near the target of a gun rolled: whether the splash reaches it, too."""

    figure: str
    by: str
    check: Check
    face: int
    kind: Literal["splash-rolled"] = "splash-rolled"

    @property
    def hit(self) -> bool:
        """Whether it is hit."""
        return self.check.succeeds(self.face)

    @property
    def what(self) -> str:
        """How it is told."""
        return "shooting-event-splashed" if self.hit else "shooting-event-not-splashed"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell."""
        return {"figure": self.figure, "by": self.by, "face": self.face, "needs": self.check.needs}


@dataclass(frozen=True, slots=True)
class SaveRolled:
    """A figure that was hit rolled its save."""

    figure: str
    check: Check
    face: int
    kind: Literal["save-rolled"] = "save-rolled"

    @property
    def saved(self) -> bool:
        """Whether it goes on unharmed."""
        return self.check.succeeds(self.face)

    @property
    def what(self) -> str:
        """How it is told."""
        return "shooting-event-saved" if self.saved else "shooting-event-not-saved"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell."""
        return {"figure": self.figure, "face": self.face, "needs": self.check.needs}


@dataclass(frozen=True, slots=True)
class AttendantGiven:
    """A leader gave up an attendant instead of dying; `attendant`: which, if it was said who is near him."""

    leader: str
    by: str
    rule: str
    page: int
    attendant: str = ""
    kind: Literal["attendant-given"] = "attendant-given"

    @property
    def what(self) -> str:
        """How it is told."""
        return "shooting-event-attendant-named" if self.attendant else "shooting-event-attendant"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell."""
        return {"leader": self.leader, "by": self.by, "attendant": self.attendant}


@dataclass(frozen=True, slots=True)
class FigureShot:
    """A figure was killed by shooting; it still shoots in this phase if it has not yet (p. 23)."""

    figure: str
    troop: str
    by: str
    splash: bool = False
    kind: Literal["figure-shot"] = "figure-shot"

    @property
    def what(self) -> str:
        """How it is told."""
        return "shooting-event-killed"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell."""
        return {"figure": self.figure, "by": self.by}


@dataclass(frozen=True, slots=True)
class VesselHit:
    """A gunboat or a dhow was hit: by how much its count grows (GUN-29)."""

    vessel: str
    by: str
    hits: int
    rule: str
    page: int
    kind: Literal["vessel-hit"] = "vessel-hit"

    @property
    def what(self) -> str:
        """How it is told."""
        return "shooting-event-vessel-hit"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell."""
        return {"vessel": self.vessel, "by": self.by, "hits": self.hits}


@dataclass(frozen=True, slots=True)
class CanoeHoled:
    """A canoe was holed and sinks with all aboard; that is no death by shooting (TROOP-05, BOAT-14)."""

    boat: str
    by: str
    face: int
    rule: str
    page: int
    kind: Literal["canoe-holed"] = "canoe-holed"

    @property
    def what(self) -> str:
        """How it is told."""
        return "shooting-event-canoe-holed"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell."""
        return {"boat": self.boat, "by": self.by, "face": self.face}


@dataclass(frozen=True, slots=True)
class BreachRolled:
    """A gun hit the wall of a building, or one behind it, and rolled for a breach."""

    target: str
    by: str
    check: Check
    face: int
    kind: Literal["breach-rolled"] = "breach-rolled"

    @property
    def opened(self) -> bool:
        """Whether a breach opens."""
        return self.check.succeeds(self.face)

    @property
    def what(self) -> str:
        """How it is told."""
        return "shooting-event-breach" if self.opened else "shooting-event-wall-holds"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell."""
        return {"target": self.target, "by": self.by, "face": self.face, "needs": self.check.needs}


@dataclass(frozen=True, slots=True)
class GunFailed:
    """A machine gun jammed for the next turn, or broke down for good, by the faces of this turn."""

    gun: str
    fault: Fault
    faces: tuple[int, ...]
    rule: str
    page: int
    kind: Literal["gun-failed"] = "gun-failed"

    @property
    def what(self) -> str:
        """How it is told."""
        return "shooting-event-broken" if self.fault is Fault.BROKEN else "shooting-event-jammed"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell."""
        return {"gun": self.gun, "faces": " ".join(map(str, self.faces))}


@dataclass(frozen=True, slots=True)
class Unloaded:
    """A figure that shot has to reload before it shoots again: its smoke marker is set."""

    figure: str
    rule: str
    page: int
    kind: Literal["unloaded"] = "unloaded"

    @property
    def what(self) -> str:
        """How it is told."""
        return "shooting-event-unloaded"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell."""
        return {"figure": self.figure}


@dataclass(frozen=True, slots=True)
class SpellBroken:
    """A White Man was killed: once this phase is over none of either side has his save (TROOP-05)."""

    figure: str
    rule: str
    page: int
    kind: Literal["spell-broken"] = "spell-broken"

    @property
    def what(self) -> str:
        """How it is told."""
        return "shooting-event-spell-broken"

    @property
    def about(self) -> Mapping[str, object]:
        """The facts to tell."""
        return {"figure": self.figure}


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
