"""The map with its tools, what lies beside it and what is about to be done."""

from collections.abc import Callable
from functools import partial
from typing import Literal, cast

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from gui.dice import Short
from gui.map import TOOLS, OpenMap, Tool, open_map
from gui.map_formations import bases_of, rows_along
from gui.map_moves import Draft, confirm, put, roll
from gui.presenters.map.drafting import problem_text, proposal
from gui.presenters.map.legend import legend
from gui.presenters.map.listing import groups as listed
from gui.presenters.map.measuring import ruled
from gui.presenters.map.names import labels, unit_labels
from gui.presenters.map.tokens import Token, measured, spoken, tokens
from gui.session import Session
from gui.theme import Palette, palette, px
from gui.views.map.canvas import Canvas
from gui.views.map.drafting import DraftStrip
from gui.views.map.hands import Choosing, Idle, Measuring
from gui.views.map.inks import inks
from gui.views.map.panels import FigureList, Legend
from gui.views.map.scale import ScaleBar
from gui.views.parts import button, toggle
from gui.views.parts.flow import FlowBox
from heart_africa.bad_data import bad_text
from heart_africa.battle.state import SIDES
from heart_africa.journal.book import Refused
from heart_africa.problems import BadData
from heart_africa.table.layout import Spot, Stand

Panel = Literal["", "list", "legend"]
PANELS: tuple[Panel, ...] = ("list", "legend")
GRIDS = (0, 6, 12)
NARROW = 560
"""With less room than this (at 100 %) what is beside the map takes its place."""
DEPTH_IN = 6.0
USUAL = {"red": "south", "blue": "north"}


