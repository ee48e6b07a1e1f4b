"""6.7: who may fire at whom, with how many dice, and what comes of them."""

from dataclasses import replace

import pytest

from heart_africa.companions.zulus.abilities import UseAbility
from heart_africa.companions.zulus.actions import PutForth
from heart_africa.companions.zulus.components import Edition
from heart_africa.companions.zulus.events import VolleyApplied
from heart_africa.companions.zulus.odds import best_raise
from heart_africa.companions.zulus.pack import components
from heart_africa.companions.zulus.packs import PACKS
from heart_africa.companions.zulus.volleys import ApplyVolley, Fire, TradeLuck, counted, dice_count, minuses
from tests.companions.zulus.table import Table


def ready(edition: Edition = 2, **readings: str) -> Table:
    """The Action phase with ammunition handed out; in hand "Here they come" and a volley of three dice."""
    return Table(edition, readings=readings or None).acting().hold(hand=(5, 18))


def shown(table: Table) -> VolleyApplied:
    """The dice of the last volley as they counted."""
    return next(each for each in table.facts if isinstance(each, VolleyApplied))


@pytest.mark.rule("ZR-153", "ZR-155", "ZR-163", "ZR-162", "ZR-159", "ZR-014")
@pytest.mark.parametrize(
    ("box", "faces"), [(1, (1, 2, 3)), (2, (1, 2)), (3, (1,)), (0, (4, 4, 4)), (-1, (1, 1, 1))]
)
def test_the_range_says_how_many_dice_are_thrown(box: int, faces: tuple[int, ...]) -> None:
    """Three dice close (1, 0, -1), two at medium, one at long range; the card is discarded, the Action spent."""
    table = ready().put(barricades=2).stand(chest=box).do(Fire(18, "chest"), *faces)

    assert table.boxes()[0] == box
    assert (table.state.hand, table.state.discard, table.state.actions) == ((5,), (18,), 0)


@pytest.mark.rule("ZR-156", "ZR-155", "ZR-241")
def test_nothing_beyond_box_3_can_be_fired_at_but_by_the_groups_outside() -> None:
    table = Table(cards=(42,)).acting().hold(hand=(5,), table=(42,)).stand(chest=4, left=5)

    assert table.against(Fire(5, "chest")) == ["ZR-156"]
    assert table.against(Fire(42, "chest")) == []
    assert table.against(Fire(42, "left-horn")) == ["ZR-156"]
    assert table.stand(chest=3).against(Fire(5, "chest")) == []
    assert table.stand(chest=2).against(Fire(42, "chest")) == ["ZR-156"]  # it shows no dice there


@pytest.mark.rule("ZR-156")
def test_nobody_is_asked_for_dice_at_box_4_but_of_a_group_outside() -> None:
    """Cards of an owner's box of which nobody has said yet what they show."""
    box = Table(cards=(42,)).state.box
    blank = tuple(replace(each, volley=None) if each.number in (8, 42) else each for each in box.cards)
    table = Table(cards=(42,)).acting().put(components=replace(box, cards=blank)).hold(table=(8, 42))
    table.stand(chest=4, left=3)

    assert table.against(Fire(8, "chest")) == ["ZR-156"]
    assert {each for each in table.legal() if isinstance(each, Fire)} == {
        Fire(8, "left-horn"), Fire(42, "left-horn"), Fire(42, "chest"),
    }  # fmt: skip


@pytest.mark.rule("ZR-164", "ZR-165", "ZR-166", "ZR-168")
@pytest.mark.parametrize(
    ("faces", "hits", "box"),
    [
        ((1, 2, 3), 4, 1),
        ((4, 4, 4), 4, 1),
        ((5, 1, 1), 4, 2),
        ((6, 1, 1), 3, 1),
        ((5, 5, 6), 3, 3),
        ((6, 6, 6), 1, 1),
    ],
)
def test_one_to_four_miss_a_five_drives_back_a_six_hits(faces: tuple[int, ...], hits: int, box: int) -> None:
    table = ready().stand(right=1).do(Fire(18, "right-horn"), *faces)

    assert (table.state.ibuthos[2].hits, table.boxes()[2]) == (hits, box)


