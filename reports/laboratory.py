"""Everything that is written about an experiment: the report, and its cells and games as rows."""

from collections.abc import Callable, Iterable, Iterator

from heart_africa.core.dataclass import replace
from heart_africa.core.playable import PlayedGame, Series
from heart_africa.laboratory.figures import Figures
from reports.content.laboratory import cells_csv, games_csv, laboratory_sheet
from reports.options import PaperOptions
from reports.paper import Paper, named, told


def laboratory_papers(
    found: Figures, series: Series, games: Callable[[], Iterable[PlayedGame]], options: PaperOptions
) -> Iterator[Paper]:
    """Yield the report in the usual forms, and two tables of comma-separated values."""
    yield from told("laboratory", lambda in_: laboratory_sheet(in_, found, series), options)
    yield replace(named(options.lang, "cells", lambda: cells_csv(found).encode()), ending="csv")
    yield replace(named(options.lang, "games", lambda: games_csv(found, games()).encode()), ending="csv")
