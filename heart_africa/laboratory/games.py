"""Games by their numbers: what a worker is handed, and what it gives back."""

import ctypes
import threading
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from heart_africa.core.dataclass import dataclass
from heart_africa.core.playable import NO_END, Playable, PlayedGame, Values
from heart_africa.laboratory.chance import Chance
from heart_africa.laboratory.mark import mark


class OtherRules(Exception):
    """A worker has other rules than whoever asks it; `found`: the mark of its own."""

    def __init__(self, found: str) -> None:
        super().__init__(found)
        self.found = found


LONGEST_S = 300.0
"""A game that takes longer has lost its way, and would keep its worker for ever."""


class Endless(Exception):
    """A game took too long."""


@contextmanager
def no_longer_than(seconds: float) -> Iterator[None]:
    """Raises `Endless` in what runs inside, as soon as that thread is at Python's own work again."""
    me, over, lock = threading.get_ident(), threading.Event(), threading.Lock()

    def stop() -> None:
        with lock:
            if not over.is_set():
                ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(me), ctypes.py_object(Endless))

    timer = threading.Timer(seconds, stop)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        with lock:
            over.set()
        timer.cancel()


@dataclass(frozen=True, slots=True)
class Batch:
    """Some games of a cell: those of these numbers. `where` is their `Playable` (`module:NAME`)."""

    where: str
    mark: str
    dice: str
    cell: str
    values: Values
    numbers: tuple[int, ...]


def described(where: str) -> Any:  # noqa: ANN401  # whatever bears that name
    """What is described at `module:NAME`."""
    module, _, name = where.partition(":")
    return getattr(import_module(module), name)


def chances(dice: object, number: int) -> Chance:
    """The chances of a game, by its number and what `Plan.dice` says, whoever plays it."""
    return Chance(f"{dice}/{number}")


def played(batch: Batch) -> tuple[PlayedGame, ...]:
    """The games of a batch; one that breaks off stops no other. Raises `OtherRules`."""
    if (own := mark()) != batch.mark:
        raise OtherRules(own)
    game: Playable = described(batch.where)
    return tuple(_played(game, batch, number) for number in batch.numbers)


def _played(game: Playable, batch: Batch, number: int) -> PlayedGame:
    start = time.process_time()
    outcome, broken = NO_END, ""
    try:
        with no_longer_than(LONGEST_S):
            outcome = game.play(batch.values, chances(batch.dice, number))
    except (
        Exception
    ):  # a fault of the program in one of ten thousand games: it is kept with its number, and told
        broken = f"{batch.where} {batch.cell} {batch.dice}/{number}\n{traceback.format_exc()}"
    return PlayedGame(batch.cell, number, outcome, round((time.process_time() - start) * 1000), broken)
