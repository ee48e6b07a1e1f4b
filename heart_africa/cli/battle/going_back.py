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
from heart_africa.game.secrets import View
from heart_africa.orders.battle.words import objection
from heart_africa.store import misreading as store
from heart_africa.store.sitting import Sitting


def back(screen: Screen, sitting: Sitting[Battle]) -> GoingBack[Battle]:
    """The ways back and forth in the journal of a battle."""
    rules = sitting.rules
    assert isinstance(rules, Referee)  # noqa: S101  # a battle is opened with a referee
    return GoingBack(screen, sitting, partial(heading, screen.lang, rules), partial(objection, screen))


def show_at(screen: Screen, sitting: Sitting[Battle], number: int, view: View) -> None:
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
