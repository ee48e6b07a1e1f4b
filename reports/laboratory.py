"""All that is written of an experiment: the report to print and to browse, its cells and games as rows."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import cache

from heart_africa.core.messages import LANGUAGES
from heart_africa.core.played_out import Row, Series
from heart_africa.laboratory.figures import Figures
from reports.content.laboratory import cells_csv, games_csv, laboratory_sheet
from reports.content.sheet import Sheet
from reports.html.sheet import sheet_html
from reports.paper import Paper, named
from reports.pdf.documents import printed


def laboratory_papers(
    lang: str, found: Figures, series: Series, games: Callable[[], Iterable[Row]], paper: str
) -> Iterator[Paper]:
    """PDF, one page for a browser in both languages, two tables of comma-separated values."""
    name = found.plan.experiment.id
    languages = sorted(LANGUAGES, key=lambda each: each != lang)

    @cache
    def told(in_: str) -> Sheet:
        return laboratory_sheet(in_, found, series)

    report = named(lang, "laboratory", lambda: printed([told(lang)], paper), name)
    yield report
    yield replace(report, ending="html", make=lambda: sheet_html([told(each) for each in languages]).encode())
    yield replace(named(lang, "cells", lambda: cells_csv(found).encode(), name), ending="csv")
    yield replace(named(lang, "games", lambda: games_csv(found, games()).encode(), name), ending="csv")
