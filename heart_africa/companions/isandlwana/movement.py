"""6.0, 7.0: stacking and movement of both sides, squares, the ammunition wagon, overstacks put right."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import ClassVar

from heart_africa.companions.isandlwana.events import (
    Captured,
    Displaced,
    Ended,
    Lost,
    Moved,
    Settled,
    SquareChanged,
    Waits,
    ZuluMoved,
)
from heart_africa.companions.isandlwana.hexes import Hexes, HexId, bit, members, neighbours
from heart_africa.companions.isandlwana.names import HexName, PieceName
from heart_africa.companions.isandlwana.run import Run, after_loss
from heart_africa.companions.isandlwana.state import WAGON, State, Wait
from heart_africa.companions.run import Book, against
from heart_africa.core.journal.records import Order
from heart_africa.core.problems import Problem


class MoveZulu(Order, kind="move-zulu"):
    """7.0: move Zulu units from a hex, one to each of these; only onrush hexes have several."""

    start: HexName
    ends: tuple[HexName, ...]
    BARE: ClassVar[tuple[str, ...]] = ("start", "ends")


class Move(Order, kind="march"):
    """7.0, 7.4: move a British piece, or a stack; those of it who go on are moved again, the others stay."""

    pieces: tuple[PieceName, ...]
    end: HexName
    BARE: ClassVar[tuple[str, ...]] = ("pieces", "end")


class FormSquare(Order, kind="form-square"):
    """7.7: units form square."""

    pieces: tuple[PieceName, ...]


class LeaveSquare(Order, kind="leave-square"):
    """7.7: units leave their square."""

    pieces: tuple[PieceName, ...]


class Displace(Order, kind="displace"):
    """6.2: a unit has to leave an overstacked hex."""

    piece: PieceName


class Send(Order, kind="send-off"):
    """6.2: the enemy says to which hex the unit is displaced."""

    hex: HexName


# --- the Zulus ---


def zulu_costs(book: Book, state: State, start: HexId) -> dict[HexId, int]:
    """Where a Zulu unit may come from a hex, with the points: the hexes of other Zulus too, the own one not.

    The wagon's hex is taken by whoever enters it, who goes on from there by another order.
    """
    ground, points = state.ground, zulu_points(state, start)
    free, alone = open_to_zulus(book, state)
    one_hex = book.readings["IS-080"] == "one_hex" and start not in state.moving
    found = ground.costs(start, points, free, one_hex=one_hex)
    if alone:
        through = ground.costs(start, points, free | alone, one_hex=one_hex)
        found |= {end: cost for end, cost in through.items() if bit(end) == alone}
    return found


def zulu_reach(book: Book, state: State, start: HexId) -> Hexes:
    """The hexes to which a Zulu unit may move: only where it may stay (6.4)."""
    ground, points = state.ground, zulu_points(state, start)
    free, alone = open_to_zulus(book, state)
    found = ground.reached(start, points, free)
    if alone:
        found |= ground.reach(bit(start), points, free | alone)[-1] & alone
    if book.readings["IS-080"] == "one_hex" and start not in state.moving:
        found |= ground.near[start] & (free | alone)
    return found & ~bit(start) & (~state.zulu_hexes | ground.onrush)


def open_to_zulus(book: Book, state: State) -> tuple[Hexes, Hexes]:
    """The hexes that Zulus may enter, but for the one where the wagon stands alone; that one, if they may."""
    free = state.ground.all & ~state.british
    alone = bit(state.wagon) & free if state.wagon else 0
    return free & ~alone, alone if book.readings["IS-084"] == "markers" else 0


def unmoved(state: State, hex_: HexId) -> int:
    """How many Zulu units of a hex have not moved in this phase, or may go on since they took the wagon."""
    return state.zulus.get(hex_, 0) - state.spent.get(hex_, 0) + (hex_ in state.moving)


def zulu_points(state: State, hex_: HexId) -> int:
    """The movement points of a Zulu unit of a hex (7.0), less those with which it came to the wagon."""
    return state.numbers.movement.zulu - state.points.get(hex_, 0)


def against_zulu_move(book: Book, state: State, order: MoveZulu) -> Iterator[Problem]:
    """The step, who moves, how far, and whether there is room (IS-070, IS-080, IS-084)."""
    yield from not_in(state, "zulu-movement", "IS-044")
    if not 0 < len(order.ends) <= state.zulus.get(order.start, 0):
        yield against("isandlwana-no-zulu", "IS-077", hex=order.start)
        return
    if unmoved(state, order.start) < len(order.ends):
        yield against("isandlwana-moved-already", "IS-077", hex=order.start, piece="zulu")
        return
    costs, points = zulu_costs(book, state, order.start), zulu_points(state, order.start)
    for place, end in enumerate(order.ends):
        onrush = end in state.box.onrush
        if not state.box.grid.has(end):
            yield against("isandlwana-off-map", "IS-006", hex=end)
        elif bit(end) & state.british:
            yield against("isandlwana-enemy-there", "IS-084", hex=end)
        elif end not in costs:
            yield against("isandlwana-too-far", "IS-080", hex=end, points=points)
        elif not onrush and (end in state.zulus or end in order.ends[:place]):
            yield against("isandlwana-zulu-stack", "IS-070", hex=end)


def move_zulu(run: Run, order: MoveZulu) -> None:
    """The units go, one after another."""
    costs = zulu_costs(run.book, run.state, order.start)
    for end in order.ends:
        step_zulu(run, ZuluMoved(order.start, end, costs.get(end, 0)))


def step_zulu(run: Run, event: ZuluMoved) -> None:
    """A Zulu unit goes, and takes the wagon where it stands alone."""
    run.tell(event)
    capture(run, event.end)


def capture(run: Run, hex_: HexId) -> None:
    """8.7: tell that the Zulus take the wagon in this hex, and the Queen's Colours if they are shown."""
    if run.state.wagon == hex_:
        run.tell(Captured(hex_, run.state.colours == "shown"))


