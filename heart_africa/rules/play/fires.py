"""Fires and smoke (p. 25; roofs of tembas, p. 14): who lights what, how it burns, where the smoke is."""

from collections.abc import Callable, Mapping
from typing import Literal

from heart_africa.core.dataclass import replace
from heart_africa.core.dice import Dice
from heart_africa.core.fields import FigureName, PlaceName
from heart_africa.core.journal.records import GameEvent, Order
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Check, Reckoning
from heart_africa.rules.battle import Battle, Gone, SideId, lose
from heart_africa.rules.battle.state import Fire
from heart_africa.rules.book import Book, printed
from heart_africa.rules.shared_terms import IN_MELEE

AREA = "fires"
DIE, WIND_DIE = "fires-die", "fires-wind-die"
VILLAGE, TALL_GRASS, TEMBA_ROOF = "village", "tall_grass", "temba_roof"
CIRCLE = 360  # degrees


Burnable = Literal["village", "tall_grass", "temba_roof"]


class LightFire(Order, kind="light-fire"):
    """A figure tries to set fire to a place that it touches all through the phase.

    `place`: the name that the players give it; `owner`: whose village it is, "" for the defender's.
    """

    figure: FigureName
    target: Burnable
    place: PlaceName
    owner: SideId = ""
    touching: bool = True


class SettleWind(Order, kind="settle-wind"):
    """Roll for the wind, once a game, when smoke is about to spread."""


class FireTried(GameEvent, kind="fire-tried"):
    """A figure has tried to light a fire. If it burns, the place has to be left at once."""

    who: str
    target: str
    check: Check
    face: int

    @property
    def lit(self) -> bool:
        """Whether the fire burns."""
        return self.check.succeeds(self.face)

    @property
    def variant(self) -> str:
        return "lit" if self.lit else "failed"

    @property
    def also(self) -> Mapping[str, object]:
        return {"troop": self.who}

    def applied(self, battle: Battle, who: str) -> Battle:
        return battle.with_figure(replace(battle.figure(who), lit=True))


# --- who may try ---


def carries_no_fire(book: Book, battle: Battle, order: LightFire) -> bool:
    """Whether the figure may not light fires: no leader, witch doctor, scout or man with a firearm."""
    unit, troop = battle.unit_of(order.figure), battle.figure(order.figure).troop
    return not (unit.led_by(order.figure) or troop in book.fires.carriers or book.has_firearm(troop))


def fights(_book: Book, battle: Battle, order: LightFire) -> bool:
    """Whether the figure is in close combat this turn."""
    figure = battle.figure(order.figure)
    return bool(figure.enemies) or figure.melee in IN_MELEE


LIGHTING: Mapping[str, Callable[[Book, Battle, LightFire], bool]] = {
    "carries_no_fire": carries_no_fire,
    # Something else than a village, tall grass or the roof of a temba
    "does_not_burn": lambda book, _battle, order: order.target not in book.fires.burnable,
    "not_touching": lambda _book, _battle, order: not order.touching,
    "has_shot": lambda _book, battle, order: battle.figure(order.figure).shots > 0,
    "fights": fights,
    # It fell in the Shooting phase
    "was_killed": lambda _book, battle, order: not battle.figure(order.figure).here,
}


def objections_to_light(book: Book, battle: Battle, order: LightFire) -> tuple[Problem, ...]:
    """All that the book has against the attempt to light a fire."""
    rows = printed.holding(book.fires.lighting, LIGHTING, book, battle, order)
    return printed.problems(
        AREA, rows, about={"troop": battle.figure(order.figure).troop, "target": order.target}
    )


# --- what it takes ---


def skilled(book: Book, troop: str) -> bool:
    """Whether the troop lights fires easily: White Men and Regulars, mounted or not."""
    return troop in book.fires.skilled


LIGHTS: Mapping[str, Callable[[Book, str], bool]] = {
    "skilled": skilled,
    "others": lambda book, troop: not skilled(book, troop),
}


def check(book: Book, troop: str) -> Check:
    """What a figure of that troop needs to start a fire."""
    (row,) = printed.holding(book.fires.lights, LIGHTS, book, troop)
    return printed.check(AREA, row)


def light_fire(book: Book, battle: Battle, order: LightFire, dice: Dice) -> FireTried:
    """The event of the attempt, with its die."""
    (face,) = dice.roll(1, DIE)
    troop = battle.figure(order.figure).troop
    return FireTried(troop, order.target, check(book, troop), face)


# --- how it burns ---


class CaughtByFire(GameEvent, kind="caught-by-fire"):
    """Figures were still in the flames when the time to leave was over: they are casualties (FIRE-10)."""

    target: str
    count: int

    def applied(self, battle: Battle, who: str) -> Battle:
        return lose(battle, who, Gone.LOST, "fire")


def burns(book: Book, fire: Fire, now: int) -> bool:
    """Whether the fire still burns in this turn."""
    return 1 <= fire.turn(now) <= book.fires.turns.value


def leave_by(book: Book, fire: Fire) -> int:
    """The turn in whose Movement phase the last figures have to leave the burning place."""
    return fire.lit + book.fires.leave_by_turn.value - 1


def objections_to_enter(book: Book, fire: Fire, now: int) -> tuple[Problem, ...]:
    """A problem while the place burns: nobody may enter."""
    if not burns(book, fire, now):
        return ()
    row = book.fires.turns
    about = {"target": fire.target, "until": fire.lit + row.value}
    room = (book.tembas.only_that_room.rule,) if fire.target == TEMBA_ROOF else ()
    return (Problem("fires-burning", row.rule, row.page, "", about, room),)


def must_be_left(book: Book, fire: Fire, now: int) -> bool:
    """Whether nobody may be in it any more when this turn's Movement phase ends (FIRE-09, FIRE-10)."""
    return burns(book, fire, now) and now >= leave_by(book, fire)


# --- the smoke ---


class WindSettled(GameEvent, kind="wind-settled"):
    """The wind is settled for the game: it blows towards this bearing.

    In degrees, from a zero on which the players agree.
    """

    face: int
    degrees: int

    def applied(self, battle: Battle, _who: str) -> Battle:
        return replace(battle, wind=self.degrees)


def smoke(book: Book, fire: Fire, now: int) -> Reckoning:
    """How many inches downwind the smoke reaches, a line for each turn that it has spread."""
    row = book.fires.smoke_in
    turns = range(book.fires.smoke_from_turn.value, fire.turn(now) + 1) if burns(book, fire, now) else ()
    return Reckoning.of(row.line("fires-smoke", row.value, turn=turn) for turn in turns)


def wind_due(book: Book, battle: Battle) -> bool:
    """Whether the wind has to be rolled for: smoke spreads for the first time in the game (SMOKE-02)."""
    return battle.wind is None and any(smoke(book, each.fire, battle.turn).total for each in battle.fires)


def settle_wind(book: Book, _battle: Battle, _order: SettleWind, dice: Dice) -> tuple[WindSettled, ...]:
    """The roll for the wind: the die names one of six equal sectors."""
    (face,) = dice.roll(1, WIND_DIE)
    return (WindSettled(face, (face - 1) * CIRCLE // book.fires.wind_sectors.value),)
