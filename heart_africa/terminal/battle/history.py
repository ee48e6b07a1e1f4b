"""Back and forth in the journal of a battle: a look at an earlier moment, dice put right."""

from functools import partial

from heart_africa.language.battle.words import objection
from heart_africa.rules.battle import Battle
from heart_africa.rules.referee import Referee
from heart_africa.rules.referee.secrets import View
from heart_africa.storage import misread_dice as store
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.terminal.battle.chronicle import heading
from heart_africa.terminal.battle.session import Session
from heart_africa.terminal.battle.status import show_status
from heart_africa.terminal.battle.wording import show_act
from heart_africa.terminal.dice_sources import read_faces
from heart_africa.terminal.prompt.dice import Dealer
from heart_africa.terminal.prompt.history import GoingBack
from heart_africa.terminal.screen import Screen


def back(screen: Screen, sitting: JournalWriter[Battle]) -> GoingBack[Battle]:
    """The ways back and forth in the journal of a battle."""
    rules = sitting.rules
    assert isinstance(rules, Referee)  # noqa: S101  # a battle is opened with a referee
    return GoingBack(screen, sitting, partial(heading, screen.lang, rules), partial(objection, screen))


def show_at(screen: Screen, sitting: JournalWriter[Battle], number: int, view: View) -> None:
    """The battle as it stood after an act, to be looked at. Raises `BadData`."""
    battle = sitting.at(number)
    screen.speak("referee-at", "bold yellow", number=number, last=sitting.journal.next_number - 1)
    show_status(screen, view, at=battle)


def misread(session: Session, number: int, faces: str, reason: str) -> None:
    """Enter an act again with its dice as they really lay, then the later ones until one no longer goes.

    Raises `BadData`: no such act, not so many dice, no reason.
    """
    screen, sitting = session.screen, session.sitting
    title = back(screen, sitting).title
    known = [each for each in sitting.journal.standing if each.number > number]
    lay = read_faces(screen, faces, "=")
    left = store.misread(
        sitting,
        number,
        lay,
        reason,
        lambda: Dealer(session.source, None),
        tell=lambda entered: show_act(screen, entered),
    )
    if left:
        screen.speak("referee-not-again", "yellow", count=len(left))
        screen.items(((f"#{each.number}", title(each), "") for each in left), 1)
    elif known:
        screen.speak("referee-again", count=len(known))
