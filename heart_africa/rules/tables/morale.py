"""Morale tests as data (p. 28)."""

from typing import Literal

from pydantic import Field

from heart_africa.core.strict import Strict
from heart_africa.rules.tables.printed import Cited, Entry, Reason

CauseId = Literal[
    "casualties",
    "more_casualties",
    "ambush",
    "pygmy_ambush",
    "friend_destroyed",
    "friend_fled",
    "leader_lost",
    "standard_bearer_lost",
    "witch_doctor_lost",
    "baggage_captured",
    "village_burnt",
    "own_village_burnt",
    "spell",
]
VesselId = Literal["gunboat", "dhow"]


class CasualtyRow(Strict):
    """Up to so many figures at the start of the turn, so many casualties in it make a test."""

    most: int | None = Field(default=None, gt=0)
    casualties: int = Field(gt=0)


class NoTest(Strict):
    """Why something that happened makes no test, by the kind of thing that happened."""

    casualties: tuple[Reason, ...]
    ambush: tuple[Reason, ...]
    friend: tuple[Reason, ...]
    notable: tuple[Reason, ...]
    army: tuple[Reason, ...]
    spell: tuple[Reason, ...]


class VesselRow(Strict):
    """A vessel tests at every so many hits, and is withdrawn at so many failures."""

    every: Cited
    failures: Cited
    needs: Cited | None = None


class Morale(Strict):
    """Page 28: casualties, distances, causes, and who never tests; and the tests of vessels (pp. 10, 15).

    `stands_as`: whose morale factor stands for troops that have a dash in their row.
    """

    thresholds: tuple[CasualtyRow, ...]
    ambush_within_in: Cited
    friend_within_in: Cited
    notable_within_in: Cited
    stands_as: dict[str, str]
    stands_as_rule: Entry
    failures_that_break: Cited
    each_cause: Entry
    test: Entry
    marker: Entry
    flight: Entry
    never: tuple[Reason, ...]
    objections: tuple[Reason, ...]
    causes: dict[CauseId, Entry]
    no_test: NoTest
    vessels: dict[VesselId, VesselRow]
