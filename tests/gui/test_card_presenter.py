"""What the adjudication card says: facts in, panel out, no window."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from gui.app import session as a_session
from gui.dice import OrderDice
from gui.documents.battle import BattleDocument
from gui.documents.map.moves import put
from gui.presenters.battle.card.cards import CARDS, OPEN, card, desk, forget, kept
from gui.presenters.battle.card.panel import CardPanel
from gui.presenters.forms import Value
from gui.session import Session
from heart_africa.board.layout import Stand
from heart_africa.rules.battle import Sort
from heart_africa.rules.book.play import Step
from heart_africa.rules.play.close_combat.orders import Fight
from heart_africa.rules.play.fires import LightFire
from heart_africa.rules.play.morale.news import Hear
from heart_africa.rules.play.morale.tests import TakeTests
from heart_africa.rules.play.movement.dice import RollMove
from heart_africa.rules.play.shooting.orders import Fire, Gap
from heart_africa.rules.referee.movement.orders import Move
from heart_africa.rules.referee.turn import EndStep
from heart_africa.rules.referee.umpire import Adjust
from tests.gui.battles import give, played
from tests.gui.maps import figures, laid

ASKARIS, SPEARMEN = "Second company", "Kyagwe spears"


@pytest.fixture
def session(tmp_path: Path) -> Session:
    return a_session(tmp_path, "en")


@pytest.fixture
def table(session: Session) -> Iterator[BattleDocument]:
    yield played(session)
    forget(session)


def shown(table: BattleDocument, kind: str, *who: str, **said: Value) -> CardPanel:
    """The card of an order with these answers."""
    table.ask(kind, *who)
    at = desk(table.session, table)
    assert at is not None
    kept(at).answers.update(said)
    return card(at)


def at(table: BattleDocument, step: Step) -> BattleDocument:
    """The same in a later step; whoever has not moved stays."""
    for _ in Step:
        if table.live.step is step:
            break
        give(table, EndStep(table.live.step))
    assert table.live.step is step
    return table


def red(table: BattleDocument, troop: str) -> str:
    """A unit of red's of that troop on the table."""
    return next(n for n, unit in table.live.units.items()
                if unit.side == "red" and unit.troop == troop and unit.on_table)  # fmt: skip


def blue(table: BattleDocument, troop: str) -> str:
    """A unit of blue's of that troop."""
    return next(n for n, unit in table.live.units.items() if unit.side == "blue" and unit.troop == troop)


def touching(table: BattleDocument, count: int = 3) -> tuple[str, str]:
    """Red askaris have reached blue spearmen, one on one."""
    own, enemy = red(table, "askaris"), blue(table, "spearmen")
    pairs = tuple((f"{own} {n}", f"{enemy} {n}") for n in range(1, count + 1))
    pairs = tuple((table.live.units[own].figures[n].name, table.live.units[enemy].figures[n].name)
                  for n in range(count))  # fmt: skip
    give(table, Move(own, inches=3, engages=pairs))
    return own, enemy


# --- shots ---


@pytest.mark.rule("SHOOT-10", "SHOOT-11", "SHOOT-14")
def test_a_shot_shows_its_number_with_its_sum_before_any_die(table: BattleDocument) -> None:
    own = red(at(table, Step.SHOOTING), "askaris")

    panel = shown(
        table, "fire", own, target=blue(table, "spearmen"), inches="9", cover=True, shooters_count=4
    )

    (need,) = panel.reading.needs
    assert need.number == "6+"  # 5, +1 for askaris, −1 beyond half of 16, −1 for cover
    assert [reason[:2] for reason in need.reasons] == ["+1", "−1", "−1", "= "]
    assert "SHOOT-14" in need.reasons[2]
    assert "16.7%" in need.text
    assert panel.checked.dice == 4
    assert isinstance(panel.checked.command, Fire)


@pytest.mark.rule("TEMBA-09")
@pytest.mark.parametrize(("count", "objects"), [(5, False), (6, True)])
def test_a_garrison_says_through_which_wall_it_shoots(
    table: BattleDocument, count: int, objects: bool
) -> None:
    own, enemy = red(at(table, Step.SHOOTING), "askaris"), blue(table, "spearmen")
    facts: dict[str, Value] = {
        "target": enemy,
        "inches": "6",
        "shooters_count": count,
        "shooter_behind": "wall",
    }

    panel = shown(table, "fire", own, **facts, loophole="outer")

    assert {"loophole", "loophole_in"} <= {ask.name for ask in panel.asks}
    assert any("TEMBA-09" in str(each) for each in panel.checked.against) is objects
    assert "loophole" not in {
        ask.name for ask in shown(table, "fire", own, **facts | {"shooter_behind": ""}).asks
    }


