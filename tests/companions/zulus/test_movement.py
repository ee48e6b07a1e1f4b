"""5.1: how iButhos come nearer, what stops them, and the Heroic Defenses in their way."""

from dataclasses import replace

import pytest

from heart_africa.companions.zulus.actions import Build, HandOut, PutForth
from heart_africa.companions.zulus.chits import CarryOut, DrawChit
from heart_africa.companions.zulus.components import Edition
from heart_africa.companions.zulus.events import DefenceRolled, Stopped
from heart_africa.companions.zulus.game import carried_out
from heart_africa.companions.zulus.movement import in_order
from heart_africa.core.dice import Dice
from tests.companions.zulus.table import Table


@pytest.mark.rule("ZR-045", "ZR-044", "ZR-049", "ZR-052", "ZR-053", "ZR-048")
def test_an_advance_moves_whom_it_shows_so_many_boxes_and_is_discarded() -> None:
    table = Table().drawn("loins-2")

    assert table.boxes() == (5, 5, 5, 3)
    assert [each.hits for each in table.state.ibuthos] == [2, 3, 4, 2]
    used = {table.state.chit_of(place).id: count for place, count in enumerate(table.state.used) if count}
    assert used == {"loins-2": 1}
    assert table.state.cup[table.state.chit_place("loins-2")] == 2
    assert (table.state.step, table.state.actions) == ("action", 1)


@pytest.mark.rule("ZR-050", "ZR-051")
@pytest.mark.parametrize("edition", [1, 2])
def test_the_advance_of_one_who_is_routed_or_gone_is_ignored_and_no_other_is_drawn(edition: Edition) -> None:
    table = Table(edition).stand(routed={3: True}).drawn("loins-2")
    gone = Table(edition).stand(loins=2, fallen={3: True}).drawn("loins-2")

    assert (table.boxes()[3], table.state.step) == (5, "action")
    assert (gone.boxes()[3], gone.state.step) == (2, "action")


@pytest.mark.rule("ZR-051")
def test_in_the_other_reading_an_advance_ignored_altogether_brings_another_chit() -> None:
    table = Table(1, readings={"ZR_051": "redraw"}).stand(routed={3: True})
    assert table.drawn("loins-2").state.step == "impi"
    assert table.drawn("all-1").boxes() == (4, 4, 4, 5)
    assert table.state.step == "action"


@pytest.mark.rule("ZR-005")
def test_a_track_runs_from_5_to_1_and_then_into_the_camp() -> None:
    table = Table().put(barricades=1)
    walked = [table.put(step="impi", low_ammo=False).drawn("chest-1").boxes()[0] for _ in range(3)]
    walked += [table.put(step="impi", cup=Table().state.cup).drawn("chest-1").boxes()[0] for _ in range(2)]

    assert walked == [4, 3, 2, 1, 0]


@pytest.mark.rule("ZR-006", "ZR-007", "ZR-008", "ZR-054", "ZR-055")
def test_of_two_tracks_that_share_a_box_in_the_camp_one_is_blocked() -> None:
    """2nd edition: Left Horn and Loins share the upper 0 box, Chest and Right Horn the lower one."""
    both = Table().put(barricades=1).stand(left=0, loins=1).drawn("loins-2")
    apart = Table().put(barricades=1).stand(left=0, right=1, loins=5).drawn("right-horn-1")
    below = Table().put(barricades=1).stand(chest=0, right=1).drawn("right-horn-1")
    single = Table(1).put(barricades=1).stand(left=0, right=1).drawn("right-horn-1")
    inner = [
        Table(edition).put(barricades=2).stand(chest=-1, left=0).drawn("left-horn-1").boxes()[1]
        for edition in (1, 2)
    ]

    assert (below.boxes()[2], inner) == (1, [0, 0])  # both ways lead to one -1
    assert both.boxes()[3] == 1
    assert [each.why for each in both.facts if isinstance(each, Stopped)] == ["blocked", "blocked"]
    assert apart.boxes()[2] == 0
    assert single.boxes()[2] == 1


@pytest.mark.rule("ZR-058", "ZR-059", "ZR-060")
def test_who_moves_first_is_the_closest_then_the_strongest_then_the_one_printed_stronger() -> None:
    nearest = Table().stand(chest=2, left=1, right=3, loins=4)
    stronger = Table().stand(chest=1, left=1, right=1, loins=1, hits={0: 1, 1: 2, 2: 0, 3: 2})

    assert in_order(nearest.state, [0, 1, 2, 3]) == [1, 0, 2, 3]
    # two markers each: uDloko is printed 4, iNdluyengwe 2
    assert in_order(stronger.state, [0, 1, 2, 3]) == [1, 3, 0, 2]


