"""A run plays what is missing and nothing twice, in whatever order games come back."""

import random
from collections import Counter
from collections.abc import Iterable, Sequence

import pytest

from heart_africa.core.dataclass import replace
from heart_africa.core.playable import PlayedGame
from heart_africa.laboratory.experiment import Plan, planned, read_experiment
from heart_africa.laboratory.figures import figures
from heart_africa.laboratory.games import Batch, played
from heart_africa.laboratory.run import Progress, run, so_far
from heart_africa.laboratory.workers import Alone
from tests.laboratory.coin import COIN, EXPERIMENT, WHERE

UNTIL = '[until]\nmeasure = "won-red"\nwidth = 0.25\nevery = 20\n'


class Memory:
    """A store that counts how often each game is brought to it."""

    def __init__(self, rows: Iterable[PlayedGame] = ()) -> None:
        self.kept = {(row.cell, row.number): row for row in rows}
        self.brought = Counter[tuple[str, int]]()

    def rows(self) -> list[PlayedGame]:
        return [self.kept[key] for key in sorted(self.kept)]

    def add(self, rows: Sequence[PlayedGame]) -> None:
        for row in rows:
            self.brought[row.cell, row.number] += 1
            self.kept.setdefault((row.cell, row.number), row)

    def games(self) -> dict[tuple[str, int], object]:
        return {key: row.outcome for key, row in self.kept.items()}


class Muddled:
    """Four hands whose batches come back in any order; it breaks down after so many, if it is told to."""

    at_once = 4

    def __init__(self, seed: int, breaks: int = 10_000) -> None:
        self._any = random.Random(seed)
        self._held, self._left = list[Batch](), breaks

    @property
    def in_hand(self) -> int:
        return len(self._held)

    def hand(self, batch: Batch) -> None:
        self._held.append(batch)

    def finished(self) -> Sequence[PlayedGame]:
        if not self._left:
            raise KeyboardInterrupt
        self._left -= 1
        return played(self._held.pop(self._any.randrange(len(self._held))))


def planned_coins(text: str = EXPERIMENT) -> Plan:
    return planned(read_experiment(text), COIN)


def ran(plan: Plan, kept: Memory, pool: Alone | Muddled | None = None) -> list[Progress]:
    told: list[Progress] = []
    ticks = iter(range(100_000))
    run(plan, WHERE, kept, pool or Alone(), clock=lambda: float(next(ticks)), told=told.append)
    return told


def test_every_game_is_played_once_and_none_is_missing() -> None:
    kept, plan = Memory(), planned_coins()

    ran(plan, kept)

    assert set(kept.brought) == {(cell.key, number) for cell in plan.cells for number in range(60)}
    assert set(kept.brought.values()) == {1}


def test_a_run_that_was_stopped_goes_on_where_it_was() -> None:
    plan, whole, kept = planned_coins(), Memory(), Memory()
    ran(plan, whole)

    for stopped in (1, 3, 5):
        with pytest.raises(KeyboardInterrupt):
            ran(plan, kept, Muddled(stopped, breaks=stopped))
    before = len(kept.kept)
    ran(plan, kept, Muddled(9))

    assert 0 < before < 240
    assert kept.games() == whole.games()
    assert set(kept.brought.values()) == {1}


def test_whoever_asks_for_more_goes_on_with_what_is_there() -> None:
    kept = Memory()
    ran(planned_coins(), kept)
    kept.brought.clear()

    ran(planned_coins(EXPERIMENT.replace("games = 60", "games = 61")), kept)

    assert sorted(number for _, number in kept.brought) == [60] * 4


@pytest.mark.parametrize("seed", range(4))
def test_the_same_games_are_counted_in_whatever_order_they_come(seed: int) -> None:
    """Whether there is enough is looked at after 20, 40, 60, ... games, by those alone."""
    plan = planned_coins(EXPERIMENT.replace("games = 60", "games = 400") + UNTIL)
    alone, muddled = Memory(), Memory()
    ran(plan, alone)
    ran(plan, muddled, Muddled(seed))

    one, other = figures(plan, alone.rows()), figures(plan, muddled.rows())
    assert one == other or [each.counts for each in one.cells] == [each.counts for each in other.cells]
    assert {each.games for each in one.cells} <= {20, 40, 60, 80, 100}
    assert [each.games for each in other.cells] == [each.games for each in one.cells]


