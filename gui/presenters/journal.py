"""An open journal in words, whatever game it is of; what is a game's own is said by a class of its own."""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import ClassVar, Generic, TypeVar

from gui.documents.journal import JournalDocument
from gui.session import Session
from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.journal import StandingAct
from heart_africa.core.journal.records import Act, Command, Correction, EventRecord
from heart_africa.core.problems import Problem
from heart_africa.language.lexicon import dice
from heart_africa.language.narration import problem, problem_cited, sentence, signed, sums

State = TypeVar("State")
Choice = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Sum:
    """A sum behind an act: its heading and its lines."""

    title: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Told:
    """An act in words; `head`: whose act it was, or what was ordered, in a few letters.

    `numbered`: its number, or from which to which, as the language writes it.
    """

    number: int
    numbered: str
    head: str
    sentences: tuple[str, ...]
    dice: str
    despite: str
    sums: tuple[Sum, ...]


def numbered(session: Session, number: int) -> str:
    """The number of an act as the language writes it."""
    return session.say("game-number", number=str(number))


class JournalWords(ABC, Generic[State]):
    """How a game words its journal for whoever looks at the document.

    `overruled`: the message that says which rules were set aside, and why.
    """

    overruled: ClassVar[str] = "report-despite"
    between: ClassVar[str] = "  "
    """What stands between head and sentences."""

    def __init__(self, session: Session, document: JournalDocument[State]) -> None:
        self.session, self.document = session, document

    # --- what is different from game to game ---

    @abstractmethod
    def line(self, before: State, command: Command) -> str:
        """An order as it would have been typed as things stood."""

    @abstractmethod
    def command(self, before: State, text: str) -> Command:
        """The order of a line as things stood. Raises `BadData`."""

    @abstractmethod
    def moment(self, act: StandingAct[State]) -> Hashable:
        """The moment of an act: those of one moment stand under one heading."""

    @abstractmethod
    def heading(self, act: StandingAct[State]) -> str:
        """What the moment is called."""

    def sentences(self, act: StandingAct[State], facts: Sequence[EventRecord]) -> tuple[str, ...]:
        """What came of an act, event by event."""
        del act
        return tuple(sentence(self.session.lang, fact.event) for fact in facts)

    def head(self, act: StandingAct[State]) -> str:
        """Whose act it was, or what was ordered, in a few letters."""
        del act
        return ""

    def seen(self, act: StandingAct[State]) -> Act:
        """An act as far as whoever looks may know of it."""
        return act.act

    def goes_on(self, earlier: StandingAct[State], act: StandingAct[State]) -> bool:
        """Whether an act goes on with what the one before it began, so that they are told together."""
        del earlier, act
        return False

    def viewer(self) -> str:
        """Who looks: to another the same acts read otherwise."""
        return ""

    def filters(self) -> Mapping[str, Sequence[Choice]]:
        """By what the acts can be told apart, and the choices that there are."""
        return {}

    def filters_known_by(self) -> Hashable:
        """A value that changes whenever the choices of the filters do."""
        return None

    def keeps(self, act: StandingAct[State], chosen: Mapping[str, str]) -> bool:
        """Whether an act is one of those that were chosen; of each filter a choice, "" for all."""
        del act, chosen
        return True

    # --- what is the same in all ---

    def told(self, act: StandingAct[State]) -> Told:
        """An act in words."""
        session, record = self.session, self.seen(act)
        facts = record.facts
        rules = ", ".join(record.despite)
        return Told(
            act.number,
            numbered(session, act.number),
            self.head(act),
            self.sentences(act, facts),
            f"{dice(session, record)} {self._put_right(act)}".strip() if record.rolls else "",
            session.say(self.overruled, rules=rules, reason=record.reason) if rules else "",
            tuple(
                Sum(title, tuple(f"{signed(each.value)}  {each.why} ({each.cited})" for each in lines))
                for title, lines in sums(session.lang, facts)
            ),
        )

    def together(self, acts: Sequence[StandingAct[State]]) -> Told:
        """Acts that belong together in words, as if they were one."""
        told = [self.told(each) for each in acts]
        if len(told) == 1:
            return told[0]
        facts = [fact for each in acts for fact in self.seen(each).facts]
        first, last = told[0].number, told[-1].number
        return Told(
            last,
            self.session.say("game-numbers", first=str(first), last=str(last)),
            told[0].head,
            self.sentences(acts[-1], facts),
            " · ".join(each.dice for each in told if each.dice),
            " ".join(dict.fromkeys(each.despite for each in told if each.despite)),
            tuple(sum_ for each in told for sum_ in each.sums),
        )

    def passage(self, act: StandingAct[State]) -> Told:
        """An act in words, with those before it with which it belongs together."""
        standing = self.document.journal.standing
        place = next((at for at, each in enumerate(standing) if each.number == act.number), None)
        acts = [act]
        while place and self.goes_on(standing[place - 1], acts[0]):
            place -= 1
            acts.insert(0, standing[place])
        return self.together(acts)

    def _put_right(self, act: StandingAct[State]) -> str:
        """What was read before, of an act whose dice were put right."""
        entries = self.document.journal.entries
        before = entries[act.number - 2].record if act.number > 1 else None
        if not isinstance(before, Correction) or not before.misread:
            return ""
        earlier = (each.record for each in entries[before.back_to : act.number - 2])
        read = next((each for each in earlier if isinstance(each, Act) and each.check == act.act.check), None)
        faces = " ".join(map(str, read.faces)) if read else ""
        return self.session.say("desk-dice-put-right", faces=faces) if faces else ""

    def off(self) -> str:
        """Why nothing can be put right now; "" if it can."""
        return self.session.say(self.document.closed) if self.document.closed else ""

    def secret(self, act: StandingAct[State]) -> bool:
        """Whether an act says what not everybody who looks may know."""
        return self.seen(act).facts != act.act.facts

    def against(self, problems: Iterable[Problem]) -> tuple[str, ...]:
        """What the rules have against an order, each once."""
        lang = self.session.lang
        return tuple(
            dict.fromkeys(f"{problem(lang, each)} ({problem_cited(lang, each)})" for each in problems)
        )
