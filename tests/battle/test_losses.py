"""Who is gone, and who hears of it."""

from dataclasses import replace

import pytest

from heart_africa.rules.battle import Battle, Gone, Sort, Where, lose
from tests.referee.builders import battle, lone, unit


def fallen(start: Battle, *names: str, gone: Gone = Gone.LOST) -> Battle:
    for name in names:
        start = lose(start, name, gone, "melee")
    return start


def test_who_is_lost_leaves_his_enemies_without_him() -> None:
    askaris = unit("Askaris", "red", "askaris", 2)
    spears = unit("Lanzas", "blue", "spearmen", 1)
    touching = battle(
        askaris.with_figures(replace(askaris.figures[0], enemies=("Lanzas 1",), fought=1)),
        spears.with_figures(replace(spears.figures[0], enemies=("Askaris 1",), fought=1)),
    )

    after = fallen(touching, "Lanzas 1")

    assert after.figure("Askaris 1").enemies == ()
    assert after.unit("Lanzas").where is Where.OUT


def test_who_is_shot_down_keeps_his_contacts_until_he_is_lost_for_good() -> None:
    spears = unit("Lanzas", "blue", "spearmen", 1)
    start = battle(
        spears.with_figures(replace(spears.figures[0], enemies=("Askaris 1",))),
        unit("Askaris", "red", "askaris", 1),
    )

    shot = lose(start, "Lanzas 1", Gone.SHOT, "shooting")
    lost = lose(shot, "Lanzas 1", Gone.LOST, "later")

    assert shot.figure("Lanzas 1").enemies == ("Askaris 1",)
    assert lost.figure("Lanzas 1").enemies == ()
    assert lost.figure("Lanzas 1").cause == "shooting"


@pytest.mark.rule("MORALE-02")
def test_casualties_are_those_of_this_turn_by_whatever_cause() -> None:
    start = battle(unit("Askaris", "red", "askaris", 12), turn=3)

    after = lose(
        lose(fallen(start, "Askaris 1"), "Askaris 2", Gone.SHOT, "shooting"), "Askaris 3", Gone.LOST, "trap"
    )

    assert after.unit("Askaris").lost == 3
    assert [figure.went for figure in after.unit("Askaris").figures[:4]] == [3, 3, 3, 0]


def test_who_leaves_by_the_far_side_is_no_casualty() -> None:
    start = battle(unit("Askaris", "red", "askaris", 4))

    assert fallen(start, "Askaris 1", gone=Gone.LEFT).unit("Askaris").lost == 0


@pytest.mark.rule("MORALE-07")
def test_a_unit_lost_to_the_last_figure_is_destroyed_once() -> None:
    start = battle(unit("Lanzas", "blue", "spearmen", 2))

    after = lose(
        lose(fallen(start, "Lanzas 1"), "Lanzas 2", Gone.SHOT, "shooting"), "Lanzas 2", Gone.LOST, ""
    )

    (news,) = after.news
    assert (news.what, news.side, news.unit, dict(news.troops)) == (
        "destroyed",
        "blue",
        "Lanzas",
        {"spearmen": 2},
    )


@pytest.mark.rule("MORALE-08")
def test_a_unit_is_destroyed_as_what_it_was_in_its_last_turn() -> None:
    """White Men who fell in an earlier turn were not what the onlookers saw destroyed."""
    mixed = unit("Mixta", "blue", "askaris", 2)
    mixed = mixed.with_figures(replace(mixed.figures[0], troop="white_men"))
    earlier = replace(fallen(battle(mixed, turn=1), "Mixta 1"), turn=2)

    (news,) = fallen(earlier, "Mixta 2").news

    assert dict(news.troops) == {"askaris": 1}


def test_a_unit_of_which_some_got_away_or_that_fled_is_not_destroyed() -> None:
    start = battle(unit("Lanzas", "blue", "spearmen", 2), unit("Arcos", "blue", "archers", 1))

    away = fallen(fallen(start, "Lanzas 1", gone=Gone.LEFT), "Lanzas 2")
    fled = fallen(start, "Arcos 1", gone=Gone.FLED)

    assert away.news == fled.news == ()
    assert fled.unit("Arcos").where is Where.OUT


@pytest.mark.rule("MORALE-09")
def test_the_army_hears_of_its_leader_and_not_of_his_attendants() -> None:
    start = battle(lone("Mirambo", "red", Sort.LEADER, "warriors", ("attendant", "attendant")))

    attendant = fallen(start, "Mirambo: attendant")
    leader = fallen(start, "Mirambo")

    assert attendant.news == ()
    assert attendant.leader("red") is not None
    assert [(news.what, news.unit, news.who) for news in leader.news] == [("notable", "Mirambo", "leader")]


@pytest.mark.rule("LEAD-15")
def test_attendants_are_nothing_without_their_leader_but_his_gun_bearer_is_a_man() -> None:
    start = battle(lone("Baker", "red", Sort.LEADER, "white_men", ("attendant", "gun_bearer")))

    after = fallen(start, "Baker")

    assert [figure.troop for figure in after.unit("Baker").here] == ["gun_bearer"]
    assert after.leader("red") is None


def test_the_army_hears_of_standard_bearers_and_witch_doctors_but_not_of_scouts() -> None:
    sorts = (Sort.STANDARD_BEARER, Sort.WITCH_DOCTOR, Sort.SCOUT)
    start = battle(*(lone(sort.value, "red", sort) for sort in sorts))

    after = fallen(start, *(sort.value for sort in sorts))

    assert [news.who for news in after.news] == ["standard_bearer", "witch_doctor"]


@pytest.mark.rule("TRAIT-08")
def test_a_charismatic_leader_whose_men_are_all_dead_is_with_nobody() -> None:
    mirambo = replace(lone("Mirambo", "red", Sort.LEADER, "warriors"), with_unit="Guardia")
    start = battle(unit("Guardia", "red", "warriors", 2), mirambo)

    after = fallen(start, "Guardia 1", "Guardia 2")

    assert (after.unit("Mirambo").with_unit, after.unit("Mirambo").parted) == ("", "lost")
    assert [news.what for news in after.news] == ["destroyed"]
