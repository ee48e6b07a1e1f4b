"""A player's orders put into a file, one upon the other; what is against them is told, no more."""

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
class OrdersDraft:
    """An order that a player is going to send: how it is typed, with the faces that were thrown for it."""

    line: str
    command: Any
    faces: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Met:
    """What an order meets on a player's copy: what the book has against it, whose consent it awaits."""

    problems: tuple[Problem, ...] = ()
    awaits: str = ""


class Drafts(Generic[State]):
    """Where a player writes his orders: a copy of the journal on which each meets those before it.

    `unthrown`: those that wait for dice.
    """

    def __init__(self, journal: Journal[State], rules: Rules[State], player: str) -> None:
        self.journal, self.rules, self.player = journal.fork(), rules, player
        self.drafts: list[OrdersDraft] = []
        self.unthrown: list[Command] = []

    def add(self, draft: OrdersDraft) -> Met:
        """Put an order behind the others: what it meets. Raises `BadData`: not his own."""
        sent = self.sent(draft)
        problems = self.rules.objections(self.journal.state, sent)
        entered = self._try(sent, draft.faces)
        self.drafts.append(draft)
        return Met(problems, self.awaits(sent) if entered else "")

    def sent(self, draft: OrdersDraft) -> Command:
        """The order that comes of it when it is sent. Raises `BadData`: not his own."""
        command: Command = draft.command
        return command

    def awaits(self, sent: Command) -> str:
        """Whose consent an order awaits that has just been entered, "" for nobody's."""
        del sent
        return ""

    def _try(self, command: Command, faces: tuple[int, ...]) -> bool:
        """Enter it for those behind it; one that is refused or needs dice is left out."""
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
    """It is thrown for when the organiser takes it in."""


def orders_of(  # noqa: PLR0917  # all that a file says
    document: Document, desk: Drafts[Any], turn: int, made: str, note: str = "", passing: Passing = ""
) -> Orders:
    """The file of a player's orders, still to be signed. Raises `BadData` if there are none.

    Written again upon the same state, for it was lost on the way, it has the same id and is taken in once.
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
