"""What a command consists of, read off its dataclass: its fields, what each holds, and their words."""

from collections.abc import Mapping
from dataclasses import MISSING, Field, dataclass, field, fields
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from heart_africa.core.messages import LANGUAGES
from heart_africa.language.field_meanings import MEANING, OWN, POSITIONS
from heart_africa.language.lexicon import field_message, verb_message, words_of
from heart_africa.language.lines import plain
from heart_africa.language.naming import Holds


@dataclass(frozen=True, slots=True)
class Slot:
    """A field of a command (or of a value inside one): its type, and the words by which it is called."""

    name: str
    hint: Any
    required: bool
    default: Any = field(hash=False)
    owner: str

    @property
    def holds(self) -> Holds:
        """What its text means."""
        return OWN.get((self.owner, self.name)) or MEANING.get(self.name, Holds.TEXT)

    @property
    def is_flag(self) -> bool:
        """Whether it is said by its name alone."""
        return inner(self.hint)[0] is bool

    def words(self, lang: str) -> tuple[str, ...]:
        """The words of its option, the one shown first."""
        own = words_of(lang, field_message("of", self.owner, self.name))
        return own or (self.name.replace("_", "-"),)

    @property
    def all_words(self) -> tuple[str, ...]:
        """Its words in every language, and its name."""
        return (*(word for lang in LANGUAGES for word in self.words(lang)), self.name.replace("_", "-"))


@dataclass(frozen=True, slots=True)
class Form:
    """A command (or a value inside one) as a form to fill in."""

    cls: type[Any]
    kind: str
    slots: tuple[Slot, ...]

    @property
    def positional(self) -> tuple[Slot, ...]:
        """The fields that need no word before them: those required; else the first that is no flag."""
        if self.kind in POSITIONS:
            named = {slot.name: slot for slot in self.slots}
            return tuple(named[name] for name in POSITIONS[self.kind])
        required = tuple(slot for slot in self.slots if slot.required and not slot.is_flag)
        return required or tuple(slot for slot in self.slots if not slot.is_flag)[:1]

    def called(self, word: str) -> Slot | None:
        """The field that a word names, in either language."""
        sought = plain(word)
        return next((s for s in self.slots if sought in map(plain, s.all_words)), None)

    def verbs(self, lang: str) -> tuple[str, ...]:
        """The verbs of the command, the one shown first."""
        return words_of(lang, verb_message(self.kind)) or (self.kind,)


def form(cls: type[Any]) -> Form:
    """The form of a command or of a value inside one."""
    return _form(cls)  # type: ignore[arg-type]  # a class can be hashed, whatever its instances can


@cache
def _form(cls: type[Any]) -> Form:
    hints = get_type_hints(cls)
    own = {each.name: each for each in fields(cls)}
    kind = str(own["kind"].default) if "kind" in own else cls.__name__.lower()
    return Form(cls, kind, tuple(_slot(f, hints[f.name], kind) for f in own.values() if f.name != "kind"))


def _slot(own: Field[Any], hint: Any, kind: str) -> Slot:  # noqa: ANN401  # any annotation
    made = own.default_factory
    default = made() if made is not MISSING else own.default
    return Slot(own.name, hint, default is MISSING, default, kind)


def inner(hint: Any) -> tuple[Any, bool]:  # noqa: ANN401  # any annotation
    """A type without `None`, and whether it admits that."""
    if get_origin(hint) in {Union, UnionType}:
        rest = tuple(each for each in get_args(hint) if each is not NoneType)
        if len(rest) == 1:
            return rest[0], True
    return hint, False


def is_mapping(hint: Any) -> bool:  # noqa: ANN401  # any annotation
    """Whether a field holds values by names."""
    origin = get_origin(hint)
    return isinstance(origin, type) and issubclass(origin, Mapping)


def is_pair(hint: Any) -> bool:  # noqa: ANN401  # any annotation
    """Whether a value is of two that belong together."""
    parts = get_args(hint)
    return get_origin(hint) is tuple and len(parts) == 2 and parts[1] is not Ellipsis  # noqa: PLR2004  # a pair


def is_row(hint: Any) -> bool:  # noqa: ANN401  # any annotation
    """Whether a value is of any number of the same kind."""
    return get_origin(hint) is tuple and not is_pair(hint)


def is_any(hint: Any) -> bool:  # noqa: ANN401  # any annotation
    """Whether a value may be of several kinds."""
    return get_origin(hint) in {Union, UnionType}


def is_several(hint: Any) -> bool:  # noqa: ANN401  # any annotation
    """Whether a field may be said several times, its values adding up."""
    return is_mapping(hint) or is_row(inner(hint)[0])


def choices(hint: Any) -> tuple[str, ...]:  # noqa: ANN401  # any annotation
    """The values of a set of words; of anything else, none."""
    if isinstance(hint, type) and issubclass(hint, Enum):
        return tuple(str(each.value) for each in hint)
    return tuple(map(str, get_args(hint))) if get_origin(hint) is Literal else ()
