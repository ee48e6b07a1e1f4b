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
from heart_africa.language.companions import chance_told
from heart_africa.language.kingdoms import points_told
from heart_africa.language.kingdoms_cards import named
from heart_africa.language.narration import decimal, percent
from heart_africa.terminal.companions.questions import Answer, QuestionOf, calculator
from heart_africa.terminal.options import within
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
Combat = Annotated[Said, QuestionOf(CombatAsked, "odds")]
Troops = Annotated[int, typer.Argument(metavar="number", help="help-option-odds-troops")]
Against = Annotated[int, typer.Argument(metavar="number", help="help-option-odds-against")]


@calculator
def points(*, said: Annotated[Said, QuestionOf(PointsAsked, "vp")]) -> Answer:
    """The command: victory points line by line, and what is still wanting for a victory in combat."""
    state = PointsAsked(**said).state
    found = victory_points(state, 0)
    wanting = {players: max(0, NUMBERS.players(players).points - found.total) for players in PLAYERS}
    rows = [{"what": each.what.removeprefix("kingdomscalc-"), "count": each.about["count"],
             "value": each.value, "rule": each.rule} for each in found.lines]  # fmt: skip

    def show(screen: Screen) -> None:
        lang = screen.lang
        screen.items((*each, "") for each in points_told(lang, state, 0))
        screen.speak("kingdomscalc-points", "bold", points=found.total, cited=cite("DK-145", 0, lang))
        for players, short in wanting.items():
            screen.speak("kingdomscalc-wanting", players=players, short=short, cited=cite("DK-140", 0, lang))

    return Answer({"points": found.total, "lines": rows, "wanting": wanting}, show)


# --- odds before the dice ---


@calculator
def battle_odds(troops: Troops, against: Against, *, said: Combat) -> Answer:
    """The command: a battle to the end."""
    return _combat("battle", troops, within(against, 1, MOST_TROOPS, "against"), CombatAsked(**said))


@calculator
def settlement_odds(troops: Troops, *, said: Combat) -> Answer:
    """The command: an attack on a settlement to the end."""
    return _combat("settlement", troops, 0, CombatAsked(**said))


@calculator
def siege_odds(troops: Troops, *, said: Annotated[Said, QuestionOf(SiegeAsked, "odds")]) -> Answer:
    """The command: a siege to the end."""
    asked = SiegeAsked(**said)
    return _combat("siege", troops, asked.sheltered, asked)


def _combat(kind: odds.Fight, troops: int, defenders: int, asked: CombatAsked) -> Answer:
    """A combat as a whole, and round by round."""
    attackers = within(troops, 1, HAVE.troops, "troops")
    found = odds.combat(kind, attackers, defenders, (asked.extra, asked.extra_against))
    outcomes = [{**each._asdict(), "cases": cases} for each, cases in found.chances.weights.items()]

    def show(screen: Screen) -> None:
        lang = screen.lang
        told, cited = chance_told(lang, found.wins), cite(RULES[kind], 0, lang)
        screen.speak("kingdomscalc-combat", "bold", kind=kind, chance=told, cited=cited)
        mine = decimal(lang, attackers - found.left(attacker=True), 2)
        other = decimal(lang, defenders - found.left(attacker=False), 2)
        screen.speak("kingdomscalc-losses" if defenders else "kingdomscalc-loss", mine=mine, other=other)
        screen.table(
            numbers("kingdomscalc-round", "kingdomscalc-attacker", "kingdomscalc-defender"),
            (
                (number, percent(lang, wins), percent(lang, holds))
                for number, wins, holds in found.by_round()
                if wins or holds
            ),
        )

    wins = [found.wins.numerator, found.wins.denominator]
    return Answer({"wins": wins, "cases": found.chances.cases, "outcomes": outcomes}, show)


@calculator
def plunder_odds(troops: Troops) -> Answer:
    """The command: a plunder."""
    found = odds.plunder(within(troops, 1, HAVE.troops, "troops"))

    def show(screen: Screen) -> None:
        told, cited = chance_told(screen.lang, found), cite("DK-126", 0, screen.lang)
        screen.speak("kingdomscalc-plunder", chance=told, cited=cited)

    return Answer({"wins": [found.numerator, found.denominator]}, show)


@calculator
def production_odds(*, said: Annotated[Said, QuestionOf(ProductionAsked, "odds")]) -> Answer:
    """The command: which colour produces, with dice added."""
    asked = ProductionAsked(**said)
    found = odds.production(asked.red, asked.black)

    def show(screen: Screen) -> None:
        lang = screen.lang
        screen.print(cite("DK-033", 0, lang), "bold")
        words = {"red": named(lang, "colour", "red"), "black": named(lang, "colour", "black"),
                 "both": screen.say("kingdomscalc-both")}  # fmt: skip
        screen.items([(percent(lang, found.of(each)), word, "") for each, word in words.items()])

    return Answer({"cases": found.cases, **found.weights}, show)


@calculator
def ship_odds() -> Answer:
    """The command: how far a ship may go."""
    found = odds.reach()
    reach = {str(steps): cases for steps, cases in found.weights.items()}

    def show(screen: Screen) -> None:
        screen.print(cite("DK-076", 0, screen.lang), "bold")
        least = ((steps, found.where(partial(le, steps))) for steps in found.weights)
        screen.items([(percent(screen.lang, share), screen.say("kingdomscalc-reach", steps=steps), "")
                      for steps, share in least])  # fmt: skip

    return Answer({"cases": found.cases, "reach": reach}, show)
