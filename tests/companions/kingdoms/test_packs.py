"""Packs of Dark Kingdoms: what a box prints, as the rules read it."""

from typing import get_args

import pytest

from heart_africa.companions.kingdoms.components import PARAMETERS, TIMINGS, Components, Effect, Verb
from heart_africa.companions.kingdoms.numbers import NUMBERS
from heart_africa.companions.kingdoms.pack import KingdomsPack, components, lacking
from heart_africa.companions.packs import Stack, layer, stack
from heart_africa.core.dataclass import fields

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


def pieces() -> Components:
    return components(small())


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
    found = components(small(SMALL.replace("round = { value = true", "round = { value = false")))

    assert found.by_sea("essex", 1) == {"essex", "kent"}
    assert found.sea_steps("essex", "wight") == 3
    assert pieces().sea_steps("essex", "wight") == 1


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
    assert ("territories", "territory-32") in whole
    assert without - whole == {("territories", "essex", "port")}


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
