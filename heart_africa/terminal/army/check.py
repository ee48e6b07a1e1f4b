"""`army check`: the verdict, every problem with its rule and repairs, the warnings, the points."""

from collections.abc import Sequence

import typer

from armylists.legality import Verdict, verdict
from armylists.repairs import Repair, repairs
from heart_africa.core.dataclass import dataclass
from heart_africa.core.problems import Problem
from heart_africa.terminal import context
from heart_africa.terminal.army.facts import Facts, Teller
from heart_africa.terminal.army.heading import heading, points
from heart_africa.terminal.faults import DONE, REFUSED
from heart_africa.terminal.options import ArmyFile, ChosenRulings, Json
from heart_africa.terminal.screen import Screen


@dataclass(frozen=True, slots=True)
class Judged:
    """An army with all that is said of it."""

    teller: Teller
    verdict: Verdict
    warnings: tuple[Problem, ...]
    repairs: tuple[tuple[Repair, ...], ...]


def check(ctx: typer.Context, file: ArmyFile, *, ruling: ChosenRulings = None, as_json: Json = False) -> int:
    """The command: 0 if the army is legal, 1 if it is not."""
    screen: Screen = ctx.obj
    judged = _judge(screen, file, ruling)
    if as_json:
        screen.json(_facts(judged))
    else:
        _show(judged, screen)
    return DONE if judged.verdict.legal else REFUSED


def _judge(screen: Screen, file: str, chosen: Sequence[str] | None) -> Judged:
    lists, rulings = context.catalogue(screen), context.rulings(chosen)
    opened = context.open_army(file, lists, screen)
    found = verdict(lists, opened.roster, rulings)
    mended = repairs(lists, opened.roster, found, rulings)
    return Judged(Teller(lists, opened.roster, screen.lang), found, opened.warnings + found.warnings, mended)


def _facts(judged: Judged) -> Facts:
    """The verdict for programs."""
    problems = zip(judged.verdict.problems, judged.repairs, strict=True)
    return {
        "legal": judged.verdict.legal,
        "points": judged.verdict.points,
        "limit": judged.teller.roster.points,
        "problems": [judged.teller.facts(problem, mended) for problem, mended in problems],
        "warnings": [judged.teller.facts(warning) for warning in judged.warnings],
    }


def _show(judged: Judged, screen: Screen) -> None:
    """The verdict for people."""
    lists, roster, found = judged.teller.catalogue, judged.teller.roster, judged.verdict
    heading(screen, lists, roster)
    screen.print()
    if found.legal:
        screen.speak("cli-legal", "bold green")
    else:
        screen.speak("cli-illegal", "bold red", count=len(found.problems))
    if roster.narrative and not found.legal:
        screen.speak("cli-narrative", "yellow")
    points(screen, lists, roster, found.points)
    for problem, mended in zip(found.problems, judged.repairs, strict=True):
        screen.print()
        judged.teller.show(screen, problem, mended)
    for warning in judged.warnings:
        screen.print()
        judged.teller.show(screen, warning)
