"""Leaders (pp. 4-5)."""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType

from heart_africa.core.dataclass import replace
from heart_africa.core.dice import Dice
from heart_africa.core.fields import UnitName
from heart_africa.core.journal.records import GameEvent, Order
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Check
from heart_africa.rules import conditions
from heart_africa.rules.battle import Battle, Stage, Unit, marks
from heart_africa.rules.battle.marks import OVERLOOKED, RALLY, STANDARD, named
from heart_africa.rules.book import Arm, Book, Trait
from heart_africa.rules.tables.play import Step

# --- a trait thrown for instead of chosen ---


AREA = "leading"
TRAIT_DIE = f"{AREA}-trait-die"


class TraitThrown(GameEvent, kind="trait-thrown"):
    """A leader's trait came up on the die; the faces before it named traits that his list does not allow."""

    leader: str
    trait: Trait
    faces: tuple[int, ...]
    rule: str
    page: int

    @property
    def also(self) -> Mapping[str, object]:
        return {"face": self.faces[-1]}

    def applied(self, battle: Battle, who: str) -> Battle:
        """The leader has his trait, and so has his side."""
        leader = battle.unit(who)
        side = replace(battle.sides[leader.side], traits=(self.trait,))
        battle = replace(battle, sides=MappingProxyType({**battle.sides, side.id: side}))
        return battle.with_unit(replace(leader, traits=(self.trait,), open_traits=()))


