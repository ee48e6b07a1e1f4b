"""Volleys: who may fire at whom, the dice, what modifies them and what they do (6.7)."""

from collections.abc import Iterator
from functools import cache
from typing import ClassVar, Literal

from heart_africa.companions.packs import known
from heart_africa.companions.run import Book, against
from heart_africa.companions.zulus import events
from heart_africa.companions.zulus.components import (
    TRACKS,
    Card,
    CardNumber,
    Components,
    Guard,
    Range,
    Track,
    TrackName,
)
from heart_africa.companions.zulus.movement import retreat, settle_defences
from heart_africa.companions.zulus.state import Cause, Run, Shot, State
from heart_africa.core.dice import SIDES
from heart_africa.core.journal.records import Order
from heart_africa.core.problems import Problem

VOLLEY = "zulus-volley-dice"


class Fire(Order, kind="fire-volley"):
    """Fire the volley of a card at the iButho of a track."""

    card: CardNumber
    target: TrackName


class ApplyVolley(Order, kind="apply-volley"):
    """Let the dice count; `raised`: the die (from one) that G Company's +1 is for, 0 for none."""

    raised: int = 0
    BARE: ClassVar[tuple[str, ...]] = ("raised",)


class TradeLuck(Order, kind="trade-luck"):
    """12.5 of the 1st edition: discard a card to turn a 5 of the volley into a 6, or a 6 into a 5."""

    card: CardNumber
    face: int


_fire = cache(Fire)
"""An order to fire, made once: thousands of them are looked at in a game."""

# --- who may fire at whom ---


def range_of(state: State, box: int) -> Range | None:
    """At which range a box lies; None beyond all of them."""
    return "close" if box <= 1 else state.data.volleys.ranges.get(box)


def costs_action(book: Book, state: State, card: Card) -> bool:
    """Whether firing a card takes an Action (6.1, 6.7.2; of Heroes of the 1st edition, ZR-117)."""
    if card.volley is not None and card.volley.free:
        return False
    if card.card_class in ("hero", "group"):
        free = book.readings["ZR-117"] == "free" and card.number in state.table
        return not (state.data.volleys.heroes_free or free)
    return True


def against_card(book: Book, state: State, number: int) -> Iterator[Problem]:
    """What is against firing a card at all, whomever at."""
    if number not in state.table and number not in state.hand:
        yield against("zulus-not-at-hand", "ZR-153", card=number)
        return
    if state.resting:
        yield against("zulus-resting", "ZR-076")
    yield from _unready(book, state, state.card(number))


def _unready(book: Book, state: State, card: Card) -> list[Problem]:
    """What is against firing a card that is at hand, by what it is."""
    number = card.number
    found = lacking(state, card.volley.requires, "ZR-138", number) if card.volley else []
    if card.card_class in ("hero", "group"):
        if not state.data.volleys.from_hand and number not in state.table:
            found.append(against("zulus-not-available", "ZR-161", card=number))
        if number in state.fresh and too_fresh(book, state):
            found.append(against("zulus-just-put-forth", "ZR-122", card=number))
    elif card.card_class != "volley":
        found.append(against("zulus-no-volley", "ZR-014", card=number))
    if not state.actions and costs_action(book, state, card):
        found.append(against("zulus-no-action", "ZR-116"))
    return found


def lacking(state: State, requires: tuple[Guard, ...], rule: str, number: int) -> list[Problem]:
    """The first condition on a card that does not hold."""
    for guard in requires:
        if not state.holds(guard):
            return [against("zulus-requires", rule, card=number, guard=guard)]
    return []


def too_fresh(book: Book, state: State) -> bool:
    """ZR-122: whether a Hero of the 1st edition has to wait for the turn after it was put forth."""
    return state.edition == 1 and book.readings["ZR-122"] == "next_turn"


