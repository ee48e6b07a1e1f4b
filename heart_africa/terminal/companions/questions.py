"""The calculators of a companion: a question put by options, which its rulebook answers without a box."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, fields
from inspect import Parameter, signature
from typing import Annotated, Any, NamedTuple, get_args, get_type_hints

import typer

from heart_africa.core.fields import Between
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.game.commands import taking
from heart_africa.terminal.options import Json, within
from heart_africa.terminal.screen import Screen


class Answer(NamedTuple):
    """What a question comes to: `facts` for programs, `show` prints it; `code`: 1 if a rule is against it."""

    facts: Mapping[str, object]
    show: Callable[[Screen], object]
    code: int = DONE


def calculator(reckon: Callable[..., Answer]) -> Callable[..., int]:
    """The command that prints what a function answers, with `--json` its facts; its options are those too."""

    def run(ctx: typer.Context, *arguments: object, as_json: bool = False, **said: object) -> int:
        answer, screen = reckon(*arguments, **said), ctx.obj
        if as_json and answer.code == DONE:
            screen.json(answer.facts)
        else:
            answer.show(screen)
        return answer.code

    run.__doc__, run.__module__ = reckon.__doc__, reckon.__module__
    first, last = (Parameter(name, kind, default=default, annotation=of) for name, kind, default, of in (
        ("ctx", Parameter.POSITIONAL_OR_KEYWORD, Parameter.empty, typer.Context),
        ("as_json", Parameter.KEYWORD_ONLY, False, Json),
    ))  # fmt: skip
    return taking(run, (first, *signature(reckon).parameters.values(), last))


class QuestionOf:
    """The fields of a question as options (`game.commands.OptionsOf`).

    Numbers between bounds, what is so or not, and each word of which several may go: `--low-ammo`, `--nnc`.
    Their helps are `help-option-<area>-<field>`, of a word `help-option-<field>-<word>`.
    """

    def __init__(self, asked: type[Any], area: str) -> None:
        self._asked, self._area = asked, area

    def parameters(self) -> Iterator[Parameter]:
        """Each option, as a parameter."""
        return (option for _, _, option in self._options())

    def read(self, _screen: Screen, given: dict[str, Any]) -> dict[str, Any]:
        """What was said, by the fields of the question. Raises `BadData`."""
        said: dict[str, Any] = {}
        for name, holds, option in self._options():
            value = given.pop(option.name)
            if isinstance(holds, str):
                said[name] = (*said.get(name, ()), *([holds] if value else []))
            else:
                said[name] = within(value, holds.least, holds.most, _called(name)) if holds else value
        return said

    def _options(self) -> Iterator[tuple[str, str | Between | None, Parameter]]:
        """Each field with its bounds, or a word of those that it may hold, as an option."""
        hints = get_type_hints(self._asked, include_extras=True)
        for name, usual in ((each.name, each.default) for each in fields(self._asked)):
            of, about = get_args(hints[name]), f"{self._area}-{name.replace('_', '-')}"
            bounds = next((each for each in of if isinstance(each, Between)), None)
            if of[1:] == (...,):
                words = ((word, f"{name}-{word}") for word in get_args(of[0]))
                yield from ((name, word, _option(word, bool, about, usual=False)) for word, about in words)
            elif bounds or hints[name] is bool:
                yield name, bounds, _option(name, int if bounds else bool, about, usual=usual)


def _called(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def _option(name: str, kind: type, about: str, *, usual: object) -> Parameter:
    metavar, default = "number" if kind is int else None, Parameter.empty if usual is MISSING else usual
    told: Any = Annotated[kind, typer.Option(_called(name), metavar=metavar, help=f"help-option-{about}")]
    return Parameter(name.replace("-", "_"), Parameter.KEYWORD_ONLY, default=default, annotation=told)
