"""All that the book has against one shot: the shooter, the line, the target (pp. 4-15, 24-27)."""

from collections.abc import Callable, Iterable, Mapping

from heart_africa.core.dataclass import dataclass
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Line
from heart_africa.rules.battle import Unit
from heart_africa.rules.battle.units import Fault, Figure
from heart_africa.rules.book import ATTENDANT, BAGGAGE, CANOE, DHOW, Ability, Arm, Book, Weapon
from heart_africa.rules.book.printed import Reason, holding, message, problems
from heart_africa.rules.play.shooting.factors import moved
from heart_africa.rules.play.shooting.orders import WALL, Other, Over
from heart_africa.rules.play.shooting.shot import (
    AREA,
    Shot,
    bonus,
    has_firearm,
    is_artillery,
    is_gun,
    on_foot,
    reach,
    reloads,
    shoots_all_round,
    source,
)
from heart_africa.rules.shared_terms import IN_MELEE, Melee, Moved, Obstacle

Condition = Callable[[Book, Shot], bool]


# --- what keeps a figure from shooting: its own doings, where it stands, what it carries ---


SHELTERED = frozenset({Obstacle.FORTIFICATION, Obstacle.BARRICADE, Obstacle.FENCE, Obstacle.WALL})


def _empty(book: Book, shot: Shot) -> bool:
    """Whether it was unloaded before this turn; its earlier shots of this turn are another objection."""
    return shot.shooter.unloaded and not shot.shooter.shots and reloads(book, shot.shooter)


def not_allowed_behind_a_barricade(book: Book, shooter: Figure, behind: Obstacle) -> bool:
    """Whether it cannot shoot from behind a barricade: only figures on foot and machine guns can."""
    allowed = on_foot(book, shooter) or book.can(shooter.troop, Ability.JAMS)
    return behind in {Obstacle.BARRICADE, Obstacle.FENCE} and not allowed


def silent_behind(book: Book, troop: str, work: Obstacle) -> tuple[Reason, ...]:
    """Why figures of that troop never shoot from behind that work; riders count as mounted."""
    rows = (row for row in book.shooting.shooter if row.when in BEHIND)
    return holding(rows, BEHIND, book, Figure("", troop), work)


def _idle_in_the_second_rank(book: Book, shot: Shot) -> bool:
    return bool(shot.aim.front) and not book.can(shot.shooter.troop, Ability.TWO_RANKS)


def _weapon(book: Book, troop: str) -> Weapon | None:
    return book.troops[troop].weapon if troop in book.troops else None


def blind_without_firearm(book: Book, shot: Shot) -> bool:
    """Whether a shot through a roof is not from a firearm; whether a gun is one is a ruling (TEMBA-28)."""
    barred = book.arm(shot.shooter.troop) is Arm.GUN and book.rulings.of("TEMBA-28") == "no_guns"
    return bool(shot.aim.roof) and (barred or not has_firearm(book, shot.shooter))


BEHIND: Mapping[str, Callable[[Book, Figure, Obstacle], bool]] = {
    # Only figures on foot defend a fortification; neither riders nor guns do
    "not_on_foot_behind_a_fortification": lambda book, shooter, behind: (
        behind is Obstacle.FORTIFICATION and not on_foot(book, shooter)
    ),
    "not_allowed_behind_a_barricade": not_allowed_behind_a_barricade,
}
"""Those that follow from what it is and where it stands alone."""


def _from_where_it_stands(when: str) -> Condition:
    return lambda book, shot: BEHIND[when](book, shot.shooter, shot.aim.shooter_behind or Obstacle.NONE)


