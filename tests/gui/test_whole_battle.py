"""A whole battle, from the seats at the table to the victory, by nothing but what a person presses and types."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QTreeView, QWidget
from pytestqt.qtbot import QtBot

from gui.app import desk
from gui.documents.battle import BATTLES, BattleDocument
from gui.views.battle import BattlePage
from gui.views.battle.armies import CardView
from gui.views.papers.pane import PaperPane
from gui.views.window import Window
from heart_africa.core.journal.records import Correction
from heart_africa.rules.battle import Stage
from tests.gui.test_battle import buttons, line, page, press, seen

ARMY = """format = "heart-africa/army"
version = 1
name = "{name}"
list = "{list}"
year = 1879
points = 200
narrative = true

[leader]
name = "{leader}"
troop = "{troop}"

[[units]]
name = "{unit}"
figures = {{ {troop} = {count} }}
"""
ARMIES = (
    ("Tabora", "zanzibaris", "Abdullah", "The company", "askaris", 12),
    ("Ujiji", "peaceful_village", "Kasanda", "The spears", "spearmen", 6),
)
LONE = ("Abdullah", "Kasanda", "Baggage", "Baggage of Ujiji")


@pytest.fixture
def here(window: Window) -> BattlePage:
    """The battle page of somebody who has two small armies of his own."""
    folder = window.session.folder / "armies"
    folder.mkdir()
    for name, list_, leader, unit, troop, count in ARMIES:
        text = ARMY.format(name=name, list=list_, leader=leader, unit=unit, troop=troop, count=count)
        (folder / f"{name.lower()}.army.toml").write_text(text, encoding="utf-8")
    return page(window)


def the(window: Window) -> BattleDocument:
    """The battle as the session has it, to be looked at only."""
    found = BATTLES.opened(window.session)
    assert found is not None
    return found


def choose(inside: QWidget, name: str, value: str) -> None:
    """Choose from the list of that name."""
    found = next(each for each in inside.findChildren(QComboBox)
                 if each.isVisible() and name in each.accessibleName())  # fmt: skip
    assert found.findData(value) >= 0
    found.setCurrentIndex(found.findData(value))
    QApplication.processEvents()


def put(inside: QWidget, name: str, words: str, *, enter: bool = False) -> None:
    """Type into the line of that name, over what stands there."""
    found = line(inside, name)
    found.clear()
    QTest.keyClicks(found, words)
    if enter:
        QTest.keyClick(found, Qt.Key.Key_Return)
    QApplication.processEvents()


def throw(inside: QWidget, faces: str) -> None:
    """Type the dice that lie on the table."""
    found = next(each for each in inside.findChildren(QLineEdit)
                 if each.isVisible() and each.placeholderText().startswith("The faces"))  # fmt: skip
    QTest.keyClicks(found, faces)
    QTest.keyClick(found, Qt.Key.Key_Return)
    QApplication.processEvents()


def pick(inside: QWidget, unit: str) -> None:
    """Press the card of a unit."""
    found = next(each for each in inside.findChildren(CardView) if each.unit == unit)
    QTest.mouseClick(found, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def overrule(inside: QWidget) -> None:
    """Do it though the book is against it."""
    put(inside, "Why it is done all the same", "it is our table")
    press(inside, "Overrule the book")


def offered(inside: QWidget, text: str) -> bool:
    """Whether a button of that name is to be seen and pressed."""
    QApplication.processEvents()
    return any(text in {each.text(), each.accessibleName()} and each.isEnabled() for each in buttons(inside))


# --- the stages of the evening ---


def sit_down(here: BattlePage) -> None:
    put(here, "Name of the battle", "Ujiji")
    press(here, "Sit down at the table")
    for side, file in (("red", "tabora"), ("blue", "ujiji")):
        choose(here, f"{side} army comes from", f"own:{file}.army.toml")
        press(here, "Bring this army")


def set_up(here: BattlePage) -> None:
    press(here, "Agree on the scenario")
    choose(here, "Scenario", "encounter")
    choose(here, "Attacker", "red")
    press(here, "Done")
    press(here, "Roll off")
    throw(here, "5 2")
    for face in ("1", "3"):  # both lists leave the trait of their leader open
        press(here, "Roll for the trait")
        throw(here, face)
    press(here, "Accept the armies")
    assert "COMP-05" in seen(here)  # one unit is too few, and it is our table
    overrule(here)
    overrule(here)  # and so is an empty plain
    while offered(here, "Place the rest"):
        press(here, "Place the rest")
    press(here, "Begin the game")


def stand_still(here: BattlePage, *units: str) -> None:
    for unit in units:
        pick(here, unit)
        press(here, "Do not move")


def shoot(here: BattlePage, faces: str) -> None:
    pick(here, "The company")
    press(here, "Shoot")
    choose(here, "Target", "The spears")
    put(here, "Distance", "7")
    assert "4+" in seen(here)  # 5+, one better for askaris within half of their reach
    throw(here, faces)


def read_again(here: BattlePage, faces: str) -> None:
    """Put the dice of the last act right, in the log."""
    tree = here.findChild(QTreeView)
    assert isinstance(tree, QTreeView)
    steps = tree.model()
    step = steps.index(steps.rowCount() - 1, 0)
    tree.setCurrentIndex(steps.index(steps.rowCount(step) - 1, 0, step))
    press(here, "Dice misread")
    put(here, "The faces as they lay", faces)
    put(here, "Why it is put right", "they were read upside down")
    press(here, next(each.text() for each in buttons(here) if each.text().startswith("Correct the dice")))


def play_on(here: BattlePage) -> None:
    """End one step after the other, until the battle is over."""
    while not offered(here, "See the result"):
        press(here, "End the step")


def play(window: Window, here: BattlePage) -> None:
    """One turn: nobody arrives, all stand still, the company shoots, its dice are misread and put right."""
    press(here, "End the step")
    stand_still(here, "The company", "The spears")
    press(here, "Undo")
    press(here, "Redo")
    press(here, "End the step")
    stand_still(here, *LONE)
    press(here, "End the step")
    shoot(here, "1 1 1 1 1 1 1 1 1 1 1 1")
    assert len(the(window).live.unit("The spears").here) == 6
    read_again(here, "6 6 6 6 6 6 1 1 1 1 1 1")
    assert not the(window).live.fighting("blue")
    play_on(here)


def test_a_battle_is_played_to_the_victory_and_is_there_after_a_restart(
    window: Window, here: BattlePage, qtbot: QtBot, tmp_path: Path
) -> None:
    sit_down(here)
    set_up(here)
    play(window, here)
    press(here, "Undo")
    assert the(window).live.stage is Stage.PLAY
    press(here, "Redo")
    press(here, "See the result")
    told, battle, entries = seen(here), the(window).live, the(window).journal.entries
    press(here, "Show the report")
    pane = here.findChild(PaperPane)
    assert isinstance(pane, PaperPane)
    pane.save(tmp_path / "ujiji.md", "md")
    assert "Winner: Tabora (attacker)" in (tmp_path / "ujiji.md").read_text(encoding="utf-8")

    window.close()
    again = desk(tmp_path, "en")
    qtbot.addWidget(again)
    again.show()
    here = page(again)
    press(here, "Ujiji")
    assert (the(again).live, the(again).journal.entries) == (battle, entries)
    assert [type(each.record) for each in entries].count(Correction) == 1
    press(here, "See the result")
    assert seen(here).split("Backups")[0] == told.split("Backups")[0]
