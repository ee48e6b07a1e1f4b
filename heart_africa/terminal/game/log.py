"""What has been done in a game, read out of its journal: to be read, as a script, for programs."""

from collections.abc import Iterable
from itertools import groupby
from typing import Any, TypeVar

from heart_africa.core.journal.journal import StandingAct
from heart_africa.core.journal.records import Act, Origin
from heart_africa.language.narration import sums
from heart_africa.terminal.game.session import GameSession
from heart_africa.terminal.game.wording import sum_lines
from heart_africa.terminal.screen import Screen

State = TypeVar("State")


def show_log(session: GameSession[State], acts: Iterable[StandingAct[State]], *, why: bool = False) -> None:
    """Acts with their dice and what came of them, under the moments of the game; `why`: with every sum."""
    screen, found = session.screen, False
    for heading, group in groupby(acts, session.heading):
        if heading:
            screen.print()
            screen.print(heading, "bold")
        for each in group:
            found = True
            screen.print(f"#{each.number}", "dim", indent=1)
            session.tell(each)
            if why:
                show_reasons(screen, each.act)
    if not found:
        screen.speak("game-log-none")


def show_reasons(screen: Screen, act: Act) -> None:
    """The sums behind what came of an act, line by line."""
    for heading, lines in sums(screen.lang, act.facts):
        screen.print(heading, "bold", indent=4)
        screen.items(sum_lines(lines), 6)


def script(session: GameSession[State], acts: Iterable[StandingAct[State]]) -> str:
    """Acts as a script that comes to the same game: each line as it would be typed, with its dice."""
    lines, place = [f"# {session.writer.document.name}"], ""
    for each in acts:
        if (now := session.heading(each)) != place:
            place = now
            lines += ["", f"# --- {place} ---"]
        lines += session.script_lines(each)
    return "\n".join([*lines, ""])


def act_facts(session: GameSession[Any], standing: StandingAct[Any]) -> dict[str, object]:
    """An act for programs."""
    act = standing.act
    return {
        "number": standing.number,
        **session.place(standing),
        "order": act.command.kind,
        "rolls": [
            {"for": roll.why, "faces": list(roll.faces), "origin": Origin(roll.origin).value}
            for roll in act.rolls
        ],
        "despite": list(act.despite),
        "reason": act.reason,
        "messages": list(session.sentences(standing)),
    }
