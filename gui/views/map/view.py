"""The map as a whole: canvas and tools, the panels beside it, the strip of what is about to be done."""

from collections.abc import Callable, Collection
from pathlib import Path
from typing import cast

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import (
    QDragEnterEvent,
    QDropEvent,
    QHideEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QLabel, QSizePolicy, QSplitter, QStackedWidget, QWidget

from gui.documents.map.document import OpenMap, open_map
from gui.documents.map.files import lay_drawn
from gui.documents.map.formations import USUAL, bases_of, rows_along
from gui.documents.map.moves import deploy, lined_up, misplaced, put
from gui.documents.map.overlays import over, touching
from gui.presenters.map.figure_looks import Token, groups, measured, spoken, tokens
from gui.presenters.map.names import labels, unit_labels
from gui.presenters.map.sight import fights
from gui.presenters.map.wording import legend, ruled
from gui.session import Session
from gui.theme import Palette, px
from gui.views.colours import colours_of
from gui.views.map.canvas import Canvas, ScaleBar
from gui.views.map.controller import MapController, Orders
from gui.views.map.draft_strip import DraftStrip
from gui.views.map.files import EmptyTable, MapFiles
from gui.views.map.inks import inks
from gui.views.map.overlay import Overlay
from gui.views.map.panels import FigureList, Legend
from gui.views.map.replay import Replay
from gui.views.map.selection_tool import SelectionTool
from gui.views.map.strokes import Strokes
from gui.views.map.surface import MapBar, Surface, ViewOptions
from gui.views.map.terrain import TerrainPanel
from gui.views.map.terrain_tool import TerrainTool
from gui.views.map.tool import Tool
from gui.views.page import Redrawn
from gui.views.parts import LastDrawn, laid
from gui.views.parts.boxes import scrolled
from gui.views.parts.work import FloatingMessage
from heart_africa.board.layout import Spot, Stand
from heart_africa.board.places.zones import row
from heart_africa.board.table_file import ENDING
from heart_africa.core.problems import BadData
from heart_africa.rules.battle import Stage, Where
from heart_africa.rules.battle.state import SIDES

# --- the ruler ---


class RulerTool(Tool):
    """The ruler: measures between spots, or between bases if there are figures."""

    def __init__(self, canvas: Canvas, opened: OpenMap, text: Callable[[Spot, Spot], str]) -> None:
        self.canvas = canvas
        self._opened, self._text = opened, text
        self._from: Spot | None = None

    def press(self, spot: Spot, event: QMouseEvent) -> bool:
        """Set the first end of the ruler."""
        if event.button() is not Qt.MouseButton.LeftButton:
            return False
        self._from = spot
        self._opened.measure((spot, spot))
        return True

    def move(self, spot: Spot, event: QMouseEvent) -> bool:  # noqa: ARG002  # wherever it goes
        """Draw the ruler to its other end."""
        if self._from is None:
            return False
        self._opened.measure((self._from, spot))
        self.canvas.refresh()
        return True

    def release(self, spot: Spot, event: QMouseEvent) -> bool:  # noqa: ARG002  # as above
        """Stop drawing; the ruler stays until the next one."""
        self._from = None
        return True

    def paint(self, painter: QPainter) -> None:
        """Draw the ruler with its distance."""
        if self._opened.ruler is not None:
            one, other = self._opened.ruler
            strokes = Strokes(painter, self.canvas)
            strokes.ruler(one, other, self._text(one, other))


# --- placing and choosing figures by the list ---


DEPTH_IN, ENTERS_IN = 6.0, 1.5
"""How far from the edge units are placed without a scenario's depth, and enter, in inches."""


class Placement:
    """Carries out what the list of figures asks for: choose, place, take off."""

    def __init__(self, session: Session, controller: MapController) -> None:
        self._session, self._controller = session, controller

    def choose(self, figures: tuple[str, ...]) -> None:
        """Choose these figures, and scroll to the first of them."""
        opened, selection = self._controller.opened, self._controller.selection
        if opened is None or selection is None:
            return
        here = opened.layout.stands
        opened.choose(figures)
        if spots := [here[name].spot for name in figures if name in here]:
            selection.canvas.show_spot(spots[0])

    def place(self, figures: tuple[str, ...]) -> None:
        """Place the units of these figures in front of their base line."""
        opened = self._controller.opened
        if opened is None:
            return
        battle = opened.table.shown
        units = tuple(dict.fromkeys(battle.company[name] for name in figures))
        if len(units) == 1 and battle.units[units[0]].where in {Where.RESERVE, Where.COLUMN}:
            self.bring(opened, units[0])
        else:
            self._put(opened, _drawn_up(opened, units))

    def rest(self) -> None:
        """Place all units that are left, each in its place in the line of its side."""
        if (opened := self._controller.opened) is not None:
            battle, left = opened.table.shown, opened.to_stand
            found = _drawn_up(opened, [unit.name for unit in battle.units.values() if unit.here])
            self._put(opened, {name: at for name, at in found.items() if battle.company[name] in left})

    def _put(self, opened: OpenMap, found: dict[str, Stand]) -> None:
        """Place figures; units that may not stand so are only proposed, to be dragged or allowed."""
        if not found:
            return
        wrong = misplaced(opened, found)
        right = {name: stand for name, stand in found.items() if name not in wrong}
        begun: list[str] = []
        self._controller.attempt(lambda: begun.extend(deploy(opened, right)))
        right = {name: stand for name, stand in right.items() if name not in begun}
        if right:
            self._controller.attempt(lambda: put(opened, right))
        if wrong and self._controller.selection is not None:
            opened.use("choose")
            self._controller.selection.propose(wrong)

    def bring(self, opened: OpenMap, unit: str) -> None:
        """Propose that a unit enters at the edge of its side, to be dragged from there."""
        found = opened.table.live.unit(unit)
        edge = opened.layout.bases.get(found.side) or USUAL[found.side]
        if found.where is Where.COLUMN and opened.layout.entry:
            edge = opened.layout.entry
        (coming,) = rows_along(opened.layout, edge, ENTERS_IN, [bases_of(opened.book, found, opened.layout)])
        if self._controller.selection is not None:
            opened.use("choose")
            self._controller.selection.propose(coming)

    def take(self, figures: tuple[str, ...]) -> None:
        """Take these figures off the table."""
        opened = self._controller.opened
        if opened is not None and figures:
            there = [name for name in figures if name in opened.layout.stands]
            self._controller.attempt(lambda: opened.take(there))


def _drawn_up(opened: OpenMap, units: Collection[str]) -> dict[str, Stand]:
    """Places for those of these units that begin on the table, side by side before their base line."""
    battle, found = opened.table.shown, dict[str, Stand]()
    for side in SIDES:
        rows = [battle.units[unit] for unit in units if battle.units[unit].side == side]
        here = [unit for unit in rows if unit.where in {Where.TABLE, Where.WAITING, Where.AMBUSH}]
        bases = [bases_of(opened.book, unit, opened.layout) for unit in here]
        edge = opened.layout.bases.get(side) or USUAL[side]
        # half the depth of the zone that the scenario allows, so that all ranks stand in it
        rules = row(opened.scene, side)
        depth = rules.zone_in.value / 2 if rules and rules.zone_in else DEPTH_IN
        found |= lined_up(opened, edge, depth, bases)
    return found


# --- the whole map page ---


NARROW = 600
"""In a narrower view (pixels at 100 %) panels take the place of the map."""
BESIDE = ("list", "terrain", "legend")


class MapView(Redrawn):
    """The map of the open battle, with everything that belongs to it."""

    topics = ("map", "battle", "order", "theme")

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.opened: OpenMap | None = None
        self.options = ViewOptions()
        self._tokens: tuple[Token, ...] = ()
        self._over: object = None
        self._panel = ""
        self._laying = False
        self._moment = LastDrawn()
        self._spot: Spot | None = None
        self.canvas = Canvas()
        self.selection: SelectionTool | None = None
        self.bar = MapBar(session, self.canvas, self.options)
        self.strip = DraftStrip(session)
        self.controller = MapController(session, self.strip, self)
        self.placement = Placement(session, self.controller)
        self.files = MapFiles(session, self, self.controller.attempt)
        self._where, self._said = QLabel(), FloatingMessage()
        self.list, self.legend, self.terrain = FigureList(session), Legend(), TerrainPanel(session)
        self.replay = Replay(session, self.canvas.figures.move)
        self.empty = EmptyTable(session, self.controller.attempt)
        self._scale = ScaleBar(self.canvas)
        self.surface = Surface(session, self.canvas, self._scale, self._said)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        self._beside = QStackedWidget()
        for panel in (self.list, self.terrain, self.legend):
            self._beside.addWidget(panel)
        self._middle = QStackedWidget()
        self._middle.addWidget(self.surface)
        self._bare = scrolled(self.empty)  # with large letters the buttons do not fit the page
        self._middle.addWidget(self._bare)
        self._split = QSplitter(Qt.Orientation.Horizontal)
        self._split.addWidget(self._middle)
        self._split.addWidget(self._beside)
        self._split.setStretchFactor(0, 1)
        self._split.setSizes([640, 300])
        self._split.splitterMoved.connect(self.canvas.give_room)
        self._where.setProperty("role", "small")
        self._where.setTextFormat(Qt.TextFormat.PlainText)
        self._where.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._layout = laid(self, self.bar, self._split, self._where, self.replay, space=4, high=self._split)
        self.setAcceptDrops(True)

    def _connect(self) -> None:
        self.canvas.zoomed.connect(lambda _px: self._show_figures())
        self.canvas.zoomed.connect(lambda _px: self._put_scale())
        self.canvas.pointed.connect(self._pointed)
        self.list.chosen.connect(self.placement.choose)
        self.list.place.connect(self.placement.place)
        self.list.take.connect(self.placement.take)
        self.bar.changed = lambda: QTimer.singleShot(0, self, self.touch)
        self.bar.attempt = self.terrain.attempt = self.controller.attempt
        self.controller.say = self._say
        self.empty.open_file = self._open_file
        self.empty.draw = self._draw
        self.listen()

    def give_orders_by(self, orders: QWidget) -> None:
        """Let orders prepared on the map be carried out by this widget (an `OrderOnMap`)."""
        self.controller.orders = cast("Orders", orders)
        cast("Orders", orders).left.connect(self.controller.go_on)

    # --- when it is drawn ---

    def showEvent(self, event: QShowEvent) -> None:
        """Draw what has changed while the map was hidden."""
        super().showEvent(event)
        self.freshen()

    def hideEvent(self, event: QHideEvent) -> None:
        """Drop what was about to be done, and stop the playback."""
        super().hideEvent(event)
        self.controller.cancel()
        self.replay.pause()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the panel beside the map, or in its place where there is no room."""
        super().resizeEvent(event)
        self._arrange()

    def _colours(self) -> Palette:
        return colours_of(self.session)

    def render_page(self) -> None:
        """Draw the whole map."""
        try:
            opened = open_map(self.session)
        except BadData as fault:
            self.session.note_fault(fault)
            return
        if opened is None:
            return
        if opened is not self.opened:
            self._take_up(opened)
        self._laid(opened)
        if not self._moment.already(opened, opened.table.version):
            self.controller.looking.forget()
        shown = opened.table.shown
        self._tokens = tokens(self.session, opened.book, shown, opened.layout, opened.table.viewer)
        unseen = opened.layout.stands.keys() - {token.figure for token in self._tokens}
        opened.chosen = tuple(name for name in opened.chosen if name not in unseen)
        if self.selection is not None:
            self.selection.tokens = self._tokens
        self.canvas.grid_in = self.options.grid
        self.canvas.show_ground(opened.layout, self._colours())
        if self.selection is not None:
            self.selection.contacts = touching(opened)
        self._show_figures()
        self._show_over(opened)
        self._show_names()
        self._render_parts(opened)
        self.controller.follow()
        self.controller.show_refused(opened)
        self.controller.looking.encircle()
        self.controller.looking.mark()
        self.canvas.setAccessibleName(self.session.say("table_map-name"))
        self.canvas.setAccessibleDescription(self.session.say("table_map-tip"))
        hands: dict[str, Tool | None] = {
            "choose": self.selection,
            "ruler": self._ruler,
            "terrain": self.terrain_tool,
        }
        self.canvas.hand = hands.get(opened.tool) or Tool()
        self.canvas.viewport().update()
        self._put_scale()
        self._tell_spot()

    def _laid(self, opened: OpenMap) -> None:
        """Close the tool and panel of terrain once the table is agreed."""
        laying = opened.table.live.stage in {Stage.MUSTER, Stage.SCENARIO, Stage.GROUND}
        if self._laying and not laying and opened.tool == "terrain":
            opened.use("choose")
        if self._laying and not laying:
            self.options.lay(on=False)
        self._laying = laying

    def _take_up(self, opened: OpenMap) -> None:
        """Make tools for the map of another battle."""
        self.opened = opened
        self.selection = SelectionTool(self.canvas, opened, self.controller)
        self._ruler = RulerTool(
            self.canvas, opened, lambda one, other: ruled(self.session, self._tokens, (one, other))
        )
        self.terrain_tool = TerrainTool(self.canvas, opened)
        self.controller.take_up(opened, self.selection)
        self.canvas.come_in()

    # --- its parts ---

    def _show_figures(self) -> None:
        if self.selection is None or self.selection.draft is None:
            self.canvas.show_figures(self._tokens)

    def _show_over(self, opened: OpenMap) -> None:
        """Show flames, smoke, traps, zones, and where the chosen unit may go."""
        found, colours = over(opened), self._colours()
        key = (found, colours)
        if key != self._over:
            self._over = key
            size = (opened.layout.long_in, opened.layout.wide_in)
            self.canvas.show_over(Overlay(found, inks(colours), size, self.canvas.px))

    def _show_names(self) -> None:
        opened = self.opened
        named = labels(opened.layout) if opened and self.options.named else ()
        units = unit_labels(self._tokens) if self.options.named else ()
        self.canvas.show_names((*named, *units), px(15, self.session.settings.scale))

    def _render_parts(self, opened: OpenMap) -> None:
        self.bar.show_bar(opened)
        bare = not opened.laid and opened.tool != "terrain" and self.options.panel != "terrain"
        if bare:
            self.empty.show_empty(opened)
        self._middle.setCurrentWidget(self._bare if bare else self.surface)
        self._arrange()
        match self.options.panel:
            case "list":
                self.list.show_groups(groups(self.session, opened, self._tokens), opened.chosen)
                self._beside.setCurrentWidget(self.list)
            case "terrain":
                self.terrain.show_terrain(opened, self.terrain_tool)
                self._beside.setCurrentWidget(self.terrain)
            case "legend":
                name = self.session.say("table_map-panel-legend")
                self.legend.show_legend(legend(self.session, opened.book), inks(self._colours()), name)
                self._beside.setCurrentWidget(self.legend)
            case "replay":
                self.replay.show_replay(opened)

    def _arrange(self) -> None:
        """In a narrow window the panel takes the place of the map, except for the panel of terrain."""
        narrow = self.width() < NARROW * self.session.settings.scale / 100
        beside = self.options.panel in BESIDE
        self._beside.setVisible(beside)
        self._middle.setVisible(not (beside and narrow))
        self.replay.setVisible(self.options.panel == "replay")
        if self._panel != self.options.panel:
            self._panel = self.options.panel
            self.canvas.give_room()

    def _put_scale(self) -> None:
        self._where.setFixedHeight(px(20, self.session.settings.scale))
        ink = inks(self.canvas.colours)
        text = self.session.say("table_map-measure", number="{}", measure=self.session.settings.measure)
        self._scale.show_scale(self.canvas.px, ink, text, px(12, self.session.settings.scale))
        self.surface.arrange()

    def _say(self, text: str, more: tuple[str, ...]) -> None:
        """Show a finding over the map."""
        self._said.say(text, more)
        self.surface.arrange()

    def _pointed(self, spot: Spot) -> None:
        self._spot = spot
        self._tell_spot()
        place = self.canvas.mapFromScene(self.canvas.to_scene(spot))
        self.surface.keep_clear(place, drags=bool(self.selection and self.selection.held))

    def _tell_spot(self) -> None:
        """Say what is under the mouse, and what a click there would do."""
        spot = self._spot
        if spot is None:
            return
        x, y = (measured(self.session, each) for each in spot)
        token = self.selection.unit_at(spot) if self.selection else None
        if token is None or self.opened is None:
            found = self.session.say("table_map-spot", x=x, y=y)
        else:
            told, hint = (
                spoken(self.session, self.opened.table.battle, token),
                self.controller.hint(token.unit),
            )
            fought = fights(self.session, self.opened, token.figure)
            found = " · ".join(each for each in (told, hint, fought) if each)
        self._where.setText(found)
        self._where.setToolTip(found)

    def place_rest(self) -> bool:
        """Place all units that are left; False if no table is laid."""
        self.freshen()
        if self.opened is None or not self.opened.laid:
            return False
        self.placement.rest()
        return True

    # --- files ---

    def wish(self, what: str) -> None:
        """Do what only the map can do: `open`, `save`, `picture`, `plan`; `work` lays a bought work."""
        self.freshen()
        if self.opened is not None and what == "work":
            self.options.lay(on=True)
            self.terrain.set_down_bought(self.opened)
        elif self.opened is not None:
            self.files.wish(what, self.opened, self._tokens)

    def _open_file(self, path: Path | None) -> None:
        if path is None:
            self.wish("open")
        elif self.opened is not None:
            self.files.open(self.opened, path)

    def _draw(self) -> None:
        if self.opened is not None:
            opened = self.opened
            self.options.lay(on=True)
            opened.tool = "terrain"
            self.controller.attempt(lambda: lay_drawn(opened))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept a table file that is dragged here."""
        if any(url.toLocalFile().endswith(ENDING) for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Lay the table of the file that was dropped."""
        for url in event.mimeData().urls():
            if url.toLocalFile().endswith(ENDING):
                self._open_file(Path(url.toLocalFile()))
                event.acceptProposedAction()
                return