@pytest.mark.rule("ZR-169", "ZR-170", "ZR-167")
def test_hits_come_first_and_beyond_the_last_piece_they_are_lost() -> None:
    last = ready().stand(right=1, hits={2: 1}).do(Fire(18, "right-horn"), 6, 6, 5)
    more = ready().stand(right=1, hits={2: 0}).do(Fire(18, "right-horn"), 6, 6, 6)

    assert (last.state.ibuthos[2].fallen, last.boxes()[2]) == (True, 1)  # wiped out, it does not retreat
    assert (more.state.ibuthos[2].fallen, more.state.ibuthos[2].hits) == (True, 0)
    assert ready().stand(right=1, hits={2: 1}).do(Fire(18, "right-horn"), 6, 1, 1).state.ibuthos[2].active


@pytest.mark.rule("ZR-174")
def test_beyond_its_5_box_an_ibutho_is_routed_and_keeps_its_markers() -> None:
    table = ready().hold(hand=(5,)).stand(right=3).do(Fire(5, "right-horn"), 5, 5, 5, 5)
    short = ready().hold(hand=(5,)).stand(right=3).do(Fire(5, "right-horn"), 5, 5, 1, 1)

    routed = table.state.ibuthos[2]
    assert (routed.routed, routed.box, routed.hits) == (True, 5, 4)
    assert (short.state.ibuthos[2].routed, short.boxes()[2]) == (False, 5)
    assert table.acting().hold(hand=(18,)).against(Fire(18, "right-horn")) == ["ZR-155"]


@pytest.mark.rule("ZR-173")
def test_whoever_stands_in_the_interior_box_needed_is_displaced() -> None:
    table = ready().put(barricades=2).stand(chest=-1, right=0).do(Fire(18, "chest"), 5, 1, 1)
    other = ready().put(barricades=2).stand(chest=-1, left=0).do(Fire(18, "chest"), 5, 1, 1)

    assert table.boxes() == (0, 5, 1, 5)
    assert other.boxes() == (0, 0, 5, 5)  # the other 0 box is not the one it needs


@pytest.mark.rule("ZR-090")
def test_one_fires_into_a_burning_building_but_not_beyond_it() -> None:
    table = ready().put(fires=("hospital",)).stand(chest=2, left=2)
    assert table.against(Fire(18, "chest")) == ["ZR-090"]
    assert table.against(Fire(18, "left-horn")) == []
    assert table.stand(chest=1).against(Fire(18, "chest")) == []


@pytest.mark.rule("ZR-171", "ZR-172")
def test_in_a_burning_building_fours_drive_back_too() -> None:
    for edition in (1, 2):
        table = ready(edition).put(fires=("hospital",)).stand(chest=1).do(Fire(18, "chest"), 4, 5, 1)
        assert table.boxes()[0] == 3
    assert ready().put(fires=("storehouse",)).stand(chest=1).do(Fire(18, "chest"), 4, 5, 1).boxes()[0] == 2


@pytest.mark.rule("ZR-172", "ZR-171")
@pytest.mark.parametrize(
    ("edition", "reading", "faces", "box"),
    [
        (2, "reaching", (4, 5, 1), 2),
        (2, "reaching", (4, 4, 4), 0),
        (2, "through_only", (4, 5, 1), 1),
        (2, "through_only", (4, 5, 5), 3),
        (1, "reaching", (4, 5, 5), 2),
    ],
)
def test_who_retreats_through_a_fire_retreats_by_fours_from_there_on(
    edition: Edition, reading: str, faces: tuple[int, ...], box: int
) -> None:
    """From 0: a 5 brings it into the burning box 1, where the 4 counts as well; without a 5 it never gets there."""
    table = ready(edition, ZR_172=reading).put(barricades=1, fires=("hospital",)).stand(chest=0)

    assert table.do(Fire(18, "chest"), *faces).boxes()[0] == box


