"""The campaign's tables (pp. 20, 30-41)."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import field

from heart_africa.core.dataclass import dataclass

AGGRESSION = {  # pp. 30-36; Egyptians as an expedition and as a garrison of natives
    "native_kingdom": 2, "native_warlord": 3, "peaceful_village": 1, "warrior_herders": 4, "jungle_cannibals": 1,
    "pygmies": 1, "zanzibaris": 2, "sudanese_slavers": 4, "portuguese_settlers": 2, "white_explorers": 2,
    "egyptians colonial": 4, "egyptians native": 1, "colonial_expedition": 4,
}  # fmt: skip
POINTS = {  # p. 41: attacker, defender
    "encounter": (600, 600), "ambush": (600, 300), "planned_attack": (600, 480), "raid": (450, 600),
}  # fmt: skip
SCENARIO = {1: "ambush", 2: "ambush", 3: "planned_attack", 4: "encounter", 5: "raid", 6: "raid"}  # p. 20


def kind(army: str) -> str:
    """How the campaign files an army (p. 39)."""
    if army in ("colonial_expedition", "egyptians colonial"):
        return "colonial"
    return "explorer" if army == "white_explorers" else "native"


def points(scenario: str, army: str, *, attacks: bool, hongos: int, year: int) -> int:
    """The points of one side (pp. 35, 40-41)."""
    base = POINTS[scenario][0 if attacks else 1]
    early = army == "egyptians colonial" and year < 1885
    rich = kind(army) == "native"
    if (kind(army) == "colonial" and not early) or (rich and hongos > 15):
        return base * 6 // 5
    return base * 11 // 10 if rich and hongos > 10 else base


def order(armies: dict[str, str], faces: dict[str, list[int]]) -> list[str]:
    """Who acts when: explorers first, then the highest product of die and aggression; equals throw again (p. 38)."""

    def key(who: str) -> tuple[object, ...]:
        products = [-face * AGGRESSION[armies[who]] for face in faces[who]]
        return kind(armies[who]) != "explorer", products

    return sorted(armies, key=key)


def wound(face: int) -> str:
    """What becomes of an explorer whose leader fell (p. 40), where "4 or 5" and then "5 or 6" is read as 3 or 4 first."""
    return "light" if face < 3 else "recovers" if face < 5 else "dead"


def hunt(face: int) -> tuple[int, bool]:
    """A turn among elephants: hongos gained, and whether the hunter has to be thrown for (p. 40)."""
    return (1 if face >= 4 else 0), face == 1


def they_meet(faces: Sequence[int]) -> bool:
    """Whether two expeditions run into each other (p. 39)."""
    return sum(faces) in (2, 12)


EUROPEANS = {"colonial_expedition", "egyptians"}
WARLORD_FOES = {
    "native_warlord",
    "zanzibaris",
    "sudanese_slavers",
    "portuguese_settlers",
    *EUROPEANS,
}  # p. 37
ARAB_FOES = {"zanzibaris", *EUROPEANS}  # p. 37


def promotions(
    army: str, wins: dict[str, int], gains: dict[str, int], *, hongos: int, year: int, explored_all: bool
) -> set[str]:
    """What a player may rise to who has not yet, nobody before him (pp. 37-38); gains: hongos by other means."""
    over_guns = sum(
        count * (2 if foe == "colonial_expedition" else 1)
        for foe, count in wins.items()
        if foe in WARLORD_FOES
    )
    over_arabs = sum(wins.get(foe, 0) for foe in ARAB_FOES) + sum(gains.get(foe, 0) for foe in ARAB_FOES) // 2
    late = year > 1884
    ways = {
        "native_warlord": army in ("native_kingdom", "peaceful_village", "jungle_cannibals")
        and over_guns >= 4,
        "zanzibaris": army in ("native_kingdom", "native_warlord") and over_arabs >= 4,
        "warrior_herders": army == "peaceful_village" and wins.get("warrior_herders", 0) >= 4,
        "portuguese": army == "portuguese_settlers" and late and hongos > 10,
        "belgian": army == "white_explorers" and late and explored_all,
    }
    return {to for to, may in ways.items() if may}


@dataclass
class Player:
    """A player in the long run."""

    army: str
    hongos: int = 5  # p. 37
    out: bool = False
    master: str = ""
    former: str = ""  # the master against whom he has risen
    half: set[str] = field(default_factory=set)  # natives over whom a colonial player has one victory
    defeats: int = 0  # of a colonial player, running
    marks: set[str] = field(default_factory=set)
    attacked_by: set[str] = field(default_factory=set)  # this turn
    wins: Counter[str] = field(default_factory=Counter)

    @property
    def plays(self) -> bool:
        """Whether he is in play."""
        return not self.out and not self.master


def founded(armies: dict[str, str]) -> dict[str, Player]:
    """The players as they begin: expeditions without a hongo."""
    return {who: Player(army, 0 if kind(army) == "colonial" else 5) for who, army in armies.items()}


def fought(players: dict[str, Player], attacker: str, defender: str, outcome: str) -> None:
    """A battle, and all that comes of it; whoever may rise against his master does so (pp. 39-40)."""
    players[defender].attacked_by.add(attacker)
    if outcome == "draw":
        for who in (attacker, defender):
            players[who].defeats = 0  # three battles running have to be lost
        return
    first, second = (attacker, defender) if outcome == "attacker" else (defender, attacker)
    winner, loser = players[first], players[second]
    kinds = kind(winner.army), kind(loser.army)
    winner.wins[loser.army] += 1
    winner.defeats = 0
    if kinds[0] != "colonial":
        paid = 2 if kinds[1] == "colonial" else min(1, loser.hongos)
        winner.hongos += paid
        loser.hongos -= 0 if kinds[1] == "colonial" else paid
    if kinds == ("explorer", "native") and first == attacker and second not in winner.attacked_by:
        winner.marks.add(second)
    if kinds == ("colonial", "native"):
        if loser.former == first:
            loser.out, loser.hongos = True, 0
        elif second in winner.half:
            winner.half.remove(second)
            loser.master = first
        else:
            winner.half.add(second)
    if kinds[1] == "colonial":
        loser.half, loser.defeats = set(), loser.defeats + 1
        loser.out = loser.defeats == 3
        for subject in [player for player in players.values() if player.master == second]:
            subject.master, subject.former, subject.hongos = "", second, 2
    loser.out = loser.out or (kinds[1] == "native" and loser.hongos == 0)
