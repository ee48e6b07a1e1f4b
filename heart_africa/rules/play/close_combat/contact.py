"""Moving into contact, which begins a combat and ends the movement of both (pp. 26-27)."""

from collections.abc import Callable, Mapping

from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.journal.records import GameEvent
from heart_africa.core.problems import Problem
from heart_africa.rules.battle import Battle, Figure
from heart_africa.rules.book import ATTENDANT, BAGGAGE, Arm, Book
from heart_africa.rules.book.play import MOVEMENT
from heart_africa.rules.book.printed import holding, problems
from heart_africa.rules.play.close_combat.orders import AREA
from heart_africa.rules.shared_terms import Melee, Obstacle


@dataclass(frozen=True, slots=True)
class Contact:
    """A figure that would move into base contact with an enemy; several may go at the same one (MELEE-05).

    `leaving`: it breaks off another combat in the same move; `over`: what stands between the two.
    """

    figure: Figure
    enemy: Figure
    leaving: bool = False
    over: Obstacle = Obstacle.NONE


class Engaged(GameEvent, kind="engaged"):
    """Two figures came into contact: neither moves further this turn, unless mounted figures evade.

    `entered`: the way through the building's wall or roof by which the first reached the other, if so.
    """

    figure: str
    enemy: str
    halted: tuple[str, str]
    rule: str
    page: int
    entered: Obstacle = Obstacle.NONE

    def applied(self, battle: Battle, _who: str) -> Battle:
        """The battle with the two in contact: the first has charged, the other was contacted.

        One already in a combat keeps its state. Whoever reaches baggage holds it, but is in no close combat,
        since it does not fight (BAG-03). Whoever was safe behind a wall no longer is once reached through a
        breach or the roof.
        """
        figure, enemy = battle.figure(self.figure), battle.figure(self.enemy)
        if self.entered and enemy.behind is Obstacle.WALL:
            enemy = replace(enemy, behind=self.entered)
        idle = BAGGAGE in {figure.troop, enemy.troop}
        charged, reached = (Melee.NONE, Melee.NONE) if idle else (Melee.CHARGED, Melee.CONTACTED)
        return battle.with_figure(
            _touching(figure, enemy.name, charged), _touching(enemy, figure.name, reached)
        )


def _gunboat(book: Book, figure: Figure) -> bool:
    return figure.troop in book.troops and book.arm(figure.troop) is Arm.VESSEL


ENTRANCES = (Obstacle.BREACH, Obstacle.ROOF)
"""Where a building can be fought into: no wall stands between those who meet there (TEMBA-22, TEMBA-27)."""

CONDITIONS: Mapping[str, Callable[[Book, Battle, Contact], bool]] = {
    "not_while_moving": lambda _book, battle, _contact: battle.step not in MOVEMENT,
    # It touches an enemy, so that its movement is over
    "already_engaged": lambda _book, _battle, contact: bool(contact.figure.enemies) and not contact.leaving,
    # It leaves another combat to do it, or has left one this turn
    "broke_off_to_engage": lambda _book, _battle, contact: (
        contact.leaving or contact.figure.melee in {Melee.BROKE_OFF, Melee.EVADED}
    ),
    "against_a_gunboat": lambda book, _battle, contact: _gunboat(book, contact.enemy),
    "with_a_gunboat": lambda book, _battle, contact: _gunboat(book, contact.figure),
    "behind_an_intact_wall": lambda _book, _battle, contact: contact.over is Obstacle.WALL,
    "against_an_attendant": lambda _book, _battle, contact: contact.enemy.troop == ATTENDANT,
    "with_an_attendant": lambda _book, _battle, contact: contact.figure.troop == ATTENDANT,
    "with_baggage": lambda _book, _battle, contact: contact.figure.troop == BAGGAGE,
}


def objections_to_engage(book: Book, battle: Battle, contact: Contact) -> tuple[Problem, ...]:
    """All that the book has against moving into this contact."""
    figure, enemy = contact.figure, contact.enemy
    about = {"figure": figure.name, "enemy": enemy.name, "troop": figure.troop}
    rows = holding(book.close_combat.engage, CONDITIONS, book, battle, contact)
    return problems(AREA, rows, figure.name, about)


def engage(book: Book, figure: str, enemy: str, over: Obstacle = Obstacle.NONE) -> Engaged:
    """The event of moving into contact; `over`: what stands between the two."""
    row, entered = book.close_combat.halted, over if over in ENTRANCES else Obstacle.NONE
    return Engaged(figure, enemy, (figure, enemy), row.rule, row.page, entered)


def _touching(figure: Figure, enemy: str, how: Melee) -> Figure:
    """The figure with one more enemy in contact; with its first, it begins to count turns of combat."""
    enemies = tuple(dict.fromkeys((*figure.enemies, enemy)))
    fought = figure.fought if figure.enemies else 0
    melee = how if figure.melee is Melee.NONE else figure.melee
    return replace(figure, enemies=enemies, fought=fought, melee=melee)
