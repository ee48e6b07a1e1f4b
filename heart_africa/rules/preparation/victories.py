"""Who has won (pp. 20-22): one question for each scenario, on the facts of a turn."""

from collections.abc import Mapping

from heart_africa.core.dataclass import dataclass
from heart_africa.rules.battle.state import Verdict, Winner
from heart_africa.rules.book import Book
from heart_africa.rules.tables.preparation import Share
from heart_africa.rules.tables.printed import Entry


def _verdict(winner: Winner, code: str, row: Entry) -> Verdict:
    return Verdict(winner, row.line(f"victories-{code}"))


# --- an Encounter ---


@dataclass(frozen=True, slots=True)
class EncounterFacts:
    """Attacker then defender: their combat units on the table, and whether they have given up."""

    units: tuple[int, int]
    conceded: tuple[bool, bool] = (False, False)


def encounter(book: Book, facts: EncounterFacts) -> Verdict | None:
    """Who gives up or has no combat unit on the table loses; both at once draw."""
    row = book.victories.encounter.lost
    attacker, defender = (gone or not units for gone, units in zip(facts.conceded, facts.units, strict=True))
    if attacker and defender:
        return _verdict("draw", "both-beaten", row)
    if attacker or defender:
        return _verdict("defender" if attacker else "attacker", "beaten", row)
    return None


# --- an Ambush ---


@dataclass(frozen=True, slots=True)
class AmbushFacts:
    """The attacker's force. Figures are combat figures; elements of baggage stand apart.

    `figures`, `baggage`: what he started with; `figures_out`, `baggage_out`: what has left by the far side;
    `figures_gone`, `baggage_gone`: what is lost. `entered`, `lost`: his units (the baggage is one) that have
    entered, and those of them that are broken, captured or destroyed.
    """

    turn: int
    figures: int
    figures_out: int = 0
    figures_gone: int = 0
    baggage: int = 0
    baggage_out: int = 0
    baggage_gone: int = 0
    entered: int = 0
    lost: int = 0


def combat_figures(book: Book, force: Mapping[str, int]) -> int:
    """How many of these count as fighting: everybody but baggage and the leader's attendants (SCEN-31)."""
    return sum(count for who, count in force.items() if who not in book.victories.ambush.uncounted)


def _at_least(share: Share, count: int, total: int) -> bool:
    part, whole = share.share
    return count * whole >= total * part


def ambush(book: Book, facts: AmbushFacts) -> Verdict | None:
    """Whether enough of the attacker's force has got through, or no longer can."""
    rows = book.victories.ambush
    if _at_least(rows.leave, facts.figures_out, facts.figures):
        return _verdict("attacker", "got-through", rows.leave)
    baggage_is_out = 0 < facts.baggage == facts.baggage_out
    if baggage_is_out and _at_least(rows.leave_with_baggage, facts.figures_out, facts.figures):
        return _verdict("attacker", "got-through-with-baggage", rows.leave_with_baggage)
    if _hopeless(book, facts):
        return _verdict("defender", "hopeless", rows.hopeless)
    if facts.turn >= rows.lost_from_turn.value and 0 < facts.entered == facts.lost:
        return _verdict("defender", "column-destroyed", rows.lost_from_turn)
    return None


def _hopeless(book: Book, facts: AmbushFacts) -> bool:
    """Neither can two thirds of the figures leave any more, nor half of them with all the baggage."""
    rows, at_best = book.victories.ambush, facts.figures - facts.figures_gone
    with_baggage = facts.baggage > 0 and not facts.baggage_gone
    half = with_baggage and _at_least(rows.leave_with_baggage, at_best, facts.figures)
    return not half and not _at_least(rows.leave, at_best, facts.figures)


# --- a Planned Attack ---


@dataclass(frozen=True, slots=True)
class PlannedAttackFacts:
    """The defender's combat units on the table, and for how many complete turns the attacker holds his place.

    He holds it with all that is left of one combat unit or more inside, and no defending figure but baggage.
    """

    defenders: int
    held_turns: int = 0


def planned_attack(book: Book, facts: PlannedAttackFacts) -> Verdict | None:
    """Whether the attacker has won; that he never will, the people at the table say (SCEN-44)."""
    rows = book.victories.planned_attack
    if not facts.defenders:
        return _verdict("attacker", "cleared", rows.cleared)
    if facts.held_turns >= rows.held_turns.value:
        return _verdict("attacker", "held", rows.held_turns)
    return None


# --- a Raid ---


@dataclass(frozen=True, slots=True)
class RaidFacts:
    """The elements of baggage that the attacker has captured, and how many turns have been played."""

    captured: int
    turns_played: int


def raid(book: Book, facts: RaidFacts) -> Verdict | None:
    """Whether he has enough, or his time is over."""
    rows = book.victories.raid
    if facts.captured >= rows.captures.value:
        return _verdict("attacker", "raided", rows.captures)
    if facts.turns_played >= rows.turns.value:
        return _verdict("defender", "time-over", rows.turns)
    return None
