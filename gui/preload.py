"""What a person may turn to next, read beside the window once it is painted, so that turning costs nothing.

Reading the code of a page takes longer than showing it; it is done in a thread while nobody waits.
"""

from collections.abc import Callable
from functools import partial
from importlib import import_module

from gui.actions.pages import PAGES
from gui.views.parts.work import Work
from heart_africa.core.citations import Rulebook
from heart_africa.core.coverage import proven_entries
from heart_africa.core.messages import understand

ACTIONS = ("gui.actions.battle", "gui.actions.campaign")


AREAS = ("action", "battle", "card", "referee", "reminders", "keeper", "keep", "names", "orders")
"""The messages of which a page says many as soon as it is turned to."""


def warming(language: str) -> Work:
    """The work, ready to be started, for a person who speaks that language."""
    return Work(steps(language))


def steps(language: str) -> list[Callable[[], object]]:
    """What is read, piece by piece; none of it touches a widget."""
    modules = (*ACTIONS, *(f"gui.views.{page.view.partition(':')[0]}" for page in PAGES))
    code: list[Callable[[], object]] = [partial(import_module, module) for module in modules]
    return [*code, partial(understand, language, *AREAS), _rulebook, proven_entries]


def _rulebook() -> object:
    book = Rulebook()
    return book.all()
