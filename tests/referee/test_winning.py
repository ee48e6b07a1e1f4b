"""Who wins, pages 20 to 22, from what stands on the table."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from heart_africa.core.dice import Dice
from heart_africa.rules.battle import Battle, Gone, Sort, Stage, Where
from heart_africa.rules.battle.state import Burning, Fire, Ground, Piece
from heart_africa.rules.book import book
from heart_africa.rules.book.play import Step
from heart_africa.rules.book.terrain import PieceId
from heart_africa.rules.referee.ending import (
    FEATURE,
    BattleWon,
    CheckVictory,
    Occupied,
    Occupy,
    ambush_facts,
    decide,
    due,
    may_hold,
    objections,
    standing,
    verdict,
)
from heart_africa.rules.referee.shooting.events import PlaceLit
from tests.referee.builders import baggage, battle, lone, unit
from tests.referee.playing import after, facts
from tests.wording import told

BOOK = book()


def without(stands: Battle, gone: Gone, *names: str) -> Battle:
    """The battle with these figures gone."""
    return stands.with_figure(*(replace(stands.figure(name), gone=gone) for name in names))


def named(unit_: str, count: int) -> tuple[str, ...]:
    """The first figures of a unit."""
    return tuple(f"{unit_} {number}" for number in range(1, count + 1))


def winner(stands: Battle, *, turn_over: bool = True) -> tuple[str, str] | None:
    """Who has won, by which entry."""
    found = verdict(BOOK, stands, turn_over=turn_over)
    return (found.winner, found.why.rule) if found else None


def reckoned(stands: Battle) -> Mapping[str, int]:
    """The lines of the reckoning by their entries; each is worded."""
    lines = standing(BOOK, stands)
    assert all(told(*lines))
    return {f"{line.rule} {line.what.removeprefix('winning-')}": line.value for line in lines}


# --- an Encounter ---

MEETING = battle(
    unit("Guardia", "red", "swordsmen", 2), unit("Askaris", "blue", "askaris", 2), step=Step.VICTORY
)


@pytest.mark.rule("SCEN-15")
def test_a_side_without_combat_units_on_the_table_has_lost_when_the_turn_ends() -> None:
    beaten = without(MEETING, Gone.LOST, *named("Guardia", 2))

    assert winner(MEETING) is None
    assert winner(beaten) == ("defender", "SCEN-15")
    assert winner(beaten, turn_over=False) is None


@pytest.mark.rule("SCEN-15")
def test_both_without_units_in_the_same_turn_draw() -> None:
    empty = without(MEETING, Gone.FLED, *named("Guardia", 2), *named("Askaris", 2))

    assert winner(empty) == ("draw", "SCEN-15")


@pytest.mark.rule("SCEN-15")
@pytest.mark.parametrize(
    ("where", "expected"), [(Where.RESERVE, ("defender", "SCEN-15")), (Where.AMBUSH, None)]
)
def test_a_unit_in_reserve_does_not_save_its_side_and_a_hidden_one_does(
    where: Where, expected: tuple[str, str] | None
) -> None:
    stands = MEETING.with_unit(replace(MEETING.unit("Guardia"), where=where))

    assert winner(stands) == expected


@pytest.mark.rule("SCEN-15")
def test_a_leader_alone_is_no_combat_unit() -> None:
    chief = lone("Mkwawa", "red", Sort.LEADER, "swordsmen")

    assert winner(battle(chief, unit("Askaris", "blue", "askaris", 2))) == ("defender", "SCEN-15")


# --- an Ambush ---


def column(turn: int = 6) -> Battle:
    """Twelve fighting figures (ten men, a leader, his bearer), two attendants, four elements of baggage."""
    chief = lone("Stanley", "red", Sort.LEADER, "white_men", ("gun_bearer", "attendant", "attendant"))
    company = tuple(replace(figure, name=f"{figure.name} {n}") for n, figure in enumerate(chief.figures))
    chief = replace(chief, figures=company)
    force = (unit("Caravana", "red", "askaris", 10), chief, baggage("Bagaje", "red"))
    return battle(*force, unit("Lanzas", "blue", "spearmen", 8), scenario="ambush", turn=turn)


@pytest.mark.rule("SCEN-31")
def test_bearers_count_as_fighting_and_neither_attendants_nor_baggage() -> None:
    force = ambush_facts(BOOK, column())

    assert (force.figures, force.baggage, force.entered) == (12, 4, 2)


@pytest.mark.rule("SCEN-29", "SCEN-30")
@pytest.mark.parametrize(
    ("men", "elements", "expected"),
    [
        (7, 0, None),
        (8, 0, ("attacker", "SCEN-29")),
        (6, 3, None),
        (6, 4, ("attacker", "SCEN-30")),
        (5, 4, None),
    ],
)
def test_two_thirds_get_through_or_half_with_all_the_baggage(
    men: int, elements: int, expected: tuple[str, str] | None
) -> None:
    stands = without(column(), Gone.LEFT, *named("Caravana", men), *named("Bagaje", elements))

    assert winner(stands, turn_over=False) == expected


@pytest.mark.rule("SCEN-32")
@pytest.mark.parametrize(
    ("men", "elements", "expected"),
    [
        (4, 1, None),
        (5, 0, None),
        (5, 1, ("defender", "SCEN-32")),
        (6, 0, None),
        (7, 0, ("defender", "SCEN-32")),
    ],
)
def test_he_has_lost_as_soon_as_he_can_no_longer_win(
    men: int, elements: int, expected: tuple[str, str] | None
) -> None:
    stands = without(column(), Gone.LOST, *named("Caravana", men), *named("Bagaje", elements))

    assert winner(stands, turn_over=False) == expected


@pytest.mark.rule("SCEN-33")
@pytest.mark.parametrize(("turn", "expected"), [(2, None), (3, ("defender", "SCEN-33"))])
def test_all_that_entered_is_lost_after_the_second_turn(turn: int, expected: tuple[str, str] | None) -> None:
    behind = unit("Zaga", "red", "askaris", 20, where=Where.COLUMN)
    stands = battle(
        unit("Punta", "red", "askaris", 4),
        behind,
        unit("Lanzas", "blue", "spearmen", 8),
        scenario="ambush",
        turn=turn,
    )
    lost = without(stands, Gone.FLED, *named("Punta", 4))

    assert winner(stands, turn_over=False) is None
    assert winner(lost, turn_over=False) == expected


@pytest.mark.rule("SCEN-33")
def test_a_unit_of_which_somebody_got_through_is_not_lost() -> None:
    behind = unit("Zaga", "red", "askaris", 20, where=Where.COLUMN)
    stands = battle(unit("Punta", "red", "askaris", 4), behind, scenario="ambush", turn=5)
    some = without(without(stands, Gone.LOST, *named("Punta", 3)), Gone.LEFT, "Punta 4")

    assert winner(some, turn_over=False) is None


@pytest.mark.rule("SCEN-33")
def test_baggage_left_at_home_has_not_entered() -> None:
    stands = column()
    home = replace(stands.unit("Bagaje"), where=Where.HOME)

    assert ambush_facts(BOOK, stands.with_unit(home)).entered == 1


def test_the_reckoning_of_an_ambush() -> None:
    stands = without(without(column(), Gone.LEFT, *named("Caravana", 3)), Gone.LOST, "Stanley 0", "Bagaje 1")

    assert reckoned(stands) == {
        "SCEN-29 out": 3,
        "SCEN-30 out-with-baggage": 3,
        "SCEN-32 at-best": 11,
        "SCEN-33 entered-lost": 0,
    }
    (needed,) = (line.about["needed"] for line in standing(BOOK, stands) if line.rule == "SCEN-29")
    assert needed == 8


# --- a Planned Attack ---

ATTACK = battle(
    unit("Guardia", "red", "swordsmen", 2),
    unit("Tarde", "red", "askaris", 2, arrived=True),
    unit("Fuera", "red", "askaris", 2, where=Where.RESERVE),
    unit("Askaris", "blue", "askaris", 2),
    scenario="planned_attack",
    step=Step.VICTORY,
    turn=4,
)


@pytest.mark.rule("SCEN-41")
def test_the_place_is_cleared() -> None:
    cleared = without(ATTACK, Gone.FLED, *named("Askaris", 2))

    assert winner(cleared) == ("attacker", "SCEN-41")
    assert due(BOOK, cleared).owed == ()  # nobody is asked who holds a place that is won
    assert objections(BOOK, cleared, CheckVictory()) == ()


@pytest.mark.rule("SCEN-42")
def test_only_a_unit_that_was_there_all_turn_can_have_held_the_place() -> None:
    assert [held.name for held in may_hold(ATTACK)] == ["Guardia"]
    assert may_hold(replace(ATTACK, turn=1)) == ()
    assert may_hold(replace(ATTACK, scenario="raid")) == ()


@pytest.mark.rule("SCEN-42", "SCEN-43")
def test_two_complete_turns_in_a_row_win() -> None:
    (asked,) = due(BOOK, ATTACK).owed
    assert (asked.order, asked.who, asked.why.rule) == ("occupy", ("Guardia",), "SCEN-43")
    assert all(told(asked.why))

    held = answered(ATTACK, Occupy(held=True, units=("Guardia",)))
    again = answered(replace(held, turn=5, done=()), Occupy(held=True, units=("Guardia",)))

    assert due(BOOK, held).owed == ()
    assert (winner(held), winner(again)) == (None, ("attacker", "SCEN-42"))


@pytest.mark.rule("SCEN-42")
def test_a_turn_in_which_he_does_not_hold_it_begins_the_count_anew() -> None:
    held = answered(ATTACK, Occupy(held=True, units=("Guardia",)))

    lost = answered(replace(held, turn=5, done=()), Occupy(held=False))

    assert (held.held, lost.held) == (1, 0)


BURNING = replace(ATTACK, fires=(Burning("Ujiji", Fire("village", 3), "blue"),))
"""The defender's village was lit in turn 3: it burns in turns 3, 4, 5 and 6."""


