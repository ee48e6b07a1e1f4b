"""What a shot needs, with its reasons, before any die is thrown (pp. 25-26)."""

from collections.abc import Callable, Mapping

from heart_africa.core.reckoning import Check, Line, Reckoning
from heart_africa.rules.book import BAGGAGE, Ability, Arm, Book
from heart_africa.rules.book.printed import holding, reckoned
from heart_africa.rules.play.shooting.orders import WALL
from heart_africa.rules.play.shooting.shot import AREA, Shot, arm, bonus, is_gun, on_foot, reach, source
from heart_africa.rules.shared_terms import Melee, Moved, Obstacle

BARRICADES = frozenset({Obstacle.BARRICADE, Obstacle.FENCE})
BUILDING = frozenset({Obstacle.WALL, Obstacle.BREACH})
WORKS = frozenset({Obstacle.FORTIFICATION, Obstacle.BARRICADE, Obstacle.FENCE})
Condition = Callable[[Book, Shot], bool]


# --- the bonus of the row, and how it is lost ---


def moved(book: Book, shot: Shot) -> Moved:
    """What the shooter has done this turn; whether marching in counts as moving is a ruling (SCEN-21)."""
    marched = shot.marched_in and book.rulings.of("SCEN-21") == "moved"
    return Moved.MOVED if marched else shot.moved


def gunboat_moved(book: Book, shot: Shot) -> bool:
    """Whether a gunboat has moved, which then shoots without its bonus."""
    return moved(book, shot) is not Moved.NO and book.arm(shot.shooter.troop) is Arm.VESSEL


def contacted_after_moving(book: Book, shot: Shot) -> bool:
    """Whether it moved first and was reached by an enemy afterwards."""
    return moved(book, shot) is Moved.MOVED and shot.shooter.melee is Melee.CONTACTED


def moved_or_turned(book: Book, shot: Shot) -> bool:
    """Whether it moved or turned this turn, and no other row of this table says so."""
    has_moved = moved(book, shot) is not Moved.NO
    return has_moved and not gunboat_moved(book, shot) and not contacted_after_moving(book, shot)


def at_one_behind_a_fortification(book: Book, shot: Shot) -> bool:
    """Whether the target is behind a field fortification, against which most arms lose their bonus.

    Arms without powder reach over it (FORT-16). Whether the target has to shoot over it this turn is a ruling
    (FORT-15).
    """
    if shot.behind is not Obstacle.FORTIFICATION:
        return False
    hides = bool(shot.aim.target_shoots) or book.rulings.of("FORT-15") == "all_behind"
    return hides and not book.can(shot.shooter.troop, Ability.KEEPS_BONUS_OVER_WORKS)


BONUS_LOST: Mapping[str, Condition] = {
    "gunboat_moved": gunboat_moved,
    "contacted_after_moving": contacted_after_moving,
    # Mounted regulars that mounted or dismounted this turn count as having moved
    "changed_mount": lambda book, shot: (
        shot.shooter.changed_mount and book.can(shot.shooter.troop, Ability.DISMOUNTS)
    ),
    "moved_or_turned": moved_or_turned,
    "boat_under_way": lambda _book, shot: shot.vessel is not None and shot.vessel.sailed,
    "at_one_behind_a_fortification": at_one_behind_a_fortification,
    # The target stands behind the intact wall of a building
    "at_one_in_a_building": lambda _book, shot: shot.behind is Obstacle.WALL,
}


# --- what is added and taken away ---


def bonus_kept_over_works(book: Book, shot: Shot) -> bool:
    """Whether a bow or thrown weapon keeps its bonus against somebody behind a fortification."""
    keeps = book.can(shot.shooter.troop, Ability.KEEPS_BONUS_OVER_WORKS)
    return keeps and shot.behind is Obstacle.FORTIFICATION and bonus(book, shot.shooter) > 0


def beyond_half_range(book: Book, shot: Shot) -> bool:
    """Whether the target is farther than half the weapon's reach, in the dark too; an attacker never is."""
    far = reach(book, shot.shooter)
    return far is not None and not shot.charging and shot.aim.inches * book.shooting.half.value > far


def _charged_over_work(shot: Shot) -> bool:
    return shot.charging and shot.aim.shooter_behind in WORKS


def covered(book: Book, shot: Shot) -> str:
    """The condition by which the target has cover; only one is ever deducted (SHOOT-14). Empty if none."""
    if shot.aim.contact or shot.aim.wall:
        return ""
    return "target_in_cover" if shot.aim.cover_at_start or shot.aim.cover else _cover_of_work(book, shot)


def _cover_of_work(book: Book, shot: Shot) -> str:
    """The condition of the work that shelters the target from this shooter's arms; empty if none does."""
    return (_COVER_FROM_GUNS if is_gun(book, shot.shooter) else _COVER).get(shot.behind, "")


