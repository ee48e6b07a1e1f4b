"""Battles, attacks on settlements, sieges and plunder, round by round (11 to 14).

An attack leads to what the defender has to say first (`stand`), then to rounds: the dice of both, cards
played for a +1 in turn by whoever is losing (`duel`), a troop lost or the end, and a moment in which both
may retreat (`pause`). Whatever leaves nothing to be decided goes on by itself.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Literal

from heart_africa.companions.kingdoms.cards import Pass, against_lacking, drop, playable
from heart_africa.companions.kingdoms.components import FameName, TerritoryName
from heart_africa.companions.kingdoms.events import (
    ROWS,
    CombatBegan,
    CombatOver,
    CouldRetreat,
    Denied,
    Due,
    FamePlayed,
    Held,
    Moved,
    Placed,
    Removed,
    RoundOver,
    RoundRolled,
    Stood,
    TroopLost,
    VictoryMarked,
    Yielded,
)
from heart_africa.companions.kingdoms.numbers import NUMBERS
from heart_africa.companions.kingdoms.piles import Run, demolish, gold, mark, one, pay, unmark
from heart_africa.companions.kingdoms.realm import left
from heart_africa.companions.kingdoms.state import RESOURCES, Combat, CombatKind, State, Task
from heart_africa.companions.kingdoms.victory import combat_won, wins
from heart_africa.companions.rules import Stage, allowed
from heart_africa.companions.run import Book, against
from heart_africa.companions.secrets import FACE_DOWN
from heart_africa.core.journal.records import Order
from heart_africa.core.problems import Problem

ATTACK, DEFENCE = "kingdoms-attack-dice", "kingdoms-defence-dice"
DICE = NUMBERS.dice


class Stand(Order, kind="stand"):
    """11, 14.2: fight, with these armies: one or all in a battle; in a siege those that take shelter."""

    armies: tuple[int, ...] = ()


class PlayPlus(Order, kind="play-plus"):
    """11.2: play a card for a +1: one of the resource that the territory yields, or a Fame card."""

    resource: Literal["", "stone", "wood", "iron", "wheat"] = ""
    fame: FameName = ""


class TakeLoss(Order, kind="take-loss"):
    """11: of armies that fight as one, the one that loses the troop."""

    army: int


class FightOn(Order, kind="fight-on"):
    """11.4: another round instead of a retreat."""


class Retreat(Order, kind="retreat-to"):
    """11.4, 13: go to an adjacent territory that one controls."""

    place: TerritoryName


class HandOver(Order, kind="hand-over"):
    """13: give the plunderer a card of the resource that he seeks."""


class Deny(Order, kind="deny"):
    """13: say that one has none of the resource sought."""


class Remove(Order, kind="remove-piece"):
    """8.3, 8.4: of more pieces than one has, take one off the map."""

    place: TerritoryName


def fight(state: State) -> Combat:
    """The combat being fought."""
    assert state.combat is not None  # noqa: S101  # whoever asks is in one
    return state.combat


def name_of(state: State, place: int) -> str:
    """The id of a territory."""
    return state.box.chart.ids[place]


# --- how it begins ---


def kind_of(state: State, defender: int, place: int, *, plunder: bool) -> CombatKind:
    """DK-084: fortress before armies before settlement; a marker alone is no combat."""
    player = state.players[defender]
    if plunder:
        return "plunder"
    if player.fortresses[place]:
        return "siege"
    if player.army_at(place):
        return "battle"
    return "settlement" if player.settlements[place] else "marker"


def attack(run: Run, army: int, defender: int, place: int, origin: int, *, plunder: bool) -> None:
    """An army meets an enemy; a marker that nobody defends is removed (DK-066, DK-074)."""
    state, seat = run.state, run.state.on_turn
    kind = kind_of(state, defender, place, plunder=plunder)
    if kind == "marker" and not reacts(state, defender):
        take_marker(run, seat, defender, place)
        return
    _ = state.box.chart.yields[place]  # whoever owns the box says before the dice what is not known
    came = name_of(state, origin) if origin >= 0 else ""
    run.tell(CombatBegan(kind, army + 1, state.who(defender), name_of(state, place), came), state.who(seat))
    run.tell(Due((Task("stand", defender),)))


def take_marker(run: Run, seat: int, defender: int, place: int) -> None:
    """A lone marker gives way to that of who comes."""
    unmark(run, defender, place)
    if not any(each.holds(place) for other, each in enumerate(run.state.players) if other != seat):
        mark(run, seat, place)


def reacts(state: State, seat: int) -> bool:
    """Whether somebody who is attacked may have a card for it: what is in a hand is nobody else's to know."""
    held = state.players[seat].fame and seat not in state.texts
    return bool(held) and any(each.timing in ("attacked", None) for each in state.box.fame)


