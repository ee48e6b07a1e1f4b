"""Armies for the reference sheet: of each list everything that it could ever bring, all at once."""

from types import MappingProxyType

from armylists.catalogue import built_in
from armylists.models import ArmyList
from heart_africa.rules.battle import Battle, Figure, Side, SideId, Sort, Stage, Unit
from heart_africa.rules.battle.state import Light
from heart_africa.rules.book import ATTENDANT, ScenarioId, Trait, book

NIGHT = Light("night")
NEVER_IN_UNITS = {"scout", "standard_bearer", "witch_doctor", "gun_bearer"}


def fullest(id_: str, side: SideId) -> tuple[Side, tuple[Unit, ...]]:
    """All troops of a list, whatever people, year and number of units; two traits, every figure and work."""
    army = built_in().lists[id_]
    name = army.name.es if side == "red" else f"{army.name.es} (2)"
    works = MappingProxyType({work.id.value: 4 for work in book().works.works if may_have(army, work.lists)})
    traits = tuple(dict.fromkeys(each for row in army.leader_traits for each in row.traits))[:2]
    made = Side(
        side, name, id_, points=720, aggressiveness=3, rule="L01-01", page=30, traits=traits, works=works
    )
    units = [_unit(name, side, troop) for troop in troops_of(army)]
    return made, (*units, *_notables(army, name, side, traits))


def may_have(army: ArmyList, lists: tuple[str, ...]) -> bool:
    return not lists or army.id in lists


def troops_of(army: ArmyList) -> tuple[str, ...]:
    """Every troop that any line, condition or conversion of a list names."""
    named = {
        *army.lines.units,
        *(row.line for row in army.limits),
        *(troop for row in army.conversions for troop in row.to),
    }
    return tuple(troop for troop in book().troops if troop in named)


def _unit(name: str, side: SideId, troop: str) -> Unit:
    figures = [Figure(f"{name} {troop} 1", troop)]
    if troop == "white_men":
        figures.append(Figure(f"{name} {troop} 2", "gun_bearer"))
    return Unit(f"{name} {troop}", side, Sort.UNIT, tuple(figures))


def _notables(army: ArmyList, name: str, side: SideId, traits: tuple[Trait, ...]) -> tuple[Unit, ...]:
    leaders = [*(troop for row in army.leader_troops for troop in row.troops), *troops_of(army)]
    chief = "white_men" if "white_men" in leaders else leaders[0]
    company = (Figure(f"{name} L", chief), Figure(f"{name} La", ATTENDANT))
    lone = [("scout", Sort.SCOUT)]
    lone += [("standard_bearer", Sort.STANDARD_BEARER)] * bool(army.independents.standard_bearer)
    lone += [("witch_doctor", Sort.WITCH_DOCTOR)] * bool(army.independents.witch_doctor)
    return (
        Unit(f"{name} L", side, Sort.LEADER, company, traits=traits),
        *(Unit(f"{name} {troop}", side, sort, (Figure(f"{name} {troop} 0", troop),)) for troop, sort in lone),
        Unit(f"{name} B", side, Sort.BAGGAGE, (Figure(f"{name} B 1", "baggage"),)),
    )


def meeting(red: str, blue: str, scenario: ScenarioId = "raid") -> Battle:
    """Two of these armies by night, before the table is laid: any ground may be on it."""
    met = Battle(stage=Stage.SCENARIO, scenario=scenario, attacker="red", light=NIGHT)
    for side, id_ in (("red", red), ("blue", blue)):
        met = met.joined_by(*fullest(id_, side))
    return met


def with_boats(met: Battle) -> Battle:
    """The same with a canoe and a dhow on the water."""
    boats = [
        Unit(f"{kind} 1", "red", Sort.BOAT, (Figure(f"{kind} 1 1", kind),)) for kind in ("canoe", "dhow")
    ]
    return met.with_unit(*boats)
