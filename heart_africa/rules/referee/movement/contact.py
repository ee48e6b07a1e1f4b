"""Ambushes sprung, contact made and broken off in the Movement phase (pp. 21, 26-28)."""

from collections.abc import Iterator

from heart_africa.core.dataclass import replace
from heart_africa.core.dice import Dice
from heart_africa.core.journal.records import EventRecord
from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Battle, Figure, Gone, Where, lose
from heart_africa.rules.battle.ambushes import emerge
from heart_africa.rules.book import BAGGAGE, Book
from heart_africa.rules.play.close_combat import contact
from heart_africa.rules.play.close_combat import leaving as departures
from heart_africa.rules.play.close_combat.contact import Contact, Engaged
from heart_africa.rules.play.close_combat.leaving import (
    Departure,
    Left,
    break_off,
)
from heart_africa.rules.preparation.deployment.ambushes import AmbushSprung, Spring, has_pygmies, spring
from heart_africa.rules.referee.movement.events import FollowedUp
from heart_africa.rules.referee.movement.refusals import out_of_play, refusal
from heart_africa.rules.shared_terms import Melee, Obstacle

# --- ambushes that come to light while there is movement ---


def objections_to_springing(book: Book, battle: Battle, order: Spring) -> tuple[Problem, ...]:
    """Why nothing comes to light: nobody is hidden there, or nothing has happened that would reveal it."""
    unit = battle.unit(order.unit)
    found = list(out_of_play(book, battle, unit.name))
    if unit.where is not Where.AMBUSH:
        found.append(refusal(book, "not_hidden", unit.name))
    elif not spring(book, battle, order):
        found.append(refusal(book, "nothing_reveals", unit.name))
    return tuple(found)


def spring_ambush(book: Book, battle: Battle, order: Spring, _dice: Dice) -> tuple[EventRecord, ...]:
    """It is placed on the table, by whatever causes."""
    events = spring(book, battle, order) or (
        AmbushSprung((), has_pygmies(book, battle.unit(order.unit).troops)),
    )
    return tuple(EventRecord(order.unit, event) for event in events)


def come_out(battle: Battle, event: AmbushSprung, who: str) -> Battle:
    """It stands on the table, and the enemy hears of it."""
    return emerge(battle, who, pygmies=event.pygmies)


# --- contact as it begins and ends: always of both, never of who is gone ---


Pair = tuple[str, str]


# --- what the book has against it ---


def objections_to_engage(
    book: Book, battle: Battle, pairs: tuple[Pair, ...], leaving: tuple[str, ...], over: Obstacle
) -> Iterator[Problem]:
    """All that it has against these contacts; `leaving`: who would break off for it."""
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
    """All that it has against a figure leaving its combat now."""
    if not leaving.figure.enemies:
        return (refusal(book, "not_in_contact", leaving.figure.name),)
    return departures.objections_to_break_off(book, battle, leaving)


# --- what it brings about ---


def engaged(
    book: Book, battle: Battle, pairs: tuple[Pair, ...], inches: float, over: Obstacle = Obstacle.NONE
) -> Iterator[EventRecord]:
    """The contacts that come about: both are there, and of different sides; some follow up at once."""
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
    """The combats that figures leave."""
    for figure in figures:
        if figure.here and figure.enemies:
            yield EventRecord(figure.name, break_off(book, figure))


# --- what becomes of the battle ---


def engage(battle: Battle, event: Engaged, _who: str) -> Battle:
    """The two touch: the one has charged, the other was reached, unless it is in a combat already.

    Whoever reaches baggage holds it, but is in no close combat, since it does not fight (BAG-03). Whoever
    was safe behind a wall is so no longer once reached through a breach of it or through the roof.
    """
    figure, enemy = battle.figure(event.figure), battle.figure(event.enemy)
    if event.entered and enemy.behind is Obstacle.WALL:
        enemy = replace(enemy, behind=event.entered)
    idle = BAGGAGE in {figure.troop, enemy.troop}
    charged, reached = (Melee.NONE, Melee.NONE) if idle else (Melee.CHARGED, Melee.CONTACTED)
    return battle.with_figure(_touching(figure, enemy.name, charged), _touching(enemy, figure.name, reached))


def _touching(figure: Figure, enemy: str, how: Melee) -> Figure:
    """A contact more; who had none begins to count the turns of this one."""
    enemies = tuple(dict.fromkeys((*figure.enemies, enemy)))
    fought = figure.fought if figure.enemies else 0
    melee = how if figure.melee is Melee.NONE else figure.melee
    return replace(figure, enemies=enemies, fought=fought, melee=melee)


def follow_up(battle: Battle, event: FollowedUp, _who: str) -> Battle:
    """It counts as having been in melee all along."""
    return battle.with_figure(replace(battle.figure(event.figure), melee=Melee.FOLLOWED_UP))


def leave(battle: Battle, event: Left, _who: str) -> Battle:
    """It is out of the combat, and those it leaves behind are in none if nobody else touches them."""
    figure = battle.figure(event.figure)
    battle = battle.with_figure(replace(figure, enemies=(), fought=0, melee=event.how))
    return _freed(battle, figure)


def _freed(battle: Battle, figure: Figure) -> Battle:
    enemies = (battle.figure(enemy) for enemy in figure.enemies)
    changed = [_let_go(enemy, figure.name) for enemy in enemies]
    return battle.with_figure(*changed) if changed else battle


def _let_go(enemy: Figure, name: str) -> Figure:
    left = tuple(each for each in enemy.enemies if each != name)
    if left:
        return replace(enemy, enemies=left)
    kept = enemy.melee in {Melee.BROKE_OFF, Melee.EVADED}
    return replace(enemy, enemies=(), fought=0, melee=enemy.melee if kept else Melee.NONE)


def lost(battle: Battle, name: str, gone: Gone, cause: str) -> Battle:
    """The battle without a figure that goes while there is movement: its enemies are in no combat then."""
    figure = battle.figure(name)
    return _still_engaged(lose(battle, name, gone, cause), figure) if figure.here else battle


def _still_engaged(battle: Battle, figure: Figure) -> Battle:
    enemies = (battle.figure(enemy) for enemy in figure.enemies)
    changed = [_let_go(enemy, figure.name) for enemy in enemies if not enemy.enemies]
    return battle.with_figure(*changed) if changed else battle