@pytest.mark.rule("ZR-056", "ZR-057")
def test_of_two_who_would_enter_the_same_empty_box_the_stronger_does() -> None:
    more = Table(1).put(barricades=1).stand(left=1, right=1, hits={1: 3, 2: 2}).drawn("horns-1")
    even = Table(1).put(barricades=1).stand(left=1, right=1, hits={1: 3, 2: 3}).drawn("horns-1")

    assert more.boxes()[1:3] == (0, 1)
    assert even.boxes()[1:3] == (0, 1)  # uDloko is printed 6, uThulwana 5


@pytest.mark.rule("ZR-061")
def test_all_go_one_box_at_a_time_and_a_blocked_step_is_lost() -> None:
    """Left Horn goes from 1 to 0 and on to -1, so that Loins may follow it through 1 to the same 0 box."""
    table = Table().put(barricades=2).stand(left=1, loins=2).drawn("all-2")
    assert table.boxes() == (3, -1, 3, 0)

    blocked = Table().put(barricades=2, held=(0,)).stand(chest=-1, left=0).drawn("all-2")
    assert blocked.boxes() == (-1, 0, 3, 3)
    assert [each.why for each in blocked.facts if isinstance(each, Stopped)] == ["held", "blocked", "blocked"]


@pytest.mark.rule("ZR-061")
@pytest.mark.parametrize(("reading", "second"), [("each_pass", "uthulwana"), ("once", "udloko")])
def test_who_is_first_is_worked_out_for_each_pass_or_once(reading: str, second: str) -> None:
    """1st edition: Chest holds the 0 box. uDloko waits on 1; uThulwana, stronger now, comes up from 2."""
    table = Table(1, readings={"ZR_061": reading}).put(barricades=1, held=(0,))
    table.stand(chest=0, left=1, right=2, hits={1: 1})
    run = carried_out(table.book, table.state, DrawChit("all-2"), Dice())
    stopped = [fact.who for fact in run.facts if isinstance(fact.event, Stopped)]

    assert stopped[:3] == ["indlondo", "udloko", second]
    assert run.state.ibuthos[1].box == run.state.ibuthos[2].box == 1


@pytest.mark.rule("ZR-062", "ZR-089", "ZR-009")
def test_coming_into_a_burning_building_ends_the_movement_of_the_turn() -> None:
    table = Table().put(barricades=1, fires=("storehouse",)).stand(right=2).drawn("right-horn-2")
    clear = Table().put(barricades=1).stand(right=2).drawn("right-horn-2")

    assert table.boxes()[2] == 1
    assert clear.boxes()[2] == 0
    table.put(step="impi").drawn("right-horn-1")
    assert table.boxes()[2] == 0


@pytest.mark.rule("ZR-063", "ZR-064", "ZR-067", "ZR-123", "ZR-124")
@pytest.mark.parametrize(
    ("card", "track", "chit", "face"),
    [(6, 2, "right-horn-2", 3), (6, 2, "right-horn-2", 6), (9, 0, "chest-1", 5), (19, 1, "left-horn-1", 6)],
)
def test_a_defence_that_holds_stops_the_advance_before_its_box_and_stays(
    card: int, track: int, chit: str, face: int
) -> None:
    """Dalton holds the Storehouse on 3 to 6, Hook the Hospital on 5 and 6, the wall is held on 6."""
    boxes = [5, 5, 5, 5]
    boxes[track] = 2
    table = Table().stand(*boxes).hold(table=(card,)).put(markers=(card,))
    if card == 6:  # Dalton might answer the chit
        table.drawn(chit).do(CarryOut(), face)
    else:
        table.drawn(chit, face)
    assert table.boxes()[track] == 2
    assert (table.state.table, table.state.markers) == ((card,), (card,))


@pytest.mark.rule("ZR-065", "ZR-066", "ZR-064")
def test_a_defence_that_falls_gives_its_card_back_and_lets_the_advance_in() -> None:
    table = Table().put(barricades=1).stand(chest=2).hold(table=(9,)).put(markers=(9,)).drawn("chest-1", 4)

    assert table.boxes()[0] == 1
    assert (table.state.table, table.state.markers, table.state.hand) == ((), (), (9,))
    assert next(each for each in table.facts if isinstance(each, DefenceRolled)).numbers == (5, 6)


