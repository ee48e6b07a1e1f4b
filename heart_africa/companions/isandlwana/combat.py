"""5.4 to 5.8, 8.0: British fire, Zulu attacks, who takes a hit, advance, return, sniping, leaders hit."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import ClassVar

from heart_africa.companions.isandlwana.events import (
    Advanced,
    Attacked,
    Fired,
    Lost,
    Recycled,
    Relocated,
    Sniped,
    Targeted,
    Waits,
)
from heart_africa.companions.isandlwana.ground import Sight
from heart_africa.companions.isandlwana.hexes import HexId, distance, members
from heart_africa.companions.isandlwana.movement import capture, not_in
from heart_africa.companions.isandlwana.names import HexName, PieceName
from heart_africa.companions.isandlwana.numbers import Modifier
from heart_africa.companions.isandlwana.run import Run, check_massacre, lose_steps
from heart_africa.companions.isandlwana.state import State, Wait
from heart_africa.companions.run import Book, against
from heart_africa.core.journal.records import Order
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Line, Reckoning

FIRE_DIE, ATTACK_DIE = "isandlwana-fire-die", "isandlwana-attack-die"
SNIPING_DIE, LEADER_DIE = "isandlwana-sniping-die", "isandlwana-leader-die"


class Fire(Order, kind="fire-at"):
    """5.4, 8.3.1: British units fire together at a hex; `points`: how many each uses, if not all it has."""

    target: HexName
    units: tuple[PieceName, ...]
    points: tuple[int, ...] = ()
    BARE: ClassVar[tuple[str, ...]] = ("target", "units")


class Attack(Order, kind="storm"):
    """5.5, 8.3.2: the Zulu unit of a hex attacks another; `unit`: whom, if said before the die (IS-105)."""

    start: HexName
    target: HexName
    unit: PieceName = ""
    BARE: ClassVar[tuple[str, ...]] = ("start", "target")


class TakeStep(Order, kind="take-step"):
    """8.3.2, 5.7: this unit loses the step."""

    unit: PieceName


class Advance(Order, kind="go-in"):
    """8.7: the attacker of this hex goes into the one that was emptied; none if none is named."""

    start: HexName = ""


class Recycle(Order, kind="recycle"):
    """8.8: the Zulu unit that fell returns by this onrush hex."""

    onrush: HexName


class Relocate(Order, kind="relocate"):
    """8.6: the leader who was left alone goes to this hex."""

    hex: HexName


class Snipe(Order, kind="snipe"):
    """5.7: roll for the Zulu snipers."""


class Target(Order, kind="pick-off"):
    """5.8: roll for a leader beside Zulus."""

    leader: PieceName


# --- 8.3.1, 8.4 British strength, with its reasons ---


def firing(state: State) -> bool:
    """Whether the British fire in this phase."""
    return state.step in {"reaction", "combat"}


def reach(state: State) -> int:
    """How far the British fire in this phase (5.4, 8.4)."""
    return 1 if state.step == "reaction" else state.numbers.fire.range


def strength(book: Book, state: State, unit: str, target: HexId, points: int) -> Reckoning:
    """What a unit fires with at a hex, using so many points: line by line, never below one (IS-093)."""
    least = state.numbers.fire.least_strength
    modifiers = [*_range_modifiers(book, state, distance(state.units[unit].hex, target))]
    if book.readings["IS-099"] == "each_share" or not state.points.get(unit):
        modifiers += _standing_modifiers(book, state, unit)
    lines = [Line("isandlwana-printed", points, "IS-013", 0), *map(_line, modifiers)]
    total = sum(line.value for line in lines)
    if total < least:
        lines.append(Line("isandlwana-at-least", least - total, "IS-093", 0))
    return Reckoning.of(lines)


def _line(what: tuple[str, Modifier]) -> Line:
    return Line(f"isandlwana-{what[0]}", what[1].add, what[1].rule, 0)


def _range_modifiers(book: Book, state: State, far: int) -> Iterator[tuple[str, Modifier]]:
    if far == 1 and (state.step != "reaction" or book.readings["IS-109"] == "range_bonus"):
        yield "range-one", state.numbers.strength.range_1
    if far == state.numbers.fire.range:
        yield "range-three", state.numbers.strength.range_3


def _standing_modifiers(book: Book, state: State, unit: str) -> Iterator[tuple[str, Modifier]]:
    """What changes the strength of a unit wherever it fires at."""
    numbers, company = state.numbers.strength, state.units[unit]
    if company.square:
        yield "in-square", numbers.square
    if state.colours == "shown" and company.hex == state.wagon and state.step == "combat":
        yield "colours", numbers.colours
    if state.colours == "captured":
        yield "colours-captured", numbers.colours_captured
    beside = bool(state.wagon) and distance(company.hex, state.wagon) <= 1
    short = state.turn >= state.numbers.turns.fire_short and not beside
    declined = state.colours == "declined" and book.readings["IS-064"] == "flag_and_wagon"
    if short:
        yield "last-turn", numbers.last_turn
    if state.wagon_captured and not declined and not (short and book.readings["IS-133"] == "one"):
        yield "wagon-captured", numbers.wagon_captured


def fire_reckoning(book: Book, state: State, order: Fire) -> Reckoning:
    """The hit number of British fire: what each unit fires with (`where`), less the defense of the hex."""
    lines: list[Line] = []
    for unit, points in shares(state, order).items():
        own = strength(book, state, unit, order.target, points).lines
        lines += [Line(each.what, each.value, each.rule, each.page, unit, each.about) for each in own]
    defense = state.box.defense(order.target)
    about = {"terrain": state.box.terrain(order.target).id}
    lines.append(Line("isandlwana-terrain", -defense, "IS-095", 0, "defense", about))
    return Reckoning.of(lines)


def shares(state: State, order: Fire) -> dict[str, int]:
    """How many of its points each unit uses in a fire."""
    said = order.points or tuple(unused(state, unit) for unit in order.units)
    return dict(zip(order.units, said, strict=False))


def unused(state: State, unit: str) -> int:
    """The strength points with which a unit has not fired in this phase."""
    return max(0, state.units[unit].steps - state.points.get(unit, 0))


def hits(state: State, needs: int, face: int) -> bool:
    """8.6: whether a die is enough for a hit number: a 1 always, a 6 never."""
    fire = state.numbers.fire
    return face == fire.always_hits or (face <= needs and face != fire.always_misses)


def chances(state: State, needs: int) -> int:
    """How many of the six faces hit."""
    return sum(hits(state, needs, face) for face in range(1, 7))


# --- 8.3.2 the defense of a hex against Zulus ---


def defense(book: Book, state: State, hex_: HexId, *, square: bool) -> Reckoning:
    """The defense factor of a hex against Zulus, for units in square or others, six at most (IS-087)."""
    numbers, about = state.numbers.defense, {"terrain": state.box.terrain(hex_).id}
    lines = [Line("isandlwana-terrain", state.box.defense(hex_), "IS-095", 0, "", about)]
    others = [("leader", numbers.leader)] if state.officers(hex_) else []
    if state.colours == "shown" and hex_ == state.wagon:
        others.append(("colours", numbers.colours))
    most = state.numbers.fire.most_defense
    if square:
        lines.append(_line(("square", numbers.square)))
    if book.readings["IS-087"] != "square_only":
        lines += map(_line, others)
        lines += _ceiling(lines, most)
    else:
        lines += _ceiling(lines, most) if square and lines[0].value <= most else ()
        lines += map(_line, others)
    return Reckoning.of(lines)


def _ceiling(lines: Iterable[Line], most: int) -> Iterator[Line]:
    over = sum(line.value for line in lines) - most
    if over > 0:
        yield Line("isandlwana-at-most", -over, "IS-087", 0)


def aimed_at(book: Book, state: State, order: Attack) -> Reckoning:
    """The defense factor that an attack meets: of those whom its die may hit, the one easiest to hit."""
    units = (order.unit,) if order.unit else state.standing[order.target]
    square = all(state.units[unit].square for unit in units)
    return defense(book, state, order.target, square=square)


def zulu_needs(book: Book, state: State, hex_: HexId, *, square: bool) -> int:
    """The hit number of a Zulu attack."""
    return state.numbers.fire.zulu_strength - defense(book, state, hex_, square=square).total


# --- what is against it ---


def against_fire(book: Book, state: State, order: Fire) -> Iterator[Problem]:
    """The phase, the target, each unit, its points, its range and its line of fire."""
    yield from not_in(state, state.step if firing(state) else "combat", "IS-054")
    if order.target not in state.zulus:
        yield against("isandlwana-no-target", "IS-101", hex=order.target)
        return
    if order.target in state.fired_on:
        yield against("isandlwana-fired-on", "IS-102", hex=order.target)
    if not order.units or len(set(order.units)) < len(order.units):
        yield against("isandlwana-no-firers", "IS-098")
    if order.points and len(order.points) != len(order.units):
        yield against("isandlwana-points-each", "IS-099")
    if strange := [unit for unit in order.units if not (unit in state.units and state.units[unit].hex)]:
        yield against("isandlwana-no-unit", "IS-098", piece=strange)
        return
    for unit, points in shares(state, order).items():
        yield from _against_firer(book, state, unit, order.target, points)


def _against_firer(book: Book, state: State, unit: str, target: HexId, points: int) -> Iterator[Problem]:
    if state.printed(unit).static:
        yield against("isandlwana-static", "IS-092", piece=unit)
    free = unused(state, unit)
    if not free:
        yield against("isandlwana-fired", "IS-098", piece=unit)
    elif not 1 <= points <= free:
        yield against("isandlwana-points-left", "IS-099", piece=unit, points=points, most=free)
    elif state.step == "reaction" and points < free:
        yield against("isandlwana-no-split", "IS-048", piece=unit)
    hex_, most = state.units[unit].hex, reach(state)
    far = distance(hex_, target)
    if far > most:
        yield against("isandlwana-range", "IS-046" if most == 1 else "IS-110", piece=unit, far=far, most=most)
    elif not state.ground.clear(sight(book), hex_, target):
        heights = state.ground.in_the_way(sight(book), hex_, target)
        yield against("isandlwana-blocked", "IS-112", piece=unit, hexes=heights)


def sight(book: Book) -> Sight:
    """How shots at an angle are read."""
    return "straight_line" if book.readings["IS-112"] == "straight_line" else "any_route"


def against_attack(book: Book, state: State, order: Attack) -> Iterator[Problem]:
    """The phase, who attacks, and whom."""
    yield from not_in(state, "zulu-attack", "IS-050")
    if order.start not in state.zulus:
        yield against("isandlwana-no-zulu", "IS-050", hex=order.start)
        return
    if state.spent.get(order.start):
        rule = "IS-125" if order.start in state.box.onrush else "IS-050"
        yield against("isandlwana-attacked-already", rule, hex=order.start)
    units = state.standing.get(order.target, ())
    if not units:
        code = "isandlwana-leader-safe" if state.officers(order.target) else "isandlwana-no-british"
        yield against(code, "IS-052", hex=order.target)
        return
    if distance(order.start, order.target) > state.numbers.fire.zulu_range:
        yield against("isandlwana-zulu-range", "IS-110", hex=order.target)
    named = book.readings["IS-105"] == "unit"
    if (named or order.unit) and order.unit not in units:
        yield against("isandlwana-name-unit", "IS-105", hex=order.target)
    elif order.unit and not named:
        yield against("isandlwana-name-later", "IS-105", hex=order.target)


def against_sniping(_book: Book, state: State, _order: Snipe) -> Iterator[Problem]:
    """The objection to sniping, but in the phase for it."""
    yield from not_in(state, "sniping", "IS-055")


def against_target(_book: Book, state: State, order: Target) -> Iterator[Problem]:
    """A leader beside Zulus whose die was not rolled yet."""
    yield from not_in(state, "fatalities", "IS-060")
    if order.leader in state.done:
        yield against("isandlwana-rolled-already", "IS-061", piece=order.leader)
    elif order.leader not in endangered(state):
        yield against("isandlwana-no-danger", "IS-060", piece=order.leader)


# --- who may be chosen ---


def onrush_for(state: State, hex_: HexId) -> tuple[HexId, ...]:
    """8.8: by which onrush hexes a Zulu unit returns that fell here."""
    east = int(hex_[:2]) >= state.numbers.recycling.first_east
    return state.box.onrush_east if east else state.box.onrush_west


def attackers(state: State, hex_: HexId) -> tuple[HexId, ...]:
    """8.7: the hexes whose Zulu units have attacked this one in this phase."""
    return tuple(start for start, end in state.aims.items() if end == hex_)


def snipeable(state: State) -> tuple[str, ...]:
    """5.7: the British combat units beside Zulus."""
    return tuple(name for name, each in state.units.items() if each.hex in state.beside_zulus)


def endangered(state: State) -> tuple[str, ...]:
    """5.8: the leaders beside Zulus whose die is still to be rolled."""
    return tuple(
        name for name, hex_ in state.leaders.items() if hex_ in state.beside_zulus and name not in state.done
    )


# --- what comes of it ---


def fire(run: Run, order: Fire) -> None:
    """One die against the hit number; a Zulu unit that is hit returns by an onrush hex."""
    state = run.state
    reckoning = fire_reckoning(run.book, state, order)
    used = shares(state, order)
    face = run.die(FIRE_DIE)
    hit = hits(state, reckoning.total, face)
    factor = -reckoning.where("defense")
    run.tell(
        Fired(order.target, order.units, tuple(used.values()), reckoning.total + factor, factor, face, hit)
    )
    if hit:
        onrush = onrush_for(state, order.target)
        if len(onrush) == 1:
            run.tell(Recycled(order.target, onrush[0]))
        else:
            run.tell(Waits("recycle", order.target))


def recycle(run: Run, wait: Wait, order: Recycle) -> None:
    """The unit waits there."""
    run.tell(Recycled(wait.hex, order.onrush))


def attack(run: Run, order: Attack, why: str = "") -> None:
    """One die; whom it hits among several is said after it."""
    state, hex_ = run.state, order.target
    units = (order.unit,) if order.unit else state.standing[hex_]
    needs = {unit: zulu_needs(run.book, state, hex_, square=state.units[unit].square) for unit in units}
    face = run.die(ATTACK_DIE)
    struck = tuple(unit for unit in units if hits(state, needs[unit], face))
    shown = max(needs.values())
    factor = state.numbers.fire.zulu_strength - shown
    run.tell(Attacked(order.start, hex_, factor, shown, face, bool(struck), order.unit, why))
    if len(struck) > 1:
        run.tell(Waits("hit", hex_, 1, struck))
    elif struck:
        strike(run, struck[0])


def take_step(run: Run, wait: Wait, order: TakeStep) -> None:
    """The unit loses it; the next one is asked for if more have to."""
    if wait.amount > 1:
        others = tuple(each for each in wait.pieces if each != order.unit)
        run.tell(Waits(wait.kind, wait.hex, wait.amount - 1, others))
    strike(run, order.unit)


def strike(run: Run, unit: str) -> None:
    """A unit loses a step; in the attack phase an attacker may go into a hex that this empties."""
    hex_ = run.state.units[unit].hex
    empties = run.state.standing[hex_] == (unit,) and run.state.units[unit].steps == 1
    if empties and attackers(run.state, hex_):
        run.tell(Waits("advance", hex_))
    lose_steps(run, unit)


def advance(run: Run, wait: Wait, order: Advance, why: str = "") -> None:
    """8.7: the attacker goes in, and has the wagon if that is there."""
    run.tell(Advanced(order.start, wait.hex, why))
    if order.start:
        capture(run, wait.hex)


def relocate(run: Run, wait: Wait, order: Relocate) -> None:
    """The leader stands there."""
    run.tell(Relocated(wait.hex, order.hex), wait.pieces[0])


def snipe(run: Run, _order: Snipe) -> None:
    """One die: so many of the units beside Zulus lose a step, all if there are no more."""
    state = run.state
    units, sniping = snipeable(state), state.numbers.sniping
    face = run.die(SNIPING_DIE)
    total = face + (sniping.later.add if state.turn >= sniping.from_turn else 0)
    run.tell(Sniped(face, total, min(total, len(units))))
    if total < len(units):
        run.tell(Waits("sniping", "", total, units))
    else:
        lose_steps(run, *units)


def target(run: Run, order: Target) -> None:
    """One die: on a 1 or a 2 the leader is out of the game."""
    state = run.state
    face = run.die(LEADER_DIE)
    fell = face <= state.numbers.fatalities.most
    run.tell(Targeted(face, fell), order.leader)
    if fell:
        run.tell(Lost(state.leaders[order.leader], "fatality"), order.leader)
        check_massacre(run)


# --- what may be done ---

_fire = lru_cache(maxsize=1 << 14)(Fire)
_attack = lru_cache(maxsize=1 << 14)(Attack)


def targets(book: Book, state: State) -> Mapping[HexId, tuple[str, ...]]:
    """Each Zulu hex that may be fired on, with the units that may."""
    found: dict[HexId, tuple[str, ...]] = {}
    ground, angle = state.ground, sight(book)
    for hex_, units in state.standing.items():
        able = tuple(unit for unit in units if unused(state, unit) and not state.printed(unit).static)
        if able:
            near = ground.near[hex_] if state.step == "reaction" else ground.within[hex_]
            for end in members(near & state.zulu_hexes):
                if end not in state.fired_on and ground.clear(angle, hex_, end):
                    found[end] = found.get(end, ()) + able
    return found


def fires(book: Book, state: State) -> Iterator[Fire]:
    """Every fire of one unit, and of all that may fire at a hex together, each with all it has."""
    for hex_, units in targets(book, state).items():
        yield from (_fire(hex_, (unit,)) for unit in units)
        if len(units) > 1:
            yield _fire(hex_, units)


def attacks(book: Book, state: State) -> Iterator[Attack]:
    """Every attack of a Zulu unit."""
    named = book.readings["IS-105"] == "unit"
    for hex_, units in state.standing.items():
        for start in members(state.ground.near[hex_] & state.zulu_hexes):
            if not state.spent.get(start):
                yield from (_attack(start, hex_, unit) for unit in (units if named else ("",)))
