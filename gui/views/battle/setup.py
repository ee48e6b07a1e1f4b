"""Before the first turn: armies for both sides, the pieces of terrain, the deployment unit by unit."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QComboBox, QFrame, QPushButton, QVBoxLayout, QWidget

from gui.actions.battle import shown as map_shown
from gui.documents.battle import BattleDocument
from gui.documents.muster import bring, roster_of, sources
from gui.presenters.battle.order_context import BattleContext
from gui.presenters.battle.progress import next_step
from gui.presenters.battle.setup import (
    Mustering,
    PieceRow,
    Placing,
    PutAll,
    Seat,
    agreed,
    deploy_form,
    drawn,
    mustering,
    on_map,
    piece_kinds,
    pieces,
    placing,
    put_all,
    rows_of,
)
from gui.presenters.forms import Answers, Checked, Value, check
from gui.session import Session
from gui.views.fields import FieldsView
from gui.views.form import Confirm
from gui.views.parts import (
    LastDrawn,
    Stepper,
    button,
    card,
    column,
    combo,
    field,
    flow,
    label,
    laid,
    refill,
)
from gui.views.parts.flow import Tiles, folded
from gui.views.parts.work import restyle
from heart_africa.core.bad_data import bad_text
from heart_africa.core.journal.journal import Refused
from heart_africa.core.problems import BadData
from heart_africa.language.narration import localized, objection
from heart_africa.rules.battle import SideId, Stage
from heart_africa.rules.battle.state import Piece
from heart_africa.rules.book.terrain import PieceId
from heart_africa.rules.referee.setup.orders import AgreeGround

SIDE = 56
"""The width of the field for a length in pixels at 100 %: a piece takes one line, even beside a map."""
SEAT = 250
"""The least width of a side's card in pixels at 100 %."""


