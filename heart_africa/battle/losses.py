"""Who is gone, and what that means for those who stay: contacts end, the army hears of it."""

from dataclasses import replace

from heart_africa.battle.figures import Figure, Gone
from heart_africa.battle.state import Battle, Happening
from heart_africa.battle.units import Sort, Unit, Where

NOTABLE = frozenset({Sort.LEADER, Sort.STANDARD_BEARER, Sort.WITCH_DOCTOR})


def lose(battle: Battle, name: str, gone: Gone, cause: str) -> Battle:
    """The battle without a figure; `cause`: `shooting`, `melee`, `crocodiles`, `trap`, `fire`, `captured`...

    A figure that has fallen already may be lost for good; whoever is gone stays gone. Who is shot down keeps
    its contacts while the phase lasts, in which it may still shoot at its attacker (TURN-09).
    """
    figure = battle.figure(name)
    if not figure.may_act or figure.gone is gone:
        return battle
    for_good, counted = gone is not Gone.SHOT, figure.gone is Gone.NO
    enemies = () if for_good else figure.enemies
    battle = battle.with_figure(replace(figure, gone=gone, cause=figure.cause or cause, enemies=enemies))
    if counted:  # a figure that has fallen was told of when it fell
        battle = _told(battle, battle.unit_of(name), figure, gone)
    return _off_table(_let_go(battle, figure), battle.unit_of(name).name) if for_good else battle


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
    return battle


def _off_table(battle: Battle, name: str) -> Battle:
    """A unit of which nobody is left, nor may still shoot, has left the table."""
    unit = battle.unit(name)
    if unit.where is Where.OUT or any(figure.may_act for figure in unit.figures):
        return battle
    return battle.with_unit(replace(unit, where=Where.OUT))


def _is_he(unit: Unit, figure: Figure) -> bool:
    """The notable himself, who is the first figure of his company: neither his attendant nor his bearer."""
    return unit.figures[0].name == figure.name


def _destroyed(unit: Unit, last: Figure) -> Happening:
    return Happening("destroyed", unit.side, unit.name, unit.sort, unit.contingent, troops={last.troop: 1})
