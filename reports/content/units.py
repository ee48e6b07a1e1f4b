"""The leader, the independent figures and the units as entries of a sheet; equal units share an entry."""

from collections.abc import Iterator

from armylists.points import unit_points
from armylists.roster import Leader, Unit
from armylists.wording.names import all_of, figure, figures, trait, troop, troop_with_term
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.language.narration import with_term
from heart_africa.rules.book import Ability, Arm, Trait
from reports.content.brief import Brief, profiles
from reports.content.sheet import Entry, Special, TickBoxes, Track
from reports.content.specials import BEARER, SURE_HANDS, lone_specials, special, unit_specials


@dataclass(frozen=True, slots=True)
class Placed:
    """A unit with its number in its contingent, from 1."""

    number: int
    unit: Unit


def entries(
    brief: Brief, units: tuple[Unit, ...], *, first: int = 1, allied: bool = False
) -> tuple[Entry, ...]:
    """Return one entry for each kind of unit, in the order of their first units, numbered from `first` on."""
    alike: dict[frozenset[tuple[str, int]], list[Placed]] = {}
    for number, unit in enumerate(units, start=first):
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
    """Return what a unit consists of, such as "8 Lanceros y 6 Arqueros"."""
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
    """Return the name of the units if they share one, else ""."""
    names = {placed.unit.name for placed in alike}
    return names.pop() if len(names) == 1 else ""


def _names(alike: list[Placed]) -> str:
    """Return the names of units that have different ones."""
    names = [placed.unit.name for placed in alike if placed.unit.name]
    return "" if _common_name(alike) else ", ".join(names)


def _numbers(numbers: list[int]) -> str:
    """Return numbers with spans for those in a row, such as "1, 3–5"."""
    spans: list[list[int]] = []
    for number in numbers:
        if spans and number == spans[-1][-1] + 1:
            spans[-1] = [spans[-1][0], number]
        else:
            spans.append([number])
    return ", ".join("–".join(map(str, span)) for span in spans)


def _track(brief: Brief, placed: Placed, alike: list[Placed]) -> Track:
    unit = placed.unit
    own_words = (*(f"#{tag}" for tag in unit.tags), unit.notes.strip())
    return Track(
        name=_track_name(brief, placed, alike),
        boxes=tuple(_boxes(brief, unit)),
        markers=tuple(brief.say(f"pdf-marker-{marker}") for marker in _markers(brief, unit)),
        remarks=tuple(_remarks(brief, unit)),
        notes="" if brief.open else " · ".join(filter(None, own_words)),
        line=brief.line("pdf-notes"),
        number=str(placed.number),
    )


def _boxes(brief: Brief, unit: Unit) -> Iterator[TickBoxes]:
    """Yield a box for each figure; for a gunboat one for each hit until she may have to withdraw."""
    several = len(unit.figures) > 1
    for id_, count in unit.figures.items():
        row = brief.troop(id_)
        if row.arm is Arm.VESSEL:
            vessel = brief.book.morale.vessels["gunboat"]
            yield TickBoxes(brief.say("pdf-hits"), count * vessel.every.value * vessel.failures.value)
        else:
            label = troop(id_, brief.lang) if several else ""
            yield TickBoxes(label, count, reload=bool(row.profile.reload))


def _track_name(brief: Brief, placed: Placed, alike: list[Placed]) -> str:
    """Return what tells a unit from the others of its entry: its name, or its number."""
    if len(alike) == 1:
        return ""
    if placed.unit.name and not _common_name(alike):
        return f"{placed.number} · {placed.unit.name}"
    return brief.say("pdf-unit-number", number=placed.number)


def _markers(brief: Brief, unit: Unit) -> Iterator[str]:
    """Yield the states of a unit that come and go: shaken (MORALE-15), aground, jammed, broken for good."""
    rows = [brief.troop(id_) for id_ in unit.figures]
    if any(row.arm is Arm.VESSEL for row in rows):
        yield from ("first-failure", "second-failure", "aground")
    elif any(row.profile.morale for row in rows):
        yield "morale"
    if any(Ability.JAMS in row.abilities for row in rows):
        yield from ("jammed", "broken")


def _remarks(brief: Brief, unit: Unit) -> Iterator[str]:
    rows = [brief.troop(id_) for id_ in unit.figures]
    if any(row.arm is Arm.VESSEL for row in rows):
        yield brief.say("pdf-gunboat-hits")
    elif unit.size > 1 and any(row.profile.morale for row in rows):
        yield brief.say("pdf-tests", spans=_spans(brief, unit.size))
    if any(row.profile.reload for row in rows):
        yield brief.say("pdf-reloads")


def _spans(brief: Brief, size: int) -> str:
    """Return how many losses in a turn make a unit of that size test, as it shrinks (MORALE-02, p. 28)."""
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


LOSS = ("MORALE-09", 28)
FIRE_SURELY, FIRE = ("FIRE-06", 25), ("FIRE-07", 25)


def command(brief: Brief) -> tuple[Entry, ...]:
    """Return the entries of the leader and of the independent figures that may be shown."""
    leader = brief.roster.leader
    found = [leader_entry(brief, leader)] if leader else []
    independents = brief.roster.independents
    for kind, count in (
        ("standard_bearer", independents.standard_bearer),
        ("witch_doctor", independents.witch_doctor),
        ("scout", brief.scouts),
    ):
        if count:
            found.append(independent_entry(brief, kind, count, f"independents.{kind}"))
    return tuple(found)


