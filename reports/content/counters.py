"""Counters to cut out, for states of figures and in place of hidden troops."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from string import ascii_uppercase
from typing import Literal

from armylists.roster import Roster
from heart_africa.core.citations import Rulebook, cite
from heart_africa.core.dataclass import dataclass
from heart_africa.core.messages import say
from heart_africa.rules.battle import Battle, Sort
from heart_africa.rules.book import NO_TROOP, Ability, Arm, Book, WorkId

Sign = Literal["shaken", "fire", "jammed", "aground", "ambush", "march", "trap", "smoke"]
Unit = Mapping[str, int]
TRAPS = (WorkId.STAKE_TRAP, WorkId.DUMMY_TRAP)
BURNS = 4
"""How many things may burn at once on a table that has not been laid yet."""

USUAL_MM, SMALL_MM, INCH_MM = 25.0, 19.4, 25.4


@dataclass(frozen=True, slots=True)
class Row:
    """Counters of one kind: the emblem, the word below it, what is written on each, and their size.

    `cite` is where the book asks for them.
    """

    sign: str
    word: str
    cite: str
    marks: tuple[str, ...]
    side_mm: float = USUAL_MM


@dataclass(frozen=True, slots=True)
class Counters:
    """A sheet of counters in one language."""

    lang: str
    title: str
    intro: str
    rows: tuple[Row, ...]
    footer: str


@dataclass(frozen=True, slots=True)
class Force:
    """What decides how many counters are needed: units and single figures by troop, and what may happen.

    `traps` is the number of markers of stake traps, real and dummy; `burns` is how many things may burn;
    `marches` is how many units march in a column, whose order is written down.
    """

    units: tuple[Unit, ...] = ()
    lone: tuple[Unit, ...] = ()
    traps: int = 0
    burns: int = BURNS
    marches: int = 0


RULES: Mapping[Sign, str] = {
    "shaken": "MORALE-15",
    "fire": "FIRE-06",
    "jammed": "GUN-16",
    "aground": "GUN-22",
    "ambush": "AMBUSH-06",
    "march": "SCEN-17",
    "trap": "TRAP-05",
    "smoke": "RELOAD-01",
}
"""Who failed a test of morale keeps a marker; what was set on fire burns on; a gun that has jammed does not
shoot; a gunboat aground stays; hidden units stand in secret under their letters; a column marches in the
order that was written down; real and dummy traps lie alike on the table; smoke hangs before who has shot."""


def force_of(roster: Roster) -> Force:
    """Return the force of one army; it marches only if it may come to the scenario that has a column."""
    works, leader = roster.works, roster.leader
    units = tuple(
        unit.figures for unit in (*roster.units, *(each for ally in roster.allies for each in ally.units))
    )
    lone: list[Unit] = [{leader.troop: 1}] if leader else []
    if works.muzzle_loading_cannon:
        lone.append({WorkId.MUZZLE_LOADING_CANNON.value: works.muzzle_loading_cannon})
    bought = dict(works.bought())
    marches = len(units) if roster.scenario in {"", "ambush"} and roster.role != "attacker" else 0
    return Force(units, tuple(lone), sum(bought.get(trap, 0) for trap in TRAPS), marches=marches)


def force_of_battle(battle: Battle) -> Force:
    """Return the force of both armies of a battle and of what lies on their table."""
    found = [(unit, Counter(figure.troop for figure in unit.figures)) for unit in battle.units.values()]
    column = battle.defender if battle.scenario == "ambush" else ""
    own = [unit for unit, _ in found if unit.side == column and unit.sort is Sort.UNIT]
    pieces = battle.ground.pieces if battle.ground else ()
    burns = sum(piece.what.value in {"village", "tall_grass"} for piece in pieces)
    return Force(
        tuple(troops for unit, troops in found if unit.sort is Sort.UNIT),
        tuple(troops for unit, troops in found if unit.sort not in {Sort.UNIT, Sort.BOAT}),
        sum(side.works.get(trap.value, 0) for side in battle.sides.values() for trap in TRAPS),
        burns if battle.ground else BURNS,
        len(own),
    )


def counters(book: Book, lang: str, force: Force) -> Counters:
    """Return the sheets of counters: of each kind as many as these troops may need at once."""
    sides = {"smoke": SMALL_MM, "trap": book.traps.marker_in.value * INCH_MM}
    rows = []
    for sign, marks in _marks(book, force).items():
        if marks:
            rule = Rulebook().rule(RULES[sign])
            word, cited = say(lang, f"counters-{sign}"), cite(rule.id, rule.page, lang)
            rows.append(Row(sign, word, cited, tuple(marks), sides.get(sign, USUAL_MM)))
    footer = " · ".join(f"{row.word} ({row.cite})" for row in rows)
    return Counters(lang, say(lang, "counters-title"), say(lang, "counters-intro"), tuple(rows), footer)


def _marks(book: Book, force: Force) -> dict[Sign, Sequence[str]]:
    troops = Counter[str]()
    for unit in (*force.units, *force.lone):
        troops.update(unit)
    rows = {id_: book.troops[id_] for id_ in troops if id_ not in NO_TROOP}
    tested = {id_ for id_, row in rows.items() if row.profile.morale}
    shaken = sum(not tested.isdisjoint(unit) for unit in force.units)
    return {
        "shaken": ("",) * shaken,
        "fire": ("",) * force.burns,
        "jammed": ("",) * sum(troops[id_] for id_, row in rows.items() if Ability.JAMS in row.abilities),
        "aground": ("",) * sum(troops[id_] for id_, row in rows.items() if row.arm is Arm.VESSEL),
        "ambush": tuple(_letters(len(force.units))),
        "march": tuple(str(place) for place in range(1, force.marches + 1)),
        "trap": tuple(_letters(force.traps)),
        "smoke": ("",) * sum(troops[id_] for id_, row in rows.items() if row.profile.reload),
    }


def _letters(count: int) -> Iterator[str]:
    """Yield letters from A to Z, then A2 and so on."""
    for number in range(count):
        again, place = divmod(number, len(ascii_uppercase))
        yield ascii_uppercase[place] + (str(again + 1) if again else "")
