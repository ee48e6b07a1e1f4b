"""What positions of Zulus came to in greedy games: prints the weights of `zulus/data/foresight.toml`.

    python -m benchmarks.zulus_foresight [GAMES]

One order of the Action phase in eight is given at random, so that positions are met which greed alone avoids.
Of each Action phase the position at its end is kept with the points of that game, and a straight line is laid
through them by least squares, for each edition its own. 3,000 games of each take half a minute of one core.
"""

import sys
from collections.abc import Iterator

import numpy as np

from heart_africa.companions.run import Book
from heart_africa.companions.trial import Pick, any_legal, played_out
from heart_africa.companions.zulus.components import Edition
from heart_africa.companions.zulus.description import ZULUS
from heart_africa.companions.zulus.foresight import facts
from heart_africa.companions.zulus.game import Zulus
from heart_africa.companions.zulus.pack import components
from heart_africa.companions.zulus.packs import PACKS
from heart_africa.companions.zulus.players import greedy
from heart_africa.companions.zulus.setting_up import OpenBox, SetUp
from heart_africa.companions.zulus.state import State
from heart_africa.companions.zulus.victory import victory_points
from heart_africa.core.dice import Dice
from heart_africa.core.journal.records import Command
from heart_africa.laboratory.games import chances

SEED, STRAYS = "fit", 8
RIDGE = 5.0
"""So much is added to the squares of each fact, which keeps those that hardly vary from growing wild."""


def straying(book: Book, state: State, orders: tuple[Command, ...], pick: Pick) -> Command:
    """The greedy player, but for an order at random now and then."""
    strays = state.step == "action" and not pick(STRAYS)
    return (any_legal if strays else greedy)(book, state, orders, pick)


def ends_of_actions(edition: Edition, games: int) -> Iterator[tuple[dict[str, float], int]]:
    """The facts at the end of each Action phase of so many games, with the points of its game."""
    rules = Zulus(ZULUS.readings.choose({}))
    opened = rules.play(rules.start, OpenBox(components(PACKS.own_set(edition))), Dice())
    for number in range(games):
        chance = chances(SEED, number)
        found, before, state = [], "", State()
        laid_out = rules.play(opened, SetUp(), chance)
        for _, state in played_out(rules, laid_out, straying, chance, chance.pick):
            if before in ("action", "volley") and state.step not in ("action", "volley", "over"):
                found.append(facts(state))
            before = state.step
        yield from ((each, victory_points(rules.book, state).total) for each in found)


def main() -> None:
    """Play, fit and print."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 3000
    editions: tuple[Edition, ...] = (1, 2)
    for edition, name in zip(editions, ("first", "second"), strict=True):
        fitted(name, list(ends_of_actions(edition, games)))


def fitted(table: str, rows: list[tuple[dict[str, float], int]]) -> None:
    """The line through these positions, as a table of the file."""
    names = list(rows[0][0])
    known = np.array([[each[key] for key in names] for each, _ in rows], float)
    points = np.array([points for _, points in rows], float)
    weights = np.linalg.solve(known.T @ known + RIDGE * np.eye(len(names)), known.T @ points)
    told = 1 - float((points - known @ weights).var() / points.var())
    print(f"\n[{table}]  # {len(rows)} positions, {told:.0%} of the differences told by them")
    for key, weight in zip(names, weights, strict=True):
        print(f"{key} = {weight:.3f}")


if __name__ == "__main__":
    main()
