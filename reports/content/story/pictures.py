"""Charts of a battle: the balance of strength, losses turn by turn, the faces of the dice."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

from heart_africa.analytics import Passage, Statistics
from heart_africa.analytics.turning_points import share
from heart_africa.core.journal.book import Journal
from heart_africa.core.messages import say
from heart_africa.language.narration import percent
from heart_africa.rules.battle import Battle, SideId
from heart_africa.rules.book import Book
from reports.content.chart import Bar, Chart

FACES = range(1, 7)


def charts(
    book: Book, lang: str, journal: Journal[Battle], numbers: Statistics, turns: dict[int, list[Passage]]
) -> Iterator[Chart]:
    """The charts of a battle that has begun."""
    battle = journal.state
    if len(turns) > 1:
        yield _balance(book, lang, battle, turns)
        yield from (chart for side in battle.sides if (chart := _losses(lang, battle, side)).bars)
    if numbers.dice:
        yield _dice(lang, numbers)


def _balance(book: Book, lang: str, battle: Battle, turns: dict[int, list[Passage]]) -> Chart:
    """Red's part of the strength at the start and at the end of each turn."""
    first = share(book, next(iter(turns.values()))[0].before)
    parts = [(say(lang, "story-chart-start"), first)]
    for turn, passages in turns.items():
        parts.append((say(lang, "story-chart-turn", turn=turn), share(book, passages[-1].after)))
    bars = tuple(Bar(label, float(part), percent(lang, part)) for label, part in parts)
    ends = {"first": percent(lang, first), "last": percent(lang, parts[-1][1])}
    red = battle.sides["red"].name
    title = say(lang, "story-chart-balance", red=red)
    return Chart(title, bars, say(lang, "story-chart-balance-alt", ends))


def _losses(lang: str, battle: Battle, side: SideId) -> Chart:
    """How many figures a side lost, in whatever way, in each turn that cost it any."""
    gone = Counter(
        figure.went for unit in battle.of(side) for figure in unit.figures if not figure.here and figure.went
    )
    bars = tuple(_counted(lang, turn, gone[turn], max(gone.values())) for turn in sorted(gone))
    title = say(lang, "story-chart-losses", side=battle.sides[side].name)
    return Chart(title, bars, say(lang, "story-chart-losses-alt", count=gone.total()))


def _counted(lang: str, turn: int, count: int, most: int) -> Bar:
    label = say(lang, "story-chart-turn", turn=turn)
    return Bar(label, float(count), str(count), marked=count == most)


def _dice(lang: str, numbers: Statistics) -> Chart:
    """The faces of all dice, wherever they came from, with how many there were."""
    counts = [sum(record.counts[face - 1] for record in numbers.dice.values()) for face in FACES]
    size = sum(counts)
    mean = Fraction(sum(face * count for face, count in zip(FACES, counts, strict=True)), size or 1)
    bars = tuple(Bar(str(face), float(count), str(count)) for face, count in zip(FACES, counts, strict=True))
    title = say(lang, "story-chart-dice", count=size, mean=_tenths(lang, mean))
    each = _tenths(lang, Fraction(size, len(FACES)))
    return Chart(title, bars, say(lang, "story-chart-dice-alt", each=each))


def _tenths(lang: str, value: Fraction) -> str:
    """A number with one decimal, as the language writes it."""
    tenths = round(value * 10)
    text = f"{tenths // 10}.{tenths % 10}"
    return text.replace(".", ",") if lang == "es" else text
