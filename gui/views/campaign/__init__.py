"""The campaign page: campaigns to choose, then the parts of the open one under one head.

Standings, charts and land                                        analytics
The players and the ledger                                        players
A part of the campaign page, and what several of them show alike  part
The half year that is on                                          turn
"""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from gui.actions.action import Command, command
from gui.actions.campaign import ACTIONS
from gui.documents.campaign import CAMPAIGNS, PARTS, CampaignDocument, begin_campaign, begin_sample
from gui.presenters.campaign import files as panels
from gui.presenters.campaign.files import ENDINGS, CampaignBringing
from gui.presenters.campaign.page import against_year, head, objections, stack, start
from gui.presenters.campaign.turn import CampaignWords, Press, all_orders
from gui.presenters.papers import Stack
from gui.presenters.welcome import chosen_again, entered
from gui.session import Session
from gui.theme import px
from gui.views.campaign.analytics import ChronicleView, StandingsView
from gui.views.campaign.part import Part, begin, why_off
from gui.views.campaign.players import LedgerView, PlayersView
from gui.views.campaign.turn import TurnView
from gui.views.library import LibraryView
from gui.views.log import LogView, conflict, earlier_moment
from gui.views.mail import MailPage, MailView, ask_where, done
from gui.views.page import Ordered
from gui.views.papers import PaperPane
from gui.views.parts import (
    LastDrawn,
    Stepper,
    button,
    card,
    column,
    field,
    flow,
    label,
    laid,
    link,
    refill,
    refill_top,
    row,
    scrolled,
)
from gui.views.parts.controls import titled
from gui.views.parts.flow import Toggles
from gui.views.parts.panes import NARROW, ResponsiveRow
from heart_africa.core.bad_data import bad_text
from heart_africa.core.journal.journal import Refused
from heart_africa.core.problems import BadData
from heart_africa.rules.campaign import Campaign

# --- the journal ---


LEAST = 150
"""The least height of the log in pixels at 100 %."""
SOON = 30
"""Milliseconds until a part that was asked for is laid out."""


class JournalView(Part):
    """The log of the campaign, and below it what can be done about the chosen act."""

    reads = True

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.log: LogView[Campaign] = LogView(session)
        self.log.mending.grown.connect(self._follow)
        self._area = scrolled(self.log)
        laid(self, self._area)

    def _follow(self) -> None:
        """Scroll to what was asked for below the log: on a small window the part is taller than the page."""
        bar = self._area.verticalScrollBar()
        QTimer.singleShot(SOON, self._area, lambda: bar.setValue(bar.maximum()))

    def show_part(self, keeping: CampaignDocument) -> None:
        """Show the acts of the campaign."""
        self.log.tree.setMinimumHeight(px(LEAST, self._session.settings.scale))
        self.log.show_log(CampaignWords(self._session, keeping))


# --- the papers of the campaign ---


class PapersView(Part):
    """The papers of the campaign: a list, a preview, and buttons to print."""

    reads = True

    def __init__(self, session: Session) -> None:
        super().__init__(session)

        def found() -> Stack | None:
            open_ = CAMPAIGNS.opened(session)
            return stack(session, open_) if open_ else None

        self.pane = PaperPane(session, found)
        laid(self, self.pane)

    def show_part(self, keeping: CampaignDocument) -> None:  # noqa: ARG002  # the open one, which the pane finds
        """Show the papers of the open campaign."""
        self.pane.show_papers()


# --- files and post ---


