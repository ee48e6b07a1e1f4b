"""The one live object of the desk: what is open, what a person prefers, who wants to know. It knows no Qt."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import field
from pathlib import Path
from typing import Generic, TypeVar, cast

from armylists.catalogue import Catalogue
from gui.settings import Settings, save
from heart_africa.core.dataclass import dataclass
from heart_africa.core.messages import say
from heart_africa.core.problems import BadData
from heart_africa.core.rulings import Rulings, default_rulings
from heart_africa.rules.book import Book

Listener = Callable[[], None]
MOST_RECENT = 12
Thing = TypeVar("Thing")


@dataclass(frozen=True, slots=True)
class Key(Generic[Thing]):
    """The name under which something of one type lies open at the desk."""

    name: str


class OpenThings:
    """What lies open at the desk: documents, and what was chosen or asked of a page, each under its key."""

    def __init__(self) -> None:
        self._things: dict[str, object] = {}

    def get(self, key: Key[Thing]) -> Thing | None:
        """What lies under a key, None if nothing does."""
        return cast("Thing | None", self._things.get(key.name))  # only `put` puts anything there

    def put(self, key: Key[Thing], thing: Thing) -> Thing:
        """Lay something there in place of what was there, and give it back."""
        self._things[key.name] = thing
        return thing

    def take(self, key: Key[Thing]) -> Thing | None:
        """What lies under a key; it is taken away."""
        found = self.get(key)
        self._things.pop(key.name, None)
        return found

    def __iter__(self) -> Iterator[object]:
        return iter(tuple(self._things.values()))


@dataclass
class Session:
    """What the window shows. Pages add what they have open under keys of their own in `open`.

    Whoever changes something says so by `tell(topic)`: `army`, `battle`, `campaign`, `collection`, `notice`;
    a preference by its name. `notice`: a sentence for the foot of the window, already worded. `downloads`:
    where the person last put or took a file; not `folder` at first, where Qt's dialog looks into the database
    and thereby frees it of its locks.
    """

    folder: Path
    catalogue: Catalogue
    settings: Settings
    page: str = "welcome"
    notice: str = ""
    downloads: Path = field(default_factory=Path.home)
    rulings: Rulings = field(default_factory=default_rulings)
    open: OpenThings = field(default_factory=OpenThings)
    _listeners: dict[str, list[Listener]] = field(default_factory=dict)
    _gathered: list[str] | None = None

    @property
    def lang(self) -> str:
        """The language of the person."""
        return self.settings.language

    @property
    def book(self) -> Book:
        """The numbers of the book."""
        return self.catalogue.book

    def say(self, message: str, **facts: object) -> str:
        """A message in the person's language."""
        return say(self.lang, message, facts)

    # --- who wants to know ---

    def on(self, topic: str, listener: Listener) -> None:
        """Call somebody whenever a topic changes; "" for every topic."""
        self._listeners.setdefault(topic, []).append(listener)

    def tell(self, *topics: str) -> None:
        """Say that these have changed: whoever listens to several of them is called once."""
        if self._gathered is not None:
            self._gathered.extend(topics)
            return
        heard = [each for topic in (*topics, "") for each in self._listeners.get(topic, ())]
        for listener in dict.fromkeys(heard):
            listener()

    @contextmanager
    def gathering(self) -> Iterator[None]:
        """Whatever is told in here is told at its end, all at once: a page is drawn once for one deed."""
        if self._gathered is not None:
            yield
            return
        self._gathered = []
        try:
            yield
        finally:
            topics, self._gathered = dict.fromkeys(self._gathered), None
            if topics:
                self.tell(*topics)

    def ask(self, key: Key[Thing], wanted: Thing) -> None:
        """Ask a page for what only the page can do: it waits under the key, whose name is told as a topic."""
        self.open.put(key, wanted)
        self.tell(key.name)

    def note(self, sentence: str) -> None:
        """Say something at the foot of the window; nothing to press, nothing that waits."""
        self.notice = sentence
        self.tell("notice")

    # --- preferences ---

    def prefer(self, **changes: object) -> None:
        """Change a preference and keep it; a disk that refuses is told of, and the change holds for now."""
        before = self.settings
        self.settings = Settings.model_validate({**before.model_dump(), **changes})
        try:
            save(self.folder, self.settings)
        except BadData as fault:
            from heart_africa.core.bad_data import bad_text  # noqa: PLC0415  # a fault's words are seldom needed

            self.note(bad_text(fault, self.lang))
        self.tell(
            *(each for each in Settings.model_fields if getattr(before, each) != getattr(self.settings, each))
        )

    def remember(self, kind: str, name: str) -> None:
        """Put a document first among the recent ones."""
        mark = f"{kind}:{name}"
        others = tuple(each for each in self.settings.recent if each != mark)
        self.prefer(recent=(mark, *others)[:MOST_RECENT])

    def go(self, page: str) -> None:
        """Turn to another page."""
        self.page = page
        self.tell("page")
