"""The JSON Schemas that editors use say what the models say."""

import json
import tomllib
from pathlib import Path

import jsonschema
import pytest

from armylists.catalogue import DATA
from armylists.roster_file import to_data
from armylists.schemas import FOLDER, MODELS, schema
from tests.armylists.builders import EVERYONE, army


@pytest.mark.parametrize("name", MODELS)
def test_the_schema_kept_is_current(name: str) -> None:
    assert (FOLDER / f"{name}.schema.json").read_text(encoding="utf-8") == schema(name)


@pytest.mark.parametrize("path", sorted((DATA / "lists").glob("*.toml")), ids=lambda path: path.stem)
def test_every_list_of_the_book_fits_the_schema(path: Path) -> None:
    jsonschema.validate(tomllib.loads(path.read_text(encoding="utf-8")), json.loads(schema("list")))


@pytest.mark.parametrize(("list_id", "people"), EVERYONE[::5])
def test_a_roster_fits_the_schema(list_id: str, people: str) -> None:
    jsonschema.validate(to_data(army(list_id, people)), json.loads(schema("army")))
