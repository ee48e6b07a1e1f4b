"""5.2 and 5.3: what each chit does, and where it goes."""

import pytest

from heart_africa.companions.zulus.abilities import UseAbility
from heart_africa.companions.zulus.chits import CarryOut, DrawChit, PutOut, ReturnChit
from heart_africa.companions.zulus.components import Edition
from heart_africa.companions.zulus.events import ChitIdle, ChitLaid, Hampered
from heart_africa.companions.zulus.volleys import Fire
from heart_africa.core.journal.records import EventRecord
from heart_africa.language.zulus import TONGUE
from tests.companions.zulus.table import Table


def count(table: Table, heap: str, chit: str) -> int:
    """How many of a chit lie in the cup, or among the used ones."""
    counts: tuple[int, ...] = getattr(table.state, heap)
    return counts[table.state.chit_place(chit)]


# --- R ---


@pytest.mark.rule("ZR-069", "ZR-070", "ZR-071", "ZR-072", "ZR-073", "ZR-074", "ZR-075", "ZR-077", "ZR-023")
@pytest.mark.parametrize("edition", [1, 2])
def test_an_r_regroups_rallies_and_retreats(edition: Edition) -> None:
    """Chest on 2 falls back to 3 and regains nothing, Left Horn on 3 regains one, the routed one nothing."""
    table = Table(edition).stand(chest=2, left=3, hits={0: 0, 1: 1, 2: 1}, routed={2: True}).drawn("r")

    assert table.boxes() == (3, 3, 5, 5)
    assert [each.hits for each in table.state.ibuthos] == [0, 2, 1, 2]
    assert not any(each.routed for each in table.state.ibuthos)
    assert (count(table, "used", "r"), count(table, "cup", "r")) == (1, 2)


@pytest.mark.rule("ZR-072", "ZR-071")
@pytest.mark.parametrize(("box", "hits"), [(2, 1), (3, 2), (4, 2), (5, 2)])
def test_only_those_on_3_4_and_5_regroup(box: int, hits: int) -> None:
    table = Table().stand(right=box, hits={2: 1}).drawn("r")

    assert table.state.ibuthos[2].hits == hits


@pytest.mark.rule("ZR-074")
def test_those_inside_fall_back_without_displacing_one_another() -> None:
    """Chest on -1 and Right Horn on the lower 0: the latter goes to 1 first, then the former to 0."""
    table = Table().put(barricades=2).stand(chest=-1, right=0).drawn("r")
    inner = (
        Table(readings={"ZR_074": "innermost_first"}).put(barricades=2).stand(chest=-1, right=0).drawn("r")
    )

    assert table.boxes() == (0, 5, 1, 5)
    assert inner.boxes() == (0, 5, 2, 5)  # pushed to 1 first, then its own box


@pytest.mark.rule("ZR-076")
def test_no_volley_is_fired_in_the_turn_of_an_r() -> None:
    table = Table().stand(chest=4).drawn("r").put(low_ammo=False).stand(chest=3)
    assert table.against(Fire(5, "chest")) == ["ZR-076"]
    assert table.put(resting=False).against(Fire(5, "chest")) == []


# --- Building Ablaze ---


@pytest.mark.rule("ZR-078", "ZR-079", "ZR-080", "ZR-081", "ZR-009")
@pytest.mark.parametrize(
    ("before", "face", "after"),
    [
        ((), 1, ("hospital",)),
        ((), 3, ("hospital",)),
        ((), 4, ("storehouse",)),
        ((), 6, ("storehouse",)),
        (("hospital",), 3, ("hospital", "storehouse")),
        (("storehouse",), 1, ("storehouse", "hospital")),
        (("hospital",), 4, ("hospital",)),
        (("hospital",), 5, ("hospital",)),
        (("hospital",), 6, ()),
        (("storehouse",), 6, ()),
        (("hospital", "storehouse"), 3, ("hospital", "storehouse")),
        (("hospital", "storehouse"), 4, ("storehouse",)),
        (("hospital", "storehouse"), 5, ("hospital",)),
    ],
)
def test_the_building_ablaze_table(before: tuple[str, ...], face: int, after: tuple[str, ...]) -> None:
    table = Table().put(fires=before).drawn("ablaze", face)

    assert table.state.fires == after
    assert table.state.step == "action"


