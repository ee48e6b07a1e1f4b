"""A part of the rulebook page, drawn when it is turned to."""

from PySide6.QtWidgets import QWidget

from gui.session import Session


class Part(QWidget):
    """The base of the parts."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.setObjectName("inside")
        self.session = session
        self.stale = True

    def draw(self) -> None:
        """Draw it from its panel."""
        raise NotImplementedError
