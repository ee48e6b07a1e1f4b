"""The campaign turn, pages 38 and 39: who acts when, attacks and agreements, what is left to play."""

import pytest

from heart_africa.core.problems import BadData
from heart_africa.rules.campaign.attacks import Attack, PassGo, PassRest, Settle
from heart_africa.rules.campaign.battles import ReportResult
from heart_africa.rules.campaign.declarations import Resist
from heart_africa.rules.campaign.explorers import Hunt
from heart_africa.rules.campaign.forfeits import CallOff, Concede, SetDeadline
from heart_africa.rules.campaign.ledger import Cause
from heart_africa.rules.campaign.turn import BeginTurn, OrderRolled, RollOrder, up
from tests.campaign.club import Club


def three() -> Club:
    """Ana (aggressiveness 2) before Luis (3) and Eva (1) on 6, 3 and 1: 12, 9 and 1."""
    club = Club(Ana="native_kingdom", Luis="native_warlord", Eva="pygmies")
    club.turn(6, 3, 1)
    return club


@pytest.mark.rule("CTURN-01", "CTURN-02", "CTURN-03")
def test_explorers_first_and_within_each_group_the_highest_die_times_aggressiveness() -> None:
    """Explorers: 2 x 1 = 2 and 2 x 5 = 10. Others: 4 x 2 = 8, 1 x 6 = 6, 4 x 3 = 12, though colonial."""
    club = Club(
        1885,
        Ana="warrior_herders",
        Burton="white_explorers",
        Eva="pygmies",
        Leo="colonial_expedition",
        Speke="white_explorers",
    )
    club.do(BeginTurn(), 3, 4)
    club.do(RollOrder(), 1, 5, 2, 6, 3)

    assert club.state.round.order == ("Speke", "Burton", "Leo", "Ana", "Eva")


@pytest.mark.rule("CTURN-04")
def test_who_ties_rolls_again_for_his_place_among_those_alone() -> None:
    """Ana 2 x 6 and Luis 3 x 4 tie with 12; Eva has 1 x 6. Again: 2 x 1 and 3 x 1, both below Eva's 6."""
    club = Club(Ana="native_kingdom", Luis="native_warlord", Eva="pygmies")
    club.do(BeginTurn())
    club.do(RollOrder(), 6, 4, 6, 1, 1)

    assert club.state.round.order == ("Luis", "Ana", "Eva")


@pytest.mark.rule("CTURN-04")
def test_a_tie_is_rolled_until_it_is_settled() -> None:
    """Two lists of aggressiveness 1: 3 and 3, again 5 and 5, again 2 and 4."""
    club = Club(Ana="pygmies", Eva="pygmies")
    club.do(BeginTurn())
    club.do(RollOrder(), 3, 3, 5, 5, 2, 4)

    event = club.journal.standing[-1].act.facts[0].event
    assert isinstance(event, OrderRolled)
    assert [(score.player, score.totals) for score in event.scores] == [
        ("Eva", (3, 5, 4)),
        ("Ana", (3, 5, 2)),
    ]


@pytest.mark.rule("CTURN-03")
def test_the_order_is_rolled_once_in_a_turn_that_has_begun() -> None:
    club = Club(Ana="pygmies", Eva="native_warlord")

    assert club.refused(RollOrder()) == ["CAMP-03"]
    club.turn(1, 1)
    assert club.refused(RollOrder()) == ["CTURN-03"]


@pytest.mark.rule("CTURN-12")
def test_all_who_are_left_may_do_nothing_at_once_and_nobody_else_passes() -> None:
    """Ana has gone, Eva was attacked and resisted: Luis is left."""
    club = three()
    club.do(Attack("Ana", "Eva"))
    assert club.refused(PassRest()) == ["CTURN-07"]
    club.do(Resist("Eva"), 4)

    assert club.do(PassRest()) == ["go-passed"]
    assert (club.state.round.gone, up(club.state)) == (("Ana", "Luis"), "")
    assert club.refused(PassRest()) == ["CTURN-11"]


@pytest.mark.rule("CTURN-12", "EXPL-09")
def test_nobody_rests_before_the_order_is_rolled_or_a_meeting_is_settled() -> None:
    club = Club(Burton="white_explorers", Speke="white_explorers")
    assert club.refused(PassRest()) == ["CAMP-03"]
    club.do(BeginTurn(), 6, 6)

    assert club.refused(PassRest()) == ["CTURN-03", "EXPL-09"]


@pytest.mark.rule("CTURN-05", "CTURN-11", "CTURN-12")
def test_one_after_the_other_attacks_once_or_passes() -> None:
    club = three()

    assert club.refused(Attack("Luis", "Eva")) == ["CTURN-11"]
    club.do(PassGo("Ana"))
    assert club.refused(Attack("Ana", "Eva")) == ["CTURN-05"]
    club.do(Attack("Luis", "Eva"))
    club.do(Settle("Eva"))
    assert club.refused(Attack("Luis", "Ana")) == ["CTURN-05"]
    assert up(club.state) == "Eva"


