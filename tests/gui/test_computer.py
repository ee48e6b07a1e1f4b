"""The computer at the desk: seats, its orders by keys, a hint, why not, distances where no map tells them."""

import os
import re
import signal
from contextlib import suppress
from math import inf
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QFrame, QLabel, QLineEdit, QProgressBar, QPushButton
from pytestqt.qtbot import QtBot

from gui.actions.battle import PASS_TURN, show
from gui.dice import Generator, OrderDice
from gui.documents.army import read_army
from gui.documents.battle import BATTLES, BattleDocument
from gui.documents.map.document import open_map
from gui.documents.muster import bring
from gui.documents.opponent import opponent, seat
from gui.presenters.battle.computer import told
from gui.presenters.battle.progress import due, has_passed
from gui.views.battle.computer import ComputerPane
from gui.views.battle.orders import OrderCard, turn_of_computer
from gui.views.window import Window
from heart_africa.journal_kinds.battles import seats_in
from heart_africa.laboratory.chance import Chance
from heart_africa.opponent.armies import drawn
from heart_africa.opponent.drafts import Draft
from heart_africa.opponent.heads import Candidate, Choice
from heart_africa.opponent.planner import Planner
from heart_africa.opponent.seat import Unattended
from heart_africa.opponent.weights import weights
from heart_africa.rules.battle import Stage, Where
from heart_africa.rules.battle.state import SIDES
from heart_africa.rules.preparation.deployment.orders import Deploy
from heart_africa.rules.referee.movement.orders import AllStay, Decline, Dismount
from heart_africa.rules.referee.muster import Muster
from heart_africa.rules.referee.setup.orders import AgreeScenario
from heart_africa.rules.referee.umpire import Note
from tests.gui.battles import deploying, played
from tests.gui.hands import buttons, press, put, read, sat_down, settle, tidied, write
from tests.gui.maps import GROUND
from tests.opponent.tables import SETTLERS, called_after

PATIENCE_MS = 60_000
NEXT, TURN, STOP, HINT, WHY_NOT, SHOW = "F6", "Shift+F6", "Ctrl+F6", "F2", "Shift+F2", "Ctrl+F2"
PLAY_OUT = "Ctrl+Shift+F6"


def struck(window: Window, qtbot: QtBot, keys: str) -> ComputerPane:
    """A key pressed on the battle page, and waited for what the computer makes of it."""
    QTest.keySequence(window, keys)
    settle()
    pane = window.findChild(ComputerPane)
    assert pane is not None
    qtbot.waitUntil(lambda: not pane.working, timeout=PATIENCE_MS)
    settle()
    return pane


def at_the_table(window: Window, table: BattleDocument, **levels: str) -> BattleDocument:
    """The computer at these sides, its lots those of a seed: a table is laid by them."""
    window.session.go("battle")
    seat(window.session, table, levels)
    open_ = opponent(window.session)
    assert open_ is not None
    open_.dice = Chance("1")
    settle()
    return table


def placed(table: BattleDocument, side: str) -> list[str]:
    return [each.name for each in table.live.of(side) if each.where in {Where.TABLE, Where.AMBUSH}]


def test_against_the_computer_a_battle_begins_with_one_press_and_seats_change_at_any_time(
    window: Window, qtbot: QtBot
) -> None:
    window.session.go("battle")
    settle()
    assert press(window, "Begin against the computer")
    table = BATTLES.opened(window.session)
    assert table is not None
    assert seats_in(table.writer.document.note) == {"blue": "steady"}

    pane = struck(window, qtbot, SHOW)
    first, second = (each for each in pane.findChildren(QComboBox) if each.isVisible())
    assert [first.currentText(), second.currentText()] == ["people", "steady"]
    put(first, "planner")
    put(
        next(each for each in pane.findChildren(QComboBox) if each.accessibleName() == "Blue, played by"),
        "",
    )
    assert seats_in(BATTLES.find(window.session, table.name).note) == {"red": "planner"}


