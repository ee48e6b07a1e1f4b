"""Who has won as the battle stands (pp. 20-22): what each scenario asks for, how near each side is to it."""

from collections import Counter
from collections.abc import Iterable, Iterator

from heart_africa.core.reckoning import Line
from heart_africa.rules.battle import Battle, Figure, Gone, Sort, Unit, Where
from heart_africa.rules.battle.state import Verdict
from heart_africa.rules.book import BAGGAGE, Book
from heart_africa.rules.preparation.victories import (
    AmbushFacts,
    EncounterFacts,
    PlannedAttackFacts,
    RaidFacts,
    ambush,
    combat_figures,
    encounter,
    planned_attack,
    raid,
)
from heart_africa.rules.tables.preparation import Share
from heart_africa.rules.tables.printed import Entry

# --- who has won as the battle stands ---


NOT_IN = frozenset({Where.COLUMN, Where.WAITING, Where.RESERVE, Where.HOME})
LOST = frozenset({Gone.SHOT, Gone.LOST, Gone.FLED})


def verdict(book: Book, battle: Battle, *, turn_over: bool) -> Verdict | None:
    """Who has won: at the end of a turn, or before that where the book does not wait for it.

    An Ambush and the captures of a Raid are decided at once (SCEN-32, SCEN-33, SCEN-52); combat units are
    counted when the turn is over, since both sides may run out in the same one (SCEN-15, SCEN-41).
    """
    match battle.scenario:
        case "ambush":
            return ambush(book, ambush_facts(book, battle))
        case "raid":
            return raid(book, raid_facts(battle, turn_over=turn_over))
        case "planned_attack":
            return planned_attack(book, planned_attack_facts(battle)) if turn_over else None
        case _:
            return encounter(book, encounter_facts(battle)) if turn_over or battle.conceded else None


def encounter_facts(battle: Battle) -> EncounterFacts:
    """The combat units of both sides on the table, hidden ones included, and who has given up."""
    sides = (battle.attacker, battle.defender)
    units, given_up = (
        tuple(len(battle.fighting(side)) for side in sides),
        tuple(side in battle.conceded for side in sides),
    )
    return EncounterFacts((units[0], units[1]), (given_up[0], given_up[1]))


def planned_attack_facts(battle: Battle) -> PlannedAttackFacts:
    """The defender's combat units, and for how long his place is held."""
    return PlannedAttackFacts(len(battle.fighting(battle.defender)), battle.held)


def raid_facts(battle: Battle, *, turn_over: bool) -> RaidFacts:
    """What the attacker has captured, and how many turns are over."""
    return RaidFacts(battle.captured.get(battle.attacker, 0), battle.turn if turn_over else battle.turn - 1)


def ambush_facts(book: Book, battle: Battle) -> AmbushFacts:
    """What has become of the attacker's force, of which boats that were lent are no part."""
    force = [unit for unit in battle.of(battle.attacker) if unit.sort is not Sort.BOAT]
    figures = [figure for unit in force for figure in unit.figures]
    entered = [unit for unit in force if _entered(unit)]
    return AmbushFacts(
        battle.turn,
        figures=_combat(book, figures),
        figures_out=_combat(book, (figure for figure in figures if figure.gone is Gone.LEFT)),
        figures_gone=_combat(book, (figure for figure in figures if figure.gone in LOST)),
        baggage=_elements(figures),
        baggage_out=_elements(figure for figure in figures if figure.gone is Gone.LEFT),
        baggage_gone=_elements(figure for figure in figures if figure.gone in LOST),
        entered=len(entered),
        lost=sum(map(_destroyed, entered)),
    )


def _combat(book: Book, figures: Iterable[Figure]) -> int:
    return combat_figures(book, Counter(figure.troop for figure in figures))


def _elements(figures: Iterable[Figure]) -> int:
    return sum(figure.troop == BAGGAGE for figure in figures)


def _entered(unit: Unit) -> bool:
    """A unit, or the baggage, that has come onto the table at any time; none that stayed at home."""
    return unit.sort in {Sort.UNIT, Sort.BAGGAGE} and unit.where not in NOT_IN


def _destroyed(unit: Unit) -> bool:
    """Nobody of it is there, and nobody has got away by the far side (ruling of SCEN-33)."""
    return not unit.here and not any(figure.gone is Gone.LEFT for figure in unit.figures)


AREA = "winning"


def standing(book: Book, battle: Battle) -> tuple[Line, ...]:
    """What each side has got of what it needs; a line's value is what has been reached of it."""
    match battle.scenario:
        case "ambush":
            lines = _ambush(book, battle)
        case "raid":
            lines = _raid(book, battle)
        case "planned_attack":
            lines = _planned_attack(book, battle)
        case _:
            lines = _encounter(book, battle)
    return (*lines, *_limit(book, battle))


def _line(code: str, value: int, row: Entry, **about: object) -> Line:
    return row.line(f"{AREA}-{code}", value, value=value, **about)


def _encounter(book: Book, battle: Battle) -> Iterator[Line]:
    row = book.victories.encounter.lost
    for side, units in zip(("attacker", "defender"), encounter_facts(battle).units, strict=True):
        yield _line("units-left", units, row, side=side)


def _ambush(book: Book, battle: Battle) -> Iterator[Line]:
    rows, facts = book.victories.ambush, ambush_facts(book, battle)
    total, out = facts.figures, facts.figures_out
    yield _line("out", out, rows.leave, needed=share_of(rows.leave, total), total=total)
    if facts.baggage:
        half = rows.leave_with_baggage
        about = {"needed": share_of(half, total), "baggage": facts.baggage, "baggage_out": facts.baggage_out}
        yield _line("out-with-baggage", out, half, total=total, **about, baggage_gone=facts.baggage_gone)
    yield _line("at-best", total - facts.figures_gone, rows.hopeless, total=total)
    if facts.entered:
        from_turn = rows.lost_from_turn.value
        yield _line("entered-lost", facts.lost, rows.lost_from_turn, entered=facts.entered, turn=from_turn)


def share_of(share: Share, total: int) -> int:
    """The least whole number that is such a part of a total."""
    part, whole = share.share
    return -(-total * part // whole)


def _planned_attack(book: Book, battle: Battle) -> Iterator[Line]:
    rows, facts = book.victories.planned_attack, planned_attack_facts(battle)
    yield _line("units-left", facts.defenders, rows.cleared, side="defender")
    yield _line("held", facts.held_turns, rows.held_turns, needed=rows.held_turns.value)


def _raid(book: Book, battle: Battle) -> Iterator[Line]:
    rows, facts = book.victories.raid, raid_facts(battle, turn_over=False)
    yield _line("captured", facts.captured, rows.captures, needed=rows.captures.value)
    left = max(0, rows.turns.value - facts.turns_played)
    yield _line("turns-left", left, rows.turns, turns=rows.turns.value)


def _limit(book: Book, battle: Battle) -> Iterator[Line]:
    if battle.limit:
        left = max(0, battle.limit - battle.turn + 1)
        yield _line("limit-left", left, book.victories.planned_attack.given_up, turns=battle.limit)
