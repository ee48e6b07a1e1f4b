"""An experiment being run: what is still to be played, handed out, kept as it comes, until it is enough."""

import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Protocol

from heart_africa.core.dataclass import dataclass
from heart_africa.core.playable import Outcome, PlayedGame
from heart_africa.laboratory.experiment import Cell, Experiment, Plan, Until
from heart_africa.laboratory.games import Batch
from heart_africa.laboratory.mark import mark
from heart_africa.laboratory.statistics import Share

BATCH_MS = 1000
"""A batch is about so long: long enough that handing it out costs nothing, short enough to lose nothing."""
FEW = 200
"""For more hands than these batches are longer: whoever hands them out has but one processor."""
MOST_AT_ONCE, LEAST_MS = 500, 0.1
TELLING_S = 30
"""Before anybody is told how long the rest will take, a game of each cell is back, or so long has passed."""


class Pool(Protocol):
    """Whoever plays: some processes, or this one."""

    @property
    def at_once(self) -> int:
        """How many batches it should be given at a time."""

    @property
    def in_hand(self) -> int:
        """How many batches it has in hand."""

    def hand(self, batch: Batch) -> None:
        """Give it one more batch to play."""

    def finished(self) -> Sequence[PlayedGame]:
        """The games that have come back since; waits a moment for some, and may give none."""


class Kept(Protocol):
    """Where the games of a series are kept."""

    def rows(self) -> Iterable[PlayedGame]:
        """All that are there, by cell and number."""

    def add(self, rows: Sequence[PlayedGame]) -> None:
        """Keep these, on the disk before this returns; one that is there already stays as it is."""


def series_id(one: Experiment) -> str:
    """Under which name the games of an experiment are kept: the same for the same games.

    It names experiment, game, seed and rules, and neither how many there are nor which cells: who asks for
    more goes on with what is there.
    """
    known = (one.id, one.game, one.seed, one.meet is not None, mark())
    return hashlib.sha256("\n".join(map(str, known)).encode()).hexdigest()[:16]


def counted(outcome: Outcome) -> Iterator[tuple[str, int]]:
    """What a game says of each measure, 1 or 0: who won, how it ended, and its facts."""
    if outcome.winner:
        yield f"won-{outcome.winner}", 1
    yield f"ended-{outcome.ending}", 1
    yield from outcome.facts.items()


def measured(outcome: Outcome, measure: str) -> int | None:
    """One of them; None if it could not have come about in this game."""
    found = dict(counted(outcome)).get(measure)
    return 0 if found is None and measure.startswith(("won-", "ended-")) else found


