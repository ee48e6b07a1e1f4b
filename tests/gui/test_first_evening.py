"""What two people stumbled over on their first evening at the desk: each mended, and shown with mouse and keys."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QLineEdit, QPushButton, QWidget

from gui.documents.battle import BATTLES, BattleDocument
from gui.documents.campaign import CAMPAIGNS, CampaignDocument
from gui.documents.campaign_battle import DRAW, army, unfit
from gui.documents.map.document import open_map
from gui.presenters.battle.journal import BattleWords
from gui.views.battle.progress import CardView
from gui.views.map import canvas as canvas_module
from gui.views.map.view import MapView
from gui.views.window import Window
from heart_africa.board.layout import TerrainPiece
from heart_africa.core.journal.journal import StandingAct
from heart_africa.core.messages import LANGUAGES
from heart_africa.rules.battle import Battle, Where
from heart_africa.rules.book.play import Step
from heart_africa.rules.book.terrain import PieceId
from heart_africa.rules.play.movement.dice import RollMove
from heart_africa.rules.referee.movement.orders import Decline, Move
from heart_africa.rules.referee.setup.companies import marching
from heart_africa.rules.referee.setup.orders import (
    AcceptForces,
    AgreeGround,
    AgreeScenario,
    ProposeGround,
    RollOff,
)
from heart_africa.rules.referee.turn import EndStep
from tests.gui.battles import begun, deploying, give, played
from tests.gui.evening import Evening, settle
from tests.gui.maps import GROUND, emptied, laid
from tests.gui.test_evening_campaign import join, roll

RETURN = Qt.Key.Key_Return
OURS = "Second company"


@pytest.fixture
def evening(window: Window, monkeypatch: pytest.MonkeyPatch) -> Evening:
    """Somebody at the battle page; the ground of a map is painted coarsely."""
    monkeypatch.setattr(canvas_module, "PAINTED_PX", 1.0)
    monkeypatch.setattr(canvas_module, "FINE_PX", 1.0)
    window.session.go("battle")
    return Evening(window)


def pick(evening: Evening, unit: str) -> None:
    settle()
    evening.click(next(each for each in evening.window.findChildren(CardView) if each.unit == unit))


def whole(made: QWidget) -> bool:
    """Whether all of it is to be seen."""
    return made.visibleRegion().boundingRect().size() == made.size()


def rolled(evening: Evening) -> None:
    """Our company has rolled 1 and may go 4 inches."""
    pick(evening, OURS)
    evening.press("Roll movement")
    evening.type("1")
    evening.key(RETURN)


# --- orders ---


def test_a_distance_that_is_too_far_is_typed_over_and_overrules_nothing(evening: Evening) -> None:
    table = played(evening.window.session)
    rolled(evening)
    evening.type("5")
    evening.key(RETURN)
    assert "5″ is too far" in evening.read()
    evening.type("4")
    evening.key(RETURN)
    moved = table.journal.last
    assert moved is not None
    assert isinstance(moved.act.command, Move)
    assert (moved.act.command.inches, moved.act.reason) == (4, "")


def test_a_number_is_no_reason_against_the_book(evening: Evening) -> None:
    table = played(evening.window.session)
    rolled(evening)
    evening.type("5")
    before = table.journal.next_number
    evening.write("Why it is done anyway", "4")
    evening.key(RETURN)
    assert table.journal.next_number == before
    assert "“4” is not a reason" in evening.read()
    evening.type("the tape slipped")  # over what stood there
    evening.key(RETURN)
    last = table.journal.last
    assert last is not None
    assert last.act.reason == "the tape slipped"


def test_what_rolls_and_its_dice_are_seen_together_and_the_title_names_the_unit(evening: Evening) -> None:
    played(evening.window.session)
    evening.press("Roll movement")  # nobody is chosen: the first who may
    unit = next(evening.named(QComboBox, "Unit"))
    assert isinstance(unit, QComboBox)
    assert whole(unit)
    for name in ("Throw", "Carry out"):
        assert whole(next(evening.named(QPushButton, name)))
    assert next(evening.named(QLabel, f"Roll movement · {unit.currentText()}"))


def test_what_is_chosen_of_a_charge_stays_in_view(evening: Evening) -> None:
    played(evening.window.session)
    rolled(evening)
    evening.choose("They reach", "B4 Spears of Kyagwe")
    focus = QApplication.focusWidget()
    assert focus is not None
    assert focus.accessibleName() == "They reach"
    assert whole(focus)


# --- the map ---


def on_map(evening: Evening) -> MapView:
    evening.press("Map")
    return next(each for each in evening.window.findChildren(MapView) if each.isVisible())


def led(evening: Evening) -> list[str]:
    """The buttons to which everybody is led."""
    settle()
    mains = [each for each in evening.named(QPushButton, "") if each.property("role") == "main"]
    return [each.text() for each in mains if isinstance(each, QPushButton)]


def test_whoever_deploys_on_the_map_is_led_to_put_all_on_the_table_and_one_undo_takes_it_back(
    evening: Evening,
) -> None:
    table = deploying(emptied(evening.window.session))
    table.guided = False
    made = open_map(evening.window.session)
    assert made is not None
    made.lay(GROUND)  # its village stands in the way of those who are drawn up
    on_map(evening)
    assert led(evening) == ["Put all on the table"]
    evening.press("Put all on the table")
    assert {each.where for each in table.live.units.values()} == {Where.TABLE}
    assert made.layout.stands.keys() == set(table.live.company)
    assert led(evening) == ["Begin the game"]
    evening.press("↶ Undo")
    assert {each.where for each in table.live.units.values()} == {Where.WAITING}
    assert not made.layout.stands


def test_whoever_was_placed_by_the_cards_is_put_on_the_map_before_the_game_begins(evening: Evening) -> None:
    table = deploying(emptied(evening.window.session))
    settle()
    assert led(evening) == ["Place the rest"]
    evening.press("Place the rest")
    assert led(evening) == ["Begin the game"]
    on_map(evening)
    made = open_map(evening.window.session)
    assert made is not None
    made.lay(GROUND)
    settle()
    assert led(evening) == ["Put all on the table"]
    evening.press("Put all on the table")
    assert made.layout.stands.keys() == set(table.live.company)
    assert led(evening) == ["Begin the game"]


def test_what_lays_the_table_makes_room_when_another_tool_is_taken(evening: Evening) -> None:
    laid(evening.window.session)
    shown = on_map(evening)
    evening.press("Terrain")
    assert shown.terrain.isVisible()
    evening.press("Choose")
    assert not shown.terrain.isVisible()


def test_a_way_into_tall_grass_is_rolled_for_there(evening: Evening) -> None:
    """By p. 24 a roll for the open ends at its edge: whoever is dragged into the grass means the grass."""
    made = laid(evening.window.session)
    unit = made.table.agenda.who[0]
    x, y = made.layout.stands[made.table.live.unit(unit).here[0].name].spot
    grass = TerrainPiece(
        "Nyika", PieceId.TALL_GRASS, ((x - 9, y + 3), (x + 9, y + 3), (x + 9, y + 9), (x - 9, y + 9))
    )
    made.lay(replace(made.layout, features=(grass,)))
    shown = on_map(evening)
    evening.drag(shown.canvas, (x, y), (x, y + 5))
    assert "movement roll in difficult ground" in evening.read()
    evening.press("Throw")
    last = made.table.journal.last
    assert last is not None
    assert last.act.command == RollMove(unit, ("difficult",))


def test_figures_put_elsewhere_without_an_order_are_told_of(evening: Evening) -> None:
    made = laid(evening.window.session)
    while made.table.live.step is not Step.SHOOTING:
        give(made.table, EndStep(made.table.live.step))
    name = next(iter(made.layout.stands))
    x, y = made.layout.stands[name].spot
    shown = on_map(evening)
    evening.drag(shown.canvas, (x, y), (x + 2, y))
    assert made.layout.stands[name].x == pytest.approx(x + 2, abs=0.5)
    assert "No order was given and no dice were thrown" in evening.read()  # it is nobody's turn
    assert not evening.window.statusBar().isVisible()  # nothing had to make room for it


def test_who_drags_a_unit_out_of_its_turn_is_told_whose_it_is(evening: Evening) -> None:
    made = laid(evening.window.session)
    side = made.table.agenda.side
    name = next(each for each, unit in made.table.live.company.items()
                if each in made.layout.stands and made.table.live.unit(unit).side != side)  # fmt: skip
    x, y = made.layout.stands[name].spot
    shown = on_map(evening)
    evening.drag(shown.canvas, (x, y), (x + 2, y))
    whose = {"red": "It is Red’s turn", "blue": "It is Blue’s turn"}[side]
    assert f"{whose}: no order was given and no dice were thrown" in evening.read()


def test_a_number_is_no_reason_on_the_map_either(evening: Evening) -> None:
    made = laid(evening.window.session)
    unit = made.table.agenda.who[0]
    x, y = made.layout.stands[made.table.live.unit(unit).here[0].name].spot
    shown = on_map(evening)
    evening.drag(shown.canvas, (x, y), (x, y + 20))
    evening.press("Throw")
    before = made.table.journal.next_number
    line = next(evening.named(QLineEdit, "Why the umpire allows it", shown.strip))
    evening.click(line)
    evening.type("4")
    evening.key(RETURN)
    assert made.table.journal.next_number == before


# --- what is offered, and what is told ---


def test_other_orders_are_seen_where_they_are_unfolded_and_folded_away_with_the_step(
    evening: Evening,
) -> None:
    table = played(evening.window.session)
    evening.press("Other orders")
    evening.type("conc")
    assert whole(next(evening.named(QPushButton, "Concede")))
    give(table, EndStep(table.live.step))
    assert not evening.sees("Concede")
    assert not list(evening.named(QLineEdit, "Find an order"))


def test_what_befalls_many_in_turn_is_told_once(evening: Evening) -> None:
    table = played(evening.window.session)
    waiting = [unit for unit in table.agenda.who if unit != OURS]
    evening.press("The rest do not move")
    told = evening.read()
    assert told.count("No move.") == 1
    assert f"{', '.join(waiting[:1])}, " in told
    evening.press("» End the step")
    evening.press("The rest do not move")
    assert not evening.sees("Roll movement")  # nobody is left who might


def test_the_end_says_who_has_won_and_offers_the_result_alone(evening: Evening) -> None:
    table = played(evening.window.session)
    table.guided = True
    evening.press("Other orders")
    evening.type("conc")
    evening.press("Concede")
    evening.choose("Side", "Blue")
    evening.press("Carry out")
    told = evening.read()
    assert "Red (Tabora Caravan) has won" in told
    assert "The opponent conceded (SCEN-15†, p. 21)" in told
    shown = [each for each in evening.window.findChildren(QPushButton) if each.isVisible()]
    assert [each.text() for each in shown if each.property("role") == "main"] == ["See the result"]


def test_whoever_is_led_is_led_on_when_the_battle_is_opened_again(evening: Evening) -> None:
    table = played(evening.window.session)

    def led() -> list[str]:
        shown = [each for each in evening.window.findChildren(QPushButton) if each.isVisible()]
        return [each.text() for each in shown if each.property("role") == "main"]

    assert evening.sees("Roll movement")
    before = led()
    assert "Roll movement" in before
    evening.key("Ctrl+W")
    evening.press("Sunday")
    again = BATTLES.opened(evening.window.session)
    assert again is not None
    assert again is not table
    assert led() == before
    again.guided = False
    assert not BATTLES.open(evening.window.session, "Sunday").guided


def test_a_column_is_named_already_and_only_put_in_order(evening: Evening) -> None:
    """The attacker of an Ambush names everybody once (SCEN-17): they stand there, to be changed about."""
    table = begun(evening.window.session)
    table.guided = False
    for command in (AgreeScenario("ambush", "red"), AcceptForces(), ProposeGround(), AgreeGround()):
        give(table, command)
    evening.press("Write the order of march")
    line = next(evening.named(QLineEdit, "Units"))
    assert isinstance(line, QLineEdit)
    codes = line.text().split(", ")
    assert codes == [table.names.code("en", each.name) for each in marching(table.live)]
    assert len(codes) == 10
    codes[0], codes[1] = codes[1], codes[0]
    evening.type(", ".join(codes))  # what stands there is marked, to be typed over
    evening.key(RETURN)
    assert [table.names.code("en", each) for each in table.live.march] == codes


# --- the campaign ---


def founded(evening: Evening) -> CampaignDocument:
    """A campaign of Ana and Luis whose first half year has begun."""
    evening.window.session.go("welcome")
    evening.press("Start a campaign")
    evening.press("Begin")
    for name, list_ in (("Ana", "Native Kingdom"), ("Luis", "Zanzibaris")):
        join(evening, name, list_)
    evening.press("Begin the half year")
    found = CAMPAIGNS.opened(evening.window.session)
    assert found is not None
    return found


def test_dice_for_the_order_of_play_name_who_throws_them(evening: Evening) -> None:
    """Ana's list and Luis's are as aggressive, so that 4 and 4 tie (CTURN-02, CTURN-04)."""
    founded(evening)
    evening.press("Roll the order of play")
    assert "2 dice: order of play, one die each, in this order: Ana, Luis" in evening.read()
    evening.type("4 4")
    evening.key(RETURN)
    assert (
        "2 dice are missing: tie for the order of play, one die each, in this order: Ana, Luis"
        in evening.read()
    )
    evening.type("5 2")
    evening.key(RETURN)
    assert evening.sees("Attack")


def test_an_army_drawn_for_an_ambush_is_legal_there_and_bears_its_players_name(evening: Evening) -> None:
    """Whoever defends in an Ambush has five units at most (COMP-09)."""
    kept = founded(evening)
    roll(evening, "Roll the order of play", "6 1")
    evening.press("Attack")
    evening.press("Carry out")
    roll(evening, "Resist", "1")
    assert [each.scenario for each in kept.live.battles.values()] == ["ambush"]
    shown = [each for each in evening.window.findChildren(QPushButton) if each.isVisible()]
    assert [each.text() for each in shown if each.property("role") == "main"] == ["Referee it here"]
    for number in range(12):
        drawn = army(evening.window.session, kept, next(iter(kept.live.battles)), "defender", DRAW)
        assert unfit(evening.window.session, drawn) == (), number
        assert drawn.name == "Luis"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_due_is_read_in_full_beside_a_map_in_large_letters(evening: Evening, lang: str) -> None:
    made = laid(evening.window.session)
    while made.table.live.step is not Step.SHOOTING:
        give(made.table, EndStep(made.table.live.step))
    evening.window.resize(1024, 700)
    evening.window.session.prefer(scale=160, language=lang)
    evening.press({"en": "Map", "es": "Mapa"}[lang])
    settle()
    due = next(evening.named(QLabel, {"en": "Shooting: in any order", "es": "Disparos: en"}[lang]))
    assert isinstance(due, QLabel)
    evening.click(due)  # the wheel brings it into view
    assert due.visibleRegion().boundingRect().width() == due.width()
    words = due.fontMetrics().boundingRect(due.contentsRect(), Qt.TextFlag.TextWordWrap, due.text())
    assert words.width() <= due.width()
    assert words.height() <= due.height()


# --- what was found at the desk before, tried once more ---


def test_what_is_hidden_is_not_counted_and_not_shown_to_whoever_comes_next(evening: Evening) -> None:
    """Of twenty units and lone figures one of red's lies in ambush."""
    table = played(evening.window.session)
    begun_with = [sentence for act in table.journal.standing for sentence in told(table, act)]
    assert "The game begins, with 19 units and independent figures on the table: turn 1." in begun_with
    evening.press("◌ Secrets")
    evening.press("Red")
    evening.press("I am Red")
    assert table.viewer == "red"
    rolled(evening)
    evening.key(RETURN)  # as far as it may go: now it is Blue's turn
    assert table.agenda.side == "blue"
    assert table.viewer == ""
    assert "hides" not in evening.read()


