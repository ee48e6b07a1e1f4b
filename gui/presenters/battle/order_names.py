"""What orders are called on a button."""

from gui.session import Session
from heart_africa.core.messages import has
from heart_africa.language.battle.words import verb


def order_name(session: Session, kind: str) -> str:
    """What an order is called on a button; one that has no name there, by its verb."""
    message = f"battle-order-{kind}"
    word = session.say(message) if has(session.lang, message) else verb(session, kind)
    return f"{word[:1].upper()}{word[1:]}"
