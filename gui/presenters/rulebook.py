"""The rulebook page: search among entries, rulings, the table of troops, what tests prove."""

from collections.abc import Iterator, Sequence

from gui.presenters.armies.common import measured
from gui.presenters.lazy_rows import LazyRows
from gui.session import Session
from heart_africa.core.citations import Rule, Rulebook, UnknownRule, cite
from heart_africa.core.coverage import proven_entries, rows, whole
from heart_africa.core.dataclass import dataclass
from heart_africa.core.rulings import rulings_book
from heart_africa.language.characteristics import table_heads, table_rows


@dataclass(frozen=True, slots=True)
class Hit:
    """An entry found: its id, citation and text."""

    id: str
    cited: str
    text: str


@dataclass(frozen=True, slots=True)
class Reading:
    """A reading of an unclear entry, to choose from."""

    id: str
    text: str
    usual: bool
    chosen: bool


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry in full: who decides it, what is unclear and how it is read, whether a test proves it."""

    id: str
    cited: str
    chapter: str
    text: str
    by: str
    unclear: str
    read_so: str
    readings: tuple[Reading, ...]
    proven: str


def search(session: Session, words: str) -> Sequence[Hit]:
    """The entries that contain the words, are on a page (`p. 28`) or in a chapter (`MORALE`).

    Without words all entries. Each is worded when it is looked at: there are eight hundred.
    """
    book = Rulebook()
    sought = words.strip()
    chapters = {chapter.prefix for chapter in book.index.chapters}
    if not sought:
        found = book.all()
    elif sought in chapters:  # prefixes are in capitals: "ambush" is an ordinary word
        found = book.chapter(sought)
    else:
        found = (*_by_id(book, sought), *book.search(sought, session.lang))
    unique = tuple({rule.id: rule for rule in found}.values())

    def hit(rule: Rule) -> Hit:
        lang = session.lang
        return Hit(rule.id, cite(rule.id, rule.page, lang), rule.text(lang))

    return LazyRows(unique, hit)


def _by_id(book: Rulebook, sought: str) -> tuple[Rule, ...]:
    try:
        return (book.rule(sought.upper()),)
    except UnknownRule:
        return ()


def _chapter(book: Rulebook, rule: Rule, lang: str) -> str:
    prefix = rule.id.rpartition("-")[0]
    return next(each.text(lang) for each in book.index.chapters if each.prefix == prefix)


def entry(session: Session, rule_id: str) -> Entry:
    """One entry. Raises `UnknownRule`."""
    book, lang, say = Rulebook(), session.lang, session.say
    rule = book.rule(rule_id)
    unclear, read_so = rule.ambiguity(lang), rule.ruling(lang)
    proven = "proven" if rule.id in proven_entries() else "by-hand" if rule.by == "engine" else "people"
    return Entry(
        rule.id,
        cite(rule.id, rule.page, lang),
        _chapter(book, rule, lang),
        rule.text(lang),
        say(f"cli-by-{rule.by}"),
        say("cli-unclear", what=unclear) if unclear else "",
        say("cli-read-so", how=read_so) if read_so else "",
        tuple(_readings(session, rule.id)),
        say(f"rules-{proven}"),
    )


def _readings(session: Session, rule_id: str) -> Iterator[Reading]:
    if ruling := rulings_book().rulings.get(rule_id):
        for option in ruling.options:
            usual, chosen = option.id == ruling.default, option.id == session.rulings.of(rule_id)
            yield Reading(option.id, option.text(session.lang), usual, chosen)


def rulings(session: Session) -> tuple[Entry, ...]:
    """The entries for which players can choose a reading."""
    return tuple(entry(session, ruling.id) for ruling in rulings_book().switchable)


def choose(session: Session, rule_id: str, option: str) -> None:
    """Choose a reading for new armies, battles and campaigns."""
    session.rulings = session.rulings.with_(rule_id, option)
    session.tell("rulings")


# --- the troop table ---


def troop_heads(session: Session) -> tuple[str, ...]:
    """The heads of the table of characteristics (p. 12)."""
    return table_heads(session.say)


def troops(session: Session) -> tuple[tuple[str, ...], ...]:
    """The rows of the table of characteristics (p. 12), with the book's terms, in the person's unit."""
    rows = table_rows(session.lang, session.say, session.book)
    return tuple(tuple(measured(session, cell) for cell in row) for row in rows)


# --- what is proved ---


@dataclass(frozen=True, slots=True)
class Proved:
    """A chapter: how many of the entries that the program decides are proven by a test."""

    chapter: str
    title: str
    proven: int
    total: int
    asks: int
    players: int


def coverage(session: Session) -> tuple[Proved, ...]:
    """The chapters in the book's order, then their sum."""
    book = Rulebook()
    titles = {chapter.prefix: chapter.text(session.lang) for chapter in book.index.chapters}
    counted = rows(book, proven_entries())
    total = whole(counted, session.say("cli-total"))
    return tuple(
        Proved(row.chapter, titles.get(row.chapter, ""), row.proven, row.total, row.asks, row.players)
        for row in (*counted, total)
    )
