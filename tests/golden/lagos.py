"""The campaign of Lagos played from its script, with what its remarks say of the rules, and told in several ways.

`#: RULE ...` before an order says which entries it shows; `#? RULE: order` names an order which that entry
forbids there. To the program both are remarks like any other.
"""

import csv
import io
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from armylists.catalogue import built_in
from heart_africa.analytics.campaign_chronicle import Chapter, chronicle
from heart_africa.core.citations import Rule
from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.codec import FIRST, Line, mark
from heart_africa.core.journal.journal import Journal, Refused
from heart_africa.core.journal.records import Act, Origin, Stamp
from heart_africa.core.messages import say
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Reckoning
from heart_africa.language import narration
from heart_africa.language.campaign.reader import reader
from heart_africa.language.lines import cut, is_comment
from heart_africa.rules.campaign import Campaign
from heart_africa.rules.campaign.battles import BattleOpened
from heart_africa.rules.campaign.conclusion import Ranking, standings
from heart_africa.rules.campaign.promotions import Promoted, progress
from heart_africa.rules.campaign.state import Date
from heart_africa.rules.campaign.statistics import at_date
from heart_africa.storage import documents
from heart_africa.storage.documents import Document, Head
from tests.campaign.club import BOOK, KEEPER, RULEBOOK

FOLDER = Path(__file__).parent / "campaign"
SCRIPT = FOLDER / "lagos.campaign.txt"
JOURNAL = FOLDER / "lagos.journal.jsonl"
LISTS = built_in()
SHOWS, FORBIDS = "#:", "#?"
FOUNDS = ("# funda ", "# found ")
"""How the remark begins that says by what the campaign was founded."""
WHEN = "2026-01-06T18:00:00.000Z"
CHAPTERS = ("CAMP", "ASC", "NAME", "CTURN", "NATIVE", "EXPL", "COLON", "CPTS", "CEND")
STANDING = (Date(1879, 2), Date(1900, 1))
"""Of which half years the standings are kept: the last before the scramble, and the end."""


# --- the script ---


@dataclass(frozen=True, slots=True)
class Order:
    """A line of the script, the entries that it is there to show, and what is forbidden just before it."""

    text: str
    shows: tuple[str, ...] = ()
    forbidden: tuple[tuple[str, str], ...] = ()


def orders(text: str) -> Iterator[Order]:
    """Every order of a script; the last is empty, for what is forbidden at the end."""
    shows: list[str] = []
    forbidden: list[tuple[str, str]] = []
    for line in (each.strip() for each in text.splitlines()):
        if line.startswith(SHOWS):
            shows += line.removeprefix(SHOWS).split()
        elif line.startswith(FORBIDS):
            rule, _, order = line.removeprefix(FORBIDS).partition(":")
            forbidden.append((rule.strip(), order.strip()))
        elif line.startswith(FOUNDS) or not is_comment(line):
            yield Order(line.removeprefix("#").strip(), tuple(shows), tuple(forbidden))
            shows, forbidden = [], []
    yield Order("", tuple(shows), tuple(forbidden))


@dataclass(frozen=True, slots=True)
class Shown:
    """Where a rule is seen: at which date, beside which entry, by which order, and what came of it."""

    rule: str
    date: Date
    entry: int
    order: str
    told: str


@dataclass(frozen=True, slots=True)
class Played:
    """The campaign after the whole script, and where it shows which rule."""

    journal: Journal[Campaign]
    shown: tuple[Shown, ...]


def played(text: str, lang: str = "es") -> Played:
    """A script played to its end. Raises `Refused` and `BadData` for a line that cannot be carried out."""
    journal: Journal[Campaign] = Journal(KEEPER)
    shown: list[Shown] = []
    for order in orders(text):
        shown += [_refused(journal, lang, *each) for each in order.forbidden]
        if order.text:
            act = _act(journal, lang, order.text)
            journal.append(journal.entry(act, Stamp(when=WHEN)))
            shown += [_seen(journal, lang, rule, order.text, act) for rule in order.shows]
    return Played(journal, tuple(shown))


def _act(journal: Journal[Campaign], lang: str, text: str) -> Act:
    line = cut(text)
    faces = [int(face) for face in (line.faces or "").split()]

    def more(count: int, why: str) -> tuple[Iterable[int], Origin]:
        assert len(faces) >= count, f"{text}: {count} more for {why}"
        return [faces.pop(0) for _ in range(count)], Origin.TYPED

    act = journal.act(reader(lang, LISTS, journal.state).command(text), more, line.despite)
    assert not faces, f"{text}: {faces} were not asked for"
    return act


# --- which rules it shows ---


def _refused(journal: Journal[Campaign], lang: str, rule: str, text: str) -> Shown:
    """An order that has to be refused, by that entry among others."""
    problems: tuple[Problem, ...] = ()
    try:
        journal.act(reader(lang, LISTS, journal.state).command(text), lambda *_: ([], Origin.TYPED))
    except Refused as refusal:
        problems = refusal.problems
    found = [problem for problem in problems if problem.rule == rule]
    assert found, f"{text}: refused by {[problem.rule for problem in problems]}, not by {rule}"
    why = " ".join(f"✗ {narration.problem(lang, problem)}" for problem in dict.fromkeys(found))
    return Shown(rule, journal.state.date, len(journal.entries), text, why)


