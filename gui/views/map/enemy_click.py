"""What a click on an enemy does: the chosen unit shoots at his, or charges it; by key the nearest first."""

from collections.abc import Iterable
from typing import Literal

from gui.documents.map.document import OpenMap
from gui.documents.map.formations import middle_of
from gui.documents.map.shots import ready
from gui.presenters.map.figure_looks import Token
from heart_africa.board.shapes import between
from heart_africa.rules.battle import Stage
from heart_africa.rules.tables.play import Step

Strike = Literal["", "shoot", "charge"]
MOVING = frozenset({Step.UNITS, Step.INDEPENDENTS})


def strike(opened: OpenMap, target: str) -> Strike:
    """What the chosen unit may do to another now, that a click on it means; "" for nothing."""
    battle, own = opened.table.battle, opened.table.unit
    known = own in battle.units and target in battle.units
    if not known or not opened.live or battle.stage is not Stage.PLAY:
        return ""
    if battle.units[own].side == battle.units[target].side or not _stands(opened, own):
        return ""
    if battle.step in MOVING:
        return "charge" if own in opened.table.agenda.who and not battle.units[own].done else ""
    return "shoot" if ready(opened, own) else ""


def _stands(opened: OpenMap, unit: str) -> bool:
    return any(each.name in opened.layout.stands for each in opened.table.battle.units[unit].here)


def targets(opened: OpenMap, tokens: Iterable[Token]) -> tuple[str, ...]:
    """The units in view that the chosen one may strike, the nearest first."""
    own = [opened.layout.stands[name] for name in opened.chosen if name in opened.layout.stands]
    if not own:
        return ()
    middle = middle_of(own)
    near: dict[str, float] = {}
    for token in tokens:
        inches = between(middle, token.stand.spot)
        near[token.unit] = min(inches, near.get(token.unit, inches))
    return tuple(unit for unit in sorted(near, key=lambda each: near[each]) if strike(opened, unit))
