"""The arguments and options that several commands share; their help stands in the message catalogue."""

from collections.abc import Iterable
from typing import Annotated

import typer

from heart_africa.core.problems import BadData
from heart_africa.core.strict import nearest

Json = Annotated[bool, typer.Option("--json", help="help-option-json")]
ArmyFile = Annotated[str, typer.Argument(metavar="file", help="help-option-army", show_default=False)]
ListId = Annotated[str, typer.Argument(metavar="list", help="help-option-list", show_default=False)]
ChosenRulings = Annotated[
    list[str] | None, typer.Option("--ruling", metavar="ruling", help="help-option-ruling")
]
Force = Annotated[bool, typer.Option("--force", help="help-option-force")]


def one_of(word: str, allowed: Iterable[str], option: str) -> str:
    """The word, if it is one of those allowed. Raises `BadData` with the nearest."""
    known = list(allowed)
    if word not in known:
        named = [each for each in known if each]
        about = {"found": word, "nearest": nearest(word, named), "allowed": ", ".join(named)}
        raise BadData("not-one-of", key=option, about=about)
    return word


def within(number: int, least: int, most: int, option: str) -> int:
    """The number, if it lies between these. Raises `BadData`."""
    if not least <= number <= most:
        side, bound = ("least", least) if number < least else ("most", most)
        raise BadData("out-of-range", key=option, about={"found": number, "side": side, "bound": bound})
    return number
