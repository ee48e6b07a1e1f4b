"""The shelf: the companions that there are, a new game of each, and those that are kept."""

from contextlib import suppress
from functools import partial
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gui.documents.companions import games_of
from gui.presenters.companions import CompanionDesk, NotBegun, Seating, new_name, of_kind
from gui.presenters.forms import Field
from gui.session import Session
from gui.views.fields import Names
from gui.views.library import LibraryView
from gui.views.parts import button, card, column, combo, field, flow, label, laid, refill
from gui.views.parts.controls import titled
from gui.views.parts.flow import Toggles, folded
from heart_africa.core.bad_data import bad_text
from heart_africa.core.problems import BadData

WIDEST, SIDE = 860, 24
"""How wide a card becomes at 100 %, and what is left free beside it."""
OURS, OWN = "ours", "own"


class ShelfView(QWidget):
    """A card for a new game of each companion, and the list of those that are kept."""

    wanted = Signal()
    """A file that was sent is to be looked at."""

    def __init__(self, session: Session, desks: tuple[CompanionDesk[Any], ...]) -> None:
        super().__init__()
        self._session = session
        self.new = {desk.kind: NewGame(session, desk) for desk in desks}
        self.libraries = {
            desk.kind: LibraryView(session, games_of(desk.kind), self.wanted.emit) for desk in desks
        }
        self._title = QVBoxLayout()
        outside = laid(self, space=12, margins=(SIDE, 18, SIDE, 12))
        outside.addLayout(self._title)
        for desk in desks:
            for made in (card(self.new[desk.kind]), card(self.libraries[desk.kind])):
                outside.addWidget(made)
        outside.addStretch(1)

    def show_shelf(self) -> None:
        """Draw it anew."""
        say = self._session.say
        refill(self._title, label(say("companions-title"), "title"), label(say("companions-lead"), "quiet"))
        wide = round(WIDEST * max(100, self._session.settings.scale) / 100)
        self.setMaximumWidth(wide + 2 * SIDE)  # on the cards their wrapped words would have too little height
        for kind, new in self.new.items():
            new.show_new()
            self.libraries[kind].show_library()


