"""What resources buy in one's own turn: troops, settlements, fortresses, ships, other resources (8)."""

from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import Literal

from heart_africa.companions.kingdoms.cards import once
from heart_africa.companions.kingdoms.components import Kind, Resource, TerritoryName, Yield
from heart_africa.companions.kingdoms.events import ROWS, Placed, Recruited, ShipLaid, Took
from heart_africa.companions.kingdoms.numbers import NUMBERS
from heart_africa.companions.kingdoms.piles import (
    COSTS,
    Run,
    affords,
    against_empty_pile,
    demolish,
    gold,
    markers_left,
    one,
    pay,
    unmark,
)
from heart_africa.companions.kingdoms.state import GOLD, RESOURCES, Player, State
from heart_africa.companions.rules import clear
from heart_africa.companions.run import Book, against
from heart_africa.core.journal.records import Order
from heart_africa.core.problems import Problem

WON: tuple[Yield, ...] = ("stone", "wood", "iron", "wheat")
"""The resources that territories yield, as the first of all resources."""
PIECES, PRICES = NUMBERS.pieces, NUMBERS.prices


class Recruit(Order, kind="recruit"):
    """8.2: a troop: a new army in a place (`army` 0), or one more in an army that stands anywhere.

    `less`: what need not be paid of its price, where a card makes it cheaper.
    """

    army: int = 0
    place: TerritoryName = ""
    less: tuple[Resource, ...] = ()


class Levy(Order, kind="levy"):
    """8.2.2: peasants: without any army, one of a single troop for any two resources."""

    first: Resource
    second: Resource
    place: TerritoryName


class Build(Order, kind="build-piece"):
    """8.3 to 8.5: build a settlement or fortress in a territory, or launch a ship in its port."""

    what: Literal["settlement", "fortress", "ship"]
    place: TerritoryName
    less: tuple[Resource, ...] = ()


class Sell(Order, kind="sell"):
    """8.3, 8.5: destroy a settlement of one's own, or sell a ship, for gold."""

    what: Literal["settlement", "ship"]
    place: TerritoryName


class Buy(Order, kind="buy"):
    """8.6: exchange gold for a resource."""

    resource: Yield


# --- prices ---


def _saved(state: State, kind: Kind) -> int:
    """How many cards fewer a piece costs by what lasts."""
    if not state.lasting:
        return 0
    cheaper = sum([each.amount for each in state.effects("discount", state.actor) if each.piece == kind])
    return min(cheaper, sum(COSTS[kind]))


def prices(state: State, kind: Kind) -> list[tuple[tuple[Resource, ...], tuple[int, ...]]]:
    """Every way to pay for a piece: what is saved, and what is left to pay."""
    cost, saved = COSTS[kind], _saved(state, kind)
    if not saved:
        return [((), cost)]
    found = []
    for less in combinations_with_replacement(
        [each for each in RESOURCES if cost[RESOURCES.index(each)]], saved
    ):
        left = tuple([each - less.count(RESOURCES[number]) for number, each in enumerate(cost)])
        if min(left) >= 0:
            found.append((less, left))
    return found


def _price(state: State, kind: Kind, less: tuple[Resource, ...]) -> tuple[int, ...] | None:
    """What a piece costs if that is saved; None if it cannot be saved like that."""
    ways = {tuple(sorted(each)): left for each, left in prices(state, kind)}
    return ways.get(tuple(sorted(less)))


def cost(state: State, order: object) -> tuple[int, ...] | None:
    """What a purchase takes from the hand, resource by resource; None for any other order."""
    match order:
        case Build():
            return _price(state, order.what, order.less)
        case Recruit() if state.step == "turn":
            return _price(state, "troop", order.less)
        case Buy():
            return one(GOLD, price_of_resource(state))
    return None


