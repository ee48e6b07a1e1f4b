"""The report of a battle: its turns in prose, when it turned, how likely that was, and charts.

The prose of a turn stands in `prose`.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from math import ceil

from armylists.wording.names import terrain
from heart_africa.analytics.outcomes import Passage, passages
from heart_africa.analytics.statistics import Statistics, TurningPoint, share, statistics, turning_points
from heart_africa.core.dataclass import replace
from heart_africa.core.journal.journal import Journal
from heart_africa.core.messages import say
from heart_africa.language.narration import chance, localized, name, percent
from heart_africa.rules.battle import Battle, SideId
from heart_africa.rules.battle.units import counted
from heart_africa.rules.book import Book
from heart_africa.rules.referee.umpire import Note
from reports.content.battle import battle_facts, battle_figures, how_it_ended
from reports.content.chart import Bar, Chart
from reports.content.plan import Plan
from reports.content.sheet import NO_HEADS, Block, Paragraph, Section, Sheet
from reports.content.story.prose import told_together, turn_told

LAYOUT = "flow"
BOTH = 2
MOST_PLANS = 8
"""About how many plans are shown; a longer battle shows only every second or third turn."""


def battle_story(
    book: Book, lang: str, journal: Journal[Battle], plans: Mapping[int, Plan] | None = None
) -> Sheet:
    """Return the report of a battle as it stands, to be read rather than looked up.

    `plans` are the tables at the end of turns, where the map was used; 0 is the deployment.
    """
    battle, numbers = journal.state, statistics(journal)
    # acts before the first turn are left out
    turns: dict[int, list[Passage]] = {}
    for passage in _without_refrain(passages(journal)):
        if passage.turn:
            turns.setdefault(passage.turn, []).append(passage)
    shown = spread(plans or {})
    why = say(lang, "report-fact-why")  # the prose tells it
    title = say(lang, "report-untitled")
    if len(battle.sides) == BOTH:
        title = say(lang, "report-title", red=battle.sides["red"].name, blue=battle.sides["blue"].name)
    return Sheet(
        LAYOUT,
        lang,
        say(lang, "story-kicker"),
        title,
        say(
            lang,
            "report-subtitle",
            scenario=say(lang, "report-scenario", scenario=battle.scenario or "none"),
            turns=battle.turn,
        ),
        tuple(fact for fact in battle_facts(lang, journal) if fact.label != why),
        NO_HEADS,
        (
            Section("opening", say(lang, "story-opening"), (*_opening(lang, battle), *_plan(shown, 0))),
            *_chapters(book, lang, journal, turns, shown),
            *_figures(book, lang, journal, numbers, turns),
        ),
        say(lang, "report-footer", entries=len(journal.entries), acts=len(journal.standing)),
        subject=say(lang, "story-kicker"),
    )


def _without_refrain(found: Iterable[Passage]) -> Iterator[Passage]:
    """Yield what happened, but each note only once, as the computer notes its plan again in every turn."""
    noted: set[str] = set()
    for passage in found:
        command = passage.act.command
        if not isinstance(command, Note) or command.text not in noted:
            yield passage
        if isinstance(command, Note):
            noted.add(command.text)


def spread(plans: Mapping[int, Plan]) -> Mapping[int, Plan]:
    """Return the plans of the deployment, the last turn and some turns between them at even distances."""
    last = max(plans, default=0)
    step = ceil(last / MOST_PLANS) or 1
    return {turn: each for turn, each in plans.items() if not turn or (last - turn) % step == 0}


def _plan(plans: Mapping[int, Plan], turn: int) -> tuple[Plan, ...]:
    return (replace(plans[turn], small=turn > 0),) if turn in plans else ()


def _figures(
    book: Book, lang: str, journal: Journal[Battle], numbers: Statistics, turns: dict[int, list[Passage]]
) -> Iterator[Section]:
    """Yield charts and tables, without the turning points, which are told in their turns."""
    found: tuple[Block, ...] = tuple(charts(book, lang, journal, numbers, turns))
    if found:
        yield Section("charts", say(lang, "story-charts"), found, say(lang, "story-charts-note"))
    yield from battle_figures(lang, journal, numbers)


# --- before and after ---


def _opening(lang: str, battle: Battle) -> Iterator[Paragraph]:
    """Yield who met whom, where, and how it ended."""
    if len(battle.sides) < BOTH:
        return
    field = [say(lang, "story-field", _sides(battle), scenario=battle.scenario or "none")]
    if battle.ground:
        ground = battle.ground
        pieces = dict.fromkeys(name(lang, "piece", piece.what.value) for piece in ground.pieces)
        about = {"long": ground.long_in, "wide": ground.wide_in, "pieces": ", ".join(pieces) or "none"}
        field.append(say(lang, "story-ground", about, ground=terrain(ground.environment, lang)))
    if battle.light.time != "day":
        field.append(say(lang, "story-light", time=battle.light.time))
    yield Paragraph(" ".join(field))
    yield Paragraph(" ".join(_outcome(lang, battle)))


def _sides(battle: Battle) -> dict[str, object]:
    attacker = battle.sides[battle.attacker].name if battle.attacker else ""
    about: dict[str, object] = {"attacker": attacker}
    for id_, side in battle.sides.items():
        figures = [figure.here for figure in counted(battle.of(id_))]  # as the players were told
        about |= {id_: side.name, f"{id_}_points": side.points, f"{id_}_figures": len(figures)}
        about |= {f"{id_}_left": sum(figures), f"{id_}_began": len(figures)}
    return about


def _outcome(lang: str, battle: Battle) -> Iterator[str]:
    verdict = battle.verdict
    if verdict is None:
        yield say(lang, "story-going-on")
    else:
        because = how_it_ended(lang, battle, verdict)
        winner = battle.attacker if verdict.winner == "attacker" else battle.defender
        about = {"why": because.why, "cited": because.cited, "turns": battle.turn, "role": verdict.winner}
        message = "story-drawn" if verdict.winner == "draw" else "story-won"
        yield say(lang, message, about, winner=battle.sides[winner].name if winner else "")
    yield say(lang, "story-cost", _sides(battle))
    for side, count in battle.captured.items():
        if count:
            yield say(lang, "story-captured", side=battle.sides[side].name, count=count)


# --- turn by turn ---


def _chapters(
    book: Book,
    lang: str,
    journal: Journal[Battle],
    turns: Mapping[int, list[Passage]],
    plans: Mapping[int, Plan],
) -> Iterator[Section]:
    points: dict[int, list[TurningPoint]] = {}
    for point in turning_points(book, journal):
        points.setdefault(point.passage.turn, []).append(point)
    for turn, acts in turns.items():
        moments = [_moment(lang, journal.state, point) for point in points.get(turn, [])]
        blocks: tuple[Block, ...] = (*turn_told(lang, acts), *moments, *_plan(plans, turn))
        nothing = Paragraph(say(lang, "story-nothing"))
        yield Section(f"turn-{turn}", say(lang, "story-turn", turn=turn), blocks or (nothing,))


def unbroken(words: str) -> str:
    """Return words that no line is broken between, such as a number and its sign."""
    return words.replace(" ", "\u00a0")


def _moment(lang: str, battle: Battle, point: TurningPoint) -> Paragraph:
    """Return a turning point: what happened, how likely it was, and what it changed."""
    about = {
        "told": told_together(lang, [point.passage]),
        "red": battle.sides["red"].name,
        "before": unbroken(percent(lang, point.before)),
        "after": unbroken(percent(lang, point.after)),
    }
    message = "story-turns" if point.chance is None else "story-turns-with-dice"
    odds = "" if point.chance is None else chance(lang, point.chance)
    return Paragraph(say(lang, message, about, chance=odds), say(lang, "story-moment"), strong=True)


FACES = range(1, 7)


def charts(
    book: Book, lang: str, journal: Journal[Battle], numbers: Statistics, turns: dict[int, list[Passage]]
) -> Iterator[Chart]:
    """Yield the charts of a battle that has begun."""
    battle = journal.state
    if len(turns) > 1:
        first = share(book, next(iter(turns.values()))[0].before)
        parts = [(say(lang, "story-chart-start"), first)]
        for turn, acts in turns.items():
            parts.append((say(lang, "story-chart-turn", turn=turn), share(book, acts[-1].after)))
        bars = tuple(Bar(label, float(part), percent(lang, part)) for label, part in parts)
        ends = {"first": percent(lang, first), "last": percent(lang, parts[-1][1])}
        red = battle.sides["red"].name
        title = say(lang, "story-chart-balance", red=red)
        yield Chart(title, bars, say(lang, "story-chart-balance-alt", ends))
        yield from (chart for side in battle.sides if (chart := _losses(lang, battle, side)).bars)
    if numbers.dice:
        yield _dice(lang, numbers)


def _losses(lang: str, battle: Battle, side: SideId) -> Chart:
    """Return a chart of how many figures a side lost in each turn that cost it any."""
    gone = Counter(
        figure.went for unit in battle.of(side) for figure in unit.figures if not figure.here and figure.went
    )
    most = max(gone.values(), default=0)
    bars = tuple(
        Bar(say(lang, "story-chart-turn", turn=turn), float(count), str(count), marked=count == most)
        for turn, count in sorted(gone.items())
    )
    title = say(lang, "story-chart-losses", side=battle.sides[side].name)
    return Chart(title, bars, say(lang, "story-chart-losses-alt", count=gone.total()))


def _dice(lang: str, numbers: Statistics) -> Chart:
    """Return a chart of the faces of all dice, with how many there were."""
    counts = [sum(record.counts[face - 1] for record in numbers.dice.values()) for face in FACES]
    size = sum(counts)
    mean = Fraction(sum(face * count for face, count in zip(FACES, counts, strict=True)), size or 1)
    bars = tuple(Bar(str(face), float(count), str(count)) for face, count in zip(FACES, counts, strict=True))
    title = say(lang, "story-chart-dice", count=size, mean=_tenths(lang, mean))
    each = _tenths(lang, Fraction(size, len(FACES)))
    return Chart(title, bars, say(lang, "story-chart-dice-alt", each=each))


def _tenths(lang: str, value: Fraction) -> str:
    """Return a number with one decimal, as the language writes it."""
    tenths = round(value * 10)
    return localized(lang, f"{tenths // 10}.{tenths % 10}")
