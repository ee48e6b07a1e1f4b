"""The orders of all kept games share one set of messages: a name may stand for one thing only."""

from importlib import import_module
from itertools import groupby
from pathlib import Path
from typing import Any

from heart_africa import terminal
from heart_africa.language.order_fields import form
from heart_africa.terminal.app import COMMANDS

SHARED = {"concede", "end-phase", "open-box", "state-component"}
"""What several games order in the same words, which name no game and no page."""


def games() -> dict[str, Any]:
    """The kept games that the terminal has."""
    found = {}
    for kind in COMMANDS:
        rooms = list((Path(terminal.__path__[0]) / kind).glob("*.py"))
        for room in (each.stem for each in rooms if each.stem in {"game", "session"}):
            module = import_module(f"heart_africa.terminal.{kind}.{room}")
            found.update({kind: module.GAME} if hasattr(module, "GAME") else {})
    return found


def test_two_games_name_an_order_alike_only_where_it_is_the_same() -> None:
    named = sorted(
        (form(order).kind, kind)
        for kind, game in games().items()
        for order in game.rules(game.readings.choose({})).codec.commands
    )
    alike = {
        name: [kind for _, kind in rows]
        for name, rows in ((name, list(rows)) for name, rows in groupby(named, key=lambda row: row[0]))
    }

    assert {kind for _, kind in named} >= {"battle", "campaign", "zulus", "isandlwana", "kingdoms"}
    assert {name for name, kinds in alike.items() if len(kinds) > 1} == SHARED
