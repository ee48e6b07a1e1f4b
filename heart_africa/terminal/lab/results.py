"""`lab report`, `lab games`, `lab replay`: the results of an experiment, and the games behind them."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from typing import TYPE_CHECKING, Annotated

import typer

from heart_africa.core.messages import say
from heart_africa.core.playable import PlayedGame, Series
from heart_africa.journal_kinds.laboratory import Found, replayed
from heart_africa.laboratory.figures import Figures, figures
from heart_africa.language.experiments import LabWords
from heart_africa.storage.clock import now
from heart_africa.terminal.faults import DONE, REFUSED
from heart_africa.terminal.game.library import library
from heart_africa.terminal.lab.options import CellNumber, GameNumber, Games, Name, Seed, cell_of, meant, store
from heart_africa.terminal.options import AnyPaper, Force, Json, NewName, one_of
from heart_africa.terminal.papers_folder import Folder, put, tell
from heart_africa.terminal.screen import Screen, numbers, texts

if TYPE_CHECKING:
    from heart_africa.storage.played_games import PlayedGames

Rules = Annotated[str, typer.Option("--rules", metavar="mark", help="help-option-lab-rules")]
Most = Annotated[int, typer.Option("--most", metavar="number", help="help-option-lab-most")]


@contextmanager
def _come_to(found: Found, rules: str) -> Iterator[tuple[Figures, "PlayedGames", Series]]:
    """The figures of the games played by today's rules, or by those of a mark; with store and series.

    Raises `BadData`.
    """
    series, one = found.series(now()), found.experiment
    with store() as kept:
        if rules:
            known = {
                each.mark: each
                for each, _ in kept.series()
                if (each.experiment, each.seed) == (one.id, one.seed)
            }
            series = known[one_of(next((m for m in known if m.startswith(rules)), rules), known, "--rules")]
        yield figures(found.plan, kept.rows(series.id)), kept, series


def report(
    ctx: typer.Context,
    name: Name,
    *,
    options: AnyPaper,
    out: Folder = None,
    seed: Seed = None,
    games: Games = None,
    rules: Rules = "",
    force: Force = False,
    as_json: Json = False,
) -> int:
    """`lab report`: print it, or write it to a folder as PDF, HTML and CSV.

    The exit code is 1 if equal players on both sides did not win equally often in mirrored games.
    """
    from reports.content.laboratory import laboratory_sheet  # noqa: PLC0415  # papers, for who wants one
    from reports.laboratory import laboratory_papers  # noqa: PLC0415  # as above
    from reports.text import plain  # noqa: PLC0415  # as above

    screen: Screen = ctx.obj
    found = meant(name, seed, games)
    with _come_to(found, rules) as (come_to, kept, series):
        if out is not None:
            papers = laboratory_papers(come_to, series, lambda: kept.rows(series.id), options)
            tell(screen, out, put(out, papers, force=force), as_json=as_json)
        elif as_json:
            screen.json(_facts(come_to))
        else:
            screen.raw(plain(laboratory_sheet(screen.lang, come_to, series)))
    fair = come_to.fairness
    if fair is not None and not fair.is_fair:
        screen.fail(screen.say("lab-unfair", name=name))
        return REFUSED
    return DONE


def _facts(found: Figures) -> dict[str, object]:
    cells = []
    for each in found.cells:
        shares = {key: each.share(key) for key in found.measures}
        told = {
            key: {"times": share.times, "of": share.of, "low": share.bounds[0], "high": share.bounds[1]}
            for key, share in shares.items()
        }
        ended = {key: share.times for key, share in each.endings.items()}
        facts = {"cell": each.cell.number, "values": dict(each.cell.values), "games": each.games}
        cells.append({**facts, "wanted": each.wanted, "measures": told, "endings": ended})
    fair, strong = found.fairness, found.strengths
    return {
        "experiment": found.plan.experiment.id,
        "games": found.games,
        "wanted": found.wanted,
        "cells": cells,
        "fair": None if fair is None else fair.is_fair,
        "strengths": None if strong is None else [each._asdict() for each in strong.players],
    }


def games(
    ctx: typer.Context,
    name: Name,
    cell: CellNumber,
    *,
    most: Most = 40,
    seed: Seed = None,
    as_json: Json = False,
) -> int:
    """`lab games`: the games of a cell by number, and how each ended."""
    screen: Screen = ctx.obj
    found = meant(name, seed)
    plan = found.plan
    wanted, words = cell_of(plan, cell), LabWords(screen.lang, found.experiment.game)
    with store() as kept:
        there = (row for row in kept.rows(found.series("").id) if row.cell == wanted.key)
        rows = list(islice(there, most))
    if as_json:
        screen.json([_game(row) for row in rows])
        return DONE
    sides = plan.playable.sides
    lines = [
        [
            row.number,
            words.ending(row.outcome.ending),
            words.side(row.outcome.winner) if row.outcome.winner else "–",
            *(row.outcome.points.get(side, "–") for side in sides),
            row.outcome.length,
        ]
        for row in rows
    ]
    screen.print(words.cell(plan, wanted), "dim")
    headings = [*numbers("lab-head-game-number"), *texts("lab-head-ending", "lab-head-winner")]
    names = [say(screen.lang, "lab-head-points", side=words.side(side)) for side in sides]
    screen.print(" · ".join(names), "dim")
    points = numbers(*("lab-head-points-short" for _ in sides))
    screen.table([*headings, *points, *numbers("lab-head-turns")], lines)
    return DONE


def _game(row: PlayedGame) -> dict[str, object]:
    one = row.outcome
    facts = {"game": row.number, "ending": one.ending, "winner": one.winner, "points": dict(one.points)}
    return {**facts, "turns": one.length, "facts": dict(one.facts), "milliseconds": row.milliseconds}


def replay(
    ctx: typer.Context,
    name: Name,
    cell: CellNumber,
    game: GameNumber,
    *,
    seed: Seed = None,
    new_name: NewName = "",
    as_json: Json = False,
) -> int:
    """`lab replay`: play a game again by its seed into a journal, to look at it."""
    screen: Screen = ctx.obj
    found = meant(name, seed)
    one = found.experiment
    called = new_name or f"{one.id} {cell}-{game}"
    with library() as shelf:
        document = replayed(shelf, found, cell_of(found.plan, cell), game, name=called, clock=now)
    if as_json:
        screen.json({"kind": document.kind, "name": document.name, "entries": document.head.number})
    else:
        screen.speak("lab-replayed", kind=document.kind, name=document.name, entries=document.head.number)
    return DONE
