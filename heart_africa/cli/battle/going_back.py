"""Back and forth in the journal of a battle: a look at an earlier moment, dice put right."""

from functools import partial

from heart_africa.battle import Battle
from heart_africa.cli.battle.chronicle import heading
from heart_africa.cli.battle.session import Session
from heart_africa.cli.battle.status import show_status
from heart_africa.cli.battle.telling import show_act
from heart_africa.cli.dice_sources import read_faces
from heart_africa.cli.prompt.dealing import Dealer
from heart_africa.cli.prompt.going_back import GoingBack
from heart_africa.cli.screen import Screen
from heart_africa.game import Referee
from heart_africa.journal.book import Refused, Standing
from heart_africa.journal.deeds import Act, Roll
from heart_africa.orders.battle.words import objection
from heart_africa.problems import BadData
from heart_africa.store.sitting import Sitting


def back(screen: Screen, sitting: Sitting[Battle]) -> GoingBack[Battle]:
    """The ways back and forth in the journal of a battle."""
    rules = sitting.rules
    assert isinstance(rules, Referee)  # noqa: S101  # a battle is opened with a referee
    return GoingBack(screen, sitting, partial(heading, screen.lang, rules), partial(objection, screen))


def show_at(screen: Screen, sitting: Sitting[Battle], number: int) -> None:
    """The battle as it stood after an act, to be looked at. Raises `BadData`."""
    battle = sitting.at(number)
    screen.speak("referee-at", "bold yellow", number=number, last=sitting.journal.next_number - 1)
    show_status(screen, battle)


def misread(session: Session, number: int, faces: str, reason: str) -> None:
    """Enter an act again with its dice as they really lay; what came later has to be entered anew.

    Raises `BadData`: no such act, not so many dice, no reason.
    """
    screen, sitting = session.screen, session.sitting
    ways = back(screen, sitting)
    found = ways.standing(number)
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
    title = back(screen, sitting).title
    for place, each in enumerate(later):
        try:
            sitting.submit(each.act.command, Dealer(session.source, None), each.act.reason or None)
        except (BadData, Refused):
            screen.speak("referee-not-again", "yellow", count=len(later) - place)
            screen.items(((f"#{it.number}", title(it), "") for it in later[place:]), 1)
            return
    if later:
        screen.speak("referee-again", count=len(later))
