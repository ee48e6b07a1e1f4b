"""In what a pack of *Dark Kingdoms* breaks what its rulebook says of the map and the cards.

Only what is known is judged: a pack that its owner has half copied is no wrong pack.
"""

from collections.abc import Iterator
from typing import get_args

from heart_africa.companions.kingdoms.components import (
    PARAMETERS,
    TIMINGS,
    Colour,
    Effect,
    People,
    Timing,
    Verb,
    Yield,
    sea_steps,
)
from heart_africa.companions.kingdoms.numbers import NUMBERS
from heart_africa.companions.kingdoms.pack import KingdomsPack
from heart_africa.companions.packs import Place, Stack, misread
from heart_africa.core.problems import BadData
from heart_africa.core.strict import nearest

Pieces = Stack[KingdomsPack]
NEEDED: dict[Verb, tuple[str, ...]] = {"discount": ("piece",), "barren": ("resource",)}
"""What an effect cannot do without."""


def faults(found: Pieces) -> Iterator[BadData]:
    """Everything that is wrong with these packs, each named by file, line and key."""
    for check in (_territories, _borders, _stated, _sea, _kinds, _fame, _britannia):
        yield from check(found)


def _whole(found: Pieces, key: str) -> bool:
    """Whether every territory there is has that value."""
    tables = found.pack.territories
    return len(tables) >= NUMBERS.territories and all(getattr(each, key) for each in tables.values())


def _territories(found: Pieces) -> Iterator[BadData]:
    for which in list(found.pack.territories)[NUMBERS.territories :]:
        place = ("territories", which)
        yield found.fault("pack-territories", place, found=which, most=NUMBERS.territories, cited="DK-003")


def _neighbours(found: Pieces) -> dict[str, tuple[str, ...]]:
    """The neighbours of each territory of which they are known."""
    tables = found.pack.territories
    return {which: table.neighbours.value for which, table in tables.items() if table.neighbours}


def _borders(found: Pieces) -> Iterator[BadData]:
    known, all_there = _neighbours(found), len(found.pack.territories) >= NUMBERS.territories
    for which, others in known.items():
        place = ("territories", which, "neighbours")
        if which in others:
            yield found.fault("pack-own-neighbour", place, found=which)
        for other in others:
            if all_there and other not in found.pack.territories:
                yield _stranger(found, place, other)
            elif which not in known.get(other, (which,)):
                there = ("territories", other, "neighbours")
                yield found.fault("pack-one-sided", there, found=which, other=other)
    if _whole(found, "neighbours"):
        # The territories that an army reaches by land from the first.
        first = next(iter(known))
        reached, ahead = {first}, [first]
        while ahead:
            new = set(known.get(ahead.pop(), ())) - reached
            reached |= new
            ahead += new
        apart = sorted(set(known) - reached)
        if apart:
            place = ("territories", apart[0], "neighbours")
            yield found.fault("pack-not-connected", place, found=", ".join(apart), cited="DK-003")


def _stranger(found: Pieces, place: Place, which: str) -> BadData:
    known = list(found.pack.territories)
    return found.fault("pack-no-territory", place, found=which, nearest=nearest(which, known))


def _stated(found: Pieces) -> Iterator[BadData]:
    """What examples of the rulebook tell of the map."""
    known, board = _neighbours(found), found.pack.board
    for border in board.borders.value if board.borders else ():
        if border.of in known and not set(border.any) & set(known[border.of]):
            place = ("territories", border.of, "neighbours")
            others = ", ".join(border.any)
            cited = "DK-147" if len(border.any) == 1 else "DK-148"
            yield found.fault("pack-border", place, found=border.of, others=others, cited=cited)
    ring = board.ring.value if board.ring else ()
    for each in board.apart.value if board.apart else ():
        if set(each.ports) <= set(ring):
            one, other = each.ports
            steps = sea_steps(ring, one, other, whole=board.round is None or board.round.value)
            if not each.least <= steps <= each.most:
                about = {"found": steps, "one": one, "other": other, "least": each.least, "most": each.most}
                yield found.fault("pack-apart", ("board", "ring"), **about, cited="DK-149")


def _sea(found: Pieces) -> Iterator[BadData]:
    """Ships pass every port once, and nothing but ports."""
    ring = found.pack.board.ring
    if ring is None:
        return
    place, ports = ("board", "ring"), ring.value
    for at, which in enumerate(ports):
        table = found.pack.territories.get(which)
        if which in ports[:at]:
            yield found.fault("pack-ring-twice", place, found=which)
        elif table is None and len(found.pack.territories) >= NUMBERS.territories:
            yield _stranger(found, place, which)
        elif table and table.port and not table.port.value:
            yield found.fault("pack-ring-no-port", place, found=which)
    for which, table in found.pack.territories.items():
        if table.port and table.port.value and which not in ports:
            yield found.fault("pack-port-not-in-ring", place, found=which)


def _kinds(found: Pieces) -> Iterator[BadData]:
    """Every resource, colour and people has its territories (2.1)."""
    sought = {"resource": (get_args(Yield), "DK-003"), "colour": (get_args(Colour), "DK-004")}
    for key, (kinds, cited) in {**sought, "shield": (get_args(People), "DK-006")}.items():
        if _whole(found, key):
            there = {getattr(table, key).value for table in found.pack.territories.values()}
            for kind in kinds:
                if kind not in there:
                    yield found.fault(f"pack-no-{key}", ("territories",), found=kind, cited=cited)


def _fame(found: Pieces) -> Iterator[BadData]:
    tables, most = found.pack.fame, NUMBERS.cards.fame
    counts = [table.count.value for table in tables.values() if table.count]
    if sum(counts) > most:
        yield found.fault("pack-fame-deck", ("fame",), found=sum(counts), most=most, cited="DK-016")
    for which, table in tables.items():
        if table.count and table.count.value < 1:
            yield found.fault("pack-at-least-one", ("fame", which, "count"), found=table.count.value)
        timing = table.timing.value if table.timing else None
        for effect in table.effects.value if table.effects else ():
            yield from _effect(found, effect, ("fame", which, "effects"), timing)


def _britannia(found: Pieces) -> Iterator[BadData]:
    tables, cards = found.pack.britannia, NUMBERS.cards
    for which in list(tables)[cards.britannia :]:
        place = ("britannia", which)
        yield found.fault("pack-britannia-deck", place, found=which, most=cards.britannia, cited="DK-017")
    marked = [table.three.value for table in tables.values() if table.three]
    if len(marked) == cards.britannia and sum(marked) != cards.marked:
        yield found.fault(
            "pack-britannia-marked", ("britannia",), found=sum(marked), expected=cards.marked, cited="DK-017"
        )
    for which, table in tables.items():
        for effect in table.effects.value if table.effects else ():
            yield from _effect(found, effect, ("britannia", which, "effects"), "britannia")


def _effect(found: Pieces, effect: Effect, place: Place, when: Timing | str | None) -> Iterator[BadData]:
    """Each effect says what its verb reads and nothing else, on a card where it means anything."""
    yield from misread(found, place, effect, PARAMETERS, NEEDED)
    if effect.amount < 1:
        yield found.fault("pack-at-least-one", place, found=effect.amount)
    if when and when not in TIMINGS[effect.verb]:
        yield found.fault("pack-effect-timing", place, verb=effect.verb, found=when)
    elif when and "who" in PARAMETERS[effect.verb] and (effect.who == "self") == (when == "britannia"):
        yield found.fault("pack-effect-who", place, verb=effect.verb, found=effect.who)
