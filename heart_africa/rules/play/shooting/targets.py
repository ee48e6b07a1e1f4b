"""Who may not be shot at: in close combat, in a building, aboard, in company (pp. 4, 10, 12, 14, 15, 27)."""

from collections.abc import Callable, Mapping

from heart_africa.rules.book import ATTENDANT, BAGGAGE, CANOE, DHOW, Ability, Book
from heart_africa.rules.play.shooting.shot import Shot
from heart_africa.rules.play.shooting.weapons import has_firearm
from heart_africa.rules.units import Melee, Obstacle

Condition = Callable[[Book, Shot], bool]


def in_melee_throughout(_book: Book, shot: Shot) -> bool:
    """The target is in close combat since before this turn."""
    return shot.target.melee is Melee.THROUGHOUT


def followed_up(_book: Book, shot: Shot) -> bool:
    """The target won last turn, and stepped an inch at most into its next opponent."""
    return shot.target.melee is Melee.FOLLOWED_UP


def at_an_attendant(_book: Book, shot: Shot) -> bool:
    """A leader's attendants cannot be picked out."""
    return shot.target.troop == ATTENDANT


def at_baggage(_book: Book, shot: Shot) -> bool:
    """Baggage cannot be shot at."""
    return shot.target.troop == BAGGAGE


def at_a_canoe(_book: Book, shot: Shot) -> bool:
    """Not a canoe is shot at, but those in it."""
    return shot.target.troop == CANOE


def at_a_passenger(_book: Book, shot: Shot) -> bool:
    """Not those aboard a dhow or a gunboat are shot at, but the vessel."""
    return shot.afloat in {DHOW, "gunboat"}


def quiet_in_a_building(_book: Book, shot: Shot) -> bool:
    """Behind an intact wall only those who shoot this turn can be shot at."""
    return shot.behind is Obstacle.WALL and not shot.aim.target_shoots and not shot.aim.roof


def building_without_firearm(book: Book, shot: Shot) -> bool:
    """Behind an intact wall only firearms and guns can hurt."""
    return shot.behind is Obstacle.WALL and not has_firearm(book, shot.shooter)


def bearer_beyond_his_master(_book: Book, shot: Shot) -> bool:
    """A gun bearer whose White Man is nearer to the shooter."""
    return shot.target.troop == "gun_bearer" and bool(shot.aim.master_nearer)


def outside_the_burst(book: Book, shot: Shot) -> bool:
    """It is too far from the first target of the machine gun's burst."""
    gun = book.can(shot.shooter.troop, Ability.JAMS)
    return gun and shot.aim.from_first_in > book.shooting.guns.burst_in.value


CONDITIONS: Mapping[str, Condition] = {
    condition.__name__: condition
    for condition in (
        in_melee_throughout,
        followed_up,
        at_an_attendant,
        at_baggage,
        at_a_canoe,
        at_a_passenger,
        quiet_in_a_building,
        building_without_firearm,
        bearer_beyond_his_master,
        outside_the_burst,
    )
}
