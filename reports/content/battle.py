"""A battle's report as a sheet: how it ended, turn by turn what happened, losses, luck, turning points."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from heart_africa.analytics.outcomes import told
from heart_africa.analytics.passages import Passage, PassageFilter, passages
from heart_africa.analytics.statistics import Statistics, statistics
from heart_africa.analytics.turning_points import TurningPoint, turning_points
from heart_africa.core.dataclass import replace
from heart_africa.core.journal import records
from heart_africa.core.journal.journal import Journal
from heart_africa.core.journal.records import Act, Correction, Entry, EventRecord
from heart_africa.core.messages import say
from heart_africa.language.given_names import in_language
from heart_africa.language.narration import (
    Reason,
    chance,
    decimal,
    localized,
    name,
    percent,
    reason,
    signed,
    sums,
)
from heart_africa.rules.battle import Battle, SideId, Stage
from heart_africa.rules.battle.ground import Piece
from heart_africa.rules.battle.state import Verdict
from heart_africa.rules.book import Book
from heart_africa.rules.referee.setup.events import GroundAgreed
from reports.content.sheet import NO_HEADS, RIGHT, Fact, Paragraph, Row, Section, Sheet, Table

DECISIVE = frozenset({"shot-fired", "figure-shot", "killed", "unit-broke", "captured", "left-table"})
"""The kinds of facts that tell best how the balance moved."""


def battle_report(
    book: Book,
    lang: str,
    journal: Journal[Battle],
    wanted: PassageFilter | None = None,
    *,
    reasons: bool = False,
) -> Sheet:
    """The report of a battle; `wanted` narrows what is told turn by turn, `reasons` adds every sum."""
    battle = journal.state
    numbers = statistics(journal)
    return Sheet(
        "battle",
        lang,
        say(lang, "report-kicker"),
        _title(lang, battle),
        say(lang, "report-subtitle", scenario=_scenario(lang, battle), turns=battle.turn),
        tuple(_facts(lang, journal)),
        NO_HEADS,
        (
            *turn_by_turn(lang, passages(journal, wanted), reasons=reasons),
            *_numbers(book, lang, journal, numbers),
        ),
        say(lang, "report-footer", entries=len(journal.entries), acts=len(journal.standing)),
    )


def battle_numbers(book: Book, lang: str, journal: Journal[Battle]) -> tuple[Section, ...]:
    """The report's numbers alone: turning points, losses, luck, dice, and what was put right."""
    return tuple(_numbers(book, lang, journal, statistics(journal)))


def battle_figures(lang: str, journal: Journal[Battle], numbers: Statistics) -> Iterator[Section]:
    """The report's numbers without the turning points."""
    battle = journal.state
    if any(numbers.losses.values()):
        yield _losses(lang, battle, numbers)
    if numbers.luck:
        yield _luck(lang, battle, numbers)
    if numbers.dice:
        yield _dice(lang, numbers)
    yield from mended(lang, journal)


def battle_facts(lang: str, journal: Journal[Battle]) -> tuple[Fact, ...]:
    """The report's head alone: who has won and why, who attacked, at how many points."""
    return tuple(_facts(lang, journal))


def _title(lang: str, battle: Battle) -> str:
    if len(battle.sides) < 2:  # noqa: PLR2004  # both sides
        return say(lang, "report-untitled")
    return say(lang, "report-title", red=_name(battle, "red"), blue=_name(battle, "blue"))


def _name(battle: Battle, side: SideId) -> str:
    return battle.sides[side].name if side in battle.sides else side


def _scenario(lang: str, battle: Battle) -> str:
    return say(lang, "report-scenario", scenario=battle.scenario or "none")


def _facts(lang: str, journal: Journal[Battle]) -> Iterator[Fact]:
    battle = journal.state
    yield Fact(say(lang, "report-fact-winner"), _winner(lang, battle))
    if battle.verdict:
        because = how_it_ended(lang, battle, battle.verdict)
        yield Fact(say(lang, "report-fact-why"), f"{because.why} ({because.cited})")
    if battle.attacker:
        yield Fact(say(lang, "report-fact-attacker"), _name(battle, battle.attacker))
    points = {side: battle.sides[side].points for side in battle.sides}
    if points:
        both = say(lang, "report-points", red=points.get("red", 0), blue=points.get("blue", 0))
        yield Fact(say(lang, "report-fact-points"), both)
    rulings = journal.entries[-1].stamp.rulings if journal.entries else {}
    if rulings:
        changed = ", ".join(f"{rule}={option}" for rule, option in sorted(rulings.items()))
        yield Fact(say(lang, "report-fact-rulings"), changed)


