"""The description of an order, read off its dataclass: its fields, what each holds, and their words."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, Field, field, fields
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from heart_africa.core.dataclass import dataclass
from heart_africa.core.fields import (
    FREE,
    About,
    Asked,
    Counting,
    FreeIf,
    Holds,
    KnownBy,
    Lasts,
    Meaning,
    Measure,
    Moment,
    Proposed,
    Whether,
)
from heart_africa.core.messages import LANGUAGES, begun_with, has, say
from heart_africa.language.lines import plain

# --- the words of the orders ---


COMMANDS = ("order-", "prompt-")
LONGEST_VERB = 4
"""The most words of a verb."""


@cache
def words_of(lang: str, message: str) -> tuple[str, ...]:
    """The words of a message, the one to show first; empty if there is no such message."""
    if not has(lang, message):
        return ()
    return tuple(word.strip() for word in say(lang, message).split(","))


@cache
def commands() -> frozenset[str]:
    """All verbs of orders and prompts in all languages, and their ids, as they are compared."""
    return frozenset(
        plain(word)
        for lang in LANGUAGES
        for head in COMMANDS
        for message in begun_with(lang, head)
        for word in (message.removeprefix(head), *words_of(lang, message))
    )


def command_of(text: str) -> str:
    """The verb that a text begins with; "" if it begins with none."""
    words = text.split()[:LONGEST_VERB]
    heads = (" ".join(words[:count]) for count in range(len(words), 0, -1))
    return next((head for head in heads if plain(head) in commands()), "")


def order_message(kind: str) -> str:
    """The id of the message with the verbs of an order."""
    return f"order-{_id(kind)}"


def field_message(kind: str, name: str) -> str:
    """The id of a field's message: the order's own if there is one, else that of all such fields."""
    own = f"field-{_id(kind)}-{_id(name)}"
    return own if has(LANGUAGES[0], own) else f"field-{_id(name)}"


def value_message(value: str) -> str:
    """The id of the message with the words for a value."""
    return f"value-{_id(value)}"


def value_word(lang: str, value: str) -> str:
    """The word that is shown for a value."""
    return (words_of(lang, value_message(value)) or (value.replace("_", "-"),))[0]


def denial(lang: str) -> str:
    """The word before a flag that is denied: `no` in `no-visible`."""
    return words_of(lang, "value-not")[0]


def prompt_message(id_: str, game: str = "") -> str:
    """The id of the message with the words of a prompt's verb; a game's own if there is one."""
    own = f"prompt-{game}{id_}"
    return own if has(LANGUAGES[0], own) else f"prompt-{id_}"


def prompt_help(lang: str, id_: str, game: str = "") -> str:
    """What a verb of the prompt does, in words."""
    return say(lang, f"{prompt_message(id_, game)}.help")


def attribute(lang: str, message: str, name: str) -> str:
    """An attribute of a message, as its help or title; "" if it has none."""
    whole = f"{message}.{name}"
    return say(lang, whole) if has(lang, whole) else ""


def order_title(lang: str, kind: str) -> str:
    """The text of an order's button: its title, else its verb."""
    message = order_message(kind)
    word = attribute(lang, message, "title") or (words_of(lang, message) or (kind,))[0]
    return f"{word[:1].upper()}{word[1:]}"


def _id(name: str) -> str:
    return name.replace("_", "-")


# --- what an order consists of ---


Said = TypeVar("Said")
Other = TypeVar("Other")


@dataclass(frozen=True, slots=True)
class Slot:
    """A field of an order (or of a value inside one): its type, and the words by which it is typed.

    `holds`: what its text means; `free_if`: the flag that makes its text free, "" for none; `is_about`: it
    says whom or what the order is about, besides who gives it; `measure`, `known_by`, `asked`, `lasts`: as in
    `core.fields`, `asked` None if the field does not say; `whether`: the question for a required yes or no;
    `proposed`: the number that a form proposes.
    """

    name: str
    hint: Any
    required: bool
    default: Any = field(hash=False)
    owner: str
    holds: Meaning = Holds.TEXT
    free_if: str = ""
    is_about: bool = False
    measure: Counting | None = None
    known_by: KnownBy = KnownBy.PLAYERS
    asked: Moment | None = None
    lasts: Lasts = Lasts.PAIR
    whether: Whether | None = None
    proposed: Callable[[Any], int] | None = None

    @property
    def is_flag(self) -> bool:
        """Whether it is a yes or no, typed by its name alone."""
        return inner(self.hint)[0] is bool

    @property
    def is_number_of(self) -> bool:
        """Whether its number stands for something that people name, as a card."""
        return self.holds not in FREE and not is_mapping(self.hint)

    def words(self, lang: str) -> tuple[str, ...]:
        """The words of its option, the one to show first."""
        return words_of(lang, self.message) or (self.name.replace("_", "-"),)

    @property
    def message(self) -> str:
        """The id of the message with its words, label and help."""
        return field_message(self.owner, self.name)

    @property
    def is_denied(self) -> bool:
        """Whether it is a flag that holds unless it is denied, and is therefore typed as `no-visible`."""
        return self.is_flag and self.default is True

    def label(self, lang: str) -> str:
        """Its label in a form."""
        own = attribute(lang, self.message, "label")
        word = own or self.words(lang)[0].replace("-", " ")
        return f"{word[:1].upper()}{word[1:]}"

    def help(self, lang: str) -> str:
        """Return what the field means; "" if the label says it all."""
        return attribute(lang, self.message, "help")

    @property
    def all_words(self) -> tuple[str, ...]:
        """Its words in every language, and its name."""
        return (*(word for lang in LANGUAGES for word in self.words(lang)), self.name.replace("_", "-"))