def told(table: BattleDocument, act: StandingAct[Battle]) -> tuple[str, ...]:
    return BattleWords(table.session, table).told(act).sentences


def test_an_ambush_is_brought_out_by_moving_it_and_only_what_is_hidden_is_offered(evening: Evening) -> None:
    played(evening.window.session)
    evening.press("Other orders")
    evening.type("spring")
    evening.press("Spring an ambush")
    unit = next(evening.named(QComboBox, "Unit"))
    assert isinstance(unit, QComboBox)
    assert [unit.itemText(place) for place in range(unit.count())][-1:] == ["R3 First company"]
    assert unit.count() <= 2, "nobody but who is hidden, and nobody at all"
    evening.choose("Unit", "R3 First company")
    assert "Its own player may bring it out: it leaves its place by moving." in evening.read()


def test_contact_stays_on_the_cards_while_it_lasts(evening: Evening) -> None:
    table = played(evening.window.session)
    rolled(evening)
    evening.choose("They reach", "B4 Spears of Kyagwe")
    evening.press("Carry out")
    contacts = "in contact with R4"
    for step in (Step.INDEPENDENTS, Step.SHOOTING, Step.MELEE):
        assert contacts in evening.read()
        while table.live.step is not step:
            give(table, EndStep(table.live.step))
    assert contacts in evening.read()