def stands(book: Book, state: State) -> list[Stand]:
    """DK-068, DK-099, DK-135: with which armies the defender may fight."""
    combat = fight(state)
    there = tuple(each + 1 for each in state.players[combat.defender].armies_at(combat.place))
    single = [Stand((each,)) for each in there]
    every = [Stand(there)] if len(there) > 1 else []
    match combat.kind:
        case "battle":
            return [*every, *single]
        case "siege":
            shelter = single if len(there) == 1 or book.readings["DK-135"] == "one" else every
            return [*shelter, Stand()]
        case _:
            return [Stand()]


def against_standing(book: Book, state: State, order: Stand) -> Iterator[Problem]:
    """The armies that he may choose."""
    if Stand(tuple(sorted(order.armies))) not in stands(book, state):
        yield against("kingdoms-stand-like-this", "DK-135" if fight(state).kind == "siege" else "DK-099")


def stand(run: Run, order: Stand) -> None:
    """Carry out the decision to stand: the defender fights, and a round is due."""
    state, combat = run.state, fight(run.state)
    if combat.kind == "marker":
        run.tell(Due(done=1))
        _over(run, "won", combat.attacker)
        take_marker(run, combat.attacker, combat.defender, combat.place)
        return
    if combat.kind == "battle" and retreats(state, combat.defender):
        run.tell(CouldRetreat(attacker=False))
    if combat.kind not in ("plunder", "settlement"):
        run.tell(Stood(tuple(sorted(order.armies))), state.who(combat.defender))
    run.tell(Due((Task("round", combat.attacker),), done=1))


def retreats(state: State, seat: int) -> tuple[int, ...]:
    """Where one of the two may retreat to, unless a card forbids it."""
    combat = fight(state)
    other = combat.other(seat)
    barred = (each for each in state.lasting if each.effect.verb == "no-retreat" and each.seat == other)
    if any(each.until == "combat" for each in barred):
        return ()
    return state.retreats(seat, combat.place)


# --- a round ---


def attackers(state: State) -> int:
    """The troops that attack."""
    combat = fight(state)
    return state.players[combat.attacker].armies[combat.army].troops


def defenders(state: State) -> int:
    """The troops that defend."""
    combat = fight(state)
    return sum([state.players[combat.defender].armies[each].troops for each in combat.ranks])


def dice(book: Book, state: State) -> tuple[int, int]:
    """DK-096, DK-117, DK-126, DK-133, DK-135: how many dice each of the two throws."""
    combat = fight(state)
    ours, theirs = attackers(state), defenders(state)
    match combat.kind:
        case "settlement":
            theirs = DICE.settlement
        case "plunder":
            theirs = DICE.plunder
        case "siege":
            theirs += DICE.fortress
    more, most = extra_dice(state), most_dice(book)
    ours, theirs = ours + more[0], theirs + more[1]
    return (min(ours, most), min(theirs, most)) if most else (ours, theirs)


def extra_dice(state: State) -> tuple[int, int]:
    """The dice that cards add to each roll of the two in the combat being fought."""
    more = [0, 0]
    for each in state.lasting:
        if each.effect.verb == "extra-dice" and each.until == "combat":
            more[each.seat != fight(state).attacker] += each.effect.amount
    return more[0], more[1]


