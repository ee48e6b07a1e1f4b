"""Positions of companion games as files (`*.position.toml`): an evening's table, or a question put to it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields
from functools import cache
from typing import Any, Literal, NamedTuple, get_type_hints

import tomlkit
from pydantic import TypeAdapter, create_model

from heart_africa.core.dataclass import dataclass
from heart_africa.core.problems import BadData
from heart_africa.core.strict import Strict, dotted, fit, line_of, nearest, parse, recognise

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

    def unknown(self, key: str, what: str, word: object, known: Sequence[str]) -> BadData:
        """A word that means none of these."""
        about = {"found": str(word), "nearest": nearest(str(word), known), "allowed": ", ".join(known)}
        return self.fault("unknown-id", key, what=what, **about)

    def beyond(self, key: str, value: int, least: int, most: int | None) -> Iterator[BadData]:
        """What is wrong with a number that is not within its bounds; no `most`: any."""
        side, bound = ("least", least) if value < least else ("most", most)
        if bound is not None and not least <= value <= (value if most is None else most):
            yield self.fault("out-of-range", key, found=str(value), side=side, bound=str(bound))


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


# --- a state that a file says field by field ---


class Form(NamedTuple):
    """A field of a state that a file says in words of its own: how it stands there, `None` for nothing said.

    `hint`: what it may be there; `write` and `read` are handed what is printed; `read` says what is wrong by
    the position and the field's name.
    """

    hint: Any
    write: Callable[[Any, Any], Any]
    read: Callable[[PositionFile, Any, str, Any], Any]
    usual: Any = None


def plain(state: Any, box: Any, own: Mapping[str, Form]) -> dict[str, Any]:  # noqa: ANN401  # of any game
    """What differs from an empty table, by the names of the state's fields."""
    usual, cls = type(state)(), state.__class__
    found: dict[str, Any] = {}
    for each in fields(cls):
        value = getattr(state, each.name)
        if each.name != PRINTED and value != getattr(usual, each.name):
            if each.name in own:
                found[each.name] = own[each.name].write(box, value)
            else:
                found[each.name] = adapter(cls, each.name).dump_python(value, mode="json", exclude_none=True)
    return found


PRINTED = "components"
"""The field of a state that no position says: its head names the pack."""


def values(found: PositionFile, box: Any, cls: Any, own: Mapping[str, Form]) -> dict[str, Any]:  # noqa: ANN401  # of any game
    """What a position says of the fields of a state. Raises `BadData` with file, line and key."""
    fit(model(cls, own), parse(found.text, found.file), found.text, found.file, through_json=True)
    return {
        name: own[name].read(found, box, name, value)
        if name in own
        else adapter(cls, name).validate_python(_tuples(value))
        for name, value in found.state.items()
    }


def model(cls: type[Any], own: Mapping[str, Form]) -> type[File]:
    """A position as a file has it: every field of the state, pieces by their words; for its schema too."""
    if cls in _MODELS:
        return _MODELS[cls]
    hints = get_type_hints(cls)
    told: Any = {
        each.name: (own[each.name].hint, own[each.name].usual)
        if each.name in own
        else (hints[each.name], each.default)
        for each in fields(cls)
        if each.name != PRINTED
    }
    game = cls.__module__.split(".")[-2].title()
    state: Any = create_model(f"{game}State", __base__=Strict, **told)
    _MODELS[cls] = create_model(f"{game}Position", __base__=File, state=(state, ...))
    return _MODELS[cls]


_MODELS: dict[type[Any], type[File]] = {}


def row(name: str, cls: Any, **otherwise: Any) -> type[Strict]:  # noqa: ANN401  # a named tuple and its forms
    """A named tuple as a table of a file; `name` stands before that table, where the tuple has one."""
    hints, usual = get_type_hints(cls), cls._field_defaults
    told = {key: (hint, usual.get(key, ...)) for key, hint in hints.items() if key != "name"}
    return create_model(name, __base__=Strict, **(told | otherwise))


def said(found: Any) -> dict[str, Any]:  # noqa: ANN401  # any named tuple
    """What a row says beyond what goes without saying."""
    usual = found._field_defaults
    return {key: value for key, value in found._asdict().items() if value != usual.get(key)}


@cache
def adapter(cls: Any, name: str) -> TypeAdapter[Any]:  # noqa: ANN401  # a dataclass
    """How a field of a state is written and read as it is."""
    return TypeAdapter(get_type_hints(cls)[name])


def _tuples(value: Any) -> Any:  # noqa: ANN401  # what TOML holds
    return tuple(_tuples(each) for each in value) if isinstance(value, list | tuple) else value
