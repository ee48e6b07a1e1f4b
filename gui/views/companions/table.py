"""An open companion game: what may be done on one side, the board, the pieces, log and sums on the other."""

from collections.abc import Callable, Sequence
from functools import partial
from string import ascii_uppercase

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeySequence, QMouseEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QApplication, QFrame, QStackedWidget, QVBoxLayout, QWidget

from gui.documents.companions import AnyGame, Held
from gui.presenters.companions import (
    Asked,
    CompanionContext,
    Curtain,
    Hint,
    Need,
    Offer,
    Table,
    Zone,
    of_kind,
    shown,
)
from gui.presenters.companions import Piece as PieceFace
from gui.presenters.companions_mail import CompanionSending
from gui.presenters.forms import Field, Value
from gui.presenters.journal import JournalWords, Sum
from gui.session import Session
from gui.views.companions.board import CompanionView
from gui.views.companions.replay import Replay
from gui.views.fields import Names
from gui.views.form import Confirm, TypedLine
from gui.views.log import LogView
from gui.views.mail import MailView
from gui.views.parts import (
    LastDrawn,
    button,
    card,
    chip,
    column,
    field,
    flow,
    label,
    laid,
    link,
    refill,
    scrolled,
    toggle,
)
from gui.views.parts.boxes import reveal
from gui.views.parts.flow import Toggles, folded
from gui.views.parts.panes import Pane, Panes
from heart_africa.companions.asking import Answer
from heart_africa.core.bad_data import bad_sentence, bad_why
from heart_africa.core.journal.records import Command
from heart_africa.core.problems import BadData
from heart_africa.storage.documents import Conflict

ORDERS, BOARD, BESIDE = "orders", "board", "beside"
PIECES, LOG, SUMS, ADVICE, POST = "pieces", "log", "sums", "advice", "post"
DIGITS = "1234567890"
LONGEST, MOST_TOLD, FEW_TOLD = 160, 8, 1
"""Of what came of the last order: so many letters of dice, so many sentences, fewer where one part alone has
room, so that what may be done is in view below; the log has all."""
NOTED = 120
"""How much room is left below what is brought into view: a note may lie there."""
SIDE = 290
"""How wide each side has to be at a text scale of 100 %."""


