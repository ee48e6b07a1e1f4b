"""The campaign page: campaigns to choose, then the parts of the open one under one head."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from gui.actions.campaign import REDO, UNDO, WISH, off_text
from gui.campaign_sample import begin_sample
from gui.campaigns import KIND, PARTS, Keeping, close_campaign, keeping, open_campaign
from gui.presenters.campaign.page import head, web_page
from gui.session import Session
from gui.views.campaign.ledger import LedgerView
from gui.views.campaign.part import Part
from gui.views.campaign.players import PlayersView
from gui.views.campaign.reading import ChronicleView, JournalView, StandingsView
from gui.views.campaign.start import StartView
from gui.views.campaign.turn import TurnView
from gui.views.page import Page
from gui.views.parts import Toggles, button, card, column, label, link, refill, row, scrolled
from heart_africa.bad_data import bad_text
from heart_africa.problems import BadData
from heart_africa.store.files import write_text

VIEWS: dict[str, Callable[[Session], Part]] = {
    "turn": TurnView,
    "players": PlayersView,
    "ledger": LedgerView,
    "standings": StandingsView,
    "chronicle": ChronicleView,
    "journal": JournalView,
}


class CampaignPage(Page):
    """The start, or the open campaign: its head, and the part that is looked at."""

    topics = ("campaign", "campaign-order", "theme")

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._stack = QStackedWidget()
        self.start = StartView(session)
        self._start = scrolled(self.start)
        self.parts: dict[str, Part] = {name: VIEWS[name](session) for name in PARTS}
        self._head, self._notes, self._inside = QVBoxLayout(), QVBoxLayout(), QStackedWidget()
        for part in self.parts.values():
            self._inside.addWidget(part)
        board = QWidget()
        layout = QVBoxLayout(board)
        layout.setContentsMargins(18, 10, 12, 10)
        layout.setSpacing(8)
        layout.addLayout(self._head)
        layout.addLayout(self._notes)
        layout.addWidget(self._inside, 1)
        self._board = board
        self._stack.addWidget(self._start)
        self._stack.addWidget(board)
        self._layout.addWidget(self._stack)
        session.on(WISH, self._wished)

    # --- drawing ---

    def freshen(self) -> None:
        """What was wished of the page before it was turned to comes first."""
        opened = self.session.open
        if opened.get("wish") == "begin":
            opened.pop("wish")
        kind, name = opened.get("again", ("", ""))
        if kind == KIND:
            opened.pop("again")
            self._try(lambda: open_campaign(self.session, name))
            self._stale = True
        super().freshen()

    def render_page(self) -> None:
        """Draw the screen that is in view."""
        open_ = keeping(self.session)
        if open_ is None:
            self.start.render_start()
            self._stack.setCurrentWidget(self._start)
            return
        self._render_head(open_)
        self._render_notes(open_)
        part = self.parts[open_.part]
        part.show_part(open_)
        self._inside.setCurrentWidget(part)
        self._stack.setCurrentWidget(self._board)

    def _render_head(self, open_: Keeping) -> None:
        session, say = self.session, self.session.say
        panel = head(session, open_)
        undo = button("↶", lambda: UNDO.run(session), tip=panel.undo, off=off_text(session, UNDO))
        redo = button("↷", lambda: REDO.run(session), tip=panel.redo, off=off_text(session, REDO))
        undo.setAccessibleName(panel.undo)
        redo.setAccessibleName(panel.redo)
        title = label(panel.name, "title")
        close = link(say("keeper-another"), self._close)
        tabs = Toggles(
            [(part, say("keeper-part", part=part)) for part in PARTS], open_.part, name=say("keeper-parts")
        )
        tabs.chosen.connect(open_.show)
        top = row(column(title, label(panel.where, "quiet"), space=0), close, undo, redo)
        layout = top.layout()
        assert isinstance(layout, QHBoxLayout)  # noqa: S101  # a row is one
        layout.setStretch(0, 1)
        refill(
            self._head,
            top,
            tabs,
        )

    def _render_notes(self, open_: Keeping) -> None:
        """What has to be told in its place: somebody else wrote; a copy; an earlier moment is looked at."""
        say = self.session.say
        notes: list[QWidget] = []
        if open_.conflict is not None:
            press = button(say("battle-conflict-go-on"), self._reload, role="main")
            text = bad_text(open_.conflict, self.session.lang)
            notes.append(card(label(f"! {text}", "strong", state="warn"), row(press, left=True)))
        if open_.owner:
            notes.append(label(f"! {say('keeper-copy', player=open_.owner)}", state="warn"))
        if open_.at is not None:
            now = button(say("keeper-to-now"), lambda: open_.goto(None), role="main")
            last = open_.journal.next_number - 1
            text = say("keep-at", number=open_.at, last=last)
            notes.append(row(label(f"◷ {text}", "strong", state="warn"), now))
        refill(self._notes, *notes)

    # --- what is pressed ---

    def _close(self) -> None:
        close_campaign(self.session)

    def _reload(self) -> None:
        if (open_ := keeping(self.session)) is not None:
            self._try(open_.reload)

    def _wished(self) -> None:
        if self.session.open.pop(WISH, "") == "html":
            self._save_page()

    def _save_page(self) -> None:
        """The page for the club's site, wherever the person says."""
        if (open_ := keeping(self.session)) is None:
            return
        suggested = self.session.folder / f"{open_.name}.html"
        name, _ = QFileDialog.getSaveFileName(
            self, self.session.say("action-campaign-html"), str(suggested), "*.html"
        )
        if name:
            self.save_page(Path(name))

    def save_page(self, path: Path) -> None:
        """Write that page; a disk that refuses is told of."""
        if (open_ := keeping(self.session)) is not None:
            self._try(lambda: write_text(path, web_page(self.session, open_)))
            self.session.note(self.session.say("keeper-saved", path=str(path)))

    def _try(self, do: Callable[[], object]) -> None:
        try:
            do()
        except BadData as fault:
            self.session.note(bad_text(fault, self.session.lang))

    def furnish(self) -> None:
        """A campaign of some years to look at."""
        begin_sample(self.session)
