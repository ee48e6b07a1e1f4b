"""The computer's player in a process of its own, which can be stopped in the middle of a thought.

It is asked on its standard input and answers on its standard output: how far it is, then its decision. All
that a decision hangs on goes over and comes back, so that another process goes on where one was stopped, and
gives the same order for the same seed. It ends when its input does.
"""

import pickle  # between a program and the process that it has started, over their own pipes
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from copyreg import dispatch_table
from functools import cache
from io import BytesIO
from types import MappingProxyType
from typing import BinaryIO

from heart_africa.core.dataclass import dataclass, fields, replace
from heart_africa.core.journal.records import Command
from heart_africa.core.rulings import default_rulings
from heart_africa.laboratory.chance import Chance
from heart_africa.opponent.ground import Land
from heart_africa.opponent.heads import Choice, Head
from heart_africa.opponent.planner import Planner
from heart_africa.opponent.playout import Playout
from heart_africa.opponent.sketch import Position, Sketch
from heart_africa.rules.battle import Battle, SideId
from heart_africa.rules.book import Book
from heart_africa.rules.book import book as the_book
from heart_africa.rules.referee import Referee, referee

COMMAND = ("-P", "-c", "from heart_africa.opponent.worker import main; main()")
"""What an interpreter is told to start one."""
SIZE = 8
"""So many bytes say how long the message is that follows."""


@dataclass(frozen=True)
class Asked:
    """A decision that is wanted: whose, by which head, with what chance, and all that it may look at."""

    head: Head
    chance: Chance
    side: SideId
    battle: Battle
    sketch: Sketch
    idle: tuple[Command, ...]
    rulings: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a thought is: `done` parts of `parts`."""

    done: int
    parts: int


@dataclass(frozen=True)
class Decided:
    """What it decided, and its head and its chance as they are now."""

    choice: Choice | None
    head: Head
    chance: Chance


@dataclass(frozen=True)
class Failed:
    """What went wrong instead."""

    fault: Exception


Answer = Progress | Decided | Failed


def decided(asked: Asked, tell: Callable[[Progress], None]) -> Decided:
    """The decision that is wanted, as it would be taken in the process that asks."""
    head, rules = asked.head, _ruled(asked.rulings)
    if isinstance(head, Planner):
        head.tell = lambda done, parts: tell(Progress(done, parts))
    table = Playout(rules, Position(rules.book, asked.battle, asked.sketch), asked.chance, asked.idle)
    choice = head(table.situation(table.agenda(), asked.side), asked.chance)
    if isinstance(head, Planner):
        head.tell = None
    return Decided(choice, head, asked.chance)


# --- how it goes over ---


def message(value: object) -> bytes:
    """A value as it goes over a pipe, with its length before it."""
    out = BytesIO()
    _Packer(out, protocol=pickle.HIGHEST_PROTOCOL).dump(value)
    return len(out.getvalue()).to_bytes(SIZE, "big") + out.getvalue()


def unpacked(body: bytes) -> object:
    """A value out of the body of a message."""
    return _Unpacker(BytesIO(body)).load()


class Messages:
    """Messages out of bytes that come in pieces."""

    def __init__(self) -> None:
        self._bytes = b""

    def fed(self, more: bytes) -> list[bytes]:
        """The bodies of those that are complete now."""
        self._bytes += more
        found = []
        while len(self._bytes) >= SIZE:
            end = SIZE + int.from_bytes(self._bytes[:SIZE], "big")
            if len(self._bytes) < end:
                break
            found.append(self._bytes[SIZE:end])
            self._bytes = self._bytes[end:]
        return found


class _Packer(pickle.Pickler):
    """Pickles; of a book only by which rulings it is read, since both sides have it; of a table no ways."""

    def __init__(self, out: BytesIO, protocol: int) -> None:
        super().__init__(out, protocol)
        self.dispatch_table = {
            **dispatch_table,
            MappingProxyType: lambda read: (_proxy, (dict(read),)),
            Land: lambda land: (Land, tuple(getattr(land, each.name) for each in fields(Land))),
        }

    def persistent_id(self, value: object) -> tuple[tuple[str, str], ...] | None:
        """By which rulings a book is read; None for anything else."""
        return tuple(value.rulings.changed.items()) if isinstance(value, Book) else None


class _Unpacker(pickle.Unpickler):
    """Reads what `_Packer` wrote: where it names the book, the book is looked up."""

    def persistent_load(self, changed: tuple[tuple[str, str], ...]) -> Book:
        """The book read by these rulings: a pickle only names it, as it is not sent along."""
        return _ruled(changed).book


def _proxy(values: dict[object, object]) -> MappingProxyType[object, object]:
    return MappingProxyType(values)


@cache
def _ruled(changed: tuple[tuple[str, str], ...]) -> Referee:
    """The referee by the suggested rulings but for these."""
    return referee(the_book(), default_rulings().book.choose(dict(changed)))


# --- the process ---


def serve(asked: BinaryIO, answers: BinaryIO) -> None:
    """Answer whatever is asked, until nobody asks any more."""
    land: Land | None = None

    def tell(answer: Answer) -> None:
        answers.write(message(answer))
        answers.flush()

    while size := asked.read(SIZE):
        try:
            wanted = unpacked(asked.read(int.from_bytes(size, "big")))
            assert isinstance(wanted, Asked)  # noqa: S101  # nobody else writes to this pipe
            if wanted.sketch.land == land:  # of the same table the ways are known already
                wanted = replace(wanted, sketch=replace(wanted.sketch, land=land))
            land = wanted.sketch.land
            tell(decided(wanted, tell))
        except Exception as fault:  # whoever asked tells of it
            fault.add_note(traceback.format_exc())
            tell(Failed(fault))


def main() -> None:
    """Serve the process that has started this one; what anything prints does not get between the answers."""
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr
    with suppress(BrokenPipeError):  # nobody is there to hear the answer
        serve(sys.stdin.buffer, answers)
