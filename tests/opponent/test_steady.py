"""The steady player: what it does is the best that a person sees, and it says why."""

from dataclasses import replace

import pytest

from armylists.catalogue import built_in
from heart_africa.core.problems import BadData
from heart_africa.laboratory.chance import Chance
from heart_africa.opponent.armies import pair
from heart_africa.opponent.assess import assessed, off
from heart_africa.opponent.battles import Setting, play
from heart_africa.opponent.drafts import Draft
from heart_africa.opponent.ground import Land, Place
from heart_africa.opponent.heads import Choice
from heart_africa.opponent.levels import head
from heart_africa.opponent.match import Match
from heart_africa.opponent.plans import plan
from heart_africa.opponent.weights import tempered, weights
from heart_africa.rules.battle import Battle, Side, SideId, Sort, Unit, Where
from heart_africa.rules.battle.staging import stage, unit
from heart_africa.rules.book import BAGGAGE, Trait
from heart_africa.rules.book.play import Step
from heart_africa.rules.book.terrain import GroundId, PieceId
from heart_africa.rules.play.movement.dice import RollMove
from heart_africa.rules.play.shooting.orders import Fire
from heart_africa.rules.referee.movement.orders import Decline, Move
from tests.opponent.tables import LONG, match_of, open_land, situation, sketched
from tests.referee.referred import after

STEADY = head("steady")


def decided(match: Match, side: str) -> Choice:
    """What the steady player does."""
    choice = STEADY(situation(match, side), Chance("1"))
    assert choice is not None
    return choice


def rolled(unit_: Unit, faces: tuple[int, ...], *others: Unit) -> Unit:
    """The unit with its dice."""
    return after(stage(unit_, *others), RollMove(unit_.name), faces).unit(unit_.name)


WARRIORS = unit("Guerreros", "red", "warriors", 6)
SPEARS = unit("Lanzas", "blue", "spearmen", 6)
GUNS = unit("Fusiles", "red", "askaris", 6)
VILLAGE = Place("village 1", PieceId.VILLAGE, 29, 33, 43, 41)


def test_warriors_within_reach_of_spearmen_fall_upon_them() -> None:
    ours = rolled(WARRIORS, (5, 4), SPEARS)
    match = match_of(stage(ours, SPEARS), sketched({ours: (36, 20), SPEARS: (36, 26)}))
    choice = decided(match, "red")
    assert isinstance(choice.chosen.order, Move)
    assert len(choice.chosen.order.engages) == 6
    assert [each.what for each in choice.chosen.reasons][:2] == ["fights", "loses"]
    assert choice.chosen.worth > choice.weighed[1].worth


def test_who_stands_in_the_grass_does_not_keep_back_who_stands_in_the_open() -> None:
    """Two dice in the open came to 7 in, one in the grass to 4: two orders, the quick ones first."""
    battle = after(stage(WARRIORS, SPEARS), RollMove(WARRIORS.name, ("open", "difficult")), (4, 3, 4))
    grass = tuple(
        GroundId.TALL_GRASS if n % LONG < LONG // 2 else each for n, each in enumerate(open_land().cells)
    )
    land = replace(open_land(), cells=grass)
    match = match_of(battle, sketched({WARRIORS: (36, 15), SPEARS: (36, 40)}, land=land))
    quick = decided(match, "red").chosen.draft
    match.give(quick)
    slow = decided(match, "red").chosen.draft
    assert [(each.order.more, each.order.inches) for each in (quick, slow)] == [(True, 7.0), (False, 4.0)]
    assert {*quick.spots, *slow.spots} == {each.name for each in WARRIORS.figures}
    assert len(quick.spots) == len(slow.spots) == 3


def test_spearmen_do_not_charge_warriors_who_would_cut_them_down() -> None:
    ours, theirs = unit("Lanzas", "red", "spearmen", 6), unit("Guerreros", "blue", "warriors", 6)
    ours = rolled(ours, (5, 4), theirs)
    match = match_of(stage(ours, theirs), sketched({ours: (36, 20), theirs: (36, 26)}))
    order = decided(match, "red").chosen.order
    assert not (isinstance(order, Move) and order.engages)


def test_shooters_in_range_stay_and_shoot_rather_than_walk() -> None:
    ours = rolled(GUNS, (3,), SPEARS)
    match = match_of(stage(ours, SPEARS), sketched({ours: (36, 10), SPEARS: (36, 24)}))
    assert decided(match, "red").chosen.order == Decline("Fusiles")


def test_a_volley_names_how_many_are_expected_to_fall() -> None:
    match = match_of(stage(GUNS, SPEARS, step=Step.SHOOTING), sketched({GUNS: (36, 10), SPEARS: (36, 17)}))
    chosen = decided(match, "red").chosen
    assert isinstance(chosen.order, Fire)
    (why,) = chosen.reasons
    assert (why.what, why.about["unit"], why.about["count"]) == ("volley", "Lanzas", len(chosen.order.aims))


