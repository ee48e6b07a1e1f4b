"""`isandlwana balance`: how our own set plays against 9.2, plan by plan; the report beside its pack."""

from fractions import Fraction
from pathlib import Path
from typing import Annotated

import typer

from heart_africa.companions.isandlwana.description import ISANDLWANA
from heart_africa.laboratory.balance import BalanceReport, PlayerReport, player_report
from heart_africa.laboratory.figures import figures
from heart_africa.language.narration import decimal, percent
from heart_africa.storage.files import write_text
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.lab.options import Scheduler, Workers, meant
from heart_africa.terminal.lab.run import run_here
from heart_africa.terminal.options import Json
from heart_africa.terminal.screen import Screen, numbers, texts

EXPERIMENT = "isandlwana-balance"
Games = Annotated[int, typer.Option("--games", metavar="number", min=1, help="help-option-balance-games")]
Seed = Annotated[int, typer.Option("--seed", metavar="number", min=0, help="help-option-balance-seed")]
Out = Annotated[Path | None, typer.Option("--out", metavar="file", help="help-option-balance-out")]


def balance(
    ctx: typer.Context,
    games: Games = 200,
    seed: Seed = 1,
    *,
    out: Out = None,
    workers: Workers = None,
    scheduler: Scheduler = "",
    as_json: Json = False,
) -> int:
    """The command: what came about in how many games, by plan of the British; `--out` keeps the report."""
    screen: Screen = ctx.obj
    found = meant(EXPERIMENT, seed, games)
    head = ISANDLWANA.packs.own_set(1).top.head
    with run_here(screen, found, workers, scheduler) as rows:
        come_to = figures(found.plan, rows)
    reports = [player_report(str(each.cell.values["british"]), each) for each in come_to.cells]
    report = BalanceReport(pack=head.id, pack_version=head.version, seed=seed, players=tuple(reports))
    if out:
        write_text(out, report.written())
        screen.written(out, as_json=as_json)
    elif as_json:
        screen.json(report.model_dump(mode="json"))
    else:
        screen.print(head.statement(screen.lang), "dim")
        for each in reports:
            _shown(screen, each)
    return DONE


def _shown(screen: Screen, report: PlayerReport) -> None:
    """The counts of one plan."""
    screen.print()
    plan = screen.say(f"lab-isandlwana-value-{report.player}")
    left = decimal(screen.lang, report.points)
    screen.print(screen.say("isandlwana-balance-plan", plan=plan, count=report.games, left=left), "bold")
    rows = []
    for key, each in report.counts.items():
        what, _, turn = key.rpartition("-") if key.startswith("dead-by-") else (key, "", "")
        low, high = (Fraction(round(bound * 10000), 10000) for bound in (each.low, each.high))
        shares = (percent(screen.lang, of) for of in (Fraction(each.times, each.of or 1), low, high))
        rows.append([screen.say(f"lab-isandlwana-fact-{what}", **({"rest": turn} if turn else {})), *shares])
    headings = ("zuluscalc-balance-share", "zuluscalc-balance-low", "zuluscalc-balance-high")
    screen.table([*texts("zuluscalc-balance-what"), *numbers(*headings)], rows)
