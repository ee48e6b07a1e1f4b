"""`rally`: a leader takes a failed-morale marker from a unit."""

from dataclasses import dataclass

import typer

from heart_africa.core.dice import Dice
from heart_africa.core.messages import say
from heart_africa.rules.book import Book, Trait
from heart_africa.rules.load import book as the_book
from heart_africa.rules.organisation.leaders import (
    Leader,
    Rallied,
    Rally,
    objections_to_rally,
    rally,
    rally_check,
)
from heart_africa.terminal.dice_sources import hand, settled
from heart_africa.terminal.faults import DONE, REFUSED
from heart_africa.terminal.play import wording
from heart_africa.terminal.play.facts import count_of, inches_of, troop_of
from heart_africa.terminal.play.options import asking, flag, option


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
    order = _order(book, screen.lang, asked)
    problems, check = objections_to_rally(book, order), rally_check(book, order)

    def decide(dice: Dice) -> tuple[Rallied, ...]:
        return rally(book, order, dice)

    if asked.as_json:
        facts = wording.objection_facts(screen.lang, problems, asked)
        facts["check"] = wording.check_facts(screen.lang, check)
        if held and not facts["refused"]:
            events, dice = settled(held, decide)
            facts |= wording.dice_facts(dice)
            facts["events"] = [wording.event_facts(screen.lang, event) for event in events]
        screen.json(facts)
        return wording.over(facts)
    if wording.refused(screen, problems, asked):
        return REFUSED
    wording.show_check(screen, check, screen.say("play-rally"))
    if held:
        events, dice = settled(held, decide)
        wording.show_dice(screen, dice)
        wording.show_events(screen, events)
    return DONE


def _order(book: Book, lang: str, asked: Asked) -> Rally:
    troop = troop_of(book, asked.unit, "--unit") if asked.unit else ""
    traits = (Trait.ELOQUENT,) if asked.eloquent else ()
    return Rally(
        Leader(say(lang, "play-leader"), traits),
        say(lang, "play-unit"),
        inches_of(asked.distance, "--distance"),
        unit_troop=troop,
        markers=count_of(asked.markers, "--markers", 0),
        attempts=count_of(asked.attempts, "--attempts", 0),
        in_phase=not asked.before_tests,
    )
