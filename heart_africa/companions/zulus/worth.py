"""What a position is worth, and what an order brings at once, in victory points: the computer's judgement.

Of the rules only the points of 11.0 stand here. The rest is what we think of a game: how much a regiment on
its way to the Zulu Victory marker weighs, a card kept, an Action left. The computer's players and its advice
judge by this; no rule does.
"""

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any, NamedTuple

from heart_africa.companions.zulus import actions, cards, volleys
from heart_africa.companions.zulus.abilities import ALL_CAUSES, UseAbility
from heart_africa.companions.zulus.components import TRACKS, Ability, Card, Chit, Edition, Effect, Verb
from heart_africa.companions.zulus.edition import edition_data
from heart_africa.companions.zulus.run import Book
from heart_africa.companions.zulus.state import BUILDINGS, State
from heart_africa.core.dice import SIDES
from heart_africa.core.journal.records import Command

LOST = 60.0
"""A camp that is overrun."""
THREAT, FADE = 45.0, 0.55
"""A regiment so many boxes from the Zulu Victory marker weighs `THREAT * FADE ** boxes`."""
FRESH = 0.1
"""A tenth of that more or less for each Hit marker above or below three."""
ACTION, CARD = 1.0, 1.2
"""An Action, and a card drawn."""
DIE = 0.15
"""A die that a card kept may throw, at close range and at medium range alike."""
TELLING = (1, 4, 5, 6)
"""The faces of a volley that have to be told apart: any below a 4 is a miss, whatever is added to it."""
ROUTED = 0.7
"""How much of its weight goes with an iButho that routs: an R brings it back."""
ABILITY = 1.0
"""What a Hero on the table may still do."""
AMMUNITION = 7.0
"""All rounds at hand for a whole game."""
HANDED_OUT = 2.5
"""What it costs to have rounds handed out: an Action, and a Hero from the table."""
PLATOON = 3.0
"""The Reserve Platoon, for somebody who holds the card to commit it."""
TASK = 3.0
"""A task that is given up: the Platoon breaks up, the leader of the building goes."""


class Gain(NamedTuple):
    """A reason for or against an order (a message id), in victory points."""

    reason: str
    value: float


def threat(state: State, track: int, *, nearer: float = 0) -> float:
    """What the iButho of a track weighs, that much nearer to the marker; nothing once it is beaten."""
    each = state.ibuthos[track]
    return _threat(each.box + built(state) - nearer, each.hits) if each.active else 0.0


def built(state: State) -> float:
    """How many barricades stand, with what is built of the next one."""
    return state.barricades + state.thirds / state.data.actions.thirds


@lru_cache(maxsize=4096)
def _threat(boxes: float, hits: int) -> float:
    return LOST if boxes <= 0 else THREAT * FADE**boxes * (1 + FRESH * (hits - 3))


def kept(state: State, card: Card) -> float:
    """A card in hand."""
    if card.card_class in ("hero", "group"):
        return laid(state, card) * 0.6
    return _dice(card) + (ABILITY if card.abilities else 0.0)


def laid(state: State, card: Card) -> float:
    """A Hero or Group on the table: its points, its volley, its ability."""
    worth = state.data.victory
    return (worth.hero if card.medal == "none" else worth.decorated) + ABILITY + _dice(card) / 2


def _dice(card: Card) -> float:
    volley = card.volley
    return DIE * ((volley.close or 0) + (volley.medium or 0)) if volley else 0.0


def back(state: State, number: int) -> float:
    """What goes with a Hero who returns to hand."""
    card = state.card(number)
    return laid(state, card) - kept(state, card)


def raise_of(faces: tuple[int, ...], retreat: int) -> int:
    """The die that a +1 helps most: a retreat becomes a hit, else a near miss a retreat; 0 for none."""
    return next((faces.index(face) + 1 for face in (retreat, retreat - 1) if face in faces), 0)


def left(state: State) -> float:
    """How much of the game is to come: the share of the draw pile that nobody has drawn."""
    return min(1.0, len(state.pile) / 28)


def short(state: State) -> float:
    """What it costs that the rounds run short: to be without them, or to have them handed out again."""
    return min(AMMUNITION * left(state), HANDED_OUT)


