"""The parts of the board as large as a person left them."""

from collections.abc import Sequence

from PySide6.QtWidgets import QSplitter

from gui.session import Session

PART = "battle"


def put_back(session: Session, splitters: Sequence[QSplitter]) -> None:
    """Give each part the room that it had."""
    kept = session.settings.parts.get(PART, "")
    for splitter, sizes in zip(splitters, kept.split(";"), strict=False):
        found = [int(size) for size in sizes.split(",") if size.isdecimal()]
        if len(found) == splitter.count() and all(found):
            splitter.setSizes(found)


def remember(session: Session, splitters: Sequence[QSplitter]) -> None:
    """Keep how large they are."""
    sizes = ";".join(",".join(map(str, each.sizes())) for each in splitters)
    parts = session.settings.parts
    if parts.get(PART) != sizes:
        session.prefer(parts={**parts, PART: sizes})