@pytest.mark.rule("FIRE-11", "SCEN-42")
@pytest.mark.parametrize(("turn", "asked"), [(4, ()), (6, ()), (7, ("occupy",))])
def test_nobody_is_asked_who_holds_a_village_that_burns(turn: int, asked: tuple[str, ...]) -> None:
    stands = replace(BURNING, turn=turn)
    claims = objections(BOOK, stands, Occupy(held=True, units=("Guardia",)))
    assert tuple(each.order for each in due(BOOK, stands).owed) == asked
    assert [(each.code, each.rule) for each in claims] == (
        [] if asked else [("winning-place-burns", "FIRE-11")]
    )
    assert all(told(*claims))
    assert objections(BOOK, stands, Occupy(held=False)) == ()  # which goes without saying, and may be said


@pytest.mark.rule("FIRE-11", "SCEN-42")
def test_somebody_else_s_fire_changes_nothing() -> None:
    """The attacker's own village, tall grass, or a village where there is a camp besides."""
    grass = replace(BURNING, fires=(Burning("grass", Fire("tall_grass", 3), "blue"),))
    own = replace(BURNING, fires=(Burning("Tabora", Fire("village", 3), "red"),))
    pieces = (Piece(PieceId.VILLAGE, 10, 10), Piece(PieceId.CAMP, 8, 8))
    both = replace(BURNING, ground=Ground("savannah", 72, 48, pieces, agreed=True))
    for stands in (grass, own, both):
        assert [each.order for each in due(BOOK, stands).owed] == ["occupy"]


