"""Armies put together step by step: slots, then units, then figures.

No rule of the book stands here. A draft is judged by the one legality function; what it still asks for
(a slot short of units, another leader, a work to stand behind) is what the next step adds.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from itertools import chain
from typing import Self

from armylists.assignment import fillings
from armylists.catalogue import Catalogue
from armylists.chance import Chance, one_of, shuffled, weighed
from armylists.edits import SetTraits, SetWork
from armylists.in_force import InForce, Option
from armylists.legality.allies import granted, party_of
from armylists.legality.contingent import Case
from armylists.legality.leader import leader_traits, leader_troops
from armylists.legality.verdict import Verdict, judged, verdict
from armylists.models import Mode
from armylists.points import unit_points
from armylists.roster import Contingent, Leader, Permission, Roster, Unit, by_troop, party_at
from heart_africa.core.dataclass import dataclass, field, replace
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


@dataclass(frozen=True, eq=False, kw_only=True)
class Draft(Case):
    """An army being put together, with the source of its draws and, if it is limited, the figures owned.

    `liking`: how readily each troop is taken, 1 if it is not named.
    """

    chance: Chance
    owned: Mapping[str, int] | None = None
    liking: Mapping[str, int] = field(default_factory=dict)

    @classmethod
    def blank(
        cls, catalogue: Catalogue, request: ArmyRequest, chance: Chance, rulings: Rulings | None = None
    ) -> Self:
        """The draft of an army asked for, with nothing in it yet."""
        return cls(catalogue, request.blank(), rulings or default_rulings(), chance=chance)

    def having(self, **parts: object) -> Self:
        """A copy with these parts of its roster replaced."""
        return self.of(self.roster.model_copy(update=parts))

    def with_units(self, party: int | None, units: Sequence[Unit]) -> Self:
        """The draft with these units for a party."""
        return self.of(self.roster.with_units(party, units))

    def with_unit(self, party: int | None, unit: Unit) -> Self:
        """The draft with one more unit of a party."""
        return self.with_units(party, (*self.roster.units_of(party), unit))

    def with_figures(self, party: int | None, index: int, troop: str, more: int) -> Self:
        """The draft with so many figures more in one unit, or fewer if the number is negative."""
        units = list(self.roster.units_of(party))
        units[index] = units[index].with_more(troop, more)
        return self.with_units(party, units)

    @cached_property
    def verdict(self) -> Verdict:
        """The judgement of the book on it."""
        return judged(self)

    @cached_property
    def used(self) -> Counter[str]:
        """Its figures by troop."""
        return by_troop(self.roster)

    def spare(self, troop: str) -> int:
        """How many owned figures of a troop the draft does not use; practically endless without a limit."""
        return PLENTY if self.owned is None else self.owned.get(troop, 0) - self.used[troop]

    @property
    def allowed(self) -> bool:
        """Whether it is legal and no troop has more figures in it than are owned."""
        enough = self.owned is None or all(self.spare(troop) >= 0 for troop in self.used)
        return enough and self.verdict.legal

    def worth(self, unit: Unit) -> int:
        """What a unit costs, in points."""
        return unit_points(self.book, unit)

    def force_of(self, party: int | None) -> InForce:
        """The army list of a party, as it applies to it."""
        return party_of(self, party).force


@dataclass(frozen=True, slots=True)
class UnitKind:
    """A kind of unit: the troops in it and the slots that it may fill."""

    troops: tuple[str, ...]
    lines: frozenset[str]


def kinds(catalogue: Catalogue, force: InForce, option: Option) -> tuple[UnitKind, ...]:
    """Every kind of unit that a list admits under one of its options: one troop, or a pair that may mix."""

    def made() -> tuple[UnitKind, ...]:
        pairs = [pair.troops for pair in catalogue.general.pairs]
        every = (*((troop,) for troop in option.ways), *pairs)
        filled = ((troops, frozenset(line for line, _ in fillings(option, troops, ""))) for troops in every)
        return tuple(UnitKind(troops, lines) for troops, lines in filled if lines)

    return catalogue.remembered(("kinds", force.asked, option.name), made)


def open_kinds(draft: Draft, party: int | None) -> tuple[UnitKind, ...]:
    """The kinds of unit that go with those a party already has: one option of its list must fit them all."""
    force, units = draft.force_of(party), draft.roster.units_of(party)
    found: dict[UnitKind, None] = {}
    for option in force.options:
        if all(fillings(option, list(unit.fighters), unit.slot) for unit in units):
            found |= dict.fromkeys(kinds(draft.catalogue, force, option))
    return tuple(found)


def smallest(draft: Draft, kind: UnitKind) -> Unit | None:
    """The smallest unit of a kind that is worth enough points; None if too few figures are owned.

    Which troops of a mixed unit are multiplied is drawn.
    """
    figures, least = Counter(kind.troops), draft.catalogue.general.unit_points.least
    worth = sum(map(draft.cost, kind.troops))
    while worth < least:
        ready = [troop for troop in kind.troops if draft.spare(troop) > figures[troop]]
        if not ready:
            return None
        troop = one_of(draft.chance, ready) if len(ready) > 1 else ready[0]
        figures[troop] += 1
        worth += draft.cost(troop)
    if any(count > draft.spare(troop) for troop, count in figures.items()):
        return None
    return Unit(figures=dict(figures))


def add_unit(draft: Draft, party: int | None, among: Sequence[UnitKind]) -> Draft | None:
    """The draft with one more unit of a kind drawn from these; None if there are figures for none of them."""
    for kind in _in_any_order(draft, among):
        if unit := smallest(draft, kind):
            return draft.with_unit(party, unit)
    return None


def _in_any_order(draft: Draft, some: Sequence[UnitKind]) -> Iterator[UnitKind]:
    """The kinds in a random order in which those that are liked more tend to come first."""
    rest = list(some)
    while rest:
        kind = weighed(draft.chance, [(kind, _weight(draft, kind)) for kind in rest])
        rest.remove(kind)
        yield kind


def _weight(draft: Draft, kind: UnitKind) -> int:
    """The weight of a kind in the draw: how well its troops are liked; a third of that for a mixed unit."""
    liked = sum(draft.liking.get(troop, 1) for troop in kind.troops) // len(kind.troops)
    return max(liked if len(kind.troops) == 1 else liked // 3, 1)


def with_a_leader(draft: Draft, troops: Sequence[str] = ()) -> Draft | None:
    """The draft with a leader of one of these troops (any that he may be), with a trait that he may have."""
    without = draft.having(leader=None)
    ready = [troop for troop in troops or leader_troops(draft) if without.spare(troop) > 0]
    if not ready:
        return None
    troop = weighed(draft.chance, [(troop, draft.liking.get(troop, 1)) for troop in ready])
    led = draft.having(leader=Leader(troop=troop))
    traits = leader_traits(led)
    return led.after(SetTraits((one_of(draft.chance, traits),))) if traits else led


def ally_choices(draft: Draft) -> Iterator[Contingent]:
    """Every contingent, still empty, that the list grants this army."""
    taken = {ally.list for ally in draft.roster.allies}
    for row in granted(draft):
        peoples = row.allied_people or ("", *draft.catalogue.lists[row.list].people_ids())
        if row.list not in taken:
            yield from (Contingent(list=row.list, people=people) for people in peoples)


def with_ally(draft: Draft, ally: Contingent) -> Draft | None:
    """The draft with a contingent and the units that this must have; None if that is not allowed."""
    own = len(draft.roster.allies)
    called = draft.having(allies=(*draft.roster.allies, ally))
    drafted = add_unit(called, own, open_kinds(called, own))
    return founded(drafted, frozenset({"slot-short"})) if drafted else None


def founded(draft: Draft, steps: frozenset[str] | None = None) -> Draft | None:
    """The draft with all that the book still asks for, or None if that cannot be had.

    `steps`: the problems that may be mended; absent, any that can be.
    """
    mendable = MENDS.keys() if steps is None else steps
    grown: Draft | None = draft
    for _ in range(MOST_STEPS):
        if grown is None:
            return None
        problems = [problem for problem in grown.verdict.problems if problem.code in mendable]
        if not problems:
            return grown if steps or grown.verdict.legal else None
        tries = (MENDS[problem.code](grown, problem) for problem in problems)
        grown = next((mended for mended in tries if mended is not None), None)
    return None


def _names(value: object) -> tuple[str, ...]:
    return (value,) if isinstance(value, str) else tuple(value) if isinstance(value, tuple) else ()


def _slot_short(draft: Draft, problem: Problem) -> Draft | None:
    """One more unit for a slot that is short of them."""
    party, line = party_at(problem.where), problem.about["troop"]
    return add_unit(draft, party, [kind for kind in open_kinds(draft, party) if line in kind.lines])


def _too_few(draft: Draft, _problem: Problem) -> Draft | None:
    """The draft with one more unit that brings no new problem; failing that, with an allied contingent."""
    before = {known.key for known in draft.verdict.problems}
    own = (add_unit(draft, None, [kind]) for kind in _in_any_order(draft, open_kinds(draft, None)))
    called = (with_ally(draft, ally) for ally in shuffled(draft.chance, tuple(ally_choices(draft))))
    drafts = (each for each in chain(own, called) if each)
    return next((each for each in drafts if {new.key for new in each.verdict.problems} <= before), None)


def _ratio_short(draft: Draft, problem: Problem) -> Draft | None:
    """The draft with one more unit of the troops of which the ratio asks for more."""
    party, more = party_at(problem.where), _names(problem.about["more"])
    return add_unit(draft, party, [kind for kind in open_kinds(draft, party) if kind.troops[0] in more])


def _leader(draft: Draft, problem: Problem, key: str) -> Draft | None:
    """The draft with a leader of one of the troops that the problem names under `key`."""
    return with_a_leader(draft, _names(problem.about[key]))


def _other_leader(draft: Draft, problem: Problem) -> Draft | None:
    """The draft with a leader of another troop than the one that may not lead."""
    troops = [troop for troop in leader_troops(draft) if troop != problem.about["troop"]]
    return with_a_leader(draft, troops) if troops else None


def _work(draft: Draft, problem: Problem) -> Draft | None:
    """The draft with a work, large enough to hold them, for troops that must stand behind one."""
    work = one_of(draft.chance, _names(problem.about["works"]))
    return draft.after(SetWork(work, WORK_PIECES if work.endswith("_in") else 1))


WORK_PIECES = 4  # inches: the front of a small unit
MENDS: Mapping[str, Callable[[Draft, Problem], Draft | None]] = {
    "slot-short": _slot_short,
    "too-few-units": _too_few,
    "ratio-short": _ratio_short,
    "leader-troop": partial(_leader, key="allowed"),
    "leader-must-be": partial(_leader, key="must"),
    "leader-must-not-be": _other_leader,
    "needs-work": _work,
}


def unusable(
    catalogue: Catalogue, request: ArmyRequest, rulings: Rulings | None = None
) -> tuple[Problem, ...]:
    """What the book has against the list or the people in that year, whatever the army holds."""
    problems = verdict(catalogue, request.blank(), rulings).problems
    return tuple(problem for problem in problems if problem.where in {"year", "people"})


def usable_peoples(
    catalogue: Catalogue, request: ArmyRequest, rulings: Rulings | None = None
) -> tuple[str, ...]:
    """The peoples of the list that may be chosen in that year, the empty id if none need be named."""
    peoples = ("", *catalogue.find(request.list).people_ids())
    return tuple(
        people for people in peoples if not unusable(catalogue, replace(request, people=people), rulings)
    )


def settled_mode(catalogue: Catalogue, request: ArmyRequest, chance: Chance) -> ArmyRequest:
    """The request with its mode drawn, if the list has modes and the request leaves it open."""
    modes = catalogue.find(request.list).modes
    return replace(request, mode=one_of(chance, modes)) if modes and not request.mode else request