class TableView(QWidget):
    """The table of one companion."""

    def __init__(self, session: Session, view: CompanionView) -> None:
        super().__init__()
        self._session, self._view, self._desk = session, view, view.desk
        self._document: AnyGame | None = None
        self._offers: tuple[Offer, ...] = ()
        self._listed: tuple[Offer, ...] = ()
        self._presses: list[OrderPress] = []
        self._waits: Confirm | None = None
        self._table = Table("")
        self._letters: dict[str, str] = {}
        self._faces: dict[object, Face] = {}
        self._unfolded, self._beside, self._counted = False, PIECES, False
        self._press = 0, 0  # how many acts there were before what was pressed last, and after it
        more = {ADVICE: view.desk.advises, POST: view.desk.posted}
        self._parts = (PIECES, LOG, SUMS, *(part for part, there in more.items() if there))
        self._chips, self._due, self._orders, self._pieces, self._sums = (QVBoxLayout() for _ in range(5))
        self._advice, self._chipped = QVBoxLayout(), LastDrawn()
        self._advised: object = None
        self._asked: object = None
        self._of: tuple[str, tuple[Answer, ...]] = "", ()
        self.typed = TypedLine(session)
        self.board = view.board(session)
        self.first: QWidget = self.board
        self.board.pressed.connect(self._aimed)
        self.log: LogView[object] = LogView(session)
        self.mail = MailView(session, narrow=True)
        say = session.say
        self.panes = Panes(
            (
                Pane(ORDERS, say("companions-pane-orders"), self._orders_pane(), SIDE),
                Pane(BOARD, say("companions-pane-board"), self._board_pane(), view.least, 3),
                Pane(BESIDE, say(self._of_kind("pane-beside")), self._beside_pane(), SIDE),
            ),
            BOARD,
            session.settings.scale,
        )
        self.panes.turn(ORDERS)
        laid(self, self.panes)
        self._keys()

    # --- its three parts ---

    def _orders_pane(self) -> QWidget:
        inside = QWidget()
        layout = laid(inside, self._due, self._orders, self.typed, space=8)
        layout.addStretch(1)
        return scrolled(inside, self._session.say("companions-pane-orders"))

    def _board_pane(self) -> QWidget:
        inside = QWidget()
        layout = laid(inside, self._chips)
        layout.addWidget(scrolled(self.board, self._session.say("companions-pane-board")), 1)
        self.replay = Replay(self._session)
        layout.addWidget(self.replay)
        return inside

    def _beside_pane(self) -> QWidget:
        say = self._session.say
        names = [(each, say(self._of_kind(f"beside-{each}"))) for each in self._parts]
        self._turns = Toggles(names, self._beside, name=say("companions-pane-beside"))
        self._turns.chosen.connect(self.turn)
        self._stack = QStackedWidget()
        for inside in (self._pieces, self._sums, self._advice):
            made = QWidget()
            laid(made, inside).addStretch(1)
            self._stack.addWidget(scrolled(made, say("companions-pane-beside")))
        self._stack.insertWidget(1, self.log)
        made = QWidget()
        laid(made, self.mail).addStretch(1)
        self._stack.addWidget(scrolled(made, say("companions-pane-beside")))
        return column(self._turns, self._stack)

    def _of_kind(self, word: str) -> str:
        return of_kind(self._session.lang, self._desk.kind, word)

    def turn(self, beside: str) -> None:
        """Look at the pieces, the log, the sums or the advice."""
        self._beside = beside
        self._stack.setCurrentIndex((PIECES, LOG, SUMS, ADVICE, POST).index(beside))
        self._turns.show_value(beside)
        if self._document is not None:
            self._show_beside(self._document)

    def hint(self) -> None:
        """See what the computer advises, or the pieces again."""
        if ADVICE in self._parts:
            self._see(PIECES if self.shows(ADVICE) else ADVICE)

    def _see(self, beside: str) -> None:
        self.turn(beside)
        self.panes.turn(BESIDE)

    def shows(self, beside: str) -> bool:
        """Whether these are looked at."""
        return self._beside == beside and self.panes.shows(BESIDE)

    # --- keys: a letter for a piece, a digit for an order ---

    def _keys(self) -> None:
        for place, digit in enumerate(DIGITS):
            self._key(digit, partial(self._digit, place))
        for letter in ascii_uppercase:
            self._key(letter, partial(self._letter, letter))
        self._key("Esc", self._let_go)

    def _key(self, key: str, run: Callable[[], object]) -> None:
        made = QShortcut(QKeySequence(key), self)
        made.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        made.activated.connect(run)

    def _digit(self, place: int) -> None:
        """Give the order of a digit; where it may be meant for dice nothing is given.

        While an order waits for its dice their field has the keys. Otherwise, if the player throws, the digit
        only points at the order, and Enter gives it.
        """
        if self.typed.answering:
            self.typed.ask()
        elif self._waits is not None:
            self._waits.focus_first()
        elif place < len(self._presses) and self._document is not None and self._document.by_hand:
            press = self._presses[place].press
            press.setAutoDefault(True)  # for Enter, not Space alone
            press.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self._reveal(press)
            self._session.note(self._session.say("companions-pointed", order=self._listed[place].text))
        elif place < len(self._presses):
            self.give(self._listed[place])

    @staticmethod
    def _reveal(inside: QWidget) -> None:
        """Bring what has the keys into view, once it is laid out, above what is noted of it."""
        QTimer.singleShot(0, inside, lambda: reveal(inside, NOTED))

    def _letter(self, letter: str) -> None:
        if letter in self._letters:
            self._choose(self._letters[letter])

    def _let_go(self) -> None:
        if self._document is not None:
            self._document.choose()

    # --- drawing ---

    def show_table(self, document: AnyGame, table: Table) -> None:
        """Draw it as it stands."""
        if document is not self._document:
            self._press = 0, 0
            if self._counted:  # the points of another game
                self._document, self._counted = None, False
                self.turn(PIECES)
        self._document, self.first = document, self.board
        can, cannot = shown(table, document)
        self._offers = can if table.need is None else ()
        self._listed = tuple(each for each in self._offers if not each.mark)
        self.panes.rescale(self._session.settings.scale)
        if not self._chipped.already(table.chips):
            refill(self._chips, flow(*(chip(text, state) for state, text in table.chips), space=4))
        asks = (table.curtain and table.curtain.text, table.need and table.need.text, document.held)
        asked = (document, *asks, table.due if self.panes.alone else "")
        if asked != self._asked and any(asked[1:]):  # what is asked is in view
            self.panes.turn(ORDERS)
        self._asked = asked
        self._show_due(document, table)
        self._show_orders(document, table, cannot)
        aims = {each.place: each for each in reversed(self._offers) if each.place}
        self.board.show_board(document, aims)
        self.replay.show_replay(document)
        self._table = table
        self._letters = _letters([piece for zone in table.zones if not zone.aside for piece in zone.pieces])
        if table.over and document.version and self._beside in {PIECES, ADVICE}:
            self._counted = True
            self.turn(SUMS)
        self.typed.serve(self._context(document))
        self._show_beside(document)

    def _context(self, document: AnyGame) -> CompanionContext:
        return self._desk.context(self._session, document)

    def _show_beside(self, document: AnyGame) -> None:
        """What is looked at beside the board."""
        if self._beside == LOG:
            self.log.show_log(self._words(document))
        elif self._beside == SUMS:
            refill(self._sums, *(self._sum(each) for each in self._table.sums()))
        elif self._beside == ADVICE:
            self._show_advice(document)
        elif self._beside == POST:
            # To whom it goes, or what waits on a copy.
            try:
                self.mail.show_mail(CompanionSending(self._session, document, self._desk))
            except BadData as fault:
                self._session.note_fault(fault)
        else:
            self._show_pieces(document, self._table.zones)

    def _words(self, document: AnyGame) -> JournalWords[object]:
        return self._desk.words(self._session, document)

    def _show_due(self, document: AnyGame, table: Table) -> None:
        """What comes next or what it came to, what waits to be sent, what came of the last order."""
        parts: list[QWidget] = [label(table.due, "strong")]
        if table.over:  # what it came to stands here where there is no room beside the board
            parts += [label(each.title) for each in table.sums()[:1]]
        if document.outbox:
            say, count = self._session.say, len(document.outbox.lines)
            over = bool(document.writer.state.ending)  # not by an order of his that is still to be sent
            copy = "mail-copy-over" if over else "mail-copy"
            parts.append(label(say(copy, player=document.owner, count=count), "small", state="warn"))
            if not over:
                parts.append(flow(button(say("mail-copy-orders"), partial(self._see, POST))))
        acts = document.journal.standing
        if acts and document.at is None:
            first, end = self._press
            words = self._words(document)
            told = [words.told(each) for each in acts[first if first < end == len(acts) else -1 :]]
            due = table.due.casefold()  # what comes next is said above already
            every = [each for act in told for each in act.sentences]
            sentences = [each for each in every if each.rstrip(".").casefold() not in due]
            more = max(0, len(sentences) - (FEW_TOLD if self.panes.alone else MOST_TOLD))
            shown = [told[0].dice, *sentences[:1], *sentences[1 + more :]]  # and what it came to
            parts += [label(shortened(each, LONGEST), "small") for each in shown if each]
            if more:
                link_ = link(self._session.say("companions-more-told", count=more), partial(self._see, LOG))
                parts.append(flow(link_))
        made = card(*parts, margin=10, space=3)
        made.setProperty("chosen", "true")
        refill(self._due, made)

    def _show_orders(self, document: AnyGame, table: Table, cannot: tuple[Offer, ...]) -> None:
        self.typed.setVisible(table.curtain is None and not table.over)
        self._presses, self._waits = [], None
        if table.curtain is not None:
            self._draw(table.curtain)
            return
        if table.need is not None:
            self._ask(document, table.need)
            return
        if document.held is not None and document.held.order is not None:
            self._confirm(document, document.held.order, table.offers)
            return
        say = self._session.say
        parts: list[QWidget] = []
        if (document.chosen or document.place) and not table.over:
            parts.append(flow(link(say("companions-all-orders"), document.choose)))
        self._presses = [self._offer(place, each) for place, each in enumerate(self._listed)]
        parts += self._presses
        if cannot:
            parts.append(self._cannot(cannot, on=self._unfolded or bool(document.chosen)))
        if not (table.over or document.owner) and document.at is None:
            hand = toggle(
                say(self._of_kind("by-hand")), document.by_hand, lambda on: document.throw_by(hand=on),
                tip=say(self._of_kind("by-hand-tip")),
            )  # fmt: skip
            parts.append(flow(hand))
        refill(self._orders, *parts)

    def _offer(self, place: int, offer: Offer) -> "OrderPress":
        key = DIGITS[place] if place < len(DIGITS) else ""
        return OrderPress(f"{key}  {offer.text}" if key else offer.text, offer, partial(self.give, offer))

    def _cannot(self, offers: tuple[Offer, ...], *, on: bool) -> QWidget:
        """What cannot be done now, and why."""

        def made() -> QWidget:
            return column(*(OrderPress(each.text, each, lambda: None) for each in offers), space=4)

        words = self._session.say("companions-why-not", count=len(offers))
        return column(*folded(words, made, on=on, told=partial(setattr, self, "_unfolded")))

    def _confirm(self, document: AnyGame, order: Command, offers: tuple[Offer, ...]) -> None:
        """An order whose dice are the player's own: what it is, its odds, its dice."""
        at = self._context(document)
        offer = next((each for each in offers if each.order == order), None)
        words = [label(offer.text, "strong")] if offer else []
        words += [label(offer.odds, "small")] if offer and offer.odds else []
        leave = link(self._session.say("companions-leave"), document.choose)
        confirm = self._waits = Confirm(at, lambda: None, leave)
        confirm.show_order(partial(at.met, order))
        refill(self._orders, card(*words, confirm))
        confirm.focus_first()
        self._reveal(QApplication.focusWidget() or confirm)

    def _draw(self, curtain: Curtain) -> None:
        """What stands in place of the orders, and what takes it away."""
        ways = [(words, self._tried(run)) for words, run in curtain.presses]
        if curtain.mail:  # what is done first is to send him how it stands
            ways.insert(0, (self._session.say("companions-beside-post"), partial(self._see, POST)))
        presses = [
            link(words, run) if place else button(words, run, role="main")
            for place, (words, run) in enumerate(ways)
        ]
        refill(self._orders, card(label(curtain.text, "strong"), *presses))
        if presses:
            presses[0].setAutoDefault(True)  # Enter takes it away, not Space alone
            self._give_keys(presses[0])

    def _tried(self, run: Callable[[], object]) -> Callable[[], None]:
        """What a press does; what goes wrong is told."""

        def tried() -> None:
            try:
                run()
            except Conflict:
                pass  # the page tells of it in its place
            except BadData as fault:
                self._session.note_fault(fault)

        return tried

    def _ask(self, document: AnyGame, need: Need) -> None:
        """A printed value of the player's own box: pressed where there is something to choose, else typed."""
        if need.text != self._of[0]:
            self._of = need.text, ()
        say, (_, answers) = self._session.say, self._of
        asked = need.ask(answers)
        assert isinstance(asked, Asked)  # noqa: S101  # a value that is whole was said at once
        slip = label("", state="bad")
        slip.hide()

        def answered(*words: str) -> None:
            try:
                found = need.ask((*answers, words))
                if isinstance(found, str):
                    self._say(document, need, found)
                else:
                    self._of = need.text, (*answers, words)
                    self._ask(document, need)
            except Conflict:
                return  # the page tells of it in its place
            except BadData as fault:
                slip.setText(f"✗ {bad_sentence(fault, self._session.lang)}")
                slip.show()

        def leave() -> None:
            self._of = need.text, answers[:-1]
            self._ask(document, need) if answers else document.choose()

        back = link(say("companions-step-back" if answers else "companions-leave"), leave)
        heads: list[QWidget] = [label(need.text, "small")] if asked.text != need.text else []
        heads.append(label(asked.text))
        if not asked.choices:
            self._ask_typed(asked, heads, answered, slip, back)
        elif asked.several:
            down: list[Value] = [asked.known]
            names = Names(Field("", asked.text, "names", asked.known, asked.choices), down.append)
            press = button(say("companions-say"), lambda: answered(*_words(down[-1])), role="main")
            refill(self._orders, card(*heads, names, slip, flow(press, back)))
        else:
            words = [
                OrderPress(text, Offer(need.order(word), text), partial(answered, word))
                for word, text in asked.choices
            ]
            refill(self._orders, card(*heads, column(*words, space=4), slip, flow(back)))
            self._give_keys(words[0].press)

    def _ask_typed(
        self, asked: Asked, heads: list[QWidget], answered: Callable[..., None], slip: QWidget, back: QWidget
    ) -> None:
        line = field("", lambda _: None, name=asked.text)

        def said() -> None:
            if words := line.text().replace(",", " ").strip("[] ").split():
                answered(*words)

        line.returnPressed.connect(said)
        press = button(self._session.say("companions-say"), said, role="main")
        refill(self._orders, card(*heads, line, slip, flow(press, back)))
        self._give_keys(line)

    def _give_keys(self, to: QWidget) -> None:
        """The keys go to a control, and do when the page comes into view with it."""
        self.first = to
        to.setFocus()

    def _say(self, document: AnyGame, need: Need, value: str) -> None:
        """The value goes into the game and into the player's own pack; what waited for it goes on."""
        held, at = document.held, self._context(document)
        with self._session.gathering():
            at.carry_out(need.order(value), (), None)
            try:
                need.keep(value)
            except BadData as fault:  # the game has it; the pack wants it otherwise
                why = bad_why(fault, self._session.lang)
                self._session.note(self._session.say("companions-not-kept", why=why))
            if held is not None and held.order is not None:
                at.carry_out(held.order, held.faces, None, throw=held.throw)

    # --- pieces ---

    def _show_pieces(self, document: AnyGame, zones: tuple[Zone, ...]) -> None:
        """Show the pieces of all zones, keeping the widgets of those that have not changed."""
        keys = {piece: letter for letter, piece in self._letters.items()}
        chosen = {part.partition(":")[0] for part in document.chosen.split("+")} | {document.chosen}
        parts, faces = list[QWidget](), dict[object, Face]()
        for zone in zones:
            parts.append(label(zone.title, "strong"))
            if zone.aside and zone.pieces:
                parts.append(label(", ".join(each.title for each in zone.pieces), "small"))
                continue
            for each in zone.pieces:
                looks = (each, keys.get(each.id, ""), each.id in chosen)
                faces[looks] = self._faces.get(looks) or Face(*looks, partial(self._choose, each.id))
                parts.append(faces[looks])
        for kept in faces.values():
            self._pieces.removeWidget(kept)
        self._faces = faces
        refill(self._pieces, *parts)

    def _sum(self, each: Sum) -> QWidget:
        return card(label(each.title, "strong"), *(label(line, "small") for line in each.lines), space=2)

    # --- advice ---

    def _show_advice(self, document: AnyGame) -> None:
        """What the computer expects of each order. It reckons when the table is drawn, not before."""
        say, now = self._session.say, (document, document.version, document.at, self._offers)
        if self._advised == now:
            return
        self._advised = now
        refill(self._advice, label(say("companions-advice-wait"), "quiet"))
        QTimer.singleShot(0, self, partial(self._reckon, document, now))

    def _reckon(self, document: AnyGame, now: object) -> None:
        if self._advised != now:
            return
        say = self._session.say
        found = self._desk.advice(self._session, document) if document.at is None else ()
        if not found:
            refill(self._advice, label(say("companions-advice-none"), "quiet"))
            return
        places = {each.order: place for place, each in enumerate(self._listed)}
        hints = (self._hint(each, places.get(each.order, len(DIGITS))) for each in found)
        refill(self._advice, label(say(self._of_kind("advice")), "small"), *hints)

    def _hint(self, hint: Hint, place: int) -> QWidget:
        offer = Offer(hint.order, hint.text, hint.expected)
        why = [label(each, "small") for each in hint.why]
        return column(self._offer(place, offer), *why, space=1)

    # --- what is pressed ---

    def _choose(self, piece: str) -> None:
        if self._document is not None:
            self._document.choose(self._desk.chosen(self._document, piece))

    def _aimed(self, place: str) -> None:
        """A place of the board was pressed: its one order, or those that there are."""
        if self._document is None:
            return
        there = [each for each in self._offers if each.place == place]
        if len(there) == 1:
            self.give(there[0])
        elif there:
            self._document.choose(self._document.chosen, place)
            self.panes.turn(ORDERS)

    def give(self, offer: Offer) -> None:
        """Carry an order out; where the player throws himself, its dice are asked for first."""
        document = self._document
        if document is None:
            return
        at = self._context(document)
        if document.by_hand and at.met(offer.order).dice:
            document.hold(Held(offer.order))
            return
        before = len(document.journal.standing)
        try:
            with self._session.gathering():
                at.carry_out(offer.order, (), None, throw=1)
                while (follows := self._desk.follows(document)) is not None:
                    at.carry_out(follows, (), None, throw=1)
                self._press = before, len(document.journal.standing)
                if kept := self._desk.keeps(document, offer.order):
                    document.choose(kept)
        except Conflict:
            pass  # the page tells of it in its place
        except BadData as fault:
            self._session.note_fault(fault)


