"""The page of companion games: the shelf, or the table of the one that lies open.

What a companion brings to the page  board
With what boards are painted          brush
A game played back                   replay
The shelf                            start
Where an owner copies his map        copying
The table                            table
"""

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from pathlib import Path

from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from gui.actions.action import Command, command
from gui.actions.companions import ACTIONS, PAPERS
from gui.dice import Generator
from gui.documents.companions import SHELF, AnyGame
from gui.documents.dropped_files import kind_of
from gui.pages import COMPANIONS
from gui.presenters.companions import Offer, new_name, shown, stack
from gui.presenters.companions_mail import CompanionBringing
from gui.presenters.papers import Stack
from gui.presenters.welcome import chosen_again, entered
from gui.session import Session
from gui.theme import px
from gui.views.companions.board import CompanionView
from gui.views.companions.start import ShelfView
from gui.views.companions.table import TableView
from gui.views.log import conflict, earlier_moment
from gui.views.mail import MailPage
from gui.views.page import Ordered
from gui.views.papers import PaperPane
from gui.views.parts import LastDrawn, button, column, flow, label, laid, link, named, refill, row, scrolled
from gui.views.parts.panes import NARROW, ResponsiveRow
from heart_africa.core.problems import BadData
from heart_africa.language.order_fields import order_title

TALL = (560, 704)
"""The least height of a table, and of one whose parts take turns: a board at its least has room there."""
WAYS = (("↶", ACTIONS.undo), ("↷", ACTIONS.redo))
JSON = ".json"
"""How files end that are sent."""
STORY = "story"
"""The paper that is looked at first."""
SEED, SOME = 4, 24
"""Of a game to look at: its dice, and how many orders have been given in it."""


