"""`lab list`, `lab show`, `lab status`: the experiments, their cells, and how many games are played."""

from typing import Annotated

import typer

from heart_africa.core.bad_data import bad_text
from heart_africa.core.problems import BadData
from heart_africa.journal_kinds.laboratory import Found, experiments
from heart_africa.laboratory.mark import mark
from heart_africa.language.experiments import LabWords
from heart_africa.storage.clock import day
from heart_africa.storage.places import data_folder
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.lab.options import Games, Name, Seed, meant, store
from heart_africa.terminal.options import Json
from heart_africa.terminal.screen import Screen, numbers, texts

OneName = Annotated[
    str, typer.Argument(metavar="experiment", help="help-option-experiment-one", show_default=False)
]


def every(ctx: typer.Context, *, as_json: Json = False) -> int:
    """`lab list`: the experiments of the program and the person's own; a faulty file gives a warning."""
    screen: Screen = ctx.obj
    known: list[Found] = []
    for each in experiments(data_folder()):
        if isinstance(each, BadData):
            screen.warn(bad_text(each, screen.lang))
        else:
            known.append(each)
    if as_json:
        screen.json([_facts(each) for each in known])
        return DONE
    rows = [
        [each.experiment.id, each.experiment.game, each.plan.most, each.experiment.title.text(screen.lang)]
        for each in known
    ]
    headings = [
        *texts("lab-head-experiment", "lab-head-game"),
        *numbers("lab-head-most"),
        *texts("lab-head-title"),
    ]
    screen.table(headings, rows)
    return DONE


def _facts(found: Found) -> dict[str, object]:
    one = found.experiment
    about = {"title": one.title.model_dump(), "about": one.about.model_dump()}
    return {"id": one.id, "game": one.game, "games": found.plan.most, "file": str(found.path), **about}


def show(
    ctx: typer.Context, name: Name, seed: Seed = None, games: Games = None, *, as_json: Json = False
) -> int:
    """`lab show`: what an experiment asks, and its cells with the number of games for each."""
    screen: Screen = ctx.obj
    found = meant(name, seed, games)
    plan, one = found.plan, found.experiment
    words = LabWords(screen.lang, one.game)
    if as_json:
        cells = [
            {"cell": each.number, "values": dict(each.values), "games": each.games} for each in plan.cells
        ]
        screen.json({**_facts(found), "seed": one.seed, "measure": one.measure, "cells": cells})
        return DONE
    screen.print(one.title.text(screen.lang), "bold")
    screen.print(one.about.text(screen.lang))
    until = one.until
    screen.speak("lab-measure", measure=words.measure(one.measure), seed=str(one.seed))
    if until:
        width = f"{until.width * 100:g}"
        screen.speak("lab-until", measure=words.measure(until.measure), width=width, every=until.every)
    rows = [[each.number, words.values(plan, each), each.games] for each in plan.cells]
    screen.print(words.parameters(plan), "dim")
    screen.table([*numbers("lab-head-cell"), *texts("lab-head-values"), *numbers("lab-head-games")], rows)
    return DONE


def status(ctx: typer.Context, name: OneName = "", *, as_json: Json = False) -> int:
    """`lab status`: the series of games that are kept, the latest first; those by other rules are marked."""
    screen: Screen = ctx.obj
    with store() as games:
        kept = [(each, count) for each, count in games.series() if name in {"", each.experiment}]
    if as_json:
        screen.json(
            [
                {
                    "experiment": each.experiment,
                    "seed": each.seed,
                    "games": count,
                    "rules": each.mark,
                    "current": each.mark == mark(),
                    "program": each.program,
                    "begun": each.begun,
                }
                for each, count in kept
            ]
        )
        return DONE
    if not kept:
        screen.speak("lab-nothing-kept")
        return DONE
    rows = [
        [
            each.experiment,
            each.seed,
            count,
            day(each.begun),
            screen.say("lab-rules-now" if each.mark == mark() else "lab-rules-other", mark=each.mark[:8]),
        ]
        for each, count in kept
    ]
    headings = [*texts("lab-head-experiment"), *numbers("lab-head-seed", "lab-head-games")]
    screen.table([*headings, *texts("lab-head-begun", "lab-head-rules")], rows)
    return DONE
