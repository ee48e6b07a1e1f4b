"""How far, over what, on what, and what befalls one on the way (pp. 9-18, 24-25)."""

from collections.abc import Iterable

from tests.second_opinion.troops import FIREARMS, GUNS, MOUNTED, ON_FOOT, PYGMIES, Dice, as_he_fights

SLOW = {  # the reduced rate
    "escarpment": 16, "kopje": 16, "kopje_path": 16, "jungle": 16, "tall_grass": 17, "marsh": 17, "stream": 17,
    "gully": 17, "ford": 18, "breach": 14,
}  # fmt: skip
EASY = {  # no effect on movement
    "open_ground": 24, "low_hill": 16, "escarpment_gap": 16, "rocky_ground": 17, "cultivation": 17, "village": 17,
    "gully_floor": 17, "temba": 14,
}  # fmt: skip
CLOSED = {"steep_kopje": 16, "river": 18, "sea_or_lake": 18}
ROAD_DOES_NOT_HELP = {"kopje", "kopje_path", "marsh"}  # p. 18
HINDERS = ("fortification", "barricade", "fence", "wall", "breach")  # p. 24: a barricade or the like


def slowing(grounds: Iterable[str], *, road: bool) -> set[str]:
    """Which of these grounds reduce the rate; along a road kopjes and marshes only (p. 18)."""
    return {g for g in grounds if g in SLOW and not (road and g not in ROAD_DOES_NOT_HELP)}


def slow(passed: set[str], aimed_at: set[str], *, behind: str, dark: bool) -> bool:
    """Whether the reduced rate applies: where it begins, passes, or meets an enemy, and at night (p. 24)."""
    return bool(passed or aimed_at) or behind in HINDERS or dark


def shut(troop: str, ground: str, *, on_foot: bool = False) -> bool:
    """Whether a figure, or "baggage", can never enter this ground (pp. 14, 16-18)."""
    heavy = troop in GUNS or troop == "baggage" or (troop in MOUNTED and not on_foot)
    return ground in CLOSED or (ground in ("kopje_path", "marsh", "breach") and heavy)


def allowance(troop: str, *, reduced: bool, on_foot: bool = False, guided: bool = False) -> Dice | None:
    """The dice of a move, None if there is none; on the march behind a scout those of the scout (p. 11)."""
    if troop == "muzzle_loading_cannon":
        return None  # p. 15
    row = as_he_fights("scout" if guided else troop, saddled=not on_foot)
    return row.difficult if reduced else row.open


def may_be_guided(troop: str, *, file: bool, shoots: bool, enemy: float, elements: int) -> bool:
    """Whether a unit, or baggage, may follow a scout at his speed (p. 11)."""
    return troop not in GUNS and file and not shoots and enemy > 6 and (troop != "baggage" or elements <= 4)


def inches(dice: Dice, faces: list[int]) -> int:
    """What these faces allow; nobody goes backwards."""
    return max(0, sum(faces) + dice[1])


def climbs(troop: str, *, on_foot: bool) -> bool:
    """Works are crossed by figures on foot only (p. 13)."""
    return troop in ON_FOOT or (troop == "mounted_regulars" and on_foot)


def face_against_a_trap(troop: str, *, dark: bool) -> int:
    """The least face that escapes a real trap (p. 15)."""
    return 3 if troop == "scout" else 4 if troop in PYGMIES else 6 if dark else 5


def face_of_fire(troop: str, *, leader: bool) -> int | None:
    """The least face that sets a village or tall grass on fire, None if he cannot try (p. 25).

    Open in the book: whether crews have firearms (no), whether regulars are also those who ride (yes).
    """
    if not (leader or troop in (FIREARMS - GUNS) | {"witch_doctor", "scout"}):
        return None
    return 4 if troop in ("white_men", "regulars", "mounted_regulars") else 5


PLACES = {"canoe": 5, "dhow": 20, "gunboat": 15}  # p. 15
GUNBOAT_TAKES = {  # p. 15
    "white_men", "regulars", "soldiers", "well_armed_askaris", "askaris", "standard_bearer", "gun_bearer", "attendant",
}  # fmt: skip


def fits(vessel: str, party: list[tuple[str, int]]) -> bool:
    """Whether a vessel takes all of these: a gun with its crew is five, and no canoe takes one (p. 15)."""
    if sum(count * (5 if troop in GUNS else 1) for troop, count in party) > PLACES[vessel]:
        return False
    guns = {troop for troop, _ in party if troop in GUNS}
    if vessel == "canoe":
        return not guns
    return vessel != "gunboat" or all(troop in GUNS | GUNBOAT_TAKES for troop, _ in party)
