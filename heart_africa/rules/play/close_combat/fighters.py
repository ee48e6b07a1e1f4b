"""Who fights whom: figures as the battle knows them, with what people say of them in the order."""

from heart_africa.core.dataclass import dataclass
from heart_africa.rules.battle import Battle
from heart_africa.rules.battle.units import Endangered
from heart_africa.rules.book import Trait
from heart_africa.rules.play.close_combat.orders import NOTHING_SAID, Fight, Match


@dataclass(frozen=True, slots=True)
class Fighter(Endangered):
    """A figure in base contact with an enemy; a gun with its crew is one figure (GUN-08).

    `mighty`: a leader of that trait; `inside`: it stands inside the work of its enemies.
    """

    mighty: bool = False
    inside: bool = False

    @property
    def facts(self) -> tuple[object, ...]:
        """All that its scores and its death depend on: figures that agree in it fare alike."""
        it = self.figure
        return it.troop, it.dismounted, it.behind, it.climbed, self.mighty, self.lives, self.inside


@dataclass(frozen=True, slots=True)
class Bout:
    """A match of an order with its figures: one and the enemies that fight it, in the order of their dice.

    `first`: the enemy that an outnumbered figure chooses to face first; empty, the better for it.
    """

    one: Fighter
    others: tuple[Fighter, ...]
    first: str = ""

    @property
    def fighters(self) -> tuple[Fighter, ...]:
        """All that fight in it, one die each, in the order of the dice."""
        return (self.one, *self.others)

    @property
    def facts(self) -> tuple[object, ...]:
        """All that its chances depend on: bouts that agree in it differ in names alone."""
        first = [other.name == self.first for other in self.others]
        return self.one.facts, tuple(other.facts for other in self.others), tuple(first)


def fighter_of(battle: Battle, name: str, order: Fight = NOTHING_SAID) -> Fighter:
    """A figure as it fights now. Raises `BadData` for one that is not in the battle."""
    unit, figure, inside = battle.unit_of(name), battle.figure(name), name in order.inside
    named = tuple(each for each in order.gives if battle.company.get(each) == unit.name)
    mighty = Trait.MIGHTY_WARRIOR in unit.traits and unit.led_by(name)
    return Fighter(figure, *unit.given_up(name, order.attendants.get(name), named), mighty, inside)


def bout_of(battle: Battle, match: Match, order: Fight = NOTHING_SAID) -> Bout:
    """A match as it is fought now. Raises `BadData` for figures that are not in the battle."""
    others = tuple(fighter_of(battle, other, order) for other in match.others)
    return Bout(fighter_of(battle, match.one, order), others, match.first)