@pytest.mark.rule("ZR-085")
def test_a_building_that_was_put_out_burns_again() -> None:
    table = Table().put(fires=("hospital",)).drawn("ablaze", 6)
    assert table.state.fires == ()
    assert table.put(step="impi").drawn("ablaze", 1).state.fires == ("hospital",)


@pytest.mark.rule("ZR-081", "ZR-083")
def test_which_of_two_fires_goes_out_is_the_players_choice() -> None:
    table = Table().put(fires=("hospital", "storehouse")).drawn("ablaze", 6)

    assert table.legal() == (PutOut("hospital"), PutOut("storehouse"))
    table.do(PutOut("hospital"))
    assert table.state.fires == ("storehouse",)
    assert table.against(PutOut("storehouse")) == ["ZR-083"]


@pytest.mark.rule("ZR-086", "ZR-087", "ZR-024")
@pytest.mark.parametrize(
    ("edition", "night", "cup", "used"), [(1, False, 1, 1), (2, False, 2, 0), (2, True, 1, 1)]
)
def test_building_ablaze_returns_by_day_in_the_2nd_edition_alone(
    edition: Edition, night: bool, cup: int, used: int
) -> None:
    table = Table(edition).put(night=night).drawn("ablaze", 1)

    assert (count(table, "cup", "ablaze"), count(table, "used", "ablaze")) == (cup, used)


@pytest.mark.rule("ZR-088")
def test_a_building_that_catches_fire_sends_its_defender_back_to_the_hand() -> None:
    table = Table().hold(table=(9, 8)).put(markers=(9,)).drawn("ablaze", 2)

    assert (table.state.table, table.state.hand, table.state.markers) == ((8,), (9,), ())


# --- iNdluyengwe, the Prince ---


@pytest.mark.rule("ZR-092", "ZR-026")
def test_the_indluyengwe_go_two_boxes_wherever_they_are_and_that_is_no_advance() -> None:
    table = Table().drawn("indluyengwe")

    assert table.boxes() == (5, 5, 5, 3)
    assert count(table, "used", "indluyengwe") == 1
    table.put(step="impi").drawn("dabulamanzi", 6)
    assert count(table, "used", "indluyengwe") == 1


@pytest.mark.rule("ZR-026")
def test_it_may_be_read_as_an_advance() -> None:
    table = (
        Table(readings={"ZR_026": "advance"}).drawn("indluyengwe").put(step="impi").drawn("dabulamanzi", 6)
    )

    assert count(table, "cup", "indluyengwe") == 1


@pytest.mark.rule("ZR-093", "ZR-094", "ZR-095", "ZR-096")
def test_the_prince_calls_back_as_many_advances_as_the_die_says() -> None:
    """Three Advances, an R and a Washing lie discarded; a 3 or more brings the three back, a 2 two by lot."""
    table = Table()
    used = [0] * len(table.state.cup)
    for chit in ("chest-1", "chest-1", "all-2", "r", "washing"):
        used[table.state.chit_place(chit)] += 1
    table.put(used=tuple(used))
    state = table.state

    table.drawn("dabulamanzi", 3)
    assert (count(table, "used", "chest-1"), count(table, "used", "all-2")) == (0, 0)
    assert (count(table, "used", "r"), count(table, "used", "washing")) == (1, 1)
    assert count(table, "cup", "dabulamanzi") == 1

    table.state = state.with_(night=True)
    table.drawn("dabulamanzi", 2)
    assert (table.state.step, table.legal()) == ("prince", (ReturnChit(),))
    table.do(ReturnChit(), 3)  # of three: the first two are chest-1, the third all-2
    assert count(table, "used", "all-2") == 0
    table.do(ReturnChit("chest-1"))
    assert (count(table, "used", "chest-1"), table.state.step) == (1, "action")
    assert (count(table, "cup", "dabulamanzi"), count(table, "used", "dabulamanzi")) == (0, 1)
    assert table.against(ReturnChit()) == ["ZR-043"]


# --- Overheat and Snipers ---


@pytest.mark.rule("ZR-100")
@pytest.mark.parametrize("edition", [1, 2])
def test_rifles_overheat_goes_back_by_day_and_by_night(edition: Edition) -> None:
    for night in (False, True):
        assert count(Table(edition).put(night=night).drawn("overheat").drawn("all-1"), "cup", "overheat") == 1


