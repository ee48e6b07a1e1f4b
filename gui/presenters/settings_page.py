"""The settings page: each preference with its choices."""

from gui.session import Session
from gui.settings import LEAST, MOST, STEP
from heart_africa.core.dataclass import dataclass
from heart_africa.core.messages import LANGUAGES, say


@dataclass(frozen=True, slots=True)
class Choice:
    """One of the values of a preference."""

    value: str
    text: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class Preference:
    """A preference: its key in the settings, its title, what it is for, its choices."""

    key: str
    title: str
    text: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class SettingsPage:
    """All that the page says."""

    title: str
    preferences: tuple[Preference, ...]
    scale_title: str
    scale_text: str
    scale: int
    least: int
    most: int
    step: int
    who_title: str
    who_text: str
    who: str
    folder_title: str
    folder: str
    open_folder: str
    about_title: str
    about: str
    about_tip: str


CHOICES = {
    "language": LANGUAGES,
    "theme": ("system", "light", "dark", "contrast"),
    "measure": ("inches", "centimetres"),
}


def settings_page(session: Session) -> SettingsPage:
    """The page in the person's language."""
    tell, own = session.say, session.settings
    return SettingsPage(
        tell("desk-settings-title"),
        tuple(_preference(session, key) for key in CHOICES),
        tell("desk-settings-scale"),
        tell("desk-settings-scale-text"),
        own.scale,
        LEAST,
        MOST,
        STEP,
        tell("desk-settings-who"),
        tell("desk-settings-who-text"),
        own.who,
        tell("desk-settings-folder"),
        str(session.folder),
        tell("desk-settings-open-folder"),
        tell("desk-name"),
        tell("action-about"),
        tell("action-about-tip"),
    )


def _preference(session: Session, key: str) -> Preference:
    own = getattr(session.settings, key)
    choices = tuple(
        Choice(value, worded(session, f"desk-settings-{key}", value), value == own) for value in CHOICES[key]
    )
    return Preference(
        key, session.say(f"desk-settings-{key}"), session.say(f"desk-settings-{key}-text"), choices
    )


def worded(session: Session, what: str, choice: str) -> str:
    """One of the choices of a preference or option; a language by its own name for itself."""
    return say(choice, "desk-this-language") if choice in LANGUAGES else session.say(f"{what}-{choice}")
