"""`kingdoms odds battle|settlement|siege|plunder|production|ship`, `kingdoms vp`: reckoned without a box."""

from functools import partial
from operator import le
from typing import Annotated, Any

import typer

from heart_africa.companions.kingdoms import odds
from heart_africa.companions.kingdoms.numbers import NUMBERS
from heart_africa.companions.kingdoms.state import Player, Ship, State
from heart_africa.companions.kingdoms.victory import victory_points
from heart_africa.core.citations import cite
from heart_africa.core.dataclass import dataclass
from heart_africa.core.fields import Between
from heart_africa.language.kingdoms import TONGUE
from heart_africa.language.kingdoms_cards import named
from heart_africa.language.narration import chance, decimal, percent, signed
from heart_africa.terminal.companions.questions import QuestionOf
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.options import Json, within
from heart_africa.terminal.screen import Screen, numbers

HAVE, DICE = NUMBERS.pieces, NUMBERS.dice
MOST_WINS, MOST_EXTRA = 200, 6
MOST_TROOPS = HAVE.troops * HAVE.armies
PLAYERS = (3, 4)
RULES: dict[odds.Fight, str] = {"battle": "DK-098", "settlement": "DK-118", "siege": "DK-136"}


@dataclass(frozen=True, slots=True, kw_only=True)
class PointsAsked:
    """What somebody has on the map, and the battles that he has won."""

    settlements: Annotated[int, Between(0, HAVE.settlements)] = 0
    fortresses: Annotated[int, Between(0, HAVE.fortresses)] = 0
    ships: Annotated[int, Between(0, HAVE.ships)] = 0
    wins: Annotated[int, Between(0, MOST_WINS)] = 0

    @property
    def state(self) -> State:
        """The position: all of it in one place."""
        ships = (Ship(0),) * self.ships
        return State(players=(Player("", settlements=(self.settlements,), fortresses=(self.fortresses,),
                                     ships=ships, wins=self.wins),))  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class CombatAsked:
    """Dice that cards add to each roll."""

    extra: Annotated[int, Between(0, MOST_EXTRA)] = 0
    extra_against: Annotated[int, Between(0, MOST_EXTRA)] = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class SiegeAsked(CombatAsked):
    """Also the troops in shelter."""

    sheltered: Annotated[int, Between(0, MOST_TROOPS)] = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class ProductionAsked:
    """The dice of each colour."""

    red: Annotated[int, Between(1, DICE.of_colour)] = 1
    black: Annotated[int, Between(1, DICE.of_colour)] = 1


Said = dict[str, Any]
Troops = Annotated[int, typer.Argument(metavar="number", help="help-option-odds-troops")]
Against = Annotated[int, typer.Argument(metavar="number", help="help-option-odds-against")]


def points(
    ctx: typer.Context, *, said: Annotated[Said, QuestionOf(PointsAsked, "vp")], as_json: Json = False
) -> int:
    """The command: victory points line by line, and what is still wanting for a victory in combat."""
    screen: Screen = ctx.obj
    state = PointsAsked(**said).state
    found, lang = victory_points(state, 0), screen.lang
    wanting = {players: max(0, NUMBERS.players(players).points - found.total) for players in PLAYERS}
    if as_json:
        rows = [{"what": each.what.removeprefix("kingdomscalc-"), "count": each.about["count"],
                 "value": each.value, "rule": each.rule} for each in found.lines]  # fmt: skip
        screen.json({"points": found.total, "lines": rows, "wanting": wanting})
        return DONE
    lines = (each for each in found.lines if each.value)
    screen.items((signed(each.value), TONGUE.reckoned(lang, state, each), "") for each in lines)
    told = screen.say("kingdomscalc-points", points=found.total, cited=cite("DK-145", 0, lang))
    screen.print(told, "bold")
    for players, short in wanting.items():
        about = {"players": players, "short": short, "cited": cite("DK-140", 0, lang)}
        screen.print(screen.say("kingdomscalc-wanting", **about))
    return DONE


# --- odds before the dice ---


def battle_odds(
    ctx: typer.Context, troops: Troops, against: Against, *,
    said: Annotated[Said, QuestionOf(CombatAsked, "odds")], as_json: Json = False,
) -> int:  # fmt: skip
    """The command: a battle to the end."""
    defenders = within(against, 1, MOST_TROOPS, "against")
    return _combat(ctx.obj, "battle", troops, defenders, CombatAsked(**said), as_json=as_json)


def settlement_odds(
    ctx: typer.Context, troops: Troops, *, said: Annotated[Said, QuestionOf(CombatAsked, "odds")],
    as_json: Json = False,
) -> int:  # fmt: skip
    """The command: an attack on a settlement to the end."""
    return _combat(ctx.obj, "settlement", troops, 0, CombatAsked(**said), as_json=as_json)


def siege_odds(
    ctx: typer.Context, troops: Troops, *, said: Annotated[Said, QuestionOf(SiegeAsked, "odds")],
    as_json: Json = False,
) -> int:  # fmt: skip
    """The command: a siege to the end."""
    asked = SiegeAsked(**said)
    return _combat(ctx.obj, "siege", troops, asked.sheltered, asked, as_json=as_json)


def _combat(
    screen: Screen, kind: odds.Fight, troops: int, defenders: int, asked: CombatAsked, *, as_json: bool
) -> int:
    """A combat as a whole, and round by round."""
    attackers = within(troops, 1, HAVE.troops, "troops")
    found = odds.combat(kind, attackers, defenders, (asked.extra, asked.extra_against))
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
    found = odds.plunder(within(troops, 1, HAVE.troops, "troops"))
    if as_json:
        screen.json({"wins": [found.numerator, found.denominator]})
        return DONE
    told = f"{chance(screen.lang, found)} ({percent(screen.lang, found)})"
    screen.print(screen.say("kingdomscalc-plunder", chance=told, cited=cite("DK-126", 0, screen.lang)))
    return DONE


def production_odds(
    ctx: typer.Context, *, said: Annotated[Said, QuestionOf(ProductionAsked, "odds")], as_json: Json = False
) -> int:
    """The command: which colour produces, with dice added."""
    screen: Screen = ctx.obj
    asked = ProductionAsked(**said)
    found = odds.production(asked.red, asked.black)
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
    least = [(steps, found.where(partial(le, steps))) for steps in found.weights]
    screen.items([(percent(screen.lang, share), screen.say("kingdomscalc-reach", steps=steps), "")
                  for steps, share in least])  # fmt: skip
    return DONE
