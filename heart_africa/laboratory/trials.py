"""A trial done many times, over as many processes as there are."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import TypeVar

from heart_africa.laboratory.chance import Chance

Result = TypeVar("Result")

AT_ONCE = 25
"""How many trials a process is given in one go."""


def trials(
    trial: Callable[[Chance], Result], count: int, seed: int, *, first: int = 0, processes: int = 1
) -> Iterator[Result]:
    """The results of so many trials, in their order; each has its own chances, by the seed and its number.

    For more than one process, which a few trials are not worth, `trial` has to be a function of a module,
    or a `partial` of one.
    """
    numbers = range(first, first + count)
    if processes <= 1 or count <= AT_ONCE:
        yield from map(partial(_one, trial, seed), numbers)
        return
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        yield from pool.map(partial(_one, trial, seed), numbers, chunksize=AT_ONCE)


def _one(trial: Callable[[Chance], Result], seed: int, number: int) -> Result:
    return trial(Chance(f"{seed}/{number}"))
