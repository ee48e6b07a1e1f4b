"""3.0: everything lies where the rulebook lays it, and 12.0 changes it as it says."""

from dataclasses import replace
from typing import Any

import pytest

from heart_africa.companions.packs import ComponentNeeded
from heart_africa.companions.run import lot
from heart_africa.companions.stated import StateComponent
from heart_africa.companions.zulus.actions import Build, FormPlatoon, HandOut, PutForth
from heart_africa.companions.zulus.cards import DrawCard
from heart_africa.companions.zulus.components import (
    TRACKS,
    Ability,
    Components,
    Edition,
    Effect,
    Regiment,
    Volley,
)
from heart_africa.companions.zulus.game import EndPhase, carried_out, objections
from heart_africa.companions.zulus.pack import components
from heart_africa.companions.zulus.packs import PACKS
from heart_africa.companions.zulus.setting_up import OpenBox, SetUp
from heart_africa.companions.zulus.state import BOTTOM, BY_LOT, UPPER, State
from heart_africa.companions.zulus.volleys import Fire
from heart_africa.core.dice import Dice
from heart_africa.core.journal.records import Command
from heart_africa.core.problems import BadData
from tests.companions.zulus.box import NUMBERS, box
from tests.companions.zulus.table import GAME, NAMES, Table, zulus


def opened(edition: Edition = 2, components: Components | None = None) -> State:
    return GAME.play(GAME.start, OpenBox(components or box(edition)), Dice())


@pytest.mark.rule("ZR-004", "ZR-005", "ZR-017", "ZR-019", "ZR-027", "ZR-028", "ZR-020")
def test_the_four_stand_at_random_on_their_5_boxes_with_all_their_own_markers() -> None:
    """Lots: 5 is none of four, 3 the third (iNdlondo), 2 the second of those left (uDloko), 1 the first."""
    state = GAME.play(opened(), SetUp(), Dice((5, 3, 2, 1)))

    assert TRACKS == ("chest", "left-horn", "right-horn", "loins")
    assert [each.name for each in state.ibuthos] == ["indlondo", "udloko", "uthulwana", "indluyengwe"]
    assert [each.box for each in state.ibuthos] == [5, 5, 5, 5]
    assert {each.name: each.hits for each in state.ibuthos}["uthulwana"] == 4
    assert {each.name: each.strength for each in state.ibuthos}["uthulwana"] == 5


@pytest.mark.rule("ZR-030", "ZR-032", "ZR-033", "ZR-034", "ZR-042")
def test_it_begins_by_day_with_ammunition_low_and_the_marker_on_the_outer_perimeter() -> None:
    state = Table().state

    assert (state.victory_box, state.night, state.low_ammo, state.fires) == (0, False, True, ())
    assert sum(state.cup) == sum(each.count or 0 for each in state.box.chits)
    assert state.hand == (3, 4, 5)
    assert (state.table, state.discard, state.turn, state.step) == ((), (), 1, "impi")


@pytest.mark.rule("ZR-035", "ZR-036", "ZR-037", "ZR-038", "ZR-039", "ZR-040", "ZR-041")
@pytest.mark.parametrize(
    ("edition", "shuffled", "size", "above", "below"), [(1, 25, 27, 11, 11), (2, 26, 28, 12, 11)]
)
def test_the_draw_pile(edition: Edition, shuffled: int, size: int, above: int, below: int) -> None:
    """26 cards less 3 are 23: twelve above nightfall, eleven below; 25 less 3 are 22, eleven each."""
    state = Table(edition).state

    assert state.unseen == tuple(range(6, 6 + shuffled))
    assert len(state.pile) == size
    assert state.pile == (*(BY_LOT,) * above, 2, *(BY_LOT,) * below, *(BOTTOM,) * 4)
    assert state.bottom == (1,)


@pytest.mark.rule("ZR-038")
def test_the_larger_half_may_lie_below_nightfall_and_a_real_cut_is_said() -> None:
    larger = GAME.play(opened(), SetUp(tracks=NAMES, above_night=9), Dice())  # type: ignore[arg-type]  # their names
    game = zulus(ZR_038="larger_below")
    other = game.play(opened(), SetUp(tracks=NAMES), Dice())  # type: ignore[arg-type]  # as above

    assert larger.pile.index(2) == 9
    assert other.pile.index(2) == 11
    assert [each.rule for each in objections(GAME.book, opened(), SetUp(above_night=23))] == ["ZR-038"]


