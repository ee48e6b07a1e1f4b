"""A journal that is being written by a terminal or the desk: orders entered, taken back and corrected."""

import tempfile
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.journal.codec import Line
from heart_africa.core.journal.journal import (
    Amended,
    Amendment,
    Journal,
    LeftOut,
    More,
    Refused,
    Rules,
    StandingAct,
    amended,
)
from heart_africa.core.journal.records import Act, Command, Entry, Origin, Record, Roll, Stamp
from heart_africa.core.problems import BadData
from heart_africa.storage import documents
from heart_africa.storage.backups import Backups
from heart_africa.storage.clock import Clock
from heart_africa.storage.documents import ENDING, Conflict, Document, Gone, Head, head_spoilt, sealed_behind
from heart_africa.storage.files import make_folder, write_text
from heart_africa.storage.library import Library, marked
from heart_africa.storage.line_reader import entries
from heart_africa.storage.transfer import KIND, beside

# --- a journal whose database has gone ---


RESCUED = "rescued"
"""The folder for journals that went on without their database, beside where that was."""


@dataclass
class Refuge:
    """A file in which a journal goes on whose database has gone: its document, all its lines and the path."""

    document: Document
    lines: list[Line]
    path: Path

    def append(self, lines: Iterable[Line]) -> None:
        """Add lines; they are on the disk before this returns.

        Raises `BadData`, and then nothing has been added.
        """
        longer = [*self.lines, *lines]
        document = replace(self.document, head=Head(longer[-1].number, longer[-1].mark))
        write_text(self.path, documents.written(document, longer))
        self.lines = longer

    @property
    def told(self) -> BadData:
        """The fault that says that the database has gone and where the journal is kept now."""
        about = {"what": self.document.kind, "name": self.document.name, "path": str(self.path)}
        return BadData("database-gone-kept", about=about)


def refuge(database: Path, document: Document, lines: Sequence[Line], new: Sequence[Line]) -> Refuge:
    """Begin a file for a journal whose database has gone, and return it; `new` are lines to add at once.

    It lies beside where the database was or, if that is impossible, in the folder for temporary files. Raises
    `BadData`.
    """
    found = Refuge(document, [*lines], _file(database.parent / RESCUED, document))
    try:
        _begin(found, new)
    except BadData:
        found.path = _file(Path(tempfile.gettempdir()) / RESCUED, document)
        _begin(found, new)
    return found


def _begin(found: Refuge, new: Sequence[Line]) -> None:
    make_folder(found.path.parent)
    found.append(new)


def _file(folder: Path, document: Document) -> Path:
    """Return the file for a journal, named by its id; a companion's lies beside that of its own journal."""
    if document.kind == KIND:
        return beside(folder / f"{document.name}{ENDING}")
    return folder / f"{document.id}{ENDING}"


# --- dice thrown for an act that was not entered ---


Face = tuple[int, Origin]


class HeldDice:
    """Faces that a generator or certificate threw for an act that was not entered.

    Asked again, it gives the same.

    They are kept by the check and the reason for which they were thrown. Typed faces are not: a player who
    typed them wrong and turned back must be able to type them again.
    """

    def __init__(self) -> None:
        self._faces: dict[tuple[str, str], list[Face]] = {}

    def of(self, check: str, more: More) -> More:
        """Return a source of dice that first gives the faces that it gave for this check before."""
        read: dict[str, int] = {}

        def held(count: int, why: str) -> tuple[Iterable[int], Origin]:
            kept = self._faces.setdefault((check, why), [])
            start = read.get(why, 0)
            known = kept[start : start + count]
            if known:  # only as far as they come from the same source
                origin = known[0][1]
                faces = tuple(face for face, of in known if of is origin)
            else:
                given, origin = more(count, why)
                faces = tuple(given)
                if not faces:
                    raise ValueError(faces)
                if origin is not Origin.TYPED:
                    kept.extend((face, origin) for face in faces)
            read[why] = min(start + len(faces), len(kept))
            return faces, origin

        return held

    def drop(self, check: str) -> None:
        """Forget the faces of a check that was entered: from now on the journal holds them."""
        for key in [key for key in self._faces if key[0] == check]:
            del self._faces[key]


# --- a journal being written ---


State = TypeVar("State")


