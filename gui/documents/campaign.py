"""The open campaign as a document of the session: what stands, orders given, a way back, who else writes.

Whatever it shows is on the disk. Topics told: `campaign` when the campaign is another or another than
before, `campaign-order` when a player was chosen or an order asked for.
"""

from collections.abc import Iterable, Mapping
from dataclasses import field
from functools import cached_property

from gui.dice import OrderDice
from gui.documents.journal import JournalDocument
from gui.documents.library import Journals
from gui.documents.outbox import Outbox
from gui.session import Session
from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.journal import Refused
from heart_africa.core.journal.records import Command
from heart_africa.core.problems import Problem
from heart_africa.kinds.campaigns import CAMPAIGNS as KIND
from heart_africa.kinds.campaigns import keeper_of
from heart_africa.language.campaign.reader import order_line, reader
from heart_africa.language.narration import problem, problem_cited
from heart_africa.language.reader import Reader
from heart_africa.mail.written_orders import DraftContext
from heart_africa.rules.book import Book
from heart_africa.rules.campaign import Campaign, Keeper, keeper
from heart_africa.rules.campaign.agenda import Due, agenda
from heart_africa.rules.campaign.forces import FoundCampaign
from heart_africa.storage.journal_writer import JournalWriter

PARTS = ("turn", "players", "ledger", "standings", "chronicle", "journal", "files", "papers")
"""What can be looked at, in the order of the bar."""


@dataclass(frozen=True, slots=True)
class CampaignOrderRequest:
    """An order that somebody is about to give: its kind, and what of it is known already, by field."""

    order: str
    given: Mapping[str, str] = field(default_factory=dict, hash=False)


class CampaignOutbox(Outbox[Campaign]):
    """A player's orders in a campaign."""

    def drafts(self) -> DraftContext:
        """Where what takes two becomes a proposal."""
        return DraftContext(self._writer.journal, keeper_of(self._writer), self._player)

    def command(self, line: str) -> Command:
        """The order of a line. Raises `BadData`."""
        found: Command = reader(self._session.lang, self._session.catalogue, self.ahead.state).command(line)
        return found

    def line(self, command: Command) -> str:
        """As it would be typed on the copy with the others entered."""
        session, rules = self._session, keeper_of(self._writer)
        return order_line(session.lang, session.catalogue, rules, self.ahead.state, command)

    def against(self, problems: Iterable[Problem]) -> tuple[str, ...]:
        """With rule and page."""
        lang = self._session.lang
        return tuple(f"{problem(lang, each)} ({problem_cited(lang, each)})" for each in problems)


class CampaignDocument(JournalDocument[Campaign]):
    """A campaign on the desk.

    `player`: who was chosen; `part`: what is looked at; `wish`: the order asked for; `quiet`: so much is
    being entered that nobody is told before the end.
    """

    topic, order_topic, posted = "campaign", "campaign-order", True

    def __init__(self, session: Session, writer: JournalWriter[Campaign]) -> None:
        super().__init__(session, writer)
        self.player, self.part = "", PARTS[0]
        self.wish: CampaignOrderRequest | None = None
        self.quiet = False

    # --- how it stands ---

    @property
    def campaign(self) -> Campaign:
        """The state of the campaign at the moment that is looked at."""
        return self.looked_at

    @cached_property
    def keeper(self) -> Keeper:
        """The rules of this campaign."""
        return keeper_of(self.writer)

    @property
    def book(self) -> Book:
        """The numbers of the book."""
        return self.keeper.book

    @property
    def due(self) -> tuple[Due, ...]:
        """What comes next, as it is looked at."""
        return agenda(self.book, self.campaign)

    @property
    def reader(self) -> Reader:
        """Who makes orders of what is filled in."""
        return reader(self.session.lang, self.session.catalogue, self.live)

    def objections(self, command: Command) -> tuple[Problem, ...]:
        """All that the book has against an order now. Raises `BadData` for what is not there."""
        return self.keeper.objections(self.ahead.state, command)

    # --- what people are about ---

    def show(self, part: str) -> None:
        """Look at another part."""
        self.part, self.wish = part, None
        self.session.tell("campaign-order")

    def choose(self, player: str) -> None:
        """Look at a player."""
        self.player, self.part, self.wish = player, "players", None
        self.session.tell("campaign-order")

    def ask(self, order: str, given: Mapping[str, str] | None = None) -> None:
        """Be about to give an order; "" for none."""
        self.wish = CampaignOrderRequest(order, given or {}) if order else None
        self.session.tell("campaign-order")

    # --- inside ---

    def _outbox(self) -> Outbox[Campaign]:
        return CampaignOutbox(self.session, self.writer, self.owner)

    def _carried_out(self) -> None:
        self.wish = None

    def _tell(self) -> None:
        if self.quiet:
            self.version += 1
            return
        if self.player not in self.campaign.players:
            self.player = ""
        super()._tell()


CAMPAIGNS: Journals[Campaign, CampaignDocument] = Journals(KIND, CampaignDocument)
"""This person's campaigns."""


def begin_campaign(session: Session, name: str, year: int) -> CampaignDocument:
    """Found a campaign and open it. Raises `Refused` before the first year, `BadData` for a name taken."""
    order, rules = FoundCampaign(name, year), keeper(session.book, session.rulings)
    if problems := rules.objections(rules.start, order):
        raise Refused(problems)
    opened = CAMPAIGNS.begin(session, name)
    opened.submit(order, OrderDice())
    return opened
