"""What a part of the campaign page is, what several parts show, and how a battle is begun from one."""

import contextlib
from collections.abc import Iterable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QSizePolicy,
    QWidget,
)

from armylists.roster import Roster
from armylists.wording.names import people_name
from gui.actions.battle import ACTIONS
from gui.dice import OrderDice
from gui.documents.battle import BATTLES
from gui.documents.campaign import CampaignDocument
from gui.documents.campaign_battle import (
    DRAW,
    ROLES,
    army,
    engage,
    leave,
    of_other_peoples,
    offers,
    outcome,
    unfit,
)
from gui.presenters.campaign.order_context import CampaignContext, told_result
from gui.presenters.campaign.page import objections
from gui.presenters.campaign.turn import Press
from gui.presenters.forms import check, order_form
from gui.presenters.journal import WordedAct
from gui.session import Session
from gui.views.fields import ENTERS
from gui.views.form import FormView
from gui.views.parts import (
    LastDrawn,
    button,
    card,
    column,
    combo,
    field,
    grid,
    label,
    laid,
    link,
    refill,
    row,
)
from gui.views.parts.boxes import reveal
from gui.views.parts.controls import titled
from gui.views.parts.flow import flow
from gui.views.parts.tables import WordsTable
from heart_africa.core.bad_data import bad_text
from heart_africa.core.journal.journal import Refused
from heart_africa.core.problems import BadData
from heart_africa.language.campaign.tables import Grid
from heart_africa.rules.book import Role
from heart_africa.rules.campaign.battles import OpenBattle
from heart_africa.storage.documents import Conflict

# --- beginning a battle of the campaign ---


