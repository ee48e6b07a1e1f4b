"""The open army: portrait of its list, head, facts, cards, bar of points, verdict, repairs."""

from armylists.catalogue import home
from armylists.edits import Edit, apply_all
from armylists.legality.allies import granted
from armylists.legality.contingent import Case
from armylists.legality.leader import trait_rows
from armylists.legality.verdict import Verdict, judged, unit_bounds, unit_count, verdict
from armylists.points import cost_by_part, differences
from armylists.random_army import FIRST_YEAR, LAST_YEAR, open_years
from armylists.repairs import Repair, repairs_of
from armylists.roster import Roster, by_troop
from armylists.wording.army_names import army_line
from armylists.wording.changes import changes, difference
from armylists.wording.names import all_of, any_of, list_name, people_name, place, terrain, trait
from gui.documents.army import army, told
from gui.presenters.armies.cards import (
    CardContext,
    ContingentCard,
    Counted,
    LeaderCard,
    UnitCard,
    contingents,
    counted,
    leader_card,
    tags_of,
    unit_cards,
)
from gui.presenters.armies.common import Fact, Mark, agreed, by_part, mark, verdict_words
from gui.session import Session
from heart_africa.core.dataclass import dataclass
from heart_africa.core.problems import Problem
from heart_africa.language.narration import capital

# --- a list in brief ---


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a list's portrait: a heading and what the book says of it."""

    name: str
    text: str


def portrait(session: Session, case: Case) -> tuple[Line, ...]:
    """The lines of the portrait of an army's list, as it stands for its people, year and role."""
    say, lang, catalogue = session.say, session.lang, session.catalogue
    army, roster = case.force.army, case.roster
    first, last = open_years(army, roster.people)
    known = ("first" if first != FIRST_YEAR else "") + ("last" if last != LAST_YEAR else "")
    factors = dict.fromkeys(
        str(row.value) for row in army.aggressiveness if not roster.mode or row.mode in {"", roster.mode}
    )
    terrains = [terrain(each, lang) for each in home(catalogue, roster)]
    allies: list[str] = []
    for row in granted(case):
        name = list_name(catalogue, row.list, lang)
        named = any_of([people_name(catalogue, each, lang) for each in row.allied_people], lang)
        allies.append(f"{name} ({named})" if named else name)
    nation_open = army.people_required is not None and not roster.people
    none = say("builder-allies-open" if nation_open else "builder-allies-none")
    return (
        Line(say("builder-years"), say("builder-years-span", known=known or "none", first=first, last=last)),
        Line(say("builder-aggressiveness"), any_of(tuple(factors), lang)),
        Line(say("builder-home"), any_of(terrains, lang) or say("builder-home-passed")),
        Line(say("builder-traits"), _traits(session, case)),
        Line(say("builder-allies"), all_of(tuple(dict.fromkeys(allies)), lang) or none),
    )


def _traits(session: Session, case: Case) -> str:
    """The traits that a leader of the army may have, in words."""
    rows = trait_rows(case) or [row for row in case.force.army.leader_traits if case.force.holds(row)]
    allowed = {each for row in rows for each in row.traits}
    every = [row.id for row in case.book.leaders.traits]
    if allowed == set(every):
        return session.say("builder-traits-any")
    return any_of([trait(each.value, session.lang) for each in every if each in allowed], session.lang)


# --- the open army on the desk ---


@dataclass(frozen=True, slots=True)
class Facts:
    """What the players agreed, whether the leader may have a second trait, and notes on the army."""

    agreed: tuple[Fact, ...]
    second_trait: bool
    notes: str
    marks: tuple[Mark, ...]


@dataclass(frozen=True, slots=True)
class Segment:
    """A part of the army's points; `kind` is `leader`, `units`, `allies` or `others`."""

    name: str
    points: int
    kind: str
    where: str


@dataclass(frozen=True, slots=True)
class Points:
    """The sum of points with the limit, and its parts in the order of the roster."""

    total: int
    limit: int
    text: str
    left: str
    state: str
    segments: tuple[Segment, ...]


@dataclass(frozen=True, slots=True)
class Judged:
    """The verdict: a state (`good`, `bad`, `warn` for narrative), a sentence, and all problems."""

    state: str
    text: str
    marks: tuple[Mark, ...]
    narrative: bool


@dataclass(frozen=True, slots=True)
class Builder:
    """Everything that the page shows of the open army."""

    name: str
    hint: str
    line: str
    facts: Facts
    leader: LeaderCard
    units: tuple[UnitCard, ...]
    units_title: str
    units_marks: tuple[Mark, ...]
    tags: tuple[str, ...]
    counted: dict[str, Counted]
    contingents: tuple[ContingentCard, ...]
    allies_marks: tuple[Mark, ...]
    points: Points
    judged: Judged
    summary: tuple[Line, ...]
    undo: str
    redo: str


