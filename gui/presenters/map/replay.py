"""The moments of a battle for the playback: each entry in words, and the ways figures took."""

from collections.abc import Mapping
from dataclasses import field

from gui.documents.map.document import OpenMap
from gui.presenters.battle.journal import BattleWords
from gui.session import Session
from heart_africa.board.layout import Course, Stand
from heart_africa.board.table_record import frames
from heart_africa.core.dataclass import dataclass

SENTENCES = 2


@dataclass(frozen=True)
class Moment:
    """The table after an entry of the battle, 0 for the beginning; `came`: who moved, by which way."""

    number: int
    came: Mapping[str, Course] = field(default_factory=dict)


def moments(opened: OpenMap) -> tuple[Moment, ...]:
    """A moment for the beginning and one for each entry in force that changes the table."""
    numbers = [each.number for each in opened.table.journal.standing]
    found = []
    before: Mapping[str, Stand] = {}
    for frame in frames(opened.record, numbers):
        now = frame.layout.stands
        # straight ways for the figures that stand elsewhere than before
        shifts = {
            name: (before[name].spot, stand.spot)
            for name, stand in now.items()
            if name in before and before[name] != stand
        }
        found.append(Moment(frame.number, {**shifts, **frame.came}))
        before = now
    return tuple(found)


def moment_text(session: Session, opened: OpenMap, number: int) -> str:
    """An entry in words, without what the side that is looking may not know."""
    entry = next((each for each in opened.table.journal.standing if each.number == number), None)
    if entry is None:
        return session.say("table_map-replay-beginning")
    text = " ".join(BattleWords(session, opened.table).told(entry).sentences[:SENTENCES])
    return session.say("table_map-replay-moment", number=number, turn=entry.after.turn, text=text)
