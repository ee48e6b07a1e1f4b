"""Armies and ships on the move: by land, by sea, joined, and into what they meet there (9)."""

from collections.abc import Iterator
from typing import Any, Literal

from heart_africa.companions.kingdoms.combat import attack, kind_of
from heart_africa.companions.kingdoms.components import PeopleName, TerritoryName
from heart_africa.companions.kingdoms.events import Due, Landed, Moved, Regrouped, Sailed
from heart_africa.companions.kingdoms.numbers import NUMBERS
from heart_africa.companions.kingdoms.piles import Run, mark
from heart_africa.companions.kingdoms.state import Army, Sailing, State, Task
from heart_africa.companions.rules import allowed, clear
from heart_africa.companions.run import Book, against
from heart_africa.core.journal.records import Order
from heart_africa.core.problems import Problem

SHIP_DICE = "kingdoms-ship-dice"
How = Literal["", "attack", "plunder"]
NOBODY: tuple[str, How] = ("", "")
"""Whom an army meets where nobody is."""


class March(Order, kind="march-army"):
    """9.1: an army goes to an adjacent territory, or acts where it stands.

    `target`: whom it attacks there, if several might be; `how`: whether it attacks or plunders a settlement.
    """

    army: int
    place: TerritoryName
    target: PeopleName = ""
    how: How = ""


class Regroup(Order, kind="regroup"):
    """9.3: troops pass from one army to another in the same territory."""

    army: int
    into: int
    troops: int


class Sail(Order, kind="sail"):
    """9.1.3: a ship puts to sea, with an army aboard or (0) without."""

    ship: int
    army: int = 0


class Land(Order, kind="land-ship"):
    """9.1.3: the ship comes into a port; its army lands, and fights whom it finds there as in a march."""

    place: TerritoryName
    target: PeopleName = ""
    how: How = ""


class EndTurn(Order, kind="end-turn"):
    """7: be done with this turn."""


# --- whom an army meets ---


def plunderable(book: Book, state: State, seat: int, place: int, target: int) -> bool:
    """DK-125: whether a settlement may be plundered: no enemy army, fortress or marker is there."""
    settlements = 0
    for other, each in enumerate(state.players):
        if other != seat:
            if each.fortresses[place] or each.markers[place] or each.army_at(place):
                return False
            settlements += each.settlements[place]
    alone = book.readings["DK-125"] != "one" or settlements == 1
    return alone and bool(state.players[target].settlements[place])


def aims(book: Book, state: State, army: Army, place: int) -> list[tuple[str, How]]:
    """DK-068 to DK-071, DK-085: whom an army may attack or plunder there; nothing where nobody is."""
    found: list[tuple[str, How]] = []
    seat = state.actor
    for other in state.enemies(seat, place):
        if army.plundered and kind_of(state, other, place, plunder=False) == "settlement":
            continue
        found.append((state.who(other), ""))
        if plunderable(book, state, seat, place, other):
            found.append((state.who(other), "plunder"))
    return found


def _met(book: Book, state: State, number: int, place: int) -> list[tuple[str, How]]:
    """Every way of meeting those who are there, with an army by its number: of nobody, if nobody is there."""
    known = aims(book, state, state.players[state.actor].armies[number - 1], place)
    if known:
        return [] if state.lasts("truce") else known
    return [] if state.enemies(state.actor, place) else [NOBODY]


def _against_aim(
    book: Book, state: State, number: int, place: int, order: "March | Land"
) -> Iterator[Problem]:
    """What is against meeting those who are there like this, with an army by its number."""
    name, target, how = state.box.chart.ids[place], order.target, order.how
    known = aims(book, state, state.players[state.actor].armies[number - 1], place)
    met = _met(book, state, number, place)
    names = [*dict.fromkeys(who for who, _ in met)]
    if not met and known:
        yield against("kingdoms-truce", "DK-029", place=name)
    elif not met:
        yield against("kingdoms-has-plundered", "DK-070", army=number)
    elif not known:
        if target or how:
            yield against("kingdoms-nobody-there", "DK-066", place=name)
    elif not target and len(names) > 1:
        yield against("kingdoms-say-whom", "DK-085", place=name, peoples=tuple(names))
    elif target and target not in names:
        yield against("kingdoms-not-there", "DK-085", people=target, place=name)
    elif how == "plunder" and (target or names[0], how) not in met:
        yield against("kingdoms-no-plunder", "DK-125", place=name)


def _meet(run: Run, army: int, place: int, origin: int, order: "March | Land") -> None:
    """DK-066: take what nobody defends, else fight."""
    seat = run.state.on_turn
    enemies = run.state.enemies(seat, place)
    if not enemies:
        mark(run, seat, place)
        return
    other = run.state.seat(order.target) if order.target else enemies[0]
    attack(run, army, other, place, origin, plunder=order.how == "plunder")


# --- by land ---


