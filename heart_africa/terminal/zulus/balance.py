"""`zulus balance`: how our own set plays, by player of the computer's."""

from collections.abc import Iterator
from typing import Annotated

import typer

from heart_africa.companions.zulus.balance import AIM
from heart_africa.companions.zulus.description import ZULUS
from heart_africa.companions.zulus.players import PLAYERS
from heart_africa.laboratory.balance import PlayerReport
from heart_africa.language.narration import decimal
from heart_africa.terminal.companions.balance import Tried, Trying, told
from heart_africa.terminal.companions.rules import Edition, one_edition
from heart_africa.terminal.lab.options import meant
from heart_africa.terminal.options import one_of
from heart_africa.terminal.screen import Screen

EXPERIMENT = "zulus-balance"
PlayerName = Annotated[
    str, typer.Option("--player", metavar="player", help="help-option-balance-player", show_default=False)
]


def balance(ctx: typer.Context, edition: Edition = 0, player: PlayerName = "", *, how: Trying) -> int:
    """The command: what came about in how many games, by player; `--out` keeps the report."""
    screen: Screen = ctx.obj
    chosen = one_edition(ZULUS, edition)
    players = (one_of(player, PLAYERS, "--player"),) if player else tuple(PLAYERS)
    experiment = meant(EXPERIMENT, how.seed, how.games).changed(
        varies={"edition": (chosen,), "player": players}
    )

    def title(report: PlayerReport) -> str:
        points = decimal(screen.lang, report.points)
        reach = decimal(screen.lang, report.reach) if report.games > 1 else ""  # nobody knows it of one game
        said = screen.say("zuluscalc-balance-points", count=report.games, points=points, reach=reach)
        return f"{screen.say(f'zuluscalc-player-{report.player}')}\n{said}"

    def counted(report: PlayerReport) -> Iterator[tuple[str, str]]:
        """Of the unused cards the one that was left aside most often."""
        unused = [key for key in report.counts if key.startswith("unused-")]
        most = max(unused, key=lambda key: report.counts[key].times)
        for key in report.counts:
            if key == most or key not in unused:
                yield key, _what(screen, key)

    head = ZULUS.packs.own_set(chosen).top.head
    tried = Tried(head, experiment, "player", title, counted)
    return told(screen, tried, how)


def _what(screen: Screen, key: str) -> str:
    """What was counted, in words."""
    kind, _, rest = key.partition("-")
    match kind:
        case "unused":
            return screen.say("zuluscalc-balance-unused", card=rest)
        case "track":
            return screen.say("zuluscalc-balance-track", track=screen.say(f"zulus-track-{rest}"))
        case _ if key in ("aim", "defeat", "military", "dry"):
            return screen.say(f"zuluscalc-balance-{key}", points=AIM)
        case _:
            return screen.say(f"zuluscalc-level-{key}")