def test_a_cell_stops_at_the_first_look_at_which_it_is_narrow_enough() -> None:
    plan = planned_coins(EXPERIMENT.replace("games = 60", "games = 400") + UNTIL)
    kept = Memory()
    ran(plan, kept)

    for each in figures(plan, kept.rows()).cells:
        games = [measured(kept, each.cell.key, number) for number in range(each.games)]
        assert width(games) <= 0.25
        assert all(width(games[:looked]) > 0.25 for looked in range(20, each.games, 20))


def test_how_far_an_experiment_is_counts_what_it_takes_and_no_more() -> None:
    """Cells that were narrow enough have all they take, though the file allows 400; without its last game one is open."""
    plan = planned_coins(EXPERIMENT.replace("games = 60", "games = 400") + UNTIL)
    kept = Memory()
    ran(plan, kept)
    all_ = [*kept.rows()]
    far = so_far(plan, all_)
    assert far == Progress(len(all_), len(all_), 0.0)
    assert far.most < plan.most
    assert so_far(plan, all_[:-1]) == Progress(len(all_) - 1, len(all_))


def measured(kept: Memory, cell: str, number: int) -> bool:
    return kept.kept[cell, number].outcome.winner == "red"


def width(games: list[bool]) -> float:
    """Wilson's interval by its formula: 2 z √(p q / n + z² / 4 n²) / (1 + z² / n)."""
    n, p, z = len(games), sum(games) / len(games), 1.959964
    return float(2 * z * (p * (1 - p) / n + z * z / (4 * n * n)) ** 0.5 / (1 + z * z / n))


class Half(Alone):
    """Half a second of a processor for every game."""

    def finished(self) -> Sequence[PlayedGame]:
        return [replace(row, milliseconds=500) for row in super().finished()]


def test_what_is_left_follows_from_what_has_been_played_in_how_long() -> None:
    """Batches of two after the first of each cell; nobody is told before all cells know. A tick is a second."""
    told = ran(planned_coins(), Memory(), Half())

    assert [each.done for each in told[:7]] == [0, 1, 2, 3, 4, 6, 8]
    assert [each.left for each in told[:4]] == [None] * 4
    assert told[4].left == pytest.approx(236 * 5 / 4)
    assert told[6].left == pytest.approx(232 * 7 / 8)
    assert told[-1] == Progress(240, 240, 0.0)


def test_figures_say_who_won_how_it_ended_and_who_is_strong() -> None:
    """A die that counts one more wins 21 of 36, loses 10: by far the stronger; alike against alike is even."""
    plan = planned_coins(EXPERIMENT.replace("games = 60", "games = 400"))
    kept = Memory()
    ran(plan, kept)
    found = figures(plan, kept.rows())

    for each in found.cells:
        won, lost, shared = each.share("won-red"), each.share("won-blue"), each.endings["shared"]
        assert won.times + lost.times + shared.times == each.games == 400
    low, high = found.cells[2].share("won-red").bounds
    assert low < 21 / 36 < high
    assert found.strengths is not None
    assert [each.name for each in found.strengths.players] == ["loaded", "fair"]
    assert found.fairness is not None
    assert found.fairness.is_fair
    assert found.fairness.together.of < 800


def test_games_to_look_at_are_the_usual_and_the_closest_each_once() -> None:
    """Every throw takes one turn, so the first of them is the usual, the shortest and the longest."""
    plan = planned_coins()
    kept = Memory()
    ran(plan, kept)
    cell = figures(plan, kept.rows()).cells[0]
    looked = {each.why: each.number for each in cell.looked}
    close = kept.kept[cell.cell.key, looked["close"]].outcome.points

    assert [*looked] == ["usual", "close"]
    assert close["red"] == close["blue"]
