"""The adjudication card through its widgets: two inputs for a shot, dice typed or thrown, nothing modal."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QScrollArea,
    QWidget,
)

from gui.documents.battle import BattleDocument
from gui.views.battle.orders import OrderCard
from gui.views.form import DiceLine
from gui.views.window import Window
from heart_africa.core.journal.records import Act, Origin
from heart_africa.rules.book.play import Step
from heart_africa.rules.play.shooting.orders import Fire
from heart_africa.rules.referee.movement.orders import Move
from heart_africa.rules.referee.turn import EndStep
from tests.gui.battles import give, played
from tests.gui.hands import click


@pytest.fixture
def table(window: Window) -> BattleDocument:
    """A battle in its first shooting, on the board."""
    opened = played(window.session)
    opened.guided = False
    while opened.live.step is not Step.SHOOTING:
        give(opened, EndStep(opened.live.step))
    window.session.go("battle")
    settle()
    return opened


def last(table: BattleDocument) -> Act:
    """What was entered last."""
    found = table.journal.last
    assert found is not None
    return found.act


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()


def unit(table: BattleDocument, side: str, troop: str) -> str:
    return next(n for n, each in table.live.units.items()
                if each.side == side and each.troop == troop and each.on_table)  # fmt: skip


def order(window: Window) -> OrderCard:
    """The card that is in view."""
    settle()
    return next(each for each in window.findChildren(OrderCard) if each.isVisible())


def line(inside: QWidget, name: str) -> QLineEdit:
    return next(each for each in inside.findChildren(QLineEdit)
                if each.isVisible() and name in each.accessibleName())  # fmt: skip


def choice(inside: QWidget, name: str) -> QComboBox:
    return next(each for each in inside.findChildren(QComboBox)
                if each.isVisible() and each.accessibleName() == name)  # fmt: skip


def press(inside: QWidget, text: str) -> None:
    found = next(each for each in inside.findChildren(QAbstractButton)
                 if each.isVisible() and each.accessibleName() == text)  # fmt: skip
    found.click()
    settle()


def seen(inside: QWidget) -> str:
    settle()
    return " | ".join(each.text() for each in inside.findChildren(QLabel) if each.isVisible())


def shoot(window: Window, table: BattleDocument) -> OrderCard:
    table.ask("fire", unit(table, "red", "askaris"))
    shown = order(window)
    target = choice(shown, "Target")
    target.setCurrentIndex(target.findData(unit(table, "blue", "spearmen")))
    settle()
    return shown


def test_a_shot_takes_a_distance_and_dice(window: Window, table: BattleDocument) -> None:
    shown = shoot(window, table)
    inches = line(shown, "Distance")
    before = len(table.journal.entries)
    assert inches.hasFocus()

    QTest.keyClicks(inches, "7")
    assert "4+" in seen(shown)  # 5, +1 for askaris within half of their reach
    QTest.keyClick(inches, Qt.Key.Key_Return)
    settle()
    dice = line(shown, "dice")
    assert dice.hasFocus()
    QTest.keyClicks(dice, "1" * 13)
    QTest.keyClick(dice, Qt.Key.Key_Return)
    settle()

    assert len(table.journal.entries) == before + 1
    assert isinstance(last(table).command, Fire)
    assert not [each for each in window.findChildren(OrderCard) if each.isVisible()]


def test_the_wheel_over_a_closed_list_changes_no_fact(window: Window, table: BattleDocument) -> None:
    shown = shoot(window, table)
    boxes = [each for each in window.findChildren(QComboBox) if each.isVisible() and each.count() > 1]
    before = [each.currentIndex() for each in boxes]
    for each in boxes:
        each.setFocus()
        for way in (-120, 120, 120):
            QTest.wheelEvent(window.windowHandle(), each.mapTo(window, each.rect().center()), QPoint(0, way))
    assert choice(shown, "Target") in boxes
    assert [each.currentIndex() for each in boxes] == before


def test_of_the_dice_that_are_asked_for_a_unit_that_flees_leaves_some(
    window: Window, table: BattleDocument
) -> None:
    shown = shoot(window, table)
    QTest.keyClicks(line(shown, "Distance"), "3")
    QTest.keyClicks(line(shown, "dice"), "6" * 13)  # thirteen fall: three tests, two failures are flight
    press(shown, "Carry out")
    for step in (Step.SHOOTING, Step.RELOADING, Step.MELEE):
        if table.live.step is step:
            give(table, EndStep(step))
    assert table.live.step is Step.MORALE
    table.ask("take-tests", unit(table, "blue", "spearmen"))
    dice = line(order(window), "3 dice")

    QTest.keyClicks(dice, "1116")
    QTest.keyClick(dice, Qt.Key.Key_Return)
    assert "The order did not need these dice: 1 6" in seen(window)

    QTest.keyClick(dice, Qt.Key.Key_Backspace)
    QTest.keyClick(dice, Qt.Key.Key_Return)
    settle()
    assert last(table).faces == (1, 1)


def test_dice_too_many_are_told_of_before_anything_is_entered(window: Window, table: BattleDocument) -> None:
    shown, before = shoot(window, table), len(table.journal.entries)
    QTest.keyClicks(line(shown, "Distance"), "7")
    dice = line(shown, "dice")

    QTest.keyClicks(dice, "1" * 13 + "53")  # one for each of thirteen askaris, and nobody is hit
    QTest.keyClick(dice, Qt.Key.Key_Return)
    assert "The order did not need these dice: 5 3" in seen(shown)
    assert len(table.journal.entries) == before

    QTest.keyClick(dice, Qt.Key.Key_Backspace)
    QTest.keyClick(dice, Qt.Key.Key_Backspace)
    QTest.keyClick(dice, Qt.Key.Key_Return)
    settle()
    assert len(table.journal.entries) == before + 1


def test_a_slip_costs_only_itself(window: Window, table: BattleDocument) -> None:
    shown = shoot(window, table)
    QTest.keyClicks(line(shown, "Distance"), "7")
    dice = line(shown, "dice")
    before = len(table.journal.entries)

    QTest.keyClicks(dice, "1 1 7")
    assert "Die 3 cannot be “7”" in seen(shown)
    QTest.keyClick(dice, Qt.Key.Key_Return)
    settle()

    assert len(table.journal.entries) == before
    assert dice.text() == "1 1 7"


def test_typed_dice_stay_when_the_rest_is_thrown(window: Window, table: BattleDocument) -> None:
    shown = shoot(window, table)
    QTest.keyClicks(line(shown, "Distance"), "7")
    QTest.keyClicks(line(shown, "dice"), "6 6 1")

    press(shown, "Throw")

    act = last(table)
    assert act.faces[:3] == (6, 6, 1)
    assert {roll.origin for roll in act.rolls} == {Origin.TYPED, Origin.THROWN}


def test_escape_goes_back_and_enters_nothing(window: Window, table: BattleDocument) -> None:
    shown = shoot(window, table)
    before = len(table.journal.entries)
    inches = line(shown, "Distance")
    QTest.keyClicks(inches, "7")

    QTest.keyClick(inches, Qt.Key.Key_Escape)
    settle()

    assert table.wish is None
    assert len(table.journal.entries) == before
    table.ask("fire", unit(table, "red", "askaris"))
    assert line(order(window), "Distance").text() == ""


def test_the_field_one_types_in_is_never_built_anew(window: Window, table: BattleDocument) -> None:
    shown = shoot(window, table)
    inches = line(shown, "Distance")

    QTest.keyClicks(inches, "12,5")
    press(shown, "In cover")

    assert line(shown, "Distance") is inches
    assert inches.text() == "12,5"
    assert "6+" in seen(shown)


def test_what_was_answered_is_there_in_the_other_language(window: Window, table: BattleDocument) -> None:
    shown = shoot(window, table)
    QTest.keyClicks(line(shown, "Distance"), "7")
    press(shown, "In cover")

    window.session.prefer(language="es")
    shown = order(window)

    assert line(shown, "Distancia").text() == "7"
    assert next(each for each in shown.findChildren(QAbstractButton)
                if each.accessibleName() == "A cubierto").isChecked()  # fmt: skip


def test_an_objection_stands_there_until_somebody_overrules_it(window: Window, table: BattleDocument) -> None:
    shown = shoot(window, table)
    QTest.keyClicks(line(shown, "Distance"), "40")
    assert "CHAR-06, p. 12" in seen(shown)
    before = len(table.journal.entries)

    QTest.keyClicks(line(shown, "dice"), "1" * 13)
    QTest.keyClick(line(shown, "dice"), Qt.Key.Key_Return)
    settle()
    assert len(table.journal.entries) == before
    reason = next(each for each in shown.findChildren(QLineEdit) if each.hasFocus())
    QTest.keyClicks(reason, "Agreed: the tape slipped")
    QTest.keyClick(reason, Qt.Key.Key_Return)
    settle()

    assert last(table).reason == "Agreed: the tape slipped"
    assert "CHAR-06" in last(table).despite


def test_an_enemy_pressed_on_the_board_becomes_the_target(window: Window, table: BattleDocument) -> None:
    table.ask("fire", unit(table, "red", "askaris"))
    shown, enemy = order(window), unit(table, "blue", "musketeers")

    table.choose(enemy)
    settle()

    assert choice(shown, "Target").currentData() == enemy


def test_every_control_of_the_card_has_a_name_and_says_what_it_is_for(
    window: Window, table: BattleDocument
) -> None:
    shown = shoot(window, table)
    press(shown, next(each.text() for each in shown.findChildren(QAbstractButton)
                      if "more facts" in each.text()))  # fmt: skip

    controls = [each for each in shown.findChildren(QWidget)
                if isinstance(each, QAbstractButton | QComboBox | QLineEdit) and each.isVisible()]  # fmt: skip
    assert len(controls) > 20
    assert all(each.accessibleName() for each in controls)


def test_a_fight_is_thrown_in_one_line(window: Window, table: BattleDocument) -> None:
    own, enemy = (table.live.units[unit(table, *who)] for who in (("red", "askaris"), ("blue", "spearmen")))
    pairs = tuple((own.figures[n].name, enemy.figures[n].name) for n in range(3))
    give(table, Move(own.name, inches=3, engages=pairs))
    while table.live.step is not Step.MELEE:
        give(table, EndStep(table.live.step))
    table.ask("fight")
    shown = order(window)
    dice = line(shown, "6 dice")
    assert dice.hasFocus()

    QTest.keyClicks(dice, "6 1 1 6 5 3")
    QTest.keyClick(dice, Qt.Key.Key_Return)
    settle()

    assert not table.live.figure(enemy.figures[0].name).here
    assert not table.live.figure(own.figures[1].name).here
    assert table.live.figure(own.figures[2].name).here


def in_view(window: Window, made: QWidget) -> bool:
    """Whether all of it is to be seen, at 1280x720."""
    settle()
    return (
        made.isVisible()
        and made.visibleRegion().boundingRect().size() == made.size()
        and window.height() == 720
    )


def test_what_is_decided_and_for_whom_stays_in_view_while_the_card_is_scrolled(
    window: Window, table: BattleDocument
) -> None:
    shown = shoot(window, table)
    around = [each for each in window.findChildren(QScrollArea) if each.isAncestorOf(shown)]
    bar = around[-1].verticalScrollBar()
    assert in_view(window, line(shown, "Distance"))
    bar.setValue(bar.maximum())
    assert bar.value() > 0
    assert "Shoot · R4 Second company" in seen(window)
    assert in_view(window, shown.head)


def test_a_click_near_the_edge_of_the_orders_is_not_lost_to_scrolling(
    window: Window, table: BattleDocument
) -> None:
    shown = shoot(window, table)
    area = next(each for each in window.findChildren(QScrollArea) if each.isAncestorOf(shown))
    cover = next(
        each for each in shown.findChildren(QAbstractButton) if each.isVisible() and each.isCheckable()
    )
    inside = area.widget()
    assert inside is not None
    middle = cover.mapTo(inside, cover.rect().center()).y()
    area.verticalScrollBar().setValue(middle - 5)  # half of it is above what is to be seen
    before = area.verticalScrollBar().value()
    QTest.mousePress(cover, Qt.MouseButton.LeftButton)
    settle()
    assert area.verticalScrollBar().value() == before
    QTest.mouseRelease(cover, Qt.MouseButton.LeftButton)
    settle()
    assert cover.isChecked()


def test_the_answer_to_a_typed_order_and_the_dice_that_it_wants_come_into_view(
    window: Window, table: BattleDocument
) -> None:
    askaris, spears = (
        table.names.code("en", unit(table, *each)) for each in (("red", "askaris"), ("blue", "spearmen"))
    )
    typed = line(window, "An order in a line")
    QTest.keyClicks(typed, f"shoot {askaris} {spears} 7")
    QTest.keyClick(typed, Qt.Key.Key_Return)
    settle()
    dice = next(each for each in window.findChildren(DiceLine) if each.isVisible()).findChild(QLineEdit)
    assert dice is not None
    assert dice.hasFocus()
    assert in_view(window, dice)
    click(typed)
    QTest.keySequence(typed, "Ctrl+A")
    QTest.keyClicks(typed, f"stay {askaris}")
    QTest.keyClick(typed, Qt.Key.Key_Return)
    settle()
    refused = next(
        each for each in window.findChildren(QLabel) if each.isVisible() and each.text().startswith("✗")
    )
    assert in_view(window, refused)
    why = line(window, "Why it is done anyway")
    assert why.hasFocus()
    assert in_view(window, why)


def test_what_came_of_an_order_and_what_is_due_are_in_view_when_it_is_done(
    window: Window, table: BattleDocument
) -> None:
    test_a_shot_takes_a_distance_and_dice(window, table)
    settle()
    told = next(
        each for each in window.findChildren(QLabel) if each.isVisible() and each.text().startswith("Last ·")
    )
    assert in_view(window, told)


def test_dice_stand_there_again_when_the_same_order_is_asked_for_once_more(
    window: Window, table: BattleDocument
) -> None:
    """Typed, gone back from, asked for again: they are seen, and nothing was entered; another unit has none."""
    shown, before = shoot(window, table), len(table.journal.entries)
    QTest.keyClicks(line(shown, "Distance"), "7")
    QTest.keyClicks(line(shown, "dice"), "61")
    table.ask("")
    again = shoot(window, table)
    QTest.keyClicks(line(again, "Distance"), "7")
    settle()
    assert line(again, "dice").text() == "61"
    table.ask("fire", next(name for name in table.live.units if name != unit(table, "red", "askaris")))
    found = order(window).findChild(DiceLine)
    assert found is not None
    assert [each.text() for each in found.findChildren(QLineEdit)] == [""]
    assert len(table.journal.entries) == before
