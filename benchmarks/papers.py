"""All papers of a battle, and of a campaign of forty years, by the sample that each has."""

from collections.abc import Callable, Iterator

from armylists.catalogue import built_in
from benchmarks.measure import median_ms, report
from heart_africa.rules.campaign import keeper
from heart_africa.rules.referee import referee
from heart_africa.terminal.papers import sample
from reports.options import PaperOptions
from reports.paper import Paper
from reports.papers import battle_papers, campaign_papers

RUNS = 5
SPANISH = PaperOptions("es")


def main() -> None:
    """Measure and print."""
    lists = built_in()
    battle = sample("encounter", "battle", referee(lists.book))
    campaign = sample("lagos", "campaign", keeper(lists.book))
    rows = {
        "a battle of 363 entries: nine documents": _row(lambda: battle_papers(lists, battle, SPANISH)),
        "a campaign of 736 entries: four documents": _row(lambda: campaign_papers(lists, campaign, SPANISH)),
    }
    report("Papers", rows)


def _row(made: Callable[[], Iterator[Paper]]) -> tuple[float, str]:
    return median_ms(lambda: [each.data for each in made()], RUNS), "2000"


if __name__ == "__main__":
    main()
