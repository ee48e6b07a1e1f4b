"""The computer as a player of the open battle, on the table that the map shows."""

from collections.abc import Mapping

from gui.dice import OrderDice
from gui.documents.battle import BATTLES, BattleDocument
from gui.documents.library import library
from gui.documents.map.document import OpenMap, open_map
from gui.session import Key, Session
from heart_africa.board.table_record import LayGround, PlaceFigures
from heart_africa.core.dataclass import replace
from heart_africa.core.journal.journal import Refused
from heart_africa.core.journal.records import Command, Correction, Redo, Undo
from heart_africa.journal_kinds.battles import seated
from heart_africa.opponent import facts
from heart_africa.opponent.drafts import Draft
from heart_africa.opponent.heads import Choice
from heart_africa.opponent.seat import Seat
from heart_africa.rules.battle import SideId, Stage
from heart_africa.rules.referee.umpire import Note

OPPONENT: Key["Opponent"] = Key("opponent")


class Opponent(Seat):
    """The computer at the desk: it gives orders as people do, and moves figures on the map."""

    def __init__(self, session: Session, table: BattleDocument, mapped: OpenMap) -> None:
        self.session, self.table, self.mapped = session, table, mapped
        super().__init__(table.writer, mapped.writer)
        self._heeded = len(self.journal.entries)

    def enter(self, order: Command) -> None:
        """Enter an order; its dice are thrown by the program."""
        self.table.submit(order, OrderDice((), self.table.generator))

    def keep(self, order: LayGround | PlaceFigures) -> None:
        """Place figures on the map.

        The computer counts in whole inches: if the map objects, it is overruled.
        """
        try:
            self.mapped.give(order)
        except Refused:
            self.mapped.give(order, self.session.say("opponent-title"))

    def catch_up(self) -> None:
        """Tell the computer what was done since it last looked; sides that had passed are asked again."""
        entries = self.writer.journal.entries
        back = any(isinstance(each.record, Undo | Redo | Correction) for each in entries[self._heeded :])
        self._heeded = len(entries)
        self.passed -= {*self.levels}
        (self.anew if back else self.heed)()

    def due(self) -> Draft | SideId:
        """What comes next: facts that were measured are stated first; melees with people are left to them."""
        if self.levels and not self.alone and self.battle.stage is Stage.PLAY:
            agenda = self.agenda()
            found = facts.facts(self.position(), agenda) if agenda.side in {"", *self.levels} else ()
            said = (each for each in found if each.order.kind in facts.ANSWERS and self.lawful(each.order))
            if (first := next(said, None)) is not None:
                return first
        return super().due()

    def play(self, side: SideId, choice: Choice) -> None:
        """Give the order that the computer chose; the plan of a turn is noted in the journal first."""
        if plan := self.plan_to_note(self.session.lang, side, choice):
            self.table.submit(Note(f"{self.battle.sides[side].name}: {plan}"), OrderDice(()))
        self.give(choice.chosen.draft)

    def pass_over(self, side: SideId) -> None:
        """Note that this side has nothing more to do as things stand."""
        self.passed.add(side)
        self._heeded = len(self.writer.journal.entries)

    def wants_nothing(self, side: str) -> bool:
        """Whether this side has passed and nothing has happened since."""
        return side in self.passed and self._heeded == len(self.writer.journal.entries)

    def asked_of(self) -> SideId:
        """The side of people that a hint is for; "" if the computer decides next, or nobody."""
        due = super(Seat, self).turn_of(self.agenda())
        return "" if due in self.levels and not self.alone else due


def opponent(session: Session) -> Opponent | None:
    """The computer at the open battle, made when first asked for; None if no battle is open.

    Raises `BadData` if the table cannot be read.
    """
    table, mapped = BATTLES.opened(session), open_map(session)
    if table is None or mapped is None:
        session.open.take(OPPONENT)
        return None
    found = session.open.get(OPPONENT)
    if found is not None and found.table is table:
        return found
    return session.open.put(OPPONENT, Opponent(session, table, mapped))


def seat(session: Session, table: BattleDocument, sides: Mapping[str, str]) -> None:
    """Let the computer play these sides, each at its level, and no others. Raises `BadData`."""
    document = table.writer.document
    noted = library(session).remark(document, seated(document.note, sides))
    table.writer.document = replace(document, note=noted.note)  # keep the writer's head and seal
    session.tell(table.topic)
