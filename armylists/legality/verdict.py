"""The one function that judges an army: pure, total, and indifferent to the order of the units."""

from collections.abc import Iterator

from armylists.catalogue import Catalogue
from armylists.legality.allies import ally_problems, party_of
from armylists.legality.contingent import Case, contingent_problems, of_its_list, ratio_problems
from armylists.legality.leader import independent_problems, leader_problems
from armylists.models import Bounds, NeedsWork
from armylists.roster import Roster
from heart_africa.core.dataclass import dataclass
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Reckoning
from heart_africa.core.rulings import Rulings, default_rulings
from heart_africa.rules.book import Scenario, Work

# --- fortifications and stratagems: whose, when, how many, for how many points ---


def work_problems(case: Case) -> Iterator[Problem]:
    """The problems of the works bought, and of troops that need one (L12-16)."""
    bought = dict(case.roster.works.bought())
    for work in case.book.works.works:
        if count := bought.get(work.id):
            where = f"works.{work.id.value}"
            about: dict[str, object] = {"work": work.id.value, "troop": work.id.value}
            if work.lists and case.roster.list not in work.lists:
                about |= {"lists": work.lists, "list": case.roster.list}
                see = _besides(work, work.lists_rule)
                yield Problem("work-not-for-list", work.lists_rule, work.lists_page, where, about, see)
            if not case.roster.defends:
                see = _besides(work, work.defender_rule)
                yield Problem(
                    "work-only-defending", work.defender_rule, work.defender_page, where, about, see
                )
            if count > work.most.value:
                about = {**about, "count": count, "most": work.most.value}
                yield Problem("too-many-works", work.most.rule, work.most.page, where, about, work.see)
    yield from _shared(case)
    yield from _in_scenario(case)
    yield from _needed(case)


def _besides(work: Work, rule: str) -> tuple[str, ...]:
    """The other entries on a work, besides the one cited."""
    return tuple(entry for entry in work.see if entry != rule)


def _shared(case: Case) -> Iterator[Problem]:
    """Problems of works that share one maximum: barricades and fortifications, 24 inches (BARR-01)."""
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
    bought = dict(case.roster.works.bought())
    walls = (work for work in case.book.works.works if work.id in bought and work.fortification)
    return sum(work.points.value * bought[work.id] for work in walls)


def _in_scenario(case: Case) -> Iterator[Problem]:
    """Problems of fortifications in a scenario (SCEN-14, SCEN-22, SCEN-23).

    In an Encounter there are none; in an Ambush the defender may spend a third of his points on them.
    """
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
    for row in case.force.held(case.force.army.needs_work):
        if any(troop in unit.figures for unit in case.roster.units for troop in row.troops):
            yield row, {work.value for work, _ in case.roster.works.bought()} & set(row.works)