class SetupView(QWidget):
    """What the current stage of setup needs besides orders: armies, terrain, or deployment."""

    hide_away = Signal(str)
    """Sent when a unit of a side is to be placed while the other looks away."""
    by_facts = Signal(str)
    """Sent when it is to be placed by its facts, not on the map."""
    place_rest = Signal()
    """Sent when all remaining units of both sides are to be placed."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._shown = LastDrawn()
        self._changing = False
        self._ground: GroundView | None = None
        self._inside = laid(self, space=8)

    def show_setup(self, table: BattleDocument) -> None:
        """Show the stage.

        Nothing is drawn unless battle, available armies or computer players have changed.
        """
        chosen = table.unit if table.live.stage is Stage.DEPLOY else ""
        armies = mustering(self._session, table) if table.live.stage is Stage.MUSTER else None
        seats, on_map = str(table.computers), map_shown(self._session)
        settings = (self._session.lang, self._session.settings.measure)
        left, seen = put_all(self._session, table), (table.viewer, table.hides)
        if self._shown.already(table, table.version, chosen, armies, seats, on_map, left, settings, seen):
            return
        refill(self._inside, *self._parts(table, left))

    def heed_map(self) -> None:
        """Bring the list of terrain up to date with the map."""
        if self._ground is not None:
            self._ground.follow_map()

    def _parts(self, table: BattleDocument, left: PutAll | None) -> list[QWidget]:
        before, self._ground = self._ground, None
        muster = partial(MusterView, self._session, table)

        def change() -> QWidget:  # of an army that a side brings instead of its own
            return column(*folded(self._session.say("battle-muster-change"), muster))

        match table.live.stage:
            case Stage.MUSTER:
                return [muster()]
            case Stage.SCENARIO:
                return [change()]
            case Stage.GROUND:
                asked = table.agenda.orders[:1] != ("choose-base",)
                self._ground = GroundView(self._session, table, before) if asked else None
                return [*([self._ground] if self._ground else []), change()]
        panel = placing(self._session, table)
        if panel is None:
            return [flow(_rest(left, self.place_rest.emit))] if left else []
        made = DeployView(self._session, table, panel, left)
        made.hide_away.connect(self.hide_away)
        made.by_facts.connect(self.by_facts)
        made.place_rest.connect(self.place_rest)
        return [made]


class MusterView(QWidget):
    """The two sides, and for each the choice of the army that it brings."""

    def __init__(self, session: Session, table: BattleDocument) -> None:
        super().__init__()
        self._session, self._table = session, table
        panel = mustering(session, table)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        seats = Tiles(round(SEAT * session.settings.scale / 100), space=12)
        seats.hold(self._seat(panel, seat) for seat in panel.seats)
        layout.addWidget(seats)
        if panel.fault:
            layout.addWidget(label(panel.fault, state="bad"))

    def _seat(self, panel: Mustering, seat: Seat) -> QFrame:
        say = self._session.say
        lines: list[QWidget] = [label(f"⚑ {seat.title}", "heading", side=seat.side)]
        if seat.army:
            lines.append(label(seat.army, "strong"))
        lines.append(label(seat.facts, "quiet"))
        lines += [
            label(text, state=state) for text, state in ((seat.traits, ""), (seat.marks, "warn")) if text
        ]
        name = say("battle-muster-points")
        points = Stepper(seat.points, name=name, least=100, most=3000)
        limit = flow(label(name, "quiet", wrap=False), points)
        chosen = combo(panel.sources, "", lambda value: limit.setVisible(value.startswith("random:")),
                       name=say("battle-muster-from", side=seat.side))  # fmt: skip
        chosen.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        chosen.setMinimumContentsLength(14)
        chosen.setCurrentIndex(max(0, chosen.findData(seat.proposed)))
        limit.hide()
        told = label("", state="bad")
        told.hide()

        def do() -> None:
            told.setText(self._bring(seat.side, str(chosen.currentData()), points.value))
            told.setVisible(bool(told.text()))

        text = say("battle-muster-again" if seat.army else "battle-muster-bring")
        press = button(text, do, role="" if seat.army else "main")
        made = card(*lines, chosen, limit, flow(press), told)
        if isinstance(inside := made.layout(), QVBoxLayout):
            inside.addStretch(1)  # so that rows do not spread beside a higher card
        return made

    def _bring(self, side: SideId, id_: str, points: int) -> str:
        """Bring the chosen army; returns why it cannot be brought, or an empty text."""
        try:
            source = next(each for each in sources(self._session) if each.id == id_)
            bring(self._table, side, roster_of(self._session, source, points), source.id)
        except Refused as refused:
            return "\n".join(objection(self._session.lang, each) for each in refused.problems)
        except BadData as fault:
            return bad_text(fault, self._session.lang)
        return ""


class GroundView(QWidget):
    """The list of terrain pieces that the players agree on.

    `before` is the view that this one replaces. Its list is kept as long as the battle's own terrain is the
    same: an order in between, such as agreeing on a limit, must not cost what was typed.
    """

    def __init__(self, session: Session, table: BattleDocument, before: "GroundView | None" = None) -> None:
        super().__init__()
        self._session, self._table = session, table
        self._kinds = piece_kinds(session)
        self._told = table.live.ground
        self._known, self._rows = (before and before.listed(table)) or ((), [])
        if not self._rows:
            self._known = self._found()
            self._rows = list(rows_of(self._known))
        say = session.say
        self._at = BattleContext(session, table)
        self._confirm = Confirm(self._at, lambda: None, does="battle-ground-agree")
        lines = QWidget()
        self._inside = laid(lines)
        add = button(say("battle-ground-add"), self._add)
        draw = self._draw = button(
            say("battle-ground-draw"), lambda: self._lay(drawn(table)), tip=say("battle-ground-draw-tip")
        )
        mapped = button(say("battle-ground-map"), self._take_map, tip=say("battle-ground-map-tip"))
        made = card(
            label(say("battle-ground-title"), "heading"),
            label(say("battle-ground-text"), "quiet"),
            self._confirm,
            lines,
            flow(add, draw, mapped),
        )
        laid(self, made)
        self._fill()

    @property
    def rows(self) -> tuple[PieceRow, ...]:
        """The pieces as they are listed now."""
        return tuple(self._rows)

    def listed(self, table: BattleDocument) -> tuple[tuple[Piece, ...], list[PieceRow]] | None:
        """The pieces first proposed and the rows as they stand; None for another battle or other terrain."""
        same = self._table is table and self._told == table.live.ground
        return (self._known, self._rows) if same else None

    def _found(self) -> tuple[Piece, ...]:
        """The pieces to begin with: those of the battle, or what is proposed."""
        try:
            return pieces(self._session, self._table)
        except BadData as fault:
            self._session.note_fault(fault)
            return ()

    def _fill(self) -> None:
        refill(self._inside, *(self._line(place, each) for place, each in enumerate(self._rows)))
        self._check()

    def _line(self, place: int, each: PieceRow) -> QWidget:
        say = self._session.say
        unit = say("battle-measure", measure=self._session.settings.measure)
        kind = partial(self._put, place, 0)
        what = combo(self._kinds, each.what, kind, name=say("battle-ground-what"))
        long = self._side(place, 1, each.long_in)
        narrow = each.what == PieceId.ROAD.value and each.wide_in in {
            "",
            "0",
        }  # a road need not have a width
        across = None if narrow else self._side(place, 2, each.wide_in)
        gone = button("✕", lambda: self._remove(place), tip=say("battle-ground-remove"))
        gone.setProperty("role", "step")
        gone.setAccessibleName(say("battle-ground-remove"))
        by = (label("×", wrap=False), across) if across else ()
        return flow(what, long, *by, label(unit, wrap=False), gone)

    def _side(self, place: int, at: int, text: str) -> QWidget:
        name = self._session.say(f"battle-ground-side-{at}")
        put = partial(self._put, place, at)
        made = field(localized(self._session.lang, text), put, name=name, at_once=True)
        made.setMaximumWidth(round(SIDE * max(100, self._session.settings.scale) / 100))
        return made

    def _put(self, place: int, at: int, value: str) -> None:
        old = self._rows[place]
        parts = [old.what, old.long_in, old.wide_in]
        parts[at] = value
        self._rows[place] = PieceRow(*parts)
        if at == 0 and PieceId.ROAD.value in {old.what, value}:  # a road has one field less than other pieces
            QTimer.singleShot(0, self, lambda: self._filled_at(place))
        self._check()

    def _filled_at(self, place: int) -> None:
        """Draw all rows anew and put the focus on the kind of this piece."""
        self._fill()
        item = self._inside.itemAt(place)
        line = item.widget() if item is not None else None
        if line is not None and isinstance(kind := line.findChild(QComboBox), QComboBox):
            kind.setFocus()

    def _add(self) -> None:
        self._rows.append(PieceRow(self._kinds[0][0], "12", "12"))
        self._fill()

    def _take_map(self) -> None:
        """Replace the list by the pieces on the map, with their sizes as measured there."""
        try:
            found = on_map(self._session, self._table)
        except BadData as fault:
            self._session.note_fault(fault)
            return
        if not found:
            self._session.note(self._session.say("battle-ground-map-bare"))
            return
        self._lay(found)

    def follow_map(self) -> None:
        """Propose the pieces of the map, as long as nobody has changed the list."""
        ground = self._table.live.ground
        if (ground is not None and ground.pieces) or tuple(self._rows) != rows_of(self._known):
            return
        try:
            found = on_map(self._session, self._table)
        except BadData:
            return  # the button that takes the map's pieces reports the fault
        if found and found != self._known:
            self._lay(found)

    def _lay(self, found: tuple[Piece, ...]) -> None:
        """Replace the list by these pieces."""
        self._known, self._rows = found, list(rows_of(found))
        self._fill()

    def _remove(self, place: int) -> None:
        del self._rows[place]
        self._fill()

    def _check(self) -> None:
        try:
            order = AgreeGround(agreed(self._table, tuple(self._rows), self._known))
            self._confirm.show_order(partial(self._at.met, order))
        except BadData as fault:
            self._confirm.show_checked(Checked(fault=bad_text(fault, self._session.lang)))
        begun = bool(self._rows) or not self._confirm.checked.against
        self._confirm.setVisible(begun)  # an empty list needs no objections yet
        restyle(self._draw, role="" if begun else "main")


def _rest(left: PutAll, do: Callable[[], object]) -> QPushButton:
    """The button that places all units that are left."""
    return button(left.text, do, role="main" if left.leads else "", tip=left.tip)


class DeployView(QWidget):
    """The form by which one unit at a time is deployed, with the button that places all the rest."""

    hide_away = Signal(str)
    by_facts = Signal(str)
    place_rest = Signal()

    def __init__(self, session: Session, table: BattleDocument, panel: Placing, left: PutAll | None) -> None:
        super().__init__()
        self._panel = panel
        first = table.unit if table.unit in dict(panel.waiting) else panel.waiting[0][0]
        self._at = BattleContext(session, table, "deploy", (first,))
        self._values: Answers = {}
        say = session.say
        head = label(panel.title, "heading", side=panel.side), label(panel.left, "quiet")
        rest = [_rest(left, self.place_rest.emit)] if left else []
        if panel.side in table.computers:
            laid(self, card(*head, flow(*rest)))
            return
        if table.hides:
            self._hide(card(*head, label(say("battle-deploy-hiding"), "quiet"), space=8), first)
            return
        led = map_shown(session) or (left and left.leads) or next_step(session, table)  # leads elsewhere
        self._confirm = Confirm(self._at, lambda: None, role="" if led else "main")
        self._fields = FieldsView(session, self._put, self._confirm.enter)
        away = partial(self.hide_away.emit, panel.side)
        secret = button(say("battle-deploy-hide"), away, tip=say("battle-deploy-hide-tip"))
        made = card(
            *head,
            *((label(say("battle-deploy-map"), "quiet"),) if map_shown(session) else ()),
            *([flow(*rest, secret)] if rest else []),
            self._fields,
            self._confirm,  # before the rarely used button
            *([] if rest else [flow(secret)]),
        )
        laid(self, made)
        self._draw()

    def _hide(self, made: QWidget, first: str) -> None:
        """The part for a unit placed in secret: which one the next click on the map puts down."""
        say, panel = self._at.session.say, self._panel
        chosen = combo(panel.waiting, first, self._at.document.choose, name=say("battle-deploy-unit"))
        facts = button(say("battle-deploy-facts"), partial(self.by_facts.emit, panel.side),
                       tip=say("battle-deploy-facts-tip"))  # fmt: skip
        if (inside := made.layout()) is not None:
            inside.addWidget(chosen)
            inside.addWidget(flow(facts))
        laid(self, made)

    def _put(self, name: str, value: Value) -> None:
        self._values = {**self._values, name: value}
        if name == "unit":
            self._at.document.choose(str(value))
        else:
            self._draw()

    def _draw(self) -> None:
        form = deploy_form(self._at, self._panel, self._values)
        self._values = {**self._values, **form.values}
        self._fields.show_fields(form.fields)
        self._confirm.show_order(partial(check, self._at, form))