@pytest.mark.rule("ZR-037", "ZR-205")
def test_the_relief_column_is_one_of_the_last_four() -> None:
    """Of four places at the bottom it lies in each with one in four: with a die of 1 in the first."""
    table = Table().put(pile=(BOTTOM,) * 4, unseen=(20, 21, 22), step="draw", draws=1)
    first = carried_out(table.book, table.state, DrawCard(), Dice((1,)))
    later = carried_out(table.book, table.state, DrawCard(), Dice((2, 1)))

    assert first.state.ending == "relief"
    assert (later.state.ending, later.state.discard, later.state.hand[-1]) == ("", (), 20)
    last = Table().put(pile=(BOTTOM,), step="draw", draws=1)
    assert carried_out(last.book, last.state, DrawCard(), Dice()).state.ending == "relief"
    assert last.against(DrawCard(20)) == ["ZR-037"]


@pytest.mark.rule("ZR-022", "ZR-029", "ZR-222")
def test_gold_striped_and_generic_markers_come_with_their_option_alone() -> None:
    assert [each.hits for each in Table(1).state.ibuthos] == [2, 3, 4, 2]
    assert [each.hits for each in Table().state.ibuthos] == [2, 3, 4, 2]
    assert [each.hits for each in Table(options=("gold-markers",)).state.ibuthos] == [3, 4, 5, 3]


@pytest.mark.rule("ZR-220", "ZR-221", "ZR-029", "ZR-021")
def test_strengths_vary_by_a_die_each_from_the_weakest_to_the_strongest() -> None:
    """1st edition, printed 2 iNdlondo, 3 iNdluyengwe, 5 uThulwana, 6 uDloko; 4 generic markers are there."""
    start = opened(1)
    order = SetUp(("varied-strength",), tracks=NAMES)  # type: ignore[arg-type]  # their names
    state = GAME.play(start, order, Dice((1, 3, 5, 6)))
    scarce = GAME.play(start, order, Dice((6, 6, 6, 4)))

    assert {each.name: each.hits for each in state.ibuthos} == {
        "indlondo": 1,
        "indluyengwe": 2,
        "uthulwana": 5,
        "udloko": 5,
    }
    assert [each.hits for each in scarce.ibuthos] == [4, 3, 4, 4]  # two and two, and none is left


@pytest.mark.rule("ZR-223")
def test_three_cards_and_three_chits_are_set_aside_unseen() -> None:
    state = Table(1, ("closer-game",)).state

    assert len(state.pile) == 24
    assert len(state.unseen) == 25
    assert state.in_cup == sum(state.cup) - 3


@pytest.mark.rule("ZR-228", "ZR-229", "ZR-226")
def test_optional_cards_are_shuffled_in_and_some_of_them_above_nightfall() -> None:
    numbers = NUMBERS[2]
    state = Table(cards=(numbers["nnc"], numbers["g-company"])).state
    smith = Table(1, cards=(NUMBERS[1]["smith"],)).state

    assert state.pile[:14] == (UPPER,) * 13 + (2,)  # 24 between: twelve and the contingent, then night
    assert state.upper == (40,)
    assert 43 in state.unseen
    assert 33 in smith.unseen
    assert smith.upper == ()
    assert Table(cards=(40, 41, 42)).state.upper == (40, 41, 42)  # the Contingent, Spalding, the Horse


@pytest.mark.rule("ZR-225", "ZR-227", "ZR-226", "ZR-224")
@pytest.mark.parametrize(
    ("edition", "cards", "broken"),
    [
        (2, (32,), ["ZR-225"]),
        (2, (32, 44), []),
        (2, (33, 45), []),
        (2, (32, 33, 44), ["ZR-225"]),
        (2, (39,), []),
        (2, (39, 44), ["ZR-225"]),
        (2, (40, 43), []),
        (2, (40, 44), ["ZR-225"]),
        (2, (7,), ["ZR-224"]),
        (2, (40, 40), ["ZR-224"]),
        (1, (37, 40), []),
        (1, (37,), ["ZR-227"]),
        (1, (33, 34), []),
    ],
)
def test_heroes_that_are_added_bring_their_volley(
    edition: Edition, cards: tuple[int, ...], broken: list[str]
) -> None:
    assert [each.rule for each in objections(GAME.book, opened(edition), SetUp(cards=cards))] == broken


