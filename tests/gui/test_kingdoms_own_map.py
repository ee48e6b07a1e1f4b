"""The owner's map of Dark Kingdoms copied at the desk, with every check that a pack is held against."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit

from gui.app import session as a_session
from gui.presenters.kingdoms.own_map import OwnMap
from gui.views.kingdoms.own_map import OwnMapView
from gui.views.window import Window
from heart_africa.journal_kinds.own_packs import PACKS
from tests.gui.hands import choose, choose_own_box, press, read, settle, write


@pytest.fixture
def own(tmp_path: Path) -> OwnMap:
    return OwnMap(a_session(tmp_path / "desk", "en"))


def looked_at(own: OwnMap, which: str) -> OwnMap:
    own.chosen = which
    return own


@pytest.mark.rule("DK-147")
def test_a_border_is_copied_on_both_sides_with_what_the_rulebook_tells_of_it(own: OwnMap) -> None:
    """Powys borders on Luitcoyt (3.3): that goes with the first that is pressed, and cannot be taken out."""
    assert looked_at(own, "powys").border("erwing")
    assert own.said("powys", "neighbours") == ("erwing", "luitcoyt")
    assert "powys" in own.said("erwing", "neighbours")
    assert not own.border("luitcoyt")
    assert "borders luitcoyt" in own.fault
    for there in (True, False):
        assert own.border("east-anglia")
        assert ("powys" in own.said("east-anglia", "neighbours")) is there


@pytest.mark.rule("DK-149")
def test_ports_are_kept_once_their_ring_fits_what_the_rulebook_tells(own: OwnMap) -> None:
    """South Wessex and Essex are ports, three to four steps apart (9.1.3): by land round Wessex it would be two."""
    for which in ("wessex", "south-wessex", "anglia", "luitcoyt", "east-mercia", "erwing", "essex"):
        assert not own.port(which)
    assert "3 or 4 steps" in own.fault
    assert own.said("wessex", "port") is None
    assert own.port("powys")
    assert own.said("wessex", "port") is True
    assert own.ring[0] == "wessex"
    assert own.port("powys") is False  # taken out again, it is two steps once more
    assert own.port("powys")


def test_what_the_box_has_too_many_of_or_nobody_knows_is_told_and_not_kept(own: OwnMap) -> None:
    known = len(own.stack.pack.territories)
    for number in range(known, 32):
        assert own.another(f"Ours {number}")
    assert not own.another("One more")
    assert "32" in own.fault
    assert own.inland()


def test_the_owner_copies_a_territory_by_mouse_and_keys(window: Window) -> None:
    new = choose_own_box(window, "kingdoms")
    assert press(new, "Copy my map…")
    view = window.page("companions").findChild(OwnMapView)
    assert isinstance(view, OwnMapView)
    choose(next(each for each in view.findChildren(QComboBox)), "powys")
    for pressed in ("Resource: iron", "Colour: black", "Shield: Britons"):
        assert press(view, pressed), pressed
    assert press(view, "When you press on the map: Borders")
    canvas = view.canvas
    QTest.mouseClick(canvas, Qt.MouseButton.LeftButton, pos=canvas.middle("erwing").toPoint())
    settle()
    assert view.map.said("powys", "neighbours") == ("erwing", "luitcoyt")
    assert press(view, "When you press on the map: Place")
    canvas.setFocus()
    QTest.keyClick(canvas, Qt.Key.Key_Right)
    settle()
    line = next(e for e in view.findChildren(QLineEdit) if e.accessibleName().startswith("Another"))
    write(line, "Our own land")
    line.editingFinished.emit()
    settle()

    assert view.map.chosen == "our-own-land"
    assert view.map.missing("powys") == ["port"]
    assert "Territories of which something is missing:" in read(view)
    assert "our-own-land" in (window.session.folder / PACKS / "kingdoms-1.pack.toml").read_text("utf-8")
    assert press(view, "← More games")
