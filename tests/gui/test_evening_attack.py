"""A planned attack at one screen with a map, from the welcome page to the printed paper, by mouse and keys alone."""

from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from gui.documents.battle import BATTLES, BattleDocument
from gui.documents.map.document import OpenMap
from gui.documents.map.overlays import zone
from gui.views.form import DiceLine
from gui.views.map import canvas as canvas_module
from gui.views.map.canvas import Canvas
from gui.views.map.view import MapView
from gui.views.window import Window
from heart_africa.board.layout import Spot
from heart_africa.rules.battle import Stage, Where
from heart_africa.rules.book.play import Step
from tests.gui.evening import Evening
from tests.gui.test_whole_battle import ARMIES, ARMY

RED, BLUE = "The company", "The spears"


class MapEvening(Evening):
    """The same person before the map, who sees where everybody stands."""

    @property
    def battle(self) -> BattleDocument:
        """The battle, to be looked at only."""
        found = BATTLES.opened(self.window.session)
        assert found is not None
        return found

    @property
    def _view(self) -> MapView:
        return next(each for each in self.window.findChildren(MapView) if each.isVisible())

    @property
    def canvas(self) -> Canvas:
        """The table on the screen."""
        return self._view.canvas

    @property
    def map(self) -> OpenMap:
        """The table, to be looked at only."""
        found = self._view.opened
        assert found is not None
        return found

    def spot(self, unit: str) -> Spot:
        """Where the first figure of a unit stands."""
        stands = self.map.layout.stands
        return next(stands[each.name].spot for each in self.battle.live.unit(unit).here)

    def pull(self, unit: str, *, to: Spot) -> None:
        """Drag a unit by its first figure."""
        self.drag(self.canvas, self.spot(unit), to)

    def pick(self, unit: str) -> None:
        """Click on a unit of the map."""
        self.point(self.canvas, self.spot(unit))

    def throw(self, faces: str) -> None:
        """Type dice where they are asked for, and Enter."""
        self.type(faces)
        self.key(Qt.Key.Key_Return)

    def end(self) -> None:
        """End the step, as far as nothing is left to do, by its keys."""
        self.key("Ctrl+Return")


@pytest.fixture
def evening(window: Window, monkeypatch: pytest.MonkeyPatch) -> MapEvening:
    """Somebody on the welcome page with two small armies; the ground is painted coarsely, which people judge."""
    monkeypatch.setattr(canvas_module, "PAINTED_PX", 1.0)
    monkeypatch.setattr(canvas_module, "FINE_PX", 1.0)
    folder = window.session.folder / "armies"
    folder.mkdir()
    for name, list_, leader, unit, troop, count in ARMIES:
        text = ARMY.format(name=name, list=list_, leader=leader, unit=unit, troop=troop, count=count)
        (folder / f"{name.lower()}.army.toml").write_text(text, encoding="utf-8")
    return MapEvening(window)


# --- the stages of the evening ---


def sit_down(evening: MapEvening) -> None:
    evening.press("Battle")
    evening.write("Name of the battle", "Ujiji")
    evening.press("Begin the battle")
    for side, army in (("red", "Tabora · Zanzibaris"), ("blue", "Ujiji · “Peaceful” Village")):
        evening.choose(f"Where the {side} army comes from", army)
        evening.press("Use this army")


def agree(evening: MapEvening) -> None:
    """A planned attack by Tabora on a table that is laid on the map."""
    evening.press("Agree on the scenario")
    evening.choose("Scenario", "Planned attack")
    evening.choose("Attacker", "Red")
    evening.press("Carry out")
    for face in ("1", "3"):  # both lists leave the trait of their leader open
        evening.press("Roll for the trait")
        evening.throw(face)
    evening.press("Accept the armies")
    evening.write("Why it is done anyway", "our two small armies")
    evening.press("Overrule the book")
    evening.press("Map")
    evening.choose("A sample table", "Savannah · Planned Attack")
    evening.press("A sample table")
    evening.press("Choose the base line")
    assert evening.battle.agenda.orders[0] == "choose-base"  # it is asked: a long or a short side
    evening.press("Carry out")
    evening.press("Agree on this table")  # the pieces of the map are listed already
    ground = evening.battle.live.ground
    assert ground is not None
    assert len(ground.pieces) == len(evening.map.layout.features) == 6


def put_all(evening: MapEvening) -> None:
    evening.press("List")
    evening.press("Put all on the table")


