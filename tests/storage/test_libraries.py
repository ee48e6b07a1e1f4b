"""The libraries that the program stands on, each with its licence."""

import tomllib
from email.message import Message
from importlib.metadata import Distribution
from typing import cast

import pytest

from heart_africa.storage.installed_libraries import LONGEST, PROJECT, Library, libraries, licence


class Named:
    """A distribution as far as its licence goes."""

    def __init__(self, **about: str) -> None:
        self.metadata = Message()
        for key, value in about.items():
            self.metadata[key.replace("_", "-")] = value


def test_every_library_of_the_project_is_there_and_names_its_licence() -> None:
    found = {library.name.lower().replace("_", "-"): library for library in libraries()}
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))
    asked = [*project["project"]["dependencies"], *project["dependency-groups"]["laboratory"]]
    direct = {name for name, library in found.items() if library.direct}

    assert len(direct) == len(asked)
    assert {"pydantic", "reportlab", "pyside6-essentials", "typer"} < direct
    assert not found["pydantic-core"].direct
    assert [library.name for library in found.values() if not library.licence] == []


@pytest.mark.parametrize(
    ("about", "named"),
    [
        pytest.param(
            {"License_Expression": "MIT", "License": "other"}, "MIT", id="an expression comes first"
        ),
        pytest.param({"License": "BSD"}, "BSD", id="a few words"),
        pytest.param(
            {"License": "x" * (LONGEST + 1), "Classifier": "License :: OSI Approved :: MIT License"},
            "MIT License",
            id="a whole licence is no name",
        ),
        pytest.param({"License": "UNKNOWN"}, "", id="nothing"),
    ],
)
def test_a_licence_has_the_name_that_its_library_gives_it(about: dict[str, str], named: str) -> None:
    assert licence(cast(Distribution, Named(**about))) == named


def test_of_a_program_that_nobody_knows_nothing_is_said() -> None:
    assert all(isinstance(each, Library) for each in libraries("no-such-program"))
