"""Units, slots and figures of one contingent, the army's own or an allied one (pp. 29-36)."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from math import ceil
from typing import Self

from armylists.assignment import Assignment, Filling, best_assignment, fillings
from armylists.catalogue import Catalogue
from armylists.edits import Edit, apply_all
from armylists.in_force import InForce, ListConditions, Option, Slot, in_force
from armylists.models import Cite
from armylists.points import price, unit_points
from armylists.roster import GUN_BEARER, WHITE_MEN, Roster, Unit
from heart_africa.core.dataclass import dataclass, field, replace
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Reckoning
from heart_africa.core.rulings import Rulings, default_rulings
from heart_africa.rules.book import Book


@dataclass(frozen=True, eq=False)
class Case:
    """An army with the lists and rulings by which it is judged; derived facts are computed when asked for."""

    catalogue: Catalogue
    roster: Roster
    rulings: Rulings = field(default_factory=default_rulings)

    @property
    def book(self) -> Book:
        """The numbers of the book."""
        return self.catalogue.book

    @cached_property
    def force(self) -> InForce:
        """The army's own list as it stands for its people, year and role."""
        roster = self.roster
        return in_force(
            self.catalogue, ListConditions(roster.list, roster.people, roster.year, roster.role, self.rulings)
        )

    @cached_property
    def reckoning(self) -> Reckoning:
        """What the army costs, line by line."""
        return price(self.book, self.roster)

    @property
    def left(self) -> int:
        """What is left of the points agreed; below zero the army is over them."""
        return self.roster.points - self.reckoning.total

    @cached_property
    def overrun(self) -> int:
        """How far the army may go over its points: half its cheapest figure (COMP-15)."""
        if self.rulings.of("COMP-15") == "none":
            return 0
        figures = {str(line.about["troop"]) for line in self.reckoning.lines if "troop" in line.about}
        return min(map(self.cost, figures), default=0) // 2

    @property
    def ambushed(self) -> bool:
        """Whether this is the defender of an Ambush, who needs fewer units (COMP-08 to COMP-10)."""
        bounds = self.catalogue.general.ambush_units
        return self.roster.scenario == bounds.scenario and self.roster.role == bounds.role

    def of(self, roster: Roster) -> Self:
        """The same case with another roster."""
        return replace(self, roster=roster)

    def after(self, *edits: Edit) -> Self:
        """The army after these edits."""
        return self.of(apply_all(self.roster, edits))

    def cost(self, troop: str) -> int:
        """The points of one figure."""
        return self.book.troops[troop].points

    def smallest(self, troop: str) -> int:
        """The fewest figures of a troop that make a unit (COMP-11)."""
        return ceil(self.catalogue.general.unit_points.least / self.cost(troop))

    def largest(self, troop: str) -> int:
        """The most figures of a troop in a unit (COMP-12, COMP-13)."""
        general = self.catalogue.general
        return min(general.unit_figures.most, general.unit_points.most // self.cost(troop))


# --- units, slots and figures of one contingent, the army's own or an allied one ---


TRIO = frozenset({"spearmen", "musketeers", "archers"})


@dataclass(frozen=True, slots=True)
class Party:
    """A contingent to be judged: its list, its units, and its place in the roster.

    `leader` is the leader's troop where he counts among its figures, `relieved` whether one unit of each
    compulsory type is enough, `relief` the entry that says so; `bound_by` the entry that binds allies to the
    limits of their own list.
    """

    force: InForce
    units: tuple[Unit, ...]
    where: str = ""
    leader: str = ""
    relieved: bool = False
    relief: str = ""
    bound_by: str = ""

    def place(self, index: int) -> str:
        """Where a unit stands: `units[2]`, `allies[0].units[1]`."""
        return f"{self.where}units[{index}]"


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of judging the units under one option of the list: problems and how the slots are filled."""

    option: Option
    reading: Assignment
    problems: tuple[Problem, ...]

    @property
    def faults(self) -> int:
        """How far the army is from being allowed under this option."""
        return self.reading.faults + 10 * len(self.problems)


def contingent_problems(case: Case, party: Party) -> tuple[Outcome, list[Problem]]:
    """Everything wrong with the units of a contingent, under the option of its list that suits it best."""
    best = _best_option(case, party)
    problems = list(of_its_list(party, best.problems))
    for index, unit in enumerate(party.units):
        problems += _bounds(case, party.place(index), unit)
        problems += _mixture(case, party.place(index), unit)
    problems += of_its_list(party, _slots(case, party, best.reading))
    problems += of_its_list(party, _figures(party))
    return best, problems


def of_its_list(party: Party, problems: Iterable[Problem]) -> Iterator[Problem]:
    """Problems with a party's own list, for allies with the entry that binds them to it (ALLY-15)."""
    for problem in problems:
        own = party.bound_by and problem.rule != party.relief
        yield replace(problem, see=(*problem.see, party.bound_by)) if own else problem


def _best_option(case: Case, party: Party) -> Outcome:
    least = least_units(party)
    best: Outcome | None = None
    for option in party.force.options:
        open_to: list[tuple[Filling, ...]] = []
        problems: list[Problem] = []
        for index, unit in enumerate(party.units):
            troops = list(unit.fighters)
            found = fillings(option, troops, unit.slot) if troops else ()
            if not found:
                problems += _why_not(case, party, option, index, troops)
                had = [troop for troop in troops if troop in option.ways]
                found = fillings(option, had, unit.slot) if had else ()
            open_to.append(found)
        outcome = Outcome(option, best_assignment(party.force, open_to, least), tuple(problems))
        if not outcome.faults:
            return outcome
        if best is None or outcome.faults < best.faults:
            best = outcome
    assert best is not None  # noqa: S101  # every list has at least the option of changing nothing
    return best


def least_units(party: Party) -> dict[str, int]:
    """The least units of each slot after any relief (COMP-10, ALLY-04)."""
    least = {line: slot.least for line, slot in party.force.slots.items()}
    return {line: min(number, 1) for line, number in least.items()} if party.relieved else least


def _why_not(
    case: Case, party: Party, option: Option, index: int, troops: Sequence[str]
) -> Iterator[Problem]:
    """Why a unit fills no slot: a troop that cannot be had, or a slot that it cannot fill."""
    where = party.place(index)
    refused = [troop for troop in troops if troop not in option.ways]
    for troop in refused:
        if troop in party.force.available:
            yield _option_clash(party, option, troop, where)
        else:
            yield replace(party.force.refusal(troop), where=where)
    if troops and not refused:
        rule = case.catalogue.general.slots
        lines = sorted({way.line for troop in troops for way in option.ways[troop]})
        about = {"slot": party.units[index].slot, "lines": lines}
        yield Problem("slot-not-open", rule.rule, rule.page, where, about)


def _option_clash(party: Party, option: Option, troop: str, where: str) -> Problem:
    """The problem of a troop that only another all-or-none choice of the list allows (L03-04 to L03-06)."""
    rows = [row for row in party.force.conversions if row.option]
    left = [row for row in rows if row.option == option.name and row.line == troop]
    row = next(iter(left or [row for row in rows if troop in row.to or row.line == troop]))
    about = {"troop": troop, "line": row.line, "to": row.to}
    both = party.force.army.options_exclude
    if both is not None and option.name and not left:
        return Problem("all-or-none", both.rule, both.page, where, about, (row.rule,))
    return Problem("all-or-none", row.rule, row.page, where, about)


def _bounds(case: Case, where: str, unit: Unit) -> Iterator[Problem]:
    """COMP-11, COMP-12, COMP-13: what a unit is worth and how many figures it has."""
    general = case.catalogue.general
    points, size = unit_points(case.book, unit), unit.size
    worth, most = general.unit_points, general.unit_figures
    if points < worth.least:
        about: dict[str, object] = {"points": points, "least": worth.least}
        yield Problem("unit-too-cheap", worth.least_rule, worth.page, where, about)
    if points > worth.most:
        about = {"points": points, "most": worth.most}
        see = ("MIX-05", "MIX-06") if WHITE_MEN in unit.figures else ()
        yield Problem("unit-too-dear", worth.most_rule, worth.page, where, about, see)
    if size > most.most:
        about = {"figures": size, "most": most.most}
        yield Problem("unit-too-big", most.most_rule, most.page, where, about)


def _mixture(case: Case, where: str, unit: Unit) -> Iterator[Problem]:
    """MIX-01 to MIX-14 and BEARER-01: which troops share a unit, and who has a gun bearer."""
    figures = unit.figures
    if len(figures) < 2:  # noqa: PLR2004  # one kind mixes with nothing
        if GUN_BEARER in figures:
            rule, about = case.catalogue.general.bearers_with_white_men, {"troop": GUN_BEARER}
            yield Problem("bearers-alone", "MIX-02", rule.page, where, about, ("BEARER-02",))
        return
    if GUN_BEARER in figures:
        yield from _bearers(case, where, unit)
    troops = frozenset(unit.fighters)
    if len(troops) > 1 and not _may_mix(case, troops):
        general = case.catalogue.general
        three = troops == TRIO
        rule = general.pairs_only if three else general.one_troop_per_unit
        code = "unit-three-kinds" if three else "unit-mixed"
        yield Problem(code, rule.rule, rule.page, where, {"troops": tuple(sorted(troops))})


def _may_mix(case: Case, troops: frozenset[str]) -> bool:
    if troops == TRIO:
        return case.rulings.of("MIX-14") == "trio"
    return any(troops == frozenset(pair.troops) for pair in case.catalogue.general.pairs)


def _bearers(case: Case, where: str, unit: Unit) -> Iterator[Problem]:
    general = case.catalogue.general
    bearers, masters = unit.figures[GUN_BEARER], unit.figures.get(WHITE_MEN, 0)
    if not masters:
        rule = general.bearers_not_for_others
        troop = min(unit.fighters)
        yield Problem("bearers-not-for", rule.rule, rule.page, where, {"troop": troop}, ("MIX-02",))
    elif bearers > masters:
        rule = general.one_bearer_each
        about = {"bearers": bearers, "white_men": masters}
        yield Problem("too-many-bearers", rule.rule, rule.page, where, about, ("BEARER-01",))


def _slots(case: Case, party: Party, reading: Assignment) -> Iterator[Problem]:
    """COMP-03, COMP-04 and the lists' own least and most; conversions beyond their allowance."""
    where, least = f"{party.where}units", least_units(party)
    for line, count in reading.slots.items():
        slot = party.force.slots[line]
        # The troops that fill a line for this people: Karamojong spearmen are agile spearmen.
        replaced = [
            row.to
            for row in party.force.conversions
            if row.line == line and row.compulsory and not row.option
        ]
        about: dict[str, object] = {
            "troop": line,
            "count": count,
            "names": replaced[0] if replaced else (line,),
        }
        if count < least[line]:
            rule, page, see = _least_cited(case, party, slot)
            yield Problem("slot-short", rule, page, where, about | {"least": least[line]}, see)
        if count > slot.most:
            general = case.catalogue.general.maximum
            rule, page, see = _cited(party, slot.most_rule, slot.page, general)
            yield Problem("slot-over", rule, page, where, about | {"most": slot.most}, see)
    yield from _allowances(party, reading, where)


def _least_cited(case: Case, party: Party, slot: Slot) -> tuple[str, int, tuple[str, ...]]:
    """What to cite for a missing unit: ALLY-04 for allies, the list's own row, or COMP-03."""
    general = case.catalogue.general
    if party.where:
        return general.ally_compulsory.rule, general.ally_compulsory.page, (slot.least_rule,)
    rule, page, see = _cited(party, slot.least_rule, slot.page, general.compulsory)
    return rule, page, (*see, party.relief) if party.relieved else see


def _cited(party: Party, own: str, page: int, general: Cite) -> tuple[str, int, tuple[str, ...]]:
    """The rule, page and further entries to cite: a list's own row before the general rule, if it has one."""
    if own != party.force.army.lines.rule:
        return own, page, (general.rule,)
    return general.rule, general.page, (own,)


def _allowances(party: Party, reading: Assignment, where: str) -> Iterator[Problem]:
    for allowance, count in reading.allowances.items():
        row = party.force.allowances[allowance]
        if row.units is not None and count > row.units:
            about = {"troop": row.line, "to": row.to, "count": count, "most": row.units}
            yield Problem("conversion-over", row.rule, row.page, where, about, ("COMP-21",))


def _figures(party: Party) -> Iterator[Problem]:
    """The rows of a list that count figures or units of several troops together."""
    where = f"{party.where}units"
    for limit in party.force.held(party.force.army.figure_limits):
        count = _counted(party, limit.troops) + (limit.with_leader and party.leader in limit.troops)
        if count > limit.most:
            about: dict[str, object] = {"troops": limit.troops, "count": count, "most": limit.most}
            code = "too-many-figures-with-leader" if limit.with_leader else "too-many-figures"
            yield Problem(code, limit.rule, limit.page, where, about)
    for row in party.force.held(party.force.army.together):
        count = _counted(party, row.troops, by_units=True)
        if count > row.most:
            about = {"troops": row.troops, "count": count, "most": row.most}
            yield Problem("too-many-together", row.rule, row.page, where, about)
    for share in party.force.held(party.force.army.shares):
        count, whole = _counted(party, (share.troop,)), _counted(party, share.whole)
        most = whole * share.part[0] // share.part[1]
        if count > most:
            about = {"troop": share.troop, "count": count, "most": most, "whole": whole}
            yield Problem("share-over", share.rule, share.page, where, about)


def ratio_problems(case: Case, party: Party) -> Iterator[Problem]:
    """L08-20: so many of some troops for each of another, in figures (or units, by the ruling)."""
    for row in party.force.held(party.force.army.ratios):
        by_units = case.rulings.of(row.rule) == "units"
        more = _counted(party, row.more, by_units=by_units)
        fewer = _counted(party, row.fewer, by_units=by_units)
        if more < row.times * fewer:
            about = {
                "more": row.more,
                "fewer": row.fewer,
                "have": more,
                "need": row.times * fewer,
                "times": row.times,
            }
            yield Problem("ratio-short", row.rule, row.page, f"{party.where}units", about)


def _counted(party: Party, troops: tuple[str, ...], *, by_units: bool = False) -> int:
    if by_units:
        return sum(any(troop in unit.figures for troop in troops) for unit in party.units)
    return sum(unit.figures.get(troop, 0) for unit in party.units for troop in troops)
