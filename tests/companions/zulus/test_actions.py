"""6.0 to 6.6, 7.0 to 10.0: Actions, Heroes, cards, the hand, the night."""

from dataclasses import replace

import pytest

from heart_africa.companions.zulus.abilities import UseAbility
from heart_africa.companions.zulus.actions import (
    BreakUpPlatoon,
    Build,
    FightFire,
    FormPlatoon,
    HandOut,
    PutForth,
    StopBuilding,
)
from heart_africa.companions.zulus.cards import Discard, DrawCard
from heart_africa.companions.zulus.chits import PutOut
from heart_africa.companions.zulus.components import Ability, Edition, Effect
from heart_africa.companions.zulus.game import EndPhase
from heart_africa.companions.zulus.pack import components
from heart_africa.companions.zulus.packs import PACKS
from heart_africa.companions.zulus.volleys import Fire
from heart_africa.core.journal.records import Command
from tests.companions.zulus.table import Table


def drawing(edition: Edition = 2, pile: tuple[int, ...] = (20, 21, 22), cards: tuple[int, ...] = ()) -> Table:
    """The Card Draw phase with these cards on top."""
    return Table(edition, cards=cards).put(pile=pile, step="draw", draws=1, drawn=0, turn=1)


# --- Actions ---


@pytest.mark.rule("ZR-115", "ZR-116", "ZR-159")
@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize(
    ("order", "face"),
    [
        (PutForth(4), ()),
        (FormPlatoon(3, 7), ()),
        (Build(3), ()),
        (FightFire(9), (1,)),
        (HandOut(9), ()),
        (Fire(18, "left-horn"), (1, 1, 1)),
    ],
)
def test_each_of_the_six_actions_takes_one(edition: Edition, order: Command, face: tuple[int, ...]) -> None:
    table = Table(edition).acting(2, low_ammo=True).put(fires=("hospital",)).stand(left=1)
    table.hold(hand=(4, 18), table=(3, 7, 9))

    assert table.put(actions=0).against(order) == ["ZR-116"]
    assert table.put(actions=2).do(order, *face).state.actions == 1


@pytest.mark.rule("ZR-046", "ZR-116", "ZR-119", "ZR-120", "ZR-012")
def test_one_action_a_turn_puts_a_hero_or_a_group_forth() -> None:
    table = Table(cards=(40,)).acting().hold(hand=(3, 4, 5, 40)).do(PutForth(3))

    assert (table.state.table, table.state.actions) == ((3,), 0)
    assert table.against(PutForth(4)) == ["ZR-116"]
    assert table.put(actions=1).against(PutForth(5)) == ["ZR-119"]
    assert table.against(PutForth(7)) == ["ZR-119"]
    assert table.against(PutForth(40)) == []


@pytest.mark.rule("ZR-121", "ZR-188", "ZR-131", "ZR-122")
def test_chards_sacrifice_gives_two_actions_and_goes_to_the_discard_pile() -> None:
    """The rulebook's example: put forth and sacrificed at once, two Actions come of it."""
    table = Table().acting().hold(hand=(3, 4))
    assert table.against(UseAbility(3, 2)) == ["ZR-121"]
    table.do(PutForth(3)).do(UseAbility(3, 2))

    assert (table.state.actions, table.state.discard, table.state.table) == (2, (3,), ())
    defended = Table().acting().hold(table=(9,)).put(markers=(9,)).do(UseAbility(9, 2))
    assert (defended.state.markers, defended.state.discard) == ((), (9,))


@pytest.mark.rule("ZR-129", "ZR-186", "ZR-118", "ZR-117")
@pytest.mark.parametrize("edition", [1, 2])
def test_bromhead_returns_to_hand_for_an_action(edition: Edition) -> None:
    table = Table(edition).acting(0).hold(table=(4,)).do(UseAbility(4))

    assert (table.state.actions, table.state.hand, table.state.table) == (1, (4,), ())
    assert table.against(UseAbility(4)) == ["ZR-121"]