@pytest.mark.rule("ZR-225")
@pytest.mark.parametrize(
    ("cards", "broken"),
    [((34, 35, 44), []), ((34, 35), ["ZR-225"]), ((34, 44), ["ZR-225"]), ((34, 35, 36, 37, 44, 45), [])],
)
def test_a_complete_pair_of_privates_brings_a_volley(cards: tuple[int, ...], broken: list[str]) -> None:
    """With our own set, which has them: 34 and 35 are a pair, 36 and 37 another."""
    state = opened(components=components(PACKS.own_set(2)))

    assert [each.rule for each in objections(GAME.book, state, SetUp(cards=cards))] == broken


@pytest.mark.rule("ZR-219")
def test_options_stand_alone_or_together_and_are_those_of_the_edition() -> None:
    assert objections(GAME.book, opened(), SetUp(("dawn", "gold-markers"))) == ()
    assert objections(GAME.book, opened(1), SetUp(("dawn", "luck", "closer-game"))) == ()
    assert [each.rule for each in objections(GAME.book, opened(1), SetUp(("gold-markers",)))] == ["ZR-219"]
    assert [each.rule for each in objections(GAME.book, opened(), SetUp(tracks=("udloko",)))] == ["ZR-027"]


@pytest.mark.rule("ZR-047")
def test_turns_follow_one_another_until_the_game_ends() -> None:
    """Two turns in which nothing is done but drawing, and in the third the relief column comes."""
    table = Table().put(pile=(20, 22, 1))
    for turn, chit in enumerate(("chest-1", "left-horn-1", "right-horn-1"), 1):
        assert (table.state.turn, table.state.ending) == (turn, "")
        table.drawn(chit).do(EndPhase()).do(DrawCard())
        if turn < 3:
            table.do(EndPhase())

    assert (table.state.turn, table.state.ending, table.legal()) == (3, "relief", ())


@pytest.mark.rule("ZR-043")
def test_nothing_is_done_out_of_its_turn() -> None:
    table = Table()

    assert table.against(SetUp()) == ["ZR-043"]
    assert table.against(OpenBox(box())) == ["ZR-043"]
    assert table.against(EndPhase()) == ["ZR-043"]
    assert table.against(DrawCard()) == ["ZR-043"]
    assert not table.state.ending


# --- printed values that nobody has said ---


def test_what_nobody_has_counted_is_asked_for_and_then_known() -> None:
    """An owner's box: regiments and chits are counted as the game is set up, and the journal keeps it."""
    whole = box()
    bare = Components(
        "mine",
        "1",
        2,
        (Regiment("uthulwana", None, 5), *whole.regiments[1:]),
        whole.chits,
        whole.cards,
    )
    state = opened(components=bare)
    with pytest.raises(ComponentNeeded) as asked:
        GAME.play(state, SetUp(tracks=NAMES), Dice())  # type: ignore[arg-type]  # their names
    assert (asked.value.piece, asked.value.field) == ("regiment-uthulwana", "hits")

    state = GAME.play(state, StateComponent("regiment-uthulwana", "hits", "4"), Dice())
    assert GAME.play(state, SetUp(tracks=NAMES), Dice()).ibuthos[2].hits == 4  # type: ignore[arg-type]  # as above


@pytest.mark.parametrize(
    ("piece", "field", "value", "fault"),
    [
        ("regiment-nobody", "hits", "4", "unknown-id"),
        ("regiment-uthulwana", "hits", "many", "wrong-type"),
        ("card-5", "volley.close", "few", "wrong-type"),
        ("card-5", "volley.close", "-1", "out-of-range"),
        ("regiment-uthulwana", "hits", "-1", "out-of-range"),
        (
            "card-15",
            "abilities",
            '[{"cost": "discard", "timing": ["volley"], "effects": [{"verb": "set-die", "number": 9}]}]',
            "out-of-range",
        ),
    ],
)
def test_a_value_that_cannot_be_is_refused(piece: str, field: str, value: str, fault: str) -> None:
    with pytest.raises(BadData) as refused:
        GAME.play(opened(), StateComponent(piece, field, value), Dice())
    assert refused.value.code == fault