def most_dice(book: Book) -> int:
    """DK-012: how many dice a roll has at most; 0: any."""
    return 2 * DICE.of_colour if book.readings["DK-012"] == "six" else 0


def roll(run: Run) -> None:
    """Both throw, the attacker first; whoever loses may play cards."""
    state, combat = run.state, fight(run.state)
    ours, theirs = dice(run.book, state)
    attack_faces, defence_faces = run.dice.roll(ours, ATTACK), run.dice.roll(theirs, DEFENCE)
    run.tell(RoundRolled(attack_faces, defence_faces, state.who(combat.defender)), state.who(combat.attacker))
    if combat.kind == "plunder":
        run.tell(Due(done=1))
        _plundered(run)
        return
    first = combat.attacker if run.reads("DK-101") == "attacker" else losing(run.state)
    run.tell(Due((Task("duel", first),), done=1))


def losing(state: State) -> int:
    """DK-097: who is losing the round as it stands; a tie is the defender's."""
    combat = fight(state)
    return combat.defender if combat.attack > combat.defence else combat.attacker


def against_plus(_book: Book, state: State, order: PlayPlus) -> Iterator[Problem]:
    """A card that he has, and of a resource that is won here."""
    player, combat = state.players[state.actor], fight(state)
    here = RESOURCES[state.box.chart.yields[combat.place]]
    if bool(order.resource) == bool(order.fame):
        yield against("kingdoms-one-card", "DK-101")
    elif order.resource:
        if order.resource != here:
            yield against(
                "kingdoms-not-won-here", "DK-102", resource=order.resource, place=name_of(state, combat.place)
            )
        yield from against_lacking(state, order.resource, "DK-102")
    elif order.fame not in player.fame:
        yield against("kingdoms-not-in-hand", "DK-102", fame=order.fame)
    elif state.box.fame_by_id[order.fame].plus is False:
        yield against("kingdoms-no-plus", "DK-102", fame=order.fame)


def play_plus(run: Run, order: PlayPlus) -> None:
    """It adds 1; as soon as he is not losing any more the other one may answer."""
    seat = run.state.actor
    if order.resource:
        pay(run, seat, one(RESOURCES.index(order.resource)), "plus")
    else:
        run.state.box.of(run.state.box.fame_by_id[order.fame], "plus")
        run.tell(FamePlayed(order.fame, plus=True), run.state.who(seat))
    run.tell(Due((Task("duel", losing(run.state)),), done=1))


def pluses(book: Book, state: State) -> list[PlayPlus]:
    """Every card that might be played for a +1."""
    here: Any = RESOURCES[state.box.chart.yields[fight(state).place]]
    known = [each for each in dict.fromkeys(state.players[state.actor].fame) if each != FACE_DOWN]
    found = [PlayPlus(here), *[PlayPlus(fame=each) for each in known]]
    return allowed(book, state, against_plus, found)


def pass_duel(run: Run) -> None:
    """Who is losing lets it be; who is not (DK-101: the attacker first) leaves it to the other."""
    if run.state.actor != losing(run.state):
        run.tell(Due((Task("duel", losing(run.state)),), done=1))
    else:
        run.tell(Due(done=1))
        _settled(run)


def _settled(run: Run) -> None:
    """End a round of combat: the loser pays for it, and the combat ends or goes on."""
    state, combat = run.state, fight(run.state)
    won = combat.attack > combat.defence
    winner = state.who(combat.attacker if won else combat.defender)
    run.tell(RoundOver(combat.attack, combat.defence, "attack" if won else "defence"), winner)
    if won and combat.kind == "settlement":
        _captured(run, "settlement")
    elif won and not combat.ranks:
        _captured(run, "fortress")
    elif won:
        armies = losers(run.book, state)
        if len(armies) > 1:
            run.tell(Due((Task("casualty", combat.defender),)))
        else:
            _defender_loses(run, armies[0])
    else:
        _lose_troop(run, combat.attacker, combat.army)
        if attackers(run.state):
            _go_on(run)
        else:
            _finish(run, combat.defender)


