"""`isandlwana balance`: how our own set plays against 9.2, plan by plan; the report beside its pack."""

from collections.abc import Iterator

import typer

from heart_africa.companions.isandlwana.description import ISANDLWANA
from heart_africa.laboratory.balance import PlayerReport
from heart_africa.language.narration import decimal
from heart_africa.terminal.companions.balance import Tried, Trying, told
from heart_africa.terminal.lab.options import meant
from heart_africa.terminal.screen import Screen

EXPERIMENT = "isandlwana-balance"


def balance(ctx: typer.Context, *, how: Trying) -> int:
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
    tried = Tried(head, meant(EXPERIMENT, how.seed, how.games), "british", title, counted)
    return told(screen, tried, how)