@pytest.mark.rule("ZR-130")
@pytest.mark.parametrize(
    ("size", "reading", "place"),
    [(4, "smaller_above", 2), (5, "smaller_above", 2), (5, "larger_above", 3), (0, "smaller_above", 0)],
)
def test_an_inserted_card_goes_to_the_middle_of_the_draw_pile(size: int, reading: str, place: int) -> None:
    table = (
        Table(readings={"ZR_130": reading}).acting().hold(table=(7,)).put(pile=tuple(range(20, 20 + size)))
    )
    table.do(UseAbility(7, 2))

    assert table.state.pile.index(7) == place
    assert (len(table.state.pile), table.state.actions) == (size + 1, 2)


@pytest.mark.rule("ZR-135", "ZR-136", "ZR-137", "ZR-236")
def test_who_may_form_the_reserve_platoon() -> None:
    """3, 4 and 13 are Lieutenants, 7 and 8 Sergeants, 9 a Private; Spalding (41, 37) counts as a Lieutenant."""
    second = Table(cards=(41,)).acting().hold(table=(3, 4, 7, 8, 9, 41))
    assert second.against(FormPlatoon(3, 7)) == second.against(FormPlatoon(7, 3)) == []
    assert second.against(FormPlatoon(3, 4)) == second.against(FormPlatoon(41, 8)) == []
    assert second.against(FormPlatoon(7, 8)) == second.against(FormPlatoon(3, 9)) == ["ZR-136"]
    assert second.against(FormPlatoon(3, 3)) == ["ZR-136"]
    first = Table(1).acting().hold(table=(3, 4, 7))
    assert first.against(FormPlatoon(3, 4)) == ["ZR-135"]
    first.do(FormPlatoon(3, 7))

    assert (first.state.platoon, first.state.table, first.state.actions) == ((3, 7), (4,), 0)
    assert first.put(actions=1).against(Build(3)) == ["ZR-121"]
    assert first.against(FormPlatoon(4, 7)) == ["ZR-137", "ZR-121"]


@pytest.mark.rule("ZR-139")
def test_the_platoon_breaks_up_at_any_time_for_nothing() -> None:
    table = Table().hold(hand=(5,)).put(platoon=(3, 7))
    assert BreakUpPlatoon() in table.legal()  # in the iMpi phase
    table.do(BreakUpPlatoon())
    assert (table.state.platoon, table.state.hand) == ((), (5, 3, 7))
    assert table.against(BreakUpPlatoon()) == ["ZR-139"]


@pytest.mark.rule("ZR-140", "ZR-141", "ZR-142", "ZR-143", "ZR-144", "ZR-146")
def test_a_barricade_takes_three_actions_and_moves_the_victory_marker() -> None:
    table = Table().acting(7).hold(table=(3, 7, 9)).do(Build(3))
    assert (table.state.thirds, table.state.leader, table.state.table) == (1, 3, (7, 9))
    assert table.against(Build(7)) == ["ZR-140"]
    table.do(Build()).do(Build())
    assert (table.state.thirds, table.state.leader, table.state.victory_box) == (0, 0, -1)
    assert 3 in table.state.hand

    assert table.against(Build(9)) == ["ZR-140"]
    table.do(Build(7)).do(Build()).do(Build())
    assert (table.state.victory_box, table.state.actions) == (-2, 1)
    assert "ZR-144" in table.hold(table=(7,)).against(Build(7))


@pytest.mark.rule("ZR-145")
@pytest.mark.parametrize(("reading", "thirds"), [("kept", 2), ("lost", 0)])
def test_work_stopped_keeps_its_thirds_or_loses_them(reading: str, thirds: int) -> None:
    table = Table(readings={"ZR_145": reading}).acting(3).hold(table=(3, 7)).do(Build(3)).do(Build())
    table.do(StopBuilding())

    assert (table.state.leader, table.state.hand, table.state.thirds) == (0, (3,), thirds)
    assert table.against(Build()) == ["ZR-121"]
    assert table.against(StopBuilding()) == ["ZR-145"]


