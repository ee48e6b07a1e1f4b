"""A whole battle, from the seats at the table to the victory, by nothing but what a person presses and types."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QTreeView, QWidget
from pytestqt.qtbot import QtBot

from gui.app import desk
from gui.documents.battle import BATTLES, BattleDocument
from gui.views.battle.progress import CardView
from gui.views.papers import PaperPane
from gui.views.window import Window
from heart_africa.core.journal.records import Correction
from heart_africa.rules.battle import Stage
from tests.gui.hands import buttons, choose, click, read, settle, write
from tests.gui.test_battle import line

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


class Player:
    """Two people at one screen with a mouse and keys: every press of a button and of a key is counted."""

    def __init__(self, window: Window) -> None:
        self.window, self.clicks, self.keys = window, 0, 0

    @property
    def here(self) -> QWidget:
        """The page that is in view."""
        return self.window.page(self.window.session.page)

    def press(self, text: str) -> None:
        """Press the button of that name, by the mouse."""
        settle()
        found = [each for each in buttons(self.window) if text in {each.text(), each.accessibleName()}]
        assert found, f"{text}: {[each.text() for each in buttons(self.window)]}"
        assert found[0].isEnabled(), f"{text}: {found[0].toolTip()}"
        self.point(found[0])

    def point(self, made: QWidget) -> None:
        """Press the mouse on something."""
        self.clicks += 1
        click(made)

    def offered(self, text: str) -> bool:
        """Whether a button of that name is to be seen and pressed."""
        settle()
        shown = (each for each in buttons(self.window) if text in {each.text(), each.accessibleName()})
        return any(each.isEnabled() for each in shown)

    def choose(self, name: str, value: str) -> None:
        """Choose from the list of that name, by the keys."""
        found = next(each for each in self.here.findChildren(QComboBox)
                     if each.isVisible() and name in each.accessibleName())  # fmt: skip
        self.keys += abs(found.findData(value) - found.currentIndex())
        choose(found, value)

    def put(self, name: str, words: str) -> None:
        """Type into the line of that name, over what stands there."""
        self.keys += len(words)
        self.clicks += 1
        write(line(self.here, name), words)

    def type(self, words: str) -> None:
        """Type where the focus is, and press Enter."""
        focus = QApplication.focusWidget()
        assert isinstance(focus, QLineEdit), focus
        assert focus.visibleRegion().boundingRect().size() == focus.size(), (
            "what is typed into is not in view"
        )
        QTest.keyClicks(focus, words)
        QTest.keyClick(focus, Qt.Key.Key_Return)
        self.keys += len(words) + 1
        settle()

    def pick(self, unit: str) -> None:
        """Press the card of a unit."""
        self.point(next(each for each in self.here.findChildren(CardView) if each.unit == unit))

    def overrule(self) -> None:
        """Do it though the book is against it."""
        self.put("Why it is done anyway", "it is our table")
        self.press("Overrule the book")


@pytest.fixture
def player(window: Window) -> Player:
    """Somebody on the welcome page who has two small armies of his own."""
    folder = window.session.folder / "armies"
    folder.mkdir()
    for name, list_, leader, unit, troop, count in ARMIES:
        text = ARMY.format(name=name, list=list_, leader=leader, unit=unit, troop=troop, count=count)
        (folder / f"{name.lower()}.army.toml").write_text(text, encoding="utf-8")
    return Player(window)


def the(window: Window) -> BattleDocument:
    """The battle as the session has it, to be looked at only."""
    found = BATTLES.opened(window.session)
    assert found is not None
    return found


# --- the stages of the evening ---


def sit_down(player: Player) -> None:
    player.press("Battle")
    player.put("Name of the battle", "Ujiji")
    player.press("Begin the battle")
    for side, file in (("red", "tabora"), ("blue", "ujiji")):
        player.choose(f"{side} army comes from", f"own:{file}.army.toml")
        player.press("Use this army")


def set_up(player: Player) -> None:
    player.press("Agree on the scenario")
    player.choose("Scenario", "encounter")
    player.choose("Attacker", "red")
    player.press("Carry out")
    player.press("Roll off")
    player.type("5 2")
    for face in ("1", "3"):  # both lists leave the trait of their leader open
        player.press("Roll for the trait")
        player.type(face)
    player.press("Accept the armies")
    assert "COMP-05" in read(player.window)  # one unit is too few, and it is our table
    player.overrule()
    player.press("Draw a table at random")
    while not player.offered("Agree on this table"):  # for so small a table the lot may lay too much
        player.press("Draw a table at random")
    player.press("Agree on this table")
    player.press("Place the rest")
    player.press("Begin the game")


def shoot(player: Player, faces: str) -> None:
    """Three presses and the distance: who, that he shoots, at whom."""
    player.pick("The company")
    player.press("Shoot")
    player.pick("The spears")
    player.type("7")
    assert "4+" in read(player.window)  # 5+, one better for askaris within half of their reach
    player.type(faces)


def read_again(player: Player, faces: str) -> None:
    """Put the dice of the last act right, in the log."""
    tree = player.here.findChild(QTreeView)
    assert isinstance(tree, QTreeView)
    steps = tree.model()
    step = steps.index(steps.rowCount() - 1, 0)
    last = steps.index(steps.rowCount(step) - 1, 0, step)
    tree.scrollTo(last)
    settle()
    player.clicks += 1
    QTest.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=tree.visualRect(last).center())
    player.press("Dice misread")
    player.put("The faces that came up", faces)
    player.put("Why it is corrected", "they were read upside down")
    player.press(
        next(each.text() for each in buttons(player.here) if each.text().startswith("Correct the dice"))
    )


def play(player: Player) -> None:
    """One turn: all stand still, the company shoots, its dice are misread and put right."""
    player.press("End the step")
    player.press("The rest do not move")
    player.press("Undo")
    player.press("Redo")
    player.press("End the step")
    player.press("The rest do not move")
    player.press("End the step")
    shoot(player, "1 1 1 1 1 1 1 1 1 1 1 1")
    assert len(the(player.window).live.unit("The spears").here) == 6
    assert not the(player.window).unit  # the target was only pointed at
    read_again(player, "6 6 6 6 6 6 1 1 1 1 1 1")
    assert not the(player.window).live.fighting("blue")
    while not player.offered("See the result"):
        player.press("End the step")


def test_a_battle_is_played_by_mouse_and_keys_from_the_welcome_page_to_the_printed_report(
    window: Window, player: Player, qtbot: QtBot, tmp_path: Path
) -> None:
    assert (window.session.page, window.width(), window.height()) == ("welcome", 1280, 720)
    sit_down(player)
    set_up(player)
    play(player)
    player.press("Undo")
    assert the(window).live.stage is Stage.PLAY
    player.press("Redo")
    player.press("See the result")
    told, battle, entries = read(window), the(window).live, the(window).journal.entries
    player.press("Show the report")
    pane = player.here.findChild(PaperPane)
    assert isinstance(pane, PaperPane)
    pane.save(tmp_path / "ujiji.md", "md")  # the dialogs for files and printers are the system's
    assert "Winner: Tabora (attacker)" in (tmp_path / "ujiji.md").read_text(encoding="utf-8")
    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "ujiji.pdf"))
    pane.print_on(printer)
    assert (tmp_path / "ujiji.pdf").read_bytes().startswith(b"%PDF")
    assert player.clicks <= 45  # 37, and one for each table that the lot laid too full
    assert player.keys <= 105

    window.close()
    again = desk(tmp_path, "en")
    qtbot.addWidget(again)
    again.show()
    here = Player(again)
    here.press("Battle")
    here.press("Ujiji")
    assert (the(again).live, the(again).journal.entries) == (battle, entries)
    assert [type(each.record) for each in entries].count(Correction) == 1
    here.press("See the result")
    assert read(again).split("Backups")[0] == told.split("Backups")[0]