def _payable(state: State, kind: Kind) -> list[tuple[Resource, ...]]:
    """Whatever may be saved of a piece so that the hand of who acts suffices for the rest."""
    player = state.players[state.actor]
    return [less for less, cost in prices(state, kind) if affords(player, cost)]


def _against_price(state: State, kind: Kind, less: tuple[Resource, ...], rule: str) -> Iterator[Problem]:
    player, cost = state.players[state.actor], _price(state, kind, less)
    if cost is None:
        yield against("kingdoms-say-saved", rule, what=kind, count=_saved(state, kind))
    elif not affords(player, cost):
        lacking = [max(0, each - have) for each, have in zip(cost, player.hand, strict=False)]
        yield lack(lacking, rule)


def lack(lacking: list[int], rule: str) -> Problem:
    """That there is not enough to pay with: how many of which."""
    return against("kingdoms-cannot-pay", rule, lacking=tuple(lacking))


# --- troops ---


def against_recruiting(book: Book, state: State, order: Recruit) -> Iterator[Problem]:
    """Armies, their troops, where they start, what they cost."""
    yield from _against_army(book, state.players[state.actor], order.army)
    if order.army and order.place:
        yield against("kingdoms-where-it-stands", "DK-045", army=order.army)
    elif not order.army and order.place not in raised_at(book, state):
        yield against("kingdoms-not-raised-there", "DK-044", place=order.place or "none")
    if state.step == "turn":
        yield from _against_price(state, "troop", order.less, "DK-042")
    elif order.less:
        yield against("kingdoms-say-saved", "DK-042", what="troop", count=0)


def _against_army(book: Book, player: Player, number: int) -> Iterator[Problem]:
    """What is against a troop more of an army, or (0) against a new one, wherever it may start."""
    if number == 0:
        if new_army(player) < 0:
            yield against("kingdoms-no-more-armies", "DK-043", most=PIECES.armies)
        return
    army = player.armies[number - 1] if 0 < number <= PIECES.armies else None
    if army is None or not army.troops:
        yield against("kingdoms-no-such-army", "DK-043", army=number)
    elif army.troops >= PIECES.troops:
        yield against("kingdoms-army-full", "DK-043", army=number, most=PIECES.troops)
    elif markers_left(book, player) <= 0 and book.readings["DK-010"] == "all":
        yield against("kingdoms-no-markers-left", "DK-010", most=PIECES.markers)


def new_army(player: Player) -> int:
    """The number, from 0, of the first army that is not on the map; -1 if all are."""
    return next((number for number, each in enumerate(player.armies) if not each.troops), -1)


def raised_at(book: Book, state: State) -> list[str]:
    """DK-044: where a new army may start."""
    player, ids = state.players[state.actor], state.box.chart.ids
    for row in (player.fortresses, player.settlements):
        if any(row):
            return [ids[place] for place, count in enumerate(row) if count]
    if book.readings["DK-044"] == "controlled":
        return [ids[place] for place in state.controlled(state.actor)]
    return []


def recruit(run: Run, order: Recruit) -> None:
    """A troop more; one that a card grants costs nothing."""
    state, seat = run.state, run.state.actor
    if state.step == "turn":
        pay(run, seat, _price(state, "troop", order.less) or COSTS["troop"], "troop")
        _raise(run, seat, order.army, order.place)
    else:
        _raise(run, seat, order.army, order.place)
        once(run, run.state.due[0])


def _raise(run: Run, seat: int, army: int, place: str) -> None:
    player = run.state.players[seat]
    if army:
        name = run.state.box.chart.ids[player.armies[army - 1].place]
        run.tell(Recruited(army, name, new=False), run.state.who(seat))
    else:
        rests = run.reads("DK-047") == "next_turn"
        run.tell(Recruited(new_army(player) + 1, place, new=True, rests=rests), run.state.who(seat))