def deploy(evening: MapEvening) -> None:
    """All stand before their base lines; the company and the spears are then pulled to the western edge."""
    evening.counted("deploy all", lambda: put_all(evening))
    evening.key("Ctrl+Z")
    assert {unit.where for unit in evening.battle.live.units.values()} == {Where.WAITING}
    assert not evening.map.layout.stands
    evening.press("Put all on the table")
    assert {unit.where for unit in evening.battle.live.units.values()} == {Where.TABLE}
    evening.press("List")  # the map has the room again
    evening.counted("pull to its place", lambda: evening.pull(BLUE, to=(4, 25)))
    evening.pull(RED, to=(2.2, 5.4))
    assert evening.spot(BLUE) == pytest.approx((4, 25), abs=0.2)
    assert evening.spot(RED) == pytest.approx((2.2, 5.4), abs=0.2)
    evening.press("Agree on a limit")
    line = QApplication.focusWidget()
    assert isinstance(line, QLineEdit)
    assert (line.text(), line.selectedText()) == ("12", "12")  # proposed, to be typed over
    evening.type("3")
    evening.press("Carry out")
    assert evening.battle.live.limit == 3
    evening.press("Begin the game")
    assert evening.battle.live.stage is Stage.PLAY


def move(evening: MapEvening, unit: str, inches: float, faces: str) -> None:
    """Pulled north by so much, thrown for, done."""
    x, y = evening.spot(unit)
    evening.pull(unit, to=(x, y + inches))
    evening.throw(faces)
    evening.key(Qt.Key.Key_Return)
    assert evening.spot(unit) == pytest.approx((x, y + inches), abs=0.2)


def aim(evening: MapEvening, qtbot: QtBot) -> None:
    """The company at the spears, until the dice are asked for; lines of sight are worked out beside the desk."""
    evening.pick(RED)
    evening.pick(BLUE)
    assert "Click to shoot at B2" in evening.read()
    shown = evening.window.findChildren
    qtbot.waitUntil(lambda: any(each.isVisible() for each in shown(DiceLine)), timeout=8000)


def the_morale(evening: MapEvening, faces: str) -> None:
    evening.press("Morale test")
    evening.throw(faces)


def first_turn(evening: MapEvening, qtbot: QtBot) -> None:
    """Both come on; a third of the line has a clear shot and one spearman falls; his unit stands firm."""
    evening.end()
    evening.counted("move", lambda: move(evening, RED, 6, "6"))
    evening.counted("move by two dice", lambda: move(evening, BLUE, -7, "5 5"))
    evening.end()
    evening.counted("the rest do not move", lambda: evening.press("The rest do not move"))
    evening.end()
    evening.counted("shoot: aim", lambda: aim(evening, qtbot))
    assert "5 shots: R2.1-5" in evening.read()  # those behind have the first rank in their line
    evening.counted("shoot: dice", lambda: evening.throw("61111"))
    assert len(evening.battle.live.unit(BLUE).here) == 5
    evening.counted("end of a quiet step", evening.end)
    assert evening.battle.live.step is Step.MORALE  # reloading and close combat have nothing for anybody
    evening.counted("morale", lambda: the_morale(evening, "6"))
    evening.counted("end of a turn", evening.end)
    assert (evening.battle.live.turn, evening.battle.live.step) == (2, Step.UNITS)


def charge(evening: MapEvening, faces: str) -> None:
    evening.pick(RED)
    evening.pick(BLUE)
    assert "Click to charge B2" in evening.read()
    evening.throw(faces)
    evening.key(Qt.Key.Key_Return)


def fight(evening: MapEvening, faces: str) -> None:
    evening.press("Fight")
    assert all(evening.sees(pair) for pair in ("R2.2 ⚔ B2.2", "R2.3 ⚔ B2.1"))  # as they touch on the map
    evening.throw(faces)


def second_turn(evening: MapEvening) -> None:
    """The company charges on the wide map, cuts two down, and the spears break: nobody is left to defend."""
    evening.counted("wide map", lambda: evening.press("Wide map"))
    evening.counted("charge", lambda: charge(evening, "6"))
    assert "Click to charge" not in evening.read()  # who has charged does not charge again
    evening.press("The rest do not move")
    evening.end()
    evening.press("The rest do not move")
    evening.end()
    evening.end()
    assert evening.battle.live.step is Step.MELEE
    evening.counted("melee", lambda: fight(evening, "6161"))
    evening.end()
    the_morale(evening, "11")
    assert not evening.battle.live.unit(BLUE).here
    evening.end()
    assert evening.battle.live.stage is Stage.OVER
    assert "Tabora: The attacker has won." in evening.read()


