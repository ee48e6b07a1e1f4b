"""Who is gone, and what that means for those who stay: contacts end, the army hears of it."""

from dataclasses import replace

from heart_africa.battle.figures import Figure, Gone
from heart_africa.battle.state import Battle, Happening
from heart_africa.battle.units import Sort, Unit, Where

NOTABLE = frozenset({Sort.LEADER, Sort.STANDARD_BEARER, Sort.WITCH_DOCTOR})


def lose(battle: Battle, name: str, gone: Gone, cause: str) -> Battle:
    """The battle without a figure; `cause`: `shooting`, `melee`, `crocodiles`, `trap`, `fire`, `captured`...

    A figure that has fallen already may be lost for good; whoever is gone stays gone.
    """
    figure = battle.figure(name)
    if not figure.may_act or figure.gone is gone:
        return battle
    counted = figure.gone is Gone.NO  # a figure that has fallen was told of when it fell
    battle = battle.with_figure(replace(figure, gone=gone, cause=figure.cause or cause, enemies=()))
    battle = _let_go(battle, figure)
    return _told(battle, battle.unit_of(name), figure, gone) if counted else battle


def _let_go(battle: Battle, figure: Figure) -> Battle:
    """Its enemies in contact have one enemy less."""
    enemies = (battle.figure(enemy) for enemy in figure.enemies)
    freed = [replace(enemy, enemies=_without(enemy.enemies, figure.name)) for enemy in enemies]
    return battle.with_figure(*freed) if freed else battle


def _without(names: tuple[str, ...], name: str) -> tuple[str, ...]:
    return tuple(each for each in names if each != name)


def _told(battle: Battle, unit: Unit, figure: Figure, gone: Gone) -> Battle:
    """What the army hears: a notable lost, a unit destroyed to the last figure (MORALE-07, MORALE-09)."""
    if gone in {Gone.SHOT, Gone.LOST}:
        if unit.sort in NOTABLE and figure is not None and _is_he(unit, figure):
            battle = battle.with_news(
                Happening("notable", unit.side, figure.name, unit.sort, unit.contingent)
            )
        if unit.sort is Sort.UNIT and not unit.here:
            battle = battle.with_news(_destroyed(unit, figure))
    if not unit.here and unit.where is not Where.OUT and gone is not Gone.SHOT:
        battle = battle.with_unit(replace(unit, where=Where.OUT))
    return battle


def _is_he(unit: Unit, figure: Figure) -> bool:
    """The notable himself, who is the first figure of his company: neither his attendant nor his bearer."""
    return unit.figures[0].name == figure.name


def _destroyed(unit: Unit, last: Figure) -> Happening:
    return Happening("destroyed", unit.side, unit.name, unit.sort, unit.contingent, troops={last.troop: 1})
