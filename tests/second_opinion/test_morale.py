"""The program's morale against the second opinion's."""

from collections import Counter
from itertools import product
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from heart_africa.core.dataclass import replace
from heart_africa.core.dice import Dice
from heart_africa.rules.battle import Figure, Sort
from heart_africa.rules.battle.marks import OVERLOOKED, STANDARD
from heart_africa.rules.battle.staging import lone, stage, unit
from heart_africa.rules.book import Trait, book
from heart_africa.rules.book.play import Step
from heart_africa.rules.morale_exemptions import exempt
from heart_africa.rules.organisation.independents import (
    Bewitch,
    RaiseStandard,
    objections_to_bewitch,
    objections_to_cancel,
)
from heart_africa.rules.organisation.leaders import (
    Overlook,
    Rally,
    objections_to_overlook,
    objections_to_rally,
    rally,
)
from heart_africa.rules.play.morale.causes import due_tests
from heart_africa.rules.play.morale.events import MarkerPlaced, UnitBroke
from heart_africa.rules.play.morale.tests import TakeTests, take_tests
from heart_africa.rules.play.morale.vessels import due_vessel_tests
from heart_africa.rules.play.shooting.resolution import vessel_points
from tests.play.nerve import CAPTURED, VILLAGE, after, ambush, fallen, gone, men
from tests.second_opinion import morale as opinion
from tests.second_opinion.morale import Friend, Help, Turn
from tests.second_opinion.troops import INDEPENDENT, TABLE
from tests.second_opinion.trying import agree, tries

BOOK = book()
TROOPS = sorted(troop for troop in TABLE if troop != "gun_bearer")
UNITS = sorted(troop for troop in TROOPS if troop not in INDEPENDENT | {"gunboat"})
inches = st.sampled_from([1, 4, 4.5, 6, 6.5, 8, 8.5, 12, 12.5, 18, 18.5])
NAMES = {
    "casualties": "losses", "more-casualties": "losses", "ambush": "ambush", "pygmy-ambush": "pygmies",
    "friend-destroyed": "friends", "friend-fled": "friends", "leader-lost": "fallen", "standard-bearer-lost": "fallen",
    "witch-doctor-lost": "fallen", "baggage-captured": "baggage", "village-burnt": "village",
}  # fmt: skip
turns = st.builds(
    Turn, st.sampled_from([*TROOPS, *UNITS]), st.integers(0, 30), st.integers(0, 14),
    st.lists(st.tuples(st.booleans(), inches), max_size=2).map(tuple),
    st.lists(st.builds(Friend, st.sampled_from(UNITS), inches, st.booleans()), max_size=2).map(tuple),
    st.lists(
        st.tuples(st.sampled_from(["leader", "standard_bearer", "witch_doctor"]), inches, st.booleans()), max_size=2
    ).map(tuple),
    st.integers(0, 2), st.booleans(), st.booleans(),
)  # fmt: skip


@tries(400)
@given(turns)
def test_how_many_tests(turn: Turn) -> None:
    tested = men({turn.troop: turn.now}, turn.lost)
    news = [
        *(ambush(inches, pygmies=pygmies) for pygmies, inches in turn.ambushes),
        *(gone(f.inches, {f.troop: 1}, seen=f.seen) for f in turn.friends),
        *(fallen(who, inches, "" if own else "zanzibaris") for who, inches, own in turn.fallen),
        *[CAPTURED] * turn.baggage, *[VILLAGE] * turn.village_burnt,
    ]  # fmt: skip
    battle = after(tested, *news, attacker="blue" if turn.defends else "red")
    due = Counter(NAMES[one.what.removeprefix("morale-")] for one in due_tests(BOOK, battle, tested))
    agree("morale: tests owed", turn, opinion.causes(turn), dict(due))


@tries(150)
@given(st.sampled_from(UNITS), st.booleans(), st.lists(st.integers(1, 6), min_size=1, max_size=4))
def test_what_the_tests_leave(troop: str, marked: bool, faces: list[int]) -> None:
    battle = after(men({troop: 9}, markers=int(marked)), *(fallen("leader", 1) for _ in faces))
    events = list(take_tests(BOOK, battle, TakeTests("a"), Dice(faces)))
    broken = any(isinstance(event, UnitBroke) for event in events)
    marker = marked or any(isinstance(event, MarkerPlaced) for event in events)
    left = "broken" if broken else "marked" if marker else ""
    agree("morale: what tests leave", (troop, marked, faces), opinion.outcome(troop, marked, faces), left)


