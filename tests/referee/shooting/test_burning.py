"""Fires, smoke and wind as the battle stands."""

from dataclasses import replace

import pytest

from heart_africa.core.problems import BadData
from heart_africa.rules.battle import Battle, Gone, NewsItem, Sort, fresh_turn
from heart_africa.rules.book.play import Step
from heart_africa.rules.organisation.tembas import FireArrows
from heart_africa.rules.play.fires import LightFire, SettleWind
from heart_africa.rules.referee import referee
from heart_africa.rules.referee.movement.orders import Move
from heart_africa.rules.referee.shooting import due
from heart_africa.rules.referee.shooting.phase import StayInFire, blazes
from heart_africa.rules.shared_terms import Melee
from tests.referee.builders import lone, unit
from tests.referee.shooting.phase import (
    BOOK,
    against,
    aim,
    codes,
    done,
    duel,
    facts,
    fallen,
    fire,
    shooting,
)

LIGHT = LightFire("Guardia 1", "village", "Mgunda")


def burning() -> Battle:
    """Regulars of the attacker have set fire to the village in turn 1."""
    return done(duel(), LIGHT, 4)


def later(battle: Battle, turn: int, step: Step = Step.SHOOTING) -> Battle:
    """The same in another turn."""
    while battle.turn < turn:
        battle = fresh_turn(battle)
    return replace(battle, step=step)


def entering(battle: Battle, place: str) -> bool:
    """Whether the book keeps a unit out of that place in the Movement phase."""
    problems = referee(BOOK).objections(
        replace(battle, step=Step.UNITS), Move("Lanzas", inches=1, enters=(place,))
    )
    return "FIRE-11" in {problem.rule for problem in problems}


# --- lighting ---


@pytest.mark.rule("FIRE-01", "FIRE-02", "FIRE-03", "FIRE-06")
def test_a_village_burns_and_its_army_hears_of_it() -> None:
    assert against(duel(), LIGHT) == set()
    battle = burning()

    assert [(each.name, each.target, each.owner, each.burns) for each in blazes(BOOK, battle)] == [
        ("Mgunda", "village", "blue", True)
    ]
    assert battle.news == (NewsItem("village", "blue", "Mgunda", by="red"),)
    assert done(duel(), LIGHT, 3).fires == ()


@pytest.mark.rule("FIRE-12")
def test_who_burns_his_own_village_hears_of_it_too() -> None:
    battle = done(duel(at="musketeers"), LightFire("Lanzas 1", "village", "Mgunda"), 5)

    assert battle.news == (NewsItem("village", "blue", "Mgunda", by="blue"),)


@pytest.mark.rule("FIRE-08")
def test_grass_is_nobodys() -> None:
    battle = done(duel(), LightFire("Guardia 1", "tall_grass", "hierba del norte"), 4)

    assert (battle.fires[0].owner, battle.news) == ("", ())


@pytest.mark.rule("FIRE-07")
def test_others_need_a_five() -> None:
    doctor = lone("Kinjikitile", "red", Sort.WITCH_DOCTOR)
    order = LightFire("Kinjikitile", "village", "Mgunda")

    assert done(shooting(doctor), order, 4).fires == ()
    assert len(done(shooting(doctor), order, 5).fires) == 1


@pytest.mark.rule("FIRE-01", "FIRE-03")
def test_not_everybody_lights_fires_nor_from_afar() -> None:
    assert against(duel("spearmen"), LIGHT) == {"FIRE-01"}
    assert against(duel(), replace(LIGHT, touching=False)) == {"FIRE-03"}


@pytest.mark.rule("FIRE-04")
def test_who_lights_does_not_shoot_and_who_shoots_does_not_light() -> None:
    assert "FIRE-04" in against(burning(), fire())
    assert against(done(duel(), fire(), 1), LIGHT) == {"FIRE-04"}


@pytest.mark.rule("FIRE-04")
def test_who_is_in_melee_does_not_light() -> None:
    fighting = replace(duel().figure("Guardia 1"), melee=Melee.CONTACTED, enemies=("Lanzas 1",))

    assert against(duel().with_figure(fighting), LIGHT) == {"FIRE-04"}


@pytest.mark.rule("FIRE-05")
def test_who_falls_lights_nothing_so_that_shots_come_first() -> None:
    battle = duel("soldiers", "soldiers")
    back = fire(aim("Lanzas 1", "Guardia 1"))

    assert "FIRE-05" in against(done(battle, back, 6), LIGHT)
    assert against(done(battle, LIGHT, 1), back) == {"FIRE-05"}


def test_one_try_a_turn_and_one_fire_a_place() -> None:
    assert codes(done(duel(), LIGHT, 1), LIGHT) == ["firing-tried-already"]
    assert codes(burning(), replace(LIGHT, figure="Guardia 2")) == ["firing-burns-already"]