_COVER = {
    Obstacle.FORTIFICATION: "cover_of_a_fortification",
    Obstacle.BARRICADE: "cover_of_a_barricade",
    Obstacle.FENCE: "cover_of_a_fence",
    Obstacle.WALL: "cover_of_a_building",
    Obstacle.BREACH: "cover_of_rubble",
}
_COVER_FROM_GUNS = {
    Obstacle.WALL: "cover_of_a_building_from_guns",
    Obstacle.BREACH: "cover_of_rubble",
}


def pygmy_in_cover(book: Book, shot: Shot) -> bool:
    """Whether the target is a pygmy in cover at the end of the Movement phase; added to any other cover."""
    if shot.aim.wall or not book.can(shot.target.troop, Ability.PYGMY):
        return False
    return bool(shot.aim.cover) or bool(_cover_of_work(book, shot))


def target_dispersed(book: Book, shot: Shot) -> bool:
    """Whether the target is on foot or a gun, away from its friends and the shooter (SHOOT-17, SHOOT-21)."""
    aim, target = shot.aim, shot.target
    if not aim.alone or shot.boat or aim.behind in BUILDING or target.troop in {WALL, BAGGAGE} or aim.contact:
        return False
    standing = on_foot(book, target, shot_at=True) or arm(book, target) is Arm.GUN
    return standing and aim.inches > book.shooting.dispersed.beyond_in.value


CONDITIONS: Mapping[str, Condition] = {
    # A troop without a bonus moved or turned: it loses nothing
    "no_bonus_to_lose": lambda book, shot: (
        moved(book, shot) is not Moved.NO and not bonus(book, shot.shooter)
    ),
    "bonus_kept_over_works": bonus_kept_over_works,
    # A leader of that trait adds to all his rolls, whatever becomes of the bonus of the row
    "mighty_warrior": lambda _book, shot: shot.mighty,
    "beyond_half_range": beyond_half_range,
    # It shoots at whoever has just charged it: at short range
    "at_its_attacker": lambda _book, shot: shot.charging,
    # The target moved into close combat this turn, with anybody
    "target_charged": lambda _book, shot: shot.target.melee is Melee.CHARGED and not _charged_over_work(shot),
    # The target charged this very shooter, who stands behind a fortification or a barricade
    "charged_over_a_work": lambda _book, shot: _charged_over_work(shot),
    # The target ended in contact with the shooter, whatever covered it on its way
    "no_cover_in_contact": lambda _book, shot: bool(
        shot.aim.contact and (shot.aim.cover_at_start or shot.aim.cover)
    ),
    # Shells go through stockades and barricades
    "no_cover_from_guns": lambda book, shot: (
        is_gun(book, shot.shooter) and shot.behind in WORKS and not covered(book, shot)
    ),
    "wall_has_no_cover": lambda _book, shot: shot.aim.wall,
    "pygmy_in_cover": pygmy_in_cover,
    "target_dispersed": target_dispersed,
    "from_a_fortification": lambda _book, shot: shot.aim.shooter_behind is Obstacle.FORTIFICATION,
    # It shoots from inside a building, through a loophole or a breach
    "from_a_building": lambda _book, shot: shot.aim.shooter_behind in BUILDING,
    # It shoots from behind a barricade or a village fence: without penalty
    "from_a_barricade": lambda _book, shot: shot.aim.shooter_behind in BARRICADES,
}


def score(book: Book, shot: Shot) -> Reckoning:
    """What is added to the die of a shot: the bonus or why it is lost, and each modifier of pages 25-26."""
    factors = holding(book.shooting.factors, CONDITIONS, book, shot)
    cover = covered(book, shot)
    found = [row for row in book.shooting.cover if row.when == cover] if cover else []
    added = bonus(book, shot.shooter)
    lost = holding(book.shooting.bonus_lost, BONUS_LOST, book, shot) if added else ()
    kept: tuple[Line, ...] = ()
    if added and not lost:
        rule, page = source(book, shot.shooter)
        kept = (Line(f"{AREA}-bonus", added, rule, page, about={"troop": shot.shooter.troop}),)
    return Reckoning(kept) + reckoned(AREA, (*lost, *factors, *found))


def check(book: Book, shot: Shot) -> Check:
    """What the die of a shot has to reach; through a roof a natural face, with no modifiers."""
    if shot.aim.roof:
        row = book.shooting.blind
        reason = row.line(f"{AREA}-blind")
        return Check(Reckoning((reason,)), row.value, row.rule, row.page)
    needs = book.shooting.needs
    return Check(score(book, shot), needs.value, needs.rule, needs.page)
