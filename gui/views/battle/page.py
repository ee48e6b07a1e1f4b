"""The battle page: battles to choose, setting up, the referee's board with its log, the end."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QDragEnterEvent, QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QStackedWidget, QVBoxLayout, QWidget

from gui.actions.action import Command
from gui.actions.battle import ACTIONS, SHOWN
from gui.documents.battle import BATTLES, BattleDocument
from gui.documents.campaign import CAMPAIGNS, PARTS
from gui.documents.campaign_battle import outcome
from gui.documents.muster import begin_at_once
from gui.presenters.battle.ending import REPORT, HandOver, ending, stack
from gui.presenters.battle.measured import mapped
from gui.presenters.battle.other_orders import all_orders
from gui.presenters.battle.progress import Choice
from gui.presenters.campaign.order_context import told_result
from gui.presenters.papers import Stack
from gui.presenters.welcome import chosen_again, entered
from gui.session import Session
from gui.theme import style
from gui.views.battle.board import LARGE, Board
from gui.views.battle.secrets import AwayView, Secrets
from gui.views.colours import colours_of
from gui.views.library import LibraryView, ask_for_file
from gui.views.page import Ordered, Page
from gui.views.papers import PaperPane
from gui.views.parts import (
    LastDrawn,
    button,
    card,
    column,
    door_card,
    grid,
    label,
    laid,
    refill,
    scrolled,
)
from gui.views.parts.boxes import section_cards
from gui.views.parts.controls import titled
from gui.views.parts.flow import flow
from heart_africa.core.bad_data import bad_text
from heart_africa.core.problems import BadData
from heart_africa.rules.battle.state import BLUE

# --- the start, before a battle is open ---


class StartView(QWidget):
    """The page without a battle: begin one at once, begin one with chosen armies, or open a kept one."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._fault = label("", state="bad")
        self._inside = QVBoxLayout()
        self._inside.setSpacing(14)
        self.library = LibraryView(session, BATTLES)
        outside = laid(self, space=14, margins=(32, 28, 32, 20))
        outside.addLayout(self._inside)
        outside.addWidget(self.library)
        outside.addStretch(1)

    def render_start(self) -> None:
        """Draw the start with the battles that are kept now."""
        session, say = self._session, self._session.say
        self._fault = label("", state="bad")
        self._fault.hide()
        usual = BATTLES.free_name(session, say("battle-start-name-usual"))
        at_once = partial(self._do, partial(begin_at_once, session, usual))
        press = button(say("battle-start-try-button"), at_once, role="main")
        alone = partial(self._do, partial(self._against, usual))
        against = button(say("opponent-against"), alone, tip=say("opponent-against-tip"))
        title, text = label(say("battle-start-try"), "heading"), label(say("battle-start-try-text"))
        doors = door_card(title, text, flow(press, against)), self._new(usual)
        head = (label(say("battle-start-title"), "title"), label(say("battle-start-lead"), "quiet"))
        refill(self._inside, *head, grid([doors], space=16, wide={0: 1, 1: 1}), self._fault)
        self.library.show_library()

    def _against(self, name: str) -> None:
        """Begin a battle at once in which the computer plays the second side."""
        from gui.documents.opponent import seat  # noqa: PLC0415  # only who plays against it waits for it
        from heart_africa.opponent.seat import USUAL  # noqa: PLC0415  # as above

        table = begin_at_once(self._session, name)
        seat(self._session, table, {BLUE: USUAL})
        self._session.note(self._session.say("opponent-begun"))

    def _new(self, usual: str) -> QFrame:
        name, say = QLineEdit(usual), self._session.say
        name.setAccessibleName(say("battle-start-name"))

        def do() -> None:
            self._do(lambda: BATTLES.begin(self._session, name.text()))

        name.returnPressed.connect(do)
        press = button(say("battle-start-new-button"), do)
        text = column(label(say("battle-start-new-text")), titled(say("battle-start-name"), name))
        return door_card(label(say("battle-start-new"), "heading"), text, press)

    def _do(self, begin_: Callable[[], object]) -> None:
        try:
            begin_()
        except BadData as fault:
            self._fault.setText(bad_text(fault, self._session.lang))
            self._fault.show()


# --- the end of the battle ---


WIDEST = 1280
"""The greatest width of the page in pixels at 100 %: longer lines are hard to read."""


