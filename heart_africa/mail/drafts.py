"""A player's orders, collected for a file. Each is tried on a copy, and objections are shown only."""

from hashlib import sha256
from typing import Any, Generic, TypeVar

from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import DiceNeeded
from heart_africa.core.journal.codec import canonical
from heart_africa.core.journal.journal import Journal, Refused, Rules
from heart_africa.core.journal.records import Command, Origin, Stamp
from heart_africa.core.problems import BadData, Problem
from heart_africa.storage.documents import Document
from heart_africa.storage.turn_files import Ordered, Orders, Passing

State = TypeVar("State")


@dataclass(frozen=True, slots=True)
class OrderDraft:
    """An order that a player is going to send: as typed, and with the faces thrown for it."""

    line: str
    command: Any
    faces: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class DraftResult:
    """The result of an order on a player's copy: the book's objections, and whose consent it awaits."""

    problems: tuple[Problem, ...] = ()
    awaits: str = ""


class Drafts(Generic[State]):
    """Collects a player's orders on a copy of the journal, where each follows those before it.

    `unthrown`: those that wait for dice.
    """

    def __init__(self, journal: Journal[State], rules: Rules[State], player: str) -> None:
        self.journal, self.rules, self.player = journal.fork(), rules, player
        self.drafts: list[OrderDraft] = []
        self.unthrown: list[Command] = []

    def add(self, draft: OrderDraft) -> DraftResult:
        """Add an order; what it meets on the copy. Raises `BadData` if it is not his own."""
        sent = self.sent(draft)
        problems = self.rules.objections(self.journal.state, sent)
        entered = self._try(sent, draft.faces)
        self.drafts.append(draft)
        return DraftResult(problems, self.awaits(sent) if entered else "")

    def sent(self, draft: OrderDraft) -> Command:
        """The order as it will be sent. Raises `BadData` if it is not his own."""
        command: Command = draft.command
        return command

    def awaits(self, sent: Command) -> str:
        """The player whose consent an order just entered awaits, "" if nobody's."""
        del sent
        return ""

    def _try(self, command: Command, faces: tuple[int, ...]) -> bool:
        """Enter an order on the copy; whether it was entered, and not refused or short of dice."""
        given = list(faces)

        def more(count: int, _why: str) -> tuple[list[int], Origin]:
            if not given:
                raise _NoDice
            faces = given[:count]
            del given[:count]
            return faces, Origin.TYPED

        try:
            act = self.journal.act(command, more)
            self.journal.append(self.journal.entry(act, Stamp()))
        except (DiceNeeded, _NoDice):
            self.unthrown.append(command)
            return False
        except (Refused, BadData):
            return False
        return True


class _NoDice(Exception):
    """An order needs dice that are thrown only when the organiser enters it."""


def orders_of(  # noqa: PLR0917  # all that a file says
    document: Document, desk: Drafts[Any], turn: int, made: str, note: str = "", passing: Passing = ""
) -> Orders:
    """The file of a player's orders, still to be signed. Raises `BadData` if there are none.

    Orders written again for the same state, because the first file was lost, have the same id, so that they
    are accepted only once.
    """
    head = document.head
    orders = tuple(
        Ordered(order=dict(desk.rules.codec.write_command(draft.command)), faces=draft.faces)
        for draft in desk.drafts
    )
    said = [document.id, desk.player, head.mark, note, passing, *(each.model_dump() for each in orders)]
    return Orders(
        version=2 if passing else 1,
        passing=passing,
        id=sha256(canonical({"said": said}).encode()).hexdigest()[:16],
        campaign=document.id,
        name=document.name,
        player=desk.player,
        turn=turn,
        number=head.number,
        mark=head.mark,
        made=made,
        note=note,
        kind=document.kind,
        orders=orders,
    )