def test_people_do_not_place_the_units_of_the_computer(window: Window, qtbot: QtBot) -> None:
    table = at_the_table(window, deploying(window.session), red="steady")
    assert table.agenda.side == "red"
    assert not press(window, "Place the rest")
    theirs = [each for each in buttons(window) if each.text().startswith("Computer: its whole turn")]
    assert len(theirs) == 1
    struck(window, qtbot, NEXT)
    assert table.agenda.side == "blue"
    assert {"Place one in secret…", "Place the rest"} & {each.text() for each in buttons(window)} == {
        "Place one in secret…"
    }


def test_against_the_computer_the_next_unit_is_put_on_the_map_by_one_press(
    window: Window, qtbot: QtBot
) -> None:
    table = at_the_table(window, deploying(window.session), blue="steady")
    mapped = open_map(window.session)
    assert mapped is not None
    mapped.lay(GROUND)
    show(window.session, on=True)
    settle()
    for number in (1, 2):
        mains = [each.text() for each in buttons(window) if each.property("role") == "main"]
        assert mains == ["Put on the table"]
        assert press(window, "Put on the table")
        begun = placed(table, "red")
        assert len(begun) == number
        assert {each.name for unit in begun for each in table.live.units[unit].here} <= {
            *mapped.layout.stands
        }
        assert table.agenda.side == "blue"
        struck(window, qtbot, NEXT)
        assert len(placed(table, "blue")) == number


def test_one_key_deploys_its_next_unit_on_the_map_and_says_why(window: Window, qtbot: QtBot) -> None:
    table = at_the_table(window, deploying(window.session), red="steady")
    pane = struck(window, qtbot, NEXT)
    (unit,) = placed(table, "red")
    assert table.agenda.side == "blue"
    mapped = open_map(window.session)
    assert mapped is not None
    assert {each.name for each in table.live.units[unit].here} <= {*mapped.layout.stands}
    said = read(pane)
    assert f"{unit}: on the table" in said
    assert "Also weighed" in said

    struck(window, qtbot, NEXT)
    assert placed(table, "red") == [unit]
    assert "It is for people to decide now." in read(pane)

    mine = table.agenda.who[0]
    struck(window, qtbot, WHY_NOT)
    write(pane.why_not.line, f'deploy "{mine}" reserve')
    QTest.keySequence(pane.why_not.line, "Return")
    qtbot.waitUntil(lambda: not pane.working, timeout=PATIENCE_MS)
    settle()
    assert f"{mine}: in reserve; −" in read(pane)
    assert "less than: " in read(pane)


def test_it_asks_how_far_people_have_come_where_no_map_says_so(window: Window, qtbot: QtBot) -> None:
    table = at_the_table(window, deploying(window.session), blue="steady")
    for _ in SIDES:  # with the first of red's there is nobody yet whom it could be far from
        unit = table.agenda.who[0]
        table.submit(Deploy(unit, "table", 5), OrderDice(()))
        pane = struck(window, qtbot, NEXT)
    assert f"How far is {unit} from " in read(pane)
    before = placed(table, "blue")
    line = next(each for each in pane.findChildren(QLineEdit) if each.accessibleName().startswith("How far"))
    assert line.hasFocus()
    write(line, "many")
    QTest.keySequence(line, "Return")
    assert "istance in inches is needed" in read(pane)
    write(line, "21,5")
    QTest.keySequence(line, "Return")
    qtbot.waitUntil(
        lambda: not pane.working and len(placed(table, "blue")) > len(before), timeout=PATIENCE_MS
    )
    assert "How far" not in read(pane)


def test_its_turn_is_played_beside_the_window_until_it_is_stopped_or_people_decide(
    window: Window, qtbot: QtBot
) -> None:
    table = at_the_table(window, played(window.session), red="steady", blue="steady")
    before = len(table.journal.entries)
    QTest.keySequence(window, TURN)
    settle()
    pane = window.findChild(ComputerPane)
    assert pane is not None
    qtbot.waitUntil(lambda: len(table.journal.entries) > before + 3, timeout=PATIENCE_MS)
    assert pane.working
    assert press(pane, "Computer: stop")
    entries = len(table.journal.entries)
    qtbot.wait(50)
    assert (pane.working, len(table.journal.entries)) == (False, entries)
    assert "Stopped." in read(pane)
    notes = [each.act.command.text for each in table.journal.standing if isinstance(each.act.command, Note)]
    assert 1 <= len(notes) <= len(SIDES)
    assert notes[0].startswith("Tabora Caravan: I want to be the only one")


