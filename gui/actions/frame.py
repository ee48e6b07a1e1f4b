"""The actions of the frame: pages, language, theme, size of the letters, help."""

from collections.abc import Callable

from gui.actions.action import Action, Off
from gui.actions.pages import ON_THE_RAIL
from gui.session import Session
from gui.settings import LEAST, MOST, STEP


def _to(page: str) -> Callable[[Session], None]:
    return lambda session: session.go(page)


def _prefers(**changes: object) -> Callable[[Session], None]:
    return lambda session: session.prefer(**changes)


def _is(**wanted: object) -> Callable[[Session], bool]:
    return lambda session: all(getattr(session.settings, name) == value for name, value in wanted.items())


def _larger(session: Session) -> None:
    session.prefer(scale=min(MOST, session.settings.scale + STEP))


def _smaller(session: Session) -> None:
    session.prefer(scale=max(LEAST, session.settings.scale - STEP))


def _largest(session: Session) -> Off | None:
    return Off("action-off-largest", about={"most": MOST}) if session.settings.scale >= MOST else None


def _smallest(session: Session) -> Off | None:
    return Off("action-off-smallest", about={"least": LEAST}) if session.settings.scale <= LEAST else None


def _language(session: Session) -> None:
    session.prefer(language="en" if session.lang == "es" else "es")


FRAME: tuple[Action, ...] = (
    Action("welcome", _to("welcome"), menu="go", shortcut="Ctrl+0"),
    *(
        Action(page.name, _to(page.name), menu="go", shortcut=f"Ctrl+{number}")
        for number, page in enumerate(ON_THE_RAIL, 1)
    ),
    Action("about", _to("about"), menu="help", shortcut="Shift+F1"),
    Action("quit", lambda session: session.tell("quit"), menu="file", shortcut="Ctrl+Q"),
    Action("language", _language, shortcut="Ctrl+L"),
    Action("theme-system", _prefers(theme="system"), checked=_is(theme="system")),
    Action("theme-light", _prefers(theme="light"), checked=_is(theme="light")),
    Action("theme-dark", _prefers(theme="dark"), shortcut="Ctrl+D", checked=_is(theme="dark")),
    Action("larger", _larger, shortcut="Ctrl++", off=_largest),
    Action("smaller", _smaller, shortcut="Ctrl+-", off=_smallest),
    Action("inches", _prefers(measure="inches"), checked=_is(measure="inches")),
    Action("centimetres", _prefers(measure="centimetres"), checked=_is(measure="centimetres")),
)
