"""Rulebooks as entries that can be looked up, searched and cited; it knows nothing of any one game.

A rulebook is a folder: `index.toml` gives its parts and chapters in the book's order, and each chapter is
a file `<PREFIX>.toml` of entries `[<PREFIX>-<number>]`, read only when something in it is asked for. A book
that is cited by its section numbers instead of pages keeps all its entries in one file, and its chapters are
the sections that they begin with.
"""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field, PlainSerializer

from heart_africa.core.dataclass import dataclass
from heart_africa.core.messages import say
from heart_africa.core.problems import BadData
from heart_africa.core.strict import Strict, Words, fit, line_of, nearest, parse, read_file
from resources import ROOT

FOLDER = ROOT / "rulebook"
COMPANIONS = ROOT / "companions"
"""Where the companion games have theirs, a folder each."""

EntryKind = Literal["data", "restriction", "calculation", "procedure", "judgement"]
By = Literal["engine", "asks", "players"]
Facts = Annotated[
    Mapping[str, Any], AfterValidator(MappingProxyType), PlainSerializer(dict, return_type=dict[str, Any])
]


class Rule(Words):
    """An entry: one checkable statement of the book, the page or section that makes it, and who decides it.

    `section` is the book's own number ("6.7.4"), one after the other where its editions number differently
    ("6.2.2 / 6.2.1"); `editions` are those in which it holds, none for all. `ambiguity` is what the book
    leaves open there and `ruling` how we read it; `data` says the same in numbers and ids; `notes` is a
    remark for those who maintain the file.
    """

    id: str
    page: int = Field(default=0, ge=1)
    section: str = ""
    editions: tuple[int, ...] = ()
    kind: EntryKind
    by: By
    optional: bool = False
    ambiguity_es: str = ""
    ambiguity_en: str = ""
    ruling_es: str = ""
    ruling_en: str = ""
    notes: str = ""
    data: Facts = Field(default_factory=lambda: MappingProxyType({}))

    @property
    def sections(self) -> tuple[str, ...]:
        """Each section number by which it may be asked for."""
        return tuple(_OWN_SECTION.findall(self.section))

    def holds_in(self, edition: int) -> bool:
        """Whether that edition has it; 0 asks for no edition."""
        return not edition or not self.editions or edition in self.editions

    def ambiguity(self, language: str) -> str:
        """What the book leaves open, in that language; empty if it is clear."""
        return str(getattr(self, f"ambiguity_{language}", self.ambiguity_en))

    def ruling(self, language: str) -> str:
        """How we read it, in that language; empty if the book is clear."""
        return str(getattr(self, f"ruling_{language}", self.ruling_en))


class Part(Words):
    """A part of the book: its title in both languages, its first and last page."""

    id: str
    pages: tuple[int, int]


class Chapter(Words):
    """A chapter: the prefix of its entries, its title in both languages, its part, first and last page.

    In a book of sections it is the `section` that its entries begin with instead of part and pages.
    """

    prefix: str
    part: str = ""
    pages: tuple[int, int] = (0, 0)
    section: str = ""

    @property
    def key(self) -> str:
        """What the chapter is asked for by: its section, or else its prefix."""
        return self.section or self.prefix

    def has(self, rule: Rule) -> bool:
        """Whether that entry belongs to the chapter."""
        own = rule.id.rpartition("-")[0] == self.prefix
        return own and (not self.section or rule.section.partition(".")[0] == self.section)


class Index(Strict):
    """The table of contents: how many pages, which parts, which chapters, in the book's order."""

    pages: int = 0
    parts: tuple[Part, ...] = ()
    chapters: tuple[Chapter, ...]


class UnknownRule(KeyError):
    """An id that the rulebook does not have, with the nearest that it has."""

    def __init__(self, rule: str, nearest: tuple[str, ...]) -> None:
        super().__init__(rule)
        self.rule = rule
        self.nearest = nearest