@pytest.mark.rule("ZR-147", "ZR-148", "ZR-149")
@pytest.mark.parametrize(("face", "fires"), [(3, ("hospital",)), (4, ()), (6, ())])
def test_fighting_a_fire_sends_the_hero_back_whatever_comes_of_it(face: int, fires: tuple[str, ...]) -> None:
    table = Table().acting().hold(table=(11,)).put(fires=("hospital",)).do(FightFire(11), face)

    assert (table.state.fires, table.state.hand, table.state.actions) == (fires, (11,), 0)
    assert Table().acting().hold(table=(11,)).against(FightFire(11)) == ["ZR-147"]


@pytest.mark.rule("ZR-016", "ZR-147")
def test_a_white_box_does_no_work_in_the_2nd_edition() -> None:
    """Reynolds (12) stands in a white box."""
    table = Table().acting().hold(table=(12,)).put(fires=("hospital",), low_ammo=True)

    assert table.against(FightFire(12)) == table.against(HandOut(12)) == ["ZR-016"]
    first = Table(1).acting().hold(table=(12,)).put(fires=("hospital",), low_ammo=True)
    assert first.against(FightFire(12)) == first.against(HandOut(12)) == []


@pytest.mark.rule("ZR-016", "ZR-147")
def test_nor_does_it_lead_the_building_or_stand_in_the_platoon() -> None:
    """The tests' Chard and Windridge put in white boxes; one who is in hand alone does no work either."""
    box = Table().state.box
    cards = tuple(replace(each, white_box=True) if each.number in (3, 8) else each for each in box.cards)
    table = Table().acting().put(components=replace(box, cards=cards)).hold(hand=(9,), table=(3, 4, 7, 8))

    assert table.against(Build(3)) == table.against(Build(8)) == ["ZR-016"]
    assert table.against(FormPlatoon(3, 7)) == table.against(FormPlatoon(4, 8)) == ["ZR-016"]
    assert table.against(Build(7)) == table.against(FormPlatoon(4, 7)) == []
    assert table.put(fires=("hospital",)).against(FightFire(9)) == ["ZR-121"]


@pytest.mark.rule("ZR-149", "ZR-083")
def test_of_two_fires_the_fighters_choose_which_goes_out() -> None:
    table = Table().acting().put(fires=("hospital", "storehouse")).hold(table=(9,)).do(FightFire(9), 4)
    assert table.state.choosing_fire
    assert table.do(PutOut("storehouse")).state.fires == ("hospital",)


@pytest.mark.rule("ZR-150", "ZR-032")
def test_ammunition_is_handed_out_for_an_action_by_a_hero_who_returns() -> None:
    table = Table().acting(low_ammo=True).hold(table=(9,)).do(HandOut(9))

    assert (table.state.low_ammo, table.state.hand, table.state.actions) == (False, (9,), 0)
    assert table.hold(table=(9,)).put(actions=1).against(HandOut(9)) == ["ZR-150"]


# --- the Card Draw phase ---


@pytest.mark.rule("ZR-182", "ZR-183")
def test_drawing_is_a_duty_in_the_2nd_edition_and_free_in_the_1st() -> None:
    assert drawing().against(EndPhase()) == ["ZR-183"]
    assert drawing(1).against(EndPhase()) == []
    table = drawing().do(DrawCard())
    assert table.state.hand == (3, 4, 5, 20)
    assert table.state.step == "hero"


