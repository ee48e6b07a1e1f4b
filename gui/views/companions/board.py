"""What a companion brings to the page: what it says, and a board to look at."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from gui.documents.companions import AnyGame
from gui.presenters.companions import CompanionDesk, Offer
from gui.session import Session
from heart_africa.core.dataclass import dataclass


class Board(QWidget):
    """A board, drawn from the open game."""

    pressed = Signal(str)
    """A place of it was pressed."""

    def show_board(self, document: AnyGame, aims: dict[str, Offer]) -> None:
        """Draw it; `aims`: the places at which an order that can be given is aimed."""
        raise NotImplementedError


@dataclass(frozen=True)
class CompanionView:
    """A companion as the page shows it; `least`: how wide its board has to be at a text scale of 100 %.

    `copied`: where the owner of a printed game copies what is more than a few values, such as a map, if there
    is such; it is given what leads back.
    """

    desk: CompanionDesk
    board: Callable[[Session], Board]
    least: int = 400
    copied: Callable[[Session, Callable[[], object]], QWidget] | None = None