SHOOTER: Mapping[str, Condition] = {
    "gun_moved_or_turned": lambda book, shot: (
        book.arm(shot.shooter.troop) is Arm.GUN and moved(book, shot) is not Moved.NO
    ),
    # Artillery does not shoot from a boat; a machine gun does
    "artillery_aboard": lambda book, shot: shot.vessel is not None and is_artillery(book, shot.shooter),
    # It is going aboard or ashore, which takes the whole turn
    "boarding": lambda _book, shot: shot.shooter.boarding,
    "unloaded": lambda book, shot: _empty(book, shot) and not is_gun(book, shot.shooter),
    "cannon_unloaded": lambda book, shot: _empty(book, shot) and is_gun(book, shot.shooter),
    # The machine gun jammed last turn
    "jammed": lambda book, shot: (
        shot.shooter.fault is Fault.JAMMED and book.can(shot.shooter.troop, Ability.JAMS)
    ),
    # The machine gun is out of order for good
    "broken_down": lambda book, shot: (
        shot.shooter.fault is Fault.BROKEN and book.can(shot.shooter.troop, Ability.JAMS)
    ),
    "moved_into_melee": lambda _book, shot: shot.shooter.melee in {Melee.CHARGED, Melee.FOLLOWED_UP},
    # Agile warriors and agile spearmen never shoot once they are in contact
    "silent_in_melee": lambda book, shot: (
        shot.shooter.troop in book.shooting.silent_in_melee and shot.shooter.melee in IN_MELEE
    ),
    "outside_its_melee": lambda _book, shot: (
        shot.shooter.melee in {Melee.CONTACTED, Melee.THROUGHOUT} and not shot.aim.contact
    ),
    "broke_off": lambda _book, shot: shot.shooter.melee is Melee.BROKE_OFF,
    "evaded": lambda _book, shot: shot.shooter.melee is Melee.EVADED,
    "lit_a_fire": lambda _book, shot: shot.shooter.lit,
    **{when: _from_where_it_stands(when) for when in BEHIND},
    # It stands behind a comrade, and the two behind no work: there is no shooting over him
    "second_rank_in_the_open": lambda _book, shot: (
        bool(shot.aim.front) and shot.aim.shooter_behind not in SHELTERED
    ),
    # Arms that need no reloading gain nothing from a second rank
    "second_rank_without_muzzle_loaders": lambda book, shot: (
        _idle_in_the_second_rank(book, shot) and shot.aim.shooter_behind is not Obstacle.WALL
    ),
    # The comrade in whose place it would shoot is not on foot, so that he defends no work
    "front_rank_not_on_foot": lambda book, shot: (
        shot.front is not None and book.arm(shot.front.troop) is not Arm.FOOT
    ),
    # Inside a temba they gain nothing from it either
    "second_rank_inside_without_muzzle_loaders": lambda book, shot: (
        _idle_in_the_second_rank(book, shot) and shot.aim.shooter_behind is Obstacle.WALL
    ),
    # That comrade is armed otherwise
    "second_rank_armed_otherwise": lambda book, shot: (
        shot.front is not None and _weapon(book, shot.front.troop) is not _weapon(book, shot.shooter.troop)
    ),
    "blind_without_firearm": blind_without_firearm,
    # Only artillery and gunboats shoot at the wall itself
    "at_a_wall_without_guns": lambda book, shot: shot.target.troop == WALL and not is_gun(book, shot.shooter),
}


# --- what lies between shooter and target: sight, arc, gaps, heads and the dark ---


def attacker_out_of_arc(book: Book, shot: Shot) -> bool:
    """Whether the attacker was outside the arc when its move began.

    By a ruling (SHOOT-08) this binds only shooters with a bonus, or all.
    """
    bound = bonus(book, shot.shooter) != 0 or book.rulings.of("SHOOT-08") == "attackers_in_arc"
    return shot.charging and not shot.aim.arc_at_start and bound


def near_gap_too_narrow(book: Book, shot: Shot) -> bool:
    """Whether a gap near shooter or target is narrower than the shooter's base."""
    gap, near = shot.aim.gap, book.shooting.line.gap_near_in.value
    narrow = gap is not None and gap.from_in <= near and gap.width_in < gap.base_in
    return narrow and at_a_distance(shot)


