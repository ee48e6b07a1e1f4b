"""Reads a typed line as a command, and completes a line that is being typed."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.fields import Holds
from heart_africa.core.journal.records import Command
from heart_africa.core.messages import LANGUAGES
from heart_africa.core.problems import BadData
from heart_africa.core.strict import nearest
from heart_africa.language.lines import bare, cut, plain
from heart_africa.language.order_fields import (
    LONGEST_VERB,
    Form,
    Slot,
    choices,
    form,
    inner,
    is_several,
    order_title,
    value_word,
    words_of,
)
from heart_africa.language.values import GameNames, Part, Pick, Values, value_words

# --- a line as a command ---


MOST_NEAR = 4
"""The most orders suggested for a line that is none."""
LONGEST_VALUE = 4
"""The most words of a choice."""

Given = dict[Slot, str]
"""The text for each field, as typed; a flag is `yes` or `no`."""


@dataclass(frozen=True)
class Reader:
    """Reads orders: the commands there are, the names of the game, and the language of faults.

    `pick`: the figures that a number means; `expand`: the command of a shorthand; `missing`: the value of a
    required field that is not given, None if there is none; `part`: the figures of a named unit that are
    meant; `decide`: answers a required yes or no that is not given, which is no without it; `own`: the names
    as seen by the side that acts, whose own come first; `spread`: moves a part of one field's text into
    another field.
    """

    lang: str
    commands: tuple[type[Any], ...]
    names: GameNames
    troops: tuple[str, ...] = ()
    pick: Pick | None = None
    expand: Callable[[Command], Command] | None = None
    missing: Callable[[Slot], Any] | None = None
    part: Part | None = None
    decide: Callable[[Form, Mapping[str, Any], Slot], bool] | None = None
    own: GameNames | None = None
    spread: Callable[[Form, Given], Given] | None = None

    @property
    def verbs(self) -> Mapping[str, Form]:
        """The forms by all their verbs in all languages, and by their kinds, as they are compared."""
        return _verbs(self.commands)

    @property
    def forms(self) -> Mapping[str, Form]:
        """The forms of all orders by kind."""
        return {each.kind: each for each in self.verbs.values()}

    def command(self, text: str) -> Command:
        """The command of a line without dice. Raises `BadData` that says what is wrong and how to mend it."""
        return self.whole(self.said(text))

    def said(self, text: str) -> Command:
        """What a line says as it was typed: the command, or a shorthand for one. Raises as `command`."""
        words = list(cut(text).words)
        found, used = self.verb(words)
        return self.filled(found, words[used:])

    def whole(self, said: Command) -> Command:
        """The command that a shorthand means; any other value as it is. Raises `BadData`."""
        return self.expand(said) if self.expand else said

    def verb(self, words: list[str]) -> tuple[Form, int]:
        """The form whose verb the line begins with, and how many words that is. Raises `BadData`."""
        for count in range(min(LONGEST_VERB, len(words)), 0, -1):
            if found := self.verbs.get(plain(" ".join(words[:count]))):
                return found, count
        first = plain(bare(words[0])) if words else ""
        sought = "" if first in _negations() else first  # "no" is a negation, not the beginning of "note"
        begun = {each.kind: each for verb, each in self.verbs.items() if sought and verb.startswith(sought)}
        if len(begun) == 1:
            return next(iter(begun.values())), 1
        shown = {each.verbs(self.lang)[0]: None for each in (begun or self.verbs).values()}
        near = () if begun or first in _negations() else self._near(first)
        about = {"found": first, "nearest": " / ".join(each.verbs(self.lang)[0] for each in near)}
        raise BadData("no-such-verb", about={**about, "allowed": ", ".join(shown)})

    def _near(self, word: str) -> list[Form]:
        """The orders that may be meant: those with a word that begins so, else the most similar one."""
        if word:
            named = [
                (each, (*each.verbs(self.lang), order_title(self.lang, each.kind)))
                for each in self.forms.values()
            ]
            found = [each for each, words in named if f" {word}" in plain(" ".join(("", *words)))]
            if found:
                return found[:MOST_NEAR]
        near = nearest(word, self.verbs)
        return [self.verbs[near]] if near else []

    # --- a form filled in ---

    def filled(self, wanted: Form, words: Iterable[str]) -> Command:
        """The value of a form whose fields these words give. Raises `BadData`."""
        given = self._given(wanted, list(words))
        given = self.spread(wanted, given) if self.spread else given
        values = Values(self.names, self.filled, self.troops, self.pick, part=self.part, lang=self.lang)
        acting = next(iter(wanted.positional), None)
        values = values.about(self._subject(values, given, acting))
        # fields whose value is no name of the game, because a flag says so
        said = {slot.name for slot, word in given.items() if word == "yes"}
        free = frozenset(slot for slot in given if slot.free_if in said)
        found = {
            slot.name: bare(word)
            if slot in free
            else self._read(self._as_own(values, slot, acting), slot, word)
            for slot, word in given.items()
        }
        self._whole(wanted, found)
        try:
            made: Command = wanted.cls(**found)
        except ValueError as fault:
            raise BadData("order-makes-no-sense", about={"why": str(fault)}) from None
        return made

    def _whole(self, wanted: Form, found: dict[str, Any]) -> None:
        """Add required values that are not given: flags are asked for, or False.

        Raises `BadData` for others.
        """
        missing = [slot for slot in wanted.slots if slot.required and slot.name not in found]
        if self.missing:
            guessed = {slot.name: self.missing(slot) for slot in missing}
            found.update({name: value for name, value in guessed.items() if value is not None})
            missing = [slot for slot in missing if slot.name not in found]
        if lacking := [slot.words(self.lang)[0] for slot in missing if not slot.is_flag]:
            about = {"found": ", ".join(lacking), "verb": wanted.verbs(self.lang)[0]}
            raise BadData("order-lacks", about=about)
        for slot in missing:
            found[slot.name] = self.decide(wanted, found, slot) if self.decide else False

    def _read(self, values: Values, slot: Slot, word: str) -> Any:  # noqa: ANN401  # of the field's type
        try:
            return values.read(slot, slot.hint, word)
        except BadData as fault:
            key = fault.key or f"--{slot.words(self.lang)[0]}"
            raise BadData(fault.code, key=key, about=fault.about) from None

    def _as_own(self, values: Values, slot: Slot, acting: Slot | None) -> Values:
        """The values, but the unit that acts is looked for among the names of the side that acts."""
        if self.own is None or slot is not acting or slot.holds is not Holds.UNIT:
            return values
        return replace(values, names=self.own)

    def _subject(self, values: Values, given: Given, acting: Slot | None) -> str:
        """The unit whose figures a number means: the first that a field names."""
        for slot, word in given.items():
            if slot.hint is str and slot.holds in {Holds.UNIT, Holds.FIGURE, Holds.WHO, Holds.ANY}:
                return self.names.group(self._read(self._as_own(values, slot, acting), slot, word))
        return ""

    # --- which word is for which field ---

    def _given(self, wanted: Form, words: list[str]) -> Given:
        given: Given = {}
        placed: list[Slot] = []
        rest = _Words(words)
        for first in rest:
            word = first + rest.more_of(_next_values(wanted, given), first)
            # a value of the next field takes precedence over an option of the same name, such as `attacker`
            option = None if plain(bare(word)) in _next_values(wanted, given) else self._option(wanted, word)
            slot, value = option or (self._next(wanted, given, placed, word), word)
            if option is None and slot in given and not is_several(slot.hint):  # one more name of a list
                given[placed[-2]] += f",{given[slot]}"
                del given[slot]
            elif option is None:
                placed.append(slot)
            if value is None:
                value = next(rest, None)
                value = value and value + rest.more_of(value_words(choices(inner(slot.hint)[0])), value)
            if value is None:
                raise BadData("option-needs-value", about={"key": word})
            if slot in given and not is_several(slot.hint):
                raise BadData("said-twice", about={"found": word})
            given[slot] = f"{given[slot]},{value}" if slot in given else value
        return given

    def _option(self, wanted: Form, word: str) -> tuple[Slot, str | None] | None:
        """The field that a word names, with its value if the word has one: `--range=10`, a flag."""
        key, equals, value = word.removeprefix("--").partition("=")
        slot = wanted.called(key)
        if slot and equals:
            return slot, value
        if slot:
            return slot, "yes" if slot.is_flag else None
        if denied := _denied(wanted, key):
            return denied, "no"
        if word.startswith("--"):
            raise self._no_option(wanted, word)
        return None

    def _no_option(self, wanted: Form, word: str) -> BadData:
        known = [slot.words(self.lang)[0] for slot in wanted.slots]
        near = nearest(plain(word), known)
        return BadData("no-such-option", about={"found": word, "nearest": near, "allowed": ", ".join(known)})

    def _next(self, wanted: Form, given: Given, placed: Sequence[Slot], word: str) -> Slot:
        """The field for a word without a name; `placed`: the fields of such words before.

        Names in a row need no commas, neither at the end (`march B1 B2 B3`) nor before (`move B1 B2 1206`).
        """
        free = next((slot for slot in wanted.positional if slot not in given), None)
        if free is not None:
            return free
        last = wanted.positional[-1] if wanted.positional else None
        row = (last, *placed[-2:-1]) if placed and placed[-1] is last else (last,)
        if last is not None and any(slot is not None and is_several(slot.hint) for slot in row):
            return last
        raise self._no_option(wanted, word)


class _Words:
    """Words one after another; a value of several words may be typed without hyphens: `low hill`."""

    def __init__(self, words: list[str]) -> None:
        self.left = words[::-1]

    def __iter__(self) -> Iterator[str]:
        return self

    def __next__(self) -> str:
        if not self.left:
            raise StopIteration
        return self.left.pop()

    def more_of(self, values: Collection[str], word: str) -> str:
        """The following words that make, with this one, the longest of these values; "" if none."""
        for count in range(min(LONGEST_VALUE - 1, len(self.left)), 0, -1):
            more = "".join(f" {each}" for each in self.left[-1 : -count - 1 : -1])
            if plain(word + more) in values and not word.startswith("--"):
                del self.left[-count:]
                return more
        return ""


def _next_values(wanted: Form, given: Given) -> Collection[str]:
    """The values of the next field, if it holds one of a set of words."""
    free = next((slot for slot in wanted.positional if slot not in given), None)
    return value_words(choices(inner(free.hint)[0])) if free is not None else ()


@cache
def _negations() -> frozenset[str]:
    """The words that deny a flag, in all languages."""
    return frozenset(plain(word) for lang in LANGUAGES for word in words_of(lang, "value-not"))


@cache
def _verbs(commands: tuple[type[Any], ...]) -> Mapping[str, Form]:
    """The forms by their verbs; kept, for a reader lives for one line only."""
    found: dict[str, Form] = {}
    for command in commands:
        known = form(command)
        for word in (known.kind, *(verb for lang in LANGUAGES for verb in known.verbs(lang))):
            found.setdefault(plain(word), known)
    return found


def _denied(wanted: Form, key: str) -> Slot | None:
    """The flag that a word such as `no-dark` denies."""
    sought = plain(key)
    for start in (plain(each) for lang in LANGUAGES for each in words_of(lang, "value-not")):
        slot = wanted.called(sought.removeprefix(f"{start} ")) if sought.startswith(f"{start} ") else None
        if slot and slot.is_flag:
            return slot
    return None


# --- completion of a line ---


Suggestion = tuple[str, int, str]
"""A word, how many typed letters it replaces, and what it means."""
Meant = Iterator[tuple[str, str]]
"""Words, each with what it means."""


@dataclass(frozen=True)
class Completion(ABC):
    """What can complete a line in a game: its verbs, then values and options of an order."""

    lang: str

    @property
    @abstractmethod
    def reader(self) -> Reader:
        """The reader of the line."""

    @abstractmethod
    def verbs(self) -> Meant:
        """All verbs with their meanings, those that make sense now first."""

    def values(self, slot: Slot) -> Meant:
        """What a field may hold, with meanings; a game adds its names to the words of a set."""
        for value in filter(None, choices(inner(slot.hint)[0])):
            yield value_word(self.lang, value), ""

    def otherwise(self) -> Meant:
        """Return what may follow a verb that is no order."""
        return iter(())

    def suggest(self, text: str) -> list[Suggestion]:
        """The completions of the word before the cursor."""
        try:
            words, start = parted(text)
        except BadData:
            return []
        return fitting(self._within(words, start) if words else self.verbs(), start)

    def _within(self, words: list[str], start: str) -> Meant:
        """Completions inside an order: values of the next field, then the options that are left."""
        try:
            form, used = self.reader.verb(words)
        except BadData:
            yield from self.otherwise()
            return
        given, wanted = fields_given(form, words[used:])
        if wanted is not None:
            yield from self.values(wanted)
            return
        free = next((slot for slot in form.positional if slot not in given), None)
        if free is not None and not start.startswith("--"):
            yield from self.values(free)
        for slot in form.by_use:
            if slot not in given:
                yield f"--{slot.words(self.lang)[0]}", slot.help(self.lang)


@dataclass(frozen=True)
class OrderCompletion(Completion):
    """Completes the orders of a reader (`by`); `besides`: verbs that are no orders, with meanings."""

    by: Reader
    besides: Iterable[tuple[str, str]] = ()

    @property
    def reader(self) -> Reader:
        """The reader of the line."""
        return self.by

    def verbs(self) -> Meant:
        """The verbs of all orders with their meanings."""
        for order in self.by.forms.values():
            yield order.verbs(self.lang)[0], order.help(self.lang)
        yield from self.besides


def parted(text: str) -> tuple[list[str], str]:
    """The complete words, and the one before the cursor. Raises `BadData` if a quote is open."""
    start = text.rpartition(" ")[2]
    return list(cut(text[: len(text) - len(start)]).words), start


def fitting(found: Iterable[tuple[str, str]], start: str) -> list[Suggestion]:
    """Yield those of the words with meanings that complete the word before the cursor."""
    last = start.rpartition(",")[2]
    sought = plain(bare(last))
    return [(word, len(last), meaning) for word, meaning in found if _fits(word, meaning, sought)]


def _fits(word: str, meaning: str, sought: str) -> bool:
    return not sought or plain(bare(word)).startswith(sought) or plain(meaning).startswith(sought)


def fields_given(form: Form, words: Iterable[str]) -> tuple[set[Slot], Slot | None]:
    """The fields that are given, and the one whose option comes last and lacks its value."""
    given: set[Slot] = set()
    wanted: Slot | None = None
    for word in words:
        if wanted is not None:
            given.add(wanted)
            wanted = None
            continue
        slot = form.called(word.removeprefix("--").partition("=")[0])
        if slot is None:
            slot = next((each for each in form.positional if each not in given), None)
        elif not slot.is_flag and "=" not in word:
            wanted = slot
            continue
        if slot is not None:
            given.add(slot)
    return given, wanted
