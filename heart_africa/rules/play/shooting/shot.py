"""One shot: what is stated of it, what the battle knows of both figures, the row that it is fired with."""

from collections.abc import Callable, Iterable, Mapping
from operator import attrgetter

from heart_africa.core.dataclass import dataclass, fields, replace
from heart_africa.core.reckoning import Reckoning
from heart_africa.rules.battle import Battle, Figure, Unit
from heart_africa.rules.battle.units import Endangered
from heart_africa.rules.book import NO_TROOP, Ability, Arm, Book, Profile, Trait
from heart_africa.rules.book.printed import holding, reckoned
from heart_africa.rules.play.shooting.orders import WALL, Aim, Close
from heart_africa.rules.shared_terms import Melee, Moved, Obstacle

AREA = "shooting"


@dataclass(frozen=True, slots=True)
class Struck(Endangered):
    """A figure that a hit may strike.

    `behind`: the work between it and the shooter; `rather_save`: a leader would roll a save rather than give
    up an attendant.
    """

    behind: Obstacle = Obstacle.NONE
    rather_save: bool = False

    @property
    def facts(self) -> tuple[object, ...]:
        """Everything that its saves and its death depend on: figures that agree in it have equal chances."""
        return self.figure.troop, self.behind, self.lives, self.gives, self.rather_save


NAMES = frozenset({"shooter", "target", "gives", "stretch", "near", "others", "front"})
"""What of an aim names figures: no check depends on who they are."""
_STATED = attrgetter(*(each.name for each in fields(Aim) if each.name not in NAMES))
"""All else that an aim states, so that a new fact of it is reckoned with at once."""


@dataclass(frozen=True, slots=True)
class Shot:
    """One aim of an order with every open fact filled in, and the figures and units that it names.

    A point of a wall as its target is a figure of the troop `wall`, and of no unit. `vessel`: what the
    shooter is aboard, `boat`: what the target is; `front`: the comrade of the front rank, right before the
    shooter, in whose place it shoots; `behind`: the work between the target and the shooter; `charging`: the
    target has charged this very shooter.
    """

    battle: Battle
    aim: Aim
    shooter: Figure
    target: Figure
    unit: Unit
    target_unit: Unit | None = None
    vessel: Unit | None = None
    boat: Unit | None = None
    front: Figure | None = None
    behind: Obstacle = Obstacle.NONE
    charging: bool = False

    @property
    def facts(self) -> tuple[object, ...]:
        """Everything that the check depends on: shots that agree in it need the same."""
        by, at, vessel = self.shooter, self.target, self.vessel
        return (
            by.troop, by.dismounted, by.changed_mount, by.armed_scout, by.melee, self.moved, self.mighty,
            self.marched_in, vessel is not None and vessel.sailed, at.troop, at.dismounted, at.changed_mount,
            at.melee, self.boat is None, _STATED(self.aim),
        )  # fmt: skip

    # --- the shooter ---

    @property
    def moved(self) -> Moved:
        """What the shooter has done this turn; aboard a vessel under way it has moved."""
        return Moved.MOVED if self.unit.under_way else self.shooter.moved

    @property
    def marched_in(self) -> bool:
        """Whether its unit came on this turn in the column of the attacker in an Ambush."""
        battle = self.battle
        return self.unit.arrived and battle.scenario == "ambush" and self.unit.side == battle.attacker

    @property
    def mighty(self) -> bool:
        """Whether the shooter is a leader who is a mighty warrior."""
        return Trait.MIGHTY_WARRIOR in self.unit.traits and self.unit.led_by(self.shooter.name)

    # --- the target ---

    @property
    def afloat(self) -> str:
        """The troop type of the vessel that the target is aboard; empty if it is aboard none."""
        return self.boat.figures[0].troop if self.boat else ""

    @property
    def struck(self) -> Struck:
        """The target with what decides on whom a hit falls: attendants, cover, the choice of a save."""
        aim = self.aim
        return Struck(self.target, aim.attendants or 0, aim.gives, self.behind, bool(aim.rather_save))

    @property
    def stretch(self) -> tuple[Struck, ...]:
        """All who can be seen behind the same stretch of the target's work."""
        return tuple(_struck(self.battle, name, self.behind) for name in self.aim.stretch)

    @property
    def near(self) -> tuple[tuple[Close, Struck], ...]:
        """The figures near the target of a gun, each with what was said of it."""
        return tuple((close, _beside(self.battle, close)) for close in self.aim.near)


