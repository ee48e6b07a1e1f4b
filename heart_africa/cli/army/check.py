"""`army check`: the verdict, every problem with its rule and repairs, the warnings, the points."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass

import typer

from armylists import wording
from armylists.catalogue import Catalogue
from armylists.legality import Verdict, verdict
from armylists.repairs import Repair, repairs
from armylists.roster import Roster
from heart_africa.citations import cite
from heart_africa.cli import desk
from heart_africa.cli.army.shown import heading, points
from heart_africa.cli.faults import DONE, REFUSED
from heart_africa.cli.options import ArmyFile, ChosenRulings, Json
from heart_africa.cli.screen import Screen
from heart_africa.problems import Problem

Facts = dict[str, object]


@dataclass(frozen=True, slots=True)
class Judged:
    """An army with all that is said of it."""

    catalogue: Catalogue
    roster: Roster
    verdict: Verdict
    warnings: tuple[Problem, ...]
    repairs: tuple[tuple[Repair, ...], ...]


def check(ctx: typer.Context, file: ArmyFile, *, ruling: ChosenRulings = None, as_json: Json = False) -> int:
    """The command: 0 if the army is legal, 1 if it is not."""
    screen: Screen = ctx.obj
    judged = _judge(screen, file, ruling)
    if as_json:
        screen.json(_facts(judged, screen.lang))
    else:
        _show(judged, screen)
    return DONE if judged.verdict.legal else REFUSED


def _judge(screen: Screen, file: str, chosen: Sequence[str] | None) -> Judged:
    lists, rulings = desk.catalogue(screen), desk.rulings(chosen)
    opened = desk.open_army(file, lists, screen)
    found = verdict(lists, opened.roster, rulings)
    mended = repairs(lists, opened.roster, found, rulings)
    return Judged(lists, opened.roster, found, opened.warnings + found.warnings, mended)


def _facts(judged: Judged, lang: str) -> Facts:
    """The verdict for programs."""
    problems = zip(judged.verdict.problems, judged.repairs, strict=True)
    return {
        "legal": judged.verdict.legal,
        "points": judged.verdict.points,
        "limit": judged.roster.points,
        "problems": [_problem(judged, problem, mended, lang) for problem, mended in problems],
        "warnings": [_problem(judged, warning, (), lang) for warning in judged.warnings],
    }


def _problem(judged: Judged, problem: Problem, mended: Sequence[Repair], lang: str) -> Facts:
    lists, roster = judged.catalogue, judged.roster
    return {
        "code": problem.code,
        "rule": problem.rule,
        "page": problem.page,
        "see": problem.see,
        "where": problem.where,
        "message": wording.problem(lists, roster, problem, lang),
        "about": dict(problem.about),
        "repairs": [
            {
                "message": wording.repair(lists, roster, each, lang),
                "edits": [asdict(edit) for edit in each.edits],
            }
            for each in mended
        ],
    }


def _show(judged: Judged, screen: Screen) -> None:
    """The verdict for people."""
    roster, found = judged.roster, judged.verdict
    heading(screen, judged.catalogue, roster)
    screen.print()
    if found.legal:
        screen.speak("cli-legal", "bold green")
    else:
        screen.speak("cli-illegal", "bold red", count=len(found.problems))
    if roster.narrative and not found.legal:
        screen.speak("cli-narrative", "yellow")
    points(screen, judged.catalogue, roster, found.points)
    for problem, mended in zip(found.problems, judged.repairs, strict=True):
        _say(judged, problem, mended, screen)
    for warning in judged.warnings:
        _say(judged, warning, (), screen)


def _say(judged: Judged, problem: Problem, mended: Sequence[Repair], screen: Screen) -> None:
    """A problem or warning: its rule and place, the sentence, its repairs."""
    lists, roster, lang = judged.catalogue, judged.roster, screen.lang
    mark, style = ("!", "yellow") if problem.code.startswith("warn-") else ("✗", "red")
    rules = ", ".join([cite(problem.rule, problem.page, lang), *problem.see])
    screen.print()
    screen.print(f"{mark} {rules} · {wording.place(roster, problem.where, lang)}", style)
    screen.print(wording.problem(lists, roster, problem, lang), indent=2)
    screen.items((("→", wording.repair(lists, roster, each, lang), "cyan") for each in mended), indent=2)
