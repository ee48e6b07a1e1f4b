"""The actions as a person sees them: name, keys, what it does, why it is off; and the palette's search."""

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass

from gui.actions.action import Action, Off
from gui.session import Session
from heart_africa.core.citations import cite
from heart_africa.language.narration import words


@dataclass(frozen=True, slots=True)
class Command:
    """An action in words; `why_off` is empty when it can be used."""

    id: str
    name: str
    tip: str
    shortcut: str
    why_off: str
    checked: bool | None


def command(session: Session, action: Action) -> Command:
    """One action in the person's language."""
    off = action.off(session)
    return Command(
        action.id,
        session.say(f"action-{action.id}"),
        session.say(f"action-{action.id}-tip"),
        action.shortcut,
        reason(session, off) if off else "",
        action.checked(session) if action.checked else None,
    )


def reason(session: Session, off: Off) -> str:
    """Why not, as a sentence with its citation."""
    text = words(session.lang, off.what, off.about)
    cited = f" ({cite(off.rule, off.page, session.lang)})" if off.rule else ""
    return f"{text[:1].upper()}{text[1:]}{cited}"


def found(session: Session, actions: Iterable[Action], sought: str) -> tuple[Command, ...]:
    """The actions of this page and of all whose words hold all that is sought; what is off comes last."""
    parts = plain(sought).split()
    here = [action for action in actions if action.page in {"", session.page}]
    commands = [command(session, action) for action in here]
    kept = [each for each in commands if all(part in plain(f"{each.name} {each.tip}") for part in parts)]
    return tuple(sorted(kept, key=lambda each: bool(each.why_off)))


def plain(text: str) -> str:
    """Without accents and capitals, as people type in a hurry."""
    parted = unicodedata.normalize("NFD", text.lower())
    return "".join(letter for letter in parted if not unicodedata.combining(letter))