@pytest.mark.rule("ZR-068")
@pytest.mark.parametrize(
    ("barricades", "box", "ending"), [(0, 1, "defeat"), (1, 1, ""), (1, 0, "defeat"), (2, 0, "")]
)
def test_entering_the_box_of_the_victory_marker_loses_the_game_at_once(
    barricades: int, box: int, ending: str
) -> None:
    table = Table().put(barricades=barricades).stand(chest=box).drawn("chest-1")

    assert table.state.ending == ending
    assert (table.state.step == "over") is bool(ending)


@pytest.mark.rule("ZR-125", "ZR-123")
def test_the_marker_of_a_defence_comes_and_goes_with_its_hero() -> None:
    """Hook hands out ammunition and is back in hand; one of the wall's defenders, a Sergeant, goes to build."""
    table = Table().acting().hold(hand=(9,)).do(PutForth(9))
    assert list(table.state.markers) == [9]

    table.acting(low_ammo=True).do(HandOut(9))
    assert (table.state.markers, table.state.hand) == ((), (9,))
    cards = tuple(
        replace(each, rank="sergeant") if each.number == 19 else each for each in table.state.box.cards
    )
    wall = Table().acting().put(components=replace(table.state.box, cards=cards)).hold(table=(19,))
    wall.put(markers=(19,)).do(Build(19))
    assert (wall.state.leader, wall.state.markers, wall.state.hand) == (19, (), ())


@pytest.mark.rule("ZR-126")
def test_a_building_that_is_bypassed_gives_its_defender_back() -> None:
    """Right Horn shares the way of the Chest through the lower 0 box; Left Horn and Loins have another."""
    same = Table().put(barricades=1).stand(right=1).hold(table=(9,)).put(markers=(9,)).drawn("right-horn-1")
    other = Table().put(barricades=1).stand(left=1).hold(table=(9,)).put(markers=(9,)).drawn("left-horn-1")
    deeper = Table().put(barricades=2).stand(left=0).hold(table=(9,)).put(markers=(9,)).drawn("left-horn-1")
    strict = Table(readings={"ZR_126": "any_interior"}).put(barricades=1).stand(left=1).hold(table=(9,))
    strict.put(markers=(9,)).drawn("left-horn-1")

    assert (same.state.hand, same.state.markers) == ((9,), ())
    assert (other.state.table, other.state.markers) == ((9,), (9,))
    assert (deeper.state.hand, strict.state.hand) == ((9,), (9,))


@pytest.mark.rule("ZR-127", "ZR-128", "ZR-084", "ZR-088")
def test_a_hero_whose_building_burns_may_be_put_forth_but_his_marker_waits() -> None:
    table = Table().acting(2).put(fires=("hospital",)).hold(hand=(9,)).do(PutForth(9))
    assert (table.state.table, table.state.markers) == ((9,), ())

    table.put(step="impi", fires=("hospital",)).drawn("ablaze", 6)
    assert table.state.fires == ()
    assert table.state.markers == (9,)


@pytest.mark.rule("ZR-127", "ZR-128")
def test_nor_does_his_marker_stand_while_an_ibutho_is_in_his_box_or_past_it() -> None:
    for box in (1, 0):
        table = Table().acting().put(barricades=1).stand(chest=box).hold(hand=(9,)).do(PutForth(9))
        assert (table.state.table, table.state.markers) == ((9,), ())
        table.put(step="impi").drawn("washing")
        assert table.state.markers == (() if box == 0 else (9,))  # from 1 back to 2, from 0 only to 1


@pytest.mark.rule("ZR-234", "ZR-235", "ZR-124")
def test_the_contingent_holds_both_boxes_0_until_one_of_them_is_entered() -> None:
    lower = Table(cards=(40,)).stand(chest=1).hold(table=(40,)).put(markers=(40,)).drawn("chest-1", 4)
    upper = Table(cards=(40,)).stand(loins=2).hold(table=(40,)).put(markers=(40,)).drawn("loins-2", 5)
    lost = Table(cards=(40,)).put(barricades=1).stand(left=1).hold(table=(40,)).put(markers=(40,))
    lost.drawn("left-horn-1", 3)

    assert (lower.boxes()[0], lower.state.markers) == (1, (40,))
    assert (upper.boxes()[3], upper.state.ending) == (1, "")
    assert (lost.boxes()[1], lost.state.hand, lost.state.markers) == (0, (40,), ())
    inside = Table(cards=(40,)).put(barricades=1).stand(left=0).acting().hold(hand=(40,)).do(PutForth(40))
    assert inside.state.markers == ()
