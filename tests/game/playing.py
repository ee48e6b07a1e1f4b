"""Orders carried out in a test: decided with given faces, written down, read back, applied."""

from collections.abc import Iterable

from heart_africa.battle import Battle
from heart_africa.book import Book
from heart_africa.dice import Dice
from heart_africa.game.rooms import Room
from heart_africa.journal import Act, Entry, Fact, Stamp
from heart_africa.journal.codec import Codec


def facts(
    room: Room, book: Book, battle: Battle, command: object, faces: Iterable[int] = ()
) -> tuple[Fact, ...]:
    """What an order brings about, as it is read again from its entry; no face may be left over."""
    dice = Dice(faces)
    decided = room.decide(book, battle, command, dice)
    assert dice.left == ()
    codec = Codec(room.commands, room.events)
    deed = codec.entry(codec.text(Entry(1, Stamp(), Act(command, facts=decided)))).deed
    assert isinstance(deed, Act)
    assert deed.command == command
    assert deed.facts == decided
    return deed.facts


def after(room: Room, battle: Battle, happened: Iterable[Fact]) -> Battle:
    """The battle with these facts applied."""
    for fact in happened:
        battle = room.evolve(battle, fact.event, fact.who)
    return battle


def done(room: Room, book: Book, battle: Battle, command: object, faces: Iterable[int] = ()) -> Battle:
    """The battle after an order."""
    return after(room, battle, facts(room, book, battle, command, faces))
