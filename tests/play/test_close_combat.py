"""Fighting in close combat, page 27."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heart_africa.core.dice import Dice, DiceNeeded
from heart_africa.rules.battle import Figure
from heart_africa.rules.book import book
from heart_africa.rules.play.close_combat.events import AttendantLost, Fought, Killed, MeleeSpellBroken
from heart_africa.rules.play.close_combat.objections import PART, objections_to_bouts
from heart_africa.rules.play.close_combat.orders import Fight
from heart_africa.rules.play.close_combat.resolution import DIE, fight, fight_bouts, in_each_order
from heart_africa.rules.play.close_combat.scores import Bout
from heart_africa.rules.shared_terms import Obstacle
from tests.play.fights import fighter, melee
from tests.wording import told

BOOK = book()
SPEARMAN = fighter("Ukaya", "spearmen")  # +1
ASKARI = fighter("Juma", "askaris")  # -1
SECOND = fighter("Baraka", "askaris")
LEADER = fighter("Mirambo", "ruga_ruga", lives=1)  # +2


def fought(*bouts: Bout, faces: tuple[int, ...]) -> tuple[object, ...]:
    return fight_bouts(BOOK, bouts, Dice(faces))


def dead(events: tuple[object, ...]) -> list[str]:
    return [event.figure for event in events if isinstance(event, Killed)]


@pytest.mark.parametrize(
    ("faces", "killed"),
    [
        pytest.param((2, 2), ["Juma"], id="ahead by two", marks=pytest.mark.rule("MELEE-12")),
        pytest.param((2, 3), [], id="ahead by one", marks=pytest.mark.rule("MELEE-13")),
        pytest.param((2, 4), [], id="level", marks=pytest.mark.rule("MELEE-13")),
        pytest.param((2, 5), [], id="behind by one", marks=pytest.mark.rule("MELEE-13")),
        pytest.param((2, 6), ["Ukaya"], id="behind by two", marks=pytest.mark.rule("MELEE-12")),
    ],
)
def test_two_points_win_and_kill(faces: tuple[int, int], killed: list[str]) -> None:
    """A spearman with +1 throws a 2 and has 3; the askari has -1."""
    assert dead(fought(Bout(SPEARMAN, (ASKARI,)), faces=faces)) == killed


@pytest.mark.rule("MELEE-06")
def test_the_event_carries_faces_scores_and_reasons() -> None:
    (event, _) = fought(Bout(SPEARMAN, (ASKARI,)), faces=(5, 4))

    assert isinstance(event, Fought)
    assert (event.scores, event.winner, event.rule, event.page) == ((6, 3), "Ukaya", "MELEE-12", 27)
    assert [line.rule for line in (*event.duel.one.lines, *event.duel.other.lines)] == ["CHAR-10", "CHAR-06"]


@pytest.mark.rule("TROOP-04", "TROOP-20", "GUN-08", "BEARER-06")
@pytest.mark.parametrize("troop", ["white_men", "lancers", "field_artillery", "scout", "gun_bearer"])
def test_no_save_is_made_in_close_combat(troop: str) -> None:
    """A warrior (+3) with a 6 has 9; nobody else there has more than 4 with a 1. Two dice are all."""
    events = fought(Bout(fighter("a", troop), (fighter("b", "warriors"),)), faces=(1, 6))

    assert dead(events) == ["a"]


# --- two on one ---


@pytest.mark.rule("MELEE-09")
@pytest.mark.parametrize(
    ("face", "killed"),
    [pytest.param(4, ["Ukaya"], id="4 - 1 + 2 = 5"), pytest.param(3, [], id="3 - 1 + 2 = 4")],
)
def test_the_second_adds_two(face: int, killed: list[str]) -> None:
    """The spearman has 2 + 1 = 3, and draws with the first askari's 4 - 1."""
    bout = Bout(SPEARMAN, (ASKARI, SECOND), first="Juma")

    assert dead(fought(bout, faces=(2, 4, face))) == killed


@pytest.mark.rule("MELEE-07", "MELEE-08")
def test_one_throw_is_compared_with_both_while_the_figure_lives() -> None:
    """6 + 1 = 7 kills the first (3 - 1) and draws with the second (6 - 1 + 2): three dice in all."""
    events = fought(Bout(SPEARMAN, (ASKARI, SECOND), first="Juma"), faces=(6, 3, 6))

    assert [e.face for e in events if isinstance(e, Fought)] == [6, 6]
    assert dead(events) == ["Juma"]


