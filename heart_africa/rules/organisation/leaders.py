"""Leaders (pp. 4-5): traits, attendants, joining a unit, sparing a test, rallying."""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType

from heart_africa.core.dataclass import replace
from heart_africa.core.dice import Dice
from heart_africa.core.fields import UnitName
from heart_africa.core.journal.records import GameEvent, Order
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Check
from heart_africa.rules.battle import Battle, Stage, Unit, marks
from heart_africa.rules.battle.marks import OVERLOOKED, RALLY, STANDARD, marked_names
from heart_africa.rules.book import Arm, Book, Trait, printed
from heart_africa.rules.book.play import Step

# --- a trait thrown for instead of chosen ---


AREA = "leading"
TRAIT_DIE = f"{AREA}-trait-die"


class TraitThrown(GameEvent, kind="trait-thrown"):
    """A leader's trait was thrown for; earlier faces named traits that his list does not allow."""

    leader: str
    trait: Trait
    faces: tuple[int, ...]
    rule: str
    page: int

    @property
    def also(self) -> Mapping[str, object]:
        return {"face": self.faces[-1]}

    def applied(self, battle: Battle, who: str) -> Battle:
        """The battle in which the leader and his side have that trait."""
        leader = battle.unit(who)
        side = replace(battle.sides[leader.side], traits=(self.trait,))
        battle = replace(battle, sides=MappingProxyType({**battle.sides, side.id: side}))
        return battle.with_unit(replace(leader, traits=(self.trait,), open_traits=()))


def throw_for_trait(book: Book, leader: str, allowed: Iterable[Trait], dice: Dice) -> tuple[TraitThrown, ...]:
    """A leader's trait by the first face that his list allows (ruling of TRAIT-02); none if it allows none.

    Raises `DiceNeeded`, one die at a time.
    """
    traits = {row.die: row.id for row in book.leaders.traits}
    open_to_him, faces = set(allowed), list[int]()
    while open_to_him:
        faces += dice.roll(1, TRAIT_DIE)
        if (trait := traits[faces[-1]]) in open_to_him:
            row = book.leading.trait_thrown
            return (TraitThrown(leader, trait, tuple(faces), row.rule, row.page),)
    return ()


BEGUN = frozenset({Stage.PLAY, Stage.OVER})


class AttachLeader(Order, kind="attach-leader"):
    """A charismatic leader joins a unit at the start (p. 5); `leader` is the name of his own company."""

    leader: UnitName
    unit: UnitName


class Rejoin(Order, kind="rejoin"):
    """A charismatic leader whose unit broke joins another."""

    leader: UnitName
    unit: UnitName


Join = AttachLeader | Rejoin


class Joined(GameEvent, kind="joined"):
    """A leader has joined a unit and counts as one of its figures."""

    leader: str
    unit: str
    rule: str
    page: int

    def applied(self, battle: Battle, who: str) -> Battle:
        return battle.with_unit(replace(battle.unit(who), with_unit=self.unit, parted=""))


class LeftBehind(GameEvent, kind="left-behind"):
    """A leader's unit broke; he stays on the table and may join another."""

    leader: str
    unit: str
    rule: str
    page: int

    def applied(self, battle: Battle, _who: str) -> Battle:
        return battle.with_unit(replace(battle.company_of(self.leader), with_unit="", parted="broke"))


def _parted(battle: Battle, leader: Unit) -> str:
    """How a leader lost his unit: it `broke`, it was `lost` to the last figure, or "" if he has not."""
    own = battle.units.get(leader.with_unit)
    if own is None or (own.here and not own.broken):
        return leader.parted
    return "broke" if own.broken else "lost"


def allied_unit_joined(_book: Book, battle: Battle, order: Join) -> bool:
    """Whether the unit is not one of the leader's own army: an allied or an enemy one."""
    unit = battle.unit(order.unit)
    return bool(unit.contingent) or unit.side != battle.unit(order.leader).side