def position(state: State) -> float:
    """What a position is worth: the points that are sure, and what the rest promises or threatens."""
    if state.ending == "defeat":
        return -LOST
    worth = state.data.victory
    total = sum(worth.marker * (each.full - each.hits) for each in state.ibuthos)
    total += sum(worth.ibutho for each in state.ibuthos if each.fallen)
    total += worth.building * (len(BUILDINGS) - len(state.fires))
    total += sum(worth.support[marker] for marker in state.support)
    on_table = sum(laid(state, state.card(card)) for card in (*state.table, *state.committed))
    in_hand = sum(kept(state, state.card(card)) for card in state.hand)
    dread = sum(threat(state, track) for track in range(len(TRACKS)))
    ammunition = 0.0 if state.low_ammo else AMMUNITION * left(state)
    return total + on_table + in_hand - dread + ammunition + ACTION * state.actions


# --- a volley ---


def volley(state: State, card: Card, track: int) -> float:
    """What the dice of a card bring on average, fired at the iButho of a track as things stand."""
    each = state.ibuthos[track]
    distance = volleys.range_of(state, each.box) or "long"
    less = len(volleys.minuses(state, card.number, distance)) - state.steady
    dice = volleys.dice_count(state, card, distance)
    return _volley(_target(state, track), dice, max(0, less) - volleys.plus(state, track))


class _Target(NamedTuple):
    """An iButho as far as a volley is about it; `walls`: the barricades behind it."""

    edition: Edition
    box: int
    hits: int
    walls: float
    burns: bool


def _target(state: State, track: int) -> _Target:
    each = state.ibuthos[track]
    burns = each.box == 1 and state.burns(track)
    return _Target(state.edition, each.box, each.hits, built(state), burns)


@lru_cache(maxsize=1 << 16)
def _volley(target: _Target, dice: int, less: int) -> float:
    retreat, total = edition_data(target.edition).volleys.retreat, 0.0
    for faces, chance in thrown(dice):
        raised = raise_of(faces, retreat) if less < 0 else 0
        total += float(chance) * _struck(target, volleys.counted(faces, max(0, less), raised))
    return total


@cache
def thrown(dice: int) -> tuple[tuple[tuple[int, ...], Fraction], ...]:
    """What so many dice may show, with the chance of each; a 1 stands for every face that can do nothing.

    Only 4, 5 and 6 ever count; G Company's +1, which alone could make a 4 of a 3, is never spent so.
    """
    dull = SIDES - len(TELLING) + 1
    return tuple(
        (faces, Fraction(factorial(dice) * dull ** faces.count(1), ways * SIDES**dice))
        for faces in combinations_with_replacement(TELLING, dice)
        for ways in (prod(factorial(faces.count(face)) for face in TELLING),)
    )


def _struck(target: _Target, faces: tuple[int, ...]) -> float:
    """What dice as they count bring against an iButho."""
    data = edition_data(target.edition)
    worth, rules, boxes = data.victory, data.volleys, target.box + target.walls
    lost, before = faces.count(rules.hit), _threat(boxes, target.hits)
    if lost > target.hits:
        return before + worth.marker * target.hits + worth.ibutho
    back_by = faces.count(rules.retreat) + (faces.count(rules.retreat_in_fire) if target.burns else 0)
    if target.box + back_by > data.map.farthest:
        return before * ROUTED + worth.marker * lost
    return before + worth.marker * lost - _threat(boxes + back_by, target.hits - lost)


def shown(state: State, faces: tuple[int, ...], raised: int = 0) -> float:
    """What the dice on the table bring if they show these faces."""
    shot = state.shot
    if shot is None:
        return 0.0
    less = volleys.net_minus(state, shot)
    return _struck(_target(state, shot.track), volleys.counted(faces, max(0, less), raised))


# --- what an order brings ---


def gains(book: Book, state: State, order: Command) -> tuple[Gain, ...]:
    """The reasons for and against an order that is legal, none for what changes nothing by itself."""
    reckon = _GAINS.get(type(order))
    return tuple(reckon(book, state, order)) if reckon else ()


def _fire(book: Book, state: State, order: volleys.Fire) -> Iterator[Gain]:
    card = state.card(order.card)
    yield Gain("zulus-gain-volley", volley(state, card, TRACKS.index(order.target)))
    yield Gain("zulus-gain-card", -(laid(state, card) if order.card in state.table else kept(state, card)))
    if volleys.costs_action(book, state, card):
        yield Gain("zulus-gain-action", -ACTION)
    if card.volley and any(effect.verb == "low-ammo" for effect in card.volley.after) and not state.low_ammo:
        yield Gain("zulus-gain-ammunition", -short(state))