def against_target(book: Book, state: State, card: Card, target: str) -> Iterator[Problem]:
    """What is against a card's volley at the iButho of a track (6.7.1)."""
    if target not in TRACKS:
        yield against("zulus-no-track", "ZR-004", track=target)
        return
    track = TRACKS.index(target)
    each = state.ibuthos[track]
    if not each.active:
        yield against("zulus-no-target", "ZR-155", ibutho=each.name)
        return
    distance = range_of(state, each.box)
    if distance is None or card.dice[distance] == 0:
        yield against("zulus-out-of-range", "ZR-156", card=card.number, box=each.box)
    if each.box > 1 and state.burns(track):
        yield against("zulus-beyond-a-fire", "ZR-090", track=target)
    if each.box > _farthest(book, state) and not _exempt(state, card):
        yield against("zulus-one-inside", "ZR-158" if state.data.volleys.lowest_first else "ZR-157")


def _farthest(book: Book, state: State) -> int:
    """ZR-157, ZR-158: the farthest box at which one may fire: an iButho in the camp has to be the target."""
    nearest = min([each.box for each in state.ibuthos if each.active])
    if nearest > 0:
        return state.data.map.farthest
    lowest = state.data.volleys.lowest_first or book.readings["ZR-157"] == "lowest"
    return nearest if lowest else 0


def _exempt(state: State, card: Card) -> bool:
    return card.outside and state.data.volleys.outside_exempt


def aims(book: Book, state: State) -> list[Fire]:
    """Every volley that may be fired in the Action phase, of each card at each iButho."""
    ranges = state.data.volleys.ranges
    near = [
        (TRACKS[track], distance, each.box)
        for track, each in enumerate(state.ibuthos)
        if (distance := "close" if each.box <= 1 else ranges.get(each.box))
        and not (each.routed or each.fallen or (state.fires and each.box > 1 and state.burns(track)))
    ]
    if state.resting or not near:
        return []
    farthest = _farthest(book, state)
    inside = near if farthest >= state.data.map.farthest else [each for each in near if each[2] <= farthest]
    people = () if state.data.volleys.from_hand else state.box.people
    waiting = state.fresh if state.fresh and too_fresh(book, state) else ()
    cards, actions = state.cards, state.actions
    numbers = [*[number for number in state.hand if number not in people], *state.table]
    nearer, allowed = tuple(near), tuple(inside)
    return [
        order
        for card in [cards[number] for number in numbers if number not in waiting]
        if card.shoots
        and (actions or not costs_action(book, state, card))
        and not (card.bound and _unready(book, state, card))
        for order in _shots(state.box, card, nearer if card.outside and _exempt(state, card) else allowed)
    ]


def _shots(box: Components, card: Card, targets: tuple[tuple[Track, Range, int], ...]) -> list[Fire]:
    """The volleys of a card at those of these targets at which it shows dice; kept for the next time."""
    found: list[Fire] | None = box.notes.get((card.number, targets))
    if found is None:
        found = [_fire(card.number, track) for track, distance, _ in targets if card.dice[distance] != 0]
        box.notes[card.number, targets] = found
    return found


def against_fire(book: Book, state: State, order: Fire) -> list[Problem]:
    """What is against a volley: against firing the card at all, else against its target."""
    found = [*against_card(book, state, order.card)]
    return found or [*against_target(book, state, state.card(order.card), order.target)]


# --- the dice ---


def dice_count(state: State, card: Card, distance: Range) -> int:
    """How many dice a volley has: the card's, the support's, those promised this turn.

    Raises `ComponentNeeded` if nobody has said what the card shows.
    """
    return dice_shown(card, distance) + more_dice(state, distance)


def dice_shown(card: Card, distance: Range) -> int:
    """The dice that a card shows for a range. Raises `ComponentNeeded` if nobody has said it."""
    return known(card.dice[distance], f"card-{card.number}", f"volley.{distance}")


