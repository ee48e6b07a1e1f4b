"""Part two of the book as data (pp. 20-22): scenarios, deployment, ambushes, arrivals, who wins."""

from collections.abc import Mapping
from functools import cached_property
from typing import Literal

from pydantic import Field

from heart_africa.core.strict import Strict
from heart_africa.rules.book.printed import Cited, Entry, Reason, Threshold
from heart_africa.rules.book.terrain import PieceKind

# --- ambushes ---


class Ambushes(Strict):
    """Ambushes (p. 22): who may hide on which pieces, and what reveals them."""

    near_in: Cited
    keen_in: Cited
    devil_more: Cited
    for_all: dict[str, tuple[PieceKind, ...]]
    for_some: dict[str, tuple[PieceKind, ...]]
    lying: tuple[Reason, ...]
    springing: tuple[Reason, ...]


# --- the order of arrivals ---


class Arriving(Strict):
    """Problems of the arrivals step that are the referee's own."""

    refusals: tuple[Reason, ...]

    @cached_property
    def refusal(self) -> dict[str, Reason]:
        """The reasons to refuse an order, by the name of their condition."""
        return {row.when: row for row in self.refusals}


# --- cohesion of units ---


class Cohesion(Strict):
    """Cohesion (p. 22): how near figures of a unit stay to one another, in inches."""

    apart_in: Cited
    regain: Entry
    still: Entry


# --- choosing a scenario and deploying for it ---


Scenario = Literal["encounter", "ambush", "planned_attack", "raid"]
Role = Literal["attacker", "defender"]


class Initiative(Strict):
    """The initiative (p. 20): who attacks, and in what scenario."""

    score: Entry
    tie: Entry
    tie_scenario: Scenario
    attacker: Entry
    scenario: Entry
    deploys_first: Entry


class Light(Strict):
    """In which scenario a battle in the dark may be chosen, with the entries that say so (pp. 22, 24)."""

    scenario: Scenario
    only_there: Entry
    choice: Entry


class Share(Entry):
    """A part of a side's units or figures, as the fraction (1, 2)."""

    share: tuple[int, int]
    of: Literal["units", "figures"]


class DeploymentSide(Strict):
    """What a scenario lets one side place before the first turn, and where.

    `zone_in`, `guard_in`: the most inches from the own base line, of units and of the advance guard;
    `away_in`: so near to the enemy's base line nobody begins; `least`, `most`: parts of the force that must,
    or may at most, begin on the table.
    """

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
    """Pages 20 to 22, without points and victories."""

    initiative: Initiative
    light: Light
    sides: tuple[DeploymentSide, ...]

    def side(self, scenario: str, role: str) -> DeploymentSide:
        """The row for a scenario and role. Raises `KeyError` if there is none."""
        found: Mapping[tuple[str, str], DeploymentSide] = {
            (row.scenario, row.role): row for row in self.sides
        }
        return found[scenario, role]


# --- later arrivals ---


class Arrivals(Strict):
    """Arrivals (p. 22): from which turn, what the die needs, and where."""

    first_turn: Cited
    attacker_first: Entry
    drawn_in: Scenario
    drawn: Entry
    edge_in: Cited
    scout_in: Cited
    rival_in: Cited
    arrives: tuple[Threshold, ...]
    rolling: tuple[Reason, ...]
    placing: tuple[Reason, ...]


# --- the order in which an evening is prepared ---


class Preparing(Strict):
    """Reasons why something comes next or is out of order, by name."""

    reasons: dict[str, Entry]


# --- who wins ---


class Encounter(Strict):
    """How an Encounter ends."""

    lost: Entry


class Ambush(Strict):
    """How an Ambush ends, and which figures do not count as combat figures."""

    uncounted: tuple[str, ...]
    counted: Entry
    leave: Share
    leave_with_baggage: Share
    hopeless: Entry
    lost_from_turn: Cited


class PlannedAttack(Strict):
    """How a Planned Attack ends."""

    cleared: Entry
    held_turns: Cited
    unopposed: Entry
    given_up: Entry
    proposed_turns: int = Field(gt=0)


class Raid(Strict):
    """How a Raid ends."""

    captures: Cited
    turns: Cited


class Victories(Strict):
    """Victory (pp. 20-22): how each scenario ends."""

    encounter: Encounter
    ambush: Ambush
    planned_attack: PlannedAttack
    raid: Raid
