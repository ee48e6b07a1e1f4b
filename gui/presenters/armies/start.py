"""The page before an army is open: list, people, portrait, facts to agree on; armies to open."""

import re
from pathlib import Path

from armylists.army_plans import ArmyRequest
from armylists.legality.contingent import Case
from armylists.legality.verdict import judged
from armylists.random_army import open_years, usual_year
from armylists.wording.army_names import army_line, army_name
from armylists.wording.names import list_name
from gui.documents.army import known_armies, read_army, samples
from gui.documents.muster import POINTS
from gui.presenters.armies.builder import Line, portrait
from gui.presenters.armies.common import Fact, Mark, agreed, mark
from gui.session import Key, Session
from heart_africa.core.bad_data import bad_text
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.problems import BadData, Problem

REQUEST: Key[ArmyRequest] = Key("armies-start")
BEFOREHAND = frozenset({"year", "people", "mode", "points"})


@dataclass(frozen=True, slots=True)
class Start:
    """Everything that the page shows before an army is open."""

    wish: ArmyRequest
    agreed: tuple[Fact, ...]
    faults: tuple[str, ...]
    title: str
    portrait: str
    page: str
    lines: tuple[Line, ...]
    marks: tuple[Mark, ...]


@dataclass(frozen=True, slots=True)
class SavedArmy:
    """An army in a file: its name, a line about it, its path; `bad`: it cannot be read."""

    name: str
    line: str
    path: Path
    bad: bool


def wished(session: Session) -> ArmyRequest:
    """The army asked for so far."""
    return session.open.get(REQUEST) or first_wish(session, next(iter(session.catalogue.lists)))


def first_wish(session: Session, list_id: str) -> ArmyRequest:
    """The usual army of a list: 600 points, a year near 1880 when it may be used, no people chosen."""
    return ArmyRequest(list_id, usual_year(session.catalogue.lists[list_id]), POINTS, "")


def with_fact(session: Session, wish: ArmyRequest, fact: str, value: str | int) -> ArmyRequest:
    """The request with one fact changed; another list or people changes the year if necessary."""
    if fact == "list":
        fresh = first_wish(session, str(value))
        return replace(fresh, points=wish.points, scenario=wish.scenario, role=wish.role)
    wish = replace(wish, **{fact: value})  # type: ignore[arg-type]  # its own fields
    if fact == "people":
        first, last = open_years(session.catalogue.lists[wish.list], wish.people or "")
        wish = replace(wish, year=min(max(wish.year, first), max(first, last)))
    return wish


def nation_open(session: Session, wish: ArmyRequest) -> bool:
    """Whether the list requires a people or nation and none is chosen yet (L12-05)."""
    return session.catalogue.lists[wish.list].people_required is not None and not wish.people


def start(session: Session) -> Start:
    """The panel in the person's language."""
    wish = wished(session)
    army, roster = session.catalogue.lists[wish.list], wish.blank()
    case = Case(session.catalogue, roster, session.rulings)
    found = judged(case)
    told = [each for each in (*found.problems, *found.warnings) if each.where in BEFOREHAND]
    return Start(
        wish,
        agreed(session, wish),
        tuple(bad_text(fault, session.lang) for fault in session.catalogue.faults),
        list_name(session.catalogue, wish.list, session.lang),
        army.portrait.text(session.lang),
        session.say("builder-page", page=army.page),
        portrait(session, case),
        tuple(mark(session, roster, each) for each in told),
    )


def why_not(session: Session, wish: ArmyRequest, found: tuple[Problem, ...]) -> tuple[Mark, ...]:
    """Why there is no army for a request."""
    return tuple(mark(session, wish.blank(), each) for each in found)


def own(session: Session) -> tuple[SavedArmy, ...]:
    """The person's own armies, those used last first."""
    try:
        return tuple(told_file(session, path) for path in known_armies(session))
    except BadData:
        return ()


def sample_armies(session: Session) -> tuple[SavedArmy, ...]:
    """The sample armies of the chosen list."""
    chosen = wished(session).list
    ours = (path for path in samples() if re.match(rf"{chosen}[-.]", path.name))
    return tuple(told_file(session, path) for path in ours)


def told_file(session: Session, path: Path) -> SavedArmy:
    """The army in a file as it is listed; remembered until the file changes."""
    try:
        stat = path.stat()
        key = ("army-file", session.lang, str(path), stat.st_mtime_ns, stat.st_size)
        lists = session.catalogue
        roster = lists.remembered(key, lambda: read_army(session, path))
    except BadData as fault:
        return SavedArmy(path.name, bad_text(fault, session.lang), path, bad=True)
    except OSError:
        return SavedArmy(path.name, session.say("builder-file-gone"), path, bad=True)
    return SavedArmy(
        army_name(lists, roster, session.lang), army_line(lists, roster, session.lang), path, bad=False
    )
