"""The program's shots against the second opinion's."""

from itertools import combinations_with_replacement, product
from typing import Any, TypeVar

from hypothesis import given
from hypothesis import strategies as st

from heart_africa.core.dataclass import replace
from heart_africa.rules.battle.units import Fault
from heart_africa.rules.book import book
from heart_africa.rules.book.terrain import GroundId
from heart_africa.rules.play.shooting.factors import check
from heart_africa.rules.play.shooting.objections import Candidate, choice, objections_to_shot
from heart_africa.rules.play.shooting.resolution import allowed, fault, save, splashed
from heart_africa.rules.play.shooting.shot import Shot, on_foot
from heart_africa.rules.preparation.terrain import Footing, cover
from heart_africa.rules.shared_terms import Melee, Moved, Obstacle
from tests.play import shots as said
from tests.second_opinion import shooting as opinion
from tests.second_opinion.movement import CLOSED
from tests.second_opinion.shooting import DOWN, DOWN_NOW, SADDLE, Firing, Shooter, Target
from tests.second_opinion.troops import GUNS, ON_FOOT, SHELLS, TABLE
from tests.second_opinion.trying import agree, tries

BOOK = book()
Rider = TypeVar("Rider", Shooter, Target)


def as_he_can(one: Rider) -> Rider:
    """Only mounted regulars get down, and a gunboat has neither boat nor fence."""
    one = one if one.troop == "mounted_regulars" else replace(one, mount=SADDLE)
    return replace(one, behind="") if one.troop == "gunboat" else one


LINES = {  # what the program calls the opinion's lines
    "SHOOT-11": "far", "SHOOT-12": "charging", "SHOOT-16": "pygmy", "SHOOT-17": "scattered", "SHOOT-19": "loopholes",
    "TRAIT-12": "mighty", **{row.rule: "cover" for row in BOOK.shooting.cover},
}  # fmt: skip
ARMED = [troop for troop, row in TABLE.items() if row.range is not None]
KINDS = ("askaris", "pygmy_archers", "horsemen", "mounted_regulars", "machine_gun", "field_artillery")
GROUNDS = sorted(ground.value for ground in GroundId if ground.value not in CLOSED)
inches = st.sampled_from(
    [1, 2, 4, 4.5, 5, 6, 6.5, 8, 8.5, 10, 10.5, 12, 12.5, 15, 15.5, 16, 20, 24, 25, 25.5, 50, 50.5]
)
rare = st.sampled_from([True, False, False, False, False])
MOUNTS = (SADDLE, DOWN_NOW, DOWN)
mounts = st.sampled_from(MOUNTS)
works = st.sampled_from(["", "", "", *opinion.FENCES, *opinion.IN_A_HOUSE])
shooters = st.builds(
    Shooter, st.sampled_from([*ARMED, *ARMED, *TABLE]), moved=rare, turned=rare, behind=works, mount=mounts,
    boat=st.sampled_from(["", "", "", "still", "moving"]), mighty=rare,
).map(as_he_can)  # fmt: skip
grounds = st.sampled_from(["open_ground"] * 6 + GROUNDS)
targets = st.builds(
    Target, st.sampled_from([*TABLE, "baggage"]), starts=grounds, ends=grounds, moved=st.booleans(),
    charges=st.sampled_from(["", "", "shooter", "other"]), behind=works, shoots=st.booleans(),
    friend=st.sampled_from([0, 1, 1.5, 9]), canoe=rare, mount=mounts, at_the_bank=st.booleans(), master_nearer=rare,
).map(as_he_can)  # fmt: skip
DOINGS = {
    "charged": Melee.CHARGED, "contacted": Melee.CONTACTED, "broke away": Melee.BROKE_OFF, "boarding": Melee.NONE,
    "lit a fire": Melee.NONE, "": Melee.NONE,
}  # fmt: skip
AMISS: list[dict[str, Any]] = [  # what may be the matter with a shot
    {"dark": True}, {"dark": True, "silhouetted": True}, {"loaded": False}, {"in_arc": False}, {"seen": False},
    {"in_old_melee": True}, {"fault": "jammed"}, {"fault": "broken"}, *({"doing": doing} for doing in DOINGS),
]  # fmt: skip
firings = st.builds(
    lambda distance, amiss: replace(Firing(distance), **amiss), inches, st.sampled_from([{}, {}, *AMISS])
)
plain = st.builds(Firing, inches)