def builder(session: Session) -> Builder | None:
    """The panel of the open army, None if none is open."""
    document = army(session)
    if document is None:
        return None
    roster = document.roster
    case = Case(session.catalogue, roster, session.rulings)
    found, bounds = judged(case), unit_bounds(case)
    marks = tuple(
        mark(session, roster, each) for each in (*found.problems, *found.warnings, *document.warnings)
    )
    around = CardContext(session, case, found, by_part(marks))
    if roster.narrative and not found.legal:
        said = session.say("builder-narrative", count=len(found.problems))
        judgement = Judged("warn", said, marks, narrative=True)
    else:
        judgement = Judged(*verdict_words(session, found), marks, roster.narrative)
    # The summary: points by kind, figures, and the portrait of the list.
    spent = (
        Line(session.say(f"builder-kind-{part}"), session.say("builder-points", points=points))
        for part, points in cost_by_part(found.reckoning).items()
    )
    figures = Line(session.say("builder-summary-figures"), str(sum(by_troop(roster).values())))
    return Builder(
        name=roster.name,
        hint=list_name(session.catalogue, roster.list, session.lang),
        line=army_line(session.catalogue, roster, session.lang),
        facts=Facts(
            agreed(session, roster), "second_trait" in roster.permissions, roster.notes, around.at("facts")
        ),
        leader=leader_card(around),
        units=unit_cards(around, None),
        units_title=session.say(
            "builder-units", count=unit_count(case), least=bounds.least, most=bounds.most
        ),
        units_marks=around.at("units"),
        tags=tags_of(roster),
        counted=counted(around),
        contingents=contingents(around),
        allies_marks=around.at("allies"),
        points=_points(session, case, found),
        judged=judgement,
        summary=(*spent, figures, *portrait(session, case)),
        undo=told(session, document.done[-1]) if document.done else "",
        redo=told(session, document.undone[-1]) if document.undone else "",
    )


def _points(session: Session, case: Case, found: Verdict) -> Points:
    total, limit = found.points, case.roster.points
    most = limit + case.overrun
    left = limit - total
    message = "builder-left" if left >= 0 else "builder-within" if total <= most else "builder-over"
    sums: dict[str, int] = {}
    for line in found.reckoning.lines:
        where = _whole(line.where)
        sums[where] = sums.get(where, 0) + line.value
    segments = []
    for where, points in sums.items():
        kind = next((each for each in ("leader", "units", "allies") if where.startswith(each)), "others")
        name = capital(place(case.roster, where, session.lang))
        text = session.say("builder-segment", name=name, points=points)
        segments.append(Segment(text, points, kind, where))
    return Points(
        total,
        limit,
        session.say("builder-of-limit", total=total, limit=limit),
        session.say(message, count=abs(left)),
        "good" if left >= 0 else "warn" if total <= most else "bad",
        tuple(segments),
    )


def _whole(where: str) -> str:
    parts = where.split(".")
    if parts[0].startswith("allies[") and parts[1].startswith("units"):
        return ".".join(parts[:2])
    return where if parts[0] in {"works", "independents"} or parts[0].startswith("allies[") else parts[0]


# --- repairs of one problem ---


@dataclass(frozen=True, slots=True)
class RepairOffer:
    """A repair: what it does, line by line what it changes, the verdict it leads to, and its edits."""

    text: str
    lines: tuple[str, ...]
    outcome: str
    state: str
    edits: tuple[Edit, ...]


def mends(session: Session, roster: Roster, problem: Problem) -> tuple[RepairOffer, ...]:
    """The repairs of a problem, the smallest first; empty if two edits do not mend it."""
    judged = verdict(session.catalogue, roster, session.rulings)
    found = repairs_of(session.catalogue, roster, judged, problem, session.rulings)
    return tuple(_mend(session, roster, each) for each in found)


def _mend(session: Session, roster: Roster, found: Repair) -> RepairOffer:
    after, catalogue = apply_all(roster, found.edits), session.catalogue
    judged = verdict(catalogue, after, session.rulings)
    said = "builder-outcome-legal" if judged.legal else "builder-outcome"
    return RepairOffer(
        changes(catalogue, roster, found.edits, session.lang),
        tuple(
            difference(catalogue, roster, after, each, session.lang)
            for each in differences(catalogue.book, roster, after)
        ),
        session.say(said, total=judged.points, limit=after.points, count=len(judged.problems)),
        "good" if judged.legal else "",
        found.edits,
    )
