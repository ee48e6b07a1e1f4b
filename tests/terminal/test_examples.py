"""What the guide and the README show can be typed as it stands, in both languages."""

import re
import shlex
import tomllib
from pathlib import Path
from typing import get_args

import pytest

from heart_africa.companions.positions import ENDING
from heart_africa.companions.zulus.components import Phase
from heart_africa.core.messages import LANGUAGES
from tests.terminal.conftest import SAMPLE, Run

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
NAMED = re.compile(r"# (\S+\.\w+)\n")
"""The first line of a block that is a file: what it is called."""
FILES = {"red": "red.army.toml", "blue": "blue.army.toml"} | {
    "rojo": "rojo.army.toml",
    "azul": "azul.army.toml",
}
"""What the examples of a battle take as given: the armies of both sides."""


def commands(text: str) -> list[str]:
    """The commands of the program in its examples, without what is remarked beside them."""
    lines = [line for kind, block in BLOCK.findall(text) if kind == "sh" for line in block.splitlines()]
    return [line for line in lines if line.startswith("heart-africa ")]


def files(text: str) -> dict[str, str]:
    """The files that are shown with their names, as an evening or a position."""
    named = ((NAMED.match(block), block) for _, block in BLOCK.findall(text))
    return {name[1]: block for name, block in named if name}


@pytest.mark.parametrize(
    ("path", "lang"),
    [("docs/guide/en.md", "en"), ("docs/guide/es.md", "es"), ("README.md", "en")],
)
def test_every_example_can_be_typed(
    run: Run, home: Path, path: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HEART_AFRICA_LANG", lang)
    for name in FILES.values():
        (home / name).write_text(SAMPLE, encoding="utf-8")
    text = (ROOT / path).read_text(encoding="utf-8")
    lists = home.parent / "data" / "lists"
    lists.mkdir(parents=True)
    for kind, block in BLOCK.findall(text):
        if kind == "toml" and not NAMED.match(block):
            (lists / "river.list.toml").write_text(block, encoding="utf-8")
    for name, block in files(text).items():
        (home / name).write_text(block, encoding="utf-8")

    failed = []
    for line in commands(text):
        ran = run(*shlex.split(line, comments=True)[1:])
        if ran.code:
            failed.append((line, ran.code, ran.err))

    assert failed == []
    assert len(commands(text)) > 15


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_guide_shows_a_position_of_every_phase(lang: str) -> None:
    text = (ROOT / f"docs/guide/{lang}.md").read_text(encoding="utf-8")
    states = [tomllib.loads(block)["state"] for name, block in files(text).items() if name.endswith(ENDING)]

    assert {*get_args(Phase), "set-up", "volley"} <= {each["step"] for each in states}
    assert any(each.get("choosing_fire") for each in states)