class CompanionsPage(MailPage):
    """The shelf, or the open game: its head, and its table."""

    topics = ("companions", "companions-order", "theme")

    def __init__(self, session: Session) -> None:
        super().__init__(session, CompanionBringing(session))
        self._views: dict[str, CompanionView] = {
            kind: import_module(f"gui.views.{kind}").VIEW for kind in COMPANIONS
        }
        self.start = ShelfView(session, tuple(each.desk for each in self._views.values()))
        self.tables: dict[str, TableView] = {}
        self._looks: object = None
        self._inside, self._headed = QStackedWidget(), LastDrawn()
        self._head, self._notes = QVBoxLayout(), QVBoxLayout()
        self._open = QWidget()
        laid(self._open, self._head, self._notes, space=6, margins=(16, 8, 12, 8)).addWidget(self._inside, 1)
        self._start = scrolled(self.start)
        for kind, view in self._views.items():
            if view.copied is not None:
                self.start.new[kind].copies = True
                self.start.new[kind].copying.connect(partial(self._copy, view.copied))
        self._printed: AnyGame | None = None
        self._papers = PaperPane(session, self._of_game, ("companions-back", lambda: self._print(None)))
        self.bring.closed.connect(self.touch)
        self.start.wanted.connect(self.ask)
        for each in (self._start, self._open, self._papers):
            self._stack.addWidget(each)
        session.on(ACTIONS.wish.name, self._wished)

    def freshen(self) -> None:
        """What was wished of the page before it was turned to comes first."""
        entered(self.session, "play")
        for kind, library in self.start.libraries.items():
            if name := chosen_again(self.session, kind):
                SHELF.close(self.session)
                self._stale = False
                self.render_page()
                library.open(name)
        super().freshen()

    def render_page(self) -> None:
        """Draw the screen that is in view."""
        open_ = SHELF.opened(self.session)
        self.setFocusProxy(None)  # type: ignore[arg-type]  # to Qt that is nobody
        if open_ is not self._printed:
            self._printed = None
        if self.shows_file():
            return
        if open_ is None:
            self.tall = (0, 0)
            self.start.show_shelf()
            self._stack.setCurrentWidget(self._start)
            return
        self.tall = TALL
        if self._printed is not None:
            self._papers.show_papers()
            self._stack.setCurrentWidget(self._papers)
            return
        view = self._views[open_.kind]
        panel = view.desk.table(self.session, open_)
        self._show_head(open_, panel.title, panel.badge)
        refill(self._notes, *conflict(self.session, open_), *earlier_moment(self.session, open_))
        table = self._table(open_.kind, view)
        table.show_table(open_, panel)
        self._inside.setCurrentWidget(table)
        self.setFocusProxy(table.first)  # its keys are those of the table, not of what stands above it
        if self._stack.currentWidget() is not self._open:
            self._stack.setCurrentWidget(self._open)
            self.setFocus()

    def _table(self, kind: str, view: CompanionView) -> TableView:
        """The table of a companion; another one where the language is another."""
        if self._looks != self.session.lang:
            for old in self.tables.values():
                self._inside.removeWidget(old)
                old.deleteLater()
            self.tables, self._looks = {}, self.session.lang
        if kind not in self.tables:
            self.tables[kind] = TableView(self.session, view)
            self.tables[kind].mail.wanted.connect(self.ask)
            self._inside.addWidget(self.tables[kind])
        return self.tables[kind]

    def _show_head(self, open_: AnyGame, title: str, badge: str) -> None:
        session, say = self.session, self.session.say
        ways = [(sign, each, command(session, each)) for sign, each in WAYS]
        looks = (session.lang, session.settings.scale)
        if self._headed.already(open_, open_.name, title, badge, [said for *_, said in ways], *looks):
            return
        presses = []
        for sign, action, said in ways:
            made = button(sign, partial(action.run, session), tip=said.name, off=said.why_off)
            made.setAccessibleName(said.name)
            presses.append(made)
        paper = command(session, PAPERS)
        presses.append(button(paper.name, partial(PAPERS.run, session), tip=paper.tip))
        close = link(say("companions-another"), lambda: SHELF.close(session))
        game = say(f"companions-{open_.kind}-title")
        more = title.removeprefix(game).lstrip(" ,") if open_.name.startswith(game) else title
        head = flow(named(open_.name, "title"), *([named(more, "quiet")] if more else []), space=10)
        words = column(head, *([label(f"◇ {badge}", "small")] if badge else []), space=0)
        wide = px(NARROW, session.settings.scale)
        below = row(close, *presses)
        if isinstance(layout := below.layout(), QHBoxLayout):
            layout.addStretch(1)  # below the words there is more room than they need
        refill(self._head, ResponsiveRow(words, below, least=wide, shares=(1, 0)))

    # --- what an owner copies from his box, in place of the shelf ---

    def _copy(self, made: Callable[[Session, Callable[[], object]], QWidget]) -> None:
        """Show where he copies it, until he goes back; what is wrong with his file is told instead."""
        try:
            view = made(self.session, lambda: self._copied(view))
        except BadData as fault:
            self.session.note_fault(fault)
            return
        self._stack.addWidget(view)
        self._stack.setCurrentWidget(view)

    def _copied(self, view: QWidget) -> None:
        self._stack.setCurrentWidget(self._start)
        self._stack.removeWidget(view)
        view.deleteLater()

    # --- papers, in place of the table ---

    def _of_game(self) -> Stack | None:
        open_ = SHELF.opened(self.session)
        return stack(self._views[open_.kind].desk, open_) if open_ else None

    def _print(self, open_: AnyGame | None) -> None:
        """Look at the papers of a game, or at its table again."""
        self._printed = open_
        self.touch()

    def _wished(self) -> None:
        wish, open_ = self.session.open.take(ACTIONS.wish), SHELF.opened(self.session)
        if open_ is None:
            return
        if wish == "papers":
            self._papers.enter("", STORY)
            self._print(open_)
            return
        self._print(None)
        table = self.tables[open_.kind]
        if wish == "hint":
            table.hint()
        else:
            table.typed.focus()

    def orders(self) -> Iterator[Ordered]:
        """Those of the open game: a legal one is given as its button gives it. None if hands are hidden."""
        open_ = SHELF.opened(self.session)
        if open_ is None or not open_.orderable:
            return
        view = self._views[open_.kind]
        table = view.desk.table(self.session, open_)
        if table.need is not None or table.curtain is not None:
            return

        def give(offer: Offer) -> None:
            self.session.go("companions")
            self._print(None)
            self.tables[open_.kind].give(offer)

        can = [each for each in table.offers if not each.off]
        for each in can:
            kind = order_title(self.session.lang, each.order.kind)
            yield Command("", each.text, f"{kind}. {each.odds}", "", "", None), partial(give, each)
        for text, off in view.desk.offers(self.session, open_).refused({each.order.kind for each in can}):
            yield Command("", text, "", "", off, None), lambda: None

    def furnish(self, name: str = "", orders: int = SOME, kind: str = COMPANIONS[0]) -> None:
        """A game that has been played for a while."""
        session, view = self.session, self._views[kind]
        desk, thrower = view.desk, Generator(SEED)
        name, edition = name or new_name(session, desk), desk.companion.editions[-1]
        open_ = desk.begin(session, name, edition, {}, own=False, thrower=thrower)
        at = desk.context(session, open_)
        for _ in range(orders):
            can, _off = shown(desk.table(session, open_), open_)
            if can:
                at.carry_out(can[0].order, (), None, throw=1)

    def take(self, path: Path) -> None:
        """Take in a game that was dropped, of whichever companion it is; what was sent is looked at first."""
        if path.suffix == JSON:
            self.look(path)
            return
        SHELF.close(self.session)
        self.freshen()
        if (library := self.start.libraries.get(kind_of(path))) is not None:
            library.take(path)