def _seen(journal: Journal[Campaign], lang: str, rule: str, text: str, act: Act) -> Shown:
    told = " ".join(_told(lang, act, journal.standing[-1].before))
    return Shown(rule, journal.state.date, len(journal.entries), text, told)


def _told(lang: str, act: Act, before: Campaign) -> Iterator[str]:
    """The sentences of an act; with them the points of a battle, and by what an army has been earned."""
    for fact in act.facts:
        yield narration.sentence(lang, fact.event)
        if isinstance(fact.event, BattleOpened):
            yield from (_sum(lang, sum_) for sum_ in fact.event.points)
        elif isinstance(fact.event, Promoted):
            found = (each for each in progress(BOOK, before, fact.who) if each.met)
            yield from (_sum(lang, condition.have) for each in found for condition in each.requirements)


def _sum(lang: str, found: Reckoning) -> str:
    return f"[{'; '.join(f'{narration.signed(each.value)} {each.why}' for each in narration.reasons(lang, found))}]"


def rules_table(shown: Iterable[Shown]) -> str:
    """Every entry and where it is seen, in the order of the book."""
    order = {rule.id: place for place, rule in enumerate(rules())}
    rows = sorted(shown, key=lambda each: (order[each.rule], each.entry))
    head = ["# Dónde se ve cada regla", "", "| Regla | Pág. | Fecha | Entrada | Orden | Qué salió |"]
    body = (
        f"| {each.rule} | {RULEBOOK.rule(each.rule).page} | {_half(each.date)} | {each.entry} "
        f"| `{each.order}` | {each.told} |"
        for each in rows
    )
    return "\n".join([*head, "|---|---|---|---|---|---|", *body, ""])


def _half(date: Date) -> str:
    return f"{date.year}-{date.half}" if date.year else "–"


def rules() -> tuple[Rule, ...]:
    """The entries of pages 37 to 41, in the order of the book."""
    return tuple(rule for chapter in CHAPTERS for rule in RULEBOOK.chapter(chapter))


# --- told in several ways ---


def journal_text(journal: Journal[Campaign], entries: int | None = None) -> str:
    """The journal, or its first entries, as a file that the program takes in."""
    lines: list[Line] = []
    for entry in journal.entries[:entries]:
        text = KEEPER.codec.text(entry)
        lines.append(Line(entry.number, text, mark(lines[-1].mark if lines else FIRST, text)))
    head = Head(lines[-1].number, lines[-1].mark)
    return documents.written(Document("0" * 16, "campaign", "Lagos", WHEN, head=head), lines)


def chronicle_text(lang: str, journal: Journal[Campaign]) -> str:
    """The chronicle in Markdown."""
    chapters = (_chapter(chapter) for chapter in chronicle(lang, journal))
    return "\n\n".join([f"# {journal.state.name}", *chapters]) + "\n"


def _chapter(chapter: Chapter) -> str:
    news = (f"{each.text}\n> {each.note}" if each.note else each.text for each in chapter.paragraphs)
    return "\n\n".join([f"## {chapter.title}", *news, *([f"*{chapter.riches}*"] if chapter.riches else [])])


COLUMNS: Mapping[str, tuple[str, ...]] = {
    "native": ("hongos", "over_whites"),
    "explorer": ("territories", "hongos"),
    "colonial": ("districts",),
}


def standings_text(lang: str, journal: Journal[Campaign]) -> str:
    """The standings of certain half years in Markdown."""
    parts = [f"# {journal.state.name}"]
    for date in STANDING:
        parts.append(f"## {say(lang, 'chronicle-title', {'year': date.year, 'half': date.half})}")
        parts += (_table(lang, table) for table in standings(BOOK, at_date(journal, date)))
    return "\n\n".join(parts) + "\n"


def _table(lang: str, table: Ranking) -> str:
    own = COLUMNS[table.kind.value]
    heads = [
        say(lang, f"campaign_state-head-{each.replace('_', '-')}")
        for each in ("place", "player", *own, "record")
    ]
    rows = [
        [
            each.place,
            each.player,
            *(getattr(each, name) for name in own),
            f"{each.won}-{each.drawn}-{each.lost}",
        ]
        for each in table.ranks
    ]
    title = f"### {say(lang, 'campaign_state-kinds', {'kind': table.kind.value})} ({table.rule})"
    lines = (f"| {' | '.join(map(str, row))} |" for row in [heads, ["---"] * len(heads), *rows])
    return "\n".join([title, "", *lines])


def ledger_text(campaign: Campaign) -> str:
    """Every movement of hongos as a row, as the program exports it."""
    sheet = io.StringIO()
    writer = csv.writer(sheet, lineterminator="\n")
    writer.writerow(["year", "half", "giver", "taker", "hongos", "cause", "battle"])
    for each in campaign.ledger.postings:
        writer.writerow(
            [each.year, each.half, each.giver, each.taker, each.hongos, each.cause.value, each.battle]
        )
    return sheet.getvalue()
