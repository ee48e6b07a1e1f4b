"""`isandlwana balance`: how our own set plays against 9.2, plan by plan; the report beside its pack."""

from collections.abc import Iterator

import typer

from heart_africa.companions.isandlwana.description import ISANDLWANA
from heart_africa.laboratory.balance import PlayerReport
from heart_africa.language.narration import decimal
from heart_africa.terminal.companions.balance import Games, Out, Seed, Tried, told
from heart_africa.terminal.lab.options import Scheduler, Workers, meant
from heart_africa.terminal.options import Json
from heart_africa.terminal.screen import Screen

EXPERIMENT = "isandlwana-balance"


def balance(
    ctx: typer.Context,
    games: Games = 600,
    seed: Seed = 1879,
    *,
    out: Out = None,
    workers: Workers = None,
    scheduler: Scheduler = "",
    as_json: Json = False,
) -> int:
    """The command: what came about in how many games, by plan of the British; `--out` keeps the report."""
    screen: Screen = ctx.obj

    def title(report: PlayerReport) -> str:
        plan, left = screen.say(f"lab-isandlwana-value-{report.player}"), decimal(screen.lang, report.points)
        return screen.say("isandlwana-balance-plan", plan=plan, count=report.games, left=left)

    def counted(report: PlayerReport) -> Iterator[tuple[str, str]]:
        for key in report.counts:
            what, _, turn = key.rpartition("-") if key.startswith("dead-by-") else (key, "", "")
            yield key, screen.say(f"lab-isandlwana-fact-{what}", **({"rest": turn} if turn else {}))

    head = ISANDLWANA.packs.own_set(1).top.head
    tried = Tried(head, meant(EXPERIMENT, seed, games), "british", title, counted)
    return told(screen, tried, workers, scheduler, out, as_json=as_json)
