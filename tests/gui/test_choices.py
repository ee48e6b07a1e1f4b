"""Choices that an order leaves open, at the desk: asked below it, with what was known filled in."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from gui.documents.battle import BattleDocument
from gui.documents.map.document import OpenMap
from gui.documents.map.moves import put
from gui.views.battle.orders import OrderCard, OrderOnMap
from gui.views.form import TypedLine
from gui.views.parts.flow import Toggles
from gui.views.window import Window
from heart_africa.board.layout import Stand
from heart_africa.core.journal.records import Act
from heart_africa.rules.book.play import Step
from heart_africa.rules.play.movement.dice import RollMove
from heart_africa.rules.play.shooting.orders import Aim, Fire, Other
from heart_africa.rules.referee.turn import EndStep
from heart_africa.rules.referee.umpire import Adjust
from tests.gui.battles import give, played
from tests.gui.maps import alone, laid
from tests.gui.test_map import view

ASKARIS, SPEARS, OTHERS = "Second company", "Spears of Singo", "Spears of Budu"


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()


@pytest.fixture
def table(window: Window) -> BattleDocument:
    """A battle in its first shooting, on the board; one of the spearmen has strayed."""
    opened = played(window.session)
    opened.guided = False
    while opened.live.step is not Step.SHOOTING:
        give(opened, EndStep(opened.live.step))
    window.session.go("battle")
    settle()
    return opened


def stray(table: BattleDocument) -> str:
    """The first of the spearmen, who has strayed."""
    first = table.live.unit(SPEARS).figures[0].name
    give(table, Adjust("alone", value=True, reason="test", name=first))
    settle()
    return first


def last(table: BattleDocument) -> Act:
    found = table.journal.last
    assert found is not None
    return found.act


def shown(window: Window, kind: type[QWidget] = OrderCard) -> QWidget:
    settle()
    return next(each for each in window.findChildren(kind) if each.isVisible())


def line(inside: QWidget, name: str) -> QLineEdit:
    return next(each for each in inside.findChildren(QLineEdit)
                if each.isVisible() and name in each.accessibleName())  # fmt: skip


def seen(inside: QWidget) -> str:
    settle()
    return " | ".join(each.text() for each in inside.findChildren(QLabel) if each.isVisible())


def click(inside: QWidget, text: str) -> None:
    """A press of the mouse on a button of that name."""
    found = next(each for each in inside.findChildren(QAbstractButton)
                 if each.isVisible() and each.accessibleName() == text)  # fmt: skip
    QTest.mouseClick(found, Qt.MouseButton.LeftButton)
    settle()


def aim_at(window: Window, table: BattleDocument, unit: str, by: str = ASKARIS) -> QWidget:
    """The card of shots of one unit at another."""
    table.ask("fire", by)
    card = shown(window)
    target = next(each for each in card.findChildren(QComboBox) if each.accessibleName() == "Target")
    target.setCurrentIndex(target.findData(unit))
    settle()
    return card


def dice(card: QWidget, faces: str) -> None:
    """Dice typed, and Enter."""
    field = line(card, "dice")
    QTest.keyClicks(field, faces)
    QTest.keyClick(field, Qt.Key.Key_Return)
    settle()


def aims(table: BattleDocument) -> tuple[Aim, ...]:
    command = last(table).command
    assert isinstance(command, Fire)
    return command.aims


# --- cards ---


@pytest.mark.rule("SHOOT-03")
def test_enter_takes_the_figures_that_are_proposed(window: Window, table: BattleDocument) -> None:
    stray(table)
    card = aim_at(window, table, SPEARS)
    inches = line(card, "Distance")

    QTest.keyClicks(inches, "7")
    told = seen(card)
    QTest.keyClick(inches, Qt.Key.Key_Return)
    dice(card, "1" * 13)

    assert "Which figures of B5 Spears of Singo are shot at" in told
    assert "B5.1: Spearmen, dispersed\nB5.2-24: Spearmen" in told
    assert [each.target for each in aims(table)] == [f"{SPEARS} {each}" for each in range(1, 14)]


@pytest.mark.rule("SHOOT-03")
def test_a_press_of_the_mouse_takes_one_out(window: Window, table: BattleDocument) -> None:
    first = stray(table)
    card = aim_at(window, table, SPEARS)
    QTest.keyClicks(line(card, "Distance"), "7")
    settle()

    click(card, "B5.1")
    dice(card, "1" * 13)

    assert first not in {each.target for each in aims(table)}
    assert len(aims(table)) == 13


def test_figures_that_are_alike_are_not_asked_about(window: Window, table: BattleDocument) -> None:
    card = aim_at(window, table, SPEARS)
    QTest.keyClicks(line(card, "Distance"), "7")

    assert "Which figures" not in seen(card)


@pytest.mark.rule("LEAD-16")
@pytest.mark.parametrize(
    ("out", "left", "count"),
    [((), (0, 1, 2), None), ((0, 2), (1,), None), ((0, 1, 2), (), 0)],
    ids=["all three are near", "one is", "none is"],
)
def test_the_mouse_says_which_attendants_may_die_for_a_leader(
    window: Window, table: BattleDocument, out: tuple[int, ...], left: tuple[int, ...], count: int | None
) -> None:
    leader = table.live.leader("blue")
    assert leader is not None
    card = aim_at(window, table, leader.name)
    QTest.keyClicks(line(card, "Distance"), "7")
    assert "Which attendants does B1" in seen(card)

    for place in out:
        click(card, f"B1.{place + 2}")
    dice(card, "1" * 13)

    assert {(aim.target, aim.gives, aim.attendants) for aim in aims(table)} == {
        (leader.figures[0].name, tuple(leader.attendants[place] for place in left), count)
    }


@pytest.mark.rule("PRIO-05")
@pytest.mark.parametrize(("typed", "objects"), [("", True), ("12", False)])
def test_who_was_measured_nearer_is_asked_about(
    window: Window, table: BattleDocument, typed: str, objects: bool
) -> None:
    """One of the other spears was shot at from 6 inches; at 9 these come first unless they are no nearer."""
    shooter = table.live.unit(ASKARIS).figures[0].name
    give(table, Fire((Aim(shooter, f"{OTHERS} 1", 6),)))
    card = aim_at(window, table, SPEARS)
    QTest.keyClicks(line(card, "Distance"), "9")
    settle()

    answer = line(card, "to B6")
    assert answer.text() == "6"
    if typed:
        answer.selectAll()
        QTest.keyClicks(answer, typed)
    settle()

    assert ("nearest enemy unit comes first" in seen(card)) is objects
    if not objects:
        dice(card, "1" * 12)
        assert aims(table)[0].others == (Other(f"{OTHERS} 1", 12),)


def test_an_answer_that_is_none_stays_to_be_mended(window: Window, table: BattleDocument) -> None:
    give(table, Fire((Aim(table.live.unit(ASKARIS).figures[0].name, f"{OTHERS} 1", 6),)))
    card = aim_at(window, table, SPEARS)
    QTest.keyClicks(line(card, "Distance"), "9")
    settle()
    answer = line(card, "to B6")

    QTest.keyClicks(answer, "x")

    assert "A distance in inches is needed" in seen(card)
    assert line(card, "to B6") is answer
    assert answer.text() == "6x"


@pytest.mark.rule("LEAD-19")
@pytest.mark.parametrize("saves", [True, False])
def test_a_leader_with_a_save_chooses_before_the_dice(
    window: Window, table: BattleDocument, saves: bool
) -> None:
    """Behind the wall of a building he has one too (TEMBA-15), where the question is the same."""
    leader = "Mukasa, sekibobo of Kyagwe"
    give(table, Adjust("behind", value="wall", reason="test", name=leader))
    settle()
    card = aim_at(window, table, leader)
    QTest.keyClicks(line(card, "Distance"), "7")
    settle()

    answer = next(each for each in card.findChildren(Toggles) if "roll his save" in each.accessibleName())
    assert [name for name, press in answer.presses.items() if press.isChecked()] == ["no"]
    if saves:
        QTest.mouseClick(answer.presses["yes"], Qt.MouseButton.LeftButton)
    QTest.keyClicks(line(card, "Why it is done anyway"), "he has shot from the loophole")
    dice(card, "1" * 13)

    assert {each.rather_save for each in aims(table)} == {saves}


@pytest.mark.rule("MELEE-02")
def test_a_charge_shorter_than_what_was_measured_is_doubted(window: Window, table: BattleDocument) -> None:
    shooter = table.live.unit(ASKARIS).figures[0].name
    give(table, Fire((Aim(shooter, f"{SPEARS} 1", 8),)))
    while table.live.step is not Step.UNITS:
        give(table, EndStep(table.live.step))
    give(table, RollMove(SPEARS))
    table.ask("move", SPEARS)
    card = shown(window)
    engage = next(each for each in card.findChildren(QComboBox) if each.accessibleName() == "They reach")
    engage.setCurrentIndex(engage.findData(ASKARIS))
    settle()
    inches = line(card, "Has moved")
    inches.selectAll()
    QTest.keyClicks(inches, "5")

    settle()
    answer = line(card, "How far was")
    assert answer.text() == "8"
    assert "was 8″, and the move is only 5″ long" in seen(card)
    answer.selectAll()
    QTest.keyClicks(answer, "4,5")
    settle()

    assert ", and the move is only" not in seen(card)


# --- the typed line ---


def test_a_typed_line_is_asked_first_and_enter_takes_the_proposal(
    window: Window, table: BattleDocument
) -> None:
    stray(table)
    before = len(table.journal.entries)
    typed = shown(window, TypedLine)
    assert isinstance(typed, TypedLine)

    QTest.keyClicks(typed.line, "shoot R4 at B5 7 --shooters 2 = 1 1")
    QTest.keyClick(typed.line, Qt.Key.Key_Return)
    settle()
    assert len(table.journal.entries) == before
    assert "Which figures of B5 Spears of Singo are shot at" in seen(typed)
    click(typed, "B5.1")
    QTest.keyClick(line(typed, "dice"), Qt.Key.Key_Return)
    settle()

    assert [each.target for each in aims(table)] == [f"{SPEARS} 2", f"{SPEARS} 3"]


# --- what was said, what the map shows ---


@pytest.mark.rule("AMBUSH-11")
def test_whom_a_shot_from_ambush_startled_is_down_already(window: Window, table: BattleDocument) -> None:
    """The company in the grass shot at these spears from 6 inches: they are within 8."""
    give(table, Fire((Aim("First company 1", f"{SPEARS} 1", 6),)))
    give(table, EndStep(Step.SHOOTING))
    while table.live.step is not Step.MORALE:
        give(table, EndStep(table.live.step))
    table.ask("hear")
    card = shown(window)

    down = [each.accessibleName() for each in card.findChildren(QAbstractButton) if each.isChecked()]

    assert down == ["B5 Spears of Singo"]


@pytest.mark.rule("PRIO-05")
def test_on_the_map_the_distance_of_who_is_nearer_is_measured(window: Window) -> None:
    """Nobody has said anything: the map shows the spears of Budu 3 inches nearer than those shot at."""
    made = laid(window.session)
    opened = made.table
    while opened.live.step is not Step.SHOOTING:
        give(opened, EndStep(opened.live.step))
    one, near, far = (opened.live.unit(name).figures[0].name for name in (ASKARIS, OTHERS, SPEARS))
    alone(made, {one: Stand(30, 8), near: Stand(30, 13), far: Stand(34, 16, 180)})
    window.session.go("battle")
    card = aim_at(window, opened, SPEARS)
    QTest.keyClicks(line(card, "Distance"), "8")
    settle()

    assert line(card, "to B6").text() == "4.21"  # 5 between the middles of bases of 20 mm


def two_before_three(window: Window) -> tuple[OpenMap, list[str], list[str]]:
    """Two askaris and three spears before them on the map, while there is shooting; the first spear has strayed."""
    made = laid(window.session)
    opened = made.table
    while opened.live.step is not Step.SHOOTING:
        give(opened, EndStep(opened.live.step))
    askaris, spears = ([each.name for each in opened.live.unit(name).figures] for name in (ASKARIS, SPEARS))
    give(opened, Adjust("alone", value=True, reason="test", name=spears[0]))
    kept = {*askaris[:2], *spears[:3]}
    made.take([name for name in made.layout.stands if name not in kept])
    put(made, {name: Stand(30 + 2 * place, 8) for place, name in enumerate(askaris[:2])})
    put(made, {name: Stand(30 + 2 * place, 14, 180) for place, name in enumerate(spears[:3])})
    return made, askaris, spears


@pytest.mark.rule("SHOOT-03")
def test_an_order_made_on_the_map_asks_at_whom(window: Window, qtbot: QtBot) -> None:
    """Two askaris and three spears, of whom the first has strayed: somebody may want to leave him out."""
    made, askaris, spears = two_before_three(window)
    opened = made.table
    page = view(window)
    made.choose(askaris[:2])

    page.controller.shoot(ASKARIS, SPEARS)
    qtbot.waitUntil(lambda: "Which figures of B5" in seen(window), timeout=8000)
    card = shown(window, OrderOnMap)
    pressed = [each.accessibleName() for each in card.findChildren(QAbstractButton) if each.isChecked()]
    click(card, "B5.1")
    dice(card, "1 1")

    assert pressed == ["B5.1", "B5.2"]  # each at the nearest of those whom nobody else shoots at
    assert [each.target for each in aims(opened)] == [spears[1], spears[1]]


def test_an_order_made_on_the_map_goes_with_its_step(window: Window, qtbot: QtBot) -> None:
    made, askaris, _ = two_before_three(window)
    page = view(window)
    made.choose(askaris[:2])
    page.controller.shoot(ASKARIS, SPEARS)
    qtbot.waitUntil(lambda: "Which figures of B5" in seen(window), timeout=8000)
    card = shown(window, OrderOnMap)
    give(made.table, EndStep(made.table.live.step))
    settle()
    assert not card.isVisible()
