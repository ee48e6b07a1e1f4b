"""Users' own packs: what somebody has copied from his own box, extended whenever the rules ask for more."""

import json
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from heart_africa.companions.companion import Companion
from heart_africa.companions.packs import (
    ENDING,
    ComponentNeeded,
    Place,
    Stack,
    begun,
    with_value,
    with_values,
)
from heart_africa.core.problems import BadData
from heart_africa.core.strict import parse
from heart_africa.storage.files import is_there, make_folder, read_text, write_text

PACKS = "packs"
"""The folder of a person's own packs among his data."""


def own_file(game: Companion, edition: int, folder: Path) -> Path:
    """The file of a user's own pack."""
    return folder / f"{game.kind}-{edition}{ENDING}"


def own_box(game: Companion, edition: int, folder: Path) -> Stack[Any]:
    """The values copied from a user's own box, and under them those of the rulebook. Raises `BadData`."""
    file = own_file(game, edition, folder)
    if not is_there(file):
        return game.packs.over_rulebook(game.packs.rulebook(edition))
    return game.packs.checked(game.packs.read(read_text(file), str(file)))


def keep(game: Companion, edition: int, needed: ComponentNeeded, value: str, folder: Path) -> Place:
    """Keep a value that was asked for, as one's own box prints it; its place. Raises `BadData`."""
    file, text, place = own_place(game, edition, game.packs.key(needed), folder)
    for where, what in game.packs.kept(place, typed(value)):
        text = with_value(text, where, what)
    write_own(game, file, text)
    return place


def keep_all(game: Companion, edition: int, values: Mapping[Place, object], folder: Path) -> Stack[Any]:
    """Keep several values at once, each at its place. Raises `BadData`; then none of them is kept."""
    file, text, _ = own_place(game, edition, "", folder)
    return write_own(game, file, with_values(text, values))


def own_place(game: Companion, edition: int, key: str, folder: Path) -> tuple[Path, str, Place]:
    """The file of one's own pack, its text, and the place that a key refers to. Raises `BadData`."""
    file = own_file(game, edition, folder)
    text = read_text(file) if is_there(file) else begun(game.kind, edition)
    known = game.packs.over_rulebook(game.packs.read(text, str(file)))
    return file, text, game.packs.meant(known, tuple(key.split(".")))


def write_own(game: Companion, file: Path, text: str) -> Stack[Any]:
    """Write one's own pack. Raises `BadData` if something is wrong with it; then nothing is written."""
    try:
        after = game.packs.checked(game.packs.read(text))
    except BadData as fault:  # said of what was typed: it stands in no file yet
        raise BadData(fault.code, key=fault.key, about=fault.about) from None
    make_folder(file.parent)
    write_text(file, text)
    return after


def typed(value: str) -> object:
    """A value as typed: read as TOML, or else as JSON, or else the text itself."""
    try:
        return parse(f"value = {value}")["value"]
    except BadData:
        with suppress(ValueError):
            return json.loads(value)
        return value
