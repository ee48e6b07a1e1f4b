"""An order of a battle typed as at the terminal."""

from collections.abc import Sequence

from gui.presenters.battle.card.forms import suggestions, typed_order
from gui.presenters.checked import Typed
from gui.table import Table
from gui.views.battle.confirm import Confirm
from gui.views.confirm import Confirming
from gui.views.typed import TypingLine
from heart_africa.orders.completing import Suggestion


class TypedLine(TypingLine[Table]):
    """The line of an open battle."""

    hint = "battle-typed-hint"

    def _suggested(self, record: Table, text: str) -> Sequence[Suggestion]:
        return suggestions(self._session, record, text)

    def _read(self, record: Table, text: str) -> Typed:
        return typed_order(self._session, record, text)

    def _confirming(self, record: Table) -> Confirming:
        return Confirm(self._session, record, self._clear)
