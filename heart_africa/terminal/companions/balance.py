"""`balance` of a companion: how its own set plays; an experiment, told as the report beside a pack."""

import json
from collections.abc import Callable, Iterable
from fractions import Fraction
from pathlib import Path
from typing import Annotated

import typer

from heart_africa.companions.packs import Head
from heart_africa.core.dataclass import dataclass
from heart_africa.kinds.laboratory import Found
from heart_africa.laboratory.balance import BalanceReport, PlayerReport, player_report
from heart_africa.laboratory.figures import figures
from heart_africa.language.narration import percent
from heart_africa.storage.files import write_text
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.lab.options import Scheduler, Workers
from heart_africa.terminal.lab.run import run_here
from heart_africa.terminal.options import FieldsOf, Json
from heart_africa.terminal.screen import Screen, numbers, texts

Games = Annotated[
    int | None, typer.Option("--games", metavar="number", min=1, help="help-option-balance-games")
]
Seed = Annotated[int | None, typer.Option("--seed", metavar="number", min=0, help="help-option-balance-seed")]
Out = Annotated[Path | None, typer.Option("--out", metavar="file", help="help-option-balance-out")]


@dataclass(frozen=True)
class How:
    """How a set is tried: how often, by which seed, or as its experiment says; where the report goes."""

    games: Games = None
    seed: Seed = None
    out: Out = None
    workers: Workers = None
    scheduler: Scheduler = ""
    as_json: Json = False


Trying = Annotated[How, FieldsOf(How)]


@dataclass(frozen=True, slots=True)
class Tried:
    """A set that is tried: its head, its experiment, by which parameter the report tells players apart.

    `title` says a player with what he came to; `counted` the counts that are told, each in words.
    """

    head: Head
    experiment: Found
    by: str
    title: Callable[[PlayerReport], str]
    counted: Callable[[PlayerReport], Iterable[tuple[str, str]]]


def told(screen: Screen, tried: Tried, how: How) -> int:
    """Play the games, tell what came about by player, or write it."""
    seed, head = tried.experiment.experiment.seed, tried.head
    with run_here(screen, tried.experiment, how.workers, how.scheduler) as rows:
        come_to = figures(tried.experiment.plan, rows)
    reports = [player_report(str(each.cell.values[tried.by]), each) for each in come_to.cells]
    report = BalanceReport(pack=head.id, pack_version=head.version, seed=seed, players=tuple(reports))
    if how.out:
        write_text(how.out, report.written())
        screen.written(how.out, as_json=how.as_json)
    elif how.as_json:
        screen.json(json.loads(report.model_dump_json()))  # which has a word for what nobody knows: null
    else:
        screen.print(head.statement(screen.lang), "dim")
        for each in reports:
            _show(screen, tried, each)
    return DONE


def _show(screen: Screen, tried: Tried, report: PlayerReport) -> None:
    """The counts of one player."""
    screen.print()
    screen.print(tried.title(report), "bold")
    rows = []
    for key, words in tried.counted(report):
        counted, part = report.counts.get(key), report.parts.get(key)
        if counted:
            share, low, high = counted.times / (counted.of or 1), counted.low, counted.high
        elif part:
            low, high = max(0.0, part.share - part.reach), min(1.0, part.share + part.reach)
            share = part.share  # of a single game nothing is known: from none to all
        else:
            continue
        shares = (Fraction(round(each * 10000), 10000) for each in (share, low, high))
        rows.append([words, *(percent(screen.lang, of) for of in shares)])
    headings = ("companion-balance-share", "companion-balance-low", "companion-balance-high")
    screen.table([*texts("companion-balance-what"), *numbers(*headings)], rows)
