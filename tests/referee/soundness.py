"""What holds of a battle whatever has happened in it."""

from collections.abc import Iterator

from heart_africa.rules.battle import Battle, Figure, Gone, Unit, Where


def unsound(battle: Battle) -> list[str]:
    """All that cannot be: contacts of one side only, the dead in contact, empty units on the table..."""
    figures = {figure.name: figure for unit in battle.units.values() for figure in unit.figures}
    return [
        *(fault for unit in battle.units.values() for fault in _unit(battle, unit)),
        *(fault for figure in figures.values() for fault in _figure(battle, figure, figures)),
    ]


def _unit(battle: Battle, unit: Unit) -> Iterator[str]:
    if unit.where is Where.OUT and unit.here:
        yield f"{unit.name} is out, and somebody is there"
    if unit.where in {Where.TABLE, Where.AMBUSH} and not any(figure.may_act for figure in unit.figures):
        yield f"{unit.name} is there, and nobody of it"
    if unit.broken and unit.here:
        yield f"{unit.name} is broken, and has stayed"
    if min(unit.markers, unit.hits, unit.failures, unit.lost) < 0 or unit.lost > unit.at_start:
        yield f"{unit.name} is miscounted"
    if any(battle.company[figure.name] != unit.name for figure in unit.figures):
        yield f"{unit.name} does not know its own"


def _figure(battle: Battle, figure: Figure, all_: dict[str, Figure]) -> Iterator[str]:
    if figure.gone in {Gone.LOST, Gone.FLED, Gone.LEFT} and figure.enemies:
        yield f"{figure.name} is gone, and in contact"
    for enemy in figure.enemies:
        if figure.name not in all_[enemy].enemies:
            yield f"{figure.name} touches {enemy}, who does not touch it"
        if battle.unit_of(enemy).side == battle.unit_of(figure.name).side:
            yield f"{figure.name} fights its own {enemy}"
