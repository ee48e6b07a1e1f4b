"""The open battle as a document: its state, orders, undo, conflicts with other writers.

All that it shows is on the disk. Topics told: `battle` when another battle is open or this one has changed,
`order` when a unit was chosen or an order's form was opened.
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
from heart_africa.journal_kinds.battles import BATTLES as KIND
from heart_africa.journal_kinds.battles import referee_of, seats_in
from heart_africa.language.battle.reader import reader
from heart_africa.language.battle.words import Names
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
    """An order whose form is open: its kind, and for whom, if that is known."""

    order: str
    who: tuple[str, ...] = ()


class BattleDocument(JournalDocument[Battle]):
    """A battle on the desk.

    `viewer`: the side whose secrets are shown, "" for neither; `hides`: it places units in secret, so that a
    unit put on the map lies in ambush; `unit`: the chosen unit; `wish`: the order whose form is open;
    `brought`: the source of each side's army, as far as known.
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
        """The state of the battle at the moment that is shown."""
        return self.looked_at

    @property
    def shown(self) -> Battle:
        """The battle as it may be shown: without the secrets of the other side, until it is over."""
        battle, key = self.battle, (self.version, self.at, self.viewer)
        if self._seen is None or self._seen[0] != key:
            self._seen = (key, self.view.battle(battle))
        return self._seen[1]

    @property
    def view(self) -> View:
        """What the side that is looking may see."""
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
        """What comes next, as far as the side that is looking may know."""
        key = (self.version, self.viewer)
        if self._agenda is None or self._agenda[0] != key:
            self._agenda = (key, self.view.agenda(agenda(self.book, self.live)))
        return self._agenda[1]

    @property
    def past(self) -> Past:
        """What was stated about the table earlier in the battle and still holds."""
        if self._past is None or self._past[0] != self.version:
            self._past = (self.version, past(self.journal.standing))
        return self._past[1]

    @property
    def computers(self) -> Mapping[SideId, str]:
        """The sides that the computer plays, each with its level."""
        return seats_in(self.writer.document.note)

    @property
    def names(self) -> Names:
        """Codes and names of the units and figures."""
        return Names(self.battle)

    @property
    def reader(self) -> Reader:
        """The reader of typed orders for the present state."""
        return reader(self.session.lang, self.referee, self.live)

    def objections(self, command: Command) -> tuple[Problem, ...]:
        """All that the book has against an order now. Raises `BadData` for unknown names."""
        return self.referee.objections(self.live, command)

    # --- what people are about ---

    @property
    def guided(self) -> bool:
        """Whether a newcomer is guided in this battle; kept in the settings."""
        return self.writer.document.id in self.session.settings.guided

    @guided.setter
    def guided(self, on: bool) -> None:
        id_, known = self.writer.document.id, self.session.settings.guided
        if on != self.guided:
            self.session.prefer(guided=(*known, id_) if on else tuple(each for each in known if each != id_))

    def choose(self, unit: str) -> None:
        """Choose a unit, or none with ""."""
        self.unit = unit
        self.session.tell("order")

    def ask(self, order: str, *who: str) -> None:
        """Open the form of an order; "" closes it."""
        self.wish = OrderRequest(order, who) if order else None
        self.session.tell("order")

    def show_to(self, side: SideId, *, hides: bool = False) -> None:
        """Show the secrets of a side, of neither with "", and clear the status bar.

        `hides`: the side places units in secret.
        """
        self._turn_to(side)
        self.hides = hides
        self._tell()

    # --- inside ---

    def _carried_out(self) -> None:
        """Close the order's form; hide shown secrets when the other side acts next."""
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
"""The user's battles."""
