"""The page about the program."""

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from gui.presenters.about import Place, about
from gui.views.page import ColumnPage
from gui.views.parts import button, card, column, flow, grid, label
from gui.views.parts.boxes import section_cards


class AboutPage(ColumnPage):
    """Version, places of files, what is proven, licences."""

    def render_page(self) -> None:
        """Draw the page."""
        panel = about(self.session)
        rows = ([label(name, "quiet", wrap=False), label(text, "strong")] for name, text in panel.facts)
        places = [self._place(each) for each in panel.places]
        self.fill(
            column(label(panel.title, "title"), label(panel.subtitle, "quiet"), space=0),
            card(grid(rows, wide={1: 1})),
            card(label(self.session.say("desk-about-places"), "heading"), *places, space=10),
            *(made for section in panel.sections for made in section_cards(section)),
        )

    def _place(self, place: Place) -> QWidget:
        press = button(self.session.say("desk-about-open"), lambda: self._open(place), of=place.title)
        title = label(place.title, "strong")
        return column(title, label(place.text, "quiet"), label(str(place.path)), flow(press), space=4)

    def _open(self, place: Place) -> None:
        """Show the folder, or the folder that the file is in."""
        folder = place.path if place.path == self.session.folder else place.path.parent
        if folder.is_dir():
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
        else:
            self.session.note(self.session.say("desk-about-none", folder=str(folder)))
