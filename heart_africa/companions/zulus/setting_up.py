"""The set-up, its options, and printed values that the owner of a box says as they are needed (3.0, 12.0)."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, get_args, get_type_hints

from heart_africa.companions.packs import ComponentNeeded, known
from heart_africa.companions.run import Book, against
from heart_africa.companions.stated import taken, taken_as
from heart_africa.companions.zulus.components import (
    BY_ITSELF,
    PARAMETERS,
    Ability,
    Card,
    CardNumber,
    Chit,
    Components,
    Effect,
    IbuthoId,
    OptionName,
    Place,
    Rank,
    Regiment,
    Volley,
    verbs_for,
)
from heart_africa.companions.zulus.edition import EditionData, edition_data
from heart_africa.companions.zulus.events import SetUpDone, TurnBegan
from heart_africa.companions.zulus.state import BOTTOM, BY_LOT, UPPER, Run, State
from heart_africa.core.journal.records import Order
from heart_africa.core.problems import Problem
from heart_africa.core.strict import unknown

TRACK_LOT = "zulus-track-lot"
STRENGTH = "zulus-strength-die"


class OpenBox(Order, kind="open-box"):
    """Put on the table what is printed: the components of a pack."""

    components: Components


class SetUp(Order, kind="set-up"):
    """3.0: lay everything out. `options` of 12.0 by their names, `cards`: the optional ones added (12.3).

    `tracks`: the iButhos as they were laid by hand on Chest, Left Horn, Right Horn, Loins, else by lot;
    `above_night`: how many cards were put above Night Fighting Begins, 0 for the larger half.
    """

    options: tuple[OptionName, ...] = ()
    cards: tuple[CardNumber, ...] = ()
    tracks: tuple[IbuthoId, ...] = ()
    above_night: int = 0


def laid_out(box: Components, chosen: Mapping[str, Sequence[str]]) -> SetUp:
    """The set-up with these options, cards (by their numbers) and iButhos. Raises `BadData` for no iButho."""
    ids: dict[str, IbuthoId] = {each.id: each.id for each in box.regiments}
    tracks = chosen.get("tracks", ())
    if strange := [each for each in tracks if each not in ids]:
        raise unknown("ibutho", strange[0], sorted(ids), "--tracks")
    cards = tuple(map(int, chosen.get("card", ())))
    return SetUp(tuple(chosen.get("option", ())), cards, tuple(ids[each] for each in tracks))


# --- what is against it ---


def against_setting_up(_book: Book, state: State, order: SetUp) -> Iterator[Problem]:
    """What is against laying it out like this."""
    if state.step != "set-up" or state.components is None:
        yield against("zulus-not-now", "ZR-043", step=state.step)
        return
    data = edition_data(state.components.edition)
    if unknown := [each for each in order.options if each not in data.set_up.options]:
        yield against("zulus-no-such-option", "ZR-219", found=unknown[0])
    if order.tracks and sorted(order.tracks) != sorted(each.id for each in state.components.regiments):
        yield against("zulus-each-on-its-track", "ZR-027")
    printed = state.components.by_number
    for card in order.cards:
        if card not in printed or card <= data.set_up.shuffled[1] or order.cards.count(card) > 1:
            yield against("zulus-no-optional-card", "ZR-224", card=card)
            return
    yield from _unbalanced(data, state.components, order)
    most = len(_shuffled(data, state.components, order)) - data.set_up.bottom
    if not 0 <= order.above_night < most:
        yield against("zulus-no-such-cut", "ZR-038", most=most - 1)


def _unbalanced(data: EditionData, components: Components, order: SetUp) -> Iterator[Problem]:
    """12.3: a Volley card for each Hero that calls for one."""
    first, last = data.set_up.volleys_to_balance
    volleys = sum(first <= card <= last for card in order.cards)
    heroes = sum(components.by_number[card].id in data.set_up.singly for card in order.cards)
    if data.set_up.in_pairs:
        low, high = data.set_up.in_pairs
        heroes += sum(low <= card <= high for card in order.cards) // 2
    if volleys != heroes:
        rule = "ZR-227" if data.edition == 1 else "ZR-225"
        yield against("zulus-unbalanced", rule, needed=heroes, found=volleys)


# --- what comes of it ---


def _shuffled(data: EditionData, components: Components, order: SetUp) -> tuple[int, ...]:
    """The cards that are shuffled together, before any are set aside."""
    first, last = data.set_up.shuffled
    own = (card for card in components.by_number if first <= card <= last)
    added = (card for card in order.cards if components.by_number[card].id not in data.set_up.upper_half)
    return tuple(sorted((*own, *added)))


def set_up(run: Run, order: SetUp) -> None:
    """3.0: everything in its place. Raises `ComponentNeeded` for what nobody has counted."""
    box = run.state.box
    data = edition_data(box.edition)
    for chit in box.chits:
        known(chit.count, f"chit-{chit.id}", "count")
    tracks = order.tracks or _by_lot(run)
    closer = "closer-game" in order.options
    deck = _shuffled(data, box, order)
    upper = tuple(card for card in order.cards if box.by_number[card].id in data.set_up.upper_half)
    between = len(deck) - data.set_up.bottom - (data.options.aside_cards if closer else 0)
    below = between // 2 if run.reads("ZR-038") == "smaller_below" else between - between // 2
    above = order.above_night or between - below
    pile = (
        *((UPPER if upper else BY_LOT,) * (above + len(upper))),
        data.set_up.night,
        *((BY_LOT,) * (between - above)),
        *((BOTTOM,) * (data.set_up.bottom + 1)),
    )
    without = data.options.no_chit if "officers" in order.options else None
    run.tell(
        SetUpDone(
            options=order.options,
            optional_cards=order.cards,
            tracks=tracks,
            hits=_strengths(run, data, order, tracks),
            cup=tuple(0 if chit.kind == without else chit.count or 0 for chit in box.chits),
            aside=data.options.aside_chits if closer else 0,
            pile=pile,
            unseen=deck,
            upper=upper,
            bottom=(data.set_up.relief,),
            hand=data.set_up.hand,
            box=data.map.farthest,
        )
    )
    run.tell(TurnBegan(1))


def _by_lot(run: Run) -> tuple[IbuthoId, ...]:
    """3.0.1: the iButhos on their tracks at random."""
    left = [each.id for each in run.state.box.regiments]
    return tuple(left.pop(run.lot(len(left), TRACK_LOT)) for _ in range(len(left)))


def _strengths(run: Run, data: EditionData, order: SetUp, tracks: tuple[IbuthoId, ...]) -> tuple[int, ...]:
    """3.0.1 and 12.1: the markers that each iButho begins with, track by track."""
    box = run.state.box
    for each in box.regiments:
        for field in ("hits", "printed"):
            known(getattr(each, field), f"regiment-{each.id}", field)
    more = data.options.gold_markers if "gold-markers" in order.options else 0
    hits = {each.id: (each.hits or 0) + more for each in box.regiments}
    if "varied-strength" in order.options:
        left = known(box.generic_hits, "box", "generic_hits")
        for each in sorted(box.regiments, key=lambda one: one.printed or 0):
            change = min(left, data.options.varied[run.die(STRENGTH) - 1])
            hits[each.id] = max(0, hits[each.id] + change)
            left -= max(0, change)
    return tuple(hits[name] for name in tracks)


# --- printed values that are said as they are needed ---

_PIECES: dict[str, tuple[str, type[Any], str]] = {
    "card": ("cards", Card, "number"),
    "chit": ("chits", Chit, "id"),
    "regiment": ("regiments", Regiment, "id"),
}


RANKS = tuple(filter(None, get_args(Rank)))
AMONG = {
    "who": ("hero", "group", "volley", "event", *RANKS),
    "rank": RANKS,
    "place": tuple(each for each in get_args(Place) if each != "kraal"),  # no hero holds that (ZR-124)
}
"""Words for what an effect reads, where not all that its field may hold makes sense."""


def hint_of(needed: ComponentNeeded) -> object:
    """What a printed value may be."""
    what, own, inner = needed.piece.partition("-")[0], *needed.field.partition(".")[::2]
    owner = {"numbers": Effect, "place": Effect, "stays": Ability}.get(own)
    cls = Volley if inner else owner or _PIECES.get(what, ("", Components, ""))[1]
    return get_type_hints(cls, include_extras=True)[inner or own]


def value_of(needed: ComponentNeeded, value: str) -> object:
    """A printed value as it was said. Raises `BadData`."""
    return taken_as(hint_of(needed), needed.field, value)


def plan(cls: type[Any], said: Mapping[str, Any]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """What is asked of an ability and of its effects, out of the closed vocabulary."""
    if cls is Effect:
        yield "verb", verbs_for(said["cost"])
        read = sorted(PARAMETERS[said["verb"]], key=lambda name: (name != "place", name))
        yield from ((name, AMONG.get(name, ())) for name in read)
        return
    yield "cost", ()
    if said["cost"] not in BY_ITSELF:
        yield "timing", ()
    yield from (("requires", ()), ("effects", ()))


def with_value(components: Components, needed: ComponentNeeded, value: str) -> Components:
    """The components with one printed value said. Raises `BadData` for what cannot be."""
    field, (what, _, name) = needed.field, needed.piece.partition("-")
    if what == "box":
        return replace(components, **{field: taken(Components, field, value)})
    try:
        plural, cls, key = _PIECES[what]
        pieces = {str(getattr(each, key)): each for each in getattr(components, plural)}
        said = _said(cls, pieces[name], field, value)
    except KeyError:
        raise unknown("piece", needed.piece, _all_pieces(components)) from None
    changes: dict[str, Any] = {
        plural: tuple(said if number == name else each for number, each in pieces.items())
    }
    return replace(components, **changes)


def _all_pieces(components: Components) -> Iterator[str]:
    for what, (plural, _, key) in _PIECES.items():
        yield from (f"{what}-{getattr(each, key)}" for each in getattr(components, plural))


def _said(cls: type[Any], piece: Any, field: str, value: str) -> object:  # noqa: ANN401  # a card, a chit, a regiment
    own, _, inner = field.partition(".")
    if inner:
        volley = replace(piece.volley or Volley(), **{inner: taken(Volley, inner, value)})
        return replace(piece, volley=volley)
    if own in ("numbers", "place", "stays"):
        return replace(piece, abilities=tuple(_filled(each, own, value) for each in piece.abilities or ()))
    read, known = taken(cls, own, value), piece.known if own == "abilities" else ()
    return replace(piece, **{own: (*known, *read) if known else read})


def _filled(ability: Any, field: str, value: str) -> object:  # noqa: ANN401  # an ability
    """An ability with the one value that it lacked."""
    if field == "stays":
        wanted = ability.cost == "fate" and ability.stays is None
        return replace(ability, stays=taken(type(ability), field, value)) if wanted else ability
    effects = tuple(
        replace(each, **{field: taken(Effect, field, value)})
        if each.verb == "defend" and getattr(each, field) is None
        else each
        for each in ability.effects
    )
    return replace(ability, effects=effects)
