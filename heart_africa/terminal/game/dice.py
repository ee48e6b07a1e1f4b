"""The dice of one order: those typed behind it, then a generator, a certificate, or whoever sits there."""

from collections.abc import Callable, Iterable
from dataclasses import field
from functools import cached_property
from pathlib import Path

from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.records import Origin
from heart_africa.core.messages import LANGUAGES
from heart_africa.core.problems import BadData
from heart_africa.core.typed_dice import typed
from heart_africa.language.lexicon import words_of
from heart_africa.language.lines import plain
from heart_africa.terminal.dice_sources import (
    More,
    Wanted,
    asked,
    at_a_terminal,
    certified,
    read_faces,
    seed_of,
    thrown,
    with_line,
)
from heart_africa.terminal.game.input import Asker
from heart_africa.terminal.screen import Screen

THROW = "t"


class Back(Exception):
    """Whoever was asked wants to go back: nothing is entered."""


@dataclass
class Source:
    """Where the dice of an evening come from when nobody types them.

    `asks`: of a single command, whether whoever sits at the terminal is asked for them; `kind`: of the game,
    by which a certificate notes what it threw.
    """

    screen: Screen
    wanted: Wanted
    asker: Asker | None = None
    asks: bool = False
    explain: Callable[[str], None] = field(default=lambda _why: None)
    kind: str = "battle"

    @cached_property
    def seed(self) -> int:
        """What the generator was begun with."""
        return seed_of(self.wanted)

    @cached_property
    def generator(self) -> More:
        """The one generator of the evening."""
        return thrown(self.seed)

    def given(self, count: int, why: str) -> tuple[Iterable[int], Origin]:
        """So many faces, or fewer. Raises `BadData` if nobody gives any, `Back`."""
        if self.wanted.certificate:
            label = self.screen.say(why)
            return certified(Path(self.wanted.certificate), self.kind)(count, label), Origin.CERTIFICATE
        if self.wanted.throws:
            return self.generator(count, why), Origin.THROWN
        if self.asker is not None:
            return self._asked(self.asker, count, why)
        if self.asks and at_a_terminal():
            return asked(self.screen)(count, why), Origin.TYPED
        how = "one" if count == 1 else "several"
        raise BadData("too-few-faces", about={"count": count, "how": how, "for": self.screen.say(why)})

    def _asked(self, asker: Asker, count: int, why: str) -> tuple[Iterable[int], Origin]:
        found = typed("", count)
        while found.missing:
            prompt = self.screen.say("game-ask-dice", count=found.missing, what=self.screen.say(why))
            answer = asker.answer(prompt, THROW, self.screen.say("game-hint-dice"))
            if answer is None or said("back", answer):
                raise Back
            if answer == "?":
                self.explain(why)
            elif said("throw", answer) and found.missing == count:
                return self.generator(count, why), Origin.THROWN
            else:
                found = with_line(self.screen, found, answer)
        return found.known, Origin.TYPED


class Dealer:
    """Gives the dice of one order: first those typed behind it, then the evening's source."""

    def __init__(self, source: Source, faces: str | None) -> None:
        throws = faces is not None and said("throw", faces)
        self.left = [] if throws else list(read_faces(source.screen, faces or "", "="))
        self._source, self._throws = source, throws

    def done(self) -> None:
        """Raises `BadData` if more faces were typed than were needed: one of them is out of place."""
        if self.left:
            extra = " ".join(map(str, self.left))
            raise BadData("too-many-faces", about={"found": extra, "count": len(self.left)})

    def __call__(self, count: int, why: str) -> tuple[Iterable[int], Origin]:
        """So many faces, or fewer, and where they come from."""
        if self.left:
            given, self.left = self.left[:count], self.left[count:]
            return given, Origin.TYPED
        if self._throws:
            return self._source.generator(count, why), Origin.THROWN
        return self._source.given(count, why)


def said(word: str, answer: str) -> bool:
    """Whether an answer is one of the short words of the prompts, in either language: back, throw, yes."""
    known = (each for lang in LANGUAGES for each in words_of(lang, f"answer-{word}"))
    return plain(answer) in {plain(each) for each in known}
