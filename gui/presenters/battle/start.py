"""Before a battle is open: how to begin one."""

from dataclasses import dataclass

from gui.documents.battle import battles
from gui.session import Session
from heart_africa.core.problems import BadData
from heart_africa.storage.archive import free_name


@dataclass(frozen=True, slots=True)
class Start:
    """What the page says of beginning while no battle is open."""

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


def start(session: Session) -> Start:
    """The start of the battle page."""
    say = session.say
    try:
        taken = {each.name for each in battles(session)}
    except BadData:
        taken = set()  # the shelf below tells of it
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
    )
