"""What has to be told above the board."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from gui.documents.battle import BattleDocument
from gui.session import Session
from gui.views.corrections import conflict
from gui.views.parts import button, flow, label
from heart_africa.rules.battle import Stage


def notes(session: Session, open_: BattleDocument, to_ending: Callable[[], object]) -> list[QWidget]:
    """Somebody else wrote; the battle is over; secrets are shown."""
    say = session.say
    found = conflict(session, open_)
    if open_.live.stage is Stage.OVER:
        found.append(flow(button(say("battle-over-result"), to_ending, role="main")))
    if open_.viewer:
        text = say("battle-secrets-shown", side=open_.viewer)
        press = button(say("battle-secrets-hide"), lambda: open_.show_to(""), role="main")
        found.append(flow(label(f"◌ {text}", "strong", state="warn", wrap=False), press))
    return found