def test_in_a_planned_attack_the_defender_stays_by_his_village_and_the_attacker_goes_for_it() -> None:
    ours, theirs = rolled(WARRIORS, (4, 4), SPEARS), SPEARS
    battle = replace(stage(ours, theirs), scenario="planned_attack")
    match = match_of(battle, sketched({ours: (20, 6), theirs: (36, 37)}, land=open_land(VILLAGE)))
    order = decided(match, "red").chosen
    assert isinstance(order.order, Move)
    assert order.draft.goal == "place"
    blue = replace(
        battle, mover="blue", units={**battle.units, ours.name: replace(ours, done=True, chosen=True)}
    )
    match = match_of(blue, match.sketch)
    roll = decided(match, "blue").chosen.order
    match = match_of(after(blue, roll, (6, 6)), match.sketch)
    order = decided(match, "blue").chosen
    assert not (isinstance(order.order, Move) and order.draft.goal != "place")


def test_the_last_man_of_a_unit_goes_into_the_village_for_only_all_of_it_holds_it() -> None:
    """Six in a rank about 30.5: the first stands at 28.25, west of the village, the next at 29.15, in it."""
    ours = rolled(WARRIORS, (4, 4), SPEARS)
    battle = replace(stage(ours, SPEARS), scenario="planned_attack")
    match = match_of(battle, sketched({ours: (30.5, 36), SPEARS: (60, 12)}, land=open_land(VILLAGE)))
    chosen = decided(match, "red").chosen
    assert chosen.order.figures == (ours.figures[0].name,)
    why = next(each for each in chosen.reasons if each.what == "occupies")
    assert (why.worth, why.about["count"]) == (weights().ways.occupies, 6)
    match.give(chosen.draft)
    assert all(map(VILLAGE.holds, match.position().spots(ours.name)))


def test_a_village_with_a_defender_in_it_is_not_held() -> None:
    ours = rolled(WARRIORS, (4, 4), SPEARS)
    battle = replace(stage(ours, SPEARS), scenario="planned_attack")
    match = match_of(battle, sketched({ours: (35, 35), SPEARS: (40, 41)}, land=open_land(VILLAGE)))
    at = match.position()
    stay = assessed(at, plan(at, "red"), ours, Draft(Decline(ours.name)), off(at, plan(at, "red"), ours))
    assert "occupies" not in {each.what for each in stay.reasons}


@pytest.mark.parametrize(
    ("turn", "times", "left"), [(10, 1, 0), (11, 1 + 2 / 6, 6), (16, 3, 1)], ids=["in-time", "late", "last"]
)
def test_an_inch_towards_the_village_counts_more_as_the_agreed_turns_run_out(
    turn: int, times: float, left: int
) -> None:
    """Six turns before the end it begins to count more, in the last turn three times as much."""
    ours = rolled(WARRIORS, (4, 4), SPEARS)
    battle = replace(stage(ours, SPEARS), scenario="planned_attack", limit=16, turn=turn)
    match = match_of(battle, sketched({ours: (36, 6), SPEARS: (60, 40)}, land=open_land(VILLAGE)))
    nearer = next(each for each in decided(match, "red").chosen.reasons if each.what == "nearer")
    usual = weights()
    inch = usual.ways.inch * usual.paces["take"] * max(usual.ways.least, 6 * 9)
    assert nearer.worth / inch == pytest.approx(times * float(str(nearer.about["inches"])), rel=0.02)
    assert nearer.about["left"] == left


