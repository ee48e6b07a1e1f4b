"""What a player is going to send his organiser: orders collected on his copy, kept on the disk as he writes.

They are kept as lines as one types them, so that they mean the same when a newer state has come, and say in
words what no longer goes.
"""

import json
from pathlib import Path

from armylists.catalogue import Catalogue
from gui.session import Session
from heart_africa.core.bad_data import bad_text
from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.journal import Journal
from heart_africa.core.journal.records import Command
from heart_africa.core.problems import BadData
from heart_africa.core.typed_dice import faces_of
from heart_africa.language.campaign.reader import order_line, reader
from heart_africa.language.lines import cut
from heart_africa.language.narration import problem, problem_cited
from heart_africa.mail.drafts import OrdersDraft, orders_of
from heart_africa.mail.written_orders import DraftContext
from heart_africa.rules.campaign import Campaign, Keeper
from heart_africa.storage.files import is_there, make_folder, read_text, write_text
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.storage.signatures import Keys
from heart_africa.storage.turn_files import MOST_ORDERS, orders_text

FOLDER = "outbox"


@dataclass(frozen=True, slots=True)
class Planned:
    """An order that waits to be sent: its line, what the book has against it now, why it cannot be read.

    `awaits`: whose consent it takes, so that it is a proposal.
    """

    line: str
    against: tuple[str, ...] = ()
    fault: str = ""
    awaits: str = ""


class Outbox:
    """The orders of a player's copy. `told`: each as it would be met, one upon the other."""

    def __init__(self, session: Session, writer: JournalWriter[Campaign], rules: Keeper, player: str) -> None:
        self._session, self._writer, self._rules, self._player = session, writer, rules, player
        self.lines, self.note = _kept(self._path)
        self.told: tuple[Planned, ...] = ()
        self.look()

    @property
    def _path(self) -> Path:
        return self._session.folder / FOLDER / f"{self._writer.document.id}.json"

    @property
    def _lists(self) -> Catalogue:
        return self._session.catalogue

    @property
    def ahead(self) -> Journal[Campaign]:
        """The journal with the orders entered as far as they need no dice."""
        return self._desk.journal

    def look(self) -> None:
        """Meet every order anew, one upon the other: the copy may have been brought up to date."""
        self._desk = DraftContext(self._writer.journal, self._rules, self._player)
        self.told = tuple(self._met(line) for line in self.lines)

    def _met(self, line: str) -> Planned:
        try:
            command = reader(self._session.lang, self._lists, self.ahead.state).command(line)
            met = self._desk.add(OrdersDraft(line, command, faces_of(cut(line).faces or "")))
        except BadData as fault:
            return Planned(line, fault=bad_text(fault, self._session.lang))
        lang = self._session.lang
        against = tuple(f"{problem(lang, each)} ({problem_cited(lang, each)})" for each in met.problems)
        return Planned(line, against, awaits=met.awaits)

    def add(self, command: Command, faces: tuple[int, ...] = ()) -> str:
        """Put an order behind the others: its line. Raises `BadData`: not his own, or too many."""
        if len(self.lines) == MOST_ORDERS:
            raise BadData("too-long", key="orders", about={"found": MOST_ORDERS + 1, "most": MOST_ORDERS})
        line = order_line(self._session.lang, self._lists, self._rules, self.ahead.state, command)
        thrown = f" = {' '.join(map(str, faces))}" if faces else ""
        self._desk.add(OrdersDraft(line, command, faces))
        self.lines.append(f"{line}{thrown}")
        self._changed()
        return line

    def drop(self, place: int) -> None:
        """Take an order out."""
        del self.lines[place]
        self._changed()

    def remark(self, note: str) -> None:
        """The note that goes with the orders."""
        self.note = note
        self._save()

    def write(self, path: Path) -> int:
        """Write the signed file: how many orders it holds. Raises `BadData`: one cannot be read, the disk."""
        wrong = next((each for each in self.told if each.fault), None)
        if wrong is not None:
            raise BadData("order-unreadable", about={"found": wrong.line, "why": wrong.fault})
        document = self._writer.library.again(self._writer.document)
        orders = orders_of(document, self._desk, self._writer.state.turn, self._writer.clock(), self.note)
        write_text(path, orders_text(orders, Keys.of(self._writer.library, document).key(self._player)))
        return len(self.lines)

    def clear(self) -> None:
        """Begin anew: they were sent."""
        self.lines, self.note = [], ""
        self._changed()

    def _changed(self) -> None:
        self.look()
        self._save()

    def _save(self) -> None:
        make_folder(self._path.parent)
        data = {"note": self.note, "orders": self.lines}
        write_text(self._path, json.dumps(data, ensure_ascii=False, indent=1) + "\n")


def _kept(path: Path) -> tuple[list[str], str]:
    """What was collected before; nothing if there is no such file, or none that can be read."""
    if not is_there(path):
        return [], ""
    try:
        data = json.loads(read_text(path))
        return [str(each) for each in data["orders"]], str(data["note"])
    except (BadData, ValueError, KeyError, TypeError):
        return [], ""
