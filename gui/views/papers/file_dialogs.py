"""Where a file goes or comes from, asked without stopping the window; what came of it stands in place."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QLabel, QWidget

from gui.session import Key, Session
from gui.views.parts.updates import restyle, tell
from heart_africa.core.bad_data import bad_text
from heart_africa.core.problems import BadData
from heart_africa.storage.files import make_folder, write_bytes

DOWNLOADS: Key[Path] = Key("armies-downloads")
"""The folder in which the person last put a file."""


def ask_where(parent: QWidget, session: Session, file: str, run: Callable[[Path], object]) -> None:
    """Ask where a file shall go; Qt itself asks whether one that is there may be replaced."""
    folder = session.open.get(DOWNLOADS) or Path.home()
    dialog = QFileDialog(parent, session.say("paper-save-title"), str(folder))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(Path(file).suffix.removeprefix("."))
    dialog.selectFile(file)
    dialog.fileSelected.connect(lambda name: run(Path(name)))
    dialog.open()


def put(session: Session, path: Path, data: bytes, said: QLabel) -> bool:
    """Write a file and say where it is, or why it could not be written."""
    try:
        make_folder(path.parent)
        write_bytes(path, data)
    except BadData as fault:
        restyle(said, state="bad")
        tell(said, bad_text(fault, session.lang))
        return False
    session.open.put(DOWNLOADS, path.parent)
    restyle(said, state="good")
    tell(said, session.say("paper-written", file=str(path)))
    return True


def ask_which(
    parent: QWidget,
    title: str,
    folder: Path,
    run: Callable[[Path], object],
    *,
    filters: Sequence[str] = (),
    folders: bool = False,
) -> None:
    """Ask for a file that is there, of the kinds named in `filters`; or for a folder."""
    dialog = QFileDialog(parent, title, str(folder if folder.is_dir() else Path.home()))
    mode = QFileDialog.FileMode
    dialog.setFileMode(mode.Directory if folders else mode.ExistingFile)
    if filters:
        dialog.setNameFilters(filters)
    dialog.fileSelected.connect(lambda name: run(Path(name)))
    dialog.open()
