"""A battle's report as a sheet: how it ended, turn by turn what happened, losses, luck, turning points."""

from collections.abc import Iterator
from fractions import Fraction

from heart_africa.analytics import (
    Statistics,
    TurningPoint,
    Wanted,
    passages,
    statistics,
    turning_points,
)
from heart_africa.analytics.outcomes import told
from heart_africa.core.journal import records
from heart_africa.core.journal.book import Journal
from heart_africa.core.messages import say
from heart_africa.language.narration import chance, percent, reason
from heart_africa.rules.battle import Battle, SideId
from heart_africa.rules.book import Book
from reports.content.mended import mended
from reports.content.sheet import Align, Fact, Heads, Row, Section, Sheet, Table
from reports.content.turns import turn_by_turn

RIGHT: Align = "right"
DECISIVE = frozenset({"shot-fired", "figure-shot", "killed", "unit-broke", "captured", "left-table"})
"""The kinds of facts that tell best how the balance moved."""
NO_HEADS = Heads("", "", (), "", "")


def battle_report(
    book: Book, lang: str, journal: Journal[Battle], wanted: Wanted | None = None, *, reasons: bool = False
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
    """The same without the turning points."""
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
        because = reason(lang, battle.verdict.why)
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
        passage.unit or say(lang, "report-both"),
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
                _decimal(lang, luck.expected),
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
                _decimal(lang, record.mean),
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


def _decimal(lang: str, value: Fraction) -> str:
    """A number with one decimal, as the language writes it."""
    tenths = round(value * 10)
    text = f"{tenths // 10}.{tenths % 10}"
    return text.replace(".", ",") if lang == "es" else text
