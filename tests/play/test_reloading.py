"""Reloading, page 26."""

import pytest

from heart_africa.rules.battle import Figure
from heart_africa.rules.book import book
from heart_africa.rules.play.reloading import CONDITIONS, objections_to_reload, reload
from heart_africa.rules.shared_terms import Melee, Moved
from tests.wording import told

BOOK = book()


@pytest.mark.parametrize(
    ("facts", "rules"),
    [
        pytest.param({}, [], id="stood", marks=pytest.mark.rule("RELOAD-01")),
        pytest.param({"moved": Moved.TURNED}, [], id="turned", marks=pytest.mark.rule("RELOAD-04")),
        pytest.param({"moved": Moved.MOVED}, ["RELOAD-03"], id="moved", marks=pytest.mark.rule("RELOAD-03")),
        pytest.param({"shots": 1}, ["RELOAD-03"], id="shot", marks=pytest.mark.rule("RELOAD-03")),
        pytest.param({"melee": Melee.THROUGHOUT}, ["RELOAD-05"], id="in melee", marks=pytest.mark.rule("RELOAD-05")),
        pytest.param({"melee": Melee.CONTACTED}, ["RELOAD-05"], id="contacted", marks=pytest.mark.rule("RELOAD-05")),
        pytest.param({"melee": Melee.NONE}, [], id="its opponent broke off", marks=pytest.mark.rule("RELOAD-06")),
        pytest.param({"melee": Melee.BROKE_OFF}, ["RELOAD-03"], id="broke off itself", marks=pytest.mark.rule("RELOAD-03")),
        pytest.param({"unloaded": False}, ["RELOAD-01"], id="loaded"),
        pytest.param({"moved": Moved.MOVED, "melee": Melee.CHARGED}, ["RELOAD-03", "RELOAD-05"], id="charged"),
    ],
)  # fmt: skip
def test_when_a_figure_may_reload(facts: dict[str, object], rules: list[str]) -> None:
    problems = objections_to_reload(BOOK, Figure("Juma", "askaris", **{"unloaded": True, **facts}))  # type: ignore[arg-type]  # whatever a test says of it

    assert [problem.rule for problem in problems] == rules
    assert len(told(*problems)) == 2 * len(rules)


@pytest.mark.rule("RELOAD-01", "TROOP-17", "TROOP-22", "TROOP-13")
@pytest.mark.parametrize(
    ("troop", "reloads"),
    [
        ("swordsmen", True),
        ("askaris", True),
        ("ruga_ruga", True),
        ("musketeers", True),
        ("mounted_musketeers", True),
        ("muzzle_loading_cannon", True),
        ("well_armed_askaris", False),
        ("mounted_regulars", False),
        ("white_men", False),
        ("archers", False),
        ("field_artillery", False),
        ("machine_gun", False),
        ("spearmen", False),
        ("baggage", False),
    ],
)
def test_who_reloads_at_all(troop: str, reloads: bool) -> None:
    """The column of page 12."""
    assert (objections_to_reload(BOOK, Figure("one", troop, unloaded=True)) == ()) is reloads


@pytest.mark.rule("RELOAD-02")
def test_reloading_takes_the_marker_away_without_a_die() -> None:
    event = reload(BOOK, "Juma")

    assert (event.kind, event.figure, event.rule) == ("reloaded", "Juma", "RELOAD-02")
    assert all(told(event, *objections_to_reload(BOOK, Figure("Juma", "scout"))))


def test_every_row_has_its_condition() -> None:
    assert [row.when for row in BOOK.reloading.against] == list(CONDITIONS)
