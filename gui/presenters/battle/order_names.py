"""What orders are called on a button."""

from gui.session import Session
from heart_africa.language.battle.words import typed
from heart_africa.language.lexicon import title


def order_name(session: Session, kind: str) -> str:
    """What an order is called on a button."""
    return title(session.lang, typed(kind))
