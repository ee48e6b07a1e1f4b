"""A position as plain data and back: cards and chits by their words, every limit of the game looked at."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields
from functools import cache, partial
from typing import Any, TypeAlias, get_type_hints

from pydantic import TypeAdapter, create_model

from heart_africa.companions.positions import File, PositionFile
from heart_africa.companions.zulus.components import TRACKS, Components, IbuthoId, Track
from heart_africa.companions.zulus.state import BOTTOM, BY_LOT, UPPER, Ibutho, Shot, State
from heart_africa.core.problems import BadData
from heart_africa.core.strict import Strict, fit, nearest, parse

LYING = ("hand", "table", "discard", "gone", "platoon", "unseen", "upper", "bottom")
"""Where a card may be; besides these it may lead the building, or lie face up in the pile."""
CARDS = (*LYING, "fresh", "markers", "spent")
ADDED = "optional_cards"
CARD, SHOT = "leader", "shot"
CHITS = ("cup", "used", "sure")
CHIT = ("chit", "event")
CardWord: TypeAlias = int | str
"""A card in a file: its number or its word."""
PLACES = {"?": BY_LOT, "?upper": UPPER, "?bottom": BOTTOM}
"""What stands in the draw pile for a card that nobody has seen: any; of the upper half; of the bottom."""


# --- writing ---


def plain(state: State) -> dict[str, Any]:
    """What differs from an empty table, by the names of the state's fields."""
    box, usual = state.box, State()
    found: dict[str, Any] = {}
    for each in fields(State):
        value = getattr(state, each.name)
        if each.name not in {"components", "ibuthos"} and value != getattr(usual, each.name):
            found[each.name] = _plain(box, each.name, value)
    if state.ibuthos:
        found["ibuthos"] = {
            each.name: {"track": track, **_changed(each._asdict())}
            for track, each in zip(TRACKS, state.ibuthos, strict=True)
        }
    return found


def _changed(ibutho: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in ibutho.items() if key != "name" and value is not False}


def _plain(box: Components, name: str, value: Any) -> Any:  # noqa: ANN401  # of any field
    unseen = {place: word for word, place in PLACES.items()} if name == "pile" else {}
    says: Mapping[str, Callable[[], Any]] = {
        **dict.fromkeys(
            (*CARDS, ADDED, "pile"), lambda: [unseen.get(each) or _word(box, each) for each in value]
        ),
        **dict.fromkeys(
            CHITS, lambda: {chit.id: count for chit, count in zip(box.chits, value, strict=True) if count}
        ),
        **dict.fromkeys(CHIT, lambda: box.chits[value].id),
        CARD: lambda: _word(box, value),
        SHOT: lambda: _plain_shot(box, value),
    }
    return says.get(name, partial(_adapter(name).dump_python, value, mode="json", exclude_none=True))()


def _plain_shot(box: Components, shot: Shot) -> dict[str, Any]:
    """The dice of a volley that lie on the table, but for what goes without saying."""
    said = {key: each for key, each in shot._asdict().items() if each != Shot._field_defaults.get(key)}
    return {**said, "card": _word(box, shot.card), "track": TRACKS[shot.track]}


def _word(box: Components, number: int) -> str:
    return box.by_number[number].id or str(number)


@cache
def _adapter(name: str) -> TypeAdapter[Any]:
    return TypeAdapter(get_type_hints(State)[name])


# --- reading ---


def state_of(found: PositionFile, box: Components) -> State:
    """The state that a position means. Raises `BadData` with file, line and key for what cannot be."""
    fit(model(), parse(found.text, found.file), found.text, found.file, through_json=True)
    values = {name: _read(found, box, name, value) for name, value in found.state.items()}
    for name in CHITS:
        values.setdefault(name, (0,) * len(box.chits))
    state = State(components=box).with_(**values)
    for fault in _impossible(found, state):
        raise fault
    return state


def _read(found: PositionFile, box: Components, name: str, value: Any) -> Any:  # noqa: ANN401  # of any field
    if name in {*CARDS, ADDED, "pile"}:
        unseen = PLACES if name == "pile" else {}
        return tuple(unseen[word] if word in unseen else _card(found, box, name, word) for word in value)
    reads: Mapping[str, Callable[[], Any]] = {
        CARD: lambda: _card(found, box, name, value),
        SHOT: lambda: _shot(found, box, value),
        "ibuthos": lambda: _ibuthos(found, value),
        **dict.fromkeys(CHITS, lambda: _counts(found, box, name, value)),
        **dict.fromkeys(CHIT, lambda: _chit(found, box, name, value)),
    }
    return reads.get(name, partial(_adapter(name).validate_python, _tuples(value)))()


def _tuples(value: Any) -> Any:  # noqa: ANN401  # what TOML holds
    return tuple(_tuples(each) for each in value) if isinstance(value, list | tuple) else value


def _card(found: PositionFile, box: Components, name: str, word: object) -> int:
    for card in box.cards:
        if str(word) in {card.id, str(card.number)}:
            return card.number
    raise _unknown(found, name, "card", word, [card.id or str(card.number) for card in box.cards])


def _unknown(found: PositionFile, name: str, what: str, word: object, known: list[str]) -> BadData:
    about = {"found": str(word), "nearest": nearest(str(word), known), "allowed": ", ".join(known)}
    return found.fault("unknown-id", name, what=what, **about)


