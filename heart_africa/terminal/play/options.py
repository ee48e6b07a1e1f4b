"""The options of a command as fields of one frozen dataclass, and their words as values of the rules.

A command with many options is a table of fields, not a long signature.
"""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import MISSING, field, fields, is_dataclass, replace
from enum import StrEnum
from inspect import Parameter
from types import MappingProxyType
from typing import Annotated, Any, Generic, TypeVar, get_type_hints

import typer

from heart_africa.core.dataclass import DataclassInstance, dataclass
from heart_africa.core.messages import LANGUAGES, has, say
from heart_africa.core.problems import BadData
from heart_africa.language import values
from heart_africa.language.narration import name
from heart_africa.language.order_fields import Slot, choices, form, inner
from heart_africa.rules.book import BAGGAGE, NO_TROOP, Book
from heart_africa.terminal.options import one_of, within
from heart_africa.terminal.screen import Screen

MOST_FIGURES, MOST_INCHES = 200, 999
INCHES = re.compile(r"(\d{1,4}(?:[.,]\d{1,3})?)\s*(?:″|''|\"|in)?")
Choice = TypeVar("Choice", bound=StrEnum)


def troop_of(book: Book, word: str, option: str, more: Iterable[str] = NO_TROOP) -> str:
    """The troop of that id or name, or one of the things in `more`. Raises `BadData`."""
    return values.troop_of(word, (*book.troops, *more), option)


def inches_of(text: str, option: str) -> float:
    """A distance as 13, 13.5, 13,5 or 13″. Raises `BadData`."""
    found = INCHES.fullmatch(text.strip())
    if not found:
        raise BadData("not-inches", key=option, about={"found": text})
    distance = float(found[1].replace(",", "."))
    if distance > MOST_INCHES:
        raise BadData("out-of-range", key=option, about={"found": text, "side": "most", "bound": MOST_INCHES})
    return distance


def count_of(number: int, option: str, least: int = 1) -> int:
    """A number of figures within bounds. Raises `BadData`."""
    return within(number, least, MOST_FIGURES, option)


def choice_of(kind: type[Choice], word: str, option: str) -> Choice:
    """The value of an enum that is written with dashes. Raises `BadData`."""
    return kind(one_of(word.replace("_", "-"), written(kind), option).replace("-", "_"))


def written(kind: Iterable[str]) -> list[str]:
    """The values of an enum as written on the command line."""
    return [value.replace("_", "-") for value in kind]


def parts_of(text: str, option: str, shape: str) -> tuple[str, str]:
    """The two parts of a value such as `askaris=8` or `askaris:5`. Raises `BadData`."""
    for sign in ("=", ":"):
        left, found, right = text.partition(sign)
        if found and left.strip() and right.strip():
            return left.strip(), right.strip()
    raise BadData("not-a-pair", key=option, about={"found": text, "expected": shape})


def figures_of(book: Book, texts: Sequence[str], option: str, count: int = 1) -> dict[str, int]:
    """The figures of a unit: `spearmen=8 musketeers=4`, or `count` of one troop. Raises `BadData`."""
    figures: dict[str, int] = {}
    for text in texts:
        if re.search("[=:]", text):
            who, number = parts_of(text, option, "spearmen=8")
            many = whole_of(number, option)
        else:
            who, many = text, count
        troop = troop_of(book, who, option, (BAGGAGE,) if len(texts) == 1 else ())
        figures[troop] = figures.get(troop, 0) + count_of(many, option, 0)
    return figures


def whole_of(text: str, option: str) -> int:
    """A whole number inside another value. Raises `BadData`."""
    if not re.fullmatch(r"\d{1,4}", text):
        raise BadData("not-a-number", key=option)
    return int(text)


def called(lang: str, troop: str, count: int, *, enemy: bool = False) -> list[str]:
    """Names for so many figures of a troop: "Spearman #1", "Spearman #2"; a single one has no number."""
    own = name(lang, "figure", troop)
    if enemy:
        own = say(lang, "play-enemy-figure", figure=own)
    return [own] if count == 1 else [f"{own} #{number}" for number in range(1, count + 1)]


# --- options as fields of a value ---


Of = TypeVar("Of", bound=DataclassInstance)
NAMES, METAVAR, HELP, LAST, FACTS = "names", "metavar", "help", "last", "facts"
AS_NAMED: Mapping[str, str] = MappingProxyType({})


def option(name: str, metavar: str = "", default: object = MISSING, help_: str = "", *, last: int = 0) -> Any:  # noqa: ANN401  # as `field`
    """A field that is an option: `--range N`; without a default it is required.

    Its help is `help-option-<name>` unless another message is named, or else that of an order's field;
    `last`: how far behind the others it is listed.
    """
    help_ = help_ or f"help-option-{name.removeprefix('--')}"
    about = {NAMES: name, METAVAR: metavar, HELP: help_, LAST: last}
    return field(metadata=about) if default is MISSING else field(default=default, metadata=about)


def flag(name: str, help_: str = "", *, last: int = 0) -> Any:  # noqa: ANN401  # as `field`
    """A field that is an option without a value."""
    return option(name, default=False, help_=help_, last=last)


# --- options that are fields of a value ---


@dataclass(frozen=True, slots=True)
class Facts(Generic[Of]):
    """Some fields of a dataclass as options gave them; `about` puts them into a value."""

    said: Mapping[str, Any]

    def about(self, plain: Of) -> Of:
        """The value with these fields replaced."""
        return replace(plain, **self.said)


