"""White Explorers, pages 39 and 40."""

import pytest

from heart_africa.core.problems import BadData
from heart_africa.rules.campaign.attacks import Attack, PassGo, Settle
from heart_africa.rules.campaign.battles import ReportResult
from heart_africa.rules.campaign.declarations import Duel, Resist
from heart_africa.rules.campaign.explorers import Explore, Greet, Hunt
from heart_africa.rules.campaign.state import Exit
from heart_africa.rules.campaign.turn import BeginTurn, RollOrder
from tests.campaign.club import Club


def expedition(**others: str) -> Club:
    """Speke, whose go it is, with two natives."""
    club = Club(1885, Speke="white_explorers", Ana="native_kingdom", Luis="native_warlord", **others)
    club.turn(1, 6, 1, *range(2, 2 + len(others)))
    return club


def rivals() -> Club:
    """Burton and Speke, who have met (2 on two dice), and a native."""
    club = Club(Burton="white_explorers", Speke="white_explorers", Ana="native_kingdom")
    club.turn(6, 1, 1, meetings=(1, 1))
    return club


# --- exploring ---


@pytest.mark.rule("EXPL-03")
def test_with_consent_and_perhaps_for_hongos_a_territory_is_explored() -> None:
    club = expedition()
    club.do(Explore("Speke", "Ana", 2))

    assert club.player("Speke").marks == ("Ana",)
    assert (club.hongos("Speke"), club.hongos("Ana")) == (3, 7)


@pytest.mark.rule("EXPL-03")
def test_one_visit_a_turn() -> None:
    club = expedition()
    club.do(Explore("Speke", "Ana"))

    assert club.refused(Explore("Speke", "Luis")) == ["CTURN-05"]


@pytest.mark.rule("EXPL-01", "EXPL-02")
def test_every_native_in_any_order_and_nobody_else() -> None:
    club = expedition(Leo="colonial_expedition")

    assert club.refused(Explore("Speke", "Luis")) == []
    assert club.refused(Explore("Speke", "Ana")) == []
    assert club.refused(Explore("Speke", "Leo")) == ["EXPL-01"]
    assert club.refused(Explore("Ana", "Luis")) == ["CTURN-11", "EXPL-01"]


@pytest.mark.rule("EXPL-01", "EXPL-02")
def test_natives_who_are_conquered_count_and_those_who_are_out_do_not() -> None:
    club = expedition(Leo="colonial_expedition")
    club.beat("Leo", "Luis")
    club.beat("Leo", "Luis")

    assert club.state.natives() == ("Ana", "Luis")
    for _ in range(5):
        club.beat("Speke", "Ana")
    assert club.state.natives() == ("Luis",)
    assert club.player("Speke").marks == ("Ana",)


@pytest.mark.rule("EXPL-01", "EXPL-03")
def test_a_conquered_land_is_visited_by_leave_of_its_master_who_takes_no_hongos() -> None:
    club = Club(1885, Speke="white_explorers", Leo="colonial_expedition", Ana="pygmies", Luis="zanzibaris")
    club.turn(1, 6, 3, 1)
    club.beat("Leo", "Ana")
    club.beat("Leo", "Ana")

    assert club.refused(Explore("Speke", "Ana", 1)) == ["COLON-05"]
    club.do(Explore("Speke", "Ana"))
    assert club.player("Speke").marks == ("Ana",)


@pytest.mark.rule("EXPL-01")
def test_what_is_explored_is_explored() -> None:
    club = expedition()
    club.do(Explore("Speke", "Ana"))
    club.pass_all()
    club.turn(1, 6, 1)

    assert club.refused(Explore("Speke", "Ana")) == ["EXPL-01"]


@pytest.mark.rule("EXPL-04", "EXPL-06")
def test_who_attacks_a_native_and_wins_explores_and_takes_a_hongo() -> None:
    club = expedition()
    club.fight("Speke", "Ana", "attacker")

    assert club.player("Speke").marks == ("Ana",)
    assert (club.hongos("Speke"), club.hongos("Ana")) == (6, 4)


