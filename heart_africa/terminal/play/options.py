"""The options of a command as fields of one frozen value: a long command is a table, not a signature."""

from collections.abc import Callable
from dataclasses import MISSING, Field, field, fields
from inspect import Parameter, Signature
from typing import Annotated, Any, TypeVar, get_type_hints

import typer

Asked = TypeVar("Asked")
Command = Callable[..., int]
NAMES, METAVAR, HELP, LAST = "names", "metavar", "help", "last"


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


def asking(facts: type[Asked]) -> Callable[[Callable[[typer.Context, Asked], int]], Command]:
    """Make a command of a function that takes all its options as one value."""

    def decorate(run: Callable[[typer.Context, Asked], int]) -> Command:
        def command(ctx: typer.Context, **given: object) -> int:
            return run(ctx, facts(**given))

        known = _parameters(facts)
        command.__doc__, command.__module__ = run.__doc__, run.__module__
        command.__signature__ = Signature(known)  # type: ignore[attr-defined]  # what `inspect` looks for
        command.__annotations__ = {each.name: each.annotation for each in known}
        return command

    return decorate


def _parameters(facts: type[Any]) -> list[Parameter]:
    hints = get_type_hints(facts)
    told = sorted(fields(facts), key=lambda each: bool(each.metadata[LAST]))
    own = [_parameter(each, hints[each.name]) for each in told]
    return [Parameter("ctx", Parameter.POSITIONAL_OR_KEYWORD, annotation=typer.Context), *own]


def _parameter(each: Field[Any], kind: object) -> Parameter:
    about, default = each.metadata, Parameter.empty if each.default is MISSING else each.default
    told: Any = typer.Option(about[NAMES], metavar=about[METAVAR] or None, help=about[HELP])
    annotation: Any = Annotated[kind, told]
    return Parameter(each.name, Parameter.KEYWORD_ONLY, default=default, annotation=annotation)
