"""The journal of one game as it stands: every entry in order, and the state that those in force add up to."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from heart_africa.dice import settle
from heart_africa.journal.deeds import Act, Correction, Deed, Entry, Fact, Redo, Roll, Stamp, Undo
from heart_africa.journal.recall import More, Recall
from heart_africa.journal.rules import Rules
from heart_africa.problems import BadData, Problem

State = TypeVar("State")


class Refused(Exception):
    """The rules have something against an order that nobody has overruled."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__([problem.code for problem in problems])
        self.problems = problems


@dataclass(frozen=True, slots=True)
class Standing(Generic[State]):
    """An act in force with its number, the state that it met and the one that it left."""

    number: int
    act: Act
    before: State
    after: State


class Journal(Generic[State]):
    """All entries, what stands of them, and what was taken back last.

    An entry enters by `append` alone, whether new or read from a file; the methods that propose a deed
    change nothing, so that it can be made durable before it counts.
    """

    def __init__(self, rules: Rules[State], entries: Iterable[Entry] = ()) -> None:
        self.rules = rules
        self.entries: list[Entry] = []
        self._standing: list[Standing[State]] = []
        self._undone: list[tuple[int, Act]] = []
        self._known: dict[tuple[str, str], tuple[int, ...]] = {}
        self._asked: Counter[str] = Counter()
        for entry in entries:
            self.append(entry)

    # --- what stands ---

    @property
    def state(self) -> State:
        """The state as it stands."""
        return self._standing[-1].after if self._standing else self.rules.start

    @property
    def standing(self) -> tuple[Standing[State], ...]:
        """The acts in force, in their order."""
        return tuple(self._standing)

    @property
    def last(self) -> Standing[State] | None:
        """The last act in force."""
        return self._standing[-1] if self._standing else None

    @property
    def redoable(self) -> tuple[int, Act] | None:
        """The act that was taken back last and can stand again."""
        return self._undone[-1] if self._undone else None

    @property
    def next_number(self) -> int:
        """The number of the entry to come."""
        return len(self.entries) + 1

    def at(self, number: int) -> State:
        """The state after an act in force, 0 for the beginning. Raises `BadData` for any other number."""
        if number == 0:
            return self.rules.start
        return self._standing[self._place(number)].after

    def _place(self, number: int) -> int:
        low, high = 0, len(self._standing)
        while low < high:
            middle = (low + high) // 2
            if self._standing[middle].number < number:
                low = middle + 1
            else:
                high = middle
        if low == len(self._standing) or self._standing[low].number != number:
            raise BadData("no-such-entry", about={"found": number, "most": self.next_number - 1})
        return low

    # --- deeds to come ---

    def act(self, command: Any, more: More, despite: str | None = None) -> Act:  # noqa: ANN401  # the game's own
        """What an order would bring about. Raises `Refused` unless overruled with a reason, and `BadData`."""
        state = self.state
        problems = self.rules.objections(state, command)
        if problems and despite is None:
            raise Refused(problems)
        check = self._check(state, command)
        recall = Recall(self._known, check, more)
        facts, faces = settle(lambda dice: self.rules.decide(state, command, dice), recall)
        overruled = tuple(dict.fromkeys(problem.rule for problem in problems))
        return Act(command, _read(recall.rolls, len(faces)), facts, check, overruled, (despite or "").strip())

    def _check(self, state: State, command: Any) -> str:  # noqa: ANN401  # as above
        """The name of a check, told apart from the same one asked before and still standing."""
        name = self.rules.check(state, command)
        return f"{name}#{self._asked[name] + 1}" if name else ""

    def undo(self) -> Undo:
        """The last act would be taken back. Raises `BadData`: there is none, or dice lie there."""
        last = self.last
        if last is None:
            raise BadData("nothing-to-undo")
        if last.act.rolls:
            raise BadData("undo-past-dice", about={"number": last.number})
        return Undo(last.number)

    def redo(self) -> Redo:
        """The act taken back last would stand again. Raises `BadData` if there is none."""
        if self.redoable is None:
            raise BadData("nothing-to-redo")
        return Redo(self.redoable[0])

    def correct(self, back_to: int, reason: str, misread: tuple[Roll, ...] = ()) -> Correction:
        """Everything after an act would be taken back, past dice too. Raises `BadData` without a reason."""
        if not reason.strip():
            raise BadData("no-reason")
        place = self._place(back_to) + 1 if back_to else 0
        if place == len(self._standing):
            raise BadData("nothing-to-undo")
        return Correction(back_to, reason.strip(), misread)

    # --- entering ---

    def entry(self, deed: Deed, stamp: Stamp) -> Entry:
        """A deed as the next entry."""
        return Entry(self.next_number, stamp, deed)

    def append(self, entry: Entry) -> None:
        """Enter what was decided: no rule is asked, so that old journals always load.

        Raises `BadData` if it does not follow the entry before it, or takes back what does not stand.
        """
        if entry.number != self.next_number:
            raise BadData("entry-out-of-order", about={"number": entry.number, "expected": self.next_number})
        match entry.deed:
            case Act():
                self._stand(entry.number, entry.deed)
                self._undone.clear()
            case Undo(undone):
                self._take_back(undone, entry.number)
            case Redo(redone):
                self._again(redone, entry.number)
            case Correction():
                self._correct(entry.deed, entry.number)
        self.entries.append(entry)

    def _stand(self, number: int, act: Act) -> None:
        before = self.state
        self._standing.append(Standing(number, act, before, self._folded(before, act.facts)))
        if act.check:
            self._asked[act.check.rpartition("#")[0]] += 1
        self._remember(act)

    def _folded(self, state: State, facts: Iterable[Fact]) -> State:
        for fact in facts:
            state = self.rules.evolve(state, fact)
        return state

    def _remember(self, act: Act) -> None:
        """Keep the dice of a check; a check that was asked for fewer keeps those that it met before."""
        met: dict[str, tuple[int, ...]] = {}
        for roll in act.rolls:
            met[roll.why] = met.get(roll.why, ()) + roll.faces
        for why, faces in met.items():
            known = self._known.get((act.check, why), ())
            self._known[act.check, why] = faces + known[len(faces) :]

    def _take_back(self, number: int, by: int) -> None:
        if not self._standing or self._standing[-1].number != number:
            raise BadData("undoes-nothing", about={"number": by, "found": number})
        self._pop()

    def _pop(self) -> None:
        gone = self._standing.pop()
        self._undone.append((gone.number, gone.act))
        if gone.act.check:
            self._asked[gone.act.check.rpartition("#")[0]] -= 1

    def _again(self, number: int, by: int) -> None:
        if not self._undone or self._undone[-1][0] != number:
            raise BadData("redoes-nothing", about={"number": by, "found": number})
        _, act = self._undone.pop()
        # It keeps the number under which it was first entered: that is how people know it.
        self._stand(number, act)

    def _correct(self, deed: Correction, by: int) -> None:
        place = self._place(deed.back_to) + 1 if deed.back_to else 0
        if place >= len(self._standing):
            raise BadData("undoes-nothing", about={"number": by, "found": deed.back_to})
        first = self._standing[place].act
        while len(self._standing) > place:
            self._pop()
        for roll in deed.misread:
            self._known[first.check, roll.why] = roll.faces
        if deed.misread:
            self._undone.clear()


def _read(rolls: list[Roll], count: int) -> tuple[Roll, ...]:
    """The rolls as far as the rules have read them."""
    kept: list[Roll] = []
    for roll in rolls:
        if count > 0:
            kept.append(Roll(roll.why, roll.faces[:count], roll.origin))
            count -= len(roll.faces)
    return tuple(kept)
