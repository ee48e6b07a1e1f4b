"""Choosing a scenario and deploying for it, as data (pp. 20-22)."""

from typing import Literal

from heart_africa.core.strict import Strict
from heart_africa.rules.tables.printed import Cited, Entry

Scenario = Literal["encounter", "ambush", "planned_attack", "raid"]
Role = Literal["attacker", "defender"]


class Initiative(Strict):
    """Page 20: who attacks, and in what scenario."""

    score: Entry
    tie: Entry
    tie_scenario: Scenario
    attacker: Entry
    scenario: Entry
    deploys_first: Entry


class Light(Strict):
    """Pages 22 and 24: where the dark may be chosen."""

    scenario: Scenario
    only_there: Entry
    choice: Entry


class Share(Entry):
    """A part of a side's units or figures, as (1, 2)."""

    share: tuple[int, int]
    of: Literal["units", "figures"]


class Side(Strict):
    """What a scenario lets one side place before the first turn, and where."""

    scenario: Scenario
    role: Role
    base: Literal["long", "short", "long_or_short", "opposite", "any"]
    base_rule: Entry
    zone_in: Cited | None = None
    own_half: Entry | None = None
    away_in: Cited | None = None
    guard_units: Cited | None = None
    guard_in: Cited | None = None
    least: Share | None = None
    most: Share | None = None
    reserve: Cited | None = None
    ambush: Cited | None = None
    baggage: Entry | None = None
    shelter: Entry | None = None
    column: Cited | None = None
    march: Entry | None = None


class Deployment(Strict):
    """Pages 20 to 22 but for the points and the victories."""

    initiative: Initiative
    light: Light
    sides: tuple[Side, ...]

    def side(self, scenario: str, role: str) -> Side:
        """The row of a side. Raises `KeyError` for what is no scenario or role."""
        found = {(row.scenario, row.role): row for row in self.sides}
        return found[scenario, role]  # type: ignore[index]  # any words may be asked for
