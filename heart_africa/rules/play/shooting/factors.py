"""What a shot needs, with its reasons, before any die is thrown (pp. 25-26)."""

from collections.abc import Callable, Mapping

from heart_africa.core.reckoning import Check, Line, Reckoning
from heart_africa.rules.book import BAGGAGE, Ability, Arm, Book
from heart_africa.rules.conditions import holding, keyed, reckoned
from heart_africa.rules.play.shooting.orders import WALL
from heart_africa.rules.play.shooting.shot import Shot
from heart_africa.rules.play.shooting.weapons import AREA, arm, bonus, is_gun, on_foot, reach, source
from heart_africa.rules.shared_terms import Melee, Moved, Obstacle

BARRICADES = frozenset({Obstacle.BARRICADE, Obstacle.FENCE})
BUILDING = frozenset({Obstacle.WALL, Obstacle.BREACH})
WORKS = frozenset({Obstacle.FORTIFICATION, Obstacle.BARRICADE, Obstacle.FENCE})
Condition = Callable[[Book, Shot], bool]


# --- the bonus of the row, and how it is lost ---


def moved(book: Book, shot: Shot) -> Moved:
    """What the shooter has done with its feet; whether marching in is moving, the ruling says."""
    marched = shot.marched_in and book.rulings.of("SCEN-21") == "moved"
    return Moved.MOVED if marched else shot.moved


def gunboat_moved(book: Book, shot: Shot) -> bool:
    """A gunboat that moved shoots without its bonus."""
    return moved(book, shot) is not Moved.NO and book.arm(shot.shooter.troop) is Arm.VESSEL


def contacted_after_moving(book: Book, shot: Shot) -> bool:
    """It moved, and an enemy reached it afterwards."""
    return moved(book, shot) is Moved.MOVED and shot.shooter.melee is Melee.CONTACTED


def changed_mount(book: Book, shot: Shot) -> bool:
    """Mounted regulars that mounted or dismounted this turn count as having moved."""
    return shot.shooter.changed_mount and book.can(shot.shooter.troop, Ability.DISMOUNTS)


def moved_or_turned(book: Book, shot: Shot) -> bool:
    """Any other figure that moved or turned this turn."""
    has_moved = moved(book, shot) is not Moved.NO
    return has_moved and not gunboat_moved(book, shot) and not contacted_after_moving(book, shot)


def boat_under_way(_book: Book, shot: Shot) -> bool:
    """It is aboard a boat that moved this turn."""
    return shot.vessel is not None and shot.vessel.sailed


def at_one_behind_a_fortification(book: Book, shot: Shot) -> bool:
    """The target stands behind a field fortification; arms without powder reach over it (FORT-16).

    Whether it has to shoot over it this turn, the ruling says.
    """
    hides = bool(shot.aim.target_shoots) or book.rulings.of("FORT-15") == "all_behind"
    return _fortified(shot) and hides and not book.can(shot.shooter.troop, Ability.KEEPS_BONUS_OVER_WORKS)


def at_one_in_a_building(_book: Book, shot: Shot) -> bool:
    """The target stands behind the intact wall of a building."""
    return shot.behind is Obstacle.WALL


def _fortified(shot: Shot) -> bool:
    return shot.behind is Obstacle.FORTIFICATION


BONUS_LOST: Mapping[str, Condition] = keyed(
    gunboat_moved,
    contacted_after_moving,
    changed_mount,
    moved_or_turned,
    boat_under_way,
    at_one_behind_a_fortification,
    at_one_in_a_building,
)


# --- what is added and taken away ---


def no_bonus_to_lose(book: Book, shot: Shot) -> bool:
    """A troop without a bonus moved or turned: it loses nothing."""
    return moved(book, shot) is not Moved.NO and not bonus(book, shot.shooter)


def bonus_kept_over_works(book: Book, shot: Shot) -> bool:
    """Bows and thrown weapons keep their bonus against those behind a fortification."""
    keeps = book.can(shot.shooter.troop, Ability.KEEPS_BONUS_OVER_WORKS)
    return keeps and _fortified(shot) and bonus(book, shot.shooter) > 0


def mighty_warrior(_book: Book, shot: Shot) -> bool:
    """A leader of that trait adds to all his rolls, whatever becomes of the bonus of the row."""
    return shot.mighty


def beyond_half_range(book: Book, shot: Shot) -> bool:
    """The target is farther than half the weapon's reach, in the dark too; an attacker never is."""
    far = reach(book, shot.shooter)
    return far is not None and not shot.charging and shot.aim.inches * book.shooting.half.value > far


def at_its_attacker(_book: Book, shot: Shot) -> bool:
    """It shoots at whoever has just charged it: at short range."""
    return shot.charging


