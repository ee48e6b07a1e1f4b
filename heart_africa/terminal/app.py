"""From a command line to an exit code: 0 done or legal, 1 refused by a rule, 2 bad input, 3 a bug."""

import errno
import locale
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from difflib import get_close_matches
from functools import cache
from types import MappingProxyType
from typing import Annotated, Any, cast

import typer
from typer.core import TyperCommand, TyperGroup, TyperOption
from typer.main import get_command

from heart_africa import __version__
from heart_africa.core.messages import BOOK, LANGUAGES
from heart_africa.core.problems import BadData
from heart_africa.storage.places import keep_log
from heart_africa.terminal.faults import BAD_INPUT, DONE, INTERRUPTED, crash, of_usage, tell
from heart_africa.terminal.game.commands import Command, command, companion, kept_game, sent_by_post
from heart_africa.terminal.help import page
from heart_africa.terminal.screen import Screen

# --- the language ---


OPTION, VARIABLE = "--lang", "HEART_AFRICA_LANG"
LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")


def taken_out(arguments: Sequence[str]) -> tuple[list[str], str | None]:
    """The arguments without `--lang es` or `--lang=es`, wherever it was, and the language it named.

    If there are several the last counts; what follows a bare `--` is left alone. Raises `BadData` for an
    unknown language.
    """
    rest: list[str] = []
    named, words = None, iter(arguments)
    for word in words:
        if word == "--":
            return [*rest, word, *words], named
        if word == OPTION or word.startswith(f"{OPTION}="):
            named = word.partition("=")[2] if "=" in word else next(words, "")
            if named not in LANGUAGES:
                about = {"found": named, "allowed": ", ".join(LANGUAGES)}
                raise BadData("not-one-of", key=OPTION, about=about)
        else:
            rest.append(word)
    return rest, named


def overheard(environment: Mapping[str, str]) -> str:
    """The language for somebody who names none: by HEART_AFRICA_LANG, then the locale, then Spanish."""
    own = environment.get(VARIABLE, "").lower()
    if own in LANGUAGES:
        return own
    name = next((environment[name] for name in LOCALES if environment.get(name)), None)
    if name is None:  # a system that does not put its locale into the environment, such as Windows
        try:
            name = locale.getlocale()[0] or ""
        except ValueError:
            name = ""
    # a locale may be `en_GB.UTF-8` or Windows' `English_United Kingdom`
    return next((lang for lang in LANGUAGES if name.lower().startswith(lang)), BOOK)


# --- the commands, loaded when they are called ---


Branches = Mapping[str, "str | Command | Branches"]
"""Commands by name: `module:function`, a function, or a group of commands."""

HELP = {"help_option_names": ["--help", "-h"]}


class Leaf(TyperCommand):
    """A command whose help page comes from our message catalogue."""

    def get_help(self, ctx: object) -> str:
        """The help page in the person's language."""
        return page(self, cast("typer.Context", ctx))

    def get_help_option(self, ctx: Any) -> TyperOption | None:  # noqa: ANN401  # Typer's own type, kept private
        """The option `--help`, off by default."""
        return _unasked(super().get_help_option(ctx))


def _unasked(help_option: TyperOption | None) -> TyperOption | None:
    """The option `--help` with a plain False as default: for an unset one Typer would load Pydantic."""
    if help_option is not None:
        help_option.default = False
    return help_option


class Branch(TyperGroup):
    """A group of commands; the module of a command is imported only when it is called."""

    branches: Branches = MappingProxyType({})

    def get_help(self, ctx: object) -> str:
        """The help page in the person's language."""
        return page(self, cast("typer.Context", ctx))

    def get_help_option(self, ctx: Any) -> TyperOption | None:  # noqa: ANN401  # as above
        """The option `--help`, off by default."""
        return _unasked(super().get_help_option(ctx))

    def list_commands(self, ctx: object) -> list[str]:  # noqa: ARG002  # as above
        """The names of the commands, without importing their modules."""
        return list(self.branches)

    def get_command(self, ctx: object, cmd_name: str) -> TyperCommand | TyperGroup:  # noqa: ARG002  # as above
        """The command of that name. Raises `BadData` with the most similar name that exists."""
        if cmd_name not in self.branches:
            near = get_close_matches(cmd_name, self.branches, n=1)
            about = {"found": cmd_name, "nearest": "".join(near), "allowed": ", ".join(self.branches)}
            raise BadData("no-such-command", about=about)
        below = self.branches[cmd_name]
        return branch(cmd_name, below) if isinstance(below, Mapping) else leaf(cmd_name, below)


