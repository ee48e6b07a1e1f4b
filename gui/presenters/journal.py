"""The journal of any open game in words, and the ways to correct an act."""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from typing import ClassVar, Generic, TypeVar

from gui.dice import MissingDice, OrderDice
from gui.documents.journal import JournalDocument
from gui.session import Session
from heart_africa.core.bad_data import bad_text
from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import faces_of
from heart_africa.core.journal.journal import Amendment, LeftOut, Refused, StandingAct
from heart_africa.core.journal.records import Act, Command, Correction, EventRecord
from heart_africa.core.problems import BadData, Problem
from heart_africa.language.lines import cut
from heart_africa.language.narration import dice, problem, problem_cited, sentence, signed, sums
from heart_africa.storage.documents import Conflict

# --- the journal in words ---


State = TypeVar("State")
Choice = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Sum:
    """A sum behind an act: its heading and its lines."""

    title: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WordedAct:
    """An act in words; `head`: who acted or what was ordered, in a few letters.

    `numbered`: its number, or the first and last number of several acts, as the language writes it.
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
    """How a game words its journal, for the side that is looking.

    `overruled`: the message for an act by which a rule was overruled, with its reason.
    """

    overruled: ClassVar[str] = "report-despite"
    between: ClassVar[str] = "  "
    """What stands between head and sentences."""

    def __init__(self, session: Session, document: JournalDocument[State]) -> None:
        self.session, self.document = session, document

    # --- what is different from game to game ---

    @abstractmethod
    def line(self, before: State, command: Command) -> str:
        """An order as it would have been typed at that moment."""

    @abstractmethod
    def command(self, before: State, text: str) -> Command:
        """The order of a line at that moment. Raises `BadData`."""

    @abstractmethod
    def moment(self, act: StandingAct[State]) -> Hashable:
        """The moment of an act; acts of the same moment are listed under one heading."""

    @abstractmethod
    def heading(self, act: StandingAct[State]) -> str:
        """The heading of the moment of an act."""

    def sentences(self, act: StandingAct[State], facts: Sequence[EventRecord]) -> tuple[str, ...]:
        """What came of an act, a sentence for each event."""
        del act
        return tuple(sentence(self.session.lang, fact.event) for fact in facts)

    def head(self, act: StandingAct[State]) -> str:
        """Who acted, or what was ordered, in a few letters."""
        del act
        return ""

    def seen(self, act: StandingAct[State]) -> Act:
        """The act without what the side that is looking may not know."""
        return act.act

    def goes_on(self, earlier: StandingAct[State], act: StandingAct[State]) -> bool:
        """Whether an act continues the one before it, so that the two are told together."""
        del earlier, act
        return False

    def viewer(self) -> str:
        """The side that is looking: another one reads the same acts differently."""
        return ""

    def filters(self) -> Mapping[str, Sequence[Choice]]:
        """The filters of the log, each with its choices."""
        return {}

    def filters_known_by(self) -> Hashable:
        """A value that changes whenever the choices of the filters do."""
        return None

    def keeps(self, act: StandingAct[State], chosen: Mapping[str, str]) -> bool:
        """Whether an act passes the filters; "" means all."""
        del act, chosen
        return True

    # --- what is the same in all ---

    def told(self, act: StandingAct[State]) -> WordedAct:
        """An act in words."""
        session, record = self.session, self.seen(act)
        facts = record.facts
        rules = ", ".join(record.despite)
        return WordedAct(
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

    def together(self, acts: Sequence[StandingAct[State]]) -> WordedAct:
        """Acts that belong together in words, as if they were one."""
        told = [self.told(each) for each in acts]
        if len(told) == 1:
            return told[0]
        facts = [fact for each in acts for fact in self.seen(each).facts]
        first, last = told[0].number, told[-1].number
        return WordedAct(
            last,
            self.session.say("game-numbers", first=str(first), last=str(last)),
            told[0].head,
            self.sentences(acts[-1], facts),
            " · ".join(each.dice for each in told if each.dice),
            " ".join(dict.fromkeys(each.despite for each in told if each.despite)),
            tuple(sum_ for each in told for sum_ in each.sums),
        )

    def passage(self, act: StandingAct[State]) -> WordedAct:
        """An act in words, together with earlier ones that it continues."""
        standing = self.document.journal.standing
        place = next((at for at, each in enumerate(standing) if each.number == act.number), None)
        acts = [act]
        while place and self.goes_on(standing[place - 1], acts[0]):
            place -= 1
            acts.insert(0, standing[place])
        return self.together(acts)

    def _put_right(self, act: StandingAct[State]) -> str:
        """For an act whose dice were corrected: the faces that were read before."""
        entries = self.document.journal.entries
        before = entries[act.number - 2].record if act.number > 1 else None
        if not isinstance(before, Correction) or not before.misread:
            return ""
        earlier = (each.record for each in entries[before.back_to : act.number - 2])
        read = next((each for each in earlier if isinstance(each, Act) and each.check == act.act.check), None)
        faces = " ".join(map(str, read.faces)) if read else ""
        return self.session.say("desk-dice-put-right", faces=faces) if faces else ""

    def off(self) -> str:
        """Why nothing can be corrected now; "" if it can."""
        return self.session.say(self.document.closed) if self.document.closed else ""

    def secret(self, act: StandingAct[State]) -> bool:
        """Whether an act contains something that not everybody who looks may know."""
        return self.seen(act).facts != act.act.facts

    def against(self, problems: Iterable[Problem]) -> tuple[str, ...]:
        """Objections to an order in words, each once."""
        lang = self.session.lang
        return tuple(
            dict.fromkeys(f"{problem(lang, each)} ({problem_cited(lang, each)})" for each in problems)
        )


# --- what can be done with an act ---


UNTYPED = "{"
"""How an order begins that cannot be typed as a line, such as a whole army; it is plain data."""
LOOK, BACK, DICE, AMEND = "look", "back", "dice", "amend"


@dataclass(frozen=True, slots=True)
class Offer:
    """A way to correct an act or look at it; `off`: why it is not possible now."""

    what: str
    text: str
    tip: str
    off: str = ""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome of a correction: `against` if it was not done, `left` for acts no longer possible."""

    against: str = ""
    told: str = ""
    left: tuple[str, ...] = ()


