"""An action of the desk as data, its words, the search among actions; those on an open journal."""

import unicodedata
from collections.abc import Callable, Iterable, Sequence
from dataclasses import field
from typing import Any, Generic, Protocol, TypeVar

from gui.documents.journal import JournalDocument
from gui.documents.library import Opened
from gui.session import Key, Session
from heart_africa.core.citations import cite
from heart_africa.core.dataclass import dataclass
from heart_africa.core.messages import has
from heart_africa.core.problems import BadData, Problem
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


# --- the actions on the open journal of any game ---


Opened_co = TypeVar("Opened_co", bound=JournalDocument[Any], covariant=True)


class Openable(Protocol[Opened_co]):
    """A game, or several on one page, of which one journal at a time is open."""

    @property
    def kind(self) -> str:
        """The name of its page."""

    def opened(self, session: Session) -> Opened_co | None:
        """The open journal, None if none is."""

    def close(self, session: Session) -> None:
        """Close the open journal."""


@dataclass(frozen=True, slots=True)
class JournalActions(Generic[Opened]):
    """The actions of a game's page; their ids begin with the name of the page."""

    game: Openable[Opened]

    @property
    def wish(self) -> Key[str]:
        """The key in the session for what the user asked of the page and only the page can do."""
        return Key(f"{self.game.kind}-wish")

    # --- why not ---

    def none_open(self, session: Session) -> Off | None:
        """Why actions are off while no journal of the page is open; None if one is."""
        return None if self.game.opened(session) else Off("desk-off-none", about={"kind": self.game.kind})

    def closed(self, session: Session) -> Off | None:
        """Why nothing can be written: no journal is open, or an earlier moment is shown; else None."""
        opened = self.game.opened(session)
        why = opened.closed if opened else ""
        return self.none_open(session) or (Off(why) if why else None)

    def no_orders(self, session: Session) -> Off | None:
        """Why no order can be given: no journal is open, or an earlier moment is shown; else None."""
        opened = self.game.opened(session)
        return self.none_open(session) if opened is None or opened.orderable else self.closed(session)

    def no_undo(self, session: Session) -> Off | None:
        """Why the last act cannot be taken back: there is none, or it threw dice; else None."""
        opened = self.game.opened(session)
        return self.closed(session) or (_why(opened.journal.undo) if opened else None)

    def no_redo(self, session: Session) -> Off | None:
        """Why nothing can be done again; None if something can."""
        opened = self.game.opened(session)
        return self.closed(session) or (_why(opened.journal.redo) if opened else None)

    def not_back(self, session: Session) -> Off | None:
        """Why "back to now" is off: no earlier moment is shown; else None."""
        opened = self.game.opened(session)
        return None if opened and opened.at is not None else Off("desk-off-not-looking")

    # --- the actions ---

    def with_open(self, do: Callable[[Opened], object]) -> Callable[[Session], None]:
        """Return a function that does something to the open journal, and shows a fault in the status bar."""

        def run(session: Session) -> None:
            opened = self.game.opened(session)
            if opened is None:
                return
            try:
                do(opened)
            except BadData as fault:
                session.note_fault(fault)

        return run

    def of(
        self,
        what: str,
        run: Callable[[Session], None],
        menu: str,
        shortcut: str = "",
        off: Callable[[Session], Off | None] | None = None,
    ) -> Action:
        """An action of this page; without an `off` of its own it needs an open journal."""
        return Action(f"{self.game.kind}-{what}", run, self.game.kind, menu, shortcut, off or self.none_open)

    def wished(self, wanted: str) -> Callable[[Session], None]:
        """Return a function that asks the page for something, to be run by an action."""
        return lambda session: session.ask(self.wish, wanted)

    @property
    def undo(self) -> Action:
        """The action that takes back the last act."""
        return self.of("undo", self.with_open(lambda opened: opened.undo()), "edit", "Ctrl+Z", self.no_undo)

    @property
    def redo(self) -> Action:
        """The action that restores what was taken back last."""
        return self.of("redo", self.with_open(lambda opened: opened.redo()), "edit", "Ctrl+Y", self.no_redo)

    @property
    def now(self) -> Action:
        """The action that shows the present again."""
        to_now = self.with_open(lambda opened: opened.goto(None))
        return self.of("now", to_now, "view", "Ctrl+Home", self.not_back)

    @property
    def close(self) -> Action:
        """The action that closes the journal."""
        return self.of("close", self.game.close, "file", "Ctrl+W")


def _why(propose: Callable[[], object]) -> Off | None:
    """Why a record cannot be entered, found by trying it; None if it can."""
    try:
        propose()
    except BadData as fault:
        return Off(f"bad-{fault.code}", about=dict(fault.about))
    return None
