"""`kingdoms balance`: how our own set plays with planners on every seat; the report beside its pack."""

from collections.abc import Iterator

import typer

from heart_africa.companions.kingdoms.description import KINGDOMS
from heart_africa.companions.kingdoms.state import RESOURCES
from heart_africa.laboratory.balance import PlayerReport
from heart_africa.terminal.companions.balance import Tried, Trying, told
from heart_africa.terminal.lab.options import meant
from heart_africa.terminal.screen import Screen

EXPERIMENT = "kingdoms-balance"


def balance(ctx: typer.Context, *, how: Trying) -> int:
    """The command: who wins how often, how, and what comes in, with three and with four."""
    screen: Screen = ctx.obj
    experiment = meant(EXPERIMENT, how.seed, how.games).changed(
        varies={"players": (3, 4), "player": ("planner",)}
    )

    def title(report: PlayerReport) -> str:
        return screen.say("kingdoms-balance-players", players=int(report.player), count=report.games)

    def counted(report: PlayerReport) -> Iterator[tuple[str, str]]:
        for key in sorted(report.counts):
            kind, _, people = key.partition("-")
            if kind == "won":
                yield key, screen.say("kingdoms-balance-won", people=screen.say(f"kingdoms-people-{people}"))
        yield "threshold", screen.say("lab-kingdoms-fact-threshold")
        for key in RESOURCES:
            yield key, screen.say("kingdoms-balance-income", what=screen.say(f"kingdomsbox-resource-{key}"))

    head = KINGDOMS.packs.own_set(1).top.head
    tried = Tried(head, experiment, "players", title, counted)
    return told(screen, tried, how)
