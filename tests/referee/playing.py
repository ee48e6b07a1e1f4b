"""Orders carried out in a test: decided with given faces, written down, read back, applied."""

from collections.abc import Iterable

from heart_africa.core.dice import Dice
from heart_africa.core.journal.codec import Codec
from heart_africa.core.journal.records import Act, Entry, EventRecord, Stamp
from heart_africa.rules.battle import Battle
from heart_africa.rules.book import Book
from heart_africa.rules.referee.feature import Feature


def facts(
    room: Feature, book: Book, battle: Battle, command: object, faces: Iterable[int] = ()
) -> tuple[EventRecord, ...]:
    """What an order brings about, as it is read again from its entry; no face may be left over."""
    dice = Dice(faces)
    decided = room.decide(book, battle, command, dice)
    assert dice.left == ()
    codec = Codec(room.commands, room.events)
    record = codec.entry(codec.text(Entry(1, Stamp(), Act(command, facts=decided)))).record
    assert isinstance(record, Act)
    assert record.command == command
    assert record.facts == decided
    return record.facts


def after(room: Feature, battle: Battle, happened: Iterable[EventRecord]) -> Battle:
    """The battle with these facts applied."""
    for fact in happened:
        battle = fact.event.applied(battle, fact.who)
    return battle


def done(room: Feature, book: Book, battle: Battle, command: object, faces: Iterable[int] = ()) -> Battle:
    """The battle after an order."""
    return after(room, battle, facts(room, book, battle, command, faces))
