"""`army suggest`: what may still be added for the points left, and why not the rest."""

from collections.abc import Sequence
from typing import Annotated

import typer

from armylists.additions import Addition, additions
from armylists.points import price
from armylists.wording.changes import changes
from armylists.wording.problems import cited
from heart_africa.terminal import context
from heart_africa.terminal.army.facts import Facts, Teller
from heart_africa.terminal.army.heading import heading, points
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.options import ArmyFile, ChosenRulings, Json
from heart_africa.terminal.screen import Screen, numbers, texts

Why = Annotated[bool, typer.Option("--why-not", help="help-option-why-not")]


def suggest(
    ctx: typer.Context,
    file: ArmyFile,
    *,
    why_not: Why = False,
    ruling: ChosenRulings = None,
    as_json: Json = False,
) -> int:
    """The command."""
    screen: Screen = ctx.obj
    lists = context.catalogue(screen)
    roster = context.open_army(file, lists, screen).roster
    teller = Teller(lists, roster, screen.lang)
    found = additions(lists, roster, context.rulings(ruling))
    if as_json:
        screen.json([_facts(teller, addition) for addition in found])
        return DONE
    heading(screen, lists, roster)
    points(screen, lists, roster, price(lists.book, roster).total)
    _allowed(screen, teller, [addition for addition in found if addition.allowed])
    _refused(screen, teller, [addition for addition in found if not addition.allowed], told=why_not)
    return DONE


def _facts(teller: Teller, addition: Addition) -> Facts:
    """An addition for programs, with the reasons against it."""
    after = _after(teller, addition)
    return {
        "message": _said(teller, addition),
        "edit": addition.edit.facts(),
        "points": addition.points,
        "most": addition.more,
        "allowed": addition.allowed,
        "reasons": [after.facts(problem) for problem in addition.reasons],
    }


def _said(teller: Teller, addition: Addition) -> str:
    return changes(teller.catalogue, teller.roster, (addition.edit,), teller.lang)


def _after(teller: Teller, addition: Addition) -> Teller:
    """Who tells of the army as it would be: the reasons speak of that."""
    return Teller(teller.catalogue, addition.edit.apply(teller.roster), teller.lang)


def _allowed(screen: Screen, teller: Teller, found: Sequence[Addition]) -> None:
    screen.print()
    if not found:
        screen.speak("cli-nothing-fits", "yellow")
        return
    columns = [*texts("cli-addition"), *numbers("cli-points-head", "cli-up-to")]
    screen.table(columns, ((_said(teller, each), each.points, each.more) for each in found))


def _refused(screen: Screen, teller: Teller, found: Sequence[Addition], *, told: bool) -> None:
    screen.print()
    if not told:
        screen.speak("cli-refused", "dim", count=len(found))
        return
    for addition in found:
        after = _after(teller, addition)
        screen.print(f"✗ {_said(teller, addition)}", "red")
        for problem in addition.reasons:
            screen.print(f"{cited(problem, screen.lang)}: {after.message(problem)}", indent=2)