@dataclass(frozen=True, slots=True)
class Fact:
    """An option for a field of a dataclass.

    `area`: the command whose help it has, if not its field's; `state`: the value that a flag gives to a field
    of several values; `usual`: its value if it is not given; `parts`: options for the fields of the value
    inside it, which exists only if the first of them is given.
    """

    name: str
    slot: Slot
    area: str
    state: str = ""
    usual: str = ""
    parts: "tuple[Fact, ...]" = ()

    @property
    def option(self) -> str:
        """Its name on the command line."""
        return f"--{self.name.replace('_', '-')}"

    @property
    def is_flag(self) -> bool:
        """Whether the option has no value."""
        return self.slot.is_flag or bool(self.state)

    @property
    def parameter(self) -> Parameter:
        """The option as a parameter, with the help of the command, of all commands, or of its field."""
        told = typer.Option(self.option, metavar=None if self.is_flag else self._metavar, help=self._help)
        whole = inner(self.slot.hint)[0] is int
        kind: Any = Annotated[bool if self.is_flag else int if whole else str, told]
        default = False if self.is_flag else 0 if whole else self.usual
        return Parameter(self.name, Parameter.KEYWORD_ONLY, default=default, annotation=kind)

    @property
    def _help(self) -> str:
        word = self.option.removeprefix("--")
        own, usual = f"help-option-{self.area}-{word}", f"help-option-{word}"
        of_field = f"{self.slot.message}.{'not-help' if self.slot.is_denied else 'help'}"
        return next((each for each in (own, usual) if has(LANGUAGES[0], each)), of_field)

    @property
    def _metavar(self) -> str:
        hint = inner((self.parts[0] if self.parts else self).slot.hint)[0]
        return "|".join(written(filter(None, choices(hint)))) or ("number" if hint is int else "inches")

    def read(self, given: Mapping[str, Any]) -> object:
        """The value of the field, None if the option was not given. Raises `BadData`."""
        said, hint = given[self.name], inner(self.slot.hint)[0]
        if not said:
            return None
        if self.parts:
            first, *rest = self.parts
            inside = {each.slot.name: each.read(given) for each in rest}
            known = {first.slot.name: first.read(given), **inside}
            return hint(**{name: value for name, value in known.items() if value is not None})
        if self.is_flag:
            return hint(self.state) if self.state else not self.slot.is_denied
        if isinstance(hint, type) and issubclass(hint, StrEnum):
            return choice_of(hint, said, self.option)
        if values := choices(hint):
            return one_of(said, values, self.option)
        return count_of(said, self.option, 0) if hint is int else inches_of(said, self.option)


def facts(
    of: type[Of],
    *names: str,
    area: str,
    but: Collection[str] = (),
    each: Collection[str] = (),
    called: Mapping[str, str] = AS_NAMED,
    usual: Mapping[str, str] = AS_NAMED,
    prefix: str = "",
) -> Any:  # noqa: ANN401  # as `field`
    """A field for options of some fields of another dataclass: of those named, or all without `but`.

    `area`: the command whose helps are used; `each`: fields with an option for every value; `called`: options
    with another name than their field; `usual`: values of options that are not given; `prefix`: the beginning
    of all names.
    """

    def facts_of(slot: Slot, inside: str = "") -> Iterator[Fact]:
        name = called.get(inside + slot.name, f"{prefix}{inside}{slot.name.removesuffix('_in')}")
        hint = inner(slot.hint)[0]
        if slot.name in each:
            for state in filter(None, choices(hint)):
                yield Fact(called.get(state, f"{prefix}{state}"), slot, area, state)
        elif is_dataclass(hint) and isinstance(hint, type):
            first, *rest = form(hint).slots
            more = (part for own in rest for part in facts_of(own, "" if own.is_flag else f"{slot.name}_"))
            yield Fact(name, slot, area, parts=(Fact(name, first, area), *more))
        else:
            yield Fact(name, slot, area, usual=usual.get(name, ""))

    slots = (slot for slot in form(of).slots if slot.name in names or (not names and slot.name not in but))
    found = tuple(fact for slot in slots for fact in facts_of(slot))
    return field(default=Facts({}), metadata={FACTS: found, LAST: 0})


class AskedBy:
    """Options from dataclass fields made by `option`, `flag` and `facts` (`game.commands.OptionsOf`)."""

    def __init__(self, value: type[Any]) -> None:
        self.value = value

    def parameters(self) -> Iterator[Parameter]:
        """A parameter for each option, those with `last` at the end."""
        hints = get_type_hints(self.value)
        for own in sorted(fields(self.value), key=lambda each: int(each.metadata[LAST])):
            about, default = own.metadata, Parameter.empty if own.default is MISSING else own.default
            if FACTS in about:
                yield from (part.parameter for fact in about[FACTS] for part in (fact, *fact.parts[1:]))
                continue
            told: Any = typer.Option(about[NAMES], metavar=about[METAVAR] or None, help=about[HELP])
            kind: Any = Annotated[hints[own.name], told]
            yield Parameter(own.name, Parameter.KEYWORD_ONLY, default=default, annotation=kind)

    def read(self, _screen: Screen, given: dict[str, Any]) -> object:
        """The dataclass made from these options. Raises `BadData`."""
        said = {each.name: given.pop(each.name) for each in self.parameters()}
        found: dict[str, Any] = {}
        for own in fields(self.value):
            if FACTS in own.metadata:
                known = ((fact.slot.name, fact.read(said)) for fact in own.metadata[FACTS])
                found[own.name] = Facts({name: value for name, value in known if value is not None})
            else:
                found[own.name] = said[own.name]
        return self.value(**found)
