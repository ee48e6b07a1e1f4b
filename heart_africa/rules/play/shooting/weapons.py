"""The row of page 12 that a figure shoots with as it stands: reach, bonus, shots, reloading."""

from collections.abc import Callable, Mapping

from heart_africa.core.reckoning import Reckoning
from heart_africa.rules.battle.units import Figure
from heart_africa.rules.book import NO_TROOP, Ability, Arm, Book, Profile
from heart_africa.rules.conditions import holding, reckoned
from heart_africa.rules.play.shooting.orders import WALL

AREA = "shooting"


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
