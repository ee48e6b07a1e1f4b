"""Distances of leaders, standards, witch doctors and news to a unit, as orders (pp. 4-5, 10-11, 28).

In inches to the nearest figure of the unit, or to the nearest in sight where sight matters.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from heart_africa.board import shapes
from heart_africa.board.findings import CloseCall, Finding, settled
from heart_africa.board.layout import Stand
from heart_africa.board.scene import Scene
from heart_africa.board.shapes import Shape
from heart_africa.board.sight.views import look, sees, too_dark
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.rules.battle import NewsItem, Sort
from heart_africa.rules.book import Trait
from heart_africa.rules.book.printed import Cited
from heart_africa.rules.organisation.independents import Bewitch, RaiseStandard, Screen
from heart_africa.rules.organisation.leaders import Overlook, Rally
from heart_africa.rules.play.morale.news import Hear, questions

FAR_OFF = 1000.0
"""Inches beyond every limit, told of a unit that has nobody on the table."""


@dataclass(frozen=True, slots=True)
class Ring:
    """A distance that matters around a figure, as an area to be drawn; `what` names its meaning."""

    what: str
    figure: str
    area: Shape
    row: Cited


# --- one to a unit ---


def himself(scene: Scene, unit: str) -> str:
    """The figure that stands for a company: leader, bearer, doctor or scout; a figure's name is kept."""
    battle = scene.battle
    return battle.unit(unit).figures[0].name if unit in battle.units else unit


def nearest(scene: Scene, one: str, unit: str) -> tuple[float, str]:
    """The inches to the nearest figure of a unit, and its name; `FAR_OFF` and "" if none is on the table."""
    names = tuple(name for name in scene.of(unit) if name != one)
    inches = shapes.distances(scene.footprint(one), [scene.footprint(name) for name in names])
    return min(zip(inches, names, strict=True), default=(FAR_OFF, ""))


def _to(scene: Scene, what: str, one: str, unit: str, row: Cited) -> Finding[float]:
    return settled(scene, what, nearest(scene, one, unit)[0], row, {"figure": one, "unit": unit})


def overlook(scene: Scene, leader: str, unit: str) -> Finding[Overlook]:
    """The order by which a disciplinarian lets a unit ignore a test, with its distance (TRAIT-10)."""
    found = _to(scene, "discipline", himself(scene, leader), unit, scene.book.leading.discipline_within_in)
    return Finding(Overlook(leader, unit, found.value), found.lines, found.close)


def rally(scene: Scene, leader: str, unit: str) -> Finding[Rally]:
    """The order by which a leader rallies a unit, with its distance (LEAD-09)."""
    found = _to(scene, "rally", himself(scene, leader), unit, scene.book.leading.rally_within_in)
    return Finding(Rally(leader, unit, found.value), found.lines, found.close)


def bewitch(scene: Scene, witch_doctor: str, unit: str) -> Finding[Bewitch]:
    """The order by which a witch doctor casts his spell: one figure near and in sight suffices (WITCH-04)."""
    one, row = himself(scene, witch_doctor), scene.book.independents.spell_within_in
    found = _in_sight(scene, one, scene.of(unit))
    about = {"figure": one, "unit": unit}
    told = settled(scene, "spell", found.value[0], row, about)
    order = Bewitch(witch_doctor, unit, told.value, found.value[1])
    return Finding(order, told.lines, (*told.close, *found.close))


def _in_sight(scene: Scene, one: str, others: Sequence[str]) -> Finding[tuple[float, bool]]:
    """The least inches to any of these figures that he sees, and True; or to the nearest, and False."""
    doubts: list[CloseCall] = []
    for inches, name in _by_nearness(scene, one, others):
        seen = sees(scene, one, name)
        doubts += seen.close
        if seen.value:
            return Finding((inches, True), close=tuple(doubts))
    first = next(iter(_by_nearness(scene, one, others)), (FAR_OFF, ""))
    return Finding((first[0], False), close=tuple(doubts))


def _by_nearness(scene: Scene, one: str, others: Sequence[str]) -> list[tuple[float, str]]:
    inches = shapes.distances(scene.footprint(one), [scene.footprint(name) for name in others])
    return sorted(zip(inches, others, strict=True))


# --- the standard ---


def raise_standard(scene: Scene, bearer: str, unit: str) -> Finding[RaiseStandard]:
    """The order by which a standard cancels a test; it is seen over heads and tall grass (STD-06)."""
    one, row = himself(scene, bearer), scene.book.independents.standard_within_in
    found = [(_screen(scene, one, name), inches) for inches, name in _by_nearness(scene, one, scene.of(unit))]
    open_ = next((each for each in found if each[0] != "ground"), None)
    screen, inches = open_ or (found[0] if found else ("ground", FAR_OFF))
    told = settled(scene, "standard", inches, row, {"figure": one, "unit": unit})
    return Finding(RaiseStandard(bearer, unit, told.value, screen), told.lines, told.close)


