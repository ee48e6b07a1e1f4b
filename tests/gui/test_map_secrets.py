"""Units hidden on the map: placed while the other side looks away, shown to their own side, sprung by moving."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QTreeView, QWidget

from gui.actions.battle import show
from gui.documents.map.document import OpenMap, open_map
from gui.documents.map.files import save_table
from gui.documents.map.moves import about, drafted, put
from gui.presenters.map.figure_looks import groups, tokens
from gui.views.log import LogView
from gui.views.map.view import MapView
from gui.views.window import Window
from heart_africa.board.layout import Spot, Stand, TerrainPiece
from heart_africa.board.table_file import from_toml
from heart_africa.core.dataclass import replace
from heart_africa.rules.battle import Where
from heart_africa.rules.book.terrain import PieceId
from tests.gui.battles import deploying
from tests.gui.hands import buttons, choose
from tests.gui.hands import read as seen
from tests.gui.maps import GROUND, emptied, figures, laid
from tests.gui.test_map import click, desk_of_all, drag, press, settle, window

__all__ = ["desk_of_all", "window"]
GRASS = TerrainPiece("Reeds", PieceId.TALL_GRASS, ((22, 2), (42, 2), (42, 14), (22, 14)))
REEDS = replace(GROUND, features=(*GROUND.features, GRASS))
HIDDEN = "First company"
IN_REEDS: Spot = (32, 8)


def beside(window: Window) -> MapView:
    """The map beside the orders."""
    window.session.go("battle")
    show(window.session, on=True)
    settle()
    found = window.page("battle").findChildren(MapView)[0]
    found.canvas.finish()
    settle()
    return found


def to_deploy(window: Window) -> OpenMap:
    """The sides deploy, red first, on a table with tall grass before red's base line."""
    emptied(window.session)
    deploying(window.session).guided = False
    made = open_map(window.session)
    assert made is not None
    made.lay(REEDS)
    return made


def sees(made: OpenMap, unit: str, viewer: str) -> bool:
    """Whether a side sees a unit on the map or in its list."""
    made.table.show_to(viewer)
    shown = tokens(made.session, made.book, made.table.shown, made.layout, viewer)
    rows = groups(made.session, made, shown)
    listed = any(each.unit == unit and not each.absent for each in rows)
    return any(each.unit == unit for each in shown) or listed


def logged(page: QWidget) -> str:
    """All that the log says."""
    (log,) = page.findChildren(LogView)
    (tree,) = log.findChildren(QTreeView)
    model = tree.model()

    def under(parent: QModelIndex) -> list[str]:
        rows = [model.index(row, 0, parent) for row in range(model.rowCount(parent))]
        return [text for each in rows for text in (str(each.data()), *under(each))]

    return " ".join(under(QModelIndex()))


@pytest.mark.rule("AMBUSH-06")
def test_a_unit_is_hidden_on_the_map_while_the_other_side_looks_away(window: Window) -> None:
    made = to_deploy(window)
    shown, page = beside(window), window.page("battle")
    press(page, "Place one in secret…")
    assert "Blue, look away." in seen(page)
    assert not shown.isVisible()
    press(page, "I am Red, and nobody else is looking")
    assert shown.isVisible()
    assert "click on the map where it shall lie hidden" in seen(page)
    boxes = page.findChildren(QComboBox)
    choose(next(each for each in boxes if each.accessibleName() == "Unit to be hidden"), HIDDEN)
    click(shown.canvas, IN_REEDS)
    QTest.keyClick(shown.canvas, Qt.Key.Key_Return)
    settle()
    unit = made.table.live.unit(HIDDEN)
    assert (unit.where, unit.lies_in) == (Where.AMBUSH, "tall_grass")
    noted = re.fullmatch(r"On the map, (.+)″ from the west edge and (.+)″ from the south edge", unit.hidden)
    assert noted is not None
    assert tuple(map(float, noted.groups())) == pytest.approx(IN_REEDS, abs=0.3)
    assert len(figures(made, HIDDEN)) == 16
    # now it is blue's turn to place, and nothing of it is to be seen any more
    assert (made.table.viewer, made.table.unit, made.chosen) == ("", "", ())
    undo = next(each for each in buttons(page) if each.accessibleName() == "Undo")
    told = " ".join((seen(window), logged(page), undo.toolTip())).casefold()
    assert "off the table for now" in told
    assert not [word for word in ("ambush", "reeds", noted[1]) if word in told]
    assert [sees(made, HIDDEN, side) for side in ("", "blue", "red")] == [False, False, True]


@pytest.mark.rule("AMBUSH-06")
def test_in_reserve_or_without_the_map_it_is_said_by_a_form_behind_the_same_curtain(window: Window) -> None:
    made = to_deploy(window)
    shown, page = beside(window), window.page("battle")
    press(page, "Place one in secret…")
    press(page, "I am Red, and nobody else is looking")
    press(page, "In reserve, or without the map…")
    assert not shown.isVisible()
    assert "Note" in seen(page)
    press(page, "Back to the board")
    assert (made.table.viewer, made.table.hides) == ("", False)
    assert shown.isVisible()


@pytest.mark.rule("AMBUSH-01", "AMBUSH-06")
def test_who_was_hidden_by_his_facts_finds_his_place_on_the_map_and_springs_by_moving(window: Window) -> None:
    """It was noted to lie in tall grass: in the open nobody hides, and the hill is other ground."""
    made = laid(window.session)
    made.lay(REEDS)
    shown, page = beside(window), window.page("battle")
    assert made.unplaced == ()  # nobody may know of it
    press(page, "See what a side has hidden, while the other looks away")
    press(page, "Red")
    press(page, "I am Red, and nobody else is looking")
    assert "Click where R3 lies." in seen(page)
    against = [each.code for each in drafted(made, about(made, HIDDEN, (60, 8))).problems]
    assert "table_moves-lies-elsewhere" in against
    click(shown.canvas, IN_REEDS)
    assert made.unplaced == ()
    assert "What Red has hidden is shown." in seen(page)
    assert made.table.live.unit(HIDDEN).where is Where.AMBUSH
    press(page, "Hide it")
    assert [sees(made, HIDDEN, side) for side in ("", "blue", "red")] == [False, False, True]
    # its owner moves it as any other
    here = made.layout.stands[figures(made, HIDDEN)[0]].spot
    drag(shown.canvas, here, (here[0], here[1] + 1))
    press(page, "Throw")
    QTest.keyClick(shown.canvas, Qt.Key.Key_Return)
    settle()
    assert made.table.live.unit(HIDDEN).where is Where.TABLE


def test_a_table_saved_as_a_file_does_not_say_where_anybody_lies_hidden(
    window: Window, tmp_path: Path
) -> None:
    made = laid(window.session)
    unit = made.table.live.unit(HIDDEN)
    put(made, {each.name: Stand(24 + at, 8) for at, each in enumerate(unit.here)})
    for side, there in (("", False), ("blue", False), ("red", True)):
        made.table.show_to(side)
        layout, _ = from_toml(save_table(made, tmp_path / f"to-{side}").read_text(encoding="utf-8"), "")
        assert (unit.here[0].name in layout.stands) is there
        assert figures(made, "Second company")[0] in layout.stands
