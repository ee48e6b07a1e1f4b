"""Files and post: what goes to the players and comes from one of them, the campaign itself."""

from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QFrame, QWidget

from gui.documents.campaign import CampaignDocument
from gui.presenters.campaign import files as panels
from gui.session import Session
from gui.views.campaign.part import Part
from gui.views.parts import button, card, label, laid, refill, scrolled
from gui.views.parts.flow import flow
from gui.views.post import PostView, ask_where, done
from heart_africa.core.bad_data import bad_text
from heart_africa.core.problems import BadData


class FilesView(Part):
    """Cards one below another; what was done is told above them."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._keeping: CampaignDocument | None = None
        self.post = PostView(session)
        inside = QWidget()
        self._inside = laid(inside, space=12, margins=(0, 0, 6, 0))
        laid(self, scrolled(inside))

    def show_part(self, keeping: CampaignDocument, told: QWidget | None = None) -> None:
        """Draw it."""
        self._keeping = keeping
        try:
            self.post.show_post(panels.CampaignSending(self._session, keeping))
        except BadData as fault:
            refill(self._inside, label(f"! {bad_text(fault, self._session.lang)}", state="bad"))
            return
        self._inside.removeWidget(self.post)
        refill(self._inside, *([told] if told else []), self.post, self._saved())
        self._inside.addStretch(1)

    # --- the campaign itself ---

    def _saved(self) -> QFrame:
        say, found = self._session.say, panels.saved(self._session)
        presses = (button(each.text, partial(self.ask_save, each.what), tip=each.tip) for each in found)
        return card(
            label(say("keeper-save"), "heading"), label(say("keeper-save-text"), "quiet"), flow(*presses)
        )

    def ask_save(self, what: str) -> None:
        """Ask where something is to be saved, and save it there."""
        if (keeping := self._keeping) is not None:
            path = ask_where(self, self._session, panels.file_path(self._session, keeping, what))
            if path is not None:
                self.save(what, path)

    def save(self, what: str, path: Path) -> None:
        """Save something of the campaign there."""
        if (keeping := self._keeping) is not None:
            told = done(self._session, lambda: panels.save(self._session, keeping, what, path))
            self.show_part(keeping, told)
