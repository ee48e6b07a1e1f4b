"""What a person may turn to next, read beside the window once it is painted, so that turning costs nothing.

Reading the code of a page takes longer than showing it; it is done in a thread while nobody waits.
"""

from collections.abc import Callable
from functools import partial
from importlib import import_module

from gui.pages import PAGES
from gui.views.parts.work import Work
from heart_africa.core.citations import Rulebook
from heart_africa.core.coverage import proven_entries
from heart_africa.core.messages import understand
from heart_africa.language.given_names import in_language
from heart_africa.rules.load import book
from heart_africa.storage.installed_libraries import libraries

AREAS = (
    *("about", "action", "battle", "campaign", "card", "cite", "cli", "desk", "event", "keep", "keeper"),
    *("names", "orders", "referee", "reminders", "setup"),
)
"""The messages of which a page says many as soon as it is turned to."""


def warming(language: str) -> Work:
    """The work, ready to be started, for a person who speaks that language."""
    return Work(steps(language))


def steps(language: str) -> list[Callable[[], object]]:
    """What is read, piece by piece; none of it touches a widget."""
    actions = (f"gui.actions.{where}" for page in PAGES for where in page.actions)
    views = (f"gui.views.{page.view}" for page in PAGES)
    modules = [where.partition(":")[0] for where in (*actions, *views)]
    code: list[Callable[[], object]] = [partial(import_module, module) for module in modules]
    return [
        *code,
        partial(understand, language, *AREAS),
        lambda: book().read_all(),
        _rulebook,
        proven_entries,
        libraries,
        partial(in_language, language, ""),
    ]


def _rulebook() -> object:
    rules = Rulebook()
    return rules.all()
