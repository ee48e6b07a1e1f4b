"""`zulus balance`: how our own set plays; an experiment, told as the report beside a pack."""

from fractions import Fraction
from pathlib import Path
from typing import Annotated

import typer

from heart_africa.companions.zulus.balance import AIM
from heart_africa.companions.zulus.description import ZULUS
from heart_africa.companions.zulus.packs import PACKS
from heart_africa.companions.zulus.players import PLAYERS
from heart_africa.laboratory.balance import BalanceReport, PlayerReport, player_report
from heart_africa.laboratory.figures import figures
from heart_africa.language.narration import decimal, percent
from heart_africa.storage.files import write_text
from heart_africa.terminal.companions.rules import Edition, one_edition
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.lab.options import Scheduler, Workers, meant
from heart_africa.terminal.lab.run import run_here
from heart_africa.terminal.options import Json, one_of
from heart_africa.terminal.screen import Screen, numbers, texts

EXPERIMENT = "zulus-balance"
Games = Annotated[int, typer.Option("--games", metavar="number", min=1, help="help-option-balance-games")]
Seed = Annotated[int, typer.Option("--seed", metavar="number", min=0, help="help-option-balance-seed")]
PlayerName = Annotated[
    str, typer.Option("--player", metavar="player", help="help-option-balance-player", show_default=False)
]
Out = Annotated[Path | None, typer.Option("--out", metavar="file", help="help-option-balance-out")]


def balance(
    ctx: typer.Context,
    edition: Edition = 0,
    games: Games = 200,
    seed: Seed = 1,
    player: PlayerName = "",
    *,
    out: Out = None,
    workers: Workers = None,
    scheduler: Scheduler = "",
    as_json: Json = False,
) -> int:
    """The command: what came about in how many games, by player; `--out` keeps the report."""
    screen: Screen = ctx.obj
    chosen = 1 if one_edition(ZULUS, edition) == 1 else 2
    players = (one_of(player, PLAYERS, "--player"),) if player else tuple(PLAYERS)
    found = meant(EXPERIMENT, seed, games).changed(varies={"edition": (chosen,), "player": players})
    head = PACKS.own_set(chosen).top.head
    with run_here(screen, found, workers, scheduler) as rows:
        come_to = figures(found.plan, rows)
    reports = [player_report(str(each.cell.values["player"]), each) for each in come_to.cells]
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
    """The counts of one player, of the unused cards the one that was left aside most often."""
    screen.print()
    screen.speak(f"zuluscalc-player-{report.player}", "bold")
    points, reach = (decimal(screen.lang, each) for each in (report.points, report.reach))
    screen.speak("zuluscalc-balance-points", count=report.games, points=points, reach=reach)
    unused = max(
        (key for key in report.counts if key.startswith("unused-")), key=lambda key: report.counts[key].times
    )
    rows = []
    for key, each in report.counts.items():
        if key == unused or not key.startswith("unused-"):
            low, high = (Fraction(round(bound * 10000), 10000) for bound in (each.low, each.high))
            value = Fraction(each.times, each.of or 1)
            rows.append([_what(screen, key), *(percent(screen.lang, of) for of in (value, low, high))])
    headings = ("zuluscalc-balance-share", "zuluscalc-balance-low", "zuluscalc-balance-high")
    screen.table([*texts("zuluscalc-balance-what"), *numbers(*headings)], rows)


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
