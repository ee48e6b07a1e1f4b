"""Laws of the verdict: it is total, blind to order, names and notes, and misses no compulsory unit."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from armylists.catalogue import built_in
from armylists.roster import Contingent, Independents, Leader, Roster, Unit, WorksBought
from heart_africa.core.citations import Rulebook
from heart_africa.core.dataclass import dataclass
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Line
from heart_africa.rules.book import Trait
from tests.armylists.builders import COMPULSORY, EVERYONE, OK, PEOPLES, ally, army, faults, fielding, judged

TROOPS = list(built_in().book.troops)
ANY_PEOPLE = sorted({people for _, people in EVERYONE} | {"", "a people that was renamed"})
SIZES = st.one_of(st.integers(0, 12), st.integers(0, 40), st.integers(0, 999))
NUMBERS = st.one_of(st.just(0), st.integers(0, 30), st.integers(0, 999))

units = st.builds(
    Unit,
    figures=st.dictionaries(st.sampled_from(TROOPS), SIZES, max_size=3),
    slot=st.one_of(st.just(""), st.sampled_from(TROOPS)),
)
leaders = st.builds(
    Leader,
    troop=st.sampled_from(TROOPS),
    traits=st.lists(st.sampled_from(list(Trait)), max_size=3).map(tuple),
    attendants=NUMBERS,
    gun_bearer=st.booleans(),
)
contingents = st.builds(
    Contingent,
    list=st.sampled_from(list(PEOPLES)),
    people=st.sampled_from(ANY_PEOPLE),
    standard_bearer=NUMBERS,
    units=st.lists(units, max_size=4).map(tuple),
)
wild = st.builds(
    Roster,
    list=st.sampled_from(list(PEOPLES)),
    people=st.sampled_from(ANY_PEOPLE),
    mode=st.sampled_from(["", "colonial", "native"]),
    permissions=st.sampled_from([(), ("second_trait",)]),
    year=st.one_of(st.integers(1855, 1900), st.integers(1, 9999)),
    points=st.one_of(st.integers(250, 750), st.integers(1, 99999)),
    scenario=st.sampled_from(["", "encounter", "ambush", "planned_attack", "raid"]),
    role=st.sampled_from(["", "attacker", "defender"]),
    leader=st.one_of(st.none(), leaders),
    independents=st.builds(Independents, standard_bearer=NUMBERS, witch_doctor=NUMBERS, scout=NUMBERS),
    units=st.lists(units, max_size=10).map(tuple),
    allies=st.lists(contingents, max_size=3).map(tuple),
    works=st.builds(
        WorksBought,
        field_fortification_in=NUMBERS,
        barricade_in=NUMBERS,
        tembas=NUMBERS,
        stake_traps=NUMBERS,
        dummy_traps=NUMBERS,
        muzzle_loading_cannon=NUMBERS,
    ),
)


@st.composite
def likely(draw: st.DrawFn) -> Roster:
    """A legal army with one to three strange units, and perhaps allies: where the fine rules meet."""
    list_id, people = draw(st.sampled_from(EVERYONE))
    start = army(list_id, people, draw(st.sampled_from([1860, 1876, 1881, 1890])))
    own = sorted(built_in().lists[list_id].lines.units)
    extra = st.dictionaries(
        st.sampled_from([*own, *own, *TROOPS]), st.integers(1, 12), min_size=1, max_size=2
    )
    more = draw(st.lists(extra.map(lambda figures: Unit(figures=figures)), max_size=4))
    friends = draw(st.lists(st.sampled_from(list(COMPULSORY)).map(ally), max_size=2))
    return start.model_copy(update={"units": (*start.units, *more), "allies": tuple(friends)})


rosters = st.one_of(wild, likely())


@given(rosters)
@settings(max_examples=50, deadline=None)
def test_any_roster_that_can_be_read_is_judged(roster: Roster) -> None:
    """It never raises, tells what it found, and says the same when asked again."""
    found = judged(roster)

    assert found.legal is (not found.problems)
    assert found.points == sum(line.value for line in found.reckoning.lines)
    assert judged(roster) == found


@given(rosters)
@settings(max_examples=50, deadline=None)
def test_whatever_is_cited_stands_in_the_rulebook_on_that_page(roster: Roster) -> None:
    found = judged(roster)
    book = Rulebook()

    cited: list[Problem | Line] = [*found.problems, *found.warnings, *found.reckoning.lines]
    for citation in cited:
        assert (citation.rule, book.rule(citation.rule).page) == (citation.rule, citation.page)
    for problem in (*found.problems, *found.warnings):
        assert all(book.rule(entry).id == entry for entry in problem.see)


@dataclass(frozen=True)
class Shuffled:
    """A roster in another order, and where each of its places came from."""

    roster: Roster
    units: list[int]
    allies: list[int]
    allied_units: list[list[int]]

    def told_of_the_first(self, problem: Problem) -> str:
        """The problem as it is told of the roster before: the same but for the numbers of the places."""
        facts = sorted((key, repr(value)) for key, value in problem.about.items())
        return repr((problem.code, problem.rule, problem.page, problem.see, self.place(problem.where), facts))

    def place(self, where: str) -> str:
        """The place of the first roster that a place of this one was."""
        allied = re.match(r"allies\[(\d+)\](.*)", where)
        if not allied:
            return renumbered(where, self.units)
        index, rest = int(allied[1]), allied[2]
        return f"allies[{self.allies[index]}]{renumbered(rest, self.allied_units[index])}"


def renumbered(where: str, order: list[int]) -> str:
    return re.sub(r"units\[(\d+)\]", lambda found: f"units[{order[int(found[1])]}]", where)


def ordered(draw: st.DrawFn, old: tuple[Unit, ...]) -> tuple[list[int], tuple[Unit, ...]]:
    """The units in another order, their figures too."""
    order = draw(st.permutations(range(len(old))))
    new = [old[index] for index in order]
    turned = [one.model_copy(update={"figures": dict(reversed(one.figures.items()))}) for one in new]
    return order, tuple(turned)


@st.composite
def shuffles(draw: st.DrawFn, roster: Roster) -> Shuffled:
    """Units, allies and figures in another order."""
    order, own = ordered(draw, roster.units)
    allies = draw(st.permutations(range(len(roster.allies))))
    allied = [ordered(draw, roster.allies[index].units) for index in allies]
    friends = [
        roster.allies[index].model_copy(update={"units": one[1]})
        for index, one in zip(allies, allied, strict=True)
    ]
    new = roster.model_copy(update={"units": own, "allies": tuple(friends)})
    return Shuffled(new, order, allies, [one[0] for one in allied])


@given(st.data())
@settings(max_examples=50, deadline=None)
def test_the_order_of_units_allies_and_figures_changes_nothing(data: st.DataObject) -> None:
    roster = data.draw(rosters)
    shuffled = data.draw(shuffles(roster))
    as_it_was = Shuffled(roster, *same(roster))

    before, after = judged(roster), judged(shuffled.roster)

    assert after.points == before.points
    assert sorted(map(shuffled.told_of_the_first, after.problems)) == sorted(
        map(as_it_was.told_of_the_first, before.problems)
    )
    assert sorted(map(shuffled.told_of_the_first, after.warnings)) == sorted(
        map(as_it_was.told_of_the_first, before.warnings)
    )


def same(roster: Roster) -> tuple[list[int], list[int], list[list[int]]]:
    """The order that a roster is in."""
    allied = [list(range(len(one.units))) for one in roster.allies]
    return list(range(len(roster.units))), list(range(len(roster.allies))), allied


@given(rosters, st.text(max_size=40))
@settings(max_examples=40, deadline=None)
def test_names_and_notes_change_nothing(roster: Roster, words: str) -> None:
    called = {"name": words, "notes": words}
    own = tuple(one.model_copy(update=called) for one in roster.units)
    leader = roster.leader and roster.leader.model_copy(update={"name": words})
    renamed = roster.model_copy(
        update={**called, "units": own, "leader": leader, "narrative": not roster.narrative}
    )

    assert judged(renamed) == judged(roster)


@dataclass(frozen=True)
class Debt:
    """What a people owes: the units that it must field, each once too few, and what it may field besides."""

    list_id: str
    people: str
    year: int
    owed: dict[str, int]
    besides: dict[str, int]


DEBTS = [
    Debt("native_kingdom", "", 1870, {"spearmen": 2}, {"warriors": 1, "musketeers": 2, "archers": 2}),
    Debt("native_kingdom", "azande", 1881, {"agile_spearmen": 2}, {"agile_warriors": 1, "musketeers": 4}),
    Debt(
        "native_kingdom", "rwanda", 1870, {"spearmen": 2}, {"warriors": 1, "archers": 2, "pygmy_archers": 2}
    ),
    Debt("native_kingdom", "lunda", 1870, {"spearmen": 2}, {"ruga_ruga": 1, "musketeers": 1, "archers": 2}),
    Debt("native_warlord", "", 1870, {"ruga_ruga": 2}, {"spearmen": 4}),
    Debt("native_warlord", "mirambo", 1870, {"ruga_ruga": 2}, {"spearmen": 2, "warriors": 2}),
    Debt("peaceful_village", "", 1870, {"spearmen": 3}, {"warriors": 1, "musketeers": 1, "archers": 4}),
    Debt("warrior_herders", "luo", 1870, {"warriors": 3}, {"spearmen": 4, "archers": 1}),
    Debt("warrior_herders", "masai", 1870, {"warriors": 3}, {"archers": 1}),
    Debt("warrior_herders", "ngoni", 1870, {"warriors": 3, "spearmen": 2}, {"archers": 1}),
    Debt("warrior_herders", "karamojong", 1870, {"agile_warriors": 3, "agile_spearmen": 3}, {"archers": 1}),
    Debt(
        "jungle_cannibals",
        "",
        1870,
        {"spearmen": 1, "archers": 1},
        {"warriors": 2, "musketeers": 1, "pygmy_archers": 2},
    ),
    Debt(
        "jungle_cannibals",
        "tetela",
        1870,
        {"spearmen": 1, "archers": 1},
        {"musketeers": 1, "pygmy_spearmen": 2},
    ),
    Debt("pygmies", "", 1870, {"pygmy_archers": 2}, {"pygmy_spearmen": 4}),
    Debt("zanzibaris", "", 1880, {"askaris": 3}, {"swordsmen": 2}),
    Debt("zanzibaris", "", 1881, {"askaris": 3}, {"well_armed_askaris": 1}),
    Debt("sudanese_slavers", "khartoum", 1870, {"askaris": 2}, {"horsemen": 3, "spearmen": 3, "archers": 2}),
    Debt("sudanese_slavers", "mahdists", 1885, {"askaris": 2}, {"horsemen": 3, "swordsmen": 2}),
    Debt(
        "sudanese_slavers",
        "bornu",
        1870,
        {"spearmen": 2, "archers": 1},
        {"horsemen": 2, "mounted_musketeers": 1},
    ),
    Debt("portuguese_settlers", "angola", 1870, {"askaris": 1, "musketeers": 2}, {"mounted_musketeers": 1}),
    Debt(
        "white_explorers", "", 1880, {"askaris": 1}, {"white_men": 1, "soldiers": 1, "well_armed_askaris": 1}
    ),
    Debt(
        "egyptians", "", 1880, {"soldiers": 3}, {"askaris": 4, "well_armed_askaris": 2, "field_artillery": 1}
    ),
    Debt(
        "colonial_expedition",
        "british",
        1890,
        {"soldiers": 1},
        {"regulars": 2, "askaris": 3, "well_armed_askaris": 1},
    ),
]


@pytest.mark.rule("COMP-03")
@pytest.mark.parametrize("debt", DEBTS, ids=lambda debt: f"{debt.people or debt.list_id}-{debt.year}")
@given(data=st.data())
@settings(max_examples=10, deadline=None)
def test_a_legal_army_without_one_of_its_compulsory_units_is_illegal(debt: Debt, data: st.DataObject) -> None:
    counts = data.draw(
        st.fixed_dictionaries({troop: st.integers(0, most) for troop, most in debt.besides.items()})
    )
    own, more = fielding(**debt.owed), fielding(**counts)[: 8 - sum(debt.owed.values())]
    whole = army(debt.list_id, debt.people, debt.year, units=[*own, *more], role="defender")
    gone = data.draw(st.integers(0, len(own) - 1))

    assert faults(whole) <= ({"COMP-05"} if len(whole.units) < 3 else OK)
    rest = [one for index, one in enumerate(whole.units) if index != gone]
    assert faults(whole.model_copy(update={"units": tuple(rest)})) - {"COMP-05"} != OK
