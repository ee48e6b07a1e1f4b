"""Below any order of a battle: what the book has against it, dice, the button that carries it out."""

from collections.abc import Iterable

from gui.views.confirm import Confirming
from heart_africa.orders.battle.words import objection
from heart_africa.problems import Problem


class Confirm(Confirming):
    """It carries out the order that is shown."""

    def _told(self, problems: Iterable[Problem]) -> tuple[str, ...]:
        return tuple(objection(self._session, each) for each in problems)
