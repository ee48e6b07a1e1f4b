"""Where pages end: a short table stays whole under its title."""

from io import BytesIO

import pytest
from pypdf import PdfReader

from armylists.catalogue import built_in
from armylists.legality import verdict
from armylists.roster_file import open_roster
from reports.content.roster import roster_sheet
from reports.content.sheet import ArmyLayout
from reports.options import PaperOptions
from reports.pdf.documents import printed
from resources import ROOT


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("sample", ["zanzibaris", "colonial_expedition-british", "pygmies"])
def test_the_points_stand_whole_under_their_title(sample: str, paper: str) -> None:
    roster = open_roster(ROOT / "samples" / f"{sample}.army.toml", built_in()).roster
    judged = verdict(built_in(), roster)
    data = printed(
        [roster_sheet(built_in(), roster, judged, PaperOptions("en"), layout=ArmyLayout.UNITS)], paper
    ).pdf
    pages = [page.extract_text() for page in PdfReader(BytesIO(data)).pages]
    (ending,) = [text for text in pages if "Total" in text]

    assert ending.index("POINTS\n") < ending.index("Leader (") < ending.index("Total")