@dataclass(frozen=True, slots=True)
class Form:
    """An order (or a value inside one) described as a form to fill in."""

    cls: type[Any]
    kind: str
    slots: tuple[Slot, ...]

    @property
    def positional(self) -> tuple[Slot, ...]:
        """The fields typed without their name: by default the required ones, or the first that is no flag."""
        names: tuple[str, ...] | None = getattr(self.cls, "BARE", None)
        if names is not None:
            named = {slot.name: slot for slot in self.slots}
            return tuple(named[name] for name in names)
        required = tuple(slot for slot in self.slots if slot.required and not slot.is_flag)
        return required or tuple(slot for slot in self.slots if not slot.is_flag)[:1]

    @property
    def asked(self) -> tuple[Slot, ...]:
        """The fields that a form asks at once: those that say so, and by default the positional ones."""
        usual = self.positional or self.slots
        return tuple(
            slot for slot in self.slots
            if slot.asked is Asked.AT_ONCE or (slot.asked is None and slot in usual)
        )  # fmt: skip

    @property
    def by_use(self) -> tuple[Slot, ...]:
        """All fields, those that a card asks at once first, those that it never asks last."""
        last = {Asked.AS_A_QUESTION, Asked.NEVER}
        return tuple(sorted(self.slots, key=lambda slot: (slot.asked in last, slot not in self.asked)))

    def called(self, word: str) -> Slot | None:
        """The field that a word names in any language, None if there is none."""
        sought = plain(word)
        return next((s for s in self.slots if sought in map(plain, s.all_words)), None)

    def verbs(self, lang: str) -> tuple[str, ...]:
        """The verbs of the order, the one to show first."""
        return words_of(lang, order_message(self.kind)) or (self.kind,)

    def help(self, lang: str) -> str:
        """What the order is for."""
        return attribute(lang, order_message(self.kind), "help")

    def example(self, lang: str) -> str:
        """An example of how it is typed, if that is not obvious; else ""."""
        return attribute(lang, order_message(self.kind), "example")


def form(cls: type[Any]) -> Form:
    """The description of an order, or of a value inside one."""
    return _form(cls)  # type: ignore[arg-type]  # a class can be hashed, whatever its instances can


@cache
def _form(cls: type[Any]) -> Form:
    hints = get_type_hints(cls)
    declared = get_type_hints(cls, include_extras=True)
    own = {each.name: each for each in fields(cls)}
    kind = str(own["kind"].default) if "kind" in own else cls.__name__.lower()
    slots = (
        _slot(each, hints[name], tuple(_said(declared[name])), kind)
        for name, each in own.items()
        if name != "kind"
    )
    return Form(cls, kind, tuple(slots))


def _slot(own: Field[Any], hint: object, said: tuple[object, ...], kind: str) -> Slot:
    made = own.default_factory
    default = made() if made is not MISSING else own.default
    stated = {bool, float} & {inner(hint)[0]}
    return Slot(
        own.name,
        hint,
        default is MISSING,
        default,
        kind,
        _of(said, Meaning, Holds.TEXT),
        next((each.flag for each in said if isinstance(each, FreeIf)), ""),
        any(isinstance(each, About) for each in said),
        _of(said, Counting, Measure.INCHES if float in stated else None),
        _of(said, KnownBy, KnownBy.TABLE if stated else KnownBy.PLAYERS),
        _of(said, Moment, None),
        _of(said, Lasts, Lasts.PAIR),
        _of(said, Whether, None),
        next((each.value for each in said if isinstance(each, Proposed)), None),
    )


def _of(said: tuple[object, ...], kind: type[Said], usual: Other) -> Said | Other:
    """The annotation of that kind among those of a field, else `usual`."""
    return next((each for each in said if isinstance(each, kind)), usual)


def _said(hint: object) -> Iterator[object]:
    """All annotations in a type, however deep inside: `tuple[FigureName, ...]`."""
    yield from getattr(hint, "__metadata__", ())
    for part in (get_args(hint)[0],) if hasattr(hint, "__metadata__") else get_args(hint):
        yield from _said(part)


def inner(hint: object) -> tuple[Any, bool]:
    """A type without `None`, and whether it allows None."""
    if get_origin(hint) in {Union, UnionType}:
        rest = tuple(each for each in get_args(hint) if each is not NoneType)
        if len(rest) == 1:
            return rest[0], True
    return hint, False


def is_mapping(hint: object) -> bool:
    """Whether a field holds values by name."""
    origin = get_origin(hint)
    return isinstance(origin, type) and issubclass(origin, Mapping)


def is_pair(hint: object) -> bool:
    """Whether a value is a pair."""
    parts = get_args(hint)
    return get_origin(hint) is tuple and len(parts) == 2 and parts[1] is not Ellipsis  # noqa: PLR2004  # a pair


def is_row(hint: object) -> bool:
    """Whether a value is a row of any number of equal kind."""
    return get_origin(hint) is tuple and not is_pair(hint)


def is_any(hint: object) -> bool:
    """Whether a value may have several types."""
    return get_origin(hint) in {Union, UnionType}


def is_several(hint: object) -> bool:
    """Whether a field may be typed several times, its values adding up."""
    return is_mapping(hint) or is_row(inner(hint)[0])


def choices(hint: object) -> tuple[str, ...]:
    """The values of an enum or literal; empty for any other type."""
    if isinstance(hint, type) and issubclass(hint, Enum):
        return tuple(str(each.value) for each in hint)
    return tuple(map(str, get_args(hint))) if get_origin(hint) is Literal else ()
