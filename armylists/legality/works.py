"""Fortifications and stratagems: whose, when, how many, for how many points (pp. 13-15, 20-22)."""

from collections.abc import Iterator

from armylists.legality.case import Case
from armylists.models import NeedsWork
from heart_africa.core.problems import Problem
from heart_africa.rules.book import Scenario, Work


def work_problems(case: Case) -> Iterator[Problem]:
    """Everything about the works bought, and the troops that need one (L12-16)."""
    bought = dict(case.roster.works.bought())
    for work in case.book.works.works:
        if count := bought.get(work.id):
            yield from _one(case, work, count)
    yield from _shared(case)
    yield from _in_scenario(case)
    yield from _needed(case)


def _one(case: Case, work: Work, count: int) -> Iterator[Problem]:
    where = f"works.{work.id.value}"
    about: dict[str, object] = {"work": work.id.value, "troop": work.id.value}
    if work.lists and case.roster.list not in work.lists:
        about |= {"lists": work.lists, "list": case.roster.list}
        see = _besides(work, work.lists_rule)
        yield Problem("work-not-for-list", work.lists_rule, work.lists_page, where, about, see)
    if not case.roster.defends:
        see = _besides(work, work.defender_rule)
        yield Problem("work-only-defending", work.defender_rule, work.defender_page, where, about, see)
    if count > work.most.value:
        about = {**about, "count": count, "most": work.most.value}
        yield Problem("too-many-works", work.most.rule, work.most.page, where, about, work.see)


def _besides(work: Work, rule: str) -> tuple[str, ...]:
    """The further entries on a work, without the one that is cited already."""
    return tuple(entry for entry in work.see if entry != rule)


def _shared(case: Case) -> Iterator[Problem]:
    """Barricades stand instead of fortifications, within the same 24 inches (ruling of BARR-01)."""
    for work in case.book.works.works:
        if work.shares is None:
            continue
        own, other = case.roster.works.of(work.id), case.roster.works.of(work.shares)
        most = work.most.value
        if own and other and own + other > most and own <= most and other <= most:
            about = {"count": own + other, "most": most, "work": work.id.value, "troop": work.id.value}
            yield Problem("works-shared", work.most.rule, work.most.page, "works", about, work.see)


def fortification_points(case: Case) -> int:
    """The points spent on works that count as fortifications."""
    walls = {work.id: work.points.value for work in case.book.works.works if work.fortification}
    return sum(walls.get(work, 0) * count for work, count in case.roster.works.bought())


def _in_scenario(case: Case) -> Iterator[Problem]:
    """SCEN-14, 22 and 23: none in an Encounter; in an Ambush a third of the points, for the defender."""
    scenario = scenario_of(case)
    spent = fortification_points(case)
    if scenario is None or not spent:
        return
    rule, page = scenario.fortification_rule, scenario.fortification_page
    if not scenario.fortifications:
        about: dict[str, object] = {"scenario": scenario.id}
        yield Problem("no-fortifications", rule, page, "works", about, ("TEMBA-04", "TRAP-03"))
    elif scenario.attacker_rule and case.roster.role == "attacker":
        about = {"scenario": scenario.id}
        yield Problem("attacker-fortifies", scenario.attacker_rule, page, "works", about, ("FORT-01",))
    elif scenario.fortification_share:
        part, whole = scenario.fortification_share
        most = case.roster.points * part // whole
        if spent > most and case.roster.defends:
            yield Problem("fortifications-too-dear", rule, page, "works", {"points": spent, "most": most})


def scenario_of(case: Case) -> Scenario | None:
    """The scenario that the roster names."""
    return next((s for s in case.book.scenarios.scenarios if s.id == case.roster.scenario), None)


def _needed(case: Case) -> Iterator[Problem]:
    """Troops that may stand only behind a work: the Belgian machine gun (L12-16)."""
    scenario = scenario_of(case)
    barred = scenario is not None and not scenario.fortifications
    for row, bought in _behind_works(case):
        if not bought or barred:
            about: dict[str, object] = {"troops": row.troops, "works": row.works, "barred": int(barred)}
            yield Problem("needs-work", row.rule, row.page, "works", about)


def _behind_works(case: Case) -> Iterator[tuple[NeedsWork, set[str]]]:
    """The rows on troops of this army that need a work, each with those of its works that are bought."""
    present = {troop for unit in case.roster.units for troop in unit.figures}
    every = {work.value for work, _ in case.roster.works.bought()}
    for row in case.force.held(case.force.army.needs_work):
        if present & set(row.troops):
            yield row, every & set(row.works)


def useless_works(case: Case) -> Iterator[Problem]:
    """A warning: behind the only work bought, the troops that need one could not shoot (FORT-10)."""
    for row, bought in _behind_works(case):
        if bought and bought <= set(row.useless):
            about = {"troops": row.troops, "works": row.works}
            yield Problem(
                "warn-useless-work", row.useless_rule, row.useless_page, "works", about, ("BARR-04", row.rule)
            )