class EndingView(QWidget):
    """The end of the battle: result, figures, backups, what can be done next."""

    back = Signal()
    report = Signal()
    hand_over = Signal(str, str)
    """Sent to give the result to a campaign (its name), as one of its battles (the id)."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._shown = LastDrawn()
        self._inside = laid(self, space=10, margins=(32, 24, 32, 20))

    def show_ending(self, table: BattleDocument) -> None:
        """Show how the battle ended or stands; nothing is drawn if it has not changed."""
        if self._shown.already(table, table.version, self._session.lang, self._session.settings.scale):
            return
        panel = ending(self._session, table)
        self.setMaximumWidth(round(WIDEST * max(100, self._session.settings.scale) / 100))
        say = self._session.say
        rows = ([label(name, "quiet", wrap=False), label(text, "strong")] for name, text in panel.facts)
        near: list[QWidget] = [label(f"· {text}") for text in panel.near]
        backups = [label(text) for text in panel.backups] or [label(say("battle-end-no-backups"), "quiet")]
        tip = say("battle-end-report-tip")
        refill(
            self._inside,
            label(panel.title, "title"),
            flow(
                *self._hand_over(panel.hand_over),
                button(say("battle-end-report"), self.report.emit, role="main", tip=tip),
                button(say("battle-end-back"), self.back.emit),
            ),
            card(grid(rows, wide={1: 1}), *near),
            *(made for section in panel.numbers for made in section_cards(section)),
            card(
                label(say("battle-end-backups"), "strong"),
                label(str(self._session.folder), "quiet"),
                *backups,
                space=3,
            ),
        )
        self._inside.addStretch(1)

    def _hand_over(self, known: HandOver | None) -> list[QWidget]:
        if known is None:
            return []
        say, battle = self._session.say, known.battle
        tip = say("battle-end-hand-over-tip", campaign=known.campaign, battle=battle)
        run = partial(self.hand_over.emit, known.campaign, battle)
        return [button(say("battle-end-hand-over"), run, role="main", tip=tip, off=known.off)]


# --- handing the result over to a campaign ---


def hand_over(session: Session, campaign: str, battle: str) -> None:
    """Go to the campaign with the form of the battle's result filled in; it can be corrected there."""
    try:
        kept = CAMPAIGNS.opened(session)
        if kept is None or kept.name != campaign:
            kept = CAMPAIGNS.open(session, campaign)
        if battle in kept.live.battles:
            kept.show(PARTS[0])
            kept.ask("report-result", told_result(outcome(session, kept, battle)))
        else:
            session.note(session.say("battle-end-handed-over", campaign=campaign, battle=battle))
    except BadData as fault:
        session.note_fault(fault)
    else:
        session.go("campaign")


# --- the battle page ---


TALL = (560, 1100)