@pytest.mark.rule("ZR-184", "ZR-185")
@pytest.mark.parametrize(("hand", "allowed"), [((5, 20, 21), True), ((5, 20, 21, 22), False)])
def test_chard_returns_for_another_card_with_three_or_fewer_in_hand(
    hand: tuple[int, ...], allowed: bool
) -> None:
    table = Table().acting().hold(hand=hand, table=(3,)).put(pile=(23, 24, 25)).do(EndPhase())
    assert (table.against(UseAbility(3)) == []) is allowed
    table.do(DrawCard())
    assert table.state.step == ("draw" if allowed else "hero")
    if allowed:
        table.do(UseAbility(3)).do(DrawCard())
        assert (table.state.hand[-2:], table.state.table) == ((3, 24), ())
    else:
        assert table.state.pile == (24, 25)


@pytest.mark.rule("ZR-185")
def test_bromhead_too_brings_another_card() -> None:
    """With our own set: two cards in hand or fewer as the phase begins, and he returns for a card more."""
    table = Table().put(components=components(PACKS.own_set(2))).acting().hold(hand=(5, 20), table=(4,))
    table.put(pile=(23, 24, 25)).do(EndPhase()).do(DrawCard())
    place = 1 + next(
        place
        for place, each in enumerate(table.state.card(4).abilities or ())
        if each.effects[0].verb == "extra-draw"
    )

    table.do(UseAbility(4, place)).do(DrawCard())
    assert (table.state.hand, table.state.table) == ((5, 20, 23, 4, 24), ())


@pytest.mark.rule("ZR-189")
def test_nothing_is_discarded_while_drawing() -> None:
    assert drawing().against(Discard(5)) == ["ZR-189"]


@pytest.mark.rule("ZR-200")
def test_night_falls_as_its_card_is_drawn_and_the_draw_is_wasted() -> None:
    table = drawing(pile=(2, 20)).do(DrawCard())

    assert (table.state.night, table.state.discard, table.state.hand) == (True, (2,), (3, 4, 5))
    assert table.state.step == "hero"


@pytest.mark.rule("ZR-205", "ZR-204")
def test_the_relief_column_ends_the_game() -> None:
    table = drawing(pile=(1, 20)).do(DrawCard())

    assert (table.state.ending, table.legal()) == ("relief", ())


@pytest.mark.rule("ZR-133", "ZR-230", "ZR-231")
@pytest.mark.parametrize(
    ("card", "fired", "night", "kept"),
    [
        (40, False, False, True),
        (40, True, False, False),
        (41, False, False, True),
        (41, True, False, False),
        (42, True, True, False),
        (43, False, False, False),
        (43, True, True, True),
    ],
)
def test_a_card_that_comes_too_late_or_too_early_is_a_wasted_draw(
    card: int, fired: bool, night: bool, kept: bool
) -> None:
    table = drawing(pile=(card, 20), cards=(card,)).put(fired=fired, night=night).do(DrawCard())

    assert (card in table.state.hand, card in table.state.discard) == (kept, not kept)
    assert table.state.pile == (20,)


@pytest.mark.rule("ZR-133")
def test_such_a_card_may_leave_the_game_altogether() -> None:
    table = Table(cards=(43,), readings={"ZR_133": "removed"}).put(pile=(43, 20), step="draw", draws=1)

    assert table.do(DrawCard()).state.gone == (43,)


# --- the Hero phase ---


def heroes(*hand: int, cards: tuple[int, ...] = ()) -> Table:
    return Table(cards=cards).hold(hand=hand).put(step="hero", put_forth=1)


@pytest.mark.rule("ZR-191")
def test_one_hero_is_put_forth_free_in_the_hero_phase() -> None:
    table = heroes(3, 4, 5, 20, 21).do(PutForth(3))

    assert table.state.table == (3,)
    assert (table.state.step, table.state.turn) == ("impi", 2)  # nothing else is left to do
    assert heroes(3, 4).put(put_forth=0).against(PutForth(4)) == ["ZR-191"]
    assert heroes(5).against(PutForth(5)) == ["ZR-119"]


