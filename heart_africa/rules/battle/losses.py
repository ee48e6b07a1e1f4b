"""What the loss of a figure changes: its contacts end, and its army may have to test for the news."""

from collections import Counter

from heart_africa.core.dataclass import replace
from heart_africa.rules.battle.state import Battle, NewsItem
from heart_africa.rules.battle.units import DEAD, Figure, Gone, Sort, Unit, Where
from heart_africa.rules.book import ATTENDANT
from heart_africa.rules.shared_terms import Melee

NOTABLE = frozenset({Sort.LEADER, Sort.STANDARD_BEARER, Sort.WITCH_DOCTOR})


def lose(battle: Battle, name: str, gone: Gone, cause: str) -> Battle:
    """The battle without a figure; `cause`: `shooting`, `melee`, `crocodiles`, `trap`, `fire`, `captured`...

    A figure that has fallen already may be lost for good; whoever is gone stays gone. Who is shot down keeps
    its contacts while the phase lasts, in which it may still shoot at its attacker (TURN-09).
    """
    figure = battle.figure(name)
    if not figure.may_act or figure.gone is gone:
        return battle
    for_good, first = gone is not Gone.SHOT, figure.gone is Gone.NO
    fallen = replace(figure, gone=gone, enemies=() if for_good else figure.enemies)
    if first:  # a figure that has fallen was told of when it fell
        fallen = replace(fallen, cause=cause, went=battle.turn)
    battle = battle.with_figure(fallen)
    if first:
        battle = _told(battle, battle.unit_of(name), fallen)
    return _off_table(_let_go(battle, figure), battle.unit_of(name).name) if for_good else battle


def _let_go(battle: Battle, figure: Figure) -> Battle:
    """The battle in which no enemy is in contact with this figure any more."""
    enemies = (battle.figure(enemy) for enemy in figure.enemies)
    freed = [
        replace(enemy, enemies=tuple(each for each in enemy.enemies if each != figure.name))
        for enemy in enemies
    ]
    return battle.with_figure(*freed) if freed else battle


def _off_table(battle: Battle, name: str) -> Battle:
    """The battle in which a unit is out, if no figure of it is left or may still shoot."""
    unit = battle.unit(name)
    if unit.where is Where.OUT or any(figure.may_act for figure in unit.figures):
        return battle
    return battle.with_unit(replace(unit, where=Where.OUT))


def _told(battle: Battle, unit: Unit, figure: Figure) -> Battle:
    """The battle with the news of a loss: a notable, or the last figure of a unit (MORALE-07, MORALE-09)."""
    if figure.gone in DEAD and unit.sort in NOTABLE and not unit.led and unit.himself.name == figure.name:
        lost = NewsItem("notable", unit.side, figure.name, unit.sort, unit.contingent)
        return _dismissed(battle.with_news(lost), unit)
    if figure.gone in DEAD and unit.sort is Sort.UNIT and unit.destroyed:
        gone = NewsItem("destroyed", unit.side, unit.name, unit.sort, unit.contingent, troops=_last(unit))
        return _alone(battle.with_news(gone), unit)
    return battle


def _dismissed(battle: Battle, company: Unit) -> Battle:
    """The battle without a fallen leader's attendants: they are his lives and nothing else (LEAD-15)."""
    for attendant in company.here:
        if attendant.troop == ATTENDANT:
            battle = lose(battle, attendant.name, Gone.LOST, "leader")
    return battle


def _last(unit: Unit) -> Counter[str]:
    """The troops of a destroyed unit that count: those lost in the turn that destroyed it (MORALE-08)."""
    turn = max(figure.went for figure in unit.figures)
    return Counter(figure.troop for figure in unit.figures if figure.gone in DEAD and figure.went == turn)


def _alone(battle: Battle, unit: Unit) -> Battle:
    """The battle in which a charismatic leader whose men are all dead has no unit, for good (TRAIT-08)."""
    bereft = (each for each in battle.of(unit.side, Sort.LEADER) if each.with_unit == unit.name)
    return battle.with_unit(*(replace(each, with_unit="", parted="lost") for each in bereft))


def disengaged(enemy: Figure, name: str) -> Figure:
    """The figure without this enemy in contact; without its last one it is in no close combat any more."""
    left = tuple(each for each in enemy.enemies if each != name)
    if left:
        return replace(enemy, enemies=left)
    kept = enemy.melee in {Melee.BROKE_OFF, Melee.EVADED}
    return replace(enemy, enemies=(), fought=0, melee=enemy.melee if kept else Melee.NONE)


def lost_in_movement(battle: Battle, name: str, gone: Gone, cause: str) -> Battle:
    """The battle without a figure that is lost in a Movement phase.

    Enemies who touched nobody else are in no close combat from then on; a figure that is gone already stays
    so.
    """
    figure = battle.figure(name)
    if not figure.here:
        return battle
    battle = lose(battle, name, gone, cause)
    enemies = (battle.figure(enemy) for enemy in figure.enemies)
    changed = [disengaged(enemy, name) for enemy in enemies if not enemy.enemies]
    return battle.with_figure(*changed) if changed else battle
