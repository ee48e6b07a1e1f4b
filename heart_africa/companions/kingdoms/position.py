"""A position as plain data and back: peoples, territories and cards by their words, every limit looked at."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, Literal, get_args

from pydantic import Field, create_model

from heart_africa.companions.kingdoms.components import Components, Effect, People, Resource
from heart_africa.companions.kingdoms.numbers import NUMBERS
from heart_africa.companions.kingdoms.state import (
    RESOURCES,
    Army,
    Combat,
    CombatKind,
    Ending,
    Lasting,
    Player,
    Sailing,
    Ship,
    State,
    Task,
    Until,
    What,
    chart,
)
from heart_africa.companions.positions import File, PositionFile
from heart_africa.core.problems import BadData
from heart_africa.core.strict import Strict, fit, nearest, parse

Words = tuple[str, ...]
PEOPLES: tuple[People, ...] = get_args(People)


class ArmyTable(Strict):
    """An army: where it stands, and whether it has moved and fought in this turn."""

    place: str
    troops: int
    moved: bool = False
    fought: bool = False


class ShipTable(Strict):
    """A ship: in whose port it lies, and whether it has moved in this turn."""

    place: str
    moved: bool = False


class PlayerTable(Strict):
    """What a player has in hand and on the map, and how many battles he has won.

    Seats go as players are written; armies and ships are named by their numbers.
    """

    name: str
    hand: dict[Resource, int] = Field(default_factory=dict)
    fame: Words = ()
    wins: int = 0
    markers: Words = ()
    settlements: dict[str, int] = Field(default_factory=dict)
    fortresses: dict[str, int] = Field(default_factory=dict)
    armies: dict[Literal["1", "2", "3"], ArmyTable] = Field(default_factory=dict)
    ships: dict[Literal["1", "2"], ShipTable] = Field(default_factory=dict)


class TaskTable(Strict):
    """Something that somebody has to do; `of`: another people, or the number of an army that has to flee."""

    what: What
    who: People
    times: int = 1
    of: People | int | None = None
    resource: str = ""


class LastingTable(Strict):
    """An effect that lasts; of a Fame card with who played it."""

    effect: Effect
    until: Until
    who: People | None = None


class SailingTable(Strict):
    """A ship under way, by its number, with an army aboard or (0) without."""

    ship: int
    army: int = 0
    start: str
    reach: int


class CombatTable(Strict):
    """A combat; armies by their numbers. `came`: from where, "" from here; `points`: of both, at first."""

    kind: CombatKind
    attacker: People
    army: int
    defender: People
    place: str
    came: str = ""
    ranks: tuple[int, ...] = ()
    rounds: int = 0
    attack: int = 0
    defence: int = 0
    chance: tuple[bool, bool] = (False, False)
    points: tuple[int, int] = (0, 0)


class StateTable(Strict):
    """A game as it stands once all have chosen their peoples."""

    round: int = 1
    players: dict[People, PlayerTable] = Field(default_factory=dict)
    due: tuple[TaskTable, ...] = ()
    ending: Ending = ""
    winners: Words = ()
    britannia: Words = ()
    beneath: Words = ()
    lasting: tuple[LastingTable, ...] = ()
    bought: Words = ()
    passed: int = 0
    texts: tuple[People, ...] = ()
    sailing: SailingTable | None = None
    combat: CombatTable | None = None
    armies_break: bool = False


@cache
def model() -> type[File]:
    """A position as a file has it."""
    return create_model("KingdomsPosition", __base__=File, state=(StateTable, ...))


# --- writing ---


def plain(state: State) -> dict[str, Any]:
    """What differs from an empty map, by the names of the state's fields."""
    ids = chart(state.box).ids
    found: dict[str, Any] = {"round": state.round}
    for name in ("ending", "winners", "britannia", "beneath", "bought", "passed", "armies_break"):
        if value := getattr(state, name):
            found[name] = list(value) if isinstance(value, tuple) else value
    found["players"] = {each.people or each.name: _player(each, ids) for each in state.players}
    if state.due:
        found["due"] = [_task(state, each) for each in state.due]
    if state.texts:
        found["texts"] = [state.who(seat) for seat in state.texts]
    if state.lasting:
        found["lasting"] = [
            _said(LastingTable, effect=each.effect, until=each.until, who=_who(state, each.seat))
            for each in state.lasting
        ]
    if sailing := state.sailing:
        found["sailing"] = _said(
            SailingTable, ship=sailing.ship + 1, army=sailing.army + 1, start=ids[sailing.start],
            reach=sailing.reach,
        )  # fmt: skip
    if combat := state.combat:
        said = combat._asdict() | {
            "attacker": state.who(combat.attacker), "army": combat.army + 1,
            "defender": state.who(combat.defender), "place": ids[combat.place],
            "came": ids[combat.origin] if combat.origin >= 0 else "",
            "ranks": tuple(each + 1 for each in combat.ranks),
        }  # fmt: skip
        found["combat"] = _said(CombatTable, **{key: each for key, each in said.items() if key != "origin"})
    return found