_move_zulu = lru_cache(maxsize=1 << 17)(lambda start, end: MoveZulu(start, (end,)))
"""Orders that are made once: ten thousand are looked at in a phase."""


def zulu_moves(book: Book, state: State) -> Iterator[MoveZulu]:
    """Every move of one Zulu unit."""
    for start in state.zulus:
        if unmoved(state, start):
            for end in members(zulu_reach(book, state, start)):
                yield _move_zulu(start, end)


# --- the British ---


def allowance(state: State, piece: str) -> int:
    """The movement points of a British unit or leader (7.0)."""
    numbers = state.numbers.movement
    if piece in state.units:
        if state.printed(piece).static:
            return numbers.static
        if state.units[piece].square:
            return numbers.square
    return numbers.british


def left(state: State, piece: str) -> int:
    """The movement points that a piece may still spend in this phase; none once its move is over."""
    if piece in state.points and piece not in state.moving:
        return 0
    return max(0, allowance(state, piece) - state.points.get(piece, 0))


def costs(book: Book, state: State, pieces: Iterable[str]) -> dict[HexId, int]:
    """Where these pieces of one hex may go together, with what it costs each of them."""
    together = list(pieces)
    start = state.place(together[0])
    people = [left(state, each) for each in together if each != WAGON]
    free = state.free_for_british()
    if WAGON in together:
        ground, gone = state.ground, state.points.get(WAGON, 0)
        found = ground.wagon_costs(start, free, gone, wagons=book.readings["IS-089"] == "free")
        if not people:
            return found
        own = {end: max(cost, ground.step_cost(start, end)) for end, cost in found.items()}
        return {end: cost for end, cost in own.items() if cost <= min(people)}
    one_hex = book.readings["IS-080"] == "one_hex" and not any(state.points.get(each) for each in together)
    return state.ground.costs(start, min(people), free, one_hex=one_hex)


def against_move(book: Book, state: State, order: Move) -> Iterator[Problem]:
    """The step, who moves, how far, and whether there is room."""
    yield from not_in(state, "movement", "IS-079")
    problems = list(_against_movers(state, order.pieces))
    yield from problems
    if problems:
        return
    if not state.box.grid.has(order.end):
        yield against("isandlwana-off-map", "IS-006", hex=order.end)
        return
    end, here = bit(order.end), state.place(order.pieces[0])
    if end & state.zulu_hexes:
        yield against("isandlwana-enemy-there", "IS-084", hex=order.end)
    elif end & state.ground.onrush:
        yield against("isandlwana-onrush", "IS-126", hex=order.end)
    elif order.end not in costs(book, state, order.pieces) or order.end == here:
        if WAGON in order.pieces:
            yield against("isandlwana-wagon-way", "IS-089", hex=order.end)
        else:
            points = min(left(state, each) for each in order.pieces)
            yield against("isandlwana-too-far", "IS-080", hex=order.end, points=points)
    yield from _against_room(book, state, order)