class BattlePage(Page):
    """Four screens, one of them shown: start, board, the secrets of one side, end."""

    topics = ("army", "battle", "guided", "order", "table_mode", "theme")

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._table: BattleDocument | None = None
        self._dressed = LastDrawn()
        self._screen = "board"
        self.setAcceptDrops(True)
        self._stack = QStackedWidget()
        self._start = StartView(session)
        self._away = AwayView(session)
        self._secrets = Secrets(session, self._away, lambda: self._table)
        self._secrets.covered.connect(lambda: self._stack.setCurrentWidget(self._away))
        self._secrets.uncovered.connect(self.touch)
        self._papers = PaperPane(
            session, self._of_battle, ("paper-back-battle", lambda: self._turn_to("board"))
        )
        self._end = EndingView(session)
        self._end.back.connect(lambda: self._turn_to("board"))
        self._end.report.connect(lambda: self._to_papers(REPORT))
        self._end.hand_over.connect(partial(hand_over, session))
        self._board = Board(session, self._secrets, self.height)
        self._board.changed.connect(self._touch_board)
        self._board.ended.connect(lambda: self._turn_to("end"))
        self._screens = {
            "start": scrolled(self._start),
            "board": self._board,
            "away": self._away,
            "end": scrolled(self._end),
            "papers": self._papers,
        }
        for screen in self._screens.values():
            self._stack.addWidget(screen)
        self._layout.addWidget(self._stack)
        session.on(ACTIONS.wish.name, self._wished)

    # --- drawing ---

    def freshen(self) -> None:
        """Carry out what the welcome page asked for, such as beginning a battle; then draw the page."""
        if entered(self.session, "try"):
            usual = self.session.say("battle-start-name-usual")
            self._try(lambda: begin_at_once(self.session, BATTLES.free_name(self.session, usual)))
        if name := chosen_again(self.session, BATTLES.kind):
            self._try(lambda: BATTLES.open(self.session, name))
        if self.isVisible():
            super().freshen()

    def _try(self, do: Callable[[], object]) -> None:
        try:
            do()
        except BadData as fault:
            self.session.note_fault(fault)
        self._stale = True

    def render_page(self) -> None:
        """Draw the screen that is shown; each part draws only what has changed."""
        self._dress()
        open_ = BATTLES.opened(self.session)
        if open_ is not self._table:
            self._table, self._screen = open_, "board"
            if open_ is not None and self.session.open.get(SHOWN) is None and mapped(self.session, open_):
                self.session.open.put(SHOWN, True)  # noqa: FBT003  # who has laid a map plays on it
            self._board.forget()
        self.tall = TALL if open_ is not None and self._screen != "end" else (0, 0)
        if open_ is None:
            self._start.render_start()
            self._stack.setCurrentWidget(self._screens["start"])
            return
        if self._stack.currentWidget() is self._away and self._secrets.open:
            return
        match self._screen:
            case "end":
                self._end.show_ending(open_)
            case "papers":
                self._papers.show_papers()
            case _:
                self._board.show_board(open_)
        self._stack.setCurrentWidget(self._screens[self._screen])

    def hideEvent(self, event: QHideEvent) -> None:
        """Keep the sizes of the parts of the board."""
        super().hideEvent(event)
        self._board.remember_sizes()

    def showEvent(self, event: QShowEvent) -> None:
        """Draw the page again: its size may have changed while it was hidden."""
        super().showEvent(event)
        self.freshen()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw the board again for another height: there may be room for more or less."""
        super().resizeEvent(event)
        if event.oldSize().height() != event.size().height():
            self._touch_board()

    def _touch_board(self) -> None:
        """Have the board drawn anew, if a battle is open; Qt resizes the page before there is one, too."""
        if self._table is not None:
            self.touch()

    def _dress(self) -> None:
        """Set the style sheet of the page: in table mode its letters are larger."""
        own = self.session.settings
        if self._dressed.already(own.table_mode, own.theme, own.scale):
            return
        sheet = style(colours_of(self.session), round(own.scale * LARGE)) if own.table_mode else ""
        if self._screens["board"].styleSheet() != sheet:
            self._screens["board"].setStyleSheet(sheet)

    # --- what is pressed ---

    def _turn_to(self, screen: str) -> None:
        self._screen = screen
        self.touch()

    def _of_battle(self) -> Stack | None:
        return stack(self.session, self._table) if self._table else None

    def _to_papers(self, what: str = "") -> None:
        if self._table is not None:
            self._papers.enter(what, REPORT)
            self._turn_to("papers")

    def orders(self) -> Iterator[Ordered]:
        """The orders of the open battle for Ctrl+K, greyed if no order can be given; one opens its card."""
        table = BATTLES.opened(self.session)
        if table is None or table.closed:
            return

        def give(order: Choice) -> None:
            self.session.go("battle")
            self._to_orders()
            table.ask(order.kind, *order.who)

        for each in all_orders(self.session, table):
            yield Command("", each.text, each.idle or each.tip, "", each.off, None), partial(give, each)

    def _to_orders(self) -> None:
        self._turn_to("board")
        self._board.to_orders()

    def _wished(self) -> None:
        match self.session.open.take(ACTIONS.wish) or "":
            case "typed":
                self._turn_to("board")
                self._board.type()
            case "log":
                self._turn_to("board")
                self._board.to_log()
            case "board":
                self._to_orders()
            case "result":
                self._turn_to("end")
            case "report":
                self._to_papers(REPORT)
            case "papers":
                self._to_papers()
            case "save":
                self._save()
            case wish if wish.startswith("computer-"):
                self._turn_to("board")
                self._board.wish_of_computer(wish.removeprefix("computer-"))
            case wish if wish.startswith("map-"):
                self._turn_to("board")
                self._board.wish_of_map(wish.removeprefix("map-"))

    def _save(self) -> None:
        if self._table is not None:
            ask_for_file(self, self.session, BATTLES, self._table.name)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept files that are dragged here while no battle is open."""
        if self._table is None:
            super().dragEnterEvent(event)

    def take(self, path: Path) -> None:
        """Take a battle in from a file; an open one is closed first, for the list says how it went."""
        if self._table is not None:
            BATTLES.close(self.session)
        self._start.library.take(path)
