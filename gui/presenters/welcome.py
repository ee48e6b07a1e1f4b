"""The welcome page: the ways to begin, and what was worked on last."""

from pathlib import Path

from armylists.roster_file import open_roster
from armylists.wording.army_names import army_name
from gui.pages import PAGES, page_of
from gui.session import Key, Session
from heart_africa.core.dataclass import dataclass
from heart_africa.core.problems import BadData


@dataclass(frozen=True, slots=True)
class Door:
    """A way to begin: the page it leads to, title, text, and the word on its button."""

    page: str
    wish: str
    title: str
    text: str
    button: str


@dataclass(frozen=True, slots=True)
class Recent:
    """A document that was worked on: its kind, its name, and a line about it."""

    kind: str
    name: str
    text: str

    @property
    def page(self) -> str:
        """The page that shows documents of its kind; the welcome page if none does."""
        return "armies" if self.kind == "army" else page_of(self.kind) or "welcome"


DOOR: Key[Door] = Key("door")
AGAIN: Key[Recent] = Key("again")
"""The key of the door and the document chosen on the welcome page, for the page that opens it."""


def entered(session: Session, wish: str) -> bool:
    """Whether the user has just come through the door with this wish; True only once."""
    door = session.open.get(DOOR)
    return door is not None and door.wish == wish and session.open.take(DOOR) is door


def chosen_again(session: Session, kind: str) -> str:
    """The name of the recent document of this kind that was just chosen, only once; "" for none."""
    recent = session.open.get(AGAIN)
    if recent is None or recent.kind != kind:
        return ""
    session.open.take(AGAIN)
    return recent.name


def doors(session: Session) -> tuple[Door, ...]:
    """The ways to begin, in the order of the pages."""
    say = session.say
    return tuple(
        Door(
            page.name,
            page.door,
            *(say(f"desk-door-{page.name}-{part}") for part in ("title", "text", "button")),
        )
        for page in PAGES
        if page.door
    )


def recent(session: Session) -> tuple[Recent, ...]:
    """What was worked on, the last first."""
    found = []
    for mark in session.settings.recent:
        kind, _, name = mark.partition(":")
        short = _army(session, Path(name)) if kind == "army" else name
        found.append(Recent(kind, name, session.say("desk-recent-one", kind=kind, name=short)))
    return tuple(found)


def _army(session: Session, path: Path) -> str:
    """An army by its name and what was agreed; by its file if that cannot be read."""
    try:
        roster = open_roster(path, session.catalogue).roster
    except BadData:
        return path.name
    name = army_name(session.catalogue, roster, session.lang)
    return f"{name} · {roster.year} · {session.say('builder-points', points=roster.points)}"