class EngageView(QWidget):
    """The choice of both armies of a battle, the objections to them, and the button that begins it."""

    def __init__(self, session: Session, keeping: CampaignDocument, battle: str) -> None:
        super().__init__()
        self._session, self._keeping, self._battle = session, keeping, battle
        self._armies: dict[Role, Roster] = {}
        self._faults: dict[Role, str] = {}
        say = session.say
        # Sentences for the armies of the player's own folder that are of another list than his.
        self._others: list[str] = []
        for role, player in zip(ROLES, keeping.live.battle(battle).sides, strict=True):
            own = keeping.live.player(player).army.people
            for name, people in of_other_peoples(session, keeping, battle, role):
                called = {"army": name, "people": people_name(session.catalogue, people, session.lang)}
                of = people_name(session.catalogue, own, session.lang) if own else "none"
                text = say("campaign_desk-engage-other-people", player=player, own=of, **called)
                self._others.append(text)
        reason = say("battle-form-reason")
        self._reason = field("", lambda _: self._look(), name=reason, hint=reason, at_once=True)
        left = keeping.live.battle(battle).left
        words, does = (
            ("campaign_desk-play-out", self.play_out) if left else ("campaign_desk-engage-begin", self.begin)
        )
        self._press = button(say(words), does, role="main")
        self.choices = {role: self._choice(role) for role in ROLES}
        sides = zip(ROLES, keeping.live.battle(battle).sides, strict=True)
        combos = [
            titled(say("campaign_desk-side", role=role, player=name), self.choices[role])
            for role, name in sides
        ]
        below = QWidget()
        self._against = laid(below)
        leave = link(say("campaign_desk-form-leave"), lambda: keeping.ask(""))
        made = card(
            label(say("campaign_desk-engage-title", battle=battle), "heading"),
            label(say("campaign_desk-engage-text"), "quiet"),
            column(*combos),
            below,
            self._reason,
            flow(self._press, leave),
        )
        made.setProperty("chosen", "true")
        laid(self, made)
        for role in ROLES:
            self._take(role, str(self.choices[role].currentData()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter in a closed list of armies begins the battle."""
        if event.key() in ENTERS and isinstance(QApplication.focusWidget(), QComboBox):
            self._press.click()
        else:
            super().keyPressEvent(event)

    def focus_first(self) -> None:
        """Put the focus on the choice of the attacker's army."""
        self.choices[ROLES[0]].setFocus()

    def _choice(self, role: Role) -> QComboBox:
        say = self._session.say
        found = offers(self._session, self._keeping, self._battle, role)
        texts = [(id_, say("campaign_desk-engage-draw") if id_ == DRAW else name) for id_, name in found]
        # the first army without objections; if there is none, one drawn by lot
        files = (id_ for id_, _ in found if id_ != DRAW)
        chosen = next((id_ for id_ in files if not unfit(self._session, self._of(role, id_))), DRAW)
        return combo(
            texts,
            chosen,
            lambda id_: self._take(role, id_),
            name=say("campaign_desk-engage-army", role=role),
        )

    def _of(self, role: Role, id_: str) -> Roster:
        return army(self._session, self._keeping, self._battle, role, id_)

    def _take(self, role: Role, id_: str) -> None:
        """Choose an army, and show what the lists and the campaign have against it."""
        self._armies.pop(role, None)
        self._faults[role] = ""
        try:
            self._armies[role] = self._of(role, id_)
        except BadData as fault:
            self._faults[role] = bad_text(fault, self._session.lang)
        campaign = self._keeping.live.battle(self._battle)
        opening = () if campaign.opened else self._keeping.objections(OpenBattle(self._battle))
        found = list(objections(self._session, opening))
        for roster in self._armies.values():
            found += [f"{roster.name}: {each}" for each in unfit(self._session, roster)]
        self._found = found
        lines = [label(f"✗ {each}", state="bad") for each in self._found]
        lines += [label(f"! {each}", state="warn") for each in self._faults.values() if each]
        lines += [label(each, "small") for each in self._others]
        refill(self._against, *lines)
        self._reason.setVisible(bool(self._found))
        self._look()

    def _look(self) -> None:
        whole = len(self._armies) == len(ROLES)
        self._press.setEnabled(whole and (not self._found or bool(self._reason.text().strip())))

    def begin(self) -> None:
        """Begin the battle and go to it, or show here why it cannot be begun."""
        session = self._session
        if not self._press.isEnabled():
            return
        attacker, defender = (self._armies[role] for role in ROLES)
        try:
            engage(
                session,
                self._keeping,
                self._battle,
                (attacker, defender),
                self._reason.text().strip() or None,
            )
        except Refused as refused:
            refill(
                self._against,
                *(label(f"✗ {each}", state="bad") for each in objections(session, refused.problems)),
            )
        except BadData as fault:
            refill(self._against, label(f"! {bad_text(fault, session.lang)}", state="warn"))
        else:
            session.go("battle")

    def play_out(self) -> None:
        """Begin the battle and let the computer play both sides to the end."""
        self.begin()
        if self._session.page == "battle":
            leave(self._session)
            self._session.ask(ACTIONS.wish, "computer-battle")


# --- the base of all parts of the page ---


HERE = frozenset({"engage", "resume", "outcome"})
"""Orders for a battle at the desk's own table."""
ASKED = frozenset({"leave", "conclude"})
"""Orders that are always confirmed, though they have no fields."""


class Part(QWidget):
    """A part of the campaign page, drawn when it is looked at.

    `reads`: the part only shows the campaign, so it is drawn again only if campaign or settings have changed.
    """

    reads = False

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._drawn = LastDrawn()

    def look(self, keeping: CampaignDocument) -> None:
        """Show the part, unless it only reads and nothing has changed."""
        own = self._session.settings
        looks = (own.language, own.theme, own.scale, own.measure)
        if not self._drawn.already(keeping, keeping.version, keeping.at, *looks) or not self.reads:
            self.show_part(keeping)

    def show_part(self, keeping: CampaignDocument) -> None:
        """Draw the part for this campaign."""
        raise NotImplementedError


def presses(
    session: Session, keeping: CampaignDocument, all_: Iterable[Press], *, lead: int | None = None
) -> QWidget:
    """Orders as buttons, off if nothing can be written; the one with the number `lead` stands out."""
    made = [
        button(
            each.text,
            partial(begin, session, keeping, each),
            role="main" if number == lead else "",
            tip=each.tip,
            off=why_off(session, keeping, each),
        )
        for number, each in enumerate(all_)
    ]
    return flow(*made)


def why_off(session: Session, keeping: CampaignDocument, press: Press) -> str:
    """Why an order cannot be given now, or an empty text.

    On a player's copy orders wait to be sent, but no battle can be played from it.
    """
    if not keeping.orderable:
        return session.say("desk-off-looking")
    return session.say("mail-off-copy") if keeping.owner and press.order in HERE else ""


def begin(session: Session, keeping: CampaignDocument, press: Press) -> None:
    """Open the form of an order; one without questions is carried out at once."""
    if press.order in HERE:  # a battle that is played on this computer
        battle = press.given["battle"]
        with session.noting():
            match press.order:
                case "engage":
                    keeping.ask("engage", press.given)
                case "resume":
                    BATTLES.open(session, keeping.live.battle(battle).record)
                    session.go("battle")
                case _:
                    keeping.ask("report-result", told_result(outcome(session, keeping, battle)))
        return
    at = CampaignContext(session, keeping, press.order)
    form = order_form(at, press.given)
    known = all(press.given.get(each.name) for each in form.fields)
    if known and press.order not in ASKED:
        now = check(at, form)
        if now.plain:
            if keeping.owner:
                keeping.plan(now.command)
                return
            with contextlib.suppress(Conflict):  # the page reports the conflict
                keeping.submit(now.command, OrderDice())
            return
    keeping.ask(press.order, press.given)


def ends(*widgets: QWidget) -> QWidget:
    """Widgets in a row, the last of them at the right end."""
    box = row(*widgets)
    layout = box.layout()
    assert isinstance(layout, QHBoxLayout)  # noqa: S101  # a row is one
    layout.insertStretch(layout.count() - 1, 1)
    return box


def form_of_wish(session: Session, keeping: CampaignDocument) -> FormView | EngageView | None:
    """The form of the order that is open, or the choice of armies; None if no order is open."""
    if keeping.wish is None or not keeping.orderable:
        return None
    if keeping.wish.order == "engage":
        return EngageView(session, keeping, keeping.wish.given["battle"])
    leave = link(session.say("campaign_desk-form-leave"), lambda: keeping.ask(""))
    return FormView(CampaignContext(session, keeping, keeping.wish.order), leave, given=keeping.wish.given)


def begin_form(form: FormView | EngageView) -> None:
    """Scroll the form into view and put the focus on its first field.

    In a small window with large letters it lies far below.
    """

    def seen() -> None:
        form.focus_first()  # now that the page, which took the focus, is shown
        reveal(form)
        if (field := QApplication.focusWidget()) is not None and form.isAncestorOf(field):
            reveal(field)

    QTimer.singleShot(0, form, seen)


def done(each: WordedAct) -> QWidget:
    """An act as a widget: its sentences, its dice, and the reason if it was against the book."""
    lines: list[QWidget] = [label(f"{each.numbered}  {' '.join(each.sentences)}")]
    if each.dice:
        lines.append(label(each.dice, "small"))
    if each.despite:
        lines.append(label(each.despite, "small", state="warn"))
    return column(*lines, space=1)


def _cell(text: str, place: int, shown: Grid, *, role: str = "") -> QWidget:
    number = place in shown.numbers
    made = label(text, role or ("strong" if place == 1 and not number else ""), wrap=False)
    if number:
        made.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return made


def grid_card(shown: Grid, *, heading: str = "") -> QWidget:
    """A small table on a card."""
    heads = [_cell(each, place, shown, role="small") for place, each in enumerate(shown.heads)]
    rows = [[_cell(cell, place, shown) for place, cell in enumerate(cells)] for cells in shown.rows]
    text = heading or shown.caption
    title = [label(text, "heading")] if text else []
    note = [label(shown.note, "small")] if shown.note else []
    made = card(*title, *note, grid([heads, *rows], space=6, apart=14))
    made.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Maximum)
    return made


# --- tables of words ---


LEAST_COLUMN = 76
MEASURED = 40
"""How many rows are measured for a column's width, so that a long table is quick."""
NONE = -1


class RowsView(WordsTable):
    """A table without row numbers; one column takes the room that is left, others can be drawn wider.

    `seen` is the number of rows shown at once where the page around it scrolls; 0 means as many as fit.
    """

    def __init__(self, *, seen: int = 0, least: int = LEAST_COLUMN) -> None:
        super().__init__()
        self._seen, self._stretch, self._fitted = seen, NONE, False
        header = self.horizontalHeader()
        header.setMinimumSectionSize(least)
        header.setResizeContentsPrecision(MEASURED)

    def show_rows(
        self,
        name: str,
        heads: Sequence[str],
        rows: Sequence[Sequence[str]],
        numbers: frozenset[int] = frozenset(),
        stretch: int = NONE,
    ) -> None:
        """Show these rows; `stretch` is the column that takes the room that is left."""
        self.setAccessibleName(name)
        self._stretch = stretch
        self.words.show(heads, rows, numbers)
        if self._seen:
            height = self.verticalHeader().defaultSectionSize() + 2
            self.setMinimumHeight((min(self._seen, len(rows)) + 1) * height + 12)
        self._fitted = False
        if self.isVisible():
            self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the columns: before it is shown the widget does not have the font of its page."""
        super().showEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Fit the columns again after a change of font."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self._fitted = False
            if self.isVisible():
                self._fit()

    def _fit(self) -> None:
        if self._fitted:
            return
        self._fitted = True
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.resizeSections(QHeaderView.ResizeMode.ResizeToContents)
        if 0 <= self._stretch < header.count():
            header.setSectionResizeMode(self._stretch, QHeaderView.ResizeMode.Stretch)
