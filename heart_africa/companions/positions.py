"""Positions of companion games as files (`*.position.toml`): an evening's table, or a question put to it."""

from collections.abc import Mapping
from typing import Any, Literal

import tomlkit

from heart_africa.core.dataclass import dataclass
from heart_africa.core.problems import BadData
from heart_africa.core.strict import Strict, dotted, fit, line_of, parse, recognise

FORMAT, VERSION, ENDING = "heart-africa/position", 1, ".position.toml"


class Head(Strict):
    """What a position says of itself; `pack`: the id of a set that is at hand, or the file of one."""

    game: str
    edition: int
    pack: str


class File(Strict):
    """A position as it is written; a game says what its state holds."""

    format: Literal["heart-africa/position"]
    version: Literal[1]
    position: Head


class _Read(File):
    state: dict[str, Any]


@dataclass(frozen=True)
class PositionFile:
    """A position as it was read: its head, what it says of the state, and where each value stands."""

    head: Head
    state: Mapping[str, Any]
    text: str
    file: str

    def fault(self, code: str, key: str, table: str = "state", **about: object) -> BadData:
        """What is wrong with a value of the state, or of the head (`position`), with its line."""
        place = (table, *key.split("."))
        facts = {"key": key, **about}
        return BadData(code, file=self.file, line=line_of(self.text, place), key=dotted(place), about=facts)


def read(game: str, text: str, file: str = "") -> PositionFile:
    """A position of that game out of its text. Raises `BadData` with file, line and key."""
    data = parse(text, file)
    recognise(data, (FORMAT, VERSION), "not-a-position", text, file)
    found = fit(_Read, data, text, file, through_json=True)
    position = PositionFile(found.position, found.state, text, file)
    if found.position.game != game:
        about = {"found": found.position.game, "allowed": game, "nearest": game}
        raise position.fault("not-one-of", "game", "position", **about)
    return position


def written(head: Head, state: Mapping[str, Any]) -> str:
    """The text of a position."""
    document = {"format": FORMAT, "version": VERSION, "position": head.model_dump(), "state": dict(state)}
    return tomlkit.dumps(tomlkit.item(document))