def more_dice(state: State, distance: Range) -> int:
    """The dice that any volley has more at a range."""
    if not (state.support or state.extra):
        return 0
    supports = sum([distance in state.data.volleys.extra_dice.get(each, ()) for each in state.support])
    return supports + sum([amount for amount, ranges in state.extra if distance in ranges])


def minuses(state: State, card: int, distance: Range) -> tuple[Cause, ...]:
    """6.7.5: every -1 that a volley suffers."""
    causes: list[Cause] = ["low-ammo"] if state.low_ammo else []
    if state.night and not state.fires and not _melee(state, card, distance):
        causes.append("night")
    return (*causes, *state.hampered)


def _melee(state: State, card: int, distance: Range) -> bool:
    """10.1 of the 1st edition, 12.2 of the 2nd: bayonets need no light."""
    volleys = state.data.volleys
    if volleys.melee_needs_option and "melee-at-night" not in state.options:
        return False
    return card in volleys.melee and distance == "close"


def plus(state: State, track: int) -> bool:
    """6.7.5: whether G Company adds 1 to a die of a volley at this track."""
    return "g-company" in state.support and state.ibuthos[track].box >= state.data.volleys.plus_least_box


def counted(
    faces: tuple[int, ...], less: int, raised: int = 0, traded: int = 0, *, again: bool = False
) -> tuple[int, ...]:
    """6.7.5: the dice as they count: each -1 off a different one of the highest, or a +1 on one of them.

    `traded`: a face of which one die shows the other one of 5 and 6 (12.5). `again`: more -1s than dice go
    round again (ZR-175).
    """
    if less <= 0 and not (raised or traded):
        return faces
    dice = list(faces)
    highest = sorted(range(len(dice)), key=faces.__getitem__, reverse=True)
    while less > 0 and highest:
        for place in highest[:less]:
            dice[place] -= 1
        less = less - len(dice) if again else 0
    if raised:
        dice[raised - 1] = min(SIDES, dice[raised - 1] + 1)
    if traded and traded in dice:  # another card may have changed it since: then the luck is gone
        dice[dice.index(traded)] = 2 * SIDES - 1 - traded
    return tuple(dice)


def net_minus(state: State, shot: Shot) -> int:
    """How many dice lose 1: a +1 takes one of them away; -1 if the +1 is left over."""
    causes = minuses(state, shot.card, shot.range)
    less = max(0, len(causes) - shot.steady) - plus(state, shot.track)
    return min(0, less) if shot.settled else less


def choices(state: State) -> bool:
    """Whether the dice that lie on the table leave the player anything to choose, cards aside."""
    shot = state.shot
    if shot is None:
        return False
    if net_minus(state, shot) < 0:
        return True
    return next(trades(state), None) is not None


def aimed(state: State, order: Fire) -> Shot:
    """A volley whose dice are not thrown yet."""
    track = TRACKS.index(order.target)
    distance = range_of(state, state.ibuthos[track].box) or "long"
    return Shot(order.card, track, distance, (), state.steady)


def fire(run: Run, order: Fire) -> None:
    """6.7: the card goes to the discard pile and the dice are thrown."""
    state = run.state
    card, (_, track, distance, *_) = state.card(order.card), aimed(state, order)
    count = 0 if card.dice[distance] == 0 else dice_count(state, card, distance)
    faces = run.dice.roll(count, VOLLEY) if count else ()
    if costs_action(run.book, state, card):
        run.tell(events.CountsChanged("actions", state.actions - 1))
    run.tell(events.CardWent(order.card, "discard", "volley"))
    first = card.card_class == "volley" or run.reads("ZR-230") == "any_volley"
    run.tell(events.Fired(order.card, order.target, distance, faces, first), state.ibuthos[track].name)


# --- when they lie there ---


