"""A player's orders put into a file, one upon the other; what the book has against them is told, no more."""

import secrets
from collections.abc import Iterable
from typing import Any

from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import DiceNeeded
from heart_africa.core.journal.journal import Journal, Refused
from heart_africa.core.journal.records import Command, Origin, Stamp
from heart_africa.core.problems import BadData, Problem
from heart_africa.rules.campaign import Campaign, Keeper
from heart_africa.rules.campaign.agreements import Propose
from heart_africa.storage.documents import Document
from heart_africa.storage.turn_files import Ordered, Orders


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


class DraftContext:
    """Where a player writes his orders: a copy of the journal on which each meets those before it."""

    def __init__(self, journal: Journal[Campaign], rules: Keeper, player: str) -> None:
        self.journal, self.rules, self.player = journal.fork(), rules, player
        self.drafts: list[OrdersDraft] = []

    def add(self, draft: OrdersDraft) -> Met:
        """Put an order behind the others: what it meets. Raises `BadData`: not his own."""
        state = self.journal.state
        sent = self.rules.sent(state, self.player, draft.command, draft.faces)
        if sent is None:
            raise BadData("turn-file-not-his", about={"player": self.player, "found": draft.line.strip()})
        problems = self.rules.objections(state, sent)
        entered = self._try(sent, draft.faces)
        self.drafts.append(draft)
        offers = self.journal.state.offers
        return Met(problems, offers[-1].awaits if entered and isinstance(sent, Propose) and offers else "")

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
        except (Refused, DiceNeeded, _NoDice, BadData):
            return False
        return True


class _NoDice(Exception):
    """It is thrown for when the organiser takes it in."""


def orders_of(document: Document, desk: DraftContext, turn: int, made: str, note: str = "") -> Orders:
    """The file of a player's orders, still to be signed. Raises `BadData` if there are none."""
    return Orders(
        id=secrets.token_hex(8),
        campaign=document.id,
        name=document.name,
        player=desk.player,
        turn=turn,
        number=document.head.number,
        mark=document.head.mark,
        made=made,
        note=note,
        orders=tuple(ordered(desk.rules, desk.drafts)),
    )


def ordered(rules: Keeper, drafts: Iterable[OrdersDraft]) -> Iterable[Ordered]:
    """Orders as plain data."""
    for draft in drafts:
        yield Ordered(order=dict(rules.codec.write_command(draft.command)), faces=draft.faces)
