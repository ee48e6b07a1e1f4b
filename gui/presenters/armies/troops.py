"""What can be added to the army: the troops of its list, and everything else with price or objections."""

from collections.abc import Iterator, Sequence

from armylists.additions import Addition, additions
from armylists.edits import AddAlly, AddUnit, Edit
from armylists.in_force import InForce
from armylists.legality.allies import party_of
from armylists.legality.contingent import Case, Party, least_units
from armylists.legality.verdict import Verdict, judged
from armylists.roster import Roster
from armylists.wording.changes import changes
from armylists.wording.names import list_name, troop_with_term
from armylists.wording.names import troop as troop_name
from gui.presenters.armies.common import Choice, Mark, mark, profile
from gui.session import Session
from heart_africa.core.dataclass import dataclass


@dataclass(frozen=True, slots=True)
class TroopEntry:
    """A troop: price, profile, how many units it may have, whether one fits, how to add it.

    `listed`: whether the list has it now; `state` is `good` if a unit may be added and `bad` if the book
    objects, for the `reasons` that follow.
    """

    troop: str
    name: str
    price: str
    profile: str
    limits: str
    listed: bool
    state: str
    status: str
    reasons: tuple[Mark, ...]
    button: str
    edit: AddUnit


@dataclass(frozen=True, slots=True)
class Offer:
    """An addition: what it does, its points, how many more fit; or the reasons against it."""

    text: str
    points: str
    more: str
    reasons: tuple[Mark, ...]
    edit: Edit


@dataclass(frozen=True, slots=True)
class Muster:
    """The troops for the army or one contingent, and all additions; valid for this roster only."""

    roster: Roster
    targets: tuple[Choice, ...]
    target: str
    troops: tuple[TroopEntry, ...]
    offers: tuple[Offer, ...]
    refused: tuple[Offer, ...]


def muster(session: Session, roster: Roster, target: str = "") -> Muster:
    """What can be added; `target` is the number of a contingent, or empty for the army itself."""
    army = Case(session.catalogue, roster, session.rulings)
    found = additions(session.catalogue, roster, session.rulings)
    ally = int(target) if target.isdecimal() and int(target) < len(roster.allies) else None
    offers = tuple(_offer(session, roster, each) for each in found if each.allowed)
    refused = tuple(_offer(session, roster, each) for each in found if not each.allowed)
    troops = tuple(_troops(session, army, found, ally))
    return Muster(roster, _targets(session, roster), "" if ally is None else target, troops, offers, refused)


def _targets(session: Session, roster: Roster) -> tuple[Choice, ...]:
    """To what a unit can be added: the army or a contingent; empty without allies."""
    if not roster.allies:
        return ()
    own = ("", session.say("builder-own-army"))
    names = (list_name(session.catalogue, ally.list, session.lang) for ally in roster.allies)
    return (own, *((str(index), name) for index, name in enumerate(names)))


def _troops(
    session: Session, army: Case, found: Sequence[Addition], ally: int | None
) -> Iterator[TroopEntry]:
    """The troops of the list in the order of the table, then the others."""
    party, verdict = party_of(army, ally), judged(army)
    entries = [
        _entry(session, army.roster, verdict, party, each)
        for each in found
        if isinstance(each.edit, AddUnit) and each.edit.ally == ally
    ]
    yield from sorted(entries, key=lambda each: not each.listed)


def _entry(session: Session, roster: Roster, verdict: Verdict, party: Party, found: Addition) -> TroopEntry:
    wish = found.edit
    assert isinstance(wish, AddUnit)  # noqa: S101  # as it was sought
    row, name = session.catalogue.book.troops[wish.troop], troop_with_term(wish.troop, session.lang)
    force, least = party.force, least_units(party)
    # the lines of the list that the troop can count for, its own first
    ways = (way.line for option in force.options for way in option.ways.get(wish.troop, ()))
    lines = sorted(dict.fromkeys(ways), key=lambda line: line != wish.troop)
    told = [_line(session, force, line, wish.troop, least[line]) for line in lines]
    have = sum(wish.troop in unit.figures for unit in roster.units_of(wish.ally))
    return TroopEntry(
        wish.troop,
        name,
        session.say("builder-each", points=row.points),
        profile(session, roster, verdict, wish.troop),
        " · ".join([*told, session.say("builder-have", count=have)]) if told else "",
        wish.troop in party.force.available,
        "good" if found.allowed else "bad",
        session.say("builder-fits" if found.allowed else "builder-fits-not", count=found.more),
        _reasons(session, roster, found),
        session.say("builder-add-unit", count=wish.count, points=wish.count * row.points),
        wish,
    )


def _line(session: Session, force: InForce, line: str, troop: str, least: int) -> str:
    most = force.slots[line].most
    if line == troop:
        return session.say("builder-limits", least=least, most=most)
    ways = [way for option in force.options for way in option.ways.get(troop, ()) if way.line == line]
    rows = [force.allowances[way.conversion] for way in ways if way.conversion]
    limited = rows[0].units if len(rows) == len(ways) and rows[0].units is not None else most
    name = troop_name(line, session.lang)
    return session.say("builder-instead", troop=name, most=min(limited, most))


def _offer(session: Session, roster: Roster, found: Addition) -> Offer:
    several = found.more > 1 and not isinstance(found.edit, AddAlly)
    return Offer(
        changes(session.catalogue, roster, (found.edit,), session.lang),
        session.say("builder-plus-points", points=found.points) if found.allowed else "",
        session.say("builder-up-to", count=found.more) if several and found.allowed else "",
        _reasons(session, roster, found),
        found.edit,
    )


def _reasons(session: Session, roster: Roster, found: Addition) -> tuple[Mark, ...]:
    """The objections to an addition, worded for the army as it would be."""
    after = found.edit.apply(roster)
    return tuple(mark(session, after, each) for each in found.reasons)


def allies_to_call(panel: Muster) -> tuple[Offer, ...]:
    """The contingents that may be called, then those that may not."""
    return tuple(each for each in (*panel.offers, *panel.refused) if isinstance(each.edit, AddAlly))
