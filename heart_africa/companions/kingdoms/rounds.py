"""The set-up, and what a round is made of: its Britannia card, the production, the turns (3 to 7)."""

from collections.abc import Iterator
from typing import Any, Literal, get_args

from heart_africa.companions.kingdoms.cards import addable, not_now, playable
from heart_africa.companions.kingdoms.components import UNSAID, Colour, Components, People, TerritoryName
from heart_africa.companions.kingdoms.events import (
    ColourChosen,
    DieAdded,
    DiePassed,
    Due,
    FirstRolled,
    Placed,
    ProductionRolled,
    Recruited,
    RoundBegan,
    SideChosen,
    TableOpened,
)
from heart_africa.companions.kingdoms.numbers import NUMBERS
from heart_africa.companions.kingdoms.piles import Run, in_pile, one, pay, take
from heart_africa.companions.kingdoms.state import GOLD, RESOURCES, State, Task
from heart_africa.companions.kingdoms.victory import cards_out
from heart_africa.companions.packs import ComponentNeeded
from heart_africa.companions.rules import clear
from heart_africa.companions.run import Book, against
from heart_africa.core.journal.records import Order
from heart_africa.core.problems import Problem

FIRST, RED, BLACK = "kingdoms-first-die", "kingdoms-red-dice", "kingdoms-black-dice"


class OpenTable(Order, kind="open-table"):
    """2, 3.1: who sits around the table, to the right, and what is printed."""

    components: Components
    names: tuple[str, ...]


class RollFirst(Order, kind="roll-first"):
    """3.3: roll for who chooses first; `name`: who it is, if that is settled already."""

    name: str = ""


class ChooseSide(Order, kind="choose-side"):
    """3.3: choose a people, and where it starts: with a fortress, a settlement and an army of one troop."""

    people: People
    place: TerritoryName


class Settle(Order, kind="settle-in"):
    """3.3: place one of the two further settlements."""

    place: TerritoryName


class AddDie(Order, kind="add-die"):
    """6: pay for one more die of production."""

    colour: Colour


class ChooseColour(Order, kind="choose-colour"):
    """6: on a tie, say which of your territories produce."""

    colour: Colour


# --- the set-up ---


def against_opening(_book: Book, state: State, order: OpenTable) -> Iterator[Problem]:
    """Three or four people, each by a name of his own."""
    if state.players:
        yield not_now(state, "DK-018")
    elif len(order.names) not in (3, 4):
        yield against("kingdoms-three-or-four", "DK-018", count=len(order.names))
    elif len({*order.names}) < len(order.names) or not all(order.names):
        yield against("kingdoms-names-differ", "DK-018")


def open_table(run: Run, order: OpenTable) -> None:
    """Begin a game: what the box prints and who plays is on the table."""
    run.tell(TableOpened(order.components, order.names, run.reads("DK-007") == "breaks"))


def against_rolling(_book: Book, state: State, order: RollFirst) -> Iterator[Problem]:
    """Once, and for one of those who sit there."""
    if order.name and order.name not in {each.name for each in state.players}:
        yield against("kingdoms-nobody", "DK-018", found=order.name)


def roll_first(run: Run, order: RollFirst) -> None:
    """DK-023: the highest die; those who tie roll again."""
    players = run.state.players
    seats = [*range(len(players))]
    faces: tuple[int, ...] = ()
    while not order.name and len(seats) > 1:
        thrown = run.dice.roll(len(seats), FIRST)
        faces += thrown
        seats = [seat for seat, face in zip(seats, thrown, strict=True) if face == max(thrown)]
    first = run.state.seat(order.name) if order.name else seats[0]
    run.tell(FirstRolled(faces, players[first].name))
    turns = run.state.after(first)
    settles = [Task("settle", seat) for _ in range(NUMBERS.settlements_more) for seat in turns]
    run.tell(Due((*[Task("choose", seat) for seat in turns], *settles), done=1))


def starts(state: State, people: str) -> list[str]:
    """DK-024: where a people may start. Raises `ComponentNeeded` if nobody has said where all shields are."""
    if any(each.shield == UNSAID for each in state.box.territories):
        raise ComponentNeeded("box", "shields", tuple(state.box.by_id))
    return [each.id for each in state.box.territories if each.shield == people]


