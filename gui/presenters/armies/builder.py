"""The open army on the desk: head, facts, cards, the bar of points, the verdict."""

from dataclasses import dataclass

from armylists.figures import by_troop
from armylists.legality.case import Case
from armylists.legality.verdict import Verdict, judged, unit_bounds, unit_count
from armylists.roster import Roster
from armylists.wording.army_names import army_line
from armylists.wording.names import list_name, place
from gui.documents.army import ArmyDocument, army, told
from gui.presenters.armies.agreed import Fact, agreed
from gui.presenters.armies.cards import (
    Around,
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
from gui.presenters.armies.common import Mark, by_part, mark, verdict_words
from gui.presenters.armies.portrait import Line, portrait
from gui.session import Session
from heart_africa.core.bad_data import bad_text

KINDS = ("leader", "units", "independents", "allies", "works")


@dataclass(frozen=True, slots=True)
class Facts:
    """What the players agreed, whether a second trait is part of it, and notes on the army."""

    agreed: tuple[Fact, ...]
    second_trait: bool
    notes: str
    marks: tuple[Mark, ...]


@dataclass(frozen=True, slots=True)
class Segment:
    """A part of the points: what for, how many, of what kind: `leader`, `units`, `allies`, `others`."""

    name: str
    points: int
    kind: str
    where: str


@dataclass(frozen=True, slots=True)
class Points:
    """The sum with the limit, and the parts of it in the order of the roster."""

    total: int
    limit: int
    most: int
    text: str
    left: str
    state: str
    segments: tuple[Segment, ...]


@dataclass(frozen=True, slots=True)
class Judged:
    """The verdict: a state (`good`, `warn` for narrative, `bad`), its words, all that is to be told."""

    state: str
    text: str
    marks: tuple[Mark, ...]
    narrative: bool


@dataclass(frozen=True, slots=True)
class Builder:
    """All that the page says of the open army."""

    roster: Roster
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
    kept: str
    kept_state: str
    file: str


def builder(session: Session) -> Builder | None:
    """The page, or None if no army is open."""
    document = army(session)
    return _builder(session, document) if document else None


def _builder(session: Session, document: ArmyDocument) -> Builder:
    roster = document.roster
    case = Case(session.catalogue, roster, session.rulings)
    found = judged(case)
    marks = tuple(
        mark(session, roster, each) for each in (*found.problems, *found.warnings, *document.warnings)
    )
    around = Around(session, case, found, by_part(marks))
    state, kept = _kept(session, document)
    return Builder(
        roster=roster,
        name=roster.name,
        hint=list_name(session.catalogue, roster.list, session.lang),
        line=army_line(session.catalogue, roster, session.lang),
        facts=Facts(
            agreed(session, roster), "second_trait" in roster.permissions, roster.notes, around.at("facts")
        ),
        leader=leader_card(around),
        units=unit_cards(around, None),
        units_title=_units_title(session, case),
        units_marks=around.at("units"),
        tags=tags_of(roster),
        counted=counted(around),
        contingents=contingents(around),
        allies_marks=around.at("allies"),
        points=_points(session, case, found),
        judged=_judged(session, roster, found, marks),
        summary=_summary(session, case, found),
        undo=told(session, document.done[-1]) if document.done else "",
        redo=told(session, document.undone[-1]) if document.undone else "",
        kept=kept,
        kept_state=state,
        file=str(document.path),
    )


def _kept(session: Session, document: ArmyDocument) -> tuple[str, str]:
    if document.fault:
        return "bad", session.say("builder-not-kept", why=bad_text(document.fault, session.lang))
    return "", session.say("builder-kept", file=document.path.name)


def _units_title(session: Session, case: Case) -> str:
    bounds = unit_bounds(case)
    return session.say("builder-units", count=unit_count(case), least=bounds.least, most=bounds.most)


def _points(session: Session, case: Case, found: Verdict) -> Points:
    total, limit = found.points, case.roster.points
    most = limit + case.overrun
    left = limit - total
    message = "builder-left" if left >= 0 else "builder-within" if total <= most else "builder-over"
    return Points(
        total,
        limit,
        most,
        session.say("builder-of-limit", total=total, limit=limit),
        session.say(message, count=abs(left)),
        "good" if left >= 0 else "warn" if total <= most else "bad",
        _segments(session, case.roster, found),
    )


def _segments(session: Session, roster: Roster, found: Verdict) -> tuple[Segment, ...]:
    sums: dict[str, int] = {}
    for line in found.reckoning.lines:
        where = _whole(line.where)
        sums[where] = sums.get(where, 0) + line.value
    return tuple(_segment(session, roster, where, points) for where, points in sums.items())


def _whole(where: str) -> str:
    parts = where.split(".")
    if parts[0].startswith("allies[") and parts[1].startswith("units"):
        return ".".join(parts[:2])
    return where if parts[0] in {"works", "independents"} or parts[0].startswith("allies[") else parts[0]


def _segment(session: Session, roster: Roster, where: str, points: int) -> Segment:
    words = place(roster, where, session.lang)
    kind = next((each for each in ("leader", "units", "allies") if where.startswith(each)), "others")
    text = session.say("builder-segment", name=words[:1].upper() + words[1:], points=points)
    return Segment(text, points, kind, where)


def _summary(session: Session, case: Case, found: Verdict) -> tuple[Line, ...]:
    """Points by kind, figures, and what the list is like."""
    sums = {
        kind: sum(line.value for line in found.reckoning.lines if line.where.startswith(kind))
        for kind in KINDS
    }
    spent = [
        Line(session.say(f"builder-kind-{kind}"), session.say("builder-points", points=points))
        for kind, points in sums.items()
        if points
    ]
    figures = Line(session.say("builder-summary-figures"), str(sum(by_troop(case.roster).values())))
    return (*spent, figures, *portrait(session, case))


def _judged(session: Session, roster: Roster, found: Verdict, marks: tuple[Mark, ...]) -> Judged:
    if roster.narrative and not found.legal:
        said = session.say("builder-narrative", count=len(found.problems))
        return Judged("warn", said, marks, narrative=True)
    return Judged(*verdict_words(session, found), marks, roster.narrative)