def wooded(least: int, most: int) -> Land:
    """The open table with jungle from one line across it to another, in inches from the south."""
    cells = open_land().cells
    jungle = (GroundId.JUNGLE if least <= n // LONG < most else each for n, each in enumerate(cells))
    return replace(open_land(), cells=tuple(jungle))


def feared(land: Land, foe: Unit, inches: float) -> set[str]:
    """What spearmen who stay fear of an enemy so far to the north of them."""
    match = match_of(stage(OURS, foe), sketched({OURS: (36, 16), foe: (36, 16 + inches)}, land=land))
    at = match.position()
    intent = plan(at, "red")
    stay = assessed(at, intent, OURS, Draft(Decline(OURS.name)), off(at, intent, OURS))
    return {each.what for each in stay.reasons}


OURS = unit("Lanceros", "red", "spearmen", 6)


def test_rifles_that_jungle_hides_one_from_are_not_feared() -> None:
    guns = unit("Fusiles", "blue", "askaris", 12)
    assert "exposed" in feared(open_land(), guns, 12)
    assert "exposed" not in feared(wooded(19, 25), guns, 12)


def test_warriors_are_feared_as_far_as_they_come_out_of_the_jungle() -> None:
    """Six inches between the bases: two dice in the open reach so far, the one of the jungle does not."""
    foe = unit("Guerreros", "blue", "warriors", 6)
    assert "threatened" in feared(open_land(), foe, 7)
    assert "threatened" not in feared(wooded(20, 30), foe, 7)


@pytest.mark.parametrize(("gap", "springs"), [(22.0, False), (5.0, True)])
def test_an_ambush_waits_until_somebody_comes_near(gap: float, springs: bool) -> None:
    hidden = replace(WARRIORS, where=Where.AMBUSH, lies_in="jungle", began=6)
    other = replace(unit("Otros", "red", "spearmen", 6), began=6)
    match = match_of(
        stage(hidden, other, SPEARS), sketched({hidden: (36, 20), other: (10, 4), SPEARS: (36, 20 + gap)})
    )
    order = decided(match, "red").chosen.order
    assert isinstance(order, RollMove)
    assert (order.unit == "Guerreros") is springs


def test_a_raider_wins_his_raid_against_any_lawful_orders() -> None:
    """By the village's baggage, in fewer than the ten turns that he has."""
    armies = pair(("warrior_herders", "jungle_cannibals"), "raid", 400, "red", "s3")
    found = play(armies, Setting("raid", "steppe", "red"), {"red": "steady", "blue": "random"}, "3").outcome
    assert (found.won, found.by) == ("red", "victories-raided")
    assert found.turns < 10


def test_a_level_that_there_is_not_is_refused_with_the_nearest() -> None:
    with pytest.raises(BadData) as found:
        head("stedy")
    assert found.value.about["nearest"] == "steady"


# --- tempers: another list, another leader, another order in the same position ---


def of_list(battle: Battle, side: SideId, list_: str) -> Battle:
    """The same battle, a side's army of that list."""
    return replace(battle, sides={**battle.sides, side: Side(side, list_, list_)})


def test_slavers_go_for_the_baggage_where_others_go_for_the_men() -> None:
    """Both out of reach of the same dice: spearmen 14 in off to the left, bales 16 in off to the right."""
    ours = rolled(WARRIORS, (5, 4), SPEARS)
    goods = replace(unit("Fardos", "blue", BAGGAGE, 1), sort=Sort.BAGGAGE)
    battle = stage(ours, SPEARS, goods)
    table = sketched({ours: (36, 16), SPEARS: (26, 30), goods: (50, 30)})

    def went(list_: str) -> str:
        return decided(match_of(of_list(battle, "red", list_), table), "red").chosen.draft.goal

    assert (went("native_kingdom"), went("sudanese_slavers")) == ("Lanzas", "Fardos")


def test_herders_close_under_fire_where_others_keep_away_from_it() -> None:
    """Three inches on and they are within the reach of loaded rifles, without reaching them."""
    ours = rolled(WARRIORS, (2, 1), SPEARS)
    guns = unit("Fusiles", "blue", "askaris", 12)
    battle, table = stage(ours, guns), sketched({ours: (36, 16), guns: (36, 36)})

    def ahead(list_: str) -> float:
        chosen = decided(match_of(of_list(battle, "red", list_), table), "red").chosen
        return max((y for _, y in chosen.draft.spots.values()), default=16.0)

    assert ahead("native_kingdom") == 16.0
    assert ahead("warrior_herders") == pytest.approx(19.0, abs=0.1)


def test_a_cunning_devil_lets_them_come_nearer_before_he_springs() -> None:
    """Askaris in ambush, enemies some 8 in off: within what others wait for, beyond what he does."""
    hidden = replace(GUNS, where=Where.AMBUSH, lies_in="jungle", began=6)
    other = replace(unit("Otros", "red", "spearmen", 6), began=6)
    leader = replace(unit("Jefe", "red", "warriors", 1), sort=Sort.LEADER)
    table = sketched({hidden: (36, 16), SPEARS: (36, 25), leader: (36, 5), other: (10, 4)})

    def springs(*traits: Trait) -> bool:
        match = match_of(stage(hidden, other, replace(leader, traits=traits), SPEARS), table)
        choice = STEADY(situation(match, "red"), Chance("1"))
        return choice is not None and getattr(choice.chosen.order, "unit", "") == hidden.name

    assert (springs(), springs(Trait.CUNNING_DEVIL)) == (True, False)


@pytest.mark.parametrize("id_", sorted(weights().tempers))
def test_a_temper_is_of_a_list_or_a_trait_and_changes_weights_that_there_are(id_: str) -> None:
    assert id_ in {*built_in().lists, *Trait}
    assert tempered(id_) != weights()