def recruits(book: Book, state: State) -> list[Recruit]:
    """Every troop that might be had, if it can be paid for."""
    ways = _payable(state, "troop") if state.step == "turn" else [()]
    if not ways:
        return []
    player = state.players[state.actor]
    armies = [each for each in (*range(1, PIECES.armies + 1), 0) if clear(_against_army(book, player, each))]
    found = [(army, place) for army in armies for place in ([""] if army else raised_at(book, state))]
    return [Recruit(army, place, less) for army, place in found for less in ways]


def against_levying(book: Book, state: State, order: Levy) -> Iterator[Problem]:
    """Objections to levying: the player has an army, may not raise one there, or lacks the cards."""
    player = state.players[state.actor]
    if player.in_the_field:
        yield against("kingdoms-has-an-army", "DK-048")
    if order.place not in raised_at(book, state):
        yield against("kingdoms-not-raised-there", "DK-044", place=order.place)
    cost = _two(order.first, order.second)
    if not affords(player, cost):
        yield lack([max(0, each - have) for each, have in zip(cost, player.hand, strict=False)], "DK-048")


def _two(first: str, second: str) -> tuple[int, ...]:
    return tuple([(each == first) + (each == second) for each in RESOURCES])


def levy(run: Run, order: Levy) -> None:
    """Peasants take up arms."""
    pay(run, run.state.actor, _two(order.first, order.second), "peasants")
    _raise(run, run.state.actor, 0, order.place)


def levies(book: Book, state: State) -> list[Levy]:
    """Every two cards that raise them, wherever they may start."""
    player = state.players[state.actor]
    if player.in_the_field:
        return []
    every = combinations_with_replacement(RESOURCES, PRICES.peasants)
    pairs = [(one, two) for one, two in every if affords(player, _two(one, two))]
    return [Levy(one, two, place) for place in raised_at(book, state) for one, two in pairs]


# --- settlements, fortresses, ships ---


def has_port(state: State, place: int) -> bool:
    """Whether a territory has a port. Raises `ComponentNeeded` if nobody has said it."""
    return bool(state.box.of(state.box.territories[place], "port"))


def against_building(_book: Book, state: State, order: Build) -> Iterator[Problem]:
    """A piece that is left, a territory that he controls, for a ship its free port; and its price."""
    yield from _against_supply(state, order.what)
    place = state.box.chart.places.get(order.place, -1)
    if place not in state.controlled(state.actor):
        yield against("kingdoms-not-controlled", "DK-050", place=order.place)
    else:
        yield from _against_port(state, order.what, place)
    yield from _against_price(state, order.what, order.less, BUILT[order.what])


BUILT: dict[Literal["settlement", "fortress", "ship"], str] = {
    "settlement": "DK-049",
    "fortress": "DK-056",
    "ship": "DK-057",
}
"""What is built, and by which entry it is paid for."""


def _against_supply(state: State, what: str) -> Iterator[Problem]:
    if not left(state.players[state.actor], what):
        yield against("kingdoms-none-left", "DK-010", what=what)


def _against_port(state: State, what: str, place: int) -> Iterator[Problem]:
    """What is against a ship in a territory that he controls."""
    if what == "ship" and not has_port(state, place):
        yield against("kingdoms-no-port", "DK-058", place=state.box.chart.ids[place])
    elif what == "ship" and state.ship_at(place):
        yield against("kingdoms-port-taken", "DK-058", place=state.box.chart.ids[place])


def left(player: Player, what: str) -> int:
    """DK-010: how many pieces of a kind are not on the map."""
    if what == "ship":
        return sum([each.place < 0 for each in player.ships])
    row = ROWS[what]
    return int(getattr(PIECES, row) - sum(getattr(player, row)))


def build(run: Run, order: Build) -> None:
    """Its price goes to the piles; a marker that stood there is taken off (DK-051)."""
    seat = run.state.actor
    pay(run, seat, _price(run.state, order.what, order.less) or COSTS[order.what], order.what)
    if order.what == "ship":
        run.tell(ShipLaid(order.place), run.state.who(seat))
        return
    unmark(run, seat, run.state.box.chart.places[order.place])
    run.tell(Placed(order.what, order.place), run.state.who(seat))