@dataclass(frozen=True, slots=True)
class Rulebook:
    """A rulebook folder. Bad files raise `BadData` when they are read."""

    folder: Path = FOLDER

    @property
    def index(self) -> Index:
        """The table of contents."""
        return _index(self.folder)

    @property
    def cites_sections(self) -> bool:
        """Whether it is a book of sections, which are cited instead of pages."""
        return any(chapter.section for chapter in self.index.chapters)

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of all entries, in the book's order."""
        return tuple(rule.id for rule in self.all())

    def rule(self, rule_id: str) -> Rule:
        """The entry of that id; only its chapter is read. Raises `UnknownRule`."""
        try:
            return _chapter(self.folder, rule_id.rpartition("-")[0])[rule_id]
        except KeyError:
            raise UnknownRule(rule_id, self._like(rule_id, self.ids)) from None

    def chapter(self, key: str) -> tuple[Rule, ...]:
        """The entries of a chapter, by its prefix or its section. Raises `UnknownRule`."""
        try:
            return tuple(_chapter(self.folder, key).values())
        except KeyError:
            chapter = next((each for each in self.index.chapters if each.section == key), None)
        if chapter is None:
            raise UnknownRule(key, self._like(key, [each.key for each in self.index.chapters]))
        return tuple(rule for rule in _chapter(self.folder, chapter.prefix).values() if chapter.has(rule))

    def chapter_of(self, rule: Rule) -> Chapter:
        """The chapter in which an entry stands."""
        return next(chapter for chapter in self.index.chapters if chapter.has(rule))

    def all(self) -> tuple[Rule, ...]:
        """Every entry, in the book's order."""
        return tuple(rule for chapter in self.index.chapters for rule in self.chapter(chapter.key))

    def search(self, words: str, language: str, edition: int = 0) -> tuple[Rule, ...]:
        """The entries that hold all the words in their id or text, of that edition if one is asked for.

        A page ("p. 29") or sections ("6.7", or "6" alone) that are named have to be theirs. Accents and
        capitals make no difference. Both languages are searched, since troops keep the names of the book; the
        chapter of that name comes first, then the entries that say it in the language asked for.
        """
        sought, page = _query(words)
        as_sections = _OWN_SECTION if len(sought) == 1 else _SECTION  # beside other words "6" is a number
        sections = [word for word in sought if as_sections.fullmatch(word)] if self.cites_sections else []
        sought = tuple(word for word in sought if word not in sections)
        if not sought and not sections and page is None:
            return ()
        found = [
            rule
            for rule in self.all()
            if page in {None, rule.page}
            and rule.holds_in(edition)
            and all(_within(rule, section) for section in sections)
            and _holds(rule, sought)
        ]
        return tuple(
            sorted(
                found,
                key=lambda rule: (
                    _plain(rule.id.rpartition("-")[0]) not in sought,
                    not _holds(rule, sought, language),
                ),
            )
        )

    @staticmethod
    def _like(word: str, known: Iterable[str]) -> tuple[str, ...]:
        return tuple(get_close_matches(word.upper(), list(known), n=3, cutoff=0.5))


READING = "†"
"""What stands beside an entry where the book leaves something open and we say how we read it."""


def sign(*rule_ids: str) -> str:
    """The sign that marks a reading of ours, if one of these entries has one; else empty."""
    return READING if any(_read(rule_id) for rule_id in rule_ids) else ""


@cache
def _read(rule_id: str) -> bool:
    try:
        return bool(rulebook_of(rule_id).rule(rule_id).ruling_en)
    except UnknownRule:
        return False


def cite(rule_id: str, page: int, language: str) -> str:
    """How an entry is cited: "COMP-11, p. 29", "SHOOT-10†, p. 25" where it is also a reading of ours.

    An entry without a page is cited by its section, "ZR-164†, 6.7.4". Raises `UnknownRule` if there is none.
    """
    marked = f"{rule_id}{sign(rule_id)}"
    if page:
        return say(language, "cite-rule", rule=marked, page=str(page))
    return say(language, "cite-section", rule=marked, section=rulebook_of(rule_id).rule(rule_id).section)