def test_both_sides_chances_stand_beside_each_other(table: BattleDocument) -> None:
    own = red(at(table, Step.SHOOTING), "askaris")
    enemy = blue(table, "musketeers")

    panel = shown(table, "fire", own, target=enemy, inches="5")

    fallen, answered = panel.reading.charts
    assert enemy in fallen.title
    assert f"Should {enemy} answer" in answered.title
    assert sum(bar.value for bar in fallen.bars) == pytest.approx(1, abs=0.03)


def test_what_is_no_distance_is_told_in_words_and_nothing_else_is_lost(table: BattleDocument) -> None:
    own = red(at(table, Step.SHOOTING), "askaris")

    empty, wrong = shown(table, "fire", own), shown(table, "fire", own, inches="nine", alone=True)

    assert empty.checked.fault == "Measure, and type the distance."
    assert "nine" in wrong.checked.fault
    assert next(ask.value for ask in wrong.asks if ask.name == "alone") is True
    assert wrong.checked.command is None


def test_the_facts_of_a_units_last_shot_are_there_again(table: BattleDocument) -> None:
    own, enemy = red(at(table, Step.SHOOTING), "askaris"), blue(table, "spearmen")
    first = shown(
        table, "fire", own, target=enemy, inches="6", shooters_count=2, cover=True, work_between=True
    )
    table.submit(first.checked.command, OrderDice((1, 1)), "agreed" if first.checked.against else None)
    forget(table.session)

    panel = shown(table, "fire", own)

    asks = {ask.name: ask for ask in panel.asks}
    assert asks["target"].value == enemy
    assert asks["cover"].value is True
    assert asks["work_between"].value is True
    assert asks["inches"].value == ""
    assert asks["inches"].hint == "6 before"
    other = shown(table, "fire", own, target=blue(table, "musketeers"))
    assert next(ask.value for ask in other.asks if ask.name == "cover") is False


@pytest.mark.rule("PRIO-05")
def test_the_card_tells_who_may_be_nearer_than_the_target_until_it_was_said(table: BattleDocument) -> None:
    """An askari shoots 16 inches far: within 9 another unit may come first, and the card asks how far it is."""
    own = red(at(table, Step.SHOOTING), "askaris")
    target, rival = blue(table, "spearmen"), blue(table, "musketeers")

    silent = shown(table, "fire", own, target=target, inches="9")
    stated = shown(table, "fire", own, target=target, inches="9", others=rival, other_inches="11")

    (note,) = silent.reading.notes
    code = table.names.code("en", rival)
    assert code in note
    assert "nearer than 9″" in note
    assert "PRIO-05" in note
    assert not any(code in each for each in stated.reading.notes)


def test_the_card_says_the_same_after_a_change_of_language(table: BattleDocument) -> None:
    own, session = red(at(table, Step.SHOOTING), "askaris"), table.session
    english = shown(table, "fire", own, inches="9,5", behind="barricade", shooters_count=3)

    session.prefer(language="es")
    here = desk(session, table)
    assert here is not None
    spanish = card(here)

    assert spanish.checked.command == english.checked.command
    assert [ask.value for ask in spanish.asks] == [ask.value for ask in english.asks]
    assert spanish.title != english.title


def test_an_enemy_chosen_on_the_board_is_the_target(table: BattleDocument) -> None:
    own, enemy = red(at(table, Step.SHOOTING), "askaris"), blue(table, "musketeers")
    shown(table, "fire", own, inches="5")

    table.choose(enemy)
    here = desk(table.session, table)
    assert here is not None
    panel = card(here)

    assert next(ask.value for ask in panel.asks if ask.name == "target") == enemy
    assert {table.live.company[aim.target] for aim in panel.checked.command.aims} == {enemy}


def test_another_order_begins_with_no_answers(table: BattleDocument) -> None:
    at(table, Step.SHOOTING)
    own, other = [n for n, unit in table.live.units.items() if unit.side == "red" and unit.here][2:4]
    shown(table, "fire", own, inches="5")

    panel = shown(table, "fire", other)

    assert next(ask.value for ask in panel.asks if ask.name == "inches") == ""
    kept = table.session.open.get(OPEN)
    assert kept is not None
    assert kept.wish.who == (other,)


