"""Players of the computer's: two plans of the British, and a Zulu who chooses better than the system of 9.2.

Each says of a position what it orders next, and why (a message). They ask for no dice; the same position
brings the same orders.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from heart_africa.companions.isandlwana import combat, game, movement, setting_up
from heart_africa.companions.isandlwana.hexes import HexId, distance, members
from heart_africa.companions.isandlwana.solitaire import PlayZulus, Token, closing_in
from heart_africa.companions.isandlwana.state import WAGON, Phase, State
from heart_africa.companions.run import Book


class Planned(NamedTuple):
    """An order and why it is given."""

    order: Any
    why: str


Plan = Callable[[Book, State], Sequence[Planned]]
"""What a player orders next: one order at least. What has become impossible meanwhile is passed over."""


# --- what both plans of the British have in common ---


def _fire(book: Book, state: State, urgent: Sequence[HexId]) -> Planned | None:
    """The fire that matters most: just enough units at a target to miss with a 6 alone."""
    open_ = combat.targets(book, state)
    if not open_:
        return None
    beside = {hex_: int.bit_count(state.ground.near[hex_] & state.british) for hex_ in open_}
    ranks = {hex_: place for place, hex_ in enumerate(reversed(urgent), 1)}
    target = max(open_, key=lambda hex_: (ranks.get(hex_, 0), beside[hex_], len(open_[hex_]), hex_))
    enough = state.box.defense(target) + state.numbers.fire.always_misses - 1
    units: list[str] = []
    points: list[int] = []
    for unit in sorted(
        open_[target], key=lambda unit: (distance(state.place(unit), target), -combat.unused(state, unit))
    ):
        used = sum(
            combat.strength(book, state, each, target, share).total
            for each, share in zip(units, points, strict=True)
        )
        if used >= enough:
            break
        whole = combat.unused(state, unit)
        share = whole
        if state.step == "combat":
            while share > 1 and used + combat.strength(book, state, unit, target, share - 1).total >= enough:
                share -= 1
        units.append(unit)
        points.append(share)
    why = "isandlwana-why-clear-way" if target in ranks else "isandlwana-why-fire-near"
    return Planned(combat.Fire(target, tuple(units), tuple(points)), why)


def _settled(book: Book, state: State, goal: HexId) -> Sequence[Planned]:
    """The choice of the British where they neither move nor fire; empty where it is time for one of those."""
    if state.wait is not None:
        return (Planned(game.legal(book, state)[0], "isandlwana-why-only"),)
    match state.step:
        case "placing":
            piece = state.unplaced[0]
            places = setting_up.free_places(book, state, piece)[0]
            best = max(places, key=lambda hex_: _worth(state, hex_, state.wagon))
            return (Planned(setting_up.Place(piece, best), "isandlwana-why-near-wagon"),)
        case "arrivals" if state.colours == "waiting":
            return (Planned(setting_up.ShowColours(), "isandlwana-why-colours"),)
        case "arrivals":
            unit = next(state.arriving())
            places = setting_up.arrival_places(book, state, unit)
            best = max(places, key=lambda hex_: _worth(state, hex_, goal))
            return (Planned(setting_up.Place(unit, best), "isandlwana-why-near-wagon"),)
        case _:
            return ()


def _worth(state: State, hex_: HexId, goal: HexId) -> tuple[float, str]:
    """How good a hex is to stand in: near the goal, hard to attack, few sides open."""
    open_sides = int.bit_count(state.ground.near[hex_] & ~state.british & ~state.ground.onrush)
    return -2.0 * distance(hex_, goal) + state.box.defense(hex_) - 0.3 * open_sides, hex_


def _walk(book: Book, state: State, goal: HexId) -> Planned | None:
    """The next piece that comes nearer to a goal, those farthest from it last."""
    pieces = [name for name, each in state.units.items() if each.hex and not state.printed(name).static]
    pieces += [name for name, hex_ in state.leaders.items() if hex_]
    pieces.sort(key=lambda name: (distance(state.place(name), goal), name))
    for piece in pieces:
        if piece in state.points:
            continue
        here = state.place(piece)
        units = [piece] if piece in state.units else []
        able = [
            end for end in movement.costs(book, state, (piece,))
            if movement.has_room(book, state, end, units) and (units or end in state.standing)
        ]  # fmt: skip
        worth = {end: _worth(state, end, goal)[0] + _company(state, piece, end) for end in able}
        stays = _worth(state, here, goal)[0] + _company(state, piece, here)
        if worth and max(worth.values()) > stays + 0.5:  # to move for less is to run about
            end = max(worth, key=lambda hex_: (worth[hex_], hex_))
            return Planned(movement.Move((piece,), end), "isandlwana-why-gather")
    return None


def _company(state: State, piece: str, end: HexId) -> float:
    """A leader does most where many stand, and none leads there yet."""
    if piece in state.units:
        return 0.0
    others = [name for name in state.officers(end) if name != piece]
    return 0.4 * state.strength(end) - 3.0 * len(others)


def _squares(book: Book, state: State) -> Planned | None:
    """Who stands next to where Zulus can come forms square, if that makes his hex harder."""
    most = state.numbers.fire.most_defense
    for unit, each in state.units.items():
        if each.hex and not each.square and not state.printed(unit).static:
            open_ = state.ground.near[each.hex] & ~state.british
            able = movement.left(state, unit) >= state.numbers.movement.square_cost
            if able and open_ and combat.defense(book, state, each.hex, square=False).total < most:
                return Planned(movement.FormSquare((unit,)), "isandlwana-why-square")
    return None


# --- the plans of the British ---


def stand(book: Book, state: State) -> Sequence[Planned]:
    """All gather round the ammunition wagon, or where most stand once it is lost, in square, and hold out."""
    most = max(state.standing, key=lambda hex_: (state.strength(hex_), hex_), default="")
    aim = state.wagon or most or next(filter(None, state.leaders.values()), "")
    if found := _settled(book, state, aim):
        return found
    match state.step:
        case "choice":
            near = any(int.bit_count(state.ground.near[hex_] & state.zulu_hexes) for hex_ in state.standing)
            first: Phase = "combat" if near else "movement"
            return (Planned(game.ChooseOrder(first), f"isandlwana-why-first-{first}"),)
        case "movement":
            found_ = _walk(book, state, aim) or _squares(book, state)
        case _:
            found_ = _fire(book, state, ())
    return (found_ or Planned(game.EndPhase(), "isandlwana-why-done"),)


def break_out(book: Book, state: State) -> Sequence[Planned]:
    """Wagon and colours go west by the road behind whoever can keep up, whose fire clears the way.

    Once they can no longer be there in time all stand where the wagon is.
    """
    gone = not state.wagon or state.colours in {"declined", "captured", "lost"}
    way = [] if gone else _way(state)
    numbers = state.numbers
    in_time = numbers.movement.wagon_on_road * (numbers.turns.last + 1 - state.turn)
    if not 0 < len(way) - 1 <= in_time:
        return stand(book, state)
    ahead = way[1:3]
    if found := _settled(book, state, ahead[0]):
        return found
    match state.step:
        case "choice":
            return (Planned(game.ChooseOrder("combat"), "isandlwana-why-way-first"),)
        case "movement":
            if WAGON not in state.points and len(way) > 1:
                ends = movement.costs(book, state, (WAGON,))
                on_way = [hex_ for hex_ in ahead if hex_ in ends]
                if on_way:  # a hex at first, so that the escort catches up
                    return tuple(_escort(book, state, on_way[-1 if state.turn > 1 else 0]))
            found_ = _walk(book, state, ahead[0]) or _squares(book, state)
        case _:
            found_ = _fire(book, state, ahead)
    return (found_ or Planned(game.EndPhase(), "isandlwana-why-done"),)


def _escort(book: Book, state: State, end: HexId) -> Iterator[Planned]:
    """The wagon goes on with all of its hex who may go along."""
    fresh = [piece for piece in state.pieces(state.wagon) if piece != WAGON and piece not in state.points]
    together = [piece for piece in fresh if piece not in state.units or not state.printed(piece).static]
    together.sort(key=lambda piece: -state.units[piece].steps if piece in state.units else 0)
    while together:
        order = movement.Move((*together, WAGON), end)
        if not list(movement.against_move(book, state, order)):
            yield Planned(order, "isandlwana-why-wagon-west")
            return
        together.pop()
    yield Planned(movement.Move((WAGON,), end), "isandlwana-why-wagon-west")


def _way(state: State) -> list[HexId]:
    """The road from the wagon to the nearest hex of the west edge, the wagon's hex first."""
    links: dict[HexId, list[HexId]] = {}
    for road in state.box.roads:
        for one, other in pairwise(road):
            links.setdefault(one, []).append(other)
            links.setdefault(other, []).append(one)
    came: dict[HexId, HexId] = {state.wagon: ""}
    edge = [state.wagon]
    while edge:
        hex_ = edge.pop(0)
        if hex_ in state.box.west_exit:
            way = [hex_]
            while came[way[0]]:
                way.insert(0, came[way[0]])
            return way
        for other in links.get(hex_, ()):
            if other not in came:
                came[other] = hex_
                edge.append(other)
    return [state.wagon]


