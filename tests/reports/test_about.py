"""What the program says of itself."""

import pytest

from heart_africa import __version__
from heart_africa.core.messages import LANGUAGES
from heart_africa.storage.installed_libraries import Library
from reports.content.about import about_sheet
from reports.pdf import flow
from reports.pdf.pages import PAPERS
from reports.text import plain
from tests.reports.printed import colliding, outside

LIBRARIES = (Library("one", "1.0", "MIT", direct=True), Library("two", "2", "", direct=False))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_tells_version_coverage_libraries_and_licences(lang: str) -> None:
    text = plain(about_sheet(lang, LIBRARIES))
    rows = [line.split() for line in text.splitlines()]

    assert __version__ in text
    assert "Chris Peers" in text
    assert ["one", "*", "1.0", "MIT"] in rows
    assert "MORALE" in text
    assert "OFL" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_fits_on_paper(lang: str) -> None:
    for page in flow.pages(about_sheet(lang, LIBRARIES), PAPERS["letter"]):
        assert outside(page, 20) == []
        assert colliding(page) == []
