"""Battles of one level of the computer's player against another: who wins, where, in what part, how fast.

    python -m benchmarks.opponent ONE OTHER [--pairs 48] [--seed fresh] [--only raid] [--turns 20] [--each]
        [--alike] [--seconds S] [--kept FILE] [--beside PYTHON]

Each pair is one battle played twice with the same armies, table and seed, the heads changed over (once if
both are of one level). With `--alike` both sides have one list by the same lots (one army in an Encounter),
so that a pair is not decided by whose is the better one. With `--seconds` a planner looks ahead for so many
at most, as where people wait for it; without, a battle is the same on every machine. Scenarios take turns,
country and lists follow from the seed. Prints wins by scenario and part with Wilson intervals of 95 % (a draw
is no win), processor time of battles, of orders and, by scenario, of turns, and every battle that broke off.
"""

import argparse
import statistics
import time
import traceback
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, get_args

from pydantic import TypeAdapter

from armylists.catalogue import built_in
from benchmarks.zulus import GAMES, theirs
from heart_africa.core.dataclass import dataclass, field
from heart_africa.laboratory.chance import Chance
from heart_africa.laboratory.statistics import Share
from heart_africa.opponent.armies import pair
from heart_africa.opponent.battles import Setting, fought
from heart_africa.opponent.battles import begun as match_begun
from heart_africa.opponent.heads import Choice, Level, Situation
from heart_africa.opponent.levels import head
from heart_africa.opponent.planner import Planner
from heart_africa.rules.battle.state import BLUE, RED, SIDES
from heart_africa.rules.book import book as the_book
from heart_africa.rules.book.preparation import Scenario
from heart_africa.rules.book.terrain import Environment
from heart_africa.rules.referee import referee

SCENARIOS: tuple[Scenario, ...] = get_args(Scenario)
TURN_S, LONG = 5.0, 0.95
"""A turn should take no longer; this part of the turns is told apart from the longest."""
COUNTRIES: tuple[Environment, ...] = get_args(Environment)


@dataclass(frozen=True, slots=True)
class Bout:
    """A battle to be played: `red` and `blue` are levels, red attacks; `seconds`: a planner's, 0: no end."""

    seed: str
    scenario: Scenario
    country: Environment
    lists: tuple[str, str]
    points: int
    turns: int
    red: Level
    blue: Level
    alike: bool = False
    seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class Ended:
    """How one ended: `won`: the side; `left`: percent of their points; `broken`: what stopped it.

    `orders_took`, `turns_took`: seconds of every order and turn that a level has decided, by its name.
    """

    bout: Bout
    won: str = ""
    by: str = ""
    turns: int = 0
    orders: int = 0
    left: tuple[int, ...] = ()
    seconds: float = 0.0
    broken: str = ""
    orders_took: Mapping[str, tuple[float, ...]] = field(default_factory=dict)
    turns_took: Mapping[str, tuple[float, ...]] = field(default_factory=dict)


ENDED = TypeAdapter(Ended)


class Timed:
    """A head of a level, and how long it thinks, order by order and turn by turn."""

    def __init__(self, level: Level, seconds: float) -> None:
        self.level, self._head = level, head(level)
        if seconds and isinstance(self._head, Planner):
            self._head.seconds = seconds
        self.orders: list[float] = []
        self.turns: dict[int, float] = {}

    def __call__(self, now: Situation, chance: Chance) -> Choice | None:
        """Decides as the head does."""
        start = time.process_time()
        found = self._head(now, chance)
        took, turn = time.process_time() - start, now.at.battle.turn
        self.orders.append(took)
        self.turns[turn] = self.turns.get(turn, 0.0) + took
        return found


def bouts(levels: tuple[Level, Level], told: Any) -> Iterator[Bout]:  # noqa: ANN401  # parsed arguments
    """The battles of a tournament, each with its mirror, but of a level against itself."""
    lists = tuple(built_in().lists)
    scenarios = tuple(each for each in SCENARIOS if not told.only or each == told.only)
    for number in range(told.pairs):
        seed = f"{told.seed}/{number}"
        chance = Chance(seed)
        both = lists[chance.pick(len(lists))], lists[chance.pick(len(lists))]
        if told.alike:
            both = both[0], both[0]
        country = COUNTRIES[chance.pick(len(COUNTRIES))]
        scenario = scenarios[number % len(scenarios)]
        for red, blue in dict.fromkeys((levels, levels[::-1])):
            yield Bout(
                seed, scenario, country, both, told.points, told.turns, red, blue, told.alike, told.seconds
            )


def played(bout: Bout) -> Ended:
    """A battle played out, or what stopped it."""
    start = time.process_time()
    try:
        armies = pair(bout.lists, bout.scenario, bout.points, RED, bout.seed, alike=bout.alike)
        begun = time.process_time()
        setting = Setting(bout.scenario, bout.country, RED, bout.turns)
        heads = {RED: Timed(bout.red, bout.seconds), BLUE: Timed(bout.blue, bout.seconds)}
        match = match_begun(referee(the_book()), armies, setting, bout.seed)
        end = fought(match, setting, heads, bout.seed).outcome
    except Exception:  # a fault in one of hundreds of battles: it is told with its seed
        return Ended(bout, seconds=time.process_time() - start, broken=traceback.format_exc())
    left = tuple(round(100 * end.left[side] / max(1, end.brought[side])) for side in SIDES)
    took = {str(each.level): tuple(each.orders) for each in heads.values()}
    by_turn = {str(each.level): tuple(each.turns.values()) for each in heads.values()}
    spent = time.process_time() - begun
    return Ended(bout, end.won, end.by, end.turns, end.orders, left, spent, "", took, by_turn)


