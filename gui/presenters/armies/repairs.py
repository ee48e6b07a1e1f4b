"""Repairs of one problem: what each would change, and what the army would then come to."""

from dataclasses import dataclass

from armylists.diff import differences
from armylists.edits import Edit, apply_all
from armylists.legality.verdict import verdict
from armylists.repairs import Repair, repairs_of
from armylists.roster import Roster
from armylists.wording.changes import changes
from armylists.wording.differences import difference
from gui.session import Session
from heart_africa.core.problems import Problem


@dataclass(frozen=True, slots=True)
class Mend:
    """A repair: as an order, what it changes line by line, what comes of it, the edits."""

    text: str
    lines: tuple[str, ...]
    outcome: str
    state: str
    edits: tuple[Edit, ...]


def mends(session: Session, roster: Roster, problem: Problem) -> tuple[Mend, ...]:
    """The repairs of a problem of this roster, the smallest first; none where two edits do not mend it."""
    judged = verdict(session.catalogue, roster, session.rulings)
    found = repairs_of(session.catalogue, roster, judged, problem, session.rulings)
    return tuple(_mend(session, roster, each) for each in found)


def _mend(session: Session, roster: Roster, found: Repair) -> Mend:
    after, catalogue = apply_all(roster, found.edits), session.catalogue
    judged = verdict(catalogue, after, session.rulings)
    said = "builder-outcome-legal" if judged.legal else "builder-outcome"
    return Mend(
        changes(catalogue, roster, found.edits, session.lang),
        tuple(
            difference(catalogue, roster, after, each, session.lang)
            for each in differences(catalogue.book, roster, after)
        ),
        session.say(said, total=judged.points, limit=after.points, count=len(judged.problems)),
        "good" if judged.legal else "",
        found.edits,
    )
