"""Packs of components (`*.pack.toml`): what a box prints, value by value, each with where it comes from.

A game is played on several packs laid over one another: what its rulebook says of its pieces (`rulebook`),
a set of our own that fills the rest (`substitute`), what somebody copied from the box that he owns (`owner`).
The upper one wins, but nobody replaces what the rulebook states, save the owner, who has the print before
him. A value that no pack has is missing; it is never made up.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, MutableMapping, Sequence
from dataclasses import field, fields
from functools import cache
from itertools import chain
from types import MappingProxyType
from typing import Any, Generic, Literal, TypeVar

import tomlkit
from pydantic import Field

from heart_africa.companions.stated import beyond
from heart_africa.core.citations import COMPANIONS
from heart_africa.core.dataclass import DataclassInstance, dataclass
from heart_africa.core.problems import BadData
from heart_africa.core.strict import Strict, dotted, fit, line_of, nearest, parse, recognise

FORMAT, VERSION, ENDING = "heart-africa/pack", 1, ".pack.toml"
Origin = Literal["rulebook", "public", "derived", "substitute", "owner"]
Certainty = Literal["stated", "inferred", "uncertain"]
PackKind = Literal["rulebook", "substitute", "owner"]
Place = tuple[str | int, ...]
Data = Mapping[str, Any]  # what TOML holds
T = TypeVar("T")
Piece = TypeVar("Piece", bound=DataclassInstance)

SHOWN = 5
"""How many of the values that are missing a message names."""
PROOF: Mapping[str, str] = {"rulebook": "ref", "public": "source", "derived": "reason"}
"""What a value has to tell of itself beside its origin, and how certain it is."""


class Leaf(Strict, Generic[T]):
    """A printed value with where it comes from: section of the rulebook, publication, or how it follows."""

    value: T
    origin: Origin
    ref: str = ""
    source: str = ""
    reason: str = ""
    certainty: Certainty | None = None


class InBoth(Strict):
    """Words in both languages."""

    es: str = Field(min_length=1)
    en: str = Field(min_length=1)


class Named:
    """A piece with a name in both languages."""

    es: str
    en: str

    def name(self, language: str) -> str:
        """Its name in that language."""
        return self.es if language == "es" else self.en


class Balance(Strict):
    """How a set of our own was tried: the report beside it, with how many games."""

    report: str
    games: int = Field(gt=0)
    seed: int


class Head(Strict):
    """What a pack says of itself; `es`, `en`: the statement that is shown wherever it is played with."""

    id: str = Field(pattern="^[a-z0-9]+(-[a-z0-9]+)*$")
    game: str
    edition: int
    version: str = Field(pattern=r"^\d+\.\d+\.\d+$")
    kind: PackKind
    es: str = Field(min_length=1)
    en: str = Field(min_length=1)
    balance: Balance | None = None

    def statement(self, language: str) -> str:
        """What it is, in that language."""
        return self.es if language == "es" else self.en


class PackFile(Strict):
    """What every pack holds; a game adds its own tables of leaves.

    `values`: how many of them there are at least, as whoever wrote the file counted them: one that was cut
    off between two lines has fewer.
    """

    format: Literal["heart-africa/pack"]
    version: Literal[1]
    values: int = Field(0, ge=0)
    pack: Head


P = TypeVar("P", bound=PackFile)


class ComponentNeeded(BadData):
    """A printed value that nobody has said yet is needed now: of which piece, and which of its values.

    `piece`: `card-<number>` and the like, or `box`; `field`: of its class, `volley.close` for an inner one;
    `words`: among which one may choose, if only the box says them. Whoever is there is asked, and an order
    of the game answers it; where nobody is, it is told as what else cannot be understood.
    """

    def __init__(self, piece: str, field: str, words: tuple[str, ...] = ()) -> None:
        super().__init__("component-needed", key=f"{piece}.{field}")
        self.piece, self.field, self.words = piece, field, words


def known(value: T | None, piece: str, field: str = "", words: tuple[str, ...] = ()) -> T:
    """A printed value. Raises `ComponentNeeded` if nobody has said it."""
    if value is None:
        raise ComponentNeeded(piece, field, words)
    return value


@dataclass(frozen=True)
class Layer:
    """One pack as it was read, to be laid over others."""

    file: str
    text: str
    data: Data
    head: Head

    def fault(self, code: str, place: Place, about: Mapping[str, object]) -> BadData:
        """What is wrong at a place of it."""
        return BadData(
            code, file=self.file, line=line_of(self.text, place), key=dotted(place), about=dict(about)
        )


@dataclass(frozen=True)
class Replaced:
    """A value of one pack that another one laid over it has otherwise."""

    place: Place
    was: Data
    now: Data
    by: Layer


@dataclass(frozen=True)
class Stack(Generic[P]):
    """Several packs laid over one another, the lowest first, and what they come to."""

    layers: tuple[Layer, ...]
    pack: P
    data: Data
    replaced: tuple[Replaced, ...]

    @property
    def top(self) -> Layer:
        """The uppermost pack, by whose name the whole is called."""
        return self.layers[-1]

    def fault(self, code: str, place: Place, **about: object) -> BadData:
        """What is wrong at a place, said of the uppermost pack that has it."""
        has = (layer for layer in reversed(self.layers) if _at(layer.data, place) is not None)
        return next(has, self.top).fault(code, place, about)

    @property
    def origins(self) -> Counter[str]:
        """How many values there are of each origin."""
        return Counter(leaf["origin"] for _, leaf in leaves(self.data))


def layer(model: type[PackFile], text: str, file: str = "") -> Layer:
    """One pack out of its text. Raises `BadData` with file, line and key for the first thing wrong in it."""
    data = parse(text, file)
    recognise(data, (FORMAT, VERSION), "not-a-pack", text, file)
    read = fit(model, data, text, file, through_json=True)
    found = Layer(file, text, data, read.pack)
    if (count := _count(data)) < read.values:
        raise found.fault("pack-cut-off", ("values",), {"found": count, "expected": read.values})
    for fault in _unproven(found):
        raise fault
    return found


def stack(model: type[P], layers: Sequence[Layer]) -> Stack[P]:
    """These packs laid over one another, the lowest first. Raises `BadData`."""
    data: dict[str, Any] = {}
    replaced: list[Replaced] = []
    for each in layers:
        _same_game(layers[0], each)
        replaced += _lay(data, each)
    top = layers[-1]
    return Stack(
        tuple(layers), fit(model, data, top.text, top.file, through_json=True), data, tuple(replaced)
    )


def leaves(data: Data, place: Place = ()) -> Iterator[tuple[Place, Data]]:
    """Every value of a pack with its place."""
    for key, inner in data.items():
        if is_leaf(inner):
            yield (*place, key), inner
        elif isinstance(inner, Mapping):
            yield from leaves(inner, (*place, key))


def is_leaf(value: object) -> bool:
    """Whether this is a value with its origin, and no table of such."""
    return isinstance(value, Mapping) and "value" in value and "origin" in value


@dataclass(frozen=True, eq=False)
class PackShelf(Generic[P]):
    """The packs of a game: what one holds, what is wrong with some laid over one another, what they lack.

    `names`: what the files of each edition are called, `<name>-rulebook.pack.toml` and `<name>.pack.toml`;
    `meant`: the place that people mean by theirs, as a card by its number; `kept`: where a value that is said
    for a place goes, if not there; `tables`: the table that holds the pieces of a kind (`ComponentNeeded`).
    """

    game: str
    names: Mapping[int, str]
    model: type[P]
    wrong: Callable[[Stack[P]], Iterable[BadData]]
    lacking: Callable[[Stack[P]], Iterable[Place]]
    meant: Callable[[Stack[P], tuple[str, ...]], Place] = lambda _, place: place
    kept: Callable[[Place, object], Iterable[tuple[Place, object]]] = lambda place, value: ((place, value),)
    tables: Mapping[str, str] = field(default_factory=dict)

    def key(self, needed: ComponentNeeded) -> str:
        """Where a value that the rules ask for stands, as people type it."""
        kind, _, name = needed.piece.partition("-")
        return ".".join(filter(None, (self.tables.get(kind, kind), name, needed.field)))

    def read(self, text: str, file: str = "") -> Layer:
        """One pack of this game out of its text. Raises `BadData` with file, line and key."""
        found = layer(self.model, text, file)
        for key, known in (("game", (self.game,)), ("edition", tuple(self.names))):
            named = getattr(found.head, key)
            if named not in known:
                allowed = ", ".join(map(str, known))
                raise found.fault("not-one-of", ("pack", key), {"found": str(named), "allowed": allowed})
        return found

    def over_rulebook(self, *layers: Layer) -> Stack[P]:
        """Packs over what their rulebook says, whatever is wrong with them. Raises `BadData`."""
        lowest = self.rulebook(layers[0].head.edition)
        return stack(self.model, [lowest, *(each for each in layers if each.head.kind != "rulebook")])

    def checked(self, *layers: Layer) -> Stack[P]:
        """Packs over what their rulebook says. Raises `BadData` for the first thing that breaks a rule."""
        found = self.over_rulebook(*layers)
        overstepped = (found.fault(wrong.code, place, **wrong.about) for place, wrong in _beyond(found.pack))
        for fault in chain(overstepped, self.wrong(found)):
            raise fault
        return found

    def whole(self, *layers: Layer) -> Stack[P]:
        """Packs with which a whole game can be played. Raises `BadData` if they lack a value."""
        found = self.checked(*layers)
        fault = incomplete(found, self.lacking(found))
        if fault:
            raise fault
        return found

    @cache  # noqa: B019  # a game has one shelf, which is there to stay
    def rulebook(self, edition: int) -> Layer:
        """What the rulebook of an edition says of its pieces."""
        return self._shipped(f"{self.names[edition]}-rulebook")

    @cache  # noqa: B019  # as above
    def own_set(self, edition: int) -> Stack[P]:
        """Our own set for an edition, over what its rulebook says."""
        return self.whole(self._shipped(self.names[edition]))

    def _shipped(self, name: str) -> Layer:
        file = COMPANIONS / self.game / f"{name}{ENDING}"
        return self.read(file.read_text(encoding="utf-8"), str(file))


# --- what the tables of a pack come to ---


def value_of(leaf: Leaf[T] | None) -> T | None:
    """A value, None where nobody has said it."""
    return leaf.value if leaf else None


def said(table: Strict) -> dict[str, Any]:
    """What a table says, by its fields."""
    return {name: leaf.value for name, leaf in table if isinstance(leaf, Leaf)}


def piece(
    cls: type[Piece],
    key: str,
    table: Strict,
    usual: Mapping[str, object] = MappingProxyType({}),
    **own: object,
) -> Piece:
    """A piece as the rules read it: field by field what its table says of it, its name by language.

    `own`: what is to be read off the table otherwise; `usual`: what goes for what nobody has said.
    """
    values = said(table)
    if words := values.pop("name", None) or values.pop("title", None):
        values |= {"es": words.es, "en": words.en}
    known = {each.name for each in fields(cls)}
    return cls(**{"id": key, **usual, **{name: values[name] for name in values if name in known}, **own})


def unsaid(table: str, rows: Mapping[str, Strict], needed: Sequence[str]) -> Iterator[Place]:
    """The places of what nobody has said of the pieces of a table."""
    for key, row in rows.items():
        yield from ((table, key, each) for each in needed if getattr(row, each) is None)


def misread(
    found: Stack[Any],
    place: Place,
    effect: Any,  # noqa: ANN401  # of any game
    reads: Mapping[Any, Collection[str]],
    needed: Mapping[Any, Sequence[str]],
) -> Iterator[BadData]:
    """What an effect of a card says that its verb does not read, and what it cannot do without."""
    said = {each.name for each in fields(effect) if getattr(effect, each.name) != each.default} - {"verb"}
    for name in sorted(said.difference(reads[effect.verb])):
        yield found.fault("pack-parameter-too-many", place, verb=effect.verb, found=name)
    for name in needed.get(effect.verb, ()):
        if name not in said:
            yield found.fault("pack-parameter-missing", place, verb=effect.verb, found=name)


def incomplete(found: Stack[Any], lacking: Iterable[Place]) -> BadData | None:
    """That these packs lack values, with the first of them; None if they lack none."""
    places = [dotted(place) for place in lacking]
    shown = ", ".join(places[:SHOWN])
    about = {"found": shown, "count": len(places), "more": max(0, len(places) - SHOWN)}
    return BadData("pack-incomplete", file=found.top.file, about=about) if places else None


OWNERS = InBoth(
    es="Transcripción del propietario: lo que lee en su propia caja, para él solo.",
    en="The owner's transcription: what he reads in his own box, for himself alone.",
)


def begun(game: str, edition: int) -> str:
    """The text of an owner's pack in which nothing is copied yet."""
    document = tomlkit.document()
    document["format"], document["version"], document["values"] = FORMAT, VERSION, 0
    head = {"id": f"{game}-{edition}-owner", "game": game, "edition": edition, "version": "1.0.0"}
    document["pack"] = {**head, "kind": "owner", "es": OWNERS.es, "en": OWNERS.en}
    return tomlkit.dumps(document)


