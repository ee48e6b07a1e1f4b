"""A journal that lies open on the desk: what was entered, orders given, a way back, who else writes.

What a battle and a campaign have in common, whoever plays at what. Whatever is shown is on the disk.
"""

from collections.abc import Callable, Sequence
from itertools import chain
from typing import ClassVar, Generic, TypeVar

from gui.dice import Generator, OrderDice
from gui.documents.outbox import Outbox
from gui.session import Session
from heart_africa.core.bad_data import bad_text
from heart_africa.core.journal.dice_cache import More
from heart_africa.core.journal.journal import Amendment, Journal, Left, StandingAct
from heart_africa.core.journal.records import Command, Stamp
from heart_africa.core.problems import BadData
from heart_africa.storage.documents import Conflict
from heart_africa.storage.journal_writer import JournalWriter, as_they_lay, misread
from heart_africa.storage.signatures import Keys

State = TypeVar("State")
Done = TypeVar("Done")


class JournalDocument(Generic[State]):
    """A journal on the desk.

    `topic`: what is told when it is another, or another than before; `order_topic`: when somebody is about
    something else with it.

    `at`: the entry that is looked at, None for how it stands; `conflict`: somebody else wrote meanwhile;
    `owner`: whose copy it is, nobody's if it is kept here, `outbox`: the orders that he is going to send;
    `version` grows with everything that changes; `dice_typed`: what was typed for an order that was then
    left, by what the order said.
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
        """What it is called."""
        return self.writer.document.name

    @property
    def journal(self) -> Journal[State]:
        """All that was entered."""
        return self.writer.journal

    @property
    def live(self) -> State:
        """The state after the last entry, whatever moment is looked at."""
        return self.writer.state

    @property
    def looked_at(self) -> State:
        """The state at the moment that is looked at."""
        return self.live if self.at is None else self.writer.at(self.at)

    @property
    def closed(self) -> str:
        """Why nothing is written now, as the id of a message; "" if it can be."""
        if self.owner:
            return "keeper-off-copy"
        return "desk-off-looking" if self.at is not None else ""

    @property
    def orderable(self) -> bool:
        """Whether orders can be given: on a player's copy they are collected."""
        return self.at is None

    @property
    def ahead(self) -> Journal[State]:
        """What an order is held against: the journal, on a copy with the orders that wait to be sent."""
        return self.outbox.ahead if self.outbox else self.journal

    def goto(self, number: int | None) -> None:
        """Look at how it stood after an entry, None for how it stands. Raises `BadData`."""
        if number is not None:
            self.writer.at(number)
        self.at = None if number == self.journal.next_number - 1 else number
        self._tell()

    # --- writing ---

    def submit(self, command: Command, more: More, despite: str | None = None) -> StandingAct[State]:
        """Carry out an order; it is on the disk when this returns.

        Raises `Refused` unless overruled, `Short` where dice are wanting, `BadData`; `Conflict` where
        somebody else has written, which the page tells in its place.
        """
        self._writing(lambda: self.writer.submit(command, more, despite))
        self.dice_typed.clear()
        self._carried_out()
        self._tell()
        return self._last()

    def undo(self) -> StandingAct[State]:
        """Take back the last act, and say which. Raises `BadData`: there is none, or dice lie there."""
        last = self.journal.last
        self._writing(self.writer.undo)
        assert last is not None  # noqa: S101  # it has been taken back
        self._tell()
        return last

    def redo(self) -> StandingAct[State]:
        """Let the act taken back last stand again. Raises `BadData`: there is none."""
        self._writing(self.writer.redo)
        self._tell()
        return self._last()

    def correct(self, back_to: int, reason: str) -> None:
        """Take back everything after an act, dice too. Raises `BadData` without a reason."""
        self._writing(lambda: self.writer.correct(back_to, reason))
        self._tell()

    def misread(self, number: int, faces: Sequence[int], reason: str) -> tuple[StandingAct[State], ...]:
        """Enter an act again with its dice as they lay, and the later ones as far as they go.

        Dice for which it asks only now stand behind those that it had. What is given back are the acts that
        no longer go. Raises `Short` where such dice are wanting; `BadData`: no such act, other dice, no
        reason.
        """
        count = len(self.journal.standing[self.journal.place(number)].act.faces)
        again, besides = faces[:count], faces[count:]
        # Try on a fork whether an act gets by with these dice: after it is written it would be too late.
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

    def amend(self, said: Amendment, more: More) -> tuple[Left, ...]:
        """Another order in place of an earlier one; the later ones that no longer go are given back.

        Raises `Refused` unless overruled, `Short` where dice are wanting, `BadData`.
        """
        left = self._writing(
            lambda: self.writer.amend(said.number, said.command, more, said.reason, said.despite)
        )
        self._tell()
        return left

    def reload(self) -> int:
        """Go on from what others have written: how many entries they made. Raises `BadData`."""
        new = self.writer.reload()
        self.conflict = None
        # What others have written has been read.
        if self.outbox:
            self.outbox.look()
        self._tell()
        return len(new)

    # --- on a player's copy ---

    def plan(self, command: Command, faces: tuple[int, ...] = ()) -> str:
        """Put an order to those that a player is going to send: its line. Raises `BadData`."""
        assert self.outbox is not None  # noqa: S101  # only a copy has one
        line = self.outbox.add(command, faces)
        self.dice_typed.clear()
        self._carried_out()
        self._tell()
        return line

    def unplan(self, place: int) -> None:
        """Take an order out of those."""
        assert self.outbox is not None  # noqa: S101  # as above
        self.outbox.drop(place)
        self._tell()

    def clear_plans(self) -> None:
        """Forget the orders that waited: they were sent."""
        assert self.outbox is not None  # noqa: S101  # as above
        self.outbox.clear()
        self._tell()

    # --- inside ---

    def _outbox(self) -> Outbox[State] | None:
        """The orders that wait on a player's copy."""
        return None

    def _carried_out(self) -> None:
        """An order has been entered: nobody is about to give it any longer."""

    def _writing(self, write: Callable[[], Done]) -> Done:
        # Raise what stands against writing at all.
        if self.owner:
            about = {"name": self.name, "player": self.owner, "kind": self.writer.document.kind}
            raise BadData("campaign-is-a-copy", about=about)
        if self.closed:
            raise ValueError(self.closed)  # whoever shows it lets nobody write
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
        """Tell those who show it; what happened beside is noted."""
        self.version += 1
        for fault in self.writer.told:
            self.session.note(bad_text(fault, self.session.lang))
        self.writer.told.clear()
        self.session.tell(self.topic)
