"""Positions of companion games as files (`*.position.toml`): an evening's table, or a question put to it."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from types import UnionType
from typing import (
    Any,
    ClassVar,
    Literal,
    NamedTuple,
    TypeAlias,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

import tomlkit
from pydantic import TypeAdapter, create_model

from heart_africa.core.dataclass import dataclass
from heart_africa.core.problems import BadData
from heart_africa.core.strict import Strict, dotted, fit, line_of, nearest, parse, recognise

T = TypeVar("T")
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

    def fault(self, code: str, key: "str | Path", table: str = "state", **about: object) -> BadData:
        """What is wrong with a value of the state, or of the head (`position`), with its line."""
        place = (table, *(key.split(".") if isinstance(key, str) else key))
        facts = {"key": dotted(place[1:]), **about}
        return BadData(code, file=self.file, line=line_of(self.text, place), key=dotted(place), about=facts)

    def unknown(self, key: "str | Path", what: str, word: object, known: Sequence[str]) -> BadData:
        """A word that means none of these."""
        about = {"found": str(word), "nearest": nearest(str(word), known), "allowed": ", ".join(known)}
        return self.fault("unknown-id", key, what=what, **about)

    def beyond(self, key: "str | Path", value: int, least: int, most: int | None) -> Iterator[BadData]:
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

Path: TypeAlias = tuple[str | int, ...]
"""Where something stands in a state: `("due", 0, "who")`."""


class At(NamedTuple):
    """A place of a position that is being read, and what is printed."""

    found: PositionFile
    box: Any
    path: Path = ()

    def inner(self, *path: str | int) -> "At":
        """A place inside it."""
        return self._replace(path=(*self.path, *path))

    def among(self, what: str, word: object, known: Mapping[str, T]) -> T:
        """What a word means. Raises `BadData` for one that means none of these."""
        if str(word) not in known:
            raise self.found.unknown(self.path, what, word, [*known])
        return known[str(word)]

    def within(self, value: int, least: int, most: int | None) -> int:
        """A number that is within its bounds. Raises `BadData` for another."""
        for fault in self.found.beyond(self.path, value, least, most):
            raise fault
        return value


class Form(NamedTuple):
    """A field that a file says in words of its own, called `name` there if not as in the state.

    `hint`: what it may be there; `usual`: what goes without saying, `...` where it has to be said; `write` is
    handed the state and a value of it, `read` the place and the words; it raises what is wrong with them.
    """

    hint: Any
    write: Callable[[Any, Any], Any] = lambda _, value: value
    read: Callable[[At, Any], Any] = lambda _, word: word
    usual: Any = None
    name: str = ""


PRINTED = "components"
"""The field of a state that no position says: its head names the pack."""


class Layout:
    """How the states of a game are written and read: field by field, named tuples in them as tables.

    `forms`: of the state's class and of those tuples, which fields are said in words of their own, and which
    (None) not at all. A hint of a form may name such a tuple: its table is meant. A form of no field is one
    of the table alone, and said by whoever writes and reads that tuple.
    """

    def __init__(self, cls: type[Any], forms: Mapping[type[Any], Mapping[str, Form | None]]) -> None:
        self.cls, self._forms = cls, forms
        self._known: dict[type[Any], dict[str, Form]] = {}
        self._tables: dict[type[Any], type[Strict]] = {}

    @cached_property
    def model(self) -> type[File]:
        """A position as a file has it, for its schema too."""
        state = self._table(self.cls, f"{self._game}State")
        return create_model(f"{self._game}Position", __base__=File, state=(state, ...))

    def said(self, state: object, row: object) -> dict[str, Any]:
        """What a state, or a row of it, says beyond what goes without saying; plain values first."""
        found: dict[str, Any] = {}
        for name, form in self._fields(type(row)).items():
            value = getattr(row, name, ...)
            if value is not ... and (form.usual is ... or value != _usual(type(row), name)):
                word = form.write(state, value)
                if word is not None and word != form.usual and word not in ([], {}):
                    found[form.name] = word
        return dict(sorted(found.items(), key=lambda each: _is_table(each[1])))

    def values(self, found: PositionFile, box: object) -> dict[str, Any]:
        """What a position says of the fields of a state. Raises `BadData` with file, line and key."""
        fit(self.model, parse(found.text, found.file), found.text, found.file, through_json=True)
        return self._read(At(found, box), found.state, self.cls)

    def row(self, at: At, said: Mapping[str, Any], cls: type[T], **more: object) -> T:
        """A row as a table says it; `more`: what no table says, or not always. Raises as `values` does."""
        return cls(**(more | self._read(at, said, cls)))

    # --- one class ---

    @property
    def _game(self) -> str:
        return str(self.cls.__module__.split(".")[-2].title())

    def _fields(self, cls: type[Any]) -> dict[str, Form]:
        """How a file says each field of a class."""
        if cls not in self._known:
            own = dict(self._forms.get(cls, {}))
            hints = {
                name: hint for name, hint in get_type_hints(cls).items() if get_origin(hint) is not ClassVar
            }
            forms = {
                name: own[name] if name in own else self._plain(hints[name], _usual(cls, name))
                for name in hints | own
                if name != PRINTED
            }
            self._known[cls] = {
                name: form._replace(name=form.name or name) for name, form in forms.items() if form
            }
        return self._known[cls]

    def _plain(self, hint: Any, usual: object) -> Form:  # noqa: ANN401  # an annotation
        """The form of a field that is said as it is, a row or several as tables."""
        rows = [each for each in (hint, *get_args(hint)) if hasattr(each, "_fields")]
        if rows and get_origin(hint) is tuple:
            return Form(hint, self.listed, lambda at, words: self.rows(at, words, rows[0]), usual)
        if rows:
            return Form(hint, self.said, lambda at, word: self.row(at, word, rows[0]), usual)
        adapter: TypeAdapter[Any] = TypeAdapter(hint)

        def write(_state: object, value: object) -> object:
            word = adapter.dump_python(value, mode="json", exclude_defaults=True)
            return sorted(word) if isinstance(value, frozenset) else word

        return Form(hint, write, lambda _, word: adapter.validate_python(_tuples(word)), usual)

    def listed(self, state: object, rows: Iterable[Any]) -> list[dict[str, Any]]:
        """Several rows as tables."""
        return [self.said(state, each) for each in rows]

    def rows(self, at: At, said: Iterable[Mapping[str, Any]], cls: type[T]) -> tuple[T, ...]:
        """Several tables as rows. Raises as `values` does."""
        return tuple(self.row(at.inner(place), each, cls) for place, each in enumerate(said))

    def _read(self, at: At, said: Mapping[str, Any], cls: type[Any]) -> dict[str, Any]:
        values: dict[str, Any] = {}
        for name, form in self._fields(cls).items():
            word = said.get(form.name, form.usual if _usual(cls, name) is ... else None)
            if word is not None and name in cls.__annotations__:
                values[name] = form.read(at.inner(form.name), word)
        return values

    def _table(self, cls: type[Any], name: str = "") -> type[Strict]:
        """A class as a table of a file."""
        if cls not in self._tables:
            forms = self._fields(cls).values()
            told: Any = {each.name: (self._shown(each.hint), each.usual) for each in forms}
            name = name or f"{self._game}{cls.__name__}"
            self._tables[cls] = create_model(name, __base__=Strict, __doc__=cls.__doc__, **told)
        return self._tables[cls]

    def _shown(self, hint: Any) -> object:  # noqa: ANN401  # an annotation
        """A hint with the tables of the rows that it names."""
        if hasattr(hint, "_fields"):
            return self._table(hint)
        origin, of = get_origin(hint), tuple(map(self._shown, get_args(hint)))
        if of == get_args(hint):
            return hint
        return Union[of] if origin is UnionType else origin[of]  # noqa: UP007  # made here


def _usual(cls: Any, name: str) -> object:  # noqa: ANN401  # of a dataclass or a named tuple
    """What a field of a class is unless it is said, `...` if it has to be."""
    return cls._field_defaults.get(name, ...) if hasattr(cls, "_fields") else getattr(_bare(cls), name)


@cache
def _bare(cls: type[Any]) -> object:
    return cls()


def _is_table(word: object) -> bool:
    return isinstance(word, dict) or (isinstance(word, list) and isinstance(word[0], dict))


def _tuples(value: object) -> object:
    return tuple(_tuples(each) for each in value) if isinstance(value, list | tuple) else value
