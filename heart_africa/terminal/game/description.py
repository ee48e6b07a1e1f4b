"""What the terminal needs of a game: a `KeptGame`, with the verbs of its prompt and completion."""

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import is_dataclass
from functools import cached_property
from typing import Any, Generic, TypeVar

from heart_africa.core.dataclass import dataclass
from heart_africa.core.messages import LANGUAGES
from heart_africa.journal_kinds.kind import JournalKind
from heart_africa.language.lines import bare, cut, plain
from heart_africa.language.order_fields import (
    LONGEST_VERB,
    Form,
    form,
    inner,
    is_row,
    prompt_help,
    prompt_message,
    words_of,
)
from heart_africa.language.reader import Completion, OrderCompletion, Reader
from heart_africa.terminal.dice_sources import NOT_THROWN, DiceOptions
from heart_africa.terminal.game import history
from heart_africa.terminal.game.dice import EndOfInput, Source
from heart_africa.terminal.game.history import show_log
from heart_africa.terminal.game.library import opened, taken
from heart_africa.terminal.game.orders import ASK, show_verb
from heart_africa.terminal.game.session import GameSession, entry_number
from heart_africa.terminal.rule import show_rule
from heart_africa.terminal.screen import Screen

# --- help at the prompt ---


RULE = re.compile(r"[A-Za-z]{2,10}-\d{1,3}[a-z]?")


def show_help(session: GameSession[Any], about: str, own: Sequence[tuple[str, str]], more: str) -> None:
    """Print help on a rule, on an order, or on all that makes sense now.

    `own`: the verbs of the prompt with what they do; `more`: the message with further hints. Raises `BadData`
    for anything else.
    """
    if RULE.fullmatch(about):
        show_rule(session.screen, about.upper())
    elif about:
        reader = session.reader(session.state)
        show_verb(session.screen, _part(reader, about) or reader.verb(about.split())[0], session.metavar)
    else:
        session.show_orders()
        session.screen.speak("game-help-here", "bold")
        session.screen.items(((word, told, "") for word, told in own), 2)
        session.screen.speak(more)


def _part(reader: Reader, about: str) -> Form | None:
    """The form inside an order that is named so, as a piece of terrain; None for a verb."""
    sought = plain(about)
    if sought in reader.verbs:
        return None
    for slot in (slot for order in reader.forms.values() for slot in order.slots):
        # the class of the form that a field holds, once or in a row
        whole = inner(slot.hint)[0]
        of = whole.__args__[0] if is_row(whole) else whole
        if isinstance(of, type) and is_dataclass(of):
            # its class or the field names it, in the singular too
            names = {plain(each) for each in (*slot.all_words, of.__name__)}
            if names & {sought, f"{sought}s"}:
                return form(of)
    return None


# --- the verbs of a prompt beside the orders ---


S_contra = TypeVar("S_contra", bound=GameSession[Any], contravariant=True)
HELP, QUIT = "help", "quit"


@dataclass(frozen=True, slots=True)
class VerbCall:
    """What follows a verb of the prompt: words without quotes, the reason after `!`, the whole rest."""

    words: tuple[str, ...]
    reason: str
    rest: str

    def number(self, place: int = 0) -> int:
        """The number of a journal entry among the words. Raises `BadData`."""
        return entry_number(self.words[place] if len(self.words) > place else "")


Do = Callable[[S_contra, VerbCall], None]


