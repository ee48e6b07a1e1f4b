"""`odds`: exact chances of a shot, volley, melee, move or morale phase."""

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Annotated

import typer

from heart_africa.core.chances import Chances
from heart_africa.core.chances import at_least as at_least_of
from heart_africa.core.chances import mean as mean_of
from heart_africa.core.dataclass import dataclass
from heart_africa.core.problems import Problem
from heart_africa.language.narration import chance, decimal, percent
from heart_africa.rules.battle.staging import stage, unit
from heart_africa.rules.battle.state import RED
from heart_africa.rules.battle.units import Fault
from heart_africa.rules.book import book as the_book
from heart_africa.rules.odds.melees import Melee, MeleeOdds, odds_of_bout, odds_of_duel, odds_of_melee
from heart_africa.rules.odds.morale import (
    MoraleOdds,
    odds_after_casualties,
    odds_of_nerve,
    odds_of_withdrawal,
)
from heart_africa.rules.odds.movement import odds_of_move
from heart_africa.rules.odds.volleys import (
    odds_of_burst,
    odds_of_shooting,
    odds_of_shot,
    odds_of_vessel_hits,
    odds_of_volley,
)
from heart_africa.rules.play.close_combat.scores import fights
from heart_africa.terminal.faults import DONE, REFUSED
from heart_africa.terminal.options import within
from heart_africa.terminal.play import wording
from heart_africa.terminal.play.melee import Combat, MeleeAsked, combat_of, heading
from heart_africa.terminal.play.morale import MoraleAsked, show_due, tested_of
from heart_africa.terminal.play.move import MoveAsked, moving_of
from heart_africa.terminal.play.options import AskedBy, count_of, inches_of, option
from heart_africa.terminal.play.shoot import Phase, ShotAsked, show_needs, show_shots
from heart_africa.terminal.screen import Screen, numbers, texts

MOST_ROUNDS = 20
Facts = wording.Facts


