"""What players agree on before a game: list, people, year, points, mode, scenario, role."""

from dataclasses import dataclass
from typing import get_args

from armylists.army_plans import ArmyRequest
from armylists.roster import Roster
from armylists.starter import LAST_YEAR
from armylists.wording.names import list_name, mode, people_name, role, scenario
from gui.presenters.armies.common import Choice, with_own
from gui.session import Session
from heart_africa.rules.book import Role, ScenarioId

NUMBERS = {"year": LAST_YEAR, "points": 99999}
"""The facts that are numbers, with the most that each may be; the others are chosen from a list."""


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing that is agreed, and what it may be chosen from; a choice of nothing is not shown."""

    name: str
    value: str | int
    choices: tuple[Choice, ...] = ()


def agreed(session: Session, army: Roster | ArmyRequest) -> tuple[Fact, ...]:
    """All that is agreed for an army, each with the choices that its list leaves."""
    lang, known = session.lang, session.catalogue
    lists = tuple((each, list_name(known, each, lang)) for each in known.lists)
    scenarios = tuple((each, scenario(each, lang)) for each in sorted(get_args(ScenarioId), key=bool))
    roles = tuple((each, role(each, lang)) for each in sorted(get_args(Role), key=bool))
    return (
        Fact("list", army.list, lists),
        Fact("people", army.people or "", peoples(session, army.list, army.people or "")),
        Fact("year", army.year),
        Fact("points", army.points),
        Fact("mode", army.mode, _modes(session, army.list, army.mode)),
        Fact("scenario", army.scenario, scenarios),
        Fact("role", army.role, roles),
    )


def peoples(session: Session, list_id: str, own: str) -> tuple[Choice, ...]:
    """The peoples that a list names, after any other or, where one must be chosen, none yet."""
    army, lang = session.catalogue.lists[list_id], session.lang
    if not army.peoples and not own:
        return ()
    named = [(each, people_name(session.catalogue, each, lang)) for each in ("", *army.people_ids())]
    if army.people_required:
        named[0] = ("", session.say("builder-people-open"))
    return with_own(named, (own, people_name(session.catalogue, own, lang)))


def _modes(session: Session, list_id: str, own: str) -> tuple[Choice, ...]:
    """The modes of a list that has several; none otherwise."""
    known = session.catalogue.lists[list_id].modes
    if not known and not own:
        return ()
    choices = (("", session.say("builder-mode-open")), *((each, mode(each, session.lang)) for each in known))
    return with_own(choices, (own, mode(own, session.lang) if own else ""))
