"""Armies put together step by step: slots, then units, then figures.

No rule of the book stands here. A draft is judged by the one legality function; what it still asks for
(a slot short of units, another leader, a work to stand behind) is what the next step adds.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import chain

from armylists.assignment import fillings
from armylists.catalogue import Catalogue
from armylists.chance import Chance, one_of, shuffled, weighed
from armylists.edits import SetTraits, SetWork
from armylists.figures import by_troop
from armylists.in_force import InForce, Option
from armylists.legality.allies import granted, party_of
from armylists.legality.case import Case, main_force
from armylists.legality.leader import leader_traits, leader_troops
from armylists.legality.verdict import Verdict, case_of, verdict
from armylists.models import Mode
from armylists.points import unit_points
from armylists.roster import Contingent, Leader, Permission, Roster, Unit
from heart_africa.core.problems import Problem
from heart_africa.core.rulings import Rulings, default_rulings
from heart_africa.rules.book import Role, ScenarioId

MOST_STEPS = 24
PLENTY = 10**6


@dataclass(frozen=True, slots=True)
class ArmyRequest:
    """The army that is asked for; `people` None leaves it open, the empty id is a people without a name."""

    list: str
    year: int
    points: int
    people: str | None = None
    mode: Mode = ""
    scenario: ScenarioId = ""
    role: Role = ""
    permissions: tuple[Permission, ...] = ()

    def blank(self) -> Roster:
        """A roster with nothing in it yet."""
        return Roster(
            list=self.list,
            people=self.people or "",
            mode=self.mode,
            year=self.year,
            points=self.points,
            scenario=self.scenario,
            role=self.role,
            permissions=self.permissions,
        )


@dataclass(frozen=True, slots=True)
class PlanContext:
    """What a planner works with: the lists, the rulings, the draws, and perhaps the figures that there are.

    `liking`: how readily each troop is taken, 1 if it is not named.
    """

    catalogue: Catalogue
    chance: Chance
    rulings: Rulings = field(default_factory=default_rulings)
    owned: Mapping[str, int] | None = None
    liking: Mapping[str, int] = field(default_factory=dict)

    def judge(self, roster: Roster) -> Verdict:
        """What the book says of a draft."""
        return verdict(self.catalogue, roster, self.rulings)

    def case(self, roster: Roster) -> Case:
        """A draft with all that its questions need."""
        return case_of(self.catalogue, roster, self.rulings)

    def price(self, troop: str) -> int:
        """The points of a figure."""
        return self.catalogue.book.troops[troop].points

    def spare(self, roster: Roster) -> Callable[[str], int]:
        """How many figures of a troop are not yet in the draft."""
        if self.owned is None:
            return lambda _: PLENTY
        owned, used = self.owned, by_troop(roster)
        return lambda troop: owned.get(troop, 0) - used[troop]

    def allows(self, roster: Roster) -> bool:
        """Whether the draft is legal and its figures are there."""
        enough = self.owned is None or all(n <= self.owned.get(t, 0) for t, n in by_troop(roster).items())
        return enough and self.judge(roster).legal


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of unit: the troops in it and the slots that it may fill."""

    troops: tuple[str, ...]
    lines: frozenset[str]


def kinds(catalogue: Catalogue, force: InForce, option: Option) -> tuple[Kind, ...]:
    """Every kind of unit that a list admits under one of its options: one troop, or a pair that may mix."""
    key = ("kinds", force.asked, option.name)
    if key not in catalogue.memory:
        pairs = [pair.troops for pair in catalogue.general.pairs]
        troops = [*((troop,) for troop in option.ways), *pairs]
        found = (Kind(each, _lines(option, each)) for each in troops)
        catalogue.memory[key] = tuple(kind for kind in found if kind.lines)
    remembered = catalogue.memory[key]
    assert isinstance(remembered, tuple)  # noqa: S101  # the memory is keyed by what it holds
    return remembered


def _lines(option: Option, troops: tuple[str, ...]) -> frozenset[str]:
    return frozenset(line for line, _ in fillings(option, troops, ""))


def with_figures(roster: Roster, party: int | None, index: int, troop: str, more: int) -> Roster:
    """The draft with so many figures more in one unit, or fewer if the number is negative."""
    units = list(roster.units_of(party))
    units[index] = units[index].with_more(troop, more)
    return roster.with_units(party, units)


def force_of(plan: PlanContext, roster: Roster, party: int | None) -> InForce:
    """The list of a party as it stands for it."""
    if party is None:
        return main_force(plan.catalogue, roster, plan.rulings)
    return party_of(plan.case(roster), party).force


