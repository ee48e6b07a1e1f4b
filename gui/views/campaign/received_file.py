"""A file that somebody sent, shown before it is taken in: what it is and would do, what is against it."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QLineEdit, QVBoxLayout, QWidget

from gui.dice import Generator, OrderDice, Short
from gui.documents.campaign import CAMPAIGNS
from gui.presenters.campaign.mail import How, Parcel, Preview, Told, certified, preview, take, unpack
from gui.presenters.campaign.words import objections
from gui.session import Session
from gui.theme import px
from gui.views.dice import DiceLine
from gui.views.parts import button, card, column, field, label, link, refill, row, toggle
from gui.views.parts.controls import titled
from heart_africa.core.bad_data import bad_text
from heart_africa.core.journal.journal import Refused
from heart_africa.core.problems import BadData

WIDEST = 900


def ask_for_file(parent: QWidget, session: Session) -> Path | None:
    """Ask which file was sent; None for none."""
    say = session.say
    filters = f"{say('keeper-files-of-post')} (*.json *.jsonl);;{say('keeper-files-all')} (*)"
    name, _ = QFileDialog.getOpenFileName(parent, say("keeper-bring"), str(session.folder), filters)
    return Path(name) if name else None


class BringView(QWidget):
    """The preview of one file; it closes itself when the file was taken in or put back."""

    closed = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._parcel: Parcel | None = None
        self._how, self._fault, self._path, self._wanting = How(), "", Path(), ""
        self._dice = DiceLine(session)
        self._generator = Generator()
        self._inside = QVBoxLayout(self)
        self._inside.setContentsMargins(24, 18, 24, 12)
        self._inside.setSpacing(10)

    @property
    def is_open(self) -> bool:
        """Whether a file is being looked at."""
        return self._path != Path()

    def look(self, path: Path) -> None:
        """Read a file and show it; nothing is taken in yet."""
        self._path, self._how, self._fault, self._parcel, self._wanting = path, How(), "", None, ""
        try:
            self._parcel = unpack(path)
        except BadData as fault:
            self._fault = bad_text(fault, self._session.lang)
        self._dice = DiceLine(self._session)

    def leave(self) -> None:
        """Put the file back."""
        self._path, self._parcel = Path(), None
        self.closed.emit()

    # --- drawing ---

    def show_file(self) -> None:
        """Draw it."""
        say = self._session.say
        name = say("keeper-bring-file", file=self._path.name)
        panel = (
            preview(self._session, self._parcel, self._how)
            if self._parcel
            else Preview(name, fault=self._fault)
        )
        made = card(*self._parts(panel), space=8, margin=16)
        made.setMaximumWidth(px(WIDEST, max(100, self._session.settings.scale)))
        title = label(say("keeper-bring"), "title")
        refill(self._inside, title, label(self._path.name, "quiet"), made)
        self._inside.addStretch(1)

    def _parts(self, panel: Preview) -> list[QWidget]:
        say = self._session.say
        parts: list[QWidget] = [label(panel.title, "heading"), *(label(each) for each in panel.lines)]
        if panel.key:
            parts.append(self._key())
        if panel.name:
            name = say("keeper-name")
            parts.append(titled(name, field(panel.name, self._named, name=name, at_once=True)))
        if panel.orders:
            parts += [label(say("keeper-bring-orders-here"), "strong"), *map(_order, panel.orders)]
        if panel.since:
            since = (label(each, "small") for each in panel.since)
            parts += [label(say("keeper-bring-since"), "strong"), column(*since, space=2)]
        parts += [self._allow(id_, text) for id_, text in panel.allow]
        if panel.fault:
            parts.append(label(f"✗ {panel.fault}", state="bad"))
        if self._fault and self._parcel:
            parts.append(label(f"! {self._fault}", state="bad"))
        if panel.certificate and self._wanting:
            text = say("keeper-bring-certificate-wanted", what=self._wanting)
            parts += [
                label(text),
                row(button(say("keeper-bring-certificate"), self._ask_certificate), left=True),
            ]
        else:
            parts.append(self._dice)
        return [*parts, row(*self._presses(panel), left=True)]

    def _ask_certificate(self) -> None:
        """Ask for the certificate whose dice count in this campaign, and take the file in with them."""
        say = self._session.say
        kinds = f"{say('keeper-certificates')} (*.json);;{say('keeper-files-all')} (*)"
        name, _ = QFileDialog.getOpenFileName(
            self, say("keeper-bring-certificate"), str(self._path.parent), kinds
        )
        if name:
            self.take(certificate=Path(name))

    def _presses(self, panel: Preview) -> list[QWidget]:
        say = self._session.say
        leave = link(say("keeper-form-leave"), self.leave)
        if not panel.press:
            return [leave]
        off = "" if panel.ready else say("keeper-allow-first")
        return [button(panel.press, self.take, role="main", off=off), leave]

    def _key(self) -> QWidget:
        say = self._session.say
        line = QLineEdit(self._how.key)
        line.setAccessibleName(say("keeper-key-field"))
        line.setPlaceholderText("K7QF-…")
        line.editingFinished.connect(lambda: self._said(key=line.text()))
        return titled(say("keeper-key-field"), line)

    def _allow(self, id_: str, text: str) -> QWidget:
        on = id_ in self._how.allowed
        return row(toggle(text, on, partial(self._allowed, id_)), left=True)

    # --- what a person says ---

    def _named(self, name: str) -> None:
        self._how = How(self._how.key, name, self._how.allowed)

    def _said(self, *, key: str) -> None:
        if key != self._how.key:
            self._how = How(key, self._how.name, self._how.allowed)
            self._again()

    def _allowed(self, id_: str, on: bool) -> None:  # noqa: FBT001  # as Qt says it
        allowed = self._how.allowed | {id_} if on else self._how.allowed - {id_}
        self._how = How(self._how.key, self._how.name, allowed)
        self._again()

    def _again(self) -> None:
        self._fault = ""
        self._keep_dice()
        self.show_file()

    def _keep_dice(self) -> None:
        """The line of dice is let go with the card: a new one takes its place."""
        self._dice = DiceLine(self._session)

    def take(self, *, throw: bool = False, certificate: Path | None = None) -> None:
        """Take it in; what stands in the way is told here."""
        session, faces = self._session, self._dice.faces()
        thrower = certified(session, certificate) if certificate else None
        if self._parcel is None or faces is None:
            return
        try:
            hand = OrderDice(faces, self._generator if throw else None, thrower)
            said = take(session, self._parcel, self._how, hand)
        except Short as short:
            self._ask_dice(short)
        except Refused as refused:
            self._told(" ".join(objections(session, refused.problems)))
        except BadData as fault:
            self._told(bad_text(fault, session.lang))
        else:
            session.note(said)
            if (open_ := CAMPAIGNS.opened(session)) is not None and open_.at is not None:
                open_.goto(None)
            self.leave()

    def _ask_dice(self, short: Short) -> None:
        """Dice that the player did not send are typed or thrown here."""
        self._keep_dice()
        self._wanting = self._session.say(short.why)
        self._dice.entered.connect(self.take)
        self._dice.thrown.connect(lambda: self.take(throw=True))
        self._dice.ask(short.read + short.count, self._session.say(short.why))
        self.show_file()
        self._dice.focus()

    def _told(self, text: str) -> None:
        self._fault = text
        self._keep_dice()
        self.show_file()


def _order(told: Told) -> QWidget:
    lines = [label(f"{told.mark} {told.line}", state=told.state)]
    lines += [label(each, "small") for each in told.against]
    return column(*lines, space=1)
