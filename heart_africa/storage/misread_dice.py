"""A correction of dice that were misread, and what came later as far as it is still allowed."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from heart_africa.core.journal.dice_cache import More
from heart_africa.core.journal.journal import Refused, StandingAct
from heart_africa.core.journal.records import Act, Roll
from heart_africa.core.problems import BadData
from heart_africa.storage.documents import Conflict
from heart_africa.storage.journal_writer import JournalWriter

State = TypeVar("State")


def misread(
    writer: JournalWriter[State],
    number: int,
    faces: Sequence[int],
    reason: str,
    hand: Callable[[], More],
    *,
    tell: Callable[[StandingAct[State]], object] = lambda _: None,
) -> tuple[StandingAct[State], ...]:
    """Take back to before an act and enter it with these faces, then the later ones as far as they go.

    `hand`: who gives dice that were not thrown then; `tell` hears of the act before the later ones follow.
    What is given back are the acts that no longer go.
    Raises `BadData`: no such act, other dice, no reason; `Conflict`.
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
    """The rolls of an act with these faces. Raises `BadData` if they are not as many."""
    if len(faces) != len(act.faces):
        raise BadData("other-number-of-dice", about={"found": len(faces), "count": len(act.faces)})
    rest, found = list(faces), []
    for roll in act.rolls:
        found.append(Roll(roll.why, tuple(rest[: len(roll.faces)])))
        rest = rest[len(roll.faces) :]
    return tuple(found)
