"""A position as a file has it: cards and chits by their words, every limit of the game looked at."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

from heart_africa.companions import positions
from heart_africa.companions.positions import Form, PositionFile, row, said
from heart_africa.companions.zulus.components import TRACKS, Components, IbuthoId, Track
from heart_africa.companions.zulus.state import BOTTOM, BY_LOT, UPPER, Ibutho, Shot, State
from heart_africa.core.problems import BadData

LYING = ("hand", "table", "discard", "gone", "platoon", "unseen", "upper", "bottom")
"""Where a card may be; besides these it may lead the building, or lie face up in the pile."""
COUNTS = ("cup", "used", "sure")
PLACES = {"?": BY_LOT, "?upper": UPPER, "?bottom": BOTTOM}
"""What stands in the draw pile for a card that nobody has seen: any; of the upper half; of the bottom."""
UNSEEN = {place: word for word, place in PLACES.items()}
CardWord: TypeAlias = int | str
"""A card in a file: its number or its word."""


def plain(state: State) -> dict[str, Any]:
    """What differs from an empty table, by the names of the state's fields."""
    return positions.plain(state, state.box, FORMS)


def state_of(found: PositionFile, box: Components) -> State:
    """The state that a position means. Raises `BadData` with file, line and key for what cannot be."""
    none = dict.fromkeys(COUNTS, (0,) * len(box.chits))
    state = State(components=box).with_(**(none | positions.values(found, box, State, FORMS)))
    for fault in _impossible(found, state):
        raise fault
    return state


# --- a card, a chit, a volley, a regiment, as a file says it ---


def _word(box: Components, number: int) -> str:
    return box.by_number[number].id or str(number)


def _card(found: PositionFile, box: Components, name: str, word: object) -> int:
    for card in box.cards:
        if str(word) in {card.id, str(card.number)}:
            return card.number
    raise found.unknown(name, "card", word, [card.id or str(card.number) for card in box.cards])


def _cards(found: PositionFile, box: Components, name: str, words: Any) -> tuple[int, ...]:  # noqa: ANN401  # as TOML has it
    return tuple(_card(found, box, name, word) for word in words)


def _pile(found: PositionFile, box: Components, name: str, words: Any) -> tuple[int, ...]:  # noqa: ANN401  # as above
    return tuple(PLACES[each] if each in PLACES else _card(found, box, name, each) for each in words)


def _chit(found: PositionFile, box: Components, name: str, word: object) -> int:
    if str(word) not in box.chit_places:
        raise found.unknown(name, "chit", word, list(box.chit_places))
    return box.chit_places[str(word)]


def _counts(found: PositionFile, box: Components, name: str, said: Mapping[str, int]) -> tuple[int, ...]:
    counts = [0] * len(box.chits)
    for word, count in said.items():
        key, place = f"{name}.{word}", _chit(found, box, f"{name}.{word}", word)
        for fault in found.beyond(key, count, 0, box.chits[place].count):
            raise fault
        counts[place] = count
    return tuple(counts)


def _shot(found: PositionFile, box: Components, name: str, told: Mapping[str, Any]) -> Any:  # noqa: ANN401  # a volley
    own: Any = {**told, "faces": tuple(told["faces"]), "track": TRACKS.index(told["track"])}
    return Shot(**{**own, "card": _card(found, box, name, told["card"])})


def _ibuthos(found: PositionFile, _box: object, name: str, told: Mapping[str, Any]) -> tuple[Ibutho, ...]:
    tracks = [each["track"] for each in told.values()]
    if sorted(tracks) != sorted(TRACKS):
        raise found.fault("position-tracks", name, found=", ".join(tracks))
    rows: Any = {
        each["track"]: {"name": key, **{what: value for what, value in each.items() if what != "track"}}
        for key, each in told.items()
    }
    return tuple(Ibutho(**rows[track]) for track in TRACKS)


def _told_ibuthos(_box: Components, ibuthos: tuple[Ibutho, ...]) -> dict[str, Any]:
    rows = {each.name: {"track": track, **said(each)} for track, each in zip(TRACKS, ibuthos, strict=True)}
    return {name: {key: value for key, value in each.items() if key != "name"} for name, each in rows.items()}


_SHOT = row("ZulusShot", Shot, card=(CardWord, ...), track=(Track, ...))
_IBUTHO = row("ZulusIbutho", Ibutho, track=(Track, ...))
_CARDS = Form(tuple[CardWord, ...], lambda box, value: [_word(box, each) for each in value], _cards, ())
FORMS: Mapping[str, Form] = {
    **dict.fromkeys((*LYING, "fresh", "markers", "spent", "optional_cards"), _CARDS),
    "pile": _CARDS._replace(
        write=lambda box, value: [UNSEEN.get(each) or _word(box, each) for each in value], read=_pile
    ),
    "leader": Form(CardWord, _word, _card),
    "chit": Form(str, lambda box, value: box.chits[value].id, _chit),
    "event": Form(str, lambda box, value: box.chits[value].id, _chit),
    **dict.fromkeys(
        COUNTS,
        Form(
            dict[str, int],
            lambda box, value: {
                chit.id: count for chit, count in zip(box.chits, value, strict=True) if count
            },
            _counts,
            {},
        ),
    ),
    "shot": Form(
        _SHOT,
        lambda box, shot: {**said(shot), "card": _word(box, shot.card), "track": TRACKS[shot.track]},
        _shot,
    ),
    "ibuthos": Form(dict[IbuthoId, _IBUTHO], _told_ibuthos, _ibuthos, {}),  # type: ignore[valid-type]  # made above
}
"""The fields of a state that a file says in the words of the pieces."""


def model() -> type[positions.File]:
    """A position as a file has it, for its schema."""
    return positions.model(State, FORMS)


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
        yield from found.beyond(f"{key}.box", each.box, state.victory_box, state.data.map.farthest)
        yield from found.beyond(f"{key}.hits", each.hits, 0, each.full)
        other = state.blocker(track, each.box)
        if other is not None and not each.fallen:
            yield found.fault("position-box-taken", key, found=str(each.box), other=state.ibuthos[other].name)
    for place, chit in enumerate(state.box.chits):
        drawn = (state.chit == place) + (state.event == place)
        yield from found.beyond(f"cup.{chit.id}", state.cup[place] + state.used[place] + drawn, 0, chit.count)
