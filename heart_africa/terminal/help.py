"""Help pages from the message catalogue: a command's texts are found by its path, an option's by its id.

help-army-check            what it does, in a line
help-army-check-more       what else to know (may be missing)
help-army-check-examples   real command lines, each with what it does

What every kept game has is told once, with its `kind` as a fact: help-game-undo is that of `battle undo`. A
command that gives an order has the help of that order.
"""

import shutil
import textwrap
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from heart_africa.core.messages import LANGUAGES, has

if TYPE_CHECKING:
    from heart_africa.terminal.screen import Screen

LEAST_WIDTH, MOST_WIDTH, GUTTER = 40, 100, 2
COLUMN = 26
"""The greatest width of the first column; after longer names the text is on the next line."""

ORDERED = {"pass": "pass-go", "give": "give-hongos", "join": "enlist", "promote": "rise"}
"""Commands whose order has another name."""

Row = tuple[str, str]
Parameter = TyperArgument | TyperOption


def page(command: TyperCommand | TyperGroup, ctx: typer.Context) -> str:
    """The whole help page of a command."""
    screen, names = ctx.obj, _names(ctx)
    width = max(LEAST_WIDTH, min(MOST_WIDTH, shutil.get_terminal_size().columns))
    blocks = [_usage(command, ctx)]
    for text in filter(None, (said(screen, names), said(screen, names, "-more"))):
        blocks += ["\n".join(textwrap.fill(line, width) for line in text.splitlines())]
    for heading, rows in _sections(command, ctx):
        if rows:
            blocks.append("\n".join([_bold(screen.say(heading), screen), *_columns(rows, width)]))
    if text := said(screen, names, "-examples"):
        lines, margin = [_bold(screen.say("help-head-examples"), screen)], " " * GUTTER
        for line in text.splitlines():  # continued with backslashes if the terminal is too narrow
            parts = textwrap.wrap(line, width - 3 * GUTTER, break_long_words=False, break_on_hyphens=False)
            lines.append(margin + f" \\\n{margin * 2}".join(parts))
        blocks.append("\n".join(lines))
    return "\n\n".join(blocks)


def said(screen: "Screen", names: Sequence[str], part: str = "") -> str:
    """A text about the command of these names; "" if there is none. The program itself has no name."""
    own = f"help-{'-'.join(names or ['program'])}{part}"
    kept = f"help-{'-'.join(['game', *names[1:]])}{part}"
    order = f"order-{ORDERED.get(names[-1], names[-1])}.help" if names[1:] and not part else ""
    message = next((each for each in (own, kept, order) if has(screen.lang, each)), "")
    return str(screen.say(message, kind=kind_of(names))) if message else ""


def kind_of(names: Sequence[str]) -> str:
    """The kind of game that a command belongs to, "" if none."""
    return names[0] if names else ""


def _names(ctx: typer.Context) -> list[str]:
    """The names of a command, from the first after the program's."""
    return ctx.command_path.removeprefix(ctx.find_root().command_path).split()


def _usage(command: TyperCommand | TyperGroup, ctx: typer.Context) -> str:
    screen = ctx.obj
    words = [ctx.command_path]
    words += [_shown(param, screen) for param in _parameters(command) if isinstance(param, TyperArgument)]
    if isinstance(command, TyperGroup):
        words.append(screen.say("help-head-a-command"))
    words.append(screen.say("help-head-some-options"))
    return f"{_bold(screen.say('help-head-usage'), screen)} {' '.join(words)}"


def _parameters(command: TyperCommand | TyperGroup) -> Iterator[Parameter]:
    return (each for each in command.params if isinstance(each, Parameter))


def _sections(command: TyperCommand | TyperGroup, ctx: typer.Context) -> Iterator[tuple[str, Sequence[Row]]]:
    screen = ctx.obj
    kinds: dict[str, list[Row]] = {"argument": [], "option": []}
    for param in _parameters(command):
        kind = kind_of(_names(ctx))
        text = str(screen.say(_about(param, kind, screen), kind=kind))
        kinds[param.param_type_name].append((_shown(param, screen), text))
    yield "help-head-arguments", kinds["argument"]
    if isinstance(command, TyperGroup):
        below = command.list_commands(ctx)
        yield "help-head-commands", [(name, said(screen, [*_names(ctx), name])) for name in below]
    common = [
        (f"--lang {'|'.join(LANGUAGES)}", screen.say("help-option-lang")),
        ("--help, -h", screen.say("help-option-help")),
    ]
    yield "help-head-options", [*kinds["option"], *common]


def _shown(param: Parameter, screen: "Screen") -> str:
    """How a parameter is written: `FILE`, `[LIST]`, `--year N`."""
    if isinstance(param, TyperArgument):
        value = metavar(param, screen) + ("..." if param.nargs == -1 else "")
        return value if param.required else f"[{value}]"
    names = ", ".join(param.opts)
    return names if param.is_flag else f"{names} {metavar(param, screen)}"


def _about(param: Parameter, kind: str, screen: "Screen") -> str:
    """The id of the message that says what a parameter is.

    First that of this kind of game (`help-option-zulus-ruling`), then its own, then that of the order's
    field.
    """
    own = param.help or ""
    name = own.removeprefix("help-option-")
    return next(
        (each for each in (f"help-option-{kind}-{name}", own) if has(screen.lang, each)), f"field-{name}.help"
    )


def metavar(param: Parameter, screen: "Screen") -> str:
    """The placeholder of a parameter's value: its choices, or a word of the catalogue."""
    value = param.metavar or ""
    return value if "|" in value else screen.say(f"help-value-{value}")


def _columns(rows: Sequence[Row], width: int) -> Iterator[str]:
    """Two columns as lines, the second wrapped to the width."""
    first = min(COLUMN, max(len(left) for left, _ in rows)) + 2 * GUTTER
    for left, right in rows:
        lines = textwrap.wrap(right, width - first) or [""]
        start = f"{'':{GUTTER}}{left}"
        if len(start) > first - GUTTER:
            yield start
            start = ""
        yield f"{start:{first}}{lines[0]}".rstrip()
        yield from (f"{'':{first}}{line}" for line in lines[1:])


def _bold(text: str, screen: "Screen") -> str:
    plain = not screen.out.is_terminal or screen.out.no_color
    return text if plain else typer.style(text, bold=True)