def with_value(text: str, place: Place, value: object) -> str:
    """The text of an owner's pack with a value as he reads it on the print; his remarks stay."""
    return with_values(text, {place: value})


def with_values(text: str, values: Mapping[Place, object]) -> str:
    """The same with several values, each at its place."""
    document = tomlkit.parse(text)
    for place, value in values.items():
        table: Any = document
        for part in place[:-1]:
            if part not in table:
                table[part] = tomlkit.table(is_super_table=part != place[-2])
            table = table[part]
        leaf = tomlkit.inline_table()
        leaf.update({"value": value, "origin": "owner"})
        table[place[-1]] = leaf
    return _counted(document)


def without_value(text: str, place: Place) -> str:
    """The text of an owner's pack without the value at a place. Raises `BadData` if it has none there."""
    document = tomlkit.parse(text)
    table: Any = document
    for part in place[:-1]:
        table = table.get(part, {})
    if place[-1] not in table:
        raise BadData("missing-key", key=dotted(place))
    del table[place[-1]]
    return _counted(document)


def whole_text(stacked: Stack[Any]) -> str:
    """Several packs as the one that they come to, under the head of the uppermost."""
    return _counted(tomlkit.item({"format": FORMAT, "version": VERSION, "values": 0, **stacked.data}))


def _counted(document: MutableMapping[str, Any]) -> str:
    """The text of a pack that says how many values it holds."""
    document["values"] = _count(document)
    return tomlkit.dumps(document)


