"""The program's movement against the second opinion's."""

from itertools import product
from typing import Literal

from hypothesis import given
from hypothesis import strategies as st

from heart_africa.core.dice import Dice
from heart_africa.rules.battle import Figure, Sort
from heart_africa.rules.battle.staging import placed, stage, unit
from heart_africa.rules.battle.state import DAY, Light
from heart_africa.rules.book import book
from heart_africa.rules.book.organisation import VesselId
from heart_africa.rules.book.terrain import GroundId
from heart_africa.rules.organisation import boats, fortifications, scouts, traps
from heart_africa.rules.play import fires
from heart_africa.rules.play.movement.dice import Gait, rate, roll_move
from heart_africa.rules.play.movement.ways import Stretch, Walk, objections_to_walk, slowed
from heart_africa.rules.shared_terms import Obstacle
from tests.second_opinion import movement as opinion
from tests.second_opinion.troops import GUNS, TABLE
from tests.second_opinion.trying import agree, tries

BOOK = book()
TROOPS = sorted(TABLE)
LAND = [troop for troop in TROOPS if troop != "gunboat"]
GROUNDS = sorted(ground.value for ground in GroundId)
grounds = st.sampled_from(["open_ground"] * 8 + GROUNDS)
stretches = st.tuples(st.lists(grounds, min_size=1, max_size=2, unique=True), st.booleans())
works = st.sampled_from(["", "", "", *opinion.HINDERS])
Way = tuple[list[str], bool]


def theirs(way: Way) -> Stretch:
    return Stretch(tuple(GroundId(ground) for ground in way[0]), road=way[1])


def test_every_ground() -> None:
    for ground, road, troop in product(
        GROUNDS, (True, False), ("askaris", "horsemen", "machine_gun", "baggage")
    ):
        here = Walk(troop, theirs(([ground], road)), single_file=True)
        there = Walk(troop, over=(theirs(([ground], road)),), single_file=True)
        slowing = opinion.slowing([ground], road=road)
        stuck = troop == "machine_gun" and bool(slowing)
        book_says = bool(slowing), bool(slowing), stuck or opinion.shut(troop, ground)
        program_says = (
            bool(slowed(BOOK, here)),
            bool(slowed(BOOK, there)),
            bool(objections_to_walk(BOOK, there)),
        )
        agree("movement: every ground", (ground, road, troop), book_says, program_says)


@tries(300)
@given(
    st.sampled_from([*LAND, "baggage"]), stretches, st.lists(stretches, max_size=2), st.none() | stretches, works,
    st.booleans(), st.sampled_from([False, False, True]),
)  # fmt: skip
def test_a_way(
    troop: str, starts: Way, over: list[Way], aims: Way | None, behind: str, on_foot: bool, dark: bool
) -> None:
    on_foot = on_foot and troop == "mounted_regulars"
    walk = Walk(
        troop, theirs(starts), tuple(map(theirs, over)), aims and theirs(aims), Obstacle(behind),
        on_foot=on_foot, single_file=True, dark=dark,
    )  # fmt: skip
    passed = {slow for way in (starts, *over) for slow in opinion.slowing(way[0], road=way[1])}
    aimed = opinion.slowing(aims[0], road=aims[1]) if aims else set()
    reduced = opinion.slow(passed, aimed, behind=behind, dark=dark)
    shut = any(opinion.shut(troop, ground, on_foot=on_foot) for way in over for ground in way[0])
    stuck = troop == "muzzle_loading_cannon" or (troop in GUNS and bool(passed or aimed or dark))
    program_says = bool(slowed(BOOK, walk)), bool(objections_to_walk(BOOK, walk))
    agree("movement: rate and barred ground", walk, (reduced, shut or stuck), program_says)


@tries(200)
@given(
    st.sampled_from(TROOPS), st.sampled_from(["open", "difficult"]), st.booleans(), st.booleans(), st.data()
)
def test_the_roll(
    troop: str, pace: Literal["open", "difficult"], on_foot: bool, guided: bool, data: st.DataObject
) -> None:
    on_foot, guided = on_foot and troop == "mounted_regulars", guided and troop not in {*GUNS, "gunboat"}
    dice = opinion.allowance(troop, reduced=pace == "difficult", on_foot=on_foot, guided=guided)
    goes = Gait(troop, on_foot=on_foot and not guided, guided=guided)
    rates = rate(BOOK, goes, pace)
    agree("movement: dice", (goes, pace), dice, rates and (rates.dice, rates.add))
    if dice is not None:
        faces = data.draw(st.lists(st.integers(1, 6), min_size=dice[0], max_size=dice[0]))
        (rolled,) = roll_move(BOOK, goes, (pace,), Dice(faces))
        agree("movement: inches", (goes, pace, faces), opinion.inches(dice, faces), rolled.inches)


def test_behind_a_scout() -> None:
    for troop, file, shoots, enemy, elements in product(
        [*LAND, "baggage"], (True, False), (True, False), (6, 6.5), (4, 5)
    ):
        following = scouts.Following(unit("men", "red", troop, elements), file, 1, enemy, shoots)
        ours = opinion.may_be_guided(troop, file=file, shoots=shoots, enemy=enemy, elements=elements)
        allowed = not scouts.objections_to_follow(BOOK, following)
        agree("movement: behind a scout", (troop, file, shoots, enemy, elements), ours, allowed)


def test_climbing_traps_and_fires() -> None:
    for troop, on_foot, dark, leader in product(LAND, (True, False), (True, False), (True, False)):
        men = unit("men", "red", troop, 1, Figure("", "", dismounted=on_foot))
        battle, figure = stage(men, light=Light("night") if dark else DAY), men.figures[0]
        climb = fortifications.ClimbWork("men", (figure.name,), "fortification")
        there = stage(placed("one", "red", Sort.LEADER if leader else Sort.UNIT, Figure("one", troop)))
        may_not = fires.objections_to_light(BOOK, there, fires.LightFire("one", "village", ""))
        lit = None if may_not else fires.check(BOOK, troop).needs
        trap = traps.check(BOOK, battle, figure).needs
        book_says = (
            opinion.climbs(troop, on_foot=on_foot), opinion.face_against_a_trap(troop, dark=dark),
            opinion.face_of_fire(troop, leader=leader),
        )  # fmt: skip
        program_says = not fortifications.objections_to_climb(BOOK, figure, climb), trap, lit
        agree("movement: climbing, traps, fires", (troop, on_foot, dark, leader), book_says, program_says)


def test_who_fits_in_a_boat() -> None:
    crews = [
        (("askaris", men), ("machine_gun", guns))
        for men in (0, 1, 5, 6, 10, 15, 16, 20, 21)
        for guns in (0, 1, 2)
    ]
    every = [((troop, 1),) for troop in [*LAND, "attendant"]]
    vessels: tuple[VesselId, ...] = ("canoe", "dhow", "gunboat")
    for vessel, crew in product(vessels, [*crews, *every]):
        party = [(troop, count) for troop, count in crew if count]
        figures = tuple(each for who, count in party for each in unit(who, "red", who, count).figures)
        boarding = boats.Boarding(unit("vessel", "red", vessel), figures)
        allowed = not boats.objections_to_board(BOOK, boarding)
        agree("movement: boats", (vessel, party), opinion.fits(vessel, party), allowed)
