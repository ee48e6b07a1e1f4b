"""The orders that a player is going to send, collected on his copy and saved as they are written.

They are kept as typed lines, so that they mean the same on a newer copy, and can say what is no longer
possible.
"""

import json
from abc import ABC, abstractmethod
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Generic, TypeVar

from gui.session import Session
from heart_africa.core.bad_data import bad_text
from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import faces_of
from heart_africa.core.journal.journal import Journal
from heart_africa.core.journal.records import Command
from heart_africa.core.problems import BadData, Problem
from heart_africa.language.lines import cut
from heart_africa.mail.drafts import Drafts, OrderDraft, orders_of
from heart_africa.mail.file_checks import entered
from heart_africa.storage.files import is_there, make_folder, read_text, write_text
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.storage.signatures import Keys
from heart_africa.storage.turn_files import MOST_ORDERS, PASSING, Passing, orders_text

FOLDER = "outbox"
State = TypeVar("State")


@dataclass(frozen=True, slots=True)
class Planned:
    """A waiting order: its line, the objections to it now, and why it cannot be read.

    `awaits`: the player whose consent it needs, so that it is a proposal.
    """

    line: str
    against: tuple[str, ...] = ()
    fault: str = ""
    awaits: str = ""


class Outbox(ABC, Generic[State]):
    """The waiting orders of a player's copy. `told`: each checked after the ones before it."""

    def __init__(self, session: Session, writer: JournalWriter[State], player: str) -> None:
        self._session, self._writer, self._player = session, writer, player
        self.lines, self.note, self._sent, self.passing = _kept(self._path)
        self.told: tuple[Planned, ...] = ()
        self.look()

    # --- what a game says ---

    @abstractmethod
    def drafts(self) -> Drafts[State]:
        """Return an object that checks the orders one after the other, from the copy's present state."""

    @abstractmethod
    def command(self, line: str) -> Command:
        """The order that a line says. Raises `BadData`."""

    @abstractmethod
    def line(self, command: Command) -> str:
        """The line that would be typed for an order."""

    @abstractmethod
    def against(self, problems: Iterable[Problem]) -> tuple[str, ...]:
        """Objections to an order, in words."""

    # --- what follows from it ---

    @property
    def _path(self) -> Path:
        return self._session.folder / FOLDER / f"{self._writer.document.id}.json"

    @property
    def ahead(self) -> Journal[State]:
        """The journal with the waiting orders entered, up to the first that needs dice."""
        return self._desk.journal

    @property
    def unthrown(self) -> bool:
        """Whether an order waits for dice of the organiser, so that what follows is unknown."""
        return bool(self._desk.unthrown)

    def look(self) -> None:
        """Check every order again, because the copy may have been updated.

        Orders that were sent and are in the journal now are removed.
        """
        if done := sum(len(entered(self._writer.journal, file)) for file in self._sent):
            self.lines, self.note, self._sent = self.lines[done:], "", []
            self._save()
        self._desk: Drafts[Any] = self.drafts()
        self.told = tuple(self._met(line) for line in self.lines)

    def _met(self, line: str) -> Planned:
        try:
            met = self._desk.add(OrderDraft(line, self.command(line), faces_of(cut(line).faces or "")))
        except BadData as fault:
            return Planned(line, fault=bad_text(fault, self._session.lang))
        return Planned(line, self.against(met.problems), awaits=met.awaits)

    def add(self, command: Command, faces: tuple[int, ...] = ()) -> str:
        """Add an order at the end; returns its line.

        Raises `BadData` if it is another player's, or one too many.
        """
        if len(self.lines) == MOST_ORDERS:
            raise BadData("too-long", key="orders", about={"found": MOST_ORDERS + 1, "most": MOST_ORDERS})
        line = self.line(command)
        thrown = f" = {' '.join(map(str, faces))}" if faces else ""
        self._desk.add(OrderDraft(line, command, faces))
        self.lines.append(f"{line}{thrown}")
        self._changed()
        return line

    def drop(self, place: int) -> None:
        """Remove an order."""
        del self.lines[place]
        self._sent = []  # the orders sent are no longer the first ones here
        self._changed()

    def remark(self, note: str) -> None:
        """Set the note that is sent with the orders."""
        self.note = note
        self._save()

    def let_by(self, passing: Passing) -> None:
        """Set what may go on without the player; it is sent with all orders until he changes it."""
        self.passing = passing
        self._save()

    def write(self, path: Path) -> int:
        """Write the signed file; returns how many orders are in it. Raises `BadData`."""
        wrong = next((each for each in self.told if each.fault), None)
        if wrong is not None:
            raise BadData("order-unreadable", about={"found": wrong.line, "why": wrong.fault})
        document = self._writer.library.again(self._writer.document)
        state: Any = self._writer.state
        orders = orders_of(document, self._desk, state.turn, self._writer.clock(), self.note, self.passing)
        write_text(path, orders_text(orders, Keys.of(self._writer.library, document).key(self._player)))
        self._sent = list(dict.fromkeys([*self._sent, orders.id]))
        self._save()
        return len(self.lines)

    def clear(self) -> None:
        """Remove all orders, because they were sent."""
        self.lines, self.note, self._sent = [], "", []
        self._changed()

    def _changed(self) -> None:
        self.look()
        self._save()

    def _save(self) -> None:
        make_folder(self._path.parent)
        data = {"note": self.note, "orders": self.lines, "sent": self._sent, "passing": self.passing}
        write_text(self._path, json.dumps(data, ensure_ascii=False, indent=1) + "\n")


def _kept(path: Path) -> tuple[list[str], str, list[str], Passing]:
    """The orders, note, files and wishes kept before; empty if there are none that can be read."""
    if not is_there(path):
        return [], "", [], ""
    try:
        data = json.loads(read_text(path))
        sent = [str(each) for each in data.get("sent", ())]
        passing = next((each for each in PASSING if each == data.get("passing")), PASSING[0])
        return [str(each) for each in data["orders"]], str(data["note"]), sent, passing
    except (BadData, ValueError, KeyError, TypeError):
        return [], "", [], ""
