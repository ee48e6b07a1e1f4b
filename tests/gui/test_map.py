"""The map through its widgets: chosen, dragged, measured, laid, looked through, played back, by mouse and keys."""

from collections.abc import Iterator
from math import hypot
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QPoint, QPointF, QRect, Qt, QThreadPool, QUrl
from PySide6.QtGui import QDropEvent, QImage, QMouseEvent, QPainter, QPixmap, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from gui.actions.battle import show, widen
from gui.app import desk
from gui.dice import OrderDice
from gui.documents.battle import BATTLES
from gui.documents.map.document import OpenMap
from gui.documents.map.files import SAMPLES
from gui.documents.map.moves import put, roll
from gui.documents.map.shots import views
from gui.presenters.map.names import unit_labels
from gui.theme import LIGHT
from gui.views.battle.orders import OrdersView
from gui.views.form import DiceLine
from gui.views.log import LogView
from gui.views.map import canvas as canvas_module
from gui.views.map import files as picture_module
from gui.views.map.canvas import Canvas, ScaleBar
from gui.views.map.hover import LOOK_MS, HoverDetails
from gui.views.map.paint.ground import ground_picture
from gui.views.map.strokes import Strokes
from gui.views.map.view import MapView
from gui.views.window import Window
from heart_africa.board.layout import Course, Spot, Stand
from heart_africa.core.dataclass import replace
from heart_africa.rules.book.play import Step
from heart_africa.rules.play.fires import LightFire
from heart_africa.rules.play.movement.dice import RollMove
from heart_africa.rules.referee.movement.orders import Move
from heart_africa.rules.referee.setup.orders import AcceptForces, AgreeScenario
from heart_africa.rules.referee.turn import EndStep
from heart_africa.rules.referee.umpire import Concede, Note
from tests.gui.battles import begun, give
from tests.gui.maps import alone, emptied, figures, laid, mover, opened, until

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NONE = Qt.KeyboardModifier.NoModifier


@pytest.fixture(scope="module")
def desk_of_all(qapp: object, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Window]:
    """One window for all of these: each takes a battle of its own."""
    made = desk(tmp_path_factory.mktemp("maps"), "en")
    made.resize(1280, 720)
    made.show()
    yield made
    made.close()
    made.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def window(desk_of_all: Window, monkeypatch: pytest.MonkeyPatch) -> Window:
    """That window as if it had just been opened; the ground is painted coarsely, which people judge."""
    monkeypatch.setattr(canvas_module, "PAINTED_PX", 1.0)
    monkeypatch.setattr(canvas_module, "FINE_PX", 1.0)
    monkeypatch.setattr(picture_module, "PX", 4.0)
    desk_of_all.setUpdatesEnabled(False)
    desk_of_all.resize(1280, 720)
    desk_of_all.session.prefer(language="en", theme="light", scale=100)
    for shown in desk_of_all.findChildren(MapView):
        shown.options.panel, shown.options.named, shown.options.grid = "", True, 0
        shown.canvas.fit()
    return desk_of_all


def settle() -> None:
    """Let the window catch up."""
    for _ in range(3):
        QApplication.processEvents()


def view(window: Window) -> MapView:
    """The map, in view and with the page to itself."""
    window.session.go("battle")
    widen(window.session, on=True)
    settle()
    found = window.page("battle").findChildren(MapView)[0]
    found.canvas.finish()
    settle()
    return found


def pixel(canvas: Canvas, spot: Spot) -> QPoint:
    """Where a spot of the table is on the screen."""
    return canvas.mapFromScene(canvas.to_scene(spot))


def mouse(canvas: Canvas, kind: QEvent.Type, spot: Spot, button: Qt.MouseButton = LEFT,
          keys: Qt.KeyboardModifier = NONE) -> None:  # fmt: skip
    """An event of the mouse over a spot."""
    place = QPointF(pixel(canvas, spot))
    held = button if kind is not QEvent.Type.MouseButtonRelease else Qt.MouseButton.NoButton
    where = QPointF(canvas.viewport().mapToGlobal(place.toPoint()))
    QApplication.sendEvent(canvas.viewport(), QMouseEvent(kind, place, where, button, held, keys))


def drag(canvas: Canvas, start: Spot, end: Spot, keys: Qt.KeyboardModifier = NONE) -> None:
    """Press, pull, let go."""
    mouse(canvas, QEvent.Type.MouseButtonPress, start, keys=keys)
    half = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    for spot in (half, end):
        mouse(canvas, QEvent.Type.MouseMove, spot, keys=keys)
    mouse(canvas, QEvent.Type.MouseButtonRelease, end, keys=keys)
    settle()


def click(canvas: Canvas, spot: Spot, keys: Qt.KeyboardModifier = NONE) -> None:
    """Press and let go."""
    mouse(canvas, QEvent.Type.MouseButtonPress, spot, keys=keys)
    mouse(canvas, QEvent.Type.MouseButtonRelease, spot, keys=keys)
    settle()


def wheel(canvas: Canvas, spot: Spot, delta: int = 120, keys: Qt.KeyboardModifier = NONE) -> None:
    """Turn the wheel over a spot."""
    place = QPointF(pixel(canvas, spot))
    where = QPointF(canvas.viewport().mapToGlobal(place.toPoint()))
    event = QWheelEvent(place, where, QPoint(), QPoint(0, delta), Qt.MouseButton.NoButton, keys,
                        Qt.ScrollPhase.NoScrollPhase, False)  # noqa: FBT003  # Qt's own  # fmt: skip
    QApplication.sendEvent(canvas.viewport(), event)
    settle()


