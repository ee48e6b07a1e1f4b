"""3.0, 5.9, 10.0: the set-up, who is placed at will, what comes on turn 2; printed values that are said."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, ClassVar

from heart_africa.companions.isandlwana.components import Components, Leader, Terrain, Unit
from heart_africa.companions.isandlwana.events import (
    ColoursCame,
    Lost,
    PhaseBegan,
    Placed,
    SetUpDone,
    TurnBegan,
    Waits,
)
from heart_africa.companions.isandlwana.hexes import HexId, bit, members
from heart_africa.companions.isandlwana.movement import has_room
from heart_africa.companions.isandlwana.names import HexName, PieceName
from heart_africa.companions.isandlwana.pack_checks import GRID, MOST_STEPS
from heart_africa.companions.isandlwana.run import Run
from heart_africa.companions.isandlwana.state import State
from heart_africa.companions.packs import ComponentNeeded
from heart_africa.companions.run import Book, against
from heart_africa.companions.stated import taken
from heart_africa.core.journal.records import Order
from heart_africa.core.problems import BadData, Problem
from heart_africa.core.strict import unknown

LEAST = {"cost": 1, "defense": 0}
"""No terrain has less in its key."""
OPTIONS = ("free-set-up", "solitaire")
"""10.0: the British choose their hexes; 9.2: the system plays the Zulus."""


class OpenBox(Order, kind="open-box"):
    """Put on the table what is printed: the components of a pack."""

    components: Components


class SetUp(Order, kind="lay-out"):
    """3.2, 3.3: place everything whose place is printed. `options` of 9.2 and 10.0 by their names."""

    options: tuple[str, ...] = ()


class Place(Order, kind="place-piece"):
    """3.2, 10.1, 5.9: place a British piece that may be placed at will, or a unit that arrives."""

    piece: PieceName
    hex: HexName
    BARE: ClassVar[tuple[str, ...]] = ("piece", "hex")


class ShowColours(Order, kind="show-colours"):
    """5.9, 5.10: show the Queen's Colours beside the wagon, or with `decline` send them away for good."""

    decline: bool = False


# --- what is against it ---


def against_setting_up(_book: Book, state: State, order: SetUp) -> Iterator[Problem]:
    """A game is set up once, with the options that there are."""
    if state.components is None or state.step != "box":
        yield against("isandlwana-not-now", "IS-042", step=state.step)
    for each in order.options:
        if each not in OPTIONS:
            yield against("isandlwana-no-option", "IS-143", option=each, known=OPTIONS)


def against_placing(book: Book, state: State, order: Place) -> Iterator[Problem]:
    """Only who waits is placed, and only where he may be."""
    if order.piece in state.unplaced:
        places, rule = free_places(book, state, order.piece)
    elif state.step == "arrivals" and order.piece in state.arriving() and state.colours != "waiting":
        places, rule = arrival_places(book, state, order.piece), "IS-062"
    else:
        yield against("isandlwana-not-waiting", "IS-034", piece=order.piece)
        return
    if not state.box.grid.has(order.hex):
        yield against("isandlwana-off-map", "IS-006", hex=order.hex)
    elif order.hex in state.zulus:
        yield against("isandlwana-enemy-there", "IS-084", hex=order.hex)
    elif order.hex not in places:
        yield against("isandlwana-not-there", rule, piece=order.piece, hex=order.hex)


def against_colours(_book: Book, state: State, _order: ShowColours) -> Iterator[Problem]:
    """The objection to showing the Colours, unless it is the one moment at which they come."""
    if state.step != "arrivals" or state.colours != "waiting" or state.turn < state.box.colours_arrive:
        yield against("isandlwana-no-colours", "IS-063")


def free_places(book: Book, state: State, piece: str) -> tuple[frozenset[HexId], str]:
    """Where a piece may be placed before the first turn, and the entry that says so."""
    unit = state.printed(piece) if piece in state.units else None
    if unit is not None and unit.kind == "detachment":
        taken = {*state.standing, *state.leaders.values()}
        if book.readings["IS-034"] == "forbidden":
            taken.add(state.wagon)
        return frozenset(hex_ for hex_ in state.box.camp() if hex_ not in taken), "IS-034"
    west, east = state.numbers.set_up.free_columns
    allowed = (
        hex_ for hex_ in members(state.ground.all & ~state.ground.onrush) if west <= int(hex_[:2]) <= east
    )
    return frozenset(
        each for each in allowed if unit is None or has_room(book, state, each, (piece,))
    ), "IS-143"


def arrival_places(book: Book, state: State, unit: str) -> frozenset[HexId]:
    """5.9: the wagon's hex and those around it, without Zulus; full ones only if there is no other."""
    if not state.wagon:
        return frozenset()
    near = (state.ground.near[state.wagon] | bit(state.wagon)) & state.free_for_british()
    free = frozenset(members(near))
    return frozenset(each for each in free if has_room(book, state, each, (unit,))) or free


# --- what comes of it ---


