"""A position as plain data and back: hexes by their numbers, pieces by their words, every limit looked at."""

from collections.abc import Iterable, Iterator
from dataclasses import fields
from functools import cache
from typing import Any, get_args, get_type_hints

from pydantic import TypeAdapter, create_model

from heart_africa.companions.isandlwana.components import Components, HexId, LeaderId, UnitId
from heart_africa.companions.isandlwana.state import ROLLED, WAGON, Company, State, Wait, WaitKind
from heart_africa.companions.positions import File, PositionFile
from heart_africa.core.problems import BadData
from heart_africa.core.strict import Strict, fit, nearest, parse


class UnitTable(Strict):
    """A British combat unit: one without a hex is still to come, one that is not named is out of the game."""

    hex: HexId = ""
    steps: int
    square: bool = False


class WaitTable(Strict):
    """Something that has to be decided first."""

    kind: WaitKind
    hex: HexId = ""
    amount: int = 0
    pieces: tuple[str, ...] = ()


# --- writing ---


def plain(state: State) -> dict[str, Any]:
    """What differs from an empty map, by the names of the state's fields."""
    usual = State()
    found: dict[str, Any] = {}
    for each in fields(State):
        value = getattr(state, each.name)
        if each.name not in {"components", "units", "leaders", "waits"} and value != getattr(
            usual, each.name
        ):
            dumped = _adapter(each.name).dump_python(value, mode="json")
            found[each.name] = sorted(dumped) if isinstance(value, frozenset) else dumped
    found["units"] = {name: _said(each) for name, each in state.units.items() if each.steps}
    found["leaders"] = {name: hex_ for name, hex_ in state.leaders.items() if hex_}
    if state.waits:
        found["waits"] = [{**_said(each), "pieces": list(each.pieces)} for each in state.waits]
    return found


def _said(row: Company | Wait) -> dict[str, Any]:
    return {key: value for key, value in row._asdict().items() if value or key == "kind"}


@cache
def _adapter(name: str) -> TypeAdapter[Any]:
    return TypeAdapter(get_type_hints(State)[name])


# --- reading ---


def state_of(found: PositionFile, box: Components) -> State:
    """The state that a position means. Raises `BadData` with file, line and key for what cannot be."""
    read: Any = fit(model(), parse(found.text, found.file), found.text, found.file, through_json=True)
    said = {name: getattr(read.state, name) for name in type(read.state).model_fields}
    units, leaders, waits = said.pop("units"), said.pop("leaders"), said.pop("waits")
    for fault in _unknown(found, box, said, units, leaders):
        raise fault
    state = State(components=box).with_(
        **said,
        units={
            name: Company(*units[name].model_dump().values()) if name in units else Company()
            for name in get_args(UnitId)
        },
        leaders={name: leaders.get(name, "") for name in get_args(LeaderId)},
        waits=tuple(Wait(**each.model_dump()) for each in waits),
    )
    for fault in _impossible(found, state):
        raise fault
    return state


def _unknown(
    found: PositionFile, box: Components, said: dict[str, Any], units: dict[str, Any], leaders: dict[str, Any]
) -> Iterator[BadData]:
    """Pieces that are in no box, hexes that are on no map."""
    for table, known, among in (("units", box.units, units), ("leaders", box.leaders, leaders)):
        for name in among:
            if name not in known:
                yield _unknown_piece(found, f"{table}.{name}", name, known)
    hexes = [(f"units.{name}.hex", each.hex) for name, each in units.items()]
    hexes += [(f"leaders.{name}", hex_) for name, hex_ in leaders.items()] + [("wagon", said["wagon"])]
    for name in ("zulus", "spent", "aims"):
        hexes += [(f"{name}.{hex_}", hex_) for hex_ in said[name]]
    hexes += [("fired_on", hex_) for hex_ in said["fired_on"]]
    for key, hex_ in hexes:
        if hex_ and not box.grid.has(hex_):
            yield found.fault("position-no-hex", key, found=hex_)


def _impossible(found: PositionFile, state: State) -> Iterator[BadData]:
    """What breaks a limit of the game."""
    box, numbers = state.box, state.numbers
    for name, each in state.units.items():
        yield from _beyond(found, f"units.{name}.steps", each.steps, box.units[name].strength)  # type: ignore[index]  # an id
    total = sum(state.zulus.values())
    yield from _beyond(found, "zulus", total, box.zulus)
    british = {*state.standing, *filter(None, state.leaders.values())}
    for hex_, count in state.zulus.items():
        onrush = hex_ in box.onrush
        yield from _beyond(found, f"zulus.{hex_}", count, box.zulus if onrush else numbers.stacking.zulu, 1)
        if hex_ in british:
            yield found.fault("position-both-sides", f"zulus.{hex_}", found=hex_)
    for hex_ in british:
        if hex_ in box.onrush:
            yield found.fault("position-british-onrush", _key(state, hex_), found=hex_)
    yield from _overstacks(found, state)
    pieces = {*state.units, *state.leaders, WAGON, ROLLED}
    for field in ("points", "moving", "done"):
        for name in getattr(state, field):
            if name not in pieces:
                yield _unknown_piece(found, field, name, pieces)


def _overstacks(found: PositionFile, state: State) -> Iterator[BadData]:
    """6.3, but for the hex where too many begin, and one of which somebody is just leaving."""
    numbers = state.numbers
    for hex_ in state.standing:
        begins = hex_ == numbers.set_up.overstacked and state.turn <= 1
        strength = state.strength(hex_)
        if strength > numbers.stacking.british and not (begins or any(w.hex == hex_ for w in state.waits)):
            most = numbers.stacking.british
            yield found.fault("position-overstack", _key(state, hex_), found=hex_, points=strength, most=most)


def _unknown_piece(found: PositionFile, key: str, name: str, known: Iterable[str]) -> BadData:
    about = {"what": "piece", "found": name, "nearest": nearest(name, sorted(known))}
    return found.fault("unknown-id", key, **about, allowed=", ".join(sorted(known)))


def _key(state: State, hex_: HexId) -> str:
    """Where a position says that somebody British stands in a hex."""
    units = state.standing.get(hex_, ())
    return f"units.{units[-1]}.hex" if units else f"leaders.{state.officers(hex_)[0]}"


def _beyond(found: PositionFile, key: str, value: int, most: int | None, least: int = 0) -> Iterator[BadData]:
    """What is wrong with a number that is not within its bounds."""
    side, bound = ("least", least) if value < least else ("most", most)
    if bound is not None and not least <= value <= (value if most is None else most):
        yield found.fault("out-of-range", key, found=str(value), side=side, bound=str(bound))


# --- the form of a file, for its schema ---


@cache
def model() -> type[File]:
    """A position as a file has it: every field of the state, units and what waits as tables."""
    hints = get_type_hints(State)
    usual: dict[str, Any] = {}
    for each in fields(State):
        default = getattr(State(), each.name)
        usual[each.name] = (hints[each.name], default)
    del usual["components"]
    usual["units"] = (dict[str, UnitTable], {})
    usual["leaders"] = (dict[str, HexId], {})
    usual["waits"] = (tuple[WaitTable, ...], ())
    state = create_model("IsandlwanaState", __base__=Strict, **usual)
    return create_model("IsandlwanaPosition", __base__=File, state=(state, ...))