def press(inside: QWidget, text: str) -> None:
    """Press the button of that name."""
    settle()
    rows = [each for each in inside.findChildren(QAbstractButton) if each.isVisibleTo(inside)]
    found = next((each for each in rows if text in {each.text(), each.accessibleName()}), None)
    assert found is not None, f"{text}: {[each.text() for each in rows]}"
    found.click()
    settle()


def read(inside: QWidget) -> str:
    """All that is to be read there."""
    settle()
    return " | ".join(each.text() for each in inside.findChildren(QLabel) if each.isVisible())


def spot_of(made: OpenMap, unit: str) -> Spot:
    """Where the first figure of a unit stands."""
    return made.layout.stands[figures(made, unit)[0]].spot


# --- beginning ---


def test_the_map_stands_in_place_of_the_cards_and_its_table_can_be_laid(window: Window) -> None:
    made = opened(window.session)
    window.session.go("battle")
    settle()
    page = window.page("battle")
    press(page, "Map")
    shown = page.findChildren(MapView)[0]
    assert "There is nothing on this table yet." in read(shown)
    press(shown, "Lay the agreed ground")
    assert made.laid
    assert shown.canvas.isVisible()
    press(page, "Units")
    assert not shown.isVisible()


def test_a_sample_table_is_taken(window: Window) -> None:
    made = opened(window.session)
    shown = view(window)
    choices = next(
        each for each in shown.findChildren(QComboBox) if each.accessibleName() == "A sample table"
    )
    assert choices.itemText(0) == "Savannah · Encounter"
    press(shown, "A sample table")
    assert made.layout.environment == "savannah"


def test_all_are_put_on_the_table_by_the_list_and_found_there(window: Window) -> None:
    made = opened(window.session)
    press(view(window), "Lay the agreed ground")
    shown = view(window)
    press(shown, "List")
    press(shown, "Put all on the table")
    on_table = [unit for unit in made.table.live.units.values() if unit.where.value == "table"]
    assert len(made.layout.stands) == sum(len(unit.here) for unit in on_table)
    assert (
        not shown.strip.isVisible()
    )  # whoever would stand across the fence of a village is drawn up beside it
    find = next(each for each in shown.list.findChildren(QLineEdit))
    find.setText("spears of singo")
    tree = shown.list._tree
    seen = [top for top in shown.list._tops() if not top.isHidden()]
    assert [top.text(0) for top in seen] == ["B5 · Spears of Singo (24)"]
    tree.setCurrentItem(seen[0])
    settle()
    assert made.chosen == figures(made, "Spears of Singo")
    assert tree.accessibleName() == "Units and figures on the table"


# --- choosing and moving ---


def test_a_click_chooses_a_unit_alt_a_figure_shift_more(window: Window) -> None:
    made = laid(window.session)
    canvas = view(window).canvas
    red, blue = "Second company", "Spears of Singo"
    click(canvas, spot_of(made, red))
    assert made.chosen == figures(made, red)
    made.table.choose("")  # all orders are looked at again
    click(canvas, spot_of(made, red))
    assert made.table.unit == red
    click(canvas, spot_of(made, red), Qt.KeyboardModifier.AltModifier)
    assert made.chosen == figures(made, red)[:1]
    click(canvas, spot_of(made, blue), Qt.KeyboardModifier.ShiftModifier)
    assert len(made.chosen) == 1 + len(figures(made, blue))
    click(canvas, (36, 14))
    assert made.chosen == ()


def test_no_name_of_a_reach_covers_another(window: Window) -> None:
    laid(window.session)
    canvas = view(window).canvas
    square: Course = ((20, 20), (30, 20), (30, 30), (20, 30))
    wider: Course = (
        (19, 19),
        (31, 19),
        (31, 31),
        (19, 31),
    )  # its top an inch above, less than a name is high
    page = QPixmap(canvas.viewport().size())
    painter = QPainter(page)
    one, other = Strokes(painter, canvas).circles([((square,), "Rallying · 6″"), ((wider,), "Ambushes · 8″")])
    painter.end()
    assert not one.intersects(other)
    assert abs(one.center().y() - other.center().y()) < 3 * one.height()  # and stays near its own


def test_a_unit_is_grabbed_between_its_bases_and_by_its_name(window: Window) -> None:
    made = laid(window.session)
    shown, unit = view(window), "Second company"
    one, other, *rest = figures(made, unit)
    made.take(rest)
    put(made, {one: Stand(30, 8), other: Stand(33, 8)})
    settle()
    drag(shown.canvas, (31.5, 8), (31.5, 9))
    assert made.chosen == (one, other)
    assert shown.selection is not None
    assert shown.selection.held[one].y == pytest.approx(9, abs=0.2)
    QTest.keyClick(shown.canvas, Qt.Key.Key_Escape)
    made.choose(())
    settle()
    (name,) = (each for each in unit_labels(shown._tokens) if each.unit == unit)
    assert shown.selection.token_at(name.spot) is None
    drag(shown.canvas, name.spot, (name.spot[0], name.spot[1] + 1))
    assert shown.selection.held[other].y == pytest.approx(9, abs=0.2)


def test_a_band_chooses_all_within(window: Window) -> None:
    made = laid(window.session)
    canvas = view(window).canvas
    drag(canvas, (0.5, 9), (71, 0.5))
    assert {made.table.live.company[name] for name in made.chosen} >= {"Second company", "Baggage"}
    assert all(made.table.live.unit_of(name).side == "red" for name in made.chosen)


