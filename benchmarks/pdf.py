"""The roster on paper: each layout of a full army."""

from functools import partial

from armylists.catalogue import built_in
from armylists.legality import verdict
from armylists.share_code.code import encode
from benchmarks.legality import FULL
from benchmarks.measure import median_ms, report
from reports.content.roster import roster_sheet
from reports.content.sheet import ArmyLayout
from reports.options import PaperOptions
from reports.pdf.documents import printed

RUNS = 15


def main() -> None:
    """Measure and print."""
    lists = built_in()
    judged, code = verdict(lists, FULL), encode(FULL, lists)

    def made(layout: ArmyLayout) -> bytes:
        sheet = roster_sheet(lists, FULL, judged, PaperOptions("es"), layout=layout, code=code)
        return printed([sheet], "a4").pdf

    rows = {
        f"{layout.value}, eight units with allies": (median_ms(partial(made, layout), RUNS), "500")
        for layout in ArmyLayout
    }
    report("Roster PDF", rows)


if __name__ == "__main__":
    main()