class CellRun:
    """How far a cell is. `wanted`: how many games it takes, those of the numbers below, as far as is known.

    Whether it has enough is asked only when all up to a multiple are there, so that the answer is the same
    in whatever order they come.
    """

    def __init__(self, cell: Cell, until: Until | None) -> None:
        self.cell, self._until = cell, until
        self.wanted = min(until.every, cell.games) if until else cell.games
        self.milliseconds, self.played, self.broken = 0, 0, 0
        self._whole, self._beyond = 0, set[int]()  # all below are there; which others are
        self._told: dict[int, int | None] = {}
        self._times, self._of, self._next = 0, 0, 0

    @property
    def done(self) -> int:
        """How many of those that are wanted are there."""
        return min(self._whole, self.wanted) + sum(number < self.wanted for number in self._beyond)

    @property
    def pace(self) -> float:
        """Milliseconds of a processor for a game; 0 as long as none has been played."""
        return max(LEAST_MS, self.milliseconds / self.played) if self.played else 0.0

    def has(self, number: int) -> bool:
        """Whether that game is there."""
        return number < self._whole or number in self._beyond

    def take(self, row: PlayedGame) -> None:
        """Count a game that was kept before or has come back; one that is known already is left out."""
        if self.has(row.number):
            return
        self.milliseconds, self.played = self.milliseconds + row.milliseconds, self.played + 1
        self.broken += bool(row.broken)
        self._beyond.add(row.number)
        if self._until:
            self._told[row.number] = None if row.broken else measured(row.outcome, self._until.measure)
        while self._whole in self._beyond:
            self._beyond.remove(self._whole)
            self._count(self._whole)
            self._whole += 1

    def _count(self, number: int) -> None:
        """The next in the order of numbers: with it, perhaps, there is enough."""
        if self._until is None or number >= self.wanted:
            return
        told = self._told.pop(number)
        if told is not None:
            self._times, self._of = self._times + told, self._of + 1
        if number + 1 == self.wanted and Share(self._times, self._of).width > self._until.width:
            self.wanted = min(self.wanted + self._until.every, self.cell.games)

    def hand(self, most: int) -> tuple[int, ...]:
        """The numbers of the next games to be played, so many at most; each is handed out once."""
        found: list[int] = []
        while self._next < self.wanted and len(found) < most:
            if not self.has(self._next):
                found.append(self._next)
            self._next += 1
        return tuple(found)


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a run is: games that are there, how many it takes, seconds that are left.

    `most`: as far as is known; where cells stop early it grows while they do not. `left`: by the processor
    time of the games so far and by how much of it a second brings; None as long as nobody can know.
    `broken`: how many broke off by a fault of the program.
    """

    done: int
    most: int
    left: float | None = None
    broken: int = 0


def run(
    plan: Plan,
    where: str,
    kept: Kept,
    pool: Pool,
    *,
    clock: Callable[[], float],
    told: Callable[[Progress], None],
) -> None:
    """Play what is missing, and keep each game as it comes back: whatever stops it loses what was in hand.

    `where`: the game's `Playable` (`module:NAME`); `clock`: seconds from any beginning. Raises as the pool.
    """
    one = plan.experiment
    cells = {cell.key: CellRun(cell, one.until) for cell in plan.cells}
    for row in kept.rows():
        if row.cell in cells:
            cells[row.cell].take(row)
    hands = _Hands(plan, where, tuple(cells.values()))
    start, spent = clock(), 0
    while True:
        while pool.in_hand < pool.at_once and (batch := hands.next(pool.at_once)):
            pool.hand(batch)
        told(_progress(hands.cells, spent, clock() - start))
        if not pool.in_hand:
            return
        rows = pool.finished()
        kept.add(rows)
        for row in rows:
            cells[row.cell].take(row)
            spent += row.milliseconds


class _Hands:
    """What is handed out next: of the cells in turn, so that they grow together."""

    def __init__(self, plan: Plan, where: str, cells: tuple[CellRun, ...]) -> None:
        self.cells, self._plan, self._where, self._turn = cells, plan, where, 0

    def next(self, hands: int) -> Batch | None:
        """The next batch for one of so many hands; None if nothing is to be handed out now."""
        for _ in self.cells:
            found = self.cells[self._turn % len(self.cells)]
            self._turn += 1
            if numbers := found.hand(self._most(found, hands)):
                cell = found.cell
                return Batch(self._where, mark(), self._plan.dice(cell), cell.key, cell.values, numbers)
        return None

    def _most(self, cell: CellRun, hands: int) -> int:
        """How many games make a batch: one until its pace is known; at the end, a share for each hand."""
        if not cell.pace:
            return 1
        left = sum(each.wanted - each.done for each in self.cells)
        return max(
            1, min(int(BATCH_MS * max(1, hands // FEW) / cell.pace), MOST_AT_ONCE, -(-left // max(1, hands)))
        )


def so_far(plan: Plan, rows: Iterable[PlayedGame]) -> Progress:
    """How far an experiment is by the games that are kept; nothing is left where all are there."""
    cells = {cell.key: CellRun(cell, plan.experiment.until) for cell in plan.cells}
    for row in rows:
        if row.cell in cells:
            cells[row.cell].take(row)
    return _progress(tuple(cells.values()), 0, 0)


def _progress(cells: Sequence[CellRun], spent: int, seconds: float) -> Progress:
    """How far it is; what is left by each cell's pace, and by the processor time that a second brings."""
    done, most = sum(each.done for each in cells), sum(each.wanted for each in cells)
    paces = [each.pace for each in cells if each.pace]
    broken = sum(each.broken for each in cells)
    known = len(paces) == len(cells) or seconds > TELLING_S
    if done >= most or not (known and spent and seconds):
        return Progress(done, most, 0.0 if done >= most else None, broken)
    usual = sum(paces) / len(paces)
    work = sum((each.wanted - each.done) * (each.pace or usual) for each in cells)
    return Progress(done, most, work * seconds / spent, broken)
