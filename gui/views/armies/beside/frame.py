"""The frame of what is done with an army besides building it: a way back, and its parts side by side."""

from collections.abc import Callable
from typing import Final, Protocol

from PySide6.QtWidgets import QWidget

from armylists.wording.army_names import army_name
from gui.documents.army import army
from gui.session import Session
from gui.views.armies.beside.one_of import one_of
from gui.views.armies.beside.random_batch import LotsPart
from gui.views.armies.beside.share import BringPart, SharePart, SheetsPart
from gui.views.armies.beside.versions import ComparePart, VersionsPart
from gui.views.parts import button, label, laid
from gui.views.parts.flow import flow


class Part(Protocol):
    """What a part can do."""

    def show_army(self) -> None:
        """Show the army as it is now."""


MAKERS: Final[dict[str, Callable[[Session], QWidget]]] = {
    "sheets": SheetsPart,
    "share": SharePart,
    "bring": BringPart,
    "versions": VersionsPart,
    "compare": ComparePart,
    "lots": LotsPart,
}
PARTS: Final = tuple(MAKERS)
WITHOUT_ARMY: Final = ("bring", "lots")


class BesideView(QWidget):
    """One part in view; `turn` shows another, `back` returns to the builder."""

    def __init__(self, session: Session, part: str, turn: Callable[[str], object]) -> None:
        super().__init__()
        say, document = session.say, army(session)
        self.part = part
        self.inside = MAKERS[part](session)
        name = army_name(session.catalogue, document.roster, session.lang) if document else ""
        back = button(
            say("paper-back" if document else "paper-back-start"),
            lambda: turn(""),
            tip=say("paper-back-tip"),
        )
        parts = PARTS if document else WITHOUT_ARMY
        toggles = one_of([(each, say(f"paper-part-{each}")) for each in parts], part, turn)
        head = label(name or say(f"paper-part-{part}"), "heading")
        layout = laid(self, head, flow(back, *toggles), space=8, margins=(16, 10, 16, 8))
        layout.addWidget(self.inside, 1)

    def show_army(self) -> None:
        """Show the army as it is now."""
        self.inside.show_army()  # type: ignore[attr-defined]  # every part has it
