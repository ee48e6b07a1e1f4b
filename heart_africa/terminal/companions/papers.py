"""`print`, `report` of a companion: its own set on paper, without a game; the story of one."""

from pathlib import Path
from typing import Any

import typer

from heart_africa.core.problems import BadData
from heart_africa.terminal.companions.rules import Played, one_edition
from heart_africa.terminal.companions.session import CompanionGame
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.options import AnyPaper, Force, Json, Name, one_of
from heart_africa.terminal.papers_folder import (
    FORMS,
    As,
    Folder,
    Out,
    file_of,
    form_of,
    give,
    put,
    tell,
)
from heart_africa.terminal.screen import Screen
from reports.companions import STORY, papers_of


def print_(
    game: CompanionGame[Any, Any],
    ctx: typer.Context,
    edition: Played = 0,
    *,
    options: AnyPaper,
    out: Folder = None,
    force: Force = False,
    as_json: Json = False,
) -> int:
    """The command: all that is printed of its set of an edition, into a folder."""
    screen: Screen = ctx.obj
    number = one_edition(game.companion, edition)
    folder = out or Path(f"{game.kind}-{number}")
    made = put(folder, papers_of(game.kind).set_papers(number, options), force=force)
    tell(screen, folder, made, as_json=as_json)
    return DONE


def report(
    game: CompanionGame[Any, Any],
    ctx: typer.Context,
    name: Name,
    *,
    form: As = "",
    options: AnyPaper,
    out: Out = "",
    force: Force = False,
    as_json: Json = False,
) -> int:
    """The command: the game told in prose, turn by turn. Raises `BadData` for one that has not begun."""
    screen: Screen = ctx.obj
    kind = one_of(form or form_of(out), FORMS, "--as")
    usual = file_of(screen, name, STORY, FORMS[kind])
    with game.read(screen, name) as session:
        wanted = (STORY, FORMS[kind])
        found = next((each for each in session.papers(options) if (each.what, each.ending) == wanted), None)
        if found is None:
            raise BadData("nothing-to-report", about={"found": name})
        return give(screen, found, usual, out, force=force, as_json=as_json)
