"""The settings page."""

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from gui.presenters.settings import CHOICES, Preference, preference
from gui.settings import LEAST, MOST, STEP
from gui.views.page import ColumnPage
from gui.views.parts import Stepper, Toggles, button, card, field, flow, label


class SettingsPage(ColumnPage):
    """Each preference on a card; a change takes effect at once."""

    topics = ("theme", "who")

    def render_page(self) -> None:
        """Draw a card for each preference."""
        say, own = self.session.say, self.session.settings
        scale = Stepper(own.scale, name=say("desk-settings-scale"), least=LEAST, most=MOST)
        scale.changed.connect(self._scale)
        who = field(own.who, lambda text: self.session.prefer(who=text), name=say("desk-settings-who"))
        about = button(say("action-about"), lambda: self.session.go("about"), tip=say("action-about-tip"))
        folder = button(say("desk-settings-open-folder"), self._open_folder)
        where = label(str(self.session.folder), "quiet")
        self.fill(
            label(say("desk-settings-title"), "title"),
            *(self._preference(preference(self.session, key)) for key in CHOICES),
            card(*self._head("scale"), flow(scale, label("%"))),
            card(*self._head("who"), who),
            card(label(say("desk-name"), "strong"), flow(about)),
            card(label(say("desk-settings-folder"), "strong"), where, flow(folder)),
        )

    def _head(self, what: str) -> tuple[QWidget, QWidget]:
        title, text = (self.session.say(f"desk-settings-{what}{end}") for end in ("", "-text"))
        return label(title, "strong"), label(text, "quiet")

    def _preference(self, preference: Preference) -> QWidget:
        chosen = next(choice.value for choice in preference.choices if choice.chosen)
        choices = [(choice.value, choice.text) for choice in preference.choices]
        toggles = Toggles(choices, chosen, name=preference.title)
        toggles.chosen.connect(lambda value: self.session.prefer(**{preference.key: value}))
        return card(label(preference.title, "strong"), label(preference.text, "quiet"), toggles)

    def _scale(self, value: int) -> None:
        """Set the size of letters: a button goes one step on, a typed number is rounded to a step."""
        now = self.session.settings.scale
        if value % STEP and abs(value - now) == 1:
            value = now + STEP * (value - now)
        self.session.prefer(scale=min(MOST, max(LEAST, round(value / STEP) * STEP)))

    def _open_folder(self) -> None:
        self.session.folder.mkdir(parents=True, exist_ok=True)
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.session.folder)))