def shots_of(battle: Battle, aims: Iterable[Aim]) -> tuple[Shot, ...]:
    """The shots of an order. Raises `BadData` for unknown figures."""
    aims = tuple(aims)
    firing = frozenset(aim.shooter for aim in aims)
    return tuple(_shot(battle, aim, firing) for aim in aims)


def _shot(battle: Battle, aim: Aim, firing: frozenset[str]) -> Shot:
    unit = battle.unit_of(aim.shooter)
    shooter = unit.figure(aim.shooter)
    aboard = shooter.aboard or unit.aboard
    vessel = battle.unit(aboard) if aboard else None
    front = battle.figure(aim.front) if aim.front else None
    # The aim with what the battle knows of the shooter, where nobody has said it.
    behind = shooter.behind if aim.shooter_behind is None else aim.shooter_behind
    whole = replace(aim, shooter_behind=behind, bearer_near=bool(aim.bearer_near) and bool(unit.bearers))
    if aim.wall:
        whole = _of_a_wall(whole)
        return Shot(battle, whole, shooter, Figure(aim.target, WALL), unit, vessel=vessel, front=front)
    target_unit = battle.unit_of(aim.target)
    # The aim with what the battle knows of the target, where nobody has said it.
    figure = target_unit.figure(whole.target)
    lives, gives = target_unit.given_up(whole.target, whole.attendants, whole.gives)
    whole = replace(
        whole,
        contact=battle.touch(whole.shooter, whole.target) if whole.contact is None else whole.contact,
        cover=figure.cover if whole.cover is None else whole.cover,
        cover_at_start=figure.covered if whole.cover_at_start is None else whole.cover_at_start,
        behind=figure.behind if whole.behind is None else whole.behind,
        alone=figure.alone if whole.alone is None else whole.alone,
        target_shoots=whole.target_shoots or figure.shots > 0 or figure.name in firing,
        attendants=lives,
        gives=gives,
        rather_save=bool(whole.rather_save),
        master_nearer=bool(whole.master_nearer),
    )
    boat = figure.aboard or target_unit.aboard
    return Shot(
        battle,
        whole,
        shooter,
        figure,
        unit,
        target_unit,
        vessel,
        battle.unit(boat) if boat else None,
        front,
        whole.behind or Obstacle.NONE,
        charging=bool(whole.contact) and figure.melee is Melee.CHARGED,
    )


def _of_a_wall(aim: Aim) -> Aim:
    """The aim at a wall, where no facts of a target apply."""
    return replace(
        aim, contact=False, cover=False, cover_at_start=False, behind=Obstacle.NONE, alone=False,
        target_shoots=False, attendants=0, gives=(), rather_save=False, master_nearer=False,
    )  # fmt: skip


def _struck(battle: Battle, name: str, behind: Obstacle) -> Struck:
    unit = battle.unit_of(name)
    return Struck(unit.figure(name), *unit.given_up(name, None, ()), behind)


def _beside(battle: Battle, close: Close) -> Struck:
    """A figure near the target of a gun, with attendants as stated or else as the battle knows them."""
    unit, name = battle.unit_of(close.name), close.name
    figure = unit.figure(name)
    return Struck(figure, *unit.given_up(name, close.attendants, close.gives), figure.behind)


# --- the row of page 12 that a figure shoots with as it stands: reach, bonus, shots, reloading ---


def profile(book: Book, shooter: Figure) -> Profile | None:
    """The row that a shooter uses; None for what has no row."""
    if shooter.troop in NO_TROOP:
        return None
    if is_armed_scout(book, shooter):
        return book.troops[book.shooting.armed_scout.troop].profile
    troop = book.troops[shooter.troop]
    return troop.dismounted if shooter.dismounted and troop.dismounted else troop.profile


def reach(book: Book, shooter: Figure) -> int | None:
    """How far the figure shoots, in inches; None if it does not shoot."""
    row = profile(book, shooter)
    return row.range_in if row else None


def bonus(book: Book, shooter: Figure) -> int:
    """The shooting bonus of the figure's row."""
    row = profile(book, shooter)
    return (row.shot_bonus or 0) if row else 0


