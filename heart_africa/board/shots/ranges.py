"""How far a target is, and whether that is so near to a limit of the book that people measure."""

from collections.abc import Iterator

from heart_africa.board.findings import CloseCall, Finding, judged
from heart_africa.board.scene import Scene
from heart_africa.board.shots.neighbours import inches
from heart_africa.board.sight.crossings import SLACK
from heart_africa.rules.battle import Figure
from heart_africa.rules.book import Book
from heart_africa.rules.play.shooting.weapons import reach, source

PLACES = 2  # of an inch, as facts are told
BEYOND = 0.01  # how far beyond a limit people have found it, who say that it is beyond
Limit = tuple[float, str, int]


def measured(scene: Scene, shooter: Figure, target: str) -> Finding[float]:
    """From base to base in inches, to the hundredth; on the side of a limit that people said it is on."""
    far, close = inches(scene, shooter.name, target), list[CloseCall]()
    told = round(far, PLACES)
    for limit, rule, page in limits(scene, shooter):
        call = CloseCall("table_sight-close-range", far, limit, rule, page, far <= limit + SLACK,
                     {"shooter": shooter.name, "target": target, "rule": rule})  # fmt: skip
        answer, calls = judged(call, scene.book.free_table.close_in, scene.decided)
        close += calls
        if calls:
            told = min(told, limit) if answer else max(told, limit + BEYOND)
    return Finding(told, close=tuple(close))


def limits(scene: Scene, shooter: Figure) -> Iterator[Limit]:
    """The distances at which something changes for a shooter, nearest last, with their entries."""
    rows, far = scene.book.shooting, reach(scene.book, shooter)
    if far:
        yield (far, *source(scene.book, shooter))
        yield far / rows.half.value, rows.half.rule, rows.half.page
    yield from (
        (row.value, row.rule, row.page) for row in (rows.priorities.nearest_unit_in, rows.dispersed.beyond_in)
    )
    if scene.battle.dark:
        yield rows.line.dark_in.value, rows.line.dark_in.rule, rows.line.dark_in.page


def touching(book: Book, far: float) -> bool:
    """Whether two bases so far apart touch."""
    return far <= book.free_table.touching_in
