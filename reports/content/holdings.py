"""Works, stratagems and baggage as entries (pp. 11-15)."""

from collections.abc import Iterator

from armylists.wording import works
from heart_africa.rules.book import Work, WorkId
from reports.content.brief import Brief
from reports.content.profiles import profiles
from reports.content.sheet import Entry, Special, TickBoxes, Track
from reports.content.specials import special, unit_specials

TRAPS = (WorkId.STAKE_TRAP, WorkId.DUMMY_TRAP)
PLACED = {
    WorkId.FIELD_FORTIFICATION: ("FORT-03", 13),
    WorkId.BARRICADE: ("BARR-03", 13),
    WorkId.TEMBA: ("TEMBA-11", 14),
    WorkId.STAKE_TRAP: ("TRAP-06", 15),
    WorkId.DUMMY_TRAP: ("TRAP-07", 15),
}
BAGGAGE = (("BAG-02", 11), ("BAG-07", 12))


def work_entries(brief: Brief) -> tuple[Entry, ...]:
    """The works bought. The opponent sees the traps' markers, not which of them are real (TRAP-05)."""
    bought = dict(brief.roster.works.bought())
    entries = [_work(brief, row, bought[row.id]) for row in _told(brief) if row.id in bought]
    markers = sum(bought.get(trap, 0) for trap in TRAPS)
    return (*entries, _markers(brief, markers)) if brief.open and markers else tuple(entries)


def _told(brief: Brief) -> Iterator[Work]:
    return (row for row in brief.book.works.works if not (brief.open and row.id in TRAPS))


def _work(brief: Brief, row: Work, count: int) -> Entry:
    title = brief.measured(works(row.id.value, count, brief.lang))
    points = brief.priced(count * row.points.value)
    if row.id is WorkId.MUZZLE_LOADING_CANNON:
        return _cannon(brief, title, points, count)
    boxes = (TickBoxes("", count),) if row.id in {*TRAPS, WorkId.TEMBA} else ()
    tracks = (Track("", boxes),) if boxes else ()
    return Entry(title=title, points=points, tracks=tracks, specials=_rules(brief, row.id))


def _rules(brief: Brief, work: WorkId) -> tuple[Special, ...]:
    """How a work is used, where there is room to tell."""
    return (special(brief, f"work-{work.value.replace('_', '-')}", PLACED[work]),) if brief.full else ()


def _markers(brief: Brief, count: int) -> Entry:
    title = brief.say("pdf-trap-markers", count=count)
    return Entry(title=title, specials=_rules(brief, WorkId.STAKE_TRAP))


def _cannon(brief: Brief, title: str, points: str, count: int) -> Entry:
    """CANNON-04: a gun like the others, with a row of its own."""
    id_ = WorkId.MUZZLE_LOADING_CANNON.value
    markers = tuple(brief.say(f"pdf-marker-{marker}") for marker in ("morale", "reload"))
    return Entry(
        title=title,
        points=points,
        profiles=tuple(profiles(brief, id_, count)),
        tracks=(Track("", (TickBoxes("", count),), markers),),
        specials=unit_specials(brief, (id_,)),
    )


def baggage_entry(brief: Brief) -> Entry | None:
    """The baggage train: a box for each element."""
    count = brief.roster.baggage.elements
    if not count:
        return None
    rules = (special(brief, "baggage", *BAGGAGE),) if brief.full else ()
    return Entry(
        title=brief.say("pdf-baggage", count=count),
        tracks=(Track("", (TickBoxes("", count),)),),
        specials=rules,
    )
