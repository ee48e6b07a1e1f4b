"""9.0: the system that plays the Zulus against one player, step by step as its rules say.

Where these leave a choice the strongest and the nearest come first, what is alike is drawn by lot, and the
event says which rule it was. Lots for many units are drawn together, so that one throw of dice answers them.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from heart_africa.companions.isandlwana import combat, movement
from heart_africa.companions.isandlwana.events import PhaseBegan, Settled, ZuluMoved
from heart_africa.companions.isandlwana.hexes import Hexes, HexId, around, bit, distance, members, several
from heart_africa.companions.isandlwana.run import Run
from heart_africa.companions.isandlwana.state import WAGON, State, Wait
from heart_africa.companions.run import Book, against, lots, shuffled
from heart_africa.core.journal.records import Order
from heart_africa.core.problems import Problem

NEAREST_LOT, ORDER_LOT, EVEN_LOT = "isandlwana-nearest-lot", "isandlwana-order-lot", "isandlwana-even-lot"


class PlayZulus(Order, kind="play-zulus"):
    """9.2: the system does what is next for the Zulus: a whole movement, or one attack, choice or throw."""


def against_playing(_book: Book, state: State, _order: PlayZulus) -> Iterator[Problem]:
    """It has to be their turn, in a game for one."""
    if not state.solitaire:
        yield against("isandlwana-no-system", "IS-135")
    elif state.step in ("box", "over") or state.side != "zulu":
        yield against("isandlwana-not-now", "IS-135", step=state.step)


def play_zulus(run: Run, _order: PlayZulus) -> None:
    """The next thing that they do."""
    wait = run.state.wait
    if wait is not None:
        _answer(run, wait)
        return
    match run.state.step:
        case "zulu-movement":
            move_all(run)
            if not run.state.ending:
                run.tell(PhaseBegan("reaction"))
        case "zulu-attack":
            combat.attack(run, *next_attack(run))
        case "sniping":
            combat.snipe(run, combat.Snipe())
        case _:
            combat.target(run, next_target(run.state))


def next_target(state: State) -> combat.Target:
    """5.8: the leader for whom the next die is rolled."""
    return combat.Target(combat.endangered(state)[0])


# --- 9.2 movement ---


class Token(NamedTuple):
    """A Zulu unit that is to move: its hex, how far it is from the nearest British piece, which by lot."""

    start: HexId
    far: int
    near: str
    turn: int


def move_all(run: Run) -> None:
    """Every Zulu unit moves as the system has it."""
    for move in tuple(closing_in(run.book, run.state, _tokens(run))):
        movement.step_zulu(run, move)


def closing_in(book: Book, state: State, tokens: Sequence[Token]) -> Iterator[ZuluMoved]:
    """How these units move: beside the wagon first, then next to the British, then ever farther away."""
    levels = {start: _levels(book, state, start) for start in {each.start for each in tokens}}
    settled = several(state.spent)  # where one has moved to that moves no more
    for reason, radius, hexes in _rings(state):
        if radius == 0:
            wagon = state.wagon
            tokens = sorted(tokens, key=lambda each: (distance(each.start, wagon), each.turn))
        elif book.readings["IS-139"] == "by_lot":
            tokens = sorted(tokens, key=lambda each: each.turn)
        else:
            tokens = sorted(tokens, key=lambda each: (each.far, each.turn))
        filling = _Filling(state, tokens, levels)
        filling.fill(hexes & ~settled, radius)
        for token, end in filling.plan.items():
            if end != token.start:
                level = levels[token.start]
                over = state.wagon if bit(end) & _over_the_wagon(book, state, token.start, level) else ""
                yield from _on_the_way(token, end, level, over, reason)
            settled |= bit(end)
        tokens = [each for each in tokens if each not in filling.plan]
        if not tokens:
            return


def _levels(book: Book, state: State, start: HexId) -> list[Hexes]:
    """Where a Zulu unit comes for nothing, one point, two, ...; over the wagon if no other way leads."""
    ground, points = state.ground, movement.zulu_points(state, start)
    free, alone = movement.open_to_zulus(book, state)
    levels = ground.reach(bit(start), points, free)
    if alone:
        over = ground.reach(bit(start), points, free | alone)
        levels = [one | (other & ~levels[-1]) for one, other in zip(levels, over, strict=True)]
    return levels


def _on_the_way(
    token: Token, end: HexId, levels: Sequence[Hexes], wagon: HexId, reason: str
) -> Iterator[ZuluMoved]:
    """A unit goes to a hex; over the wagon's, if that is named, which it takes."""
    start, so_far = token.start, 0
    if wagon:
        so_far = _cost(levels, wagon)
        yield ZuluMoved(start, wagon, so_far)
        start = wagon
    yield ZuluMoved(start, end, _cost(levels, end) - so_far, reason, token.near)


