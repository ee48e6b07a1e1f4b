"""`zulus odds volley|fire|defence` and `zulus vp`: what the rulebook alone lets one reckon, without a box."""

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from functools import partial
from typing import Annotated, Any

import typer

from heart_africa.companions.run import Book
from heart_africa.companions.zulus.components import Edition as EditionNumber
from heart_africa.companions.zulus.components import FireResult
from heart_africa.companions.zulus.description import ZULUS
from heart_africa.companions.zulus.edition import EditionData, edition_data
from heart_africa.companions.zulus.odds import Outcome, volley
from heart_africa.companions.zulus.questions import TARGET, EndAsked, VolleyAsked, thrown
from heart_africa.companions.zulus.state import Cause, Ending
from heart_africa.companions.zulus.victory import level, level_rule, victory_points
from heart_africa.companions.zulus.volleys import against_target, minuses, plus
from heart_africa.core.chances import Chances
from heart_africa.core.citations import cite
from heart_africa.core.dice import SIDES, faces_of
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Line
from heart_africa.language.companions import chance_told
from heart_africa.language.narration import chance, decimal, percent, signed
from heart_africa.terminal import context
from heart_africa.terminal.companions.questions import Answer, QuestionOf, calculator
from heart_africa.terminal.companions.rules import Played, one_edition
from heart_africa.terminal.faults import REFUSED
from heart_africa.terminal.options import ChosenRulings, one_of, within
from heart_africa.terminal.screen import Screen, numbers, texts

CAUSES: dict[Cause, str] = {
    "low-ammo": "ZR-152",
    "night": "ZR-201",
    "overheat": "ZR-099",
    "snipers": "ZR-112",
}


Faces = Annotated[
    str, typer.Option("--faces", metavar="faces", help="help-option-volley-faces", show_default=False)
]


@calculator
def volley_odds(
    *,
    said: Annotated[dict[str, Any], QuestionOf(VolleyAsked, "volley")],
    edition: Played = 0,
    faces: Faces = "",
    rulings: ChosenRulings = None,
) -> Answer:
    """The command: the modifiers of a volley with their reasons, what its dice come to, its exact odds."""
    book, asked = _book(rulings), VolleyAsked(edition=_edition(edition), **said)
    state, order = asked.state, asked.order
    if against := list(against_target(book, state, state.card(order.card), order.target)):
        return Answer({}, partial(_refuse, asked, against), REFUSED)
    known = faces_of(faces, "--faces") if faces else ()
    if known:
        within(len(known), asked.count, asked.count, "--faces")
    odds = volley(book, state, order)

    def show(screen: Screen) -> None:
        _show_modifiers(asked, asked.count, screen)
        screen.print()
        if known:
            _show_thrown(book, asked, known, screen)
            screen.print()
        _show_odds(odds, screen)

    return Answer(_volley_facts(book, asked, odds, known), show)


def _refuse(asked: VolleyAsked, against: Iterable[Problem], screen: Screen) -> None:
    for each in against:
        why = screen.say(f"zuluscalc-{each.code.removeprefix('zulus-')}", box=str(asked.box))
        screen.print(f"{why} ({cite(each.rule, 0, screen.lang)})")


def _edition(edition: int) -> EditionNumber:
    return 1 if one_edition(ZULUS, edition) == 1 else 2


def _book(chosen: Sequence[str] | None) -> Book:
    """The readings, but for those chosen as `ZR-175=round_again`. Raises `BadData`."""
    return Book.of(context.rulings(chosen, ZULUS.readings))


def _modifiers(asked: VolleyAsked) -> Iterator[tuple[str, int, str]]:
    """What bears on the dice: the message, the value, the rule."""
    state = asked.state
    for cause in minuses(state, asked.order.card, asked.range):
        yield f"zuluscalc-cause-{cause}", -1, CAUSES[cause]
    if plus(state, TARGET):
        yield "zuluscalc-cause-g-company", 1, "ZR-177" if asked.edition == 1 else "ZR-178"


