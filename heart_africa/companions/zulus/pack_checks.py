"""In what a pack of *Zulus on the Ramparts!* breaks what its rulebook says of the pieces.

Only what is known is judged: a pack that its owner has half copied is no wrong pack.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from heart_africa.companions.packs import Stack, misread
from heart_africa.companions.zulus.components import (
    BY_ITSELF,
    PARAMETERS,
    Card,
    ChitKind,
    Components,
    Edition,
    IbuthoId,
    verbs_for,
)
from heart_africa.companions.zulus.edition import edition_data
from heart_africa.core.dice import SIDES
from heart_africa.core.problems import BadData

Pieces = Stack[Any]  # of a ZulusPack, which is read further up
CHITS: Mapping[Edition, Mapping[ChitKind, tuple[int, str]]] = {
    1: {"overheat": (1, "ZR-242")},
    2: {"r": (3, "ZR-023"), "ablaze": (2, "ZR-024"), "overheat": (1, "ZR-243"), "snipers": (1, "ZR-243"),
        "debate": (1, "ZR-252")},
}  # fmt: skip
"""How many of these chits an edition has, and what says so."""
CARDS: Mapping[Edition, int] = {1: 44, 2: 50}
"""The highest number of a card: of the 1st edition, box and kit numbered through (ZR-002)."""
MOST_HITS: Mapping[Edition, int] = {1: 4, 2: 4}
"""No stack has more than five pieces (ZR-018); uThulwana with five is the largest of the 2nd (ZR-021)."""
LEAST_HITS: Mapping[Edition, int] = {1: 0, 2: 1}
EXTREMES: Mapping[Edition, Mapping[IbuthoId, Callable[[Iterable[int]], int]]] = {
    1: {"indlondo": min, "udloko": max},
    2: {"uthulwana": max},
}
"""Who is the weakest and who the strongest by the strength printed (ZR-021)."""
GROUPS = {"nnc", "nnh", "g-company"}
COMMITTING = 2
ROUND_PIECES = 45
"""The round counters of the 1st edition: chits, Hit markers and generic ones, nothing else (ZR-002)."""
PLACES = ("hospital", "storehouse", "north-wall", "kraal")
NEEDED = {"defend": ("place",), "set-die": ("number",), "support": ("marker",), "counts-as": ("rank",)}
"""What an effect cannot do without; the numbers of a defense may be asked for later."""


def faults(found: Pieces, pieces: Components) -> Iterator[BadData]:
    """Everything that is wrong with these packs, each named by file, line and key."""
    for check in (
        _chits,
        _loins,
        _regiments,
        _round_pieces,
        _deck,
        _numbers,
        _classes,
        _places,
        _defenses,
        _volleys,
    ):
        yield from check(found, pieces)
    for card in pieces.cards:
        yield from _card(found, card)


def _chits(found: Pieces, pieces: Components) -> Iterator[BadData]:
    for kind, (expected, rule) in CHITS[pieces.edition].items():
        chits = [chit for chit in pieces.chits if chit.kind == kind]
        if chits and all(chit.count is not None for chit in chits):
            total = sum(chit.count or 0 for chit in chits)
            if total != expected:
                place = ("chits", chits[-1].id, "count")
                yield found.fault(
                    "pack-chit-count", place, chit=kind, found=total, expected=expected, cited=rule
                )
    for key, table in found.pack.chits.items():
        if table.face is None:
            yield found.fault("pack-chit-faceless", ("chits", key), chit=key)
    for chit in pieces.chits:
        if (chit.kind == "advance") != bool(chit.tracks and chit.boxes):
            yield found.fault("pack-chit-face", ("chits", chit.id, "face"), chit=chit.id, cited="ZR-025")


def _loins(found: Pieces, pieces: Components) -> Iterator[BadData]:
    """5.1: the Loins have the fewest Advances of their own, and move farther by each on average."""
    own: dict[str, list[int]] = {}
    for chit in pieces.chits:
        if chit.kind == "advance" and len(chit.tracks) == 1:
            if chit.count is None:
                return
            own.setdefault(chit.tracks[0], []).extend([chit.boxes] * chit.count)
    loins = own.pop("loins", [])
    for track, boxes in own.items():
        if len(loins) >= len(boxes) or sum(loins) * len(boxes) <= sum(boxes) * len(loins):
            yield found.fault("pack-loins", ("chits",), track=track, cited="5.1")


def _regiments(found: Pieces, pieces: Components) -> Iterator[BadData]:
    least, most = LEAST_HITS[pieces.edition], MOST_HITS[pieces.edition]
    for each in pieces.regiments:
        if each.hits is not None and not least <= each.hits <= most:
            place = ("regiments", each.id, "hits")
            yield found.fault("pack-hits", place, found=each.hits, least=least, most=most, cited="ZR-018")
    strengths = {each.id: each.printed for each in pieces.regiments if each.printed is not None}
    for regiment, extreme in EXTREMES[pieces.edition].items():
        if regiment in strengths and strengths[regiment] != extreme(strengths.values()):
            place = ("regiments", regiment, "printed")
            yield found.fault("pack-strength-order", place, regiment=regiment, cited="ZR-021")


def _round_pieces(found: Pieces, pieces: Components) -> Iterator[BadData]:
    counts = [
        *(chit.count for chit in pieces.chits),
        *(each.hits for each in pieces.regiments),
        pieces.generic_hits,
    ]
    if pieces.edition == 1 and None not in counts:
        total = sum(count or 0 for count in counts)
        if total != ROUND_PIECES:
            yield found.fault(
                "pack-round-pieces", ("chits",), found=total, expected=ROUND_PIECES, cited="ZR-002"
            )


def _deck(found: Pieces, pieces: Components) -> Iterator[BadData]:
    """The numbers shuffled are all there, once a pack claims to be a set and not a beginning."""
    most = CARDS[pieces.edition]
    for number in pieces.by_number:
        if not 1 <= number <= most:
            yield found.fault(
                "pack-card-number",
                ("cards", pieces.by_number[number].id, "number"),
                found=number,
                most=most,
                cited="ZR-002",
            )
    if found.top.head.kind != "substitute":
        return
    first, last = edition_data(pieces.edition).set_up.shuffled
    lacking = [number for number in range(1, last + 1) if not _known(pieces, number)]
    if lacking:
        numbers = ", ".join(map(str, lacking))
        shuffled = last - first + 1
        cited = "ZR-036" if pieces.edition == 2 else "ZR-035"  # noqa: PLR2004  # the second edition
        yield found.fault(
            "pack-deck", ("cards",), found=numbers, first=first, last=last, shuffled=shuffled, cited=cited
        )
    committing = [card for card in pieces.cards if card.volley and "platoon" in card.volley.requires]
    if len(committing) != COMMITTING:
        yield found.fault(
            "pack-committing", ("cards",), found=len(committing), expected=COMMITTING, cited="ZR-138"
        )


def _known(pieces: Components, number: int) -> bool:
    """Whether somebody has said what card bears that number."""
    return number in pieces.by_number and bool(pieces.by_number[number].id)


def _numbers(found: Pieces, _: Components) -> Iterator[BadData]:
    """No two cards bear the same number."""
    seen: dict[int, str] = {}
    for key, table in found.pack.cards.items():
        number = table.number.value if table.number else 0
        if number and seen.setdefault(number, key) != key:
            yield found.fault("pack-same-number", ("cards", key, "number"), found=number, other=seen[number])


def _classes(found: Pieces, pieces: Components) -> Iterator[BadData]:
    set_up = edition_data(pieces.edition).set_up
    first, last = set_up.volleys_to_balance
    for card in pieces.cards:
        place = ("cards", card.id, "class")
        if card.card_class and (card.card_class == "group") != (card.id in GROUPS):
            yield found.fault("pack-groups", place, found=card.id, cited="ZR-012")
        if card.card_class not in {None, "volley"} and first <= card.number <= last:
            yield found.fault("pack-not-a-volley", place, first=first, last=last, cited="ZR-225")


def _places(found: Pieces, pieces: Components) -> Iterator[BadData]:
    if sorted(pieces.tracks) != sorted(PLACES):
        yield found.fault("pack-tracks", ("box", "tracks"), allowed=", ".join(PLACES), cited="ZR-009")


def _defenses(found: Pieces, _: Components) -> Iterator[BadData]:
    for key, table in found.pack.cards.items():
        if table.numbers:
            yield from _highest(found, table.numbers.value, ("cards", key, "numbers"))
        if table.defends and table.defends.value == "kraal":
            yield found.fault("pack-no-defense-there", ("cards", key, "defends"), cited="ZR-124")


def _highest(found: Pieces, numbers: tuple[int, ...], place: tuple[str, ...]) -> Iterator[BadData]:
    """The fault of a defense whose numbers are not the highest of the die (ZR-065)."""
    if sorted(numbers) != list(range(SIDES + 1 - len(numbers), SIDES + 1)):
        shown = ", ".join(map(str, numbers))
        yield found.fault("pack-defense-numbers", place, found=shown, cited="ZR-065")


def _volleys(found: Pieces, pieces: Components) -> Iterator[BadData]:
    """Only the Groups outside the camp reach box 4; a Volley card has dice at some range."""
    for card in pieces.cards:
        place = ("cards", card.id, "volley")
        dice = (
            [getattr(card.volley, name) for name in ("close", "medium", "long", "box4")]
            if card.volley
            else []
        )
        if card.volley and card.volley.box4 and not card.outside:
            yield found.fault("pack-box4", (*place, "box4"), cited="ZR-156")
        if card.card_class == "volley" and dice and not any(count is None or count > 0 for count in dice):
            yield found.fault("pack-no-dice", place, cited="ZR-014")


def _card(found: Pieces, card: Card) -> Iterator[BadData]:
    """What is wrong with the abilities of a card."""
    table = found.pack.cards.get(card.id)
    for name, leaf in table.abilities.items() if table else ():
        # An ability says when it may be used unless it works by itself, and each effect what its verb
        # reads.
        place = ("cards", card.id, "abilities", name)
        if (leaf.value.cost in BY_ITSELF) == bool(leaf.value.timing):
            yield found.fault("pack-timing", place, cost=leaf.value.cost)
        if leaf.value.stays is not None:  # the card says it, once: see `stays` of its table
            yield found.fault("pack-stays", place)
        for effect in leaf.value.effects:
            if effect.verb not in verbs_for(leaf.value.cost):
                yield found.fault("pack-verb-cost", place, verb=effect.verb, cost=leaf.value.cost)
            yield from misread(found, place, effect, PARAMETERS, NEEDED)
            yield from _highest(found, effect.numbers or (), place)
    people = card.card_class in {"hero", "group"}
    if people and card.abilities is not None and card.volley is not None:
        fires = any(
            dice is None or dice > 0 for dice in (card.volley.close, card.volley.medium, card.volley.long)
        )
        gives = any(ability.cost in {"discard", "fate"} for ability in card.abilities)
        if not fires and not gives:
            yield found.fault("pack-no-sacrifice", ("cards", card.id), cited="ZR-132")
