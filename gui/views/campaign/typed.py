"""An order of a campaign typed as at the terminal."""

from collections.abc import Sequence

from gui.documents.campaign import CampaignDocument
from gui.presenters.campaign.forms import suggestions, typed_order
from gui.presenters.checked_order import Typed
from gui.views.campaign.confirm import Confirm
from gui.views.confirm import Confirming
from gui.views.typed import TypingLine
from heart_africa.language.completion import Suggestion


class TypedLine(TypingLine[CampaignDocument]):
    """The line of an open campaign."""

    hint = "keeper-typed-hint"

    def serve(self, record: CampaignDocument) -> None:
        """Take orders for this campaign, where any can be given."""
        super().serve(record)
        self.line.setEnabled(record.orderable)

    def _suggested(self, record: CampaignDocument, text: str) -> Sequence[Suggestion]:
        return suggestions(self._session, record, text)

    def _read(self, record: CampaignDocument, text: str) -> Typed:
        return typed_order(self._session, record, text)

    def _confirming(self, record: CampaignDocument) -> Confirming:
        return Confirm(self._session, record, self._clear)