@pytest.mark.rule("ZR-192")
def test_some_privates_bring_a_second_one_with_them() -> None:
    """Hitch (14) allows it, Hook (9) does not; Jones (10) is a Private, Schiess (11) a Corporal."""
    table = heroes(14, 9, 10, 11).do(PutForth(14))
    assert table.against(PutForth(11)) == ["ZR-191"]
    table.do(PutForth(9))
    assert table.state.table == (14, 9)
    assert table.state.step == "impi"
    assert heroes(9, 10).do(PutForth(9)).state.step == "impi"


@pytest.mark.rule("ZR-193")
def test_the_dog_comes_along_for_nothing() -> None:
    table = heroes(39, 3, cards=(39,)).do(PutForth(3))
    assert table.state.step == "hero"
    assert table.do(PutForth(39)).state.table == (3, 39)


# --- Housekeeping ---


@pytest.mark.rule("ZR-194", "ZR-195", "ZR-196", "ZR-197")
def test_the_hand_is_cut_to_five_unless_bourne_is_there() -> None:
    table = heroes(5, 20, 21, 22, 23, 24, 25).put(put_forth=0).do(EndPhase())
    assert (table.state.step, table.against(EndPhase())) == ("housekeeping", ["ZR-196"])
    table.do(Discard(25)).do(Discard(24))
    assert (len(table.state.hand), table.state.step, table.state.discard) == (5, "impi", (25, 24))

    bourne = heroes(5, 20, 21, 22, 23, 24).hold(hand=(5, 20, 21, 22, 23, 24), table=(7,)).put(put_forth=0)
    assert bourne.do(EndPhase()).state.step == "impi"
    committed = heroes(5, 20, 21, 22, 23, 24).put(put_forth=0, leader=7).do(EndPhase())
    assert committed.state.step == "housekeeping"


@pytest.mark.rule("ZR-194", "ZR-195", "ZR-206")
def test_victory_is_looked_for_before_the_hand_or_after_it() -> None:
    for edition, step in ((2, "over"), (1, "housekeeping")):
        table = Table(edition).hold(hand=(5, 20, 21, 22, 23, 24))  # type: ignore[arg-type]  # the two
        table.stand(routed={0: True, 1: True, 2: True}, fallen={3: True}).put(step="hero", put_forth=0)
        assert table.do(EndPhase()).state.step == step
    assert table.do(Discard(5)).state.ending == "military"
    one = Table().hold(hand=(5,)).stand(routed={0: True, 1: True, 2: True}).put(step="hero", put_forth=0)
    assert one.do(EndPhase()).state.ending == ""


@pytest.mark.rule("ZR-198", "ZR-199")
def test_surgeon_reynolds_fetches_a_hero_from_the_discard_pile() -> None:
    """Seven cards in hand, Bourne discarded, Reynolds there: Bourne comes back and all seven are kept.

    The tests' Reynolds stays on a 4 or more.
    """
    for face, stays in ((3, False), (4, True)):
        table = Table().hold(hand=(5, 20, 21, 22, 23, 24, 25), table=(12,)).put(discard=(7, 18))
        table.put(step="hero", put_forth=0).do(EndPhase())
        assert table.against(UseAbility(12, cards=(18,))) == ["ZR-123"]  # no Hero
        table.do(UseAbility(12, cards=(7,)), face)
        assert (7 in table.state.table, 12 in table.state.table) == (True, stays)
        if table.state.step == "housekeeping":
            table.do(EndPhase())
        assert (len(table.state.hand), table.state.turn) == (7, 2)


@pytest.mark.rule("ZR-198")
def test_surplus_cards_may_be_out_of_play() -> None:
    table = Table(readings={"ZR_198": "out_of_play"}).hold(hand=(5, 20, 21, 22, 23, 24))

    assert table.put(step="housekeeping").do(Discard(5)).state.gone == (5,)