def _over_the_wagon(book: Book, state: State, start: HexId, levels: Sequence[Hexes]) -> Hexes:
    """The hexes to which no way leads but over the wagon's."""
    free, alone = movement.open_to_zulus(book, state)
    return levels[-1] & ~alone & ~state.ground.reached(start, len(levels) - 1, free) if alone else 0


def _cost(levels: Sequence[Hexes], end: HexId) -> int:
    return next(spent for spent, reached in enumerate(levels) if reached & bit(end))


def _rings(state: State) -> Iterator[tuple[str, int, Hexes]]:
    """Which hexes are filled, one set after the other: the reason, how far from the British, the hexes."""
    ground = state.ground
    open_ = ground.all & ~state.british & ~ground.onrush
    if state.wagon and state.colours == "shown":
        yield "wagon", 0, ground.near[state.wagon] & open_
    seen = edge = state.british
    radius = 0
    while edge:
        edge = around(edge) & ground.all & ~seen
        seen |= edge
        radius += 1
        yield "beside" if radius == 1 else "ring", radius, edge & open_


def _tokens(run: Run) -> list[Token]:
    """Every Zulu unit with the British unit or leader that it goes for, of equally near ones by lot."""
    state = run.state
    pieces = {hex_: [each for each in state.pieces(hex_) if each != WAGON] for hex_ in members(state.british)}
    starts = [start for start, count in state.zulus.items() for _ in range(count)]
    found: dict[HexId, tuple[int, list[str]]] = {}
    for start in set(starts):
        far = min(distance(start, hex_) for hex_ in pieces)
        found[start] = (
            far,
            [each for hex_, all_ in pieces.items() if distance(start, hex_) == far for each in all_],
        )
    chosen = lots(run.dice, [len(found[start][1]) for start in starts], NEAREST_LOT)
    order = shuffled(run.dice, len(starts), ORDER_LOT)
    return [
        Token(start, found[start][0], found[start][1][choice], turn)
        for start, choice, turn in zip(starts, chosen, order, strict=True)
    ]


class _Filling:
    """Which unit fills which hex of a set, so that as many as possible are filled."""

    def __init__(
        self, state: State, tokens: Sequence[Token], levels: Mapping[HexId, Sequence[Hexes]]
    ) -> None:
        self._state, self._tokens, self._levels = state, tokens, levels
        self.plan: dict[Token, HexId] = {}

    def fill(self, open_: Hexes, radius: int) -> None:
        """Fill these hexes, so far from the British: who is there stays, others come where it is cheapest."""
        self.plan = {token: token.start for token in self._tokens if bit(token.start) & open_}
        open_ &= ~several(self.plan.values())
        for token in self._tokens:
            able = open_ & self._levels[token.start][-1]
            if able and token not in self.plan:
                wanted = able & _at(self._state.place(token.near), radius) or able
                cheapest = next(level & wanted for level in self._levels[token.start] if level & wanted)
                self.plan[token] = next(members(cheapest))
                open_ &= ~bit(self.plan[token])
        going = [token for token in self._tokens if self.plan.get(token) != token.start]
        for hex_ in members(open_):
            _ = self._make_room(hex_, going) or self._make_room(hex_, self._tokens)

    def _make_room(self, hex_: HexId, among: Sequence[Token]) -> bool:
        """Fill a hex by a unit whose own place another one can take, by the shortest such chain."""
        ends: dict[Token, HexId] = {}
        wanted = [hex_]
        for end in wanted:
            for token in among:
                if token in ends or not self._levels[token.start][-1] & bit(end):
                    continue
                ends[token] = end
                if token in self.plan:
                    wanted.append(self.plan[token])
                    continue
                mover = token
                while mover in ends:
                    place = ends.pop(mover)
                    held = next((each for each, other in self.plan.items() if other == place), mover)
                    self.plan[mover], mover = place, held
                return True
        return False


