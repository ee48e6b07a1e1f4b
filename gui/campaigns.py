"""The open campaign as a document of the session: what stands, orders given, a way back, who else writes.

Whatever it shows is on the disk. Topics told: `campaign` when the campaign is another or another than
before, `campaign-order` when a player was chosen or an order asked for.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from gui.dice import Generator, Hand
from gui.library import library
from gui.misreading import misread
from gui.outbox import Outbox
from gui.session import Session
from heart_africa import __version__
from heart_africa.bad_data import bad_text
from heart_africa.book import Book
from heart_africa.campaign import Campaign, Keeper, keeper
from heart_africa.campaign.agenda import Due, agenda
from heart_africa.campaign.forces import FoundCampaign
from heart_africa.journal.amending import Amendment, Left
from heart_africa.journal.book import Journal, Refused, Standing
from heart_africa.journal.recall import More
from heart_africa.orders.campaign.speaking import reader
from heart_africa.orders.reading import Reader
from heart_africa.problems import BadData, Problem
from heart_africa.rulings import rulings_book
from heart_africa.store.backups import FOLDER, Backups
from heart_africa.store.documents import Conflict, Document
from heart_africa.store.keys import Keys
from heart_africa.store.sitting import Sitting

KIND = "campaign"
OPEN = "campaign"
FIRST_YEAR = 1860
PARTS = ("turn", "players", "ledger", "standings", "chronicle", "journal", "files")
"""What can be looked at, in the order of the bar."""


@dataclass(frozen=True, slots=True)
class Wish:
    """An order that somebody is about to give: its kind, and what of it is known already, by field."""

    order: str
    given: Mapping[str, str] = field(default_factory=dict, hash=False)


class Keeping:
    """A campaign on the desk.

    `at`: the entry that is looked at, None for how it stands; `player`: who was chosen; `part`: what is
    looked at; `wish`: the order asked for; `conflict`: somebody else wrote meanwhile; `owner`: whose copy
    it is, nobody's if it is kept here; `version` grows with everything that changes; `quiet`: so
    much is being entered that nobody is told before the end.
    """

    def __init__(self, session: Session, sitting: Sitting[Campaign], owner: str = "") -> None:
        self.session, self.sitting, self.owner = session, sitting, owner
        self.at: int | None = None
        self.player, self.part = "", PARTS[0]
        self.wish: Wish | None = None
        self.conflict: Conflict | None = None
        self.version, self.quiet = 0, False
        self.generator = Generator()
        self.outbox = Outbox(session, sitting, self.keeper, owner) if owner else None

    # --- how it stands ---

    @property
    def name(self) -> str:
        """What it is called."""
        return self.sitting.document.name

    @property
    def journal(self) -> Journal[Campaign]:
        """All that was entered."""
        return self.sitting.journal

    @property
    def live(self) -> Campaign:
        """The campaign as it stands, whatever is looked at."""
        return self.sitting.state

    @property
    def campaign(self) -> Campaign:
        """The campaign as it is looked at."""
        return self.live if self.at is None else self.sitting.at(self.at)

    @cached_property
    def keeper(self) -> Keeper:
        """The rules of this campaign."""
        rules = self.sitting.rules
        assert isinstance(rules, Keeper)  # noqa: S101  # a campaign is opened with a keeper
        return rules

    @property
    def book(self) -> Book:
        """The numbers of the book."""
        return self.keeper.book

    @property
    def writable(self) -> bool:
        """Whether orders can be given: it is no copy, and no earlier moment is looked at."""
        return self.at is None and not self.owner

    @property
    def orderable(self) -> bool:
        """Whether orders can be given: on a player's copy they are collected for his organiser."""
        return self.at is None

    @property
    def ahead(self) -> Journal[Campaign]:
        """What an order is held against: the journal, on a copy with the orders that wait to be sent."""
        return self.outbox.ahead if self.outbox else self.journal

    @property
    def due(self) -> tuple[Due, ...]:
        """What comes next, as it is looked at."""
        return agenda(self.book, self.campaign)

    @property
    def reader(self) -> Reader:
        """Who makes orders of what is filled in."""
        return reader(self.session.lang, self.session.catalogue, self.live)

    def objections(self, command: Any) -> tuple[Problem, ...]:  # noqa: ANN401  # any command
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
        self.wish = Wish(order, given or {}) if order else None
        self.session.tell("campaign-order")

    def goto(self, number: int | None) -> None:
        """Look at the campaign as it stood after an entry, None for how it stands. Raises `BadData`."""
        if number is not None:
            self.sitting.at(number)
        self.at = None if number == self.journal.next_number - 1 else number
        self._tell()

    # --- writing ---

    def submit(self, command: Any, more: More, despite: str | None = None) -> Standing[Campaign]:  # noqa: ANN401  # any command
        """Carry out an order; it is on the disk when this returns.

        Raises `Refused` unless overruled, `Short` where dice are wanting, `BadData`; `Conflict` where
        somebody else has written, which the page tells in its place.
        """
        self._writing(lambda: self.sitting.submit(command, more, despite))
        self.wish = None
        self._tell()
        return self._last()

    def undo(self) -> Standing[Campaign]:
        """Take back the last act, and say which. Raises `BadData`: there is none, or dice lie there."""
        last = self.journal.last
        self._writing(self.sitting.undo)
        assert last is not None  # noqa: S101  # it has been taken back
        self._tell()
        return last

    def redo(self) -> Standing[Campaign]:
        """Let the act taken back last stand again. Raises `BadData`: there is none."""
        self._writing(self.sitting.redo)
        self._tell()
        return self._last()

    def correct(self, back_to: int, reason: str) -> None:
        """Take back everything after an act, dice too. Raises `BadData` without a reason."""
        self._writing(lambda: self.sitting.correct(back_to, reason))
        self._tell()

    def misread(self, number: int, faces: Sequence[int], reason: str) -> tuple[Standing[Campaign], ...]:
        """Enter an act again with its dice as they lay, and the later ones as far as they go.

        What is given back are those that no longer go. Raises `BadData`: no such act, other dice, no reason.
        """
        left: list[Standing[Campaign]] = []

        def do() -> None:
            left.extend(misread(self.sitting, number, faces, reason, lambda: Hand((), self.generator)))

        self._writing(do)
        self._tell()
        return tuple(left)

    def amend(self, amendment: Amendment, more: More) -> tuple[Left, ...]:
        """Another order in place of an earlier one; the later ones that no longer go are given back.

        Raises `Refused` unless overruled, `Short` where dice are wanting, `BadData`.
        """
        left: list[Left] = []

        def do() -> None:
            said = amendment
            left.extend(self.sitting.amend(said.number, said.command, more, said.reason, said.despite))

        self._writing(do)
        self._tell()
        return tuple(left)

    def plan(self, command: Any, faces: tuple[int, ...] = ()) -> str:  # noqa: ANN401  # any command
        """Put an order to those that a player is going to send: its line. Raises `BadData`."""
        assert self.outbox is not None  # noqa: S101  # only a copy has one
        line = self.outbox.add(command, faces)
        self.wish = None
        self._tell()
        return line

    def unplan(self, place: int) -> None:
        """Take an order out of those."""
        assert self.outbox is not None  # noqa: S101  # as above
        self.outbox.drop(place)
        self._tell()

    def clear_plans(self) -> None:
        """The orders that waited were sent: begin anew."""
        assert self.outbox is not None  # noqa: S101  # as above
        self.outbox.clear()
        self._tell()

    def reload(self) -> int:
        """Go on from what others have written: how many entries they made. Raises `BadData`."""
        new = self.sitting.reload()
        self.conflict = None
        if self.outbox:
            self.outbox.look()
        self._tell()
        return len(new)

    # --- inside ---

    def _writing(self, write: Callable[[], object]) -> None:
        if self.owner:
            raise BadData("campaign-is-a-copy", about={"name": self.name, "player": self.owner})
        if self.at is not None:
            raise ValueError(self.at)
        try:
            write()
        except Conflict as conflict:
            self.conflict = conflict
            self._tell()
            raise

    def _last(self) -> Standing[Campaign]:
        last = self.journal.last
        assert last is not None  # noqa: S101  # something has just been entered
        return last

    def _tell(self) -> None:
        self.version += 1
        if self.quiet:
            return
        if self.player not in self.campaign.players:
            self.player = ""
        for fault in self.sitting.told:
            self.session.note(bad_text(fault, self.session.lang))
        self.sitting.told.clear()
        self.session.tell("campaign")


