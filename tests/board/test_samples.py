"""The sample tables: one for each country and scenario, readable and lawful."""

from pathlib import Path

import pytest

from heart_africa.board.ground import ground_of
from heart_africa.board.table_file import from_toml
from heart_africa.rules.book import book
from heart_africa.rules.book.terrain import ENVIRONMENTS
from heart_africa.rules.preparation.choosing_terrain.verdict import objections_to_ground

FOLDER = Path(__file__).parents[2] / "resources" / "samples" / "tables"
SCENARIOS = ("encounter", "ambush", "planned-attack", "raid")


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("environment", ENVIRONMENTS)
def test_there_is_a_lawful_sample_for_each_country_and_scenario(environment: str, scenario: str) -> None:
    path = FOLDER / f"{environment}-{scenario}.table.toml"
    layout, name = from_toml(path.read_text(encoding="utf-8"), str(path))
    assert (layout.environment, bool(name)) == (environment, True)
    assert not objections_to_ground(book(), ground_of(layout, "blue"), scenario.replace("-", "_"))