def _at(hex_: HexId, radius: int) -> Hexes:
    """The hexes at a distance from one, on the map or not."""
    inner = seen = bit(hex_)
    for _ in range(radius):
        inner, seen = seen, seen | around(seen)
    return seen & ~inner if radius else around(seen)


# --- 9.2 attacks ---


def next_attack(run: Run) -> tuple[combat.Attack, str]:
    """The next attack, and why: on every unit once, the strongest first; then on the strongest again."""
    start, target, why = _next_pair(run)
    strongest = max(run.state.standing[target], key=lambda unit: run.state.units[unit].steps)
    named = strongest if run.reads("IS-105") == "unit" else ""
    return combat.Attack(start, target, named), why


def _next_pair(run: Run) -> tuple[HexId, HexId, str]:
    state = run.state
    able = dict(_pairs(state))
    slots = list(_slots(state, able))
    if slots:
        even = [each for each in slots if each[0] == slots[0][0]]
        first = even[run.lot(len(even), EVEN_LOT)]
        slots.remove(first)
        taken: dict[HexId, int] = {}
        order = [first, *slots]
        for place in range(len(order)):
            _assign(place, order, able, taken, set())
        start = next((start for start, place in taken.items() if place == 0), "")
        return start, first[1], "due"
    best = max(
        state.units[unit].steps for hexes in able.values() for hex_ in hexes for unit in state.standing[hex_]
    )
    even_ = [
        (start, hex_) for start, hexes in able.items() for hex_ in hexes
        if any(state.units[unit].steps == best for unit in state.standing[hex_])
    ]  # fmt: skip
    start, hex_ = even_[run.lot(len(even_), EVEN_LOT)]
    return start, hex_, "again"


def _pairs(state: State) -> Iterator[tuple[HexId, tuple[HexId, ...]]]:
    """Each Zulu unit that has not attacked, with the hexes that it may."""
    standing = several(state.standing)
    for start in state.zulus:
        near = state.ground.near[start] & standing
        if near and not state.spent.get(start):
            yield start, tuple(members(near))


def _slots(state: State, able: Mapping[HexId, Iterable[HexId]]) -> Iterator[tuple[int, HexId]]:
    """The units beside Zulus that were not attacked yet, by their strength and hex, the strongest first."""
    near = {hex_ for hexes in able.values() for hex_ in hexes}
    found = []
    for hex_ in near:
        steps = sorted((state.units[unit].steps for unit in state.standing[hex_]), reverse=True)
        found += [(each, hex_) for each in steps[len(combat.attackers(state, hex_)) :]]
    yield from sorted(found, key=lambda each: (-each[0], each[1]))


def _assign(
    place: int, slots: Sequence[tuple[int, HexId]], able: Mapping[HexId, Iterable[HexId]],
    taken: dict[HexId, int], tried: set[HexId],
) -> bool:  # fmt: skip
    """Find an attacker for a unit; one that has a weaker or other target gives way if it finds another."""
    for start, hexes in able.items():
        if start in tried or slots[place][1] not in hexes:
            continue
        tried.add(start)
        if start not in taken or _assign(taken[start], slots, able, taken, tried):
            taken[start] = place
            return True
    return False


# --- what waits for them ---


def _answer(run: Run, wait: Wait) -> None:
    state = run.state
    run.tell(Settled())
    match wait.kind:
        case "recycle":
            known = combat.onrush_for(state, wait.hex)
            far = {each: min(distance(each, hex_) for hex_ in members(state.british)) for each in known}
            combat.recycle(run, wait, combat.Recycle(_best(run, known, lambda each: -far[each])))
        case "hit" | "sniping":
            unit = _best(run, wait.pieces, lambda each: state.units[each].steps)
            combat.take_step(run, wait, combat.TakeStep(unit))
        case "advance":
            starts = combat.attackers(state, wait.hex)
            start = starts[run.lot(len(starts), EVEN_LOT)]
            combat.advance(run, wait, combat.Advance(start), "always")
        case _:
            hex_ = _best(run, wait.pieces[1:], lambda each: len(movement.beside(state, each)))
            movement.send(run, wait, movement.Send(hex_))


def _best(run: Run, among: Sequence[str], worth: Callable[[str], int]) -> str:
    """The one of most worth; of equals by lot."""
    most = max(map(worth, among))
    even = [each for each in among if worth(each) == most]
    return even[run.lot(len(even), EVEN_LOT)]
