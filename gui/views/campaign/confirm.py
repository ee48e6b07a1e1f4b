"""Below any order of a campaign: what the book has against it, dice, the button that carries it out."""

from collections.abc import Callable, Iterable

from PySide6.QtWidgets import QWidget

from gui.documents.campaign import CampaignDocument
from gui.presenters.campaign.words import objections
from gui.session import Session
from gui.views.confirm import Confirming
from heart_africa.core.problems import BadData, Problem


class Confirm(Confirming):
    """It carries out the order that is shown; on a player's copy it puts it to those that he will send."""

    def __init__(
        self,
        session: Session,
        keeping: CampaignDocument,
        done: Callable[[], object] = lambda: None,
        *besides: QWidget,
    ) -> None:
        super().__init__(session, keeping, done, *besides)
        self._keeping = keeping

    def _told(self, problems: Iterable[Problem]) -> tuple[str, ...]:
        return objections(self._session, tuple(problems))

    def _overrules(self) -> bool:
        """On a copy nothing is overruled: that is his organiser's to say."""
        return super()._overrules() and not self._keeping.owner

    def _press_says(self) -> tuple[str, str]:
        return ("keeper-to-outbox", "keeper-to-outbox-tip") if self._keeping.owner else super()._press_says()

    def submit(self, faces: tuple[int, ...], *, throw: bool = False) -> None:
        """Enter it, or put it to the orders of the copy; dice not given are thrown by the organiser."""
        if not self._keeping.owner:
            super().submit(faces, throw=throw)
            return
        now = self._checked
        try:
            self._keeping.plan(now.command, self._keeping.generator.throw(now.dice) if throw else faces)
        except BadData as fault:
            self._cannot(fault)
        else:
            self._done()
