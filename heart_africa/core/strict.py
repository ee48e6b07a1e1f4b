"""Reading files strictly, with faults that name the file, the line and the key."""

import difflib
import json
import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any, TypeVar, cast

from pydantic import BaseModel, ConfigDict, ValidationError, create_model
from pydantic_core import ErrorDetails

from heart_africa.core.problems import BadData

Model = TypeVar("Model", bound="Strict")
Plain = TypeVar("Plain")
Place = Sequence[str | int]


class Strict(BaseModel):
    """A model that admits no unknown key, no silent conversion and no later change."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, defer_build=True)


class Words(Strict):
    """A short text in both languages."""

    es: str
    en: str

    def text(self, language: str) -> str:
        """The text in that language; in English if there is none."""
        return str(getattr(self, language, self.en))


def unknown(what: str, found: str, known: Iterable[str], place: str = "") -> BadData:
    """The fault of an unknown id, with the nearest known one; `place`: the key at which it was found."""
    ids = list(known)
    about = {"what": what, "found": found, "nearest": nearest(found, ids), "allowed": ", ".join(ids)}
    return BadData("unknown-id", key=place or what, about=about)


def nearest(word: str, known: Iterable[str]) -> str:
    """The known id most like this one, ignoring capitals; empty if none is like it."""
    if len(word) > LONGEST_WORD:  # the comparison takes the square of the letters
        return ""
    plain = {id_.lower(): id_ for id_ in known}
    found = difflib.get_close_matches(word.lower(), plain, n=1, cutoff=0.5)
    return plain[found[0]] if found else ""


DEEPEST = 20
"""How many tables and lists may lie inside one another: three times what any file of ours needs."""
LONGEST_WORD = 80
_ENDLESS = re.compile(r"[0-9][0-9_]{4000}")
_DOTTED = re.compile(r"""(?<![\w"'-])(?:[\w"'-]++[ \t]*+\.[ \t]*+){100}""")
"""A key of a hundred parts, which nobody writes: TOML's own reader takes their square."""


def parse(text: str, file: str = "") -> dict[str, Any]:
    """The TOML of a text. Raises `BadData` with the line where it stops being TOML."""
    if found := _DOTTED.search(text):
        line = text.count("\n", 0, found.start()) + 1
        raise BadData("not-toml", file=file, line=line, about={"why": "nesting"})
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        found = re.search(r"line (\d+)", str(fault))
        line = int(found[1]) if found else (text.count("\n") + 1)
        raise BadData(_syntax(text), file=file, line=line, about={"why": str(fault)}) from None
    except RecursionError:
        raise BadData("not-toml", file=file, line=1, about={"why": "nesting"}) from None
    except ValueError:  # Python refuses whole numbers of thousands of digits before they are a value
        line = next((n for n, words in enumerate(text.splitlines(), 1) if _ENDLESS.search(words)), 1)
        raise BadData("not-toml", file=file, line=line, about={"why": "Invalid value"}) from None


def _syntax(text: str) -> str:
    """The code of the fault for a text that is not TOML; JSON and YAML are recognised."""
    start = text.lstrip("\ufeff \t\r\n")
    if start.startswith(("{", "[{", "[\n")):
        return "json-not-toml"
    if start.startswith("---") or re.match(r"(#[^\n]*\n)*[\w-]+:\s", start):
        return "yaml-not-toml"
    return "not-toml"


def read(model: type[Model], text: str, file: str = "") -> Model:
    """The model that a TOML text describes. Raises `BadData` with file, line and key."""
    return fit(model, parse(text, file), text, file)


def read_file(model: type[Model], file: Path) -> Model:
    """The model that a TOML file of the program's own describes. Raises `BadData`, as `read`."""
    return read(model, file.read_text(encoding="utf-8"), str(file))


def read_plain(shape: type[Plain], text: str, file: str = "") -> Plain:
    """The frozen dataclass that a TOML text describes, read as strictly as a model.

    Fields of a dataclass are read in a tenth of the time that fields of a model take, which matters for
    numbers that the rules look up all the time. Raises `BadData` with file, line and key.
    """
    around = create_model(shape.__name__, __base__=Strict, whole=(shape, ...))
    data = json.dumps({"whole": parse(text, file)})
    try:
        return cast("Plain", dict(around.model_validate_json(data))["whole"])
    except ValidationError as fault:
        raise _fault(fault, shape, text, file, above=1) from None


def fit(
    model: type[Model],
    data: Mapping[str, Any],
    text: str = "",
    file: str = "",
    *,
    through_json: bool = False,
) -> Model:
    """The model of parsed data; `text` is used to find the line of a fault.

    `through_json`: read by way of JSON, for a model that holds dataclasses, since a strict one accepts them
    only so. Raises `BadData` with file, line and key, also for data nested too deep.
    """
    if too_deep(data):
        raise BadData("too-deep", file=file, about={"most": DEEPEST})
    try:
        if through_json:
            return model.model_validate_json(json.dumps(data, default=str))
        return model.model_validate(_tuples(data))
    except ValidationError as fault:
        raise _fault(fault, model, text, file) from None


def _fault(fault: ValidationError, shape: type[Any], text: str, file: str, above: int = 0) -> BadData:
    """The first fault of a validation.

    The first `above` parts of its place are left out, since they are in no file.
    """
    errors = fault.errors(include_url=False)
    misspelt = (error for error in errors if error["type"] in _MISSPELT)
    first = next(misspelt, errors[0])  # a misspelt key before the one that it meant
    return explain({**first, "loc": first["loc"][above:]}, shape, text, file)


def recognise(
    data: Mapping[str, Any], own: tuple[str, int], code: str, text: str = "", file: str = ""
) -> None:
    """See that data are of this format, and of a version that this program can read. Raises `BadData`.

    `own`: the format and the version that this program writes; `code`: the fault of another format.
    """
    kind, newest = own
    if data.get("format") != kind:
        about = {"found": str(data.get("format", ""))[:40], "expected": kind}
        raise BadData(code, file=file, line=line_of(text, ["format"]), key="format", about=about)
    version = data.get("version")
    if version is None:
        raise BadData("missing-key", file=file, line=1 if text else None, key="version")
    if isinstance(version, int) and not isinstance(version, bool) and version > newest:
        about = {"found": str(version), "most": str(newest)}
        raise BadData("newer-version", file=file, line=line_of(text, ["version"]), key="version", about=about)


def too_deep(data: object) -> bool:
    """Whether tables and lists are nested so deep that reading them would exhaust Python."""
    level = [data]
    for _ in range(DEEPEST):
        level = [inner for each in level for inner in _inside(each)]
        if not level:
            return False
    return True


def _inside(value: object) -> Iterable[object]:
    if isinstance(value, Mapping):
        return value.values()
    return value if isinstance(value, list | tuple) else ()


def _tuples(value: object) -> object:
    """The same data with tuples for lists, since frozen models hold no lists."""
    if isinstance(value, Mapping):
        return {key: _tuples(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return tuple(_tuples(inner) for inner in value)
    return value


_MISSPELT = {"extra_forbidden", "unexpected_keyword_argument"}  # of a model, of a dataclass


def explain(error: ErrorDetails, model: type[Any], text: str, file: str) -> BadData:
    """A validation error as a fault with file, line, key and what is allowed there."""
    place = tuple(part for part in error["loc"] if part != "[key]")
    about: dict[str, object] = {"found": _short(error["input"])}
    kind = error["type"]
    context = error.get("ctx", {})
    if kind in _MISSPELT:
        code, known = "unknown-key", sorted(_keys(model, place[:-1]))
        about |= {
            "key": str(place[-1]),
            "allowed": ", ".join(known),
            "nearest": nearest(str(place[-1]), known),
        }
    elif kind == "missing":
        code = "missing-key"
    elif kind in {"literal_error", "enum"} and _quoted_number(error):
        code, about = "wrong-type", {"expected": "int", "found": _written(error["input"])}
    elif kind in {"literal_error", "enum"}:
        expected = str(context.get("expected", ""))
        code, known = "not-one-of", re.findall(r"'([^']*)'", expected) or [expected]
        about |= {
            "allowed": ", ".join(k or '""' for k in known),
            "nearest": nearest(str(error["input"]), known),
        }
    elif kind.startswith(("greater_than", "less_than")):
        code, bound = "out-of-range", next(iter(context.values()))
        about |= {"bound": bound, "side": "least" if kind.startswith("greater") else "most"}
    elif kind in {"string_too_long", "too_long"}:
        code = "too-long"
        about |= {"most": context.get("max_length", 0)}
        about["found"] = len(error["input"])
    else:
        code = "wrong-type"
        about |= {"expected": kind.removesuffix("_type").removesuffix("_parsing")}
        if not kind.startswith("string_"):
            about["found"] = _short(_written(error["input"]))
    return BadData(code, file=file, line=line_of(text, place), key=dotted(place), about=about)


def _keys(model: type[Any], place: Place) -> set[str]:
    """The keys allowed at a place inside a model; names that are keys of a table are passed over."""
    inner: object = model
    for part in place:
        if part in (own := _fields(inner)):
            inner = _shape_in(own[str(part)])
    return set(_fields(inner))


def _fields(shape: object) -> dict[str, object]:
    """The fields of a model or dataclass with their types; empty for anything else."""
    if not isinstance(shape, type):
        return {}
    if issubclass(shape, BaseModel):
        return {field.alias or name: field.annotation for name, field in shape.model_fields.items()}
    return {field.name: field.type for field in fields(shape)} if is_dataclass(shape) else {}


def _shape_in(annotation: object) -> object:
    """The model or dataclass inside an annotation such as `tuple[Unit, ...]` or `Leader | None`."""
    if isinstance(annotation, type) and (issubclass(annotation, BaseModel) or is_dataclass(annotation)):
        return annotation
    found = (_shape_in(inner) for inner in getattr(annotation, "__args__", ()))
    return next((shape for shape in found if shape is not None), None)


def _quoted_number(error: ErrorDetails) -> bool:
    """Whether the number expected was given in quotes."""
    found = error["input"]
    return isinstance(found, str) and found in re.findall(r"\d+", str(error.get("ctx", {}).get("expected")))


def _written(value: object) -> str:
    """A value much as TOML writes it; enormous numbers in hexadecimal digits."""
    if isinstance(value, Mapping):
        return f"{{{', '.join(f'{key} = {_written(inner)}' for key, inner in value.items())}}}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_written, value))}]"
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, int) and abs(value) >= _UNREADABLE:
        return hex(value)
    return str(value).lower() if isinstance(value, bool) else str(value)


_UNREADABLE = 10**40


def _short(value: object) -> str:
    text = value if isinstance(value, str) else _written(value)
    return text if len(text) <= 40 else f"{text[:37]}..."  # noqa: PLR2004  # enough to recognise it


def dotted(place: Place) -> str:
    """A place in dotted form: `units[3].figures.askaris`."""
    words = ""
    for part in place:
        words += f"[{part}]" if isinstance(part, int) else f".{part}" if words else part
    return words


_HEADER = re.compile(r"(\[\[?)([\w.\s\"'-]+)\]\]?\s*(?:#.*)?")
_KEY = re.compile(r"[\w\"'-][\w.\s\"'-]*")


def line_of(text: str, place: Place) -> int | None:
    """The line of a TOML text with the key at this place, or else with its nearest parent."""
    best: tuple[int, int] | None = None
    for number, path in _paths(text):
        depth = len(path) if tuple(place[: len(path)]) == tuple(path) else 0
        if depth and (best is None or depth > best[0]):
            best = (depth, number)
    return best[1] if best else (1 if text and place else None)


def _paths(text: str) -> Iterable[tuple[int, tuple[str | int, ...]]]:
    """The line and place of each header and key of the text; arrays of tables are numbered."""
    seen: dict[tuple[str | int, ...], int] = {}
    table: tuple[str | int, ...] = ()
    for number, line in enumerate(text.splitlines(), start=1):
        if header := _HEADER.fullmatch(line.strip()):
            table = _table(header, seen)
            yield number, table
        elif "=" in line and _KEY.fullmatch(key := line.partition("=")[0].strip()):
            yield number, (*table, *_names(key))


def _table(header: re.Match[str], seen: dict[tuple[str | int, ...], int]) -> tuple[str | int, ...]:
    path: tuple[str | int, ...] = ()
    names = _names(header[2])
    for name in names[:-1]:
        path = (*path, name)
        if path in seen:
            path = (*path, seen[path])
    path = (*path, names[-1])
    if header[1] == "[[":
        seen[path] = seen.get(path, -1) + 1
        path = (*path, seen[path])
    return path


def _names(dotted_key: str) -> list[str]:
    return [part.strip().strip("\"'") for part in dotted_key.split(".")]