def throw_for_trait(book: Book, leader: str, allowed: Iterable[Trait], dice: Dice) -> tuple[TraitThrown, ...]:
    """The trait of the first face that the list allows (ruling of TRAIT-02); none if it allows none.

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
    """A charismatic leader joins a unit (p. 5); `leader` names his own little company."""

    leader: UnitName
    unit: UnitName


class Rejoin(Order, kind="rejoin"):
    """A charismatic leader whose unit broke joins another."""

    leader: UnitName
    unit: UnitName


Join = AttachLeader | Rejoin


class Joined(GameEvent, kind="joined"):
    """The leader is part of a unit for all purposes."""

    leader: str
    unit: str
    rule: str
    page: int

    def applied(self, battle: Battle, who: str) -> Battle:
        return battle.with_unit(replace(battle.unit(who), with_unit=self.unit, parted=""))


class LeftBehind(GameEvent, kind="left-behind"):
    """His unit broke; the leader stays on the table, alone or to join another."""

    leader: str
    unit: str
    rule: str
    page: int

    def applied(self, battle: Battle, _who: str) -> Battle:
        return battle.with_unit(replace(battle.company_of(self.leader), with_unit="", parted="broke"))


def _parted(battle: Battle, leader: Unit) -> str:
    """How he lost the unit that he was with: it `broke`, he `lost` it to the last man, or not at all."""
    own = battle.units.get(leader.with_unit)
    if own is None or (own.here and not own.broken):
        return leader.parted
    return "broke" if own.broken else "lost"


def allied_unit_joined(_book: Book, battle: Battle, order: Join) -> bool:
    """The unit belongs to an allied contingent, if not to the enemy."""
    unit = battle.unit(order.unit)
    return bool(unit.contingent) or unit.side != battle.unit(order.leader).side


def game_has_begun(_book: Book, battle: Battle, order: Join) -> bool:
    """He joins at the beginning, or later when his unit has broken."""
    leader = battle.unit(order.leader)
    if isinstance(order, AttachLeader):
        return battle.stage in BEGUN and not leader.with_unit
    return not (leader.with_unit or leader.parted)


def stays_with_his_unit(_book: Book, battle: Battle, order: Join) -> bool:
    """He is with a unit that has not broken, be it this one."""
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
    """All that the book has against his joining this unit. Raises `BadData`."""
    about = {"leader": _named(battle, order), "unit": order.unit, "own": battle.unit(order.leader).with_unit}
    rows = conditions.holding(book.leading.objections_to_join, TO_JOINING, book, battle, order)
    return conditions.problems(AREA, rows, order.unit, about)


def _named(battle: Battle, order: Join) -> str:
    """As journals have him: himself before the battle, later by his company."""
    leader = battle.unit(order.leader)
    return leader.himself.name if isinstance(order, AttachLeader) else leader.name


def join(book: Book, battle: Battle, order: Join) -> tuple[Joined, ...]:
    """What joining brings about: he is one of its figures for all purposes. Raises `BadData`."""
    row = book.leading.part_of_the_unit
    return (Joined(_named(battle, order), battle.unit(order.unit).name, row.rule, row.page),)


def left_behind(book: Book, leader: Unit) -> LeftBehind:
    """What becomes of him when his unit breaks."""
    row = book.leading.left_behind
    return LeftBehind(leader.himself.name, leader.with_unit, row.rule, row.page)


# --- the disciplinarian, under whose eyes a unit may ignore one test a turn ---


class Overlook(Order, kind="overlook"):
    """A disciplinarian lets a unit near him ignore one test, said before the die."""

    leader: UnitName
    unit: UnitName
    inches: float


class Overlooked(GameEvent, kind="overlooked"):
    """A disciplinarian lets a unit ignore one test; any number of units may have one each."""

    leader: str
    unit: str
    rule: str
    page: int

    def applied(self, battle: Battle, _who: str) -> Battle:
        return marks.marked(battle, battle.unit(self.unit), marks.OVERLOOKED, self.leader)


TO_OVERLOOKING: Mapping[str, Callable[[Book, Battle, Overlook], bool]] = {
    # The leader is of another sort
    "no_disciplinarian": lambda _book, battle, order: (
        Trait.DISCIPLINARIAN not in battle.company_of(order.leader).traits
    ),
    "allied_unit_overlooked": lambda _book, battle, order: bool(battle.unit(order.unit).contingent),
    # No figure of the unit is near enough for him to watch it
    "out_of_his_sight": lambda book, _battle, order: order.inches > book.leading.discipline_within_in.value,
    # It has ignored a test this turn
    "one_overlooked_already": lambda _book, battle, order: bool(named(battle.unit(order.unit), OVERLOOKED)),
    # It has cancelled a test by the standard this turn (ruling of STD-05)
    "standard_used_already": lambda _book, battle, order: bool(named(battle.unit(order.unit), STANDARD)),
}


def objections_to_overlook(book: Book, battle: Battle, order: Overlook) -> tuple[Problem, ...]:
    """All that the book has against letting this unit ignore a test. Raises `BadData`."""
    about = {
        "leader": battle.company_of(order.leader).himself.name,
        "unit": battle.unit(order.unit).name,
        "inches": order.inches,
        "reach": book.leading.discipline_within_in.value,
    }
    rows = conditions.holding(book.leading.objections_to_overlook, TO_OVERLOOKING, book, battle, order)
    return conditions.problems(AREA, rows, order.unit, about)


def overlook(book: Book, battle: Battle, order: Overlook) -> tuple[Overlooked, ...]:
    """The leave is given. Raises `BadData`."""
    leader, row = battle.company_of(order.leader), book.leading.discipline
    return (Overlooked(leader.himself.name, battle.unit(order.unit).name, row.rule, row.page),)


# --- rallying: a leader takes a failed-morale marker from a unit ---


RALLY_DIE = "leading-rally-die"


class Rally(Order, kind="rally"):
    """A leader tries to take a marker from a unit, his own or an allied one."""

    leader: UnitName
    unit: UnitName
    inches: float


class Rallied(GameEvent, kind="rallied"):
    """A leader has tried to rally a unit: on success so many markers were removed."""

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
    """The leader has a silver tongue."""
    return Trait.ELOQUENT in leader.traits


NEEDS: Mapping[str, Callable[[Unit], bool]] = {
    "eloquent": eloquent,
    "plain": lambda leader: not eloquent(leader),
}


def rally_check(book: Book, leader: Unit) -> Check:
    """What his die has to show, whatever else he did this turn (LEAD-12)."""
    (row,) = conditions.holding(book.leading.rally, NEEDS, leader)
    return conditions.check(AREA, row)


TO_RALLYING: Mapping[str, Callable[[Book, Battle, Rally], bool]] = {
    # The morale tests of the turn are not done yet
    "out_of_phase": lambda _book, battle, _order: battle.step is not Step.RALLYING,
    # The leader has made his attempt of this turn
    "attempted_already": lambda book, battle, order: (
        len(named(battle.company_of(order.leader), RALLY)) >= book.leading.rally_attempts.value
    ),
    # No figure of the unit is near enough
    "beyond_his_voice": lambda book, _battle, order: order.inches > book.leading.rally_within_in.value,
    # There is nothing to take away
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
    rows = conditions.holding(book.leading.objections_to_rally, TO_RALLYING, book, battle, order)
    return conditions.problems(AREA, rows, order.unit, about)


def rally(book: Book, battle: Battle, order: Rally, dice: Dice) -> tuple[Rallied, ...]:
    """What comes of the attempt. Raises `DiceNeeded` for its one die, and `BadData`."""
    leader, unit = battle.company_of(order.leader), battle.unit(order.unit)
    check = rally_check(book, leader)
    (face,) = dice.roll(1, RALLY_DIE)
    removed = min(unit.markers, book.leading.rallied.value) if check.succeeds(face) else 0
    return (Rallied(leader.himself.name, unit.name, check, face, removed),)
