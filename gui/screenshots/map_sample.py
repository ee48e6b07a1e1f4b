"""The map for the pictures of the desk: a sample table with both armies deployed."""

from gui.actions.battle import show
from gui.documents.map.document import OpenMap, open_map
from gui.documents.map.files import SAMPLES, open_table
from gui.documents.map.formations import USUAL, bases_of
from gui.documents.map.moves import lined_up, misplaced, put
from gui.views.map.view import MapView
from gui.views.window import Window
from heart_africa.board.layout import Stand
from heart_africa.rules.battle import Where
from heart_africa.rules.battle.state import SIDES

SAMPLE = SAMPLES / "savannah-encounter.table.toml"
DEPTH_IN = 9.0


def show_the_map(window: Window, panel: str = "") -> None:
    """Show the painted map of the open battle; `panel`: what is beside it."""
    opened = open_map(window.session)
    if opened is None:
        return
    if not opened.laid:
        open_table(opened, SAMPLE)
        draw_up(opened)
    show(window.session, on=True)
    window.page("battle").freshen()
    for view in window.page("battle").findChildren(MapView):
        view.options.panel = panel
        view.render_page()
        view.canvas.finish()


def draw_up(opened: OpenMap) -> None:
    """Place all units that are on the table in a row before their base line."""
    battle = opened.table.battle
    found: dict[str, Stand] = {}
    for side in SIDES:
        units = [unit for unit in battle.of(side) if unit.where is Where.TABLE]
        bases = [bases_of(opened.book, unit, opened.layout) for unit in units]
        edge = opened.layout.bases.get(side) or USUAL[side]
        found |= lined_up(opened, edge, DEPTH_IN, [each for each in bases if each])
    wrong = misplaced(opened, found)
    put(opened, {name: stand for name, stand in found.items() if name not in wrong})