@cache
def leaf(name: str, where: str | Command) -> TyperCommand:
    """The command that a function defines; its parameters are read once and kept."""
    run = command(where) if isinstance(where, str) else where
    app = typer.Typer(add_completion=False, rich_markup_mode=None)
    app.command(name, cls=Leaf, context_settings=HELP)(run)
    made = get_command(app)
    assert isinstance(made, TyperCommand)  # noqa: S101  # one function makes a command, not a group
    return made


def branch(name: str, branches: Branches, callback: Callable[..., None] | None = None) -> TyperGroup:
    """A group of these commands; called without one it shows its help."""
    group = copy(_group(callback or alone))
    group.name, group.branches = name, branches
    return group


@cache
def _group(callback: Callable[..., None]) -> Branch:
    """A group without commands, to be copied by `branch`."""
    app = typer.Typer(add_completion=False, rich_markup_mode=None)
    app.callback(cls=Branch, invoke_without_command=True, context_settings=HELP)(callback)
    group = get_command(app)
    assert isinstance(group, Branch)  # noqa: S101  # a callback makes a group
    return group


def alone(ctx: typer.Context) -> None:
    """Show the help of a group that was called without a command."""
    if ctx.invoked_subcommand is None:
        ctx.obj.raw(ctx.get_help())


# --- running a command ---


NAME = "heart-africa"
COMMANDS: Branches = {
    "troops": "lists:troops",
    "lists": "lists:lists",
    "rule": "rule:rule",
    "rulings": "rule:rulings",
    "coverage": "rule:coverage",
    "army": {
        "check": "army.check:check",
        "price": "army.check:price_",
        "new": "army.new:new",
        "random": "army.new:random",
        "suggest": "army.check:suggest",
        "pdf": "army.papers:pdf",
        "papers": "army.papers:papers",
        "share": "army.papers:share",
        "import": "army.new:bring",
        "diff": "army.check:diff",
    },
    "collection": {
        "show": "collection:show",
        "set": "collection:put",
        "missing": "collection:missing",
        "fields": "collection:fielded",
    },
    "shoot": "play.shoot:shooting",
    "melee": "play.melee:melee",
    "morale": "play.morale:morale",
    "rally": "play.morale:rallying",
    "move": "play.move:move",
    "odds": {
        "shot": "play.odds:shot",
        "volley": "play.odds:volley",
        "melee": "play.odds:melee",
        "move": "play.odds:move",
        "morale": "play.odds:morale",
    },
    "dice": {
        "fairness": "dice:fairness",
        "certificate": {
            "new": "dice:new",
            "roll": "dice:roll",
            "open": "dice:open_",
            "verify": "dice:verify",
        },
    },
    "battle": kept_game(
        "battle.game:GAME",
        "heart_africa.journal_kinds.battles:BATTLES",
        {
            "new": "battle.new:new",
            "result": "battle.result:result",
            "hint": "battle.game:hint",
            "reference": "battle.papers:reference",
            "report": "battle.papers:report",
            "table": "battle.papers:table",
        },
    ),
    "campaign": kept_game(
        "campaign.game:GAME",
        "heart_africa.journal_kinds.campaigns:CAMPAIGNS",
        {
            "new": "campaign.order_commands:new",
            "import": "campaign.mail:bring",
            "join": "campaign.order_commands:join",
            "leave": "campaign.order_commands:leave",
            "turn": "campaign.order_commands:turn",
            "attack": "campaign.order_commands:attack",
            "pass": "campaign.order_commands:pass_",
            "resist": "campaign.order_commands:resist",
            "settle": "campaign.order_commands:settle",
            "explore": "campaign.order_commands:explore",
            "hunt": "campaign.order_commands:hunt",
            "give": "campaign.order_commands:give",
            "promote": "campaign.order_commands:promote",
            "do": "campaign.order_commands:do",
            "battle": "campaign.engagements:battle",
            "result": "campaign.order_commands:result",
            "standings": "campaign.standings:ranking",
            "beats": "campaign.standings:beats",
            "land": "campaign.standings:land",
            "ledger": "campaign.standings:ledger",
            "chronicle": "campaign.stories:story",
            "timeline": "game.corrections:log campaign.game:GAME",
            "html": "campaign.stories:html",
            "key": "campaign.mail:key",
            "orders": "campaign.mail:orders",
        },
    ),
    "zulus": {
        **companion("heart_africa.companions.zulus.description:ZULUS"),
        **kept_game("zulus.session:GAME", "heart_africa.journal_kinds.zulus:GAMES", {"new": "zulus.new:new"}),
        "at": "companions.position:at zulus.session:GAME",
        "balance": "companions.balance:balance heart_africa.companions.zulus.description:ZULUS",
        "advise": "companions.advice:advise zulus.session:GAME",
        "cards": "companions.cards:cards zulus.session:GAME",
        "print": "companions.papers:print_ zulus.session:GAME",
        "report": "companions.papers:report zulus.session:GAME",
        "odds": {
            "volley": "zulus.reckoning:volley_odds",
            "fire": "zulus.reckoning:fire_odds",
            "defence": "zulus.reckoning:defence_odds",
        },
        "vp": "zulus.reckoning:points",
    },
    "isandlwana": {
        **companion("heart_africa.companions.isandlwana.description:ISANDLWANA"),
        **kept_game(
            "isandlwana.session:GAME",
            "heart_africa.journal_kinds.isandlwana:GAMES",
            {"new": "isandlwana.new:new"},
        ),
        "at": "companions.position:at isandlwana.session:GAME",
        "balance": "companions.balance:balance heart_africa.companions.isandlwana.description:ISANDLWANA",
        "advise": "companions.advice:advise isandlwana.session:GAME",
        "odds": {
            "fire": "isandlwana.reckoning:fire_odds",
            "attack": "isandlwana.reckoning:attack_odds",
            "sniping": "isandlwana.reckoning:sniping_odds",
        },
        "print": "companions.papers:print_ isandlwana.session:GAME",
        "report": "companions.papers:report isandlwana.session:GAME",
    },
    "kingdoms": {
        **companion("heart_africa.companions.kingdoms.description:KINGDOMS"),
        **kept_game(
            "kingdoms.session:GAME", "heart_africa.journal_kinds.kingdoms:GAMES", {"new": "kingdoms.new:new"}
        ),
        **sent_by_post("kingdoms.session:GAME"),
        "at": "companions.position:at kingdoms.session:GAME",
        "balance": "companions.balance:balance heart_africa.companions.kingdoms.description:KINGDOMS",
        "cards": "companions.cards:cards kingdoms.session:GAME",
        "map": "kingdoms.map:map_",
        "print": "companions.papers:print_ kingdoms.session:GAME",
        "report": "companions.papers:report kingdoms.session:GAME",
        "odds": {
            "battle": "kingdoms.reckoning:battle_odds",
            "settlement": "kingdoms.reckoning:settlement_odds",
            "siege": "kingdoms.reckoning:siege_odds",
            "plunder": "kingdoms.reckoning:plunder_odds",
            "production": "kingdoms.reckoning:production_odds",
            "ship": "kingdoms.reckoning:ship_odds",
        },
        "vp": "kingdoms.reckoning:points",
    },
    "lab": {
        "list": "lab.overview:every",
        "show": "lab.overview:show",
        "run": "lab.run:run",
        "status": "lab.overview:status",
        "report": "lab.results:report",
        "games": "lab.results:games",
        "replay": "lab.results:replay",
    },
    "demo": "demo:demo",
    "papers": "papers:papers",
    "about": "about:about",
}