def test_a_drag_is_proposed_thrown_for_and_carried_out_as_a_move(window: Window) -> None:
    made = laid(window.session)
    shown = view(window)
    unit = mover(made)
    start = spot_of(made, unit)
    drag(shown.canvas, start, (start[0], start[1] + 1))
    assert "its dice have not been thrown" in read(shown.strip)
    press(shown.strip, "Throw")
    assert "left." in read(shown.strip)
    before = len(made.table.journal.standing)
    reasons = [each for each in shown.strip.findChildren(QLineEdit) if each.isVisible()]
    for each in reasons:
        each.setText("we agreed")
    press(shown.strip, "Umpire’s decision" if reasons else "Do it")
    last = made.table.journal.last
    assert len(made.table.journal.standing) > before
    assert last is not None
    assert isinstance(last.act.command, Move)
    assert spot_of(made, unit)[1] == pytest.approx(start[1] + 1, abs=0.2)
    assert not shown.strip.isVisible()


def test_a_rule_that_is_broken_is_shown_in_place_and_wants_a_reason(window: Window) -> None:
    made = laid(window.session)
    shown = view(window)
    start = spot_of(made, "Baggage")
    drag(shown.canvas, start, (start[0], -1.2))
    assert shown.strip.isVisible()
    assert "✖" in read(shown.strip)
    press(shown.strip, "Umpire’s decision")
    assert spot_of(made, "Baggage") == start
    assert "needs a reason" in window.session.notice
    reason = next(each for each in shown.strip.findChildren(QLineEdit) if each.isVisible())
    asked = reason.fontMetrics().horizontalAdvance(reason.placeholderText())
    assert reason.width() > asked  # what is asked is read whole
    reason.setText("the table is wider at Tom's")
    QTest.keyClick(reason, Qt.Key.Key_Return)
    settle()
    assert spot_of(made, "Baggage")[1] < 0
    assert made.writer.journal.standing[-1].act.reason == "the table is wider at Tom's"


def test_a_drag_that_is_too_long_is_carried_out_as_far_as_it_may_go(window: Window) -> None:
    made = laid(window.session)
    shown, unit = view(window), "Second company"
    x, y = spot_of(made, unit)
    roll(made, unit, (4,))  # Askaris: D6 + 3
    for far, do in (
        ((x, y + 13), lambda: press(shown.strip, "As far as it may go")),
        ((x + 3, y + 4 + 13), lambda: QTest.keyClick(shown.canvas, Qt.Key.Key_Return)),
    ):
        drag(shown.canvas, (x, y), far)
        assert "too many." in read(shown.strip)
        do()
        settle()
        last = made.table.journal.last
        assert last is not None
        assert isinstance(last.act.command, Move)
        assert last.act.command.inches == 7
        assert not last.act.despite
        assert not shown.strip.isVisible()
        long = hypot(far[0] - x, far[1] - y)
        assert spot_of(made, unit) == pytest.approx(
            (x + 7 * (far[0] - x) / long, y + 7 * (far[1] - y) / long), abs=0.2
        )
        made.table.undo()


def test_a_move_that_may_not_end_where_its_dice_take_it_ends_before(window: Window) -> None:
    made = laid(window.session)
    shown, unit = view(window), "Second company"
    one, other, *rest = figures(made, unit)
    made.take([*rest, *figures(made, "Caravan guard")[1:]])
    put(made, {one: Stand(30, 10), other: Stand(31, 10), figures(made, "Caravan guard")[0]: Stand(30.5, 17)})
    roll(made, unit, (4,))
    drag(shown.canvas, (30.5, 10), (30.5, 25))
    press(shown.strip, "As far as it may go")
    assert not shown.strip.isVisible()
    assert 15 < made.layout.stands[one].y < 17


def test_escape_gives_a_drag_up(window: Window) -> None:
    made = laid(window.session)
    shown = view(window)
    unit = mover(made)
    start = spot_of(made, unit)
    drag(shown.canvas, start, (start[0] + 1, start[1] + 1))
    QTest.keyClick(shown.canvas, Qt.Key.Key_Escape)
    settle()
    assert spot_of(made, unit) == start
    assert not shown.strip.isVisible()


