"""The options of a command as fields of one frozen value: a long command is a table, not a signature."""

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import MISSING, Field, field, fields, is_dataclass, replace
from enum import StrEnum
from inspect import Parameter, Signature
from types import MappingProxyType
from typing import Annotated, Any, Generic, TypeVar, get_type_hints

import typer

from heart_africa.core.dataclass import dataclass
from heart_africa.core.messages import LANGUAGES, has
from heart_africa.language.order_fields import Slot, choices, form, inner
from heart_africa.terminal.options import one_of
from heart_africa.terminal.play.facts import choice_of, count_of, inches_of, written

Asked = TypeVar("Asked")
Of = TypeVar("Of")
Command = Callable[..., int]
NAMES, METAVAR, HELP, LAST, FACTS = "names", "metavar", "help", "last", "facts"
AS_NAMED: Mapping[str, str] = MappingProxyType({})


def option(
    name: str, metavar: str = "", default: object = MISSING, help_: str = "", *, last: bool = False
) -> Any:  # noqa: ANN401  # as `field`
    """A field that is an option: `--range N`; without a default it has to be given.

    Its help is `help-option-<name>`, or that of the field of an order if there is none, unless another
    message is named; `last`: it is told after all others.
    """
    help_ = help_ or f"help-option-{name.removeprefix('--')}"
    about = {NAMES: name, METAVAR: metavar, HELP: help_, LAST: last}
    return field(metadata=about) if default is MISSING else field(default=default, metadata=about)


def flag(name: str, help_: str = "", *, last: bool = False) -> Any:  # noqa: ANN401  # as `field`
    """A field that is an option without a value."""
    return option(name, default=False, help_=help_, last=last)


# --- options that are fields of a value ---


@dataclass(frozen=True, slots=True)
class Facts(Generic[Of]):
    """What was said of fields of a value."""

    said: Mapping[str, Any]

    def about(self, plain: Of) -> Of:
        """The value with what was said of it."""
        return replace(plain, **self.said)  # type: ignore[type-var]  # a dataclass: `facts` has read its fields


@dataclass(frozen=True, slots=True)
class Fact:
    """An option that says a field, under a name of the command line.

    `area`: of which command its help is, where that is not its field's; `state`: the value that a flag gives
    a field of a set; `usual`: what is meant where it is not said; `parts`: the options of the fields inside
    one that is a value itself, of which the first says whether there is any.
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
        """Whether it is said by its name alone."""
        return self.slot.is_flag or bool(self.state)

    @property
    def parameter(self) -> Parameter:
        """It as a parameter, with the help of the command, else that of all commands or of its field."""
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
        """The field as it was said, None if nothing was. Raises `BadData`."""
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


def facts(  # a table
    of: type[Of],
    *names: str,
    area: str,
    but: Collection[str] = (),
    each: Collection[str] = (),
    called: Mapping[str, str] = AS_NAMED,
    usual: Mapping[str, str] = AS_NAMED,
    prefix: str = "",
) -> Any:  # noqa: ANN401  # as `field`
    """A field for what is said of some fields of a value, all `but` some if none are named, an option each.

    `area`: the command, as its helps have it; `each`: the fields of which every state is an option of its
    own; `called`: options that go by another name than their field; `usual`: what some mean where they are
    not said, by their names; `prefix` stands before all others.
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
    return field(default=Facts({}), metadata={FACTS: found, LAST: False})


def asking(facts: type[Asked]) -> Callable[[Callable[[typer.Context, Asked], int]], Command]:
    """Make a command of a function that takes all its options as one value."""

    def decorate(run: Callable[[typer.Context, Asked], int]) -> Command:
        def command(ctx: typer.Context, **given: object) -> int:
            return run(ctx, facts(**_gathered(facts, given)))

        known = _parameters(facts)
        command.__doc__, command.__module__ = run.__doc__, run.__module__
        command.__signature__ = Signature(known)  # type: ignore[attr-defined]  # what `inspect` looks for
        command.__annotations__ = {each.name: each.annotation for each in known}
        return command

    return decorate


def _gathered(asked: type[Any], given: Mapping[str, Any]) -> dict[str, Any]:
    """What was given, by the fields of the command; facts of a value as one."""
    found: dict[str, Any] = {}
    for own in fields(asked):
        if FACTS in own.metadata:
            said = {fact.slot.name: value for fact in own.metadata[FACTS]
                    if (value := fact.read(given)) is not None}  # fmt: skip
            found[own.name] = Facts(said)
        else:
            found[own.name] = given[own.name]
    return found


def _parameters(asked: type[Any]) -> list[Parameter]:
    hints = get_type_hints(asked)
    told = sorted(fields(asked), key=lambda each: bool(each.metadata[LAST]))
    own = [made for each in told for made in _parameters_of(each, hints[each.name])]
    return [Parameter("ctx", Parameter.POSITIONAL_OR_KEYWORD, annotation=typer.Context), *own]


def _parameters_of(own: Field[Any], kind: object) -> Iterator[Parameter]:
    about, default = own.metadata, Parameter.empty if own.default is MISSING else own.default
    if FACTS in about:
        yield from (part.parameter for fact in about[FACTS] for part in (fact, *fact.parts[1:]))
        return
    told: Any = typer.Option(about[NAMES], metavar=about[METAVAR] or None, help=about[HELP])
    annotation: Any = Annotated[kind, told]
    yield Parameter(own.name, Parameter.KEYWORD_ONLY, default=default, annotation=annotation)
