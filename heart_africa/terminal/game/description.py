"""What a game says of itself once, so that the terminal can keep it: the base of every `KeptGame`."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Generic, TypeVar

from heart_africa.core.dataclass import dataclass
from heart_africa.kinds.kind import JournalKind
from heart_africa.language.lexicon import value_word
from heart_africa.language.order_fields import Slot, choices, inner
from heart_africa.language.reader import Completion, Meant, Reader
from heart_africa.terminal.dice_sources import NOT_THROWN, DiceOptions
from heart_africa.terminal.game.dice import Source
from heart_africa.terminal.game.library import opened, taken
from heart_africa.terminal.game.session import GameSession
from heart_africa.terminal.game.verbs import LOOKING, MENDING, Verbs
from heart_africa.terminal.screen import Screen

# --- what a line may become in a game that offers no names of its own ---


@dataclass(frozen=True)
class PlainCompletion(Completion):
    """The orders that a reader (`by`) knows; `besides`: verbs that are no orders, and meanings."""

    by: Reader
    besides: Iterable[tuple[str, str]] = ()

    @property
    def reader(self) -> Reader:
        """Who reads the line."""
        return self.by

    def verbs(self) -> Meant:
        """The verbs of all orders."""
        for form in {form.kind: form for form in self.reader.verbs.values()}.values():
            yield form.verbs(self.lang)[0], form.help(self.lang)
        yield from self.besides

    def values(self, slot: Slot) -> Meant:
        """The words of a set."""
        for value in filter(None, choices(inner(slot.hint)[0])):
            yield value_word(self.lang, value), ""


# --- what a game says of itself once, so that the terminal can keep it: the base of every `KeptGame` ---


State = TypeVar("State")
S = TypeVar("S", bound=GameSession[Any])

EVERY: Verbs[GameSession[Any]] = Verbs({**LOOKING, **MENDING})
"""The verbs that every game's prompt has."""


class KeptGame(JournalKind[State], Generic[State, S]):
    """A game of which journals are kept: beside its rules its session, and what it wants otherwise.

    `sits`: the class of its session; `verbs`: those of its prompt; `history`: the file in which that
    remembers lines, if it is not named after the kind.
    """

    sits: type[S]
    verbs: Verbs[S] = EVERY
    history: str = ""

    @contextmanager
    def read(self, screen: Screen, name: str) -> Iterator[S]:
        """A journal by its name, to be looked at. Raises `BadData`."""
        with opened(self, name) as writer:
            yield self.sits(screen, writer, Source(screen))

    @contextmanager
    def written(self, screen: Screen, name: str, who: str, wanted: DiceOptions = NOT_THROWN) -> Iterator[S]:
        """A journal by its name, to be written on, with dice from where they are wanted. Raises `BadData`."""
        with taken(self, screen, name, who) as writer:
            yield self.sits(screen, writer, Source(screen, wanted, kind=self.kind))

    def completion(self, session: S) -> Completion:
        """What a line at the prompt may become."""
        return PlainCompletion(session.lang, session.reader(session.state), self.besides(session.lang))

    def besides(self, lang: str) -> list[tuple[str, str]]:
        """The verbs of the prompt that are no orders, with what each does."""
        return [(word, self.verbs.told(lang, id_)) for word, id_ in self.verbs.words(lang)]