@pytest.mark.parametrize(
    ("lang", "first", "stay"),
    [
        ("en", "moves before those who are farther off", "Second company: to stay put; "),
        ("es", "se mueve antes que los que están más lejos", "Segunda compañía: sin moverse; "),
    ],
)
def test_a_hint_enters_nothing_and_why_not_is_answered_with_an_estimate(
    window: Window, qtbot: QtBot, lang: str, first: str, stay: str
) -> None:
    window.session.prefer(language=lang)
    table = at_the_table(window, played(window.session))
    before = table.journal.entries
    assert first in read(struck(window, qtbot, HINT))
    pane = struck(window, qtbot, WHY_NOT)
    line = pane.why_not.line
    assert line.hasFocus()
    write(line, "decline R4")
    QTest.keySequence(line, "Return")
    qtbot.waitUntil(lambda: not pane.working, timeout=PATIENCE_MS)
    settle()
    assert stay in read(pane)
    write(line, "decline B4")
    QTest.keySequence(line, "Return")
    qtbot.waitUntil(lambda: not pane.working, timeout=PATIENCE_MS)
    settle()
    assert "TURN-02" in read(pane) or "p. 23" in read(pane)
    assert table.journal.entries == before


def test_a_battle_of_two_computers_is_played_out_to_its_end(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A handful on either side, called as play begins: from the scenario to the end by one key.

    Both have 150 points: nobody may raid, ambush or attack with them, for which one side has more.
    """
    called_after(0, monkeypatch)
    table = BATTLES.begin(window.session, "Solo")
    red = drawn("warrior_herders", 150, "red", "5")
    for army in (red, drawn("zanzibaris", 150, "blue", "5", red)):
        table.submit(Muster(*army), OrderDice())
    at_the_table(window, table, red="random", blue="random")
    open_ = opponent(window.session)
    assert open_ is not None
    scenarios = {due.order for due in (open_.due() for _ in range(12)) if isinstance(due, Draft)}
    assert scenarios == {AgreeScenario("encounter", side) for side in SIDES}

    pane = struck(window, qtbot, PLAY_OUT)
    assert (table.live.stage, table.live.turn) == (Stage.OVER, 1)
    assert not pane.working


def test_an_ambush_that_it_lays_is_told_to_nobody_who_plays_against_it(window: Window) -> None:
    table = at_the_table(window, deploying(window.session), red="steady")
    open_ = opponent(window.session)
    assert open_ is not None
    open_.catch_up()
    hides = Choice((Candidate(Draft(Deploy("First company", "ambush", lies_in="tall_grass", note="4 4"))),))
    now = open_.situation(open_.agenda(), "red")
    assert told(window.session, open_, now, "red", hides).head == (
        "Red (Tabora Caravan): an order that you may not see."
    )
    seat(window.session, table, {"red": "steady", "blue": "steady"})
    assert told(window.session, open_, now, "red", hides).head == "First company: in ambush"


def test_a_turn_of_the_computer_offers_people_one_button_and_nothing_that_moves_for_it(
    window: Window, qtbot: QtBot
) -> None:
    table = at_the_table(window, played(window.session), blue="steady")
    while table.live.step.value != "units":
        QTest.keySequence(window, "Ctrl+Return")
        settle()
    for side in SIDES:
        theirs = side == "blue"
        for _ in range(2):
            if table.agenda.side == side:
                break
            table.submit(Decline(table.agenda.who[0]), OrderDice(()))
        assert table.agenda.side == side
        offered = due(window.session, table)
        assert offered.computer is theirs
        assert bool(offered.choices) is not theirs
    assert PASS_TURN.off(window.session) is not None
    settle()
    assert press(window, "Computer: its whole turn (Shift+F6)")
    pane = window.findChild(ComputerPane)
    assert pane is not None
    qtbot.waitUntil(lambda: not pane.working, timeout=PATIENCE_MS)
    assert table.agenda.side == "red"
    table.choose(table.agenda.who[0])  # as a press on the map does
    settle()
    assert not pane.isVisible()


def test_the_rest_of_peoples_side_stay_by_one_press_and_the_computers_do_not(window: Window) -> None:
    table = at_the_table(window, played(window.session), blue="steady")
    assert table.agenda.side == "red"
    assert press(window, "The rest do not move")
    moved = {unit.side for unit in table.live.units.values() if unit.done}
    assert moved == {"red"}
    (owed,) = table.agenda.owed
    assert table.agenda.side == "blue"
    assert {table.live.units[who].side for who in owed.who} == {"blue"}
    assert table.journal.last is not None
    assert table.journal.last.act.command == AllStay("red")


def test_an_order_that_is_begun_comes_into_view_in_place_of_what_the_computer_says(
    window: Window, qtbot: QtBot
) -> None:
    table = at_the_table(window, played(window.session), blue="steady")
    pane = struck(window, qtbot, NEXT)
    assert pane.isVisible()
    assert table.agenda.side == "red"
    assert press(window, "Move")
    (form,) = window.findChildren(OrderCard)
    assert form.isVisible()
    assert not form.visibleRegion().isEmpty()


@pytest.mark.parametrize(("size", "letters"), [((1024, 700), 150), ((1280, 720), 100)])
@pytest.mark.parametrize("keys", [TURN, HINT])
def test_what_the_computer_said_is_seen_when_people_decide(
    window: Window, qtbot: QtBot, size: tuple[int, int], letters: int, keys: str
) -> None:
    """In the smallest window with large letters its commands fill the pane, and its words lay below them."""
    window.resize(*size)
    window.session.prefer(scale=letters)
    at_the_table(window, played(window.session), **({"red": "steady"} if keys == TURN else {}))
    pane = struck(window, qtbot, keys)
    settle()
    first = next(each for each in pane.findChildren(QFrame) if each.property("chosen") == "true")
    line = first.findChildren(QLabel)[0]
    assert line.visibleRegion().boundingRect().height() >= line.fontMetrics().height()


def test_where_the_computer_wants_nothing_more_people_are_led_past_the_step(
    window: Window, qtbot: QtBot
) -> None:
    """Its leader may rally and does not: the button that stood out asked it for the same again, without end."""
    table = at_the_table(window, played(window.session), blue="steady")
    sits = opponent(window.session)
    assert sits is not None
    sits.pass_over("blue")
    assert sits.wants_nothing("blue")
    assert not sits.wants_nothing("red")
    for passed, words in (
        (False, "Computer: its whole turn (Shift+F6)"),
        (True, "End the step (Ctrl+Enter)"),
    ):
        made = turn_of_computer(window.session, passed=passed)
        qtbot.addWidget(made)
        assert [each.text() for each in made.findChildren(QPushButton)] == [words]
    assert not has_passed(window.session, table)  # it is red's turn
    table.submit(Note("Somebody did something"), OrderDice(()))
    assert not sits.wants_nothing("blue")


# --- a planner, in a process of its own ---


def thinks(window: Window, qtbot: QtBot, keys: str) -> tuple[ComputerPane, int]:
    """The computer in the middle of a thought, which has told how far it is; the number of its process."""
    pane = window.findChild(ComputerPane)
    if pane is None:
        QTest.keySequence(window, SHOW)
        settle()
        pane = window.findChild(ComputerPane)
        assert pane is not None
    with qtbot.waitSignal(pane.thinker.progressed, timeout=PATIENCE_MS):
        QTest.keySequence(window, keys)
    assert pane.working
    assert pane.thinker.process is not None
    return pane, pane.thinker.process.processId()


def runs(number: int) -> bool:
    """Whether a process is there."""
    with suppress(ProcessLookupError):
        os.kill(number, 0)
        return True
    return False


def test_a_planner_is_stopped_in_the_middle_of_a_thought_and_goes_on_in_another_process(
    window: Window, qtbot: QtBot
) -> None:
    table = at_the_table(window, played(window.session), red="planner")
    pane, number = thinks(window, qtbot, NEXT)
    entries = len(table.journal.entries)
    (bar,) = (each for each in pane.findChildren(QProgressBar) if each.isVisible())
    assert re.fullmatch(r"Playing the battle on in its head: 1 of \d\d", bar.format())

    assert press(pane, "Computer: stop")
    assert not pane.working
    assert not runs(number)
    assert len(table.journal.entries) == entries
    assert "Stopped." in read(pane)

    pane, other = thinks(window, qtbot, NEXT)
    assert other != number
    os.kill(other, signal.SIGKILL)
    qtbot.waitUntil(lambda: not pane.working, timeout=PATIENCE_MS)
    assert "has broken off in the middle of its thoughts" in read(pane)
    assert len(table.journal.entries) == entries
    table.submit(Decline(table.agenda.who[0]), OrderDice(()))  # people go on by hand
    assert len(table.journal.entries) == entries + 1


def test_a_window_that_closes_leaves_no_process_behind(tmp_path: Path, qtbot: QtBot) -> None:
    desks = sat_down(tmp_path)
    window = next(desks)
    at_the_table(window, played(window.session), red="planner")
    _, number = thinks(window, qtbot, TURN)
    next(desks, None)
    tidied()
    assert not runs(number)


def test_the_process_of_a_planner_decides_as_it_would_have_here_and_stays_for_the_next(
    window: Window, qtbot: QtBot
) -> None:
    table = at_the_table(window, deploying(window.session), red="planner", blue="planner")
    open_ = opponent(window.session)
    assert open_ is not None
    open_.heed()
    here = open_.decided("red")
    assert here is not None
    open_.anew()
    open_.dice = Chance("1")
    pane = struck(window, qtbot, NEXT)
    assert table.journal.last is not None
    assert table.journal.last.act.command == here.chosen.order
    assert pane.thinker.process is not None
    number = pane.thinker.process.processId()
    struck(window, qtbot, NEXT)
    assert pane.thinker.process.processId() == number


@pytest.mark.rule("TROOP-25")
def test_the_key_has_its_riders_get_down_and_the_pane_says_what_spoke_for_it(
    window: Window, qtbot: QtBot, tmp_path: Path
) -> None:
    """It plays both armies of Boers until some of them are near enough; then it is asked for its next order."""
    table = BATTLES.begin(window.session, "Angola")
    table.generator = Generator(seed=2)
    for side in SIDES:
        file = tmp_path / f"{side}.army.toml"
        file.write_text(SETTLERS.format(name=side), encoding="utf-8")
        bring(table, side, read_army(window.session, file))
    table.submit(AgreeScenario("encounter", "red"), OrderDice((), table.generator))
    at_the_table(window, table, red="steady", blue="steady")
    open_ = opponent(window.session)
    assert open_ is not None
    with window.session.gathering():
        while table.live.turn < 6:
            open_.heed()
            now = open_.due()
            if isinstance(now, Draft):
                open_.give(now)
            elif (choice := open_.decided(now)) is None:
                open_.passed.add(now)
            elif isinstance(choice.chosen.order, Dismount):
                break
            else:
                open_.give(choice.chosen.draft)
    pane = struck(window, qtbot, NEXT)
    assert table.journal.last is not None
    assert isinstance(table.journal.last.act.command, Dismount)
    said = read(pane)
    assert "Dismount: Mounted Regulars" in said
    assert re.search(r"shots? at .+ from \d+″", said)


def test_where_people_wait_a_planner_has_some_seconds_and_where_nobody_comes_all_that_it_takes(
    window: Window,
) -> None:
    at_the_table(window, deploying(window.session), red="planner", blue="planner")
    open_ = opponent(window.session)
    assert open_ is not None
    here, alone = open_.head_of("red"), Unattended(open_.writer, open_.kept).head_of("red")
    assert isinstance(here, Planner)
    assert isinstance(alone, Planner)
    assert (here.seconds, alone.seconds) == (weights().foresight.seconds, inf)
