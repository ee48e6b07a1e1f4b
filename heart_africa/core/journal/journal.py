"""The journal of one game: every entry in order, the state after those in force, the dice that checks met."""

from collections.abc import Callable, Iterable, Mapping
from collections.abc import Set as AbstractSet
from copy import copy
from typing import Any, Generic, Protocol, TypeVar, assert_never

from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.dice import Dice, settle
from heart_africa.core.journal.codec import Codec
from heart_africa.core.journal.records import (
    Act,
    Command,
    Correction,
    Entry,
    EventRecord,
    Origin,
    Record,
    Redo,
    Roll,
    Stamp,
    Undo,
)
from heart_africa.core.problems import BadData, Problem

# --- the dice of checks by their names; a check asked again gets the same faces, so undo is no re-roll ---


Faces = Mapping[tuple[str, str], tuple[int, ...]]
More = Callable[[int, str], tuple[Iterable[int], Origin]]
"""Asked for so many faces and told what for, it gives them and says where they come from."""


def no_dice(count: int, why: str) -> tuple[Iterable[int], Origin]:
    """A source of dice for an order that throws none. Raises `ValueError`, since to be called is a bug."""
    raise ValueError(count, why)


class Recall:
    """The dice of one check: first those it got before, in the order of each kind, then new ones."""

    def __init__(self, known: Faces, check: str, more: More) -> None:
        self._known, self._check, self._more = known, check, more
        self._read: dict[str, int] = {}
        self.rolls: list[Roll] = []

    def __call__(self, count: int, why: str) -> tuple[int, ...]:
        """Up to `count` faces, remembered ones first. Raises whatever the source of new ones raises.

        Raises `ValueError` if that source gives none, or more than asked for.
        """
        start = self._read.get(why, 0)
        old = self._known.get((self._check, why), ())[start : start + count]
        if old:
            self.rolls.append(Roll(why, old, Origin.RECALLED))
        new: tuple[int, ...] = ()
        if missing := count - len(old):
            given, origin = self._more(missing, why)
            new = tuple(given)
            if not 0 < len(new) <= missing:
                raise ValueError(new)
            self.rolls.append(Roll(why, new, origin))
        self._read[why] = start + len(old) + len(new)
        return old + new


def numbered(name: str, count: int) -> str:
    """A question's name with a number that tells it apart from the same question asked before."""
    return f"{name}#{count}"


def told_apart(check: str) -> tuple[str, int]:
    """The name and the number of a question; the number is 1 if it has none."""
    name, _, count = check.rpartition("#")
    return (name, int(count)) if "#" in check and count.isdecimal() else (check, 1)


class Questions:
    """The questions in use, by name and number. A freed number goes to the next question of that name."""

    def __init__(self) -> None:
        self._standing: dict[str, set[int]] = {}
        self._free: dict[str, int] = {}

    def next(self, name: str, besides: AbstractSet[str] = frozenset()) -> str:
        """The question with the lowest number that is not in use and not in `besides`."""
        count, standing = self._free.get(name, 1), self._standing.get(name, set())
        while count in standing or numbered(name, count) in besides:
            count += 1
        return numbered(name, count)

    def take(self, check: str) -> None:
        """Mark a question as in use."""
        name, count = told_apart(check)
        standing, free = self._standing.setdefault(name, set()), self._free.get(name, 1)
        standing.add(count)
        while free in standing:
            free += 1
        self._free[name] = free

    def give_back(self, check: str) -> None:
        """Free a question."""
        name, count = told_apart(check)
        self._standing[name].discard(count)
        self._free[name] = min(self._free[name], count)

    def fork(self) -> "Questions":
        """A copy, to try something on."""
        other = copy(self)
        other._standing = {name: {*counts} for name, counts in self._standing.items()}  # noqa: SLF001  # itself
        other._free = {**self._free}  # noqa: SLF001  # as above
        return other


# --- what a game answers so that a journal can be kept of it ---


State = TypeVar("State")


