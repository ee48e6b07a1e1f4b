"""What lies between shooter and target: sight, arc, gaps, heads and the dark (pp. 13, 24-25, 27)."""

from collections.abc import Callable, Mapping

from heart_africa.rules.book import Arm, Book
from heart_africa.rules.play.shooting.orders import Over
from heart_africa.rules.play.shooting.shot import Shot
from heart_africa.rules.play.shooting.weapons import bonus, is_gun, shoots_all_round

Condition = Callable[[Book, Shot], bool]


def out_of_sight(_book: Book, shot: Shot) -> bool:
    """The target cannot be seen."""
    return at_a_distance(shot) and not shot.aim.visible


def out_of_arc(book: Book, shot: Shot) -> bool:
    """It is outside the front arc, and the shooter does not shoot all round."""
    outside = at_a_distance(shot) and not shot.aim.in_arc
    return outside and not shoots_all_round(book, shot.shooter)


def attacker_out_of_arc(book: Book, shot: Shot) -> bool:
    """The attacker was outside the arc when its move began; some let this bind those with a bonus alone."""
    bound = bonus(book, shot.shooter) != 0 or book.rulings.of("SHOOT-08") == "attackers_in_arc"
    return shot.charging and not shot.aim.arc_at_start and bound


def work_between(_book: Book, shot: Shot) -> bool:
    """A work stands between the two, and neither touches it."""
    return at_a_distance(shot) and shot.aim.work_between


def near_gap_too_narrow(book: Book, shot: Shot) -> bool:
    """A gap near one of the two is narrower than the shooter's base."""
    gap, near = shot.aim.gap, book.shooting.line.gap_near_in.value
    narrow = gap is not None and gap.from_in <= near and gap.width_in < gap.base_in
    return narrow and at_a_distance(shot)


def gap_too_narrow(book: Book, shot: Shot) -> bool:
    """A gap far from both is narrower than three inches."""
    gap, line = shot.aim.gap, book.shooting.line
    if gap is None or gap.from_in <= line.gap_near_in.value:
        return False
    return gap.width_in < line.gap_in.value and at_a_distance(shot)


def over_heads(book: Book, shot: Shot) -> bool:
    """The shot passes over others, and is not one of those that may (GAP-05, GAP-06)."""
    if shot.aim.overhead is None or not at_a_distance(shot):
        return False
    return not (_over_far_figures(book, shot) or _over_small_craft(book, shot))


def _over_far_figures(book: Book, shot: Shot) -> bool:
    """Artillery or a gunboat shooting from or at high ground, over figures far below from both."""
    between, clear = shot.aim.overhead, book.shooting.line.overhead_clear_in.value
    if between is None or between.over is not Over.FIGURES or not is_gun(book, shot.shooter):
        return False
    return between.high_ground and between.level and between.from_in >= clear


def _over_small_craft(book: Book, shot: Shot) -> bool:
    """A gunboat shooting over small craft, not dhows, on its own water."""
    between = shot.aim.overhead
    craft = between is not None and between.over is Over.SMALL_CRAFT and between.same_water
    return craft and book.arm(shot.shooter.troop) is Arm.VESSEL


def too_dark(book: Book, shot: Shot) -> bool:
    """In the dark it is farther than can be seen, and no fire shows the target."""
    far = shot.aim.inches > book.shooting.line.dark_in.value
    return at_a_distance(shot) and shot.battle.dark and far and not shot.aim.silhouetted


def at_a_distance(shot: Shot) -> bool:
    """Neither at its own attacker, where the arc alone counts (ruling of SHOOT-22), nor through a roof."""
    return not shot.charging and not shot.aim.roof


CONDITIONS: Mapping[str, Condition] = {
    condition.__name__: condition
    for condition in (
        out_of_sight,
        out_of_arc,
        attacker_out_of_arc,
        work_between,
        near_gap_too_narrow,
        gap_too_narrow,
        over_heads,
        too_dark,
    )
}