BEATEN = "victories-beaten"
"""A victory that comes about in two ways: the other side gives up, or has no combat units left."""


def how_it_ended(lang: str, battle: Battle, verdict: Verdict) -> Reason:
    """Why a battle ended as it did; of a side that was beaten, which of the two ways it was."""
    because = reason(lang, verdict.why)
    if verdict.why.what != BEATEN:
        return because
    loser = battle.defender if verdict.winner == "attacker" else battle.attacker
    how = "story-gave-up" if loser in battle.conceded else "story-none-left"
    return replace(because, why=say(lang, how, loser=_name(battle, loser)))


def _winner(lang: str, battle: Battle) -> str:
    if battle.verdict is None:
        return say(lang, "report-going-on")
    if battle.verdict.winner == "draw":
        return say(lang, "report-draw")
    side = battle.attacker if battle.verdict.winner == "attacker" else battle.defender
    return say(lang, "report-winner", winner=_name(battle, side), role=battle.verdict.winner)


# --- numbers ---


def _numbers(book: Book, lang: str, journal: Journal[Battle], numbers: Statistics) -> Iterator[Section]:
    points = turning_points(book, journal)
    if points:
        yield _turning(lang, journal.state, points)
    yield from battle_figures(lang, journal, numbers)


def _turning(lang: str, battle: Battle, points: tuple[TurningPoint, ...]) -> Section:
    heads = ("report-head-when", "report-head-unit", "report-head-told")
    rows = tuple(Row(_turned(lang, point)) for point in points)
    last = say(lang, "report-head-balance", red=_name(battle, "red"))
    words = (*(say(lang, head) for head in heads), last, say(lang, "report-head-chance"))
    table = Table(("left", "left", "left", "right", "left"), rows, words)
    return Section("turning", say(lang, "report-turning"), (table,), say(lang, "report-turning-note"))


def _turned(lang: str, point: TurningPoint) -> tuple[str, ...]:
    passage = point.passage
    step = say(lang, "report-step", step=passage.step)
    return (
        say(lang, "report-when", turn=passage.turn, step=step),
        in_language(lang, passage.unit) or say(lang, "report-both"),
        " ".join(_sentence(text) for text in told(lang, passage.after, _decisive(passage.act))),
        say(lang, "report-balance", before=percent(lang, point.before), after=percent(lang, point.after)),
        say(lang, "report-no-dice") if point.chance is None else chance(lang, point.chance),
    )


def _decisive(act: records.Act) -> list[records.EventRecord]:
    """What moved the balance: who was lost, by which shots; of an act that cost nobody, all of it."""
    found = [fact for fact in act.facts if fact.event.kind in DECISIVE]
    return found or list(act.facts)


def _sentence(text: str) -> str:
    return text if text.endswith((".", "!", "?")) else f"{text}."


def _losses(lang: str, battle: Battle, numbers: Statistics) -> Section:
    causes = dict.fromkeys(cause for lost in numbers.losses.values() for cause in lost)
    rows = [
        Row(
            (
                say(lang, "report-cause", cause=cause),
                *(str(lost.get(cause, 0)) for lost in numbers.losses.values()),
            )
        )
        for cause in causes
    ]
    left = (
        say(lang, "report-of-all", left=numbers.left[side], began=numbers.began[side])
        for side in numbers.losses
    )
    rows.append(Row((say(lang, "report-left"), *left), strong=True))
    heads = (say(lang, "report-head-cause"), *(_name(battle, side) for side in numbers.losses))
    table = Table(("left", *(RIGHT for _ in numbers.losses)), tuple(rows), heads)
    return Section("losses", say(lang, "report-losses"), (table,), say(lang, "report-losses-note"))