def _said(table: type[Strict], **values: object) -> dict[str, Any]:
    """A row as a file has it, without what goes without saying."""
    return table.model_validate(values).model_dump(mode="json", exclude_defaults=True)


def _who(state: State, seat: int) -> str | None:
    return state.who(seat) if seat >= 0 else None


def _player(player: Player, ids: Words) -> dict[str, Any]:
    def there(row: Iterable[int]) -> dict[str, int]:
        return {ids[place]: count for place, count in enumerate(row) if count}

    return _said(
        PlayerTable,
        name=player.name,
        hand={name: count for name, count in zip(RESOURCES, player.hand, strict=False) if count},
        fame=player.fame,
        wins=player.wins,
        markers=tuple(there(player.markers)),
        settlements=there(player.settlements),
        fortresses=there(player.fortresses),
        armies={
            str(number): {**each._asdict(), "place": ids[each.place]}
            for number, each in enumerate(player.armies, 1)
            if each.troops
        },
        ships={
            str(number): {**each._asdict(), "place": ids[each.place]}
            for number, each in enumerate(player.ships, 1)
            if each.place >= 0
        },
    )


def _task(state: State, task: Task) -> dict[str, Any]:
    of: object = None if task.of < 0 else task.of + 1 if task.what == "flee" else state.who(task.of)
    values = {"what": task.what, "who": state.who(task.seat), "times": task.times, "resource": task.resource}
    return _said(TaskTable, of=of, **values)


# --- reading ---


def state_of(found: PositionFile, box: Components) -> State:
    """The state that a position means. Raises `BadData` with file, line and key for what cannot be."""
    file: Any = fit(model(), parse(found.text, found.file), found.text, found.file, through_json=True)
    said: StateTable = file.state
    for fault in (*_strangers(found, box, said), *_beyond(found, said), *_unseated(found, said)):
        raise fault
    return _state(box, said)


def _state(box: Components, said: StateTable) -> State:
    places = chart(box).places
    seats = {people: seat for seat, people in enumerate(said.players)}
    combat, sailing = said.combat, said.sailing
    return State(
        components=box,
        players=tuple(_seated(box, people, each) for people, each in said.players.items()),
        round=said.round,
        due=tuple(
            Task(each.what, seats[each.who], each.times, _other(each.of, seats), each.resource)
            for each in said.due
        ),
        ending=said.ending,
        winners=said.winners,
        britannia=said.britannia,
        beneath=said.beneath,
        lasting=tuple(
            Lasting(each.effect, each.until, seats[each.who] if each.who else -1) for each in said.lasting
        ),
        bought=said.bought,
        passed=said.passed,
        texts=tuple(seats[each] for each in said.texts),
        sailing=Sailing(sailing.ship - 1, sailing.army - 1, places[sailing.start], sailing.reach)
        if sailing
        else None,
        combat=_fight(combat, seats, places) if combat else None,
        armies_break=said.armies_break,
    )


def _fight(said: CombatTable, seats: Mapping[People, int], places: Mapping[str, int]) -> Combat:
    return Combat(
        said.kind,
        seats[said.attacker],
        said.army - 1,
        seats[said.defender],
        places[said.place],
        places[said.came] if said.came else -1,
        tuple(each - 1 for each in said.ranks),
        said.rounds,
        said.attack,
        said.defence,
        said.chance,
        said.points,
    )


def _other(of: People | int | None, seats: Mapping[People, int]) -> int:
    return -1 if of is None else of - 1 if isinstance(of, int) else seats[of]


def _seated(box: Components, people: People, said: PlayerTable) -> Player:
    places = chart(box).places
    armies, ships = [Army()] * NUMBERS.pieces.armies, [Ship()] * NUMBERS.pieces.ships
    for number, army in said.armies.items():
        armies[int(number) - 1] = Army(places[army.place], army.troops, army.moved, army.fought)
    for one, ship in said.ships.items():
        ships[int(one) - 1] = Ship(places[ship.place], ship.moved)
    return Player(
        said.name,
        people,
        (*[said.hand.get(each, 0) for each in RESOURCES], 0),
        said.fame,
        said.wins,
        tuple(int(each in said.markers) for each in places),
        tuple(said.settlements.get(each, 0) for each in places),
        tuple(said.fortresses.get(each, 0) for each in places),
        tuple(armies),
        tuple(ships),
    )


