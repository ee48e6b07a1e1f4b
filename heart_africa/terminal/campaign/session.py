"""A campaign at the terminal: its players and lists, and how it is worded."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from armylists.catalogue import Catalogue
from heart_africa.core.journal.records import Command
from heart_africa.kinds.campaigns import keeper_of
from heart_africa.language.campaign.reader import order_line, reader
from heart_africa.language.order_fields import Slot
from heart_africa.language.reader import Reader
from heart_africa.rules.campaign import Campaign, Keeper
from heart_africa.rules.campaign.agenda import agenda
from heart_africa.terminal.campaign.status import show_status
from heart_africa.terminal.campaign.wording import WordingContext, metavar, show_next, verb
from heart_africa.terminal.game.session import Session
from heart_africa.terminal.game.wording import show_verbs
from heart_africa.terminal.rule import show_rule


@dataclass
class CampaignSession(Session[Campaign]):
    """A campaign being kept. `lists`: the army lists of its players."""

    lists: Catalogue = field(kw_only=True)

    @property
    def campaign(self) -> Campaign:
        """The campaign as it stands."""
        return self.state

    @property
    def keeper(self) -> Keeper:
        """The rules of this campaign."""
        return keeper_of(self.writer)

    @property
    def at(self) -> WordingContext:
        """Where orders are worded, as the campaign stands."""
        return self._worded(self.campaign)

    def _worded(self, campaign: Campaign) -> WordingContext:
        return WordingContext(self.screen, self.keeper, self.lists, campaign)

    def reader(self, state: Campaign) -> Reader:
        """Who reads orders for a campaign that stands so."""
        return reader(self.lang, self.lists, state)

    def show_status(self, at: Campaign | None = None) -> None:
        """Everybody, the battles to be played, what comes next."""
        show_status(self._worded(self.campaign if at is None else at))

    def show_next(self) -> None:
        """What comes next, and what else waits."""
        show_next(self.at)

    def prompt(self) -> str:
        """Whose order is asked for."""
        due = agenda(self.keeper.book, self.campaign)[0]
        return self.screen.say("keep-prompt", who=due.player or self.screen.say("keep-organiser"))

    def due(self) -> Sequence[str]:
        """The orders by which something that waits is settled."""
        return [kind for each in agenda(self.keeper.book, self.campaign) for kind in each.orders]

    def show_orders(self) -> None:
        """What waits to be ordered now, and all that may ever be."""
        now = [verb(self.screen, kind) for kind in dict.fromkeys(self.due())]
        self.screen.print(self.screen.say("keep-help-now", orders=", ".join(now) or "none"), "bold")
        show_verbs(self.screen, self.forms())

    def line(self, before: Campaign, command: Command) -> str:
        """An order as it would be typed at that moment."""
        return order_line(self.lang, self.lists, self.keeper, before, command)

    def explain(self, why: str) -> None:  # noqa: ARG002  # the rule of what comes next says it
        """The rule of what comes next."""
        show_rule(self.screen, agenda(self.keeper.book, self.campaign)[0].why.rule)

    def metavar(self, slot: Slot) -> str:
        """PLAYER, BATTLE, LIST."""
        return metavar(self.screen, slot)
