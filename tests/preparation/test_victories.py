"""Who wins, pages 20 to 22."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heart_africa.rules.battle.state import Verdict
from heart_africa.rules.book import book
from heart_africa.rules.preparation.scenarios import (
    AmbushFacts,
    ambush,
    combat_figures,
    encounter,
    planned_attack,
    raid,
)
from tests.wording import told

BOOK = book()
COLUMN = AmbushFacts(turn=6, figures=60, baggage=4, entered=5)


def seen(verdict: Verdict | None) -> tuple[str, str] | None:
    """Who won, by which entry; the reason is worded."""
    if verdict is None:
        return None
    assert all(told(verdict.why))
    return verdict.winner, verdict.why.rule


@pytest.mark.rule("SCEN-15")
@pytest.mark.parametrize(
    ("facts", "expected"),
    [
        ((1, 1), None),
        ((0, 1), ("defender", "SCEN-15")),
        ((1, 0), ("attacker", "SCEN-15")),
        ((0, 0), ("draw", "SCEN-15")),
        ((3, 3, {"attacker"}), ("defender", "SCEN-15")),
    ],
)
def test_an_encounter(facts: tuple[Any, ...], expected: tuple[str, str] | None) -> None:
    assert seen(encounter(BOOK, *facts)) == expected


@pytest.mark.rule("SCEN-31")
def test_which_figures_count_as_fighting() -> None:
    force = {
        "askaris": 20,
        "standard_bearer": 1,
        "gun_bearer": 2,
        "scout": 1,
        "witch_doctor": 1,
        "baggage": 4,
        "attendant": 3,
    }

    assert combat_figures(BOOK, force) == 25


@pytest.mark.rule("SCEN-29", "SCEN-30", "SCEN-32", "SCEN-33")
@pytest.mark.parametrize(
    ("facts", "expected"),
    [
        pytest.param(COLUMN, None, id="on the march"),
        pytest.param(replace(COLUMN, figures_out=39), None, id="39 of 60 out"),
        pytest.param(replace(COLUMN, figures_out=40), ("attacker", "SCEN-29"), id="two thirds out"),
        pytest.param(
            replace(COLUMN, figures_out=30, baggage_out=4), ("attacker", "SCEN-30"), id="half and the baggage"
        ),
        pytest.param(replace(COLUMN, figures_out=30, baggage_out=3), None, id="half and most baggage"),
        pytest.param(
            replace(COLUMN, figures_out=29, baggage_out=4), None, id="less than half and the baggage"
        ),
        pytest.param(replace(COLUMN, figures_gone=20), None, id="a third lost"),
        pytest.param(replace(COLUMN, figures_gone=21), None, id="more than a third lost"),
        pytest.param(
            replace(COLUMN, figures_gone=21, baggage_gone=1), ("defender", "SCEN-32"), id="and some baggage"
        ),
        pytest.param(replace(COLUMN, figures_gone=31), ("defender", "SCEN-32"), id="more than half lost"),
        pytest.param(replace(COLUMN, turn=3, lost=5), ("defender", "SCEN-33"), id="all that entered lost"),
        pytest.param(replace(COLUMN, turn=2, lost=5), None, id="in the second turn"),
        pytest.param(replace(COLUMN, turn=3, lost=4), None, id="one unit left or away"),
        pytest.param(replace(COLUMN, turn=3, entered=0), None, id="nobody has entered"),
    ],
)
def test_an_ambush(facts: AmbushFacts, expected: tuple[str, str] | None) -> None:
    assert seen(ambush(BOOK, facts)) == expected


@pytest.mark.rule("SCEN-41", "SCEN-42")
@pytest.mark.parametrize(
    ("facts", "expected"),
    [
        ((1,), None),
        ((0,), ("attacker", "SCEN-41")),
        ((3, 1), None),
        ((3, 2), ("attacker", "SCEN-42")),
    ],
)
def test_a_planned_attack(facts: tuple[Any, ...], expected: tuple[str, str] | None) -> None:
    assert seen(planned_attack(BOOK, *facts)) == expected


@pytest.mark.rule("SCEN-52", "SCEN-53")
@pytest.mark.parametrize(
    ("facts", "expected"),
    [
        ((1, 9), None),
        ((2, 3), ("attacker", "SCEN-52")),
        ((1, 10), ("defender", "SCEN-53")),
        ((2, 10), ("attacker", "SCEN-52")),
    ],
)
def test_a_raid(facts: tuple[Any, ...], expected: tuple[str, str] | None) -> None:
    assert seen(raid(BOOK, *facts)) == expected


@given(st.integers(1, 120), st.data())
def test_a_column_that_got_through_was_not_hopeless(figures: int, data: st.DataObject) -> None:
    """Whoever wins with the figures now out had not lost by those gone before."""
    out = data.draw(st.integers(0, figures))
    facts = AmbushFacts(turn=9, figures=figures, figures_out=out)
    after = ambush(BOOK, facts)

    if after is not None:
        assert ambush(BOOK, replace(facts, figures_out=0, figures_gone=figures - out)) is None