def _count(data: Data) -> int:
    return sum(1 for _ in leaves(data))


def _beyond(found: object, place: Place = ()) -> Iterator[tuple[Place, BadData]]:
    """The values of a pack with a number that none of its kind can be."""
    if isinstance(found, Leaf):
        hint = type(found).model_fields["value"].rebuild_annotation()
        yield from ((place, wrong) for wrong in beyond(found.value, hint))
    elif isinstance(found, Strict | Mapping):
        for key, inner in found.items() if isinstance(found, Mapping) else found:
            yield from _beyond(inner, (*place, key))


def _unproven(found: Layer) -> Iterator[BadData]:
    """The values of a pack that do not say where they come from, or may not come from there."""
    for place, leaf in leaves(found.data):
        origin = leaf["origin"]
        needs = PROOF.get(origin, "")
        if needs and not leaf.get(needs):
            yield found.fault("leaf-unproven", (*place, "origin"), {"origin": origin, "needs": needs})
        elif needs and not leaf.get("certainty"):
            yield found.fault("leaf-unproven", (*place, "origin"), {"origin": origin, "needs": "certainty"})
        elif origin == "owner" and found.head.kind != "owner":
            yield found.fault("leaf-of-an-owner", (*place, "origin"), {})
        elif found.head.kind == "rulebook" and origin == "substitute":
            yield found.fault("leaf-made-up", (*place, "origin"), {})