# --- the Zulus ---


def system(_book: Book, _state: State) -> Sequence[Planned]:
    """The solitaire rules of 9.2."""
    return (Planned(PlayZulus(), "isandlwana-why-system"),)


def close_in(book: Book, state: State) -> Sequence[Planned]:
    """The Zulus move as the system has them, but strike where the snipers alone would come too late."""
    if state.wait is not None:
        return (_answer(book, state),)
    match state.step:
        case "zulu-movement":
            return (*_rush(book, state), Planned(game.EndPhase(), "isandlwana-why-done"))
        case "zulu-attack":
            return (_attack(book, state),)
        case _:
            return (Planned(game.legal(book, state)[0], "isandlwana-why-only"),)


def _rush(book: Book, state: State) -> Iterator[Planned]:
    """Whoever has not moved moves as the system would move him, the nearest first where that draws lots."""
    starts = [start for start in state.zulus for _ in range(movement.unmoved(state, start))]
    nearest = {start: min(members(state.british), key=lambda hex_: distance(start, hex_)) for start in starts}
    tokens = [
        Token(start, distance(start, nearest[start]), state.pieces(nearest[start])[0], turn)
        for turn, start in enumerate(starts)
    ]
    moves = [(each.start, each.end) for each in closing_in(book, state, tokens)]
    for start, end in _in_turn(state, moves):
        yield Planned(movement.MoveZulu(start, (end,)), "isandlwana-why-nearer")