class Rules(Protocol[State]):
    """What a journal needs of a game: its start, its three verbs, and the names of its checks."""

    @property
    def start(self) -> State:
        """The state before the first entry."""

    @property
    def codec(self) -> Codec:
        """How its commands and events are written and read."""

    def objections(self, state: State, command: Command) -> tuple[Problem, ...]:
        """All that the rules have against a command."""

    def decide(self, state: State, command: Command, dice: Dice) -> tuple[EventRecord, ...]:
        """The events of a command, overruled or not. Raises `DiceNeeded`, and `BadData` for unknown names."""

    def evolve(self, state: State, fact: EventRecord) -> State:
        """The state with an event applied; nothing is judged here."""

    def check(self, state: State, command: Command) -> str:
        """The name of the question that a command's dice answer, whatever its other fields say."""


class Refused(Exception):
    """The rules have objections to an order, and nobody has overruled them."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__([problem.code for problem in problems])
        self.problems = problems


@dataclass(frozen=True, slots=True)
class StandingAct(Generic[State]):
    """An act in force, with its number and the states before and after it."""

    number: int
    act: Act
    before: State
    after: State


class Journal(Generic[State]):
    """All entries, the acts in force, and those undone that can be redone.

    An entry is added by `append` alone, whether new or read from a file; the methods that propose a record
    change nothing, so that it can be stored before it counts.
    """

    def __init__(self, rules: Rules[State], entries: Iterable[Entry] = ()) -> None:
        self.rules = rules
        self.entries: list[Entry] = []
        self._standing: list[StandingAct[State]] = []
        self._undone: list[tuple[int, Act]] = []
        self._after: list[State] = [rules.start]
        self._known: dict[tuple[str, str], tuple[int, ...]] = {}
        self._questions = Questions()
        for entry in entries:
            self.append(entry)

    # --- what stands ---

    @property
    def state(self) -> State:
        """The present state."""
        return self._standing[-1].after if self._standing else self.rules.start

    @property
    def standing(self) -> tuple[StandingAct[State], ...]:
        """The acts in force, in their order."""
        return tuple(self._standing)

    @property
    def last(self) -> StandingAct[State] | None:
        """The last act in force."""
        return self._standing[-1] if self._standing else None

    @property
    def redoable(self) -> tuple[int, Act] | None:
        """The act undone last, if it can be redone, with its number."""
        return self._undone[-1] if self._undone else None

    @property
    def next_number(self) -> int:
        """The number that the next entry will have."""
        return len(self.entries) + 1

    def at(self, number: int) -> State:
        """The state after the entry of this number, 0 for the beginning.

        Raises `BadData` if there is no such entry.
        """
        if not 0 <= number < self.next_number:
            raise self._no_such(number)
        return self._after[number]

    def place(self, number: int) -> int:
        """The index of an act among those in force, from 0. Raises `BadData` if it is not in force."""
        low, high = 0, len(self._standing)
        while low < high:
            middle = (low + high) // 2
            if self._standing[middle].number < number:
                low = middle + 1
            else:
                high = middle
        if low == len(self._standing) or self._standing[low].number != number:
            raise self._no_such(number)
        return low

    def _no_such(self, number: int) -> BadData:
        return BadData("no-such-entry", about={"found": number, "most": self.next_number - 1})

    def fork(self) -> "Journal[State]":
        """A copy to try things on; what is entered there is not entered here."""
        other = copy(self)
        other.entries = [*self.entries]
        other._standing, other._undone = [*self._standing], [*self._undone]  # noqa: SLF001  # itself
        other._after, other._known = [*self._after], {**self._known}  # noqa: SLF001  # as above
        other._questions = self._questions.fork()  # noqa: SLF001  # as above
        return other

    def seen(
        self, state: Callable[[State], State], act: Callable[[StandingAct[State]], Act], unseen: Act
    ) -> "Journal[State]":
        """A copy of the journal as one reader may see it; nothing may be entered in it.

        `state` and `act` give what he may know of each; acts that were undone are `unseen` by him.
        """
        other, known = self.fork(), dict[int, State]()

        def shown(each: State) -> State:
            if id(each) not in known:
                known[id(each)] = state(each)
            return known[id(each)]

        acts = {each.number: act(each) for each in self._standing}
        other._standing = [  # noqa: SLF001  # itself
            StandingAct(each.number, acts[each.number], shown(each.before), shown(each.after))
            for each in self._standing
        ]
        other._after = [shown(each) for each in self._after]  # noqa: SLF001  # as above
        other._undone = []  # noqa: SLF001  # as above
        other.entries = [
            replace(entry, record=acts.get(entry.number, unseen)) if isinstance(entry.record, Act) else entry
            for entry in self.entries
        ]
        return other

    # --- records to come ---

    def act(self, command: Command, more: More, despite: str | None = None, check: str = "") -> Act:
        """The act that would carry out an order, with its dice and events.

        `check`: the name of the question that its dice answer, if not the next one. Raises `Refused` unless
        overruled with a reason, and `BadData`.
        """
        state = self.state
        problems = self.rules.objections(state, command)
        if problems and despite is None:
            raise Refused(problems)
        reason = (despite or "").strip()
        if problems and not reason:
            raise BadData("no-reason")
        check = check or self.next_check(self.rules.check(state, command))
        recall = Recall(self._known, check, more)
        facts, faces = settle(lambda dice: self.rules.decide(state, command, dice), recall)
        overruled = tuple(dict.fromkeys(problem.rule for problem in problems))
        return Act(command, _read(recall.rolls, len(faces)), facts, check, overruled, reason)

    def next_check(self, name: str, besides: AbstractSet[str] = frozenset()) -> str:
        """The question of this name with a number that is not in use and not in `besides`."""
        return self._questions.next(name, besides)

    def undo(self) -> Undo:
        """The record that would undo the last act. Raises `BadData` if there is none, or if it threw dice."""
        last = self.last
        if last is None:
            raise BadData("nothing-to-undo")
        if last.act.rolls:
            raise BadData("undo-past-dice", about={"number": last.number})
        return Undo(last.number)

    def redo(self) -> Redo:
        """The record that would redo the act undone last. Raises `BadData` if there is none."""
        if self.redoable is None:
            raise BadData("nothing-to-redo")
        return Redo(self.redoable[0])

    def correct(self, back_to: int, reason: str, misread: tuple[Roll, ...] = ()) -> Correction:
        """The record that would undo all acts after one, even if they threw dice.

        Raises `BadData`: no reason.
        """
        if not reason.strip():
            raise BadData("no-reason")
        place = self.place(back_to) + 1 if back_to else 0
        if place == len(self._standing):
            raise BadData("nothing-to-undo")
        return Correction(back_to, reason.strip(), misread)

    # --- entering ---

    def entry(self, record: Record, stamp: Stamp) -> Entry:
        """The record as the entry that comes next."""
        return Entry(self.next_number, stamp, record)

    def outcome(self, entry: Entry) -> State:
        """The state that an entry would leave, without entering it.

        Raises `BadData` if its number is not the next, or if it undoes or redoes what it cannot.
        """
        if entry.number != self.next_number:
            raise BadData("entry-out-of-order", about={"number": entry.number, "expected": self.next_number})
        match entry.record:
            case Act(facts=facts):
                return self._folded(self.state, facts)
            case Undo(undone):
                if self.last is None or self.last.number != undone:
                    raise BadData("undoes-nothing", about={"number": entry.number, "found": undone})
                return self.last.before
            case Redo(redone):
                if self.redoable is None or self.redoable[0] != redone:
                    raise BadData("redoes-nothing", about={"number": entry.number, "found": redone})
                return self._folded(self.state, self.redoable[1].facts)
            case Correction(back_to):
                if self.last is None or back_to >= self.last.number:
                    raise BadData("undoes-nothing", about={"number": entry.number, "found": back_to})
                return self._standing[self.place(back_to)].after if back_to else self.rules.start

    def append(self, entry: Entry) -> None:
        """Add an entry. No rule is asked, so that old journals always load.

        Raises `BadData` as `outcome` does; then nothing has changed.
        """
        self.enter(entry, self.outcome(entry))

    def enter(self, entry: Entry, after: State) -> None:
        """Add an entry whose resulting state is already known."""
        match entry.record:
            case Act():
                self._stand(entry.number, entry.record, after)
                # What was undone followed another state than this act leaves, so it can no longer be redone.
                self._undone.clear()
            case Undo():
                self._pop()
            case Redo():
                # It keeps the number under which it was first entered: that is how people know it.
                self._stand(*self._undone.pop(), after)
            case Correction():
                self._correct(entry.record)
            case _:
                assert_never(entry.record)
        self.entries.append(entry)
        self._after.append(after)

    def _stand(self, number: int, act: Act, after: State) -> None:
        self._standing.append(StandingAct(number, act, self.state, after))
        self._questions.take(act.check)
        self._remember(act.check, act.rolls)

    def _folded(self, state: State, facts: Iterable[EventRecord]) -> State:
        for fact in facts:
            state = self.rules.evolve(state, fact)
        return state

    def _remember(self, check: str, rolls: Iterable[Roll]) -> None:
        """Keep the dice of a check; if it used fewer than before, the others are kept too."""
        met: dict[str, tuple[int, ...]] = {}
        for roll in rolls:
            met[roll.why] = met.get(roll.why, ()) + roll.faces
        for why, faces in met.items():
            known = self._known.get((check, why), ())
            self._known[check, why] = faces + known[len(faces) :]

    def _pop(self) -> StandingAct[State]:
        gone = self._standing.pop()
        self._undone.append((gone.number, gone.act))
        self._questions.give_back(gone.act.check)
        return gone

    def _correct(self, record: Correction) -> None:
        place = self.place(record.back_to) + 1 if record.back_to else 0
        first = self._standing[place].act
        while len(self._standing) > place:
            self._pop()
        if record.misread:
            self._remember(first.check, record.misread)
            # A redo would bring back what the misread faces had led to.
            self._undone.clear()


def _read(rolls: list[Roll], count: int) -> tuple[Roll, ...]:
    """The rolls cut off after `count` faces, those that the rules have read."""
    kept: list[Roll] = []
    for roll in rolls:
        if count > 0:
            kept.append(Roll(roll.why, roll.faces[:count], roll.origin))
            count -= len(roll.faces)
    return tuple(kept)


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A later act that could not be entered again: its old number, and what is against it now.

    Either the rules object (`problems`), or it cannot be understood any longer (`fault`).
    """

    number: int
    act: Act
    problems: tuple[Problem, ...] = ()
    fault: BadData | None = None


