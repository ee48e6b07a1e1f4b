"""How many clicks and keys an order takes at the desk without a map: none may grow unseen."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTreeView

from gui.documents.battle import BattleDocument
from gui.views.battle.progress import CardView
from gui.views.window import Window
from heart_africa.core.journal.records import Command
from heart_africa.rules.battle import Where
from heart_africa.rules.book.play import Step
from heart_africa.rules.play.fires import LightFire
from heart_africa.rules.play.shooting.orders import Fire
from heart_africa.rules.referee.movement.orders import Move
from heart_africa.rules.referee.turn import EndStep
from tests.gui.battles import deploying, give, played
from tests.gui.evening import Evening, settle

RETURN = Qt.Key.Key_Return
OURS, THEIRS = "Second company", "Spears of Kyagwe"


@pytest.fixture
def evening(window: Window) -> Evening:
    """Somebody at the battle page."""
    window.session.go("battle")
    return Evening(window)


def pick(evening: Evening, unit: str) -> None:
    """Click on the card of a unit."""
    settle()
    evening.click(next(each for each in evening.window.findChildren(CardView) if each.unit == unit))


def last(table: BattleDocument) -> Command:
    """The order that was entered last."""
    found = table.journal.last
    assert found is not None
    command: Command = found.act.command
    return command


def at(table: BattleDocument, step: Step) -> BattleDocument:
    """The battle at a step of its first turn, nobody led through it."""
    table.guided = False
    while table.live.step is not step:
        give(table, EndStep(table.live.step))
    settle()
    return table


def test_a_move_takes_two_clicks_and_the_die(evening: Evening) -> None:
    """All that the die allows stands there: Enter once for the die, once for the move."""
    table = at(played(evening.window.session), Step.UNITS)
    pick(evening, OURS)
    evening.press("Roll movement")
    evening.type("6")
    evening.key(RETURN)
    evening.key(RETURN)
    moved = last(table)
    assert isinstance(moved, Move)
    assert moved.inches == 9  # D6+3 for askaris in the open
    assert (evening.clicks, evening.keys) == (2, 3)


def test_a_shorter_move_than_the_die_allows_takes_no_click_more(evening: Evening) -> None:
    """The distance has the focus and is marked: what is typed stands in its place."""
    table = at(played(evening.window.session), Step.UNITS)
    pick(evening, OURS)
    evening.press("Roll movement")
    evening.type("6")
    evening.key(RETURN)
    evening.type("4")
    evening.key(RETURN)
    moved = last(table)
    assert isinstance(moved, Move)
    assert moved.inches == 4
    assert (evening.clicks, evening.keys) == (2, 4)


def test_a_charge_takes_three_clicks_the_die_and_the_distance(evening: Evening) -> None:
    table = at(played(evening.window.session), Step.UNITS)
    pick(evening, OURS)
    evening.press("Roll movement")
    evening.type("6")
    evening.key(RETURN)
    pick(evening, THEIRS)
    settle()
    evening.type("5")
    evening.key(RETURN)
    moved = last(table)
    assert isinstance(moved, Move)
    assert (moved.inches, moved.engages[0]) == (5, (f"{OURS} 1", f"{THEIRS} 1"))
    assert (evening.clicks, evening.keys) == (3, 2 + 2)


def test_a_shot_takes_three_clicks_the_distance_and_the_dice(evening: Evening) -> None:
    table = at(played(evening.window.session), Step.SHOOTING)
    pick(evening, OURS)
    evening.press("Shoot")
    pick(evening, THEIRS)
    evening.type("7")
    evening.key(RETURN)
    evening.type("1" * 13)
    evening.key(RETURN)
    assert isinstance(last(table), Fire)
    assert (evening.clicks, evening.keys) == (3, 2 + 14)


@pytest.mark.rule("FIRE-05")
def test_to_burn_a_village_takes_two_clicks_and_the_die(evening: Evening) -> None:
    """Who touches it and what it is called stand there already."""
    table = at(played(evening.window.session), Step.SHOOTING)
    pick(evening, OURS)
    evening.press("Set on fire")
    evening.type("6")
    evening.key(RETURN)
    lit = last(table)
    assert isinstance(lit, LightFire)
    assert (lit.figure, lit.place) == (f"{OURS} 1", "Village")
    assert [each.name for each in table.live.fires] == ["Village"]
    assert (evening.clicks, evening.keys) == (2, 2)


@pytest.mark.rule("AMBUSH-03")
def test_to_hide_in_ambush_takes_four_clicks_and_the_note(evening: Evening) -> None:
    """Look away, I am Red, what it lies in (a list, its keys), and the button; the unit is the next in turn."""
    table = deploying(evening.window.session)
    table.guided = False
    settle()
    evening.press("Place one in secret…")
    evening.press("I am Red, and nobody else is looking")
    evening.type("by the stream")
    before = evening.keys
    evening.choose("Lies in", "Tall grass")
    chosen = evening.keys - before
    evening.press("Carry out")
    assert [unit.name for unit in table.live.units.values() if unit.where is Where.AMBUSH] == [
        "First company"
    ]
    assert evening.clicks == 4
    assert evening.keys == len("by the stream") + chosen
    assert chosen <= 6


def test_misread_dice_take_two_clicks_and_the_faces(evening: Evening) -> None:
    """The line of the log and the button; the faces of before are marked, and the reason stands there."""
    table = at(played(evening.window.session), Step.UNITS)
    pick(evening, OURS)
    evening.press("Roll movement")
    evening.type("6")
    evening.key(RETURN)
    evening.key(Qt.Key.Key_Escape)
    clicks, keys = evening.clicks, evening.keys
    click_last_line(evening)
    evening.press("Dice misread")
    evening.type("2")
    evening.key(RETURN)
    assert (evening.clicks - clicks, evening.keys - keys) == (2, 2)
    mended = table.journal.standing[-1].act
    assert mended.faces == (2,)
    assert "2 (thrown before) – corrected; they had been read as 6" in evening.read()


def click_last_line(evening: Evening) -> None:
    """Click on the last line of the log, which is in view."""
    (tree,) = (each for each in evening.window.findChildren(QTreeView) if each.isVisible())
    model = tree.model()
    step = model.index(model.rowCount() - 1, 0)
    last_line = model.index(model.rowCount(step) - 1, 0, step)
    handle = evening.window.windowHandle()
    spot = tree.viewport().mapTo(evening.window, tree.visualRect(last_line).center())
    evening.clicks += 1
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
    settle()
