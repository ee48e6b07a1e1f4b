"""The units of a contingent as entries of a sheet; units alike are folded into one."""

from collections.abc import Iterator
from dataclasses import dataclass

from armylists.points import unit_points
from armylists.roster import Unit
from armylists.wording import all_of, figures, troop, troop_with_term
from heart_africa.rules.book import Ability, Arm
from reports.content.brief import Brief
from reports.content.profiles import profiles
from reports.content.sheet import Entry, TickBoxes, Track
from reports.content.specials import unit_specials


@dataclass(frozen=True, slots=True)
class Placed:
    """A unit with its number in its contingent, from 1."""

    number: int
    unit: Unit


def entries(brief: Brief, units: tuple[Unit, ...], *, allied: bool = False) -> tuple[Entry, ...]:
    """One entry for each kind of unit, in the order in which the kinds first come."""
    alike: dict[frozenset[tuple[str, int]], list[Placed]] = {}
    for number, unit in enumerate(units, start=1):
        alike.setdefault(frozenset(unit.figures.items()), []).append(Placed(number, unit))
    return tuple(_entry(brief, placed, allied=allied) for placed in alike.values())


def _entry(brief: Brief, alike: list[Placed], *, allied: bool) -> Entry:
    unit = alike[0].unit
    name = _common_name(alike)
    made_of = composition(brief, unit) if brief.full else _troops(brief, unit)
    rows = [row for id_, count in unit.figures.items() for row in profiles(brief, id_, count)]
    return Entry(
        title=name or made_of,
        number=_numbers([placed.number for placed in alike]),
        times=len(alike),
        lead=(made_of if name else "") if brief.full else _names(alike),
        points=brief.priced(unit_points(brief.book, unit), len(alike)),
        profiles=tuple(rows),
        tracks=tuple(_track(brief, placed, alike) for placed in alike),
        specials=unit_specials(brief, tuple(unit.figures), allied=allied),
    )


def composition(brief: Brief, unit: Unit) -> str:
    """What a unit consists of: "8 Lanceros y 6 Arqueros"."""
    if not unit.figures:
        return brief.say("pdf-no-figures")
    return all_of([figures(id_, count, brief.lang) for id_, count in unit.figures.items()], brief.lang)


def _troops(brief: Brief, unit: Unit) -> str:
    if not unit.figures:
        return brief.say("pdf-empty-unit")
    if len(unit.figures) == 1:
        return troop_with_term(next(iter(unit.figures)), brief.lang)
    return all_of([troop(id_, brief.lang) for id_ in unit.figures], brief.lang)


def _common_name(alike: list[Placed]) -> str:
    """The name of the units if they share it; none of its own if they differ."""
    names = {placed.unit.name for placed in alike}
    return names.pop() if len(names) == 1 else ""


def _names(alike: list[Placed]) -> str:
    """The names of units that have different ones."""
    names = [placed.unit.name for placed in alike if placed.unit.name]
    return "" if _common_name(alike) else ", ".join(names)


def _numbers(numbers: list[int]) -> str:
    """Numbers in a row as a span: 1, 3–5."""
    spans: list[list[int]] = []
    for number in numbers:
        if spans and number == spans[-1][-1] + 1:
            spans[-1] = [spans[-1][0], number]
        else:
            spans.append([number])
    return ", ".join("–".join(map(str, span)) for span in spans)


def _track(brief: Brief, placed: Placed, alike: list[Placed]) -> Track:
    unit = placed.unit
    several = len(unit.figures) > 1
    boxes = tuple(
        TickBoxes(troop(id_, brief.lang) if several else "", count)
        for id_, count in unit.figures.items()
        if brief.troop(id_).arm is not Arm.VESSEL
    )
    return Track(
        name=_track_name(brief, placed, alike),
        boxes=boxes,
        markers=tuple(brief.say(f"pdf-marker-{marker}") for marker in _markers(brief, unit)),
        remarks=tuple(_remarks(brief, unit)),
        notes="" if brief.open else _own_words(unit),
        lined=not brief.open,
        number=str(placed.number),
    )


def _own_words(unit: Unit) -> str:
    """What the player wrote of a unit: its tags, then its notes."""
    return " · ".join((*(f"#{tag}" for tag in unit.tags), *filter(None, (unit.notes.strip(),))))


def _track_name(brief: Brief, placed: Placed, alike: list[Placed]) -> str:
    """What tells a unit from those folded with it: its name, or its number."""
    if len(alike) == 1:
        return ""
    if placed.unit.name and not _common_name(alike):
        return f"{placed.number} · {placed.unit.name}"
    return brief.say("pdf-unit-number", number=placed.number)


def _markers(brief: Brief, unit: Unit) -> Iterator[str]:
    """The states that a unit goes in and out of: shaken (MORALE-15), reloading, jammed, broken for good."""
    rows = [brief.troop(id_) for id_ in unit.figures]
    if any(row.arm is Arm.VESSEL for row in rows):
        yield from ("first-failure", "second-failure", "aground")
    elif any(row.profile.morale for row in rows):
        yield "morale"
    if any(row.profile.reload for row in rows):
        yield "reload"
    if any(Ability.JAMS in row.abilities for row in rows):
        yield from ("jammed", "broken")


def _remarks(brief: Brief, unit: Unit) -> Iterator[str]:
    rows = [brief.troop(id_) for id_ in unit.figures]
    if any(row.arm is Arm.VESSEL for row in rows):
        yield brief.say("pdf-gunboat-hits")
    elif unit.size > 1 and any(row.profile.morale for row in rows):
        yield brief.say("pdf-tests", spans=_spans(brief, unit.size))


def _spans(brief: Brief, size: int) -> str:
    """How many losses in a turn make a unit of that size test, as it shrinks (MORALE-02, p. 28)."""
    bands: list[str] = []
    least = 1
    for row in brief.book.morale.thresholds:
        if least > size:
            break
        most = size if row.most is None else min(row.most, size)
        span = str(most) if most == least else f"{least}–{most}"
        bands.append(brief.say("pdf-tests-span", losses=row.casualties, span=span))
        least = most + 1
    return " · ".join(reversed(bands))