def _against_movers(state: State, pieces: tuple[str, ...]) -> Iterator[Problem]:
    hexes = {state.place(each) for each in pieces}
    if not pieces or "" in hexes or len(set(pieces)) < len(pieces):
        yield against("isandlwana-not-on-map", "IS-081", piece=", ".join(pieces))
    elif len(hexes) > 1:
        yield against("isandlwana-no-stack", "IS-081", piece=pieces)
    for each in pieces:
        if each in state.units and state.printed(each).static:
            yield against("isandlwana-static", "IS-092", piece=each)
        elif each in state.points and each not in state.moving:
            yield against("isandlwana-moved-already", "IS-082", piece=each, hex="")
    if any(each in state.moving for each in pieces) and not set(pieces) <= set(state.moving):
        yield against("isandlwana-picked-up", "IS-083", piece=pieces)


def _against_room(book: Book, state: State, order: Move) -> Iterator[Problem]:
    coming = [each for each in order.pieces if each in state.units]
    if coming and not has_room(book, state, order.end, coming):
        total = sum(state.units[each].steps for each in (*coming, *state.standing.get(order.end, ())))
        most = state.numbers.stacking.british
        yield against("isandlwana-overstack", "IS-068", hex=order.end, points=total, most=most)


def move(run: Run, order: Move) -> None:
    """The pieces go; whoever did not go on with them has finished his move."""
    state = run.state
    start, cost = state.place(order.pieces[0]), costs(run.book, state, order.pieces).get(order.end, 0)
    spent = {each: state.points.get(each, 0) + cost for each in order.pieces}
    most = state.numbers.movement.wagon_on_road
    if WAGON in spent and not state.box.road(start, order.end):  # two hexes along it, or one off it
        spent[WAGON] = most
    along = tuple(each for each in order.pieces if each != WAGON or spent[WAGON] < most)
    for piece in order.pieces:
        run.tell(Moved(start, order.end, spent[piece], along), piece)
    check_breakout(run)
    if not run.state.ending and not has_room(run.book, run.state, order.end):  # the players overruled 6.3
        run.tell(Waits("displace", order.end))


def check_breakout(run: Run) -> None:
    """4.1: end the game as a breakout if a combat unit has wagon and colours in a hex of the west edge."""
    state = run.state
    if state.colours == "shown" and state.wagon in state.box.west_exit:
        wanted = state.box.west_exit if run.reads("IS-037") == "any_exit_hex" else (state.wagon,)
        if any(hex_ in state.standing for hex_ in wanted):
            run.tell(Ended("breakout"))


def against_square(_book: Book, state: State, order: FormSquare | LeaveSquare) -> Iterator[Problem]:
    """7.7: combat units that are in none, with points enough; or in one, and have not moved in this phase."""
    pieces, formed = order.pieces, isinstance(order, LeaveSquare)
    yield from not_in(state, "movement", "IS-085")
    if strange := [each for each in pieces if each not in state.units]:
        yield against("isandlwana-no-unit", "IS-085", piece=strange)
        return
    problems = list(_against_movers(state, pieces))
    yield from problems
    if problems:
        return
    cost = state.numbers.movement.square_cost
    for each in pieces:
        if state.units[each].square is not formed:
            code = "isandlwana-not-square" if formed else "isandlwana-square-already"
            yield against(code, "IS-085", piece=each)
        elif formed and state.points.get(each):
            yield against("isandlwana-square-moved", "IS-086", piece=each)
        elif not formed and left(state, each) < cost:
            yield against(
                "isandlwana-square-points", "IS-085", piece=each, points=left(state, each), cost=cost
            )


def form_square(run: Run, order: FormSquare) -> None:
    """They stand in square, and their move is over; who came with them may go on."""
    cost = run.state.numbers.movement.square_cost
    came = run.state.moving if order.pieces[0] in run.state.moving else ()
    others = tuple(each for each in came if each not in order.pieces)
    for each in order.pieces:
        spent = run.state.points.get(each, 0) + cost
        run.tell(SquareChanged(formed=True, spent=spent, along=others), each)


def leave_square(run: Run, order: LeaveSquare) -> None:
    """They are in line again and may move on with what is left, and whoever is fresh beside them too."""
    state, numbers = run.state, run.state.numbers.movement
    spent = numbers.british - numbers.after_square
    beside = (each for each in state.pieces(state.place(order.pieces[0])) if each not in state.points)
    along = tuple(dict.fromkeys((*order.pieces, *beside)))
    for each in order.pieces:
        run.tell(SquareChanged(formed=False, spent=spent, along=along), each)


_move = lru_cache(maxsize=1 << 16)(Move)
_form, _leave = lru_cache(FormSquare), lru_cache(LeaveSquare)


