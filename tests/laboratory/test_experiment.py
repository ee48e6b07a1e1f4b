"""An experiment as a file: what it says, what is wrong with it, and which cells it makes."""

import csv
from collections import Counter
from pathlib import Path

import pytest

from heart_africa.core.problems import BadData
from heart_africa.journal_kinds.laboratory import Found, experiments
from heart_africa.laboratory.experiment import Plan, planned, read_experiment
from tests.laboratory.coin import COIN, EXPERIMENT

SAMPLES = Path(__file__).parents[2] / "docs" / "samples"


def plan(text: str = EXPERIMENT) -> Plan:
    return planned(read_experiment(text, "x.toml"), COIN, text, "x.toml")


def test_cells_are_all_values_with_all_in_the_order_of_the_file() -> None:
    found = plan()

    assert [(each.number, each.values["red"], each.values["blue"]) for each in found.cells] == [
        (1, "fair", "fair"),
        (2, "fair", "loaded"),
        (3, "loaded", "fair"),
        (4, "loaded", "loaded"),
    ]
    assert [each.key for each in found.cells[:2]] == ["{}", '{"blue":"loaded"}']
    assert found.most == 240


def test_a_star_is_every_word_and_a_slow_value_is_tried_less() -> None:
    text = EXPERIMENT.replace('red = ["fair", "loaded"]', 'red = "*"') + "[fewer]\nlead = 25\n"
    found = plan(text)

    assert [each.values["red"] for each in found.cells[::2]] == ["fair", "loaded", "lead"]
    assert [each.games for each in found.cells] == [60, 60, 60, 60, 2, 2]


def test_of_pairs_that_meet_once_each_comes_first_as_often_as_second() -> None:
    """By their places 0, 1, 2: 0 and 2 as they are, 0 and 1 as well as 1 and 2 the other way round."""
    text = EXPERIMENT.replace('["fair", "loaded"]', '"*"')
    found = plan(text.replace("mirror", "once = true\nmirror"))

    assert [(each.values["red"], each.values["blue"]) for each in found.cells] == [
        ("fair", "fair"),
        ("fair", "lead"),
        ("loaded", "fair"),
        ("loaded", "loaded"),
        ("lead", "loaded"),
        ("lead", "lead"),
    ]
    assert len(plan(text).cells) == 9


def test_whoever_has_only_one_place_meets_everybody_though_pairs_meet_once() -> None:
    text = EXPERIMENT.replace('red = ["fair", "loaded"]', 'red = ["lead"]').replace(
        "mirror", "once = true\nmirror"
    )

    assert [each.values["blue"] for each in plan(text).cells] == ["fair", "loaded"]


def test_cells_share_their_dice_unless_their_games_are_counted_together() -> None:
    apart, together = plan(EXPERIMENT), plan(EXPERIMENT.replace('meet = ["red", "blue"]\n', ""))

    assert len({apart.dice(cell) for cell in apart.cells}) == 4
    assert {together.dice(cell) for cell in together.cells} == {"3"}


def test_what_is_fixed_holds_in_every_cell() -> None:
    assert {each.values["slow"] for each in plan(EXPERIMENT + "[fixed]\nslow = 7\n").cells} == {7}


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        pytest.param('"heart-africa/experiment"', '"heart-africa/army"', "not-an-experiment", 1, id="another file"),
        pytest.param("version = 1", "version = 2", "newer-version", 2, id="of a newer program"),
        pytest.param("games = 60", "games = 0", "out-of-range", 5, id="no games"),
        pytest.param("seed = 3", "sede = 3", "unknown-key", 6, id="a key misspelt"),
        pytest.param("[varies]\nred", "[varies]\nrot", "unknown-key", 14, id="a parameter that is none"),
        pytest.param('blue = ["fair", "loaded"]', 'blue = ["fair", "laoded"]', "not-one-of", 15, id="a value that is none"),
        pytest.param("[varies]\nred", '[fixed]\nblue = "laoded"\n[varies]\nred', "not-one-of", 14, id="a fixed one that is none"),
        pytest.param('meet = ["red", "blue"]', 'meet = ["red", "green"]', "unknown-key", 8, id="nobody of that name to meet"),
        pytest.param('blue = ["fair", "loaded"]', "slow = [1001]", "out-of-range", 15, id="a number beyond"),
        pytest.param('blue = ["fair", "loaded"]', 'slow = ["1"]', "wrong-type", 15, id="a word for a number"),
    ],
)  # fmt: skip
def test_a_faulty_file_is_told_with_its_line(old: str, new: str, code: str, line: int) -> None:
    assert old in EXPERIMENT

    with pytest.raises(BadData) as fault:
        plan(EXPERIMENT.replace(old, new))

    assert (fault.value.code, fault.value.line, fault.value.file) == (code, line, "x.toml")


def test_a_misspelt_value_is_told_with_the_nearest() -> None:
    with pytest.raises(BadData) as fault:
        plan(EXPERIMENT.replace('["fair", "loaded"]', '["lodaed"]'))

    assert fault.value.about["nearest"] == "loaded"


def test_those_that_come_with_the_program_can_be_run(tmp_path: Path) -> None:
    found = list(experiments(tmp_path))

    assert len(found) >= 2
    for each in found:
        assert isinstance(each, Found)
        assert each.path.name == f"{each.experiment.id}.experiment.toml"
        assert each.plan.cells
        assert each.experiment.title.es != each.experiment.title.en


def test_the_report_among_the_samples_is_of_thirty_battles_in_every_cell_of_the_matrix(
    tmp_path: Path,
) -> None:
    """Twelve lists: 66 pairs, and each against itself."""
    (matrix,) = (
        each
        for each in experiments(tmp_path)
        if isinstance(each, Found) and each.experiment.id == "list-matrix"
    )
    rows = csv.DictReader((SAMPLES / "list-matrix" / "games.csv").read_text(encoding="utf-8").splitlines())

    assert Counter((each["red"], each["blue"]) for each in rows) == {
        (cell.values["red"], cell.values["blue"]): 30 for cell in matrix.plan.cells
    }
    assert len(matrix.plan.cells) == 66 + 12
