"""An order of a battle typed as at the terminal."""

from collections.abc import Sequence

from gui.documents.battle import BattleDocument
from gui.presenters.battle.card.forms import suggestions, typed_order
from gui.presenters.checked_order import Typed
from gui.views.battle.confirm import Confirm
from gui.views.confirm import Confirming
from gui.views.typed import TypingLine
from heart_africa.language.completion import Suggestion


class TypedLine(TypingLine[BattleDocument]):
    """The line of an open battle."""

    hint = "battle-typed-hint"

    def _suggested(self, record: BattleDocument, text: str) -> Sequence[Suggestion]:
        return suggestions(self._session, record, text)

    def _read(self, record: BattleDocument, text: str) -> Typed:
        return typed_order(self._session, record, text)

    def _confirming(self, record: BattleDocument) -> Confirming:
        return Confirm(self._session, record, self._clear)
