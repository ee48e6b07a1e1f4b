"""Figures put on the table, taken off and chosen by the list, without the mouse."""

from collections.abc import Collection

from gui.documents.map.document import OpenMap
from gui.documents.map.formations import USUAL, bases_of, rows_along
from gui.documents.map.moves import deploy, lined_up, misplaced, put
from gui.session import Session
from gui.views.map.controller import MapController
from heart_africa.board.layout import Stand
from heart_africa.board.places.zones import row
from heart_africa.rules.battle import SideId, Where
from heart_africa.rules.battle.state import SIDES

DEPTH_IN, ENTERS_IN = 6.0, 1.5
"""How far from the edge units are drawn up where no scenario says how far they may; and come on."""


class Placement:
    """What the list of figures asks for: placing, taking off, choosing."""

    def __init__(self, session: Session, controller: MapController) -> None:
        self._session, self._controller = session, controller

    def choose(self, figures: tuple[str, ...]) -> None:
        """Choose these, and bring the first of them into view."""
        opened, selection = self._controller.opened, self._controller.selection
        if opened is None or selection is None:
            return
        here = opened.layout.stands
        opened.choose(figures)
        if spots := [here[name].spot for name in figures if name in here]:
            selection.canvas.show_spot(spots[0])

    def place(self, figures: tuple[str, ...]) -> None:
        """Draw units up before their base line."""
        opened = self._controller.opened
        if opened is None:
            return
        battle = opened.table.shown
        units = tuple(dict.fromkeys(battle.company[name] for name in figures))
        if len(units) == 1 and battle.units[units[0]].where in {Where.RESERVE, Where.COLUMN}:
            self.bring(opened, units[0])
        else:
            self._put(opened, _drawn_up(opened, units))

    def rest(self) -> None:
        """Place all who still have to be placed, each where it comes to stand in the line of its side."""
        if (opened := self._controller.opened) is not None:
            battle, left = opened.table.shown, opened.to_stand
            found = _drawn_up(opened, [unit.name for unit in battle.units.values() if unit.here])
            self._put(opened, {name: at for name, at in found.items() if battle.company[name] in left})

    def _put(self, opened: OpenMap, found: dict[str, Stand]) -> None:
        """Put figures there; units that cannot stand so are proposed, to be dragged or allowed."""
        if not found:
            return
        wrong = misplaced(opened, found)
        right = {name: stand for name, stand in found.items() if name not in wrong}
        begun: list[str] = []
        self._controller.attempt(lambda: begun.extend(deploy(opened, right)))
        right = {name: stand for name, stand in right.items() if name not in begun}
        if right:
            self._controller.attempt(lambda: put(opened, right))
        if wrong and self._controller.selection is not None:
            opened.use("choose")
            self._controller.selection.propose(wrong)

    def bring(self, opened: OpenMap, unit: str) -> None:
        """Propose that a unit comes on at its side; it is dragged where it shall."""
        found = opened.table.live.unit(unit)
        edge = opened.layout.bases.get(found.side) or USUAL[found.side]
        if found.where is Where.COLUMN and opened.layout.entry:
            edge = opened.layout.entry
        (coming,) = rows_along(opened.layout, edge, ENTERS_IN, [bases_of(opened.book, found, opened.layout)])
        if self._controller.selection is not None:
            opened.use("choose")
            self._controller.selection.propose(coming)

    def take(self, figures: tuple[str, ...]) -> None:
        """Take these from the table."""
        opened = self._controller.opened
        if opened is not None and figures:
            there = [name for name in figures if name in opened.layout.stands]
            self._controller.attempt(lambda: opened.take(there))


def _drawn_up(opened: OpenMap, units: Collection[str]) -> dict[str, Stand]:
    """Those of these units that begin on the table, side by side before the base line of their side."""
    battle, found = opened.table.shown, dict[str, Stand]()
    for side in SIDES:
        rows = [battle.units[unit] for unit in units if battle.units[unit].side == side]
        here = [unit for unit in rows if unit.where in {Where.TABLE, Where.WAITING, Where.AMBUSH}]
        bases = [bases_of(opened.book, unit, opened.layout) for unit in here]
        edge = opened.layout.bases.get(side) or USUAL[side]
        found |= lined_up(opened, edge, _depth(opened, side), bases)
    return found


def _depth(opened: OpenMap, side: SideId) -> float:
    """Half as far from its base line as the scenario lets a side begin: all ranks then stand in its zone."""
    rules = row(opened.scene, side)
    return rules.zone_in.value / 2 if rules and rules.zone_in else DEPTH_IN