@dataclass(frozen=True, slots=True)
class Ordered:
    """An order to enter: its command, the source of its dice, and the reason if the rules are overruled."""

    command: Any
    more: More
    despite: str | None = None


class JournalWriter(Generic[State]):
    """A journal and its state, kept up to date while it is written; what it holds is on the disk.

    What fails to be written is not in the journal either. `told` lists faults that stopped nothing (a clock
    that went back, a backup that failed); whoever shows them empties it. `backups` takes copies when the game
    sees an occasion; `refuge` is the file in which the journal goes on if its database has gone.

    Raises `BadData` if the journal is damaged, and as `Library` does.
    """

    def __init__(
        self,
        rules: Rules[State],
        library: Library,
        document: Document,
        clock: Clock,
        who: str,
        *,
        backups: Backups[State] | None = None,
    ) -> None:
        self.rules, self.library, self.clock, self.who = rules, library, clock, who
        self.told: list[BadData] = []
        self._backups, self._held = backups, HeldDice()
        self.refuge: Refuge | None = None
        self._open(document)

    def _open(self, document: Document) -> None:
        document, lines = self.library.read(document)
        journal = Journal(self.rules, entries(document, lines, self.rules))
        self.document, self.journal = document, journal
        self._lines = [*lines]

    @property
    def state(self) -> State:
        """The state as it stands."""
        return self.journal.state

    def at(self, number: int) -> State:
        """Return the state after an entry, 0 for the beginning. Raises `BadData`."""
        return self.journal.at(number)

    # --- writing ---

    def submit(self, command: Command, more: More, despite: str | None = None) -> Entry:
        """Carry out an order, enter it and return the entry.

        Raises `Refused` unless overruled, and `BadData`.
        """
        self._may_write()
        check = self.journal.next_check(self.rules.check(self.state, command))
        entry = self._enter(self.journal.act(command, self._held.of(check, more), despite, check))
        self._held.drop(check)
        return entry

    def submit_all(
        self,
        orders: Iterable[Ordered],
        ready: Callable[[], None] = lambda: None,
        may: Callable[[State, Command], None] = lambda _state, _order: None,
    ) -> tuple[Entry, ...]:
        """Carry out several orders, one after the other, and enter all of them at once or none.

        `ready` is called when nothing is lacking any more, and `may` before each order, with the state in
        which it is given; if either raises, none is entered. Raises `Refused` for the first order that is
        refused, and `BadData`.
        """
        self._may_write()
        journal = self.journal.fork()
        found: list[Entry] = []
        texts: list[str] = []
        checks: list[str] = []
        for order in orders:
            may(journal.state, order.command)
            checks.append(journal.next_check(self.rules.check(journal.state, order.command)))
            more = self._held.of(checks[-1], order.more)
            act = journal.act(order.command, more, order.despite, checks[-1])
            entry, text = self._readable(journal.entry(act, self._stamp()))
            found.append(entry)
            texts.append(text)
            journal.append(entry)
        ready()
        self._write(texts)
        before, self.journal = self.state, journal
        for check in checks:
            self._held.drop(check)
        self._then(before)
        return tuple(found)

    def undo(self) -> Entry:
        """Take back the last act. Raises `BadData` if there is none, or if it rolled dice."""
        return self._enter(self.journal.undo())

    def redo(self) -> Entry:
        """Restore the act that was taken back last. Raises `BadData` if there is none."""
        return self._enter(self.journal.redo())

    def correct(self, back_to: int, reason: str, misread: tuple[Roll, ...] = ()) -> Entry:
        """Take back everything after an act, acts with dice too. Raises `BadData` without a reason."""
        return self._enter(self.journal.correct(back_to, reason, misread))

    def amend(
        self, number: int, command: Command, more: More, reason: str, despite: str | None = None
    ) -> tuple[LeftOut, ...]:
        """Replace one earlier act and enter the later ones again: all at once, or nothing.

        Returns the later acts that are no longer possible, with the reasons. Raises `Refused`, and `BadData`.
        """
        self._may_write()
        amendment = Amendment(number, command, reason, despite)
        found: Amended[State] = amended(self.journal, amendment, self._stamp(), more)
        self._write([self._readable(entry)[1] for entry in found.entries])
        before, self.journal = self.state, found.journal
        self._then(before)
        return found.left

    def reload(self) -> tuple[Entry, ...]:
        """Read what others have written meanwhile, and return their entries. Raises `BadData`."""
        known = len(self.journal.entries)
        if self.refuge is not None:
            return ()
        self._open(self.document)
        return tuple(self.journal.entries[known:])

    def _may_write(self) -> None:
        """Raise the fault that forbids writing in this journal at all, before anybody throws dice."""
        if self.document.spoilt:
            raise head_spoilt(self.document)

    def _enter(self, record: Record) -> Entry:
        self._may_write()
        entry, text = self._readable(self.journal.entry(record, self._stamp()))
        before, after = self.state, self.journal.outcome(entry)
        self._write([text])
        self.journal.enter(entry, after)
        self._then(before)
        return entry

    def _readable(self, entry: Entry) -> tuple[Entry, str]:
        """Return an entry as it will be read again, and its text.

        Raises `ValueError` if the text would be read as something else: that must not be written.
        """
        codec = self.rules.codec
        text = codec.text(entry)
        read = codec.entry(text)
        if codec.text(read) != text:
            raise ValueError(text)
        return read, text

    def _write(self, texts: list[str]) -> None:
        last = self._lines[-1] if self._lines else None
        head = Head(last.number, last.mark) if last else Head()
        document = sealed_behind(self.document, head.number)
        lines = marked(head, texts, document.seal)
        if self.refuge is not None:
            self.refuge.append(lines)
        else:
            try:
                self.library.append(self.document, head, texts)
            except Gone:
                # The database has gone: go on in a file, and report where it is.
                database = self.library.database.path
                assert database is not None  # noqa: S101  # only a file can be taken away
                self.refuge = refuge(database, document, self._lines, lines)
                self.told.append(self.refuge.told)
        self.document = document
        self._lines += lines

    def _then(self, before: State) -> None:
        if self._backups is None or self.refuge is not None:
            return
        try:
            self._backups.after(self.library, self.document, before, self.state)
        except BadData as fault:
            self.told.append(fault)

    def _stamp(self) -> Stamp:
        when, entered = self.clock(), self.journal.entries
        if entered and when < entered[-1].stamp.when:
            self.told.append(BadData("clock-back", about={"found": when, "before": entered[-1].stamp.when}))
        return Stamp(self.who, when, self.document.rules, dict(self.document.rulings))