def _screen(scene: Scene, bearer: str, name: str) -> Screen:
    """What hides a standard from a figure, the worst of it; the dark counts as ground."""
    seen = look(scene, bearer, name)
    ground = [line for line in seen.ground.lines if line.about.get("ground") != "tall_grass"]
    shut = any(each.hides for each in seen.works.value) or too_dark(scene, bearer, name).value
    if ground or shut:
        return "ground"
    if seen.ground.value:
        return "tall_grass"
    return "figures" if seen.figures.value else ""


# --- news ---


def hear(scene: Scene, happening: int, fallen: Mapping[str, Stand] | None = None) -> Finding[Hear]:
    """The answer which units some news of this turn reached, of those that would test, and from how far.

    `fallen`: the places of figures that are gone from the table. Units that did not see what has to be seen,
    or are too far off, are not named.
    """
    then = replace(scene, layout=scene.layout.placed(fallen or {}))
    asked = next((each for each in questions(scene.book, scene.battle) if each.happening == happening), None)
    if asked is None:
        return Finding(Hear(happening))
    there = tuple(name for name in _gone(then, asked.news) if name in then.layout.stands)
    limit = Cited(value=asked.within_in, rule=asked.why.rule, page=asked.why.page)
    found = [_heard(then, unit, there, limit, sight=asked.sight) for unit in asked.units]
    units = tuple(zip(asked.units, (each.value for each in found), strict=True))
    reached = tuple((unit, inches) for unit, inches in units if inches is not None and inches <= limit.value)
    lines = (asked.why, *(line for each in found for line in each.lines))
    return Finding(Hear(happening, reached), lines, tuple(call for each in found for call in each.close))


def _gone(scene: Scene, news: NewsItem) -> tuple[str, ...]:
    """The figures that the news is about: one by its name, or all of a unit."""
    battle = scene.battle
    if news.unit in battle.company and news.what == "notable":
        return (news.unit,)
    return tuple(one.name for one in battle.unit(news.unit).figures) if news.unit in battle.units else ()


def _heard(
    scene: Scene, unit: str, there: Sequence[str], limit: Cited, *, sight: bool
) -> Finding[float | None]:
    """The inches from a unit to the news; None if it is not on the table, or had to see it and did not."""
    near = sorted(_distances(scene, unit, there))
    doubts: list[CloseCall] = []
    for inches, one, other in near:
        if inches > limit.value + scene.book.free_table.close_in:
            break
        seen = sees(scene, one, other) if sight else Finding(value=True)
        doubts += seen.close
        if seen.value:
            told = settled(scene, "news", inches, limit, {"unit": unit, "figure": other})
            return Finding(told.value, told.lines, (*doubts, *told.close))
    return Finding(None, close=tuple(doubts))


def _distances(scene: Scene, unit: str, there: Sequence[str]) -> Iterator[tuple[float, str, str]]:
    places = [scene.footprint(name) for name in there]
    for one in scene.of(unit):
        yield from zip(
            shapes.distances(scene.footprint(one), places), (one,) * len(there), there, strict=True
        )


# --- what is drawn ---


def rings(scene: Scene, figure: str) -> tuple[Ring, ...]:
    """The distances that matter around a figure, as areas round its base."""
    rows = tuple(_rows(scene, figure))
    return tuple(
        Ring(what, figure, shapes.around(scene.footprint(figure), row.value), row) for what, row in rows
    )


def news(scene: Scene) -> tuple[Ring, ...]:
    """A ring around everybody the open news is about: units within it may have to test."""
    found = []
    for asked in questions(scene.book, scene.battle):
        there = tuple(name for name in _gone(scene, asked.news) if name in scene.layout.stands)
        if there:
            row = Cited(value=asked.within_in, rule=asked.why.rule, page=asked.why.page)
            near = (shapes.around(scene.footprint(name), row.value) for name in there)
            found.append(Ring("news", there[0], shapes.together(near), row))
    return tuple(found)


def burst(scene: Scene, target: str) -> Ring:
    """The ring that a shell's splash reaches around whom it hits (GUN-02)."""
    row = scene.book.shooting.guns.splash_in
    return Ring("burst", target, shapes.around(scene.footprint(target), row.value), row)


def _rows(scene: Scene, figure: str) -> Iterable[tuple[str, Cited]]:
    """The distances that the book draws around a leader, bearer, doctor or scout, by their use."""
    book, unit = scene.book, scene.battle.unit_of(figure)
    if unit.figures[0].name != figure:
        return
    match unit.sort:
        case Sort.LEADER:
            yield "rally", book.leading.rally_within_in
            if Trait.DISCIPLINARIAN in unit.traits:
                yield "discipline", book.leading.discipline_within_in
            if Trait.CUNNING_DEVIL in unit.traits:
                yield "ambush-leader", book.ambushes.keen_in
        case Sort.STANDARD_BEARER:
            yield "standard", book.independents.standard_within_in
        case Sort.WITCH_DOCTOR:
            yield "spell", book.independents.spell_within_in
        case Sort.SCOUT:
            yield "ambush-scout", book.ambushes.keen_in
            yield "enemy-scout", book.arrivals.scout_in
        case _:
            return