def _same_game(lowest: Layer, other: Layer) -> None:
    """Raises `BadData` if a pack is of another game or edition than the one it is laid over."""
    for key in ("game", "edition"):
        wanted, found = getattr(lowest.head, key), getattr(other.head, key)
        if wanted != found:
            about = {
                "found": str(found),
                "allowed": str(wanted),
                "nearest": nearest(str(found), [str(wanted)]),
            }
            raise other.fault("not-one-of", ("pack", key), about)


def _lay(data: dict[str, Any], upper: Layer) -> list[Replaced]:
    """Lay a pack over what is there already. Raises `BadData` where it replaces what the rulebook states."""
    replaced: list[Replaced] = []
    _over(data, upper.data, upper, (), replaced)
    for each in replaced:
        stated = each.was["origin"] == "rulebook" and each.was.get("certainty") != "uncertain"
        if stated and each.now["origin"] != "owner":
            was, now = str(each.was["value"]), str(each.now["value"])
            about = {"found": now, "expected": was, "ref": each.was["ref"]}
            raise upper.fault("stated-value-replaced", (*each.place, "value"), about)
    return replaced


def _over(data: dict[str, Any], upper: Data, by: Layer, place: Place, replaced: list[Replaced]) -> None:
    """Lay one table over another, value by value."""
    for key, new in upper.items():
        old, here = data.get(key), (*place, key)
        if old is None or here == ("pack",) or not isinstance(new, Mapping):
            data[key] = new
        elif not is_leaf(new):
            data[key] = dict(old)
            _over(data[key], new, by, here, replaced)
        elif old["value"] != new["value"]:
            replaced.append(Replaced(here, old, new, by))
            data[key] = new


def _at(data: Data, place: Place) -> object:
    """What stands at a place of nested tables; None if nothing does."""
    found: object = data
    for part in place:
        found = found.get(str(part)) if isinstance(found, Mapping) else None
    return found