def losers(book: Book, state: State) -> list[int]:
    """DK-098: of the armies that defend as one those that may lose the troop; of equals the first."""
    combat = fight(state)
    armies = state.players[combat.defender].armies
    first = {armies[each].troops: each for each in reversed(combat.ranks) if armies[each].troops}
    return sorted(first.values()) if book.readings["DK-098"] == "loser" else [first[max(first)]]


def against_losing_one(book: Book, state: State, order: TakeLoss) -> Iterator[Problem]:
    """The objection to taking the loss from an army that may not bear it."""
    if order.army - 1 not in losers(book, state):
        yield against("kingdoms-loses-none", "DK-098", army=order.army)


def take_loss(run: Run, order: TakeLoss) -> None:
    """Carry out the choice of the army that loses the troop."""
    run.tell(Due(done=1))
    _defender_loses(run, order.army - 1)


def _defender_loses(run: Run, number: int) -> None:
    _lose_troop(run, fight(run.state).defender, number)
    _defenders_left(run)


def _lose_troop(run: Run, seat: int, number: int) -> None:
    army = run.state.players[seat].armies[number]
    run.tell(TroopLost(number + 1, name_of(run.state, army.place), army.troops - 1), run.state.who(seat))


def _defenders_left(run: Run) -> None:
    state, combat = run.state, fight(run.state)
    if defenders(state):
        _go_on(run)
    elif combat.kind == "battle":
        _finish(run, combat.attacker)
    else:  # DK-136: the fortress stands alone now
        run.tell(Stood(()), state.who(combat.defender))
        if run.reads("DK-136") == "battle":
            _mark_victory(run, combat.attacker)
        _go_on(run)


def _go_on(run: Run) -> None:
    """Another round, unless somebody retreats first."""
    combat = fight(run.state)
    pauses = [Task("pause", combat.attacker)]
    pauses += [Task("pause", combat.defender)] if combat.kind == "battle" else []
    run.tell(Due((*pauses, Task("round", combat.attacker))))


# --- retreats ---


def fight_on(run: Run) -> None:
    """He could have retreated, and did not."""
    run.tell(CouldRetreat(attacker=run.state.actor == fight(run.state).attacker))
    run.tell(Due(done=1))


def against_retreating(_book: Book, state: State, order: Retreat) -> Iterator[Problem]:
    """Where and when one may: the defender before the first roll, both between rounds."""
    combat = state.combat
    may = state.step in ("pause", "flee") or (state.step == "stand" and combat and combat.kind == "battle")
    if not may:
        yield against("kingdoms-no-retreat-now", "DK-109", step=state.step)
        return
    place = state.box.chart.places.get(order.place, -1)
    if place not in ways_out(state):
        yield against("kingdoms-no-retreat-there", "DK-110", place=order.place)


def ways_out(state: State) -> tuple[int, ...]:
    """Where whoever acts may go."""
    if state.step == "flee":
        task = state.due[0]
        return state.retreats(task.seat, state.players[task.seat].armies[task.of].place)
    return retreats(state, state.actor)


def retreat(run: Run, order: Retreat) -> None:
    """DK-112 to DK-116: all of his armies go; the other takes a Fame card and steals."""
    state, seat = run.state, run.state.actor
    if state.step == "flee":
        run.tell(Moved(state.due[0].of + 1, order.place, "retreat"), state.who(seat))
        run.tell(Due(done=1))
        return
    combat = fight(state)
    other = combat.other(seat)
    run.tell(Due(done=1 if state.step == "stand" else _rest_of_combat(state)))
    for number in state.players[seat].armies_at(combat.place):
        run.tell(Moved(number + 1, order.place, "retreat"), state.who(seat))
    _over(run, "retreat", other)
    if run.state.players[seat].markers[combat.place]:
        take_marker(run, other, seat, combat.place)
    elif seat == combat.defender and not run.state.enemies(other, combat.place):
        mark(run, other, combat.place)
    steals = Task("steal", other, of=seat, resource="any" if run.reads("DK-116") == "any" else "")
    run.tell(Due((Task("fame", other), steals)))