@dataclass(frozen=True, slots=True, kw_only=True)
class OddsOfShot(wording.AnswerOptions, ShotAsked):
    """The options of `odds shot`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OddsOfVolley(wording.AnswerOptions, ShotAsked):
    """The options of `odds volley`, with the unit that it may make flee."""

    at_least: int = option("--at-least", "number", default=0)
    unit_figures: int = option("--unit-figures", "number", default=0)
    markers: int = option("--markers", "number", default=0, help_="help-option-morale-markers")


@dataclass(frozen=True, slots=True, kw_only=True)
class OddsOfMelee(wording.AnswerOptions, MeleeAsked):
    """The options of `odds melee`, fought for some rounds."""

    rounds: int = option("--rounds", "number", default=1)


@dataclass(frozen=True, slots=True, kw_only=True)
class OddsOfMove(wording.AnswerOptions, MoveAsked):
    """The options of `odds move`, with the distance to reach."""

    reach: str = option("--reach", "inches", default="")


@dataclass(frozen=True, slots=True, kw_only=True)
class OddsOfMorale(wording.AnswerOptions, MoraleAsked):
    """The options of `odds morale`."""


# --- shooting ---


def shot(ctx: typer.Context, asked: Annotated[OddsOfShot, AskedBy(OddsOfShot)]) -> int:
    """`odds shot`: the chances of one shot."""
    several = Phase.of(the_book(), ctx.obj.lang, asked)
    phase = replace(several, shots=several.shots[:1])
    odds = odds_of_shot(phase.book, phase.shots[0])
    found = {"hits": odds.hits, "kills": odds.kills, "breaches": odds.breaches, "holes": odds.holes}
    said = {name: each for name, each in found.items() if each or name in {"hits", "kills"}}
    return _shooting(ctx.obj, phase, asked, said, None)


def volley(ctx: typer.Context, asked: Annotated[OddsOfVolley, AskedBy(OddsOfVolley)]) -> int:
    """`odds volley`: the chances of many shots: who falls, what becomes of gun and unit."""
    phase = Phase.of(the_book(), ctx.obj.lang, asked)
    fallen, said = _fallen(phase)
    if _at_vessel(phase):
        fallen = odds_of_vessel_hits(phase.book, phase.shots)
    if asked.at_least:
        said["at_least"] = at_least_of(fallen, count_of(asked.at_least, "--at-least"))
    if asked.unit_figures:
        # whether the target's unit holds, is marked, breaks or is destroyed by the volley
        figures = count_of(asked.unit_figures, "--unit-figures")
        troop, markers = phase.target, count_of(asked.markers, "--markers", 0)
        if troop in phase.book.troops:
            shot_at = replace(unit("", RED, troop, figures), markers=markers)
            nerve = odds_after_casualties(phase.book, stage(shot_at), shot_at, fallen)
            said |= {f"unit_{each.value}": nerve.of(each) for each in MoraleOdds}
    return _shooting(ctx.obj, phase, asked, said, fallen)


def _at_vessel(phase: Phase) -> bool:
    """Whether the target is a vessel, of which hits are counted instead of the fallen."""
    return max(odds_of_vessel_hits(phase.book, phase.shots).weights) > 0


def _fallen(phase: Phase) -> tuple[Chances[int], dict[str, Fraction]]:
    """The chances of how many fall; for a machine gun also of what becomes of it."""
    book, shots = phase.book, phase.shots
    if phase.burst:
        burst = odds_of_burst(book, shots)
        return burst.casualties, {"jams": burst.gun(Fault.JAMMED), "breaks_down": burst.gun(Fault.BROKEN)}
    if phase.one_by_one:
        return odds_of_shooting(book, shots).casualties, {}
    return odds_of_volley(book, shots).casualties, {}


def _shooting(
    screen: Screen,
    phase: Phase,
    asked: OddsOfShot | OddsOfVolley,
    said: Mapping[str, Fraction],
    fallen: Chances[int] | None,
) -> int:
    if asked.as_json:
        return _json(screen, phase.objections, asked, said, {} if fallen is None else {"casualties": fallen})
    show_shots(screen, phase)
    if wording.refused(screen, phase.objections, asked):
        return REFUSED
    show_needs(screen, phase)
    screen.print()
    _show(screen, said)
    if fallen is not None:
        _table(screen, fallen, "play-odds-points" if _at_vessel(phase) else "play-odds-casualties")
    return DONE


# --- close combat ---


def melee(ctx: typer.Context, asked: Annotated[OddsOfMelee, AskedBy(OddsOfMelee)]) -> int:
    """`odds melee`: the chances of one bout, or of some rounds between many."""
    screen, combat = ctx.obj, combat_of(the_book(), ctx.obj.lang, asked)
    rounds = within(asked.rounds, 1, MOST_ROUNDS, "--rounds")
    problems = combat.objections
    if not asked.as_json:
        heading(screen, combat, asked)
    if problems and not asked.anyway:
        if asked.as_json:
            return _json(screen, problems, asked, {}, {})
        wording.refused(screen, problems, asked)
        return REFUSED
    said, odds = _fought(combat, asked, rounds)
    left = odds.left.map(lambda pair: pair[0]) if odds else None
    if asked.as_json:
        return _json(screen, problems, asked, said, {} if left is None else {"left": left})
    wording.refused(screen, problems, asked)
    _show(screen, said)
    if not said:
        screen.speak("play-odds-no-fight", "bold")
    if odds and left:
        own, enemy = (decimal(screen.lang, each, 2) for each in odds.mean)
        screen.speak("play-odds-mean-left", own=own, enemy=enemy)
        _table(screen, left, "play-odds-left")
    return DONE


def _fought(combat: Combat, asked: OddsOfMelee, rounds: int) -> tuple[dict[str, Fraction], MeleeOdds | None]:
    """The chances of a duel, of two against one, or of a whole melee; empty if somebody cannot fight."""
    book, (own, enemy), bouts = combat.book, combat.sides, combat.bouts
    if not (fights(book, own.troop) and fights(book, enemy.troop)):
        return {}, None
    if len(bouts) > 1 or combat.idle or rounds > 1:
        whole = odds_of_melee(book, Melee(own, asked.figures, enemy, asked.enemies), rounds)
        own_out, enemy_out = whole.wiped_out
        return {"own_wiped_out": own_out, "enemy_wiped_out": enemy_out}, whole
    bout = bouts[0]
    if len(bout.others) == 1:
        duel = odds_of_duel(book, bout.one, bout.others[0])
        in_the_end = {} if duel.decided is None else {"wins_in_the_end": duel.decided}
        return {"wins": duel.win, "draws": duel.draw, "loses": duel.lose, **in_the_end}, None
    two = odds_of_bout(book, bout)
    return {"outnumbered_falls": two.falls, "kills_one": two.kills(1), "kills_two": two.kills(2)}, None


# --- movement and morale ---


def move(ctx: typer.Context, asked: Annotated[OddsOfMove, AskedBy(OddsOfMove)]) -> int:
    """`odds move`: how far a unit may get on each kind of ground."""
    screen, moving = ctx.obj, moving_of(the_book(), asked)
    problems = moving.objections_to_roll
    paces = {pace: odds_of_move(moving.book, moving.goes, pace) for pace in moving.paces}
    wanted = inches_of(asked.reach, "--reach") if asked.reach else 0
    least = int(wanted) + (not float(wanted).is_integer())
    said = {f"reach_{pace}": odds.at_least(least) for pace, odds in paces.items()} if asked.reach else {}
    if asked.as_json:
        return _json(screen, problems, asked, said, {pace: odds.inches for pace, odds in paces.items()})
    if wording.refused(screen, problems, asked):
        return REFUSED
    _show(screen, said, inches=f"{wanted:g}")
    for pace, odds in paces.items():
        _table(screen, odds.inches, f"play-odds-inches-{pace}")
    return DONE


def morale(ctx: typer.Context, asked: Annotated[OddsOfMorale, AskedBy(OddsOfMorale)]) -> int:
    """`odds morale`: what may become of a unit or vessel in the morale phase."""
    screen = ctx.obj
    tested = tested_of(the_book(), screen.lang, asked)
    if not tested.vessel:
        nerve = odds_of_nerve(tested.book, tested.battle, tested.unit).nerve
        said = {
            f"unit_{each.value}": nerve.of(each)
            for each in (MoraleOdds.HOLDS, MoraleOdds.MARKED, MoraleOdds.BREAKS)
        }
    else:
        none = Chances({0: 1}, 1)
        said = {"withdraws": odds_of_withdrawal(tested.book, tested.unit, none)}
    if asked.as_json:
        return _json(screen, tested.problems, asked, said, {})
    if wording.refused(screen, tested.problems, asked):
        return REFUSED
    show_due(screen, tested)
    screen.print()
    _show(screen, said)
    return DONE


# --- telling ---


def _show(screen: Screen, said: Mapping[str, Fraction], **facts: object) -> None:
    """Print each chance in words and percent."""
    screen.items(
        ("•", screen.say(f"play-odds-{what.replace('_', '-')}", **facts,
                         chance=chance(screen.lang, of), percent=percent(screen.lang, of)), "bold")
        for what, of in said.items()
    )  # fmt: skip


def _table(screen: Screen, of: Chances[int], heading_: str) -> None:
    """Print a distribution: exactly so many, and so many or more."""
    screen.print()
    columns = [*numbers(heading_, "play-odds-exactly", "play-odds-or-more"), *texts("play-odds-words")]
    rows = []
    for outcome in sorted(of.weights):
        exactly, more = of.of(outcome), at_least_of(of, outcome)
        rows.append(
            (outcome, *(percent(screen.lang, each) for each in (exactly, more)), chance(screen.lang, more))
        )
    screen.table(columns, rows)
    screen.speak("play-odds-mean", mean=decimal(screen.lang, mean_of(of), 2))


def _json(
    screen: Screen,
    problems: tuple[Problem, ...],
    asked: wording.AnswerOptions,
    said: Mapping[str, Fraction],
    whole: Mapping[str, Chances[int]],
) -> int:
    facts = wording.objection_facts(screen.lang, problems, asked)
    if not facts["refused"]:
        facts["chances"] = {what: _fraction(of) for what, of in said.items()}
        for name, of in whole.items():
            rows = [{"outcome": outcome, **_fraction(of.of(outcome))} for outcome in sorted(of.weights)]
            facts[name] = {"mean": float(mean_of(of)), "distribution": rows}
    screen.json(facts)
    return wording.over(facts)


def _fraction(of: Fraction) -> Facts:
    """A chance as a number and as an exact fraction, for `--json`."""
    return {"chance": float(of), "exact": f"{of.numerator}/{of.denominator}"}
