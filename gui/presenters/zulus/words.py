"""The log of a game and its orders in words."""

from collections.abc import Iterable, Sequence
from functools import cached_property

from gui.documents.zulus import ZulusDocument
from gui.presenters.companions import CompanionContext
from gui.presenters.forms import Answers, Value
from gui.presenters.journal import JournalWords
from heart_africa.companions.zulus.components import ComponentNeeded, Piece
from heart_africa.companions.zulus.state import State
from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.journal import StandingAct
from heart_africa.core.journal.records import Command, EventRecord
from heart_africa.core.problems import Problem
from heart_africa.language.lexicon import value_word
from heart_africa.language.order_fields import Form, Slot, choices, inner
from heart_africa.language.reader import Completion, Meant, Reader
from heart_africa.language.writer import line
from heart_africa.language.zulus import Pieces, objection, sentences


def reader(lang: str, document: ZulusDocument, state: State) -> Reader:
    """Who reads the orders of a game: cards, tracks and chits by their words."""
    return Reader(lang, document.writer.rules.codec.commands, Pieces(state))


class ZulusWords(JournalWords[State]):
    """How a game is told."""

    document: ZulusDocument

    def line(self, before: State, command: Command) -> str:
        """An order as it would have been typed."""
        by = reader(self.session.lang, self.document, before)
        return line(by, command, self.document.writer.rules.codec.write_command)

    def command(self, before: State, text: str) -> Command:
        """The order of a line. Raises `BadData`."""
        found: Command = reader(self.session.lang, self.document, before).command(text)
        return found

    def moment(self, act: StandingAct[State]) -> int:
        """The number of the turn."""
        return act.before.turn

    def heading(self, act: StandingAct[State]) -> str:
        """The turn in words; before the first, the set-up."""
        turn = act.before.turn
        return (
            self.session.say("zulus-event-turn", turn=turn) if turn else self.session.say("zulusdesk-set-up")
        )

    def sentences(self, act: StandingAct[State], facts: Sequence[EventRecord]) -> tuple[str, ...]:
        """What came of an act."""
        return tuple(sentences(self.session.lang, act.after.components, facts))

    def against(self, problems: Iterable[Problem]) -> tuple[str, ...]:
        """What the rules have against an order, each once."""
        box = self.document.live.components
        return tuple(dict.fromkeys(objection(self.session.lang, box, each) for each in problems))


@dataclass(frozen=True)
class Typing(Completion):
    """What a line may become."""

    by: Reader
    pieces: Pieces

    @property
    def reader(self) -> Reader:
        """Who reads it."""
        return self.by

    def verbs(self) -> Meant:
        """All orders."""
        for form in {each.kind: each for each in self.by.verbs.values()}.values():
            yield form.verbs(self.lang)[0], form.help(self.lang)

    def values(self, slot: Slot) -> Meant:
        """Pieces by their words, and the words of a set."""
        if isinstance(slot.holds, Piece):
            yield from ((word, "") for word in self.pieces.offered(slot.holds))
        for value in filter(None, choices(inner(slot.hint)[0])):
            yield value_word(self.lang, value), ""


@dataclass(frozen=True)
class ZulusContext(CompanionContext):
    """Where orders are filled in and typed."""

    offered = frozenset(Piece)
    example = "zulusdesk-typed-hint"
    lacking = ComponentNeeded

    @property
    def order(self) -> Form:
        """The order."""
        return next(form for form in self.reader.verbs.values() if form.kind == self.kind)

    @cached_property
    def reader(self) -> Reader:
        """Who makes orders of words."""
        return reader(self.lang, self.document, self.document.live)

    @property
    def completion(self) -> Typing:
        """What a word may become."""
        return Typing(self.lang, self.reader, Pieces(self.document.live))

    def names(self, slot: Slot, known: Answers) -> Iterable[tuple[str, str]]:
        """None: its orders are pressed or typed."""
        del slot, known
        return ()

    def usual(self, slot: Slot) -> Value | None:
        """No value goes without saying."""
        del slot
        return None

    def worded(self, problems: Iterable[Problem]) -> tuple[str, ...]:
        """Objections as sentences."""
        return ZulusWords(self.session, self.document).against(problems)