def open_kinds(plan: PlanContext, roster: Roster, party: int | None) -> tuple[Kind, ...]:
    """The kinds of unit that go with those a party already has: one option of its list must fit them all."""
    force, units = force_of(plan, roster, party), roster.units_of(party)
    found: dict[Kind, None] = {}
    for option in force.options:
        if all(fillings(option, _troops(unit), unit.slot) for unit in units):
            found |= dict.fromkeys(kinds(plan.catalogue, force, option))
    return tuple(found)


def _troops(unit: Unit) -> list[str]:
    return [troop for troop in unit.figures if troop != "gun_bearer"]


def smallest(plan: PlanContext, roster: Roster, kind: Kind) -> Unit | None:
    """The smallest unit of a kind that is worth enough, a mixture as drawn; None without the figures."""
    spare, least = plan.spare(roster), plan.catalogue.general.unit_points.least
    figures, worth = Counter(kind.troops), sum(map(plan.price, kind.troops))
    while worth < least:
        ready = [troop for troop in kind.troops if spare(troop) > figures[troop]]
        if not ready:
            return None
        troop = one_of(plan.chance, ready) if len(ready) > 1 else ready[0]
        figures[troop] += 1
        worth += plan.price(troop)
    if any(count > spare(troop) for troop, count in figures.items()):
        return None
    return Unit(figures=dict(figures))


def add_unit(plan: PlanContext, roster: Roster, party: int | None, among: Sequence[Kind]) -> Roster | None:
    """The draft with one more unit, of the first kind drawn that there are figures for."""
    for kind in _in_any_order(plan, among):
        if unit := smallest(plan, roster, kind):
            return roster.with_units(party, (*roster.units_of(party), unit))
    return None


