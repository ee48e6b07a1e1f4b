"""Fires and smoke (p. 25; roofs of tembas, p. 14): who lights what, how it burns, where the smoke is."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from heart_africa.core.checks import Check
from heart_africa.core.dice import Dice
from heart_africa.core.journal.events import GameEvent
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Line, Reckoning
from heart_africa.rules import conditions
from heart_africa.rules.battle.state import Fire
from heart_africa.rules.book import Book

AREA = "fires"
DIE, WIND_DIE = "fires-die", "fires-wind-die"
VILLAGE, TALL_GRASS, TEMBA_ROOF = "village", "tall_grass", "temba_roof"
CIRCLE = 360  # degrees


@dataclass(frozen=True, slots=True)
class LightFire:
    """A figure tries to set fire to a `village`, a patch of `tall_grass` or a `temba_roof`, anybody's.

    `touching`: in contact with it throughout the Shooting phase (on the roof or against the building, for
    a temba); `shot`, `fights`, `killed`: what befalls it this turn.
    """

    who: str
    target: str
    leader: bool = False
    touching: bool = True
    shot: bool = False
    fights: bool = False
    killed: bool = False
    kind: Literal["light-fire"] = "light-fire"


@dataclass(frozen=True, slots=True)
class FireTried(GameEvent):
    """The attempt has been rolled for. If it burns, what burns is uninhabitable at once."""

    who: str
    target: str
    check: Check
    face: int
    kind: Literal["fire-tried"] = "fire-tried"

    @property
    def lit(self) -> bool:
        """Whether it burns."""
        return self.check.succeeds(self.face)

    @property
    def variant(self) -> str:
        """Lit, or failed."""
        return "lit" if self.lit else "failed"

    @property
    def also(self) -> Mapping[str, object]:
        """Facts beside its fields: troop."""
        return {"troop": self.who}


# --- who may try ---


def carries_no_fire(book: Book, order: LightFire) -> bool:
    """Neither leader, witch doctor, scout nor a man with a firearm."""
    return not (order.leader or order.who in book.fires.carriers or book.has_firearm(order.who))


def does_not_burn(book: Book, order: LightFire) -> bool:
    """Something else than a village, tall grass or the roof of a temba."""
    return order.target not in book.fires.burnable


def not_touching(_book: Book, order: LightFire) -> bool:
    """Not in contact with it."""
    return not order.touching


def has_shot(_book: Book, order: LightFire) -> bool:
    """It shoots this turn."""
    return order.shot


def fights(_book: Book, order: LightFire) -> bool:
    """It is in close combat this turn."""
    return order.fights


def was_killed(_book: Book, order: LightFire) -> bool:
    """It fell in the Shooting phase."""
    return order.killed


LIGHTING: Mapping[str, Callable[[Book, LightFire], bool]] = {
    condition.__name__: condition
    for condition in (carries_no_fire, does_not_burn, not_touching, has_shot, fights, was_killed)
}


def objections_to_light(book: Book, order: LightFire) -> tuple[Problem, ...]:
    """All that the book has against the attempt."""
    rows = conditions.holding(book.fires.lighting, LIGHTING, book, order)
    return conditions.problems(AREA, rows, about={"troop": order.who, "target": order.target})


# --- what it takes ---


def skilled(book: Book, order: LightFire) -> bool:
    """White Men and Regulars, mounted or not."""
    return order.who in book.fires.skilled


def others(book: Book, order: LightFire) -> bool:
    """Everybody else."""
    return not skilled(book, order)


LIGHTS: Mapping[str, Callable[[Book, LightFire], bool]] = {
    condition.__name__: condition for condition in (skilled, others)
}


def check(book: Book, order: LightFire) -> Check:
    """What the figure needs to start the fire."""
    (row,) = conditions.holding(book.fires.lights, LIGHTS, book, order)
    return conditions.check(AREA, row)


def light_fire(book: Book, order: LightFire, dice: Dice) -> tuple[FireTried, ...]:
    """What comes of the attempt."""
    (face,) = dice.roll(1, DIE)
    return (FireTried(order.who, order.target, check(book, order), face),)


# --- how it burns ---


@dataclass(frozen=True, slots=True)
class CaughtByFire(GameEvent):
    """Figures still in the flames when the time to leave was over: gone, and casualties (FIRE-10)."""

    target: str
    count: int
    kind: Literal["caught-by-fire"] = "caught-by-fire"


def burns(book: Book, fire: Fire, now: int) -> bool:
    """Whether it burns in this turn."""
    return 1 <= fire.turn(now) <= book.fires.turns.value


def leave_by(book: Book, fire: Fire) -> int:
    """The turn by the end of whose Movement phase everybody must be out."""
    return fire.lit + book.fires.leave_by_turn.value - 1


def objections_to_enter(book: Book, fire: Fire, now: int) -> tuple[Problem, ...]:
    """Why nobody may go in: it burns."""
    if not burns(book, fire, now):
        return ()
    row = book.fires.turns
    about = {"target": fire.target, "until": fire.lit + row.value}
    room = (book.tembas.only_that_room.rule,) if fire.target == TEMBA_ROOF else ()
    return (Problem("fires-burning", row.rule, row.page, "", about, room),)


def end_movement(book: Book, fire: Fire, now: int, inside: int) -> tuple[CaughtByFire, ...]:
    """What the fire does to so many figures that are in it when a Movement phase ends."""
    late = burns(book, fire, now) and now >= leave_by(book, fire)
    return (CaughtByFire(fire.target, inside),) if late and inside else ()


# --- the smoke ---


@dataclass(frozen=True, slots=True)
class WindSettled(GameEvent):
    """The wind blows towards this bearing, in degrees from wherever the players agreed, all game."""

    face: int
    degrees: int
    kind: Literal["wind-settled"] = "wind-settled"


def smoke(book: Book, fire: Fire, now: int) -> Reckoning:
    """How many inches downwind the smoke reaches, a line for each turn that it has spread."""
    row = book.fires.smoke_in
    turns = range(book.fires.smoke_from_turn.value, fire.turn(now) + 1) if burns(book, fire, now) else ()
    return Reckoning.of(
        Line("fires-smoke", row.value, row.rule, row.page, about={"turn": turn}) for turn in turns
    )


def wind_due(book: Book, fire: Fire, now: int, *, known: bool) -> bool:
    """Whether the wind has to be settled: when smoke first spreads, once a game (SMOKE-02)."""
    return not known and smoke(book, fire, now).total > 0


def settle_wind(book: Book, dice: Dice) -> tuple[WindSettled, ...]:
    """Where the wind blows: the die shows one of six equal sectors."""
    (face,) = dice.roll(1, WIND_DIE)
    return (WindSettled(face, (face - 1) * CIRCLE // book.fires.wind_sectors.value),)