def british_moves(book: Book, state: State) -> Iterator[Move | FormSquare | LeaveSquare]:
    """Every move of one piece, and of all in a hex who may still move together."""
    stacks: dict[HexId, list[str]] = {}
    for piece in (*state.units, *state.leaders, WAGON):
        hex_ = state.place(piece)
        if hex_ and next(_against_movers(state, (piece,)), None) is None:
            stacks.setdefault(hex_, []).append(piece)
            yield from _group_moves(book, state, (piece,))
            yield from _square_orders(state, piece)
    for stack in stacks.values():
        going = tuple(each for each in stack if each in state.moving)
        fresh = tuple(each for each in stack if each not in state.moving)
        yield from (
            each for group in (going, fresh) if len(group) > 1 for each in _group_moves(book, state, group)
        )


def _group_moves(book: Book, state: State, pieces: tuple[str, ...]) -> Iterator[Move]:
    coming = [each for each in pieces if each in state.units]
    for end in costs(book, state, pieces):
        if not coming or has_room(book, state, end, coming):
            yield _move(pieces, end)


def _square_orders(state: State, piece: str) -> Iterator[FormSquare | LeaveSquare]:
    if piece in state.units:
        if state.units[piece].square:
            if not state.points.get(piece):
                yield _leave((piece,))
        elif left(state, piece) >= state.numbers.movement.square_cost:
            yield _form((piece,))


# --- 6.0 stacks ---


def has_room(book: Book, state: State, hex_: HexId, units: Iterable[str] = ()) -> bool:
    """Whether these units may stand in a hex beside those that do already (6.3)."""
    together = [*units, *state.standing.get(hex_, ())]
    below = book.readings["IS-068"] == "below_eight" and len(together) > 1
    most = state.numbers.stacking.british - below
    return len(together) < 2 or sum([state.units[each].steps for each in together]) <= most  # noqa: PLR2004  # a stack


def displaceable(state: State, hex_: HexId) -> tuple[str, ...]:
    """The units of an overstacked hex of which one has to leave: one that never moves only if it is alone."""
    units = state.standing.get(hex_, ())
    return tuple(each for each in units if not state.printed(each).static) or units


def refuges(book: Book, state: State, unit: str) -> tuple[HexId, ...]:
    """The hexes to which a unit may be displaced: next to its own, without Zulus, and with room for it."""
    free = state.ground.near[state.units[unit].hex] & state.free_for_british()
    return tuple(each for each in members(free) if has_room(book, state, each, (unit,)))


def displace(run: Run, order: Displace) -> None:
    """Move a unit out of an overfull hex: its enemy chooses among several; it is lost where it cannot go."""
    start = run.state.units[order.piece].hex
    found = refuges(run.book, run.state, order.piece)
    if len(found) > 1:
        run.tell(Waits("send", start, pieces=(order.piece, *found)))
        return
    run.tell(Settled())
    if found:
        run.tell(Displaced(found[0]), order.piece)
    else:
        surrounded = not run.state.ground.near[start] & run.state.free_for_british()
        everybody = surrounded and run.reads("IS-066") == "all_lost"
        for unit in run.state.standing[start] if everybody else (order.piece,):
            run.tell(Lost(start, "overstack"), unit)
            after_loss(run, start)
    still_over(run, start)


def send(run: Run, wait: Wait, order: Send) -> None:
    """Carry out a retreat to the hex that was chosen, and go on with the stack it left."""
    run.tell(Settled())  # of the displacement, too
    run.tell(Displaced(order.hex), wait.pieces[0])
    still_over(run, wait.hex)


def still_over(run: Run, hex_: HexId) -> None:
    """More have to leave as long as too many are there."""
    if not run.state.ending and not has_room(run.book, run.state, hex_):
        run.tell(Waits("displace", hex_))


def find_overstack(run: Run) -> bool:
    """At the end of the British movement: whether somebody has to leave a hex first."""
    for hex_ in run.state.standing:
        if not has_room(run.book, run.state, hex_):
            run.tell(Waits("displace", hex_))
            return True
    return False


# --- for all chapters ---


def not_in(state: State, step: str, rule: str) -> Iterator[Problem]:
    """What is against an order of another phase, or before something else is decided."""
    if state.waits:
        yield against("isandlwana-first-decide", rule, wait=state.waits[-1].kind)
    elif state.step != step:
        yield against("isandlwana-not-now", rule, step=state.step)
    elif state.side == "zulu" and state.solitaire:
        yield against("isandlwana-system-plays", "IS-135")


def beside(state: State, hex_: HexId) -> tuple[HexId, ...]:
    """The hexes around one that have Zulu units."""
    return tuple(each for each in neighbours(hex_) if each in state.zulus)
