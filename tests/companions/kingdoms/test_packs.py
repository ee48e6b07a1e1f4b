"""Packs of Dark Kingdoms: what a box prints, as the rules read it."""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from math import dist
from typing import get_args

import pytest

from heart_africa.companions.kingdoms import pack
from heart_africa.companions.kingdoms.components import (
    PARAMETERS,
    TIMINGS,
    Components,
    Effect,
    Verb,
    sea_steps,
)
from heart_africa.companions.kingdoms.drawing import Drawing
from heart_africa.companions.kingdoms.numbers import NUMBERS
from heart_africa.companions.kingdoms.pack import KingdomsPack, components, lacking, said
from heart_africa.companions.kingdoms.packs import PACKS
from heart_africa.companions.packs import Stack, begun, layer, stack, with_value
from heart_africa.core.bad_data import bad_text
from heart_africa.core.dataclass import fields, replace
from heart_africa.core.problems import BadData
from heart_africa.terminal.app import main

ORIGIN = 'origin = "substitute"'
SMALL = f"""
format = "heart-africa/pack"
version = 1

[pack]
id = "small"
game = "kingdoms"
edition = 1
version = "1.0.0"
kind = "substitute"
es = "De prueba."
en = "A trial."

[board]
closed = {{ value = ["deira"], {ORIGIN} }}
ring = {{ value = ["essex", "kent", "deira", "wight"], {ORIGIN} }}
round = {{ value = true, {ORIGIN} }}

[territories.essex]
name = {{ value = {{ es = "Essex", en = "Essex" }}, {ORIGIN} }}
resource = {{ value = "wheat", {ORIGIN} }}
colour = {{ value = "red", {ORIGIN} }}
shield = {{ value = "none", {ORIGIN} }}
port = {{ value = true, {ORIGIN} }}
neighbours = {{ value = ["kent"], {ORIGIN} }}

[fame.ambush]
title = {{ value = {{ es = "Emboscada", en = "Ambush" }}, {ORIGIN} }}
count = {{ value = 2, {ORIGIN} }}
plus = {{ value = true, {ORIGIN} }}
timing = {{ value = "attacked", {ORIGIN} }}
effects = {{ value = [{{ verb = "extra-dice", amount = 2 }}], {ORIGIN} }}

[britannia.calm]
title = {{ value = {{ es = "Calma", en = "Calm" }}, {ORIGIN} }}
group = {{ value = 2, {ORIGIN} }}
three = {{ value = false, {ORIGIN} }}
effects = {{ value = [{{ verb = "becalmed" }}], {ORIGIN} }}
"""


def small(text: str = SMALL) -> Stack[KingdomsPack]:
    """A pack of one territory and two cards."""
    return stack(KingdomsPack, [layer(KingdomsPack, text)])