def test_spells_charm_and_rallying() -> None:
    for troop, distance, seen in product(UNITS, (18, 18.5), (True, False)):
        spell = Bewitch("witch", "unit", distance, in_sight=seen)
        battle = stage(lone("witch", "blue", Sort.WITCH_DOCTOR), unit("unit", "red", troop, 9))
        cast = not objections_to_bewitch(BOOK, battle, spell)
        agree("morale: spells", spell, opinion.bewitched(troop, distance, seen=seen), cast)
    for began, now in product(range(1, 31), repeat=2):
        led = replace(lone("leader", "red", Sort.LEADER), traits=(Trait.CHARISMATIC,), with_unit="unit")
        men = replace(unit("unit", "red", "askaris", now - 1), began=began - 1)
        theirs = exempt(BOOK, stage(led, men), men) is not None
        agree("morale: charm", (began, now), opinion.charmed(began, now), theirs)
    for distance, eloquent, face in product((6, 6.5), (True, False), range(1, 7)):
        traits = (Trait.ELOQUENT,) if eloquent else (Trait.CUNNING_DEVIL,)
        leader = replace(lone("leader", "red", Sort.LEADER), traits=traits)
        men = replace(unit("unit", "red", "askaris", 9), markers=1)
        battle, order = stage(leader, men, step=Step.RALLYING), Rally("leader", "unit", distance)
        allowed = not objections_to_rally(BOOK, battle, order)
        rallied = allowed and rally(BOOK, battle, order, Dice([face]))[0].removed == 1
        agree("morale: rallying", order, opinion.rallies(face, distance, eloquent=eloquent), rallied)


def test_losses() -> None:
    for start, lost in product(range(1, 31), range(31)):
        if lost < start:
            tested = men({"askaris": start - lost}, lost)
            due = due_tests(BOOK, after(tested), tested)
            agree("morale: losses", (start, lost), opinion.tests_for_losses(start, lost), len(due))


@tries(120)
@given(st.integers(0, 60), st.lists(st.sampled_from(sorted(TABLE)), max_size=5), st.booleans())
def test_vessels(before: int, shooters: list[str], dhow: bool) -> None:
    hits = sum(vessel_points(BOOK, Figure("shooter", troop)).value for troop in shooters)
    vessel = replace(
        unit("vessel", "red", "dhow" if dhow else "gunboat"), hits_before=before, hits=before + hits
    )
    ours = opinion.vessel_tests(before, shooters, dhow=dhow)
    agree("morale: vessels", (vessel, shooters), ours, len(due_vessel_tests(BOOK, vessel)))


helps = st.builds(
    Help, inches, st.sampled_from(["", "figures", "tall_grass", "ground"]), st.sampled_from(["", "", "zanzibaris"]),
    st.sampled_from(["", "", "zanzibaris"]), st.booleans(),
)  # fmt: skip


@tries(120)
@given(helps)
def test_who_spares_a_test(help_: Help) -> None:
    leader = replace(lone("leader", "red", Sort.LEADER), traits=(Trait.DISCIPLINARIAN,))
    bearer = replace(lone("bearer", "red", Sort.STANDARD_BEARER), contingent=help_.standard_is)
    men = replace(unit("unit", "red", "askaris", 9), contingent=help_.unit_is)
    by_standard, by_eye = (
        stage(leader, bearer, replace(men, used=(f"{mark}:somebody",) if help_.used else ()))
        for mark in (STANDARD, OVERLOOKED)
    )
    screen: Any = help_.hidden_by
    overlook = Overlook("leader", "unit", help_.inches)
    raising = RaiseStandard("bearer", "unit", help_.inches, screen)
    program_says = (
        not objections_to_overlook(BOOK, by_standard, overlook),
        not objections_to_cancel(BOOK, by_eye, raising),
    )
    agree(
        "morale: who spares a test", help_, (opinion.disciplined(help_), opinion.cheered(help_)), program_says
    )