def peoples(state: State) -> list[People]:
    """DK-020: who may still be chosen."""
    taken = {each.people for each in state.players}
    return [each for each in NUMBERS.players(len(state.players)).peoples if each not in taken]


def against_choosing(_book: Book, state: State, order: ChooseSide) -> Iterator[Problem]:
    """Objections: the people is taken, or the territory shows another shield or is closed."""
    if order.people not in peoples(state):
        yield against("kingdoms-people-taken", "DK-020", people=order.people)
    elif order.place not in starts(state, order.people):
        yield against("kingdoms-no-shield", "DK-024", place=order.place, people=order.people)
    elif state.closed(state.box.chart.places[order.place]):
        yield against("kingdoms-closed", "DK-021", place=order.place)


def choose_side(run: Run, order: ChooseSide) -> None:
    """Fortress, settlement and army stand together."""
    run.tell(SideChosen(order.people), run.state.players[run.state.actor].name)
    run.tell(Placed("fortress", order.place), order.people)
    run.tell(Placed("settlement", order.place), order.people)
    run.tell(Recruited(1, order.place, new=True), order.people)
    run.tell(Due(done=1))


def settles(book: Book, state: State) -> list[str]:
    """DK-025: what he controls, and what lies next to it; who controls nothing goes by his pieces."""
    seat, map_ = state.actor, state.box.chart
    own = state.controlled(seat) or [
        place for place in range(len(map_.ids)) if state.players[seat].holds(place)
    ]
    found = {*own, *[near for place in own for near in map_.near[place]]}
    if book.readings["DK-025"] == "not_others":
        found = {each for each in found if not state.enemies(seat, each)}
    return [map_.ids[each] for each in sorted(found) if not state.closed(each)]


def against_settling(book: Book, state: State, order: Settle) -> Iterator[Problem]:
    """Objections to a settlement there: the territory is closed, or not next to one of his own."""
    if state.closed(state.box.chart.places.get(order.place, -1)):
        yield against("kingdoms-closed", "DK-021", place=order.place)
    elif order.place not in settles(book, state):
        yield against("kingdoms-not-next-to-own", "DK-025", place=order.place)


def settle(run: Run, order: Settle) -> None:
    """Place the settlement and go on with what is due."""
    run.tell(Placed("settlement", order.place), run.state.who(run.state.actor))
    run.tell(Due(done=1))


# --- a round ---


def next_round(run: Run) -> None:
    """DK-028, DK-031: a round begins, unless the last Britannia card was played."""
    state = run.state
    if state.round and not state.britannia_left:
        cards_out(run)
        return
    run.tell(RoundBegan(state.round + 1))
    turns = [Task(what, seat) for seat in state.after(state.first) for what in ("begin", "turn")]
    bids = (Task("bid", state.first), Task("harvest", state.first))
    run.tell(Due((Task("britannia", state.first), *bids, *turns)))


def against_adding(book: Book, state: State, order: AddDie) -> Iterator[Problem]:
    """Whoever's turn it is to say so, for gold, as long as there are dice."""
    if order.colour not in addable(book, state):
        yield against("kingdoms-no-more-dice", "DK-038", most=NUMBERS.dice.of_colour)
    yield from _against_price(state)


def _against_price(state: State) -> Iterator[Problem]:
    if state.players[state.actor].hand[GOLD] < NUMBERS.prices.die:
        yield against("kingdoms-cannot-pay", "DK-038", lacking=one(GOLD, NUMBERS.prices.die))


def add_die(run: Run, order: AddDie) -> None:
    """The others are asked again."""
    seat = run.state.actor
    pay(run, seat, one(GOLD, NUMBERS.prices.die), "die")
    run.tell(DieAdded(order.colour), run.state.who(seat))
    next_bid(run)


def pass_die(run: Run) -> None:
    """Who has nothing to add."""
    run.tell(DiePassed(), run.state.who(run.state.actor))
    next_bid(run)


def next_bid(run: Run) -> None:
    """DK-038: offers go in turn order until everybody in a row has passed."""
    state = run.state
    done = state.passed >= len(state.players)
    run.tell(Due(() if done else (Task("bid", state.after(state.actor)[1]),), done=1))