def useless_works(case: Case) -> Iterator[Problem]:
    """A warning: behind the only work bought, the troops that need one could not shoot (FORT-10)."""
    for row, bought in _behind_works(case):
        if bought and bought <= set(row.useless):
            about = {"troops": row.troops, "works": row.works}
            yield Problem(
                "warn-useless-work", row.useless_rule, row.useless_page, "works", about, ("BARR-04", row.rule)
            )


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the book says of an army: every problem, every warning, and its points."""

    problems: tuple[Problem, ...]
    warnings: tuple[Problem, ...]
    reckoning: Reckoning

    @property
    def legal(self) -> bool:
        """Whether the book has nothing against it; warnings do not count."""
        return not self.problems

    @property
    def points(self) -> int:
        """What the army costs."""
        return self.reckoning.total


def verdict(catalogue: Catalogue, roster: Roster, rulings: Rulings | None = None) -> Verdict:
    """Judge an army whole (pp. 4-15 and 29-36). Never raises on a roster that could be read."""
    return judged(Case(catalogue, roster, default_rulings() if rulings is None else rulings))


def judged(case: Case) -> Verdict:
    """The verdict on an army that is already joined with its lists and rulings."""
    problems = tuple(_problems(case))
    return Verdict(problems, tuple(_warnings(case, problems)), case.reckoning)


def _problems(case: Case) -> Iterator[Problem]:
    party = party_of(case, None)
    outcome, problems = contingent_problems(case, party)
    yield from _dates(case)
    # COMP-15: the limit agreed, and half the cheapest figure over it
    limit, total = case.roster.points, case.reckoning.total
    if total > limit and total > limit + case.overrun:
        rule = case.catalogue.general.overrun
        about = {"points": total, "limit": limit, "over": case.overrun, "excess": total - limit}
        yield Problem("over-points", rule.rule, rule.page, "points", about)
    yield from leader_problems(case, frozenset(outcome.option.ways))
    yield from independent_problems(case)
    yield from _units(case)
    yield from problems
    yield from ratio_problems(case, party)
    yield from ally_problems(case)
    for index in range(len(case.roster.allies)):
        ally = party_of(case, index)
        people = _people(case, ally.force.asked.list, ally.force.asked.people, f"allies[{index}].")
        yield from of_its_list(ally, people)
        yield from contingent_problems(case, ally)[1]
        yield from of_its_list(ally, ratio_problems(case, ally))
    yield from work_problems(case)


def _dates(case: Case) -> Iterator[Problem]:
    army, year = case.force.army, case.roster.year
    if army.years and (first := army.years.from_year) and year < first:
        about: dict[str, object] = {"list": army.id, "year": year, "first": first}
        yield Problem("list-too-early", army.years.rule, army.years.page, "year", about)
    if army.years and (last := army.years.to_year) and year > last:
        about = {"list": army.id, "year": year, "last": last}
        yield Problem("list-too-late", army.years.rule, army.years.page, "year", about)
    yield from _people(case, army.id, case.roster.people, "")


def _people(case: Case, list_id: str, people: str, prefix: str) -> Iterator[Problem]:
    """Problems of the people chosen: unknown, not in these years, or missing (COMP-26, L08-04, L12-05)."""
    army, year, where = case.catalogue.lists[list_id], case.roster.year, f"{prefix}people"
    if not people:
        if army.people_required:
            about: dict[str, object] = {"allowed": army.people_ids()}
            required = army.people_required
            yield Problem("people-required", required.rule, required.page, where, about)
        return
    row = next((row for row in army.peoples if row.id == people), None)
    if row is None:
        rule = case.catalogue.general.own_people
        about = {"people": people, "list": army.id, "allowed": army.people_ids()}
        yield Problem("people-not-in-list", rule.rule, rule.page, where, about)
    elif row.from_year and year < row.from_year:
        about = {"people": people, "year": year, "first": row.from_year}
        yield Problem("people-too-early", row.rule, row.page, f"{prefix}people" if prefix else "year", about)
    elif row.to_year and year > row.to_year:
        about = {"people": people, "year": year, "last": row.to_year}
        yield Problem("people-too-late", row.rule, row.page, f"{prefix}people" if prefix else "year", about)


def _units(case: Case) -> Iterator[Problem]:
    """COMP-05, COMP-06, COMP-08, COMP-09: how many units, allied ones included (ruling of ALLY-14)."""
    count, bounds = unit_count(case), unit_bounds(case)
    see = (case.catalogue.general.ally_counted.rule,) if count > len(case.roster.units) else ()
    if count < bounds.least:
        about = {"count": count, "least": bounds.least}
        yield Problem("too-few-units", bounds.least_rule, bounds.page, "units", about, see)
    if count > bounds.most:
        about = {"count": count, "most": bounds.most}
        yield Problem("too-many-units", bounds.most_rule, bounds.page, "units", about, see)


def unit_count(case: Case) -> int:
    """The units that count towards the least and the most of an army."""
    allied = sum(len(ally.units) for ally in case.roster.allies)
    return len(case.roster.units) + (allied if case.rulings.of("ALLY-14") == "count" else 0)


def unit_bounds(case: Case) -> Bounds:
    """The least and most units of an army in its scenario and role."""
    general = case.catalogue.general
    return general.ambush_units if case.ambushed else general.units


def _warnings(case: Case, problems: tuple[Problem, ...]) -> Iterator[Problem]:
    """What the book does not forbid but a player should know."""
    general, roster = case.catalogue.general, case.roster
    span = general.points
    if not span.least <= roster.points <= span.most:
        about: dict[str, object] = {"points": roster.points, "least": span.least, "most": span.most}
        yield Problem("warn-points-span", span.least_rule, span.page, "points", about)
    excess = case.reckoning.total - roster.points
    if excess > 0 and not any(problem.code == "over-points" for problem in problems):
        about = {"excess": excess, "over": case.overrun}
        yield Problem("warn-overrun", general.overrun.rule, general.overrun.page, "points", about)
    yield from _mode_warnings(case)
    if roster.baggage.elements != general.baggage_elements:
        about = {"count": roster.baggage.elements, "usual": general.baggage_elements}
        yield Problem("warn-baggage", general.baggage.rule, general.baggage.page, "baggage.elements", about)
    # MIX-08: askaris of both kinds in a unit must be easy to tell apart
    rule = case.catalogue.general.two_kinds
    for index, unit in enumerate(case.roster.units):
        if {"askaris", "well_armed_askaris"} <= unit.figures.keys():
            yield Problem("warn-two-kinds", rule.rule, rule.page, f"units[{index}]")
    yield from useless_works(case)


def _mode_warnings(case: Case) -> Iterator[Problem]:
    army, mode = case.force.army, case.roster.mode
    if army.modes_rule and mode not in army.modes:
        about: dict[str, object] = {"list": army.id, "modes": army.modes}
        yield Problem("warn-mode-open", army.modes_rule.rule, army.modes_rule.page, "mode", about)
    elif mode and not army.modes_rule:
        idle = case.catalogue.general.idle_mode
        yield Problem("warn-mode-idle", idle.rule, idle.page, "mode", {"list": army.id})