def _own_army(state: State, number: int) -> Army | None:
    armies = state.players[state.actor].armies
    army = armies[number - 1] if 0 < number <= len(armies) else None
    return army if army and army.troops else None


def against_marching(book: Book, state: State, order: March) -> Iterator[Problem]:
    """Each army once, to what lies next, and not past those who are there."""
    army, place = _own_army(state, order.army), state.box.chart.places.get(order.place, -1)
    if army is None:
        yield against("kingdoms-no-such-army", "DK-062", army=order.army)
    elif problems := [*_against_setting_out(army, order.army)]:
        yield from problems
    elif place < 0:
        yield against("kingdoms-no-such-place", "DK-003", found=order.place)
    elif place in _ways(state, army):
        yield from _against_aim(book, state, order.army, place, order)
    elif place == army.place:
        yield against("kingdoms-stands-there", "DK-072", army=order.army, place=order.place)
    elif place in state.box.chart.near[army.place]:
        yield against("kingdoms-closed", "DK-021", place=order.place)
    else:
        yield against("kingdoms-not-adjacent", "DK-066", place=order.place)


def _against_setting_out(army: Army, number: int) -> Iterator[Problem]:
    """What is against any march of an army."""
    if army.fought:
        yield against("kingdoms-has-fought", "DK-063", army=number)
    elif army.moved:
        yield against("kingdoms-has-moved", "DK-062", army=number)


def _ways(state: State, army: Army) -> list[int]:
    """Where an army may act by land: where it stands, among enemies, and in what lies next and is open."""
    here = [army.place] if state.enemies(state.actor, army.place) else []
    return [*here, *[each for each in state.box.chart.near[army.place] if not state.closed(each)]]


def march(run: Run, order: March) -> None:
    """It goes there and meets whoever is there."""
    state, seat = run.state, run.state.actor
    origin, place = state.players[seat].armies[order.army - 1].place, state.box.chart.places[order.place]
    how: Any = "land" if place != origin else "stays"
    run.tell(Moved(order.army, order.place, how), state.who(seat))
    _meet(run, order.army - 1, place, origin if place != origin else -1, order)


def marches(book: Book, state: State) -> list[March]:
    """Every march of every army that may still move."""
    ids = state.box.chart.ids
    return [
        March(number, ids[place], who, how)
        for number, army in enumerate(state.players[state.actor].armies, 1)
        if army.troops and clear(_against_setting_out(army, number))
        for place in _ways(state, army)
        for who, how in _met(book, state, number, place)
    ]


def against_regrouping(_book: Book, state: State, order: Regroup) -> Iterator[Problem]:
    """DK-086 to DK-089, DK-114: two armies in one place, and no more troops than one may have."""
    army, into = _own_army(state, order.army), _own_army(state, order.into)
    if army is None or into is None:
        yield against("kingdoms-no-such-army", "DK-087", army=order.into if army else order.army)
    elif order.army == order.into or army.place != into.place:
        yield against("kingdoms-not-together", "DK-086", army=order.army, other=order.into)
    elif army.retreated != into.retreated:
        yield against("kingdoms-retreated", "DK-114", army=order.army if army.retreated else order.into)
    elif not 1 <= order.troops <= army.troops:
        yield against("kingdoms-has-not-so-many", "DK-086", army=order.army, most=army.troops)
    elif into.troops + order.troops > NUMBERS.pieces.troops:
        yield against("kingdoms-army-full", "DK-043", army=order.into, most=NUMBERS.pieces.troops)


def regroup(run: Run, order: Regroup) -> None:
    """Whoever has moved has moved; who has not may still."""
    state, seat = run.state, run.state.actor
    place = state.box.chart.ids[state.players[seat].armies[order.army - 1].place]
    run.tell(Regrouped(order.army, order.into, order.troops, place), state.who(seat))


def regroupings(book: Book, state: State) -> list[Regroup]:
    """Every way of sharing troops between armies that stand together."""
    armies = state.players[state.actor].armies
    found = (
        Regroup(one, other, troops)
        for one, army in enumerate(armies, 1)
        for other, into in enumerate(armies, 1)
        if one != other and army.place == into.place
        for troops in range(1, army.troops + 1)
    )
    return allowed(book, state, against_regrouping, found)


# --- by sea ---


def under_way(state: State) -> Sailing:
    """The ship that is at sea."""
    assert state.sailing is not None  # noqa: S101  # whoever asks has put to sea
    return state.sailing


def against_sailing(_book: Book, state: State, order: Sail) -> Iterator[Problem]:
    """Each ship once; with an army that stands at its port and has not fought."""
    ships = state.players[state.actor].ships
    ship = ships[order.ship - 1] if 0 < order.ship <= len(ships) else None
    if ship is None or ship.place < 0:
        yield against("kingdoms-no-such-ship", "DK-076", ship=order.ship)
        return
    if ship.moved:
        yield against("kingdoms-ship-moved", "DK-076", ship=order.ship)
    if state.lasts("becalmed"):
        yield against("kingdoms-becalmed", "DK-029")
    army = _own_army(state, order.army)
    if order.army and (army is None or army.place != ship.place):
        yield against("kingdoms-not-at-the-port", "DK-075", army=order.army, ship=order.ship)
    elif army and army.fought:
        yield against("kingdoms-has-fought", "DK-080", army=order.army)