@pytest.mark.rule("ZR-158", "ZR-157")
def test_one_inside_the_camp_has_to_be_the_target() -> None:
    table = Table(cards=(42,)).acting().put(barricades=2).hold(hand=(18,), table=(42,))
    table.stand(chest=-1, left=0, right=3)
    first = ready(1).put(barricades=2).stand(chest=-1, left=1, right=3)

    assert table.against(Fire(18, "right-horn")) == ["ZR-158"]
    assert table.against(Fire(18, "left-horn")) == ["ZR-158"]
    assert table.against(Fire(18, "chest")) == []
    assert table.against(Fire(42, "right-horn")) == []  # from outside it is free
    assert first.against(Fire(18, "left-horn")) == ["ZR-157"]
    both = ready(1).put(barricades=2).stand(chest=-1, left=0)
    assert both.against(Fire(18, "left-horn")) == []
    lowest = ready(1, ZR_157="lowest").put(barricades=2).stand(chest=-1, left=0)
    assert lowest.against(Fire(18, "left-horn")) == ["ZR-157"]


@pytest.mark.rule("ZR-160", "ZR-161", "ZR-117", "ZR-118", "ZR-132")
def test_a_heros_volley() -> None:
    """2nd edition: on the table alone, and free. 1st: from the hand too, for the Action."""
    second = Table().acting(0).hold(hand=(4,), table=(8,)).stand(chest=1)
    assert second.against(Fire(4, "chest")) == ["ZR-161"]
    assert second.do(Fire(8, "chest"), 1, 1).state.discard == (8,)

    first = Table(1).acting().hold(hand=(4,), table=(8,)).stand(chest=1)
    assert first.do(Fire(4, "chest"), 1, 1, 1, 1).state.actions == 0
    assert first.against(Fire(8, "chest")) == ["ZR-116"]
    free = Table(1, readings={"ZR_117": "free"}).acting(0).hold(hand=(4,), table=(8,)).stand(chest=1)
    assert free.against(Fire(8, "chest")) == []
    assert free.against(Fire(4, "chest")) == ["ZR-116"]


@pytest.mark.rule("ZR-154", "ZR-181", "ZR-116")
def test_several_volleys_in_a_turn_are_applied_one_after_another() -> None:
    table = ready().put(actions=2).stand(chest=1, left=1).do(Fire(18, "chest"), 5, 5, 1)
    assert table.boxes()[0] == 3
    table.do(Fire(5, "chest"), 6, 1, 1, 1)  # at long range now
    assert table.state.ibuthos[0].hits == 1
    other = ready().put(actions=2).stand(chest=1, left=1).do(Fire(18, "chest"), 1, 1, 1)
    other.do(Fire(5, "left-horn"), 6)
    assert [each.hits for each in other.state.ibuthos] == [2, 2, 4, 2]


@pytest.mark.rule("ZR-152", "ZR-176", "ZR-175", "ZR-201", "ZR-091", "ZR-099", "ZR-112", "ZR-032")
@pytest.mark.parametrize(
    ("low_ammo", "night", "fires", "hampered", "faces"),
    [
        (False, False, (), (), (6, 6, 6)),
        (True, False, (), (), (5, 6, 6)),
        (False, True, (), (), (5, 6, 6)),
        (False, True, ("hospital",), (), (6, 6, 6)),
        (False, False, (), ("overheat",), (5, 6, 6)),
        (False, False, (), ("snipers",), (5, 6, 6)),
        (True, True, (), ("overheat",), (5, 5, 5)),
        (True, True, ("storehouse",), ("overheat",), (5, 5, 6)),
    ],
)
def test_every_minus_one_and_what_takes_the_night_away(
    low_ammo: bool, night: bool, fires: tuple[str, ...], hampered: tuple[str, ...], faces: tuple[int, ...]
) -> None:
    """Three sixes at close range: each cause takes 1 off a die of its own."""
    table = ready().put(low_ammo=low_ammo, night=night, fires=fires, hampered=hampered).stand(left=1)

    assert shown(table.do(Fire(18, "left-horn"), 6, 6, 6)).faces == faces


