"""`kingdoms vp`: what the rulebook alone lets one reckon, without a box."""

from typing import Annotated

import typer

from heart_africa.companions.kingdoms.numbers import NUMBERS
from heart_africa.core.citations import cite
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.options import Json, within
from heart_africa.terminal.screen import Screen

MOST_WINS = 200
PLAYERS = (3, 4)


def figure(name: str, about: str) -> object:
    """An option that is a number."""
    return typer.Option(name, metavar="number", help=about)


Settlements = Annotated[int, figure("--settlements", "help-option-vp-settlements")]
Fortresses = Annotated[int, figure("--fortresses", "help-option-vp-fortresses")]
Ships = Annotated[int, figure("--ships", "help-option-vp-ships")]
Wins = Annotated[int, figure("--wins", "help-option-vp-wins")]


def points(
    ctx: typer.Context,
    *,
    settlements: Settlements = 0,
    fortresses: Fortresses = 0,
    ships: Ships = 0,
    wins: Wins = 0,
    as_json: Json = False,
) -> int:
    """The command: victory points line by line, and what is still wanting for a victory in combat."""
    screen: Screen = ctx.obj
    have, worth = NUMBERS.pieces, NUMBERS.points
    lines = [
        (
            "settlements",
            within(settlements, 0, have.settlements, "--settlements"),
            worth.settlement,
            "DK-049",
        ),
        ("fortresses", within(fortresses, 0, have.fortresses, "--fortresses"), worth.fortress, "DK-056"),
        ("ships", within(ships, 0, have.ships, "--ships"), worth.ship, "DK-057"),
        ("wins", within(wins, 0, MOST_WINS, "--wins"), worth.battle, "DK-104"),
    ]
    total = sum(count * each for _, count, each, _ in lines)
    wanting = {players: max(0, NUMBERS.players(players).points - total) for players in PLAYERS}
    if as_json:
        rows = [{"what": what, "count": count, "value": count * each, "rule": rule}
                for what, count, each, rule in lines]  # fmt: skip
        screen.json({"points": total, "lines": rows, "wanting": wanting})
        return DONE
    shown = []
    for what, count, each, rule in lines:
        words = screen.say(f"kingdomscalc-{what}", count=count, each=each)
        if count:
            shown.append((f"{count * each:+d}", f"{words} ({cite(rule, 0, screen.lang)})", ""))
    screen.items(shown)
    screen.print(
        screen.say("kingdomscalc-points", points=total, cited=cite("DK-145", 0, screen.lang)), "bold"
    )
    for players, short in wanting.items():
        about = {"players": players, "short": short, "cited": cite("DK-140", 0, screen.lang)}
        screen.print(screen.say("kingdomscalc-wanting", **about))
    return DONE