def their_shooter(shooter: Shooter, target: Target, how: Firing) -> said.Shooter:
    melee = Melee.CONTACTED if target.charges == "shooter" and how.doing == "" else DOINGS[how.doing]
    feet = Moved.MOVED if shooter.moved else Moved.TURNED if shooter.turned else Moved.NO
    boat: Any = "canoe" if shooter.boat else ""
    return said.Shooter(
        "shooter", shooter.troop, mighty_warrior=shooter.mighty, moved=feet, melee=melee,
        dismounted=shooter.mount != SADDLE, changed_mount=shooter.mount == DOWN_NOW, behind=Obstacle(shooter.behind),
        aboard=boat, under_way=shooter.boat == "moving", boarding=how.doing == "boarding", unloaded=not how.loaded,
        fault=Fault(how.fault), lit_fire=how.doing == "lit a fire",
    )  # fmt: skip


def their_target(target: Target, distance: float, shooter: str, *, old: bool = False) -> said.Target:
    melee = Melee.CHARGED if target.charges else Melee.THROUGHOUT if old else Melee.NONE
    dismounted = target.mount != SADDLE and target.troop == "mounted_regulars"
    bare = said.Target(
        "target", target.troop, dismounted=dismounted, changed_mount=target.mount == DOWN_NOW, melee=melee,
        behind=Obstacle(target.behind), shoots=target.shoots, friend_in=target.friend,
        aboard="canoe" if target.canoe else "", master_nearer=target.master_nearer,
    )  # fmt: skip

    def covered(ground: str) -> bool:
        arm: Any = "foot" if on_foot(BOOK, bare.figure, shot_at=True) else BOOK.arm(target.troop)
        standing = Footing((GroundId(ground),), arm, shooter, distance, target.moved, target.at_the_bank)
        return bool(cover(BOOK, standing))

    return said.Target(
        **{name: getattr(bare, name) for name in bare.__slots__}
        | {"started_in_cover": covered(target.starts), "in_cover": covered(target.ends)}
    )


def their_shot(shooter: Shooter, target: Target, how: Firing) -> Shot:
    sight = said.Sight(how.seen, how.in_arc, how.in_arc, dark=how.dark, silhouetted=how.silhouetted)
    theirs = their_target(target, how.distance, shooter.troop, old=how.in_old_melee)
    contact = target.charges == "shooter"
    return said.shot(their_shooter(shooter, target, how), theirs, how.distance, contact, sight=sight)


@tries(500)
@given(shooters, targets, firings)
def test_who_may_shoot(shooter: Shooter, target: Target, how: Firing) -> None:
    objections = objections_to_shot(BOOK, their_shot(shooter, target, how))
    ours = bool(opinion.refusals(shooter, target, how))
    agree("shooting: who may shoot", (shooter, target, how, objections), ours, bool(objections))


@tries(500)
@given(shooters.filter(lambda shooter: shooter.troop in ARMED), targets, plain)
def test_what_a_shot_adds(shooter: Shooter, target: Target, how: Firing) -> None:
    if {"house", "baggage", "fence"} & opinion.refusals(shooter, target, how):
        return  # nobody asks what it would add
    lines = check(BOOK, their_shot(shooter, target, how)).reckoning.lines
    theirs = {LINES.get(line.rule, "bonus"): line.value for line in lines if line.value}
    ours = opinion.reckoning(shooter, target, how.distance)
    agree("shooting: what a shot adds", (shooter, target, how), ours, theirs)