@pytest.mark.rule("EXPL-04")
@pytest.mark.parametrize("outcome", ["defender", "draw"])
def test_who_does_not_win_explores_nothing(outcome: str) -> None:
    club = expedition()
    club.fight("Speke", "Ana", "defender" if outcome == "defender" else "draw")

    assert club.player("Speke").marks == ()


@pytest.mark.rule("EXPL-05")
def test_who_is_attacked_does_not_explore_his_attacker_s_territory_even_if_he_wins() -> None:
    club = expedition()
    club.do(PassGo("Speke"))
    club.fight("Ana", "Speke", "defender")

    assert club.player("Speke").marks == ()


@pytest.mark.rule("EXPL-05")
def test_nor_does_he_that_turn_by_another_way() -> None:
    """Ana settles, attacks in her turn, and loses: Speke had attacked first but explores nothing."""
    club = Club(Ana="warrior_herders", Speke="white_explorers")
    club.turn(6, 1)
    club.do(Attack("Speke", "Ana"))
    club.do(Settle("Ana", 1))
    club.do(Attack("Ana", "Speke"))

    assert club.refused(Explore("Speke", "Ana")) == ["CTURN-07", "CTURN-05", "EXPL-05"]


@pytest.mark.rule("EXPL-03")
def test_an_attack_may_be_settled_by_opening_the_territory() -> None:
    club = expedition()
    club.do(Attack("Speke", "Ana"))
    club.do(Settle("Ana", explore=True))

    assert club.player("Speke").marks == ("Ana",)


@pytest.mark.rule("EXPL-01")
def test_only_to_an_explorer() -> None:
    club = expedition()
    club.do(PassGo("Speke"))
    club.do(Attack("Ana", "Luis"))

    assert club.refused(Settle("Luis", explore=True)) == ["EXPL-01"]


# --- hongos ---


@pytest.mark.rule("EXPL-06", "NATIVE-06")
def test_an_explorer_loses_a_hongo_to_a_native_and_plays_on_without_any() -> None:
    club = expedition()
    for held in (4, 3, 2, 1, 0, 0):
        club.beat("Ana", "Speke")
        assert club.hongos("Speke") == held

    assert club.player("Speke").plays
    assert club.hongos("Ana") == 10


@pytest.mark.rule("EXPL-06", "COLON-07")
def test_an_explorer_who_beats_a_colonial_expedition_gains_two() -> None:
    club = expedition(Leo="colonial_expedition")
    club.beat("Speke", "Leo")

    assert club.hongos("Speke") == 7
    assert club.state.ledger.held("bank") == -17


# --- rivals ---


@pytest.mark.rule("EXPL-07")
def test_two_dice_for_every_pair_of_explorers() -> None:
    """Three explorers: three pairs, six dice."""
    club = Club(Baker="white_explorers", Burton="white_explorers", Speke="white_explorers", Ana="pygmies")
    kinds = club.do(BeginTurn(), 1, 2, 3, 4, 6, 6)

    assert kinds == ["turn-begun", "meeting-rolled", "meeting-rolled", "meeting-rolled"]
    assert club.state.round.meetings == (("Burton", "Speke"),)


@pytest.mark.rule("EXPL-08")
@pytest.mark.parametrize("total", range(2, 13))
def test_they_meet_on_2_or_12(total: int) -> None:
    club = Club(Burton="white_explorers", Speke="white_explorers")
    first = max(1, total - 6)
    club.do(BeginTurn(), first, total - first)

    assert bool(club.state.round.meetings) is (total in {2, 12})


@pytest.mark.rule("EXPL-08")
def test_who_has_not_met_a_rival_neither_fights_nor_attacks_him() -> None:
    club = Club(Burton="white_explorers", Speke="white_explorers")
    club.turn(6, 1, meetings=(3, 4))

    assert club.refused(Duel("Burton", "Speke")) == ["EXPL-08"]
    assert club.refused(Greet("Burton", "Speke")) == ["EXPL-08"]
    assert club.refused(Attack("Burton", "Speke")) == ["EXPL-08"]


