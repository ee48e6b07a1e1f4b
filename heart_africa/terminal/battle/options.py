"""The arguments and options that several battle commands share."""

from typing import Annotated

import typer

from heart_africa.core.messages import LANGUAGES
from heart_africa.language.battle.words import Names
from heart_africa.language.lines import plain
from heart_africa.language.order_fields import words_of
from heart_africa.rules.battle import Battle
from heart_africa.rules.referee.secrets import ALL, View
from heart_africa.terminal.options import Asking
from reports.options import PaperOptions

Name = Annotated[str, typer.Argument(metavar="battle", help="help-option-battle", show_default=False)]
Side = Annotated[str, typer.Option("--side", metavar="red|blue|all", help="help-option-side")]
SidePapers = Annotated[PaperOptions, Asking("reference", "cards")]


def view_of(battle: Battle, word: str) -> View:
    """The battle as a side may see it: without a name as both may, with `all` including every secret.

    Raises `BadData` if no side has that name.
    """
    return View(battle, ALL if is_all(word) else Names(battle).side(word) if word else "")


def is_all(word: str) -> bool:
    """Whether the word means "all" in any language."""
    return bool(word) and any(plain(word) in map(plain, words_of(lang, "answer-all")) for lang in LANGUAGES)
