"""Back and forth in the journal of a campaign: a look at an earlier moment, and the words for an act."""

from functools import partial

from heart_africa.core.journal.records import Act
from heart_africa.language.campaign.reader import order_line
from heart_africa.rules.campaign import Campaign
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.terminal import context
from heart_africa.terminal.campaign.library import keeper_of
from heart_africa.terminal.campaign.status import show_status
from heart_africa.terminal.campaign.wording import WordingContext, objection
from heart_africa.terminal.prompt.history import GoingBack
from heart_africa.terminal.screen import Screen


def back(screen: Screen, sitting: JournalWriter[Campaign]) -> GoingBack[Campaign]:
    """The ways back and forth in the journal of a campaign; an act is told as it would be typed."""

    def heading(before: Campaign, _after: Campaign, act: Act) -> str:
        return order_line(screen.lang, context.catalogue(screen), keeper_of(sitting), before, act.command)

    return GoingBack(screen, sitting, heading, partial(objection, screen))


def show_at(screen: Screen, sitting: JournalWriter[Campaign], number: int) -> None:
    """The campaign as it stood after an entry, to be looked at. Raises `BadData`."""
    campaign = sitting.at(number)
    screen.speak("keep-at", "bold yellow", number=number, last=sitting.journal.next_number - 1)
    show_status(WordingContext(screen, keeper_of(sitting), context.catalogue(screen), campaign))