def against_applying(_book: Book, state: State, order: ApplyVolley) -> Iterator[Problem]:
    """What is against letting the dice count like this."""
    shot = state.shot
    if shot is None:
        yield against("zulus-not-now", "ZR-043", step=state.step)
    elif order.raised and net_minus(state, shot) >= 0:
        yield against("zulus-no-plus", "ZR-179")
    elif not 0 <= order.raised <= len(shot.faces):
        yield against("zulus-no-die", "ZR-177", found=order.raised)


def against_trading(_book: Book, state: State, order: TradeLuck) -> Iterator[Problem]:
    """What is against trading one's luck."""
    if state.shot is None:
        yield against("zulus-not-now", "ZR-043", step=state.step)
    elif order not in trades(state):
        yield against("zulus-no-trade", "ZR-251", card=order.card, found=order.face)


def trades(state: State) -> Iterator[TradeLuck]:
    """12.5 of the 1st edition: every trade that the dice on the table allow, one for a volley."""
    shot = state.shot
    if shot is None or "luck" not in state.options or shot.traded:
        return
    less = net_minus(state, shot)
    shown = set(counted(shot.faces, less))
    if less < 0:  # G Company's +1 may bring the face that is traded
        shown |= {face + 1 for face in shown}
    volleys = state.data.volleys
    cards = (*state.hand, *(card for card in state.table if state.puttable(card)))
    for face in (volleys.retreat, volleys.hit):
        if face in shown:
            for card in cards:
                yield TradeLuck(card, face)


def trade(run: Run, order: TradeLuck) -> None:
    """A card is discarded for it."""
    shot = run.state.shot
    run.tell(events.CardWent(order.card, "discard", "luck"))
    if shot is not None:
        run.tell(events.LuckTraded(order.face))


def resolve(run: Run, raised: int = 0) -> None:
    """6.7.4: all hits, then all retreats."""
    state, shot = run.state, run.state.shot
    if shot is None:
        return
    volleys = state.data.volleys
    causes = () if shot.settled else minuses(state, shot.card, shot.range)[shot.steady :]
    helped = plus(state, shot.track) and bool(causes or raised)
    again = run.reads("ZR-175") == "round_again"
    faces = counted(shot.faces, net_minus(state, shot), raised, shot.traded, again=again)
    hits, retreats = faces.count(volleys.hit), faces.count(volleys.retreat)
    target = state.ibuthos[shot.track]
    run.tell(events.VolleyApplied(faces, hits, retreats, causes, helped), target.name)
    if hits:
        lose(run, shot.track, hits)
    if run.state.ibuthos[shot.track].active:
        _retreats(run, shot.track, retreats, faces.count(volleys.retreat_in_fire))
    settle_defences(run)


def lose(run: Run, track: int, pieces: int) -> None:
    """6.7.4: markers first, then the unit itself; hits beyond it are lost."""
    each = run.state.ibuthos[track]
    how: Literal["fallen", "lost"] = "fallen" if pieces > each.hits else "lost"
    run.tell(events.StrengthChanged(max(0, each.hits - pieces), how), each.name)


def _retreats(run: Run, track: int, retreats: int, in_fire: int) -> None:
    """One box for each 5; in a burning building, or once a retreat has come through one, for each 4 too."""
    if stands_in_fire(run.state, track):
        retreats, in_fire = retreats + _burning(run, track, in_fire), 0
    while retreats and run.state.ibuthos[track].active:
        retreat(run, track)
        retreats -= 1
        reached = retreats or run.reads("ZR-172") == "reaching"
        if run.state.data.volleys.through_fire and reached and stands_in_fire(run.state, track):
            retreats, in_fire = retreats + _burning(run, track, in_fire), 0


def _burning(run: Run, track: int, in_fire: int) -> int:
    if in_fire:
        run.tell(events.RetreatsInFire(in_fire), run.state.ibuthos[track].name)
    return in_fire


def stands_in_fire(state: State, track: int) -> bool:
    """Whether the iButho of a track stands in a burning building."""
    return state.ibuthos[track].box == 1 and state.burns(track)