def test_the_wheel_and_the_brackets_turn_those_who_are_chosen(window: Window) -> None:
    made = laid(window.session)
    shown = view(window)
    unit = mover(made)
    click(shown.canvas, spot_of(made, unit))
    wheel(shown.canvas, spot_of(made, unit))
    assert shown.selection is not None
    shown.selection.settle()
    assert shown.selection.draft is not None
    was = made.layout.stands[figures(made, unit)[0]].facing
    assert shown.selection.draft.stands[figures(made, unit)[0]].facing == (was + 5) % 360
    QTest.keyClick(shown.canvas, Qt.Key.Key_BracketLeft)
    shown.selection.settle()
    assert shown.selection.draft.stands[figures(made, unit)[0]].facing == was
    QTest.keyClick(shown.canvas, Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
    shown.selection.settle()
    assert shown.selection.draft.inches == pytest.approx(0.25, abs=0.01)


def test_figures_snap_into_contact(window: Window) -> None:
    made = laid(window.session)
    one, enemy = figures(made, "Second company")[0], figures(made, "Spears of Singo")[0]
    put(made, {one: Stand(30, 10), enemy: Stand(30, 12)})
    shown = view(window)
    made.choose([one])
    drag(shown.canvas, (30, 10), (30, 11), Qt.KeyboardModifier.AltModifier)
    # 20 mm bases, 0.787 in: they touch when their middles are 0.787 apart
    draft = shown.selection.draft if shown.selection else None
    stand = draft.stands[one] if draft else made.layout.stands[one]
    assert stand.y == pytest.approx(12 - 20 / 25.4, abs=0.01)


def dice_lines(window: Window) -> list[DiceLine]:
    """Wherever dice are asked for."""
    settle()
    return [each for each in window.page("battle").findChildren(DiceLine) if each.isVisible()]


@pytest.mark.parametrize("wide", [False, True])
def test_dice_are_asked_for_in_one_place_and_what_is_thrown_elsewhere_counts(
    window: Window, wide: bool
) -> None:
    made = laid(window.session)
    shown, unit = view(window), mover(made)
    widen(window.session, on=wide)
    settle()
    start = spot_of(made, unit)
    drag(shown.canvas, start, (start[0], start[1] + 1))
    assert [shown.strip.isAncestorOf(each) for each in dice_lines(window)] == [True]
    made.table.ask("roll-move", unit)
    assert [shown.strip.isAncestorOf(each) for each in dice_lines(window)] == [False]
    made.table.ask("")
    assert "its dice have not been thrown" in read(shown.strip)
    give(made.table, RollMove(unit))
    assert "left." in read(shown.strip)
    assert dice_lines(window) == []
    give(made.table, EndStep(made.table.live.step))
    assert not shown.strip.isVisible()  # nobody moves any more


def test_the_wide_map_fills_the_page_with_orders_in_a_card_that_folds(window: Window) -> None:
    made = laid(window.session)
    shown = view(window)
    card, page = shown.surface.orders, window.page("battle")
    widen(window.session, on=False)
    settle()
    narrow = shown.canvas.width()
    orders = next(each for each in page.findChildren(OrdersView))
    widen(window.session, on=True)
    settle()
    assert shown.canvas.width() > narrow * 1.4
    assert shown.canvas.width() == pytest.approx(page.width(), abs=40)
    assert card.isAncestorOf(orders)
    assert orders.isVisible()
    east = pixel(shown.canvas, (made.layout.long_in, 24))
    assert east.x() < card.x()  # nothing of the table is covered
    scale = shown.canvas.px
    press(card, "Orders")
    assert not orders.isVisible()
    assert shown.canvas.px > scale
    start = spot_of(made, mover(made))
    drag(shown.canvas, start, (start[0], start[1] + 1))
    assert shown.strip.isVisible()
    assert not orders.isVisible()
    made.table.ask("note")
    settle()
    assert orders.isVisible()
    widen(window.session, on=False)
    settle()
    assert not card.isVisible()
    assert orders.isVisible()


# --- looking ---


def test_a_figure_says_what_it_may_shoot_and_the_menu_offers_what_goes(window: Window, qtbot: QtBot) -> None:
    made = laid(window.session)
    one, enemy = figures(made, "Second company")[0], figures(made, "Spears of Singo")[0]
    alone(made, {one: Stand(30, 8), enemy: Stand(30, 14)})
    shown = view(window)
    assert shown.selection is not None
    mouse(shown.canvas, QEvent.Type.MouseMove, (30, 8), Qt.MouseButton.NoButton)
    qtbot.waitUntil(lambda: "R4.1 may shoot at B5.1" in read(shown), timeout=8000)
    assert [state for _, _, state in shown.selection.lines] == ["right"]
    made.choose([one])
    token = shown.selection.token_at((30, 14))
    menu = shown.controller.made_menu(token)
    assert menu is not None
    texts = [each.text() for each in menu.actions()]
    assert "Choose B5 Spears of Singo" in texts
    assert "Charge B5 Spears of Singo" in texts or made.table.unit not in made.table.agenda.who


def test_those_at_whom_the_chosen_may_shoot_are_ringed(window: Window, qtbot: QtBot) -> None:
    """The nearer of two enemies comes first; with nobody chosen nobody is ringed."""
    made = laid(window.session)
    one, (near, far) = figures(made, "Second company")[0], figures(made, "Spears of Singo")[:2]
    alone(made, {one: Stand(30, 8), near: Stand(30, 14), far: Stand(45, 20)})
    shown = view(window)
    assert shown.selection is not None

    click(shown.canvas, (30, 8))
    mouse(shown.canvas, QEvent.Type.MouseMove, (30, 8), Qt.MouseButton.NoButton)

    qtbot.waitUntil(lambda: near in shown.selection.marked, timeout=8000)  # type: ignore[union-attr]  # it shoots
    # the mouse was there before it was found
    qtbot.waitUntil(lambda: ((30, 8), (30, 14), "right") in shown.selection.lines, timeout=8000)  # type: ignore[union-attr]  # as above
    assert shown.selection.marked == frozenset(views(made, one).allowed)  # type: ignore[union-attr]  # as above

    made.choose([])
    qtbot.waitUntil(lambda: bool(shown.selection and not shown.selection.marked), timeout=8000)
    # whoever waits on it longer sees whom else it sees: it is left first, and come back to
    for spot in ((10, 30), (30, 8)):
        mouse(shown.canvas, QEvent.Type.MouseMove, spot, Qt.MouseButton.NoButton)
    only = (((30, 8), (30, 14), "right"),)
    qtbot.waitUntil(lambda: bool(shown.selection and shown.selection.lines == only), timeout=8000)


def test_what_is_told_of_the_figure_under_the_mouse_goes_with_its_step(window: Window, qtbot: QtBot) -> None:
    made = laid(window.session)
    one, enemy = figures(made, "Second company")[0], figures(made, "Spears of Singo")[0]
    alone(made, {one: Stand(30, 8), enemy: Stand(30, 14)})
    until(made, Step.SHOOTING)
    shown = view(window)
    mouse(shown.canvas, QEvent.Type.MouseMove, (30, 8), Qt.MouseButton.NoButton)
    qtbot.waitUntil(lambda: "R4.1 may shoot at B5.1" in read(shown), timeout=8000)
    give(made.table, EndStep(Step.SHOOTING))
    assert "R4.1 may shoot at B5.1" not in read(shown)


def test_a_battle_that_was_played_on_a_map_opens_on_it_again(window: Window, qtbot: QtBot) -> None:
    made = laid(window.session)
    again = desk(window.session.folder, "en")
    qtbot.addWidget(again)
    again.resize(1280, 720)
    again.show()
    BATTLES.open(again.session, "Sunday")
    again.session.go("battle")
    settle()
    (shown,) = again.page("battle").findChildren(MapView)
    assert shown.isVisible()
    assert shown.width() > again.width() / 2  # as much as when it is turned to
    assert shown.opened is not None
    assert shown.opened.layout.stands == made.layout.stands


def test_a_volley_is_prepared_with_what_it_needs(window: Window, qtbot: QtBot) -> None:
    made = laid(window.session)
    one, enemy = figures(made, "Second company")[0], figures(made, "Spears of Singo")[0]
    alone(made, {one: Stand(30, 8), enemy: Stand(30, 14)})
    until(made, Step.SHOOTING)
    shown = view(window)
    made.choose([one])
    shown.controller.shoot("Second company", "Spears of Singo")
    qtbot.waitUntil(lambda: "shoots at" in read(shown), timeout=8000)
    assert "1 figure shoots at B5, from 5.21″." in read(shown)
    assert "1D6 for each shot" in read(window.page("battle"))


def test_the_answer_to_a_click_stands_while_the_mouse_rests_and_goes_with_its_step(
    window: Window, qtbot: QtBot
) -> None:
    """What the figure under the mouse might shoot at does not push away why nobody can shoot at it."""
    made = laid(window.session)
    one, enemy = figures(made, "Second company")[0], figures(made, "Spears of Singo")[0]
    alone(made, {one: Stand(30, 8), enemy: Stand(30, 40)})
    until(made, Step.SHOOTING)
    shown = view(window)
    made.choose([one])
    click(shown.canvas, (10, 20))
    made.choose([one])
    mouse(shown.canvas, QEvent.Type.MouseMove, (30, 40), Qt.MouseButton.NoButton)
    qtbot.waitUntil(lambda: bool(made.legal and made.legal.scene is made.scene), timeout=8000)
    mouse(shown.canvas, QEvent.Type.MouseMove, (30, 40), Qt.MouseButton.NoButton)
    assert "No shot at B5 (click to see why)" in read(shown)
    assert "Click to shoot" not in read(shown)
    click(shown.canvas, (30, 40))
    qtbot.waitUntil(lambda: "Nobody may shoot at B5." in read(shown), timeout=8000)
    qtbot.wait(2 * LOOK_MS)

    assert "Nobody may shoot at B5." in read(shown)
    give(made.table, EndStep(Step.SHOOTING))
    settle()
    assert "Nobody may shoot at B5." not in read(shown)


def two(made: OpenMap, own: str, enemy: str, spot: Spot, other: Spot) -> tuple[str, str]:
    """One figure of each alone on the table, face to face."""
    one, foe = figures(made, own)[0], figures(made, enemy)[0]
    alone(made, {one: Stand(*spot), foe: Stand(*other, 180)})
    made.choose([one])
    return one, foe


def test_a_click_on_an_enemy_charges_it_and_the_dice_may_be_typed(window: Window) -> None:
    made = laid(window.session)
    unit = mover(made)
    enemy = "Spears of Singo" if made.table.live.unit(unit).side == "red" else "Second company"
    one, foe = two(made, unit, enemy, (30, 8), (30, 11))
    shown = view(window)
    mouse(shown.canvas, QEvent.Type.MouseMove, (30, 11), Qt.MouseButton.NoButton)
    assert "Click to charge" in read(shown)
    click(shown.canvas, (30, 11))
    assert made.chosen == (one,)
    draft = shown.selection.draft if shown.selection else None
    assert draft is not None
    assert draft.stands[one].y == pytest.approx(11 - 20 / 25.4, abs=0.02)
    QTest.keyClick(shown.canvas, Qt.Key.Key_5)
    dice = next(each for each in shown.strip.findChildren(DiceLine) if each.isVisible()).findChild(QLineEdit)
    assert isinstance(dice, QLineEdit)
    assert dice.text() == "5"
    QTest.keyClick(dice, Qt.Key.Key_Return)
    settle()
    assert 5 in [face for roll in made.table.journal.last.act.rolls for face in roll.faces]  # type: ignore[union-attr]  # it is there
    assert "left." in read(shown.strip)
    QTest.keyClick(shown.canvas, Qt.Key.Key_Escape)
    drag(shown.canvas, (30, 11), (34, 14))  # whoever drags an enemy does not charge it
    assert made.chosen == (foe,)


def test_by_keys_the_nearest_enemy_is_aimed_at_and_charged(window: Window) -> None:
    made = laid(window.session)
    unit = mover(made)
    enemy = "Spears of Singo" if made.table.live.unit(unit).side == "red" else "Second company"
    one, _foe = two(made, unit, enemy, (30, 8), (30, 11))
    shown = view(window)
    shown.canvas.setFocus()
    QTest.keyClick(shown.canvas, Qt.Key.Key_T)
    assert enemy in read(shown)
    QTest.keyClick(shown.canvas, Qt.Key.Key_Return)
    settle()
    draft = shown.selection.draft if shown.selection else None
    assert draft is not None
    assert list(draft.stands) == [one]


def test_a_charge_is_proposed_to_the_nearest_base(window: Window) -> None:
    made = laid(window.session)
    unit = mover(made)
    enemy = "Spears of Singo" if made.table.live.unit(unit).side == "red" else "Second company"
    name, foe = figures(made, unit)[0], figures(made, enemy)[0]
    made.take([each for each in made.layout.stands if each not in {name, foe}])
    put(made, {name: Stand(30, 8), foe: Stand(30, 11, 180)})
    shown = view(window)
    roll(made, unit)
    shown.controller.charge(unit, enemy)
    draft = shown.selection.draft if shown.selection else None
    assert draft is not None
    assert draft.stands[name].y == pytest.approx(11 - 20 / 25.4, abs=0.02)


def test_the_ruler_measures_from_base_to_base(window: Window) -> None:
    made = laid(window.session)
    shown = view(window)
    press(shown, "Ruler")
    drag(shown.canvas, (10, 14), (16, 14))
    assert made.ruler is not None
    assert made.ruler[1][0] - made.ruler[0][0] == pytest.approx(6, abs=0.3)


def test_keys_and_wheel_zoom_and_pan(window: Window) -> None:
    laid(window.session)
    canvas = view(window).canvas
    fitted = canvas.px
    for _ in range(6):
        QTest.keyClick(canvas, Qt.Key.Key_Plus)
    assert canvas.px == pytest.approx(fitted * 1.2**6)
    before = canvas.spot_at(QPoint(10, 10))
    QTest.keyClick(canvas, Qt.Key.Key_Right)
    assert canvas.spot_at(QPoint(10, 10))[0] > before[0]
    here = canvas.spot_at(QPoint(200, 150))
    place = canvas.to_scene(here)
    wheel(canvas, here, keys=Qt.KeyboardModifier.ControlModifier)
    assert (canvas.mapFromScene(place) - QPoint(200, 150)).manhattanLength() <= 3
    QTest.keyClick(canvas, Qt.Key.Key_0)
    assert canvas.px == pytest.approx(fitted)


def test_space_and_the_middle_button_pan_with_any_tool(window: Window) -> None:
    laid(window.session)
    canvas = view(window).canvas
    canvas.nearer(4)
    settle()
    before = canvas.spot_at(QPoint(50, 50))
    mouse(canvas, QEvent.Type.MouseButtonPress, (36, 24), Qt.MouseButton.MiddleButton)
    mouse(canvas, QEvent.Type.MouseMove, (34, 24), Qt.MouseButton.MiddleButton)
    mouse(canvas, QEvent.Type.MouseButtonRelease, (34, 24), Qt.MouseButton.MiddleButton)
    assert canvas.spot_at(QPoint(50, 50))[0] > before[0]


def test_a_map_that_is_taller_than_its_table_begins_with_the_table(window: Window) -> None:
    """With large letters on a small screen the lower part of the map is out of view."""
    laid(window.session)
    canvas = view(window).canvas
    canvas.resize(400, 900)
    canvas.fit()
    assert 0 <= pixel(canvas, (0, 48)).y() <= 20
    assert 0 < pixel(canvas, (72, 0)).y() < 450


def test_ground_that_was_given_up_is_not_shown_when_it_is_done(window: Window) -> None:
    made = laid(window.session)
    canvas = view(window).canvas
    canvas.show_ground(replace(made.layout, features=()), LIGHT)
    QThreadPool.globalInstance().waitForDone()  # it is done, and nobody has heard of it yet
    canvas.show_ground(made.layout, LIGHT)
    canvas.finish()
    settle()
    assert canvas._source == ground_picture(made.layout, LIGHT, 1.0)


# --- standing still ---


def under(window: Window, canvas: Canvas, place: QPoint) -> Spot:
    """The inch of the table under a pixel of the window."""
    return canvas.spot_at(canvas.viewport().mapFrom(window, place))


@pytest.mark.parametrize(("size", "wide"), [((1280, 720), False), ((1920, 1080), True)])
def test_the_map_stands_still_under_the_hand(
    window: Window, qtbot: QtBot, size: tuple[int, int], wide: bool
) -> None:
    """Through a drag from base line to base line, dice, an order, hovering, aiming and looking back."""
    window.setUpdatesEnabled(True)
    made = laid(window.session)
    window.resize(*size)
    shown = view(window)
    widen(window.session, on=wide)
    settle()
    window.grab()  # it is painted, and somebody sees it
    canvas, port, unit = shown.canvas, shown.canvas.viewport(), mover(made)
    place = port.mapTo(window, QPoint(300, 200))
    inch, scale = under(window, canvas, place), canvas.px
    start = spot_of(made, unit)

    def still() -> bool:
        settle()
        return under(window, canvas, place) == pytest.approx(inch, abs=0.6 / scale) and canvas.px == scale

    QTest.mousePress(port, LEFT, NONE, pixel(canvas, start))
    assert still()
    for north in (start[1] + 1, 20, 30, start[1] + 3):
        QTest.mouseMove(port, pixel(canvas, (start[0], north)))
        qtbot.waitUntil(lambda: not (shown.selection and shown.selection._think.isActive()))
        assert shown.strip.isVisible()
        assert window.childAt(port.mapTo(window, pixel(canvas, (start[0], north)))) is port
        assert still()
    QTest.mouseRelease(port, LEFT, NONE, pixel(canvas, (start[0], start[1] + 3)))
    assert shown.selection is not None
    assert shown.selection.held[made.chosen[0]].y == pytest.approx(start[1] + 3, abs=0.2)
    press(shown.strip, "Throw")
    assert still()
    QTest.keyClick(canvas, Qt.Key.Key_Escape)
    assert still()
    gunner = next(name for name in made.scene.here if views(made, name))
    (looking,) = window.findChildren(HoverDetails)
    for figure in (gunner, figures(made, "Spears of Singo")[0]):
        QTest.mouseMove(port, pixel(canvas, made.layout.stands[figure].spot))
        if figure == gunner:  # what he sees has been sought beside the window, and drawn
            qtbot.waitUntil(lambda: looking._looking == gunner and looking._work is None)
        assert still()
    QTest.mouseMove(port, pixel(canvas, (60, 14)))
    QTest.keyClick(canvas, Qt.Key.Key_T)
    assert still()
    made.table.goto(made.after - 1)  # a line more over the map says so
    assert still()
    made.table.goto(None)
    assert still()


@pytest.mark.parametrize("wide", [False, True])
def test_what_is_told_above_the_map_does_not_take_its_room(window: Window, wide: bool) -> None:
    """Secrets that are shown, a fire, an earlier moment, the end of the battle; a newcomer is led through."""
    made = laid(window.session)
    shown, table = view(window), made.table
    table.guided = True
    widen(window.session, on=wide)
    settle()

    def room() -> QRect:
        settle()
        return QRect(shown.canvas.mapTo(window, QPoint()), shown.canvas.size())

    before = room()
    table.show_to("red")
    assert room() == before
    press(window, "Hide it")
    assert not table.viewer
    until(made, Step.SHOOTING)
    setter = next(unit for unit in table.agenda.who if figures(made, unit))
    fire = LightFire(figures(made, setter)[0], "village", "Mbogo", touching=True)
    table.submit(fire, OrderDice((6, 6)), "test")
    assert "Mbogo is on fire." in read(window)
    assert room() == before
    table.goto(made.after - 1)
    assert room() == before
    press(window, "Back to the present")
    assert table.at is None
    give(table, Concede("blue"))
    assert any(
        each.text() == "See the result" for each in window.findChildren(QPushButton) if each.isVisible()
    )
    assert room() == before


def test_large_letters_leave_room_for_the_map_and_every_button_in_reach(window: Window) -> None:
    laid(window.session)
    shown = view(window)
    names = {each.accessibleName() for each in shown.bar.findChildren(QAbstractButton)} - {"More"}
    window.resize(1024, 700)
    window.session.prefer(scale=150)
    settle()
    bar = shown.bar
    seen = [each for each in bar.findChildren(QAbstractButton) if each.isVisible()]
    assert len({each.geometry().center().y() for each in seen}) == 1  # one row
    assert shown.canvas.height() > 250
    behind = len(bar.menu().actions())
    assert behind
    assert len(seen) - 1 + behind == len(names)


def test_the_scale_bar_keeps_its_corner(window: Window) -> None:
    made = laid(window.session)
    shown = view(window)
    bar = next(each for each in shown.findChildren(ScaleBar))
    corner = shown.canvas.mapTo(window, QPoint(0, shown.canvas.height())) - bar.mapTo(
        window, QPoint(0, bar.height())
    )
    start = spot_of(made, "Baggage")
    drag(shown.canvas, start, (start[0], -1.2))
    reason = next(each for each in shown.strip.findChildren(QLineEdit) if each.isVisible())
    reason.setText("agreed")
    press(shown.strip, "Umpire’s decision")
    now = shown.canvas.mapTo(window, QPoint(0, shown.canvas.height())) - bar.mapTo(
        window, QPoint(0, bar.height())
    )
    assert now == corner


# --- terrain ---


def test_a_piece_is_added_dragged_turned_renamed_undone_and_taken_away(window: Window) -> None:
    made = laid(window.session)
    shown = view(window)
    press(shown, "What the mouse does: Terrain")
    press(shown.terrain, "Add")
    assert len(made.layout.features) == 4
    name = made.piece
    click(shown.canvas, (13, 20))
    assert made.piece == "Lion hill"
    drag(shown.canvas, (13, 20), (16, 20))
    moved = made.layout.feature("Lion hill")
    assert moved is not None
    assert moved.outline[0][0] == pytest.approx(9, abs=0.3)
    press(shown, "Undo on the map")
    assert made.layout.feature("Lion hill").outline[0] == (6, 18)  # type: ignore[union-attr]  # it is there
    made.work_on("Lion hill")
    settle()
    press(shown.terrain, "Turn to the right")
    field = next(
        each for each in shown.terrain.findChildren(QLineEdit) if each.accessibleName() == "Name of the piece"
    )
    field.setText("Simba")
    field.editingFinished.emit()
    settle()
    assert made.layout.feature("Simba") is not None
    shown.canvas.setFocus()
    QTest.keyClick(shown.canvas, Qt.Key.Key_Delete)
    settle()
    assert made.layout.feature("Simba") is None
    assert made.layout.feature(name) is not None


def test_a_corner_is_pulled_and_one_that_crosses_is_refused(window: Window) -> None:
    made = laid(window.session)
    shown = view(window)
    press(shown, "What the mouse does: Terrain")
    made.work_on("Lion hill")
    settle()
    drag(shown.canvas, (6, 18), (4, 16))
    hill = made.layout.feature("Lion hill")
    assert hill is not None
    assert hill.outline[0] == pytest.approx((4, 16), abs=0.3)
    drag(shown.canvas, hill.outline[0], (23, 27))
    assert made.layout.feature("Lion hill") == hill
    assert "The edge of Lion hill crosses itself." in read(shown.strip)
    press(shown.strip, "Cancel")
    assert not shown.strip.isVisible()


def test_a_piece_off_the_table_is_laid_only_with_the_umpires_reason_which_stands_in_the_record(
    window: Window,
) -> None:
    made = laid(window.session)
    shown = view(window)
    press(shown, "What the mouse does: Terrain")
    made.work_on("Lion hill")
    settle()
    drag(shown.canvas, (13, 20), (6, 20))
    assert made.layout.feature("Lion hill").outline[0] == (6, 18)  # type: ignore[union-attr]  # it is there
    assert "✖ Lion hill lies partly off the table." in read(shown.strip)
    reason = next(each for each in shown.strip.findChildren(QLineEdit) if each.isVisible())
    reason.setText("the board hangs over")
    press(shown.strip, "Umpire’s decision")
    hill = made.layout.feature("Lion hill")
    assert hill is not None
    assert hill.outline[0][0] == pytest.approx(-1, abs=0.3)
    assert made.writer.journal.standing[-1].act.reason == "the board hangs over"
    assert not shown.strip.isVisible()


def test_a_lawful_table_is_drawn_and_judged(window: Window) -> None:
    made = laid(window.session)
    shown = view(window)
    press(shown, "Pieces")
    press(shown.terrain, "Draw a table at random")
    assert made.layout.feature("Mbogo") is None
    assert len(made.layout.stands) > 100
    assert "This table is legal." in read(shown.terrain)


def test_a_table_drawn_where_nothing_lay_has_its_base_lines_and_is_lawful(window: Window) -> None:
    table = begun(emptied(window.session))
    for command in (AgreeScenario("raid", "red"), AcceptForces()):
        give(table, command)
    shown = view(window)
    press(shown, "Terrain")
    press(shown.terrain, "Draw a table at random")
    assert shown.opened is not None
    assert shown.opened.layout.bases == {"red": "south", "blue": "north"}
    assert "This table is legal." in read(shown.terrain)


def test_a_watercourse_gets_a_ford_and_its_crocodiles(window: Window) -> None:
    made = laid(window.session)
    shown = view(window)
    press(shown, "What the mouse does: Terrain")
    made.work_on("Rubi")
    settle()
    press(shown.terrain, "A ford")
    press(shown.terrain, "Crocodiles")
    river = made.layout.feature("Rubi")
    assert river is not None
    assert river.infested
    assert len(river.fords) == 1


# --- files, replay, guises ---


def test_a_table_file_dropped_on_the_map_is_laid(window: Window) -> None:
    made = laid(window.session)
    shown = view(window)
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(SAMPLES / "forest-raid.table.toml"))])
    drop = QDropEvent(QPointF(5, 5), Qt.DropAction.CopyAction, mime, LEFT, NONE)
    shown.dropEvent(drop)
    assert made.layout.environment == "forest"


