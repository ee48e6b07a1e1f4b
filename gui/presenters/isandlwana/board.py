"""The map and what stands on it, as facts to be drawn and as words to be read out."""

from collections.abc import Iterable, Iterator, Mapping

from gui.documents.companions import AnyGame
from gui.presenters.companions import Offer
from gui.presenters.isandlwana.groups import FIRES, hex_of, pieces_of
from gui.session import Session
from heart_africa.companions.isandlwana.combat import reach, sight, unused
from heart_africa.companions.isandlwana.components import Components, HexId, TerrainId
from heart_africa.companions.isandlwana.hexes import distance
from heart_africa.companions.isandlwana.movement import left
from heart_africa.companions.isandlwana.state import WAGON, State
from heart_africa.companions.packs import ComponentNeeded
from heart_africa.core.dataclass import dataclass
from heart_africa.journal_kinds.companions import rules_of


@dataclass(frozen=True, slots=True)
class Token:
    """A counter: what it shows; `done`: it has nothing left to do in this phase; `count`: how many."""

    sign: str
    label: str
    strength: int = 0
    square: bool = False
    done: bool = False
    count: int = 1


@dataclass(frozen=True, slots=True)
class Shot:
    """A line from a firer's hex to a target, with the hexes that are in its way."""

    start: HexId
    end: HexId
    barred: tuple[HexId, ...] = ()


@dataclass(frozen=True, slots=True)
class HexBoard:
    """All of it. `box`: what is printed; `tokens`: the counters of each hex, the strongest first.

    `picked`: the hexes that are chosen; `range_of`: how far each hex in reach of the chosen firers is;
    `words`: all of it for those who hear it.
    """

    box: Components
    tokens: Mapping[HexId, tuple[Token, ...]]
    picked: frozenset[HexId]
    range_of: Mapping[HexId, int]
    words: str

    def terrain(self, hex_: HexId) -> TerrainId:
        """The terrain of a hex; "" if nobody has said it."""
        return self.box.terrain_of.get(hex_, "")


def hex_board(session: Session, document: AnyGame) -> HexBoard | None:
    """The map of a game; None before a box is open."""
    state: State = document.looked_at
    if state.components is None:
        return None
    tokens = {hex_: tuple(_tokens(session, state, hex_)) for hex_ in _taken(state)}
    return HexBoard(
        state.box,
        tokens,
        frozenset(_picked(state, document.chosen)),
        _ranges(state, document.chosen),
        _words(tokens),
    )


def _taken(state: State) -> Iterator[HexId]:
    yield from dict.fromkeys(
        (*state.standing, *filter(None, state.leaders.values()), *filter(None, (state.wagon,)), *state.zulus)
    )


def _tokens(session: Session, state: State, hex_: HexId) -> Iterator[Token]:
    units = sorted(state.standing.get(hex_, ()), key=lambda each: -state.units[each].steps)
    for unit in units:
        printed, own = state.printed(unit), state.units[unit]
        yield Token(printed.kind, printed.label, own.steps, own.square, _done(state, unit))
    for leader in state.officers(hex_):
        yield Token("leader", state.box.pieces[leader].label, done=_done(state, leader))
    if state.wagon == hex_:
        yield Token(WAGON, session.say("isandlwanaprint-wagon"), done=WAGON in state.points)
        if state.colours == "shown":
            yield Token("colours", session.say("isandlwanaprint-colours"))
    if count := state.zulus.get(hex_, 0):
        strength = state.numbers.fire.zulu_strength
        spent = state.spent.get(hex_, 0) >= count
        yield Token("zulu", session.say("isandlwanadesk-zulu"), strength, done=spent, count=count)


def _done(state: State, piece: str) -> bool:
    if state.step in FIRES and piece in state.units:
        return not unused(state, piece)
    return state.step == "movement" and piece in state.points and not left(state, piece)


def _picked(state: State, chosen: str) -> Iterator[HexId]:
    if zulu := hex_of(chosen):
        yield zulu
    yield from filter(None, (state.place(each) for each in pieces_of(chosen)))


def _ranges(state: State, chosen: str) -> dict[HexId, int]:
    """How far each hex is from the nearest of those who fire, as far as they reach."""
    if state.step not in FIRES or state.waits:
        return {}
    starts = {state.place(each) for each in pieces_of(chosen)} - {""}
    most = reach(state)
    found: dict[HexId, int] = {}
    for hex_ in state.box.grid.hexes if starts else ():
        far = min(distance(start, hex_) for start in starts)
        if 0 < far <= most:
            found[hex_] = far
    return found


def shots(document: AnyGame, hex_: HexId) -> tuple[Shot, ...]:
    """The lines from those who fire to a hex in their range, and what is in the way of each."""
    state: State = document.looked_at
    if state.step not in FIRES:
        return ()
    angle, most = sight(rules_of(document.writer).book), reach(state)
    starts = dict.fromkeys(state.place(each) for each in pieces_of(document.chosen))
    try:
        return tuple(
            Shot(start, hex_, state.ground.in_the_way(angle, start, hex_))
            for start in starts
            if start and 0 < distance(start, hex_) <= most
        )
    except ComponentNeeded:
        return ()


def lit(aims: Mapping[str, Offer]) -> dict[HexId, str]:
    """What stands in each hex at which an order is aimed: its cost, or the hit number."""
    return {place: offer.mark for place, offer in aims.items()}


def _words(tokens: Mapping[HexId, Iterable[Token]]) -> str:
    """Hex by hex, who stands there."""
    return ". ".join(f"{hex_}: {', '.join(map(said, held))}" for hex_, held in sorted(tokens.items()))


def said(token: Token) -> str:
    """A counter in words."""
    strength = f" {token.strength}" if token.strength else ""
    return f"{token.label}{strength}" + (f" ×{token.count}" if token.count > 1 else "")
