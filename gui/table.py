"""The open battle as a document of the session: what stands, orders given, a way back, who else writes.

Whatever it shows is on the disk. Topics told: `battle` when the battle is another or another than before,
`order` when a unit was chosen or an order asked for.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from gui.dice import Generator, Hand
from gui.library import library
from gui.misreading import misread
from gui.session import Session
from heart_africa import __version__
from heart_africa.bad_data import bad_text
from heart_africa.battle import Battle, SideId, Stage, seen_by
from heart_africa.battle.state import SIDES
from heart_africa.book import Book
from heart_africa.game import Referee, referee
from heart_africa.game.agenda import Agenda
from heart_africa.game.next import agenda
from heart_africa.game.occasions import occasion
from heart_africa.journal.amending import Left
from heart_africa.journal.book import Journal, Standing
from heart_africa.journal.recall import More
from heart_africa.orders.battle.names import Names
from heart_africa.orders.battle.speaking import reader
from heart_africa.orders.reading import Reader
from heart_africa.problems import BadData, Problem
from heart_africa.rulings import Rulings, rulings_book
from heart_africa.store.backups import FOLDER, Backup, Backups
from heart_africa.store.documents import Conflict, Document
from heart_africa.store.sitting import Sitting

KIND = "battle"
TABLE = "battle"
BEFORE, AFTER = "before", "after"


@dataclass(frozen=True, slots=True)
class Wish:
    """An order that somebody is about to give: its kind, and for whom, if that is known."""

    order: str
    who: tuple[str, ...] = ()


class Table:
    """A battle on the desk.

    `at`: the entry that is looked at, None for how it stands; `viewer`: the side whose secrets are shown,
    "" for neither's; `unit`: the unit that was chosen, `wish`: the order asked for; `conflict`: somebody
    else wrote meanwhile; `guided`: a newcomer is led through; `version` grows with everything that changes.
    """

    def __init__(self, session: Session, sitting: Sitting[Battle]) -> None:
        self.session, self.sitting = session, sitting
        self.at: int | None = None
        self.viewer: SideId = ""
        self.unit = ""
        self.wish: Wish | None = None
        self.conflict: Conflict | None = None
        self.guided = False
        self.version = 0
        self.generator = Generator()
        self._agenda: tuple[int, Agenda] | None = None
        self._seen: tuple[object, Battle] | None = None

    # --- how it stands ---

    @property
    def name(self) -> str:
        """What it is called."""
        return self.sitting.document.name

    @property
    def journal(self) -> Journal[Battle]:
        """All that was entered."""
        return self.sitting.journal

    @property
    def live(self) -> Battle:
        """The battle as it stands, whatever is looked at."""
        return self.sitting.state

    @property
    def battle(self) -> Battle:
        """The battle as it is looked at."""
        return self.live if self.at is None else self.sitting.at(self.at)

    @property
    def shown(self) -> Battle:
        """The battle as it may be shown: until it is over, without the secrets of whoever is not looking."""
        battle, key = self.battle, (self.version, self.at, self.viewer)
        if self._seen is None or self._seen[0] != key:
            over = self.live.stage is Stage.OVER
            for side in () if over else (self.viewer,) if self.viewer else SIDES:
                battle = seen_by(battle, side)
            self._seen = (key, battle)
        return self._seen[1]

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
        """What comes next, as it stands."""
        if self._agenda is None or self._agenda[0] != self.version:
            self._agenda = (self.version, agenda(self.book, self.live))
        return self._agenda[1]

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
        self.wish = Wish(order, who) if order else None
        self.session.tell("order")

    def show_to(self, side: SideId) -> None:
        """Show the secrets of a side, "" for neither's."""
        self.viewer = side
        self._tell()

    # --- writing ---

    def submit(self, command: Any, more: More, despite: str | None = None) -> Standing[Battle]:  # noqa: ANN401  # any command
        """Carry out an order; it is on the disk when this returns.

        Raises `Refused` unless overruled, `Short` where dice are wanting, `BadData`; `Conflict` where
        somebody else has written, which the page tells in its place.
        """
        self._only_live()
        self._writing(lambda: self.sitting.submit(command, more, despite))
        self.wish = None
        self._tell()
        last = self.journal.last
        assert last is not None  # noqa: S101  # it has just been entered
        return last

    def undo(self) -> Standing[Battle]:
        """Take back the last act, and say which. Raises `BadData`: there is none, or dice lie there."""
        self._only_live()
        last = self.journal.last
        self._writing(self.sitting.undo)
        assert last is not None  # noqa: S101  # it has been taken back
        self._tell()
        return last

    def redo(self) -> Standing[Battle]:
        """Let the act taken back last stand again. Raises `BadData`: there is none."""
        self._only_live()
        self._writing(self.sitting.redo)
        self._tell()
        last = self.journal.last
        assert last is not None  # noqa: S101  # it stands again
        return last

    def correct(self, back_to: int, reason: str) -> None:
        """Take back everything after an act, dice too. Raises `BadData` without a reason."""
        self._only_live()
        self._writing(lambda: self.sitting.correct(back_to, reason))
        self._tell()

    def misread(self, number: int, faces: Sequence[int], reason: str) -> tuple[Standing[Battle], ...]:
        """Enter an act again with its dice as they lay, and the later ones as far as they go.

        What is given back are those that no longer go. Raises `BadData`: no such act, other dice, no reason.
        """
        self._only_live()
        left: list[Standing[Battle]] = []

        def do() -> None:
            left.extend(misread(self.sitting, number, faces, reason, lambda: Hand((), self.generator)))

        self._writing(do)
        self._tell()
        return tuple(left)

    def amend(
        self,
        number: int,
        command: Any,  # noqa: ANN401  # any command
        more: More,
        reason: str,
        despite: str | None = None,
    ) -> tuple[Left, ...]:
        """Another order in place of an earlier one; the later ones that no longer go are given back.

        Raises `Refused`, `BadData`.
        """
        self._only_live()
        left: list[Left] = []
        self._writing(lambda: left.extend(self.sitting.amend(number, command, more, reason, despite)))
        self._tell()
        return tuple(left)

    def reload(self) -> int:
        """Go on from what others have written: how many entries they made. Raises `BadData`."""
        new = self.sitting.reload()
        self.conflict = None
        self._tell()
        return len(new)

    # --- looking back ---

    def goto(self, number: int | None) -> None:
        """Look at the battle as it stood after an entry, None for how it stands. Raises `BadData`."""
        if number is not None:
            self.sitting.at(number)
        self.at = None if number == self.journal.next_number - 1 else number
        self._tell()

    # --- backups ---

    @property
    def backups(self) -> tuple[Backup, ...]:
        """The backups that there are, the latest first. Raises `BadData`."""
        return backups(self.session).of(self.sitting.document)

    def back_up(self, sort: str) -> None:
        """Save a backup now; one that fails stops nothing and is told of."""
        if not self.journal.entries:
            return
        try:
            backups(self.session).save(self.sitting.library, self.sitting.document, sort)
        except BadData as fault:
            self.session.note(bad_text(fault, self.session.lang))

    # --- inside ---

    def _only_live(self) -> None:
        if self.at is not None:
            raise ValueError(self.at)

    def _writing(self, write: Callable[[], object]) -> None:
        try:
            write()
        except Conflict as conflict:
            self.conflict = conflict
            self._tell()
            raise

    def _tell(self) -> None:
        self.version += 1
        if self.unit and self.unit not in self.battle.units:
            self.unit = ""
        for fault in self.sitting.told:
            self.session.note(bad_text(fault, self.session.lang))
        self.sitting.told.clear()
        self.session.tell("battle")