def pieces(text: str = SMALL) -> Components:
    """A pack of one territory and two cards, as if nothing were lacking in it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pack, "lacking", lambda _: ())
        return components(small(text))


def test_a_pack_is_read_into_the_pieces_of_the_game() -> None:
    essex, ambush = pieces().by_id["essex"], pieces().fame_by_id["ambush"]

    assert (essex.resource, essex.colour, essex.shield, essex.port) == ("wheat", "red", None, True)
    assert essex.neighbours == ("kent",)
    assert ambush.effects == (Effect("extra-dice", 2),)
    assert pieces().fame_deck == ("ambush", "ambush")
    assert pieces().britannia_by_id["calm"].name("es") == "Calma"


@pytest.mark.rule("DK-076")
@pytest.mark.parametrize(
    ("steps", "reached"),
    [(0, {"essex"}), (1, {"essex", "kent", "wight"}), (2, {"essex", "kent", "wight", "deira"})],
)
def test_ships_go_either_way_along_the_ring(steps: int, reached: set[str]) -> None:
    assert pieces().by_sea("essex", steps) == reached


@pytest.mark.rule("DK-076")
def test_where_the_way_of_the_ships_is_no_ring_it_ends() -> None:
    found = pieces(SMALL.replace("round = { value = true", "round = { value = false"))

    assert found.by_sea("essex", 1) == {"essex", "kent"}
    assert sea_steps(found.ring or (), "essex", "wight", whole=False) == 3
    assert (found.round, pieces().round) == (False, True)
    assert sea_steps(found.ring or (), "essex", "wight", whole=True) == 1


def test_what_nobody_has_said_is_told_by_its_place() -> None:
    """Of 32 territories, 32 Fame cards and 15 Britannia cards one, two and one are there."""
    whole = set(lacking(small()))
    without = set(
        lacking(
            small(
                SMALL.replace(
                    "port = {",
                    "at = { value = [1.0, 2.0], origin = 'derived', reason = 'x', certainty = 'inferred' } #{",
                )
            )
        )
    )

    assert len(whole) == 31 + 1 + 14
    with pytest.raises(BadData) as bad:
        components(small())
    assert (bad.value.code, bad.value.about["count"]) == ("pack-half-copied", 46)  # the rest is asked for
    assert "“none”" not in bad_text(bad.value, "en")
    assert ("territories", "territory-32") in whole
    assert without - whole == {("territories", "essex", "port")}


def test_a_box_that_lacks_but_one_name_says_whose() -> None:
    """All pieces of our own set, of which one territory has lost its name: none is missing as a whole."""
    ours = PACKS.own_set(1)
    key, table = next(iter(ours.pack.territories.items()))
    nameless = replace(
        ours,
        pack=ours.pack.model_copy(
            update={"territories": {**ours.pack.territories, key: table.model_copy(update={"name": None})}}
        ),
    )

    with pytest.raises(BadData) as bad:
        components(nameless)
    assert f"The value “territories.{key}.name” is missing. Before a game" in " ".join(
        bad_text(bad.value, "en").split()
    )
    assert f"Falta el valor «territories.{key}.name». Antes de" in " ".join(bad_text(bad.value, "es").split())


def test_every_verb_says_what_it_reads_and_when_it_means_anything() -> None:
    verbs = set(get_args(Verb))

    assert verbs == set(PARAMETERS) == set(TIMINGS)
    assert set().union(*PARAMETERS.values()) == {each.name for each in fields(Effect)} - {"verb"}


@pytest.mark.rule("DK-010", "DK-013", "DK-042", "DK-049", "DK-056", "DK-057")
def test_the_numbers_of_the_rulebook() -> None:
    """The 90 resource cards are 18 of each of five; a fortress costs 2 stone and 2 wheat."""
    assert NUMBERS.cards.each_resource * 5 == 90
    assert NUMBERS.prices.of("fortress") == {"stone": 2, "wheat": 2}
    assert NUMBERS.prices.of("settlement") == {"wheat": 1, "stone": 1, "wood": 1}
    assert NUMBERS.prices.of("troop") == {"gold": 2, "iron": 1}
    assert NUMBERS.prices.of("ship") == {"wood": 2, "iron": 1}
    assert NUMBERS.pieces.markers == 15


@pytest.mark.rule("DK-020", "DK-140")
@pytest.mark.parametrize(("players", "points", "jutes"), [(3, 15, False), (4, 14, True)])
def test_three_players_need_15_points_and_leave_the_jutes_out(players: int, points: int, jutes: bool) -> None:
    found = NUMBERS.players(players)

    assert (found.points, "jutes" in found.peoples) == (points, jutes)


# --- the set that comes with the program ---

TEXT = PACKS.own_set(1).top.text
OWN = components(PACKS.own_set(1))
"""The pieces of our own set."""


def count(values: Iterable[str]) -> dict[str, int]:
    return dict(Counter(values))


def laid(text: str) -> Stack[KingdomsPack]:
    """A pack over what the rulebook says, with nothing wrong."""
    return PACKS.checked(PACKS.read(text, "x.pack.toml"))


@pytest.mark.rule("DK-003", "DK-004", "DK-005")
def test_our_map_has_32_territories_of_four_resources_and_two_colours() -> None:
    """Iron and stone abound in the north and west, wheat and wood in the east and south (2.1).

    Of the 17 territories whose middle lies in the left half of the sheet 11 yield iron or stone, of
    the 15 others 7.
    """
    west = [each for each in OWN.territories if at(each.id)[0] < WIDTH / 2]
    hard = [each for each in OWN.territories if each.resource in ("iron", "stone")]

    assert len(OWN.territories) == 32
    assert count(each.resource or "" for each in OWN.territories) == {
        "iron": 9,
        "wood": 7,
        "wheat": 7,
        "stone": 9,
    }
    assert count(each.colour or "" for each in OWN.territories) == {"red": 13, "black": 19}
    assert (len(set(west) & set(hard)), len(west), len(hard)) == (11, 17, 18)


def at(territory: str) -> tuple[float, float]:
    return said(PACKS.own_set(1).pack.territories[territory].at)


WIDTH = said(PACKS.own_set(1).pack.board.width)


@pytest.mark.rule("DK-006", "DK-146")
def test_each_people_has_three_shields_those_of_the_examples_among_them() -> None:
    shields = {each.id: each.shield for each in OWN.territories if each.shield}

    assert count(shields.values()) == dict.fromkeys(("britons", "saxons", "angles", "jutes"), 3)
    assert (shields["powys"], shields["south-wessex"], shields["anglia"]) == ("britons", "saxons", "angles")


@pytest.mark.rule("DK-021", "DK-150")
def test_what_the_text_names_is_on_our_map_and_three_players_are_not_cut_off() -> None:
    """Without the four closed territories the other 28 still hang together."""
    named = ("erwing", "mercia", "lindsey", "east-anglia", *OWN.closed)
    open_ = {each.id for each in OWN.territories} - set(OWN.closed)
    reached, ahead = {"powys"}, ["powys"]
    while ahead:
        new = (set(OWN.by_id[ahead.pop()].neighbours or ()) & open_) - reached
        reached |= new
        ahead += new

    assert set(named) <= set(OWN.by_id)
    assert OWN.closed == ("northwest-rheged", "north-rheged", "bernicia", "deira")
    assert (reached, len(open_)) == (open_, 28)


@pytest.mark.rule("DK-147", "DK-148")
@pytest.mark.parametrize(
    ("one", "others"),
    [
        ("powys", {"luitcoyt"}),
        ("south-wessex", {"north-wessex"}),
        ("wessex", {"south-wessex"}),
        ("anglia", {"east-mercia"}),
        ("essex", {"anglia"}),
        ("erwing", {"powys", "luitcoyt"}),
        ("south-mercia", {"south-wessex", "north-wessex"}),
    ],
)
def test_what_borders_in_the_examples_borders_on_our_map(one: str, others: set[str]) -> None:
    assert set(OWN.by_id[one].neighbours or ()) & others


@pytest.mark.rule("DK-008", "DK-149")
def test_the_ships_way_leads_past_every_port_and_round_the_island() -> None:
    """South Wessex, Sussex, Kent, Essex: three steps, so a 4 is enough and a 2 is not."""
    ring = OWN.ring or ()
    assert set(ring) == {each.id for each in OWN.territories if each.port}
    assert (len(ring), OWN.round, sea_steps(ring, "south-wessex", "essex", whole=True)) == (14, True, 3)
    assert "essex" not in OWN.by_sea("south-wessex", 2)
    assert "essex" in OWN.by_sea("south-wessex", 4)


@pytest.mark.rule("DK-016", "DK-017", "DK-019")
def test_our_decks() -> None:
    """32 Fame cards, 12 of them with +1; 15 Britannia cards, five of each group, 12 of them for four players."""
    assert len(OWN.fame_deck) == 32
    assert sum(each.count for each in OWN.fame if each.plus) == 12
    assert count(str(each.group) for each in OWN.britannia) == {"1": 5, "2": 5, "3": 5}
    assert sorted(each.group or 0 for each in OWN.britannia if each.three) == [1, 2, 3]


def test_our_territories_are_drawn_where_they_border() -> None:
    """Neighbours share points of their outlines, and no others do; each name lies inside its own."""
    tables = PACKS.own_set(1).pack.territories
    drawn = {which: {*table.outline.value} for which, table in tables.items() if table.outline}
    touching = {
        (one, other)
        for one in drawn
        for other in drawn
        if one != other and len(drawn[one] & drawn[other]) > 1
    }

    assert touching == {(each.id, other) for each in OWN.territories for other in each.neighbours or ()}


# --- what is wrong with one ---

POWYS = 'neighbours = { value = ["ceredigion", "erwing", "gwynedd", "luitcoyt", "peak"]'
MORE = f"""
[territories.cantia]
name = {{ value = {{ es = "Cantia", en = "Cantia" }}, {ORIGIN} }}
"""
WRONG = [
    pytest.param(POWYS, POWYS.replace('"peak"', '"peak", "kent"'), "pack-one-sided",
                 "territories.kent.neighbours", id="a neighbour on one side only"),
    pytest.param(POWYS, POWYS.replace('"peak"', '"peak", "powys"'), "pack-own-neighbour",
                 "territories.powys.neighbours", id="its own neighbour"),
    pytest.param(POWYS, POWYS.replace('"peak"', '"peek"'), "pack-no-territory", "territories.powys.neighbours",
                 id="a neighbour that is not there"),
    pytest.param("\n[fame.defence]", MORE + "\n[fame.defence]", "pack-territories", "territories.cantia",
                 id="a 33rd territory"),
    pytest.param('"sussex", "kent", "essex",', '"essex", "sussex", "kent",', "pack-apart",
                 "board.ring", id="South Wessex and Essex next to each other"),
    pytest.param('"kernow", "south-wessex",', '"south-wessex",', "pack-port-not-in-ring", "board.ring",
                 id="a port that no ship passes"),
    pytest.param('"kernow", "south-wessex",', '"kernow", "powys", "south-wessex",', "pack-ring-no-port",
                 "board.ring", id="ships inland"),
    pytest.param('"kernow", "south-wessex",', '"kernow", "kernow", "south-wessex",', "pack-ring-twice",
                 "board.ring", id="a port twice"),
    pytest.param('"kernow", "south-wessex",', '"kernov", "south-wessex",', "pack-no-territory", "board.ring",
                 id="no such port"),
    pytest.param('value = "jutes"', 'value = "none"', "pack-no-shield", "territories", id="no shield of the Jutes"),
    pytest.param('value = "stone"', 'value = "wheat"', "pack-no-resource", "territories", id="no stone"),
    pytest.param('colour = { value = "black"', 'colour = { value = "red"', "pack-no-colour", "territories",
                 id="no black territory"),
    pytest.param("count = { value = 4", "count = { value = 5", "pack-fame-deck", "fame", id="33 Fame cards"),
    pytest.param("count = { value = 4", "count = { value = 0", "pack-at-least-one", "fame.development.count",
                 id="no card of a kind"),
    pytest.param("three = { value = true", "three = { value = false", "pack-britannia-marked", "britannia",
                 id="none marked 3"),
    pytest.param("[britannia.truce]", f"[britannia.peace]\nthree = {{ value = false, {ORIGIN} }}\n\n[britannia.truce]",
                 "pack-britannia-deck", "britannia.truce", id="16 Britannia cards"),
    pytest.param('verb = "call-off"', 'verb = "truce"', "pack-effect-timing", "fame.defence.effects",
                 id="a truce as one is attacked"),
    pytest.param('verb = "steal"', 'verb = "steal", who = "all"', "pack-parameter-too-many", "fame.raiders.effects",
                 id="what a verb does not read"),
    pytest.param('verb = "barren", resource = "wheat"', 'verb = "barren"', "pack-parameter-missing",
                 "britannia.frost.effects", id="what a verb needs"),
    pytest.param('verb = "recruit", amount = 2', 'verb = "recruit", who = "last"', "pack-effect-who",
                 "fame.exiles.effects", id="a Fame card that reaches others"),
    pytest.param('verb = "recruit", who = "last"', 'verb = "recruit"', "pack-effect-who",
                 "britannia.call-to-arms.effects", id="a Britannia card for whoever turns it"),
    pytest.param('verb = "recruit", amount = 2', 'verb = "recruit", amount = 0', "pack-at-least-one",
                 "fame.exiles.effects", id="no troop at all"),
    pytest.param('verb = "steal"', 'verb = "rob"', "not-one-of", "fame.raiders.effects.value[0].verb",
                 id="no verb of the vocabulary"),
    pytest.param("[territories.powys]", '[territories.powys]\nshield = { value = "jutes", origin = "substitute" }',
                 "stated-value-replaced", "territories.powys.shield.value", id="another shield than the text says"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "code", "key"), WRONG)
@pytest.mark.rule("DK-003", "DK-006", "DK-016", "DK-017", "DK-149")
def test_a_pack_that_breaks_a_rule_is_refused_with_its_place(old: str, new: str, code: str, key: str) -> None:
    assert old in TEXT

    with pytest.raises(BadData) as bad:
        laid(TEXT.replace(old, new))

    assert (bad.value.code, bad.value.key, bad.value.file) == (code, key, "x.pack.toml")
    assert bad.value.line


@pytest.mark.rule("DK-147")
def test_a_border_of_the_examples_cannot_be_left_out() -> None:
    text = TEXT.replace('"gwynedd", "luitcoyt", "peak"', '"gwynedd", "peak"')

    with pytest.raises(BadData) as bad:
        laid(text.replace('"peak", "powys", "south-mercia"', '"peak", "south-mercia"'))

    assert (bad.value.code, bad.value.key, bad.value.about["others"]) == (
        "pack-border", "territories.powys.neighbours", "luitcoyt",
    )  # fmt: skip


@pytest.mark.rule("DK-003")
def test_a_map_that_falls_apart_names_who_is_cut_off() -> None:
    """Kernow hangs by Dumnonia alone."""
    text = TEXT.replace('value = ["dumnonia"]', "value = []").replace('"dorset", "kernow", ', '"dorset", ')

    with pytest.raises(BadData) as bad:
        laid(text)

    assert (bad.value.code, bad.value.key) == ("pack-not-connected", "territories.kernow.neighbours")
    assert bad.value.about["found"] == "kernow"


def test_an_owner_may_copy_his_map_in_any_order_and_only_contradictions_are_faults() -> None:
    """Of two territories that name each other only one is there yet; then the other names it not."""
    begun_ = begun("kingdoms", 1)
    first = with_value(begun_, ("territories", "powys", "neighbours"), ["luitcoyt", "cambria"])

    assert laid(first).top.head.kind == "owner"
    with pytest.raises(BadData) as bad:
        laid(with_value(first, ("territories", "luitcoyt", "neighbours"), ["mercia"]))
    assert (bad.value.code, bad.value.key) == ("pack-one-sided", "territories.luitcoyt.neighbours")


@pytest.mark.parametrize(
    ("words", "lang", "told"),
    [
        (("rule", "DK-133"), "en", "one die per troop and the fortress 6"),
        (("rule", "15"), "es", "DK-141"),
        (("rulings", "DK-052"), "en", "DK-052=paid"),
        (("coverage",), "es", "Producción y tributo"),
        (("pack", "list"), "en", "kingdoms-own"),
        (("pack", "show", "kingdoms-own", "territories.powys.shield"), "es", "britons"),
        (("pack", "show", "kingdoms-rulebook"), "en", "fame.development.count"),
    ],
)
def test_it_can_be_looked_up_at_the_terminal(
    words: tuple[str, ...], lang: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["kingdoms", *words, "--lang", lang]) == 0
    assert told in " ".join(capsys.readouterr().out.split())


def test_territories_that_nobody_has_drawn_stand_near_their_neighbours() -> None:
    """In rows of six; on average neighbours are at most two thirds as far apart as any two."""
    found = Drawing.undrawn({each.id: each.neighbours or () for each in OWN.territories})
    every = [dist(found.at[one], found.at[other]) for one, other in combinations(found.at, 2)]
    near = [
        dist(found.at[each.id], found.at[other])
        for each in OWN.territories
        for other in each.neighbours or ()
    ]

    assert len(set(found.at.values())) == 32
    assert min(every) == 13
    assert sum(near) / len(near) < 2 / 3 * sum(every) / len(every)
    assert all(0 < x < found.width and 0 < y < found.height for x, y in found.at.values())
