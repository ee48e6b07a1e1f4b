"""Games by mail: what is sent to the players, and a file from one of them, shown before it is taken in."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QFrame, QStackedWidget, QWidget

from gui.dice import Generator, MissingDice, OrderDice
from gui.documents.outbox import Planned
from gui.presenters.mail import (
    Bringing,
    BroughtFile,
    IntakeOptions,
    MailPanel,
    Preview,
    Recipient,
    Sending,
    certified,
    key_for,
    unpack,
)
from gui.session import Session
from gui.theme import px
from gui.views.form import DiceLine
from gui.views.page import Page
from gui.views.parts import (
    button,
    card,
    column,
    field,
    label,
    laid,
    link,
    refill,
    refill_top,
    scrolled,
    toggle,
)
from gui.views.parts.controls import combo, narrow, titled
from gui.views.parts.flow import flow
from heart_africa.core.bad_data import bad_text
from heart_africa.core.dataclass import replace
from heart_africa.core.journal.journal import Refused
from heart_africa.core.problems import BadData
from heart_africa.storage.turn_files import PASSING

# --- the files of the players ---


class MailView(QWidget):
    """The players with their keys and files; on a copy, the orders that wait. What was done is said above.

    `narrow`: it stands in a narrow pane, where a key takes a line of its own. `wanted` asks for a file to
    look at.
    """

    wanted = Signal()
    """Sent when a received file is to be opened."""

    def __init__(self, session: Session, *, narrow: bool = False) -> None:
        super().__init__()
        self._session, self._narrow = session, narrow
        self._sending: Sending[Any] | None = None
        self._told: QWidget | None = None
        self._inside = laid(self, space=12)

    def show_mail(self, sending: Sending[Any]) -> None:
        """Draw the players and the files of a game. Raises `BadData` for keys that cannot be read."""
        if self._sending is None or sending.game is not self._sending.game:
            self._told = None
        self._sending = sending
        panel = sending.panel()
        told = [self._told] if self._told is not None else []
        refill(self._inside, *told, self._outbox(panel) if panel.owner else self._mail(panel))
        self._told = None

    # --- the organiser's mail ---

    def _mail(self, panel: MailPanel) -> QFrame:
        say = self._session.say
        bring = button(
            say("mail-bring-press"),
            self.wanted.emit,
            role="main",
            tip=say("mail-bring-tip"),
        )
        # a row for each player, with the buttons aligned
        names = [label(each.name, "strong", wrap=False) for each in panel.recipients]
        widest = max((self.fontMetrics().horizontalAdvance(each.text()) for each in names), default=0)
        for each in names:
            each.setMinimumWidth(widest + self.fontMetrics().averageCharWidth() * 2)
        pairs = zip(names, panel.recipients, strict=True)
        rows = [self._recipient(name, each) for name, each in pairs]
        rows = rows or [label(say("campaign_state-nobody-yet"), "quiet")]
        return card(
            label(say("mail-heading"), "heading"),
            label(say("mail-text"), "quiet"),
            flow(bring),
            *rows,
        )

    def _recipient(self, name: QWidget, each: Recipient) -> QWidget:
        say = self._session.say
        tip, whose = (say(f"mail-state-save-{end}", player=each.name) for end in ("tip", "of"))
        ask = partial(self._ask_state, each.name)
        parts: list[QWidget] = [name, button(say("mail-state-save"), ask, tip=tip, name=whose)]
        if each.answered:
            tip, whole = say("mail-state-whole-tip", player=each.name), partial(ask, whole=True)
            parts.append(link(say("mail-state-whole"), whole, tip=tip, of=each.name))
        keys: list[QWidget] = []
        if each.key:
            copy = link(say("mail-key-copy"), partial(self._copy, each.key), tip=each.text, of=each.name)
            keys = [label(each.key, "strong", wrap=False), copy]
        text, tip = (say(f"mail-key-{'renew' if each.key else 'issue'}{end}") for end in ("", "-tip"))
        issue = link(text, partial(self._issue, each), tip=tip, of=each.name)
        if not (self._narrow and keys):
            return flow(*parts, *keys, issue)
        groups = each.key.split("-")  # two lines of groups, as the pane is narrow
        lines = ("-".join(groups[: len(groups) // 2]) + "-", "-".join(groups[len(groups) // 2 :]))
        key = (label(half, "strong", wrap=False) for half in lines)
        return column(flow(*parts), *key, flow(*keys[1:], issue), space=2)

    @property
    def _now(self) -> Sending[Any]:
        assert self._sending is not None  # noqa: S101  # shown before anything is pressed
        return self._sending

    def _issue(self, each: Recipient) -> None:
        def handed() -> str:
            key = key_for(self._now.game, each.name, renew=bool(each.key))
            return self._session.say("mail-key-handed", player=each.name, key=key)

        self._do(handed)

    def _copy(self, key: str) -> None:
        QGuiApplication.clipboard().setText(key)
        self._session.note(self._session.say("mail-key-copied"))

    def _ask_state(self, player: str, *, whole: bool = False) -> None:
        path = ask_where(self, self._session, self._now.state_path(player))
        if path is not None:
            self.save_state(player, path, whole=whole)

    def save_state(self, player: str, path: Path, *, whole: bool = False) -> None:
        """Save the file with the state of the game for a player."""
        self._do(lambda: self._now.save_state(player, path, whole=whole))

    # --- a player's orders ---

    def _outbox(self, panel: MailPanel) -> QFrame:
        say = self._session.say
        bring = button(say("mail-bring-state-press"), self.wanted.emit, tip=say("mail-bring-tip"))
        if panel.over:
            return card(label(say("mail-copy-over", player=panel.owner)), flow(bring))
        rows = [self._planned(place, each) for place, each in enumerate(panel.planned)]
        none = [] if rows else [label(say("mail-outbox-none"), "quiet")]
        name = say("mail-outbox-note")
        note = field(panel.note, self._now.game.outbox.remark, name=name, hint=name)
        passing = []
        if panel.passing is not None:
            ways = [(each, say(f"mail-passing-{each or 'none'}")) for each in PASSING]
            name = say("mail-passing")
            box = narrow(combo(ways, panel.passing, self._now.game.outbox.let_by, name=name))
            passing = [titled(name, box), label(say("mail-passing-text"), "small")]
        off = "" if rows else say("mail-outbox-none")

        def ask() -> None:
            path = ask_where(self, self._session, self._now.orders_path())
            if path is not None:
                self.save_orders(path)

        save = button(say("mail-orders-save"), ask, role="main", off=off)
        clear = [link(say("mail-outbox-clear"), self._now.game.clear_plans)] if rows else []
        return card(
            label(say("mail-outbox", player=panel.owner), "heading"),
            label(say("mail-outbox-text"), "quiet"),
            flow(save, bring, *clear),  # above the orders, which may not fit below
            *rows,
            *none,
            note,
            *passing,
        )

    def _planned(self, place: int, each: Planned) -> QWidget:
        say = self._session.say
        tip = say("mail-outbox-drop")
        drop = link("✕", partial(self._now.game.unplan, place), tip=tip, name=f"{tip}: {each.line}")
        lines: list[QWidget] = [flow(label(f"{place + 1}.  {each.line}", wrap=False), drop)]
        lines += [label(f"✗ {text}", "small", state="warn") for text in each.against]
        if each.fault:
            lines.append(label(f"! {each.fault}", "small", state="bad"))
        if each.awaits:
            lines.append(label(say("mail-order-proposed", player=each.awaits), "small"))
        return column(*lines, space=1)

    def save_orders(self, path: Path) -> None:
        """Save the file with the player's orders."""
        self._do(lambda: self._now.save_orders(path))

    def _do(self, do: Callable[[], str]) -> None:
        """Do something; the sentence that it returns, or the fault, is shown above the cards."""
        self._told = done(self._session, do)
        self.show_mail(self._now)


