"""The open battle as a document of the session: what stands, orders given, a way back, who else writes.

Whatever it shows is on the disk. Topics told: `battle` when the battle is another or another than before,
`order` when a unit was chosen or an order asked for.
"""

from collections.abc import Mapping
from functools import cached_property

from gui.documents.journal import JournalDocument
from gui.documents.library import Journals
from gui.session import Session
from heart_africa.analytics.rows import as_csv
from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.records import Command
from heart_africa.core.problems import Problem
from heart_africa.kinds.battles import BATTLES as KIND
from heart_africa.kinds.battles import referee_of, seats_in
from heart_africa.language.battle.names import Names
from heart_africa.language.battle.reader import reader
from heart_africa.language.reader import Reader
from heart_africa.rules.battle import Battle, SideId
from heart_africa.rules.book import Book
from heart_africa.rules.referee import Referee
from heart_africa.rules.referee.feature import Agenda, Past
from heart_africa.rules.referee.referee import agenda
from heart_africa.rules.referee.secrets import View
from heart_africa.rules.referee.stated_before import past
from heart_africa.storage.journal_writer import JournalWriter


@dataclass(frozen=True, slots=True)
class OrderRequest:
    """An order that somebody is about to give: its kind, and for whom, if that is known."""

    order: str
    who: tuple[str, ...] = ()


class BattleDocument(JournalDocument[Battle]):
    """A battle on the desk.

    `viewer`: the side whose secrets are shown, "" for neither's; `hides`: it places in secret, so that who is
    put down on the map lies in ambush; `unit`: the unit that was chosen, `wish`: the order asked for;
    `brought`: the id of where a side's army comes from, as far as it is known.
    """

    topic, order_topic = "battle", "order"

    def __init__(self, session: Session, writer: JournalWriter[Battle]) -> None:
        super().__init__(session, writer)
        self.viewer: SideId = ""
        self.hides = False
        self.brought: dict[SideId, str] = {}
        self.unit = ""
        self.wish: OrderRequest | None = None
        self._agenda: tuple[object, Agenda] | None = None
        self._seen: tuple[object, Battle] | None = None
        self._past: tuple[int, Past] | None = None

    # --- how it stands ---

    @property
    def battle(self) -> Battle:
        """The state of the battle at the moment that is looked at."""
        return self.looked_at

    @property
    def shown(self) -> Battle:
        """The battle as it may be shown: until it is over, without the secrets of whoever is not looking."""
        battle, key = self.battle, (self.version, self.at, self.viewer)
        if self._seen is None or self._seen[0] != key:
            self._seen = (key, self.view.battle(battle))
        return self._seen[1]

    @property
    def view(self) -> View:
        """The eyes of whoever looks."""
        return View(self.live, self.viewer)

    @cached_property
    def referee(self) -> Referee:
        """The rules of this battle."""
        return referee_of(self.writer)

    @property
    def book(self) -> Book:
        """The numbers of the book."""
        return self.referee.book

    @property
    def agenda(self) -> Agenda:
        """What comes next, as it stands, as far as whoever looks may know."""
        key = (self.version, self.viewer)
        if self._agenda is None or self._agenda[0] != key:
            self._agenda = (key, self.view.agenda(agenda(self.book, self.live)))
        return self._agenda[1]

    @property
    def past(self) -> Past:
        """What was said of the table earlier in the battle and still holds."""
        if self._past is None or self._past[0] != self.version:
            self._past = (self.version, past(self.journal.standing))
        return self._past[1]

    @property
    def computers(self) -> Mapping[SideId, str]:
        """The sides that the computer plays, each with its level."""
        return seats_in(self.writer.document.note)

    @property
    def names(self) -> Names:
        """Codes and names of who is there."""
        return Names(self.battle)

    @property
    def reader(self) -> Reader:
        """Who reads typed orders as it stands."""
        return reader(self.session.lang, self.referee, self.live)

    def objections(self, command: Command) -> tuple[Problem, ...]:
        """All that the book has against an order now. Raises `BadData` for what is not there."""
        return self.referee.objections(self.live, command)

    # --- what people are about ---

    @property
    def guided(self) -> bool:
        """Whether a newcomer is led through, also when it is opened again."""
        return self.writer.document.id in self.session.settings.guided

    @guided.setter
    def guided(self, on: bool) -> None:
        id_, known = self.writer.document.id, self.session.settings.guided
        if on != self.guided:
            self.session.prefer(guided=(*known, id_) if on else tuple(each for each in known if each != id_))

    def choose(self, unit: str) -> None:
        """Choose a unit, or none."""
        self.unit = unit
        self.session.tell("order")

    def ask(self, order: str, *who: str) -> None:
        """Be about to give an order; "" for none."""
        self.wish = OrderRequest(order, who) if order else None
        self.session.tell("order")

    def show_to(self, side: SideId, *, hides: bool = False) -> None:
        """Show the secrets of a side, "" for neither's; what was said to it at the foot goes with them.

        `hides`: it is to place units in secret.
        """
        self._turn_to(side)
        self.hides = hides
        self._tell()

    # --- inside ---

    def _carried_out(self) -> None:
        """The order is given; secrets that are shown are hidden as the other side's turn comes."""
        self.wish = None
        if self.viewer and agenda(self.book, self.live).side not in {"", self.viewer}:
            self._turn_to("")

    def _turn_to(self, side: SideId) -> None:
        if self.viewer and self.viewer != side:
            self.session.note("")
        self.viewer, self.hides = side, False
        if self.unit in self.view.hidden:
            self.unit, self.wish = "", None

    def _tell(self) -> None:
        if self.unit and self.unit not in self.battle.units:
            self.unit = ""
        super()._tell()


BATTLES: Journals[Battle, BattleDocument] = Journals(KIND, BattleDocument, as_csv)
"""This person's battles."""
