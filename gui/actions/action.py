"""One action."""

import unicodedata
from collections.abc import Callable, Iterable, Sequence
from dataclasses import field

from gui.session import Session
from heart_africa.core.citations import cite
from heart_africa.core.dataclass import dataclass
from heart_africa.core.messages import has
from heart_africa.core.problems import Problem
from heart_africa.language.narration import capital, words

# --- one action ---


@dataclass(frozen=True, slots=True)
class Off:
    """Why an action cannot be used now: a message, and the entry of the book that says so, if one does."""

    what: str
    rule: str = ""
    page: int = 0
    about: dict[str, object] = field(default_factory=dict, hash=False)

    @classmethod
    def of(cls, problem: Problem) -> "Off":
        """An objection of the rules as the reason."""
        return cls(problem.code, problem.rule, problem.page, dict(problem.about))


def always(_session: Session) -> Off | None:
    """An action that can always be used."""
    return None


@dataclass(frozen=True, slots=True)
class Action:
    """Something that a person can do.

    `page`: where it belongs, "" for everywhere; `menu`: under which menu it stands; `run` does it; `off`
    says why it cannot be done now, None if it can; `checked`: whether it is on, for one that stays on.
    """

    id: str
    run: Callable[[Session], None]
    page: str = ""
    menu: str = "view"
    shortcut: str = ""
    off: Callable[[Session], Off | None] = always
    checked: Callable[[Session], bool] | None = None


# --- the actions as a person sees them: name, keys, what it does, why it is off; and the palette's search ---


@dataclass(frozen=True, slots=True)
class Command:
    """An action in words; `why_off` is empty when it can be used."""

    id: str
    name: str
    tip: str
    shortcut: str  # as a person reads it
    why_off: str
    checked: bool | None


def command(session: Session, action: Action) -> Command:
    """One action in the person's language."""
    off = action.off(session)
    return Command(
        action.id,
        session.say(f"action-{action.id}"),
        session.say(f"action-{action.id}-tip"),
        keys(session, action.shortcut),
        reason(session, off) if off else "",
        action.checked(session) if action.checked else None,
    )


def keys(session: Session, shortcut: str) -> str:
    """Keys as they are called in the person's language."""
    named = (("Shift", "desk-key-shift"), ("Return", "desk-key-return"), ("Home", "desk-key-home"))
    for key, name in named:
        shortcut = shortcut.replace(key, session.say(name))
    return shortcut


def reason(session: Session, off: Off) -> str:
    """Why an action is off, as a sentence with its citation."""
    text = words(session.lang, off.what, off.about)
    cited = f" ({cite(off.rule, off.page, session.lang)})" if off.rule else ""
    return f"{capital(text)}{cited}"


def found(
    session: Session, actions: Iterable[Action], sought: str, orders: Iterable[Command] = ()
) -> tuple[Command, ...]:
    """The actions of this page and of all whose words hold all that is sought, the nearest first.

    `orders`: those of a game that are sought among them.

    Nearest is a name that begins so, then one that holds it, then another word for it, then what it does; of
    those as near, what can be used now comes first.
    """
    parts = plain(sought).split()
    here = (action for action in actions if action.page in {"", session.page})
    commands = [*(command(session, action) for action in here), *orders]
    near = [(_distance(session, each, parts), each) for each in commands]
    kept = [(far, each) for far, each in near if far is not None]
    return tuple(each for _, each in sorted(kept, key=lambda pair: (pair[0], bool(pair[1].why_off))))


def keyed(session: Session, actions: Iterable[Action]) -> tuple[Command, ...]:
    """The actions that have keys: those of this page first."""
    here = [each for each in actions if each.shortcut and each.page in {"", session.page}]
    return tuple(command(session, each) for each in sorted(here, key=lambda each: not each.page))


def _distance(session: Session, found_: Command, parts: Sequence[str]) -> int | None:
    """How far the words of an action are from what is sought; None if they do not hold all of it."""
    name = plain(found_.name)
    also = f"action-{found_.id}-also"
    others = plain(session.say(also)) if has(session.lang, also) else ""
    if not parts:
        return 0
    for far, text in enumerate((name, f"{name} {others}", f"{name} {others} {plain(found_.tip)}"), 1):
        if all(part in text for part in parts):
            return 0 if text.startswith(parts[0]) and far == 1 else far
    return None


def plain(text: str) -> str:
    """A text without accents and capitals, as people type in a hurry."""
    parted = unicodedata.normalize("NFD", text.lower())
    return "".join(letter for letter in parted if not unicodedata.combining(letter))
