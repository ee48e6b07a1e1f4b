"""The open battle as a document of the session: what stands, orders given, a way back, who else writes.

Whatever it shows is on the disk. Topics told: `battle` when the battle is another or another than before,
`order` when a unit was chosen or an order asked for.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from gui.documents.journal import JournalDocument
from gui.documents.library import library
from gui.session import Key, Session
from heart_africa import __version__
from heart_africa.core.bad_data import bad_text
from heart_africa.core.problems import BadData, Problem
from heart_africa.core.rulings import Rulings, rulings_book
from heart_africa.language.battle.names import Names
from heart_africa.language.battle.reader import reader
from heart_africa.language.reader import Reader
from heart_africa.rules.battle import Battle, SideId
from heart_africa.rules.book import Book
from heart_africa.rules.referee import Referee, referee
from heart_africa.rules.referee.agenda import Agenda
from heart_africa.rules.referee.backup_occasions import occasion
from heart_africa.rules.referee.last_said import Past
from heart_africa.rules.referee.memory import past
from heart_africa.rules.referee.next import agenda
from heart_africa.rules.referee.secrets import View
from heart_africa.storage.backups import FOLDER, Backup, Backups
from heart_africa.storage.documents import Document
from heart_africa.storage.journal_writer import JournalWriter

KIND = "battle"
BEFORE, AFTER = "before", "after"


@dataclass(frozen=True, slots=True)
class OrderRequest:
    """An order that somebody is about to give: its kind, and for whom, if that is known."""

    order: str
    who: tuple[str, ...] = ()


class BattleDocument(JournalDocument[Battle]):
    """A battle on the desk.

    `viewer`: the side whose secrets are shown, "" for neither's; `unit`: the unit that was chosen, `wish`:
    the order asked for; `guided`: a newcomer is led through.
    """

    topic = "battle"

    def __init__(self, session: Session, sitting: JournalWriter[Battle]) -> None:
        super().__init__(session, sitting)
        self.viewer: SideId = ""
        self.unit = ""
        self.wish: OrderRequest | None = None
        self.guided = False
        self._agenda: tuple[object, Agenda] | None = None
        self._seen: tuple[object, Battle] | None = None
        self._past: tuple[int, Past] | None = None

    # --- how it stands ---

    @property
    def battle(self) -> Battle:
        """The battle as it is looked at."""
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
        rules = self.sitting.rules
        assert isinstance(rules, Referee)  # noqa: S101  # a battle is opened with a referee
        return rules

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
        """What was said before of the table as it stands."""
        if self._past is None or self._past[0] != self.version:
            self._past = (self.version, past(self.journal.standing))
        return self._past[1]

    @property
    def names(self) -> Names:
        """Codes and names of who is there."""
        return Names(self.battle)

    @property
    def reader(self) -> Reader:
        """Who reads typed orders as it stands."""
        return reader(self.session.lang, self.referee, self.live)

    def objections(self, command: Any) -> tuple[Problem, ...]:  # noqa: ANN401  # any command
        """All that the book has against an order now. Raises `BadData` for what is not there."""
        return self.referee.objections(self.live, command)

    # --- what people are about ---

    def choose(self, unit: str) -> None:
        """Choose a unit, or none."""
        self.unit = unit
        self.session.tell("order")

    def ask(self, order: str, *who: str) -> None:
        """Be about to give an order; "" for none."""
        self.wish = OrderRequest(order, who) if order else None
        self.session.tell("order")

    def show_to(self, side: SideId) -> None:
        """Show the secrets of a side, "" for neither's."""
        self.viewer = side
        self._tell()

    # --- backups ---

    @property
    def backups(self) -> tuple[Backup, ...]:
        """The backups that there are, the latest first. Raises `BadData`."""
        return backups(self.session).of(self.sitting.document)

    def back_up(self, sort: str) -> None:
        """Save a backup now; one that fails stops nothing and is told of."""
        if not self.journal.entries or self.sitting.refuge is not None:
            return
        try:
            backups(self.session).save(self.sitting.library, self.sitting.document, sort)
        except BadData as fault:
            self.session.note(bad_text(fault, self.session.lang))

    # --- inside ---

    def _carried_out(self) -> None:
        self.wish = None

    def _tell(self) -> None:
        if self.unit and self.unit not in self.battle.units:
            self.unit = ""
        super()._tell()


# --- the person's battles ---

OPEN: Key[BattleDocument] = Key("battle")


def table(session: Session) -> BattleDocument | None:
    """The battle that is open, if one is."""
    return session.open.get(OPEN)


def battles(session: Session) -> tuple[Document, ...]:
    """The battles that there are, the latest begun first. Raises `BadData`."""
    return library(session).documents(KIND)[::-1]


def backups(session: Session) -> Backups[Battle]:
    """Where backups of this person's battles go."""
    return Backups(session.folder / FOLDER, occasion)


def begin(session: Session, name: str, rulings: Rulings | None = None) -> BattleDocument:
    """Begin a battle and open it. Raises `BadData`: the name is taken, or is none."""
    chosen = rulings or session.rulings
    document = library(session).create(
        KIND, name, who=session.settings.who, rules=__version__, rulings=chosen.changed
    )
    return open_battle(session, document.name)


def referee_for(session: Session, document: Document) -> Referee:
    """The rules of a battle, by the rulings that it was begun with. Raises `BadData`."""
    return referee(session.book, rulings_book().choose(dict(document.rulings)))


def taken_out(session: Session, name: str) -> JournalWriter[Battle]:
    """A battle by its name, to be read or written on, with backups at every occasion. Raises `BadData`."""
    shelf = library(session)
    document = shelf.find(KIND, name)
    rules = referee_for(session, document)
    return JournalWriter(rules, shelf, document, shelf.clock, session.settings.who, backups=backups(session))


def open_battle(session: Session, name: str) -> BattleDocument:
    """Open a battle by its name. Raises `BadData`; what was open stays open then."""
    sitting = taken_out(session, name)
    opened = BattleDocument(session, sitting)
    opened.back_up(BEFORE)
    session.open.put(OPEN, opened)
    session.remember(KIND, sitting.document.name)
    session.tell("battle", "order")
    return opened


def close_battle(session: Session) -> None:
    """Put the battle away; it is kept as it stands, with a backup if anything was written."""
    opened = table(session)
    if opened is not None and opened.version:
        opened.back_up(AFTER)
    session.open.take(OPEN)
    session.tell("battle", "order")
