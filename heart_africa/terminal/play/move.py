"""`move`: which dice a unit rolls to move and why, and how far they take it."""

from dataclasses import replace
from typing import Annotated

import typer

from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import SIDES, Dice
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Reckoning
from heart_africa.language.narration import minus, reason, with_term
from heart_africa.rules.battle import Battle, Figure
from heart_africa.rules.battle.staging import stage, unit
from heart_africa.rules.battle.state import DAY, RED, Light
from heart_africa.rules.battle.units import MoveRolled, Pace
from heart_africa.rules.book import BAGGAGE, CANOE, DHOW, Book
from heart_africa.rules.book import book as the_book
from heart_africa.rules.book.terrain import GroundId
from heart_africa.rules.play.movement.dice import (
    GUIDE,
    Gait,
    RollMove,
    gait,
    objections_to_roll,
    paces_of,
    rate,
    roll_move,
    source,
)
from heart_africa.rules.play.movement.ways import (
    OPEN,
    Stretch,
    Walk,
    objections_to_walk,
    paces,
    reach,
    slowed,
)
from heart_africa.terminal.options import one_of
from heart_africa.terminal.play import wording
from heart_africa.terminal.play.options import AskedBy, Facts, choice_of, facts, flag, option, troop_of
from heart_africa.terminal.screen import Screen


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveAsked:
    """The options that describe who moves and over what ground."""

    who: str = option("--who", "troop")
    ground: str = option("--ground", "open|difficult|both", default="")
    starts: list[str] | None = option("--from", "ground", default=None)
    over: list[str] | None = option("--over", "ground", default=None)
    aims_at: list[str] | None = option("--aims-at", "ground", default=None)
    walk: Facts[Walk] = facts(Walk, "behind", "on_foot", "single_file", "dark", "water", area="move")
    guided: bool = flag("--guided")
    road: bool = flag("--road")
    aground: bool = flag("--aground", "help-option-move-aground")
    rolled: bool = flag("--rolled")


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveWithDice(wording.WithDice, MoveAsked):
    """The options of `move`, with those for dice."""


@dataclass(frozen=True, slots=True)
class Moving:
    """A unit's roll, and the way of its figures."""

    book: Book
    battle: Battle
    order: RollMove
    goes: Gait
    walk: Walk

    @property
    def objections(self) -> tuple[Problem, ...]:
        """All objections of the book to the roll and the way."""
        roll = self.objections_to_roll
        known = {found.rule for found in roll}
        way = objections_to_walk(self.book, self.walk)
        return (*roll, *(found for found in way if found.rule not in known))

    @property
    def objections_to_roll(self) -> tuple[Problem, ...]:
        """The objections of the book to the roll."""
        return objections_to_roll(self.book, self.battle, self.order, self.goes)

    @property
    def paces(self) -> tuple[Pace, ...]:
        """The kinds of ground that are rolled for."""
        return paces_of(self.battle, self.order)

    def decide(self, dice: Dice) -> tuple[MoveRolled, ...]:
        """The events that these dice bring."""
        return roll_move(self.book, self.goes, self.paces, dice)


def move(ctx: typer.Context, asked: Annotated[MoveWithDice, AskedBy(MoveWithDice)]) -> int:
    """`move`: exit code 0, or 1 if the book refuses it."""
    screen, moving = ctx.obj, moving_of(the_book(), asked)
    return wording.answered(
        screen, asked, "move", moving.objections, moving.decide,
        facts=lambda: _facts(screen.lang, moving),
        needs=lambda: _needs(screen, moving),
        came=lambda rolled, _: _came(screen, moving, rolled),
        came_facts=lambda rolled: _came_facts(screen.lang, moving, rolled),
    )  # fmt: skip


# --- the situation ---


def moving_of(book: Book, asked: MoveAsked) -> Moving:
    """The move that is described. Raises `BadData`."""
    who = troop_of(book, asked.who, "--who", (BAGGAGE, CANOE, DHOW))
    plain = Walk(
        who,
        starts=_stretch(asked.starts, "--from", road=asked.road),
        over=tuple(_stretch([each], "--over", road=asked.road) for each in asked.over or ()),
        aims_at=_stretch(asked.aims_at, "--aims-at") if asked.aims_at else None,
    )
    walk = asked.walk.about(plain)
    figures = unit(who, RED, who, 1, Figure("", "", dismounted=walk.on_foot))
    staged = replace(
        figures,
        guided=GUIDE if asked.guided else "",
        aground=asked.aground,
        rolled=(MoveRolled(who, "open", None, (), Reckoning()),) if asked.rolled else (),
    )
    battle = stage(staged, light=Light("night") if walk.dark else DAY)
    kinds: dict[str, tuple[Pace, ...]] = {
        "open": ("open",),
        "difficult": ("difficult",),
        "both": ("open", "difficult"),
    }
    # the kinds of ground to roll for, unless one is chosen, are those on the way
    chosen = kinds[one_of(asked.ground, kinds, "--ground")] if asked.ground else paces(book, (walk,))
    order = RollMove(staged.name, chosen, walk.water)
    return Moving(book, battle, order, gait(battle, staged, staged.figures[0]), walk)


def _stretch(words: list[str] | None, option_: str, *, road: bool = False) -> Stretch:
    grounds = tuple(choice_of(GroundId, each, option_) for each in words or ())
    return Stretch(grounds, road=road) if grounds else OPEN


# --- for people ---


def _needs(screen: Screen, moving: Moving) -> None:
    """Print the dice for each kind of ground with least and most, and why the way is slow."""
    lang, book, goes = screen.lang, moving.book, moving.goes
    for pace in moving.paces:
        rolls = rate(book, goes, pace)
        if rolls is None:
            screen.speak("play-move-cannot", "bold", troop=with_term(lang, "troop", goes.who), pace=pace)
            continue
        least = max(book.movement.least_in.value, rolls.dice + rolls.add)
        screen.speak("play-move", "bold", troop=with_term(lang, "troop", goes.who), pace=pace,
                     rate=minus(rolls), least=least, most=rolls.dice * SIDES + rolls.add)  # fmt: skip
    wording.show_sum(screen, Reckoning.of((source(book, goes), *slowed(book, moving.walk))))


def _came(screen: Screen, moving: Moving, rolled: tuple[MoveRolled, ...]) -> None:
    screen.print()
    wording.show_events(screen, rolled)
    for each in rolled:
        wording.show_sum(screen, each.reckoning)
    goes = reach(moving.book, moving.walk, rolled)
    screen.print(screen.say("play-goes", inches=goes.inches), "bold")
    if goes.stop:
        stops = [reason(screen.lang, line) for line in goes.lines if line.what.startswith("movement-stops")]
        screen.items(("·", f"{why.why} ({why.cited})", "") for why in stops)


# --- for programs ---


def _facts(lang: str, moving: Moving) -> wording.Facts:
    return {
        "rates": {pace: str(rate(moving.book, moving.goes, pace) or "") for pace in moving.paces},
        "slowed": wording.sum_facts(lang, Reckoning.of(slowed(moving.book, moving.walk))),
    }


def _came_facts(lang: str, moving: Moving, rolled: tuple[MoveRolled, ...]) -> wording.Facts:
    goes = reach(moving.book, moving.walk, rolled)
    events = [
        {**wording.event_facts(lang, each), "lines": wording.sum_facts(lang, each.reckoning)}
        for each in rolled
    ]
    return {"events": events, "inches": goes.inches, "stop": goes.stop}
