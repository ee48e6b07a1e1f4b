"""`balance` of a companion: how its own set plays; an experiment, told as the report beside a pack."""

import json
from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import groupby
from pathlib import Path
from typing import Annotated

import typer

from heart_africa.companions.companion import Companion
from heart_africa.core.dataclass import dataclass
from heart_africa.core.playable import Value
from heart_africa.laboratory.balance import BalanceReport, Counted, PlayerReport, player_report
from heart_africa.laboratory.figures import figures
from heart_africa.language.companions import capital
from heart_africa.language.experiments import LabWords
from heart_africa.language.narration import decimal, percent
from heart_africa.language.order_fields import value_word
from heart_africa.storage.files import write_text
from heart_africa.terminal.companions.rules import Edition, one_edition
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.lab.options import Scheduler, Workers, meant
from heart_africa.terminal.lab.run import run_here
from heart_africa.terminal.options import FieldsOf, Json, one_of
from heart_africa.terminal.screen import Screen, numbers, texts

Games = Annotated[
    int | None, typer.Option("--games", metavar="number", min=1, help="help-option-balance-games")
]
Seed = Annotated[int | None, typer.Option("--seed", metavar="number", min=0, help="help-option-balance-seed")]
PlayerName = Annotated[
    str, typer.Option("--player", metavar="player", help="help-option-balance-player", show_default=False)
]
Out = Annotated[Path | None, typer.Option("--out", metavar="file", help="help-option-balance-out")]


LONG = 10
"""Of more counts of one sort than these, such as the cards that were never used, one is told."""


@dataclass(frozen=True)
class How:
    """How a set is tried: how often, by which seed, or as its experiment says; where the report goes."""

    games: Games = None
    seed: Seed = None
    out: Out = None
    workers: Workers = None
    scheduler: Scheduler = ""
    as_json: Json = False


def balance(
    game: Companion,
    ctx: typer.Context,
    edition: Edition = 0,
    player: PlayerName = "",
    *,
    how: Annotated[How, FieldsOf(How)],
) -> int:
    """The command: what came about in how many games of its own set; `--out` keeps the report.

    The experiment is `<kind>-balance`; its first parameter beside the edition tells the cells apart. Unless
    `player` says otherwise all players are reported or, where something else is, the ablest plays.
    """
    screen: Screen = ctx.obj
    chosen, found = one_edition(game, edition), meant(f"{game.kind}-balance", how.seed, how.games)
    varies, known = found.experiment.varies, found.plan.playable.parameters
    by = next(name for name in varies if name != "edition")
    who = "player" if "player" in varies else by
    changes: dict[str, tuple[Value, ...]] = {"edition": (chosen,)} if "edition" in varies else {}
    if player:
        changes[who] = (one_of(player, known[who].words, "--player"),)
    elif who != by:
        changes[who] = known[who].words[-1:]
    tried, head = found.changed(varies={**varies, **changes}), game.packs.own_set(chosen).top.head
    with run_here(screen, tried, how.workers, how.scheduler) as rows:
        come_to = figures(tried.plan, rows)
    reports = [player_report(str(each.cell.values[by]), each) for each in come_to.cells]
    report = BalanceReport(
        pack=head.id, pack_version=head.version, seed=tried.experiment.seed, players=tuple(reports)
    )
    if how.out:
        write_text(how.out, report.written())
        screen.written(how.out, as_json=how.as_json)
    elif how.as_json:
        screen.json(json.loads(report.model_dump_json()))  # which has a word for what nobody knows: null
    else:
        words, side = LabWords(screen.lang, game.kind), tried.plan.playable.sides[0]
        screen.print(head.statement(screen.lang), "dim")
        for each in reports:
            _show(screen, words, f"{words.parameter(by)}: {words.value(each.player, by)}", side, each)
    return DONE


def _show(screen: Screen, words: LabWords, title: str, side: str, report: PlayerReport) -> None:
    """What one player, or so many, came to; nobody knows how far the points of a single game are off."""
    screen.print()
    screen.print(capital(title), "bold")
    reach = decimal(screen.lang, report.reach) if report.games > 1 else "none"
    points = {"points": decimal(screen.lang, report.points), "reach": reach}
    screen.speak("companion-balance-points", count=report.games, side=words.side(side), **points)
    shares = {words.measure(key): (each.times / (each.of or 1), each.low, each.high)
              for key, each in _told(report.counts)}  # fmt: skip
    for key, part in sorted(report.parts.items()):  # of a single game nothing is known: from none to all
        low, high = max(0.0, part.share - part.reach), min(1.0, part.share + part.reach)
        what = screen.say("companion-balance-part", what=value_word(screen.lang, key))
        shares[what] = (part.share, low, high)
    rows = [
        [what, *(percent(screen.lang, Fraction(round(each * 10000), 10000)) for each in share)]
        for what, share in shares.items()
    ]
    headings = ("companion-balance-share", "companion-balance-low", "companion-balance-high")
    screen.table([*texts("companion-balance-what"), *numbers(*headings)], rows)


def _told(counts: Mapping[str, Counted]) -> Iterator[tuple[str, Counted]]:
    """Who won, then the other counts: of a long row of one sort only what came about most often."""
    won = sorted(key for key in counts if key.startswith("won-"))
    ordered = [*won, *(key for key in counts if key not in won)]
    for _, same in groupby(ordered, lambda key: key.partition("-")[0]):
        keys = [*same]
        if len(keys) > LONG:
            keys = [max(keys, key=lambda key: counts[key].times)]
        yield from ((key, counts[key]) for key in keys)