def done(session: Session, do: Callable[[], str]) -> QFrame:
    """Do something; returns a card with its sentence, or with the fault."""
    try:
        return card(label(f"✓ {do()}", state="good"), margin=10)
    except BadData as fault:
        return card(label(f"✗ {bad_text(fault, session.lang)}", state="bad"), margin=10)


def ask_where(parent: QWidget, session: Session, there: Path) -> Path | None:
    """Ask where to save a file; None if nobody answers."""
    title = session.say("mail-save-where")
    name, _ = QFileDialog.getSaveFileName(parent, title, str(there), f"*{''.join(there.suffixes[-2:])}")
    return _chosen(session, name)


def _chosen(session: Session, name: str) -> Path | None:
    """The path of that name, whose folder is offered next time; None for an empty name."""
    if not name:
        return None
    session.downloads = Path(name).parent
    return Path(name)


# --- a file received ---


WIDEST = 948


class ReceiveView(QWidget):
    """Shows one file that was sent; it emits `closed` when that was taken in or put aside."""

    closed = Signal()

    def __init__(self, session: Session, bringing: Bringing) -> None:
        super().__init__()
        self._session, self._bringing = session, bringing
        self._parcel: BroughtFile | None = None
        self._how, self._fault, self._path, self._wanting = IntakeOptions(), "", Path(), ""
        self._dice = DiceLine(session)
        self._generator = Generator()
        self._inside = laid(self, space=10, margins=(24, 18, 24, 12))

    @property
    def is_open(self) -> bool:
        """Whether a file is being looked at."""
        return self._path != Path()

    def look(self, path: Path) -> None:
        """Read a file and show what is in it; nothing is taken in yet."""
        self._path, self._how, self._fault, self._parcel, self._wanting = path, IntakeOptions(), "", None, ""
        try:
            self._parcel = unpack(path)
        except BadData as fault:
            self._fault = bad_text(fault, self._session.lang)
        self._dice = DiceLine(self._session)

    def leave(self) -> None:
        """Close the file without taking anything in."""
        self._path, self._parcel = Path(), None
        self.closed.emit()

    # --- drawing ---

    def show_file(self) -> None:
        """Draw the file: what it is, what it would do, what is against it."""
        say = self._session.say
        name = say("mail-bring-file", file=self._path.name)
        panel = (
            self._bringing.preview(self._parcel, self._how)
            if self._parcel
            else Preview(name, fault=self._fault)
        )
        made = card(*self._parts(panel), space=8, margin=16)
        self.setMaximumWidth(px(WIDEST, max(100, self._session.settings.scale)))
        title = label(say("mail-bring"), "title")
        refill_top(self._inside, title, label(self._path.name, "quiet"), made)

    def _parts(self, panel: Preview) -> list[QWidget]:
        say = self._session.say
        parts: list[QWidget] = [label(panel.title, "heading"), *(label(each) for each in panel.lines)]
        if panel.key:
            name = say("mail-key-field")
            parts.append(titled(name, field(self._how.key, self._said, name=name, hint="K7QF-…")))
        if panel.name:
            name = say("campaign_desk-name")

            def called(text: str) -> None:
                self._how = replace(self._how, name=text)

            parts.append(titled(name, field(panel.name, called, name=name, at_once=True)))
        if panel.orders:
            parts.append(label(say("mail-bring-orders-here"), "strong"))
            for told in panel.orders:
                order = label(f"{told.mark} {told.line}", state=told.state)
                parts.append(column(order, *(label(each, "small") for each in told.against), space=1))
        if panel.since:
            since = (label(each, "small") for each in panel.since)
            parts += [label(say("mail-bring-since"), "strong"), column(*since, space=2)]
        for id_, text in panel.allow:
            parts.append(flow(toggle(text, id_ in self._how.allowed, partial(self._allowed, id_))))
        if panel.fault:
            parts.append(label(f"✗ {panel.fault}", state="bad"))
        if self._fault and self._parcel:
            parts.append(label(f"! {self._fault}", state="bad"))
        if panel.certificate and self._wanting:
            text = say("mail-bring-certificate-wanted", what=self._wanting)
            parts += [
                label(text),
                flow(button(say("mail-bring-certificate"), self._ask_certificate)),
            ]
        else:
            parts.append(self._dice)
        presses = [link(say("campaign_desk-form-leave"), self.leave)]
        if panel.press:
            off = "" if panel.ready else say("mail-allow-first")
            presses.insert(0, button(panel.press, self.take, role="main", off=off))
        return [*parts, flow(*presses)]

    def _ask_certificate(self) -> None:
        """Ask for the certificate whose dice count, and take the file in with them."""
        say = self._session.say
        kinds = f"{say('mail-certificates')} (*.json);;{say('mail-files-all')} (*)"
        name, _ = QFileDialog.getOpenFileName(
            self, say("mail-bring-certificate"), str(self._path.parent), kinds
        )
        if name:
            self.take(certificate=Path(name))

    # --- what a person says ---

    def _said(self, key: str) -> None:
        if key != self._how.key:
            self._how = replace(self._how, key=key)
            self._again()

    def _allowed(self, id_: str, on: bool) -> None:  # noqa: FBT001  # as Qt says it
        allowed = self._how.allowed | {id_} if on else self._how.allowed - {id_}
        self._how = replace(self._how, allowed=allowed)
        self._again()

    def _again(self) -> None:
        self._fault = ""
        self._keep_dice()
        self.show_file()

    def _keep_dice(self) -> None:
        """Make a new line for dice, because the old one is deleted with its card."""
        self._dice = DiceLine(self._session)

    def take(self, *, throw: bool = False, certificate: Path | None = None) -> None:
        """Take the file in, or show what prevents that; `throw` lets the program throw missing dice."""
        session, faces = self._session, self._dice.faces()
        thrower = certified(session, certificate) if certificate else None
        if self._parcel is None or faces is None:
            return
        try:
            hand = OrderDice(faces, self._generator if throw else None, thrower)
            said = self._bringing.take(self._parcel, self._how, hand)
        except MissingDice as short:
            # The player sent too few dice: the rest are typed or thrown here.
            self._keep_dice()
            self._wanting = self._session.say(short.why)
            self._dice.entered.connect(self.take)
            self._dice.thrown.connect(lambda: self.take(throw=True))
            self._dice.ask(short.read + short.count, self._session.say(short.why))
            self.show_file()
            self._dice.focus()
        except Refused as refused:
            self._told(" ".join(self._bringing.against(refused.problems)))
        except BadData as fault:
            self._told(bad_text(fault, session.lang))
        else:
            session.note(said)
            self.leave()

    def _told(self, text: str) -> None:
        self._fault = text
        self._keep_dice()
        self.show_file()


class MailPage(Page):
    """A page of games by mail: a file that was sent is shown in place of all else, until it is taken in."""

    def __init__(self, session: Session, bringing: Bringing) -> None:
        super().__init__(session)
        self.bring = ReceiveView(session, bringing)
        self._stack, self._brought = QStackedWidget(), scrolled(self.bring)
        self._stack.addWidget(self._brought)
        self._layout.addWidget(self._stack)

    def shows_file(self) -> bool:
        """Draw the file that is looked at, if there is one; False if there is none."""
        if self.bring.is_open:
            self.tall = (0, 0)
            self.bring.show_file()
            self._stack.setCurrentWidget(self._brought)
        return self.bring.is_open

    def ask(self) -> None:
        """Ask for a file that was sent, and show what is in it."""
        say = self.session.say
        filters = f"{say('mail-files-of-mail')} (*.json *.jsonl);;{say('mail-files-all')} (*)"
        name, _ = QFileDialog.getOpenFileName(self, say("mail-bring"), str(self.session.downloads), filters)
        if (path := _chosen(self.session, name)) is not None:
            self.look(path)

    def look(self, path: Path) -> None:
        """Show what is in a file that was sent, before it is taken in."""
        self.bring.look(path)
        self.touch()
