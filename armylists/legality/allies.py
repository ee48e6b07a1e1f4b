"""Which allies an army may have, how many contingents, and for how many points (ALLY, p. 29)."""

from collections.abc import Callable, Iterator

from armylists.in_force import ListConditions, in_force
from armylists.legality.contingent import Case, Party
from armylists.models import Allies, AllyTerms, ArmyList
from armylists.points import contingent_points
from armylists.roster import Contingent
from heart_africa.core.problems import Problem


def granted(case: Case) -> tuple[Allies, ...]:
    """The rows by which this army may have allies."""
    return case.force.held(case.force.army.allies)


def party_of(case: Case, index: int | None) -> Party:
    """A contingent as a party to be judged: the army's own units for None, else allies.

    Allies are judged by their own list, people and dates (ALLY-15).
    """
    roster, general = case.roster, case.catalogue.general
    if index is None:
        leader, relief = roster.leader.troop if roster.leader else "", general.ambush_compulsory.rule
        return Party(case.force, roster.units, leader=leader, relieved=case.ambushed, relief=relief)
    ally = roster.allies[index]
    rows = [row for row in granted(case) if row.list == ally.list]
    bans = rows[0] if rows else None
    without = (bans.without, bans.without_rule) if bans else ((), "")
    asked = ListConditions(ally.list, ally.people, roster.year, roster.role, case.rulings, *without)
    force = in_force(case.catalogue, asked)
    relief, bound_by = general.ally_compulsory.rule, general.ally_own_list.rule
    return Party(force, ally.units, f"allies[{index}].", relieved=True, relief=relief, bound_by=bound_by)


def ally_problems(case: Case) -> Iterator[Problem]:
    """ALLY-01 to ALLY-09: everything about the contingents but their units."""
    for index, ally in enumerate(case.roster.allies):
        yield from _granted(case, ally, f"allies[{index}]")
        yield from _bearer(case, ally, f"allies[{index}].standard_bearer")
    # ALLY-03: one allied list; two different ones where the list says so (L07-06)
    general = case.catalogue.general
    terms = _terms(case, lambda row: row.contingents)
    most = (terms and terms.contingents) or general.ally_lists_most
    cite = terms or general.ally_lists
    lists = [ally.list for ally in case.roster.allies]
    if len(lists) > most:
        about = {"count": len(lists), "most": most}
        yield Problem("too-many-contingents", cite.rule, cite.page, "allies", about)
    for name in sorted({name for name in lists if lists.count(name) > 1}):
        yield Problem("same-ally-twice", cite.rule, cite.page, "allies", {"list": name, "troop": name})
    yield from _share(case)


def _granted(case: Case, ally: Contingent, where: str) -> Iterator[Problem]:
    rows = [row for row in granted(case) if row.list == ally.list]
    if not rows:
        yield _not_granted(case, ally, where)
        return
    fits = any(not row.allied_people or ally.people in row.allied_people for row in rows)
    if not fits:
        row = rows[0]
        about = {"list": ally.list, "people": ally.people, "allowed": row.allied_people}
        yield Problem("ally-people", row.rule, row.page, f"{where}.people", about)


def _not_granted(case: Case, ally: Contingent, where: str) -> Problem:
    """The problem of allies that are not granted.

    It cites the row that would grant them in another year or to another people, else the list's general
    prohibition, else ALLY-01.
    """
    army, general, people = case.force.army, case.catalogue.general.allies_granted, case.roster.people
    rows = [row for row in army.allies if row.list == ally.list]
    own = [row for row in rows if row.for_people(people)]
    about: dict[str, object] = {"list": ally.list, "army": army.id, "year": case.roster.year}
    if own:
        about |= {"first": own[0].from_year or 0, "last": own[0].to_year or 0}
        return Problem("ally-other-year", own[0].rule, own[0].page, where, about, (general.rule,))
    if rows:
        about |= {"peoples": _all_peoples(rows), "not_peoples": rows[0].not_people}
        row = _nation_row(case) or rows[0]
        return Problem("ally-other-people", row.rule, row.page, where, about, (general.rule,))
    none = army.no_other_allies or general
    see = _grants(case) if none.rule == general.rule else (general.rule,)
    return Problem("ally-not-granted", none.rule, none.page, where, about, see)


def _grants(case: Case) -> tuple[str, ...]:
    """The entries that name the allies which this army may have."""
    return tuple(dict.fromkeys(row.rule for row in granted(case)))


def _nation_row(case: Case) -> Allies | None:
    """The row of this nation's allies, in a list that gives each nation its own (p. 36); else None."""
    army, people = case.force.army, case.roster.people
    if not army.people_required:
        return None
    return next((row for row in army.allies if people in row.people), None)


def _all_peoples(rows: list[Allies]) -> tuple[str, ...]:
    """The peoples that any of these rows names."""
    return tuple(dict.fromkeys(people for row in rows for people in row.people))


def _bearer(case: Case, ally: Contingent, where: str) -> Iterator[Problem]:
    army: ArmyList = case.catalogue.lists[ally.list]
    most = army.independents.standard_bearer
    if ally.standard_bearer > most:
        rule = case.catalogue.general.ally_bearer
        about = {"troop": "standard_bearer", "count": ally.standard_bearer, "most": most}
        yield Problem("ally-bearer", rule.rule, rule.page, where, about, (army.independents.rule,))


def _terms(case: Case, says: Callable[[AllyTerms], object]) -> AllyTerms | None:
    """The row of the list that has its own term of this kind for allies; None if there is none."""
    return next((row for row in case.force.held(case.force.army.ally_terms) if says(row)), None)


def _share(case: Case) -> Iterator[Problem]:
    """ALLY-02, L07-08, L10-12: the part of the points that allies may cost."""
    general, terms = case.catalogue.general, _terms(case, lambda row: row.share)
    part, cite = (terms and terms.share) or general.ally_share_part, terms or general.ally_share
    of_spent = case.rulings.of("ALLY-02") == "of_spent"
    whole = case.reckoning.total if of_spent else case.roster.points
    most = whole * part[0] // part[1]
    spent = sum(contingent_points(case.book, ally) for ally in case.roster.allies)
    if spent > most:
        yield Problem("allies-too-dear", cite.rule, cite.page, "allies", {"points": spent, "most": most})
