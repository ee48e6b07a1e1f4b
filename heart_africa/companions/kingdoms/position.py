"""A position as a file has it: peoples, territories and cards by their words, every limit looked at."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Literal, TypeVar

from heart_africa.companions.kingdoms.components import Components, People, Resource
from heart_africa.companions.kingdoms.numbers import NUMBERS
from heart_africa.companions.kingdoms.state import (
    RESOURCES,
    Army,
    Combat,
    Lasting,
    Player,
    Sailing,
    Ship,
    State,
    Task,
)
from heart_africa.companions.positions import At, Form, Layout, Path, PositionFile
from heart_africa.core.problems import BadData

Words = tuple[str, ...]
Piece = TypeVar("Piece", Army, Ship)


def plain(state: State) -> dict[str, Any]:
    """What differs from an empty map, by the names of the state's fields."""
    return {"round": state.round, **LAYOUT.said(state, state)}


def state_of(found: PositionFile, box: Components) -> State:
    """The state that a position means. Raises `BadData` with file, line and key for what cannot be."""
    state = State(components=box, round=1).with_(**LAYOUT.values(found, box))
    for fault in _impossible(found, state):
        raise fault
    return state


# --- a seat, a territory, a card, a number, as a file says it ---


def _seat(at: At, who: str) -> int:
    """Seats go as players are written."""
    seats = {people: seat for seat, people in enumerate(at.found.state.get("players", ()))}
    return at.among("people", who, seats)


def _place(at: At, word: str) -> int:
    return int(at.among("territory", word, at.box.chart.places))


def _counts(at: At, counts: Mapping[str, int]) -> tuple[int, ...]:
    """How many stand in each territory."""
    row = [0] * len(at.box.territories)
    for word, count in counts.items():
        row[_place(at, word)] = at.inner(word).within(count, 0, None)
    return tuple(row)


def _told_counts(state: State, row: tuple[int, ...]) -> dict[str, int]:
    return {word: count for word, count in zip(state.box.chart.ids, row, strict=True) if count}


def _markers(at: At, words: Words) -> tuple[int, ...]:
    at.within(len(words), 0, NUMBERS.pieces.markers)
    return _counts(at, dict.fromkeys(words, 1))


def _pieces(cls: type[Piece], most: int) -> Form:
    """Armies, or ships, that are on the map, by their numbers."""
    numbers = tuple(map(str, range(1, most + 1)))

    def write(state: State, rows: tuple[Piece, ...]) -> dict[str, Any]:
        on_map = ((number, each) for number, each in enumerate(rows, 1) if each.place >= 0)
        return {str(number): LAYOUT.said(state, each) for number, each in on_map}

    def read(at: At, said: Mapping[str, Any]) -> tuple[Piece, ...]:
        rows = {number: LAYOUT.row(at.inner(number), each, cls) for number, each in said.items()}
        return tuple(rows.get(number, cls()) for number in numbers)

    return Form(dict.__class_getitem__((Literal[numbers], cls)), write, read, {})


def _hand(_at: At, said: Mapping[str, int]) -> tuple[int, ...]:
    return (*[said.get(each, 0) for each in RESOURCES], 0)


def _told_hand(_state: State, hand: tuple[int, ...]) -> dict[str, int]:
    return {name: count for name, count in zip(RESOURCES, hand, strict=False) if count}


def _players(at: At, said: Mapping[str, Any]) -> tuple[Player, ...]:
    nothing = (0,) * len(at.box.territories)
    usual = dict.fromkeys(("markers", "settlements", "fortresses"), nothing)
    rows = {people: usual | {"people": people} for people in said}
    return tuple(LAYOUT.row(at.inner(who), said[who], Player, **more) for who, more in rows.items())


def _told_players(state: State, players: tuple[Player, ...]) -> dict[str, Any]:
    return {each.people or each.name: LAYOUT.said(state, each) for each in players}


def _other(at: At, of: People | int) -> int:
    return of - 1 if isinstance(of, int) else _seat(at, of)


def _told_due(state: State, due: tuple[Task, ...]) -> list[dict[str, Any]]:
    """What is due; who has to flee is an army, by its number."""
    rows = zip(due, LAYOUT.listed(state, due), strict=True)
    return [said | ({"of": each.of + 1} if each.what == "flee" else {}) for each, said in rows]


def _several(one: Form) -> Form:
    """Several of a kind."""
    return Form(
        tuple.__class_getitem__((one.hint, ...)),
        lambda state, values: [one.write(state, each) for each in values],
        lambda at, words: tuple(one.read(at, each) for each in words),
        (),
    )


