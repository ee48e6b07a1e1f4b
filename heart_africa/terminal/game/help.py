"""Help at the prompt: which orders make sense now, how one is written, what a rule says."""

import re
from collections.abc import Sequence
from typing import Any

from heart_africa.terminal.game.session import Session
from heart_africa.terminal.game.usage import show_verb
from heart_africa.terminal.rule import show_rule

RULE = re.compile(r"[A-Za-z]{2,10}-\d{1,3}[a-z]?")


def show_help(session: Session[Any], about: str, own: Sequence[tuple[str, str]], more: str) -> None:
    """Of a rule, of a verb, or of everything that makes sense now.

    `own`: the prompt's own verbs with what they do; `more`: the message with what else to know.
    Raises `BadData` for what is neither.
    """
    if RULE.fullmatch(about):
        show_rule(session.screen, about.upper())
    elif about:
        form, _ = session.reader(session.state).verb(about.split())
        show_verb(session.screen, form, session.metavar)
    else:
        session.show_orders()
        session.screen.speak("referee-help-here", "bold")
        session.screen.items(((word, told, "") for word, told in own), 2)
        session.screen.speak(more)
