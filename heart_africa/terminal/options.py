"""Arguments and options that several commands share; their help is in the message catalogue."""

from collections.abc import Iterable, Iterator
from dataclasses import fields
from inspect import Parameter
from typing import Annotated, Any, TypeAlias, TypeVar, get_type_hints

import typer

from heart_africa.core.problems import BadData
from heart_africa.terminal.screen import Screen
from reports.options import VALUES, PaperOptions, taken

Word = TypeVar("Word", bound=str)

Json = Annotated[bool, typer.Option("--json", help="help-option-json")]
ArmyFile = Annotated[str, typer.Argument(metavar="file", help="help-option-army", show_default=False)]
ListId = Annotated[str, typer.Argument(metavar="list", help="help-option-list", show_default=False)]
ChosenRulings = Annotated[
    list[str] | None, typer.Option("--ruling", metavar="ruling", help="help-option-ruling")
]
Force = Annotated[bool, typer.Option("--force", help="help-option-force")]
Throw = Annotated[bool, typer.Option("--throw", help="help-option-throw")]
Seed = Annotated[int | None, typer.Option("--seed", metavar="number", help="help-option-dice-seed")]
Certificate = Annotated[str, typer.Option("--certificate", metavar="file", help="help-option-certificate")]


def one_of(word: str, allowed: Iterable[Word], option: str) -> Word:
    """The allowed word that equals `word`. Raises `BadData` with the most similar one."""
    known = list(allowed)
    found = next((each for each in known if each == word), None)
    if found is None:
        from heart_africa.core.strict import nearest  # noqa: PLC0415  # the help needs nothing of Pydantic

        named = [each for each in known if each]
        about = {"found": word, "nearest": nearest(word, named), "allowed": ", ".join(named)}
        raise BadData("not-one-of", key=option, about=about)
    return found


def in_period(year: int, period: tuple[int, int]) -> int:
    """The year, if it is within the period of the book. Raises `BadData` with its first and last year."""
    first, last = period
    if not first <= year <= last:
        raise BadData("out-of-period", key="--year", about={"found": year, "first": first, "last": last})
    return year


def within(number: int, least: int, most: int, option: str) -> int:
    """The number, if it is within these bounds. Raises `BadData`."""
    if not least <= number <= most:
        side, bound = ("least", least) if number < least else ("most", most)
        raise BadData("out-of-range", key=option, about={"found": number, "side": side, "bound": bound})
    return number


# --- several options as one value ---


class FieldsOf:
    """Options made from the annotated fields of a dataclass (`game.commands.OptionsOf`)."""

    def __init__(self, value: type[Any]) -> None:
        self.value = value

    def parameters(self) -> Iterator[Parameter]:
        """A parameter for each annotated field."""
        hints = get_type_hints(self.value, include_extras=True)
        for name, usual in ((each.name, each.default) for each in fields(self.value)):
            if hasattr(hints[name], "__metadata__"):
                yield Parameter(name, Parameter.KEYWORD_ONLY, default=usual, annotation=hints[name])

    def read(self, _screen: Screen, given: dict[str, Any]) -> object:
        """The dataclass made from these options."""
        return self.value(**{each.name: given.pop(each.name) for each in self.parameters()})


# --- options of papers ---


CALLED = {"size": "paper"}
"""Options whose names at the terminal differ from their fields'."""


class Asking:
    """The options of a command that prints: those that matter to one of these kinds of paper.

    `Annotated[PaperOptions, Asking("reference")]` is the type of the parameter that gets their values.
    """

    def __init__(self, *kinds: str) -> None:
        self.names = tuple(name for name in taken(*kinds) if name != "lang")  # the program has that option

    def parameters(self) -> Iterator[Parameter]:
        """A parameter for each of these options."""
        plain = PaperOptions()
        for name in self.names:
            usual, word = getattr(plain, name), CALLED.get(name, name)
            metavar = None if usual is False else "|".join(VALUES.get(name, ())) or "name"
            told = typer.Option(f"--{word}", metavar=metavar, help=f"help-option-{word}")
            kind: Any = Annotated[type(usual), told]
            yield Parameter(name, Parameter.KEYWORD_ONLY, default=usual, annotation=kind)

    def read(self, screen: Screen, given: dict[str, Any]) -> PaperOptions:
        """The values of the options, which are removed from `given`. Raises `BadData`."""
        said = {name: given.pop(name) for name in self.names}
        for name, word in said.items():
            if known := VALUES.get(name, ()):
                one_of(word, known, f"--{CALLED.get(name, name)}")
        return PaperOptions(screen.lang, **said)


AnyPaper = Annotated[PaperOptions, Asking()]


# --- the shared arguments and options ---


Asked: TypeAlias = Any
"""The type of a parameter such as `**status`: the options of the session's method of that name."""
Name = Annotated[str, typer.Argument(metavar="kept", help="help-option-kept", show_default=False)]
Who = Annotated[str, typer.Option("--who", metavar="name", help="help-option-keeper")]
Reason = Annotated[str, typer.Option("--reason", metavar="text", help="help-option-reason")]
Entry = Annotated[int, typer.Argument(metavar="entry", help="help-option-entry", show_default=False)]
Order = Annotated[str, typer.Argument(metavar="order", help="help-option-order", show_default=False)]
For = Annotated[str, typer.Option("--for", metavar="player", help="help-option-for-player")]
Whole = Annotated[bool, typer.Option("--whole", help="help-option-whole-state")]
NewName = Annotated[str, typer.Option("--name", metavar="name", help="help-option-new-name")]
Partly = Annotated[bool, typer.Option("--partly", help="help-option-partly")]
