"""The session of the desk: what is open, preferences, and who listens to changes. It knows no Qt."""

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

Listener = Callable[[], object]
MOST_RECENT = 12
Thing = TypeVar("Thing")


@dataclass(frozen=True, slots=True)
class Key(Generic[Thing]):
    """The name and type of something that is open at the desk."""

    name: str


class OpenThings:
    """What is open at the desk: documents, choices, requests to a page, each under its key."""

    def __init__(self) -> None:
        self._things: dict[str, object] = {}

    def get(self, key: Key[Thing]) -> Thing | None:
        """What is stored under a key, None if nothing is."""
        return cast("Thing | None", self._things.get(key.name))  # only `put` stores things

    def put(self, key: Key[Thing], thing: Thing) -> Thing:
        """Store something under a key and return it."""
        self._things[key.name] = thing
        return thing

    def take(self, key: Key[Thing]) -> Thing | None:
        """Remove what is stored under a key and return it, None if nothing was."""
        found = self.get(key)
        self._things.pop(key.name, None)
        return found

    def __iter__(self) -> Iterator[object]:
        return iter(tuple(self._things.values()))


@dataclass
class Session:
    """Everything that the window shows. Pages store what they have open under keys in `open`.

    Whoever changes something calls `tell(topic)`: `army`, `battle`, `campaign`, `collection`, `notice`, or
    the name of a preference. `notice` is the sentence in the status bar. `downloads` is where the user last
    saved or opened a file; at first it is not `folder`, for Qt's file dialog would open the database there
    and thereby release its locks.
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
        """The person's language."""
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
        """Call `listener` whenever a topic changes; "" for every topic."""
        self._listeners.setdefault(topic, []).append(listener)

    def tell(self, *topics: str) -> None:
        """Tell listeners that these topics have changed; each is called once."""
        if self._gathered is not None:
            self._gathered.extend(topics)
            return
        heard = [each for topic in (*topics, "") for each in self._listeners.get(topic, ())]
        for listener in dict.fromkeys(heard):
            listener()

    @contextmanager
    def gathering(self) -> Iterator[None]:
        """Within this context topics are collected and told at its end, so that pages are drawn once."""
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
        """Ask a page to do something: the request is stored under the key, whose name is told as topic."""
        self.open.put(key, wanted)
        self.tell(key.name)

    def note(self, sentence: str) -> None:
        """Show a sentence in the status bar."""
        self.notice = sentence
        self.tell("notice")

    def note_fault(self, fault: BadData) -> None:
        """Show in the status bar what is wrong with an input."""
        from heart_africa.core.bad_data import bad_text  # noqa: PLC0415  # a fault's words are seldom needed

        self.note(bad_text(fault, self.lang))

    @contextmanager
    def noting(self) -> Iterator[None]:
        """Within this context bad input is shown in the status bar, and the rest is left undone."""
        try:
            yield
        except BadData as fault:
            self.note_fault(fault)

    # --- preferences ---

    def prefer(self, **changes: object) -> None:
        """Change preferences and save them; if the disk refuses they hold until the desk is closed."""
        before = self.settings
        self.settings = Settings.model_validate({**before.model_dump(), **changes})
        try:
            save(self.folder, self.settings)
        except BadData as fault:
            self.note_fault(fault)
        self.tell(
            *(each for each in Settings.model_fields if getattr(before, each) != getattr(self.settings, each))
        )

    def remember(self, kind: str, name: str) -> None:
        """Put a document first among the recent ones."""
        mark = f"{kind}:{name}"
        others = tuple(each for each in self.settings.recent if each != mark)
        self.prefer(recent=(mark, *others)[:MOST_RECENT])

    def go(self, page: str) -> None:
        """Show another page."""
        self.page = page
        self.tell("page")
