"""From a command line to an exit code: 0 done or legal, 1 refused by a rule, 2 bad input, 3 a bug."""

import errno
import os
import sys
from collections.abc import Sequence
from types import MappingProxyType
from typing import Annotated

import typer

from heart_africa import __version__
from heart_africa.core.problems import BadData
from heart_africa.storage.places import keep_log
from heart_africa.terminal.faults import BAD_INPUT, DONE, INTERRUPTED, crash, of_usage, tell
from heart_africa.terminal.game.commands import companion, kept_game
from heart_africa.terminal.language import overheard, taken_out
from heart_africa.terminal.screen import Screen
from heart_africa.terminal.tree import Branches, alone, branch

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
        "random": "army.random:random",
        "suggest": "army.check:suggest",
        "pdf": "army.papers:pdf",
        "papers": "army.papers:papers",
        "share": "army.papers:share",
        "import": "army.import_:bring",
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
    "rally": "play.rally:rallying",
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
        "heart_africa.kinds.battles:BATTLES",
        {
            "new": "battle.new:new",
            "result": "battle.result:result",
            "reference": "battle.papers:reference",
            "report": "battle.papers:report",
            "table": "battle.papers:table",
        },
    ),
    "campaign": kept_game(
        "campaign.game:GAME",
        "heart_africa.kinds.campaigns:CAMPAIGNS",
        {
            "new": "campaign.new:new",
            "import": "campaign.files:bring",
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
            "html": "campaign.files:html",
            "key": "campaign.mail:key",
            "orders": "campaign.mail:orders",
        },
    ),
    "zulus": {
        **companion("heart_africa.companions.zulus.description:ZULUS"),
        "cards": "zulus.cards:cards",
        "odds": {
            "volley": "zulus.reckoning:volley_odds",
            "fire": "zulus.reckoning:fire_odds",
            "defence": "zulus.reckoning:defence_odds",
        },
        "vp": "zulus.reckoning:points",
    },
    "demo": "demo:demo",
    "papers": "papers:papers",
    "about": "about:about",
}


def main(arguments: Sequence[str] | None = None, more: Branches = MappingProxyType({})) -> int:
    """Run a command line, perhaps with `more` commands, and say how it went.

    Nothing but an exit code ever leaves here.
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
    except Exception as fault:  # the one place where a bug ends: in the log
        return _no_room(screen) if getattr(fault, "errno", None) == errno.ENOSPC else crash(screen)


def _run(words: list[str], screen: Screen, commands: Branches) -> int:
    as_json = "--json" in words
    try:
        rest, named = taken_out(words)
        screen.lang = named or screen.lang
        return _command(rest, screen, commands)
    except BadData as fault:
        return tell(fault, screen, as_json=as_json)
    except typer.TyperException as fault:
        return tell(of_usage(fault, screen), screen, as_json=as_json)


def _command(words: list[str], screen: Screen, commands: Branches) -> int:
    """Find the command and call it; its answer is the exit code."""
    root = branch(NAME, commands, _root)
    try:
        with root.make_context(NAME, words, obj=screen) as ctx:
            return int(root.invoke(ctx) or DONE)
    except typer.Exit as done:
        return done.exit_code
    except typer.Abort:
        return BAD_INPUT


def _root(
    ctx: typer.Context,
    *,
    version: Annotated[bool, typer.Option("--version", help="help-option-version")] = False,
) -> None:
    if version:
        ctx.obj.raw(f"{NAME} {__version__}")
        raise typer.Exit(DONE)
    alone(ctx)


def _no_room(screen: Screen) -> int:
    """What is printed goes into a file, as after `> list.txt`, and its disk is full."""
    _hushed()
    return tell(BadData("disk-full"), screen, as_json=False)


def _hushed() -> int:
    """Nobody reads on, as after `| head`: say nothing more, not even while Python tidies up."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return DONE