def set_up(run: Run, order: SetUp) -> None:
    """3.2, 3.3: whoever has a printed hex stands there, the Zulus wait. Raises `ComponentNeeded`."""
    state, box = run.state, run.state.box
    free = "free-set-up" in order.options
    kept = {name for name, each in box.units.items() if each.static}
    for each in box.pieces.values():
        at_will = isinstance(each, Unit) and (each.kind == "detachment" or each.arrives is not None)
        if not (free or at_will or each.hex):
            what = "unit" if isinstance(each, Unit) else "leader"
            raise ComponentNeeded(f"{what}-{each.id}", "hex")  # a piece by its id
    hexes = {name: each.hex for name, each in box.pieces.items() if each.hex and (name in kept or not free)}
    run.tell(
        SetUpDone(
            options=order.options,
            strengths={name: box.strength(name) for name in box.units},
            hexes=hexes,
            wagon=box.wagon,
            zulus=dict.fromkeys(box.onrush, state.numbers.set_up.each_onrush),
        )
    )
    _ = run.state.ground  # whoever owns the box says now what is not known of the map


def place(run: Run, order: Place) -> None:
    """The piece stands there."""
    run.tell(Placed(order.hex), order.piece)
    if run.state.step == "arrivals" and not has_room(run.book, run.state, order.hex):
        run.tell(Waits("displace", order.hex))


def show_colours(run: Run, order: ShowColours) -> None:
    """They fly beside the wagon, or are sent away."""
    run.tell(ColoursCame("declined" if order.decline else "shown"))


# --- what follows by itself ---


def places(book: Book, state: State) -> bool:
    """Whether the next who is to be placed at will can be."""
    return bool(state.unplaced) and bool(free_places(book, state, state.unplaced[0])[0])


def go_on_placing(run: Run) -> None:
    """Who cannot be placed is lost; after the last the first turn begins."""
    waiting = run.state.unplaced
    if waiting:
        run.tell(Lost("", "no-hex"), waiting[0])
    else:
        run.tell(TurnBegan(1))


def _colours_due(state: State) -> bool:
    return state.turn >= state.box.colours_arrive and state.colours == "waiting"


def arrives(book: Book, state: State) -> bool:
    """Whether the Queen's Colours are to be shown, or a unit can come."""
    if _colours_due(state):
        return bool(state.wagon)
    return any(arrival_places(book, state, unit) for unit in state.arriving())


def go_on_arriving(run: Run) -> None:
    """5.9: what cannot come is lost; when all have come the turn goes on."""
    state, later = run.state, run.reads("IS-062") == "later" and bool(run.state.wagon)
    unit = next(state.arriving(), "")
    if _colours_due(state):
        run.tell(ColoursCame("lost"))
    elif unit and not later:
        run.tell(Lost("", "no-hex" if state.wagon else "no-wagon"), unit)
    else:
        run.tell(PhaseBegan("zulu-movement"))


# --- printed values that are said as they are needed ---

_PIECES: dict[str, tuple[str, type[Any]]] = {
    "terrain": ("terrains", Terrain),
    "unit": ("units", Unit),
    "leader": ("leaders", Leader),
}


def with_value(box: Components, needed: ComponentNeeded, value: str) -> Components:
    """The components with one printed value said. Raises `BadData` for what cannot be."""
    field, (what, _, name) = needed.field, needed.piece.partition("-")
    if what == "hex" and box.grid.has(name):
        if value not in box.terrains:
            raise unknown("terrain", value, sorted(box.terrains))
        return replace(box, terrain_of={**box.terrain_of, name: value})
    if what not in _PIECES or name not in getattr(box, _PIECES[what][0]):
        raise unknown(
            "piece",
            needed.piece,
            [f"{each}-{key}" for each, (many, _) in _PIECES.items() for key in getattr(box, many)],
        )
    many, cls = _PIECES[what]
    pieces = getattr(box, many)
    said = replace(pieces[name], **{field: taken(cls, field, value)})
    for code, about in _impossible(box, field, getattr(said, field)):
        raise BadData(code, key=f"{many}.{name}.{field}", about=about)
    changes: dict[str, Any] = {many: {**pieces, name: said}}
    return replace(box, **changes)


def _impossible(box: Components, field: str, value: Any) -> Iterator[tuple[str, dict[str, object]]]:  # noqa: ANN401  # of the field
    """What no print says, whatever else it does: a hex off the map, nine steps, a hex that costs nothing."""
    if field == "hex" and not box.grid.has(value or ""):
        yield "pack-off-grid", {"found": value, "cited": "IS-146", **GRID}
    elif field == "hex" and value in box.onrush:
        yield "pack-british-onrush", {"found": value, "cited": "IS-126"}
    elif field == "strength" and not 1 <= (value or 0) <= MOST_STEPS:
        yield "pack-strength", {"found": value, "most": MOST_STEPS, "cited": "IS-017"}
    elif field in LEAST and (value or 0) < LEAST[field]:
        yield "out-of-range", {"found": str(value), "side": "least", "bound": str(LEAST[field])}
