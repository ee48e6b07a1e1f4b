"""Colonial Expeditions, page 40."""

import pytest

from heart_africa.rules.campaign import PlayerStatus
from heart_africa.rules.campaign.attacks import Attack
from heart_africa.rules.campaign.colonials import Revolt, Submit, TakeDistrict
from heart_africa.rules.campaign.forces import Leave
from heart_africa.rules.campaign.state import Exit
from heart_africa.rules.campaign.treasury import GiveHongos
from heart_africa.rules.campaign.turn import BeginTurn
from tests.campaign.club import Club


def scramble() -> Club:
    """Two colonial players, three natives, an explorer, in the first half of 1885."""
    club = Club(
        1885,
        Leo="colonial_expedition",
        Otto="colonial_expedition",
        Ana="native_kingdom",
        Eva="zanzibaris",
        Luis="native_warlord",
        Speke="white_explorers",
    )
    club.turn(1, 6, 5, 3, 2, 1)
    return club


def conquered(*natives: str) -> Club:
    """Leo has conquered these."""
    club = scramble()
    for native in natives or ("Ana",):
        club.beat("Leo", native)
        club.beat("Leo", native)
    return club


@pytest.mark.rule("COLON-02", "COLON-05")
def test_two_victories_conquer_a_native_and_gain_a_district() -> None:
    club = scramble()
    club.beat("Leo", "Ana")
    assert (club.player("Leo").beaten, club.state.districts("Leo")) == (("Ana",), ())
    club.beat("Leo", "Ana")

    assert (club.player("Leo").beaten, club.state.districts("Leo")) == ((), ("Ana",))
    assert (club.player("Ana").standing, club.player("Ana").master) == (PlayerStatus.SUBJECT, "Leo")


@pytest.mark.rule("COLON-02")
def test_a_victory_in_defence_counts_as_well_and_one_over_an_explorer_does_not() -> None:
    club = scramble()
    club.fight("Ana", "Leo", "defender")
    club.beat("Leo", "Speke")
    club.beat("Leo", "Speke")

    assert club.player("Leo").beaten == ("Ana",)
    assert club.player("Speke").plays


@pytest.mark.rule("COLON-03")
def test_the_two_victories_may_lie_turns_apart() -> None:
    club = scramble()
    club.beat("Leo", "Ana")
    for _ in range(2):
        club.pass_all()
        club.turn(1, 6, 5, 3, 2, 1)
    assert club.state.districts("Leo") == ()
    club.beat("Leo", "Ana")

    assert club.state.districts("Leo") == ("Ana",)


@pytest.mark.rule("COLON-04")
@pytest.mark.parametrize("victor", ["Ana", "Luis", "Speke", "Otto"])
def test_a_defeat_in_between_by_anybody_cancels_all_first_victories(victor: str) -> None:
    club = scramble()
    club.beat("Leo", "Ana")
    club.beat("Leo", "Eva")
    club.beat(victor, "Leo")

    assert club.player("Leo").beaten == ()
    club.beat("Leo", "Ana")
    assert club.state.districts("Leo") == ()


@pytest.mark.rule("COLON-04")
def test_a_draw_cancels_nothing_and_conquests_stand() -> None:
    club = conquered("Ana")
    club.beat("Leo", "Eva")
    club.fight("Leo", "Luis", "draw")
    assert club.player("Leo").beaten == ("Eva",)
    club.beat("Luis", "Leo")

    assert club.state.districts("Leo") == ("Ana",)


@pytest.mark.rule("COLON-05")
def test_a_subject_is_suspended() -> None:
    club = conquered("Ana")

    assert "COLON-05" in club.refused(Attack("Ana", "Eva"))
    assert "COLON-05" in club.refused(Attack("Otto", "Ana"))
    assert club.refused(GiveHongos("Ana", "Eva", 1)) == ["COLON-05"]


@pytest.mark.rule("COLON-07")
@pytest.mark.parametrize("victor", ["Ana", "Eva", "Speke"])
def test_whoever_beats_a_colonial_expedition_and_has_a_purse_gains_two(victor: str) -> None:
    club = scramble()
    club.beat(victor, "Leo")

    assert club.hongos(victor) == 7


@pytest.mark.rule("COLON-06", "COLON-13")
def test_colonial_players_may_fight_one_another_for_no_hongos() -> None:
    club = scramble()
    assert club.refused(Attack("Leo", "Otto")) == ["CTURN-11"]
    club.beat("Otto", "Leo")

    assert (club.hongos("Leo"), club.hongos("Otto")) == (0, 0)


@pytest.mark.rule("COLON-08", "COLON-09", "COLON-10")
def test_after_his_defeat_every_subject_may_rebel_and_returns_with_two_hongos() -> None:
    club = conquered("Ana", "Eva")
    assert club.refused(Revolt("Ana")) == ["COLON-08"]
    club.do(GiveHongos("Luis", "Speke", 1))
    club.beat("Luis", "Leo")
    club.do(Revolt("Ana"))
    club.do(Submit("Eva"))

    assert (club.player("Ana").standing, club.hongos("Ana")) == (PlayerStatus.PLAYING, 2)
    assert (club.player("Eva").standing, club.state.districts("Leo")) == (PlayerStatus.SUBJECT, ("Eva",))
    assert club.refused(Revolt("Eva")) == ["COLON-08"]


@pytest.mark.rule("COLON-08")
def test_a_chance_that_is_not_taken_lapses_until_the_next_defeat() -> None:
    club = conquered("Ana")
    club.beat("Luis", "Leo")
    club.pass_all()
    club.turn(1, 6, 5, 3, 1)

    assert club.refused(Revolt("Ana")) == ["COLON-08"]
    club.beat("Speke", "Leo")
    assert club.refused(Revolt("Ana")) == []


