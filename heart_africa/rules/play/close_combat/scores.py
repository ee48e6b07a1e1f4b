"""Figures as they fight, and the sum that is added to their dice (p. 27)."""

from collections.abc import Callable, Mapping
from typing import Literal

from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import SIDES
from heart_africa.core.reckoning import Line, Reckoning
from heart_africa.rules.battle import Battle
from heart_africa.rules.battle.units import Endangered
from heart_africa.rules.book import NO_TROOP, Ability, Book, Trait
from heart_africa.rules.book.printed import holding, reckoned
from heart_africa.rules.play.close_combat.orders import AREA, NOTHING_SAID, Fight, Match
from heart_africa.rules.shared_terms import Obstacle


@dataclass(frozen=True, slots=True)
class Fighter(Endangered):
    """A figure in base contact with an enemy; a gun with its crew is one figure (GUN-08).

    `mighty`: a leader of that trait; `inside`: it stands inside the work of its enemies.
    """

    mighty: bool = False
    inside: bool = False

    @property
    def facts(self) -> tuple[object, ...]:
        """Everything that its scores and its death depend on: figures that agree in it have equal chances."""
        it = self.figure
        return it.troop, it.dismounted, it.behind, it.climbed, self.mighty, self.lives, self.inside


@dataclass(frozen=True, slots=True)
class Bout:
    """A match with its figures: one, and the enemies that fight it in the order of their dice.

    `first`: the enemy that an outnumbered figure chooses to face first; empty for whichever is better.
    """

    one: Fighter
    others: tuple[Fighter, ...]
    first: str = ""

    @property
    def fighters(self) -> tuple[Fighter, ...]:
        """All who fight in it, one die each, in the order of the dice."""
        return (self.one, *self.others)

    @property
    def facts(self) -> tuple[object, ...]:
        """Everything that its chances depend on: bouts that agree in it differ only in names."""
        first = [other.name == self.first for other in self.others]
        return self.one.facts, tuple(other.facts for other in self.others), tuple(first)


def fighter_of(battle: Battle, name: str, order: Fight = NOTHING_SAID) -> Fighter:
    """A figure with what the battle and the order say of its fight. Raises `BadData` for an unknown one."""
    unit, figure, inside = battle.unit_of(name), battle.figure(name), name in order.inside
    named = tuple(each for each in order.gives if battle.company.get(each) == unit.name)
    mighty = Trait.MIGHTY_WARRIOR in unit.traits and unit.led_by(name)
    return Fighter(figure, *unit.given_up(name, order.attendants.get(name), named), mighty, inside)


def bout_of(battle: Battle, match: Match, order: Fight = NOTHING_SAID) -> Bout:
    """A match with its figures as they fight now. Raises `BadData` for unknown figures."""
    others = tuple(fighter_of(battle, other, order) for other in match.others)
    return Bout(fighter_of(battle, match.one, order), others, match.first)


# --- what a score is made of ---


Side = Literal["", "one", "other"]


@dataclass(frozen=True, slots=True)
class Pass:
    """One side of a comparison: who strikes at whom.

    `second`: another figure has fought this enemy before, this turn.
    """

    fighter: Fighter
    enemy: Fighter
    second: bool = False


def just_climbed_a_work(pass_: Pass) -> bool:
    """Whether it has climbed a stockade or another fortification this turn."""
    return pass_.fighter.figure.climbed is Obstacle.FORTIFICATION


def _across(pass_: Pass) -> Obstacle:
    return Obstacle.NONE if pass_.fighter.inside else pass_.enemy.figure.behind


CONDITIONS: Mapping[str, Callable[[Pass], bool]] = {
    "second_on_one": lambda pass_: pass_.second,  # its enemy has already fought another figure this turn
    "just_climbed_a_work": just_climbed_a_work,
    # Its enemy is behind a fortification; never besides having climbed one (ruling of MELEE-11)
    "fights_one_behind_a_work": lambda pass_: (
        _across(pass_) is Obstacle.FORTIFICATION and not just_climbed_a_work(pass_)
    ),
    # It crosses a barricade, or fights one behind it (ruling of BARR-05)
    "over_a_barricade": lambda pass_: Obstacle.BARRICADE in {_across(pass_), pass_.fighter.figure.climbed},
    # The fence of a village has the effects of a barricade
    "over_a_village_fence": lambda pass_: Obstacle.FENCE in {_across(pass_), pass_.fighter.figure.climbed},
    # Its enemy stands behind the breach of a temba
    "through_a_breach": lambda pass_: _across(pass_) is Obstacle.BREACH,
    # It fights through a hole that it made in the roof
    "through_the_roof": lambda pass_: _across(pass_) is Obstacle.ROOF,
    "mighty_warrior": lambda pass_: pass_.fighter.mighty,
}


def fights(book: Book, troop: str) -> bool:
    """Whether figures of a troop fight at all: a dash in its row means that they do not (CHAR-28)."""
    return troop not in NO_TROOP and book.troops[troop].profile.melee is not None


def score(book: Book, fighter: Fighter, enemy: Fighter, *, second: bool = False) -> Reckoning:
    """What a figure adds to its die against this enemy; `second`: another has fought the enemy before."""
    held = holding(book.close_combat.factors, CONDITIONS, Pass(fighter, enemy, second))
    return Reckoning((_row(book, fighter),)) + reckoned(AREA, held)


def _row(book: Book, fighter: Fighter) -> Line:
    """The figure's modifier of page 12; mounted regulars have one in the saddle and one on foot."""
    troop = book.troops[fighter.troop]
    profile, source = troop.profile, (troop.rule, troop.page)
    if Ability.DISMOUNTS in troop.abilities and troop.dismounted:
        on_foot, tables = fighter.figure.dismounted, book.close_combat
        profile = troop.dismounted if on_foot else profile
        row = tables.dismounted_row if on_foot else tables.mounted_row
        source = (row.rule, row.page)
    return Line(f"{AREA}-row", profile.melee or 0, *source, about={"troop": troop.id})


@dataclass(frozen=True, slots=True)
class Duel:
    """The comparison of two figures: what each adds to its die, and the `margin` that wins."""

    one: Reckoning
    other: Reckoning
    margin: int

    @property
    def lead(self) -> int:
        """How far the first is ahead before the dice; negative if it is behind."""
        return self.one.total - self.other.total

    @property
    def needs(self) -> int:
        """By how much the first's die has to beat the second's for it to win; negative if it may be lower."""
        return self.margin - self.lead

    @property
    def other_needs(self) -> int:
        """By how much the second's die has to beat the first's for the second to win."""
        return self.margin + self.lead

    def winner(self, face: int, other_face: int) -> Side:
        """Who wins with these faces; "" for a draw."""
        if face - other_face >= self.needs:
            return "one"
        return "other" if other_face - face >= self.other_needs else ""

    @property
    def chances(self) -> tuple[int, int, int]:
        """Of the 36 throws of two dice, how many the first wins, draws and loses."""
        faces = range(1, SIDES + 1)
        results = [self.winner(face, other) for face in faces for other in faces]
        return results.count("one"), results.count(""), results.count("other")


def duel(book: Book, one: Fighter, other: Fighter, *, second: bool = False) -> Duel:
    """The comparison of two figures; `second`: the other is the second to fight the one this turn."""
    return Duel(
        score(book, one, other), score(book, other, one, second=second), book.close_combat.wins_by.value
    )
