"""Files dropped on the window: which page they belong to, and handing them on."""

import json
from pathlib import Path

from gui.pages import page_of
from gui.session import Key, Session
from heart_africa.core.problems import BadData

CAMPAIGN = "campaign"
"""The page that reports what is wrong with a turn file that cannot be read."""
DROPPED: Key[Path] = Key("dropped")
"""The key of a file that a page is to open."""


def page_for(path: Path) -> str:
    """The page that takes such a file, "" if there is none."""
    from heart_africa.storage.documents import ENDING  # noqa: PLC0415  # the window opens without the store
    from heart_africa.storage.turn_files import is_turn_file  # noqa: PLC0415  # as above

    if path.suffix == ".toml":
        return "armies"
    if path.suffix == ENDING:
        return page_of(kind_of(path))
    return page_of(kind_of(path)) if is_turn_file(_text(path)) else ""


def kind_of(path: Path) -> str:
    """The game whose journal is in a file, or of which a turn file is; "" if that cannot be told."""
    from heart_africa.storage.turn_files import is_turn_file, read  # noqa: PLC0415  # as above

    text = _text(path)
    try:
        if is_turn_file(text):
            return read(text).said.kind
        head = json.loads(text.partition("\n")[0])
    except BadData:
        return CAMPAIGN
    except ValueError:
        return ""
    return str(head.get("kind", "")) if isinstance(head, dict) else ""


def _text(path: Path) -> str:
    """The text of a file; empty if it cannot be read."""
    from heart_africa.storage.files import read_text  # noqa: PLC0415  # as above
    from heart_africa.storage.transfer import MOST_BYTES  # noqa: PLC0415  # as above

    try:
        return read_text(path, MOST_BYTES)
    except BadData:
        return ""


def sent_on(session: Session, path: Path, here: str = "") -> bool:
    """Hand a file to the page it belongs to, if that is not the page `here`; True if it was."""
    where = page_for(path)
    if where in {"", here}:
        return False
    session.go(where)
    session.ask(DROPPED, path)
    return True