def test_the_end_of_a_step_stays_under_the_mouse_in_the_next(evening: Evening) -> None:
    table = played(evening.window.session)
    places = []
    for _ in range(2):  # the independents have the longest heading, then comes a shorter one
        give(table, EndStep(table.live.step))
        end = next(each for each in evening.window.findChildren(QPushButton)
                   if each.isVisible() and each.accessibleName() == "End the step")  # fmt: skip
        settle()
        places.append(end.mapTo(evening.window, end.rect().topLeft()))
    assert len(set(map(str, places))) == 1


def test_what_burns_is_told_as_long_as_it_does(evening: Evening) -> None:
    table = played(evening.window.session)
    while table.live.step is not Step.SHOOTING:
        give(table, EndStep(table.live.step))
    pick(evening, OURS)
    evening.press("Set on fire")
    assert "Village is on fire." not in evening.read().splitlines()
    evening.type("6")
    evening.key(RETURN)
    assert "Village is on fire." in evening.read().splitlines()


def test_steps_keep_their_words_and_the_empty_map_its_buttons(evening: Evening) -> None:
    table = played(evening.window.session)
    while table.live.step is not Step.SHOOTING:
        give(table, EndStep(table.live.step))
    shown = evening.read().splitlines()
    assert {"✓ Arrivals", "✓ Units", "✓ Independents", "▶ Shooting"} <= set(shown)
    evening.press("Map")
    for name in ("Draw one at random", "Open a file…", "A sample table"):
        assert whole(next(evening.named(QPushButton, name))), name


