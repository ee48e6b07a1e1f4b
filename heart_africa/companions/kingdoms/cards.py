"""Fame and Britannia cards: how they are taken, turned over and played, and what their texts do (5, 10)."""

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Annotated, Any, Literal, get_args

from heart_africa.companions.kingdoms.components import (
    BritanniaName,
    CardName,
    Colour,
    Effect,
    Fame,
    FameName,
    PeopleName,
    Resource,
    TerritoryName,
    Who,
)
from heart_africa.companions.kingdoms.events import (
    ROWS,
    CardTurned,
    CombatOver,
    DieAdded,
    Due,
    FamePlayed,
    FameTaken,
    Lasts,
    Moved,
    SetRight,
    Stolen,
)
from heart_africa.companions.kingdoms.numbers import NUMBERS
from heart_africa.companions.kingdoms.piles import Run, against_empty_pile, in_pile, one, pay, take, unmark
from heart_africa.companions.kingdoms.state import RESOURCES, UNSEEN, Player, State, Task, Until
from heart_africa.companions.rules import Stage, allowed, clear
from heart_africa.companions.run import Book, against
from heart_africa.companions.secrets import FACE_DOWN, Secret
from heart_africa.core.dice import SIDES
from heart_africa.core.journal.records import Order
from heart_africa.core.problems import Problem

FAME_LOT, STEAL_LOT, CARD_LOT = "kingdoms-fame-lot", "kingdoms-steal-lot", "kingdoms-card-lot"
DRAWN_UNSEEN = frozenset({FAME_LOT, STEAL_LOT})
"""Dice that tell which card somebody drew: only who sees the card may see them."""


class Pass(Order, kind="pass"):
    """Let it be: add no die, play no card, take no more of what a card grants."""


class TurnCard(Order, kind="turn-card"):
    """5: turn over a Britannia card; `card`: which one it is, said by who plays with the real deck."""

    card: BritanniaName = ""


class TakeFame(Order, kind="take-fame"):
    """10: take the Fame card that is due; `card`: which one it is, said by who plays with the real deck."""

    card: Annotated[FameName, Secret()] = ""


class Steal(Order, kind="steal"):
    """11.4, 13: draw a card from another hand; `card`: which one it is, said by who holds the real cards."""

    card: Annotated[CardName, Secret()] = ""


class PlayFame(Order, kind="play-fame"):
    """10: play a Fame card for its text. `armies`: those that may move once more."""

    card: FameName
    opponent: PeopleName = ""
    colour: Literal["", "red", "black"] = ""
    armies: tuple[int, ...] = ()


class Gain(Order, kind="gain"):
    """Take a card of the resource of your choice, as a card lets you."""

    resource: Resource


class Lose(Order, kind="lose"):
    """Give back a card of the resource of your choice, as a card wants it."""

    resource: Resource


class Exchange(Order, kind="exchange"):
    """Exchange a card of one resource for one of another, as a card lets you."""

    give: Resource
    take: Resource


class PutRight(Order, kind="put-right"):
    """Put into the game what a card says that the program does not know: more or fewer of something."""

    who: PeopleName
    what: Literal[
        "stone", "wood", "iron", "wheat", "gold", "marker", "settlement", "fortress", "troop", "win"
    ]
    amount: int
    place: TerritoryName = ""


# --- drawing ---


def against_turning(_book: Book, state: State, order: TurnCard) -> Iterator[Problem]:
    """The Britons turn over one of those that may lie on top."""
    if order.card and order.card not in state.britannia_left:
        yield against("kingdoms-not-on-top", "DK-022", britannia=order.card)


def turn_card(run: Run, order: TurnCard) -> None:
    """It applies at once, to several players in turn order (DK-029, DK-030)."""
    box, left = run.state.box, run.state.britannia_left
    for each in [order.card] if order.card else left:
        for field in ("group", "three"):
            box.of(box.britannia_by_id[each], field)
    card = order.card or left[run.lot(len(left), CARD_LOT)]
    effects = box.of(box.britannia_by_id[card], "effects")
    run.tell(CardTurned(card), run.state.who(run.state.first))
    run.tell(Due(done=1))
    for effect in reversed(effects):
        _work(run, effect, run.state.first, "britannia")


