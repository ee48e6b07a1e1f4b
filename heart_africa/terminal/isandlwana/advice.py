"""`isandlwana advise`, and `advice` at the prompt: what each of the computer's plans would order, and why."""

from functools import partial

import typer

from heart_africa.companions.isandlwana.plans import Planned, advised
from heart_africa.companions.isandlwana.state import State
from heart_africa.terminal.game.corrections import told
from heart_africa.terminal.game.description import KeptGame
from heart_africa.terminal.game.options import Name
from heart_africa.terminal.game.session import Report
from heart_africa.terminal.game.verbs import VerbCall
from heart_africa.terminal.isandlwana.session import IsandlwanaSession
from heart_africa.terminal.options import Json


def advice(
    game: "KeptGame[State, IsandlwanaSession]", ctx: typer.Context, name: Name, *, as_json: Json = False
) -> int:
    """The command: for each plan of whoever is to decide the next order with its reason."""
    with game.read(ctx.obj, name) as session:
        found = advised(session.book, session.state)
        return told(
            ctx.obj, Report(partial(_show, session, found), partial(_facts, session, found)), as_json=as_json
        )


def show_advice(session: IsandlwanaSession, _said: VerbCall) -> None:
    """The same at the prompt."""
    _show(session, advised(session.book, session.state))


def _show(session: IsandlwanaSession, found: dict[str, Planned]) -> None:
    if not found:
        session.show_next()
    for name, each in found.items():
        plan, why = session.screen.say(f"isandlwana-plan-{name}"), session.screen.say(each.why)
        session.screen.speak(
            "isandlwana-advice", plan=plan, order=session.line(session.state, each.order), why=why
        )


def _facts(session: IsandlwanaSession, found: dict[str, Planned]) -> list[dict[str, object]]:
    """The same for programs."""
    write = session.writer.rules.codec.write_command
    return [
        {
            "plan": name,
            "order": session.line(session.state, each.order),
            "data": write(each.order),
            "why": each.why,
        }
        for name, each in found.items()
    ]