# --- what cannot be ---


def _strangers(found: PositionFile, box: Components, said: StateTable) -> Iterator[BadData]:
    """Words that name no territory and no card of the box."""
    lands: list[tuple[str, str]] = []
    cards: list[tuple[str, str]] = [("beneath", each) for each in said.beneath]
    for people, each in said.players.items():
        at = f"players.{people}"
        for row in ("markers", "settlements", "fortresses"):
            lands += [(f"{at}.{row}", word) for word in getattr(each, row)]
        lands += [(f"{at}.armies", one.place) for one in each.armies.values()]
        lands += [(f"{at}.ships", one.place) for one in each.ships.values()]
        cards += [(f"{at}.fame", word) for word in each.fame]
    if said.combat:
        lands += [
            ("combat.place", said.combat.place),
            *filter(lambda row: row[1], [("combat.came", said.combat.came)]),
        ]
    if said.sailing:
        lands.append(("sailing.start", said.sailing.start))
    yield from _unknown(found, "territory", lands, [*box.by_id])
    yield from _unknown(found, "fame", cards, [*box.fame_by_id])
    turned = [("britannia", word) for word in said.britannia]
    yield from _unknown(found, "britannia", turned, [*box.britannia_by_id])
    held = Counter(word for _, word in cards)
    for key, word in cards:
        if word in box.fame_by_id and held[word] > box.fame_by_id[word].count:
            yield found.fault("kingdoms-position-too-many", key, found=word, most=box.fame_by_id[word].count)
    for people, each in said.players.items():
        for one in each.ships.values():
            if not box.by_id[one.place].port:
                yield found.fault("kingdoms-position-no-port", f"players.{people}.ships", found=one.place)


def _unknown(
    found: PositionFile, what: str, words: Iterable[tuple[str, str]], known: list[str]
) -> Iterator[BadData]:
    for key, word in words:
        if word not in known:
            about = {"found": word, "nearest": nearest(word, known), "allowed": ", ".join(known)}
            yield found.fault("unknown-id", key, what=what, **about)


def _beyond(found: PositionFile, said: StateTable) -> Iterator[BadData]:
    """More pieces or cards than there are, or fewer than none."""
    pieces, cards = NUMBERS.pieces, NUMBERS.cards
    for people, each in said.players.items():
        at = f"players.{people}"
        counts = [
            (f"{at}.markers", len(each.markers), pieces.markers),
            (f"{at}.settlements", sum(each.settlements.values()), pieces.settlements),
            (f"{at}.fortresses", sum(each.fortresses.values()), pieces.fortresses),
            *[(f"{at}.armies.{number}.troops", one.troops, pieces.troops)
              for number, one in each.armies.items()],
            *[(f"{at}.{row}.{word}", count, pieces.settlements)
              for row in ("settlements", "fortresses") for word, count in getattr(each, row).items()],
            *[(f"{at}.hand.{name}", count, cards.each_resource) for name, count in each.hand.items()],
        ]  # fmt: skip
        for key, count, most in counts:
            if not 0 <= count <= most:
                side, bound = ("least", "0") if count < 0 else ("most", str(most))
                yield found.fault("out-of-range", key, found=str(count), side=side, bound=bound)
    for name in RESOURCES:
        if (total := sum(each.hand.get(name, 0) for each in said.players.values())) > cards.each_resource:
            key = (
                f"players.{next(people for people, each in said.players.items() if each.hand.get(name))}.hand"
            )
            bound = str(cards.each_resource)
            yield found.fault("out-of-range", key, found=str(total), side="most", bound=bound)


def _unseated(found: PositionFile, said: StateTable) -> Iterator[BadData]:
    """Peoples who do not play, or not these many."""
    count = len(said.players)
    if not 3 <= count <= len(PEOPLES):  # noqa: PLR2004  # three or four
        side, bound = ("least", "3") if count < 3 else ("most", "4")  # noqa: PLR2004  # as above
        yield found.fault("out-of-range", "players", found=str(count), side=side, bound=bound)
    named: list[tuple[str, str]] = [("due", each.who) for each in said.due]
    named += [("texts", each) for each in said.texts]
    named += [("due", each.of) for each in said.due if isinstance(each.of, str)]
    named += [("lasting", each.who) for each in said.lasting if each.who]
    if said.combat:
        named += [("combat.attacker", said.combat.attacker), ("combat.defender", said.combat.defender)]
    yield from _unknown(found, "people", named, [*said.players])
