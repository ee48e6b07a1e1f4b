"""How near each side is to winning: what it has got, what it takes, by which entry (pp. 20-22)."""

from collections.abc import Iterator

from heart_africa.core.reckoning import Line
from heart_africa.rules.battle import Battle
from heart_africa.rules.book import Book
from heart_africa.rules.referee.victory import (
    ambush_facts,
    encounter_facts,
    planned_attack_facts,
    raid_facts,
)
from heart_africa.rules.tables.preparation import Share
from heart_africa.rules.tables.printed import Cited, Entry

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


def _line(code: str, value: int, row: Entry | Cited | Share, **about: object) -> Line:
    return Line(f"{AREA}-{code}", value, row.rule, row.page, about={"value": value, **about})


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