@dataclass(frozen=True)
class Verbs(Generic[S_contra]):
    """The verbs of a prompt that are no orders: `own` by id with what they do, and help and quit.

    `game`: the prefix of this game's messages; `more`: the message at the end of the help.
    """

    own: Mapping[str, Do[S_contra]]
    game: str = ""
    more: str = "game-help-more"

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of all verbs."""
        return (*self.own, HELP, QUIT)

    def here(self, session: S_contra, text: str) -> bool:
        """Carry out the verb that the line begins with; False if it begins with none.

        Raises `BadData`, `EndOfInput`.
        """
        if text.startswith(ASK) or text.endswith(f" {ASK}"):
            self._explain(session, text.strip(f"{ASK} "))
            return True
        verb, rest = self._cut(text, session.reader(session.state).verbs)
        if not verb:
            return False
        line = cut(rest)
        said = VerbCall(tuple(bare(word) for word in line.words), line.despite or "", rest.strip())
        if verb == QUIT:
            raise EndOfInput
        if verb == HELP:
            self._explain(session, " ".join(said.words))
        else:
            self.own[verb](session, said)
        return True

    def _explain(self, session: S_contra, about: str) -> None:
        """Print help on everything, an order, a rule, or a verb of the prompt."""
        told = {id_: (word, self.told(session.lang, id_)) for word, id_ in self.words(session.lang)}
        if own := self.meant(about):
            session.screen.items([(*told[own], "")])
        else:
            show_help(session, about, list(told.values()), self.more)

    def _cut(self, text: str, orders: Collection[str]) -> tuple[str, str]:
        """The id of the verb that a line begins with, and the rest of the line; "" for none.

        An order whose verb has more words comes first: `undo square` is not `undo`.
        """
        words = text.split(" ", LONGEST_VERB)
        for count in range(min(LONGEST_VERB, len(words)), 0, -1):
            begun = " ".join(words[:count])
            if verb := self.meant(begun):
                return verb, " ".join(words[count:])
            if plain(begun) in orders:
                break
        return "", text

    def words(self, lang: str) -> list[tuple[str, str]]:
        """The verbs as they are typed, each with its id."""
        return [(words_of(lang, prompt_message(id_, self.game))[0], id_) for id_ in self.ids]

    def told(self, lang: str, id_: str) -> str:
        """What a verb does, in words."""
        return prompt_help(lang, id_, self.game)

    def meant(self, word: str) -> str:
        """The id of the verb that a word means in any language; "" for none."""
        return self._known.get(plain(word), "")

    @cached_property
    def _known(self) -> Mapping[str, str]:
        return {
            plain(word): id_
            for id_ in self.ids
            for lang in LANGUAGES
            for word in (id_, *words_of(lang, prompt_message(id_, self.game)))
        }


# --- the verbs of every game ---


def _log(session: GameSession[Any], said: VerbCall) -> None:
    since = said.number() if said.words else 0
    show_log(session, [each for each in session.acts() if each.number >= since])


def _misread(session: GameSession[Any], said: VerbCall) -> None:
    history.misread(session, said.number(), " ".join(said.words[1:]), said.reason)


def _amend(session: GameSession[Any], said: VerbCall) -> None:
    _, _, order = said.rest.partition(" ")
    history.amend(session, said.number(), order)


LOOKING: Mapping[str, Do[GameSession[Any]]] = {
    "next": lambda session, _said: session.show_next(),
    "status": lambda session, _said: session.show_status(),
    "log": _log,
}
MENDING: Mapping[str, Do[GameSession[Any]]] = {
    "undo": lambda session, _said: history.undo(session),
    "redo": lambda session, _said: history.redo(session),
    "goto": lambda session, said: history.show_at(session, said.number()),
    "correct": lambda session, said: history.correct(session, said.number(), said.reason),
    "misread": _misread,
    "amend": _amend,
}


# --- the base of all games of the terminal ---


State = TypeVar("State")
S = TypeVar("S", bound=GameSession[Any])

EVERY: Verbs[GameSession[Any]] = Verbs({**LOOKING, **MENDING})
"""The verbs that every game's prompt has."""


class KeptGame(JournalKind[State], Generic[State, S]):
    """A game at the terminal: its kind of journals, its session and verbs.

    `sits`: the class of its session; `verbs`: those of its prompt; `history`: the file of typed lines, if not
    named after the kind.
    """

    sits: type[S]
    verbs: Verbs[S] = EVERY
    history: str = ""

    @contextmanager
    def read(self, screen: Screen, name: str) -> Iterator[S]:
        """The session of a journal, only to look at it. Raises `BadData`."""
        with opened(self, name) as writer:
            yield self.sits(screen, writer, Source(screen))

    @contextmanager
    def written(self, screen: Screen, name: str, who: str, wanted: DiceOptions = NOT_THROWN) -> Iterator[S]:
        """The session of a journal to write on, with this source of dice. Raises `BadData`."""
        with taken(self, screen, name, who) as writer:
            yield self.sits(screen, writer, Source(screen, wanted, kind=self.kind))

    def completion(self, session: S) -> Completion:
        """What completes a line at the prompt."""
        return OrderCompletion(session.lang, session.reader(session.state), self.besides(session.lang))

    def besides(self, lang: str) -> list[tuple[str, str]]:
        """The verbs of the prompt that are no orders, with what they do."""
        return [(word, self.verbs.told(lang, id_)) for word, id_ in self.verbs.words(lang)]