@pytest.mark.rule("ZR-175")
@pytest.mark.parametrize(
    ("faces", "less", "counts"),
    [
        ((6, 5, 2, 6), 0, (6, 5, 2, 6)),
        ((6, 5, 2, 6), 1, (5, 5, 2, 6)),
        ((6, 5, 2, 6), 2, (5, 5, 2, 5)),
        ((5, 6, 1, 3), 2, (4, 5, 1, 3)),
        ((6,), 3, (5,)),
        ((1,), 1, (0,)),
    ],
)
def test_each_minus_one_is_taken_off_another_of_the_highest_dice(
    faces: tuple[int, ...], less: int, counts: tuple[int, ...]
) -> None:
    """The rulebook's example has four dice and two -1s: no hit is left and one retreat."""
    assert counted(faces, less) == counts
    causes = {"low_ammo": less > 0, "night": less > 1, "hampered": ("overheat",) if less > 2 else ()}
    shots = {4: (4, 1), 1: (18, 3)}  # Bromhead's four dice at close range, one die at long range
    card, box = shots[len(faces)]
    table = ready().put(**causes).hold(hand=(18,), table=(4,)).stand(left=box)
    assert shown(table.do(Fire(card, "left-horn"), *faces)).faces == counts


@pytest.mark.rule("ZR-175")
def test_more_minus_ones_than_dice_may_go_round_again() -> None:
    assert counted((6, 6), 3, again=True) == (4, 5)
    table = ready(ZR_175="round_again").hold(hand=(18,)).stand(right=3)
    table.put(low_ammo=True, night=True).do(Fire(18, "right-horn"), 6)
    assert shown(table).faces == (4,)


@pytest.mark.rule("ZR-177", "ZR-178")
def test_g_company_raises_one_die_of_the_players_choice() -> None:
    table = ready().put(support=("g-company",)).stand(right=1).do(Fire(18, "right-horn"), 5, 4, 1)
    assert table.state.step == "volley"
    assert table.legal() == tuple(ApplyVolley(die) for die in range(4))
    table.do(ApplyVolley(1))
    assert (table.state.ibuthos[2].hits, table.boxes()[2]) == (3, 1)

    near = (
        ready().put(support=("g-company",), barricades=1).stand(right=0).do(Fire(18, "right-horn"), 5, 1, 1)
    )
    assert (near.state.step, near.boxes()[2]) == ("action", 1)  # inside the camp it is of no use
    first = ready(1).put(support=("g-company",), barricades=1).stand(right=0)
    assert first.do(Fire(18, "right-horn"), 5, 1, 1).state.step == "volley"
    assert first.against(ApplyVolley(4)) == ["ZR-177"]


@pytest.mark.rule("ZR-179")
def test_a_plus_and_a_minus_cancel_and_further_minuses_count() -> None:
    one = (
        ready().put(support=("g-company",), low_ammo=True).stand(right=1).do(Fire(18, "right-horn"), 6, 1, 1)
    )
    assert (shown(one).faces, one.state.step) == ((6, 1, 1), "action")
    two = ready().put(support=("g-company",), low_ammo=True, night=True).stand(right=1)
    assert shown(two.do(Fire(18, "right-horn"), 6, 1, 1)).faces == (5, 1, 1)


@pytest.mark.rule("ZR-180")
def test_jones_sets_a_die_and_g_company_makes_a_hit_of_it() -> None:
    """The FAQ: a die to 5 for Jones's sacrifice, then to 6 by G Company's +1."""
    table = ready().hold(hand=(18,), table=(10,)).put(support=("g-company",)).stand(right=1)
    table.do(Fire(18, "right-horn"), 1, 2, 3)
    assert UseAbility(10, dice=(2,)) in table.legal()
    table.do(UseAbility(10, dice=(2,))).do(ApplyVolley(2))
    assert table.state.ibuthos[2].hits == 3
    assert set(table.state.discard) == {18, 10}

    alone = ready().hold(hand=(18,), table=(10,)).put(low_ammo=True).stand(right=1)
    alone.do(Fire(18, "right-horn"), 6, 2, 3).do(UseAbility(10, dice=(2,)))
    assert shown(alone).faces == (5, 5, 3)  # the -1 comes after the card, off the highest


