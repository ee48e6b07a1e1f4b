"""One action."""

from collections.abc import Callable
from dataclasses import field

from gui.session import Session
from heart_africa.core.dataclass import dataclass
from heart_africa.core.problems import Problem


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
