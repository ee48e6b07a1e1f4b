"""Below any order of a battle: what it leaves open, what the book has against it, dice, the button."""

from collections.abc import Callable, Iterable

from gui.documents.battle import BattleDocument
from gui.presenters.battle.card.fields import Value
from gui.presenters.checked_order import Checked
from gui.session import Session
from gui.views.battle.fields import AsksView, Put
from gui.views.confirm import Confirming
from heart_africa.core.problems import Problem
from heart_africa.language.battle.words import objection


class Confirm(Confirming):
    """It asks what the order leaves open, with what is proposed filled in, and carries out what is shown.

    `put`: who keeps the answers; without anybody they are kept here as long as the order is the same.
    """

    def __init__(
        self, session: Session, table: BattleDocument, done: Callable[[], object], put: Put | None = None
    ) -> None:
        super().__init__(session, table, done)
        self._answers: dict[str, Value] = {}
        self._choices = AsksView(session, put or self._put, self.enter)
        self._choices.hide()
        layout = self.layout()
        if layout is not None:
            layout.insertWidget(0, self._choices)  # type: ignore[attr-defined]  # a column

    def show_checked(self, now: Checked) -> None:
        """Show what it leaves open, and what the order so answered would meet."""
        self._choices.show_asks(now.choices)
        self._choices.setVisible(bool(now.choices))
        super().show_checked(now)

    def _put(self, name: str, value: Value) -> None:
        self._answers[name] = value
        again = self._checked.again
        if again is not None:
            self.show_checked(again(self._answers))

    def _told(self, problems: Iterable[Problem]) -> tuple[str, ...]:
        return tuple(objection(self._session, each) for each in problems)
