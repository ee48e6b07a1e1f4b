"""Morale: how many tests, what each needs, what they leave (pp. 4-5, 10-11, 15, 28-29)."""

from heart_africa.core.dataclass import dataclass
from tests.second_opinion.troops import GUNS, INDEPENDENT, PYGMIES, SHELLS, TABLE

STEPS = (
    (6, 1),
    (12, 2),
    (20, 3),
)  # p. 28: up to so many figures at the start of the turn, so many lost a test
MORE = 4
UNMOVED_BY_WITCHES = {  # p. 11
    "white_men", "regulars", "mounted_regulars", "swordsmen", "gunboat", *PYGMIES, *GUNS,
}  # fmt: skip


def tests_for_losses(start: int, lost: int) -> int:
    """How many tests the losses of one turn bring a unit which began it with so many figures."""
    return lost // next((each for most, each in STEPS if start <= most), MORE)


@dataclass(frozen=True)
class Friend:
    """A friendly unit of this troop that was destroyed or fled this turn."""

    troop: str
    inches: float
    seen: bool = True


@dataclass(frozen=True)
class Turn:
    """What one unit, now of so many figures, lived through in one turn."""

    troop: str
    now: int
    lost: int = 0
    ambushes: tuple[tuple[bool, float], ...] = ()  # pygmies or not, and how far from its nearest figure
    friends: tuple[Friend, ...] = ()
    fallen: tuple[tuple[str, float, bool], ...] = ()  # who, inches, whether of the unit's own contingent
    baggage: int = 0  # elements captured
    village_burnt: bool = False
    defends: bool = True


def causes(turn: Turn) -> dict[str, int]:
    """How many tests of each kind it owes, spells apart (p. 28)."""
    if turn.troop in INDEPENDENT | {"gunboat"} or turn.now == 0:
        return {}
    near = [pygmies for pygmies, inches in turn.ambushes if inches <= 8]  # once a turn, p. 22
    worth = TABLE[turn.troop].points
    owed = {
        "losses": tests_for_losses(turn.now + turn.lost, turn.lost),
        "ambush": 1 if near else 0,
        "pygmies": 1 if any(near) else 0,
        "friends": sum(f.inches <= 12 and f.seen and TABLE[f.troop].points >= worth for f in turn.friends),
        "fallen": sum(
            inches <= 18 and (own or who != "standard_bearer") for who, inches, own in turn.fallen
        ),  # 29
        "baggage": 1 if turn.baggage else 0,  # "any element"
        "village": 1 if turn.village_burnt and turn.defends else 0,
    }
    return {name: count for name, count in owed.items() if count}


def bewitched(troop: str, inches: float, *, seen: bool) -> bool:
    """Whether a spell makes it test (p. 11)."""
    return inches <= 18 and seen and troop not in UNMOVED_BY_WITCHES


def charmed(began: int, now: int) -> bool:
    """Whether a Charismatic leader, counted in both, spares it every test: not below half its strength (p. 5)."""
    return 2 * now >= began


def vessel_tests(before: int, shooters: list[str], *, dhow: bool) -> int:
    """How many tests these hits bring a vessel that had so many before (pp. 10, 15)."""
    every = 5 if dhow else 20
    return (before + sum(10 if by in SHELLS else 1 for by in shooters)) // every - before // every


def outcome(troop: str, marked: bool, faces: list[int]) -> str:
    """After these tests, one die each: "marked", "broken" or nothing. A broken unit throws no more."""
    factor = TABLE[troop].morale
    assert factor is not None
    failed = sum(face < factor for face in faces) + marked
    return "broken" if failed > 1 else "marked" if failed else ""


def rallies(face: int, inches: float, *, eloquent: bool) -> bool:
    """Whether a leader takes a marker away (pp. 4-5)."""
    return inches <= 6 and face >= (2 if eloquent else 4)


@dataclass(frozen=True)
class Help:
    """Who might spare a unit one test: a Disciplinarian (p. 5), a standard (pp. 11, 29), so many inches away."""

    inches: float
    hidden_by: str = ""  # "figures", "tall_grass" or "ground"
    standard_is: str = ""  # of the army, or of which contingent
    unit_is: str = ""
    used: bool = False  # the other one has spared this unit a test


def disciplined(help_: Help) -> bool:
    """Whether the fear of its leader lets it pass over a test."""
    return help_.inches <= 4 and not help_.unit_is and not help_.used


def cheered(help_: Help) -> bool:
    """Whether a standard does."""
    return (
        help_.inches <= 18
        and help_.hidden_by != "ground"
        and help_.standard_is == help_.unit_is
        and not help_.used
    )
