"""A shot: what it adds, what it needs, who may fire it, what saves from it (pp. 4-18, 24-27)."""

from collections.abc import Sequence

from heart_africa.core.dataclass import dataclass
from tests.second_opinion.troops import (
    CANNONS,
    FIREARMS,
    GUNS,
    ON_FOOT,
    PYGMIES,
    SHELLS,
    Row,
    as_he_fights,
)

NEEDED = 5  # p. 25
SADDLE, DOWN_NOW, DOWN = "saddle", "down now", "down"  # a mounted regular, p. 9
FENCES = ("fortification", "barricade", "fence")  # a village's fence is as a barricade, p. 17
IN_A_HOUSE = ("wall", "breach")  # of a temba or the like, p. 14


@dataclass(frozen=True)
class Shooter:
    """Who fires, and what he did this turn; `behind` a fence, or in a house behind its wall or a breach in it."""

    troop: str
    moved: bool = False
    turned: bool = False
    behind: str = ""
    mount: str = SADDLE
    boat: str = ""  # "still" or "moving"
    mighty: bool = False  # a Mighty Warrior, p. 5

    @property
    def row(self) -> Row:
        """His row of page 12."""
        return as_he_fights(self.troop, saddled=self.mount == SADDLE)


@dataclass(frozen=True)
class Target:
    """Who is fired at, and where he stands."""

    troop: str
    starts: str = "open_ground"
    ends: str = "open_ground"
    moved: bool = False
    charges: str = ""  # "shooter" or "other"
    behind: str = ""
    shoots: bool = False
    friend: float = 0  # inches to the nearest friend who counts, p. 26
    canoe: bool = False
    mount: str = SADDLE
    at_the_bank: bool = False  # against the bank and facing the shooter, p. 17
    master_nearer: bool = False  # a gun bearer's, p. 10

    @property
    def on_foot(self) -> bool:
        """Whoever gets down this turn is a mounted target until the next (p. 9)."""
        return self.troop in ON_FOOT or (self.troop == "mounted_regulars" and self.mount == DOWN)


COVER = {"escarpment": 16, "kopje": 16, "kopje_path": 16, "jungle": 16, "gully": 17, "breach": 14}
COVER_ON_FOOT = {"rocky_ground": 17, "gully_floor": 17}
COVER_FAR_OFF = {"cultivation": 17, "marsh": 17}  # on foot, more than 8" away, not moving this turn
BANKS = {"stream": 17, "ford": 18}  # on foot and still


def ground_covers(ground: str, target: Target, distance: float, shooter: str) -> bool:
    """Whether this ground is cover for him against this shooter."""
    if ground == "village":
        return shooter not in SHELLS  # p. 17
    if ground in COVER_FAR_OFF:
        return target.on_foot and distance > 8 and not target.moved
    if ground in BANKS:
        return target.on_foot and target.at_the_bank and not target.moved
    return ground in COVER or (ground in COVER_ON_FOOT and target.on_foot)


def work_covers(target: Target, shooter: str) -> bool:
    """Whether what he stands behind covers him: fences never from shells (p. 13), houses do (p. 14)."""
    return target.behind in IN_A_HOUSE or (target.behind in FENCES and shooter not in SHELLS)


def reckoning(shooter: Shooter, target: Target, distance: float) -> dict[str, int]:
    """Every line of one shot that is not nothing."""
    assert shooter.row.range is not None
    assert shooter.row.bonus is not None
    still = not (shooter.moved or shooter.turned or shooter.boat == "moving" or shooter.mount == DOWN_NOW)
    unseen = target.behind == "wall" or (
        target.behind == "fortification" and shooter.troop != "pygmy_archers"
    )  # p. 13
    charged = target.charges == "shooter"  # and so at short range, p. 27
    ends_covered = ground_covers(target.ends, target, distance, shooter.troop) or work_covers(
        target, shooter.troop
    )
    covered = ends_covered or ground_covers(target.starts, target, distance, shooter.troop)
    scattered = target.on_foot or target.troop in GUNS
    lines = {
        "bonus": shooter.row.bonus if still and not unseen else 0,
        "far": -1 if distance > shooter.row.range / 2 and not charged else 0,
        "charging": -1 if target.charges and not (charged and shooter.behind in FENCES) else 0,
        "cover": -1 if covered and not charged else 0,
        "pygmy": -1 if target.troop in PYGMIES and ends_covered else 0,
        "scattered": -1
        if scattered and target.friend > 1 and distance > 8 and not charged
        and not target.canoe and target.behind not in IN_A_HOUSE
        else 0,
        "loopholes": -1 if shooter.behind in ("fortification", *IN_A_HOUSE) else 0,
        "mighty": 1 if shooter.mighty else 0,
    }  # fmt: skip
    return {name: worth for name, worth in lines.items() if worth}


def shots(troop: str, *, bearer_near: bool = False) -> int:
    """How many shots in one turn (pp. 9-10)."""
    return 2 if troop == "white_men" and bearer_near else {"machine_gun": 6, "gunboat": 2}.get(troop, 1)


