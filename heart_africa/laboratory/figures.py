"""What an experiment came to: of each cell the counts, and what follows from them."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from heart_africa.core.dataclass import dataclass, field
from heart_africa.core.playable import PlayedGame, Value
from heart_africa.laboratory.experiment import Cell, Plan
from heart_africa.laboratory.run import CellRun, counted, measured
from heart_africa.laboratory.statistics import (
    Fairness,
    Fought,
    Mean,
    Met,
    Paired,
    Share,
    Strength,
    Strengths,
    Told,
    fairness,
    mean,
    paired,
    strengths,
    worth,
)

BOTH = ("first", "second")


class Looked(NamedTuple):
    """A game that is worth a look: why (`usual`, `short`, `long`, `close`), and its number."""

    why: str
    number: int


@dataclass(frozen=True, slots=True)
class CellFigures:
    """A cell as it stands: games counted of those wanted, how often what came about, points, turns, time.

    `broken`: how many broke off by a fault of the program, which are not among the games counted.
    `parts`: the share of each thing in what a game's sides were counted by, on average; `told`: of each game
    what it came to, by its number.
    """

    cell: Cell
    games: int
    wanted: int
    counts: Mapping[str, Share]
    endings: Mapping[str, Share]
    points: Mapping[str, Mean]
    length: Mean
    milliseconds: Mean
    broken: int = 0
    fought: tuple[Fought, ...] = ()
    first: tuple[int, ...] = ()
    parts: Mapping[str, Mean] = field(default_factory=dict)
    looked: tuple[Looked, ...] = field(default=())
    told: Mapping[int, Told] = field(default_factory=dict)

    def share(self, measure: str) -> Share:
        """How often that came about."""
        return self.counts.get(measure, Share(0, self.games if measure.startswith(("won-", "ended-")) else 0))


@dataclass(frozen=True, slots=True)
class Figures:
    """All cells in the order of the experiment."""

    plan: Plan
    cells: tuple[CellFigures, ...]

    @property
    def games(self) -> int:
        """How many games were counted."""
        return sum(each.games for each in self.cells)

    @property
    def broken(self) -> int:
        """How many broke off by a fault of the program."""
        return sum(each.broken for each in self.cells)

    @property
    def wanted(self) -> int:
        """How many it takes, as far as is known."""
        return sum(each.wanted for each in self.cells)

    @property
    def measures(self) -> tuple[str, ...]:
        """What is counted in any cell, as the games say it one after another, but for how they ended."""
        found = dict.fromkeys(key for each in self.cells for key in each.counts)
        sides = [f"won-{side}" for side in self.plan.playable.sides]
        return (*sides, *(key for key in found if key not in sides and not key.startswith("ended-")))

    @property
    def meetings(self) -> tuple[tuple[Value, Value, CellFigures], ...]:
        """Of an experiment in which values meet: the first, the second, and their cell."""
        one = self.plan.experiment
        if one.meet is None:
            return ()
        first, second = one.meet
        return tuple((each.cell.values[first], each.cell.values[second], each) for each in self.cells)

    @property
    def strengths(self) -> Strengths | None:
        """How strong those are that met, by games that came to an end either way; None where nobody met."""
        found = []
        for first, second, each in self.meetings:
            won, lost = (each.share(f"won-{side}").times for side in self.plan.playable.sides)
            even = (each.games - won - lost) / 2
            if each.games:
                found.append(Met(str(first), str(second), won + even, lost + even))
        return strengths(found) if found else None

    @property
    def worth(self) -> tuple[Strength, ...]:
        """What a hundred points of each thing are worth; nothing where the experiment does not ask."""
        return worth([game for each in self.cells for game in each.fought])

    @property
    def paired(self) -> Paired | None:
        """How two ways of playing the same games differ, dice and all; None unless there are just two."""
        if len(self.cells) != len(BOTH) or self.plan.experiment.meet is not None:
            return None
        found = paired(*(each.told for each in self.cells))
        return found if found.of else None

    @property
    def fairness(self) -> Fairness | None:
        """Whether equal sides win equally often; None without mirror games, or if none was won."""
        if not self.plan.experiment.mirror:
            return None
        sides = self.plan.playable.sides
        found: dict[str, Share] = {}
        for first, second, each in self.meetings:
            won, lost = (each.share(f"won-{side}").times for side in sides)
            if first == second and won + lost:
                before = found.get(str(first), Share(0, 0))
                found[str(first)] = Share(before.times + won, before.of + won + lost)
        return fairness(found) if found else None


class _Tally:
    """The games of a cell being counted, in the order of their numbers."""

    def __init__(self, plan: Plan, cell: Cell) -> None:
        self.run = CellRun(cell, plan.experiment.until)
        self.rows: list[tuple[int, int, int, int]] = []
        self.counts: dict[str, list[int]] = {}
        self.endings, self.broken = Counter[str](), 0
        self.points: dict[str, list[int]] = {}
        self.parts: dict[str, list[float]] = {}
        self.told: dict[int, Told] = {}
        self.measure = plan.experiment.measure
        self.sides, self.fought = plan.playable.sides if plan.experiment.worth else (), list[Fought]()

    def take(self, row: PlayedGame) -> None:
        """A game, if it is one of those that are wanted."""
        self.run.take(row)
        if row.number >= self.run.wanted:
            return
        if row.broken:
            self.broken += 1
            return
        one = row.outcome
        for key, value in counted(one):
            found = self.counts.setdefault(key, [0, 0])
            found[0], found[1] = found[0] + value, found[1] + 1
        self.endings[one.ending] += 1
        came_to = one.ending, one.winner, one.length, tuple(one.points.items())
        self.told[row.number] = measured(one, self.measure), came_to
        for side, value in one.points.items():
            self.points.setdefault(side, []).append(value)
        whole = Counter[str]()
        for amounts in one.amounts.values():
            whole.update(amounts)
        if total := whole.total():
            for key, value in whole.items():
                self.parts.setdefault(key, []).append(value / total)
        if self.sides and one.winner:
            first, second = (one.amounts.get(side, {}) for side in self.sides)
            self.fought.append(Fought(first, second, one.winner == self.sides[0]))
        points = tuple(one.points.values())
        high, low = max(points, default=0), min(points, default=0)
        edge = abs(high - low)
        self.rows.append((row.number, one.length, edge, row.milliseconds))

    def figures(self) -> CellFigures:
        """What came of it."""
        games = len(self.rows)
        counts = {
            key: Share(times, games if key.startswith("won-") else of)
            for key, (times, of) in self.counts.items()
            if not key.startswith("ended-")
        }
        endings = {key: Share(times, games) for key, times in self.endings.most_common()}
        points = {side: mean(found) for side, found in self.points.items()}
        first = tuple(next(iter(self.points.values()), [])[:10])
        return CellFigures(
            self.run.cell,
            games,
            self.run.wanted,
            counts,
            endings,
            points,
            mean([length for _, length, _, _ in self.rows]),
            mean([ms for _, _, _, ms in self.rows]),
            self.broken,
            tuple(self.fought),
            first,
            {key: mean(found) for key, found in self.parts.items()},
            tuple(self._looked(single=len(self.points) < 2)),  # noqa: PLR2004  # a pair can be close
            self.told,
        )

    def _looked(self, *, single: bool) -> Iterable[Looked]:
        """The game of the most usual length, the shortest, the longest, and of two sides the closest."""
        if not self.rows:
            return
        lengths = sorted(length for _, length, _, _ in self.rows)
        usual = lengths[len(lengths) // 2]
        ways: dict[str, Callable[[tuple[int, int, int, int]], int]] = {
            "usual": lambda row: abs(row[1] - usual),
            "short": lambda row: row[1],
            "long": lambda row: -row[1],
        }
        if not single:
            ways["close"] = lambda row: row[2]
        seen = set[int]()
        for why, way in ways.items():
            number = min(self.rows, key=lambda row: (way(row), row[0]))[0]
            if number not in seen:
                yield Looked(why, number)
            seen.add(number)


def figures(plan: Plan, rows: Iterable[PlayedGame]) -> Figures:
    """What the games of an experiment came to; `rows`: by cell and number, others among them are left out."""
    found = {cell.key: _Tally(plan, cell) for cell in plan.cells}
    for row in rows:
        if row.cell in found:
            found[row.cell].take(row)
    return Figures(plan, tuple(each.figures() for each in found.values()))
