"""Which entries of a rulebook a test proves, by chapter.

`coverage.toml` in the rulebook's folder lists the entries proved; the test suite writes it.
"""

from collections.abc import Collection
from functools import cache
from pathlib import Path

from heart_africa.core.citations import FOLDER, Chapter, Rulebook
from heart_africa.core.dataclass import dataclass
from heart_africa.core.strict import Strict, read_file


class _File(Strict):
    proven: dict[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class ChapterCoverage:
    """A chapter's coverage: of the entries that the engine decides, how many are proved.

    `asks` and `players` count the entries that are asked of the people at the table or left to them;
    they are no part of `total`.
    """

    chapter: str
    proven: int
    total: int
    asks: int
    players: int

    @property
    def entries(self) -> int:
        """All of its entries, whoever decides them."""
        return self.total + self.asks + self.players


def rows(rulebook: Rulebook, proven: Collection[str]) -> tuple[ChapterCoverage, ...]:
    """The coverage of every chapter, in the book's order, when these entries are proved."""
    return tuple(_row(rulebook, chapter, proven) for chapter in rulebook.index.chapters)


def whole(parts: Collection[ChapterCoverage], name: str = "") -> ChapterCoverage:
    """The sum of several rows, under `name`."""
    return ChapterCoverage(
        chapter=name,
        proven=sum(row.proven for row in parts),
        total=sum(row.total for row in parts),
        asks=sum(row.asks for row in parts),
        players=sum(row.players for row in parts),
    )


@cache
def proven_entries(folder: Path = FOLDER) -> frozenset[str]:
    """The entries that the suite proved when `coverage.toml` was written. Raises `BadData`."""
    chapters = read_file(_File, folder / "coverage.toml").proven
    return frozenset(entry for entries in chapters.values() for entry in entries)


def as_toml(rulebook: Rulebook, proven: Collection[str]) -> str:
    """The text of `coverage.toml` for these entries, in the book's order."""
    lines = [
        "# The entries that a test proves. Written by `pytest --rule-coverage-write`; not edited by hand.",
        "",
    ]
    lines.append("[proven]")
    for chapter in rulebook.index.chapters:
        ids = [rule.id for rule in rulebook.chapter(chapter.key) if rule.id in proven]
        if ids:
            lines += [f"{chapter.key} = [", *(f'    "{rule_id}",' for rule_id in ids), "]"]
    return "\n".join(lines) + "\n"


def _row(rulebook: Rulebook, chapter: Chapter, proven: Collection[str]) -> ChapterCoverage:
    rules = rulebook.chapter(chapter.key)
    engine = [rule.id for rule in rules if rule.by == "engine"]
    return ChapterCoverage(
        chapter=chapter.key,
        proven=sum(rule_id in proven for rule_id in engine),
        total=len(engine),
        asks=sum(rule.by == "asks" for rule in rules),
        players=sum(rule.by == "players" for rule in rules),
    )
