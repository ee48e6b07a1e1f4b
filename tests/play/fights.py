"""Figures in close combat to be tried, and the battle in which they meet."""

from heart_africa.rules.battle import Battle, Figure, Sort
from heart_africa.rules.battle.staging import met, placed, stage
from heart_africa.rules.book.play import Step
from heart_africa.rules.play.close_combat.scores import Fighter
from heart_africa.rules.shared_terms import Obstacle


def fighter(  # as people say it
    name: str, troop: str, *, lives: int = 0, mighty: bool = False, inside: bool = False,
    dismounted: bool = False, lit: bool = False,
    behind: Obstacle = Obstacle.NONE, climbed: Obstacle = Obstacle.NONE,
) -> Fighter:  # fmt: skip
    """A figure in contact with an enemy, and what holds for it."""
    figure = Figure(name, troop, dismounted=dismounted, lit=lit, behind=behind, climbed=climbed)
    return Fighter(figure, lives, mighty=mighty, inside=inside)


def melee(*pairs: tuple[Figure, Figure]) -> Battle:
    """These figures of red and blue base to base, two by two, in the step of close combat."""
    red, blue = zip(*pairs, strict=True)
    both = placed("red", "red", Sort.UNIT, *red), placed("blue", "blue", Sort.UNIT, *blue)
    return met(stage(*both, step=Step.MELEE), *((one.name, other.name) for one, other in pairs))