def shortened(text: str, most: int) -> str:
    """A text of no more than so many letters."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


class OrderPress(QFrame):
    """An order as a button with its odds below, or greyed with why it cannot be given."""

    def __init__(self, text: str, offer: Offer, run: Callable[[], object]) -> None:
        super().__init__()
        self.press = button("", run, off=offer.off)
        self.press.setAccessibleName(offer.text)
        self.press.setAccessibleDescription(offer.off or offer.odds)
        words = label(text, "quiet" if offer.off else "", marked=False)
        words.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        more = offer.off or offer.odds
        below = [label(f"✗ {more}" if offer.off else more, "small", marked=False)] if more else []
        for each in below:
            each.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        layout = laid(self.press, words, *below, space=1, margins=(8, 5, 8, 5))
        layout.setSizeConstraint(layout.SizeConstraint.SetDefaultConstraint)
        self.press.setSizePolicy(
            self.press.sizePolicy().horizontalPolicy(), self.sizePolicy().verticalPolicy()
        )
        laid(self, self.press)
        self._inside = layout

    def hasHeightForWidth(self) -> bool:
        """Always: its text wraps."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height that its wrapped text needs."""
        return self._inside.totalHeightForWidth(width)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the height to the wrapped text."""
        super().resizeEvent(event)
        high = self._inside.totalHeightForWidth(self.width())
        if high > 0 and self.press.minimumHeight() != high:
            self.press.setMinimumHeight(high)
            self.press.setMaximumHeight(high)


class Face(QFrame):
    """A card: its title to be pressed, what it is, what it does; anywhere on it chooses it."""

    def __init__(self, piece: PieceFace, key: str, on: bool, choose: Callable[[], object]) -> None:  # noqa: FBT001  # what it looks like
        super().__init__()
        self._choose = choose
        self.setProperty("role", "card")
        if on:
            self.setProperty("chosen", "true")
        title = f"{key}  {piece.title}" if key else piece.title
        self.press = button(title, choose, role="link")
        self.press.setAccessibleName(piece.title)
        self.press.setAccessibleDescription(". ".join((piece.sort, *piece.lines)))
        if piece.active:
            self.press.setProperty("state", "good")
        words = [label(each, "small", marked=False) for each in (piece.sort, *piece.lines)]
        laid(self, self.press, *words, space=1, margins=(10, 6, 10, 8))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tell that it was pressed."""
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self._choose()


def _letters(pieces: Sequence[PieceFace]) -> dict[str, str]:
    """Which piece each letter chooses: A Company is chosen by A, who has no letter by the next free one."""
    lettered = (each for each in reversed(pieces) if each.title[1:2] == " ")
    own = {each.title[0]: each.id for each in lettered if each.title[0] in ascii_uppercase}
    others = (each.id for each in pieces if each.id not in own.values())
    return own | dict(zip((each for each in ascii_uppercase if each not in own), others, strict=False))


def _words(value: Value) -> tuple[str, ...]:
    """Names that are down."""
    return value if isinstance(value, tuple) else ()