def keeping(session: Session) -> Keeping | None:
    """The campaign that is open, if one is."""
    found = session.open.get(OPEN)
    return found if isinstance(found, Keeping) else None


def campaigns(session: Session) -> tuple[Document, ...]:
    """The campaigns that there are, the latest begun first. Raises `BadData`."""
    return library(session).documents(KIND)[::-1]


def begin_campaign(session: Session, name: str, year: int) -> Keeping:
    """Found a campaign and open it. Raises `Refused` before the first year, `BadData` for a name taken."""
    order, rules = FoundCampaign(name, year), keeper(session.book, session.rulings)
    if problems := rules.objections(rules.start, order):
        raise Refused(problems)
    chosen = session.rulings.changed
    document = library(session).create(
        KIND, name, who=session.settings.who, rules=__version__, rulings=chosen
    )
    opened = open_campaign(session, document.name)
    opened.submit(order, Hand())
    return opened


def keeper_for(session: Session, document: Document) -> Keeper:
    """The rules of a campaign, by the rulings that it was begun with. Raises `BadData`."""
    return keeper(session.book, rulings_book().choose(dict(document.rulings)))


def sitting_on(session: Session, document: Document, who: str = "") -> Sitting[Campaign]:
    """A campaign ready to be written on, by this person or in the name of another. Raises `BadData`."""
    shelf, saved = library(session), backups(session)
    rules, name = keeper_for(session, document), who or session.settings.who
    return Sitting(rules, shelf, document, shelf.clock, name, backups=saved)


def backups(session: Session) -> Backups[Campaign]:
    """Where backups of this person's campaigns go."""
    return Backups(session.folder / FOLDER, _occasion)


def open_campaign(session: Session, name: str) -> Keeping:
    """Open a campaign by its name. Raises `BadData`; what was open stays open then."""
    return show_campaign(session, sitting_on(session, library(session).find(KIND, name)))


def show_campaign(session: Session, sitting: Sitting[Campaign]) -> Keeping:
    """Put a campaign on the desk that has been read already."""
    opened = Keeping(session, sitting, Keys.of(sitting.library, sitting.document).owner)
    session.open[OPEN] = opened
    session.remember(KIND, opened.name)
    session.tell("campaign", "campaign-order")
    return opened


def reload_open(session: Session) -> None:
    """What was written on the open campaign elsewhere at the desk is taken over. Raises `BadData`."""
    if (open_ := keeping(session)) is not None:
        open_.reload()


def close_campaign(session: Session) -> None:
    """Put the campaign away; it is kept as it stands."""
    session.open.pop(OPEN, None)
    session.tell("campaign", "campaign-order")


def _occasion(before: Campaign, after: Campaign) -> str | None:
    """A backup is saved whenever a half year has begun."""
    return "turn" if before.turn != after.turn else None