SEAT = Form(People, lambda state, seat: state.who(seat), _seat, ...)
PLACE = Form(str, lambda state, place: state.box.chart.ids[place], _place, ...)
ONE = Form(int, lambda _, number: number + 1, lambda _, number: number - 1, ...)
"""What is counted from nothing in a state, from one in a file."""
COUNTS = Form(dict[str, int], _told_counts, _counts, {})
FORMS: Mapping[type[Any], Mapping[str, Form | None]] = {
    Army: {"place": PLACE, "troops": Form(int, usual=...)},
    Ship: {"place": PLACE},
    Player: {
        "people": None,
        "hand": Form(dict[Resource, int], _told_hand, _hand, {}),
        "markers": Form(Words, lambda state, row: [*_told_counts(state, row)], _markers, ()),
        "settlements": COUNTS,
        "fortresses": COUNTS,
        "armies": _pieces(Army, NUMBERS.pieces.armies),
        "ships": _pieces(Ship, NUMBERS.pieces.ships),
    },
    Task: {
        "seat": SEAT._replace(name="who"),
        "of": Form(People | int | None, lambda state, seat: state.who(seat), _other),
    },
    Lasting: {"seat": SEAT._replace(name="who", hint=People | None, usual=None)},
    Sailing: {"ship": ONE, "army": ONE._replace(usual=0), "start": PLACE},
    Combat: {
        "attacker": SEAT,
        "defender": SEAT,
        "army": ONE,
        "place": PLACE,
        "origin": PLACE._replace(name="came", usual=""),
        "ranks": _several(ONE),
    },
    State: {
        "players": Form(dict[People, Player], _told_players, _players, {}),
        "due": Form(tuple[Task, ...], _told_due, lambda at, said: LAYOUT.rows(at, said, Task), ()),
        "texts": _several(SEAT),
    },
}
LAYOUT: Layout = Layout(State, FORMS)


# --- what cannot be ---


def _impossible(found: PositionFile, state: State) -> Iterator[BadData]:
    """More pieces or cards than there are, cards of no box, pieces where none may be, too few players."""
    pieces, box, few, many = NUMBERS.pieces, state.box, NUMBERS.three.peoples, NUMBERS.four.peoples
    yield from found.beyond("players", len(state.players), len(few), len(many))
    for seat, player in enumerate(state.players):
        at = ("players", player.people)
        spare = [each.resource for each in state.due if (each.what, each.seat) == ("remove", seat)]
        counts: list[tuple[Path, int, int]] = [
            (("settlements",), sum(player.settlements), pieces.settlements + spare.count("settlement")),
            (("fortresses",), sum(player.fortresses), pieces.fortresses + spare.count("fortress")),
        ]
        counts += [(("armies", str(number), "troops"), each.troops, pieces.troops)
                   for number, each in enumerate(player.armies, 1)]  # fmt: skip
        counts += [(("hand", name), count, NUMBERS.cards.each_resource)
                   for name, count in zip(RESOURCES, player.hand, strict=False)]  # fmt: skip
        for key, count, most in counts:
            yield from found.beyond((*at, *key), count, 0, most)
    yield from _misplaced(found, state)
    for place, _ in enumerate(RESOURCES):
        holder = next((each.people for each in state.players if each.hand[place]), "")
        total = sum(each.hand[place] for each in state.players)
        yield from found.beyond(("players", holder, "hand"), total, 0, NUMBERS.cards.each_resource)
    fame: list[tuple[Path, str]] = [(("beneath",), word) for word in state.beneath]
    fame += [(("players", each.people, "fame"), word) for each in state.players for word in each.fame]
    held = Counter(word for _, word in fame)
    for key, word in fame:
        most = At(found, box, key).among("fame", word, box.fame_by_id).count
        if held[word] > most:
            yield found.fault("kingdoms-position-too-many", key, found=word, most=most)
    for word in state.britannia:
        At(found, box, ("britannia",)).among("britannia", word, box.britannia_by_id)


def _misplaced(found: PositionFile, state: State) -> Iterator[BadData]:
    """Ships without a free port, markers beside others or what is built, anything in what is closed."""
    taken, places = set(), range(len(state.box.territories))
    built = {place for each in state.players for place in places if each.builds_at(place)}
    for player in state.players:
        held = {row: getattr(player, row) for row in ("markers", "settlements", "fortresses")}
        stand = {row: [place for place, count in enumerate(counts) if count] for row, counts in held.items()}
        for row, pieces in (("armies", player.armies), ("ships", player.ships)):
            stand[row] = [each.place for each in pieces if each.place >= 0]
        for row, place in ((row, place) for row, places in stand.items() for place in places):
            key, land = ("players", player.people, row), state.box.territories[place]
            if row == "ships" and land.port is False:
                yield found.fault("kingdoms-position-no-port", key, found=land.id)
            if row != "ships" and state.closed(place):
                yield found.fault("kingdoms-position-closed", key, found=land.id)
            if row == "markers" and place in built:
                yield found.fault("kingdoms-position-built", key, found=land.id)
            if row in ("ships", "markers") and (row, place) in taken:
                yield found.fault("kingdoms-position-shared", key, what=row, found=land.id)
            taken.add((row, place))
