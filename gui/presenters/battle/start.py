"""Before a battle is open: how to begin one."""

from gui.documents.battle import BATTLES
from gui.session import Session
from heart_africa.core.dataclass import dataclass


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
    return Start(
        say("battle-start-title"),
        say("battle-start-lead"),
        say("battle-start-try"),
        say("battle-start-try-text"),
        say("battle-start-try-button"),
        say("battle-start-new"),
        say("battle-start-new-text"),
        say("battle-start-name"),
        BATTLES.free_name(session, say("battle-start-name-usual")),
        say("battle-start-new-button"),
    )
