"""Native players, page 39: what a victory brings, and ruin."""

import pytest

from heart_africa.core.problems import BadData
from heart_africa.rules.campaign.attacks import Attack
from heart_africa.rules.campaign.battles import OpenBattle, ReportResult
from heart_africa.rules.campaign.declarations import Resist
from heart_africa.rules.campaign.ledger import BANK, Cause
from heart_africa.rules.campaign.state import Exit
from tests.campaign.club import Club


@pytest.mark.rule("NATIVE-05")
def test_a_native_who_beats_a_native_takes_a_hongo_from_him() -> None:
    club = Club(Ana="native_kingdom", Luis="native_warlord")
    club.turn(6, 1)
    battle = club.beat("Ana", "Luis")

    last = list(club.state.ledger.postings)[-1]
    assert (club.hongos("Ana"), club.hongos("Luis")) == (6, 4)
    assert (last.giver, last.taker, last.cause, last.battle) == ("Luis", "Ana", Cause.SPOILS, battle)


@pytest.mark.rule("NATIVE-05")
def test_the_defender_wins_as_much_and_a_draw_brings_nothing() -> None:
    club = Club(Ana="native_kingdom", Luis="native_warlord")
    club.turn(6, 1)
    club.fight("Ana", "Luis", "defender")
    club.fight("Ana", "Luis", "draw")

    assert (club.hongos("Ana"), club.hongos("Luis")) == (4, 6)
    assert (club.player("Ana").drawn, club.player("Luis").drawn) == (1, 1)


@pytest.mark.rule("NATIVE-06")
def test_a_native_takes_a_hongo_from_an_explorer() -> None:
    club = Club(Ana="native_kingdom", Speke="white_explorers")
    club.turn(6, 1)
    club.beat("Ana", "Speke")

    assert (club.hongos("Ana"), club.hongos("Speke")) == (6, 4)


@pytest.mark.rule("NATIVE-07", "COLON-07")
def test_a_native_who_beats_a_colonial_expedition_gains_two_from_its_baggage() -> None:
    club = Club(1885, Ana="native_kingdom", Leo="colonial_expedition")
    club.turn(6, 1)
    club.beat("Ana", "Leo")

    assert (club.hongos("Ana"), club.hongos("Leo")) == (7, 0)
    assert list(club.state.ledger.postings)[-1].giver == BANK


@pytest.mark.rule("NATIVE-07", "NATIVE-02")
def test_beating_colonial_egyptians_brings_as_much() -> None:
    club = Club(1875, Ana="native_kingdom")
    club.join("Eva", "egyptians", mode="colonial")
    club.turn(6, 1)
    club.beat("Ana", "Eva")

    assert club.hongos("Ana") == 7


@pytest.mark.rule("NATIVE-08")
def test_a_colonial_expedition_takes_no_hongo() -> None:
    club = Club(1885, Ana="native_kingdom", Leo="colonial_expedition")
    club.turn(6, 1)
    club.beat("Leo", "Ana")

    assert (club.hongos("Ana"), club.hongos("Leo")) == (5, 0)


@pytest.mark.rule("NATIVE-04")
def test_a_native_who_loses_his_last_hongo_is_out_and_his_other_battles_fall_away() -> None:
    club = Club(Ana="native_kingdom", Luis="native_warlord", Eva="pygmies")
    club.turn(6, 3, 1)
    for _ in range(4):
        club.beat("Ana", "Eva")
    club.pass_all()
    club.turn(6, 3, 1)
    for attacker in ("Ana", "Luis"):
        club.do(Attack(attacker, "Eva"))
        club.do(Resist("Eva"), 4)
    kinds = club.do(ReportResult("1860-2-1", "attacker"))

    assert kinds == ["battle-fought", "paid", "native-eliminated", "battle-called-off"]
    assert (club.player("Eva").out, club.hongos("Eva")) == (Exit.NO_HONGOS, 0)
    assert not club.state.battles


@pytest.mark.rule("NATIVE-04")
def test_an_attack_on_who_is_out_comes_to_nothing() -> None:
    club = Club(Ana="native_kingdom", Luis="native_warlord", Eva="pygmies")
    club.turn(6, 3, 1)
    for _ in range(4):
        club.beat("Ana", "Eva")
    club.pass_all()
    club.turn(6, 3, 1)
    club.do(Attack("Ana", "Eva"))
    club.do(Resist("Eva"), 4)
    club.do(Attack("Luis", "Eva"))
    kinds = club.do(ReportResult("1860-2-1", "attacker"))

    assert kinds[-2:] == ["native-eliminated", "attack-lapsed"]
    assert club.state.round.pending is None


def test_a_result_keeps_what_was_lost_and_where_the_battle_is_kept() -> None:
    club = Club(Ana="native_kingdom", Luis="native_warlord")
    club.turn(6, 1)
    club.do(Attack("Ana", "Luis"))
    club.do(Resist("Luis"), 4)
    club.do(OpenBattle("1860-1-1"))
    with pytest.raises(BadData, match="campaign-open-already"):
        club.refused(OpenBattle("1860-1-1"))
    with pytest.raises(BadData, match="out-of-range"):
        club.refused(ReportResult("1860-1-1", "attacker", losses={"Ana": -1}))
    club.do(ReportResult("1860-1-1", "attacker", losses={"Ana": 12, "Luis": 40}, record="tabora"))

    (battle,) = club.state.past
    assert (dict(battle.losses), battle.record) == ({"Ana": 12, "Luis": 40}, "tabora")
    assert (battle.winner, battle.loser, battle.lists) == (
        "Ana",
        "Luis",
        ("native_kingdom", "native_warlord"),
    )