def _show_modifiers(asked: VolleyAsked, count: int, screen: Screen) -> None:
    where = screen.say(f"cardtext-range-{asked.range}")
    screen.print(screen.say("zuluscalc-volley", dice=count, range=where, box=str(asked.box)), "bold")
    if count > asked.dice:
        screen.speak("zuluscalc-extra", count=count - asked.dice)
    rows = [(signed(value), f"{screen.say(what)} ({cite(rule, 0, screen.lang)})", "")
            for what, value, rule in _modifiers(asked)]  # fmt: skip
    screen.items(rows or [("·", screen.say("zuluscalc-no-modifier"), "")])


def _show_thrown(book: Book, asked: VolleyAsked, faces: tuple[int, ...], screen: Screen) -> None:
    """Each die as it fell, as it counts, and what it is; then what that does to the target."""
    applied, after = thrown(book, asked, faces)
    screen.table(
        [*numbers("zuluscalc-die", "zuluscalc-thrown", "zuluscalc-counts"), *texts("zuluscalc-result")],
        ((place, face, counts, screen.say(f"zuluscalc-{_meaning(counts, asked)}"))
         for place, (face, counts) in enumerate(zip(faces, applied.faces, strict=True), 1)),
    )  # fmt: skip
    lost = asked.markers + 1 - after.strength
    screen.print(_outcome_words(Outcome(lost, after.box, after.routed, after.fallen), screen), "bold")


def _meaning(face: int, asked: VolleyAsked) -> str:
    """What a die that counts so is: a hit, a retreat, a miss, or a retreat in the fire."""
    volleys = edition_data(asked.edition).volleys
    if face == volleys.retreat_in_fire and asked.burning and asked.box == 1:
        return "retreat-in-fire"
    return {volleys.hit: "hit", volleys.retreat: "retreat"}.get(face, "miss")


def _outcome_words(outcome: Outcome, screen: Screen) -> str:
    what = "fallen" if outcome.fallen else "routed" if outcome.routed else "stands"
    return screen.say(f"zuluscalc-outcome-{what}", lost=outcome.lost, box=str(outcome.box))


def _show_odds(odds: Chances[Outcome], screen: Screen) -> None:
    rows = sorted(odds.weights, key=lambda each: -odds.weights[each])
    screen.table(
        [*texts("zuluscalc-outcome"), *numbers("zuluscalc-percent")],
        ((_outcome_words(each, screen), percent(screen.lang, odds.of(each))) for each in rows),
    )
    lost = sum((odds.of(each) * each.lost for each in rows), Fraction(0))
    hurt = odds.where(lambda each: each.lost > 0)
    screen.print()
    screen.speak("zuluscalc-mean", lost=decimal(screen.lang, lost, 2), hurt=chance(screen.lang, hurt))


def _volley_facts(
    book: Book, asked: VolleyAsked, odds: Chances[Outcome], faces: tuple[int, ...]
) -> dict[str, object]:
    """A volley for programs."""
    facts: dict[str, object] = {
        "dice": asked.count,
        "modifiers": [{"what": what.removeprefix("zuluscalc-cause-"), "value": value, "rule": rule}
                      for what, value, rule in _modifiers(asked)],
        "cases": odds.cases,
        "outcomes": [{**each._asdict(), "cases": weight} for each, weight in odds.weights.items()],
    }  # fmt: skip
    if faces:
        applied, after = thrown(book, asked, faces)
        facts["thrown"] = {"faces": faces, "counted": applied.faces, "hits": applied.hits,
                           "retreats": applied.retreats, "after": after._asdict()}  # fmt: skip
    return facts


# --- the fire table, a defence ---

On = Annotated[int, typer.Option("--burning", metavar="number", help="help-option-fires-burning")]
Fighting = Annotated[bool, typer.Option("--fighting", help="help-option-fires-fighting")]
Numbers = Annotated[
    str, typer.Argument(metavar="faces", help="help-option-defence-numbers", show_default=False)
]