class MapView(QWidget):
    """The map of the open battle."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.opened: OpenMap | None = None
        self._panel: Panel = ""
        self._named, self._grid = True, 0
        self._tokens: tuple[Token, ...] = ()
        self._barred: object = None
        self._stale = True
        self.canvas = Canvas()
        self.choosing: Choosing | None = None
        self._bar = FlowBox(4)
        self._where = QLabel()
        self._where.setProperty("role", "small")
        self.strip = DraftStrip(session)
        self.strip.do, self.strip.leave, self.strip.roll = self._confirm, self._cancel, self._roll
        self.list, self.legend = FigureList(session), Legend()
        self._beside = QStackedWidget()
        self._beside.addWidget(self.list)
        self._beside.addWidget(self.legend)
        self._split = QSplitter(Qt.Orientation.Horizontal)
        self._split.addWidget(self.canvas)
        self._split.addWidget(self._beside)
        self._split.setStretchFactor(0, 3)
        self._split.setStretchFactor(1, 1)
        self._beside.hide()
        self._scale = ScaleBar(self.canvas)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self._bar)
        layout.addWidget(self._split, 1)
        layout.addWidget(self._where)
        layout.addWidget(self.strip)

    def _connect(self) -> None:
        self.canvas.zoomed.connect(lambda _px: self._zoomed())
        self.canvas.pointed.connect(self._pointed)
        self.list.chosen.connect(self._choose)
        self.list.place.connect(self._place)
        self.list.take.connect(self._take)
        for topic in ("map", "battle", "order", "theme", "scale", "language", "measure"):
            self.session.on(topic, self.touch)

    # --- when it is drawn ---

    def touch(self) -> None:
        """Something that it shows has changed."""
        self._stale = True
        if self.isVisible():
            self.freshen()

    def freshen(self) -> None:
        """Draw it anew if it is out of date."""
        if self._stale:
            self._stale = False
            self.render_map()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802  # Qt's name
        """It may have changed while nobody looked."""
        super().showEvent(event)
        self.freshen()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802  # Qt's name
        """What was about to be done is not."""
        super().hideEvent(event)
        if self.choosing is not None:
            self.choosing.cancel()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # Qt's name
        """Beside the map, or in its place."""
        super().resizeEvent(event)
        self._arrange()
        self._put_scale()

    def _colours(self) -> Palette:
        application = QApplication.instance()
        hints = application.styleHints() if isinstance(application, QApplication) else None
        dark = hints is not None and hints.colorScheme().name == "Dark"
        return palette(self.session.settings.theme, system_dark=dark)

    def render_map(self) -> None:
        """All of it as it stands."""
        opened = self._open()
        if opened is None:
            return
        if opened is not self.opened:
            self._take_up(opened)
        self._tokens = tokens(
            self.session, opened.book, opened.table.shown, opened.layout, opened.table.viewer
        )
        assert self.choosing is not None  # noqa: S101  # made with the map
        self.choosing.tokens = self._tokens
        self.canvas.show_ground(opened.layout, self._colours())
        self._show_figures()
        self._show_names()
        self._render_bar(opened)
        self._render_panel(opened)
        self.canvas.setAccessibleName(self.session.say("table_map-name"))
        self.canvas.setToolTip("")
        self.canvas.setAccessibleDescription(self.session.say("table_map-tip"))
        self.canvas.hand = self._hand(opened)
        self.canvas.refresh()
        self._put_scale()

    def _open(self) -> OpenMap | None:
        try:
            return open_map(self.session)
        except BadData as fault:
            self.session.note(bad_text(fault, self.session.lang))
            return None

    def _take_up(self, opened: OpenMap) -> None:
        """Another battle: the tools are its own."""
        self.opened = opened
        self.choosing = Choosing(self.canvas, opened, self._told)
        self.choosing.confirmed = self.strip.carry_out
        self._ruler = Measuring(self.canvas, opened, self._ruled)
        self.strip.show_proposal(None)

    def _hand(self, opened: OpenMap) -> Idle:
        match opened.tool:
            case "choose":
                return cast("Idle", self.choosing)
            case "ruler":
                return self._ruler
            case _:
                return Idle(self.canvas)

    def _show_figures(self) -> None:
        draft = self.choosing.draft if self.choosing else None
        if draft is None:
            self.canvas.show_figures(self._tokens)

    def _show_names(self) -> None:
        opened = self.opened
        named = labels(opened.layout) if opened and self._named else ()
        units = unit_labels(self._tokens) if self._named else ()
        self.canvas.show_names((*named, *units), px(15, self.session.settings.scale))

    def _zoomed(self) -> None:
        self._show_figures()
        self._put_scale()

    def _put_scale(self) -> None:
        ink = inks(self.canvas.colours)
        text = self.session.say("table_map-measure", number="{}", measure=self.session.settings.measure)
        self._scale.show_scale(self.canvas.px, ink, text, px(12, self.session.settings.scale))
        self._scale.move(8, self.canvas.height() - self._scale.height() - 8)

    # --- the bar ---

    def _render_bar(self, opened: OpenMap) -> None:
        key = (self.session.lang, opened.tool, self._named, self._grid, self._panel, opened.may("undo"),
               opened.may("redo"), self.session.settings.scale)  # fmt: skip
        if key == self._barred:
            return
        self._barred = key
        say = self.session.say
        self._bar.hold(
            *(self._tool(opened, tool) for tool in TOOLS),
            _named(button("−", lambda: self.canvas.nearer(-1)), say("table_map-farther")),
            _named(button("+", lambda: self.canvas.nearer(1)), say("table_map-nearer")),
            button(say("table_map-all"), self.canvas.fit, tip=say("table_map-fit")),
            button(say("table_map-grid", size=self._grid), self._next_grid, tip=say("table_map-grid-tip")),
            toggle(say("table_map-names"), self._named, self._name, tip=say("table_map-names-tip")),
            *(
                toggle(say(f"table_map-panel-{panel}"), self._panel == panel, self._opens(panel),
                       tip=say(f"table_map-panel-{panel}-tip"))
                for panel in PANELS
            ),
            *self._steps(opened),
        )  # fmt: skip

    def _tool(self, opened: OpenMap, tool: Tool) -> QWidget:
        say = self.session.say
        made = toggle(say(f"table_map-tool-{tool}"), opened.tool == tool, lambda _on: opened.use(tool),
                      tip=say(f"table_map-tool-{tool}-tip"))  # fmt: skip
        made.setAccessibleName(f"{say('table_map-tools')}: {made.text()}")
        return made

    def _steps(self, opened: OpenMap) -> list[QWidget]:
        """Back and forth on the table."""
        say = self.session.say
        found: list[QWidget] = []
        steps: tuple[tuple[str, Literal["undo", "redo"], Callable[[], None]], ...] = (
            ("↶", "undo", opened.undo),
            ("↷", "redo", opened.redo),
        )
        for sign, do, run in steps:
            press = _named(button(sign, partial(self._try, run)), say(f"table_map-{do}"))
            press.setEnabled(opened.may(do))
            found.append(press)
        return found

    def _next_grid(self) -> None:
        self._grid = GRIDS[(GRIDS.index(self._grid) + 1) % len(GRIDS)]
        self.canvas.grid_in = self._grid
        self.canvas.viewport().update()
        self.touch()

    def _name(self, on: bool) -> None:  # noqa: FBT001  # as Qt says it
        self._named = on
        self.touch()

    def _opens(self, panel: Panel) -> Callable[[bool], None]:
        def run(on: bool) -> None:  # noqa: FBT001  # as Qt says it
            self._panel = panel if on else ""
            QTimer.singleShot(0, self, self.touch)

        return run

    # --- beside the map ---

    def _render_panel(self, opened: OpenMap) -> None:
        self._arrange()
        if self._panel == "list":
            self.list.show_groups(listed(self.session, opened, self._tokens), opened.chosen)
            self._beside.setCurrentWidget(self.list)
        elif self._panel == "legend":
            self.legend.show_legend(
                legend(self.session, opened.book),
                inks(self._colours()),
                self.session.say("table_map-panel-legend"),
            )
            self._beside.setCurrentWidget(self.legend)

    def _arrange(self) -> None:
        """In a narrow window what is beside the map takes its place."""
        narrow = self.width() < NARROW * self.session.settings.scale / 100
        self._beside.setVisible(bool(self._panel))
        self.canvas.setVisible(not (self._panel and narrow))

    def wish(self, what: str) -> None:
        """Do what only the map can do: `open`, `save`, `picture`, `plan`."""
        self.freshen()

    # --- what people do ---

    def _choose(self, figures: tuple[str, ...]) -> None:
        if self.opened is not None:
            here = self.opened.layout.stands
            self.opened.choose(figures)
            if spots := [here[name].spot for name in figures if name in here]:
                self.canvas.show_spot(spots[0])

    def _place(self, figures: tuple[str, ...]) -> None:
        """Draw units up before their base line, those who stand nowhere."""
        opened = self.opened
        if opened is None:
            return
        battle = opened.table.battle
        found: dict[str, Stand] = {}
        for side in SIDES:
            units = dict.fromkeys(battle.company[name] for name in figures)
            mine = [battle.units[unit] for unit in units if battle.units[unit].side == side]
            if mine:
                edge = opened.layout.bases.get(side) or USUAL[side]
                groups = [bases_of(opened.book, unit, opened.layout) for unit in mine]
                for row in rows_along(opened.layout, edge, DEPTH_IN, groups):
                    found |= row
        if found:
            self._try(lambda: put(opened, found))

    def _take(self, figures: tuple[str, ...]) -> None:
        opened = self.opened
        if opened is not None and figures:
            self._try(lambda: opened.take(name for name in figures if name in opened.layout.stands))

    def _told(self, draft: Draft | None) -> None:
        found = proposal(self.session, self.opened, draft) if draft and self.opened else None
        self.strip.show_proposal(found)

    def _confirm(self, why: str) -> None:
        choosing, opened = self.choosing, self.opened
        if choosing is None or opened is None or choosing.draft is None:
            return
        draft = choosing.draft
        choosing.cancel()
        self._try(lambda: confirm(opened, draft, why))
        self.touch()

    def _cancel(self) -> None:
        if self.choosing is not None:
            self.choosing.cancel()

    def _roll(self, unit: str) -> None:
        if self.opened is not None:
            opened = self.opened
            self._try(lambda: roll(opened, unit))
            if self.choosing is not None:
                self.choosing.settle()

    def _try(self, do: Callable[[], object]) -> None:
        """Do something; what cannot be is told at the foot of the window."""
        try:
            do()
        except BadData as fault:
            self.session.note(bad_text(fault, self.session.lang))
        except Refused as refused:
            self.session.note(problem_text(self.session, refused.problems[0]))
        except Short as short:
            self.session.note(self.session.say(short.why))

    def _ruled(self, one: Spot, other: Spot) -> str:
        return ruled(self.session, self._tokens, (one, other))

    def _pointed(self, spot: Spot) -> None:
        x, y = (measured(self.session, each) for each in spot)
        token = self.choosing.token_at(spot) if self.choosing else None
        if token is None or self.opened is None:
            self._where.setText(self.session.say("table_map-spot", x=x, y=y))
        else:
            self._where.setText(spoken(self.session, self.opened.table.battle, token))


def _named(made: QWidget, name: str) -> QWidget:
    """A button of a sign alone, under its words."""
    made.setAccessibleName(name)
    made.setToolTip(name)
    return made
