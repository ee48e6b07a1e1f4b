"""`rally`: a leader takes a failed-morale marker from a unit."""

from dataclasses import replace

import typer

from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import Dice
from heart_africa.core.messages import say
from heart_africa.rules.battle import Battle, Sort
from heart_africa.rules.battle.marks import RALLY
from heart_africa.rules.battle.staging import lone, stage, unit
from heart_africa.rules.battle.state import RED
from heart_africa.rules.book import Book, Trait
from heart_africa.rules.book import book as the_book
from heart_africa.rules.organisation.leaders import (
    Rallied,
    Rally,
    objections_to_rally,
    rally,
    rally_check,
)
from heart_africa.rules.tables.play import Step
from heart_africa.terminal.dice_sources import hand
from heart_africa.terminal.play import wording
from heart_africa.terminal.play.facts import count_of, inches_of, troop_of
from heart_africa.terminal.play.options import asking, flag, option

UNSAID = "spearmen"
"""What the unit consists of where nobody says it: of anything but a boat."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked(wording.WithDice):
    """Who rallies whom, and from how far."""

    distance: str = option("--distance", "inches")
    unit: str = option("--unit", "troop", default="", help_="help-option-rally-unit")
    eloquent: bool = flag("--eloquent")
    markers: int = option("--markers", "number", default=1)
    attempts: int = option("--attempts", "number", default=0)
    before_tests: bool = flag("--before-tests")


@asking(Asked)
def rallying(ctx: typer.Context, asked: Asked) -> int:
    """The command: 0 if it may be tried, 1 if the book refuses it."""
    screen, book = ctx.obj, the_book()
    held = hand(screen, asked.wanted, "rally")
    battle, order = _staged(book, screen.lang, asked)
    problems = objections_to_rally(book, battle, order)
    check = rally_check(book, battle.company_of(order.leader))

    def decide(dice: Dice) -> tuple[Rallied, ...]:
        return rally(book, battle, order, dice)

    return wording.answered(
        screen, asked, held, problems, decide,
        facts=lambda: {"check": wording.check_facts(screen.lang, check)},
        needs=lambda: wording.show_check(screen, check, screen.say("play-rally")),
        came=lambda events, _: wording.show_events(screen, events),
    )  # fmt: skip


def _staged(book: Book, lang: str, asked: Asked) -> tuple[Battle, Rally]:
    """A leader, his unit, and the order that he gives. Raises `BadData`."""
    attempts = count_of(asked.attempts, "--attempts", 0)
    leader = replace(
        lone(say(lang, "play-leader"), RED, Sort.LEADER),
        traits=(Trait.ELOQUENT,) if asked.eloquent else (),
        used=tuple(f"{RALLY}:{number}" for number in range(attempts)),
    )
    troop = troop_of(book, asked.unit, "--unit") if asked.unit else UNSAID
    markers = count_of(asked.markers, "--markers", 0)
    rallied = replace(unit(say(lang, "play-unit"), RED, troop), markers=markers)
    step = Step.MORALE if asked.before_tests else Step.RALLYING
    order = Rally(leader.name, rallied.name, inches_of(asked.distance, "--distance"))
    return stage(leader, rallied, step=step), order
