"""The journal of a campaign in words."""

from collections.abc import Hashable, Mapping, Sequence

from gui.documents.campaign import CampaignDocument
from gui.presenters.campaign.words import act_title, title
from gui.presenters.journal import Choice, JournalWords
from gui.session import Session
from heart_africa.core.journal.journal import StandingAct
from heart_africa.core.journal.records import Command
from heart_africa.language.campaign.reader import order_line, reader
from heart_africa.rules.campaign import Campaign


class CampaignWords(JournalWords[Campaign]):
    """How an open campaign is worded; on a player's copy nobody puts anything right."""

    overruled = "chronicle-despite"

    def __init__(self, session: Session, keeping: CampaignDocument) -> None:
        super().__init__(session, keeping)
        self.keeping = keeping

    def line(self, before: Campaign, command: Command) -> str:
        """An order as it would have been typed as the campaign stood."""
        session = self.session
        return order_line(session.lang, session.catalogue, self.keeping.keeper, before, command)

    def command(self, before: Campaign, text: str) -> Command:
        """The order of a line as the campaign stood. Raises `BadData`."""
        found: Command = reader(self.session.lang, self.session.catalogue, before).command(text)
        return found

    def moment(self, act: StandingAct[Campaign]) -> Hashable:
        """The turn."""
        return act.after.turn

    def heading(self, act: StandingAct[Campaign]) -> str:
        """The half year and the turn in words."""
        return title(self.session, act.after) if act.after.turn else self.session.say("keeper-before")

    def head(self, act: StandingAct[Campaign]) -> str:
        """The order, and whom it is about."""
        return act_title(self.session, act)

    def filters(self) -> Mapping[str, Sequence[Choice]]:
        """The players."""
        return {"player": [(each, each) for each in self.keeping.live.players]}

    def filters_known_by(self) -> Hashable:
        """The players."""
        return tuple(self.keeping.live.players)

    def keeps(self, act: StandingAct[Campaign], chosen: Mapping[str, str]) -> bool:
        """Whether it is about the player who was chosen."""
        player = chosen.get("player", "")
        return not player or any(
            player == fact.who or player in fact.event.about.values() for fact in act.act.facts
        )