@dataclass(frozen=True, slots=True)
class Amended(Generic[State]):
    """The result of an amendment: the journal as it would be, its new entries, and the acts left out."""

    journal: Journal[State]
    entries: tuple[Entry, ...]
    left: tuple[LeftOut, ...]


@dataclass(frozen=True, slots=True)
class Amendment:
    """Which act to replace, by which order, and why; `despite`: why objections are overruled."""

    number: int
    command: Any
    reason: str
    despite: str | None = None


def amended(journal: Journal[State], amendment: Amendment, stamp: Stamp, more: More) -> Amended[State]:
    """The journal with one act replaced; the journal handed in is not changed.

    Later acts are entered again. Each keeps the name of its question, and so its dice, as long as it is the
    same question; `more` gives missing dice. Raises `Refused`, and `BadData`: no such act, no reason.
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
    """Enters records into a fork; `kept`: the questions of later acts, which no other act may take."""

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

    def again(self, standing: StandingAct[State]) -> LeftOut | None:
        """Enter a later act again, overruling no more than was overruled then; None if it was entered."""
        act = standing.act
        try:
            problems = self.journal.rules.objections(self.journal.state, act.command)
            if {problem.rule for problem in problems} <= {*act.despite}:
                self.act(act.command, act.reason if act.despite else None, act.check)
                return None
        except Refused as refused:
            return LeftOut(standing.number, act, problems=refused.problems)
        except BadData as fault:
            return LeftOut(standing.number, act, fault=fault)
        return LeftOut(standing.number, act, problems=problems)
