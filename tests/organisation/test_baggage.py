"""Capturing baggage, page 12."""

from dataclasses import replace

import pytest

from heart_africa.rules.battle import Battle, Gone, NewsItem, lose
from heart_africa.rules.battle.staging import stage, unit
from heart_africa.rules.book import book
from heart_africa.rules.book.play import Step
from heart_africa.rules.organisation.baggage import (
    CONDITIONS,
    Capture,
    capture,
    captures,
    objections_to_capture,
)
from tests.wording import told

BOOK = book()
OVER = stage(
    unit("Rashid", "red", "ruga_ruga"),
    unit("own", "red", "baggage"),
    unit("porters", "blue", "baggage"),
    unit("guard", "blue", "askaris"),
    step=Step.RELOADING,
)
"""All shooting is done."""
GRAB = Capture("Rashid 1", "porters 1")


@pytest.mark.rule("BAG-07")
def test_an_element_touched_when_the_shooting_ends_is_captured() -> None:
    event = capture(BOOK, GRAB)

    assert objections_to_capture(BOOK, OVER, GRAB) == ()
    assert (event.captor, event.element, event.rule, event.page) == ("Rashid 1", "porters 1", "BAG-07", 12)


TAKEN = (NewsItem("captured", "blue", "porters 1", by="Juma"),)


@pytest.mark.parametrize(
    ("battle", "order", "rule"),
    [
        pytest.param(
            replace(OVER, step=Step.SHOOTING),
            GRAB,
            "BAG-07",
            id="too early",
            marks=pytest.mark.rule("BAG-07"),
        ),
        pytest.param(
            OVER, replace(GRAB, touching=False), "BAG-07", id="not touching", marks=pytest.mark.rule("BAG-07")
        ),
        pytest.param(
            OVER.with_figure(replace(OVER.figure("Rashid 1"), captured=1)),
            GRAB,
            "BAG-08",
            id="a second one",
            marks=pytest.mark.rule("BAG-08"),
        ),
        pytest.param(
            replace(lose(OVER, "porters 1", Gone.LOST, "captured"), news=TAKEN),
            GRAB,
            "BAG-07",
            id="gone already",
            marks=pytest.mark.rule("BAG-07"),
        ),
        pytest.param(
            OVER, Capture("Rashid 1", "own 1"), "BAG-07", id="his own", marks=pytest.mark.rule("BAG-07")
        ),
        pytest.param(
            OVER, Capture("Rashid 1", "guard 1"), "BAG-07", id="no baggage", marks=pytest.mark.rule("BAG-07")
        ),
    ],
)
def test_what_stands_against_a_capture(battle: Battle, order: Capture, rule: str) -> None:
    assert [problem.rule for problem in objections_to_capture(BOOK, battle, order)] == [rule]


@pytest.mark.rule("BAG-07", "BAG-08")
@pytest.mark.parametrize(
    ("touching", "taken"),
    [
        pytest.param({"a": ("x",)}, {"a": "x"}, id="one"),
        pytest.param({"a": ("x", "y")}, {}, id="one of two, as he likes"),
        pytest.param({"a": ("x", "y"), "b": ("x", "y")}, {"a": "x", "b": "y"}, id="both of two"),
        pytest.param({"a": ("x",), "b": ("x", "y", "z")}, {"a": "x"}, id="what is left, as he likes"),
        pytest.param({"a": ("x", "y"), "b": ("y", "z")}, {}, id="two of three, as they like"),
        pytest.param({"a": ("x", "y"), "b": ("z",)}, {"b": "z"}, id="apart from each other"),
        pytest.param({"a": ("x",), "b": ("x",)}, {"a": "x"}, id="two at one element"),
        pytest.param({"a": ("x", "y"), "b": ("x",)}, {"a": "y", "b": "x"}, id="as many as can be"),
        pytest.param({"a": ()}, {}, id="none touched"),
    ],
)
def test_all_captures_at_the_end_of_the_shooting(
    touching: dict[str, tuple[str, ...]], taken: dict[str, str]
) -> None:
    assert {event.captor: event.element for event in captures(BOOK, touching)} == taken


def test_everything_is_worded() -> None:
    gone = replace(lose(OVER, "own 1", Gone.LOST, "captured"), step=Step.SHOOTING)
    busy = gone.with_figure(replace(gone.figure("Rashid 1"), captured=1))
    worst = replace(busy, news=(NewsItem("captured", "red", "own 1", by="Juma"),))
    problems = objections_to_capture(BOOK, worst, Capture("Rashid 1", "own 1", touching=False))

    assert [row.when for row in BOOK.baggage.objections_to_capture] == list(CONDITIONS)
    assert len(problems) == len(CONDITIONS)
    assert all(told(*problems, capture(BOOK, GRAB)))