@pytest.mark.rule("EXPL-09")
def test_who_meets_may_greet_and_carry_on() -> None:
    club = rivals()
    assert club.refused(BeginTurn())[0] == "EXPL-09"
    club.do(Greet("Speke", "Burton"))

    assert not club.state.round.meetings
    assert club.refused(Explore("Burton", "Ana")) == []


@pytest.mark.rule("EXPL-09", "EXPL-10")
def test_nobody_acts_first_and_fights_a_rival_afterwards() -> None:
    club = rivals()
    for order in (Explore("Burton", "Ana"), Attack("Burton", "Ana"), PassGo("Burton")):
        assert club.refused(order) == ["EXPL-09"]

    club.do(Greet("Burton", "Speke"))
    club.do(Explore("Burton", "Ana"))
    assert club.refused(Duel("Burton", "Speke")) == ["EXPL-08"]


@pytest.mark.rule("EXPL-10")
def test_who_fights_a_rival_does_nothing_else() -> None:
    club = rivals()
    club.do(Duel("Speke", "Burton"), 4)
    club.do(ReportResult("1860-1-1", "attacker"))

    for order in (Explore("Burton", "Ana"), Hunt("Speke"), PassGo("Burton"), Attack("Speke", "Ana")):
        assert club.refused(order) == ["EXPL-10"]


@pytest.mark.rule("EXPL-10")
def test_and_fights_no_third_explorer() -> None:
    club = Club(Baker="white_explorers", Burton="white_explorers", Speke="white_explorers")
    club.do(BeginTurn(), 1, 1, 6, 6, 3, 4)
    club.do(Duel("Baker", "Burton"), 4)

    assert club.refused(Duel("Baker", "Speke")) == ["EXPL-10"]
    assert club.refused(Duel("Speke", "Baker")) == ["EXPL-10"]
    assert club.refused(Greet("Speke", "Baker")) == []


@pytest.mark.rule("EXPL-11")
def test_no_hongo_changes_hands_between_rivals() -> None:
    club = rivals()
    club.do(Duel("Speke", "Burton"), 4)
    club.do(ReportResult("1860-1-1", "attacker"))

    assert (club.hongos("Speke"), club.hongos("Burton")) == (5, 5)
    assert (club.player("Speke").won, club.player("Burton").lost) == (1, 1)
    assert club.player("Speke").marks == ()


# --- the leader ---


@pytest.mark.rule("EXPL-12", "EXPL-13", "EXPL-14", "EXPL-15")
@pytest.mark.parametrize(
    ("face", "acts_next", "plays"),
    [
        (1, True, True),
        (2, True, True),
        (3, False, True),
        (4, False, True),
        (5, False, False),
        (6, False, False),
    ],
)
def test_what_becomes_of_a_leader_who_fell(face: int, acts_next: bool, plays: bool) -> None:
    club = expedition()
    club.fight("Speke", "Ana", "defender", face)
    club.pass_all()
    club.turn(*([1] if plays else []), 6, 1)

    assert club.player("Speke").plays is plays
    assert (club.refused(Explore("Speke", "Luis")) == []) is acts_next


@pytest.mark.rule("EXPL-14")
def test_who_recovers_misses_one_turn_and_no_more() -> None:
    club = expedition()
    club.fight("Speke", "Ana", "defender", 4)
    club.pass_all()
    club.turn(1, 6, 1)

    assert club.refused(Explore("Speke", "Luis")) == ["EXPL-14"]
    club.pass_all()
    club.turn(1, 6, 1)
    assert club.refused(Explore("Speke", "Luis")) == []


@pytest.mark.rule("EXPL-14")
def test_who_recovers_does_not_fight_a_rival() -> None:
    club = Club(Burton="white_explorers", Speke="white_explorers", Ana="native_kingdom")
    club.turn(6, 1, 1, meetings=(3, 4))
    club.fight("Speke", "Ana", "draw", 3)
    club.pass_all()
    club.do(BeginTurn(), 6, 6)

    assert club.refused(Duel("Speke", "Burton")) == ["EXPL-14"]
    assert club.refused(Duel("Burton", "Speke")) == ["EXPL-14"]
    assert club.refused(Greet("Burton", "Speke")) == []