def against_taking(_book: Book, state: State, order: TakeFame) -> Iterator[Problem]:
    """One that may lie on top of the deck."""
    if order.card and order.card not in on_top(state):
        yield against("kingdoms-fame-not-there", "DK-095", fame=order.card)


def on_top(state: State) -> tuple[str, ...]:
    """The Fame cards any of which may lie on top: unseen ones, else the topmost that was laid beneath."""
    return state.unseen_fame or state.beneath[:1]


def take_fame(run: Run, order: TakeFame) -> None:
    """It goes into the hand of whom it is due to; nobody else sees it."""
    state, (task, top) = run.state, (run.state.due[0], on_top(run.state))
    card = order.card or top[run.lot(len(top), FAME_LOT)]
    run.tell(FameTaken(card, not state.unseen_fame), state.who(task.seat))
    once(run, task)


def drop(run: Run) -> None:
    """What is due is not done any more."""
    run.tell(Due(done=1))


def once(run: Run, task: Task) -> None:
    """A task is done once; it stays due as often as it is still to be done."""
    left = (task._replace(times=task.times - 1),) if task.times > 1 else ()
    run.tell(Due(left, done=1))


def against_stealing(_book: Book, state: State, order: Steal) -> Iterator[Problem]:
    """A card that the other has."""
    victim = state.players[state.due[0].of]
    if order.card and order.card not in _stealable(state) and FACE_DOWN not in _stealable(state):
        yield against("kingdoms-has-no-such-card", "DK-116", people=victim.people)


def _stealable(state: State) -> list[str]:
    """The cards any of which may be drawn; a hand that is not known is full of unknown ones."""
    task = state.due[0]
    player = state.players[task.of]
    names = (*RESOURCES, FACE_DOWN)
    cards = [names[each] for each, count in enumerate(player.hand) for _ in range(count)]
    return [*cards, *player.fame] if task.resource == "any" else cards


def steal(run: Run, order: Steal) -> None:
    """DK-116, DK-129: it changes hands; if it is the one that was sought and denied, one more follows."""
    state, task = run.state, run.state.due[0]
    cards = _stealable(state)
    sought = task.resource if task.resource in RESOURCES else ""
    card = order.card or cards[run.lot(len(cards), STEAL_LOT)]
    who, thief = state.who(task.of), state.who(task.seat)
    run.tell(Stolen(card, thief, fame=card not in (*RESOURCES, FACE_DOWN)), who)
    once(run, task)
    if sought and card == sought:
        more = Task("steal", task.seat, of=task.of)
        if run.reads("DK-129") == "sought" and run.state.players[task.of].hand[RESOURCES.index(sought)]:
            run.tell(Stolen(sought, thief), who)
        else:
            run.tell(Due((more,)))


# --- playing a Fame card for its text ---


def not_now(state: State, rule: str) -> Problem:
    """The objection that something else is due now."""
    return against("kingdoms-not-now", rule, step=state.step)


NO_COMBAT = {"marker": "DK-067", "plunder": "DK-127"}
"""What is attacked without a combat, in which a card can but call the attack off."""
TIMES = {"turn": "turn", "bid": "production", "stand": "attacked"}
"""When a Fame card may be played, by what is due."""


def against_playing(book: Book, state: State, order: PlayFame) -> Iterator[Problem]:
    """What is against playing it now, and like this."""
    objections = [*_against_card(state, order.card)]
    yield from objections
    if not objections and order not in ways(book, state, order.card):
        printed = state.box.fame_by_id[order.card]
        if printed.effects is not None:
            yield against("kingdoms-not-like-this", "DK-093", fame=order.card)