def game_has_begun(_book: Book, battle: Battle, order: Join) -> bool:
    """Whether it is too late: he joins at the beginning, or later only after his unit has broken."""
    leader = battle.unit(order.leader)
    if isinstance(order, AttachLeader):
        return battle.stage in BEGUN and not leader.with_unit
    return not (leader.with_unit or leader.parted)


def stays_with_his_unit(_book: Book, battle: Battle, order: Join) -> bool:
    """Whether the leader is with a unit that has not broken, this one included."""
    leader = battle.unit(order.leader)
    return bool(leader.with_unit) and not _parted(battle, leader)


TO_JOINING: Mapping[str, Callable[[Book, Battle, Join], bool]] = {
    "not_charismatic": lambda _book, battle, order: Trait.CHARISMATIC not in battle.unit(order.leader).traits,
    "allied_unit_joined": allied_unit_joined,
    "game_has_begun": game_has_begun,
    "stays_with_his_unit": stays_with_his_unit,
    # His unit was wiped out around him: nobody takes him for lucky any more
    "lost_all_his_men": lambda _book, battle, order: _parted(battle, battle.unit(order.leader)) == "lost",
    # No leader is attached to a gunboat
    "joins_a_gunboat": lambda book, battle, order: book.arm(battle.unit(order.unit).troop) is Arm.VESSEL,
}


def objections_to_join(book: Book, battle: Battle, order: Join) -> tuple[Problem, ...]:
    """All that the book has against this leader's joining this unit. Raises `BadData`."""
    about = {"leader": _named(battle, order), "unit": order.unit, "own": battle.unit(order.leader).with_unit}
    rows = printed.holding(book.leading.objections_to_join, TO_JOINING, book, battle, order)
    return printed.problems(AREA, rows, order.unit, about)


def _named(battle: Battle, order: Join) -> str:
    """The leader's name as the event has it: his own before the battle, later that of his company."""
    leader = battle.unit(order.leader)
    return leader.himself.name if isinstance(order, AttachLeader) else leader.name


def join(book: Book, battle: Battle, order: Join) -> tuple[Joined, ...]:
    """The event of a leader who joins a unit. Raises `BadData`."""
    row = book.leading.part_of_the_unit
    return (Joined(_named(battle, order), battle.unit(order.unit).name, row.rule, row.page),)


def left_behind(book: Book, leader: Unit) -> LeftBehind:
    """The event of a leader whose unit breaks."""
    row = book.leading.left_behind
    return LeftBehind(leader.himself.name, leader.with_unit, row.rule, row.page)


# --- the disciplinarian, under whose eyes a unit may ignore one test a turn ---


class Overlook(Order, kind="overlook"):
    """A disciplinarian lets a unit near him ignore one test; ordered before the die is thrown."""

    leader: UnitName
    unit: UnitName
    inches: float


class Overlooked(GameEvent, kind="overlooked"):
    """A unit may ignore one test under a disciplinarian's eyes; he may help any number of units."""

    leader: str
    unit: str
    rule: str
    page: int

    def applied(self, battle: Battle, _who: str) -> Battle:
        return marks.marked(battle, battle.unit(self.unit), marks.OVERLOOKED, self.leader)


TO_OVERLOOKING: Mapping[str, Callable[[Book, Battle, Overlook], bool]] = {
    "no_disciplinarian": lambda _book, battle, order: (
        Trait.DISCIPLINARIAN not in battle.company_of(order.leader).traits
    ),
    "allied_unit_overlooked": lambda _book, battle, order: bool(battle.unit(order.unit).contingent),
    "out_of_his_sight": lambda book, _battle, order: order.inches > book.leading.discipline_within_in.value,
    "one_overlooked_already": lambda _book, battle, order: bool(
        marked_names(battle.unit(order.unit), OVERLOOKED)
    ),
    # It has cancelled a test by the standard this turn (ruling of STD-05)
    "standard_used_already": lambda _book, battle, order: bool(
        marked_names(battle.unit(order.unit), STANDARD)
    ),
}