def _apply(_book: Book, state: State, order: volleys.ApplyVolley) -> Iterator[Gain]:
    if state.shot is not None:
        yield Gain("zulus-gain-dice", shown(state, state.shot.faces, order.raised))


def _put_forth(_book: Book, state: State, order: actions.PutForth) -> Iterator[Gain]:
    yield Gain("zulus-gain-hero", back(state, order.card))
    if state.step == "action":
        yield Gain("zulus-gain-action", -ACTION)


def _platoon(_book: Book, state: State, _order: actions.FormPlatoon) -> Iterator[Gain]:
    held = any(card.volley and "platoon" in card.volley.requires for card in map(state.card, state.hand))
    yield Gain("zulus-gain-platoon", PLATOON if held else 0.0)
    yield Gain("zulus-gain-action", -ACTION)


def _give_up(_book: Book, _state: State, _order: Command) -> Iterator[Gain]:
    yield Gain("zulus-gain-task", -TASK)


def _build(_book: Book, state: State, _order: actions.Build) -> Iterator[Gain]:
    yield Gain("zulus-gain-wall", _wall(state))
    yield Gain("zulus-gain-action", -ACTION)


def _wall(state: State) -> float:
    third = 1 / state.data.actions.thirds
    tracks = range(len(TRACKS))
    return sum(threat(state, track) - threat(state, track, nearer=-third) for track in tracks)


def _fight_fire(_book: Book, state: State, order: actions.FightFire) -> Iterator[Gain]:
    table = (state.box.fires or state.data.fires).fighting
    chance = sum(each != "nothing" for each in table) / SIDES
    yield Gain("zulus-gain-fire", chance * state.data.victory.building)
    yield Gain("zulus-gain-card", -back(state, order.card))
    yield Gain("zulus-gain-action", -ACTION)


def _hand_out(_book: Book, state: State, order: actions.HandOut) -> Iterator[Gain]:
    yield Gain("zulus-gain-ammunition", AMMUNITION * left(state))
    yield Gain("zulus-gain-card", -back(state, order.card))
    yield Gain("zulus-gain-action", -ACTION)


def _draw(_book: Book, _state: State, _order: cards.DrawCard) -> Iterator[Gain]:
    yield Gain("zulus-gain-draw", CARD)


def _discard(_book: Book, state: State, order: cards.Discard) -> Iterator[Gain]:
    yield Gain("zulus-gain-card", -kept(state, state.card(order.card)))


def _luck(_book: Book, state: State, order: volleys.TradeLuck) -> Iterator[Gain]:
    if state.shot is not None:
        traded = list(state.shot.faces)
        if order.face in traded:
            traded[traded.index(order.face)] = 2 * SIDES - 1 - order.face
        yield Gain("zulus-gain-dice", shown(state, tuple(traded)))
    yield Gain("zulus-gain-card", -kept(state, state.card(order.card)))


# --- abilities ---


def _use(_book: Book, state: State, order: UseAbility) -> Iterator[Gain]:
    card = state.card(order.card)
    ability = (card.abilities or ())[order.ability - 1]
    yield Gain("zulus-gain-card", -_cost(state, card, ability))
    for effect in ability.effects:
        if reckon := _EFFECTS.get(effect.verb):
            yield Gain(f"zulus-gain-{effect.verb}", reckon(state, effect, order))


def _cost(state: State, card: Card, ability: Ability) -> float:
    if card.number in state.hand:
        return kept(state, card)
    match ability.cost:
        case "return" | "insert":
            return back(state, card.number)
        case "fate":
            return laid(state, card) * (1 - len(ability.stays or ()) / SIDES)
        case _:
            return laid(state, card)


def harm(state: State, chit: Chit, tracks: Iterable[int] | None = None) -> float:
    """What a chit about to be carried out does to us, of its tracks only these."""
    match chit.kind:
        case "advance":
            going, boxes = [place for place, track in enumerate(TRACKS) if track in chit.tracks], chit.boxes
        case "indluyengwe":
            going = [place for place, each in enumerate(state.ibuthos) if each.name == "indluyengwe"]
            boxes = state.data.chits.forward
        case "ablaze":
            return state.data.victory.building * (1 - len(state.fires) / len(BUILDINGS))
        case "dabulamanzi" | "debate" | "snipers" | "overheat":
            return 2 * ACTION
        case _:
            return -ACTION
    return sum(
        threat(state, track, nearer=boxes) - threat(state, track)
        for track in going
        if (tracks is None or track in tracks) and track not in state.held
    )


