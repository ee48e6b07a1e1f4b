"""What keeps a figure from shooting: its own doings, where it stands, what it carries (pp. 9-15, 25-27)."""

from collections.abc import Callable, Mapping

from heart_africa.rules.battle.figures import Fault, Figure
from heart_africa.rules.book import Ability, Arm, Book, Weapon
from heart_africa.rules.conditions import holding
from heart_africa.rules.play.shooting.orders import WALL
from heart_africa.rules.play.shooting.shot import Shot
from heart_africa.rules.play.shooting.weapons import (
    has_firearm,
    is_artillery,
    is_gun,
    on_foot,
    reloads,
)
from heart_africa.rules.tables.printed import Reason
from heart_africa.rules.units import IN_MELEE, Melee, Moved, Obstacle

Condition = Callable[[Book, Shot], bool]
SHELTERED = frozenset({Obstacle.FORTIFICATION, Obstacle.BARRICADE, Obstacle.FENCE, Obstacle.WALL})


def gun_moved_or_turned(book: Book, shot: Shot) -> bool:
    """Artillery and machine guns may not move, nor turn, and shoot."""
    return book.arm(shot.shooter.troop) is Arm.GUN and shot.moved is not Moved.NO


def artillery_aboard(book: Book, shot: Shot) -> bool:
    """Artillery does not shoot from a boat; a machine gun does."""
    return shot.vessel is not None and is_artillery(book, shot.shooter)


def boarding(_book: Book, shot: Shot) -> bool:
    """It is going aboard or ashore, which takes the whole turn."""
    return shot.shooter.boarding


def unloaded(book: Book, shot: Shot) -> bool:
    """It has to reload first."""
    return _empty(book, shot) and not is_gun(book, shot.shooter)


def cannon_unloaded(book: Book, shot: Shot) -> bool:
    """The muzzle-loading cannon has to reload first."""
    return _empty(book, shot) and is_gun(book, shot.shooter)


def _empty(book: Book, shot: Shot) -> bool:
    """It was unloaded before this turn; what it has shot in it already is another objection."""
    return shot.shooter.unloaded and not shot.shooter.shots and reloads(book, shot.shooter)


def jammed(book: Book, shot: Shot) -> bool:
    """The machine gun jammed last turn."""
    return shot.shooter.fault is Fault.JAMMED and book.can(shot.shooter.troop, Ability.JAMS)


def broken_down(book: Book, shot: Shot) -> bool:
    """The machine gun is out of order for good."""
    return shot.shooter.fault is Fault.BROKEN and book.can(shot.shooter.troop, Ability.JAMS)


def moved_into_melee(_book: Book, shot: Shot) -> bool:
    """It moved into contact this turn itself."""
    return shot.shooter.melee in {Melee.CHARGED, Melee.FOLLOWED_UP}


def silent_in_melee(book: Book, shot: Shot) -> bool:
    """Agile warriors and agile spearmen never shoot once they are in contact."""
    return shot.shooter.troop in book.shooting.silent_in_melee and shot.shooter.melee in IN_MELEE


def outside_its_melee(_book: Book, shot: Shot) -> bool:
    """It is in contact with an enemy, and shoots at another."""
    return shot.shooter.melee in {Melee.CONTACTED, Melee.THROUGHOUT} and not shot.aim.contact


def broke_off(_book: Book, shot: Shot) -> bool:
    """It broke off from close combat this turn."""
    return shot.shooter.melee is Melee.BROKE_OFF


def evaded(_book: Book, shot: Shot) -> bool:
    """It rode away from an attacker this turn."""
    return shot.shooter.melee is Melee.EVADED


def lit_a_fire(_book: Book, shot: Shot) -> bool:
    """It tries to start a fire this turn."""
    return shot.shooter.lit


def not_on_foot_behind_a_fortification(book: Book, shooter: Figure, behind: Obstacle) -> bool:
    """Only figures on foot defend a fortification; neither riders nor guns do."""
    return behind is Obstacle.FORTIFICATION and not on_foot(book, shooter)


