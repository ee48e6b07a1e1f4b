"""The settings page."""

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from gui.presenters.settings_page import Preference, settings_page
from gui.views.page import ColumnPage
from gui.views.parts import Stepper, Toggles, button, card, field, flow, label


class SettingsPage(ColumnPage):
    """Each preference on a card; a change holds at once."""

    topics = ("theme", "who")

    def render_page(self) -> None:
        """Draw the page."""
        panel = settings_page(self.session)
        scale = Stepper(panel.scale, name=panel.scale_title, least=panel.least, most=panel.most)
        scale.changed.connect(self._scale)
        who = field(panel.who, lambda text: self.session.prefer(who=text), name=panel.who_title)
        about = button(panel.about, lambda: self.session.go("about"), tip=panel.about_tip)
        folder = button(panel.open_folder, self._open_folder)
        self.fill(
            label(panel.title, "title"),
            *(self._preference(each) for each in panel.preferences),
            card(
                label(panel.scale_title, "strong"),
                label(panel.scale_text, "quiet"),
                flow(scale, label("%")),
            ),
            card(label(panel.who_title, "strong"), label(panel.who_text, "quiet"), who),
            card(label(panel.about_title, "strong"), flow(about)),
            card(label(panel.folder_title, "strong"), label(panel.folder, "quiet"), flow(folder)),
        )
        self._inside.addStretch(1)

    def _preference(self, preference: Preference) -> QWidget:
        chosen = next(choice.value for choice in preference.choices if choice.chosen)
        choices = [(choice.value, choice.text) for choice in preference.choices]
        toggles = Toggles(choices, chosen, name=preference.title)
        toggles.chosen.connect(lambda value: self.session.prefer(**{preference.key: value}))
        return card(label(preference.title, "strong"), label(preference.text, "quiet"), toggles)

    def _scale(self, value: int) -> None:
        step = settings_page(self.session).step
        self.session.prefer(
            scale=round(value / step) * step if value % step == 0 else self._next(value, step)
        )

    def _next(self, value: int, step: int) -> int:
        """A press goes a whole step on, a typed number to the nearest."""
        now = self.session.settings.scale
        if abs(value - now) == 1:
            value = now + step * (1 if value > now else -1)
        least, most = settings_page(self.session).least, settings_page(self.session).most
        return min(most, max(least, round(value / step) * step))

    def _open_folder(self) -> None:
        self.session.folder.mkdir(parents=True, exist_ok=True)
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.session.folder)))
