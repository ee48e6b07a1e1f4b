"""`rule`, `rulings`, `coverage` of a companion game: its rulebook, as those of the main one show theirs."""

from typing import Annotated

import typer

from heart_africa.companions.companion import Companion
from heart_africa.core.problems import BadData
from heart_africa.terminal.options import Json
from heart_africa.terminal.rule import look_up, proofs, readings

Words = Annotated[
    list[str], typer.Argument(metavar="words", help="help-option-companion-words", show_default=False)
]
RuleId = Annotated[str, typer.Argument(metavar="rule", help="help-option-companion-rule", show_default=False)]
Edition = Annotated[
    int, typer.Option("--edition", metavar="number", help="help-option-edition", show_default=False)
]
Played = Annotated[
    int, typer.Option("--edition", metavar="number", help="help-option-edition-played", show_default=False)
]
"""The edition of a command that needs one; 0: the latest."""


def rule(
    game: Companion, ctx: typer.Context, words: Words, edition: Edition = 0, *, as_json: Json = False
) -> int:
    """The command: an entry, a section, or the entries that hold all the words."""
    chosen = one_edition(game, edition) if edition else 0
    return look_up(ctx.obj, game.rulebook, words, as_json=as_json, edition=chosen)


def rulings(game: Companion, ctx: typer.Context, rule: RuleId = "", *, as_json: Json = False) -> int:
    """The command: the unclear rules that players may read otherwise."""
    return readings(ctx.obj, game.rulebook, rule, as_json=as_json)


def coverage(game: Companion, ctx: typer.Context, *, as_json: Json = False) -> int:
    """The command: which entries of its rulebook a test proves, by section."""
    return proofs(ctx.obj, game.rulebook, as_json=as_json)


def one_edition(game: Companion, edition: int) -> int:
    """The edition, if the game has it; 0: the latest. Raises `BadData`."""
    edition = edition or game.editions[-1]
    if edition not in game.editions:
        about = {"found": str(edition), "allowed": ", ".join(map(str, game.editions)), "nearest": ""}
        raise BadData("not-one-of", key="--edition", about=about)
    return edition
