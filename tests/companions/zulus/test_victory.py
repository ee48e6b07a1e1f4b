"""11.0 and 12.4: what a game is worth, its level, and the attack at dawn."""

from dataclasses import replace

import pytest

from heart_africa.companions.packs import ComponentNeeded
from heart_africa.companions.stated import StateComponent
from heart_africa.companions.zulus.abilities import UseAbility
from heart_africa.companions.zulus.actions import HandOut, PutForth
from heart_africa.companions.zulus.cards import DrawCard
from heart_africa.companions.zulus.chits import CarryOut, DrawChit
from heart_africa.companions.zulus.components import Edition
from heart_africa.companions.zulus.game import EndPhase
from heart_africa.companions.zulus.victory import level, level_rule, victory_points
from heart_africa.companions.zulus.volleys import Fire
from heart_africa.core.journal.records import Command
from tests.companions.zulus.table import Table


def worth(table: Table) -> int:
    return victory_points(table.book, table.state).total


# --- points ---


@pytest.mark.rule("ZR-015", "ZR-208", "ZR-209", "ZR-210", "ZR-211", "ZR-207")
@pytest.mark.parametrize(("edition", "points"), [(1, 2 + 1 + 2 + 2 + 3 * 2), (2, 2 + 1 + 2 + 4 + 3 * 3)])
def test_heroes_decorations_buildings_and_markers(edition: Edition, points: int) -> None:
    """Dalton (decorated), Schiess, Chard (decorated) who builds; a building; three markers; no card in hand."""
    table = Table(edition).hold(hand=(4, 9), table=(6, 11)).put(leader=3, discard=(7,), fires=("hospital",))

    assert worth(table.stand(hits={1: 2, 2: 2})) == points


@pytest.mark.rule("ZR-015", "ZR-208", "ZR-209")
def test_who_is_put_forth_scores_by_his_medal_and_who_fires_no_longer() -> None:
    """Bromhead is decorated, Schiess is not, the Contingent a Group; in hand and discarded all are worth 0."""
    table = Table(cards=(40,)).acting(4).hold(hand=(4, 11, 40)).put(fires=("hospital", "storehouse"))
    table.stand(left=1)
    orders: list[Command] = [PutForth(4), PutForth(11), PutForth(40), Fire(4, "left-horn")]
    dice = ((), (), (), (1, 1, 1, 1))
    scored = [worth(table)]
    scored += [worth(table.do(order, *faces)) for order, faces in zip(orders, dice, strict=True)]

    assert scored == [-1, -1 + 2, -1 + 2 + 1, -1 + 2 + 1 + 1, -1 + 1 + 1]
    assert 4 in table.state.discard


@pytest.mark.rule("ZR-209", "ZR-012")
def test_a_group_scores_as_a_hero_does() -> None:
    table = Table(cards=(40,)).hold().put(fires=("hospital", "storehouse"))

    assert (worth(table), worth(table.hold(table=(40,)))) == (-1, 0)


@pytest.mark.rule("ZR-210", "ZR-211", "ZR-212")
@pytest.mark.parametrize(("edition", "points"), [(1, 2 * 2 + 5), (2, 2 * 3 + 6)])
def test_an_ibutho_wiped_out_scores_and_a_routed_one_does_not(edition: Edition, points: int) -> None:
    table = Table(edition).hold().put(fires=("hospital", "storehouse"))

    assert worth(table.stand(routed={0: True})) == 0
    assert worth(table.stand(hits={0: 0}, fallen={0: True})) == points


@pytest.mark.rule("ZR-204", "ZR-207", "ZR-208", "ZR-210", "ZR-211", "ZR-213", "ZR-214", "ZR-215", "ZR-216")
@pytest.mark.parametrize(
    ("edition", "points"),
    [
        # Chard 2, Schiess 1, the Storehouse 2, three markers of the Horse's victims 2 each and one wiped out 5
        (1, {"relief": 2 + 1 + 2 + 3 * 2 + 5 + 20 - 3, "military": 33, "defeat": 13}),
        (2, {"relief": 2 + 1 + 4 + 3 * 3 + 6 + 10 - 5 - 1, "military": 16, "defeat": 16}),
    ],
)
def test_an_end_that_was_played_to_is_worth_its_points(edition: Edition, points: dict[str, int]) -> None:
    """Each end by its order: a card drawn, a phase ended, a chit; the Horse was called upon by its own order."""
    horse = 42 if edition == 2 else 35
    for ending, expected in points.items():
        table = Table(edition, cards=(horse,)).acting().hold(table=(3, 11, horse)).put(fires=("hospital",))
        table.do(UseAbility(horse))
        table.stand(chest=1, loins=5, hits={1: 2, 3: 0}, fallen={3: True})
        match ending:
            case "relief":
                table.put(pile=(1,), step="draw", draws=1).do(DrawCard())
            case "military":
                table.stand(hits={1: 2, 3: 0}, routed={0: True, 1: True, 2: True}, fallen={3: True})
                table.put(step="hero", put_forth=0).do(EndPhase())
            case _:
                table.put(step="impi").drawn("chest-1")

        assert (table.state.ending, worth(table)) == (ending, expected)