def test_what_is_said_of_a_gap_and_of_each_fact_stands_in_the_order(table: BattleDocument) -> None:
    own, enemy = red(at(table, Step.SHOOTING), "askaris"), blue(table, "spearmen")
    gap = {"gap_width_in": "2", "gap_from_in": "1.5", "gap_base_in": "0,8"}

    panel = shown(
        table, "fire", own, target=enemy, inches="7", gap=True, no_in_arc=True, advancing=True, **gap
    )

    assert {*gap, "no_visible", "no_arc_at_start", "work_between"} <= {each.name for each in panel.asks}
    aim = panel.checked.command.aims[0]
    assert aim.gap == Gap(2, 1.5, 0.8)
    assert (aim.visible, aim.in_arc, aim.arc_at_start, aim.advancing) == (True, False, True, True)


def test_objections_stand_with_their_citation_and_many_alike_are_one(table: BattleDocument) -> None:
    own = red(at(table, Step.SHOOTING), "askaris")

    panel = shown(table, "fire", own, target=blue(table, "spearmen"), inches="40", no_visible=True)

    assert any("p. 2" in text for text in panel.checked.against)
    assert len(panel.checked.against) <= 6
    others = f"{table.names.code('en', own)}.2-{len(panel.checked.command.aims)}"
    assert all(f"The same for {others}" in text for text in panel.checked.against)


def test_the_second_rank_shoots_over_comrades_who_do_not(table: BattleDocument) -> None:
    own = red(at(table, Step.SHOOTING), "askaris")

    panel = shown(table, "fire", own, inches="5", shooters_count=3, front=True)

    aims = panel.checked.command.aims
    fronts = [aim.front for aim in aims]
    assert len(set(fronts)) == 3
    assert not set(fronts) & {aim.shooter for aim in aims}


# --- close combat ---


@pytest.mark.rule("MELEE-03", "MELEE-04")
def test_a_bout_shows_both_scores_and_the_thirty_six_throws(table: BattleDocument) -> None:
    own, enemy = touching(table)
    at(table, Step.MELEE)

    panel = shown(table, "fight")

    (need,) = panel.reading.needs
    assert need.number == "−1 : +1"  # askaris −1, spearmen +1
    (chart,) = panel.reading.charts
    falls = {bar.label: bar.text for bar in chart.bars}
    assert falls == {
        "Spearman falls": "8.3%",
        "Nobody falls": "33.3%",
        "Askari falls": "58.3%",
    }  # 3, 12, 21
    assert panel.checked.dice == 6
    assert isinstance(panel.checked.command, Fight)
    assert {own, enemy} == {table.live.company[name] for name in panel.checked.command.bouts[0].names}


@pytest.mark.rule("MELEE-04", "MELEE-09")
def test_two_enemies_of_different_troops_are_told_apart(table: BattleDocument) -> None:
    """A spearman (+1) against an askari (−1) and a swordsman (+3), each 2 better as second."""
    own, enemy = touching(table, 1)
    at(table, Step.MELEE)
    askari, spearman = (table.live.units[name].figures[0].name for name in (own, enemy))
    swordsman = table.live.units[red(table, "swordsmen")].figures[0].name
    give(table, Adjust("enemies", (askari, swordsman), "to try it", spearman))

    (need,) = shown(table, "fight").reading.needs

    assert need.head == "Spearman ⚔ 1 Askari + 1 Swordsman"
    sums = [reason for reason in need.reasons if ": " in reason]
    assert sums == [
        "Spearman: +1", "Askari: −1", "Askari, coming second: +1", "Swordsman: +3", "Swordsman, coming second: +5",
    ]  # fmt: skip


def test_only_the_bouts_that_are_down_are_fought(table: BattleDocument) -> None:
    touching(table)
    at(table, Step.MELEE)
    all_ = shown(table, "fight")
    first = next(ask for ask in all_.asks if ask.name.startswith("now-"))

    panel = shown(table, "fight", **{first.name: False})

    assert len(panel.checked.command.bouts) == len(all_.checked.command.bouts) - 1
    assert panel.checked.dice == 4


# --- movement ---


def test_a_roll_shows_how_far_it_may_carry(table: BattleDocument) -> None:
    own = red(table, "askaris")

    panel = shown(table, "roll-move", own)

    assert panel.reading.needs[0].number == "D6+3"
    assert [bar.label for bar in panel.reading.charts[0].bars] == ["4", "5", "6", "7", "8", "9"]
    assert panel.checked.command == RollMove(own)
    assert [link.kind for link in panel.reading.links] == ["decline"]


