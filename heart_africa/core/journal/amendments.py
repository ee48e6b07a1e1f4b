"""One earlier act put right: taken back to before it, entered anew, and what came later entered again."""

from typing import Any, Generic, TypeVar

from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.check_names import told_apart
from heart_africa.core.journal.dice_cache import More
from heart_africa.core.journal.journal import Journal, Refused, StandingAct
from heart_africa.core.journal.records import Act, Command, Entry, Record, Stamp
from heart_africa.core.problems import BadData, Problem

State = TypeVar("State")


@dataclass(frozen=True, slots=True)
class Left:
    """A later act that could not be entered again: its old number, and what is against it today.

    Either the rules object (`problems`), or it cannot be understood any longer (`fault`).
    """

    number: int
    act: Act
    problems: tuple[Problem, ...] = ()
    fault: BadData | None = None


@dataclass(frozen=True, slots=True)
class Amended(Generic[State]):
    """What it comes to: the journal as it would be, its new entries, and the acts left out."""

    journal: Journal[State]
    entries: tuple[Entry, ...]
    left: tuple[Left, ...]


@dataclass(frozen=True, slots=True)
class Amendment:
    """Which act is put right, by which order, and why; `despite`: why the rules are overruled."""

    number: int
    command: Any
    reason: str
    despite: str | None = None


def amended(journal: Journal[State], amendment: Amendment, stamp: Stamp, more: More) -> Amended[State]:
    """The journal with an act put right; the one that is handed in stays as it is.

    Every act keeps the name of its question, and so its dice, as long as it is still the same question;
    `more` gives what is missing. Raises `Refused`, and `BadData`: no such act, no reason.
    """
    place = journal.place(amendment.number)
    standing = journal.standing[place:]
    trying = _Trying(journal.fork(), stamp, more, {each.act.check for each in standing[1:]})
    back_to = journal.standing[place - 1].number if place else 0
    trying.enter(trying.journal.correct(back_to, amendment.reason))
    trying.act(amendment.command, amendment.despite, standing[0].act.check)
    left = tuple(gone for each in standing[1:] if (gone := trying.again(each)) is not None)
    return Amended(trying.journal, tuple(trying.entries), left)


class _Trying(Generic[State]):
    """Entering on a fork; `kept`: the questions of later acts, which nobody else may take."""

    def __init__(self, journal: Journal[State], stamp: Stamp, more: More, kept: set[str]) -> None:
        self.journal, self.stamp, self.more, self.kept = journal, stamp, more, kept
        self.entries: list[Entry] = []

    def enter(self, record: Record) -> None:
        self.entries.append(self.journal.entry(record, self.stamp))
        self.journal.append(self.entries[-1])

    def act(self, command: Command, despite: str | None, was: str) -> None:
        self.enter(self.journal.act(command, self.more, despite, self._check(command, was)))

    def _check(self, command: Command, was: str) -> str:
        name = self.journal.rules.check(self.journal.state, command)
        return was if told_apart(was)[0] == name else self.journal.next_check(name, self.kept)

    def again(self, standing: StandingAct[State]) -> Left | None:
        """Enter a later act again, overruling no more than was overruled then."""
        act = standing.act
        try:
            problems = self.journal.rules.objections(self.journal.state, act.command)
            if {problem.rule for problem in problems} <= {*act.despite}:
                self.act(act.command, act.reason if act.despite else None, act.check)
                return None
        except Refused as refused:
            return Left(standing.number, act, problems=refused.problems)
        except BadData as fault:
            return Left(standing.number, act, fault=fault)
        return Left(standing.number, act, problems=problems)