@pytest.mark.rule("MELEE-08")
def test_a_figure_that_falls_to_the_first_does_not_meet_the_second() -> None:
    events = fought(Bout(SPEARMAN, (ASKARI, SECOND), first="Juma"), faces=(1, 6, 1))

    assert [type(event) for event in events] == [Fought, Killed]


@pytest.mark.rule("MELEE-07")
def test_the_outnumbered_chooses_after_the_dice_have_fallen() -> None:
    """The spearman has 3 + 1 = 4. Juma has 5 - 1 = 4, or 6 as second, which kills; Baraka 2, or 4 as second."""
    orders = in_each_order(BOOK, Bout(SPEARMAN, (ASKARI, SECOND)), (3, 5, 3))

    assert {first: dead(events) for first, events in orders.items()} == {
        "Juma": [],
        "Baraka": ["Baraka", "Ukaya"],
    }


@pytest.mark.rule("MELEE-07")
@pytest.mark.parametrize(
    ("first", "met"),
    [
        pytest.param("", ["Juma", "Baraka"], id="left open, the way in which it lives"),
        pytest.param("Baraka", ["Baraka", "Juma"], id="as its player says"),
    ],
)
def test_its_player_may_choose_and_otherwise_it_does_best(first: str, met: list[str]) -> None:
    events = fought(Bout(SPEARMAN, (ASKARI, SECOND), first), faces=(3, 5, 3))

    assert [event.other for event in events if isinstance(event, Fought)] == met


def test_left_open_it_kills_whom_it_can() -> None:
    """The spearman's 4 beats a 3 - 1 met first, not the same as second; the other's 4 - 1, or 5, draws."""
    events = fought(Bout(SPEARMAN, (SECOND, ASKARI)), faces=(3, 4, 3))

    assert dead(events) == ["Juma"]


def test_a_stated_choice_that_names_nobody_there_leaves_it_open() -> None:
    assert dead(fought(Bout(SPEARMAN, (ASKARI, SECOND), "Nobody"), faces=(3, 5, 3))) == []


# --- attendants ---


@pytest.mark.rule("LEAD-16", "LEAD-15")
def test_an_attendant_dies_in_place_of_his_leader() -> None:
    """Against 5 + 1 the leader has 1 + 2."""
    events = fought(Bout(LEADER, (SPEARMAN,)), faces=(1, 5))

    assert [type(event) for event in events] == [Fought, AttendantLost]


@pytest.mark.rule("LEAD-17")
def test_a_leader_without_attendants_dies() -> None:
    assert dead(fought(Bout(replace(LEADER, lives=0), (SPEARMAN,)), faces=(1, 5))) == ["Mirambo"]


@pytest.mark.rule("LEAD-16", "LEAD-17")
def test_a_leader_saved_from_the_first_meets_the_second_and_may_run_out_of_attendants() -> None:
    events = fought(Bout(LEADER, (SPEARMAN, ASKARI), "Ukaya"), faces=(1, 5, 6))

    assert [type(event) for event in events] == [Fought, AttendantLost, Fought, Killed]


@pytest.mark.rule("LEAD-16")
def test_a_leader_who_attacks_with_another_is_saved_in_the_same_way() -> None:
    events = fought(Bout(SPEARMAN, (LEADER, ASKARI), "Mirambo"), faces=(6, 1, 1))

    assert [type(event) for event in events[:2]] == [Fought, AttendantLost]
    assert dead(events) == ["Juma"]


# --- the whole melee ---


def test_all_missing_dice_are_asked_for_at_once() -> None:
    bouts = (Bout(SPEARMAN, (ASKARI,)), Bout(LEADER, (SECOND, fighter("c", "archers"))))
    with pytest.raises(DiceNeeded) as caught:
        fight_bouts(BOOK, bouts, Dice((4, 4)))

    assert (caught.value.count, caught.value.why) == (3, DIE)


def test_the_dice_are_read_bout_by_bout() -> None:
    """First 6 and 1: the askari dies. Then 1 and 6: the leader would, and gives up his attendant."""
    bouts = (Bout(SPEARMAN, (ASKARI,)), Bout(LEADER, (SECOND,)))
    events = fought(*bouts, faces=(6, 1, 1, 6))

    assert dead(events) == ["Juma"]
    assert isinstance(events[-1], AttendantLost)


@given(st.tuples(*[st.integers(1, 6)] * 5))
def test_deciding_twice_is_the_same(faces: tuple[int, ...]) -> None:
    bouts = (Bout(SPEARMAN, (ASKARI, SECOND)), Bout(LEADER, (fighter("c", "lancers"),)))

    assert fought(*bouts, faces=faces) == fought(*bouts, faces=faces)