class FilesView(Part):
    """Cards for files and mail: what goes to the players, what they sent, the campaign as a file."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._keeping: CampaignDocument | None = None
        self.mail = MailView(session)
        inside = QWidget()
        self._inside = laid(inside, space=12, margins=(0, 0, 6, 0))
        laid(self, scrolled(inside))

    def show_part(self, keeping: CampaignDocument, told: QWidget | None = None) -> None:
        """Draw the cards; `told` is a message about what was done last, shown above them."""
        self._keeping = keeping
        try:
            self.mail.show_mail(panels.CampaignSending(self._session, keeping))
        except BadData as fault:
            refill(self._inside, label(f"! {bad_text(fault, self._session.lang)}", state="bad"))
            return
        self._inside.removeWidget(self.mail)
        say = self._session.say
        presses = (
            button(each.text, partial(self.ask_save, each.what), tip=each.tip)
            for each in panels.saved(self._session)
        )
        save = card(
            label(say("campaign_desk-save"), "heading"),
            label(say("campaign_desk-save-text"), "quiet"),
            flow(*presses),
        )
        refill_top(self._inside, *([told] if told else []), self.mail, save)

    # --- the campaign itself ---

    def ask_save(self, what: str) -> None:
        """Ask where to save a file of the campaign (`what`: its id), and save it there."""
        if (keeping := self._keeping) is not None:
            path = ask_where(self, self._session, panels.file_path(self._session, keeping, what))
            if path is not None:
                self.save(what, path)

    def save(self, what: str, path: Path) -> None:
        """Save a file of the campaign (`what`: its id) there, and say so."""
        if (keeping := self._keeping) is not None:
            told = done(self._session, lambda: panels.save(self._session, keeping, what, path))
            self.show_part(keeping, told)


# --- the start ---


WIDEST = 760


class StartView(QWidget):
    """The page without a campaign: a card to begin one, and a card with those that are kept."""

    wanted = Signal()
    """Sent when a received file is to be opened."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._name = ""
        self._inside = QVBoxLayout()
        self.library = LibraryView(session, CAMPAIGNS, self.wanted.emit)
        self._known = card(self.library)
        outside = laid(self, space=12, margins=(24, 18, 24, 12))
        outside.addLayout(self._inside)
        outside.addWidget(self._known)
        outside.addStretch(1)

    def render_start(self) -> None:
        """Draw both cards with the campaigns that are kept now."""
        say, panel = self._session.say, start(self._session)
        self._name = panel.name
        self.name = field(panel.name, self._named, name=say("campaign_desk-name"), at_once=True)
        self.name.setMinimumWidth(260)
        self.name.returnPressed.connect(self.begin)
        self.year = Stepper(panel.year, name=say("campaign_desk-first-year"), most=panel.last)
        self.year.changed.connect(lambda _: self._look())
        self.year.entered.connect(self.begin)
        self._slip = label("", state="bad")
        self.press = button(
            say("campaign_desk-begin"), self.begin, role="main", tip=say("campaign_desk-begin-tip")
        )
        new = card(
            label(say("campaign_desk-new"), "heading"),
            label(say("campaign_desk-new-text"), "quiet"),
            flow(
                titled(say("campaign_desk-name"), self.name),
                titled(say("campaign_desk-first-year"), self.year),
            ),
            self._slip,
            flow(self.press),
        )
        self.setMaximumWidth(px(WIDEST, max(100, self._session.settings.scale)))
        refill(self._inside, label(say("campaign_desk-title"), "title"), new)
        self.library.show_library()
        self._look()

    def focus_first(self) -> None:
        """Put the focus on the name, with the proposed name selected."""
        self.name.setFocus(Qt.FocusReason.TabFocusReason)

    def _named(self, name: str) -> None:
        self._name = name
        self._look()

    def _look(self) -> None:
        """Show what is wrong with the year that is typed, and switch the button off if it is."""
        against = against_year(self._session, self.year.value)
        self._tell(" ".join(against))
        self.press.setEnabled(not against and bool(self._name.strip()))

    def _tell(self, text: str) -> None:
        self._slip.setText(f"✗ {text}" if text else "")
        self._slip.setVisible(bool(text))

    def begin(self) -> None:
        """Begin the campaign and open it, or show what the rules have against it."""
        if not self._name.strip():
            return
        try:
            begin_campaign(self._session, self._name, self.year.value)
        except Refused as refused:
            self._tell(" ".join(objections(self._session, refused.problems)))
        except BadData as fault:
            self._tell(bad_text(fault, self._session.lang))


# --- the campaign page ---


VIEWS: dict[str, Callable[[Session], Part]] = {
    "turn": TurnView,
    "players": PlayersView,
    "ledger": LedgerView,
    "standings": StandingsView,
    "chronicle": ChronicleView,
    "journal": JournalView,
    "files": FilesView,
    "papers": PapersView,
}


TALL = (560, 900)