@pytest.mark.rule("CTURN-05")
def test_nobody_attacks_himself_or_before_the_order_is_known() -> None:
    club = Club(Ana="pygmies", Eva="native_warlord")

    assert club.refused(Attack("Ana", "Eva")) == ["CAMP-03"]
    club.do(BeginTurn())
    assert club.refused(Attack("Ana", "Eva")) == ["CTURN-03"]
    club.do(RollOrder(), 6, 1)
    assert club.refused(Attack("Ana", "Ana")) == ["CTURN-06"]


@pytest.mark.rule("CTURN-06")
def test_somebody_may_be_attacked_who_has_a_battle_already() -> None:
    club = three()
    club.do(Attack("Ana", "Eva"))
    club.do(Resist("Eva"), 4)
    club.do(Attack("Luis", "Eva"))
    club.do(Resist("Eva"), 1)

    assert [battle.sides for battle in club.state.battles.values()] == [("Ana", "Eva"), ("Luis", "Eva")]


@pytest.mark.rule("CTURN-07", "CPTS-01", "CPTS-02")
@pytest.mark.parametrize(
    ("face", "scenario"),
    [(1, "ambush"), (2, "ambush"), (3, "planned_attack"), (4, "encounter"), (5, "raid"), (6, "raid")],
)
def test_who_resists_is_the_defender_and_a_die_gives_the_scenario(face: int, scenario: str) -> None:
    club = three()
    club.do(Attack("Ana", "Luis"))
    club.do(Resist("Luis"), face)

    (battle,) = club.state.battles.values()
    assert (battle.id, battle.attacker, battle.defender) == ("1860-1-1", "Ana", "Luis")
    assert battle.scenario == scenario


@pytest.mark.rule("CTURN-07")
def test_an_attack_has_to_be_answered_first_and_by_its_target() -> None:
    club = three()
    club.do(Attack("Ana", "Luis"))

    assert club.refused(PassGo("Eva")) == ["CTURN-07", "CTURN-11"]
    with pytest.raises(BadData, match="campaign-no-attack"):
        club.refused(Resist("Eva"))


@pytest.mark.rule("CTURN-08", "CTURN-10")
def test_who_settles_pays_and_keeps_his_own_attack() -> None:
    club = three()
    club.do(Attack("Ana", "Luis"))
    club.do(Settle("Luis", 2))

    assert (club.hongos("Ana"), club.hongos("Luis")) == (7, 3)
    assert not club.state.battles
    assert club.refused(Attack("Luis", "Ana")) == []


@pytest.mark.rule("CTURN-08")
def test_an_agreement_costs_whoever_agrees_to_pay_what_he_has() -> None:
    club = three()
    club.do(Attack("Ana", "Luis"))

    assert club.refused(Settle("Luis", 6)) == ["CAMP-11"]
    assert club.refused(Settle("Luis", 3, payer="Ana")) == []
    with pytest.raises(BadData, match="not-one-of"):
        club.refused(Settle("Luis", 3, payer="Eva"))
    with pytest.raises(BadData, match="out-of-range"):
        club.refused(Settle("Luis", -1))


@pytest.mark.rule("CTURN-09", "CTURN-11")
def test_who_was_attacked_before_his_go_and_resisted_loses_it() -> None:
    club = three()
    club.do(Attack("Ana", "Luis"))
    club.do(Resist("Luis"), 4)

    assert club.refused(Attack("Luis", "Eva")) == ["CTURN-09"]
    assert up(club.state) == "Eva"


@pytest.mark.rule("CTURN-09")
def test_who_was_attacked_after_his_go_has_had_it() -> None:
    club = three()
    club.do(PassGo("Ana"))
    club.do(Attack("Luis", "Ana"))
    club.do(Resist("Ana"), 4)

    assert club.refused(Attack("Ana", "Eva")) == ["CTURN-05"]
    assert up(club.state) == "Eva"


@pytest.mark.rule("CTURN-13")
def test_who_was_paid_may_attack_again_next_turn() -> None:
    club = three()
    club.do(Attack("Ana", "Luis"))
    club.do(Settle("Luis", 1))
    club.pass_all()
    club.turn(6, 3, 1)

    assert club.refused(Attack("Ana", "Luis")) == []


@pytest.mark.rule("CTURN-14")
def test_battles_of_the_same_player_are_played_in_the_order_in_which_they_were_declared() -> None:
    club = Club(Ana="native_kingdom", Luis="native_warlord", Eva="pygmies", Leo="zanzibaris", Mia="pygmies")
    club.turn(6, 3, 1, 2, 5)
    for attacker, defender in (("Ana", "Eva"), ("Luis", "Leo"), ("Mia", "Eva")):
        club.do(Attack(attacker, defender))
        club.do(Resist(defender), 4)

    assert list(club.state.battles) == ["1860-1-1", "1860-1-2", "1860-1-3"]
    assert club.refused(ReportResult("1860-1-3", "draw")) == ["CTURN-14"]
    assert club.refused(ReportResult("1860-1-2", "draw")) == []
    club.do(ReportResult("1860-1-1", "draw"))
    assert club.refused(ReportResult("1860-1-3", "draw")) == []