@pytest.mark.rule("ZR-134")
def test_an_event_with_a_restriction_waits_until_it_holds() -> None:
    """The tests' "Steady" (15), made an Event of the night."""
    box = Table().state.box
    night = tuple(
        replace(each, abilities=tuple(replace(a, requires=("night",)) for a in each.abilities or ()))
        if each.number == 15
        else each
        for each in box.cards
    )
    table = Table().acting().put(components=replace(box, cards=night)).hold(hand=(15,))

    assert table.against(UseAbility(15)) == ["ZR-134"]
    assert table.put(night=True).against(UseAbility(15)) == []


@pytest.mark.rule("ZR-010", "ZR-011")
@pytest.mark.parametrize(("edition", "against"), [(1, []), (2, ["ZR-123"])])
def test_a_volley_is_an_event_in_the_1st_edition_alone(edition: Edition, against: list[str]) -> None:
    """The tests' Reynolds (12), made to fetch an Event: a Volley card (18), an Event proper (15), a Hero (7)."""
    box = Table(edition).state.box
    fetch = Ability("fate", (Effect("recover", who=("event",), to="hand"),), ("action",), stays=(4, 5, 6))
    cards = tuple(replace(each, abilities=(fetch,)) if each.number == 12 else each for each in box.cards)
    table = Table(edition).acting().put(components=replace(box, cards=cards), discard=(18, 15, 7))
    table.hold(table=(12,))

    assert table.against(UseAbility(12, cards=(18,))) == against
    assert table.against(UseAbility(12, cards=(15,))) == []
    assert table.against(UseAbility(12, cards=(7,))) == ["ZR-123"]


@pytest.mark.rule("ZR-134", "ZR-118")
def test_an_event_is_played_from_the_hand_for_nothing() -> None:
    """The tests' "Steady" (15) frees the next volley of its -1s."""
    table = Table().acting(1, low_ammo=True).hold(hand=(15, 18)).stand(right=1).do(UseAbility(15))
    assert (table.state.discard, table.state.actions) == ((15,), 1)
    table.do(Fire(18, "right-horn"), 6, 1, 1)
    assert table.state.ibuthos[2].hits == 3
    assert table.against(UseAbility(15)) == ["ZR-121"]


@pytest.mark.rule("ZR-138")
def test_what_needs_the_platoon_is_not_played_without_it() -> None:
    table = Table().acting().hold(hand=(17,)).stand(right=1)

    assert table.against(Fire(17, "right-horn")) == ["ZR-138"]
    assert table.put(platoon=(3, 7)).against(Fire(17, "right-horn")) == []


@pytest.mark.rule("ZR-239")
def test_spaldings_sacrifice_puts_every_hero_in_hand_forth() -> None:
    table = Table(cards=(41,)).acting().hold(hand=(3, 5, 9), table=(41,)).do(UseAbility(41, 2))

    assert (set(table.state.table), table.state.hand, table.state.discard) == ({3, 9}, (5,), (41,))


@pytest.mark.rule("ZR-252")
def test_adendorff_is_no_lieutenant_with_the_officers_option_and_nobody_debates() -> None:
    table = Table(options=("officers",)).acting().hold(table=(13, 7))
    plain = Table().acting().hold(table=(13, 7))

    assert table.state.cup[table.state.chit_place("debate")] == 0
    assert plain.state.cup[plain.state.chit_place("debate")] == 1
    assert table.against(FormPlatoon(13, 7)) == ["ZR-136"]
    assert table.against(Build(13)) == ["ZR-140"]
    assert plain.against(FormPlatoon(13, 7)) == plain.against(Build(13)) == []


@pytest.mark.rule("ZR-232", "ZR-233", "ZR-178", "ZR-132")
@pytest.mark.parametrize(
    ("card", "marker", "ability"), [(40, "nnc", 2), (42, "nnh", 1), (43, "g-company", 1)]
)
def test_a_group_is_sacrificed_for_its_marker(card: int, marker: str, ability: int) -> None:
    table = Table(cards=(card,)).acting(0).hold(table=(card,)).do(UseAbility(card, ability))

    assert (table.state.support, table.state.discard, table.state.markers) == ((marker,), (card,), ())