# --- the person's battles ---


def table(session: Session) -> Table | None:
    """The battle that is open, if one is."""
    found = session.open.get(TABLE)
    return found if isinstance(found, Table) else None


def battles(session: Session) -> tuple[Document, ...]:
    """The battles that there are, the latest begun first. Raises `BadData`."""
    return library(session).documents(KIND)[::-1]


def backups(session: Session) -> Backups[Battle]:
    """Where backups of this person's battles go."""
    return Backups(session.folder / FOLDER, occasion)


def begin(session: Session, name: str, rulings: Rulings | None = None) -> Table:
    """Begin a battle and open it. Raises `BadData`: the name is taken, or is none."""
    chosen = rulings or session.rulings
    document = library(session).create(
        KIND, name, who=session.settings.who, rules=__version__, rulings=chosen.changed
    )
    return open_battle(session, document.name)


def taken_out(session: Session, name: str) -> Sitting[Battle]:
    """A battle by its name, to be read or written on, with backups at every occasion. Raises `BadData`."""
    shelf = library(session)
    document = shelf.find(KIND, name)
    rules = referee(session.book, rulings_book().choose(dict(document.rulings)))
    return Sitting(rules, shelf, document, shelf.clock, session.settings.who, backups=backups(session))


def open_battle(session: Session, name: str) -> Table:
    """Open a battle by its name. Raises `BadData`; what was open stays open then."""
    sitting = taken_out(session, name)
    opened = Table(session, sitting)
    opened.back_up(BEFORE)
    session.open[TABLE] = opened
    session.remember(KIND, sitting.document.name)
    session.tell("battle", "order")
    return opened


def close_battle(session: Session) -> None:
    """Put the battle away; it is kept as it stands, with a backup if anything was written."""
    opened = table(session)
    if opened is not None and opened.version:
        opened.back_up(AFTER)
    session.open.pop(TABLE, None)
    session.tell("battle", "order")
