"""The bar over the map: tools, zoom, grid, names, what stands beside it, back and forth."""

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QPushButton

from gui.documents.map.document import TOOLS, OpenMap, Tool
from gui.session import Session
from gui.views.map.canvas import Canvas
from gui.views.parts import button, toggle
from gui.views.parts.flow import Overflow
from heart_africa.core.dataclass import dataclass

GRIDS = (0, 6, 12)
PANELS = ("list", "terrain", "legend", "replay")


@dataclass
class ViewOptions:
    """How the map is looked at: `panel`: what stands beside it, "" for nothing."""

    panel: str = ""
    named: bool = True
    grid: int = 0


class MapBar(Overflow):
    """Everything that is pressed over the map, in one row: what is seldom pressed leaves it first."""

    def __init__(self, session: Session, canvas: Canvas, options: ViewOptions) -> None:
        super().__init__(left=True)
        self._session, self._canvas, self.options = session, canvas, options
        self.changed: Callable[[], None] = lambda: None
        self.attempt: Callable[[Callable[[], object]], object] = lambda do: do()
        self._drawn: object = None

    def show_bar(self, opened: OpenMap) -> None:
        """Show what is on, and what can be undone."""
        may = (opened.may("undo"), opened.may("redo"))
        looks = (self.options.panel, self.options.named, self.options.grid)
        key = (opened, self._session.lang, opened.tool, looks, may, self._session.settings.scale)
        if key == self._drawn:
            return
        self._drawn = key
        say = self._session.say
        grid = say("table_map-grid", size=self.options.grid)
        first, *others = PANELS
        self.name_more(say("table_map-more"))
        self.hold(
            [
                *(self._tool(opened, tool) for tool in TOOLS),
                _sign("−", lambda: self._canvas.nearer(-1), say("table_map-farther")),
                _sign("+", lambda: self._canvas.nearer(1), say("table_map-nearer")),
                button(say("table_map-all"), self._canvas.fit, tip=say("table_map-fit")),
                self._panel(first),
                self._step("↶", "undo", opened.undo, may=may[0]),
                self._step("↷", "redo", opened.redo, may=may[1]),
                *(self._panel(panel) for panel in others),
                button(grid, self._next_grid, tip=say("table_map-grid-tip")),
                toggle(
                    say("table_map-names"), self.options.named, self._name, tip=say("table_map-names-tip")
                ),
            ]
        )

    def _tool(self, opened: OpenMap, tool: Tool) -> QPushButton:
        say = self._session.say
        name, tip = say(f"table_map-tool-{tool}"), say(f"table_map-tool-{tool}-tip")
        made = toggle(name, opened.tool == tool, lambda _on: self._take(opened, tool), tip=tip)
        made.setAccessibleName(f"{say('table_map-tools')}: {name}")
        return made

    def _take(self, opened: OpenMap, tool: Tool) -> None:
        if tool == "terrain":
            self.options.panel = "terrain"
        self._drawn = None
        opened.use(tool)

    def _panel(self, panel: str) -> QPushButton:
        name, tip = (self._session.say(f"table_map-panel-{panel}{end}") for end in ("", "-tip"))
        return toggle(name, self.options.panel == panel, partial(self._open_panel, panel), tip=tip)

    def _open_panel(self, panel: str, on: bool) -> None:  # noqa: FBT001  # as Qt says it
        self.options.panel = panel if on else ""
        self.changed()

    def _step(self, sign: str, do: str, run: Callable[[], object], *, may: bool) -> QPushButton:
        text = f"{sign} {self._session.say('table_map-back')}"
        made = _sign(text, lambda: self.attempt(run), self._session.say(f"table_map-{do}"))
        made.setEnabled(may)
        return made

    def _next_grid(self) -> None:
        self.options.grid = GRIDS[(GRIDS.index(self.options.grid) + 1) % len(GRIDS)]
        self.changed()

    def _name(self, on: bool) -> None:  # noqa: FBT001  # as Qt says it
        self.options.named = on
        self.changed()


def _sign(sign: str, run: Callable[[], object], name: str) -> QPushButton:
    """A button of few letters, under what it does in words."""
    made = button(sign, run, tip=name)
    made.setAccessibleName(name)
    return made