def target_charged(_book: Book, shot: Shot) -> bool:
    """The target moved into close combat this turn, with anybody."""
    return shot.target.melee is Melee.CHARGED and not _charged_over_work(shot)


def charged_over_a_work(_book: Book, shot: Shot) -> bool:
    """The target charged this very shooter, who stands behind a fortification or a barricade."""
    return _charged_over_work(shot)


def _charged_over_work(shot: Shot) -> bool:
    return shot.charging and shot.aim.shooter_behind in WORKS


def covered(book: Book, shot: Shot) -> str:
    """Which condition gives the target cover from this shot; there is one deduction at most (SHOOT-14)."""
    if shot.aim.contact or shot.aim.wall:
        return ""
    return "target_in_cover" if shot.aim.cover_at_start or shot.aim.cover else _cover_of_work(book, shot)


def _cover_of_work(book: Book, shot: Shot) -> str:
    """The condition of the work that shelters the target from this shooter's arms, if any does."""
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


def no_cover_in_contact(_book: Book, shot: Shot) -> bool:
    """The target ended in contact with the shooter, whatever covered it on its way."""
    return bool(shot.aim.contact and (shot.aim.cover_at_start or shot.aim.cover))


def no_cover_from_guns(book: Book, shot: Shot) -> bool:
    """Shells go through stockades and barricades."""
    return is_gun(book, shot.shooter) and shot.behind in WORKS and not covered(book, shot)


def wall_has_no_cover(_book: Book, shot: Shot) -> bool:
    """The wall itself is shot at."""
    return shot.aim.wall


def pygmy_in_cover(book: Book, shot: Shot) -> bool:
    """A pygmy that is in cover when the Movement phase ends, whatever becomes of the other deduction."""
    if shot.aim.wall or not book.can(shot.target.troop, Ability.PYGMY):
        return False
    return bool(shot.aim.cover) or bool(_cover_of_work(book, shot))


def target_dispersed(book: Book, shot: Shot) -> bool:
    """A figure on foot, or a gun, away from its friends and from the shooter (SHOOT-17, SHOOT-21)."""
    aim, target = shot.aim, shot.target
    if not aim.alone or shot.boat or aim.behind in BUILDING or target.troop in {WALL, BAGGAGE} or aim.contact:
        return False
    standing = on_foot(book, target, shot_at=True) or arm(book, target) is Arm.GUN
    return standing and aim.inches > book.shooting.dispersed.beyond_in.value


def from_a_fortification(_book: Book, shot: Shot) -> bool:
    """It shoots from behind a field fortification."""
    return shot.aim.shooter_behind is Obstacle.FORTIFICATION


def from_a_building(_book: Book, shot: Shot) -> bool:
    """It shoots from inside a building, through a loophole or a breach."""
    return shot.aim.shooter_behind in BUILDING


def from_a_barricade(_book: Book, shot: Shot) -> bool:
    """It shoots from behind a barricade or a village fence: without penalty."""
    return shot.aim.shooter_behind in BARRICADES


CONDITIONS: Mapping[str, Condition] = keyed(
    no_bonus_to_lose,
    bonus_kept_over_works,
    mighty_warrior,
    beyond_half_range,
    at_its_attacker,
    target_charged,
    charged_over_a_work,
    no_cover_in_contact,
    no_cover_from_guns,
    wall_has_no_cover,
    pygmy_in_cover,
    target_dispersed,
    from_a_fortification,
    from_a_building,
    from_a_barricade,
)


def score(book: Book, shot: Shot) -> Reckoning:
    """What is added to the die of a shot: the bonus, or why it is lost, and every cause of pages 25-26."""
    factors = holding(book.shooting.factors, CONDITIONS, book, shot)
    cover = covered(book, shot)
    found = [row for row in book.shooting.cover if row.when == cover] if cover else []
    return _bonus(book, shot) + reckoned(AREA, (*factors, *found))


def _bonus(book: Book, shot: Shot) -> Reckoning:
    added = bonus(book, shot.shooter)
    if not added:
        return Reckoning()
    if lost := holding(book.shooting.bonus_lost, BONUS_LOST, book, shot):
        return reckoned(AREA, lost)
    rule, page = source(book, shot.shooter)
    return Reckoning((Line(f"{AREA}-bonus", added, rule, page, about={"troop": shot.shooter.troop}),))


def check(book: Book, shot: Shot) -> Check:
    """What the die of a shot has to reach; through a roof a natural face, and nothing else counts."""
    if shot.aim.roof:
        row = book.shooting.blind
        reason = row.line(f"{AREA}-blind")
        return Check(Reckoning((reason,)), row.value, row.rule, row.page)
    needs = book.shooting.needs
    return Check(score(book, shot), needs.value, needs.rule, needs.page)
