"""The open campaign as a document: its state, orders, undo, conflicts with other writers.

All that it shows is on the disk. Topics told: `campaign` when another campaign is open or this one has
changed, `campaign-order` when a player was chosen or an order's form was opened.
"""

from collections.abc import Iterable, Mapping
from dataclasses import field
from functools import cached_property
from random import Random

from gui.dice import Generator, OrderDice
from gui.documents.journal import JournalDocument
from gui.documents.library import Journals
from gui.documents.outbox import Outbox
from gui.session import Session
from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.journal import Refused
from heart_africa.core.journal.records import Command
from heart_africa.core.problems import Problem
from heart_africa.journal_kinds.campaigns import CAMPAIGNS as KIND
from heart_africa.journal_kinds.campaigns import keeper_of
from heart_africa.language.campaign.reader import army_of, order_line, reader
from heart_africa.language.narration import problem, problem_cited
from heart_africa.language.reader import Reader
from heart_africa.mail.written_orders import CampaignDrafts
from heart_africa.rules.book import Book
from heart_africa.rules.campaign import Campaign, Keeper, keeper
from heart_africa.rules.campaign.agenda import Due, agenda, may
from heart_africa.rules.campaign.attacks import Attack, PassGo, Settle
from heart_africa.rules.campaign.battles import ReportResult
from heart_africa.rules.campaign.declarations import Resist
from heart_africa.rules.campaign.explorers import Explore, Greet, Hunt
from heart_africa.rules.campaign.forces import FoundCampaign, Join
from heart_africa.rules.campaign.state import Outcome
from heart_africa.rules.campaign.turn import BeginTurn, RollOrder, up
from heart_africa.storage.journal_writer import JournalWriter

# --- the open campaign as a document of the session ---


PARTS = ("turn", "players", "ledger", "standings", "chronicle", "journal", "files", "papers")
"""The parts of the page, in the order of its bar."""


@dataclass(frozen=True, slots=True)
class CampaignOrderRequest:
    """An order whose form is open: its kind, and what is filled in already, by field."""

    order: str
    given: Mapping[str, str] = field(default_factory=dict, hash=False)


class CampaignOutbox(Outbox[Campaign]):
    """The orders that a player of a campaign is going to send."""

    def drafts(self) -> CampaignDrafts:
        """Checks orders on a copy; an order that needs two players becomes a proposal."""
        return CampaignDrafts(self._writer.journal, keeper_of(self._writer), self._player)

    def command(self, line: str) -> Command:
        """The order that a line says. Raises `BadData`."""
        found: Command = reader(self._session.lang, self._session.catalogue, self.ahead.state).command(line)
        return found

    def line(self, command: Command) -> str:
        """The line that would be typed for this order, after the other waiting orders."""
        session, rules = self._session, keeper_of(self._writer)
        return order_line(session.lang, session.catalogue, rules, self.ahead.state, command)

    def against(self, problems: Iterable[Problem]) -> tuple[str, ...]:
        """Objections in words, each with rule and page."""
        lang = self._session.lang
        return tuple(f"{problem(lang, each)} ({problem_cited(lang, each)})" for each in problems)


class CampaignDocument(JournalDocument[Campaign]):
    """A campaign on the desk.

    `player`: the chosen player; `part`: the part of the page that is shown; `wish`: the order whose form is
    open; `quiet`: nothing is drawn while many orders are entered at once.
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
        """The state of the campaign at the moment that is shown."""
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
        """What comes next at the moment that is shown."""
        return agenda(self.book, self.campaign)

    @property
    def reader(self) -> Reader:
        """The reader of typed orders for the present state."""
        return reader(self.session.lang, self.session.catalogue, self.live)

    def objections(self, command: Command) -> tuple[Problem, ...]:
        """All that the book has against an order now. Raises `BadData` for unknown names."""
        return self.keeper.objections(self.ahead.state, command)

    # --- what people are about ---

    def show(self, part: str) -> None:
        """Show another part of the page."""
        self.part, self.wish = part, None
        self.session.tell("campaign-order")

    def choose(self, player: str) -> None:
        """Show the page of a player."""
        self.player, self.part, self.wish = player, "players", None
        self.session.tell("campaign-order")

    def ask(self, order: str, given: Mapping[str, str] | None = None) -> None:
        """Open the form of an order; "" closes it."""
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
"""The user's campaigns."""