@pytest.mark.rule("ZR-097", "ZR-098", "ZR-099", "ZR-100")
def test_after_rifles_overheat_one_chit_is_drawn_and_only_an_advance_counts() -> None:
    advance = Table().drawn("overheat")
    assert advance.state.step == "redraw"
    advance.drawn("chest-1")
    other = Table().drawn("overheat").drawn("r")

    assert advance.boxes()[0] == 4
    assert count(advance, "cup", "overheat") == 1
    assert (other.state.step, other.state.resting) == ("action", False)
    assert count(other, "cup", "r") == 3
    assert advance.state.hampered == other.state.hampered == ("overheat",)


@pytest.mark.rule("ZR-110", "ZR-112", "ZR-113", "ZR-114")
@pytest.mark.parametrize(
    ("edition", "night", "stays"), [(1, False, 1), (1, True, 0), (2, False, 1), (2, True, 1)]
)
def test_with_snipers_one_draws_until_there_is_an_advance(edition: Edition, night: bool, stays: int) -> None:
    table = Table(edition).put(night=night).drawn("snipers").drawn("r").drawn("washing").drawn("all-1")

    assert table.boxes() == (4, 4, 4, 4)
    assert (count(table, "cup", "r"), count(table, "cup", "washing")) == (3, 1)
    assert count(table, "cup", "snipers") == stays
    assert table.state.hampered == ("snipers",)


@pytest.mark.rule("ZR-111")
def test_with_no_advance_left_the_snipers_bring_everybody_one_box_nearer() -> None:
    for edition in (1, 2):
        table = Table(edition)
        cup = tuple(0 if each.kind == "advance" else each.count or 0 for each in table.state.box.chits)
        assert table.put(cup=cup).drawn("snipers").boxes() == (4, 4, 4, 4)
    nothing = Table(1, readings={"ZR_111": "nothing"})
    assert nothing.put(cup=cup).drawn("snipers").boxes() == (5, 5, 5, 5)


# --- a chit without effect ---


def test_a_chit_that_concerns_nobody_says_so() -> None:
    """An Advance and iNdluyengwe of one who is routed, a Washing with all on box 5, a debate of nobody."""
    loins = "loins-2"
    for chit in (loins, "indluyengwe"):
        for routed in (False, True):
            table = Table().stand(loins=5, routed={3: routed}).drawn(chit)
            assert (ChitIdle(chit) in table.facts) is routed
    assert ChitIdle("washing") in Table().stand().drawn("washing").facts
    assert ChitIdle("washing") not in Table().stand(chest=4).drawn("washing").facts
    other = Table(readings={"ZR_103": "if_any"}).hold(table=(9,)).drawn("debate")
    assert ChitIdle("debate") in other.facts


# --- the Seniority Debate ---


@pytest.mark.rule("ZR-101", "ZR-103", "ZR-104", "ZR-105")
def test_the_debate_sends_five_names_back_and_ends_the_turn() -> None:
    table = Table().put(turn=4).hold(hand=(20, 21, 22, 23), table=(3, 4, 7, 8, 9)).drawn("debate")

    assert set(table.state.hand) == {20, 21, 22, 23, 3, 4, 7, 8}
    assert table.state.table == (9,)
    assert (table.state.turn, table.state.step) == (5, "impi")
    assert count(table, "used", "debate") == 1
    dalton = Table().hold(table=(6,)).drawn("debate").do(CarryOut())  # he might have had it ignored
    assert (dalton.state.hand, dalton.state.table, dalton.state.step) == ((6,), (), "impi")


@pytest.mark.rule("ZR-103")
def test_the_turn_is_skipped_even_if_none_of_them_is_there_unless_it_is_read_otherwise() -> None:
    assert Table().hold(table=(9,)).drawn("debate").state.turn == 2
    other = Table(readings={"ZR_103": "if_any"})
    assert other.hold(table=(9,)).drawn("debate").state.step == "action"
    assert other.state.turn == 1


@pytest.mark.rule("ZR-102")
def test_the_debate_leaves_the_committed_alone() -> None:
    table = Table(1).hold(hand=()).put(platoon=(3, 7), leader=4).drawn("debate")
    other = Table(1, readings={"ZR_102": "committed_too"})
    other.hold(hand=()).put(platoon=(3, 7), leader=4).drawn("debate")

    assert (table.state.platoon, table.state.leader, table.state.hand) == ((3, 7), 4, ())
    assert (other.state.platoon, other.state.leader, set(other.state.hand)) == ((), 0, {3, 4, 7})


