"""A journal that is open on the desk: its state, orders, undo, corrections, conflicts with other writers.

What all games have in common. All that it shows is on the disk.
"""

from collections.abc import Callable, Sequence
from itertools import chain
from typing import ClassVar, Generic, TypeVar

from gui.dice import Generator, OrderDice
from gui.documents.outbox import Outbox
from gui.session import Session
from heart_africa.core.journal.journal import Amendment, Journal, LeftOut, More, StandingAct
from heart_africa.core.journal.records import Command, Stamp
from heart_africa.core.problems import BadData
from heart_africa.storage.documents import Conflict
from heart_africa.storage.journal_writer import JournalWriter, as_they_lay, misread
from heart_africa.storage.signatures import Keys

State = TypeVar("State")
Done = TypeVar("Done")


class JournalDocument(Generic[State]):
    """A journal on the desk.

    `topic` is told when another journal is open or this one has changed, `order_topic` when the open form or
    the choice changes.

    `at`: the number of the entry whose moment is shown, None for the present; `conflict`: somebody else wrote
    meanwhile; `owner`: the player whose copy it is, "" if the journal is kept here; `outbox`: the orders that
    wait on a copy; `version` grows with every change; `dice_typed`: dice typed for an order that was not
    given, by what the order said.
    """

    topic: ClassVar[str]
    order_topic: ClassVar[str]
    posted: ClassVar[bool] = False
    """Whether players may have copies of such a journal."""

    def __init__(self, session: Session, writer: JournalWriter[State]) -> None:
        self.session, self.writer = session, writer
        self.at: int | None = None
        self.conflict: Conflict | None = None
        self.version = 0
        self.dice_typed: dict[str, str] = {}
        self.generator = Generator()
        self.owner = Keys.of(writer.library, writer.document).owner if self.posted else ""
        self.outbox = self._outbox() if self.owner else None

    # --- how it stands ---

    @property
    def name(self) -> str:
        """The name of the journal."""
        return self.writer.document.name

    @property
    def journal(self) -> Journal[State]:
        """The journal with all its entries."""
        return self.writer.journal

    @property
    def live(self) -> State:
        """The state after the last entry, whatever moment is shown."""
        return self.writer.state

    @property
    def looked_at(self) -> State:
        """The state at the moment that is shown."""
        return self.live if self.at is None else self.writer.at(self.at)

    @property
    def closed(self) -> str:
        """The id of a message why nothing can be written now; "" if it can."""
        if self.owner:
            return "mail-off-copy"
        return "desk-off-looking" if self.at is not None else ""

    @property
    def orderable(self) -> bool:
        """Whether orders can be given; on a player's copy they are collected in the outbox."""
        return self.at is None

    @property
    def ahead(self) -> Journal[State]:
        """The journal against which orders are checked: on a copy with the waiting orders entered."""
        return self.outbox.ahead if self.outbox else self.journal

    def goto(self, number: int | None) -> None:
        """Show the moment after an entry, or the present with None. Raises `BadData`."""
        if number is not None:
            self.writer.at(number)
        self.at = None if number == self.journal.next_number - 1 else number
        self._tell()

    def key_handed(self) -> None:
        """Tell that a player was handed a key: from now on he plays by mail."""
        self.session.tell(self.topic)

    # --- writing ---

    def submit(self, command: Command, more: More, despite: str | None = None) -> StandingAct[State]:
        """Carry out an order; it is on the disk when this returns.

        Raises `Refused` unless overruled by `despite`, `MissingDice`, `BadData`, and `Conflict` if somebody
        else has written.
        """
        self._writing(lambda: self.writer.submit(command, more, despite))
        self.dice_typed.clear()
        self._carried_out()
        self._tell()
        return self._last()

    def undo(self) -> StandingAct[State]:
        """Take back the last act and return it. Raises `BadData` if there is none or it threw dice."""
        last = self.journal.last
        self._writing(self.writer.undo)
        assert last is not None  # noqa: S101  # it has been taken back
        self._tell()
        return last

    def redo(self) -> StandingAct[State]:
        """Restore the act that was taken back last. Raises `BadData` if there is none."""
        self._writing(self.writer.redo)
        self._tell()
        return self._last()

    def correct(self, back_to: int, reason: str) -> None:
        """Take back all acts after this one, with their dice. Raises `BadData` without a reason."""
        self._writing(lambda: self.writer.correct(back_to, reason))
        self._tell()

    def misread(self, number: int, faces: Sequence[int], reason: str) -> tuple[StandingAct[State], ...]:
        """Enter an act again with the right dice, and the later acts as far as they are still possible.

        Dice that it needs only now follow those that it had. Returns the acts that are no longer possible.
        Raises `MissingDice` if such dice are missing; `BadData` for an unknown act, wrong dice or no reason.
        """
        count = len(self.journal.standing[self.journal.place(number)].act.faces)
        again, besides = faces[:count], faces[count:]
        # Try on a copy whether the act needs just these dice: once the correction is written it is too late.
        ahead, place = self.journal.fork(), self.journal.place(number)
        act, back_to = ahead.standing[place].act, ahead.standing[place - 1].number if place else 0
        correction = ahead.correct(back_to, reason, as_they_lay(act, again))
        ahead.append(ahead.entry(correction, Stamp()))
        hand = OrderDice(besides)
        ahead.act(act.command, hand, act.reason or None)
        if hand.left:
            found = " ".join(map(str, hand.left))
            raise BadData("too-many-faces", about={"found": found, "count": len(hand.left)})
        hands = chain([OrderDice(besides)], iter(lambda: OrderDice((), self.generator), None))
        left = self._writing(lambda: misread(self.writer, number, again, reason, lambda: next(hands)))
        self._tell()
        return left

    def amend(self, said: Amendment, more: More) -> tuple[LeftOut, ...]:
        """Replace an earlier order; returns the later acts that are no longer possible.

        Raises `Refused` unless overruled, `MissingDice` if dice are missing, `BadData`.
        """
        left = self._writing(
            lambda: self.writer.amend(said.number, said.command, more, said.reason, said.despite)
        )
        self._tell()
        return left

    def reload(self) -> int:
        """Read what others have written; returns how many entries. Raises `BadData`."""
        new = self.writer.reload()
        self.conflict = None
        if self.outbox:
            self.outbox.look()
        self._tell()
        return len(new)

    # --- on a player's copy ---

    def plan(self, command: Command, faces: tuple[int, ...] = ()) -> str:
        """Add an order to those that wait on a player's copy; returns its line. Raises `BadData`."""
        assert self.outbox is not None  # noqa: S101  # only a copy has one
        line = self.outbox.add(command, faces)
        self.dice_typed.clear()
        self._carried_out()
        self._tell()
        return line

    def unplan(self, place: int) -> None:
        """Remove a waiting order."""
        assert self.outbox is not None  # noqa: S101  # as above
        self.outbox.drop(place)
        self._tell()

    def clear_plans(self) -> None:
        """Remove all waiting orders, because they were sent."""
        assert self.outbox is not None  # noqa: S101  # as above
        self.outbox.clear()
        self._tell()

    # --- inside ---

    def _outbox(self) -> Outbox[State] | None:
        """The outbox of a player's copy; None for games without copies."""
        return None

    def _carried_out(self) -> None:
        """Called after an order was entered: its form closes."""

    def _writing(self, write: Callable[[], Done]) -> Done:
        if self.owner:
            about = {"name": self.name, "player": self.owner, "kind": self.writer.document.kind}
            raise BadData("campaign-is-a-copy", about=about)
        if self.closed:
            raise ValueError(self.closed)  # no view offers to write in a closed journal
        try:
            return write()
        except Conflict as conflict:
            self.conflict = conflict
            self._tell()
            raise

    def _last(self) -> StandingAct[State]:
        last = self.journal.last
        assert last is not None  # noqa: S101  # something has just been entered
        return last

    def _tell(self) -> None:
        """Tell all that show the journal of a change, and note faults that did not stop the writing."""
        self.version += 1
        for fault in self.writer.told:
            self.session.note_fault(fault)
        self.writer.told.clear()
        self.session.tell(self.topic)