@pytest.mark.rule("ZR-213", "ZR-214", "ZR-204")
@pytest.mark.parametrize(
    ("edition", "ending", "reading", "points"),
    [
        (1, "relief", "relief_only", 20),
        (1, "military", "relief_only", 20),
        (1, "defeat", "relief_only", 0),
        (2, "relief", "relief_only", 10),
        (2, "military", "relief_only", 0),
        (2, "military", "any_survival", 10),
        (2, "defeat", "any_survival", 0),
    ],
)
def test_holding_out(edition: Edition, ending: str, reading: str, points: int) -> None:
    table = Table(edition, readings={"ZR_214": reading}).hold().put(fires=("hospital", "storehouse"))

    assert worth(table.put(ending=ending)) == points


@pytest.mark.rule("ZR-215", "ZR-216")
@pytest.mark.parametrize(
    ("edition", "marker", "points"),
    [
        (1, "nnh", -3),
        (1, "nnc", -4),
        (1, "g-company", -5),
        (2, "nnc", -7),
        (2, "nnh", -5),
        (2, "g-company", -10),
    ],
)
def test_support_costs_points(edition: Edition, marker: str, points: int) -> None:
    table = Table(edition).hold().put(fires=("hospital", "storehouse"))

    assert worth(table.put(support=(marker,))) == points
    assert worth(table.put(support=("nnc", "nnh", "g-company"))) == (-12 if edition == 1 else -22)


@pytest.mark.rule("ZR-224", "ZR-203", "ZR-252", "ZR-253", "ZR-222")
def test_optional_cards_and_some_options_cost_points_in_the_2nd_edition() -> None:
    burning = {"fires": ("hospital", "storehouse")}
    cards = Table(cards=(32, 44, 40)).hold().put(**burning)
    free = Table(cards=(32, 44, 40), readings={"ZR_224": "not_volleys"}).hold().put(**burning)
    first = Table(1, ("dawn", "luck"), cards=(33, 34)).hold().put(**burning)

    assert (worth(cards), worth(free), worth(first)) == (-3, -2, 0)
    assert worth(Table(options=("melee-at-night", "officers")).hold().put(**burning)) == -3
    assert worth(Table(options=("dawn", "gold-markers")).hold().put(**burning)) == 0


@pytest.mark.rule("ZR-203", "ZR-253", "ZR-252")
@pytest.mark.parametrize(
    ("options", "points"), [((), 18), (("dawn",), 18), (("melee-at-night",), 17), (("officers",), 16)]
)
def test_a_game_played_to_its_relief_is_worth_less_by_some_options(
    options: tuple[str, ...], points: int
) -> None:
    """Held out 10 and both buildings 4 each; the dawn changes nothing, bayonets by night cost 1, officers 2."""
    table = Table(options=options).hold().put(pile=(1,), step="draw", draws=1, turn=9).do(DrawCard())

    assert (table.state.ending, worth(table)) == ("relief", points)


HELD_OUT = {1: 20, 2: 10}
LIMITS = {1: (15, 20, 30, 35, 40), 2: (25, 35, 40, 50, 60)}
LEVELS = ("tragic-defeat", "ignoble-defeat", "standoff", "minor-victory", "major-victory", "epic-victory")


@pytest.mark.rule("ZR-217", "ZR-218", "ZR-207")
@pytest.mark.parametrize("edition", [1, 2])
def test_each_level_is_reached_by_the_order_that_ends_the_game(edition: Edition) -> None:
    """Both sides of each limit: so many Hit markers in casualties, the rest in plain Heroes on the table."""
    marker = 2 if edition == 1 else 3
    box = Table(edition).state.cards
    heroes = [number for number, card in box.items() if card.card_class == "hero" and card.medal == "none"]
    for place, limit in enumerate(LIMITS[edition]):
        for points in (limit - 1, limit):
            relief = points >= HELD_OUT[edition]
            left = points - (HELD_OUT[edition] if relief else 0)
            lost, plain = divmod(left, marker)
            table = Table(edition).hold(table=heroes[:plain]).put(fires=("hospital", "storehouse"), turn=9)
            each = [min(5, max(0, lost - 5 * track)) for track in range(4)]
            full = tuple(
                one._replace(full=one.hits + each[track]) for track, one in enumerate(table.state.ibuthos)
            )
            table.put(ibuthos=full)
            if relief:
                table.put(pile=(1,), step="draw", draws=1).do(DrawCard())
            else:
                table.stand(chest=1).put(step="impi").drawn("chest-1")

            assert (table.state.ending, worth(table)) == ("relief" if relief else "defeat", points)
            assert level(table.state, points) == LEVELS[place + (points == limit)]