def test_a_move_begins_with_what_the_dice_allow_and_says_why(table: BattleDocument) -> None:
    own = red(table, "askaris")
    table.submit(RollMove(own), OrderDice((5,)))

    panel = shown(table, "move", own)

    assert next(ask.value for ask in panel.asks if ask.name == "inches") == "8"
    assert panel.reading.needs[0].number == "8″"
    assert panel.checked.command.inches == 8
    far = shown(table, "move", own, inches="9")
    assert any("8" in text for text in far.checked.against)


def test_contacts_are_paired_figure_by_figure(table: BattleDocument) -> None:
    own, enemy = red(table, "askaris"), blue(table, "spearmen")
    table.submit(RollMove(own), OrderDice((5,)))

    panel = shown(table, "move", own, engages=enemy, engages_count=4)

    pairs = panel.checked.command.engages
    assert len(pairs) == 4
    assert {table.live.company[one] for one, _ in pairs} == {own}
    assert len({other for _, other in pairs}) == 4


@pytest.mark.rule("MOVE-06")
@pytest.mark.parametrize(("short", "objects"), [("0.5", True), ("1", False)])
def test_whoever_rolled_for_the_open_may_say_how_far_short_of_cover_he_stops(
    table: BattleDocument, short: str, objects: bool
) -> None:
    own, enemy = red(table, "askaris"), blue(table, "spearmen")
    give(table, RollMove(own))
    about: dict[str, Value] = {"engages": enemy, "inches": "1", "aims_at": "jungle"}

    assert "aims_short_in" not in {ask.name for ask in shown(table, "move", own, engages=enemy).asks}
    panel = shown(table, "move", own, **about, aims_short_in=short)

    assert "aims_short_in" in {ask.name for ask in panel.asks}
    order = panel.checked.command
    assert isinstance(order, Move)
    assert (order.aims_short_in, order.engages) == (float(short), ())
    assert any("MOVE-06" in str(each) for each in panel.checked.against) is objects


# --- morale ---


def fallen(table: BattleDocument, unit: str, count: int) -> None:
    """So many of a unit are shot down by red's askaris."""
    own = red(table, "askaris")
    panel = shown(table, "fire", own, target=unit, inches="3", shooters_count=count)
    needed = len(panel.checked.command.aims)
    table.submit(panel.checked.command, OrderDice((6,) * needed), "agreed" if panel.checked.against else None)
    forget(table.session)


@pytest.mark.rule("MORALE-02", "MORALE-03")
def test_tests_stand_with_their_reasons_their_face_and_their_odds(table: BattleDocument) -> None:
    unit = blue(at(table, Step.SHOOTING), "spearmen")
    fallen(table, unit, 8)
    at(table, Step.MORALE)

    panel = shown(table, "take-tests", unit)

    assert panel.checked.command == TakeTests(unit)
    owed = [note for note in panel.reading.notes if note.startswith("•")]
    assert panel.checked.dice == len(owed) == 2  # at the fourth and the eighth casualty
    assert panel.reading.needs[0].number == "4+"
    assert {bar.label for bar in panel.reading.charts[0].bars} >= {"Holds", "A marker", "Flees"}


@pytest.mark.rule("STD-04")
def test_a_standard_is_raised_for_units_of_its_own_army_alone(table: BattleDocument) -> None:
    unit = blue(at(table, Step.SHOOTING), "spearmen")
    fallen(table, unit, 8)
    at(table, Step.MORALE)
    bearers = {
        each.side: each.name for each in table.live.units.values() if each.sort is Sort.STANDARD_BEARER
    }

    def offered(side: str) -> list[str]:
        fields = {each.name: each for each in shown(table, "raise-standard", bearer=bearers[side]).asks}
        return [name for name, _ in fields["unit"].choices]

    assert offered("blue") == [unit]
    assert offered("red") == []


# --- whatever else has dice ---


def test_a_single_die_shows_what_each_of_its_faces_brings(table: BattleDocument) -> None:
    own = red(at(table, Step.SHOOTING), "askaris")
    code = desk_code(table, own)

    panel = shown(table, "light-fire", figure=code, target="village", place="Kyagwe")

    assert isinstance(panel.checked.command, LightFire)
    assert panel.reading.needs[0].number == "5+"
    assert [face.faces for face in panel.reading.faces] == ["1–4", "5–6"]
    assert panel.checked.dice == 1