def buildings(state: State) -> list[Build]:
    """Everything that can be built and paid for, wherever it can stand."""
    ids = state.box.chart.ids
    found: list[Build] = []
    for what in BUILT:
        ways = _payable(state, what)
        if ways and clear(_against_supply(state, what)):
            own = [each for each in state.controlled(state.actor) if clear(_against_port(state, what, each))]
            found += [Build(what, ids[place], less) for place in own for less in ways]
    return found


def against_selling(book: Book, state: State, order: Sell) -> Iterator[Problem]:
    """Objections to selling: nothing of that kind of his own stands there, or he lacks gold to pay for it."""
    player = state.players[state.actor]
    if state.box.chart.places.get(order.place, -1) not in _standing(player, order.what):
        yield against("kingdoms-none-there", "DK-052", what=order.what, place=order.place)
    yield from _against_refund(book, player, order.what)


def _standing(player: Player, what: str) -> list[int]:
    """Where his ships lie, or his settlements stand."""
    if what == "ship":
        return [each.place for each in player.ships if each.place >= 0]
    return [place for place, count in enumerate(player.settlements) if count]


def _against_refund(book: Book, player: Player, what: str) -> Iterator[Problem]:
    """That he lacks the gold that a settlement costs him, where it is so read."""
    if what == "settlement" and book.readings["DK-052"] == "paid" and player.hand[GOLD] < PRICES.sold:
        yield lack([0, 0, 0, 0, PRICES.sold - player.hand[GOLD]], "DK-052")


def sell(run: Run, order: Sell) -> None:
    """DK-052, DK-059: it leaves the map, and its gold comes in."""
    seat = run.state.actor
    if order.what == "ship":
        run.tell(ShipLaid(order.place, launched=False), run.state.who(seat))
        gold(run, seat, PRICES.sold, "sale")
        return
    demolish(run, seat, "settlement", run.state.box.chart.places[order.place])
    if run.reads("DK-052") == "paid":
        pay(run, seat, one(GOLD, PRICES.sold), "sale")
    else:
        gold(run, seat, PRICES.sold, "sale")


def sales(book: Book, state: State) -> list[Sell]:
    """All that might be sold."""
    player, ids = state.players[state.actor], state.box.chart.ids
    sold: tuple[Literal["ship", "settlement"], ...] = ("ship", "settlement")
    kinds = [each for each in sold if clear(_against_refund(book, player, each))]
    return [Sell(what, ids[place]) for what in kinds for place in _standing(player, what)]


def price_of_resource(state: State) -> int:
    """DK-060: what a resource costs in gold, or what a card makes of it."""
    cheaper = state.effects("market", state.actor) if state.lasting else []
    return min([each.amount for each in cheaper], default=PRICES.resource)


def against_buying(book: Book, state: State, order: Buy) -> Iterator[Problem]:
    """Gold to pay with, and a card to be had."""
    if (short := _short_of(state)) > 0:
        yield lack([0, 0, 0, 0, short], "DK-060")
    yield from against_empty_pile(book, state, order.resource)


def _short_of(state: State) -> int:
    """How much gold he lacks for a resource; none or less: he can pay."""
    return price_of_resource(state) - state.players[state.actor].hand[GOLD]


def buy(run: Run, order: Buy) -> None:
    """Gold for a card of one's choice."""
    seat = run.state.actor
    pay(run, seat, one(GOLD, price_of_resource(run.state)), "trade")
    run.tell(Took(one(RESOURCES.index(order.resource)), "trade"), run.state.who(seat))


def purchases(book: Book, state: State) -> list[Buy]:
    """Every resource that gold might be exchanged for."""
    if _short_of(state) > 0:
        return []
    return [Buy(each) for each in WON if clear(against_empty_pile(book, state, each))]
