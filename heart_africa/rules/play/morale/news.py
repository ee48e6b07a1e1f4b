"""Questions about distances, where something of this turn may make units test, and their answers.

Distances are in inches, each to the nearest figure of the unit.
"""

from collections.abc import Mapping
from typing import ClassVar

from heart_africa.core.dataclass import dataclass
from heart_africa.core.fields import UnitName
from heart_africa.core.journal.records import Order
from heart_africa.core.problems import BadData
from heart_africa.core.reckoning import Line
from heart_africa.rules.battle import Battle, NewsItem, Unit, marks
from heart_africa.rules.book import Book
from heart_africa.rules.book.play import CauseId, Step
from heart_africa.rules.book.printed import Cited, Entry
from heart_africa.rules.morale_exemptions import exempt
from heart_africa.rules.play.morale.causes import MEASURED, NOTABLE_LOST, SEEN, at_no_distance, hears, testers
from heart_africa.rules.play.morale.events import NOW


@dataclass(frozen=True, slots=True)
class Question:
    """A question to the players: which of these units something of this turn reaches.

    Measured to each unit's nearest figure. `happening`: its place in the news; `sight`: only units that saw
    it count; `why`: the question with the entry that makes the test. A unit that has fled is measured from
    where it stood (MORALE-19).
    """

    happening: int
    news: NewsItem
    units: tuple[str, ...]
    within_in: int
    sight: bool
    why: Line


class Hear(Order, kind="hear"):
    """The answer to such a question: which units something of this turn reached, and from how far.

    `happening`: its place in the news of the turn; `units` with their inches, None for near enough. Where
    sight matters only units that saw it are named; one that is not named did not hear of it.
    """

    BARE: ClassVar = ("units",)

    happening: int
    units: tuple[tuple[UnitName, float | None], ...] = ()


def happening(battle: Battle, number: int) -> NewsItem:
    """The news of this turn at that place. Raises `BadData` if there is none."""
    if number not in range(len(battle.news)):
        allowed = ", ".join(str(each) for each in range(len(battle.news)))
        about = {"what": "happening", "found": str(number), "nearest": "", "allowed": allowed}
        raise BadData("not-in-the-battle", about=about)
    return battle.news[number]


def questions(book: Book, battle: Battle) -> tuple[Question, ...]:
    """The questions about this turn's news that are still open because some unit may have to test."""
    return tuple(
        found
        for number, news in enumerate(battle.news)
        if news.what in MEASURED
        and news.heard is None
        and (found := _question(book, battle, number, news)) is not None
    )


def _question(book: Book, battle: Battle, number: int, news: NewsItem) -> Question | None:
    units = concerned(book, battle, news)
    if not units:
        return None
    row, within = cause_of(book, news), reach(book, battle, news)
    about = {"of": news.unit, "who": news.who, "units": ", ".join(units), "reach": within.value}
    why = row.line(f"{NOW}-ask-{news.what}", **about | {"happening": number})
    return Question(number, news, units, within.value, news.what in SEEN, why)


def concerned(book: Book, battle: Battle, news: NewsItem) -> tuple[str, ...]:
    """The units that would have to test for this news if it reached them."""
    units = testers(book, battle, hears(news))
    return tuple(unit.name for unit in units if unit.name != news.unit and _matters(book, battle, unit, news))


def _matters(book: Book, battle: Battle, unit: Unit, news: NewsItem) -> bool:
    """Whether the unit could have to test; until the morale step casualties may still end an exemption."""
    if news.what == "ambush" and not _first_ambush(battle, unit, news):
        return False
    free = battle.step is not Step.MORALE or exempt(book, battle, unit) is None
    return free and at_no_distance(book, battle, unit, news)


def _first_ambush(battle: Battle, unit: Unit, news: NewsItem) -> bool:
    """Whether it is a unit's first ambush of the turn, or the first with pygmies: each makes a test."""
    if "ambush" in marks.marked_names(unit, marks.TESTED):
        return False
    known = (each for each in battle.news if each.what == "ambush" and unit.name in (each.heard or {}))
    return not any(each.pygmies or not news.pygmies for each in known)


def cause_of(book: Book, news: NewsItem) -> Entry:
    """The entry of the book by which this news makes a test."""
    causes: Mapping[str, CauseId] = {
        "ambush": "pygmy_ambush" if news.pygmies else "ambush",
        "destroyed": "friend_destroyed",
        "fled": "friend_fled",
        "captured": "baggage_captured",
        "village": "village_burnt",
        "spell": "spell",
    }
    cause = NOTABLE_LOST.get(news.who) if news.what == "notable" else causes.get(news.what)
    return book.morale.causes[cause] if cause else book.morale.each_cause


def reach(book: Book, battle: Battle, news: NewsItem) -> Cited:
    """How far this news reaches; what has to be seen, in the dark no farther than one sees (DARK-03)."""
    within = {"ambush": book.morale.ambush_within_in, "notable": book.morale.notable_within_in}
    far = within.get(news.what, book.morale.friend_within_in)
    return min(far, book.shooting.line.dark_in, key=lambda row: row.value) if unseen(battle, news) else far


def unseen(battle: Battle, news: NewsItem) -> bool:
    """Whether the news has to be seen to count, and it is dark."""
    return news.what in SEEN and battle.dark