def misread(
    writer: JournalWriter[State],
    number: int,
    faces: Sequence[int],
    reason: str,
    hand: Callable[[], More],
    *,
    tell: Callable[[StandingAct[State]], object] = lambda _: None,
) -> tuple[StandingAct[State], ...]:
    """Take back an act, enter it again with the right faces, and then the later acts as far as possible.

    `hand` returns a source for dice that were not thrown then; `tell` is called with the new act before the
    later ones follow. Returns the acts that are no longer possible. Raises `BadData`: no such act, another
    number of dice, no reason; `Conflict`.
    """
    journal = writer.journal
    place = journal.place(number)
    found, later = journal.standing[place], journal.standing[place + 1 :]
    rolls = as_they_lay(found.act, faces)
    back_to = journal.standing[place - 1].number if place else 0
    writer.correct(back_to, reason, rolls)
    _again(writer, found, hand)
    last = writer.journal.last
    assert last is not None  # noqa: S101  # it has just been entered
    tell(last)
    for at, each in enumerate(later):
        try:
            _again(writer, each, hand)
        except Conflict:
            raise
        except (BadData, Refused):
            return later[at:]
    return ()


def _again(writer: JournalWriter[State], found: StandingAct[State], hand: Callable[[], More]) -> None:
    writer.submit(found.act.command, hand(), found.act.reason or None)


def as_they_lay(act: Act, faces: Sequence[int]) -> tuple[Roll, ...]:
    """Return the rolls of an act with other faces.

    Raises `BadData` if there are more or fewer than before.
    """
    if len(faces) != len(act.faces):
        raise BadData("other-number-of-dice", about={"found": len(faces), "count": len(act.faces)})
    rest, found = list(faces), []
    for roll in act.rolls:
        found.append(Roll(roll.why, tuple(rest[: len(roll.faces)])))
        rest = rest[len(roll.faces) :]
    return tuple(found)
