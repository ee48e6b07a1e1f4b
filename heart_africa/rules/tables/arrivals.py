"""Later arrivals as data (p. 22)."""

from heart_africa.core.strict import Strict
from heart_africa.rules.tables.deployment import Scenario
from heart_africa.rules.tables.printed import Cited, Entry, Reason, Threshold


class Arrivals(Strict):
    """Page 22: when units may arrive, what it takes, and where."""

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
