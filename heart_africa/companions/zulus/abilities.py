"""What cards can do beside their volleys: Heroic Abilities and Events, out of the closed list of verbs."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations
from typing import Any, ClassVar, Literal

from heart_africa.companions.packs import known
from heart_africa.companions.run import Book, against
from heart_africa.companions.zulus import actions, events, volleys
from heart_africa.companions.zulus.chits import after_dawn, begin_actions, pick_of, put_out
from heart_africa.companions.zulus.components import (
    TRACKS,
    Ability,
    Building,
    CardNumber,
    Effect,
    Timing,
    TrackName,
    Verb,
)
from heart_africa.companions.zulus.movement import retreat, settle_defences
from heart_africa.companions.zulus.state import Run, State
from heart_africa.core.dice import SIDES
from heart_africa.core.journal.records import Order
from heart_africa.core.problems import Problem

FATE = "zulus-fate-die"
CUP_LOT = "zulus-cup-lot"

ALL_CAUSES = 4
"""Low ammunition, night, overheated rifles and snipers: no volley suffers more -1s (6.7.5)."""

TIMES: dict[str, Timing] = {
    "chit": "impi",
    "action": "action",
    "volley": "volley",
    "draw": "draw",
    "hero": "hero",
    "housekeeping": "housekeeping",
}
"""At which step of the game which abilities may be used."""


class UseAbility(Order, kind="use-ability"):
    """Use an ability of a card: `ability` is its place on the card, from one.

    What it leaves to choose: `cards` (to recover, to put forth, to form the Platoon), the `target`'s track,
    `dice` of the volley by their place from one, the burning `place`.
    """

    card: CardNumber
    ability: int = 1
    cards: tuple[CardNumber, ...] = ()
    target: TrackName = ""
    dice: tuple[int, ...] = ()
    place: Literal["", Building] = ""
    BARE: ClassVar[tuple[str, ...]] = ("card", "ability")


_use = lru_cache(maxsize=1 << 12)(UseAbility)
"""An order to use an ability, made once as long as it is asked for."""

# --- what is against it ---


def against_ability(book: Book, state: State, order: UseAbility) -> list[Problem]:
    """What is against using an ability like this: against it at all, else against what was chosen."""
    if found := [*_against_now(book, state, order.card, order.ability)]:
        return found
    ability = (state.card(order.card).abilities or ())[order.ability - 1]
    return [*_against_choices(state, ability, order)]


def _against_now(book: Book, state: State, number: int, place: int) -> Iterator[Problem]:
    """What is against it whatever is chosen."""
    card = state.box.by_number.get(number)
    if card is None or number not in (state.hand if card.from_hand else state.table):
        yield against("zulus-not-available", "ZR-121", card=number)
        return
    if not 1 <= place <= len(card.abilities or ()):
        yield against("zulus-no-ability", "ZR-123", card=number, found=place)
        return
    ability = (card.abilities or ())[place - 1]
    if TIMES[state.step] not in ability.timing:
        yield against("zulus-wrong-time", "ZR-118", card=number, found=place)
    yield from _unready(book, state, number, ability)


def _unready(book: Book, state: State, number: int, ability: Ability) -> list[Problem]:
    """What is against using an ability of a card at hand, at its time."""
    found = volleys.lacking(state, ability.requires, "ZR-134", number)
    if ability.hand_at_most is not None and _hand(state) > ability.hand_at_most:
        found.append(against("zulus-hand-too-large", "ZR-184", card=number, most=ability.hand_at_most))
    if number in state.fresh and volleys.too_fresh(book, state):
        found.append(against("zulus-just-put-forth", "ZR-122", card=number))
    if ability.cost == "fate" and number in state.spent:
        found.append(against("zulus-used-already", "ZR-199", card=number))
    return found


def _hand(state: State) -> int:
    """The cards in hand as the draw phase began; in any other phase, those in hand."""
    return state.hand_before if state.step == "draw" else len(state.hand)


def _against_choices(state: State, ability: Ability, order: UseAbility) -> Iterator[Problem]:
    """What is against the choices: each effect knows what it may be given; what none asks for is wrong."""
    given = {"cards": bool(order.cards), "target": bool(order.target)}
    given |= {"dice": bool(order.dice), "place": bool(order.place)}
    for effect in ability.effects:
        options = _OPTIONS.get(effect.verb)
        if options is None:
            continue
        what, choices = options(state, effect, order.card)
        if _idles(ability, effect, choices):
            continue
        given[what] = False
        if what and not choices:
            yield against("zulus-nothing-to-choose", "ZR-123", card=order.card, verb=effect.verb)
        elif what and not getattr(order, what):
            yield against("zulus-to-choose", "ZR-123", card=order.card, what=what)
        elif what and getattr(order, what) not in choices:
            yield against("zulus-not-among", "ZR-123", card=order.card, verb=effect.verb)
    for effect in ability.effects:
        if effect.verb in _HINDERED:
            yield from _HINDERED[effect.verb](state, effect)
    if any(given.values()):
        yield against("zulus-asked-for-nothing", "ZR-123", card=order.card)


def _not_this_chit(state: State, effect: Effect) -> Iterator[Problem]:
    chit = state.chit_of(state.chit)
    if effect.chits and chit.kind not in effect.chits:
        yield against("zulus-not-this-chit", "ZR-187", chit=chit.id)


_HINDERED: dict[Verb, Callable[[State, Effect], Iterator[Problem]]] = {
    "restore-ammo": lambda state, _: actions.against_ammunition(state),
    "build": lambda state, _: actions.against_more_building(state),
    "ignore-chit": _not_this_chit,
    "break-up": lambda state, _: actions.against_no_platoon(state),
    "form-platoon": lambda state, _: actions.against_second_platoon(state),
}
"""What keeps an effect from happening."""


# --- what there is to choose ---

Choices = tuple[str, tuple[object, ...]]


def _idles(ability: Ability, effect: Effect, choices: tuple[object, ...]) -> bool:
    """Whether an effect finds no card to choose and the rest of its ability happens without it (12.3.5)."""
    return not choices and len(ability.effects) > 1 and effect.verb in ("recover", "put-forth")


def _sets(numbers: tuple[int, ...], count: int) -> tuple[tuple[int, ...], ...]:
    """All ways to choose so many of these, or all of them if there are fewer; none of none."""
    return tuple(combinations(numbers, min(count, len(numbers)))) if numbers else ()


def _recoverable(state: State, effect: Effect, number: int) -> Choices:
    lying = tuple(each for each in state.discard if each != number and state.named(each, effect.who))
    return "cards", _sets(lying, effect.amount)


def _puttable(state: State, effect: Effect, number: int) -> Choices:
    held = tuple(
        each
        for each in state.hand
        if each != number and state.puttable(each) and state.named(each, effect.who)
    )
    return ("cards", _sets(held, effect.amount)) if effect.amount else ("", held)


def _dice(state: State, effect: Effect, _number: int) -> Choices:
    places = range(1, len(state.shot.faces if state.shot else ()) + 1)
    most = effect.amount if effect.verb == "reroll" else 1
    counts = range(1, min(most, len(places)) + 1)
    return "dice", tuple(each for count in counts for each in combinations(places, count))


def _targets(state: State, effect: Effect, _number: int) -> Choices:
    found = (
        TRACKS[track]
        for track, each in enumerate(state.ibuthos)
        if each.active and (not effect.ranges or volleys.range_of(state, each.box) in effect.ranges)
    )
    return "target", tuple(found)


def _burning(state: State, _effect: Effect, _number: int) -> Choices:
    return "place", state.fires


def _officers(state: State, _effect: Effect, number: int) -> Choices:
    return "cards", tuple(pair for pair in actions.platoons(state) if number not in pair)


_OPTIONS: dict[str, Callable[[State, Effect, int], Choices]] = {
    "recover": _recoverable,
    "put-forth": _puttable,
    "set-die": _dice,
    "raise-die": _dice,
    "reroll": _dice,
    "retreat": _targets,
    "hit": _targets,
    "hold": _targets,
    "extinguish": _burning,
    "form-platoon": _officers,
}


def idle(book: Book, state: State) -> bool:
    """Whether no ability may be used now."""
    ready = _ready(book, state)
    return not ready or all(not _choices(state, number, ability) for number, _, ability in ready)


def ways(book: Book, state: State) -> list[UseAbility]:
    """Every way in which an ability may be used now."""
    return [
        _use(number, place, **said) if said else _use(number, place)
        for number, place, ability in _ready(book, state)
        for said in _choices(state, number, ability)
    ]


def _ready(book: Book, state: State) -> list[tuple[int, int, Ability]]:
    """The abilities that nothing is against, whatever is chosen: card, place, and what it is."""
    timed = state.box.timed.get(TIMES.get(state.step))
    if timed is None or state.choosing_fire:
        return []
    on_table, in_hand = timed
    if on_table.keys().isdisjoint(state.table) and in_hand.keys().isdisjoint(state.hand):
        return []
    waiting = state.fresh if state.fresh and volleys.too_fresh(book, state) else ()
    return [
        (number, place, ability)
        for lying, able in ((state.table, on_table), (state.hand, in_hand))
        for number in lying
        if number in able and number not in waiting
        for place, ability in able[number]
        if not (ability.bound and _unready(book, state, number, ability)) and not _hindered(state, ability)
    ]


def _hindered(state: State, ability: Ability) -> bool:
    found = [each for each in ability.effects if each.verb in _HINDERED]
    return any(next(_HINDERED[each.verb](state, each), None) for each in found)


def _choices(state: State, number: int, ability: Ability) -> list[dict[str, Any]]:
    """All that may be chosen for an ability, by the fields of its order; none if there is nothing."""
    chosen: list[dict[str, Any]] = [{}]
    if _OPTIONS.keys().isdisjoint(ability.verbs):
        return chosen
    for effect in ability.effects:
        if options := _OPTIONS.get(effect.verb):
            what, choices = options(state, effect, number)
            if what and not _idles(ability, effect, choices):
                chosen = [{**said, what: each} for said in chosen for each in choices]
    return chosen


# --- what comes of it ---


def use(run: Run, order: UseAbility) -> None:
    """The cost is paid, then all of its effects happen. Raises `ComponentNeeded` for what nobody has said."""
    card = run.state.card(order.card)
    ability = (card.abilities or ())[order.ability - 1]
    others = tuple(each for each in run.state.hand if each != order.card)
    _pay(run, order, ability)
    for effect in ability.effects:
        _DEEDS[effect.verb](run, effect, order, others)
    if ability.cost == "fate" and ability.stays is not None:
        face = run.die(FATE)
        run.tell(events.AbilityUsed(order.card, order.ability, spent=True, face=face))
        if face not in ability.stays:
            run.tell(events.CardWent(order.card, "discard", "fate"))
    settle_defences(run)


def _pay(run: Run, order: UseAbility, ability: Ability) -> None:
    if ability.cost == "fate":
        known(ability.stays, f"card-{order.card}", "stays")
        return
    run.tell(events.AbilityUsed(order.card, order.ability))
    if ability.cost == "return":
        run.tell(events.CardWent(order.card, "hand", "return"))
    elif ability.cost == "insert":
        larger = run.reads("ZR-130") == "larger_above"
        run.tell(events.CardWent(order.card, "pile", "insert", (len(run.state.pile) + larger) // 2))
    elif ability.cost == "discard":
        run.tell(events.CardWent(order.card, "discard", "sacrifice"))


def apply_volley(run: Run, raised: int = 0) -> None:
    """6.7.4: what the dice on the table do, then what the card brings after it."""
    shot = run.state.shot
    volleys.resolve(run, raised)
    if shot is not None and (volley := run.state.card(shot.card).volley):
        for effect in volley.after:
            _DEEDS[effect.verb](run, effect, UseAbility(shot.card), ())


Deed = Callable[[Run, Effect, UseAbility, tuple[int, ...]], None]


def _more(run: Run, effect: Effect, _order: UseAbility, _others: tuple[int, ...]) -> None:
    counter: Literal["actions", "draws"] = "actions" if effect.verb == "extra-action" else "draws"
    run.tell(events.CountsChanged(counter, getattr(run.state, counter) + effect.amount))


def _ignore_chit(run: Run, _effect: Effect, _order: UseAbility, _others: tuple[int, ...]) -> None:
    run.tell(events.ChitLaid(run.state.chit_of(run.state.chit).id, "used"))
    if run.state.dawn:
        after_dawn(run, 0)
    else:
        begin_actions(run)


def _recover(run: Run, effect: Effect, order: UseAbility, _others: tuple[int, ...]) -> None:
    for number in order.cards:
        if effect.to == "table" and run.state.puttable(number):
            actions.lay_on_table(run, number)
        else:
            run.tell(events.CardWent(number, "hand", "recovered"))


def _put_forth(run: Run, effect: Effect, order: UseAbility, others: tuple[int, ...]) -> None:
    chosen = order.cards if effect.amount else others
    for number in chosen:
        if run.state.puttable(number) and run.state.named(number, effect.who):
            actions.lay_on_table(run, number)


def _change_dice(run: Run, effect: Effect, order: UseAbility, _others: tuple[int, ...]) -> None:
    shot = run.state.shot
    if shot is None:
        return
    settled = run.reads("ZR-180") == "modifiers_first"
    less = max(0, volleys.net_minus(run.state, shot)) if settled else 0
    faces = list(volleys.counted(shot.faces, less))
    thrown = run.dice.roll(len(order.dice), volleys.VOLLEY) if effect.verb == "reroll" else ()
    for count, place in enumerate(order.dice):
        if effect.verb == "set-die":
            faces[place - 1] = effect.number or SIDES
        elif effect.verb == "raise-die":
            faces[place - 1] = min(SIDES, faces[place - 1] + effect.amount)
        else:
            faces[place - 1] = thrown[count]
    run.tell(events.DiceChanged(tuple(faces), settled))


def _support(run: Run, effect: Effect, _order: UseAbility, _others: tuple[int, ...]) -> None:
    if effect.marker and effect.marker not in run.state.support:
        run.tell(events.SupportPlaced(effect.marker))


def _ammunition(run: Run, effect: Effect, _order: UseAbility, _others: tuple[int, ...]) -> None:
    low = effect.verb == "low-ammo"
    if run.state.low_ammo != low:
        run.tell(events.AmmunitionTurned(low))


def _extinguish(run: Run, _effect: Effect, order: UseAbility, _others: tuple[int, ...]) -> None:
    put_out(run, "hospital" if order.place == "hospital" else "storehouse")


def _build(run: Run, effect: Effect, _order: UseAbility, _others: tuple[int, ...]) -> None:
    for _ in range(effect.amount):
        if next(actions.against_more_building(run.state), None) is None:
            actions.add_third(run)


def _drive_back(run: Run, effect: Effect, order: UseAbility, _others: tuple[int, ...]) -> None:
    for _ in range(effect.amount):
        if run.state.ibuthos[TRACKS.index(order.target)].active:
            retreat(run, TRACKS.index(order.target))
    settle_defences(run)


def _rally_cup(run: Run, effect: Effect, _order: UseAbility, _others: tuple[int, ...]) -> None:
    for _ in range(effect.amount):
        state = run.state
        there = tuple(
            count if each.kind == "advance" else 0
            for each, count in zip(state.box.chits, state.cup, strict=True)
        )
        if sum(there) > state.aside:
            run.tell(events.ChitLaid(state.chit_of(pick_of(run.dice, there, CUP_LOT)).id, "used", "cup"))


_DEEDS: dict[str, Deed] = {
    "extra-action": _more,
    "extra-draw": _more,
    "ignore-chit": _ignore_chit,
    "recover": _recover,
    "put-forth": _put_forth,
    "set-die": _change_dice,
    "raise-die": _change_dice,
    "reroll": _change_dice,
    "extra-die": lambda run, effect, _, __: run.tell(events.Helped("dice", effect.amount, effect.ranges)),
    "steady": lambda run, effect, _, __: run.tell(events.Helped("steady", effect.amount or ALL_CAUSES)),
    "support": _support,
    "low-ammo": _ammunition,
    "restore-ammo": _ammunition,
    "extinguish": _extinguish,
    "build": _build,
    "retreat": _drive_back,
    "hit": lambda run, effect, order, _: volleys.lose(run, TRACKS.index(order.target), effect.amount),
    "hold": lambda run, _, order, __: run.tell(events.Helped("held", track=order.target)),
    "rally-cup": _rally_cup,
    "form-platoon": lambda run, _, order, __: run.tell(events.Committed("platoon", order.cards)),
    "break-up": lambda run, _, __, ___: actions.break_up(run),
}
"""What is done by each verb that does not work by itself."""