@pytest.mark.rule("ZR-180")
def test_modifiers_may_come_first() -> None:
    table = (
        ready(ZR_180="modifiers_first")
        .hold(hand=(18,), table=(10,))
        .put(low_ammo=True, night=True)
        .stand(right=1)
    )
    table.do(Fire(18, "right-horn"), 6, 2, 3).do(UseAbility(10, dice=(2,)))
    assert shown(table).faces == (5, 5, 2)


@pytest.mark.rule("ZR-118")
def test_a_volley_that_says_so_is_free() -> None:
    """6.1 names “Here they come…” as one; it is so in what the rulebook states of the cards."""
    table = ready().put(components=components(PACKS.own_set(2))).hold(hand=(5,)).stand(left=2)
    dice = dice_count(table.state, table.state.card(5), "medium")

    assert table.do(Fire(5, "left-horn"), *(1,) * dice).state.actions == 1


@pytest.mark.rule("ZR-202", "ZR-203")
def test_bayonets_need_no_light_at_close_range() -> None:
    """25 and 26 by 10.1 of the 1st edition; 24 and 25 of the 2nd with option 12.2 alone."""
    first = Table(1).put(night=True, low_ammo=False).state
    second = Table(options=("melee-at-night",)).put(night=True, low_ammo=False).state
    plain = Table().put(night=True, low_ammo=False).state

    assert [minuses(first, card, "close") for card in (24, 25, 26)] == [("night",), (), ()]
    assert [minuses(second, card, "close") for card in (24, 25, 26)] == [(), (), ("night",)]
    assert minuses(plain, 24, "close") == ("night",)
    assert minuses(first, 25, "medium") == minuses(second, 25, "medium") == ("night",)


@pytest.mark.rule("ZR-202", "ZR-203")
@pytest.mark.parametrize(
    ("edition", "options", "card", "box", "counts"),
    [
        (1, (), 24, 1, 5),
        (1, (), 25, 1, 6),
        (1, (), 26, 1, 6),
        (1, (), 25, 2, 5),  # only at close range
        (2, ("melee-at-night",), 24, 1, 6),
        (2, ("melee-at-night",), 25, 1, 6),
        (2, ("melee-at-night",), 26, 1, 5),
        (2, ("melee-at-night",), 25, 2, 5),
        (2, (), 24, 1, 5),
        (2, (), 25, 1, 5),
    ],
)
def test_bayonets_fired_by_night_keep_their_six_at_close_range(
    edition: Edition, options: tuple[str, ...], card: int, box: int, counts: int
) -> None:
    """A six and, where the card has two dice, a one: the night takes 1 off the six, or off none."""
    table = Table(edition, options).acting(2).put(night=True).stand(left=box)
    table.hold(hand=(25,)) if card == 25 else table.hold(table=(card,))
    count = dice_count(table.state, table.state.card(card), "close" if box == 1 else "medium")

    assert shown(table.do(Fire(card, "left-horn"), 6, *(1,) * (count - 1))).faces[0] == counts


@pytest.mark.rule("ZR-232", "ZR-233")
def test_support_adds_a_die_for_the_rest_of_the_game() -> None:
    table = ready()
    card = table.state.card(18)
    close, medium, long = (dice_count(table.state, card, each) for each in ("close", "medium", "long"))
    assert (close, medium, long) == (3, 2, 1)

    nnc = table.put(support=("nnc",)).state
    assert [dice_count(nnc, card, each) for each in ("close", "medium", "long")] == [4, 2, 1]
    nnh = table.put(support=("nnh",)).state
    assert [dice_count(nnh, card, each) for each in ("close", "medium", "long")] == [3, 3, 2]


@pytest.mark.rule("ZR-151", "ZR-138")
def test_some_volleys_leave_ammunition_low_and_some_need_the_platoon() -> None:
    ranks = ready().hold(hand=(16, 18)).put(actions=2).stand(right=2).do(Fire(16, "right-horn"), 6, 1, 1)
    assert (ranks.state.low_ammo, shown(ranks).faces) == (True, (6, 1, 1))

    commit = ready().hold(hand=(17,)).stand(right=1)
    assert commit.against(Fire(17, "right-horn")) == ["ZR-138"]
    commit.put(platoon=(3, 7)).do(Fire(17, "right-horn"), 6, 6, 6, 6, 6)
    assert (commit.state.platoon, commit.state.low_ammo, set(commit.state.hand)) == ((), True, {3, 7})
    assert commit.state.ibuthos[2].fallen