def main(arguments: Sequence[str] | None = None, more: Branches = MappingProxyType({})) -> int:
    """Run a command line, perhaps with `more` commands, and return its exit code.

    No exception leaves this function.
    """
    words = list(sys.argv[1:] if arguments is None else arguments)
    screen = Screen(overheard(os.environ))
    keep_log()
    try:
        return _run(words, screen, {**COMMANDS, **more})
    except BrokenPipeError:
        return _hushed()
    except KeyboardInterrupt:
        screen.fail(screen.say("cli-stopped"))
        return INTERRUPTED
    except Exception as fault:  # any bug ends here: it is written to the log
        if getattr(fault, "errno", None) != errno.ENOSPC:
            return crash(screen)
        _hushed()  # the disk is full to which the output goes, as after `> list.txt`
        return tell(BadData("disk-full"), screen, as_json=False)


def _run(words: list[str], screen: Screen, commands: Branches) -> int:
    """Find the command and call it; returns its exit code."""
    as_json = "--json" in words
    try:
        rest, named = taken_out(words)
        screen.lang = named or screen.lang
        root = branch(NAME, commands, _root)
        with root.make_context(NAME, rest, obj=screen) as ctx:
            return int(root.invoke(ctx) or DONE)
    except typer.Exit as done:
        return done.exit_code
    except typer.Abort:
        return BAD_INPUT
    except BadData as fault:
        return tell(fault, screen, as_json=as_json)
    except typer.TyperException as fault:
        return tell(of_usage(fault, screen), screen, as_json=as_json)


def _root(
    ctx: typer.Context,
    *,
    version: Annotated[bool, typer.Option("--version", help="help-option-version")] = False,
) -> None:
    if version:
        ctx.obj.raw(f"{NAME} {__version__}")
        raise typer.Exit(DONE)
    alone(ctx)


def _hushed() -> int:
    """Stop all output, because nobody reads it any more, as after `| head`; returns 0."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return DONE