class CampaignPage(MailPage):
    """The start, or the open campaign: its head and the chosen part."""

    topics = ("army", "campaign", "campaign-order", "theme")

    def __init__(self, session: Session) -> None:
        super().__init__(session, CampaignBringing(session))
        self._headed = LastDrawn()
        self.start = StartView(session)
        self._start = scrolled(self.start)
        self.start.wanted.connect(self.ask)
        self.bring.closed.connect(self._brought_in)
        self.setAcceptDrops(True)
        self.parts: dict[str, Part] = {name: VIEWS[name](session) for name in PARTS}
        self._head, self._notes, self._inside = QVBoxLayout(), QVBoxLayout(), QStackedWidget()
        for part in self.parts.values():
            self._inside.addWidget(part)
        self.files.mail.wanted.connect(self.ask)
        board = QWidget()
        layout = laid(board, space=8, margins=(18, 10, 12, 10))
        layout.addLayout(self._head)
        layout.addLayout(self._notes)
        layout.addWidget(self._inside, 1)
        self._board = board
        self._stack.addWidget(self._start)
        self._stack.addWidget(board)
        session.on(ACTIONS.wish.name, self._wished)

    @property
    def files(self) -> FilesView:
        """The part with files and mail."""
        found = self.parts["files"]
        assert isinstance(found, FilesView)  # noqa: S101  # it was made so
        return found

    # --- drawing ---

    def freshen(self) -> None:
        """Do first what the welcome page asked for, as to begin a campaign; then draw as any page."""
        session = self.session

        def begin() -> None:
            if CAMPAIGNS.opened(session) is None:
                self.start.focus_first()

        if entered(session, "begin"):
            QTimer.singleShot(0, self.start, begin)  # once the page is shown
        if name := chosen_again(session, CAMPAIGNS.kind):
            open_ = CAMPAIGNS.opened(session)
            if open_ is None or open_.name != name:  # else it is open already
                if open_ is not None:
                    CAMPAIGNS.close(session)
                self._stale = False
                self.render_page()
                self.start.library.open(name)
        super().freshen()

    def render_page(self) -> None:
        """Draw the start, a file that was brought, or the open campaign."""
        open_ = CAMPAIGNS.opened(self.session)
        if self.shows_file():
            return
        if open_ is None:
            self.start.render_start()
            self.tall = (0, 0)
            self._stack.setCurrentWidget(self._start)
            return
        self.tall = TALL
        self._render_head(open_)
        # Notices: somebody else wrote; this is a copy; an earlier moment is shown.
        say = self.session.say
        notes = conflict(self.session, open_)
        if open_.owner:  # whose copy it is, and how many orders wait to be sent
            count = len(open_.outbox.lines) if open_.outbox else 0
            text = label(f"! {say('mail-copy', player=open_.owner, count=count)}", state="warn")
            press = button(say("mail-copy-orders"), lambda: open_.show("files"))
            notes.append(row(text, press, wide=0) if open_.part != "files" else text)
        refill(self._notes, *notes, *earlier_moment(self.session, open_))
        part = self.parts[open_.part]
        part.look(open_)
        self._inside.setCurrentWidget(part)
        if self._stack.currentWidget() is not self._board:
            self._stack.setCurrentWidget(self._board)
            QTimer.singleShot(0, self, self._to_part)

    def _render_head(self, open_: CampaignDocument) -> None:
        session, say = self.session, self.session.say
        panel = head(session, open_)
        ways = [
            (sign, way, text, command(session, way).why_off)
            for sign, way, text in (("↶", ACTIONS.undo, panel.undo), ("↷", ACTIONS.redo, panel.redo))
        ]
        if self._headed.already(open_, panel, ways, open_.part, session.lang, session.settings.scale):
            return
        presses = [
            button(sign, partial(way.run, session), tip=text, off=off, name=text)
            for sign, way, text, off in ways
        ]
        title = label(panel.name, "title")
        close = link(say("campaign_desk-another"), lambda: CAMPAIGNS.close(session))
        tabs = Toggles(
            [(part, say("campaign_desk-part", part=part)) for part in PARTS],
            open_.part,
            name=say("campaign_desk-parts"),
        )
        tabs.chosen.connect(open_.show)
        name = column(title, label(panel.where, "quiet"), space=0)
        besides = row(close, *presses)
        besides.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        top = ResponsiveRow(name, besides, least=px(NARROW, session.settings.scale), shares=(1, 0))
        refill(self._head, top, tabs)

    def orders(self) -> Iterator[Ordered]:
        """The orders of the open campaign for Ctrl+K; one opens its form in the part `turn`."""
        open_ = CAMPAIGNS.opened(self.session)
        if open_ is None or not open_.orderable:
            return

        def give(press: Press) -> None:
            self.session.go("campaign")
            open_.show("turn")
            begin(self.session, open_, press)

        for each in all_orders(self.session, open_):
            about = ", ".join(filter(None, each.given.values()))
            name = f"{each.text}: {about}" if about else each.text
            off = why_off(self.session, open_, each) or each.off
            yield Command(each.order, name, each.tip, "", off, None), partial(give, each)

    # --- what is pressed ---

    def _brought_in(self) -> None:
        """Called after a file was taken in or put back: show the campaign as it stands now."""
        if (open_ := CAMPAIGNS.opened(self.session)) is not None and open_.at is not None:
            open_.goto(None)
        self.touch()
        QTimer.singleShot(0, self, self._to_part)

    def _to_part(self) -> None:
        """Put the focus on what can be done in the shown part, not on the links in the head."""
        part, open_ = self._inside.currentWidget(), CAMPAIGNS.opened(self.session)
        if part is None or not part.isVisible() or open_ is None or open_.wish is not None:
            return
        if isinstance(part, TurnView):
            part.focus_lead()
            return
        able = (each for each in part.findChildren(QWidget) if each.isVisible() and each.isEnabled())
        first = next((each for each in able if each.focusPolicy() & Qt.FocusPolicy.TabFocus), None)
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _wished(self) -> None:
        what, open_ = self.session.open.take(ACTIONS.wish), CAMPAIGNS.opened(self.session)
        if what == "bring":
            self.ask()
        elif open_ is None:
            return
        elif what == "typed":
            open_.show("turn")
            part = self.parts["turn"]
            assert isinstance(part, TurnView)  # noqa: S101  # it was made so
            part.typed.focus()
        elif what is not None and what in ENDINGS:
            open_.show("files")
            self.files.ask_save(what)

    # --- files ---

    def take(self, path: Path) -> None:
        """Show what is in a file that was dropped."""
        self.look(path)

    def furnish(self) -> None:
        """Begin the sample campaign, for pictures of the page."""
        begin_sample(self.session)