def not_allowed_behind_a_barricade(book: Book, shooter: Figure, behind: Obstacle) -> bool:
    """Figures on foot and machine guns shoot over a barricade; artillery and riders do not."""
    allowed = on_foot(book, shooter) or book.can(shooter.troop, Ability.JAMS)
    return behind in {Obstacle.BARRICADE, Obstacle.FENCE} and not allowed


def silent_behind(book: Book, troop: str, work: Obstacle) -> tuple[Reason, ...]:
    """Why figures of that troop, mounted if they are riders, would never shoot from behind that work."""
    rows = (row for row in book.shooting.shooter if row.when in BEHIND)
    return holding(rows, BEHIND, book, Figure("", troop), work)


def second_rank_in_the_open(_book: Book, shot: Shot) -> bool:
    """It stands behind a comrade, and the two behind no work: there is no shooting over him."""
    return bool(shot.aim.front) and shot.aim.shooter_behind not in SHELTERED


def second_rank_without_muzzle_loaders(book: Book, shot: Shot) -> bool:
    """Arms that need no reloading gain nothing from a second rank."""
    return _idle_in_the_second_rank(book, shot) and shot.aim.shooter_behind is not Obstacle.WALL


def second_rank_inside_without_muzzle_loaders(book: Book, shot: Shot) -> bool:
    """Nor do they inside a temba."""
    return _idle_in_the_second_rank(book, shot) and shot.aim.shooter_behind is Obstacle.WALL


def _idle_in_the_second_rank(book: Book, shot: Shot) -> bool:
    return bool(shot.aim.front) and not book.can(shot.shooter.troop, Ability.TWO_RANKS)


def front_rank_not_on_foot(book: Book, shot: Shot) -> bool:
    """The comrade whose place it would take does not go on foot, so he defends no work."""
    front = shot.front
    return front is not None and book.arm(front.troop) is not Arm.FOOT


def second_rank_armed_otherwise(book: Book, shot: Shot) -> bool:
    """The comrade whose place it would take is not armed as it is."""
    front = shot.front
    return front is not None and _weapon(book, front.troop) is not _weapon(book, shot.shooter.troop)


def _weapon(book: Book, troop: str) -> Weapon | None:
    return book.troops[troop].weapon if troop in book.troops else None


def blind_without_firearm(book: Book, shot: Shot) -> bool:
    """Only a firearm shoots through a roof; whether a gun is one, its ruling says."""
    barred = book.arm(shot.shooter.troop) is Arm.GUN and book.rulings.of("TEMBA-28") == "no_guns"
    return bool(shot.aim.roof) and (barred or not has_firearm(book, shot.shooter))


def at_a_wall_without_guns(book: Book, shot: Shot) -> bool:
    """Only artillery and gunboats shoot at the wall itself."""
    return shot.target.troop == WALL and not is_gun(book, shot.shooter)


BEHIND: Mapping[str, Callable[[Book, Figure, Obstacle], bool]] = {
    condition.__name__: condition
    for condition in (not_on_foot_behind_a_fortification, not_allowed_behind_a_barricade)
}
"""Those that follow from what it is and where it stands alone."""


def _from_where_it_stands(when: str) -> Condition:
    return lambda book, shot: BEHIND[when](book, shot.shooter, shot.aim.shooter_behind or Obstacle.NONE)


def _named(*conditions: Condition) -> dict[str, Condition]:
    return {condition.__name__: condition for condition in conditions}


CONDITIONS: Mapping[str, Condition] = {
    **_named(
        gun_moved_or_turned, artillery_aboard, boarding, unloaded, cannon_unloaded, jammed, broken_down,
        moved_into_melee, silent_in_melee, outside_its_melee, broke_off, evaded, lit_a_fire,
    ),
    **{when: _from_where_it_stands(when) for when in BEHIND},
    **_named(
        second_rank_in_the_open, second_rank_without_muzzle_loaders, front_rank_not_on_foot,
        second_rank_inside_without_muzzle_loaders, second_rank_armed_otherwise, blind_without_firearm,
        at_a_wall_without_guns,
    ),
}  # fmt: skip
