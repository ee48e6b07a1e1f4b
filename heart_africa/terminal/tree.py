"""The commands by name. Help needs the names only; a module is read when its command is called for."""

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from types import MappingProxyType
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from heart_africa.core.problems import BadData
from heart_africa.terminal.game.commands import Command, command
from heart_africa.terminal.help import page

Branches = Mapping[str, "str | Command | Branches"]
"""Command names with where they are defined, `module:function`, or the functions; groups with their own."""

HELP = {"help_option_names": ["--help", "-h"]}


class Leaf(TyperCommand):
    """A command whose help is ours."""

    def get_help(self, ctx: object) -> str:
        """The help page, in the language of the person."""
        return page(self, ctx)


class Branch(TyperGroup):
    """A group that reads its commands' modules when they are wanted."""

    branches: Branches = MappingProxyType({})

    def get_help(self, ctx: object) -> str:
        """The help page, in the language of the person."""
        return page(self, ctx)

    def list_commands(self, ctx: object) -> list[str]:  # noqa: ARG002  # as above
        """The names, without reading a single module."""
        return list(self.branches)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:  # noqa: ANN401, ARG002  # as above
        """The command of that name. Raises `BadData` with the nearest that exists."""
        if cmd_name not in self.branches:
            near = get_close_matches(cmd_name, self.branches, n=1)
            about = {"found": cmd_name, "nearest": "".join(near), "allowed": ", ".join(self.branches)}
            raise BadData("no-such-command", about=about)
        below = self.branches[cmd_name]
        return branch(cmd_name, below) if isinstance(below, Mapping) else leaf(cmd_name, below)


def leaf(name: str, where: str | Command) -> TyperCommand:
    """A command out of the function that it is defined by."""
    run = command(where) if isinstance(where, str) else where
    app = typer.Typer(add_completion=False, rich_markup_mode=None)
    app.command(name, cls=Leaf, context_settings=HELP)(run)
    made = get_command(app)
    assert isinstance(made, TyperCommand)  # noqa: S101  # one function makes a command, not a group
    return made


def branch(name: str, branches: Branches, callback: Callable[..., None] | None = None) -> TyperGroup:
    """A group of these commands; called alone it shows its help."""
    app = typer.Typer(add_completion=False, rich_markup_mode=None)
    app.callback(cls=Branch, invoke_without_command=True, context_settings=HELP)(callback or alone)
    group = get_command(app)
    assert isinstance(group, Branch)  # noqa: S101  # a callback makes a group
    group.name, group.branches = name, branches
    return group


def alone(ctx: typer.Context) -> None:
    """A group called without a command: its help is the answer."""
    if ctx.invoked_subcommand is None:
        ctx.obj.raw(ctx.get_help())
