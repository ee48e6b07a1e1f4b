"""Ambushes revealed, contacts made and combats left in the Movement phase (pp. 21, 26-28)."""

from collections.abc import Iterator

from heart_africa.core.dice import Dice
from heart_africa.core.journal.records import EventRecord
from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Battle, Figure, Unit, Where
from heart_africa.rules.battle.units import MoveRolled
from heart_africa.rules.book import BAGGAGE, Book
from heart_africa.rules.play.close_combat import contact
from heart_africa.rules.play.close_combat import leaving as departures
from heart_africa.rules.play.close_combat.contact import Contact
from heart_africa.rules.play.close_combat.leaving import (
    Departure,
    Evade,
    break_off,
    evade,
    objections_to_evade,
    rolled_in,
)
from heart_africa.rules.play.movement.dice import gait, roll_move, usual_paces
from heart_africa.rules.preparation.deployment.ambushes import Spring, spring
from heart_africa.rules.referee.movement.company import figures_named
from heart_africa.rules.referee.movement.events import FollowedUp, RodeAway, Stance
from heart_africa.rules.referee.movement.refusals import out_of_movement, out_of_play, refusal
from heart_africa.rules.shared_terms import Melee, Obstacle

# --- ambushes that come to light while there is movement ---


def objections_to_springing(book: Book, battle: Battle, order: Spring) -> tuple[Problem, ...]:
    """Why an ambush cannot be revealed: the unit is not hidden, or nothing has happened that reveals it."""
    unit = battle.unit(order.unit)
    found = list(out_of_play(book, battle, unit.name))
    if unit.where is not Where.AMBUSH:
        found.append(refusal(book, "not_hidden", unit.name))
    elif not spring(book, battle, order):
        found.append(refusal(book, "nothing_reveals", unit.name))
    return tuple(found)


# --- contact as it begins and ends: always of both, never of who is gone ---


Pair = tuple[str, str]


# --- what the book has against it ---


def objections_to_engage(
    book: Book, battle: Battle, pairs: tuple[Pair, ...], leaving: tuple[str, ...], over: Obstacle
) -> Iterator[Problem]:
    """The objections to these contacts; `leaving`: the figures that would break off for them."""
    for name, other in pairs:
        figure, enemy, target = battle.figure(name), battle.figure(other), battle.unit_of(other)
        if battle.unit_of(name).side == target.side or not enemy.here:
            how = "gone" if not enemy.here else "own"
            yield refusal(book, "no_enemy", name, enemy=other, how=how)
        elif target.where is not Where.TABLE:
            yield refusal(book, "enemy_hidden", name, enemy=other)
        met = Contact(figure, enemy, leaving=name in leaving, over=over)
        yield from contact.objections_to_engage(book, battle, met)


def objections_to_break_off(book: Book, battle: Battle, leaving: Departure) -> tuple[Problem, ...]:
    """The objections to a figure's leaving its combat now."""
    if not leaving.figure.enemies:
        return (refusal(book, "not_in_contact", leaving.figure.name),)
    return departures.objections_to_break_off(book, battle, leaving)


# --- what it brings about ---


def engaged(
    book: Book, battle: Battle, pairs: tuple[Pair, ...], inches: float, over: Obstacle = Obstacle.NONE
) -> Iterator[EventRecord]:
    """The events of these contacts, between enemies who are both there; some of them follow up."""
    for name, other in pairs:
        figure, enemy = battle.figure(name), battle.figure(other)
        foes = battle.unit_of(name).side != battle.unit_of(other).side
        if not (foes and figure.here and enemy.here):
            continue
        yield EventRecord(name, contact.engage(book, name, other, over))
        goes_on = figure.fought and not figure.enemies and enemy.troop != BAGGAGE
        if goes_on and inches <= book.moving.follow_up_in.value:
            yield EventRecord(name, FollowedUp(name, other))


def broken_off(book: Book, figures: tuple[Figure, ...]) -> Iterator[EventRecord]:
    """The events of figures that leave their combats."""
    for figure in figures:
        if figure.here and figure.enemies:
            yield EventRecord(figure.name, break_off(book, figure))


# --- riding away from contact ---


def objections(book: Book, battle: Battle, order: Evade) -> tuple[Problem, ...]:
    """The objections to these figures' riding away."""
    unit = battle.unit(order.unit)
    figures = figures_named(battle, unit, order.figures)
    found = (problem for figure in figures for problem in _of_one(book, battle, figure, order))
    return (*out_of_movement(book, battle, unit.name), *found)


def _of_one(book: Book, battle: Battle, figure: Figure, order: Evade) -> Iterator[Problem]:
    if not figure.here:
        yield refusal(book, "figure_gone", figure.name)
    if not figure.enemies or figure.melee is not Melee.CONTACTED:
        yield refusal(book, "not_reached", figure.name)
    else:
        yield from objections_to_evade(book, battle, figure, order)


def decide(book: Book, battle: Battle, order: Evade, dice: Dice) -> tuple[EventRecord, ...]:
    """The events of riding away; the unit rolls first if it has not."""
    unit = battle.unit(order.unit)
    figures = tuple(figure for figure in figures_named(battle, unit, order.figures) if figure.here)
    rolled = () if unit.rolled else tuple(_roll(book, battle, unit, figures, dice))
    inches = rolled_in(unit, *rolled) if order.inches is None else order.inches
    names = tuple(figure.name for figure in figures)
    stance = Stance(order.cover, (), order.alone)
    return (
        *(EventRecord(unit.name, one) for one in rolled),
        *(EventRecord(each.name, evade(book, each)) for each in figures if each.enemies),
        EventRecord(unit.name, RodeAway(names, inches, stance)),
    )


def _roll(
    book: Book, battle: Battle, unit: Unit, figures: tuple[Figure, ...], dice: Dice
) -> Iterator[MoveRolled]:
    """The unit's one roll of this turn, by the first of its figures."""
    for figure in figures[:1]:
        yield from roll_move(book, gait(battle, unit, figure), usual_paces(battle, ""), dice)