def begin_campaign(session: Session, name: str, year: int) -> CampaignDocument:
    """Begin and open a campaign. Raises `Refused` for a year before the first, `BadData` for a taken name."""
    order, rules = FoundCampaign(name, year), keeper(session.book, session.rulings)
    if problems := rules.objections(rules.start, order):
        raise Refused(problems)
    opened = CAMPAIGNS.begin(session, name)
    opened.submit(order, OrderDice())
    return opened


# --- the sample campaign ---


SEED, TURNS = 1871, 7
PLAYERS = (
    ("Ana", "native_kingdom", "buganda", "Wa-Simba"),
    ("Luis", "zanzibaris", "", "Tippu Tip"),
    ("Eva", "white_explorers", "", "Livingstone"),
    ("Marta", "warrior_herders", "masai", "Wa-Tembo"),
    ("Diego", "sudanese_slavers", "khartoum", "Zubeir"),
)
OUTCOMES: tuple[Outcome, ...] = ("attacker", "attacker", "defender", "draw")


def begin_sample(session: Session) -> CampaignDocument:
    """Begin a campaign and play some turns by lot, up to a battle that is to be played. Raises `BadData`."""
    name = CAMPAIGNS.free_name(session, session.say("campaign_desk-sample"))
    opened = begin_campaign(session, name, 1871)
    opened.quiet = True
    chance, dice = Random(SEED), Generator(SEED)  # noqa: S311  # a game
    for player, list_, people, called in PLAYERS:
        opened.submit(Join(player, army_of(session.catalogue, list_, people), called), OrderDice())
    for turn in range(TURNS):
        _turn(opened, chance, dice, last=turn == TURNS - 1)
    opened.quiet = False
    session.tell("campaign")
    return opened


def _turn(opened: CampaignDocument, chance: Random, dice: Generator, *, last: bool) -> None:
    opened.submit(BeginTurn(), OrderDice((), dice))
    for one, other in opened.live.round.meetings:
        opened.submit(Greet(one, other), OrderDice())
    opened.submit(RollOrder(), OrderDice((), dice))
    while name := up(opened.live):
        if last and opened.live.battles and opened.live.round.gone:
            return
        opened.submit(_record(opened, name, chance), OrderDice((), dice))
        if (pending := opened.live.round.pending) is not None:
            answer = Settle(pending[1], 1) if chance.random() < 0.2 and not last else Resist(pending[1])  # noqa: PLR2004  # one in five
            fits = not opened.objections(answer)
            opened.submit(answer if fits else Resist(pending[1]), OrderDice((), dice))
    for battle in () if last else tuple(opened.live.battles):
        if battle in opened.live.battles:
            losses = dict.fromkeys(opened.live.battle(battle).sides, 0)
            counts = {player: chance.randint(3, 14) for player in losses}
            outcome = chance.choice(OUTCOMES)
            opened.submit(ReportResult(battle, outcome, (), counts), OrderDice((), dice))


def _record(opened: CampaignDocument, name: str, chance: Random) -> Command:
    """An order that the book allows to the player whose turn it is, chosen by lot."""
    campaign: Campaign = opened.live
    open_ = [each for each in may(opened.book, campaign, name) if each.open]
    explores = [
        each for each in open_ if each.order == "explore" and each.about not in campaign.player(name).marks
    ]
    if explores:
        return Explore(name, chance.choice(explores).about)
    attacks = [each.about for each in open_ if each.order == "attack"]
    if attacks and chance.random() < 0.7:  # noqa: PLR2004  # mostly
        return Attack(name, chance.choice(attacks))
    return Hunt(name) if any(each.order == "hunt" for each in open_) else PassGo(name)
