"""`zulus balance`: how our own set plays, tried by the computer's players over many games."""

import os
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import Annotated, Literal

import typer

from heart_africa.companions.zulus.balance import AIM, Played, counts, standard_game, worst
from heart_africa.companions.zulus.description import ZULUS
from heart_africa.companions.zulus.packs import PACKS
from heart_africa.companions.zulus.players import PLAYERS
from heart_africa.laboratory.report import BalanceReport, PlayerReport, player_report
from heart_africa.laboratory.trials import trials
from heart_africa.language.narration import decimal, percent
from heart_africa.storage.files import write_text
from heart_africa.terminal.companions.rules import Edition, one_edition
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.options import Json, one_of
from heart_africa.terminal.screen import Screen, numbers, texts

Games = Annotated[int, typer.Option("--games", metavar="number", min=1, help="help-option-balance-games")]
Seed = Annotated[int, typer.Option("--seed", metavar="number", help="help-option-balance-seed")]
PlayerName = Annotated[
    str, typer.Option("--player", metavar="player", help="help-option-balance-player", show_default=False)
]
Out = Annotated[Path | None, typer.Option("--out", metavar="file", help="help-option-balance-out")]

SLOW = {"looks-ahead": 50}
"""Who takes so long that of so many games one is enough."""


def balance(  # noqa: PLR0917  # Typer hands them over by name
    ctx: typer.Context,
    edition: Edition = 0,
    games: Games = 200,
    seed: Seed = 1,
    player: PlayerName = "",
    out: Out = None,
    *,
    as_json: Json = False,
) -> int:
    """The command: what came about in how many games, by player; `--out` keeps the report."""
    screen: Screen = ctx.obj
    chosen: Literal[1, 2] = 1 if one_edition(ZULUS, edition or ZULUS.editions[-1]) == 1 else 2
    if player:
        one_of(player, PLAYERS, "--player")
    head = PACKS.own_set(chosen).top.head
    reports = []
    for name in (player,) if player else PLAYERS:
        trial = partial(standard_game, edition=chosen, player=name)
        number = max(1, games // SLOW.get(name, 1))
        played: list[Played] = list(trials(trial, number, seed, processes=os.cpu_count() or 1))
        reports.append(player_report(name, [each.points for each in played], counts(chosen, played)))
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
    unused = worst({key: (each.times, each.of) for key, each in report.counts.items()}, "unused-")
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
