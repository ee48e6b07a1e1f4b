"""What the story and the reference sheet of any companion have in common."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from heart_africa.companions.companion import Companion
from heart_africa.core.dataclass import replace
from heart_africa.core.messages import has, say
from reports.content.reference import LAYOUT
from reports.content.sheet import NO_HEADS, Block, Fact, Paragraph, Section, Sheet, Table

Told = Mapping[str, tuple[int, ...]]
"""The entries that each part of a sheet tells, by their numbers; of two that differ by edition both."""


class Head(NamedTuple):
    """How a paper begins: in which language, its title and what stands below it, with whose set it comes."""

    lang: str
    title: str
    below: str
    statement: str


def sheet(kind: str, what: str, head: Head, sections: Iterable[Section], facts: Iterable[Fact] = ()) -> Sheet:
    """A paper of a companion, called as `<kind>print-<what>` says."""
    called, told = say(head.lang, f"{kind}print-{what}"), (tuple(facts), NO_HEADS, tuple(sections))
    return Sheet("flow", head.lang, called, head.title, head.below, *told, head.statement, subject=called)


def story(
    game: Companion,
    titles: tuple[str, str, str],
    state: Any,  # noqa: ANN401  # of any game
    sections: Iterable[Section],
    facts: Iterable[Fact] = (),
) -> Sheet:
    """The report of a game as it stands: with whose set it is played, `facts`, part by part.

    How it ended is told where the game has a word for that (`<kind>print-story-end`). `titles`: the language,
    the title, what stands below it.
    """
    (lang, title, below), kind, said = titles, game.kind, game.statement(titles[0], state.box)
    told = [Fact(say(lang, f"{kind}print-story-set"), said), *facts]
    if state.ending and has(lang, end := f"{kind}print-story-end"):
        told.insert(1, Fact(say(lang, end), say(lang, f"{kind}-event-ended-{state.ending}")))
    return sheet(kind, "story", Head(lang, title, below, said), sections, told)


def reference(
    game: Companion, head: Head, told: Told, tables: Mapping[str, tuple[Table, ...]], edition: int = 0
) -> Sheet:
    """The reference sheet of an edition: the entries part by part, each part with its tables."""
    prefix, lang = game.rulebook.index.chapters[0].prefix, head.lang

    def sections() -> Iterator[Section]:
        for key, numbers in told.items():
            rules = (game.rulebook.rule(f"{prefix}-{number:03}") for number in numbers)
            entries: list[Block] = [
                Paragraph(rule.text(lang), cite=rule.section) for rule in rules if rule.holds_in(edition)
            ]
            yield Section(key, say(lang, f"{game.kind}print-part-{key}"), (*entries, *tables.get(key, ())))

    return replace(sheet(game.kind, "reference", head, sections()), layout=LAYOUT)
