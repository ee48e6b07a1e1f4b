"""Shots as the battle stands: simultaneous, over several orders, with what they leave behind."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heart_africa.core.dice import Dice
from heart_africa.core.problems import BadData
from heart_africa.core.rulings import default_rulings
from heart_africa.rules.battle import Battle, Gone, Sort, Where, fresh_step, fresh_turn
from heart_africa.rules.battle.state import Light
from heart_africa.rules.battle.units import Fault
from heart_africa.rules.book import Trait
from heart_africa.rules.book.play import Step
from heart_africa.rules.play.shooting.events import CanoeHoled, GunFailed, SpellBroken
from heart_africa.rules.play.shooting.orders import Aim, Close, Fire, Other
from heart_africa.rules.referee import referee
from heart_africa.rules.referee.shooting import FEATURE
from heart_africa.rules.referee.shooting.phase import reloading
from heart_africa.rules.shared_terms import Melee, Moved, Obstacle
from tests.referee.builders import lone, unit
from tests.referee.shooting.phase import (
    BOOK,
    against,
    aim,
    codes,
    done,
    duel,
    ended,
    facts,
    fallen,
    fire,
    shooting,
)


def changed(battle: Battle, name: str, **facts: object) -> Battle:
    """The battle with other facts of a figure."""
    return battle.with_figure(replace(battle.figure(name), **facts))  # type: ignore[arg-type]  # of one test


REFEREE = referee(BOOK)


# --- all at the same time ---


@pytest.mark.rule("TURN-09", "SCALE-05")
def test_who_has_fallen_still_shoots_and_is_lost_when_the_phase_ends() -> None:
    battle = duel("regulars", "askaris")
    battle = done(battle, fire(), 3)
    assert fallen(battle) == ["Lanzas 1"]

    back = fire(aim("Lanzas 1", "Guardia 1"))
    assert against(battle, back) == set()
    battle = done(battle, back, 4)

    assert fallen(battle) == ["Guardia 1", "Lanzas 1"]
    assert [figure.gone for figure in ended(battle).unit("Lanzas").figures] == [Gone.LOST, Gone.NO, Gone.NO]
    assert "TURN-09" in against(ended(battle), fire(aim("Lanzas 1", "Guardia 2")))


@pytest.mark.rule("TURN-09")
def test_who_has_fallen_is_not_shot_at_again() -> None:
    battle = done(duel(), fire(), 3)

    assert codes(battle, fire(aim("Guardia 2"))) == ["firing-fallen"]


@pytest.mark.rule("TURN-09")
@given(st.permutations([*range(6)]), st.lists(st.integers(1, 6), min_size=6, max_size=6))
def test_the_order_of_shots_does_not_matter(order: list[int], faces: list[int]) -> None:
    battle = duel("regulars", "well_armed_askaris")
    aims = [aim(f"Guardia {n}", f"Lanzas {n}") for n in (1, 2, 3)]
    aims += [aim(f"Lanzas {n}", f"Guardia {n}") for n in (1, 2, 3)]
    at_once, one_by_one = done(battle, Fire(tuple(aims)), *faces), battle

    for place in order:
        assert against(one_by_one, fire(aims[place])) <= {"TURN-09"}  # a shot at one who has fallen
        one_by_one = done(one_by_one, fire(aims[place]), faces[place])

    assert fallen(one_by_one) == fallen(at_once)


@pytest.mark.rule("TURN-09", "SHOOT-24")
def test_who_falls_in_contact_still_shoots_at_its_attacker_alone() -> None:
    battle = changed(duel("askaris", "spearmen"), "Guardia 1", enemies=("Lanzas 1",), melee=Melee.CONTACTED)
    battle = changed(battle, "Lanzas 1", enemies=("Guardia 1",), melee=Melee.CHARGED)
    battle = battle.with_figure(replace(battle.figure("Guardia 1"), gone=Gone.SHOT))

    assert against(battle, fire()) == set()
    assert against(battle, fire(aim(target="Lanzas 2"))) == {"SHOOT-24"}


# --- markers, and the shots of a turn ---


@pytest.mark.rule("TURN-10", "RELOAD-01")
def test_a_muzzle_loader_is_marked_and_has_to_reload() -> None:
    battle = done(duel("askaris"), fire(), 1)

    assert battle.figure("Guardia 1").unloaded
    assert not battle.figure("Guardia 2").unloaded
    next_turn = replace(fresh_turn(battle), step=Step.SHOOTING)
    assert against(next_turn, fire()) == {"RELOAD-01"}


@pytest.mark.rule("TURN-10")
def test_a_breech_loader_is_not_marked() -> None:
    assert not done(duel("regulars"), fire(), 1).figure("Guardia 1").unloaded


@pytest.mark.rule("SHOOT-04")
def test_shots_are_counted_over_the_orders_of_a_turn() -> None:
    battle = done(duel(), fire(), 1)

    assert against(battle, fire()) == {"SHOOT-04"}
    assert against(replace(fresh_turn(battle), step=Step.SHOOTING), fire()) == set()


@pytest.mark.rule("BEARER-05")
def test_a_white_man_has_a_second_shot_while_his_bearer_lives() -> None:
    doctor = lone("Peters", "red", Sort.LEADER, "white_men", ("gun_bearer",))
    battle = done(shooting(doctor, unit("Lanzas", "blue", "spearmen", 2)), fire(aim("Peters")), 1)
    second = fire(aim("Peters", bearer_near=True))

    assert against(battle, second) == set()
    assert against(battle, fire(aim("Peters"))) == {"SHOOT-04"}
    assert "SHOOT-04" in against(changed(battle, "Peters: gun_bearer", gone=Gone.LOST), second)
    assert against(done(battle, second, 1), second) == {"BEARER-05"}


@pytest.mark.rule("GAP-07")
def test_of_two_ranks_one_shoots_though_in_two_orders() -> None:
    battle = changed(duel("askaris"), "Guardia 1", behind=Obstacle.FORTIFICATION)
    rear = fire(aim("Guardia 2", front="Guardia 1", shooter_behind=Obstacle.FORTIFICATION))

    assert against(battle, rear) == set()
    assert against(done(battle, fire(), 1), rear) == {"GAP-07"}
    assert against(done(battle, rear, 1), fire()) == {"GAP-07"}
    assert against(replace(fresh_turn(done(battle, rear, 1)), step=Step.SHOOTING), fire()) == set()


@pytest.mark.rule("FORT-12")
def test_who_gave_its_place_to_the_second_rank_reloads_meanwhile() -> None:
    battle = changed(duel("askaris"), "Guardia 1", behind=Obstacle.FORTIFICATION, unloaded=True)
    battle = done(battle, fire(aim("Guardia 2", front="Guardia 1", shooter_behind=Obstacle.FORTIFICATION)), 1)

    assert reloading(BOOK, replace(battle, step=Step.RELOADING)) == ("Guardia 1",)


# --- what the battle knows of a shot ---


@pytest.mark.rule("SHOOT-07", "SHOOT-11", "SHOOT-14")
def test_the_battle_knows_who_moved_and_who_is_in_cover() -> None:
    battle = changed(changed(duel(), "Guardia 1", moved=Moved.MOVED), "Lanzas 1", cover=True)

    (fact,) = facts(battle, fire(aim(inches=13)), 6)

    assert fact.who == "Guardia"
    assert fact.event.check.needs == 5 + 1 + 1  # no bonus, far, in cover
    assert {line.rule for line in fact.event.check.reckoning.lines} == {"SHOOT-07", "SHOOT-11", "SHOOT-14"}


def test_what_is_stated_of_a_shot_goes_before_what_was_stated_last() -> None:
    battle = changed(duel(), "Lanzas 1", cover=True, alone=True)

    (fact,) = facts(battle, fire(aim(cover=False, alone=False, inches=9)), 1)

    assert fact.event.check.needs == 3


@pytest.mark.rule("TRAIT-12")
def test_a_mighty_warrior_adds_one() -> None:
    chief = replace(lone("Mkwawa", "red", Sort.LEADER, "soldiers"), traits=(Trait.MIGHTY_WARRIOR,))
    (fact,) = facts(shooting(chief, unit("Lanzas", "blue", "spearmen", 1)), fire(aim("Mkwawa")), 1)

    assert fact.event.check.needs == 5 - 2 - 1


@pytest.mark.rule("DARK-03", "DARK-04")
def test_in_the_dark_one_shoots_six_inches_but_at_a_silhouette() -> None:
    night = replace(duel(), light=Light("night"))

    assert against(night, fire(aim(inches=7))) == {"DARK-03"}
    assert against(night, fire(aim(inches=6))) == set()
    assert against(night, fire(aim(inches=7, silhouetted=True))) == set()
    dawn = replace(duel(), light=Light("dawn", 2))
    assert against(replace(dawn, turn=2), fire(aim(inches=7))) == {"DARK-03"}
    assert against(replace(dawn, turn=3), fire(aim(inches=7))) == set()


@pytest.mark.rule("PRIO-05")
def test_the_nearest_unit_comes_first_if_others_were_stated() -> None:
    battle = shooting(
        unit("Guardia", "red", "regulars", 1),
        unit("Lanzas", "blue", "spearmen", 1),
        unit("Arcos", "blue", "archers", 1),
    )
    far = aim(inches=9, others=(Other("Arcos 1", 6),))

    assert against(battle, fire(far)) == {"PRIO-05"}
    assert against(battle, fire(aim(inches=9, others=(Other("Arcos 1", 6, barred=True),)))) == set()
    assert against(battle, fire(aim(inches=9))) == set()


@pytest.mark.rule("PRIO-04")
def test_the_nearest_that_advances_comes_first() -> None:
    battle = duel(count=2)
    coming = (Other("Lanzas 2", 10, advancing=True),)

    assert against(battle, fire(aim(inches=6, others=coming))) == {"PRIO-04"}
    assert against(battle, fire(aim(inches=6, advancing=True, others=coming))) == set()


# --- who is there ---


def test_one_shoots_at_enemies_that_are_on_the_table() -> None:
    battle = shooting(
        unit("Guardia", "red", "regulars", 2), unit("Lanzas", "blue", "spearmen", 1, where=Where.RESERVE)
    )

    assert "firing-own-side" in codes(battle, fire(aim(target="Guardia 2")))
    assert codes(battle, fire()) == ["firing-not-there"]


def test_nobody_shoots_outside_the_phase() -> None:
    assert codes(replace(duel(), step=Step.UNITS), fire()) == ["firing-not-in-shooting"]


def test_a_figure_that_nobody_knows_is_named_with_the_nearest() -> None:
    with pytest.raises(BadData) as fault:
        facts(duel(), fire(aim("Gardia 1")), 1)
    assert fault.value.about["nearest"] == "Guardia 1"


@pytest.mark.rule("AMBUSH-07")
def test_a_hidden_unit_that_shoots_comes_out() -> None:
    hidden = unit("Pigmeos", "red", "pygmy_archers", 2, where=Where.AMBUSH, lies_in="jungle")
    battle = shooting(hidden, unit("Lanzas", "blue", "spearmen", 2))
    order = fire(aim("Pigmeos 1"), aim("Pigmeos 2"))

    assert against(battle, order) == set()
    sprung, *shots = REFEREE.decide(battle, order, Dice((1, 1)))

    assert [fact.event.kind for fact in shots] == ["shot-fired", "shot-fired"]
    assert {cause.rule for cause in sprung.event.causes} == {"AMBUSH-07"}
    out = REFEREE.evolve(battle, sprung)
    assert (out.unit("Pigmeos").where, out.unit("Pigmeos").emerged) == (Where.TABLE, True)
    assert [(news.what, news.unit, news.pygmies) for news in out.news] == [("ambush", "Pigmeos", True)]


@pytest.mark.rule("AMBUSH-07")
def test_a_leader_gives_away_the_hidden_unit_that_he_is_with() -> None:
    place = {"where": Where.AMBUSH, "lies_in": "jungle"}
    chief = replace(lone("Mkwawa", "red", Sort.LEADER, "soldiers"), with_unit="Guardia", **place)  # type: ignore[arg-type]  # whatever a test says of it
    battle = shooting(
        chief, unit("Guardia", "red", "regulars", 2, **place), unit("Lanzas", "blue", "spearmen", 2)
    )

    sprung, _ = REFEREE.decide(battle, fire(aim("Mkwawa")), Dice((1,)))

    assert {each.where for each in REFEREE.evolve(battle, sprung).of("red")} == {Where.TABLE}


def test_nobody_shoots_at_a_hidden_unit() -> None:
    battle = shooting(
        unit("Guardia", "red", "regulars", 2, where=Where.AMBUSH), unit("Lanzas", "blue", "archers", 2)
    )

    assert codes(battle, fire(aim("Lanzas 1", "Guardia 1"))) == ["firing-not-there"]


# --- machine guns ---


def maxim() -> Battle:
    return shooting(unit("Maxim", "red", "machine_gun", 1), unit("Lanzas", "blue", "spearmen", 6))


def burst(battle: Battle, first: int, *faces: int) -> Battle:
    """The gun shoots at as many figures as there are faces, in one order."""
    return done(battle, Fire(tuple(aim("Maxim 1", f"Lanzas {first + n}") for n in range(len(faces)))), *faces)


@pytest.mark.rule("GUN-16")
@pytest.mark.parametrize(("then", "fault"), [((2, 2), Fault.JAMMED), ((6, 2), Fault.NONE)])
def test_a_gun_jams_by_all_the_faces_of_its_turn(then: tuple[int, ...], fault: Fault) -> None:
    battle = burst(burst(maxim(), 1, 1, 2), 3, *then)

    assert battle.figure("Maxim 1").fault is Fault.NONE
    assert ended(battle).figure("Maxim 1").fault is fault


@pytest.mark.rule("GUN-16")
def test_a_jammed_gun_waits_for_one_turn() -> None:
    battle = ended(burst(maxim(), 1, 1, 2))
    second = replace(fresh_turn(battle), step=Step.SHOOTING)
    third = replace(fresh_turn(ended(second)), step=Step.SHOOTING)

    assert against(second, fire(aim("Maxim 1"))) == {"GUN-16"}
    assert against(third, fire(aim("Maxim 1"))) == set()


@pytest.mark.rule("GUN-17")
def test_three_ones_in_two_orders_break_it_for_good() -> None:
    battle = ended(burst(burst(maxim(), 1, 1, 1, 6), 4, 1, 6, 6))

    for _ in range(3):
        battle = replace(fresh_turn(battle), step=Step.SHOOTING)
        assert against(battle, fire(aim("Maxim 1"))) == {"GUN-17"}


@pytest.mark.rule("GUN-15")
def test_it_shoots_once_a_turn_at_each_figure_though_in_two_orders() -> None:
    battle = burst(maxim(), 1, 2, 2)

    assert against(battle, fire(aim("Maxim 1", "Lanzas 2"))) == {"GUN-15"}
    assert against(battle, fire(aim("Maxim 1", "Lanzas 3"))) == set()


def test_no_fault_is_told_before_the_phase_ends() -> None:
    order = Fire(tuple(aim("Maxim 1", f"Lanzas {n}") for n in (1, 2, 3)))

    assert not [fact for fact in facts(maxim(), order, 1, 1, 1) if isinstance(fact.event, GunFailed)]


# --- leaders, White Men ---


@pytest.mark.rule("LEAD-16", "LEAD-17")
def test_an_attendant_dies_once_for_his_leader() -> None:
    chief = lone("Mkwawa", "blue", Sort.LEADER, "spearmen", ("attendant",))
    battle = shooting(unit("Guardia", "red", "regulars", 2), chief)

    battle = done(battle, fire(aim(target="Mkwawa")), 6)
    assert [figure.here for figure in battle.unit("Mkwawa").figures] == [True, False]
    assert battle.news == ()

    battle = done(battle, fire(aim("Guardia 2", "Mkwawa")), 6)
    assert fallen(battle) == ["Mkwawa"]
    assert [(news.what, news.unit) for news in battle.news] == [("notable", "Mkwawa")]


@pytest.mark.rule("LEAD-16")
def test_attendants_too_far_away_do_not_save_him() -> None:
    chief = lone("Mkwawa", "blue", Sort.LEADER, "spearmen", ("attendant",))
    battle = shooting(unit("Guardia", "red", "regulars", 1), chief)

    assert fallen(done(battle, fire(aim(target="Mkwawa", attendants=0)), 6)) == ["Mkwawa"]


ONE, OTHER = "Mkwawa: attendant", "Mkwawa: attendant 2"


def served(*orders: tuple[Aim, ...]) -> list[str]:
    """Who is left of a leader and his two attendants after these orders, of which every shot hits."""
    chief = lone("Mkwawa", "blue", Sort.LEADER, "spearmen", ("attendant", "attendant"))
    battle = shooting(unit("Guardia", "red", "regulars", 3), chief)
    for aims in orders:
        battle = done(battle, fire(*aims), *(6 for _ in aims))
    return [figure.name for figure in battle.unit("Mkwawa").here]


def at_him(number: int, *gives: str) -> Aim:
    return aim(f"Guardia {number}", "Mkwawa", gives=gives)


@pytest.mark.rule("LEAD-16")
@pytest.mark.parametrize(
    ("gives", "one", "two"),
    [
        pytest.param((ONE,), ["Mkwawa", OTHER], [], id="one is near"),
        pytest.param((ONE, OTHER), ["Mkwawa", OTHER], ["Mkwawa"], id="both are, this one first"),
        pytest.param((OTHER, ONE), ["Mkwawa", ONE], ["Mkwawa"], id="both are, that one first"),
    ],
)
def test_his_owner_chooses_who_of_those_near_dies_for_him_in_one_order_or_in_two(
    gives: tuple[str, ...], one: list[str], two: list[str]
) -> None:
    """Without him the one who is too far away is of no account either (LEAD-15)."""
    first, second = at_him(1, *gives), at_him(2, *gives)

    assert served((first,)) == one
    assert served((first, second)) == two
    assert served((first,), (second,)) == two


@pytest.mark.rule("LEAD-16")
def test_only_his_own_attendants_die_for_him() -> None:
    chief = lone("Mkwawa", "blue", Sort.LEADER, "spearmen", ("attendant",))
    battle = shooting(unit("Guardia", "red", "regulars", 1), unit("Lanzas", "blue", "spearmen", 1), chief)

    shot = aim(target="Mkwawa", gives=("Lanzas 1",))
    assert codes(battle, fire(shot)) == ["firing-no-attendant"]
    assert fallen(done(battle, fire(shot), 6)) == ["Mkwawa"]
    assert codes(battle, fire(aim(target="Mkwawa", gives=("Mkwawa: attendant",)))) == []


@pytest.mark.rule("TROOP-05")
def test_the_spell_lasts_until_the_phase_ends() -> None:
    battle = shooting(unit("Arcos", "red", "ruga_ruga", 4), unit("Exploradores", "blue", "white_men", 4))
    first = facts(battle, fire(aim("Arcos 1", "Exploradores 1")), 6, 3)
    assert [type(fact.event) for fact in first].count(SpellBroken) == 1

    battle = done(battle, fire(aim("Arcos 1", "Exploradores 1")), 6, 3)
    again = fire(aim("Arcos 2", "Exploradores 2"), aim("Arcos 3", "Exploradores 3"))
    battle = done(battle, again, 6, 6, 4, 3)  # both have their saves, one of them fails
    assert fallen(battle) == ["Exploradores 1", "Exploradores 3"]
    assert (battle.spell_breaking, battle.spell_broken) == (True, False)

    battle = replace(fresh_step(ended(battle), Step.RELOADING), step=Step.SHOOTING)
    assert fallen(done(battle, fire(aim("Arcos 4", "Exploradores 4")), 6)) == ["Exploradores 4"]


# --- vessels ---


@pytest.mark.rule("GUN-29")
def test_a_vessels_hits_count_up() -> None:
    battle = shooting(
        unit("Krupp", "red", "field_artillery", 1),
        unit("Guardia", "red", "regulars", 1),
        unit("Hedwig", "blue", "gunboat", 1),
    )

    battle = done(battle, fire(aim("Krupp 1", "Hedwig 1"), aim("Guardia 1", "Hedwig 1")), 6, 6)
    assert battle.unit("Hedwig").hits == 11
    assert done(battle, fire(aim("Guardia 1", "Hedwig 1")), 6).unit("Hedwig").hits == 12


@pytest.mark.rule("BOAT-14", "TURN-09")
def test_a_holed_canoe_is_lost_with_all_aboard_who_still_shoot() -> None:
    boat = replace(unit("Canoa", "blue", "canoe", 1), sort=Sort.BOAT)
    crew = unit("Arcos", "blue", "archers", 3, aboard="Canoa")
    battle = shooting(unit("Exploradores", "red", "white_men", 1), boat, crew)

    order = fire(aim("Exploradores 1", "Arcos 1"))
    assert [fact.who for fact in facts(battle, order, 6) if isinstance(fact.event, CanoeHoled)] == ["Canoa"]
    battle = done(battle, order, 6)

    assert fallen(battle) == ["Arcos 1", "Arcos 2", "Arcos 3"]
    assert {figure.cause for figure in battle.unit("Arcos").figures} <= {"drowned", "shooting"}
    assert battle.unit("Canoa").here == ()
    assert against(battle, fire(aim("Arcos 2", "Exploradores 1"))) == set()
    assert {unit.where for unit in ended(battle).of("blue")} == {Where.OUT}


@pytest.mark.rule("BOAT-08")
def test_no_bonus_from_a_boat_that_moved() -> None:
    boat = unit("Dhow", "red", "dhow", 1, under_way=True)
    battle = shooting(
        boat, unit("Guardia", "red", "regulars", 1, aboard="Dhow"), unit("Lanzas", "blue", "spearmen", 1)
    )

    (fact,) = facts(battle, fire(), 1)

    assert fact.event.check.needs == 5


# --- guns, walls and roofs ---


@pytest.mark.rule("GUN-02", "GUN-03")
def test_splash_reaches_those_who_are_near() -> None:
    battle = shooting(unit("Krupp", "red", "field_artillery", 1), unit("Lanzas", "blue", "spearmen", 3))
    near = (Close("Lanzas 2", 1), Close("Lanzas 3", 3))

    assert fallen(done(battle, fire(aim("Krupp 1", near=near)), 6, 6)) == ["Lanzas 1", "Lanzas 2"]


@pytest.mark.rule("TEMBA-20")
def test_a_breach_is_kept_under_the_name_of_the_wall() -> None:
    battle = shooting(unit("Krupp", "red", "field_artillery", 1))
    wall = fire(aim("Krupp 1", "muro norte", wall=True))

    assert against(battle, wall) == set()
    assert done(battle, wall, 6, 4).breaches == ()
    assert done(battle, wall, 6, 5).breaches == ("muro norte",)


@pytest.mark.rule("TEMBA-28", "TEMBA-31")
def test_a_shot_through_the_roof_may_light_it() -> None:
    battle = shooting(
        unit("Guardia", "red", "regulars", 1),
        unit(
            "Lanzas",
            "blue",
            "spearmen",
            1,
        ),
    )
    order = fire(aim(roof="techo sur"))

    assert fallen(done(battle, order, 5, 1)) == []
    lit = done(battle, order, 6, 6)
    assert fallen(lit) == ["Lanzas 1"]
    assert [(each.name, each.fire.target, each.owner) for each in lit.fires] == [
        ("techo sur", "temba_roof", "blue")
    ]
    assert [news.what for news in lit.news] == ["destroyed"]  # and no village


@pytest.mark.rule("FORT-15")
def test_hits_behind_a_fortification_are_drawn_by_dice() -> None:
    battle = duel(count=3)
    stretch = ("Lanzas 1", "Lanzas 2", "Lanzas 3")
    order = fire(aim(behind=Obstacle.FORTIFICATION, stretch=stretch))

    assert fallen(done(battle, order, 6, 6)) == ["Lanzas 3"]


# --- volleys ---


@pytest.mark.rule("SHOOT-02")
def test_the_hits_of_a_volley_fall_on_the_targets_in_turn() -> None:
    order = Fire((aim(), aim("Guardia 2"), aim("Guardia 3", "Lanzas 2")), together=True)

    assert fallen(done(duel(), order, 6, 6, 1)) == ["Lanzas 1", "Lanzas 2"]


@pytest.mark.rule("SHOOT-03")
def test_no_volley_where_it_matters_who_is_hit() -> None:
    battle = changed(duel(), "Lanzas 2", melee=Melee.CHARGED)

    assert "SHOOT-03" in against(battle, Fire((aim(), aim("Guardia 2", "Lanzas 2")), together=True))


def test_the_dice_are_for_the_shooters_however_they_are_named() -> None:
    one, two = aim(), aim("Guardia 2", "Lanzas 2")

    assert FEATURE.subject(fire(one, two)) == FEATURE.subject(fire(two, one)) == "Guardia 1+Guardia 2"


@pytest.mark.rule("SHOOT-08")
@pytest.mark.parametrize(("option", "rules"), [("attackers_in_arc", {"SHOOT-22"}), ("any_direction", set())])
def test_a_battle_is_refereed_by_the_rulings_that_it_was_begun_with(option: str, rules: set[str]) -> None:
    """Archers are charged from behind."""
    battle = duel("archers", "spearmen")
    archer, charger = battle.figure("Guardia 1"), battle.figure("Lanzas 1")
    battle = battle.with_figure(
        replace(archer, melee=Melee.CONTACTED, enemies=("Lanzas 1",)),
        replace(charger, melee=Melee.CHARGED, enemies=("Guardia 1",)),
    )
    refereed = referee(BOOK, default_rulings().with_("SHOOT-08", option))

    found = refereed.objections(battle, fire(aim(inches=0, arc_at_start=False)))
    assert {problem.rule for problem in found} == rules