def test_a_roll_off_says_who_will_attack_only_while_nobody_does(evening: Evening) -> None:
    table = begun(evening.window.session)
    give(table, AgreeScenario("encounter", "red"))
    assert "Roll off for who deploys first (SCEN-09, p. 20)" in evening.read()
    table.undo()
    give(table, AgreeScenario("encounter", ""))
    assert "Roll off for who deploys first; the winner is the attacker (SCEN-09, p. 20)" in evening.read()


def test_an_army_is_counted_alike_in_its_seat_over_its_cards_and_in_the_log(evening: Evening) -> None:
    """Those who fight: 94 with attendants and baggage."""
    table = begun(evening.window.session)
    first = told(table, table.journal.standing[0])
    assert first == ("In the field: Tabora Caravan, with 87 figures and 600 points.",)
    assert "Red (Tabora Caravan) · 87 of 87 figures" in evening.read()
    evening.press("Change an army")
    assert "600 points · 7 units · 87 figures" in evening.read()


# --- armies opened meanwhile ---


def test_an_army_begun_while_a_battle_waits_for_its_armies_is_offered_there(evening: Evening) -> None:
    evening.write("Name of the battle", "Ujiji")
    evening.press("Begin the battle")
    evening.press("Armies")
    evening.press("Begin with a legal army")
    evening.write("Name of the army", "Drums of the lake")
    evening.key(RETURN)
    evening.press("Battle")
    offered = next(evening.named(QComboBox, "Where the red army comes from"))
    assert isinstance(offered, QComboBox)
    assert any("Drums of the lake" in offered.itemText(place) for place in range(offered.count()))


