"""What table files are called on the desk."""

from pathlib import Path

from gui.session import Session
from heart_africa.board.table_file import ENDING
from heart_africa.language.narration import name


def sample_name(session: Session, path: Path) -> str:
    """A sample table by its country and scenario."""
    country, _, scenario = path.name.removesuffix(ENDING).partition("-")
    terrain = name(session.lang, "terrain", country)
    played = name(session.lang, "scenario", scenario.replace("-", "_"))
    return f"{terrain[:1].upper()}{terrain[1:]} · {played}"
