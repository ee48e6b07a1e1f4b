"""What may reach a unit, the tests that this makes, and the events of the Morale phase (p. 28)."""

from collections.abc import Mapping

from heart_africa.core.dataclass import dataclass, field, replace
from heart_africa.core.journal.records import GameEvent
from heart_africa.core.reckoning import Check
from heart_africa.rules.battle import Battle, Gone, NewsItem, Where, lose, marks
from heart_africa.rules.shared_terms import Release

# --- what reached a unit this turn, and the tests that it makes ---


AREA, DIE = "morale", "morale-die"
NOW = "nerve"
"""The area of what is said of the morale phase as a turn stands."""
Heard = tuple[NewsItem, float]


@dataclass(frozen=True, slots=True)
class News:
    """What has reached a unit this turn and is not tested for: its losses, other news with inches."""

    casualties: int = 0
    heard: tuple[Heard, ...] = ()

    def of(self, *what: str) -> tuple[Heard, ...]:
        """The news of these kinds that it heard."""
        return tuple(each for each in self.heard if each[0].what in what)


@dataclass(frozen=True, slots=True)
class Due:
    """One test that a unit has to take, and why; `spared`: why it need not after all.

    `waits`: whoever causes it may wait until all other tests of the turn are done (WITCH-06).
    """

    what: str
    rule: str
    page: int
    about: Mapping[str, object] = field(default_factory=dict, hash=False)
    spared: Release | None = None
    waits: bool = False


@dataclass(frozen=True, slots=True)
class NotDue:
    """Something that happened and makes no test, and why not."""

    what: str
    rule: str
    page: int
    about: Mapping[str, object] = field(default_factory=dict, hash=False)


# --- what happens in the morale phase, as facts that are told and kept ---


class MoraleRolled(GameEvent, kind="morale-rolled"):
    """A unit or vessel has taken a test."""

    unit: str
    due: Due
    check: Check
    face: int

    @property
    def passed(self) -> bool:
        """Whether the test was passed."""
        return self.check.succeeds(self.face)

    @property
    def variant(self) -> str:
        return "passed" if self.passed else "failed"


class Spared(GameEvent, kind="spared"):
    """A unit did not take a test that was due, because of this exemption."""

    unit: str
    due: Due
    release: Release

    @property
    def also(self) -> Mapping[str, object]:
        return {"by": self.release.by or "none"}

    def applied(self, battle: Battle, _who: str) -> Battle:
        return marks.marked(battle, battle.unit(self.unit), marks.SPARED, self.release.by)


class MarkerPlaced(GameEvent, kind="marker-placed"):
    """A unit failed its first test: it gets a marker and carries on."""

    unit: str
    rule: str
    page: int

    def applied(self, battle: Battle, _who: str) -> Battle:
        unit = battle.unit(self.unit)
        return battle.with_unit(replace(unit, markers=unit.markers + 1))


class UnitBroke(GameEvent, kind="unit-broke"):
    """A unit failed its second test: it is removed whole and does not return."""

    unit: str
    rule: str
    page: int

    def applied(self, battle: Battle, _who: str) -> Battle:
        """The battle without the unit; who saw its flight has still to be asked (MORALE-18, MORALE-19)."""
        unit = battle.unit(self.unit)
        fled = NewsItem("fled", unit.side, unit.name, unit.sort, unit.contingent, troops=dict(unit.troops))
        battle = _all_gone(battle, unit.name, Gone.FLED)
        gone = replace(battle.unit(unit.name), broken=True, markers=unit.markers + 1)
        return battle.with_unit(gone).with_news(fled)


class FlightSeen(GameEvent, kind="flight-seen"):
    """A unit has to test in the same phase because it saw another flee."""

    unit: str
    due: Due
    rule: str
    page: int

    @property
    def also(self) -> Mapping[str, object]:
        return {"friend": self.due.about["friend"]}


class VesselFailed(GameEvent, kind="vessel-failed"):
    """A vessel has failed a test; it fights on undiminished."""

    vessel: str
    failures: int
    rule: str
    page: int

    def applied(self, battle: Battle, _who: str) -> Battle:
        return battle.with_unit(replace(battle.unit(self.vessel), failures=self.failures))


class VesselWithdrew(GameEvent, kind="vessel-withdrew"):
    """A vessel has failed its last test: it leaves for good, or is abandoned where it lies aground.

    Everyone aboard has left the table with it (ruling of BOAT-12).
    """

    vessel: str
    abandoned: bool
    aboard: tuple[str, ...]
    rule: str
    page: int

    @property
    def variant(self) -> str:
        return "abandoned" if self.abandoned else "gone"

    @property
    def also(self) -> Mapping[str, object]:
        """Who left with it, for the sentence."""
        return {"aboard": ", ".join(self.aboard) or "none"}

    def applied(self, battle: Battle, _who: str) -> Battle:
        """The battle without the vessel and all aboard, who count as having left the table (BOAT-12)."""
        for name in (*self.aboard, self.vessel):
            battle = (
                _all_gone(battle, name, Gone.LEFT)
                if name in battle.units
                else lose(battle, name, Gone.LEFT, "morale")
            )
        vessel = battle.unit(self.vessel)
        return battle.with_unit(replace(vessel, failures=vessel.failures + 1))


Event = MoraleRolled | Spared | MarkerPlaced | UnitBroke | FlightSeen | VesselFailed | VesselWithdrew


def _all_gone(battle: Battle, name: str, gone: Gone) -> Battle:
    for figure in battle.unit(name).here:
        battle = lose(battle, figure.name, gone, "morale")
    return battle.with_unit(replace(battle.unit(name), where=Where.OUT))
