"""The actions of every page: pages, language, theme, size of letters, saving, help."""

from collections.abc import Callable

from gui.actions.action import Action, Off
from gui.documents.army import army, keep
from gui.pages import HOME_KEYS, ON_THE_RAIL, PAGES, shortcut
from gui.session import Key, Session
from gui.settings import LEAST, MOST, STEP
from heart_africa.core.messages import LANGUAGES


def _to(page: str) -> Callable[[Session], None]:
    return lambda session: session.go(page)


def _prefers(**changes: object) -> Callable[[Session], None]:
    return lambda session: session.prefer(**changes)


def _is(**wanted: object) -> Callable[[Session], bool]:
    return lambda session: all(getattr(session.settings, name) == value for name, value in wanted.items())


def _off_at(why: str, **bound: int) -> Callable[[Session], Off | None]:
    """Off with this reason while the size of letters is at its bound."""
    return lambda session: Off(why, about={**bound}) if session.settings.scale in bound.values() else None


CHAPTER: Key[int] = Key("guide-chapter")
"""The key of the chapter of the guide to show."""


def _guide(session: Session) -> None:
    """Open the guide at the chapter of the current page; on the guide itself nothing happens."""
    here = next(page for page in PAGES if page.name == session.page)
    if here.name != "guide":
        session.open.put(CHAPTER, here.chapter)
        session.go("guide")


def _saved(session: Session) -> None:
    """Save what is not yet written, and say where everything is kept."""
    document = army(session) if session.page == "armies" else None
    if document is None:
        session.note(session.say("desk-saved-already", folder=str(session.folder)))
        return
    keep(session)
    if not document.fault:  # otherwise the page shows what prevented saving
        session.note(session.say("builder-kept-already", file=str(document.path)))


FRAME: tuple[Action, ...] = (
    Action("welcome", _to("welcome"), menu="go", shortcut=HOME_KEYS),
    *(Action(page.name, _to(page.name), menu="go", shortcut=shortcut(page)) for page in ON_THE_RAIL),
    Action("guide", _guide, menu="help", shortcut="F1"),
    Action("keys", lambda session: session.tell("keys"), menu="help", shortcut="Ctrl+F1"),
    Action("tour", lambda session: session.tell("tour"), menu="help"),
    Action("about", _to("about"), menu="help", shortcut="Shift+F1"),
    Action("save", _saved, menu="file", shortcut="Ctrl+S"),
    Action("quit", lambda session: session.tell("quit"), menu="file", shortcut="Ctrl+Q"),
    Action(
        "language",
        lambda session: session.prefer(
            language=LANGUAGES[(LANGUAGES.index(session.lang) + 1) % len(LANGUAGES)]
        ),
        shortcut="Ctrl+L",
    ),
    Action("theme-system", _prefers(theme="system"), checked=_is(theme="system")),
    Action("theme-light", _prefers(theme="light"), checked=_is(theme="light")),
    Action("theme-dark", _prefers(theme="dark"), shortcut="Ctrl+D", checked=_is(theme="dark")),
    Action("theme-contrast", _prefers(theme="contrast"), checked=_is(theme="contrast")),
    Action(
        "larger",
        lambda session: session.prefer(scale=min(MOST, session.settings.scale + STEP)),
        shortcut="Ctrl++",
        off=_off_at("action-off-largest", most=MOST),
    ),
    Action(
        "smaller",
        lambda session: session.prefer(scale=max(LEAST, session.settings.scale - STEP)),
        shortcut="Ctrl+-",
        off=_off_at("action-off-smallest", least=LEAST),
    ),
    Action("inches", _prefers(measure="inches"), checked=_is(measure="inches")),
    Action("centimetres", _prefers(measure="centimetres"), checked=_is(measure="centimetres")),
)
