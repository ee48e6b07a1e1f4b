"""`army diff`: what is otherwise in the second of two armies."""

from dataclasses import asdict
from typing import Annotated

import typer

from armylists.diff import Difference, differences
from armylists.wording import differences as wording_differences
from heart_africa.core.strict import Strict
from heart_africa.terminal import context
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.options import ArmyFile, Json
from heart_africa.terminal.screen import Screen

Other = Annotated[str, typer.Argument(metavar="file", help="help-option-other", show_default=False)]
MARKS = {"changed": ("~", "yellow"), "added": ("+", "green"), "removed": ("-", "red")}


def diff(ctx: typer.Context, file: ArmyFile, other: Other, *, as_json: Json = False) -> int:
    """The command: 0 whether they differ or not."""
    screen: Screen = ctx.obj
    lists = context.catalogue(screen)
    first, second = (context.open_army(each, lists, screen).roster for each in (file, other))
    found = differences(lists.book, first, second)
    told = [(each, wording_differences.difference(lists, first, second, each, screen.lang)) for each in found]
    if as_json:
        screen.json([_facts(each, message) for each, message in told])
    elif not told:
        screen.speak("cli-same")
    else:
        screen.items((MARKS[each.kind][0], message, MARKS[each.kind][1]) for each, message in told)
    return DONE


def _facts(difference: Difference, message: str) -> dict[str, object]:
    """A difference for programs; units, contingents and leaders as their files hold them."""
    values = {"old": _plain(difference.old), "new": _plain(difference.new)}
    return {**asdict(difference), **values, "message": message}


def _plain(value: object) -> object:
    return value.model_dump(mode="json") if isinstance(value, Strict) else value
