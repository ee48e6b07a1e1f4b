"""Who wins, as data (pp. 20-22)."""

from heart_africa.core.strict import Strict
from heart_africa.rules.tables.deployment import Share
from heart_africa.rules.tables.printed import Cited, Entry


class Encounter(Strict):
    """How an Encounter ends."""

    lost: Entry


class Ambush(Strict):
    """How an Ambush ends, and which figures count as fighting ones."""

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


class Raid(Strict):
    """How a Raid ends."""

    captures: Cited
    turns: Cited


class Victories(Strict):
    """Pages 20 to 22: the ends of the four scenarios."""

    encounter: Encounter
    ambush: Ambush
    planned_attack: PlannedAttack
    raid: Raid