def objections_to_overlook(book: Book, battle: Battle, order: Overlook) -> tuple[Problem, ...]:
    """All that the book has against letting this unit ignore a test. Raises `BadData`."""
    about = {
        "leader": battle.company_of(order.leader).himself.name,
        "unit": battle.unit(order.unit).name,
        "inches": order.inches,
        "reach": book.leading.discipline_within_in.value,
    }
    rows = printed.holding(book.leading.objections_to_overlook, TO_OVERLOOKING, book, battle, order)
    return printed.problems(AREA, rows, order.unit, about)


def overlook(book: Book, battle: Battle, order: Overlook) -> tuple[Overlooked, ...]:
    """The event by which the unit may ignore a test. Raises `BadData`."""
    leader, row = battle.company_of(order.leader), book.leading.discipline
    return (Overlooked(leader.himself.name, battle.unit(order.unit).name, row.rule, row.page),)


# --- rallying: a leader takes a failed-morale marker from a unit ---


RALLY_DIE = "leading-rally-die"


class Rally(Order, kind="rally"):
    """A leader tries to remove a failed-morale marker from a unit of his own army or an ally."""

    leader: UnitName
    unit: UnitName
    inches: float


class Rallied(GameEvent, kind="rallied"):
    """A leader has tried to rally a unit; `removed`: how many markers he took away."""

    leader: str
    unit: str
    check: Check
    face: int
    removed: int

    @property
    def variant(self) -> str:
        return "rallied" if self.removed else "not-rallied"

    def applied(self, battle: Battle, _who: str) -> Battle:
        unit = battle.unit(self.unit)
        battle = battle.with_unit(replace(unit, markers=unit.markers - self.removed))
        return marks.marked(battle, battle.company_of(self.leader), marks.RALLY, self.unit)


def eloquent(leader: Unit) -> bool:
    """Whether the leader has the trait that makes rallying easier."""
    return Trait.ELOQUENT in leader.traits


NEEDS: Mapping[str, Callable[[Unit], bool]] = {
    "eloquent": eloquent,
    "plain": lambda leader: not eloquent(leader),
}


def rally_check(book: Book, leader: Unit) -> Check:
    """What a leader's die has to reach to rally, whatever else he did this turn (LEAD-12)."""
    (row,) = printed.holding(book.leading.rally, NEEDS, leader)
    return printed.check(AREA, row)


TO_RALLYING: Mapping[str, Callable[[Book, Battle, Rally], bool]] = {
    # The morale tests of the turn are not done yet
    "out_of_phase": lambda _book, battle, _order: battle.step is not Step.RALLYING,
    "attempted_already": lambda book, battle, order: (
        len(marked_names(battle.company_of(order.leader), RALLY)) >= book.leading.rally_attempts.value
    ),
    "beyond_his_voice": lambda book, _battle, order: order.inches > book.leading.rally_within_in.value,
    "no_marker": lambda _book, battle, order: battle.unit(order.unit).markers < 1,
    # A gunboat cannot be rallied, nor a dhow, which takes damage as one (BOAT-11)
    "rallies_a_vessel": lambda book, battle, order: book.arm(battle.unit(order.unit).troop) is Arm.VESSEL,
}


def objections_to_rally(book: Book, battle: Battle, order: Rally) -> tuple[Problem, ...]:
    """All that the book has against this attempt. Raises `BadData`."""
    about = {
        "leader": battle.company_of(order.leader).himself.name,
        "unit": battle.unit(order.unit).name,
        "inches": order.inches,
        "reach": book.leading.rally_within_in.value,
    }
    rows = printed.holding(book.leading.objections_to_rally, TO_RALLYING, book, battle, order)
    return printed.problems(AREA, rows, order.unit, about)


def rally(book: Book, battle: Battle, order: Rally, dice: Dice) -> tuple[Rallied, ...]:
    """The event of the attempt to rally. Raises `DiceNeeded` for its one die, and `BadData`."""
    leader, unit = battle.company_of(order.leader), battle.unit(order.unit)
    check = rally_check(book, leader)
    (face,) = dice.roll(1, RALLY_DIE)
    removed = min(unit.markers, book.leading.rallied.value) if check.succeeds(face) else 0
    return (Rallied(leader.himself.name, unit.name, check, face, removed),)