@given(st.tuples(*[st.integers(1, 6)] * 3), st.sampled_from(["Juma", "Baraka"]))
def test_no_choice_is_better_than_the_one_left_open(faces: tuple[int, ...], first: str) -> None:
    bout = Bout(SPEARMAN, (ASKARI, SECOND))

    chosen, best = (dead(fought(replace(bout, first=way), faces=faces)) for way in (first, ""))
    assert ("Ukaya" in best) <= ("Ukaya" in chosen)


@pytest.mark.rule("TROOP-05")
@pytest.mark.parametrize(
    ("troop", "before", "broken"),
    [
        pytest.param("white_men", False, 1, id="the first White Man of the game"),
        pytest.param("white_men", True, 0, id="not the first"),
        pytest.param("regulars", False, 0, id="a European regular is no White Man"),
    ],
)
def test_the_first_white_man_killed_breaks_the_spell(troop: str, before: bool, broken: int) -> None:
    pairs = [(Figure(name, troop), Figure(f"{name}2", "warriors")) for name in "ab"]
    events = fight(BOOK, replace(melee(*pairs), spell_broken=before), Fight(), Dice((1, 6, 1, 6)))

    assert [event.figure for event in events if isinstance(event, MeleeSpellBroken)] == ["a"] * broken


# --- objections ---


@pytest.mark.parametrize(
    ("bout", "rule"),
    [
        pytest.param(
            Bout(SPEARMAN, (ASKARI, SECOND, fighter("c", "archers"))), "MELEE-04",
            id="three on one", marks=pytest.mark.rule("MELEE-04"),
        ),
        pytest.param(
            Bout(SPEARMAN, (ASKARI, ASKARI)), "MELEE-04",
            id="one figure twice", marks=pytest.mark.rule("MELEE-04"),
        ),
        pytest.param(
            Bout(fighter("a", "gunboat"), (ASKARI,)), "GUN-32",
            id="a gunboat", marks=pytest.mark.rule("GUN-32"),
        ),
        pytest.param(
            Bout(SPEARMAN, (fighter("a", "baggage"),)), "BAG-03",
            id="baggage", marks=pytest.mark.rule("BAG-03"),
        ),
        pytest.param(
            Bout(SPEARMAN, (fighter("a", "attendant"),)), "LEAD-15",
            id="an attendant", marks=pytest.mark.rule("LEAD-15"),
        ),
        pytest.param(
            Bout(fighter("Ukaya", "spearmen", lit=True), (ASKARI,)), "FIRE-04",
            id="one who lit a fire", marks=pytest.mark.rule("FIRE-04"),
        ),
        pytest.param(
            Bout(SPEARMAN, (fighter("Juma", "askaris", behind=Obstacle.WALL),)), "TEMBA-11",
            id="through a wall", marks=pytest.mark.rule("TEMBA-11"),
        ),
    ],
)  # fmt: skip
def test_what_the_book_has_against_a_bout(bout: Bout, rule: str) -> None:
    assert {problem.rule for problem in objections_to_bouts(BOOK, (bout,))} == {rule}


@pytest.mark.rule("MELEE-04")
def test_two_on_one_is_lawful() -> None:
    assert objections_to_bouts(BOOK, (Bout(SPEARMAN, (ASKARI, SECOND)),)) == ()


def test_a_bout_with_what_never_fights_takes_no_dice() -> None:
    assert fought(Bout(SPEARMAN, (fighter("a", "gunboat"),)), faces=()) == ()


def test_every_objection_has_its_condition_and_its_words() -> None:
    bout = Bout(
        fighter("Ukaya", "spearmen", lit=True, behind=Obstacle.WALL),
        (*(fighter(who, who) for who in ("gunboat", "baggage", "attendant")), SPEARMAN),
    )
    problems = objections_to_bouts(BOOK, (bout,))

    assert [row.when for row in BOOK.close_combat.fight] == list(PART)
    assert {problem.code for problem in problems} == {f"melee-{when.replace('_', '-')}" for when in PART}
    assert all(told(*problems))


def test_every_event_is_worded() -> None:
    stanley = melee((Figure("Stanley", "white_men"), Figure("Cetshwayo", "warriors")))
    bouts = (Bout(LEADER, (SPEARMAN, ASKARI), "Ukaya"), Bout(SECOND, (ASKARI,)))
    events = (
        *fight_bouts(BOOK, bouts, Dice((1, 5, 6, 3, 3))),
        *fight(BOOK, stanley, Fight(), Dice((1, 6))),
    )

    assert all(told(*events))
    assert len({event.what for event in events}) == 5