def _chit(found: PositionFile, box: Components, name: str, word: object) -> int:
    for place, chit in enumerate(box.chits):
        if chit.id == word:
            return place
    raise _unknown(found, name, "chit", word, [chit.id for chit in box.chits])


def _counts(found: PositionFile, box: Components, name: str, value: Mapping[str, int]) -> tuple[int, ...]:
    counts = [0] * len(box.chits)
    for word, count in value.items():
        place = _chit(found, box, f"{name}.{word}", word)
        most = box.chits[place].count
        if fault := _beyond(found, f"{name}.{word}", count, 0, most):
            raise fault
        counts[place] = count
    return tuple(counts)


def _shot(found: PositionFile, box: Components, value: Any) -> Any:  # noqa: ANN401  # as above
    """A volley on the table; its card and its track are called as everywhere."""
    said = dict(value) if isinstance(value, Mapping) else value
    if isinstance(said, dict) and "card" in said:
        said["card"] = _card(found, box, SHOT, said["card"])
    if isinstance(said, dict) and said.get("track") in TRACKS:
        said["track"] = TRACKS.index(said["track"])
    return _adapter(SHOT).validate_python(_tuples(said))


def _ibuthos(found: PositionFile, value: Mapping[str, Mapping[str, Any]]) -> tuple[Ibutho, ...]:
    tracks = [each["track"] for each in value.values()]
    if sorted(tracks) != sorted(TRACKS):
        raise found.fault("position-tracks", "ibuthos", found=", ".join(tracks))
    by_track = {each["track"]: _ibutho(name, each) for name, each in value.items()}
    return tuple(by_track[track] for track in TRACKS)


def _ibutho(name: str, value: Mapping[str, Any]) -> Ibutho:
    own = {key: each for key, each in value.items() if key != "track"}
    found: Ibutho = _adapter("ibuthos").validate_python(({"name": name, **own},))[0]
    return found


# --- what cannot be ---


def _impossible(found: PositionFile, state: State) -> Iterator[BadData]:
    lying = Counter(card for name in LYING for card in getattr(state, name))
    lying.update(card for card in state.pile if card > 0)
    lying.update([state.leader] if state.leader else [])
    if twice := [card for card, count in lying.items() if count > 1]:
        names = [name for name in LYING if twice[0] in getattr(state, name)]
        word = _word(state.box, twice[0])
        yield found.fault("position-card-twice", (names or ["pile"])[-1], found=word, places=", ".join(names))
    for track, each in enumerate(state.ibuthos):
        key = f"ibuthos.{each.name}"
        least, most = state.victory_box, state.data.map.farthest
        yield from filter(None, (_beyond(found, f"{key}.box", each.box, least, most),))
        yield from filter(None, (_beyond(found, f"{key}.hits", each.hits, 0, each.full),))
        other = state.blocker(track, each.box)
        if other is not None and not each.fallen:
            yield found.fault("position-box-taken", key, found=str(each.box), other=state.ibuthos[other].name)
    for place, chit in enumerate(state.box.chits):
        drawn = (state.chit == place) + (state.event == place)
        total = state.cup[place] + state.used[place] + drawn
        yield from filter(None, (_beyond(found, f"cup.{chit.id}", total, 0, chit.count),))


def _beyond(found: PositionFile, key: str, value: int, least: int, most: int | None) -> BadData | None:
    """What is wrong with a number that is not within its bounds; None for one that is."""
    side, bound = ("least", least) if value < least else ("most", most)
    if bound is None or least <= value <= (value if most is None else most):
        return None
    return found.fault("out-of-range", key, found=str(value), side=side, bound=str(bound))


# --- the form of a file, for its schema ---


@cache
def model() -> type[File]:
    """A position as a file has it: every field of the state, its pieces by their words."""
    state = create_model("ZulusState", __base__=Strict, **_forms())
    return create_model("ZulusPosition", __base__=File, state=(state, ...))


def _forms() -> dict[str, Any]:
    """The fields of a state with what a file says in them."""
    ibutho = _row("ZulusIbutho", Ibutho, track=(Track, ...))
    own: dict[str, Any] = {
        **dict.fromkeys((*CARDS, ADDED, "pile"), tuple[CardWord, ...]),
        **dict.fromkeys(CHITS, dict[str, int]),
        **dict.fromkeys(CHIT, str),
        CARD: CardWord,
        SHOT: _row("ZulusShot", Shot, card=(CardWord, ...), track=(Track, ...)),
        "ibuthos": dict[IbuthoId, ibutho],  # type: ignore[valid-type]  # a class made a line above
    }
    hints = get_type_hints(State)
    usual = {each.name: each.default for each in fields(State) if each.name != "components"}
    usual |= {name: {} for name in (*CHITS, "ibuthos")} | dict.fromkeys((*CHIT, CARD, SHOT))
    return {name: (own.get(name, hints[name]), value) for name, value in usual.items()}


def _row(name: str, row: Any, **otherwise: Any) -> type[Strict]:  # noqa: ANN401  # a named tuple and its forms
    """A row of values as a table of a file; `name` stands before the table of an iButho."""
    hints, usual = get_type_hints(row), row._field_defaults
    told = {key: (hint, usual.get(key, ...)) for key, hint in hints.items() if key != "name"}
    return create_model(name, __base__=Strict, **(told | otherwise))