class NewGame(QWidget):
    """A new game of a companion: its name, its edition, on which components it is played, what is added."""

    copying = Signal()
    """The owner wants to copy his map."""

    def __init__(self, session: Session, desk: CompanionDesk[Any]) -> None:
        super().__init__()
        self._session, self._desk = session, desk
        self.copies = False
        self._copy: QWidget | None = None
        self._edition, self._set = desk.companion.editions[-1], OURS
        self._name = self._usual = ""
        self._chosen: dict[str, tuple[str, ...]] = {}
        self._unfolded = False
        self._seats: list[tuple[str, str]] = []
        self._slip = label("", state="bad")
        self._inside = laid(self, space=8)

    def show_new(self) -> None:
        """Draw it anew."""
        say, desk = self._session.say, self._desk
        usual = new_name(self._session, desk)
        if self._name in {"", self._usual}:  # nobody has typed another
            self._name = usual
        self._usual = usual
        self.name = field(self._name, self._named, name=say("companions-name"), at_once=True)
        self.name.returnPressed.connect(self.begin)
        self.name.setMinimumWidth(280)
        numbers = [
            (str(each), say("companions-edition-of", edition=each)) for each in desk.companion.editions
        ]
        editions = Toggles(numbers, str(self._edition), name=say("companions-edition"))
        editions.chosen.connect(self._of_edition)
        sets = Toggles(
            [(each, say(f"companions-set-{each}")) for each in (OURS, OWN)],
            self._set,
            name=say("companions-set"),
        )
        sets.chosen.connect(self._of_set)
        self._statement = label(self._told(), "quiet")
        self._slip = label("", state="bad")
        self._slip.hide()
        more = QWidget()
        self._more = laid(more, *self._extras())
        refill(
            self._inside,
            label(say(f"companions-{desk.kind}-title"), "heading"),
            label(say(f"companions-{desk.kind}-text"), "quiet"),
            titled(say("companions-name"), self.name),
            *([titled(say("companions-edition"), editions)] if len(numbers) > 1 else []),
            titled(say("companions-set"), sets),
            self._statement,
            *self._copying(),
            *self._seating(),
            more,
            self._slip,
            flow(button(say("companions-begin"), self.begin, role="main")),
        )

    def _copying(self) -> list[QWidget]:
        """What leads to where the owner copies his map, for a game that has such."""
        if not self.copies:
            return []
        say = self._session.say
        self._copy = flow(
            button(say(of_kind(self._session.lang, self._desk.kind, "copy")), self.copying.emit)
        )
        self._copy.setVisible(self._set == OWN)
        return [self._copy]

    def _told(self) -> str:
        """What is to be known of the components."""
        if self._set == OWN:
            return self._session.say(of_kind(self._session.lang, self._desk.kind, "set-own-text"))
        return f"◇ {self._desk.companion.packs.own_set(self._edition).top.head.statement(self._session.lang)}"

    def _seating(self) -> list[QWidget]:
        """How many sit there, what each is called, and whom the computer plays."""
        say, seating = self._session.say, self._desk.seating(self._session.lang)
        if seating is None:
            return []
        self._seats = self._seats or [(each, "") for each in seating.names[: seating.fewest]]
        counts = [(str(each), str(each)) for each in range(seating.fewest, len(seating.names) + 1)]
        many = Toggles(counts, str(len(self._seats)), name=say("companions-how-many"))
        many.chosen.connect(lambda count: self._seated(seating, int(count)))
        rows = QWidget()
        self._rows = laid(rows, *self._seat_rows(seating), space=4)
        return [titled(say("companions-how-many"), many), titled(say("companions-who"), rows)]

    def _seat_rows(self, seating: Seating) -> list[QWidget]:
        return [self._seat(place, seating) for place in range(len(self._seats))]

    def _seat(self, place: int, seating: Seating) -> QWidget:
        name, level = self._seats[place]
        what = self._session.say("companions-seat", number=place + 1)

        def called(text: str) -> None:
            self._seats[place] = text, self._seats[place][1]

        def played(by: str) -> None:
            self._seats[place] = self._seats[place][0], by

        line = field(name, called, name=what, at_once=True)
        who = f"{what}: {self._session.say('companions-level')}"
        return flow(line, combo(seating.levels, level, played, name=who))

    def _seated(self, seating: Seating, count: int) -> None:
        """So many sit there; those who are there stay."""
        usual = [(each, "") for each in seating.names]
        self._seats = [*self._seats[:count], *usual[len(self._seats) : count]]
        refill(self._rows, *self._seat_rows(seating))

    def _extras(self) -> list[QWidget]:
        """What may be added, folded."""
        say = self._session.say
        groups = self._desk.extras(self._session.lang, self._edition)
        if not groups:
            return []
        inside = column(*(self._group(name, tuple(found)) for name, found in groups.items()))
        words = say(of_kind(self._session.lang, self._desk.kind, "extras"))
        unfold = partial(setattr, self, "_unfolded")
        return [column(*folded(words, inside, on=self._unfolded, told=unfold))]

    def _group(self, name: str, found: tuple[tuple[str, str], ...]) -> QWidget:
        text = self._session.say(f"companions-{self._desk.kind}-{name}")
        down = tuple(each for each in self._chosen.get(name, ()) if each in dict(found))
        self._chosen[name] = down
        names = Names(Field(name, text, "names", down, found), lambda value: self._put(name, value))
        return titled(text, names)

    # --- what is pressed ---

    def _named(self, name: str) -> None:
        self._name = name

    def _put(self, name: str, value: object) -> None:
        self._chosen[name] = tuple(map(str, value)) if isinstance(value, tuple) else ()

    def _of_edition(self, edition: str) -> None:
        """Only what differs is drawn anew: what was pressed stays, under the mouse and with the keys."""
        self._edition = int(edition)
        self._chosen.clear()
        self._statement.setText(self._told())
        refill(self._more, *self._extras())

    def _of_set(self, which: str) -> None:
        self._set = which
        self._statement.setText(self._told())
        if self._copy is not None:
            self._copy.setVisible(which == OWN)

    def begin(self) -> None:
        """Begin it; what stands against it is told here."""
        if not self._name.strip():
            return
        chosen = dict(self._chosen)
        if self._seats:
            chosen["players"] = tuple(name.strip() for name, _ in self._seats)
            chosen["computer"] = tuple(f"{name.strip()}={level}" for name, level in self._seats if level)

        def do() -> None:
            self._desk.begin(self._session, self._name, self._edition, chosen, own=self._set == OWN)
            self._name = ""

        fault = ""
        try:
            with self._session.gathering():
                do()
        except NotBegun as refused:
            fault = " ".join(refused.told)
        except BadData as bad:
            fault = bad_text(bad, self._session.lang)
        if fault:
            with suppress(RuntimeError):
                self._slip.setText(f"✗ {fault}")
                self._slip.show()