def _against_card(state: State, name: str) -> Iterator[Problem]:
    """What is against playing a card now, in whatever way."""
    time, seat = TIMES[state.step], state.actor
    if name not in state.players[seat].fame:
        yield against("kingdoms-not-in-hand", "DK-094", fame=name)
        return
    card = state.box.fame_by_id[name]
    if card.timing not in (time, None):
        yield against("kingdoms-not-its-time", "DK-093", fame=name, timing=card.timing)
    elif seat in state.texts:
        yield against("kingdoms-one-text", "DK-093")
    elif why := _guarded(state, seat, card):
        yield against(why, "DK-093", fame=name)
    elif state.combat and (rule := NO_COMBAT.get(state.combat.kind)) and not _calls_off(card):
        yield against("kingdoms-no-use", rule, fame=name, combat=state.combat.kind)


def _calls_off(card: Fame) -> bool:
    return any(each.verb in ("call-off", "by-hand") for each in card.effects or ())


def _guarded(state: State, seat: int, card: Fame) -> str:
    """Which condition of a card does not hold."""
    player = state.players[seat]
    holds = {
        "behind": lambda: any(each.points > player.points for each in state.players),
        "no-army": lambda: not player.in_the_field,
        "ship": lambda: any(each.place >= 0 for each in player.ships),
    }
    return next((f"kingdoms-guard-{each}" for each in card.requires if not holds[each]()), "")


def addable(book: Book, state: State) -> list[Colour]:
    """DK-038: the colours of which there is one more die to add to the production."""
    most = NUMBERS.dice.of_colour if book.readings["DK-038"] == "three" else SIDES * SIDES
    return [each for each in get_args(Colour) if state.production_dice(each) < most]


def ways(book: Book, state: State, card: str) -> list[PlayFame]:
    """The ways of playing a card: whom it is to reach, which colour, which armies."""
    seat, printed = state.actor, state.box.fame_by_id[card]
    found = [PlayFame(card)]
    for effect in printed.effects or ():
        if effect.verb == "steal":
            others = [state.who(each) for each in state.after(seat)[1:]]
            found = [PlayFame(card, other, each.colour, each.armies) for each in found for other in others]
        elif effect.verb == "production-die" and effect.colour is None:
            colours = addable(book, state)
            found = [PlayFame(card, each.opponent, one, each.armies) for each in found for one in colours]
        elif effect.verb == "extra-move":
            tired = [
                number for number, each in enumerate(state.players[seat].armies, 1)
                if each.troops and each.moved and not each.fought
            ]  # fmt: skip
            some = [
                each for size in range(1, effect.amount + 1) for each in combinations(tired, size)
            ]  # fmt: skip
            found = [PlayFame(card, each.opponent, each.colour, one) for each in found for one in some]
    return found


def play_fame(run: Run, order: PlayFame) -> None:
    """It goes beneath the deck, and does what it says."""
    state, seat = run.state, run.state.actor
    card = state.box.fame_by_id[order.card]
    time = TIMES[state.step]
    state.box.of(card, "timing")
    effects = state.box.of(card, "effects")
    run.tell(FamePlayed(order.card), state.who(seat))
    for effect in reversed(effects):
        if effect.verb == "extra-move":
            for number in order.armies:
                place = run.state.players[seat].armies[number - 1].place
                run.tell(Moved(number, run.state.box.chart.ids[place], "again"), run.state.who(seat))
        elif effect.verb == "production-die":
            for _ in range(effect.amount):
                colour: Colour = "red" if (effect.colour or order.colour) == "red" else "black"
                run.tell(DieAdded(colour), run.state.who(seat))
        else:
            _work(run, effect, seat, time, order.opponent)


# --- what texts do ---

LASTING: dict[str, Until] = {
    "turn": "turn",
    "attacked": "combat",
    "production": "production",
    "britannia": "round",
}


def _work(run: Run, effect: Effect, seat: int, time: str, opponent: str = "") -> None:
    """One effect of a card that a seat plays or turns over."""
    state = run.state
    reached = _reached(state, effect.who, seat, everybody=time == "britannia")
    amount, named = effect.amount, effect.resource or ""
    match effect.verb:
        case "gain" | "recruit":
            _queue(run, [Task(effect.verb, each, amount, resource=named) for each in reached])
        case "lose":
            losers = [each for each in reached if state.players[each].cards > effect.over]
            least = [(each, min(amount, state.players[each].cards)) for each in losers]
            _queue(run, [Task("lose", each, count, resource=named) for each, count in least if count])
        case "steal":
            other = state.seat(opponent)
            _queue(run, [Task("steal", seat, of=other)] * amount)
        case "exchange":
            _queue(run, [Task("exchange", seat, amount)])
        case "draw-fame":
            _queue(run, [Task("fame", each, amount) for each in reached])
        case "call-off":
            _call_off(run)
        case "by-hand":
            pass  # its players do it, and put it into the game by `PutRight`
        case _:
            run.tell(Lasts(effect, LASTING[time]), "" if time == "britannia" else state.who(seat))


