"""The sheet about the program: its version, which rules a test proves, and the libraries it uses."""

from collections.abc import Sequence

from heart_africa import __version__
from heart_africa.core.citations import Rulebook
from heart_africa.core.coverage import proven_entries, rows, whole
from heart_africa.core.messages import say
from heart_africa.storage.installed_libraries import Library
from reports.content.sheet import LEFT, NO_HEADS, RIGHT, Fact, Paragraph, Row, Section, Sheet, Table, table

LAYOUT = "flow"
FONTS = (("Alegreya", "SIL OFL 1.1"), ("Heart Text (Source Sans 3)", "SIL OFL 1.1"))
"""The fonts that come with the program, in `resources/fonts` with their licences."""


def about_sheet(lang: str, libraries: Sequence[Library]) -> Sheet:
    """Return a sheet with version, coverage, libraries and fonts; `libraries` are those found installed."""
    found = rows(Rulebook(), proven_entries())
    total = whole(found)
    facts = (
        Fact(say(lang, "about-version"), __version__),
        Fact(say(lang, "about-proven"), say(lang, "about-of", proven=total.proven, total=total.total)),
        Fact(say(lang, "about-licence"), "MIT"),
    )
    unknown = say(lang, "about-not-named")
    named = (  # a star marks those that the program itself asks for
        (each.name + (" *" if each.direct else ""), each.version, each.licence or unknown)
        for each in libraries
    )
    used = table(named, _heads(lang, "library", "version", "licence"))
    sections = (
        Section("book", say(lang, "about-book"), (Paragraph(say(lang, "about-book-text")),)),
        _coverage(lang),
        Section("libraries", say(lang, "about-libraries"), (used,)),
        Section("fonts", say(lang, "about-fonts"), (table(FONTS, _heads(lang, "font", "licence")),)),
    )
    return Sheet(
        LAYOUT,
        lang,
        say(lang, "about-kicker"),
        "Heart of Africa",
        say(lang, "about-subtitle"),
        facts,
        NO_HEADS,
        sections,
        say(lang, "about-footer", version=__version__),
    )


def _coverage(lang: str) -> Section:
    rulebook = Rulebook()
    titles = {chapter.prefix: chapter.text(lang) for chapter in rulebook.index.chapters}
    found = rows(rulebook, proven_entries())
    total = whole(found, say(lang, "cli-total"))
    told = (
        Row(
            (
                row.chapter,
                titles.get(row.chapter, ""),
                *map(str, (row.proven, row.total, row.asks, row.players)),
            ),
            strong=row is total,
        )
        for row in (*found, total)
    )
    heads = (
        *(f"rules-head-{head}" for head in ("chapter", "title", "proven")),
        "cli-of",
        "cli-asks",
        "cli-players",
    )
    words = tuple(say(lang, head) for head in heads)
    all_ = Table((LEFT, LEFT, RIGHT, RIGHT, RIGHT, RIGHT), tuple(told), words)
    return Section("coverage", say(lang, "about-coverage"), (all_,), say(lang, "about-coverage-note"))


def _heads(lang: str, *names: str) -> tuple[str, ...]:
    return tuple(say(lang, f"about-{name}") for name in names)
