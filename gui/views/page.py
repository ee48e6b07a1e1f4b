"""A page of the desk: it draws itself anew from its panel whenever something that it shows has changed."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from gui.session import Session


class Page(QWidget):
    """The base of all pages.

    `topics`: what it shows (`language` is always among them). A page that is not in view waits until it is:
    turning pages costs one drawing, and typing on one page none on the others.
    """

    topics: tuple[str, ...] = ()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.setObjectName("page")
        self.session = session
        self._stale = True
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(0)
        for topic in {*self.topics, "language", "scale", "measure"}:
            session.on(topic, self.touch)

    def touch(self) -> None:
        """Something that it shows has changed."""
        self._stale = True
        if self.isVisible():
            self.freshen()

    def freshen(self) -> None:
        """Draw it anew if it is out of date."""
        if self._stale:
            self._stale = False
            self.render_page()

    def render_page(self) -> None:
        """Draw the page from its panel."""
        raise NotImplementedError
