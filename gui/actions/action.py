"""An action of the desk as data, its words, and the search among actions."""

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
    """Why an action cannot be used now: a message, with the book's entry if a rule says so."""

    what: str
    rule: str = ""
    page: int = 0
    about: dict[str, object] = field(default_factory=dict, hash=False)

    @classmethod
    def of(cls, problem: Problem) -> "Off":
        """The reason that an objection of the rules gives."""
        return cls(problem.code, problem.rule, problem.page, dict(problem.about))


def always(_session: Session) -> Off | None:
    """None: an action with this `off` can always be used."""
    return None


@dataclass(frozen=True, slots=True)
class Action:
    """Something that a person can do at the desk.

    `page`: the page on which it can be used, "" for every page; `menu`: the menu that lists it; `run` does
    it; `off` returns why it cannot be done now, None if it can; `checked` returns whether it is on, for an
    action that stays on.
    """

    id: str
    run: Callable[[Session], None]
    page: str = ""
    menu: str = "view"
    shortcut: str = ""
    off: Callable[[Session], Off | None] = always
    checked: Callable[[Session], bool] | None = None


# --- the actions as a person sees them ---


@dataclass(frozen=True, slots=True)
class Command:
    """An action in words; `why_off` is empty if it can be used."""

    id: str
    name: str
    tip: str
    shortcut: str  # as shown to people, such as "Ctrl+Z" in their language
    why_off: str
    checked: bool | None


def command(session: Session, action: Action) -> Command:
    """An action in the person's language."""
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
    """The keys of a shortcut as they are called in the person's language."""
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
    """The actions of this page, and these orders, whose words contain all that is sought; the best first.

    Best is a name that begins with it, then a name that contains it, then a synonym, then the description; of
    those as good, what can be used now comes first.
    """
    parts = plain(sought).split()
    here = (action for action in actions if action.page in {"", session.page})
    commands = [*(command(session, action) for action in here), *orders]
    near = [(_distance(session, each, parts), each) for each in commands]
    kept = [(far, each) for far, each in near if far is not None]
    return tuple(each for _, each in sorted(kept, key=lambda pair: (pair[0], bool(pair[1].why_off))))


def keyed(session: Session, actions: Iterable[Action]) -> tuple[Command, ...]:
    """The actions of this page and of all pages that have a shortcut, those of this page first."""
    here = [each for each in actions if each.shortcut and each.page in {"", session.page}]
    return tuple(command(session, each) for each in sorted(here, key=lambda each: not each.page))


def _distance(session: Session, found_: Command, parts: Sequence[str]) -> int | None:
    """How well the words of an action fit what is sought: 0 is best, None if something is missing."""
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
    """A text in lower case without accents, to compare what people type in a hurry."""
    parted = unicodedata.normalize("NFD", text.lower())
    return "".join(letter for letter in parted if not unicodedata.combining(letter))
