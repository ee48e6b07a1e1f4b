"""A battle in facts and tables: its result, turning points, losses, luck, dice and corrections."""

from collections.abc import Iterator

from heart_africa.analytics.outcomes import told
from heart_africa.analytics.statistics import Statistics, TurningPoint, statistics, turning_points
from heart_africa.core.dataclass import replace
from heart_africa.core.journal.journal import Journal
from heart_africa.core.journal.records import Act, Correction, Entry
from heart_africa.core.messages import say
from heart_africa.language.narration import Reason, chance, decimal, in_language, percent, reason
from heart_africa.rules.battle import Battle, SideId, Stage
from heart_africa.rules.battle.state import Verdict
from heart_africa.rules.book import Book
from reports.content.sheet import RIGHT, Fact, Paragraph, Row, Section, Table, table

DECISIVE = frozenset({"shot-fired", "figure-shot", "killed", "unit-broke", "captured", "left-table"})
"""The kinds of facts that show best how the balance moved."""


def battle_numbers(book: Book, lang: str, journal: Journal[Battle]) -> Iterator[Section]:
    """Yield the sections of a battle's numbers: turning points, losses, luck, dice and corrections."""
    if points := turning_points(book, journal):
        heads = ("report-head-when", "names-head-unit", "report-head-told")
        last = say(lang, "report-head-balance", red=_name(journal.state, "red"))
        words = (*(say(lang, head) for head in heads), last, say(lang, "report-head-chance"))
        told = table((_turned(lang, point) for point in points), words, right={3})
        yield Section("turning", say(lang, "report-turning"), (told,), say(lang, "report-turning-note"))
    yield from battle_figures(lang, journal, statistics(journal))


def battle_figures(lang: str, journal: Journal[Battle], numbers: Statistics) -> Iterator[Section]:
    """Yield the sections of a battle's numbers without the turning points."""
    battle = journal.state
    if any(numbers.losses.values()):
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
        told = Table(("left", *(RIGHT for _ in numbers.losses)), tuple(rows), heads)
        yield Section("losses", say(lang, "report-losses"), (told,), say(lang, "report-losses-note"))
    if numbers.luck:
        yield _luck(lang, battle, numbers)
    if numbers.dice:
        yield _dice(lang, numbers)
    yield from mended(lang, journal)


def _name(battle: Battle, side: SideId) -> str:
    return battle.sides[side].name if side in battle.sides else side


def battle_facts(lang: str, journal: Journal[Battle]) -> Iterator[Fact]:
    """Yield the facts of a battle: who won and why, who attacked, at how many points, by which rulings."""
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
"""The victory with two ways to it: the other side gives up, or has no combat units left."""


def how_it_ended(lang: str, battle: Battle, verdict: Verdict) -> Reason:
    """Return why a battle ended; for a beaten side, whether it gave up or had no combat units left."""
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


def _turned(lang: str, point: TurningPoint) -> tuple[str, ...]:
    passage = point.passage
    step = say(lang, "report-step", step=passage.step)
    # the facts that moved the balance: shots and losses; all of them if it cost nobody
    decisive = [fact for fact in passage.act.facts if fact.event.kind in DECISIVE]
    return (
        say(lang, "report-when", turn=passage.turn, step=step),
        in_language(lang, passage.unit) or say(lang, "report-both"),
        " ".join(
            text if text.endswith((".", "!", "?")) else f"{(text)}."
            for text in told(lang, passage.after, decisive or passage.act.facts)
        ),
        say(lang, "report-balance", before=percent(lang, point.before), after=percent(lang, point.after)),
        say(lang, "report-no-dice") if point.chance is None else chance(lang, point.chance),
    )


def _luck(lang: str, battle: Battle, numbers: Statistics) -> Section:
    """Return the section of luck: checks of one kind below one another, in the order they first came up."""
    checks = list(dict.fromkeys(luck.event for luck in numbers.luck))
    rows = (
        (
            say(lang, "report-check", event=luck.event),
            _name(battle, luck.side),
            str(luck.size),
            str(luck.succeeded),
            decimal(lang, luck.expected),
        )
        for luck in sorted(numbers.luck, key=lambda luck: checks.index(luck.event))
    )
    heads = ("check", "side", "size", "succeeded", "expected")
    told = table(rows, (say(lang, f"report-head-{head}") for head in heads), right={2, 3, 4})
    return Section("luck", say(lang, "report-luck"), (told,), say(lang, "report-luck-note"))


def _dice(lang: str, numbers: Statistics) -> Section:
    """Return the section of dice: how often each face fell, and below, whether fair dice fall like that.

    That sentence stands below the table because a column would leave no room for it.
    """
    rows = (
        (
            say(lang, "report-origin", origin=origin),
            *(str(count) for count in record.counts),
            str(record.size),
            decimal(lang, record.mean),
        )
        for origin, record in numbers.dice.items()
    )
    origin, size, mean = (say(lang, f"report-head-{head}") for head in ("origin", "size", "mean"))
    told = table(rows, (origin, *"123456", size, mean), right=range(1, 9))
    opinions = (
        Paragraph(
            say(lang, "report-dice-note", opinion=record.opinion.value),
            title=say(lang, "report-origin", origin=each) if len(numbers.dice) > 1 else "",
        )
        for each, record in numbers.dice.items()
    )
    return Section("dice", say(lang, "report-dice"), (told, *opinions))


def mended(lang: str, journal: Journal[Battle]) -> Iterator[Section]:
    """Yield a section of the corrections, if there were any.

    Acts taken back before a die fell are left out.
    """
    rows = []
    for entry in journal.entries:
        if isinstance(record := entry.record, Correction):
            first = journal.at(record.back_to)
            turn = first.turn if first.stage is Stage.PLAY else 0
            when = say(lang, "report-turn", turn=turn) if turn else say(lang, "report-before")
            rows.append((when, _what(lang, journal, entry, record), record.reason))
    if rows:
        told = table(rows, (say(lang, f"report-head-{head}") for head in ("when", "mended", "reason")))
        yield Section("mended", say(lang, "report-mended"), (told,), say(lang, "report-mended-note"))


def _what(lang: str, journal: Journal[Battle], entry: Entry, record: Correction) -> str:
    """Return what was corrected: the dice as first typed and as they lay, or how many acts were undone."""
    back = [
        each for each in journal.entries[record.back_to : entry.number - 1] if isinstance(each.record, Act)
    ]
    if not record.misread:
        return say(lang, "report-taken-back", count=len(back))
    lay = " ".join(str(face) for roll in record.misread for face in roll.faces)
    act = back[0].record if back else None
    typed = " ".join(map(str, act.faces)) if isinstance(act, Act) else ""
    return say(lang, "report-misread", typed=typed, lay=lay)
