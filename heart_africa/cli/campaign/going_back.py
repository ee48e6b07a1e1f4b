"""Back and forth in the journal of a campaign: a look at an earlier moment, and the words for an act."""

from functools import partial

from heart_africa.campaign import Campaign
from heart_africa.cli import desk
from heart_africa.cli.campaign.shelf import keeper_of
from heart_africa.cli.campaign.status import show_status
from heart_africa.cli.campaign.telling import Desk, objection
from heart_africa.cli.prompt.going_back import GoingBack
from heart_africa.cli.screen import Screen
from heart_africa.journal.deeds import Act
from heart_africa.orders.campaign.speaking import order_line
from heart_africa.store.sitting import Sitting


def back(screen: Screen, sitting: Sitting[Campaign]) -> GoingBack[Campaign]:
    """The ways back and forth in the journal of a campaign; an act is told as it would be typed."""

    def heading(before: Campaign, _after: Campaign, act: Act) -> str:
        return order_line(screen.lang, desk.catalogue(screen), keeper_of(sitting), before, act.command)

    return GoingBack(screen, sitting, heading, partial(objection, screen))


def show_at(screen: Screen, sitting: Sitting[Campaign], number: int) -> None:
    """The campaign as it stood after an entry, to be looked at. Raises `BadData`."""
    campaign = sitting.at(number)
    screen.speak("keep-at", "bold yellow", number=number, last=sitting.journal.next_number - 1)
    show_status(Desk(screen, keeper_of(sitting), desk.catalogue(screen), campaign))