def test_a_broken_table_file_is_told_and_nothing_is_lost(window: Window, tmp_path: Path) -> None:
    made = laid(window.session)
    path = tmp_path / "broken.table.toml"
    path.write_text("format = ", encoding="utf-8")
    before = made.layout
    view(window).files.open(made, path)
    assert "broken.table.toml" in window.session.notice
    assert made.layout == before


def test_the_map_is_saved_as_png_svg_and_pdf(window: Window, tmp_path: Path) -> None:
    made = laid(window.session)
    shown = view(window)
    for ending in ("png", "svg"):
        shown.files.picture(made, shown._tokens, tmp_path / f"map.{ending}")
    shown.files.plan(made, shown._tokens, tmp_path / "map.pdf")
    image = QImage(str(tmp_path / "map.png"))
    assert (image.width(), image.height()) == (73 * 4, 49 * 4)
    assert (tmp_path / "map.svg").read_text(encoding="utf-8").startswith("<?xml")
    assert (tmp_path / "map.pdf").read_bytes().startswith(b"%PDF")


def test_the_slider_looks_back_and_playing_goes_on_to_the_end(window: Window, qtbot: QtBot) -> None:
    made = laid(window.session)
    shown = view(window)
    press(shown, "Replay")
    slider = shown.replay._slider
    assert slider.value() == slider.maximum()
    slider.setValue(slider.maximum() - 2)
    settle()
    assert made.table.at is not None
    press(shown.replay, "Play")
    qtbot.waitUntil(lambda: made.table.at is None and not shown.replay.playing, timeout=8000)
    press(shown.replay, "Previous")
    assert made.table.at is not None
    press(shown.replay, "To the latest moment")
    assert made.table.at is None


