"""The leader, his traits and company, and the figures that belong to no unit (pp. 4-5, 10-11, 29-36)."""

from collections.abc import Iterator

from armylists.legality.contingent import Case
from armylists.models import LeaderTraits
from armylists.roster import INDEPENDENTS, WHITE_MEN, Leader
from heart_africa.core.problems import Problem


def leader_problems(case: Case, open_to_leader: frozenset[str]) -> Iterator[Problem]:
    """Everything wrong with the leader; `open_to_leader`: what the army may field under its option."""
    leader = case.roster.leader
    if leader is None:
        number = case.book.leaders.number
        yield Problem("no-leader", number.rule, number.page, "leader")
        return
    yield from _troop(case, leader, open_to_leader)
    # what the leader must be, or may not be, because of the figures in the units (L09-06, L12-07)
    present = _fielded(case)
    for row in case.force.held(case.force.army.leader_with):
        if row.present not in present:
            continue
        about = {"troop": leader.troop, "present": row.present, "must": row.must or ""}
        if row.must and leader.troop != row.must:
            yield Problem("leader-must-be", row.rule, row.page, "leader.troop", about)
        if leader.troop == row.must_not:
            yield Problem("leader-must-not-be", row.rule, row.page, "leader.troop", about)
    yield from _traits(case, leader)
    yield from _attendants(case, leader)


def leader_troops(case: Case, open_to_leader: frozenset[str] | None = None) -> tuple[str, ...]:
    """The troop types that the leader may be, in the order of the table (LEAD-03, COMP-22).

    `open_to_leader`: what the army may field under the option of its list; absent, under any option.
    """
    open_to_leader = case.force.available if open_to_leader is None else open_to_leader
    rows = case.force.held(case.force.army.leader_troops)
    named = {troop for row in rows for troop in row.troops}
    fixed = rows and not any(row.extra for row in rows)
    if fixed:
        allowed = named & (open_to_leader | (named - case.force.banned.keys()))
    else:
        allowed = named | (_fielded(case) if case.rulings.of("COMP-22") == "fielded_only" else open_to_leader)
    arms = {"foot", "mounted"}
    return tuple(
        t.id for t in case.book.troops.values() if t.id in allowed and t.kind == "unit" and t.arm in arms
    )


def _fielded(case: Case) -> frozenset[str]:
    return frozenset(troop for unit in case.roster.units for troop in unit.figures)


def _troop(case: Case, leader: Leader, open_to_leader: frozenset[str]) -> Iterator[Problem]:
    allowed = leader_troops(case, open_to_leader)
    if leader.troop in allowed:
        return
    about: dict[str, object] = {"troop": leader.troop, "allowed": allowed}
    general = case.catalogue.general.leader
    rows = [row for row in case.force.held(case.force.army.leader_troops) if not row.extra]
    why = case.force.denied(leader.troop)
    if rows and leader.troop not in rows[0].troops:
        yield Problem("leader-troop", rows[0].rule, rows[0].page, "leader.troop", about, (general.rule,))
    elif why is not None:
        yield Problem("leader-troop", why.rule, why.page, "leader.troop", about, (general.rule, "LEAD-03"))
    else:
        yield Problem("leader-troop", general.rule, general.page, "leader.troop", about, ("LEAD-03",))


def trait_rows(case: Case) -> list[LeaderTraits]:
    """The rows of the list that say which traits this leader may have."""
    troop = case.roster.leader.troop if case.roster.leader else ""
    rows = case.force.held(case.force.army.leader_traits)
    return [row for row in rows if not row.leader_troop or row.leader_troop == troop]


def leader_traits(case: Case) -> tuple[str, ...]:
    """The traits that this leader may have, in the order of the book (COMP-23)."""
    allowed = {trait for row in trait_rows(case) for trait in row.traits}
    return tuple(row.id.value for row in case.book.leaders.traits if row.id in allowed)


def _traits(case: Case, leader: Leader) -> Iterator[Problem]:
    leaders, where = case.book.leaders, "leader.traits"
    allowed = leader_traits(case)
    for trait in dict.fromkeys(leader.traits):
        if trait.value not in allowed:
            row = _trait_row(case, trait.value)
            about = {"trait": trait.value, "allowed": allowed, "troop": trait.value}
            yield Problem(
                "leader-trait", row.rule, row.page, where, about, (case.catalogue.general.leader_trait.rule,)
            )
    if len(leader.traits) > leaders.traits_free.value:
        yield from _second_trait(case, leader)


def _trait_row(case: Case, trait: str) -> LeaderTraits:
    """The row to cite against a trait: that of another kind of leader who has it, else this leader's own."""
    for row in case.force.held(case.force.army.leader_traits):
        if row.leader_troop and trait in row.traits:
            return row
    return trait_rows(case)[0]


def _second_trait(case: Case, leader: Leader) -> Iterator[Problem]:
    second, where = case.book.leaders.second_trait_points, "leader.traits"
    most = case.book.leaders.traits_free.value + 1
    if len(set(leader.traits)) < len(leader.traits):
        yield Problem("trait-twice", second.rule, second.page, where)
    if len(leader.traits) > most:
        about: dict[str, object] = {"count": len(leader.traits), "most": most}
        yield Problem("too-many-traits", second.rule, second.page, where, about)
    allowed = "second_trait" in case.roster.permissions and case.rulings.of("COMP-24") == "permission"
    if not allowed:
        rule = case.catalogue.general.second_trait
        about = {"points": second.value}
        yield Problem("second-trait", rule.rule, rule.page, where, about, (second.rule,))


def _attendants(case: Case, leader: Leader) -> Iterator[Problem]:
    most = case.book.leaders.attendants_max
    if leader.attendants > most.value:
        about = {"count": leader.attendants, "most": most.value}
        yield Problem("too-many-attendants", most.rule, most.page, "leader.attendants", about)
    if leader.gun_bearer and leader.troop != WHITE_MEN:
        rule, whose = case.book.leaders.gun_bearer, {"troop": leader.troop}
        yield Problem("leader-bearer", rule.rule, rule.page, "leader.gun_bearer", whose, ("BEARER-01",))


def independent_problems(case: Case) -> Iterator[Problem]:
    """SCOUT-01, COMP-17 and the lists' own: standard bearer, witch doctor and scout, in figures."""
    general, row = case.catalogue.general, case.force.army.independents
    singly = (general.single_figures.rule,)
    for kind in INDEPENDENTS:
        scout, count = kind == "scout", getattr(case.roster.independents, kind)
        most = general.scouts_most if scout else getattr(row, kind)
        if count > most:
            about: dict[str, object] = {"troop": kind, "count": count, "most": most}
            cite, see = (general.scout, ()) if scout else (row, singly)
            yield Problem("too-many-independents", cite.rule, cite.page, f"independents.{kind}", about, see)
