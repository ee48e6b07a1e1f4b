"""What a line at the prompt may become: an order, or a verb of the prompt itself."""

from collections.abc import Iterable

from heart_africa.cli.battle.here import verbs
from heart_africa.cli.battle.session import Session
from heart_africa.orders.battle.completing import Typing
from heart_africa.orders.completing import Suggestion


def suggest(session: Session, text: str) -> Iterable[Suggestion]:
    """What the word before the cursor may become."""
    own = [(word, session.screen.say(f"verbs-help-here-{id_}")) for word, id_ in verbs(session.lang)]
    typing = Typing(session.lang, session.referee, session.battle, session.agenda, own)
    return typing.suggest(text)