@pytest.mark.rule("FIRE-11", "SCEN-42")
def test_the_count_of_turns_held_begins_anew_when_the_village_is_lit() -> None:
    held = answered(ATTACK, Occupy(held=True, units=("Guardia",)))
    later = replace(held, turn=5, done=())
    lit = PlaceLit("Ujiji", "village", 5, "blue", "red").applied(later, "")
    theirs = PlaceLit("Tabora", "village", 5, "red", "blue").applied(later, "")
    assert (held.held, lit.held, theirs.held) == (1, 0, 1)


def answered(stands: Battle, order: Occupy) -> Battle:
    """The battle after the umpire's answer."""
    assert objections(BOOK, stands, order) == ()
    happened = facts(FEATURE, BOOK, stands, order)
    assert all(told(*(fact.event for fact in happened)))
    return after(FEATURE, stands, happened)


@pytest.mark.rule("SCEN-42")
@pytest.mark.parametrize(
    ("stands", "order", "code"),
    [
        pytest.param(ATTACK, Occupy(held=True), "winning-no-whole-unit", id="nobody named"),
        pytest.param(ATTACK, Occupy(held=True, units=("Tarde",)), "winning-no-whole-unit", id="came later"),
        pytest.param(MEETING, Occupy(held=False), "winning-not-a-planned-attack", id="an Encounter"),
        pytest.param(
            replace(ATTACK, step=Step.UNITS),
            Occupy(held=False),
            "winning-not-the-end-of-the-turn",
            id="the turn is not over",
        ),
        pytest.param(
            replace(ATTACK, done=("occupy",)), Occupy(held=False), "winning-said-already", id="said already"
        ),
    ],
)
def test_what_is_against_an_answer(stands: Battle, order: Occupy, code: str) -> None:
    (found,) = objections(BOOK, stands, order)

    assert (found.code, found.rule) == (code, "SCEN-42")
    assert all(told(found))


