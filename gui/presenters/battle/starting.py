"""Before a battle is open: which there are, and how to begin one."""

from dataclasses import dataclass

from gui.session import Session
from gui.table import battles
from heart_africa.bad_data import bad_text
from heart_africa.problems import BadData


@dataclass(frozen=True, slots=True)
class Known:
    """A battle that is there."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Start:
    """All that the page says while no battle is open."""

    title: str
    lead: str
    try_title: str
    try_text: str
    try_button: str
    new_title: str
    new_text: str
    name_title: str
    name: str
    new_button: str
    known_title: str
    known: tuple[Known, ...]
    none: str
    fault: str


def start(session: Session) -> Start:
    """The start of the battle page."""
    say = session.say
    known: tuple[Known, ...] = ()
    fault = ""
    try:
        known = tuple(
            Known(each.name, say("battle-known", begun=each.created[:10], entries=each.head.number))
            for each in battles(session)
        )
    except BadData as bad:
        fault = bad_text(bad, session.lang)
    taken = {each.name for each in known}
    return Start(
        say("battle-start-title"),
        say("battle-start-lead"),
        say("battle-start-try"),
        say("battle-start-try-text"),
        say("battle-start-try-button"),
        say("battle-start-new"),
        say("battle-start-new-text"),
        say("battle-start-name"),
        free_name(say("battle-start-name-usual"), taken),
        say("battle-start-new-button"),
        say("battle-start-known"),
        known,
        say("battle-start-none"),
        fault,
    )


def free_name(name: str, taken: set[str]) -> str:
    """A name that no battle has yet."""
    number, found = 2, name
    while found in taken:
        found, number = f"{name} {number}", number + 1
    return found
