"""The settings page: the preferences with their choices."""

from gui.session import Session
from heart_africa.core.dataclass import dataclass
from heart_africa.core.messages import LANGUAGES, say


@dataclass(frozen=True, slots=True)
class Choice:
    """A value of a preference."""

    value: str
    text: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class Preference:
    """A preference: its key in the settings, title, explanation, choices."""

    key: str
    title: str
    text: str
    choices: tuple[Choice, ...]


CHOICES = {
    "language": LANGUAGES,
    "theme": ("system", "light", "dark", "contrast"),
    "measure": ("inches", "centimetres"),
}


def preference(session: Session, key: str) -> Preference:
    """One of `CHOICES` in the person's language."""
    own = getattr(session.settings, key)
    choices = tuple(
        Choice(value, worded(session, f"desk-settings-{key}", value), value == own) for value in CHOICES[key]
    )
    return Preference(
        key, session.say(f"desk-settings-{key}"), session.say(f"desk-settings-{key}-text"), choices
    )


def worded(session: Session, what: str, choice: str) -> str:
    """The label of a choice, by the message `<what>-<choice>`; a language by its own name."""
    return say(choice, "desk-this-language") if choice in LANGUAGES else session.say(f"{what}-{choice}")