def test_a_year_typed_for_an_army_keeps_to_the_times_of_the_book(evening: Evening) -> None:
    evening.press("Armies")
    for typed, stands in (("1750", "1860"), ("1950", "1899"), ("1876", "1876")):
        evening.write("Year", typed)
        evening.key(RETURN)
        line = next(evening.named(QLineEdit, "Year"))
        assert isinstance(line, QLineEdit)
        assert line.text() == stands


def test_a_distance_is_written_with_the_comma_of_the_language(evening: Evening) -> None:
    evening.window.session.prefer(language="es")
    played(evening.window.session)
    evening.press("Tirar movimiento")
    evening.type("1")
    evening.key(RETURN)
    evening.type("3.5")
    evening.key(Qt.Key.Key_Tab)
    evening.press("A cubierto")  # the form is told again
    line = next(evening.named(QLineEdit, "Ha movido"))
    assert isinstance(line, QLineEdit)
    assert line.text() == "3,5"


def test_before_play_one_step_is_highlighted_in_a_battle_without_a_guide_too(evening: Evening) -> None:
    table = begun(evening.window.session)
    table.guided = False
    for command in (AgreeScenario("encounter", "red"), RollOff()):
        give(table, command)
    settle()
    (main,) = (each for each in evening.named(QPushButton, "Accept the armies"))
    assert main.property("role") == "main"


def test_who_has_acted_stands_in_nobodys_way(evening: Evening) -> None:
    """Once it has done what it could, its name is not shown above what the other side has to do."""
    table = played(evening.window.session)
    table.guided = False
    settle()
    unit = table.agenda.who[0]
    table.choose(unit)
    settle()
    assert unit in evening.read()
    give(table, Decline(unit))
    settle()
    assert table.unit == ""
    assert "nothing to do in this step" not in evening.read()
    table.choose(unit)  # whoever asks is told
    settle()
    assert f"{unit}: nothing to do in this step." in evening.read()