@pytest.mark.rule("ZR-237")
def test_spalding_in_play_silences_the_debate() -> None:
    for where in ({"hand": (41,), "table": (3,)}, {"hand": (), "table": (3, 41)}):
        table = Table(cards=(41,)).hold(**where).drawn("debate")
        assert (table.state.step, 3 in table.state.table) == ("action", True)
        assert count(table, "used", "debate") == 1
        assert ChitIdle("debate", 41) in table.facts
        told = TONGUE.sentences("en", table.state, [EventRecord("", each) for each in table.facts])
        assert "Spalding cancels the chit Seniority Debate: it has no effect." in told
    building = Table(cards=(41,)).hold(table=(3,)).put(leader=41).drawn("debate")
    assert (building.state.step, building.state.table) == ("action", (3,))
    lost = Table(cards=(41,)).hold(table=(3,)).put(discard=(41,)).drawn("debate")
    assert lost.state.hand == (3,)


# --- Washing of the Spears ---


@pytest.mark.rule("ZR-106", "ZR-109")
def test_washing_sends_everybody_on_the_lowest_box_one_back() -> None:
    """The rulebook's example: two on their 1 boxes, the others on 3 and 4."""
    table = Table().stand(chest=1, left=3, right=1, loins=4).drawn("washing")

    assert table.boxes() == (2, 3, 2, 4)
    assert count(table, "used", "washing") == 1


@pytest.mark.rule("ZR-107")
def test_washing_takes_nobody_beyond_the_5_box() -> None:
    table = Table().drawn("washing")

    assert table.boxes() == (5, 5, 5, 5)
    assert not any(each.routed for each in table.state.ibuthos)


@pytest.mark.rule("ZR-108", "ZR-173")
def test_washing_may_displace_one_on_the_0_box() -> None:
    table = Table().put(barricades=2).stand(chest=-1, right=0, left=0).drawn("washing")

    assert table.boxes() == (0, 0, 1, 5)  # the upper 0 box is not in the way


# --- answers ---


@pytest.mark.rule("ZR-187")
def test_a_chit_may_be_answered_and_is_discarded_without_effect() -> None:
    table = Table().hold(table=(6,)).drawn("all-2")
    assert (table.state.step, table.boxes()) == ("chit", (5, 5, 5, 5))
    assert set(table.legal()) == {CarryOut(), UseAbility(6, 2)}

    table.do(UseAbility(6, 2))
    assert (table.boxes(), table.state.step, table.state.discard) == ((5, 5, 5, 5), "action", (6,))
    assert count(table, "used", "all-2") == 1
    assert Table().hold(table=(6,)).drawn("all-2").do(CarryOut()).boxes() == (3, 3, 3, 3)


def test_who_ignores_an_r_alone_is_not_asked_about_anything_else() -> None:
    assert Table().hold(table=(11,)).drawn("all-1").state.step == "action"
    table = Table().hold(table=(11,)).drawn("r")
    assert table.do(UseAbility(11)).state.resting is False


@pytest.mark.rule("ZR-034")
def test_only_what_lies_in_the_cup_can_come_out_of_it() -> None:
    table = Table().drawn("all-2").put(step="impi")

    assert table.against(DrawChit("all-2")) == ["ZR-034"]
    assert table.against(DrawChit("all-1")) == []
    assert table.state.used[table.state.chit_place("all-2")] == 1


@pytest.mark.rule("ZR-034")
def test_the_cup_is_drawn_by_lot() -> None:
    """32 chits lie in the cup: two dice; 1 and 4 are the fourth, the first of the Left Horn's."""
    table = Table()
    assert table.state.in_cup == 32
    table.do(DrawChit(), 1, 4)

    assert table.boxes() == (5, 4, 5, 5)
    laid = [each for each in table.facts if isinstance(each, ChitLaid)]
    assert [(each.chit, each.heap) for each in laid] == [("left-horn-1", "used")]
    assert not [each for each in table.facts if isinstance(each, Hampered)]


@pytest.mark.rule("ZR-111", "ZR-223")
def test_an_advance_that_lies_aside_unseen_is_not_waited_for_for_ever() -> None:
    """One chit in the cup beside the Snipers, and an Advance aside: once the R was seen, nobody is left."""
    table = Table(1)
    cup = tuple(1 if each.id in ("snipers", "r", "all-1") else 0 for each in table.state.box.chits)
    table.put(cup=cup, aside=1).drawn("snipers")
    assert table.state.step == "redraw"

    assert table.drawn("r").boxes() == (4, 4, 4, 4)
