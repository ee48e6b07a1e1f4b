"""Armies drawn at random for battles at random: samples, generated ones, and whatever can stand on a table."""

from dataclasses import replace
from functools import cache
from random import Random

from armylists.army_plans import ArmyRequest
from armylists.catalogue import built_in
from armylists.muster import muster, names_in
from armylists.random_army import random_army
from armylists.roster import Roster
from armylists.roster_file import open_roster
from heart_africa.rules.battle import Figure, Side, SideId, Sort, Unit
from heart_africa.rules.book import ATTENDANT, BAGGAGE, Arm, Trait, TroopKind, WorkId, book
from resources import ROOT

BOOK = book()
FOOT = tuple(
    t.id for t in BOOK.troops.values() if t.kind is TroopKind.UNIT and t.arm in {Arm.FOOT, Arm.MOUNTED}
)
GUNS = tuple(t.id for t in BOOK.troops.values() if t.arm is Arm.GUN)
LONE = (Sort.STANDARD_BEARER, Sort.WITCH_DOCTOR, Sort.SCOUT)
SAMPLES = tuple(sorted((ROOT / "samples").glob("*.army.toml")))
LISTS = tuple(sorted(built_in().lists))


Army = tuple[Side, tuple[Unit, ...]]


def army(chance: Random, side: SideId, foe: Army | None = None) -> Army:
    """An army of any sort; its names are none of its enemy's."""
    drawn = chance.random()
    if drawn < 0.4:
        return made_up(chance, side)
    roster = _sample(chance.choice(SAMPLES).name) if drawn < 0.7 else _generated(chance)
    return muster(built_in(), roster, side, "es", tuple(names_in(*foe)) if foe else ())


@cache
def _sample(name: str) -> Roster:
    return open_roster(ROOT / "samples" / name, built_in()).roster


def _generated(chance: Random) -> Roster:
    """A legal army of any list, small enough to be played out."""
    wish = ArmyRequest(chance.choice(LISTS), year=1879, points=chance.randint(15, 40) * 10)
    return random_army(built_in(), wish, chance).roster or _sample(SAMPLES[0].name)


def made_up(chance: Random, side: SideId) -> Army:
    """An army of a few units, mostly with a leader, perhaps with guns, lone figures and baggage."""
    letter = "R" if side == "red" else "B"
    units = [_unit(chance, side, f"{letter} unidad {number}") for number in range(chance.randint(2, 5))]
    if chance.random() < 0.85:
        units.append(_leader(chance, side, f"{letter} jefe"))
    units += [_lone(side, sort, f"{letter} {sort.value}") for sort in LONE if chance.random() < 0.5]
    if chance.random() < 0.8:
        units.append(_made(f"{letter} bagaje", side, Sort.BAGGAGE, [BAGGAGE] * 4))
    works = {work.value: 10 for work in WorkId if chance.random() < 0.3}
    home = Side(
        side,
        name=f"Bando {letter}",
        army=chance.choice(LISTS),
        points=sum(_points(unit) for unit in units),
        aggressiveness=chance.randint(-1, 3),
        rule="L01-01",
        page=30,
        home=("savannah", "jungle"),
        works=works,
    )
    return home, tuple(units)


def _points(unit: Unit) -> int:
    return sum(BOOK.troops[f.troop].points for f in unit.figures if f.troop in BOOK.troops)


def _made(name: str, side: SideId, sort: Sort, troops: list[str]) -> Unit:
    figures = tuple(Figure(f"{name}.{number}", troop) for number, troop in enumerate(troops))
    return Unit(name, side, sort, figures, began=len(figures), at_start=len(figures))


def _unit(chance: Random, side: SideId, name: str) -> Unit:
    roll = chance.random()
    if roll < 0.12:
        return _made(name, side, Sort.UNIT, [chance.choice(GUNS)])
    if roll < 0.16:
        return _made(name, side, Sort.UNIT, ["gunboat"])
    if roll < 0.24:
        return _made(name, side, Sort.UNIT, ["white_men", "gun_bearer"] * chance.randint(1, 3))
    return _made(name, side, Sort.UNIT, [chance.choice(FOOT)] * chance.randint(2, 12))


def _leader(chance: Random, side: SideId, name: str) -> Unit:
    company = [chance.choice(FOOT), *[ATTENDANT] * chance.randint(0, 3)]
    return replace(_made(name, side, Sort.LEADER, company), traits=(chance.choice(list(Trait)),))


def _lone(side: SideId, sort: Sort, name: str) -> Unit:
    return _made(name, side, sort, [sort.value])
