"""What every game needs to complete a line that is being typed: the word that grows, the fields left."""

from collections.abc import Iterable

from heart_africa.orders.forms import Form, Slot
from heart_africa.orders.lines import bare, cut, plain

Suggestion = tuple[str, int, str]
"""A word, how many typed letters it replaces, and what it means."""


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