def _ignored(state: State, _effect: Effect, _order: UseAbility) -> float:
    return harm(state, state.chit_of(state.chit))


def _held(state: State, _effect: Effect, order: UseAbility) -> float:
    return harm(state, state.chit_of(state.chit), (TRACKS.index(order.target),))


def _more_actions(state: State, effect: Effect, _order: UseAbility) -> float:
    waiting = sum(state.card(card).card_class == "volley" for card in state.hand)
    return max(0, min(effect.amount, waiting - state.actions)) * ACTION * 0.9


def _recovered(state: State, effect: Effect, order: UseAbility) -> float:
    worth = laid if effect.to == "table" else kept
    return sum(worth(state, state.card(card)) for card in order.cards)


def _forth(state: State, effect: Effect, order: UseAbility) -> float:
    chosen = order.cards if effect.amount else state.hand
    able = (card for card in chosen if state.puttable(card) and state.named(card, effect.who))
    return sum(back(state, card) for card in able)


def _die(state: State, effect: Effect, order: UseAbility) -> float:
    """What the dice would bring; of several thrown anew only the first is reckoned."""
    shot = state.shot
    if shot is None:
        return 0.0
    faces, place = shot.faces, order.dice[0] - 1
    if effect.verb == "reroll":
        throws = (
            [_with(faces, place, face) for face in range(1, SIDES + 1)] if len(order.dice) == 1 else [faces]
        )
    elif effect.verb == "set-die":
        throws = [_with(faces, place, effect.number or SIDES)]
    else:
        throws = [_with(faces, place, min(SIDES, faces[place] + effect.amount))]
    return sum(shown(state, each) for each in throws) / len(throws)


def _with(faces: tuple[int, ...], place: int, face: int) -> tuple[int, ...]:
    return (*faces[:place], face, *faces[place + 1 :])


def _driven(state: State, effect: Effect, order: UseAbility) -> float:
    track = TRACKS.index(order.target)
    return threat(state, track) - threat(state, track, nearer=-effect.amount)


def _hit(state: State, effect: Effect, order: UseAbility) -> float:
    faces = (state.data.volleys.hit,) * effect.amount
    return _struck(_target(state, TRACKS.index(order.target)), faces)


def _steadied(state: State, effect: Effect, _order: UseAbility) -> float:
    suffered = state.low_ammo + (state.night and not state.fires) + len(state.hampered) - state.steady
    return max(0, min(effect.amount or ALL_CAUSES, suffered)) * ACTION


def _supported(state: State, effect: Effect, _order: UseAbility) -> float:
    return state.data.victory.support[effect.marker] / 2 if effect.marker else 0.0


_EFFECTS: dict[Verb, Callable[[State, Effect, UseAbility], float]] = {
    "ignore-chit": _ignored,
    "hold": _held,
    "extra-action": _more_actions,
    "extra-draw": lambda _state, effect, _order: effect.amount * CARD,
    "recover": _recovered,
    "put-forth": _forth,
    "set-die": _die,
    "raise-die": _die,
    "reroll": _die,
    "extra-die": lambda _state, effect, _order: effect.amount * ACTION / 2,
    "steady": _steadied,
    "support": _supported,
    "low-ammo": lambda state, _effect, _order: -short(state),
    "restore-ammo": lambda state, _effect, _order: AMMUNITION * left(state),
    "extinguish": lambda state, _effect, _order: float(state.data.victory.building),
    "build": lambda state, effect, _order: effect.amount * _wall(state),
    "retreat": _driven,
    "hit": _hit,
    "rally-cup": lambda _state, effect, _order: effect.amount * ACTION,
    "form-platoon": lambda _state, _effect, _order: TASK / 2,
    "break-up": lambda _state, _effect, _order: -TASK,
}
"""What each verb that does not work by itself brings."""


_GAINS: dict[type[Any], Callable[[Book, State, Any], Iterable[Gain]]] = {
    volleys.Fire: _fire,
    volleys.ApplyVolley: _apply,
    volleys.TradeLuck: _luck,
    actions.PutForth: _put_forth,
    actions.FormPlatoon: _platoon,
    actions.BreakUpPlatoon: _give_up,
    actions.StopBuilding: _give_up,
    actions.Build: _build,
    actions.FightFire: _fight_fire,
    actions.HandOut: _hand_out,
    cards.DrawCard: _draw,
    cards.Discard: _discard,
    UseAbility: _use,
}
"""What is reckoned for each order; what is not here changes nothing that is worth points."""