def _rest_of_combat(state: State) -> int:
    """How many of the next tasks belong to the combat that ends."""
    return next(number for number, each in enumerate(state.due) if each.what == "round") + 1


# --- how it ends ---


def _over(run: Run, how: Literal["won", "held", "retreat"], winner: int) -> None:
    combat = fight(run.state)
    event = CombatOver(
        combat.kind, how, run.state.who(combat.other(winner)), name_of(run.state, combat.place)
    )
    run.tell(event, run.state.who(winner))


def _mark_victory(run: Run, seat: int) -> None:
    run.tell(VictoryMarked(run.state.players[seat].wins + 1), run.state.who(seat))


def _finish(run: Run, winner: int) -> None:
    """Somebody was wiped out, or the attackers of a place that held."""
    combat = fight(run.state)
    won = winner == combat.attacker
    _over(run, "won" if won else "held", winner)
    if combat.kind == "battle":
        _mark_victory(run, winner)
        _take_control(run, winner, combat.place)
    loser = combat.other(winner)
    if not combat_won(run, winner, combat.points[0 if won else 1], attacker=won):
        # DK-106, DK-122: a Fame card for who fought to the end though he could have retreated.
        if run.reads("DK-122") == "area":
            deserves = bool(run.state.retreats(loser, combat.place))
        else:
            deserves = combat.chance[0 if loser == combat.attacker else 1]
        run.tell(Due((Task("fame", winner), *([Task("fame", loser)] if deserves else []))))


def _take_control(run: Run, seat: int, place: int) -> None:
    """DK-107: with no enemy piece left the winner takes control; a lone marker is none."""
    others = [other for other in range(len(run.state.players)) if other != seat]
    if any(
        run.state.players[each].builds_at(place) or run.state.players[each].army_at(place) for each in others
    ):
        return
    marked = [each for each in others if run.state.players[each].markers[place]]
    if marked and run.reads("DK-107") == "stays":
        return
    for each in marked:
        unmark(run, each, place)
    mark(run, seat, place)


def _captured(run: Run, what: Held) -> None:
    """DK-121, DK-138: the piece changes hands; who has more than there are takes one off (DK-055)."""
    combat = fight(run.state)
    place, seat = name_of(run.state, combat.place), combat.attacker
    _over(run, "won", seat)
    run.tell(Removed(what, place), run.state.who(combat.defender))
    run.tell(Placed(what, place), run.state.who(seat))
    unmark(run, seat, combat.place)
    if run.reads("DK-123") == "all":
        _mark_victory(run, seat)
    short = left(run.state.players[seat], what) < 0
    if short and wins(run, combat.points[0], attacker=True):
        demolish(run, seat, what, combat.place)  # the game is over: it is all the same which one
    if not combat_won(run, seat, combat.points[0], attacker=True):
        removes = [Task("remove", seat, resource=what)] if short else []
        run.tell(Due((*removes, Task("fame", seat))))


def against_removing(_book: Book, state: State, order: Remove) -> Iterator[Problem]:
    """One of those that there are too many of."""
    if order.place not in removable(state):
        what = state.due[0].resource
        yield against("kingdoms-none-there", "DK-055", what=what, place=order.place)


def removable(state: State) -> list[str]:
    """Where the piece may be taken from."""
    row = getattr(state.players[state.actor], ROWS[state.due[0].resource])
    return [name_of(state, place) for place, count in enumerate(row) if count]


def remove(run: Run, order: Remove) -> None:
    """It goes back to the supply; alone there, it leaves a marker."""
    task = run.state.due[0]
    run.tell(Due(done=1))
    demolish(run, task.seat, task.resource, run.state.box.chart.places[order.place])
    if run.reads("DK-055") == "gold":
        gold(run, task.seat, NUMBERS.prices.sold, "sale")


