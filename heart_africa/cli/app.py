"""From a command line to an exit code: 0 done or legal, 1 refused by a rule, 2 bad input, 3 a bug."""

import errno
import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from heart_africa import __version__
from heart_africa.cli.faults import BAD_INPUT, DONE, INTERRUPTED, crash, of_usage, tell
from heart_africa.cli.language import overheard, taken_out
from heart_africa.cli.screen import Screen
from heart_africa.cli.tree import Branches, alone, branch
from heart_africa.problems import BadData
from heart_africa.store.places import keep_log

NAME = "heart-africa"
COMMANDS: Branches = {
    "troops": "troops:troops",
    "lists": "lists:lists",
    "rule": "rule:rule",
    "rulings": "rule:rulings",
    "coverage": "rule:coverage",
    "army": {
        "check": "army.check:check",
        "price": "army.price:price_",
        "new": "army.new:new",
        "random": "army.draw:random",
        "suggest": "army.suggest:suggest",
        "pdf": "army.pdf:pdf",
        "papers": "army.papers:papers",
        "share": "army.share:share",
        "import": "army.bring:bring",
        "diff": "army.diff:diff",
    },
    "collection": {
        "show": "collection.figures:show",
        "set": "collection.figures:put",
        "missing": "collection.uses:missing",
        "fields": "collection.uses:fielded",
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
        "fairness": "dice.honest:fairness",
        "certificate": {
            "new": "dice.certificate:new",
            "roll": "dice.certificate:roll",
            "open": "dice.certificate:open_",
            "verify": "dice.certificate:verify",
        },
    },
    "battle": {
        "new": "battle.new:new",
        "play": "battle.play:play",
        "list": "battle.reading:battles",
        "status": "battle.reading:status",
        "next": "battle.reading:following",
        "log": "battle.reading:log",
        "goto": "battle.reading:goto",
        "undo": "battle.mending:undo",
        "redo": "battle.mending:redo",
        "correct": "battle.mending:correct",
        "amend": "battle.mending:amend",
        "export": "battle.files:export",
        "import": "battle.files:bring",
        "verify": "battle.mending:verify",
        "repair": "battle.mending:repair",
        "result": "battle.result:result",
        "reference": "battle.printed:reference",
        "report": "battle.printed:report",
        "papers": "battle.papers:papers",
        "table": "battle.table:table",
    },
    "campaign": {
        "new": "campaign.founding:new",
        "list": "campaign.founding:campaigns",
        "play": "campaign.play:play",
        "next": "campaign.status:following",
        "status": "campaign.status:status",
        "join": "campaign.ordering:join",
        "leave": "campaign.ordering:leave",
        "turn": "campaign.ordering:turn",
        "attack": "campaign.ordering:attack",
        "pass": "campaign.ordering:pass_",
        "resist": "campaign.ordering:resist",
        "settle": "campaign.ordering:settle",
        "explore": "campaign.ordering:explore",
        "hunt": "campaign.ordering:hunt",
        "give": "campaign.ordering:give",
        "promote": "campaign.ordering:promote",
        "do": "campaign.ordering:do",
        "battle": "campaign.engaging:battle",
        "result": "campaign.results:result",
        "standings": "campaign.standings:ranking",
        "beats": "campaign.standings:beats",
        "land": "campaign.standings:land",
        "ledger": "campaign.ledgers:ledger",
        "chronicle": "campaign.stories:story",
        "timeline": "campaign.stories:timeline",
        "html": "campaign.pages:html",
        "papers": "campaign.papers:papers",
        "export": "campaign.files:export",
        "import": "campaign.files:bring",
        "key": "campaign.post:key",
        "orders": "campaign.post:orders",
        "undo": "campaign.mending:undo",
        "redo": "campaign.mending:redo",
        "goto": "campaign.mending:goto",
        "correct": "campaign.mending:correct",
        "amend": "campaign.mending:amend",
        "verify": "campaign.mending:verify",
        "repair": "campaign.mending:repair",
    },
    "demo": "demo:demo",
    "papers": "papers:papers",
    "about": "about:about",
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line and say how it went. Nothing but an exit code ever leaves here."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    screen = Screen(overheard(os.environ))
    keep_log()
    try:
        return _run(words, screen)
    except BrokenPipeError:
        return _hushed()
    except KeyboardInterrupt:
        screen.fail(screen.say("cli-stopped"))
        return INTERRUPTED
    except Exception as fault:  # the one place where a bug ends: in the log
        return _no_room(screen) if getattr(fault, "errno", None) == errno.ENOSPC else crash(screen)


def _run(words: list[str], screen: Screen) -> int:
    as_json = "--json" in words
    try:
        rest, named = taken_out(words)
        screen.lang = named or screen.lang
        return _command(rest, screen)
    except BadData as fault:
        return tell(fault, screen, as_json=as_json)
    except typer.TyperException as fault:
        return tell(of_usage(fault, screen), screen, as_json=as_json)


def _command(words: list[str], screen: Screen) -> int:
    """Find the command and call it; its answer is the exit code."""
    root = branch(NAME, COMMANDS, _root)
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