def desk_code(table: BattleDocument, unit: str) -> str:
    """The code of a unit's first figure."""
    return table.names.figure_code("en", table.live.units[unit].figures[0].name)


def test_every_order_with_a_card_has_one_whatever_the_moment(table: BattleDocument) -> None:
    touching(table)
    steps = set()
    for _ in Step:
        steps.add(table.live.step)
        for kind in CARDS:
            panel = shown(table, kind)
            assert panel.title
            assert panel.checked.fault or panel.checked.command is not None, kind
        give(table, EndStep(table.live.step))

    assert {Step.UNITS, Step.INDEPENDENTS, Step.SHOOTING, Step.MELEE} <= steps


# --- the same as at the terminal ---


def test_a_card_orders_what_the_line_at_the_terminal_orders(table: BattleDocument) -> None:
    own, enemy = red(at(table, Step.SHOOTING), "askaris"), blue(table, "spearmen")

    plain = shown(table, "fire", own, target=enemy, inches="9")
    special = shown(table, "fire", own, target=enemy, inches="9", cover=True, no_in_arc=True)

    line = f'shoot "{own}" at "{enemy}" range 9'
    assert plain.checked.command == table.reader.command(line)
    assert special.checked.command == table.reader.command(f"{line} --cover --no-in-arc")


def test_whoever_was_reached_shoots_at_those_who_touch_him(table: BattleDocument) -> None:
    enemy, own = touching(table)  # red has charged; blue's spearmen do not shoot
    shooters = blue(table, "musketeers")
    pair = (table.live.units[own].figures[5].name, table.live.units[shooters].figures[0].name)
    assert enemy != own
    give(table, Move(red(table, "swordsmen"), inches=3, engages=(
        (table.live.units[red(table, "swordsmen")].figures[0].name, pair[1]),)))  # fmt: skip
    at(table, Step.SHOOTING)

    panel = shown(table, "fire", shooters, shooters_way="touched")

    (aim,) = panel.checked.command.aims
    assert aim.shooter == pair[1]
    assert table.live.company[aim.target] == red(table, "swordsmen")
    assert aim.inches == 0


def test_a_wall_is_shot_at_by_the_name_that_people_give_it(table: BattleDocument) -> None:
    own = red(at(table, Step.SHOOTING), "askaris")

    unnamed = shown(table, "fire", own, target="wall:", inches="4")
    named = shown(table, "fire", own, target="wall:", wall="the gate", inches="4", shooters_count=2)

    assert unnamed.checked.fault == "Say which wall it is."
    assert [(aim.target, aim.wall) for aim in named.checked.command.aims] == [("the gate", True)] * 2


@pytest.mark.rule("MORALE-07")
def test_whoever_saw_a_unit_destroyed_is_marked_and_nobody_else(table: BattleDocument) -> None:
    gone = blue(at(table, Step.SHOOTING), "well_armed_askaris")
    shots = shown(table, "fire", red(table, "askaris"), target=gone, inches="3").checked
    table.submit(shots.command, OrderDice((6,) * shots.dice), "agreed" if shots.against else None)
    forget(table.session)
    at(table, Step.MORALE)

    nobody = shown(table, "hear")
    units = next(ask.choices for ask in nobody.asks if ask.name == "units")
    one = shown(table, "hear", units=(units[0][0],))

    assert gone in next(ask.label for ask in nobody.asks if ask.name == "units")
    assert nobody.checked.command.units == ()
    assert isinstance(one.checked.command, Hear)
    assert one.checked.command.units == ((units[0][0], None),)


# --- orders that the map fills in ---


def test_the_card_knows_from_the_map_who_touches_what_he_would_set_on_fire(session: Session) -> None:
    """The village reaches from (44, 18) to (58, 28); an Askari by it touches it, one 4 in off does not."""
    made = laid(session)
    name = figures(made, red(made.table, "askaris"))[0]
    said: dict[str, Value] = {"figure": name, "place": "Mbogo", "target": "village"}

    def touching_at(x: float) -> object:
        put(made, {name: Stand(x, 20)})
        panel = shown(made.table, "light-fire", **said)
        return next(ask.value for ask in panel.asks if ask.name == "touching")

    assert touching_at(43.6) is True
    assert touching_at(40) is False


def test_what_a_person_says_stands_against_the_map(session: Session) -> None:
    made = laid(session)
    name = figures(made, red(made.table, "askaris"))[0]

    panel = shown(made.table, "light-fire", figure=name, place="Mbogo", target="village", touching=True)

    assert next(ask.value for ask in panel.asks if ask.name == "touching") is True
