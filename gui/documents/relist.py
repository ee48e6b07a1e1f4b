"""The open army under another list or people: nothing of it is lost, and what does not fit is told."""

from armylists.edits import ChangeList, Edit, KeepNarrative, SetFact, apply_all
from armylists.legality.verdict import verdict
from armylists.roster import Roster
from armylists.wording.names import list_name, people_name
from gui.documents.army import army, change
from gui.session import Session


def relist(session: Session, list_id: str) -> None:
    """Have the army be of another list, with its people and mode as far as that list knows them."""
    document = army(session)
    if document and list_id != document.roster.list:
        name = list_name(session.catalogue, list_id, session.lang)
        _become(session, document.roster, moved(session, document.roster, list_id), name)


def repeople(session: Session, people: str) -> None:
    """Have the army be of another people of its list."""
    document = army(session)
    if document and people != document.roster.people:
        name = people_name(session.catalogue, people, session.lang)
        _become(session, document.roster, SetFact("people", people), name)


def moved(session: Session, roster: Roster, list_id: str) -> ChangeList:
    """The army's list changed, its people and mode kept if the new list knows them."""
    wanted = session.catalogue.lists[list_id]
    people = roster.people if roster.people in wanted.people_ids() else ""
    return ChangeList(list_id, people, roster.mode if roster.mode in wanted.modes else "")


def _become(session: Session, roster: Roster, first: Edit, name: str) -> None:
    """Do it; an army that was legal and is so no longer is kept as narrative, in the same step."""
    was = verdict(session.catalogue, roster, session.rulings)
    found = verdict(session.catalogue, apply_all(roster, (first,)), session.rulings)
    spoilt = was.legal and not found.legal and not roster.narrative
    change(session, first, *((KeepNarrative(narrative=True),) if spoilt else ()))
    count = len(found.problems)
    kept = "yes" if spoilt or (count and roster.narrative) else "no"
    session.note(session.say("builder-relisted", name=name, count=count, narrative=kept))
