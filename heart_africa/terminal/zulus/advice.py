"""`zulus advise`, and `advice` at the prompt: what each legal order is expected to bring, the best first."""

from functools import partial

import typer

from heart_africa.companions.zulus.advice import Advice, advise
from heart_africa.companions.zulus.state import State
from heart_africa.language.zulus_advice import advised
from heart_africa.terminal.game.corrections import told
from heart_africa.terminal.game.description import KeptGame
from heart_africa.terminal.game.options import Name
from heart_africa.terminal.game.session import Report
from heart_africa.terminal.game.verbs import VerbCall
from heart_africa.terminal.options import Json
from heart_africa.terminal.zulus.session import ZulusSession


def advice(
    game: "KeptGame[State, ZulusSession]", ctx: typer.Context, name: Name, *, as_json: Json = False
) -> int:
    """The command: every legal order with its expected result and the chance of surviving the turn."""
    with game.read(ctx.obj, name) as session:
        found = advise(session.book, session.state)
        report = Report(partial(_show, session, found), partial(_facts, session, found))
        return told(ctx.obj, report, as_json=as_json)


def show_advice(session: ZulusSession, _said: VerbCall) -> None:
    """The same at the prompt."""
    _show(session, advise(session.book, session.state))


def _show(session: ZulusSession, found: tuple[Advice, ...]) -> None:
    screen, lang = session.screen, session.lang
    if not found:
        session.show_next()
        return
    screen.speak("zulus-advice", "dim")
    for each in found:
        said = advised(lang, each)
        line = session.line(session.state, each.order)
        screen.speak("zulus-advice-order", order=line, value=said.value, survives=said.survives)
        screen.items(((value, why, "dim") for value, why in said.parts), 2)
        screen.items((("", each, "dim") for each in (said.gains,) if each), 2)


def _facts(session: ZulusSession, found: tuple[Advice, ...]) -> list[dict[str, object]]:
    """The same for programs; the chance as numerator and denominator."""
    return [
        {
            "order": session.line(session.state, each.order),
            "data": session.writer.rules.codec.write_command(each.order),
            "value": round(each.value, 3),
            "survives": [each.survives.numerator, each.survives.denominator],
            "exact": each.exact,
            "danger": round(each.danger, 3),
            "reasons": [{"what": gain.reason, "value": round(gain.value, 3)} for gain in each.reasons],
        }
        for each in found
    ]
