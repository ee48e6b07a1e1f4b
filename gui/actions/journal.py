"""The actions on the open journal of any game, and why they cannot be used now."""

from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar

from gui.actions.action import Action, Off
from gui.documents.journal import JournalDocument
from gui.documents.library import Opened
from gui.session import Key, Session
from heart_africa.core.dataclass import dataclass
from heart_africa.core.problems import BadData

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