def may_bid(book: Book, state: State) -> bool:
    """Whether anybody has to be asked: a hand of no card at all has no gold, and everybody sees that.

    What a hand holds is its player's secret: he is asked whether or not there is gold in it.
    """
    if state.lasts("both-colours"):
        return False
    player = state.players[state.actor]
    return bool((player.cards and addable(book, state)) or (player.fame and _produces(state)))


def _produces(state: State) -> bool:
    return any(each.timing in ("production", None) for each in state.box.fame)


def bids(book: Book, state: State) -> list[Any]:
    """What may be added."""
    dice = map(AddDie, addable(book, state)) if clear(_against_price(state)) else ()
    return [*dice, *playable(book, state)]


def harvest(run: Run) -> None:
    """DK-033, DK-037: the dice say which colour produces; on a tie everybody for himself."""
    state = run.state
    if state.lasts("both-colours"):
        red, black, colour = _NO_DICE
    else:
        for seat in state.after(state.first):
            income(
                state, seat, get_args(Colour)
            )  # whoever owns the box says before the dice what is not known
        red, black, colour = _rolled(run)
    who = state.who(state.first)
    turns = state.after(state.first)
    if colour == "tie":
        run.tell(
            Due(tuple([Task("colour", seat, resource=" ".join(barren(state))) for seat in turns]), done=1)
        )
        run.tell(ProductionRolled(red, black, "tie"), who)
        return
    run.tell(Due(done=1))
    run.tell(ProductionRolled(red, black, colour), who)
    colours = ("red", "black") if colour == "both" else (colour,)
    _bring_in(run, [(seat, income(state, seat, colours)) for seat in turns])


Rolled = tuple[tuple[int, ...], tuple[int, ...], Literal["red", "black", "tie", "both"]]
_NO_DICE: Rolled = ((), (), "both")


def _rolled(run: Run) -> Rolled:
    state = run.state
    while True:
        thrown = [
            run.dice.roll(state.production_dice(colour), why)
            for colour, why in (("red", RED), ("black", BLACK))
        ]
        red, black = thrown
        if max(red) != max(black):
            return red, black, "red" if max(red) > max(black) else "black"
        if run.reads("DK-037") == "best" or len(red) + len(black) == len(thrown):
            return red, black, "tie"


def _bring_in(run: Run, due: list[tuple[int, tuple[int, ...]]]) -> None:
    """DK-039: everybody in turn order, as far as there is any; or nobody, if there is not enough for all."""
    if run.reads("DK-039") == "nobody":
        wanted = [sum(each) for each in zip(*[cards for _, cards in due], strict=True)]
        there = [in_pile(run.book, run.state, resource) for resource in range(len(RESOURCES))]
        short = [resource for resource, want in enumerate(wanted) if want > there[resource]]
        due = [(seat, tuple(0 if each in short else count for each, count in enumerate(cards)))
               for seat, cards in due]  # fmt: skip
    for seat, cards in due:
        take(run, seat, cards, "production")


def barren(state: State) -> list[str]:
    """What no territory yields in the round's production; on a tie it stands in the task of who is asked."""
    if state.step == "colour":
        return state.due[0].resource.split()
    ahead = any(each.what == "harvest" for each in state.due)
    return [each.effect.resource or "" for each in state.lasting if ahead and each.effect.verb == "barren"]


def income(state: State, seat: int, colours: tuple[str, ...]) -> tuple[int, ...]:
    """DK-034 to DK-036: what settlements and markers in territories of these colours bring a player."""
    player, map_ = state.players[seat], state.box.chart
    found = [0] * len(RESOURCES)
    for place, (built, marked) in enumerate(zip(player.settlements, player.markers, strict=True)):
        if (built or marked) and ("red" if map_.red[place] else "black") in colours:
            if built:
                found[map_.yields[place]] += built
            found[GOLD] += bool(marked)
    for each in barren(state):
        found[RESOURCES.index(each)] = 0
    return tuple(found)


def choose_colour(run: Run, order: ChooseColour) -> None:
    """Carry out the choice of a colour: the player takes what its territories produce."""
    state, seat = run.state, run.state.actor
    run.tell(Due(done=1))
    run.tell(ColourChosen(order.colour), state.who(seat))
    take(run, seat, income(state, seat, (order.colour,)), "production")