def gap_too_narrow(book: Book, shot: Shot) -> bool:
    """Whether a gap far from both is narrower than the book asks (3 inches)."""
    gap, line = shot.aim.gap, book.shooting.line
    if gap is None or gap.from_in <= line.gap_near_in.value:
        return False
    return gap.width_in < line.gap_in.value and at_a_distance(shot)


def over_heads(book: Book, shot: Shot) -> bool:
    """Whether the shot passes over others without being one of those that may (GAP-05, GAP-06)."""
    if shot.aim.overhead is None or not at_a_distance(shot):
        return False
    return not (_over_far_figures(book, shot) or _over_small_craft(book, shot))


def _over_far_figures(book: Book, shot: Shot) -> bool:
    """Whether artillery or a gunboat shoots from or at high ground, over figures far below both."""
    between, clear = shot.aim.overhead, book.shooting.line.overhead_clear_in.value
    if between is None or between.over is not Over.FIGURES or not is_gun(book, shot.shooter):
        return False
    return between.high_ground and between.level and between.from_in >= clear


def _over_small_craft(book: Book, shot: Shot) -> bool:
    """Whether a gunboat shoots over small craft, not dhows, on its own water."""
    between = shot.aim.overhead
    craft = between is not None and between.over is Over.SMALL_CRAFT and between.same_water
    return craft and book.arm(shot.shooter.troop) is Arm.VESSEL


def too_dark(book: Book, shot: Shot) -> bool:
    """Whether it is dark, the target is farther than can be seen, and no fire shows it."""
    far = shot.aim.inches > book.shooting.line.dark_in.value
    return at_a_distance(shot) and shot.battle.dark and far and not shot.aim.silhouetted


def at_a_distance(shot: Shot) -> bool:
    """Whether sight and range matter: not at its own attacker (ruling of SHOOT-22), nor through a roof."""
    return not shot.charging and not shot.aim.roof


SIGHT: Mapping[str, Condition] = {
    "out_of_sight": lambda _book, shot: at_a_distance(shot) and not shot.aim.visible,
    # The target is outside the front arc of a shooter that does not shoot all round
    "out_of_arc": lambda book, shot: (
        at_a_distance(shot) and not shot.aim.in_arc and not shoots_all_round(book, shot.shooter)
    ),
    "attacker_out_of_arc": attacker_out_of_arc,
    # A work stands between the two, and neither touches it
    "work_between": lambda _book, shot: at_a_distance(shot) and shot.aim.work_between,
    "near_gap_too_narrow": near_gap_too_narrow,
    "gap_too_narrow": gap_too_narrow,
    "over_heads": over_heads,
    "too_dark": too_dark,
}


# --- who may not be shot at: in close combat, in a building, aboard, in company ---


TARGET: Mapping[str, Condition] = {
    # The target is in close combat since before this turn
    "in_melee_throughout": lambda _book, shot: shot.target.melee is Melee.THROUGHOUT,
    # The target won last turn, and stepped an inch at most into its next opponent
    "followed_up": lambda _book, shot: shot.target.melee is Melee.FOLLOWED_UP,
    # A leader's attendants cannot be picked out
    "at_an_attendant": lambda _book, shot: shot.target.troop == ATTENDANT,
    "at_baggage": lambda _book, shot: shot.target.troop == BAGGAGE,
    "at_a_canoe": lambda _book, shot: shot.target.troop == CANOE,
    # Not those aboard a dhow or a gunboat are shot at, but the vessel
    "at_a_passenger": lambda _book, shot: shot.afloat in {DHOW, "gunboat"},
    "quiet_in_a_building": lambda _book, shot: (
        shot.behind is Obstacle.WALL and not shot.aim.target_shoots and not shot.aim.roof
    ),
    # Behind an intact wall only firearms and guns can hurt
    "building_without_firearm": lambda book, shot: (
        shot.behind is Obstacle.WALL and not has_firearm(book, shot.shooter)
    ),
    # A gun bearer whose White Man is nearer to the shooter
    "bearer_beyond_his_master": lambda _book, shot: (
        shot.target.troop == "gun_bearer" and bool(shot.aim.master_nearer)
    ),
    # The target is too far from the first target of the machine gun's burst
    "outside_the_burst": lambda book, shot: (
        book.can(shot.shooter.troop, Ability.JAMS)
        and shot.aim.from_first_in > book.shooting.guns.burst_in.value
    ),
}


