"""The page about the program: version, what tests prove, places of its files, licences."""

from pathlib import Path

from gui.session import Session
from heart_africa.core.dataclass import dataclass
from heart_africa.storage.installed_libraries import libraries
from heart_africa.storage.places import log_files
from reports.content.about import about_sheet
from reports.content.sheet import Section


@dataclass(frozen=True, slots=True)
class Place:
    """A place of the program's files; `tip` says what opening it does."""

    title: str
    text: str
    path: Path


@dataclass(frozen=True, slots=True)
class About:
    """Everything on the page."""

    title: str
    subtitle: str
    facts: tuple[tuple[str, str], ...]
    places: tuple[Place, ...]
    sections: tuple[Section, ...]


def about(session: Session) -> About:
    """The page in the person's language."""
    sheet, say = about_sheet(session.lang, libraries()), session.say
    places = (
        Place(say("desk-about-data"), say("desk-about-data-text"), session.folder),
        Place(say("desk-about-log"), say("desk-about-log-text"), _log()),
    )
    return About(
        sheet.title,
        sheet.subtitle,
        tuple((fact.label, fact.value) for fact in sheet.facts),
        places,
        sheet.sections,
    )


def _log() -> Path:
    """The log file, or the path where it would be created."""
    places = tuple(log_files())
    return next((path for path in places if path.is_file()), places[0])
