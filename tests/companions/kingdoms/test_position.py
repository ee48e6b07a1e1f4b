"""A position of Dark Kingdoms as a file: it comes back as it was written, and what cannot be is told."""

from typing import Any

import pytest
from hypothesis import given, settings

from heart_africa.companions import positions
from heart_africa.companions.kingdoms.position import plain, state_of
from heart_africa.companions.kingdoms.state import State, Task
from heart_africa.core.bad_data import bad_text
from heart_africa.core.messages import LANGUAGES
from heart_africa.core.problems import BadData
from tests.companions.kingdoms.box import box
from tests.companions.kingdoms.table import Table, kingdoms
from tests.companions.kingdoms.test_laws import COUNTS, SEEDS
from tests.companions.kingdoms.test_laws import positions as played

HEAD = positions.Head(game="kingdoms", edition=1, pack="tests")


def back(state: State) -> State:
    """The state of its own file."""
    text = positions.written(HEAD, plain(state))
    return state_of(positions.read("kingdoms", text, "here.position.toml"), box())


@settings(max_examples=3)
@given(COUNTS, SEEDS)
def test_a_position_comes_back_as_it_was_written(count: int, seed: int) -> None:
    every = [state for state, _ in played(count, seed) if state.round]
    combats = [state for state in every if state.combat or state.sailing]
    for state in (*every[::25], *combats[:3], every[-1]):
        assert back(state) == state


@pytest.mark.rule("DK-055", "DK-010")
@pytest.mark.parametrize(
    ("what", "row", "most"), [("settlement", "settlements", 10), ("fortress", "fortresses", 3)]
)
def test_a_piece_more_than_there_are_comes_back_while_one_is_to_be_taken_off(
    what: str, row: str, most: int
) -> None:
    table = Table().put(due=(Task("remove", 0, resource=what), Task("turn", 0)))
    pieces: dict[str, Any] = {row: "alba " * (most + 1)}
    table.stand("britons", **pieces)

    assert back(table.state) == table.state
    with pytest.raises(BadData):
        back(table.put(due=(Task("remove", 1, resource=what), Task("turn", 0))).state)


@pytest.mark.rule("DK-007")
@pytest.mark.parametrize(("reading", "controller"), [("keeps", 0), ("breaks", -1)])
def test_a_position_is_read_with_the_ruling_on_control(reading: str, controller: int) -> None:
    table = Table().stand("britons", markers="alba").stand("saxons", armies=[("alba", 1)])
    found = positions.read("kingdoms", positions.written(HEAD, plain(table.state)), "here.position.toml")

    assert kingdoms(DK_007=reading).state_of(found, box()).controllers[0] == controller


def text_of(table: Table, was: str, now: str) -> positions.PositionFile:
    """The file of a game, with one thing written otherwise."""
    text = positions.written(HEAD, plain(table.state))
    assert was in text
    return positions.read("kingdoms", text.replace(was, now), "here.position.toml")


@pytest.mark.rule("DK-010", "DK-011", "DK-013", "DK-043", "DK-077", "DK-007", "DK-021")
@pytest.mark.parametrize(
    ("was", "now", "code", "key"),
    [
        ('markers = ["bera"]', f"markers = {['bera'] * 16}", "out-of-range", "state.players.britons.markers"),
        ("alba = 1", "alba = 11", "out-of-range", "state.players.britons.settlements"),
        ("alba = 1", "alba = 10\nbera = 1", "out-of-range", "state.players.britons.settlements"),
        ("troops = 2", "troops = 4", "out-of-range", "state.players.britons.armies.1.troops"),
        ("gold = 3", "gold = 19", "out-of-range", "state.players.britons.hand.gold"),
        ("gold = 3", "gold = 17", "out-of-range", "state.players.britons.hand"),
        ('fame = ["valour"]', 'fame = ["valour", "valour", "valour"]', "kingdoms-position-too-many", "state.players.britons.fame"),
        ('fame = ["valour"]', 'fame = ["valor"]', "unknown-id", "state.players.britons.fame"),
        ('markers = ["bera"]', 'markers = ["berra"]', "unknown-id", "state.players.britons.markers"),
        ('what = "turn"', 'what = "turns"', "not-one-of", "state.due[0].what"),
        ('who = "britons"', 'who = "jutes"', "unknown-id", "state.due[0].who"),
        ('place = "hena"', 'place = "bera"', "kingdoms-position-no-port", "state.players.britons.ships"),
        ("gold = 2", 'gold = 2\n\n[state.players.saxons.ships.1]\nplace = "hena"', "kingdoms-position-shared", "state.players.saxons.ships"),
        ('name = "Luis"', 'name = "Luis"\nmarkers = ["bera"]', "kingdoms-position-shared", "state.players.saxons.markers"),
        ("alba = 1", "alba = 1\nbera = 1", "kingdoms-position-built", "state.players.britons.markers"),
        ('name = "Luis"', 'name = "Luis"\nmarkers = ["alba"]', "kingdoms-position-built", "state.players.saxons.markers"),
        ("alba = 1", "gera = 1", "kingdoms-position-closed", "state.players.britons.settlements"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_told_with_its_place(was: str, now: str, code: str, key: str) -> None:
    table = Table().stand(
        "britons", markers="bera", settlements="alba", armies=[("alba", 2)], ships=("hena",)
    )
    table.hold("britons", gold=3, fame=("valour",)).hold("saxons", gold=2)

    with pytest.raises(BadData) as raised:
        state_of(text_of(table, was, now), box())

    assert (raised.value.code, raised.value.key) == (code, key)
    assert all(bad_text(raised.value, lang) for lang in LANGUAGES)
    assert raised.value.line
