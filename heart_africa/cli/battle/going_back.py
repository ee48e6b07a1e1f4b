"""Back and forth in the journal: undo, redo, a look at an earlier moment, corrections past a die."""

from heart_africa.battle import Battle
from heart_africa.cli.battle.chronicle import heading, standing
from heart_africa.cli.battle.dealing import Dealer
from heart_africa.cli.battle.session import Session
from heart_africa.cli.battle.status import show_status
from heart_africa.cli.battle.telling import show_act
from heart_africa.cli.dice_sources import read_faces
from heart_africa.cli.screen import Screen
from heart_africa.game import Referee
from heart_africa.journal.book import Refused, Standing
from heart_africa.journal.deeds import Act, Roll
from heart_africa.orders.battle.words import objection
from heart_africa.problems import BadData
from heart_africa.store.sitting import Sitting


def undo(screen: Screen, sitting: Sitting[Battle]) -> None:
    """Take back the last act and say which. Raises `BadData`: there is none, or dice lie there."""
    last = sitting.journal.last
    sitting.undo()
    assert last is not None  # noqa: S101  # it has been taken back
    screen.speak("referee-undone", number=last.number, title=_title(screen, sitting, last))


def redo(screen: Screen, sitting: Sitting[Battle]) -> None:
    """Let it stand again and say which. Raises `BadData`: there is none."""
    sitting.redo()
    last = sitting.journal.last
    assert last is not None  # noqa: S101  # it stands again
    screen.speak("referee-redone", number=last.number, title=_title(screen, sitting, last))


def show_at(screen: Screen, sitting: Sitting[Battle], number: int) -> None:
    """The battle as it stood after an act, to be looked at. Raises `BadData`."""
    battle = sitting.at(number)
    screen.speak("referee-at", "bold yellow", number=number, last=sitting.journal.next_number - 1)
    show_status(screen, battle)


def correct(screen: Screen, sitting: Sitting[Battle], back_to: int, reason: str) -> None:
    """Take back everything after an act, dice or no dice, and say what. Raises `BadData`."""
    gone = [each for each in sitting.journal.standing if each.number > back_to]
    sitting.correct(back_to, reason)
    screen.speak("referee-corrected", "bold", number=back_to, count=len(gone))
    screen.items(((f"#{each.number}", _title(screen, sitting, each), "") for each in gone), 1)


def misread(session: Session, number: int, faces: str, reason: str) -> None:
    """Enter an act again with its dice as they really lay; what came later has to be entered anew.

    Raises `BadData`: no such act, not so many dice, no reason.
    """
    screen, sitting = session.screen, session.sitting
    found = standing(sitting.journal, number)
    rolls = _as_they_lay(found.act, read_faces(screen, faces, "="))
    place = sitting.journal.place(number)
    back_to = sitting.journal.standing[place - 1].number if place else 0
    later = [each for each in sitting.journal.standing if each.number > number]
    sitting.correct(back_to, reason, rolls)
    sitting.submit(found.act.command, Dealer(session.source, None), found.act.reason or None)
    last = sitting.journal.last
    assert last is not None  # noqa: S101  # it has just been entered
    show_act(screen, last)
    _again(session, later)


def _as_they_lay(act: Act, faces: tuple[int, ...]) -> tuple[Roll, ...]:
    """The rolls of an act with these faces. Raises `BadData` if they are not as many."""
    if len(faces) != len(act.faces):
        raise BadData("other-number-of-dice", about={"found": len(faces), "count": len(act.faces)})
    rest, found = list(faces), []
    for roll in act.rolls:
        found.append(Roll(roll.why, tuple(rest[: len(roll.faces)])))
        rest = rest[len(roll.faces) :]
    return tuple(found)


def _again(session: Session, later: list[Standing[Battle]]) -> None:
    """Enter the later acts again, each with the dice that it met, until one no longer goes."""
    screen, sitting = session.screen, session.sitting
    for place, each in enumerate(later):
        try:
            sitting.submit(each.act.command, Dealer(session.source, None), each.act.reason or None)
        except (BadData, Refused):
            screen.speak("referee-not-again", "yellow", count=len(later) - place)
            screen.items(((f"#{it.number}", _title(screen, sitting, it), "") for it in later[place:]), 1)
            return
    if later:
        screen.speak("referee-again", count=len(later))


def amend(session: Session, number: int, text: str, reason: str = "") -> None:
    """Put an earlier act right by another order; what came later is entered again as far as it goes.

    Raises `BadData`, `Refused`.
    """
    screen, sitting = session.screen, session.sitting
    found = standing(sitting.journal, number)
    line, command = session.read(text, found.before)
    why = reason or line.despite or ""
    left = sitting.amend(number, command, Dealer(session.source, line.faces), why, line.despite)
    screen.speak("referee-amended", "bold", number=number, title=_title(screen, sitting, found))
    for each in left:
        title = heading(screen.lang, _rules(sitting), found.before, found.after, each.act)
        screen.items([("✗", f"#{each.number} {title}", "yellow")], 1)
        screen.items((("", objection(screen, problem), "dim") for problem in each.problems), 4)


def _title(screen: Screen, sitting: Sitting[Battle], each: Standing[Battle]) -> str:
    return heading(screen.lang, _rules(sitting), each.before, each.after, each.act)


def _rules(sitting: Sitting[Battle]) -> Referee:
    assert isinstance(sitting.rules, Referee)  # noqa: S101  # a battle is opened with a referee
    return sitting.rules
