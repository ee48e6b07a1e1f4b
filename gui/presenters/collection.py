"""The collection page: figures owned, the armies that they make, what the open army lacks."""

from collections import Counter
from collections.abc import Sequence

from armylists.army_plans import ArmyRequest
from armylists.collection import Fielding, needs
from armylists.roster import Roster
from armylists.wording.names import figures, list_name, people_name, troop_with_term
from gui.documents.collection import FAULT, owned
from gui.session import Session
from heart_africa.core.dataclass import dataclass
from heart_africa.rules.book import TroopKind

POINTS, YEAR = 600, 1879


@dataclass(frozen=True, slots=True)
class OwnedTroop:
    """A troop: how many figures of it are owned, their points, a note."""

    troop: str
    name: str
    count: int
    points: str
    note: str


@dataclass(frozen=True, slots=True)
class Missing:
    """A troop that the open army needs, and whether enough figures are owned."""

    name: str
    needed: int
    there: int
    state: str
    text: str


@dataclass(frozen=True, slots=True)
class PossibleArmy:
    """A list and people with the army that the figures make, or why they make none."""

    title: str
    points: str
    text: str
    roster: Roster | None


@dataclass(frozen=True, slots=True)
class CollectionPanel:
    """Everything on the page except the armies that the figures make, which take longer."""

    fault: str
    kept: tuple[OwnedTroop, ...]
    total: str
    army: str
    missing: tuple[Missing, ...]


def collection(session: Session, army: Roster | None) -> CollectionPanel:
    """The page; `army` is the open army, if any."""
    mine, say = owned(session), session.say
    kept = []
    for row in session.book.troops.values():
        if row.kind is TroopKind.WORK:
            continue
        count = mine.figures.get(row.id, 0)
        worth = say("collection-points", points=row.points * count) if count else ""
        name, note = troop_with_term(row.id, session.lang), mine.notes.get(row.id, "")
        kept.append(OwnedTroop(row.id, name, count, worth, note))
    points = sum(session.book.troops[troop].points * count for troop, count in mine.figures.items())
    return CollectionPanel(
        session.open.get(FAULT) or "",
        tuple(kept),
        say("cli-collection-total", count=sum(mine.figures.values()), points=points),
        say("collection-for", army=army.name or say("collection-open-army"))
        if army
        else say("collection-no-army"),
        tuple(_missing(session, army)) if army else (),
    )


def _missing(session: Session, army: Roster) -> list[Missing]:
    found = []
    for need in needs(owned(session), army):
        state = "bad" if need.short else "good"
        text = (
            session.say("collection-short", count=need.short)
            if need.short
            else session.say("collection-enough")
        )
        name = troop_with_term(need.troop, session.lang)
        found.append(Missing(name, need.needed, need.owned, state, text))
    return found


def wish(year: int = YEAR, points: int = POINTS) -> ArmyRequest:
    """The request for armies of every list and people, with this year and limit of points."""
    return ArmyRequest("", year, points, None)


def fielded(session: Session, found: Sequence[Fielding]) -> tuple[PossibleArmy, ...]:
    """The armies that the figures make, then the lists for which they do not suffice."""
    made = tuple(_made(session, each) for each in found)
    return tuple(sorted(made, key=lambda each: each.roster is None))


def _made(session: Session, each: Fielding) -> PossibleArmy:
    lists, lang = session.catalogue, session.lang
    people = people_name(lists, each.people, lang) if each.people else ""
    name = list_name(lists, each.list, lang)
    title = f"{name} · {people}" if people else name
    if each.roster is None:
        return PossibleArmy(title, "", _lacks(session, each), None)
    return PossibleArmy(
        title, session.say("collection-points", points=each.points), _units(each.roster, lang), each.roster
    )


def _units(roster: Roster, lang: str) -> str:
    counted = Counter(tuple(unit.figures.items()) for unit in roster.units).items()
    words = ((", ".join(figures(t, n, lang) for t, n in unit), times) for unit, times in counted)
    return "; ".join(f"{times} × ({unit})" if times > 1 else unit for unit, times in words)


def _lacks(session: Session, each: Fielding) -> str:
    if not each.short:
        return session.say("collection-none")
    short = (figures(need.troop, need.short, session.lang) for need in each.short)
    return session.say("cli-would-take", figures=", ".join(short))
