"""The one legality function: pure, total, and the same whatever the order of the units."""

from collections.abc import Iterator

from armylists.catalogue import Catalogue
from armylists.legality.allies import ally_problems, party_of
from armylists.legality.case import Case
from armylists.legality.contingent import contingent_problems, of_its_list, ratio_problems
from armylists.legality.leader import independent_problems, leader_problems
from armylists.legality.works import useless_works, work_problems
from armylists.models import Bounds
from armylists.roster import Roster
from heart_africa.core.dataclass import dataclass
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Reckoning
from heart_africa.core.rulings import Rulings, default_rulings


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
    """The same for an army that stands beside what it is judged by."""
    problems = tuple(_problems(case))
    return Verdict(problems, tuple(_warnings(case, problems)), case.reckoning)


def _problems(case: Case) -> Iterator[Problem]:
    party = party_of(case, None)
    outcome, problems = contingent_problems(case, party)
    yield from _dates(case)
    yield from _total(case)
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
    """COMP-26, L08-04, L12-05: a people of this list, in its years, and one at all where it must be."""
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


def _total(case: Case) -> Iterator[Problem]:
    """COMP-15: the limit agreed, and half the cheapest figure over it."""
    limit, total = case.roster.points, case.reckoning.total
    if total > limit and total > limit + case.overrun:
        rule = case.catalogue.general.overrun
        about = {"points": total, "limit": limit, "over": case.overrun, "excess": total - limit}
        yield Problem("over-points", rule.rule, rule.page, "points", about)


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
    yield from _mixed_askaris(case)
    yield from useless_works(case)


def _mode_warnings(case: Case) -> Iterator[Problem]:
    army, mode = case.force.army, case.roster.mode
    if army.modes_rule and mode not in army.modes:
        about: dict[str, object] = {"list": army.id, "modes": army.modes}
        yield Problem("warn-mode-open", army.modes_rule.rule, army.modes_rule.page, "mode", about)
    elif mode and not army.modes_rule:
        idle = case.catalogue.general.idle_mode
        yield Problem("warn-mode-idle", idle.rule, idle.page, "mode", {"list": army.id})


def _mixed_askaris(case: Case) -> Iterator[Problem]:
    """MIX-08: askaris of both kinds in a unit must be easy to tell apart."""
    rule = case.catalogue.general.two_kinds
    for index, unit in enumerate(case.roster.units):
        if {"askaris", "well_armed_askaris"} <= unit.figures.keys():
            yield Problem("warn-two-kinds", rule.rule, rule.page, f"units[{index}]")
