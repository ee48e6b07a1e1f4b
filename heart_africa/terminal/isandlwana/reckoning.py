"""`isandlwana odds fire|attack|sniping`: what the rulebook alone lets one reckon, without a map."""

import re
from collections.abc import Iterable, Iterator, Mapping
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
from heart_africa.language.isandlwana import TONGUE
from heart_africa.language.narration import chance, decimal, minus, percent, signed
from heart_africa.terminal import context
from heart_africa.terminal.companions.questions import QuestionOf
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.options import ChosenRulings, Json, within
from heart_africa.terminal.screen import Screen, numbers, texts

SPEC = re.compile(r"([1-8])(?:@([1-3]))?([scw]*)")
"""A unit that fires: its strength, its range, whether in square, with the colours, beside the wagon."""
MOST_ATTACKS, MOST_UNITS = 112, 17

Units = Annotated[
    list[str], typer.Argument(metavar="firers", help="help-option-isandlwana-firers", show_default=False)
]


Turn = Annotated[int, typer.Option("--turn", metavar="number", help="help-option-isandlwana-turn")]
Attacks = Annotated[int, typer.Argument(metavar="number", help="help-option-isandlwana-attacks")]
Beside = Annotated[int, typer.Argument(metavar="number", help="help-option-isandlwana-beside")]


def fire_odds(
    ctx: typer.Context,
    firers: Units,
    *,
    said: Annotated[dict[str, Any], QuestionOf(FireAsked, "isandlwana")],
    rulings: ChosenRulings = None,
    as_json: Json = False,
) -> int:
    """The command: the hit number of a group of British units, line by line, and its odds."""
    screen: Screen = ctx.obj
    asked = FireAsked(firers=tuple(_firer(each, reaction=said["reaction"]) for each in firers), **said)
    within(len(asked.firers), 1, len(asked.units), "firers")
    state = asked.state
    found = combat.fire_reckoning(_book(rulings), state, asked.order)
    names = dict(zip(asked.units, firers, strict=True))
    return _show(screen, state, found, 1, names, as_json=as_json)


def attack_odds(
    ctx: typer.Context,
    attacks: Attacks = 1,
    *,
    said: Annotated[dict[str, Any], QuestionOf(AttackAsked, "isandlwana")],
    rulings: ChosenRulings = None,
    as_json: Json = False,
) -> int:
    """The command: the hit number of Zulu attacks on a hex, line by line, and how many of them hit."""
    screen: Screen = ctx.obj
    asked = AttackAsked(attacks=within(attacks, 1, MOST_ATTACKS, "attacks"), **said)
    state, book = asked.state, _book(rulings)
    defends = combat.defense(book, state, next(iter(state.standing)), square=asked.square)
    strength = NUMBERS.fire.zulu_strength
    lines = [
        Line("isandlwanacalc-zulu-strength", strength, "IS-025", 0),
        *(Line(each.what, -each.value, each.rule, 0, "", each.about) for each in defends.lines),
    ]
    return _show(screen, state, Reckoning.of(lines), asked.attacks, {}, as_json=as_json)


def sniping_odds(ctx: typer.Context, beside: Beside, *, turn: Turn = 1, as_json: Json = False) -> int:
    """The command: how many units beside Zulus lose a step to sniping."""
    screen: Screen = ctx.obj
    units = within(beside, 0, MOST_UNITS, "beside")
    found = odds.sniped(beside_zulus(units, within(turn, 1, NUMBERS.turns.last, "--turn")))
    if as_json:
        screen.json({"units": units, "cases": found.cases, "lost": dict(sorted(found.weights.items()))})
        return DONE
    rules = ["IS-055", "IS-056"] if turn >= NUMBERS.sniping.from_turn else ["IS-055"]
    said = ", ".join(cite(each, 0, screen.lang) for each in rules)
    screen.print(screen.say("isandlwanacalc-sniping", count=units, cited=said), "bold")
    _table(screen, found, "isandlwanacalc-steps")
    return DONE


def _firer(said: str, *, reaction: bool) -> Firer:
    """A unit as it is typed: 8@2s. Raises `BadData`."""
    found = SPEC.fullmatch(said)
    if found is None:
        raise BadData("isandlwana-firer", key="firers", about={"found": said[:20]})
    range_ = within(int(found[2] or 1), 1, 1 if reaction else NUMBERS.fire.range, "firers")
    return Firer(int(found[1]), range_, "s" in found[3], "c" in found[3], "w" in found[3])


def _book(rulings: list[str] | None) -> Book:
    return Book.of(context.rulings(rulings, ISANDLWANA.readings))


def _show(
    screen: Screen, state: State, found: Reckoning, attacks: int, names: Mapping[str, str], *, as_json: bool
) -> int:
    """The lines of a hit number, it itself, the odds of one die and of several; `names`: as typed."""
    needs, lines = found.total, found.lines
    faces, struck = combat.chances(state, needs), hits(state, needs, attacks)
    if as_json:
        said = [
            {"what": each.what, "value": each.value, "rule": each.rule, "unit": names.get(each.where, "")}
            for each in lines
        ]
        counts = dict(sorted(struck.weights.items()))
        screen.json({"lines": said, "needs": needs, "faces": faces, "hits": counts})
        return DONE
    screen.items(_rows(screen, state, lines, names))
    one = struck if attacks == 1 else hits(state, needs, 1)
    shown = f"{chance(screen.lang, one.of(1))} ({percent(screen.lang, one.of(1))})"
    cited = ", ".join(cite(each, 0, screen.lang) for each in ("IS-096", "IS-097"))
    number = minus(needs)
    screen.print(screen.say("isandlwanacalc-needs", needs=number, chance=shown, cited=cited), "bold")
    if attacks > 1:
        screen.print()
        screen.print(
            screen.say("isandlwanacalc-attacks", count=attacks, mean=decimal(screen.lang, mean(struck), 2))
        )
        _table(screen, struck, "isandlwanacalc-hits")
    return DONE


def _rows(
    screen: Screen, state: State, lines: Iterable[Line], names: Mapping[str, str]
) -> Iterator[tuple[str, str, str]]:
    for each in lines:
        unit = f"{names[each.where]}: " if each.where in names else ""
        yield signed(each.value, "0"), f"{unit}{TONGUE.reckoned(screen.lang, state, each)}", ""


def _table(screen: Screen, odds: Chances[int], head: str) -> None:
    screen.table(
        [*numbers(head), *texts("isandlwanacalc-chance")],
        ((str(count), percent(screen.lang, odds.of(count))) for count in sorted(odds.weights)),
    )