def test_whatever_a_card_shows_can_be_said_when_it_is_needed() -> None:
    state = opened()
    for piece, field, value in (
        ("card-5", "volley.close", "3"),
        ("card-6", "medal", "none"),
        ("card-6", "card_class", "hero"),
        (
            "card-15",
            "abilities",
            '[{"cost": "discard", "timing": ["action"], "effects": [{"verb": "steady"}]}]',
        ),
        ("chit-r", "count", "2"),
    ):
        state = GAME.play(state, StateComponent(piece, field, value), Dice())

    card = state.card
    assert card(5).volley == Volley(3, 2, 4)
    assert card(6).medal == "none"
    assert card(15).abilities == (Ability("discard", (Effect("steady"),), ("action",)),)
    assert next(each for each in state.box.chits if each.id == "r").count == 2


@pytest.mark.parametrize(
    ("of", "faces", "drawn"),
    [
        (1, (), 0),
        (6, (6,), 5),
        (4, (5, 6, 4), 3),
        (26, (1, 1), 0),
        (26, (5, 2), 25),
        (26, (5, 3, 2, 1), 6),
        (40, (1, 2, 1), 6),
    ],
)
def test_a_lot_is_drawn_with_dice_read_as_a_number_with_base_six(
    of: int, faces: tuple[int, ...], drawn: int
) -> None:
    """Of 26: 5 and 2 are 4·6+1 = 25, the last; 5 and 3 are 26, thrown again. Of four a 5 or 6 is thrown again."""
    dice = Dice(faces)

    assert lot(dice, of, "zulus-card-lot") == drawn
    assert dice.left == ()


@pytest.mark.parametrize(
    ("order", "field", "value"),
    [
        (Build(7), "rank", '"sergeant"'),
        (FormPlatoon(3, 7), "rank", '"sergeant"'),
        (HandOut(7), "white_box", "false"),
        (Fire(5, "chest"), "volley.long", "2"),
        (PutForth(9), "abilities", "[]"),
    ],
)
def test_a_card_of_which_nothing_is_known_is_asked_about_as_it_is_used(
    order: Command, field: str, value: str
) -> None:
    """Cards 5, 7 and 9 of an owner's box whose faces nobody has written down yet."""
    table = Table().acting(low_ammo=True).hold(hand=(5, 9), table=(3, 7)).stand(chest=3)
    card = {"volley.long": 5, "abilities": 9}.get(field, 7)
    unknown: dict[str, Any] = {field.partition(".")[0]: None}
    blank = replace(table.state.card(card), **unknown)
    whole = tuple(blank if each.number == card else each for each in table.state.box.cards)
    table.put(components=replace(table.state.box, cards=whole))
    assert order in table.legal()
    with pytest.raises(ComponentNeeded) as asked:
        carried_out(table.book, table.state, order, Dice())
    assert (asked.value.piece, asked.value.field) == (f"card-{card}", field)

    table.do(StateComponent(f"card-{card}", field, value))
    faces = (1, 1) if field == "volley.long" else ()
    assert carried_out(table.book, table.state, order, Dice(faces)).facts


def test_what_an_owner_adds_to_a_card_comes_to_what_the_rulebook_gives() -> None:
    """13.0 and 6.2 tell of two abilities of Chard; whoever has no others to add says so with []."""
    box = components(PACKS.over_rulebook(PACKS.rulebook(2)))
    chard = next(each for each in box.cards if each.id == "chard")
    assert (chard.abilities, [each.cost for each in chard.known]) == (None, ["return", "discard"])

    none = GAME.play(opened(components=box), StateComponent("card-3", "abilities", "[]"), Dice())
    more = '[{"cost": "insert", "timing": ["action"], "effects": [{"verb": "extra-action"}]}]'
    one = GAME.play(opened(components=box), StateComponent("card-3", "abilities", more), Dice())

    assert [each.cost for each in none.card(3).abilities or ()] == ["return", "discard"]
    assert [each.cost for each in one.card(3).abilities or ()] == ["return", "discard", "insert"]
