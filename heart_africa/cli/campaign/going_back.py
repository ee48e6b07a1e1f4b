"""Back and forth in the journal: undo, redo, a look at an earlier moment, corrections past a die."""

from heart_africa.campaign import Campaign
from heart_africa.cli import desk
from heart_africa.cli.battle.dealing import Dealer
from heart_africa.cli.campaign.session import Session
from heart_africa.cli.campaign.shelf import keeper_of
from heart_africa.cli.campaign.status import show_status
from heart_africa.cli.campaign.telling import objection
from heart_africa.cli.screen import Screen
from heart_africa.journal.book import Standing
from heart_africa.orders.campaign.speaking import order_line
from heart_africa.store.sitting import Sitting


def undo(screen: Screen, sitting: Sitting[Campaign]) -> None:
    """Take back the last act and say which. Raises `BadData`: there is none, or dice lie there."""
    last = sitting.journal.last
    sitting.undo()
    assert last is not None  # noqa: S101  # it has been taken back
    screen.speak("referee-undone", number=last.number, title=title(screen, sitting, last))


def redo(screen: Screen, sitting: Sitting[Campaign]) -> None:
    """Let it stand again and say which. Raises `BadData`: there is none."""
    sitting.redo()
    last = sitting.journal.last
    assert last is not None  # noqa: S101  # it stands again
    screen.speak("referee-redone", number=last.number, title=title(screen, sitting, last))


def show_at(screen: Screen, sitting: Sitting[Campaign], number: int) -> None:
    """The campaign as it stood after an entry, to be looked at. Raises `BadData`."""
    campaign = sitting.at(number)
    screen.speak("keep-at", "bold yellow", number=number, last=sitting.journal.next_number - 1)
    show_status(screen, keeper_of(sitting).book, campaign)


def correct(screen: Screen, sitting: Sitting[Campaign], back_to: int, reason: str) -> None:
    """Take back everything after an entry, dice or no dice, and say what. Raises `BadData`."""
    gone = [each for each in sitting.journal.standing if each.number > back_to]
    sitting.correct(back_to, reason)
    screen.speak("referee-corrected", "bold", number=back_to, count=len(gone))
    screen.items(((f"#{each.number}", title(screen, sitting, each), "") for each in gone), 1)


def amend(session: Session, number: int, text: str, reason: str = "") -> None:
    """Put an earlier act right by another order; what came later is entered again as far as it goes.

    Raises `BadData`, `Refused`.
    """
    screen, sitting = session.screen, session.sitting
    found = standing(sitting, number)
    line, command = session.read(text, found.before)
    why = reason or line.despite or ""
    left = sitting.amend(number, command, Dealer(session.source, line.faces), why, line.despite)
    screen.speak("referee-amended", "bold", number=number, title=title(screen, sitting, found))
    for each in left:
        said = order_line(screen.lang, session.lists, session.keeper, found.before, each.act.command)
        screen.items([("✗", f"#{each.number} {said}", "yellow")], 1)
        screen.items((("", objection(screen, problem), "dim") for problem in each.problems), 4)


def standing(sitting: Sitting[Campaign], number: int) -> Standing[Campaign]:
    """The act in force of that number. Raises `BadData`."""
    return sitting.journal.standing[sitting.journal.place(number)]


def title(screen: Screen, sitting: Sitting[Campaign], each: Standing[Campaign]) -> str:
    """An act in a line, to know it again: as it would be typed."""
    lists = desk.catalogue(screen)
    return order_line(screen.lang, lists, keeper_of(sitting), each.before, each.act.command)
