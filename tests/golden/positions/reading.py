"""A position file: where everything stands, what the battle knows of it, what is asked and ought to be found."""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import Any

import tomlkit

from heart_africa.board.layout import Layout
from heart_africa.board.scene import Scene
from heart_africa.board.table_file import FORMAT, VERSION, from_toml
from heart_africa.core.dataclass import dataclass
from heart_africa.rules.battle import Battle, Figure, Sort, Stage, Unit, Where
from heart_africa.rules.battle.state import Burning, Fire, Light
from heart_africa.rules.book import Trait
from heart_africa.rules.book.play import Step
from heart_africa.rules.shared_terms import Melee, Moved, Obstacle
from tests.referee.builders import battle, lone, unit
from tests.referee.referred import BOOK

FOLDER = Path(__file__).parent
ENDING = ".position.toml"
KEYS = {"title", "page", "rules", "base_in", "units", "battle", "table", "earlier", "asks"}
Row = Mapping[str, Any]
"""A table of a TOML file, or what a question about one has found."""


@dataclass(frozen=True)
class Position:
    """One of them: `asks` in their order; its table is laid when somebody looks at it."""

    name: str
    title: Mapping[str, str]
    page: int
    rules: tuple[str, ...]
    asks: tuple[Row, ...]
    data: Row

    @cached_property
    def scene(self) -> Scene:
        """The battle and its table."""
        return Scene(BOOK, battle_of(self.data), layout_of(self.data, self.name))

    @cached_property
    def earlier(self) -> Layout | None:
        """The table as the turn began, where it was another."""
        if "earlier" not in self.data:
            return None
        stands = {**self.data["table"].get("stands", {}), **self.data["earlier"]}
        return layout_of({**self.data, "table": {**self.data["table"], "stands": stands}}, self.name)

    def on(self, scene: Scene) -> "Position":
        """The same on another scene."""
        made = replace(self)
        vars(made)["scene"] = scene
        return made


def positions() -> tuple[Position, ...]:
    """All of them, by number."""
    return tuple(read(file) for file in sorted(FOLDER.glob(f"*{ENDING}")))


def read(file: Path) -> Position:
    """The position of a file; whatever it says that has no meaning fails, at the latest when it is laid."""
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    assert not set(data) - KEYS, f"{file.name}: {set(data) - KEYS}"
    name = file.name.removesuffix(ENDING)
    return Position(name, data["title"], data["page"], tuple(data["rules"]), tuple(data["asks"]), data)


def layout_of(data: Row, file: str) -> Layout:
    """The table, read as a table file is; stands without a base have one `base_in` inches square, if named."""
    table = dict(data["table"])
    if size := data.get("base_in"):
        table["stands"] = {
            name: {"base": {"wide_in": size, "deep_in": size}, **stand}
            for name, stand in table.get("stands", {}).items()
        }
    text = tomlkit.dumps({"format": FORMAT, "version": VERSION, **table})
    return from_toml(text, file)[0]


# --- what the battle knows ---


def battle_of(data: Row) -> Battle:
    """The battle, in play unless the file says otherwise."""
    facts = dict(data.get("battle", {}))
    fires = tuple(Burning(name, Fire(**row)) for name, row in facts.pop("fires", {}).items())
    if "light" in facts:
        facts["light"] = Light(facts["light"])
    if "stage" in facts:
        facts["stage"] = Stage(facts["stage"])
    if "step" in facts:
        facts["step"] = Step(facts["step"])
    return battle(*(unit_of(row) for row in data["units"]), fires=fires, **facts)


def unit_of(row: Row) -> Unit:
    """A unit, its figures named after it; a lone figure is named like his unit."""
    facts = dict(row)
    name, side, sort = facts.pop("name"), facts.pop("side"), Sort(facts.pop("sort", "unit"))
    troop, count = facts.pop("troop", ""), facts.pop("count", 1)
    company, changed = tuple(facts.pop("company", ())), facts.pop("figures", {})
    alone = sort not in {Sort.UNIT, Sort.BAGGAGE, Sort.BOAT}
    made = lone(name, side, sort, troop, company) if alone else unit(name, side, troop, count, sort=sort)
    figures = tuple(_figure(figure, changed.pop(figure.name, {})) for figure in made.figures)
    assert not changed, f"nobody is called {list(changed)}"
    return replace(made, figures=figures, **dict(_worded(facts)))


def _figure(figure: Figure, facts: Row) -> Figure:
    return replace(figure, **dict(_worded(facts)))


WORDS = {"where": Where, "moved": Moved, "melee": Melee, "behind": Obstacle}


def _worded(facts: Row) -> Iterator[tuple[str, Any]]:
    """Facts as the battle keeps them."""
    for key, value in facts.items():
        if key == "traits":
            yield key, tuple(Trait(each) for each in value)
        elif key in WORDS:
            yield key, WORDS[key](value)
        else:
            yield key, tuple(value) if isinstance(value, list) else value
