"""A position as a file has it: hexes by their numbers, pieces by their words, every limit looked at."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, get_args

from heart_africa.companions.isandlwana.components import Components, HexId, LeaderId, UnitId
from heart_africa.companions.isandlwana.state import ROLLED, WAGON, Company, State, Wait
from heart_africa.companions.positions import At, Form, Layout, PositionFile
from heart_africa.core.problems import BadData


def plain(state: State) -> dict[str, Any]:
    """What differs from an empty map, by the names of the state's fields."""
    return LAYOUT.said(state, state)


def state_of(found: PositionFile, box: Components) -> State:
    """The state that a position means. Raises `BadData` with file, line and key for what cannot be."""
    at = At(found, box)
    nobody = {"units": _units(at, {}), "leaders": _leaders(at, {})}
    state = State(components=box).with_(**(nobody | LAYOUT.values(found, box)))
    for fault in _impossible(found, state):
        raise fault
    return state


# --- who stands where, as a file says it ---


def _units(at: At, said: Mapping[str, Any]) -> dict[str, Company]:
    """One without a hex is still to come, one that is not named is out of the game."""
    _known(at, said, at.box.units)
    rows = {name: LAYOUT.row(at.inner(name), each, Company) for name, each in said.items()}
    return {name: rows.get(name, Company()) for name in get_args(UnitId)}


def _told_units(state: State, units: Mapping[str, Company]) -> dict[str, Any]:
    return {name: LAYOUT.said(state, each) for name, each in units.items() if each.steps}


def _leaders(at: At, said: Mapping[str, HexId]) -> dict[str, HexId]:
    _known(at, said, at.box.leaders)
    return {name: said.get(name, "") for name in get_args(LeaderId)}


def _told_leaders(_state: State, leaders: Mapping[str, HexId]) -> dict[str, HexId]:
    return {name: hex_ for name, hex_ in leaders.items() if hex_}


def _known(at: At, names: Iterable[str], pieces: Iterable[str]) -> None:
    """Raises `BadData` for a name that is none of these pieces."""
    for name in names:
        at.inner(name).among("piece", name, dict.fromkeys(sorted(pieces)))


FORMS: Mapping[type[Any], Mapping[str, Form | None]] = {
    Company: {"steps": Form(int, usual=...)},
    Wait: {"hex": Form(HexId, usual="")},
    State: {
        "units": Form(dict[str, Company], _told_units, _units, {}),
        "leaders": Form(dict[str, HexId], _told_leaders, _leaders, {}),
    },
}
LAYOUT: Layout = Layout(State, FORMS)


# --- what cannot be ---


def _off_the_map(found: PositionFile, state: State) -> Iterator[BadData]:
    hexes = [(f"units.{name}.hex", each.hex) for name, each in state.units.items()]
    hexes += [(f"leaders.{name}", hex_) for name, hex_ in state.leaders.items()] + [("wagon", state.wagon)]
    for name in ("zulus", "spent", "aims"):
        hexes += [(f"{name}.{hex_}", hex_) for hex_ in getattr(state, name)]
    for key, hex_ in (*hexes, *(("fired_on", each) for each in state.fired_on)):
        if hex_ and not state.box.grid.has(hex_):
            yield found.fault("position-no-hex", key, found=hex_)


def _impossible(found: PositionFile, state: State) -> Iterator[BadData]:
    """What breaks a limit of the game."""
    box, numbers = state.box, state.numbers
    yield from _off_the_map(found, state)
    for name, each in state.units.items():
        yield from found.beyond(f"units.{name}.steps", each.steps, 0, state.printed(name).strength)
    total = sum(state.zulus.values())
    yield from found.beyond("zulus", total, 0, box.zulus)
    british = {*state.standing, *filter(None, (*state.leaders.values(), state.wagon))}
    for hex_, count in state.zulus.items():
        most = box.zulus if hex_ in box.onrush else numbers.stacking.zulu
        yield from found.beyond(f"zulus.{hex_}", count, 1, most)
        if hex_ in british:
            yield found.fault("position-both-sides", f"zulus.{hex_}", found=hex_)
    for hex_ in british:
        if hex_ in box.onrush:
            yield found.fault("position-british-onrush", _key(state, hex_), found=hex_)
    for name, each in state.units.items():
        if each.square and (unit := state.printed(name)).static:
            yield found.fault("position-static-square", f"units.{name}.square", piece=unit.label)
    if state.colours == "shown" and not state.wagon:
        yield found.fault("position-colours-alone", "colours")
    yield from _overstacks(found, state)
    for field in ("points", "moving", "done"):
        known = (*state.units, *state.leaders, WAGON, ROLLED, *state.zulus)
        _known(At(found, box, (field,)), getattr(state, field), known)


def _overstacks(found: PositionFile, state: State) -> Iterator[BadData]:
    """6.3, but for the hex where too many begin, and one of which somebody is just leaving."""
    numbers = state.numbers
    for hex_ in state.standing:
        begins = hex_ == numbers.set_up.overstacked and state.turn <= 1
        strength = state.strength(hex_)
        if strength > numbers.stacking.british and not (begins or any(w.hex == hex_ for w in state.waits)):
            most = numbers.stacking.british
            yield found.fault("position-overstack", _key(state, hex_), found=hex_, points=strength, most=most)


def _key(state: State, hex_: HexId) -> str:
    """Where a position says that somebody British stands in a hex."""
    if units := state.standing.get(hex_, ()):
        return f"units.{units[-1]}.hex"
    return next((f"leaders.{each}" for each in state.officers(hex_)), WAGON)