# --- plunder ---


def _plundered(run: Run) -> None:
    """DK-128 to DK-131: who wins steals; a plunderer who was beaten has to go."""
    state, combat = run.state, fight(run.state)
    won = combat.attack > combat.defence
    _over(run, "won" if won else "held", combat.attacker if won else combat.defender)
    sought = RESOURCES[state.box.chart.yields[combat.place]]
    if won:
        run.tell(Due((Task("deny", combat.defender, of=combat.attacker, resource=sought),)))
    else:
        flee = Task("flee", combat.attacker, of=combat.army)
        run.tell(Due((Task("steal", combat.defender, of=combat.attacker), flee)))


def flee(run: Run) -> None:
    """DK-131: he goes where alone he can; with nowhere to go the army is destroyed."""
    state, task, ways = run.state, run.state.due[0], ways_out(run.state)
    if ways:
        retreat(run, Retreat(name_of(state, ways[0])))
        return
    army = state.players[task.seat].armies[task.of]
    run.tell(TroopLost(task.of + 1, name_of(state, army.place), 0), state.who(task.seat))
    run.tell(Due(done=1))


def against_handing_over(_book: Book, state: State, _order: HandOver) -> Iterator[Problem]:
    """Only what he has."""
    sought: Any = state.due[0].resource
    yield from against_lacking(state, sought, "DK-129")


def hand_over(run: Run) -> None:
    """Hand over the resource that was demanded, and go on with the next task."""
    state, task = run.state, run.state.due[0]
    run.tell(Yielded(task.resource, state.who(task.of)), state.who(task.seat))
    run.tell(Due(done=1))


def deny(run: Run) -> None:
    """DK-129: then one is drawn at random, and if it is the one, another."""
    state, task = run.state, run.state.due[0]
    run.tell(Denied(task.resource), state.who(task.seat))
    run.tell(Due((Task("steal", task.of, of=task.seat, resource=task.resource),), done=1))


def _to_stand(book: Book, state: State) -> list[Any]:
    leaves = fight(state).kind == "battle"
    return [*stands(book, state), *(_ways_back(book, state) if leaves else ()), *playable(book, state)]


def _chooses(book: Book, state: State) -> bool:
    """Whether who is attacked has anything to choose, or may have a card for it."""
    fights = fight(state)
    leaves = fights.kind == "battle" and retreats(state, fights.defender)
    return len(stands(book, state)) > 1 or bool(leaves) or reacts(state, fights.defender)


def _ways_back(_book: Book, state: State) -> list[Any]:
    return [Retreat(name_of(state, each)) for each in ways_out(state)]


def _handed_over(book: Book, state: State) -> list[Any]:
    return [*allowed(book, state, against_handing_over, [HandOver()]), Deny()]


SEQUENCE: Mapping[str, Stage] = {
    "stand": Stage("DK-099", _to_stand, lambda run: stand(run, stands(run.book, run.state)[0]), _chooses),
    "round": Stage("DK-096", follows=roll),
    "duel": Stage(
        "DK-101",
        lambda book, state: [Pass(), *pluses(book, state)],
        pass_duel,
        lambda _book, state: state.players[state.actor].cards or state.players[state.actor].fame,
    ),
    "casualty": Stage("DK-098", lambda book, state: [TakeLoss(each + 1) for each in losers(book, state)]),
    "pause": Stage(
        "DK-108",
        lambda book, state: [FightOn(), *_ways_back(book, state)],
        drop,
        lambda _book, state: ways_out(state),
    ),
    "flee": Stage("DK-130", _ways_back, flee, lambda _book, state: len(ways_out(state)) > 1),
    "deny": Stage("DK-129", _handed_over, drop, lambda _book, state: state.players[state.actor].cards),
    "remove": Stage("DK-055", lambda _book, state: map(Remove, removable(state))),
}
"""What a combat asks for, by what is due."""
