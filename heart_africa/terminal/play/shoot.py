"""`shoot`: what a shot or a volley needs, what is against it, and what the dice make of it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import typer

from heart_africa.core.dice import Dice
from heart_africa.core.problems import Problem
from heart_africa.language.narration import counted, reason, told, with_term
from heart_africa.rules.book import Ability, Book
from heart_africa.rules.load import book as the_book
from heart_africa.rules.play.shooting import (
    WALL,
    CanoeHoled,
    Event,
    FigureShot,
    HitAllotted,
    Shot,
    ShotFired,
    Unloaded,
    VesselHit,
    Wound,
    check,
    denials,
    fire_volley,
    objections_to_shots,
    objections_to_volley,
    saves,
    shoot,
    shots_of,
)
from heart_africa.terminal.dice_sources import DiceSource, Settled, hand, settled
from heart_africa.terminal.faults import DONE, REFUSED
from heart_africa.terminal.play import wording
from heart_africa.terminal.play.options import asking
from heart_africa.terminal.play.shot_options import ShotAsked, staged
from heart_africa.terminal.screen import Screen

FOLDED = (ShotFired, FigureShot, Unloaded)
"""Events that the summing up tells of in one sentence."""

AFLOAT = (VesselHit, CanoeHoled)
"""Events of vessels, which do not die."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked(wording.WithDice, ShotAsked):
    """A shot, and the dice for it."""


@dataclass(frozen=True, slots=True)
class Phase:
    """The shots in question, fired together if the targets are alike enough, one by one if not (SHOOT-03)."""

    book: Book
    shots: tuple[Shot, ...]

    @classmethod
    def of(cls, book: Book, lang: str, asked: ShotAsked) -> "Phase":
        """The shots that are asked about."""
        battle, fire = staged(book, lang, asked)
        return cls(book, shots_of(battle, fire.aims))

    @property
    def objections(self) -> tuple[Problem, ...]:
        """All that the book has against them."""
        return objections_to_shots(self.book, self.shots)

    @property
    def one_by_one(self) -> bool:
        """Whether it matters who is hit, so that each shot has to have its own target."""
        together = objections_to_volley(self.book, self.shots)
        return len(self.shots) == 1 or len(together) > len(self.objections)

    @property
    def burst(self) -> bool:
        """Whether these are the shots of one machine gun."""
        shooters = {shot.shooter.name for shot in self.shots}
        return len(shooters) == 1 and self.book.can(self.shots[0].shooter.troop, Ability.JAMS)

    @property
    def target(self) -> str:
        """The troop that is shot at."""
        return self.shots[0].target.troop

    @property
    def wound(self) -> Wound:
        """What a hit of the first shot does."""
        return Wound.of(self.shots[0], self.shots[0].struck)

    def decide(self, dice: Dice) -> tuple[Event, ...]:
        """What comes of them."""
        return (shoot if self.one_by_one else fire_volley)(self.book, self.shots, dice)


@asking(Asked)
def shooting(ctx: typer.Context, asked: Asked) -> int:
    """The command: 0 if it may be done, 1 if the book refuses it."""
    screen, book = ctx.obj, the_book()
    held = hand(screen, asked.wanted, "shoot")
    phase = Phase.of(book, screen.lang, asked)
    if asked.as_json:
        return _json(screen, phase, asked, held)
    show_shots(screen, phase)
    if wording.refused(screen, phase.objections, asked):
        return REFUSED
    show_needs(screen, phase)
    if held:
        events, dice = settled(held, phase.decide)
        wording.show_dice(screen, dice)
        _came(screen, phase, events, dice)
    return DONE


# --- for people ---


def show_shots(screen: Screen, phase: Phase) -> None:
    """Who shoots at whom, from how far, how often."""
    shots = phase.shots
    screen.speak(
        "play-shoot",
        "bold",
        shots=len(shots),
        by=counted(screen.lang, shots[0].shooter.troop, len({shot.shooter.name for shot in shots})),
        at=_who(screen, phase.target),
        inches=f"{shots[0].aim.inches:g}",
    )


def _who(screen: Screen, troop: str) -> str:
    return screen.say("play-wall") if troop == WALL else with_term(screen.lang, "troop", troop)


def show_needs(screen: Screen, phase: Phase) -> None:
    """What each shot needs, and the save of whoever is hit."""
    shot, wound = phase.shots[0], phase.wound
    wording.show_check(screen, check(phase.book, shot), screen.say("play-each-shot"))
    for save in saves(phase.book, wound):
        wording.show_check(screen, save, screen.say("play-save"))
    for line in denials(phase.book, wound):
        why = reason(screen.lang, line)
        screen.print(f"{why.why} ({why.cited})", "dim")


def _came(screen: Screen, phase: Phase, events: Sequence[Event], dice: Settled) -> None:
    """The dice of the shots in a row, whatever needs a sentence of its own, and the result."""
    shots = [event for event in events if isinstance(event, ShotFired)]
    screen.print()
    screen.items(
        [
            (screen.say("play-dice"), " ".join(str(face) for face in dice.faces[: len(shots)]), ""),
            ("", " ".join("✓" if event.hit else "·" for event in shots), "green"),
        ]
    )
    wording.show_events(screen, (event for event in events if _alone(event)))
    screen.print(_result(screen, phase, events), "bold")


def _alone(event: Event) -> bool:
    """Whether an event is told on its own."""
    return not isinstance(event, FOLDED) and not (isinstance(event, HitAllotted) and not event.faces)


def _result(screen: Screen, phase: Phase, events: Iterable[Event]) -> str:
    """What came of it, in a sentence."""
    known = tuple(events)
    hits = sum(isinstance(event, ShotFired) and event.hit for event in known)
    said = [screen.say("play-hits", hits=hits, shots=len(phase.shots))]
    dead = [event.figure for event in known if isinstance(event, FigureShot)]
    if phase.target != WALL and not any(isinstance(event, AFLOAT) for event in known):
        said.append(screen.say("play-dead", count=len(dead), who=", ".join(dead)))
    if any(isinstance(event, Unloaded) for event in known):
        said.append(screen.say("play-unloaded"))
    return " ".join(said)


# --- for programs ---


def _json(screen: Screen, phase: Phase, asked: Asked, held: DiceSource | None) -> int:
    lang, shot, wound = screen.lang, phase.shots[0], phase.wound
    facts: wording.Facts = {
        **wording.objection_facts(lang, phase.objections, asked),
        "shots": len(phase.shots),
        "check": wording.check_facts(lang, check(phase.book, shot)),
        "saves": [wording.check_facts(lang, save) for save in saves(phase.book, wound)],
        "denials": [told(lang, line) for line in denials(phase.book, wound)],
    }
    if held and not facts["refused"]:
        events, dice = settled(held, phase.decide)
        facts |= wording.dice_facts(dice)
        facts["events"] = [wording.event_facts(lang, event) for event in events]
        facts["hits"] = sum(isinstance(event, ShotFired) and event.hit for event in events)
        facts["killed"] = [event.figure for event in events if isinstance(event, FigureShot)]
        facts["result"] = _result(screen, phase, events)
    screen.json(facts)
    return wording.over(facts)