def weight(plan: PlanContext, kind: Kind) -> int:
    """How readily a kind is taken: as its troops are liked; a mixture a third as readily."""
    liked = sum(plan.liking.get(troop, 1) for troop in kind.troops) // len(kind.troops)
    return max(liked if len(kind.troops) == 1 else liked // 3, 1)


def with_a_leader(plan: PlanContext, roster: Roster, troops: Sequence[str] = ()) -> Roster | None:
    """The draft with a leader of one of these troops (any that he may be), with a trait that he may have."""
    ways = frozenset(force_of(plan, roster, None).available)
    allowed = troops or leader_troops(plan.case(roster), ways)
    spare = plan.spare(roster.model_copy(update={"leader": None}))
    ready = [troop for troop in allowed if spare(troop) > 0]
    if not ready:
        return None
    troop = weighed(plan.chance, [(troop, plan.liking.get(troop, 1)) for troop in ready])
    led = roster.model_copy(update={"leader": Leader(troop=troop)})
    traits = leader_traits(plan.case(led))
    return SetTraits((one_of(plan.chance, traits),)).apply(led) if traits else led


def ally_choices(plan: PlanContext, roster: Roster) -> Iterator[Contingent]:
    """Every contingent, still empty, that the list grants this army."""
    taken = {ally.list for ally in roster.allies}
    for row in granted(plan.case(roster)):
        peoples = row.allied_people or ("", *plan.catalogue.lists[row.list].people_ids())
        if row.list not in taken:
            yield from (Contingent(list=row.list, people=people) for people in peoples)


def with_ally(plan: PlanContext, roster: Roster, ally: Contingent) -> Roster | None:
    """The draft with a contingent and the units that this must have; None if that is not allowed."""
    called = roster.model_copy(update={"allies": (*roster.allies, ally)})
    own = len(roster.allies)
    drafted = add_unit(plan, called, own, open_kinds(plan, called, own))
    return founded(plan, drafted, frozenset({"slot-short"})) if drafted else None


def founded(plan: PlanContext, roster: Roster, steps: frozenset[str] | None = None) -> Roster | None:
    """The draft with all that the book still asks for, or None if that cannot be had.

    `steps`: the problems that may be mended; absent, any that can be.
    """
    mendable = MENDS.keys() if steps is None else steps
    draft: Roster | None = roster
    for _ in range(MOST_STEPS):
        if draft is None:
            return None
        problems = plan.judge(draft).problems
        if not any(problem.code in mendable for problem in problems):
            return draft if steps or not problems else None
        draft = _mended(plan, draft, [problem for problem in problems if problem.code in mendable])
    return None


def _mended(plan: PlanContext, roster: Roster, problems: Sequence[Problem]) -> Roster | None:
    """The draft with one of its problems mended."""
    tries = (MENDS[problem.code](plan, roster, problem) for problem in problems)
    return next((mended for mended in tries if mended is not None), None)


def party_at(where: str) -> int | None:
    """Whose units a place of the roster speaks of: `units` or `allies[1].units`."""
    return int(where[len("allies[") : where.index("]")]) if where.startswith("allies[") else None


def _names(value: object) -> tuple[str, ...]:
    return (value,) if isinstance(value, str) else tuple(value) if isinstance(value, tuple) else ()


def _slot_short(plan: PlanContext, roster: Roster, problem: Problem) -> Roster | None:
    """One more unit for a slot that is short of them."""
    party, line = party_at(problem.where), problem.about["troop"]
    return add_unit(plan, roster, party, [k for k in open_kinds(plan, roster, party) if line in k.lines])


def _too_few(plan: PlanContext, roster: Roster, problem: Problem) -> Roster | None:  # noqa: ARG001  # one shape for all
    """One more unit of any kind that does no harm; failing that, an allied contingent."""
    before = {known.key for known in plan.judge(roster).problems}
    own = (
        add_unit(plan, roster, None, [kind]) for kind in _in_any_order(plan, open_kinds(plan, roster, None))
    )
    called = (
        with_ally(plan, roster, ally) for ally in shuffled(plan.chance, tuple(ally_choices(plan, roster)))
    )
    drafts = (draft for draft in chain(own, called) if draft)
    return next((d for d in drafts if {new.key for new in plan.judge(d).problems} <= before), None)


def _in_any_order(plan: PlanContext, some: Sequence[Kind]) -> Iterator[Kind]:
    """The kinds in an order drawn, those that are liked sooner."""
    rest = list(some)
    while rest:
        kind = weighed(plan.chance, [(kind, weight(plan, kind)) for kind in rest])
        rest.remove(kind)
        yield kind


def _ratio_short(plan: PlanContext, roster: Roster, problem: Problem) -> Roster | None:
    """One more unit of the troops of which there must be more."""
    party, more = party_at(problem.where), _names(problem.about["more"])
    return add_unit(plan, roster, party, [k for k in open_kinds(plan, roster, party) if k.troops[0] in more])


def _leader(plan: PlanContext, roster: Roster, problem: Problem, key: str) -> Roster | None:
    """Another leader: one of those that the problem names."""
    return with_a_leader(plan, roster, _names(problem.about[key]))


def _other_leader(plan: PlanContext, roster: Roster, problem: Problem) -> Roster | None:
    """A leader of any other troop than the one that may not lead."""
    ways = frozenset(force_of(plan, roster, None).available)
    troops = [t for t in leader_troops(plan.case(roster), ways) if t != problem.about["troop"]]
    return with_a_leader(plan, roster, troops) if troops else None


def _work(plan: PlanContext, roster: Roster, problem: Problem) -> Roster | None:
    """A work for troops that must stand behind one, large enough to hold them."""
    work = one_of(plan.chance, _names(problem.about["works"]))
    pieces = WORK_PIECES if work.endswith("_in") else 1
    return SetWork(work, pieces).apply(roster)


WORK_PIECES = 4  # inches: the front of a small unit
MENDS: Mapping[str, Callable[[PlanContext, Roster, Problem], Roster | None]] = {
    "slot-short": _slot_short,
    "too-few-units": _too_few,
    "ratio-short": _ratio_short,
    "leader-troop": partial(_leader, key="allowed"),
    "leader-must-be": partial(_leader, key="must"),
    "leader-must-not-be": _other_leader,
    "needs-work": _work,
}


def unusable(plan: PlanContext, request: ArmyRequest) -> tuple[Problem, ...]:
    """What the book has against the list or the people in that year, whatever the army holds."""
    return tuple(p for p in plan.judge(request.blank()).problems if p.where in {"year", "people"})


def usable_peoples(plan: PlanContext, request: ArmyRequest) -> tuple[str, ...]:
    """The peoples of the list that may be chosen in that year, the empty id if none need be named."""
    peoples = ("", *plan.catalogue.find(request.list).people_ids())
    return tuple(people for people in peoples if not unusable(plan, replace(request, people=people)))


def settled_mode(plan: PlanContext, request: ArmyRequest) -> ArmyRequest:
    """The request with its mode drawn, if the list has modes and the request leaves it open."""
    modes = plan.catalogue.find(request.list).modes
    return replace(request, mode=one_of(plan.chance, modes)) if modes and not request.mode else request


def worth(plan: PlanContext, unit: Unit) -> int:
    """The points of a unit."""
    return unit_points(plan.catalogue.book, unit)