@pytest.mark.rule("SCEN-36", "SCEN-38", "SCEN-41")
def test_a_planned_attack_is_played_on_the_map_without_a_typed_command(
    evening: MapEvening, qtbot: QtBot, tmp_path: Path
) -> None:
    window = evening.window
    assert (window.session.page, window.width(), window.height()) == ("welcome", 1280, 720)
    sit_down(evening)
    agree(evening)
    deploy(evening)
    first_turn(evening, qtbot)
    second_turn(evening)
    evening.press("See the result")
    evening.press("Show the report")
    evening.save_as("Save the PDF…", str(tmp_path / "ujiji.pdf"))
    printed = "\n".join(page.extract_text() for page in PdfReader(tmp_path / "ujiji.pdf").pages)
    assert "Tabora against Ujiji" in printed
    assert "Tabora (attacker)" in printed
    assert "Kilima cha Simba" in printed  # the plan of the table
    assert evening.told == [
        ("deploy all", 2, 0),
        ("pull to its place", 1, 0),
        ("move", 1, 3),
        ("move by two dice", 1, 5),
        ("the rest do not move", 1, 0),
        ("shoot: aim", 2, 0),
        ("shoot: dice", 0, 6),
        ("end of a quiet step", 0, 1),
        ("morale", 1, 2),
        ("end of a turn", 0, 1),
        ("wide map", 1, 0),
        ("charge", 2, 3),
        ("melee", 1, 5),
    ]


def with_a_work(evening: MapEvening) -> None:
    """The army of the spears has bought 4 inches of fortification."""
    file = evening.window.session.folder / "armies" / "ujiji.army.toml"
    file.write_text(f"{file.read_text('utf-8')}\n[works]\nfield_fortification_in = 4\n", "utf-8")


def zone_of(evening: MapEvening) -> tuple[float, ...]:
    """West, south, east and north end of where the map says that one may deploy."""
    (outline,) = zone(evening.map)
    xs, ys = zip(*outline, strict=True)
    return (min(xs), min(ys), max(xs), max(ys))


def test_the_map_shows_whoever_deploys_where_he_may_begin(evening: MapEvening) -> None:
    sit_down(evening)
    agree(evening)
    assert zone_of(evening) == (0, 24, 72, 48)  # the defender has his half of the table
    for place in range(3):  # his spears, his baggage, his leader
        evening.point(evening.canvas, (64 - 20 * place, 42))
        evening.key(Qt.Key.Key_Return)
    assert evening.battle.agenda.side == "red"
    assert zone_of(evening) == (0, 0, 72, 6)  # the attacker is within 6 inches of his base line


def test_the_other_side_is_proposed_the_other_army_and_a_table_drawn_later_is_what_is_agreed(
    evening: MapEvening,
) -> None:
    evening.press("Battle")
    evening.press("Begin the battle")
    evening.choose("Where the red army comes from", "Tabora · Zanzibaris")
    evening.press("Use this army")
    evening.press("Use this army")
    assert [each.name for each in evening.battle.live.sides.values()] == ["Tabora", "Ujiji"]
    evening.press("Agree on the scenario")
    evening.choose("Scenario", "Encounter")
    evening.choose("Attacker", "Red")
    evening.press("Carry out")
    evening.press("Roll off")
    evening.throw("52")
    for face in ("1", "3"):
        evening.press("Roll for the trait")
        evening.throw(face)
    evening.press("Accept the armies")
    evening.write("Why it is done anyway", "our two small armies")
    evening.press("Overrule the book")
    evening.press("Map")  # the list of pieces is there before any lies on the map
    evening.choose("A sample table", "Savannah · Encounter")
    evening.press("A sample table")
    evening.press("Agree on this table")
    ground = evening.battle.live.ground
    assert ground is not None
    assert len(ground.pieces) == len(evening.map.layout.features) > 0


def set_down(evening: MapEvening) -> None:
    evening.press("Place a work")
    evening.press("Place it in the battle")


def test_a_work_that_was_bought_is_set_down_on_the_map_as_long_as_it_was_bought(evening: MapEvening) -> None:
    with_a_work(evening)
    sit_down(evening)
    agree(evening)
    evening.counted("place a work", lambda: set_down(evening))
    (work,) = evening.map.layout.works
    (placed,) = evening.battle.live.laid
    assert (placed.side, placed.amount, placed.name) == ("blue", 4, work.name)
    assert work.course == ((34, 36), (38, 36))  # 4 inches in the middle of the defender's half
    assert not evening.sees("Place a work")
    assert evening.told == [("place a work", 2, 0)]
