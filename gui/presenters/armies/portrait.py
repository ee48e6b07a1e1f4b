"""What a list is like: years, aggressiveness, home, traits, allies."""

from collections.abc import Iterator
from dataclasses import dataclass

from armylists.catalogue import Catalogue
from armylists.home import home
from armylists.legality.allies import granted
from armylists.legality.case import Case
from armylists.legality.leader import trait_rows
from armylists.models import Allies, ArmyList
from armylists.roster import Roster
from armylists.starter import FIRST_YEAR, LAST_YEAR, open_years
from armylists.wording.names import all_of, any_of, list_name, people_name, terrain, trait
from gui.session import Session


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the portrait: what it is about, what is so, where the book says it."""

    name: str
    text: str


def portrait(session: Session, case: Case) -> tuple[Line, ...]:
    """The lines of the portrait of an army's list, as it stands for its people, year and role."""
    return tuple(_lines(session, case, case.force.army, case.roster))


def _lines(session: Session, case: Case, army: ArmyList, roster: Roster) -> Iterator[Line]:
    say, lang = session.say, session.lang
    yield Line(say("builder-years"), _years(session, army, roster.people))
    factors = dict.fromkeys(
        str(row.value) for row in army.aggressiveness if not roster.mode or row.mode in {"", roster.mode}
    )
    yield Line(say("builder-aggressiveness"), any_of(tuple(factors), lang))
    terrains = [terrain(each, lang) for each in home(session.catalogue, roster).terrain]
    yield Line(say("builder-home"), any_of(terrains, lang) or say("builder-home-passed"))
    yield Line(say("builder-traits"), _traits(session, case))
    allies = tuple(dict.fromkeys(_ally(session.catalogue, row, lang) for row in granted(case)))
    nation_open = army.people_required is not None and not roster.people
    none = say("builder-allies-open" if nation_open else "builder-allies-none")
    yield Line(say("builder-allies"), all_of(allies, lang) or none)


def _years(session: Session, army: ArmyList, people: str) -> str:
    first, last = open_years(army, people)
    known = ("first" if first != FIRST_YEAR else "") + ("last" if last != LAST_YEAR else "")
    return session.say("builder-years-span", known=known or "none", first=first, last=last)


def _traits(session: Session, case: Case) -> str:
    """The traits that some leader of the army may have."""
    rows = trait_rows(case) or [row for row in case.force.army.leader_traits if case.force.holds(row)]
    allowed = {each for row in rows for each in row.traits}
    every = [row.id for row in case.book.leaders.traits]
    if allowed == set(every):
        return session.say("builder-traits-any")
    return any_of([trait(each.value, session.lang) for each in every if each in allowed], session.lang)


def _ally(catalogue: Catalogue, row: Allies, lang: str) -> str:
    name = list_name(catalogue, row.list, lang)
    named = any_of([people_name(catalogue, each, lang) for each in row.allied_people], lang)
    return f"{name} ({named})" if named else name
