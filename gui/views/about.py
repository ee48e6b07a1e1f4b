"""The page about the program."""

from collections.abc import Iterator

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from gui.presenters.about import Place, about
from gui.views.page import ColumnPage
from gui.views.parts import button, card, column, flow, grid, label
from gui.views.parts.boxes import table_card
from reports.content.sheet import Paragraph, Section, Table


class AboutPage(ColumnPage):
    """Version, places of files, what is proven, licences."""

    def render_page(self) -> None:
        """Draw the page."""
        panel = about(self.session)
        rows = ([label(name, "quiet", wrap=False), label(text, "strong")] for name, text in panel.facts)
        places = [self._place(each, panel.open) for each in panel.places]
        self.fill(
            column(label(panel.title, "title"), label(panel.subtitle, "quiet"), space=0),
            card(grid(rows, wide={1: 1})),
            card(label(panel.places_title, "heading"), *places, space=10),
            *(made for section in panel.sections for made in _section(section)),
        )
        self._inside.addStretch(1)

    def _place(self, place: Place, words: str) -> QWidget:
        press = button(words, lambda: self._open(place), of=place.title)
        title = label(place.title, "strong")
        return column(title, label(place.text, "quiet"), label(str(place.path)), flow(press), space=4)

    def _open(self, place: Place) -> None:
        """Show the folder, or the folder that the file is in."""
        folder = place.path if place.path == self.session.folder else place.path.parent
        if folder.is_dir():
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
        else:
            self.session.note(self.session.say("desk-about-none", folder=str(folder)))


def _section(section: Section) -> Iterator[QWidget]:
    for block in section.blocks:
        if isinstance(block, Table):
            yield table_card(section.title, block.heads, [each.cells for each in block.rows], section.note)
        elif isinstance(block, Paragraph):
            yield card(label(section.title, "heading"), label(block.text))