@pytest.mark.rule("EXPL-15")
def test_a_dead_leader_s_expedition_is_abandoned_with_all_it_has() -> None:
    club = expedition()
    club.fight("Speke", "Ana", "attacker", 6)

    assert club.player("Speke").out is Exit.LEADER_DEAD
    assert club.hongos("Speke") == 0
    assert club.refused(Explore("Speke", "Luis"))[0] == "EXPL-15"


@pytest.mark.rule("EXPL-12")
def test_only_an_explorers_leader_in_that_battle_is_rolled_for() -> None:
    club = expedition()
    club.do(Attack("Speke", "Ana"))
    club.do(Resist("Ana"), 4)

    assert club.refused(ReportResult("1885-1-1", "attacker", ("Ana",))) == ["EXPL-12"]
    with pytest.raises(BadData, match="not-one-of"):
        club.refused(ReportResult("1885-1-1", "attacker", ("Luis",)))


# --- hunting ---


@pytest.mark.rule("EXPL-16")
def test_one_turn_a_year_is_for_hunting_instead_of_exploring() -> None:
    club = expedition()
    club.do(Hunt("Speke"), 3)

    assert club.refused(Explore("Speke", "Ana")) == ["CTURN-05"]
    club.pass_all()
    club.turn(1, 6, 1)
    assert club.refused(Hunt("Speke")) == ["EXPL-16"]
    club.pass_all()
    club.turn(1, 6, 1)
    assert club.refused(Hunt("Speke")) == []
    assert club.refused(Hunt("Ana")) == ["CTURN-11", "EXPL-16"]


@pytest.mark.rule("EXPL-17")
def test_no_native_attacks_a_hunter_but_a_colonial_expedition_may() -> None:
    club = expedition(Leo="colonial_expedition")
    club.do(Hunt("Speke"), 3)

    assert club.refused(Attack("Ana", "Speke")) == ["EXPL-17"]
    club.do(PassGo("Ana"))
    assert club.refused(Attack("Leo", "Speke")) == []


@pytest.mark.rule("EXPL-18")
def test_who_means_to_hunt_may_still_run_into_a_rival() -> None:
    """Burton hunts whenever he may; the dice are thrown for him all the same, and fighting ends the hunt."""
    club = rivals()

    assert club.refused(Hunt("Burton")) == ["EXPL-09"]
    club.do(Duel("Speke", "Burton"), 4)
    assert club.refused(Hunt("Burton")) == ["EXPL-10"]


@pytest.mark.rule("EXPL-19", "EXPL-21")
@pytest.mark.parametrize(("face", "hongos"), [(2, 5), (3, 5), (4, 6), (5, 6), (6, 6)])
def test_what_a_hunt_brings(face: int, hongos: int) -> None:
    club = expedition()
    club.do(Hunt("Speke"), face)

    assert club.hongos("Speke") == hongos
    assert club.player("Speke").plays


@pytest.mark.rule("EXPL-20")
@pytest.mark.parametrize(("injury", "plays", "misses"), [(1, True, 0), (4, True, 2), (6, False, 0)])
def test_a_hunter_who_rolls_1_is_hurt_as_in_battle(injury: int, plays: bool, misses: int) -> None:
    club = expedition()
    club.do(Hunt("Speke"), 1, injury)

    assert (club.player("Speke").plays, club.player("Speke").misses) == (plays, misses)


@pytest.mark.rule("EXPL-20")
@pytest.mark.parametrize("face", [2, 6])
def test_no_other_roll_of_a_hunter_hurts_him(face: int) -> None:
    club = expedition()
    club.do(Hunt("Speke"), face)

    assert (club.player("Speke").plays, club.player("Speke").misses) == (True, 0)


@pytest.mark.rule("CTURN-01")
def test_the_roll_for_order_puts_explorers_first_however_low() -> None:
    club = Club(Ana="warrior_herders", Speke="white_explorers")
    club.do(BeginTurn())
    club.do(RollOrder(), 1, 6)

    assert club.state.round.order == ("Speke", "Ana")
