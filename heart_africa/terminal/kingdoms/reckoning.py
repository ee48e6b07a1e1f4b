"""`kingdoms odds battle|settlement|siege|plunder|production|ship`, `kingdoms vp`: reckoned without a box."""

from typing import Annotated

import typer

from heart_africa.companions.kingdoms import odds
from heart_africa.companions.kingdoms.numbers import NUMBERS
from heart_africa.core.citations import cite
from heart_africa.language.kingdoms_cards import named
from heart_africa.language.narration import chance, decimal, percent, signed
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.options import Json, within
from heart_africa.terminal.screen import Screen, numbers

MOST_WINS = 200
MOST_EXTRA = 6
PLAYERS = (3, 4)
RULES: dict[odds.Fight, str] = {"battle": "DK-098", "settlement": "DK-118", "siege": "DK-136"}


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
            shown.append((signed(count * each), f"{words} ({cite(rule, 0, screen.lang)})", ""))
    screen.items(shown)
    screen.print(
        screen.say("kingdomscalc-points", points=total, cited=cite("DK-145", 0, screen.lang)), "bold"
    )
    for players, short in wanting.items():
        about = {"players": players, "short": short, "cited": cite("DK-140", 0, screen.lang)}
        screen.print(screen.say("kingdomscalc-wanting", **about))
    return DONE


# --- odds before the dice ---

Troops = Annotated[int, typer.Argument(metavar="number", help="help-option-odds-troops")]
Against = Annotated[int, typer.Argument(metavar="number", help="help-option-odds-against")]
Shelter = Annotated[int, figure("--sheltered", "help-option-odds-sheltered")]
Extra = Annotated[int, figure("--extra", "help-option-odds-extra")]
ExtraAgainst = Annotated[int, figure("--extra-against", "help-option-odds-extra-against")]
Red = Annotated[int, figure("--red", "help-option-odds-red")]
Black = Annotated[int, figure("--black", "help-option-odds-black")]


def battle_odds(
    ctx: typer.Context, troops: Troops, against: Against, *, extra: Extra = 0,
    extra_against: ExtraAgainst = 0, as_json: Json = False,
) -> int:  # fmt: skip
    """The command: a battle to the end."""
    most = NUMBERS.pieces.troops * NUMBERS.pieces.armies
    return _combat(
        ctx.obj,
        "battle",
        troops,
        within(against, 1, most, "against"),
        (extra, extra_against),
        as_json=as_json,
    )


def settlement_odds(
    ctx: typer.Context,
    troops: Troops,
    *,
    extra: Extra = 0,
    extra_against: ExtraAgainst = 0,
    as_json: Json = False,
) -> int:
    """The command: an attack on a settlement to the end."""
    return _combat(ctx.obj, "settlement", troops, 0, (extra, extra_against), as_json=as_json)


def siege_odds(
    ctx: typer.Context, troops: Troops, *, sheltered: Shelter = 0, extra: Extra = 0,
    extra_against: ExtraAgainst = 0, as_json: Json = False,
) -> int:  # fmt: skip
    """The command: a siege to the end."""
    most = NUMBERS.pieces.troops * NUMBERS.pieces.armies
    defenders = within(sheltered, 0, most, "--sheltered")
    return _combat(ctx.obj, "siege", troops, defenders, (extra, extra_against), as_json=as_json)


def _combat(
    screen: Screen, kind: odds.Fight, troops: int, defenders: int, extra: tuple[int, int], *, as_json: bool
) -> int:
    """A combat as a whole, and round by round."""
    attackers = within(troops, 1, NUMBERS.pieces.troops, "troops")
    more = tuple(within(each, 0, MOST_EXTRA, option)
                 for each, option in zip(extra, ("--extra", "--extra-against"), strict=True))  # fmt: skip
    found = odds.combat(kind, attackers, defenders, (more[0], more[1]))
    lost = [attackers - found.left(attacker=True), defenders - found.left(attacker=False)]
    if as_json:
        outcomes = [{**each._asdict(), "cases": cases} for each, cases in found.chances.weights.items()]
        screen.json({"wins": [found.wins.numerator, found.wins.denominator],
                     "cases": found.chances.cases, "outcomes": outcomes})  # fmt: skip
        return DONE
    lang = screen.lang
    about = {"kind": kind, "chance": f"{chance(lang, found.wins)} ({percent(lang, found.wins)})"}
    screen.print(screen.say("kingdomscalc-combat", **about, cited=cite(RULES[kind], 0, lang)), "bold")
    told = {"mine": decimal(lang, lost[0], 2), "other": decimal(lang, lost[1], 2)}
    screen.print(screen.say("kingdomscalc-losses" if defenders else "kingdomscalc-loss", **told))
    screen.table(
        numbers("kingdomscalc-round", "kingdomscalc-attacker", "kingdomscalc-defender"),
        (
            (number, percent(lang, wins), percent(lang, holds))
            for number, wins, holds in found.by_round()
            if wins or holds
        ),
    )
    return DONE


def plunder_odds(ctx: typer.Context, troops: Troops, *, as_json: Json = False) -> int:
    """The command: a plunder."""
    screen: Screen = ctx.obj
    found = odds.plunder(within(troops, 1, NUMBERS.pieces.troops, "troops"))
    if as_json:
        screen.json({"wins": [found.numerator, found.denominator]})
        return DONE
    told = f"{chance(screen.lang, found)} ({percent(screen.lang, found)})"
    screen.print(screen.say("kingdomscalc-plunder", chance=told, cited=cite("DK-126", 0, screen.lang)))
    return DONE


def production_odds(ctx: typer.Context, *, red: Red = 1, black: Black = 1, as_json: Json = False) -> int:
    """The command: which colour produces, with dice added."""
    screen: Screen = ctx.obj
    most = NUMBERS.dice.of_colour
    found = odds.production(within(red, 1, most, "--red"), within(black, 1, most, "--black"))
    if as_json:
        screen.json({"cases": found.cases, **found.weights})
        return DONE
    lang = screen.lang
    screen.print(cite("DK-033", 0, lang), "bold")
    words = {"red": named(lang, "colour", "red"), "black": named(lang, "colour", "black"),
             "both": screen.say("kingdomscalc-both")}  # fmt: skip
    screen.items([(percent(lang, found.of(each)), word, "") for each, word in words.items()])
    return DONE


def ship_odds(ctx: typer.Context, *, as_json: Json = False) -> int:
    """The command: how far a ship may go."""
    screen: Screen = ctx.obj
    found = odds.reach()
    if as_json:
        screen.json(
            {"cases": found.cases, "reach": {str(steps): cases for steps, cases in found.weights.items()}}
        )
        return DONE
    screen.print(cite("DK-076", 0, screen.lang), "bold")
    least = [(steps, found.where(lambda each, at=steps: each >= at)) for steps in found.weights]  # type: ignore[misc]  # bound now
    screen.items([(percent(screen.lang, share), screen.say("kingdomscalc-reach", steps=steps), "")
                  for steps, share in least])  # fmt: skip
    return DONE
