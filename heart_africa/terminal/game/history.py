"""Undo, redo, corrections and the log of a journal, at the prompt and by commands."""

from collections.abc import Iterable
from itertools import groupby
from typing import Any, TypeVar

from heart_africa.core.journal.journal import LeftOut, StandingAct
from heart_africa.core.journal.records import Act, Origin
from heart_africa.language.narration import sums
from heart_africa.storage import journal_writer
from heart_africa.terminal.dice_sources import read_faces
from heart_africa.terminal.game.dice import Dealer
from heart_africa.terminal.game.session import GameSession
from heart_africa.terminal.game.wording import sum_lines
from heart_africa.terminal.screen import Screen

State = TypeVar("State")


def undo(session: GameSession[Any]) -> None:
    """Take back the last act and print it. Raises `BadData` if there is none or it threw dice."""
    last = session.writer.journal.last
    session.writer.undo()
    assert last is not None  # noqa: S101  # it has been taken back
    session.screen.speak("game-undone", number=last.number, title=title(session, last))


def redo(session: GameSession[Any]) -> None:
    """Restore the act that was taken back last and print it. Raises `BadData` if there is none."""
    session.writer.redo()
    last = session.writer.journal.last
    assert last is not None  # noqa: S101  # it stands again
    session.screen.speak("game-redone", number=last.number, title=title(session, last))


def correct(session: GameSession[Any], back_to: int, reason: str) -> None:
    """Take back everything after an act, with its dice, and print how much. Raises `BadData`."""
    gone = [each for each in session.writer.journal.standing if each.number > back_to]
    session.writer.correct(back_to, reason)
    session.screen.speak("game-corrected", "bold", number=back_to, count=len(gone))
    session.screen.items(((numbered(session, each), title(session, each), "") for each in gone), 1)


def misread(session: GameSession[Any], number: int, faces: str, reason: str) -> None:
    """Enter an act again with the right dice, then later ones until one is no longer possible.

    Raises `BadData` for an unknown act, a wrong number of dice, or no reason.
    """
    screen, writer = session.screen, session.writer
    known = [each for each in writer.journal.standing if each.number > number]
    lay = read_faces(screen, faces, "=")
    left = journal_writer.misread(
        writer, number, lay, reason, lambda: Dealer(session.source, None), tell=session.show_act
    )
    if left:
        screen.speak("game-not-again", "yellow", count=len(left))
        screen.items(((numbered(session, each), title(session, each), "") for each in left), 1)
    elif known:
        screen.speak("game-again", count=len(known))


def amend(session: GameSession[Any], number: int, text: str, reason: str = "") -> None:
    """Replace an earlier order; later acts are entered again as far as possible.

    Raises `BadData`, `Refused`.
    """
    journal, screen = session.writer.journal, session.screen
    found = journal.standing[journal.place(number)]
    line, command = session.read(text, found.before)
    why = reason or line.despite or ""
    left = session.writer.amend(number, command, Dealer(session.source, line.faces), why, line.despite)
    screen.speak("game-amended", "bold", number=number, title=title(session, found))
    for each in left:
        gone = session.title(found.before, found.after, each.act)
        screen.items([("✗", f"{numbered(session, each)} {gone}", "yellow")], 1)
        screen.items((("", text, "dim") for text in session.objections(each.problems)), 4)


def show_at(session: GameSession[Any], number: int) -> None:
    """Print the game as it was after an entry; nothing changes. Raises `BadData`."""
    then = session.writer.at(number)
    announce_at(session, number)
    session.show_status(then)


def announce_at(session: GameSession[Any], number: int) -> None:
    """Say that what follows is the game after that entry."""
    last = session.writer.journal.next_number - 1
    session.screen.speak("game-at", "bold yellow", number=number, last=last)


def numbered(session: GameSession[Any], each: StandingAct[Any] | LeftOut) -> str:
    """The number of an act as the language writes it."""
    return session.screen.say("game-number", number=str(each.number))


def title(session: GameSession[State], each: StandingAct[State]) -> str:
    """An act in a line, to recognise it."""
    return session.title(each.before, each.after, each.act)


# --- the log ---


def show_log(session: GameSession[State], acts: Iterable[StandingAct[State]], *, why: bool = False) -> None:
    """Print acts with dice and results, under headings; with `why` every sum as well."""
    screen, found = session.screen, False
    for heading, group in groupby(acts, session.heading):
        if heading:
            screen.print()
            screen.print(heading, "bold")
        for each in group:
            found = True
            screen.print(screen.say("game-number", number=str(each.number)), "dim", indent=1)
            session.tell(each)
            if why:
                show_reasons(screen, each.act)
    if not found:
        screen.speak("game-log-none")


def show_reasons(screen: Screen, act: Act) -> None:
    """Print the sums behind an act, line by line."""
    for heading, lines in sums(screen.lang, act.facts):
        screen.print(heading, "bold", indent=4)
        screen.items(sum_lines(lines), 6)


def script(session: GameSession[State], acts: Iterable[StandingAct[State]]) -> str:
    """Acts as a script that leads to the same game: typed lines with their dice."""
    lines, place = [f"# {session.writer.document.name}"], ""
    for each in acts:
        if (now := session.heading(each)) != place:
            place = now
            lines += ["", f"# --- {place} ---"]
        lines += session.script_lines(each)
    return "\n".join([*lines, ""])


def act_facts(session: GameSession[Any], standing: StandingAct[Any]) -> dict[str, object]:
    """An act as plain data, for `--json`."""
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
