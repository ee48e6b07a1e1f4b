"""The tool that chooses and moves figures: what mouse and keys do with them on the map."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Literal, Protocol

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QWheelEvent

from gui.documents.map.document import OpenMap
from gui.documents.map.formations import Stands, block_at, farthest, middle_of, shifted, turned, wheeled
from gui.documents.map.moves import MoveDraft, about, drafted, next_placed, snapped
from gui.documents.map.shots import ready
from gui.presenters.map.figure_looks import Token
from gui.presenters.map.sight import Circle
from gui.views.map.canvas import Canvas
from gui.views.map.strokes import Strokes
from gui.views.map.tool import Tool
from heart_africa.board.layout import Spot, Stand
from heart_africa.board.shapes import between
from heart_africa.rules.battle import Stage
from heart_africa.rules.book.play import Step

Strike = Literal["", "shoot", "charge"]
MOVING = frozenset({Step.UNITS, Step.INDEPENDENTS})


def strike(opened: OpenMap, target: str) -> Strike:
    """What a click on a unit means for the chosen one now: shoot, charge, or nothing ("")."""
    battle, own = opened.table.battle, opened.table.unit
    known = own in battle.units and target in battle.units
    if not known or not opened.live or battle.stage is not Stage.PLAY:
        return ""
    if battle.units[own].side == battle.units[target].side or not _stands(opened, own):
        return ""
    if battle.step in MOVING:
        return "charge" if own in opened.table.agenda.who and not battle.units[own].done else ""
    return "shoot" if ready(opened, own) else ""


def _stands(opened: OpenMap, unit: str) -> bool:
    return any(each.name in opened.layout.stands for each in opened.table.battle.units[unit].here)


def targets(opened: OpenMap, tokens: Iterable[Token]) -> tuple[str, ...]:
    """The units in view that the chosen one may shoot at or charge, the nearest first."""
    own = [opened.layout.stands[name] for name in opened.chosen if name in opened.layout.stands]
    if not own:
        return ()
    middle = middle_of(own)
    near: dict[str, float] = {}
    for token in tokens:
        inches = between(middle, token.stand.spot)
        near[token.unit] = min(inches, near.get(token.unit, inches))
    return tuple(unit for unit in sorted(near, key=lambda each: near[each]) if strike(opened, unit))


NOTCH = 5.0
"""Degrees by which a notch of the wheel turns figures."""
NUDGE_IN = 0.25
STARTS_IN = 0.15
"""The mouse must move farther than this, in inches, for a drag; else it is a click."""
THINK_MS = 25
DIGITS = frozenset("123456")
DOES = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
NEAR_IN = 0.8
TURNS = {
    Qt.Key.Key_BracketLeft: -NOTCH,
    Qt.Key.Key_BracketRight: NOTCH,
    Qt.Key.Key_Q: -NOTCH,
    Qt.Key.Key_E: NOTCH,
}
NUDGES = {
    Qt.Key.Key_Left: (-NUDGE_IN, 0.0),
    Qt.Key.Key_Right: (NUDGE_IN, 0.0),
    Qt.Key.Key_Up: (0.0, NUDGE_IN),
    Qt.Key.Key_Down: (0.0, -NUDGE_IN),
}


class SelectionListener(Protocol):
    """What the tool reports to; the controller makes orders of it."""

    def told(self, draft: MoveDraft | None) -> None:
        """Called with the draft of a move, or None when there is none any more."""

    def carry_out(self) -> None:
        """Called to carry out what is proposed."""

    def menu(self, token: Token | None, spot: Spot) -> None:
        """Called to open the menu of a figure or spot."""

    def pointed(self, token: Token | None) -> None:
        """Called when the mouse is on another figure, or on none."""

    def strike(self, target: str) -> None:
        """Called when an enemy was clicked that can be shot at or charged."""

    def aimed_at(self, target: str) -> None:
        """Called when the keys have picked a target; "" if there is none."""

    def typed(self, face: str) -> bool:
        """Called with a digit from 1 to 6; True if dice are asked for and it was taken."""

    def far(self, inches: float, most: float | None) -> str:
        """A distance in words, with the most that is allowed if there is a limit."""


class SelectionTool(Tool):
    """Chooses figures, drags and wheels them; what the move would be is drawn before it is made."""

    def __init__(self, canvas: Canvas, opened: OpenMap, hears: "SelectionListener") -> None:
        self.canvas = canvas
        self.opened, self._hears = opened, hears
        self.ambush = opened.table.hides
        self.tokens: tuple[Token, ...] = ()
        self.draft: MoveDraft | None = None
        self._pressed: Spot | None = None
        self._band: Spot | None = None
        self._start: Stands = {}
        self._held: Stands = {}
        self._legs: tuple[Stands, ...] = ()
        self._hovered = ""
        self.lines: tuple[tuple[Spot, Spot, str], ...] = ()
        self.circles: tuple[Circle, ...] = ()
        self.contacts: tuple[tuple[Spot, Spot], ...] = ()
        self.marked: frozenset[str] = frozenset()
        self._most: float | None = None
        self.target = ""
        self._struck: Token | None = None
        self._think = QTimer(canvas, singleShot=True, interval=THINK_MS)
        self._think.timeout.connect(self._thought)

    # --- who is where ---

    @property
    def held(self) -> Stands:
        """Where the figures that are being moved would stand."""
        return self._held

    def token_at(self, spot: Spot) -> Token | None:
        """The figure under a spot, or None."""
        for token in reversed(self.tokens):
            reach = max(token.look.wide_in, token.look.deep_in) / 2
            if abs(token.stand.x - spot[0]) <= reach and abs(token.stand.y - spot[1]) <= reach:
                return token
        return None

    def unit_at(self, spot: Spot) -> Token | None:
        """The figure under a spot, else the first figure of the unit whose name or area is there."""
        if (found := self.token_at(spot)) is not None:
            return found
        blocks: dict[str, list[Spot]] = {}
        for token in self.tokens:
            blocks.setdefault(token.unit, []).append(token.stand.spot)
        unit = self.canvas.unit_named(spot) or block_at(blocks, spot)
        return next((token for token in self.tokens if token.unit == unit), None)

    def _holds(self, spot: Spot) -> bool:
        """Whether a spot is among the figures that are being moved, or near enough to mean them."""
        spots = [stand.spot for stand in self._held.values()]
        return bool(spots) and (
            any(between(each, spot) < NEAR_IN for each in spots) or bool(block_at({"held": spots}, spot))
        )

    def _stands(self) -> dict[str, Stand]:
        stands = self.opened.layout.stands
        return {name: stands[name] for name in self.opened.chosen if name in stands}

    # --- the mouse ---

    def press(self, spot: Spot, event: QMouseEvent) -> bool:
        """Choose a unit (with Alt one figure, with Shift in addition), or begin a band over several."""
        one = event.modifiers() & Qt.KeyboardModifier.AltModifier
        token = self.token_at(spot) if one else self.unit_at(spot)
        if event.button() is Qt.MouseButton.RightButton:
            if self._pressed is not None and self._held:
                self._legs = (*self._legs, self._held)
            else:
                self._hears.menu(token, spot)
            return True
        if event.button() is not Qt.MouseButton.LeftButton:
            return False
        held = self.draft is not None and self._holds(spot)
        if token is not None and not held and not event.modifiers() and strike(self.opened, token.unit):
            self._struck, self._pressed = token, spot
            return True
        if token is None and not held:
            self._band = spot
            self._pressed = spot
            return True
        if token is not None and not held:
            self._choose(token, event)
        self._pressed = spot
        self._start = self._held if held else self._stands()
        return True

    def _choose(self, token: Token, event: QMouseEvent) -> None:
        more = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        one = event.modifiers() & Qt.KeyboardModifier.AltModifier
        unit = [each.figure for each in self.tokens if each.unit == token.unit]
        picked = [token.figure] if one else unit
        if more:
            self.opened.choose((*self.opened.chosen, *picked))
        elif one or token.figure not in self.opened.chosen or token.unit != self.opened.table.unit:
            self.cancel()
            self.opened.choose(picked)

    def move(self, spot: Spot, event: QMouseEvent) -> bool:
        """Drag the figures, stretch the band, or report what the mouse is on."""
        if self._band is not None:
            self._pressed = spot
            self.canvas.refresh()
            return True
        if self._pressed is None:
            token = self.token_at(spot)
            name = token.figure if token else ""
            if name != self._hovered:
                self._hovered = name
                self._hears.pointed(token)
            return False
        if self._struck is not None and between(self._pressed, spot) > STARTS_IN:
            pressed = self._pressed
            self._choose(self._struck, event)
            self._pressed, self._struck, self._start = pressed, None, self._stands()
        if self._start and (self.draft is not None or between(self._pressed, spot) > STARTS_IN):
            by = (spot[0] - self._pressed[0], spot[1] - self._pressed[1])
            self._propose(snapped(self.opened, shifted(self._start, by)))
        return True

    def release(self, spot: Spot, event: QMouseEvent) -> bool:  # noqa: ARG002  # wherever it is
        """Choose the figures in the band; a legal placing of figures is carried out at once."""
        if self._struck is not None:
            unit, self._struck, self._pressed = self._struck.unit, None, None
            self._hears.strike(unit)
            return True
        if self._band is not None:
            assert self._band is not None  # noqa: S101  # asked of a band alone
            box = QRectF(QPointF(*self._band), QPointF(*spot)).normalized()
            inside = [each.figure for each in self.tokens if box.contains(QPointF(*each.stand.spot))]
            if inside or between(self._band, spot) <= STARTS_IN:
                self._chosen_or_placed(inside, spot)
        elif self._pressed is not None and self._think.isActive():
            self._think.stop()
            self._thought()
        self._pressed = self._band = None
        self.canvas.refresh()
        if self.draft is not None and self.draft.kind == "place" and not self.draft.problems:
            self._hears.carry_out()
        return True

    def _chosen_or_placed(self, inside: list[str], spot: Spot) -> None:
        """Choose the figures in the band. A press on bare ground proposes the next unit's place there."""
        self.cancel()
        unit = "" if inside or not self.opened.live else next_placed(self.opened)
        stands = about(self.opened, unit, spot) if unit else {}
        self.opened.choose((*inside, *stands))
        if stands:
            self.propose(stands)

    def wheel(self, spot: Spot, event: QWheelEvent) -> bool:
        """Wheel the formation under the mouse; with Shift turn each figure where it stands."""
        token = self.unit_at(spot)
        over = token is not None and token.figure in self.opened.chosen
        if not (self._pressed or self.draft or over) or not self.opened.chosen or not self.opened.live:
            return False
        delta = event.angleDelta().y() or event.angleDelta().x()
        each = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        self.turn(NOTCH if delta > 0 else -NOTCH, each=each)
        return True

    def turn(self, degrees: float, *, each: bool = False) -> None:
        """Wheel the chosen figures by so many degrees; with `each`, turn each where it stands."""
        stands = self._held or self._stands()
        if not stands:
            return
        found = turned(stands, degrees) if each else wheeled(stands, degrees)
        if self._pressed is not None and self._start:
            about = middle_of(self._start.values())
            self._start = turned(self._start, degrees) if each else wheeled(self._start, degrees, about)
        self._propose(found)

    def nudge(self, by: Spot) -> None:
        """Shift the chosen figures by so many inches east and north."""
        stands = self._held or self._stands()
        if stands:
            self._propose(shifted(stands, by))

    def key(self, event: QKeyEvent) -> bool:
        """Brackets (or Q and E) turn, Ctrl with arrows shifts, T aims, Enter confirms, Escape cancels."""
        key = Qt.Key(event.key())
        if self._aim_by(key, event) or (event.text() in DIGITS and self._hears.typed(event.text())):
            return True
        if self.opened.chosen and self.opened.live:
            if key in TURNS:
                self.turn(TURNS[key], each=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
                return True
            if key in NUDGES and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                self.nudge(NUDGES[key])
                return True
        if self.draft is not None and key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._hears.carry_out()
            return True
        if self.draft is not None and key == Qt.Key.Key_Escape:
            self.cancel()
            return True
        return False

    def _aim_by(self, key: Qt.Key, event: QKeyEvent) -> bool:
        """T picks the next enemy that can be struck, Shift with T the one before; Enter strikes it."""
        if key == Qt.Key.Key_T and self.draft is None:
            found = targets(self.opened, self.tokens)
            step = -1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1
            at = found.index(self.target) + step if self.target in found else min(step, 0)
            self._aim_at(found[at % len(found)] if found else "")
            return True
        if self.target and self.draft is None and key in DOES | {Qt.Key.Key_Escape}:
            unit, self.target = self.target, ""
            self.canvas.refresh()
            if key in DOES and strike(self.opened, unit):
                self._hears.strike(unit)
            return True
        return False

    def _aim_at(self, unit: str) -> None:
        self.target = unit
        self._hears.aimed_at(unit)
        self.canvas.refresh()

    def wants(self, event: QKeyEvent) -> bool:
        """Whether a key is meant for the tool: Enter and Escape for a proposal, keys that move the chosen."""
        if self.target and event.key() in DOES | {Qt.Key.Key_Escape}:
            return True
        if self.draft is not None and event.key() in {Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            return True
        return bool(self.opened.chosen) and event.key() in {*NUDGES, *TURNS, Qt.Key.Key_T}

    # --- what would be done ---

    def _propose(self, stands: Stands) -> None:
        if not self.opened.live:
            return
        self._held = dict(stands)
        spots = {n: (s.x, self.canvas.high - s.y, s.facing) for n, s in stands.items()}
        self.canvas.figures.move(spots)
        self._think.start()
        self.canvas.refresh()

    def _thought(self) -> None:
        """Work out the draft of the move, once the mouse has rested for a moment."""
        if not self._held:
            return
        self.draft = drafted(self.opened, self._held, self._legs, ambush=self.ambush)
        self._most = self.draft.most
        self._hears.told(self.draft)
        self.canvas.refresh()

    def propose(self, stands: Stands) -> None:
        """Propose to place figures that are not on the table yet; they can be dragged from there."""
        self.cancel()
        self._propose(stands)
        self.settle()

    def settle(self) -> None:
        """Work out the draft at once, without waiting for the timer."""
        self._think.stop()
        self._thought()

    def follow(self) -> None:
        """Work out the draft again after the battle has gone on.

        Drop it if it would be another kind of move.
        """
        if self.draft is not None:
            kind = self.draft.kind
            self.settle()
            if self.draft is not None and self.draft.kind != kind:
                self.cancel()

    def cancel(self) -> None:
        """Drop the move: all figures are shown where they stand."""
        was = self.draft is not None or bool(self._held)
        self._think.stop()
        self.draft, self._held, self._start, self._legs = None, {}, {}, ()
        self.ambush = self.opened.table.hides
        self._pressed = self._struck = None
        self.target, self._most = "", None
        if was:
            self.canvas.figures.restore()
            self.canvas.show_figures(self.tokens)
            self._hears.told(None)
            self.canvas.refresh()

    # --- how it looks ---

    def paint(self, painter: QPainter) -> None:
        """Draw rings around the chosen figures, their ways, objections, the band and lines of sight."""
        strokes = Strokes(painter, self.canvas)
        chosen = frozenset(self.opened.chosen)
        wrong = {each.where for each in self.draft.problems} if self.draft else set()
        for token in self.tokens:
            if token.figure in chosen:
                stand = self._held.get(token.figure, token.stand)
                state = "wrong" if token.figure in wrong else "chosen"
                strokes.ring(replace(token, stand=stand), state)
            elif token.unit == self.target or token.figure in self.marked:
                strokes.ring(token, "right")
        drawn = {token.figure for token in self.tokens}
        for name in self._held.keys() - drawn:
            strokes.ghost(self._held[name], ok=name not in wrong)
        self._paint_found(strokes)
        if self.draft is not None and self._held:
            self._paint_ways(strokes)
        if self._think.isActive() and self._held:
            self._paint_far(strokes)
        if self._band is not None and self._pressed is not None:
            strokes.band(self._band, self._pressed)

    def _paint_found(self, strokes: Strokes) -> None:
        """Draw contacts, circles of reach, and lines of sight."""
        for one, other in self.contacts:
            strokes.contact(one, other)
        strokes.circles((each.outlines, each.text) for each in self.circles)
        for start, end, state in sorted(self.lines, key=lambda each: each[2] == "right"):
            strokes.sight(start, end, state)

    def _paint_far(self, strokes: Strokes) -> None:
        """Draw how far the figures are dragged, as the crow flies.

        What the move costs is worked out later.
        """
        inches = farthest(self._stands(), self._held)
        if inches:
            x, _ = middle_of(self._held.values())
            y = max(stand.y for stand in self._held.values())
            strokes.plate(self.canvas.to_scene((x, y)), self._hears.far(inches, self._most))

    def _paint_ways(self, strokes: Strokes) -> None:
        assert self.draft is not None  # noqa: S101  # asked of a draft alone
        ok = not self.draft.problems
        for name, stand in self._held.items():
            before = self.draft.before.get(name)
            if before is not None:
                way = (before.spot, *(leg[name].spot for leg in self._legs if name in leg), stand.spot)
                strokes.way(way, ok=ok)