def test_which_ground_covers_whom() -> None:
    for ground, troop, mount, shooter, distance in product(
        GROUNDS, TABLE, MOUNTS, ("askaris", *SHELLS), (8, 8.5)
    ):
        for moved, at_the_bank in product((True, False), repeat=2):
            target = as_he_can(Target(troop, ends=ground, moved=moved, mount=mount, at_the_bank=at_the_bank))
            theirs = their_target(target, distance, shooter).in_cover
            ours = opinion.ground_covers(ground, target, distance, shooter)
            agree("shooting: ground and cover", (target, shooter, distance), ours, theirs)


def test_who_saves() -> None:
    for target, behind, shooter, mount, spell in product(
        TABLE, ("", "wall", "breach"), ARMED, MOUNTS, (True, False)
    ):
        hit, by = as_he_can(Target(target, behind=behind)), as_he_can(Shooter(shooter, mount=mount))
        wound = said.wound(
            their_target(hit, 4, shooter), their_shooter(by, hit, Firing()), spell_broken=not spell
        )
        theirs = save(BOOK, wound)
        agree(
            "shooting: saves", (hit, by, spell), opinion.save(hit, by, spell=spell), theirs and theirs.needs
        )


def test_what_guns_do_besides() -> None:
    for faces in combinations_with_replacement(range(1, 7), 6):
        agree("shooting: jams", faces, opinion.after_a_burst(list(faces)), fault(BOOK, faces))
    for shooter, target, distance, wall in product(ARMED, [*TABLE, "baggage"], (1, 2, 2.5), (True, False)):
        near = said.Near(said.Target("near", target), distance, wall)
        shot = said.shot(said.Shooter("gun", shooter), said.Target("target", "askaris"), 10, near=(near,))
        ours = opinion.splashed(shooter, target, distance, wall=wall)
        agree("shooting: splinters", shot, ours, bool(splashed(BOOK, shot)))


def test_how_many_shots() -> None:
    for troop, bearer in product(ARMED, (True, False)):
        theirs = allowed(BOOK, said.shot(said.by(troop, bearer_near=bearer))).total
        agree("shooting: shots", (troop, bearer), opinion.shots(troop, bearer_near=bearer), theirs)


def test_whom_first() -> None:
    near, far = (
        [
            opinion.Enemy(d, unit, advancing=coming)
            for d, coming in product((4, 10.5, 16, 16.5, 30.5), (True, False))
        ]
        for unit in ("near", "far")
    )
    beside = opinion.Enemy(18, "near")
    close = opinion.Enemy(0, "close", contact=True)
    for one, other, others, leader in product(near, far, ((), (beside,), (beside, close)), (True, False)):
        for shooter in ("white_men", "askaris", "ruga_ruga", "machine_gun", "field_artillery"):
            enemies = (one, other, *others)
            candidates = [
                Candidate(str(n), enemy.inches, enemy.advancing, unit=enemy.unit, contact=enemy.contact)
                for n, enemy in enumerate(enemies)
            ]
            chosen = choice(BOOK, said.by(shooter, leader=leader).unit, "shooter", candidates).allowed
            ours = opinion.first_choice(shooter, enemies, leader=leader)
            agree("shooting: priorities", (shooter, leader, enemies), ours, {int(name) for name in chosen})


def test_the_table_of_page_12_is_one() -> None:
    for troop, row in TABLE.items():
        theirs = BOOK.troops[troop]
        profile = theirs.profile
        assert theirs.points == row.points, troop
        assert (profile.morale or None) == row.morale, troop
        if troop == "mounted_regulars":
            continue  # its row sends one to another; tried above
        assert (profile.range_in, profile.melee) == (row.range, row.melee), troop
        assert (profile.shot_bonus or 0, bool(profile.reload)) == (row.bonus or 0, row.reloads), troop
        assert (troop in GUNS) == (BOOK.arm(troop) == "gun")
        assert (troop in ON_FOOT) == (BOOK.arm(troop) == "foot")
    assert {t for t in BOOK.troops if BOOK.troops[t].kind != "work"} <= set(TABLE)