@pytest.mark.rule("CTURN-11", "CTURN-14")
def test_the_next_turn_waits_for_everybody_and_for_the_battles() -> None:
    club = three()
    club.do(Attack("Ana", "Luis"))

    assert club.refused(BeginTurn()) == ["CTURN-07", "CTURN-11"]
    club.do(Resist("Luis"), 4)
    club.do(PassGo("Eva"))
    assert club.refused(BeginTurn()) == ["CTURN-14"]
    club.do(ReportResult("1860-1-1", "draw"))
    assert club.refused(BeginTurn()) == []


@pytest.mark.rule("CTURN-15")
def test_a_battle_that_nobody_will_play_is_called_off_for_a_reason() -> None:
    club = three()
    club.do(Attack("Ana", "Luis"))
    club.do(Resist("Luis"), 4)

    with pytest.raises(BadData, match="no-reason"):
        club.refused(CallOff("1860-1-1", " "))
    club.do(CallOff("1860-1-1", "vacaciones"))
    assert not club.state.battles
    assert (club.hongos("Ana"), club.hongos("Luis")) == (5, 5)


@pytest.mark.rule("CTURN-16")
@pytest.mark.parametrize("declared", [False, True])
def test_the_target_who_does_not_play_gives_a_hongo(declared: bool) -> None:
    club = three()
    club.do(Attack("Ana", "Luis"))
    if declared:
        club.do(Resist("Luis"), 4)
    club.do(Concede("Luis", "1860-1-1" if declared else ""))

    last = list(club.state.ledger.postings)[-1]
    assert (club.hongos("Ana"), club.hongos("Luis")) == (6, 4)
    assert (last.cause, last.battle) == (Cause.FORFEIT, "1860-1-1" if declared else "")
    assert not club.state.battles
    assert club.player("Ana").won == 0
    assert club.refused(Attack("Luis", "Eva")) == ["CTURN-09"]


@pytest.mark.rule("CTURN-16")
def test_an_attacker_who_does_not_play_owes_nothing() -> None:
    club = three()
    club.do(Attack("Ana", "Luis"))
    club.do(Resist("Luis"), 4)

    assert club.refused(Concede("Ana", "1860-1-1")) == ["CTURN-16"]


@pytest.mark.rule("CTURN-16")
@pytest.mark.parametrize(("on", "refused"), [("2026-03-01", ["CTURN-16"]), ("2026-03-02", []), ("", [])])
def test_until_the_organiser_s_deadline_nobody_is_late(on: str, refused: list[str]) -> None:
    club = three()
    club.do(SetDeadline("2026-03-01"))
    club.do(Attack("Ana", "Luis"))

    assert club.refused(Concede("Luis", on=on)) == refused


@pytest.mark.parametrize("day", ["mañana", "31/3/2026", "20260331", "2026-02-32"])
def test_a_day_that_cannot_be_held_against_another_is_refused(day: str) -> None:
    club = three()
    club.do(Attack("Ana", "Luis"))

    for order in (SetDeadline(day), Concede("Luis", on=day)):
        with pytest.raises(BadData, match="not-a-day"):
            club.refused(order)


@pytest.mark.rule("COLON-06", "CTURN-16")
def test_no_hongo_goes_to_or_comes_from_a_colonial_expedition_that_stays_away() -> None:
    club = Club(1885, Ana="native_kingdom", Leo="colonial_expedition")
    club.turn(6, 1)
    club.do(Attack("Ana", "Leo"))

    assert club.refused(Concede("Leo")) == ["COLON-06"]
    club.do(Concede("Leo"), despite="se da por perdida")
    assert club.hongos("Ana") == 5


@pytest.mark.rule("CTURN-03")
def test_who_joins_after_the_roll_acts_from_the_next_turn() -> None:
    club = three()
    club.join("Leo", "zanzibaris")

    assert club.refused(Attack("Leo", "Ana")) == ["CTURN-03"]
    assert club.refused(Attack("Ana", "Leo")) == []


def test_a_battle_of_which_nobody_has_heard_is_not_understood() -> None:
    club = three()

    with pytest.raises(BadData, match="not-in-the-campaign"):
        club.refused(ReportResult("1860-1-7", "draw"))


@pytest.mark.rule("NATIVE-04")
def test_who_is_out_neither_acts_nor_is_attacked() -> None:
    club = three()
    for _ in range(5):
        club.beat("Luis", "Eva")

    for order in (Attack("Eva", "Ana"), PassGo("Eva"), Hunt("Eva")):
        assert "NATIVE-04" in club.refused(order)
    assert club.refused(Attack("Ana", "Eva")) == ["NATIVE-04"]