# --- all of it ---


def objections_to_shot(book: Book, shot: Shot) -> tuple[Problem, ...]:
    """All that the book has against this shot by itself: the shooter, the line, the target."""
    tables, where, far = book.shooting, shot.shooter.name, reach(book, shot.shooter)
    about = {  # the facts that the sentences may need
        "shooter": where,
        "target": shot.target.name,
        "troop": shot.shooter.troop,
        "front": shot.aim.front,
        "inches": shot.aim.inches,
        "reach": far or 0,
        "gap": tables.line.gap_in.value,
        "dark": tables.line.dark_in.value,
        "burst": tables.guns.burst_in.value,
    }
    out_of_reach: tuple[Problem, ...] = ()
    if far is None:  # it never shoots
        entry = tables.unarmed.by_troop.get(shot.shooter.troop, tables.unarmed.usual)
        out_of_reach = (entry.problem(f"{AREA}-unarmed", where, **about),)
    elif shot.aim.inches > far and at_a_distance(shot):
        rule, page = source(book, shot.shooter)
        out_of_reach = (Problem(f"{AREA}-out-of-range", rule, page, where, about),)
    rows = (
        *holding(tables.shooter, SHOOTER, book, shot),
        *holding(tables.sight, SIGHT, book, shot),
        *holding(tables.target, TARGET, book, shot),
    )
    return (*out_of_reach, *problems(AREA, rows, where, about))


# --- the priorities: at whom a figure has to shoot first (p. 26) ---


@dataclass(frozen=True, slots=True)
class Candidate(Other):
    """An enemy that might be shot at, as the players state it, with what the battle knows of it.

    `unit`: its unit, empty for an independent figure, which counts as a unit of one; `contact`: it ended its
    movement in close combat with the shooter.
    """

    unit: str = ""
    contact: bool = False


@dataclass(frozen=True, slots=True)
class AllowedTargets:
    """At whom the shooter may shoot, by which priority, and why at none of the others."""

    allowed: tuple[str, ...]
    reason: Line
    refused: tuple[Problem, ...]


FREE: Mapping[str, Callable[[Book, Unit, Figure], bool]] = {
    "leader": lambda _book, unit, shooter: unit.led_by(shooter.name),
    # So do artillery, the muzzle-loading cannon and gunboats; machine guns do not
    "artillery_or_gunboat": lambda book, _unit, shooter: is_gun(book, shooter),
}
Candidates = tuple[Candidate, ...]


def chooses_freely(book: Book, unit: Unit, shooter: Figure) -> bool:
    """Whether the shooter may shoot at anybody, without priorities (PRIO-01)."""
    return bool(holding(book.shooting.priorities.free, FREE, book, unit, shooter))


def choice(book: Book, unit: Unit, name: str, candidates: Iterable[Candidate]) -> AllowedTargets:
    """At whom of these a figure of a unit may shoot.

    Those already shot at by a machine gun's burst must be left out by the caller.
    """
    shooter = unit.figure(name)
    enemies = tuple(candidate for candidate in candidates if _eligible(book, shooter, candidate))
    allowed, reason = _first(book, unit, shooter, enemies)
    names = tuple(candidate.name for candidate in allowed)
    refused = tuple(_refused(shooter, enemy, reason, names) for enemy in enemies if enemy not in allowed)
    return AllowedTargets(names, reason, refused)