def reloads(book: Book, shooter: Figure) -> bool:
    """Whether the figure has to reload after a shot."""
    row = profile(book, shooter)
    return bool(row and row.reload)


def is_armed_scout(book: Book, shooter: Figure) -> bool:
    """Whether it is a scout with a rifle, by the club's rule."""
    return shooter.armed_scout and book.can(shooter.troop, Ability.SCOUT_SAVE)


def source(book: Book, shooter: Figure) -> tuple[str, int]:
    """The rule and page that give the figure's row."""
    troop, tables = book.troops[shooter.troop], book.shooting
    if Ability.DISMOUNTS in troop.abilities:
        rows = tables.mounted_regulars
        entry = rows.dismounted if shooter.dismounted else rows.mounted
        return entry.rule, entry.page
    if is_armed_scout(book, shooter):
        return tables.armed_scout.rule, tables.armed_scout.page
    return troop.rule, troop.page


def is_gun(book: Book, shooter: Figure) -> bool:
    """Whether it is a gun whose shots burst: artillery of any kind, a gunboat included."""
    return book.can(shooter.troop, Ability.SPLASH)


def is_artillery(book: Book, shooter: Figure) -> bool:
    """Whether it is field artillery or the muzzle-loading cannon."""
    return is_gun(book, shooter) and book.arm(shooter.troop) is Arm.GUN


def shoots_all_round(book: Book, shooter: Figure) -> bool:
    """Whether it shoots all round: gunboats, and troops without a bonus to lose (GUN-26, SHOOT-08)."""
    return book.arm(shooter.troop) is Arm.VESSEL or not bonus(book, shooter)


def has_firearm(book: Book, shooter: Figure) -> bool:
    """Whether it shoots with powder: firearms, guns, and armed scouts."""
    return is_armed_scout(book, shooter) or (
        shooter.troop not in NO_TROOP and book.troops[shooter.troop].firearm
    )


def on_foot(book: Book, figure: Figure, *, shot_at: bool = False) -> bool:
    """Whether the figure is on foot; `shot_at`: riders who dismounted this turn count as mounted."""
    if figure.dismounted and book.can(figure.troop, Ability.DISMOUNTS):
        return not (shot_at and figure.changed_mount)
    return arm(book, figure) is Arm.FOOT


def arm(book: Book, figure: Figure) -> Arm | None:
    """What a figure is on the table; None for a wall and for baggage."""
    return None if figure.troop == WALL else book.arm(figure.troop)


def can_jam(book: Book, shooter: Figure) -> bool:
    """Whether it is a machine gun."""
    return book.can(shooter.troop, Ability.JAMS)


def is_vessel(book: Book, target: Figure) -> bool:
    """Whether it is a gunboat or a dhow, which take hits instead of casualties."""
    return arm(book, target) is Arm.VESSEL


def bearer_at_hand(book: Book, shooter: Figure, bearer_near: bool) -> bool:  # noqa: FBT001  # a fact of the shot
    """Whether it is a White Man whose gun bearer is within an inch of him."""
    return bearer_near and book.can(shooter.troop, Ability.TWO_SHOTS_WITH_BEARER)


def repeating_rifle(book: Book, shooter: Figure, bearer_near: bool) -> bool:  # noqa: FBT001  # as above
    """Whether it has a repeating rifle, by the club's rule, and no second shot otherwise."""
    carries = arm(book, shooter) in {Arm.FOOT, Arm.MOUNTED} and has_firearm(book, shooter)
    return shooter.repeater and carries and not bearer_at_hand(book, shooter, bearer_near)


EXTRA: Mapping[str, Callable[[Book, Figure, bool], bool]] = {
    "bearer_at_hand": bearer_at_hand,
    "repeating_rifle": repeating_rifle,
}


def shots(book: Book, shooter: Figure, *, bearer_near: bool = False) -> Reckoning:
    """How many shots a figure has in a turn, with the entries that give them."""
    row, tables = profile(book, shooter), book.shooting.shots
    if row is None or row.range_in is None:
        return Reckoning()
    entry = tables.by_troop.get(shooter.troop, tables.usual)
    first = entry.line(f"{AREA}-shots-of-the-row", row.shots)
    return Reckoning((first,)) + reckoned(AREA, holding(tables.more, EXTRA, book, shooter, bearer_near))