@pytest.mark.rule("ZR-251")
def test_luck_may_be_traded_for_a_card_in_the_1st_edition() -> None:
    table = Table(1, ("luck",)).acting().hold(hand=(5, 18), table=(8,)).stand(right=1)
    table.do(Fire(18, "right-horn"), 5, 1, 1)
    assert set(table.legal()) == {*(ApplyVolley(die) for die in (0,)), TradeLuck(5, 5), TradeLuck(8, 5)}
    table.do(TradeLuck(8, 5))
    assert (table.state.ibuthos[2].hits, table.boxes()[2], set(table.state.discard)) == (3, 1, {18, 8})

    other = Table(1, ("luck",)).acting().hold(hand=(5, 18)).stand(right=1).do(Fire(18, "right-horn"), 6, 1, 1)
    other.do(TradeLuck(5, 6))
    assert (other.state.ibuthos[2].hits, other.boxes()[2]) == (4, 2)
    none = Table(1, ("luck",)).acting().hold(hand=(5, 18)).stand(right=1).do(Fire(18, "right-horn"), 4, 1, 1)
    assert none.state.step == "action"
    assert none.against(TradeLuck(5, 5)) == ["ZR-043"]


@pytest.mark.rule("ZR-251", "ZR-177")
def test_luck_may_be_traded_for_a_5_that_g_company_makes_of_a_4() -> None:
    table = (
        Table(1, ("luck",)).acting().hold(hand=(18,), table=(8,)).put(support=("g-company",)).stand(right=1)
    )
    table.do(Fire(18, "right-horn"), 4, 1, 1)
    assert set(table.legal()) == {*map(ApplyVolley, range(4)), TradeLuck(8, 5)}
    table.do(TradeLuck(8, 5)).do(ApplyVolley(1))
    assert (table.state.ibuthos[2].hits, table.boxes()[2], shown(table).faces) == (3, 1, (6, 1, 1))

    both = (
        Table(1, ("luck",)).acting().hold(hand=(18,), table=(8,)).put(support=("g-company",)).stand(right=1)
    )
    both.do(Fire(18, "right-horn"), 5, 4, 1).do(TradeLuck(8, 5))
    assert best_raise(both.state) == 2  # a second 5; the first one's luck would be gone


@pytest.mark.rule("ZR-230")
def test_any_volley_is_the_first_or_only_that_of_a_volley_card() -> None:
    table = Table().acting().hold(table=(8,)).stand(chest=1).do(Fire(8, "chest"), 1, 1)
    other = Table(readings={"ZR_230": "volley_cards"}).acting().hold(hand=(18,), table=(8,)).stand(chest=1)

    assert table.state.fired
    assert not other.do(Fire(8, "chest"), 1, 1).state.fired
    assert other.do(Fire(18, "chest"), 1, 1, 1).state.fired


@pytest.mark.rule("ZR-122", "ZR-121")
def test_a_hero_just_put_forth_may_use_what_he_can_at_once() -> None:
    table = Table(1).acting(2).hold(hand=(8,)).stand(chest=1).do(PutForth(8))
    waits = (
        Table(1, readings={"ZR_122": "next_turn"}).acting(2).hold(hand=(8,)).stand(chest=1).do(PutForth(8))
    )

    assert table.against(Fire(8, "chest")) == []
    assert waits.against(Fire(8, "chest")) == waits.against(UseAbility(8)) == ["ZR-122"]


@pytest.mark.rule("ZR-251")
def test_luck_traded_for_a_die_that_changes_afterwards_is_gone() -> None:
    assert counted((6, 1), 0, traded=6) == (5, 1)
    assert counted((5, 1), 0, traded=6) == (5, 1)