def _queue(run: Run, tasks: list[Task]) -> None:
    if tasks:
        run.tell(Due(tuple(tasks)))


def _reached(state: State, who: Who, seat: int, *, everybody: bool) -> list[int]:
    """The seats that an effect reaches, in turn order."""
    order = state.after(state.first)
    points = [each.points for each in state.players]
    match who:
        case "self":
            return [*order] if everybody else [seat]
        case "all":
            return [*order]
        case "leaders":
            return [each for each in order if points[each] == max(points)]
        case "last":
            return [each for each in order if points[each] == min(points)]


def _fixed(state: State) -> tuple[int, ...] | None:
    """What a card brings or takes, if nothing of it is to be chosen; None if something is.

    It names a resource, of which as many go back as there are, or takes all that somebody holds.
    """
    task = state.due[0]
    hand = state.players[task.seat].hand
    if task.resource:
        resource = RESOURCES.index(task.resource)
        return one(resource, task.times if task.what == "gain" else min(task.times, hand[resource]))
    if task.what == "lose" and sum(hand) <= task.times and not hand[UNSEEN]:
        return hand[:UNSEEN]
    return None


def _brought(run: Run) -> None:
    task, cards = run.state.due[0], _fixed(run.state) or ()
    run.tell(Due(done=1))
    (take if task.what == "gain" else pay)(run, task.seat, cards, "card")


def _call_off(run: Run) -> None:
    """The attack does not take place: the army goes back, or stays, and has moved."""
    state, combat = run.state, run.state.combat
    if combat is None:
        return
    names = state.box.chart.ids
    back = combat.origin if combat.origin >= 0 else combat.place
    who = state.who(combat.attacker)
    run.tell(Moved(combat.army + 1, names[back], "sent-back"), who)
    run.tell(CombatOver(combat.kind, "called-off", who, names[combat.place]), state.who(combat.defender))
    run.tell(Due(done=1))


# --- what they leave to be chosen ---


def against_gaining(book: Book, state: State, order: Gain) -> Iterator[Problem]:
    """One of which there is a card in its pile."""
    yield from against_empty_pile(book, state, order.resource)


def gain(run: Run, order: Gain) -> None:
    """A card of one's choice."""
    task = run.state.due[0]
    take(run, task.seat, one(RESOURCES.index(order.resource)), "card")
    once(run, task)


def against_losing(_book: Book, state: State, order: Lose) -> Iterator[Problem]:
    """The objection to giving up a resource card that the player has not got."""
    yield from against_lacking(state, order.resource, "DK-030")


def against_lacking(state: State, resource: Resource, rule: str) -> Iterator[Problem]:
    """That whoever acts does not hold a card of that resource."""
    if not state.players[state.actor].hand[RESOURCES.index(resource)]:
        yield against("kingdoms-has-not", rule, resource=resource)


def lose(run: Run, order: Lose) -> None:
    """A card of one's choice goes back."""
    task = run.state.due[0]
    pay(run, task.seat, one(RESOURCES.index(order.resource)), "card")
    once(run, task)


def against_exchanging(book: Book, state: State, order: Exchange) -> Iterator[Problem]:
    """One that he holds for one that there is."""
    yield from against_lacking(state, order.give, "DK-093")
    if order.give == order.take:
        yield against("kingdoms-same-resource", "DK-093", resource=order.take)
    yield from against_empty_pile(book, state, order.take)


def exchange(run: Run, order: Exchange) -> None:
    """Carry out an exchange: one resource card for another."""
    task = run.state.due[0]
    pay(run, task.seat, one(RESOURCES.index(order.give)), "card")
    take(run, task.seat, one(RESOURCES.index(order.take)), "card")
    once(run, task)