@pytest.mark.rule("ZR-217", "ZR-218", "ZR-207")
@pytest.mark.parametrize(
    ("name", "first", "second"),
    [
        ("tragic-defeat", (-5, 14), (-5, 24)),
        ("ignoble-defeat", (15, 19), (25, 34)),
        ("standoff", (20, 29), (35, 39)),
        ("minor-victory", (30, 34), (40, 49)),
        ("major-victory", (35, 39), (50, 59)),
        ("epic-victory", (40, 90), (60, 90)),
    ],
)
def test_the_six_levels(name: str, first: tuple[int, int], second: tuple[int, int]) -> None:
    one, two = Table(1).state, Table(2).state

    assert {level(one, points) for points in first} == {name}
    assert {level(two, points) for points in second} == {name}
    assert (level_rule(one), level_rule(two)) == ("ZR-217", "ZR-218")


def test_every_line_names_the_entry_that_says_it() -> None:
    table = Table(options=("officers",), cards=(43,)).hold(table=(3, 11)).put(support=("g-company",))
    lines = victory_points(table.book, table.put(ending="relief").state).lines

    assert [(line.what, line.value, line.rule) for line in lines] == [
        ("zulus-points-decorated", 2, "ZR-208"),
        ("zulus-points-hero", 1, "ZR-208"),
        ("zulus-points-building", 4, "ZR-211"),
        ("zulus-points-building", 4, "ZR-211"),
        ("zulus-points-support", -10, "ZR-216"),
        ("zulus-points-relief", 10, "ZR-214"),
        ("zulus-points-cards", -1, "ZR-224"),
        ("zulus-points-option", -2, "ZR-252"),
    ]


def test_a_medal_that_nobody_has_told_of_is_asked_for() -> None:
    table = Table().hold(table=(11,)).do(StateComponent("card-11", "medal", "null"))
    with pytest.raises(ComponentNeeded) as asked:
        worth(table)
    assert (asked.value.piece, asked.value.field) == ("card-11", "medal")
    assert worth(table.do(StateComponent("card-11", "medal", "dcm"))) == 2 + 4 + 4


# --- the attack at dawn ---


def dry(edition: Edition = 2, **readings: str) -> Table:
    """The cup holds nothing but its last chits; four Advances, an R and a Washing lie discarded."""
    table = Table(edition, ("dawn",), readings=readings or None)
    left = table.state.data.options.dawn_left
    cup = tuple((each.count or 0) if each.kind in left else 0 for each in table.state.box.chits)
    used = [0] * len(cup)
    for chit in ("chest-1", "all-2", "right-horn-1", "loins-2", "r", "washing"):
        used[table.state.chit_place(chit)] = 1
    return table.put(cup=cup, used=tuple(used), night=True, low_ammo=True)


@pytest.mark.rule("ZR-242", "ZR-243", "ZR-244", "ZR-245", "ZR-246", "ZR-247")
@pytest.mark.parametrize("edition", [1, 2])
def test_when_only_the_last_chits_are_left_the_zulus_attack_at_dawn(edition: Edition) -> None:
    """Everybody stands on 3; who has lost a marker regains one, but not the routed one, who stands up there."""
    table = (
        dry(edition)
        .put(barricades=2)
        .stand(0, 5, 5, 1, hits={0: 1, 1: 0, 3: 0}, routed={1: True}, fallen={3: True})
    )
    table.do(DrawChit())

    assert table.boxes()[:3] == (3, 3, 3)
    assert [each.hits for each in table.state.ibuthos[:3]] == [2, 0, 4]
    assert not table.state.ibuthos[1].routed
    assert (table.state.night, table.state.dawn, table.state.resting) == (False, 1, True)
    left = {
        each.id: count for each, count in zip(table.state.box.chits, table.state.cup, strict=True) if count
    }
    assert left == {"chest-1": 1, "all-2": 1, "right-horn-1": 1, "loins-2": 1}
    assert sum(table.state.used) == 0
    assert (table.state.step, table.state.turn) == ("action", 1)