def _eligible(book: Book, shooter: Figure, enemy: Candidate) -> bool:
    """Whether an enemy can be shot at: nothing bars it, within reach, and in the arc if that matters."""
    if enemy.barred or enemy.contact:
        return not enemy.barred
    within = enemy.inches <= (reach(book, shooter) or 0)
    return within and (enemy.in_arc or shoots_all_round(book, shooter))


def objections_to_choice(
    book: Book, unit: Unit, name: str, candidates: Iterable[Candidate], chosen: str
) -> tuple[Problem, ...]:
    """Why this enemy may not be chosen before the others."""
    refused = choice(book, unit, name, candidates).refused
    return tuple(problem for problem in refused if problem.about["target"] == chosen)


def objections_to_others(book: Book, shot: Shot) -> tuple[Problem, ...]:
    """Why other enemies come before the target of a shot, if they were stated."""
    aim = shot.aim
    if not aim.others:
        return ()
    rank = shot.target_unit.ranked_with if shot.target_unit else ""
    chosen = Candidate(
        aim.target, aim.inches, aim.advancing, aim.in_arc, unit=rank, contact=bool(aim.contact)
    )
    others = (_candidate(shot, other) for other in aim.others if other.name != aim.target)
    return objections_to_choice(book, shot.unit, aim.shooter, (chosen, *others), aim.target)


def _candidate(shot: Shot, other: Other) -> Candidate:
    rank = shot.battle.unit_of(other.name).ranked_with
    touches = other.name in shot.shooter.enemies
    return Candidate(other.name, other.inches, other.advancing, other.in_arc, other.barred, rank, touches)


def _first(book: Book, unit: Unit, shooter: Figure, enemies: Candidates) -> tuple[Candidates, Line]:
    """The enemies of the highest priority that any of them meets, and that priority."""
    rows = book.shooting.priorities
    if free := holding(rows.free, FREE, book, unit, shooter):
        return enemies, free[0].line(message(AREA, free[0]))
    for found, name, entry in (
        (tuple(enemy for enemy in enemies if enemy.contact), "contact", rows.contact),
        (_advancing(enemies), "advancing", rows.advancing),
        (_nearest_unit(book, enemies), "nearest-unit", rows.nearest_unit_in),
    ):
        if found:
            return found, _reason(name, entry.rule, entry.page)
    return enemies, _reason("any-target", rows.any_target.rule, rows.any_target.page)


def _reason(name: str, rule: str, page: int) -> Line:
    return Line(f"{AREA}-priority-{name}", 0, rule, page)


def _advancing(enemies: Candidates) -> Candidates:
    """The nearest of those that came straight on; several only if they are equally near."""
    coming = [enemy for enemy in enemies if enemy.advancing]
    nearest = min((enemy.inches for enemy in coming), default=0)
    return tuple(enemy for enemy in coming if enemy.inches == nearest)


def _nearest_unit(book: Book, enemies: Candidates) -> Candidates:
    """All figures of the nearest unit, if that is near enough and in the arc (PRIO-05)."""
    near = book.shooting.priorities.nearest_unit_in.value
    within = [enemy for enemy in enemies if enemy.in_arc and enemy.inches <= near]
    nearest = min((enemy.inches for enemy in within), default=0)
    units = {_unit(enemy) for enemy in within if enemy.inches == nearest}
    return tuple(enemy for enemy in enemies if _unit(enemy) in units and enemy.in_arc)


def _unit(enemy: Candidate) -> tuple[str, str]:
    return ("unit", enemy.unit) if enemy.unit else ("figure", enemy.name)


def _refused(shooter: Figure, enemy: Candidate, reason: Line, allowed: tuple[str, ...]) -> Problem:
    about = {"shooter": shooter.name, "target": enemy.name, "first": ", ".join(allowed)}
    code = reason.what.replace("-priority-", "-first-")
    return Problem(code, reason.rule, reason.page, shooter.name, about)