@pytest.mark.parametrize(("lang", "theme"), [("es", "dark"), ("en", "light")])
def test_every_panel_draws_in_every_guise(window: Window, lang: str, theme: str) -> None:
    laid(window.session)
    shown = view(window)
    window.session.prefer(language=lang, theme=theme, scale=200 if theme == "dark" else 80)
    for panel in ("list", "terrain", "legend", "replay", ""):
        shown.options.panel = panel
        shown.touch()
        settle()
        assert not shown.grab().isNull()
    assert (shown.canvas.colours is LIGHT) == (theme == "light")
    assert all(each.accessibleName() for each in shown.bar.findChildren(QAbstractButton))


def test_the_log_has_its_room_again_after_a_wide_map_that_was_small(window: Window) -> None:
    """In a small window the log is behind a tab, and has no height that could be kept."""
    laid(window.session)
    window.resize(1024, 700)
    shown = view(window)
    widen(window.session, on=False)
    settle()
    widen(window.session, on=True)
    settle()
    widen(window.session, on=False)
    window.resize(1920, 1080)
    settle()
    assert not shown.surface.orders.isVisible()
    assert next(iter(window.page("battle").findChildren(LogView))).height() > 100


def test_the_wide_map_gives_way_to_the_cards(window: Window) -> None:
    laid(window.session)
    shown = view(window)
    show(window.session, on=False)
    settle()
    assert not shown.isVisible()


def test_a_unit_off_the_table_is_proposed_at_its_side_and_dragged(window: Window) -> None:
    made = laid(window.session)
    unit = made.table.live.unit("Second company")
    made.take([each.name for each in unit.here])
    give(made.table, Note("they come late"))
    shown = view(window)
    shown.placement.bring(made, unit.name)
    assert shown.selection is not None
    assert shown.selection.draft is not None
    assert set(shown.selection.draft.stands) == {each.name for each in unit.here}
    before = shown.selection.draft.stands[unit.here[0].name]
    drag(shown.canvas, before.spot, (before.x + 2, before.y))
    draft = shown.selection.draft
    after = draft.stands[unit.here[0].name] if draft else made.layout.stands[unit.here[0].name]
    assert after.x == pytest.approx(before.x + 2, abs=0.3)
    assert not shown.grab().isNull()