@pytest.mark.rule("ZR-242", "ZR-243")
def test_any_other_chit_in_the_cup_puts_it_off() -> None:
    table = dry()
    place = table.state.chit_place("washing")
    table.put(cup=tuple(1 if each == place else count for each, count in enumerate(table.state.cup)))
    assert table.drawn("washing").state.dawn == 0
    snipers = dry(1)
    place = snipers.state.chit_place("snipers")
    snipers.put(cup=tuple(1 if each == place else count for each, count in enumerate(snipers.state.cup)))
    assert snipers.drawn("snipers").state.dawn == 0
    plain = dry().put(options=())
    assert plain.drawn("overheat").state.dawn == 0


@pytest.mark.rule("ZR-243")
def test_it_happens_again_when_the_cup_is_empty() -> None:
    table = dry().do(DrawChit()).put(step="impi", turn=9).stand(2, 2, 4, 4)
    empty = table.put(cup=(0,) * len(table.state.cup), used=table.state.cup)

    assert empty.do(DrawChit()).boxes() == (3, 3, 3, 3)
    assert sum(empty.state.cup) == 4


@pytest.mark.rule("ZR-245")
def test_the_routed_may_be_left_where_they_are() -> None:
    table = dry(ZR_245="stay").stand(routed={1: True}).do(DrawChit())

    assert table.boxes() == (3, 5, 3, 3)


@pytest.mark.rule("ZR-249", "ZR-248")
def test_after_dawn_advances_are_drawn_until_they_come_to_four() -> None:
    """The rulebook's example: 1, then an All of 2 is 3, so a third chit, of 1 (whom the Right Horn blocks)."""
    table = dry().do(DrawChit()).put(step="impi", resting=False, barricades=1)
    table.drawn("right-horn-1")
    assert (table.state.step, table.state.advanced) == ("impi", 1)
    table.drawn("all-2")
    assert (table.state.step, table.state.advanced) == ("impi", 3)
    table.drawn("chest-1")
    assert (table.state.step, table.boxes()) == ("action", (1, 1, 0, 1))


@pytest.mark.rule("ZR-249")
def test_a_chit_may_count_once_for_each_that_it_names() -> None:
    table = dry(ZR_249="per_ibutho").do(DrawChit()).put(step="impi").drawn("all-2")

    assert table.state.step == "action"


@pytest.mark.rule("ZR-248")
def test_in_the_1st_edition_an_advance_of_one_brings_a_second_one() -> None:
    table = dry(1).do(DrawChit()).put(step="impi").drawn("right-horn-1")
    assert table.state.step == "impi"
    assert table.drawn("chest-1").state.step == "action"
    two = dry(1).do(DrawChit()).put(step="impi").drawn("all-2")
    assert two.state.step == "action"


@pytest.mark.rule("ZR-250")
def test_the_turn_of_the_dawn_is_the_last_chance_to_hand_out_ammunition() -> None:
    table = dry().do(DrawChit()).hold(table=(9,))

    assert table.against(HandOut(9)) == []
    assert HandOut(9) in table.legal()
    assert table.put(turn=2).against(HandOut(9)) == ["ZR-250"]
    assert HandOut(9) not in table.legal()
    assert table.put(dawn=0).against(HandOut(9)) == []


def test_with_chits_aside_nobody_knows_what_is_left_until_it_was_seen() -> None:
    """12.2 of the 1st edition: three chits lie aside, so one chit in the cup may be any of the four."""
    table = dry(1)
    cup = tuple(
        1 if each.id in ("overheat", "washing", "r", "all-1") else 0 for each in table.state.box.chits
    )
    table.put(cup=cup, aside=3)
    seen = tuple(1 if each.id == "overheat" else 0 for each in table.state.box.chits)

    assert Table.do(table, DrawChit("overheat")).state.dawn == 0
    assert table.put(cup=cup, sure=seen, step="impi", hampered=()).do(DrawChit()).state.dawn == 1
    assert table.state.in_cup == 4
    assert CarryOut() not in table.legal()
    assert EndPhase() in table.legal()


@pytest.mark.rule("ZR-208")
def test_a_game_that_is_over_asks_for_the_medals_that_its_points_need() -> None:
    """Nobody has said whether Dalton wears one: until then there is no level to tell, whatever door asks."""
    table = Table().acting().hold(table=(6,))
    blank = tuple(replace(each, medal=None) if each.number == 6 else each for each in table.state.box.cards)
    table.put(components=replace(table.state.box, cards=blank), step="over", ending="relief")

    with pytest.raises(ComponentNeeded) as needed:
        table.legal()
    table.do(StateComponent(needed.value.piece, needed.value.field, "vc"))

    assert (needed.value.piece, needed.value.field) == ("card-6", "medal")
    assert table.legal() == ()
    assert [line.value for line in victory_points(table.book, table.state).lines][:1] == [2]
