"""The page with the user guide: chapters on the left, the text on the right."""

from PySide6.QtCore import QSignalBlocker, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QResizeEvent, QTextCursor, QTextDocument, QTextOption
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QTextBrowser, QWidget

from gui.actions.frame import CHAPTER
from gui.presenters.guide import Guide, guide
from gui.session import Session
from gui.views.page import Page
from heart_africa.core.messages import LANGUAGES

NARROW = 720
"""Below this width in pixels (at 100 %) the list of chapters makes room for the text."""


class GuidePage(Page):
    """The guide in the person's language, at the chapter that was asked for."""

    topics = ("theme",)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        inside = QWidget()
        row = QHBoxLayout(inside)
        row.setContentsMargins(24, 20, 24, 16)
        row.setSpacing(12)
        self.chapters, self.text = QListWidget(), QTextBrowser()
        self.chapters.setWordWrap(True)
        for each in (self.chapters, self.text):  # the text wraps; Qt would keep a bar from before
            each.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.text.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.text.setOpenLinks(False)
        self.text.anchorClicked.connect(self._follow)
        self.chapters.currentRowChanged.connect(self._chosen)
        row.addWidget(self.chapters, 1)
        row.addWidget(self.text, 3)
        self._layout.addWidget(inside)
        self._shown: tuple[str, int, str] | None = None
        session.on("page", self._turned_to)

    def render_page(self) -> None:
        """Show the guide in the current language and size of letters."""
        say, scale = self.session.say, self.session.settings.scale
        told, looks = self._guide, (self.session.lang, scale, self.session.settings.theme)
        if self._shown != looks:
            self._shown = looks
            self.text.setMarkdown(told.text)
            _wrapped(self.text.document())
            with QSignalBlocker(self.chapters):
                self.chapters.clear()
                self.chapters.addItems([each.heading for each in told.chapters])
        self.chapters.setAccessibleName(say("guide-chapters"))
        self.text.setAccessibleName(say("action-guide"))
        self._make_room()
        self._turned_to()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show or hide the list of chapters for this width."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Show the list of chapters if there is room for it."""
        self.chapters.setVisible(self.width() * 100 >= NARROW * self.session.settings.scale)

    @property
    def _guide(self) -> Guide:
        return guide(self.session.lang)

    def _turned_to(self) -> None:
        """Scroll to the chapter that was asked for, once the text has been laid out."""
        if self.session.page == "guide" and self._shown is not None:
            wanted = self.session.open.take(CHAPTER)
            if wanted is not None:
                self.go(wanted)
                self.text.setFocus(Qt.FocusReason.OtherFocusReason)

    def go(self, number: int) -> None:
        """Scroll to the heading of a chapter."""
        heading = next(each.heading for each in self._guide.chapters if each.number == number)
        with QSignalBlocker(self.chapters):
            self.chapters.setCurrentRow(number - 1)
        block = self.text.document().begin()
        while block.isValid() and not (block.blockFormat().headingLevel() and block.text() == heading):
            block = block.next()
        self.text.setTextCursor(QTextCursor(block))
        top = self.text.document().documentLayout().blockBoundingRect(block).top()
        self.text.verticalScrollBar().setValue(int(top))

    def _chosen(self, row: int) -> None:
        if row >= 0:
            self.go(self._guide.chapters[row].number)

    def _follow(self, url: QUrl) -> None:
        """Go to a chapter, change to the guide in the other language, or open a page of the web."""
        name = url.fragment(QUrl.ComponentFormattingOption.FullyDecoded)
        inside = [each.number for each in self._guide.chapters if each.anchor == name]
        if inside:
            self.go(inside[0])
        elif url.scheme():
            QDesktopServices.openUrl(url)
        elif url.path().removesuffix(".md") in LANGUAGES:
            self.session.prefer(language=url.path().removesuffix(".md"))


def _wrapped(document: QTextDocument) -> None:
    """Wrap the lines of examples in this document: a long one would make the whole page scroll sideways."""
    cursor, block = QTextCursor(document), document.begin()
    while block.isValid():
        form = block.blockFormat()
        if form.nonBreakableLines():
            form.setNonBreakableLines(False)
            cursor.setPosition(block.position())
            cursor.setBlockFormat(form)
        block = block.next()