def kept(path: str) -> Mapping[Bout, Ended]:
    """The battles of an earlier run, one a line; a line that was torn as it was written is taken away."""
    if not path or not Path(path).exists():
        return {}
    whole, newline, torn = Path(path).read_text(encoding="utf-8").rpartition("\n")
    if torn:
        Path(path).write_text(whole + newline, encoding="utf-8")
    return {end.bout: end for end in map(ENDED.validate_json, whole.splitlines())}


def keep(path: str, end: Ended) -> None:
    """Keeps a battle that has ended; one that broke off is to be played again, once the fault is mended."""
    if path and not end.broken:
        with Path(path).open("ab") as file:
            file.write(ENDED.dump_json(end) + b"\n")


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("one")
    parser.add_argument("other")
    for name, usual in (("pairs", 48), ("points", 600), ("turns", 0), ("cores", 1)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    parser.add_argument("--seconds", type=float, default=0.0, help="a planner looks ahead no longer")
    parser.add_argument("--seed", default="fresh")
    parser.add_argument("--only", default="", choices=("", *SCENARIOS))
    parser.add_argument(
        "--alike", action="store_true", help="both sides have the same list, drawn by the same lots"
    )
    parser.add_argument("--each", action="store_true", help="tell every battle")
    parser.add_argument(
        "--kept",
        default="",
        help="a file of the battles that have ended, from which a run that was stopped goes on",
    )
    parser.add_argument(
        "--beside",
        default="",
        help="an interpreter that has catanatron==3.2.1, beside which to tell the speed",
    )
    told: Any = parser.parse_args()
    asked = list(bouts((told.one, told.other), told))
    known = kept(told.kept)
    found = [known[bout] for bout in asked if bout in known]
    with ProcessPoolExecutor(told.cores) as pool:
        for end in pool.map(played, [bout for bout in asked if bout not in known]):
            found.append(end)
            keep(told.kept, end)
            if told.each or end.broken:
                print(_line(end, told.one), flush=True)
    print(f"{told.one} against {told.other}, {told.pairs} pairs of seed {told.seed!r}, {told.points} points")
    for row, of in _rows(found, told.one).items():
        print(_table_row(row, of, told.one))
    seconds = sorted(each.seconds for each in found)
    orders = sum(each.orders for each in found)
    print(
        f"{statistics.median(seconds):.2f} s a battle in the median, {seconds[-1]:.1f} at most;"
        f" {len(found) / sum(seconds):.2f} battles and {orders / sum(seconds):.0f} orders a second of a core"
    )
    for level in dict.fromkeys((told.one, told.other)):
        print("\n".join(_speed(level, found)))
    for player in ("random", "weighted") if told.beside else ():
        took, decisions = theirs(told.beside, player)
        print(
            f"Catanatron 3.2.1, four of {player}: {GAMES / took:.2f} games"
            f" and {decisions / took:.0f} decisions a second of a core"
        )


def _speed(level: Level, found: list[Ended]) -> Iterator[str]:
    """How long a level decides, order by order and turn by turn, in all and by scenario."""
    orders = sorted(took for each in found for took in each.orders_took.get(level, ()))
    if not orders:
        return
    yield f"  {level}: an order in {1000 * statistics.median(orders):.1f} ms in the median; a turn"
    for name in ("all", *SCENARIOS):
        of = [each for each in found if name in {"all", each.bout.scenario}]
        turns = sorted(took for each in of for took in each.turns_took.get(level, ()))
        if turns:
            over = sum(took > TURN_S for took in turns)
            yield (
                f"    {name:<15} {statistics.median(turns):.2f} s in the median,"
                f" {turns[int(LONG * len(turns))]:.1f} s in {LONG:.0%} of them, {turns[-1]:.1f} s at most;"
                f" {over} of {len(turns)} over {TURN_S:.0f} s"
            )


def _line(end: Ended, one: Level) -> str:
    bout = end.bout
    part = "attacker" if bout.red == one else "defender"
    how = "broken" if end.broken else "drawn" if not end.won else "won" if _won(end, one) else "lost"
    lists = "-".join(bout.lists)
    return (
        f"{bout.seed:<12} {bout.scenario:<15} {bout.country:<12} {lists:<40} {part} {how} {end.by}"
        f" turn {end.turns}, left {end.left}, {end.seconds:.1f} s{end.broken and chr(10)}{end.broken}"
    )


def _won(end: Ended, one: Level) -> bool:
    return {RED: end.bout.red, BLUE: end.bout.blue}.get(end.won) == one


def _rows(found: list[Ended], one: Level) -> Mapping[str, list[Ended]]:
    rows = {"all": found}
    for scenario in SCENARIOS:
        of = [each for each in found if each.bout.scenario == scenario]
        rows[scenario] = of
        for part, red in (("attacking", True), ("defending", False)):
            rows[f"  {scenario} {part}"] = [each for each in of if (each.bout.red == one) is red]
    return {name: of for name, of in rows.items() if of}


def _table_row(name: str, of: list[Ended], one: Level) -> str:
    ended = [each for each in of if not each.broken]
    won = sum(_won(each, one) for each in ended)
    drawn = sum(not each.won for each in ended)
    share = Share(won, len(ended))
    low, high = share.bounds
    lost = len(ended) - won - drawn
    return (
        f"  {name:<26} {won:>3} won {drawn:>3} drawn {lost:>3} lost of {len(ended):>3}"
        f" {100 * share.value:>4.0f} % ({100 * low:.0f}-{100 * high:.0f})"
        f"{f', {len(of) - len(ended)} broken' if len(of) > len(ended) else ''}"
    )


if __name__ == "__main__":
    main()