def _luck(lang: str, battle: Battle, numbers: Statistics) -> Section:
    """Checks of a kind below one another, the kind that came first in the battle at the top."""
    checks = list(dict.fromkeys(luck.event for luck in numbers.luck))
    rows = tuple(
        Row(
            (
                say(lang, "report-check", event=luck.event),
                _name(battle, luck.side),
                str(luck.size),
                str(luck.succeeded),
                decimal(lang, luck.expected),
            )
        )
        for luck in sorted(numbers.luck, key=lambda luck: checks.index(luck.event))
    )
    heads = ("check", "side", "size", "succeeded", "expected")
    words = tuple(say(lang, f"report-head-{head}") for head in heads)
    table = Table(("left", "left", "right", "right", "right"), rows, words)
    return Section("luck", say(lang, "report-luck"), (table,), say(lang, "report-luck-note"))


def _dice(lang: str, numbers: Statistics) -> Section:
    rows = tuple(
        Row(
            (
                say(lang, "report-origin", origin=origin),
                *(str(count) for count in record.counts),
                str(record.size),
                decimal(lang, record.mean),
                say(lang, "report-dice-note", opinion=record.opinion.value),
            )
        )
        for origin, record in numbers.dice.items()
    )
    heads = (
        say(lang, "report-head-origin"),
        *"123456",
        say(lang, "report-head-size"),
        say(lang, "report-head-mean"),
        "",
    )
    table = Table(("left", *("right",) * 8, "left"), rows, heads)
    return Section("dice", say(lang, "report-dice"), (table,))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


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
        units = ", ".join(in_language(lang, passage.unit) for passage in group)
        yield Row((say(lang, "report-both"), say(lang, "report-stay", units=units)))
        return
    who = in_language(lang, _whose(first)) or say(lang, "report-both")
    for kept, facts in _by_whom(lang, first):
        whose = in_language(lang, kept)
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
    text = ", ".join(f"{name(lang, 'piece', each.what)} {_sides(lang, each)}" for each in pieces)
    return f"{text[:1].upper()}{text[1:]}."


def _sides(lang: str, piece: Piece) -> str:
    sides = (piece.long_in, piece.wide_in) if piece.wide_in else (piece.long_in,)
    return " × ".join(localized(lang, f"{each:g}") for each in sides) + "″"


def _sums(lang: str, passage: Passage) -> Iterator[str]:
    for title, lines in sums(lang, passage.act.facts):
        added = "; ".join(f"{signed(line.value)} {line.why} ({line.cited})" for line in lines)
        yield f"{title}: {added}" if added else title


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


def mended(lang: str, journal: Journal[Battle]) -> Iterator[Section]:
    """A section, if there were corrections; what was taken back before a die fell is no matter."""
    rows = tuple(
        _row(lang, journal, entry, entry.record)
        for entry in journal.entries
        if isinstance(entry.record, Correction)
    )
    if rows:
        heads = tuple(say(lang, f"report-head-{head}") for head in ("when", "mended", "reason"))
        table = Table(("left", "left", "left"), rows, heads)
        yield Section("mended", say(lang, "report-mended"), (table,), say(lang, "report-mended-note"))


def _row(lang: str, journal: Journal[Battle], entry: Entry, record: Correction) -> Row:
    first = journal.at(record.back_to)
    turn = first.turn if first.stage is Stage.PLAY else 0
    when = say(lang, "report-turn", turn=turn) if turn else say(lang, "report-before")
    return Row((when, _what(lang, journal, entry, record), record.reason))


def _what(lang: str, journal: Journal[Battle], entry: Entry, record: Correction) -> str:
    """What was put right: the dice as first typed and as they lay, or how many entries were taken back."""
    back = [
        each for each in journal.entries[record.back_to : entry.number - 1] if isinstance(each.record, Act)
    ]
    if not record.misread:
        return say(lang, "report-taken-back", count=len(back))
    lay = " ".join(str(face) for roll in record.misread for face in roll.faces)
    act = back[0].record if back else None
    typed = " ".join(map(str, act.faces)) if isinstance(act, Act) else ""
    return say(lang, "report-misread", typed=typed, lay=lay)
