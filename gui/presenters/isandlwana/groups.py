"""What is chosen on the map: the Zulu units of a hex, British pieces that move or fire together."""

from collections.abc import Iterable

from heart_africa.companions.isandlwana.combat import unused
from heart_africa.companions.isandlwana.components import HexId
from heart_africa.companions.isandlwana.movement import left, unmoved
from heart_africa.companions.isandlwana.state import WAGON, State

ZULU = "zulu:"
"""How the Zulu units of a hex are chosen: `zulu:0401`."""
SHARE = ":"
"""Between a firer and the points with which he fires, if not with all."""
FIRES = frozenset({"reaction", "combat"})


def pieces_of(chosen: str) -> tuple[str, ...]:
    """The British pieces that are chosen."""
    return tuple(each.partition(SHARE)[0] for each in _parts(chosen))


def shares_of(chosen: str) -> dict[str, int]:
    """With how many of their points those fire who do not fire with all of them: `a:5` (8.3.1)."""
    parts = (each.partition(SHARE) for each in _parts(chosen))
    return {unit: int(points) for unit, _, points in parts if points}


def _parts(chosen: str) -> tuple[str, ...]:
    return () if chosen.startswith(ZULU) else tuple(filter(None, chosen.split("+")))


def hex_of(chosen: str) -> HexId:
    """The hex whose Zulu units are chosen; "" for British pieces or nothing."""
    return chosen.removeprefix(ZULU) if chosen.startswith(ZULU) else ""


def together(pieces: Iterable[str]) -> str:
    """British pieces as they are chosen."""
    return "+".join(pieces)


def able(state: State, hex_: HexId) -> tuple[str, ...]:
    """The British pieces of a hex that may still move, or fire, in this phase."""
    if state.step in FIRES:
        units = state.standing.get(hex_, ())
        return tuple(each for each in units if unused(state, each) and not state.printed(each).static)
    if state.step == "movement":
        return tuple(each for each in state.pieces(hex_) if each == WAGON or left(state, each))
    return ()


def picked(state: State, chosen: str, hex_: HexId) -> str:
    """What is chosen once a hex is pressed at which no order is aimed.

    Of a stack all who are able come first, then one after another, then none; firers come to those of other
    hexes. Zulu units are chosen by their hex, and let go by it. Where nobody is who may do anything, the
    choice stays, so that the map can say why it is not to be done there.
    """
    if state.waits or state.step in {"placing", "arrivals"}:
        return chosen
    if state.step in {"zulu-movement", "zulu-attack"} and hex_ in state.zulus and unmoved(state, hex_) > 0:
        return "" if hex_of(chosen) == hex_ else f"{ZULU}{hex_}"
    if not (here := able(state, hex_)):
        return chosen
    others = [part for part in _parts(chosen) if part.partition(SHARE)[0] not in here]
    ways = [(), *([here] if len(here) > 1 else []), *((each,) for each in here)]
    now = tuple(each for each in here if each in pieces_of(chosen))
    following = ways[(ways.index(now) + 1) % len(ways)] if now in ways else ()
    return together((*(others if state.step in FIRES else ()), *following))


def split(state: State, chosen: str, hex_: HexId) -> str:
    """The last firer chosen in a hex with a point less; after one point with all of them again (8.3.1)."""
    there = [each for each in pieces_of(chosen) if state.step == "combat" and each in able(state, hex_)]
    if not there:
        return chosen
    who, most = there[-1], unused(state, there[-1])
    points = (shares_of(chosen).get(who, most) - 2) % most + 1
    said = who if points == most else f"{who}{SHARE}{points}"
    return together(said if part.partition(SHARE)[0] == who else part for part in _parts(chosen))