def after_a_burst(faces: list[int]) -> str:
    """What a machine gun suffers from its dice (p. 10)."""
    ones, sixes = faces.count(1), faces.count(6)
    return "broken" if ones > 2 else "jammed" if ones > sixes else ""


@dataclass(frozen=True)
class Firing:
    """What else decides whether a figure may shoot at somebody at all."""

    distance: float = 4
    dark: bool = False
    silhouetted: bool = False
    loaded: bool = True
    in_arc: bool = True  # of his attacker: when the attack began
    seen: bool = True
    doing: str = (
        ""  # "charged", "contacted" by another than his target, "broke away", "boarding", "lit a fire"
    )
    fault: str = ""  # a machine gun "jammed" or "broken"
    in_old_melee: bool = False  # the target, p. 27


def refusals(shooter: Shooter, target: Target, how: Firing) -> set[str]:
    """Why he may not shoot (pp. 9-15, 24-27); nothing if he may."""
    row, charged = shooter.row, target.charges == "shooter"
    if row.range is None:
        return {"unarmed"}
    on_foot = shooter.troop in ON_FOOT or (shooter.troop == "mounted_regulars" and shooter.mount != SADDLE)
    any_way = row.bonus == 0 or shooter.troop == "gunboat"  # pp. 10, 25
    against = {
        "range": how.distance > row.range and not charged,
        "dark": how.dark and not how.silhouetted and how.distance > 6 and not charged,
        "sight": not how.seen and not charged,
        "arc": not how.in_arc and (charged or not any_way),
        "unloaded": row.reloads and not how.loaded,
        "gun moved": shooter.troop in GUNS and (shooter.moved or shooter.turned),
        "gun afloat": shooter.troop in CANNONS and shooter.boat != "",
        "fence": shooter.behind in FENCES
        and not on_foot
        and not (shooter.troop == "machine_gun" and shooter.behind != "fortification"),
        "doing": how.doing not in ("", "contacted" if charged else ""),
        "agile": shooter.troop in ("agile_warriors", "agile_spearmen") and charged,
        "fault": shooter.troop == "machine_gun" and how.fault != "",
        "melee": how.in_old_melee and not target.charges,
        "baggage": target.troop == "baggage",
        "bearer": target.troop == "gun_bearer" and target.master_nearer,
        "house": target.behind == "wall" and not (target.shoots and shooter.troop in FIREARMS),
    }
    return {name for name, holds in against.items() if holds}


def save(target: Target, shooter: Shooter, *, spell: bool = True) -> int | None:
    """The least face of a D6 that saves who was hit by a shot, None if he has no roll."""
    rolls = []
    regular = shooter.troop == "regulars" or (shooter.troop == "mounted_regulars" and shooter.mount != SADDLE)
    if (
        target.troop == "white_men"
        and spell
        and not regular
        and shooter.troop not in {"white_men", "gunboat", *GUNS}
    ):
        rolls.append(4)  # p. 6
    if target.troop in GUNS:
        rolls.append(4)  # p. 9
    if target.troop == "scout":
        rolls.append(3)  # p. 11
    if target.troop == "lancers" and shooter.troop in LANCERS_SAVE_FROM:
        rolls.append(4)  # p. 9, which does not say the number: as all the others
    if target.behind == "wall" and shooter.troop not in SHELLS:
        rolls.append(3)  # p. 14
    return min(rolls, default=None)


LANCERS_SAVE_FROM = {"agile_warriors", "agile_spearmen", "archers", "pygmy_archers", "horsemen"}  # p. 9


def splashed(shooter: str, target: str, inches: float, *, wall: bool) -> bool:
    """Whether somebody near the target of a hit throws for splinters, where a 6 kills (p. 9)."""
    return shooter in SHELLS and inches <= 2 and not wall and target not in ("baggage", "gunboat")


@dataclass(frozen=True)
class Enemy:
    """One of those who might be shot at; all that is otherwise in order."""

    inches: float
    unit: str
    contact: bool = False
    advancing: bool = False


def first_choice(shooter: str, enemies: Sequence[Enemy], *, leader: bool) -> set[int]:
    """Which of them he may shoot at (p. 26), by their places; all are in his arc."""
    far = as_he_fights(shooter).range or 0
    within = {n: enemy for n, enemy in enumerate(enemies) if enemy.contact or enemy.inches <= far}
    if leader or shooter in SHELLS:
        return set(within)
    if contact := {n for n, enemy in within.items() if enemy.contact}:
        return contact
    coming = [enemy.inches for enemy in within.values() if enemy.advancing]
    if coming:
        return {n for n, enemy in within.items() if enemy.advancing and enemy.inches == min(coming)}
    near = [enemy.inches for enemy in within.values() if enemy.inches <= 16]
    units = {enemy.unit for enemy in within.values() if near and enemy.inches == min(near)}
    return {n for n, enemy in within.items() if enemy.unit in units} if near else set(within)