@cache
def rulebooks() -> tuple[Rulebook, ...]:
    """Every rulebook that the program has, the main one first."""
    return (Rulebook(), *(Rulebook(index.parent) for index in sorted(COMPANIONS.glob("*/index.toml"))))


@cache
def rulebook_of(rule_id: str) -> Rulebook:
    """The rulebook that has the entries with that prefix; the main one if none has."""
    file = f"{rule_id.rpartition('-')[0]}.toml"
    return next((book for book in rulebooks() if (book.folder / file).is_file()), rulebooks()[0])


@cache
def _index(folder: Path) -> Index:
    return read_file(Index, folder / "index.toml")


@cache
def _chapter(folder: Path, prefix: str) -> Mapping[str, Rule]:
    """The entries of a chapter by id. Raises `KeyError` if the folder has no such chapter."""
    file = folder / f"{prefix}.toml"
    names = {path.name for path in folder.iterdir()}  # where capitals make no difference, they do here
    if not re.fullmatch("[A-Z][A-Z0-9]*", prefix) or file.name not in names:
        raise KeyError(prefix)
    text = file.read_text(encoding="utf-8")
    entries = parse(text, str(file))
    return MappingProxyType({key: _entry(key, entries[key], text, file) for key in entries})


def _entry(key: str, entry: object, text: str, file: Path) -> Rule:
    """One entry of a chapter's file, its faults named by file, line and key."""
    allowed = f"{file.stem}-01"
    if not re.fullmatch(rf"{file.stem}-\d\d+", key):
        about = {"found": key, "key": key, "allowed": allowed, "nearest": nearest(key, [allowed])}
        raise BadData("unknown-key", file=str(file), line=line_of(text, (key,)), key=key, about=about)
    if not isinstance(entry, dict):
        about = {"found": str(entry), "expected": "dict"}
        raise BadData("wrong-type", file=str(file), line=line_of(text, (key,)), key=key, about=about)
    try:
        rule = fit(Rule, {"id": key, **entry})
    except BadData as fault:
        place = (key, *fault.key.split("."))
        line = line_of(text, place)
        raise BadData(fault.code, file=str(file), line=line, key=".".join(place), about=fault.about) from None
    if not rule.page and not rule.section:
        raise BadData("missing-key", file=str(file), line=line_of(text, (key,)), key=f"{key}.page")
    return rule


_SECTION = re.compile(r"\d+\.\d+(?:\.\w+)*")
_OWN_SECTION = re.compile(r"\d+(?:\.\w+)*")
_PAGE = re.compile(r"\b(?:pp?\.?|pag\.?|pages?|paginas?)\s*(\d{1,4})\b")


def _query(words: str) -> tuple[tuple[str, ...], int | None]:
    """The words that a query asks for, and the page if it names one."""
    plain = _plain(words)
    page = _PAGE.search(plain)
    return tuple(_PAGE.sub(" ", plain).split()), int(page[1]) if page else None


def _within(rule: Rule, section: str) -> bool:
    """Whether an entry belongs to that section or to one below it; "6.0" is all of 6."""
    whole = section.removesuffix(".0")
    return any(f"{own}.".casefold().startswith(f"{whole}.") for own in rule.sections)


def _holds(rule: Rule, words: Iterable[str], language: str = "") -> bool:
    """Whether the id and texts of an entry contain all the words; in one language only, if it is given."""
    texts = _plain_texts(rule.id, rule.es, rule.en, rule.ruling_es, rule.ruling_en)
    hay = " ".join(text for key, text in texts.items() if not language or key in {"id", language})
    return all(word in hay for word in words)


@cache
def _plain_texts(rule_id: str, es: str, en: str, ruling_es: str, ruling_en: str) -> Mapping[str, str]:
    """The id and the texts of each language, without accents and capitals."""
    texts = {"id": rule_id, "es": f"{es} {ruling_es}", "en": f"{en} {ruling_en}"}
    return {key: _plain(text) for key, text in texts.items()}


def _plain(text: str) -> str:
    """The text without accents and capitals."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