class Corrections(Generic[State]):
    """Corrects the acts of an open journal."""

    def __init__(self, words: JournalWords[State]) -> None:
        self.words, self.session, self.record = words, words.session, words.document

    # --- what is offered ---

    def standing(self, number: int) -> StandingAct[State] | None:
        """The act in force with that number, None if there is none."""
        try:
            return self._found(number) if number else None
        except BadData:
            return None

    def _found(self, number: int) -> StandingAct[State]:
        return self.record.journal.standing[self.record.journal.place(number)]

    def offers(self, number: int) -> tuple[Offer, ...]:
        """What can be done about an act."""
        found = self.standing(number)
        return tuple(self._offers(found)) if found else ()

    def _offers(self, found: StandingAct[State]) -> Iterator[Offer]:
        last, off = self.record.journal.last, self.words.off()
        yield self._offer(LOOK)
        if last is not None and last.number > found.number:
            yield self._offer(BACK, off)
        if found.act.rolls:
            yield self._offer(DICE, off)
        line = self.words.line(found.before, found.act.command)
        if not (self.words.secret(found) or line.startswith(UNTYPED)):
            yield self._offer(AMEND, off)

    def _offer(self, what: str, off: str = "") -> Offer:
        say = self.session.say
        return Offer(what, say(f"desk-mend-{what}"), say(f"desk-mend-{what}-tip"), off)

    def value(self, number: int, what: str) -> str:
        """What the field of a correction shows at first: the faces, or the order."""
        found = self.standing(number)
        if found is None or what not in {DICE, AMEND}:
            return ""
        faces = " ".join(map(str, found.act.faces))
        return faces if what == DICE else self.words.line(found.before, found.act.command)

    # --- carried out ---

    def mend(self, number: int, what: str, value: str, reason: str) -> Outcome:
        """Carry a correction out; `value`: what was put into its field."""
        try:
            if what == BACK:
                self.record.correct(number, reason)
                return Outcome()
            do = self._misread if what == DICE else self._amend
            left = do(number, value, reason)
            return Outcome(told=self.session.say("desk-mend-done", count=len(left)), left=left)
        except Conflict:
            return Outcome()  # the page reports the conflict
        except MissingDice as short:
            what_for, where = self.session.say(short.why), "faces" if what == DICE else "order"
            said = self.session.say("desk-mend-dice-wanting", count=short.count, what=what_for, where=where)
            return Outcome(said)
        except Refused as refused:
            return Outcome("\n".join(self.words.against(refused.problems)))
        except BadData as fault:
            return Outcome(bad_text(fault, self.session.lang))

    def _misread(self, number: int, value: str, reason: str) -> tuple[str, ...]:
        left = self.record.misread(number, faces_of(value), reason)
        return tuple(
            f"{numbered(self.session, each.number)} {self.words.line(each.before, each.act.command)}"
            for each in left
        )

    def _amend(self, number: int, value: str, reason: str) -> tuple[str, ...]:
        found, line = self._found(number), cut(value)
        command, thrown = self.words.command(found.before, value), faces_of(line.faces or "")
        amendment = Amendment(number, command, reason or line.despite or "", line.despite)
        left = self.record.amend(amendment, OrderDice(thrown))
        return tuple(self._why(found, each) for each in left)

    def _why(self, found: StandingAct[State], each: LeftOut) -> str:
        line = self.words.line(found.before, each.act.command)
        fault = bad_text(each.fault, self.session.lang) if each.fault else ""
        why = fault or " ".join(self.words.against(each.problems))
        return f"{numbered(self.session, each.number)} {line}: {why}"
