"""Positions as files: they come back as they were written, and what cannot be is said with its line."""

import random

import pytest

from heart_africa.companions import positions
from heart_africa.companions.isandlwana.position import plain, state_of
from heart_africa.companions.isandlwana.state import State
from heart_africa.core.problems import BadData
from tests.companions.isandlwana.table import own_box, played

HEAD = positions.Head(game="isandlwana", edition=1, pack="isandlwana-own")
STATE = """
[state]
turn = 2
step = "combat"
wagon = "1008"
colours = "shown"

[state.units]
a = {hex = "0708", steps = 5}
c = {hex = "1008", steps = 3, square = true}
lt-a = {steps = 5}

[state.leaders]
durnford = "1008"

[state.zulus]
0807 = 1
1601 = 14
"""
BEGIN = positions.written(HEAD, {}).replace("[state]\n", "")


def read(state: str) -> State:
    return state_of(positions.read("isandlwana", BEGIN + state), own_box())


def test_a_position_is_read_as_it_is_written() -> None:
    state = read(STATE)

    assert (state.turn, state.step, state.wagon, state.zulus) == (
        2,
        "combat",
        "1008",
        {"0807": 1, "1601": 14},
    )
    assert state.units["c"] == ("1008", 3, True)
    assert (state.units["lt-a"].steps, state.units["e"].steps) == (5, 0)
    assert [name for name, hex_ in state.leaders.items() if hex_] == ["durnford"]


def test_every_position_of_a_game_comes_back_as_it_was_written() -> None:
    draw = random.Random(4)
    places = [state for state, _, _ in played(5, "solitaire")] + [
        state for state, _, _ in played(6, most=120)
    ]
    for state in draw.sample(places, 12):
        text = positions.written(HEAD, plain(state))
        again = state_of(positions.read("isandlwana", text), own_box())
        assert again.with_(components=state.components) == state


@pytest.mark.rule("IS-006", "IS-026", "IS-068", "IS-070", "IS-075", "IS-084", "IS-092", "IS-126")
@pytest.mark.parametrize(
    ("was", "now", "code", "key"),
    [
        ('hex = "0708"', 'hex = "0715"', "position-no-hex", "state.units.a.hex"),
        ('durnford = "1008"', 'durnford = "9901"', "position-no-hex", "state.leaders.durnford"),
        ("steps = 5}\nc", "steps = 9}\nc", "out-of-range", "state.units.a.steps"),
        ("1601 = 14", "1601 = 112", "out-of-range", "state.zulus"),
        ("0807 = 1", "0807 = 2", "out-of-range", "state.zulus.0807"),
        ("0807 = 1", "0708 = 1", "position-both-sides", "state.zulus.0708"),
        ('hex = "0708", steps = 5', 'hex = "1008", steps = 6', "position-overstack", "state.units.c.hex"),
        ('durnford = "1008"', 'durnford = "1201"', "position-british-onrush", "state.leaders.durnford"),
        ('wagon = "1008"', 'wagon = "0807"', "position-both-sides", "state.zulus.0807"),  # it would be theirs
        ('wagon = "1008"', 'wagon = "1201"', "position-british-onrush", "state.wagon"),
        ("a = {", "z = {", "unknown-id", "state.units.z"),
        (
            'c = {hex = "1008", steps = 3',
            'st-iz = {hex = "1005", steps = 2',
            "position-static-square",
            "state.units.st-iz.square",
        ),
        ('wagon = "1008"\n', "", "position-colours-alone", "state.colours"),
        ('durnford = "1008"', 'chard = "1008"', "unknown-id", "state.leaders.chard"),
        ('step = "combat"', 'step = "tea"', "not-one-of", "state.step"),
    ],
)
def test_what_cannot_be_is_said_with_its_place(was: str, now: str, code: str, key: str) -> None:
    assert was in STATE
    with pytest.raises(BadData) as fault:
        read(STATE.replace(was, now))

    assert (fault.value.code, fault.value.key) == (code, key)
    assert fault.value.line
