"""A position as a file has it: cards and chits by their words, every limit of the game looked at."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeAlias

from heart_africa.companions.positions import At, Form, Layout, PositionFile
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
    return LAYOUT.said(state, state)


def state_of(found: PositionFile, box: Components) -> State:
    """The state that a position means. Raises `BadData` with file, line and key for what cannot be."""
    none = dict.fromkeys(COUNTS, (0,) * len(box.chits))
    state = State(components=box).with_(**(none | LAYOUT.values(found, box)))
    for fault in _impossible(found, state):
        raise fault
    return state


# --- a card, a chit, a regiment, as a file says it ---


def _word(box: Components, number: int) -> str:
    return box.by_number[number].id or str(number)


def _card(at: At, word: object) -> int:
    for card in at.box.cards:
        if str(word) in {card.id, str(card.number)}:
            return int(card.number)
    raise at.found.unknown(at.path, "card", word, [card.id or str(card.number) for card in at.box.cards])


def _pile(at: At, words: Iterable[str]) -> tuple[int, ...]:
    return tuple(PLACES[each] if each in PLACES else _card(at, each) for each in words)


def _told_pile(state: State, pile: Iterable[int]) -> list[str]:
    return [UNSEEN.get(each) or _word(state.box, each) for each in pile]


def _chit(at: At, word: object) -> int:
    places: Mapping[str, int] = at.box.chit_places
    return at.among("chit", word, places)


def _counts(at: At, said: Mapping[str, int]) -> tuple[int, ...]:
    counts = [0] * len(at.box.chits)
    for word, count in said.items():
        here = at.inner(word)
        place = _chit(here, word)
        counts[place] = here.within(count, 0, at.box.chits[place].count)
    return tuple(counts)


def _told_counts(state: State, counts: tuple[int, ...]) -> dict[str, int]:
    return {chit.id: count for chit, count in zip(state.box.chits, counts, strict=True) if count}


def _ibuthos(at: At, told: Mapping[str, Any]) -> tuple[Ibutho, ...]:
    names = {each["track"]: name for name, each in told.items()}
    if len(told) != len(TRACKS) or sorted(names) != sorted(TRACKS):
        tracks = ", ".join(each["track"] for each in told.values())
        raise at.found.fault("position-tracks", at.path, found=tracks)
    rows = (names[each] for each in TRACKS)
    return tuple(LAYOUT.row(at.inner(name), told[name], Ibutho, name=name) for name in rows)


def _told_ibuthos(state: State, ibuthos: tuple[Ibutho, ...]) -> dict[str, Any]:
    rows = zip(TRACKS, ibuthos, strict=True)
    return {each.name: {"track": track, **LAYOUT.said(state, each)} for track, each in rows}


CARD = Form(CardWord, lambda state, card: _word(state.box, card), _card)
CARDS = Form(
    tuple[CardWord, ...],
    lambda state, cards: [_word(state.box, each) for each in cards],
    lambda at, words: tuple(_card(at, each) for each in words),
    (),
)
CHIT = Form(str, lambda state, chit: state.box.chits[chit].id, _chit)
TRACK = Form(Track, lambda _, track: TRACKS[track], lambda _, track: TRACKS.index(track), ...)
FORMS: Mapping[type[Any], Mapping[str, Form | None]] = {
    Shot: {"card": CARD._replace(usual=...), "track": TRACK},
    Ibutho: {"name": None, "track": Form(Track, usual=...)},
    State: {
        **dict.fromkeys((*LYING, "fresh", "markers", "spent", "optional_cards"), CARDS),
        "pile": CARDS._replace(write=_told_pile, read=_pile),
        "leader": CARD,
        "chit": CHIT,
        "event": CHIT,
        **dict.fromkeys(COUNTS, Form(dict[str, int], _told_counts, _counts, {})),
        "ibuthos": Form(dict[IbuthoId, Ibutho], _told_ibuthos, _ibuthos, {}),
    },
}
"""The fields that a file says in the words of the pieces."""
LAYOUT: Layout = Layout(State, FORMS)


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
