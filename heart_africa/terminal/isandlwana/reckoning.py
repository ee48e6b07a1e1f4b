"""`isandlwana odds fire|attack|sniping`: what the rulebook alone lets one reckon, without a map."""

import re
from collections.abc import Mapping
from typing import Annotated, Any

import typer

from heart_africa.companions.isandlwana import combat, odds
from heart_africa.companions.isandlwana.description import ISANDLWANA
from heart_africa.companions.isandlwana.numbers import NUMBERS
from heart_africa.companions.isandlwana.questions import AttackAsked, FireAsked, Firer, beside_zulus, hits
from heart_africa.companions.isandlwana.state import State
from heart_africa.companions.run import Book
from heart_africa.core.chances import Chances, mean
from heart_africa.core.citations import cite
from heart_africa.core.problems import BadData
from heart_africa.core.reckoning import Line, Reckoning
from heart_africa.language.companions import chance_told
from heart_africa.language.isandlwana import TONGUE
from heart_africa.language.narration import decimal, minus, percent, signed
from heart_africa.terminal import context
from heart_africa.terminal.companions.questions import Answer, QuestionOf, calculator
from heart_africa.terminal.options import ChosenRulings, within
from heart_africa.terminal.screen import Screen, numbers, texts

SPEC = re.compile(r"([1-8])(?:@([1-3]))?([scw]*)")
"""A unit that fires: its strength, its range, whether in square, with the colours, beside the wagon."""
MOST_ATTACKS, MOST_UNITS = 112, 17

Said = dict[str, Any]
Units = Annotated[
    list[str], typer.Argument(metavar="firers", help="help-option-isandlwana-firers", show_default=False)
]


Turn = Annotated[int, typer.Option("--turn", metavar="number", help="help-option-isandlwana-turn")]
Attacks = Annotated[int, typer.Argument(metavar="number", help="help-option-isandlwana-attacks")]
Beside = Annotated[int, typer.Argument(metavar="number", help="help-option-isandlwana-beside")]


@calculator
def fire_odds(
    firers: Units,
    *,
    said: Annotated[Said, QuestionOf(FireAsked, "isandlwana")],
    rulings: ChosenRulings = None,
) -> Answer:
    """The command: the hit number of a group of British units, line by line, and its odds."""
    asked = FireAsked(firers=tuple(_firer(each, reaction=said["reaction"]) for each in firers), **said)
    within(len(asked.firers), 1, len(asked.units), "firers")
    found = combat.fire_reckoning(_book(rulings), asked.state, asked.order)
    return _hits(asked.state, found, 1, dict(zip(asked.units, firers, strict=True)))


@calculator
def attack_odds(
    attacks: Attacks = 1,
    *,
    said: Annotated[Said, QuestionOf(AttackAsked, "isandlwana")],
    rulings: ChosenRulings = None,
) -> Answer:
    """The command: the hit number of Zulu attacks on a hex, line by line, and how many of them hit."""
    asked = AttackAsked(attacks=within(attacks, 1, MOST_ATTACKS, "attacks"), **said)
    state = asked.state
    defends = combat.defense(_book(rulings), state, next(iter(state.standing)), square=asked.square)
    lines = [
        Line("isandlwanacalc-zulu-strength", NUMBERS.fire.zulu_strength, "IS-025", 0),
        *(Line(each.what, -each.value, each.rule, 0, "", each.about) for each in defends.lines),
    ]
    return _hits(state, Reckoning.of(lines), asked.attacks, {})


@calculator
def sniping_odds(beside: Beside, *, turn: Turn = 1) -> Answer:
    """The command: how many units beside Zulus lose a step to sniping."""
    units = within(beside, 0, MOST_UNITS, "beside")
    found = odds.sniped(beside_zulus(units, within(turn, 1, NUMBERS.turns.last, "--turn")))
    rules = ["IS-055", "IS-056"] if turn >= NUMBERS.sniping.from_turn else ["IS-055"]

    def show(screen: Screen) -> None:
        cited = ", ".join(cite(each, 0, screen.lang) for each in rules)
        screen.speak("isandlwanacalc-sniping", "bold", count=units, cited=cited)
        _table(screen, found, "isandlwanacalc-steps")

    return Answer({"units": units, "cases": found.cases, "lost": dict(sorted(found.weights.items()))}, show)


def _firer(said: str, *, reaction: bool) -> Firer:
    """A unit as it is typed: 8@2s. Raises `BadData`."""
    found = SPEC.fullmatch(said)
    if found is None:
        raise BadData("isandlwana-firer", key="firers", about={"found": said[:20]})
    range_ = within(int(found[2] or 1), 1, 1 if reaction else NUMBERS.fire.range, "firers")
    return Firer(int(found[1]), range_, "s" in found[3], "c" in found[3], "w" in found[3])


def _book(rulings: list[str] | None) -> Book:
    return Book.of(context.rulings(rulings, ISANDLWANA.readings))


def _hits(state: State, found: Reckoning, attacks: int, names: Mapping[str, str]) -> Answer:
    """The lines of a hit number, it itself, the odds of one die and of several; `names`: as typed."""
    needs = found.total
    struck, one = hits(state, needs, attacks), hits(state, needs, 1)
    lines = [
        {"what": each.what, "value": each.value, "rule": each.rule, "unit": names.get(each.where, "")}
        for each in found.lines
    ]

    def show(screen: Screen) -> None:
        lang = screen.lang
        whose = {unit: f"{name}: " for unit, name in names.items()}
        screen.items(
            (signed(each.value, "0"), whose.get(each.where, "") + TONGUE.reckoned(lang, state, each), "")
            for each in found.lines
        )
        cited = ", ".join(cite(each, 0, lang) for each in ("IS-096", "IS-097"))
        told = chance_told(lang, one.of(1))
        screen.speak("isandlwanacalc-needs", "bold", needs=minus(needs), chance=told, cited=cited)
        if attacks > 1:
            screen.print()
            screen.speak("isandlwanacalc-attacks", count=attacks, mean=decimal(lang, mean(struck), 2))
            _table(screen, struck, "isandlwanacalc-hits")

    counts, faces = dict(sorted(struck.weights.items())), combat.chances(state, needs)
    return Answer({"lines": lines, "needs": needs, "faces": faces, "hits": counts}, show)


def _table(screen: Screen, odds: Chances[int], head: str) -> None:
    screen.table(
        [*numbers(head), *texts("isandlwanacalc-chance")],
        ((str(count), percent(screen.lang, odds.of(count))) for count in sorted(odds.weights)),
    )
