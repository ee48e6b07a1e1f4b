"""What the commands of the laboratory share: options, the experiment of a name, the store of games."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from heart_africa.journal_kinds.laboratory import Found, experiment
from heart_africa.laboratory.experiment import MOST_GAMES, MOST_SEED, Cell, Plan
from heart_africa.storage.places import data_folder
from heart_africa.terminal.options import within

if TYPE_CHECKING:
    from heart_africa.storage.played_games import PlayedGames

Name = Annotated[str, typer.Argument(metavar="experiment", help="help-option-experiment", show_default=False)]
Seed = Annotated[int | None, typer.Option("--seed", metavar="number", help="help-option-lab-seed")]
Games = Annotated[int | None, typer.Option("--games", metavar="number", help="help-option-lab-games")]
Scheduler = Annotated[str, typer.Option("--scheduler", metavar="address", help="help-option-scheduler")]
Workers = Annotated[int | None, typer.Option("--workers", metavar="number", help="help-option-workers")]
InLines = Annotated[bool, typer.Option("--progress", help="help-option-progress")]
CellNumber = Annotated[int, typer.Argument(metavar="cell", help="help-option-cell", show_default=False)]
GameNumber = Annotated[
    int, typer.Argument(metavar="game", help="help-option-game-number", show_default=False)
]


def meant(name: str, seed: int | None = None, games: int | None = None) -> Found:
    """The experiment of that name or file, with this seed and number of games if given. Raises `BadData`."""
    for number, least, most, option in ((seed, 0, MOST_SEED, "--seed"), (games, 1, MOST_GAMES, "--games")):
        if number is not None:
            within(number, least, most, option)
    return experiment(name, data_folder()).changed(seed=seed, games=games)


@contextmanager
def store() -> "Iterator[PlayedGames]":
    """The store of played games, closed at the end of the context. Raises `BadData`."""
    from heart_africa.storage.played_games import FILE, PlayedGames  # noqa: PLC0415  # what only lists need not wait

    with PlayedGames(data_folder() / FILE) as found:
        yield found


def cell_of(plan: Plan, number: int) -> Cell:
    """The cell with that number. Raises `BadData`."""
    return plan.cells[within(number, 1, len(plan.cells), "CELL") - 1]
