"""What may be done with an act of a journal: look at its moment, go back to it, put it or its dice right."""

from collections.abc import Iterator
from typing import Generic, TypeVar

from gui.dice import OrderDice, Short
from gui.presenters.journal import JournalWords, numbered
from heart_africa.core.bad_data import bad_text
from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import faces_of
from heart_africa.core.journal.journal import Amendment, Left, Refused, StandingAct
from heart_africa.core.problems import BadData
from heart_africa.language.lines import cut
from heart_africa.storage.documents import Conflict

State = TypeVar("State")
UNTYPED = "{"
"""How an order is written that no line can hold, such as a whole army: nobody would amend it by typing."""
LOOK, BACK, DICE, AMEND = "look", "back", "dice", "amend"


@dataclass(frozen=True, slots=True)
class Offer:
    """A way to put an act right; `off`: why it cannot be taken now."""

    what: str
    text: str
    tip: str
    off: str = ""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of it: words against it, "" if it was done; what no longer goes, each with why."""

    against: str = ""
    told: str = ""
    left: tuple[str, ...] = ()


class Mender(Generic[State]):
    """Who puts the acts of an open journal right."""

    def __init__(self, words: JournalWords[State]) -> None:
        self.words, self.session, self.record = words, words.session, words.document

    # --- what is offered ---

    def standing(self, number: int) -> StandingAct[State] | None:
        """The act in force of that number, None if there is none."""
        try:
            return self._found(number) if number else None
        except BadData:
            return None

    def _found(self, number: int) -> StandingAct[State]:
        return self.record.journal.standing[self.record.journal.place(number)]

    def offers(self, number: int) -> tuple[Offer, ...]:
        """What may be done with an act."""
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
        """What stands in the field of a correction before anybody types: the faces, or the order."""
        found = self.standing(number)
        if found is None or what not in {DICE, AMEND}:
            return ""
        faces = " ".join(map(str, found.act.faces))
        return faces if what == DICE else self.words.line(found.before, found.act.command)

    # --- carried out ---

    def mend(self, number: int, what: str, value: str, reason: str) -> Outcome:
        """Carry a correction out; `value`: what was put in its field."""
        try:
            if what == BACK:
                self.record.correct(number, reason)
                return Outcome()
            do = self._misread if what == DICE else self._amend
            left = do(number, value, reason)
            return Outcome(told=self.session.say("desk-mend-done", count=len(left)), left=left)
        except Conflict:
            return Outcome()  # the page tells of it in its place
        except Short as short:
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

    def _why(self, found: StandingAct[State], each: Left) -> str:
        line = self.words.line(found.before, each.act.command)
        fault = bad_text(each.fault, self.session.lang) if each.fault else ""
        why = fault or " ".join(self.words.against(each.problems))
        return f"{numbered(self.session, each.number)} {line}: {why}"