@calculator
def fire_odds(burning: On = 0, edition: Played = 0, *, fighting: Fighting = False) -> Answer:
    """The command: a column of the Building Ablaze table, face by face, with the chances."""
    column = _column(edition_data(_edition(edition)), within(burning, 0, 2, "--burning"), fighting=fighting)
    rule = "ZR-149" if fighting else ("ZR-079", "ZR-080", "ZR-081")[burning]

    def show(screen: Screen) -> None:
        screen.print(cite(rule, 0, screen.lang), "bold")
        faces = {each: [face for face, of in enumerate(column, 1) if of == each] for each in column}
        screen.table(
            [*texts("zuluscalc-faces", "zuluscalc-result"), *numbers("zuluscalc-percent")],
            ((", ".join(map(str, of)), screen.say(f"zuluscalc-fire-{result}"),
              percent(screen.lang, Fraction(len(of), SIDES))) for result, of in faces.items()),
        )  # fmt: skip

    return Answer({"results": list(column)}, show)


def _column(data: EditionData, burning: int, *, fighting: bool) -> tuple[FireResult, ...]:
    fires = data.fires
    return fires.fighting if fighting else (fires.none, fires.one, fires.both)[burning]


@calculator
def defence_odds(numbers_: Numbers) -> Answer:
    """The command: the chance that a Heroic Defense with these numbers holds."""
    holds = Fraction(len(set(faces_of(numbers_, "numbers"))), SIDES)

    def show(screen: Screen) -> None:
        held, cited = chance_told(screen.lang, holds), cite("ZR-064", 0, screen.lang)
        screen.speak("zuluscalc-defence", chance=held, cited=cited)

    return Answer({"holds": [holds.numerator, holds.denominator]}, show)


# --- victory points ---

EndingWord = Annotated[
    str, typer.Argument(metavar="defeat|military|relief", help="help-option-end", show_default=False)
]
Chosen = Annotated[list[str] | None, typer.Option("--option", metavar="name", help="help-option-end-option")]
ENDINGS: dict[str, Ending] = {"defeat": "defeat", "military": "military", "relief": "relief"}


@calculator
def points(
    ending: EndingWord,
    *,
    said: Annotated[dict[str, Any], QuestionOf(EndAsked, "end")],
    option: Chosen = None,
    edition: Played = 0,
    rulings: ChosenRulings = None,
) -> Answer:
    """The command: victory points line by line and the level, of a game that ended so."""
    chosen, how = _edition(edition), ENDINGS[one_of(ending, ENDINGS, "")]
    known = edition_data(chosen).set_up.options
    options = tuple(one_of(each, known, "--option") for each in option or ())
    state = EndAsked(edition=chosen, ending=how, options=options, **said).state
    found = victory_points(_book(rulings), state)
    reached = level(state, found.total)
    lines = [{"what": line.what.removeprefix("zulus-points-"), "value": line.value, "rule": line.rule}
             for line in found.lines]  # fmt: skip

    def show(screen: Screen) -> None:
        screen.items(_summed(found.lines, screen))
        named, cited = screen.say(f"zuluscalc-level-{reached}"), cite(level_rule(state), 0, screen.lang)
        screen.speak("zuluscalc-total", "bold", points=found.total, level=named, cited=cited)

    return Answer({"points": found.total, "level": reached, "lines": lines}, show)


def _summed(lines: Sequence[Line], screen: Screen) -> list[tuple[str, str, str]]:
    """The lines of a reckoning, those that say the same taken together."""
    groups: dict[tuple[str, str], list[Line]] = {}
    for line in lines:
        what = line.what.removeprefix("zulus-points-")
        kind = str(line.about.get("marker") or line.about.get("option") or "")
        groups.setdefault((what, kind), []).append(line)
    rows = []
    for (what, kind), same in groups.items():
        count = same[0].about.get("count", len(same))
        text = screen.say(f"zuluscalc-points-{what}", count=count, kind=kind)
        rows.append(
            (signed(sum(line.value for line in same)), f"{text} ({cite(same[0].rule, 0, screen.lang)})", "")
        )
    return rows
