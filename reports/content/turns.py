"""A battle turn by turn, as rows of a report: what happened, without what its headings say already."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import groupby

from heart_africa.analytics import Passage
from heart_africa.analytics.outcomes import told, why
from heart_africa.core.journal.records import EventRecord
from heart_africa.core.messages import say
from heart_africa.language.narration import name, signed
from heart_africa.rules.battle.ground import Piece
from heart_africa.rules.referee.setup.events import GroundAgreed
from reports.content.sheet import Paragraph, Row, Section, Table

OF_COURSE = frozenset({"chosen", "step-ended", "step-began", "turn-began", "fallen-removed"})
"""Facts by their kind that the headings, or the facts around them, say already."""

STAYS, WON, ENDED = "declined", "battle-won", "step-ended"


def turn_by_turn(lang: str, those: Iterable[Passage], *, reasons: bool) -> Iterator[Section]:
    """A section for each turn, a table for each step in it; what is before the battle comes first."""
    turns: dict[int, dict[str, list[Passage]]] = {}
    for passage in those:
        turns.setdefault(passage.turn, {}).setdefault(passage.step, []).append(passage)
    for turn, steps in sorted(turns.items()):
        blocks = tuple(block for step, found in steps.items() for block in _step(lang, step, found, reasons))
        title = say(lang, "report-turn", turn=turn) if turn else say(lang, "report-before")
        yield Section(f"turn-{turn}", title, blocks)


def _step(lang: str, step: str, those: list[Passage], reasons: bool) -> Iterator[Paragraph | Table]:  # noqa: FBT001  # handed on
    rows = tuple(_named_once(row for group in _groups(those) for row in _rows(lang, group, reasons=reasons)))
    if rows:
        title = say(lang, "report-step", step=step)
        yield Paragraph(title[:1].upper() + title[1:])
        yield Table(("left", "left"), rows)


def _groups(those: list[Passage]) -> Iterator[list[Passage]]:
    """The acts one by one, but those who only stay where they are together."""
    for stay, group in groupby(those, _only_stays):
        together = list(group)
        yield from [together] if stay else [[each] for each in together]


def _only_stays(passage: Passage) -> bool:
    kinds = {fact.event.kind for fact in _news(passage)}
    return kinds == {STAYS} and not passage.act.despite


def _news(passage: Passage) -> list[EventRecord]:
    return [fact for fact in passage.act.facts if fact.event.kind not in OF_COURSE]


def _rows(lang: str, group: list[Passage], *, reasons: bool) -> Iterator[Row]:
    first = group[0]
    if len(group) > 1:
        units = ", ".join(passage.unit for passage in group)
        yield Row((say(lang, "report-both"), say(lang, "report-stay", units=units)))
        return
    who = _whose(first) or say(lang, "report-both")
    for whose, facts in _by_whom(lang, first):
        for text in told(lang, first.after, facts):
            yield Row((whose, _without(f"{whose}: ", text)))
    yield from (Row((who, _laid(lang, fact.event.pieces))) for fact in first.act.facts if _lays(fact))
    if first.act.despite:
        rules = ", ".join(first.act.despite)
        yield Row((who, say(lang, "report-despite", rules=rules, reason=first.act.reason)))
    if reasons:
        yield from (Row((who, text)) for text in _sums(lang, first))


def _by_whom(lang: str, passage: Passage) -> Iterator[tuple[str, list[EventRecord]]]:
    """What an act brought about, beside whose act it was; at the end of a step, beside whom it befell.

    Who has won concerns both sides, whichever unit was the last to fall.
    """
    both = say(lang, "report-both")
    news = [fact for fact in _news(passage) if fact.event.kind != WON]
    if passage.unit and not any(fact.event.kind == ENDED for fact in passage.act.facts):
        yield _whose(passage) or both, news
    else:
        owners: dict[str, list[EventRecord]] = {}
        for fact in news:
            owners.setdefault(_unit(passage, fact) or both, []).append(fact)
        yield from owners.items()
    if won := [replace(fact, who="") for fact in passage.act.facts if fact.event.kind == WON]:
        yield both, won


def _unit(passage: Passage, fact: EventRecord) -> str:
    """The unit that a fact is about, if it is about one."""
    return fact.who if fact.who in passage.after.units else passage.after.company.get(fact.who, "")


def _whose(passage: Passage) -> str:
    """The unit that the first thing told is about; at the end of a step it may be any."""
    news = _news(passage)
    return (_unit(passage, news[0]) if news else "") or passage.unit


def _lays(fact: EventRecord) -> bool:
    return isinstance(fact.event, GroundAgreed) and bool(fact.event.pieces)


def _laid(lang: str, pieces: Iterable[Piece]) -> str:
    """What lies on the table, piece by piece with its sides in inches."""
    text = ", ".join(f"{name(lang, 'piece', each.what)} {_sides(each)}" for each in pieces)
    return f"{text[:1].upper()}{text[1:]}."


def _sides(piece: Piece) -> str:
    return f"{piece.long_in:g} × {piece.wide_in:g}″" if piece.wide_in else f"{piece.long_in:g}″"


def _sums(lang: str, passage: Passage) -> Iterator[str]:
    for title, lines in why(lang, passage.act.facts):
        sums = "; ".join(f"{signed(line.value)} {line.why} ({line.cited})" for line in lines)
        yield f"{title}: {sums}" if sums else title


def _without(who: str, text: str) -> str:
    """A sentence whose unit stands beside it already."""
    rest = text.removeprefix(who)
    return rest[:1].upper() + rest[1:]


def _named_once(rows: Iterable[Row]) -> Iterator[Row]:
    """Of rows about the same unit only the first names it."""
    last = ""
    for row in rows:
        who, text = row.cells
        yield Row(("" if who == last else who, text))
        last = who