def sail(run: Run, order: Sail) -> None:
    """DK-076: the higher of two dice, and what the wind adds, is how far it may go."""
    state, seat = run.state, run.state.actor
    faces = run.dice.roll(NUMBERS.dice.ship, SHIP_DICE)
    reach = max(faces) + sum([each.amount for each in state.effects("sail", seat)])
    start = state.box.chart.ids[state.players[seat].ships[order.ship - 1].place]
    run.tell(Sailed(order.ship, order.army, start, faces, reach), state.who(seat))
    run.tell(Due((Task("land", seat),)))


def sailings(book: Book, state: State) -> list[Sail]:
    """Every ship that may put to sea, with whom it may carry."""
    player = state.players[state.actor]
    found = (
        Sail(number, army)
        for number, ship in enumerate(player.ships, 1)
        if ship.place >= 0
        for army in (0, *[each + 1 for each in player.armies_at(ship.place)])
    )
    return allowed(book, state, against_sailing, found)


def ports(book: Book, state: State) -> list[str]:
    """DK-076 to DK-078, DK-021: the ports that a ship under way may come into."""
    sailing, map_ = under_way(state), state.box.chart
    start = map_.ids[sailing.start]
    may_stop = sailing.army < 0 and book.readings["DK-021"] == "stop"
    found = []
    for port in state.box.by_sea(start, sailing.reach):
        place = map_.places[port]
        if port == start or not (state.ship_at(place) or (state.closed(place) and not may_stop)):
            found.append(port)
    return sorted(found, key=map_.places.__getitem__)


def against_landing(book: Book, state: State, order: Land) -> Iterator[Problem]:
    """Objections to landing: no free port in reach, or a wrong target for the army aboard."""
    sailing = under_way(state)
    if order.place not in ports(book, state):
        yield against("kingdoms-port-out-of-reach", "DK-076", place=order.place, reach=sailing.reach)
        return
    place = state.box.chart.places[order.place]
    if sailing.army < 0 or place == sailing.start:
        if order.target or order.how:
            yield against("kingdoms-nobody-there", "DK-083", place=order.place)
        return
    yield from _against_aim(book, state, sailing.army + 1, place, order)
    moved = state.players[state.actor].armies[sailing.army].moved
    if moved and state.enemies(state.actor, place) and book.readings["DK-083"] == "only_unmoved":
        yield against("kingdoms-has-moved", "DK-083", army=sailing.army + 1)


def land(run: Run, order: Land) -> None:
    """The ship stays in port, its army goes ashore."""
    state, seat, sailing = run.state, run.state.actor, under_way(run.state)
    run.tell(Due(done=1))
    run.tell(Landed(sailing.ship + 1, order.place), state.who(seat))
    place = state.box.chart.places[order.place]
    if sailing.army >= 0 and place != sailing.start:
        run.tell(Moved(sailing.army + 1, order.place, "sea"), state.who(seat))
        _meet(run, sailing.army, place, sailing.start, order)


def landings(book: Book, state: State) -> list[Land]:
    """Every port, and whom one would fight there."""
    places, sailing = state.box.chart.places, under_way(state)
    found: list[Land] = []
    for port in ports(book, state):
        ashore = sailing.army >= 0 and places[port] != sailing.start
        met = _met(book, state, sailing.army + 1, places[port]) if ashore else [NOBODY]
        found += [Land(port, who, how) for who, how in met]
    return allowed(book, state, against_landing, found)


# --- the end of a turn ---


def against_ending(book: Book, state: State, _order: EndTurn) -> Iterator[Problem]:
    """DK-073: no army may stay idle among enemies."""
    if not state.lasts("truce"):
        for number in idle_among_enemies(book, state):
            place = state.box.chart.ids[state.players[state.actor].armies[number].place]
            yield against("kingdoms-has-to-act", "DK-073", army=number + 1, place=place)


def idle_among_enemies(book: Book, state: State) -> list[int]:
    """DK-072, DK-073: the armies that have done nothing and may not stay so, for the enemies around them."""
    seat = state.actor
    may_stay = book.readings["DK-072"] == "may_stay"
    return [
        number for number, each in enumerate(state.players[seat].armies)
        if each.troops and not each.moved and not each.fought and state.enemies(seat, each.place)
        and not (may_stay and state.controllers[each.place] == seat)
    ]  # fmt: skip


def end_turn(run: Run) -> None:
    """The next one's turn."""
    run.tell(Due(done=1))
