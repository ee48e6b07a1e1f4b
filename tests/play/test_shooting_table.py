"""The book's own combinations: each troop against each troop, at each range band, in the open and in cover.

`tests/golden/shooting_table.csv` holds the face needed, standing still and after moving, and the save of the
target. It was read through against pages 12, 25 and 26; `python -m tests.play.test_shooting_table` writes it
anew, and what changes then has to be read again.
"""

import csv
import io
from collections.abc import Iterator
from pathlib import Path

import pytest

from heart_africa.rules.book import Ability, book
from heart_africa.rules.play.shooting.factors import check
from heart_africa.rules.play.shooting.objections import objections_to_shot
from heart_africa.rules.play.shooting.resolution import save
from heart_africa.rules.play.shooting.shot import reach
from heart_africa.rules.shared_terms import Moved
from tests.play.shots import Shooter, Target, shot, wound

GOLDEN = Path(__file__).parents[1] / "golden" / "shooting_table.csv"
BOOK = book()
COLUMNS = (
    "shooter",
    "target",
    "band",
    "inches",
    "open_still",
    "open_moved",
    "cover_still",
    "cover_moved",
    "save",
)
ON_FOOT = " on foot"


def _states() -> Iterator[tuple[str, str, bool]]:
    """Each troop, mounted regulars twice: the name in the table, the id, whether dismounted."""
    for troop in BOOK.troops.values():
        yield troop.id, troop.id, False
        if Ability.DISMOUNTS in troop.abilities:
            yield f"{troop.id}{ON_FOOT}", troop.id, True


def _rows() -> Iterator[tuple[object, ...]]:
    for by_name, by_troop, on_foot in _states():
        shooter = Shooter("shooter", by_troop, dismounted=on_foot)
        far = reach(BOOK, shooter.figure)
        for at_name, at_troop, dismounted in _states() if far else ():
            target = Target("target", at_troop, dismounted=dismounted)
            for band, inches in (("short", far // 2), ("long", far)) if far else ():
                yield by_name, at_name, band, inches, *_cells(shooter, target, inches)


def _cells(shooter: Shooter, target: Target, inches: int) -> Iterator[str]:
    for in_cover in (False, True):
        for moved in (Moved.NO, Moved.MOVED):
            yield _needed(_told(shooter, moved), _covered(target, in_cover=in_cover), inches)
    check_ = save(BOOK, wound(target, shooter))
    yield f"{check_.needs}+" if check_ else "-"


def _told(shooter: Shooter, moved: Moved) -> Shooter:
    return Shooter(shooter.name, shooter.troop, dismounted=shooter.dismounted, moved=moved)


def _covered(target: Target, *, in_cover: bool) -> Target:
    return Target(target.name, target.troop, dismounted=target.dismounted, in_cover=in_cover)


def _needed(shooter: Shooter, target: Target, inches: int) -> str:
    tried = shot(shooter, target, inches)
    return "-" if objections_to_shot(BOOK, tried) else f"{check(BOOK, tried).needs}+"


def written() -> str:
    """The table as it comes out today."""
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow(COLUMNS)
    table.writerows(_rows())
    return text.getvalue()


@pytest.mark.rule(
    "SHOOT-07", "SHOOT-09", "SHOOT-10", "SHOOT-11", "SHOOT-14", "SHOOT-16", "TROOP-09", "CHAR-28"
)
def test_every_combination_of_the_book_is_as_it_was_read() -> None:
    assert written().splitlines() == GOLDEN.read_text(encoding="utf-8").splitlines()


@pytest.mark.rule("TROOP-02", "TROOP-03", "TROOP-18", "GUN-09", "GUN-12", "SCOUT-07")
def test_the_table_has_every_shooter_against_every_target_at_both_bands() -> None:
    """20 rows of page 12 that shoot (mounted regulars twice), 28 that are shot at, two bands."""
    rows = list(csv.DictReader(GOLDEN.read_text(encoding="utf-8").splitlines()))

    assert len(rows) == 20 * 28 * 2
    assert len({row["shooter"] for row in rows}) == 20


if __name__ == "__main__":
    GOLDEN.write_text(written(), encoding="utf-8", newline="\n")