# --- what the program does not know ---


def against_putting_right(book: Book, state: State, order: PutRight) -> Iterator[Problem]:
    """What cannot be: a hand, a territory or a supply of less than nothing."""
    if not state.round or state.ending:
        yield not_now(state, "DK-016")
        return
    seats = [
        seat for seat in range(len(state.players)) if order.who in (state.who(seat), state.players[seat].name)
    ]
    if not seats:
        yield against("kingdoms-nobody", "DK-018", found=order.who)
        return
    player, there = state.players[seats[0]], state.box.chart.places.get(order.place, -1)
    least, most = _bounds(book, state, player, order.what, there)
    if order.what not in (*RESOURCES, "win") and there < 0:
        yield against("kingdoms-no-such-place", "DK-003", found=order.place or "?")
    elif not least <= order.amount <= most or not order.amount:
        yield against("kingdoms-cannot-be", "DK-010", least=least, most=most)


def _bounds(book: Book, state: State, player: Player, what: str, place: int) -> tuple[int, int]:
    """How many fewer and how many more there may be."""
    if what in RESOURCES:
        resource = RESOURCES.index(what)
        return -player.hand[resource], in_pile(book, state, resource)
    if what == "win":
        return -player.wins, NUMBERS.cards.britannia * NUMBERS.pieces.armies
    if what == "troop":
        troops = [player.armies[each].troops for each in player.armies_at(place)][:1]
        return (-troops[0], NUMBERS.pieces.troops - troops[0]) if troops else (0, 0)
    row = ROWS[what]
    counts = getattr(player, row)
    if what == "marker":
        taken = any(each.holds(place) for each in state.players)
    else:  # an enemy marker has to be taken off before, for there is no control (DK-050)
        taken = any(each.markers[place] for each in state.players if each is not player)
    if taken:
        return -counts[place], 0
    return -counts[place], getattr(NUMBERS.pieces, row) - sum(counts)


def put_right(run: Run, order: PutRight) -> None:
    """Change the table by what a card says; a marker goes from where something is built (DK-051)."""
    seat = run.state.seat(order.who)
    if order.what in ("settlement", "fortress") and order.amount > 0:
        unmark(run, seat, run.state.box.chart.places[order.place])
    run.tell(SetRight(order.what, order.amount, order.place), run.state.who(seat))


def playable(book: Book, state: State) -> list[PlayFame]:
    """Every way of playing a Fame card of one's hand for its text now."""
    known = (each for each in dict.fromkeys(state.players[state.actor].fame) if each != FACE_DOWN)
    cards = [each for each in known if clear(_against_card(state, each))]
    return [way for each in cards for way in ways(book, state, each)]


def _exchanges(book: Book, state: State) -> list[Any]:
    pairs = (Exchange(give, take) for give in RESOURCES for take in RESOURCES)
    return [Pass(), *allowed(book, state, against_exchanging, pairs)]


def _gains(book: Book, state: State) -> list[Gain]:
    """What there is to be chosen from, if anything is to be chosen; else nothing."""
    return allowed(book, state, against_gaining, map(Gain, RESOURCES)) if _fixed(state) is None else []


SEQUENCE: Mapping[str, Stage] = {
    "britannia": Stage("DK-029", lambda _book, _state: [TurnCard()]),
    "fame": Stage("DK-090", lambda _book, _state: [TakeFame()], drop, lambda _, state: state.fame_left > 0),
    "steal": Stage("DK-116", lambda _book, _state: [Steal()], drop, lambda _, state: _stealable(state)),
    "gain": Stage("DK-030", _gains, _brought, _gains),
    "lose": Stage(
        "DK-030",
        lambda book, state: allowed(book, state, against_losing, map(Lose, RESOURCES)),
        _brought,
        lambda _, state: _fixed(state) is None,
    ),
    "exchange": Stage("DK-030", _exchanges, drop, lambda _, state: state.players[state.actor].cards),
}
"""The choices that cards leave, and drawing them, by what is due."""
