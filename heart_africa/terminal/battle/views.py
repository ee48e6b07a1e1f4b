"""`battle status`, `next`, `log`, `goto`: battles looked at, nothing changed."""

from typing import Annotated

import typer

from heart_africa.kinds.battles import BATTLES, referee_of
from heart_africa.language.battle.names import Names
from heart_africa.language.battle.words import reason
from heart_africa.rules.referee.agenda import Agenda
from heart_africa.rules.referee.next import agenda
from heart_africa.terminal.battle import chronicle
from heart_africa.terminal.battle.chronicle import Sought, log_facts, show_log
from heart_africa.terminal.battle.options import Name, Side, view_of
from heart_africa.terminal.battle.status import show_status, status_facts
from heart_africa.terminal.battle.wording import show_next
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.game.library import opened
from heart_africa.terminal.game.options import Entry
from heart_africa.terminal.options import Json, one_of
from heart_africa.terminal.screen import Screen

OfUnit = Annotated[str, typer.Option("--unit", metavar="of-unit", help="help-option-of-unit")]
Turn = Annotated[list[int] | None, typer.Option("--turn", metavar="number", help="help-option-turn")]
OfStep = Annotated[str, typer.Option("--step", metavar="step", help="help-option-step")]
Why = Annotated[bool, typer.Option("--why", help="help-option-why")]
As = Annotated[str, typer.Option("--as", metavar="text|script", help="help-option-log-as")]


def status(
    ctx: typer.Context, name: Name, *, side: Side = "", unit: OfUnit = "", as_json: Json = False
) -> int:
    """The command: both armies as they stand."""
    screen: Screen = ctx.obj
    with opened(BATTLES, name) as writer:
        battle = writer.state
        view = view_of(battle, side)
        if as_json:
            screen.json(status_facts(view))
        else:
            show_status(screen, view, Names(battle).unit(unit) if unit else "")
            show_next(screen, battle, view.agenda(agenda(referee_of(writer).book, battle)))
    return DONE


def following(ctx: typer.Context, name: Name, *, side: Side = "", as_json: Json = False) -> int:
    """The command: what comes next, whose it is, and why."""
    screen: Screen = ctx.obj
    with opened(BATTLES, name) as writer:
        battle = writer.state
        found = view_of(battle, side).agenda(agenda(referee_of(writer).book, battle))
        if as_json:
            screen.json(_agenda_facts(screen, found))
        else:
            show_next(screen, battle, found)
    return DONE


def _agenda_facts(screen: Screen, found: Agenda) -> dict[str, object]:
    owed = [{"order": each.order, "who": list(each.who), "rule": each.why.rule, "page": each.why.page,
             "message": reason(screen, each.why)} for each in found.owed]  # fmt: skip
    return {
        "side": found.side,
        "rule": found.why.rule,
        "page": found.why.page,
        "message": reason(screen, found.why, found),
        "orders": list(found.orders),
        "who": list(found.who),
        "owed": owed,
    }


def log(
    ctx: typer.Context,
    name: Name,
    *,
    turn: Turn = None,
    step: OfStep = "",
    unit: OfUnit = "",
    side: Side = "",
    why: Why = False,
    form: As = "text",
    as_json: Json = False,
) -> int:
    """The command: what has happened, by turn, step and unit; or as a script that comes to the same."""
    screen: Screen = ctx.obj
    one_of(form, ("text", "script"), "--as")
    with opened(BATTLES, name) as writer:
        names, view = Names(writer.state), view_of(writer.state, side)
        journal = view.journal(writer.journal)
        steps = (one_of(step, chronicle.stages(), "--step"),) if step else ()
        units = (names.unit(unit),) if unit else ()
        sought = Sought(tuple(turn or ()), steps, units, why)
        if form == "script":
            screen.raw(chronicle.script(screen.lang, referee_of(writer), journal, name))
        elif as_json:
            screen.json(log_facts(screen.lang, journal, sought))
        else:
            show_log(screen, journal, sought)
    return DONE


def goto(ctx: typer.Context, name: Name, number: Entry, *, side: Side = "", as_json: Json = False) -> int:
    """The command: the battle as it stood after an entry; nothing is changed."""
    screen: Screen = ctx.obj
    with opened(BATTLES, name) as writer:
        battle, view = writer.at(number), view_of(writer.state, side)
        if as_json:
            screen.json(status_facts(view, battle))
        else:
            last = writer.journal.next_number - 1
            screen.speak("game-at", "bold yellow", number=number, last=last)
            show_status(screen, view, at=battle)
    return DONE