def _in_turn(state: State, moves: list[tuple[HexId, HexId]]) -> Iterator[tuple[HexId, HexId]]:
    """These moves in such an order that nobody stops where somebody still stands."""
    standing = Counter(state.zulus)
    while moves:
        able = [(start, end) for start, end in moves if not standing[end]]
        if not able:
            return
        for start, end in able:
            standing[start] -= 1
            standing[end] = 1
            yield start, end
        moves = [each for each in moves if each not in able]


def _attack(book: Book, state: State) -> Planned:
    """The attack that is likeliest to hurt somebody whom the snipers alone would not have in time."""
    sniped = state.numbers.turns.last + 1 - state.turn

    def worth(order: combat.Attack) -> tuple[float, int, str, str]:
        strongest = max(state.units[unit].steps for unit in state.standing[order.target])
        needs = state.numbers.fire.zulu_strength - combat.aimed_at(book, state, order).total
        share = 1.0 if strongest > sniped else 0.5
        return share * combat.chances(state, needs), strongest, order.start, order.unit

    return Planned(max(combat.attacks(book, state), key=worth), "isandlwana-why-likeliest")


def _answer(book: Book, state: State) -> Planned:
    """Whatever waits: the strongest is hit, everybody advances, the fallen return nearest to the fight."""
    orders = game.legal(book, state)
    match orders[0]:
        case combat.TakeStep():
            strongest = max(orders, key=lambda order: (state.units[order.unit].steps, order.unit))
            return Planned(strongest, "isandlwana-why-strongest")
        case combat.Advance():
            return Planned(orders[0], "isandlwana-why-advance")
        case combat.Recycle():
            nearest = min(orders, key=lambda order: (_far(state, order.onrush), order.onrush))
            return Planned(nearest, "isandlwana-why-nearest")
        case _:
            return Planned(orders[0], "isandlwana-why-only")


def _far(state: State, hex_: HexId) -> int:
    """How far a hex is from the nearest of the British."""
    return min((distance(hex_, each) for each in members(state.british)), default=0)


def advised(book: Book, state: State) -> dict[str, Planned]:
    """The next order of each plan of whoever is to decide; none before the set-up and after the end."""
    if state.ending or state.step == "box":
        return {}
    alone = state.side == "zulu" and state.solitaire
    plans = ZULUS if state.side == "zulu" else BRITISH
    return {name: plan(book, state)[0] for name, plan in plans.items() if (name == "system") is alone}


BRITISH: Mapping[str, Plan] = {"stand": stand, "break-out": break_out}
ZULUS: Mapping[str, Plan] = {"system": system, "close-in": close_in}
"""The players of either side by their names."""
