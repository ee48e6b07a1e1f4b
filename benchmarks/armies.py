"""How long armies take to be drawn, shared and found in a collection: `python -m benchmarks.armies`."""

from itertools import cycle
from random import Random

from armylists.army_plans import ArmyRequest
from armylists.catalogue import built_in
from armylists.collection import fields
from armylists.collection_file import open_collection
from armylists.points import differences
from armylists.random_army import random_army
from armylists.roster import Roster
from armylists.roster_file import open_roster
from armylists.share_code.code import decode, encode
from benchmarks.measure import median_ms, report
from resources import ROOT

YEARS, POINTS = (1860, 1876, 1881, 1890), (300, 450, 600, 720)
SAMPLES = ROOT / "samples"


def _drawing() -> Roster | None:
    """The next of many armies: every list in turn, years and points as they come."""
    seed, wish = next(_WISHES)
    return random_army(built_in(), wish, Random(seed)).roster


_WISHES = cycle(
    (seed, ArmyRequest(name, YEARS[seed % 4], POINTS[seed // 4 % 4], role=("", "defender")[seed // 16 % 2]))
    for seed, name in enumerate([*built_in().lists] * 17)
)


def main() -> None:
    """Measure and print."""
    lists, wish = built_in(), ArmyRequest("", 1890, 600)
    collection = open_collection(SAMPLES / "club.collection.toml", lists)
    belgian, zanzibari = (
        open_roster(SAMPLES / f"{name}.army.toml", lists).roster
        for name in ("colonial_expedition-belgian", "zanzibaris")
    )
    code = encode(belgian, lists)
    hopeless = ArmyRequest("colonial_expedition", 1890, 60, "british")
    rows = {
        "random army, every list in turn": (median_ms(_drawing, 17 * 12), "100"),
        "why there is none for 60 points": (
            median_ms(lambda: random_army(lists, hopeless, Random(1)), 10),
            "-",
        ),
        "what a collection can field, all lists": (
            median_ms(lambda: fields(lists, collection, wish), 3),
            "2000",
        ),
        "share code written": (median_ms(lambda: encode(belgian, lists), 50), "-"),
        "share code read": (median_ms(lambda: decode(code, lists), 50), "-"),
        "difference of two armies": (
            median_ms(lambda: differences(lists.book, belgian, zanzibari), 200),
            "-",
        ),
    }
    report("Armies", rows)


if __name__ == "__main__":
    main()