@pytest.mark.rule("COLON-08")
def test_who_is_somebody_else_s_subject_has_no_chance() -> None:
    club = conquered("Ana")
    club.beat("Luis", "Otto")

    assert club.refused(Revolt("Ana")) == ["COLON-08"]


@pytest.mark.rule("COLON-10")
def test_a_rebel_who_had_fewer_has_two_all_the_same() -> None:
    club = scramble()
    for _ in range(4):
        club.beat("Eva", "Ana")
    club.beat("Leo", "Ana")
    club.beat("Leo", "Ana")
    club.beat("Luis", "Leo")
    club.do(Revolt("Ana"))

    assert club.hongos("Ana") == 2


@pytest.mark.rule("COLON-11")
def test_his_former_master_wipes_a_rebel_out_with_one_victory() -> None:
    club = conquered("Ana")
    club.beat("Luis", "Leo")
    club.do(Revolt("Ana"))
    club.beat("Leo", "Ana")

    assert (club.player("Ana").standing, club.player("Ana").out) == (PlayerStatus.OUT, Exit.WIPED_OUT)
    assert club.hongos("Ana") == 0
    assert club.state.districts("Leo") == ()
    assert club.refused(Revolt("Ana")) == ["COLON-11", "COLON-08"]


@pytest.mark.rule("COLON-12")
def test_another_colonial_player_has_to_conquer_a_rebel() -> None:
    club = conquered("Ana")
    club.beat("Luis", "Leo")
    club.do(Revolt("Ana"))
    club.beat("Otto", "Ana")
    assert club.player("Ana").standing is PlayerStatus.PLAYING
    club.beat("Otto", "Ana")

    assert club.state.districts("Otto") == ("Ana",)


@pytest.mark.rule("COLON-14", "COLON-08")
def test_the_victor_takes_a_district_and_the_rest_may_rebel() -> None:
    club = conquered("Ana", "Eva")
    club.beat("Otto", "Leo")
    assert not club.state.revolts
    assert club.refused(BeginTurn())[0] == "COLON-14"
    assert club.refused(TakeDistrict("Otto", "Luis")) == ["COLON-14"]
    club.do(TakeDistrict("Otto", "Eva"))

    assert (club.state.districts("Otto"), club.state.districts("Leo")) == (("Eva",), ("Ana",))
    assert club.state.revolts == ("Ana",)
    assert club.refused(TakeDistrict("Otto", "Ana")) == ["COLON-14"]


@pytest.mark.rule("COLON-14")
def test_he_may_take_none_and_there_may_be_none() -> None:
    club = conquered("Ana")
    club.beat("Otto", "Leo")
    club.do(TakeDistrict("Otto"))
    assert club.state.districts("Leo") == ("Ana",)
    club.beat("Leo", "Otto")

    assert club.state.claims == ()


@pytest.mark.rule("COLON-15")
def test_three_defeats_in_a_row_dismiss_the_commander() -> None:
    club = conquered("Ana")
    for victor in ("Luis", "Eva", "Speke"):
        club.beat(victor, "Leo")

    assert (club.player("Leo").standing, club.player("Leo").out) == (PlayerStatus.OUT, Exit.DISMISSED)
    assert club.state.revolts == ("Ana",)
    assert "COLON-15" in club.refused(Attack("Leo", "Luis"))


@pytest.mark.rule("COLON-15")
@pytest.mark.parametrize("outcome", ["attacker", "draw"])
def test_a_battle_that_is_not_lost_breaks_the_row(outcome: str) -> None:
    club = scramble()
    club.beat("Luis", "Leo")
    club.beat("Luis", "Leo")
    club.fight("Leo", "Luis", "draw" if outcome == "draw" else "attacker")
    club.beat("Luis", "Leo")
    club.beat("Luis", "Leo")

    assert club.player("Leo").plays


@pytest.mark.rule("COLON-15")
def test_who_does_not_rebel_against_a_dismissed_master_stays_nobody_s_district() -> None:
    club = conquered("Ana")
    for victor in ("Luis", "Eva", "Speke"):
        club.beat(victor, "Leo")
    club.do(Submit("Ana"))

    assert club.player("Ana").standing is PlayerStatus.SUBJECT
    assert not club.player(club.player("Ana").master).plays


@pytest.mark.rule("COLON-08", "COLON-14")
def test_a_victor_who_leaves_before_he_chooses_takes_nothing_and_all_may_rebel() -> None:
    club = conquered("Ana", "Eva")
    club.beat("Otto", "Leo")
    kinds = club.do(Leave("Otto"))

    assert kinds == ["player-left", "district-taken", "revolt-possible"]
    assert (club.state.claims, club.state.revolts) == ((), ("Ana", "Eva"))


@pytest.mark.rule("COLON-14", "COLON-08")
def test_who_is_taken_as_a_district_has_no_chance_any_more() -> None:
    """His master leaves while the victor has still to choose: both open, and the choice closes one."""
    club = conquered("Ana", "Eva")
    club.beat("Otto", "Leo")
    club.do(Leave("Leo"))
    club.do(TakeDistrict("Otto", "Ana"))

    assert club.state.revolts == ("Eva",)


def test_the_subjects_of_a_master_who_leaves_may_rebel() -> None:
    club = conquered("Ana")
    club.do(Leave("Leo"))

    assert club.state.revolts == ("Ana",)
    club.do(Revolt("Ana"))
    assert club.player("Ana").plays