def leader_entry(brief: Brief, leader: Leader) -> Entry:
    """Return the leader's entry: his row, his traits explained, and boxes for him and his companions."""
    troops = (leader.troop, BEARER) if leader.gun_bearer else (leader.troop,)
    rows = [row for id_ in troops for row in profiles(brief, id_, 0)]
    boxes = [TickBoxes(brief.say("pdf-leader"), 1)]
    if leader.attendants:
        boxes.append(TickBoxes(brief.say("pdf-attendants-label"), leader.attendants))
    if leader.gun_bearer:
        boxes.append(TickBoxes(figure(BEARER, brief.lang), 1))
    return Entry(
        title=leader.name or brief.say("pdf-leader"),
        lead=" · ".join(_described(brief, leader)),
        points=_points(brief, "leader"),
        profiles=tuple(rows),
        tracks=(Track("", tuple(boxes), line=brief.line("pdf-notes")),),
        specials=tuple(_leader_specials(brief, leader, troops)),
    )


def _described(brief: Brief, leader: Leader) -> Iterator[str]:
    """Yield the leader with his troop, his traits and his companions."""
    yield brief.say("pdf-leader-of", troop=figure(leader.troop, brief.lang))
    if brief.traits_told:
        yield from (trait(id_.value, brief.lang) for id_ in leader.traits)
    if leader.gun_bearer:
        yield figures(BEARER, 1, brief.lang)
    if leader.attendants:
        yield brief.say("pdf-attendants", count=leader.attendants)


def _leader_specials(brief: Brief, leader: Leader, troops: tuple[str, ...]) -> Iterator[Special]:
    """Yield the leader's rules; where he has only a line, no more than his saves and the like."""
    if not brief.full:
        yield from lone_specials(brief, troops)
        return
    traits = dict.fromkeys(leader.traits)
    yield from (trait_special(brief, id_) for id_ in traits)
    who = "eloquent" if Trait.ELOQUENT in leader.traits else "plain"  # LEAD-10, TRAIT-11
    needs = next(row.needs for row in brief.book.leading.rally if row.when == who)
    yield special(brief, "rally", ("LEAD-10", 4), needs=needs, allies=len(brief.roster.allies))
    if leader.attendants:
        yield special(brief, "attendants", ("LEAD-16", 4))
    if leader.attendants and leader.troop == "white_men":
        yield special(brief, "attendants-or-save", ("LEAD-19", 4))
    yield from lone_specials(brief, troops)
    # artillery has the rule on choosing targets already (PRIO-01)
    row = brief.troop(leader.troop)
    if row.profile.range_in is not None and Ability.SPLASH not in row.abilities:
        yield special(brief, "leader-target", ("PRIO-01", 26))
    yield _arson(brief, leader.troop)
    yield special(brief, "loss", LOSS, whose="army")


def trait_special(brief: Brief, id_: Trait) -> Special:
    """Return the explanation of a trait (p. 5)."""
    row = next(row for row in brief.book.leaders.traits if row.id is id_)
    key = f"trait-{id_.value.replace('_', '-')}"
    text = brief.say(f"special-{key}", allies=len(brief.roster.allies))
    title = with_term(brief.lang, "trait", id_.value)
    return Special(key, title, text, brief.cite((row.rule, row.page)))


def _arson(brief: Brief, troop: str) -> Special:
    """Return the rule on setting fires.

    Leaders, witch doctors and scouts may set them, whatever they carry (FIRE-01).
    """
    if troop in SURE_HANDS:
        return special(brief, "sets-fire-surely", FIRE_SURELY)
    return special(brief, "sets-fire", FIRE)


def independent_entry(brief: Brief, kind: str, count: int, where: str, *, allied: bool = False) -> Entry:
    """Return the entry of a standard bearer, witch doctor or scout."""
    title = with_term(brief.lang, "figure", kind)
    return Entry(
        title=title,
        times=count,
        points=_points(brief, where),
        profiles=tuple(replace(row, name=title) for row in profiles(brief, kind, 0)),
        tracks=(Track("", (TickBoxes("", count),)),),
        specials=tuple(_duties(brief, kind, allied=allied)) if brief.full else (),
    )


def _points(brief: Brief, place: str) -> str:
    return brief.priced(brief.verdict.reckoning.where(place))


def _duties(brief: Brief, kind: str, *, allied: bool) -> Iterator[Special]:
    """Yield the rules of an independent figure."""
    if kind == "standard_bearer":
        yield special(brief, "standard", ("STD-04", 11))
        if allied:
            yield special(brief, "standard-allied", ("ALLY-10", 29))
        elif brief.roster.allies:
            yield special(brief, "standard-own", ("ALLY-13", 29))
        yield special(brief, "standard-seen", ("STD-06", 11))
    elif kind == "witch_doctor":
        yield special(brief, "spells", ("WITCH-04", 11))
        yield special(brief, "spells-immune", ("WITCH-07", 11))
        yield _arson(brief, kind)
    else:
        save = brief.book.characteristics.abilities["scout_save"]
        yield special(brief, "scout-finds", ("SCOUT-03", 11))
        yield special(brief, "scout-bars", ("SCOUT-06", 11))
        yield special(brief, "scout-save", (save.rule, save.page), needs=save.needs or 0)
        yield special(brief, "scout-moves", ("SCOUT-02", 11))
        yield special(brief, "scout-guides", ("SCOUT-09", 11), ("SCOUT-10", 11))
        yield _arson(brief, "scout")
        return
    yield from lone_specials(brief, (kind,))
    # the fall of a standard bearer shakes only his own contingent
    if allied:
        yield special(brief, "loss", ("ALLY-11", 29), whose="contingent")
    else:
        own = kind == "standard_bearer" and brief.roster.allies
        yield special(brief, "loss", LOSS, whose="own" if own else "army")
