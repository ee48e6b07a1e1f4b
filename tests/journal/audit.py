"""What today's rules would say of the acts of an old journal: an erratum becomes a list of differences."""

from collections.abc import Iterator
from typing import TypeVar

from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import Dice, DiceNeeded
from heart_africa.core.journal.journal import Journal, StandingAct
from heart_africa.core.journal.records import EventRecord
from heart_africa.core.problems import BadData

State = TypeVar("State")


@dataclass(frozen=True, slots=True)
class Difference:
    """An act that comes out otherwise today: what was entered and what would be.

    `dice`: how many more dice it would take; `cannot`: why it cannot be decided today (a fault's code).
    """

    number: int
    was: tuple[EventRecord, ...]
    would: tuple[EventRecord, ...]
    dice: int = 0
    cannot: str = ""


def audit(journal: Journal[State]) -> Iterator[Difference]:
    """Every act in force that today's rules would decide otherwise, met with its own dice and state."""
    for standing in journal.standing:
        if (found := _differs(journal, standing)) is not None:
            yield found


def _differs(journal: Journal[State], standing: StandingAct[State]) -> Difference | None:
    act, rules = standing.act, journal.rules
    try:
        would = rules.decide(standing.before, act.command, Dice(act.faces))
    except DiceNeeded as needed:
        return Difference(standing.number, act.facts, (), dice=needed.count)
    except BadData as fault:
        return Difference(standing.number, act.facts, (), cannot=fault.code)
    write = rules.codec.write_fact
    if [write(fact) for fact in would] == [write(fact) for fact in act.facts]:
        return None
    return Difference(standing.number, act.facts, would)
