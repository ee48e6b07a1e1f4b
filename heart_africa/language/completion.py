"""What every game needs to complete a line that is being typed: the word that grows, the fields left."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator

from heart_africa.core.dataclass import dataclass
from heart_africa.core.problems import BadData
from heart_africa.language.lines import bare, cut, plain
from heart_africa.language.order_fields import Form, Slot
from heart_africa.language.reader import Reader

Suggestion = tuple[str, int, str]
"""A word, how many typed letters it replaces, and what it means."""
Meant = Iterator[tuple[str, str]]
"""Words, each with what it means."""


@dataclass(frozen=True)
class Completion(ABC):
    """What a line may become in some game: its verbs, then the values and options of one of them."""

    lang: str

    @property
    @abstractmethod
    def reader(self) -> Reader:
        """Who reads the line."""

    @abstractmethod
    def verbs(self) -> Meant:
        """Verbs: those that make sense now before all others."""

    @abstractmethod
    def values(self, slot: Slot) -> Meant:
        """What a field may hold."""

    def otherwise(self) -> Meant:
        """What may follow a verb that is no order."""
        return iter(())

    def suggest(self, text: str) -> list[Suggestion]:
        """What the word before the cursor may become."""
        try:
            words, start = parted(text)
        except BadData:
            return []
        return fitting(self._within(words, start) if words else self.verbs(), start)

    def _within(self, words: list[str], start: str) -> Meant:
        """Inside an order: the value that is wanted now, then the options that are left."""
        try:
            form, used = self.reader.verb(words)
        except BadData:
            yield from self.otherwise()
            return
        given, wanted = fields_given(form, words[used:])
        if wanted is not None:
            yield from self.values(wanted)
            return
        free = next((slot for slot in form.positional if slot not in given), None)
        if free is not None and not start.startswith("--"):
            yield from self.values(free)
        for slot in form.by_use:
            if slot not in given:
                yield f"--{slot.words(self.lang)[0]}", slot.help(self.lang)


def parted(text: str) -> tuple[list[str], str]:
    """The words that are whole, and the one before the cursor. Raises `BadData`: a quote stands open."""
    start = text.rpartition(" ")[2]
    return list(cut(text[: len(text) - len(start)]).words), start


def fitting(found: Iterable[tuple[str, str]], start: str) -> list[Suggestion]:
    """Of words with their meanings, those that the word before the cursor may become."""
    last = start.rpartition(",")[2]
    sought = plain(bare(last))
    return [(word, len(last), meaning) for word, meaning in found if _fits(word, meaning, sought)]


def _fits(word: str, meaning: str, sought: str) -> bool:
    return not sought or plain(bare(word)).startswith(sought) or plain(meaning).startswith(sought)


def fields_given(form: Form, words: Iterable[str]) -> tuple[set[Slot], Slot | None]:
    """Which fields have been said, and the one whose option stands last, still without its value."""
    given: set[Slot] = set()
    wanted: Slot | None = None
    for word in words:
        if wanted is not None:
            given.add(wanted)
            wanted = None
            continue
        slot = form.called(word.removeprefix("--").partition("=")[0])
        if slot is None:
            slot = next((each for each in form.positional if each not in given), None)
        elif not slot.is_flag and "=" not in word:
            wanted = slot
            continue
        if slot is not None:
            given.add(slot)
    return given, wanted