# --- how long it burns, and who stays ---


@pytest.mark.rule("FIRE-11")
def test_it_burns_for_four_turns_and_may_not_be_entered() -> None:
    battle = burning()

    assert [blazes(BOOK, later(battle, turn))[0].burns for turn in range(1, 6)] == [True] * 4 + [False]
    assert [entering(later(battle, turn), "Mgunda") for turn in range(1, 6)] == [True] * 4 + [False]
    assert not entering(battle, "hierba")


@pytest.mark.rule("FIRE-11")
def test_what_has_burnt_out_may_burn_again() -> None:
    battle = later(burning(), 5)

    assert against(battle, LIGHT) == set()
    assert [each.fire.lit for each in done(battle, LIGHT, 4).fires] == [5]


@pytest.mark.rule("FIRE-09", "FIRE-10")
def test_who_is_still_inside_after_the_next_movement_is_lost() -> None:
    stay = StayInFire("Mgunda", ("Lanzas 1", "Lanzas 3"))
    battle = burning()

    assert against(battle, stay) == {"FIRE-09"}
    assert against(later(battle, 2, Step.UNITS), stay) == {"FIRE-09"}
    assert against(later(battle, 2), stay) == set()
    caught = done(later(battle, 2), stay)
    assert [(figure.gone, figure.cause) for figure in caught.unit("Lanzas").figures] == [
        (Gone.LOST, "fire"),
        (Gone.NO, ""),
        (Gone.LOST, "fire"),
    ]
    assert caught.unit("Lanzas").lost == 2
    assert against(later(battle, 5), stay) == {"FIRE-09"}


def test_a_fire_that_nobody_lit_is_not_understood() -> None:
    with pytest.raises(BadData) as fault:
        facts(burning(), StayInFire("Mgundu", ("Lanzas 1",)))
    assert fault.value.about["nearest"] == "Mgunda"


# --- smoke and wind ---


@pytest.mark.rule("SMOKE-01", "SMOKE-04")
def test_smoke_grows_from_the_second_turn_and_goes_with_the_fire() -> None:
    battle = burning()

    assert [blazes(BOOK, later(battle, turn))[0].smoke.total for turn in range(1, 6)] == [0, 4, 8, 12, 0]


@pytest.mark.rule("SMOKE-02")
def test_the_wind_is_settled_once_when_smoke_first_spreads() -> None:
    battle = burning()
    assert codes(battle, SettleWind()) == ["firing-no-smoke-yet"]
    assert due(BOOK, battle).owed == ()

    second = later(battle, 2)
    assert [(owed.order, owed.who) for owed in due(BOOK, second).owed] == [("settle-wind", ("Mgunda",))]
    assert codes(second, SettleWind()) == []
    settled = done(second, SettleWind(), 4)
    assert settled.wind == 180
    assert codes(settled, SettleWind()) == ["firing-wind-known"]
    assert due(BOOK, settled).owed == ()


# --- roofs ---


@pytest.mark.rule("TEMBA-30")
def test_arrows_that_hit_light_the_roof_on_a_second_six() -> None:
    battle = shooting(unit("Arcos", "red", "archers", 3))
    order = FireArrows(("Arcos 1", "Arcos 2", "Arcos 3"), "techo sur", 4)

    assert against(battle, order) == set()
    assert done(battle, order, 4, 4, 4).fires == ()
    assert done(battle, order, 5, 4, 5, 5, 5).fires == ()
    lit = done(battle, order, 5, 4, 5, 5, 6)
    assert [(each.name, each.fire.target) for each in lit.fires] == [("techo sur", "temba_roof")]
    assert [figure.shots for figure in lit.unit("Arcos").figures] == [1, 1, 1]
    assert against(lit, FireArrows(("Arcos 1",), "techo norte", 4)) == {"SHOOT-04"}


@pytest.mark.rule("TEMBA-30")
def test_only_archers_that_are_near_shoot_fire_arrows() -> None:
    assert against(duel(), FireArrows(("Guardia 1",), "techo", 4)) == {"TEMBA-30"}
    archers = shooting(unit("Arcos", "red", "archers", 1))
    assert against(archers, FireArrows(("Arcos 1",), "techo", 5)) == {"TEMBA-30"}


@pytest.mark.rule("TEMBA-29")
def test_a_roof_is_lit_by_hand_like_a_village_without_its_news() -> None:
    battle = done(duel(), LightFire("Guardia 1", "temba_roof", "techo sur"), 4)

    assert (battle.fires[0].owner, battle.news) == ("blue", ())
    assert fallen(battle) == []