@pytest.mark.rule("SCEN-44")
def test_when_the_time_agreed_is_over_the_umpire_is_asked_and_nothing_ends_by_itself() -> None:
    late = replace(ATTACK, limit=4, done=("occupy",))

    (asked,) = due(BOOK, late).owed

    assert (asked.order, asked.why.rule) == ("call-it", "SCEN-44")
    assert winner(late) is None
    assert due(BOOK, replace(late, limit=5)).owed == ()
    assert reckoned(late) == {"SCEN-41 units-left": 1, "SCEN-42 held": 0, "SCEN-44 limit-left": 1}


# --- a Raid ---

RAID = battle(
    unit("Guardia", "red", "swordsmen", 2),
    unit("Askaris", "blue", "askaris", 2),
    baggage("Ganado", "blue"),
    scenario="raid",
    turn=10,
)


@pytest.mark.rule("SCEN-52")
@pytest.mark.parametrize(
    ("captured", "expected"), [({"red": 1, "blue": 3}, None), ({"red": 2}, ("attacker", "SCEN-52"))]
)
def test_two_elements_captured_win_at_once(
    captured: Mapping[str, int], expected: tuple[str, str] | None
) -> None:
    assert winner(replace(RAID, captured=captured), turn_over=False) == expected


@pytest.mark.rule("SCEN-53")
def test_the_tenth_turn_has_to_be_over() -> None:
    assert winner(RAID, turn_over=False) is None
    assert winner(replace(RAID, turn=9)) is None
    assert winner(RAID) == ("defender", "SCEN-53")
    assert reckoned(RAID) == {"SCEN-52 captured": 0, "SCEN-53 turns-left": 1}


# --- the end ---


@pytest.mark.rule("SCEN-52")
def test_a_raid_that_is_won_is_over_without_waiting_for_the_end_of_the_turn() -> None:
    rich = replace(RAID, captured={"red": 2}, step=Step.RELOADING)
    (found,) = facts(FEATURE, BOOK, rich, CheckVictory())

    over = after(FEATURE, rich, (found,))

    assert objections(BOOK, rich, CheckVictory()) == ()
    assert isinstance(found.event, BattleWon)
    assert (over.stage, found.event.side) == (Stage.OVER, "red")
    assert [line.rule for line in found.event.standing] == ["SCEN-52", "SCEN-53"]
    assert all(told(found.event))


def test_a_battle_that_nobody_has_won_is_not_over() -> None:
    (found,) = objections(BOOK, RAID, CheckVictory())

    assert found.code == "winning-nobody-yet"
    assert all(told(found))
    assert decide(BOOK, RAID, CheckVictory(), Dice()) == ()


def test_a_turn_that_was_not_held_is_told() -> None:
    assert all(told(Occupied(held=False, turns=0)))
