"""Units and the table in words: whatever of them matters now, the gravest first."""

from collections import Counter
from collections.abc import Iterator

from heart_africa.core.collation import alphabetical
from heart_africa.language.battle.names import Names
from heart_africa.language.battle.words import called, ground, side_name
from heart_africa.language.dice import Speaker
from heart_africa.language.narration import name
from heart_africa.rules.battle import Battle, Gone, SideId, Stage, Unit, Where
from heart_africa.rules.battle.figures import Fault
from heart_africa.rules.battle.state import Laid
from heart_africa.rules.battle.units import counted
from heart_africa.rules.book import WorkId

TRAPS = frozenset({WorkId.STAKE_TRAP, WorkId.DUMMY_TRAP})
Said = tuple[str, dict[str, object]]
"""A message and its facts."""


def army(speaker: Speaker, battle: Battle, side: SideId) -> str:
    """A side with its part, and how many of its figures are left."""
    figures = [figure.here for figure in counted(battle.of(side))]
    role = battle.role(side) if battle.attacker else "none"
    about = {
        "side": side_name(speaker, battle, side),
        "role": role,
        "left": sum(figures),
        "began": len(figures),
    }
    return speaker.say("referee-army", **about)


def states(speaker: Speaker, names: Names, unit: Unit) -> Iterator[Said]:
    """Everything about a unit that matters now, the gravest first."""
    battle = names.battle
    if not unit.here:
        left = any(figure.gone is Gone.LEFT for figure in unit.figures)
        yield "referee-state-gone", {"how": "fled" if unit.broken else "left" if left else "gone"}
        return
    yield from _nerve(unit)
    if unit.where is not Where.TABLE:
        yield f"referee-state-{unit.where.value}", {}
    if unit.where is Where.AMBUSH:
        yield "referee-state-hidden", {"place": unit.hidden}
    yield from _company(speaker, names, unit)
    if battle.stage is Stage.PLAY:
        yield from _of_this_turn(unit)
    yield from _figures(speaker, names, unit)
    yield from _vessel(unit)


def _nerve(unit: Unit) -> Iterator[Said]:
    if unit.broken:
        yield "referee-state-broken", {}
    if unit.markers:
        yield "referee-state-markers", {"count": unit.markers}
    if unit.lost:
        yield "referee-state-lost", {"count": unit.lost}


def _company(speaker: Speaker, names: Names, unit: Unit) -> Iterator[Said]:
    if unit.contingent:
        yield "referee-state-ally", {"list": name(speaker.lang, "list", unit.contingent)}
    if unit.with_unit:
        yield "referee-state-with", {"unit": called(speaker, names, unit.with_unit)}
    yield from _aboard(speaker, names, unit)
    if unit.guided:
        yield "referee-state-guided", {"scout": unit.guided}
    if unit.guard and names.battle.stage is Stage.DEPLOY:
        yield "referee-state-guard", {}


def _aboard(speaker: Speaker, names: Names, unit: Unit) -> Iterator[Said]:
    """The vessel that carries it, or how many of it each one carries."""
    carried = Counter(figure.aboard or unit.aboard for figure in unit.here)
    for vessel, count in carried.items():
        if vessel:
            about = {"vessel": called(speaker, names, vessel), "count": count}
            yield f"referee-state-aboard{'-some' if len(carried) > 1 else ''}", about


def _of_this_turn(unit: Unit) -> Iterator[Said]:
    if unit.done:
        yield ("referee-state-still" if unit.still else "referee-state-moved"), {}
    elif unit.rolled:
        yield "referee-state-rolled", {}
    if unit.emerged:
        yield "referee-state-emerged", {}
    if unit.arrived:
        yield "referee-state-arrived", {}


def _figures(speaker: Speaker, names: Names, unit: Unit) -> Iterator[Said]:
    here, battle = unit.here, names.battle
    enemies = {battle.company[enemy] for figure in here for enemy in figure.enemies}
    if enemies:
        fighting = sum(bool(figure.enemies) for figure in here)
        who = ", ".join(called(speaker, names, each) for each in sorted(enemies, key=alphabetical))
        yield "referee-state-contact", {"count": fighting, "who": who}
    alike = {
        "unloaded": sum(figure.unloaded for figure in here),
        "jammed": sum(figure.fault is Fault.JAMMED for figure in here),
        "out-of-order": sum(figure.fault is Fault.BROKEN for figure in here),
        "cover": sum(figure.cover for figure in here),
        "alone": sum(figure.alone for figure in here),
        "dismounted": sum(figure.dismounted for figure in here),
        "on-roof": sum(figure.on_roof for figure in here),
        "reloading": sum(figure.reloading for figure in here),
    }
    for state, count in alike.items():
        if count:
            yield f"referee-state-{state}", {"count": count, "all": "yes" if count == len(here) else "no"}
    for work in sorted({figure.behind for figure in here if figure.behind}):
        yield "referee-state-behind", {"work": work.value}


def _vessel(unit: Unit) -> Iterator[Said]:
    if unit.hits:
        yield "referee-state-hits", {"count": unit.hits}
    if unit.aground:
        yield "referee-state-aground", {}


def troops_of(speaker: Speaker, unit: Unit) -> str:
    """Of what a unit consists, or consisted of; where several are mixed, how many of each."""
    troops = unit.troops or Counter(figure.troop for figure in unit.figures)
    if len(troops) == 1:
        return name(speaker.lang, "troop", next(iter(troops)))
    return ", ".join(name(speaker.lang, "figures", each, count=count) for each, count in troops.items())


def around(speaker: Speaker, battle: Battle) -> Iterator[str]:
    """What holds for the whole table: scenario, light, ground, works, fires, what has been captured."""
    if battle.scenario:
        yield speaker.say("report-scenario", scenario=battle.scenario)
    yield from _light(speaker, battle)
    if battle.ground:
        yield ground(speaker, battle.ground)
    yield from _works(speaker, battle)
    for fire in battle.fires:
        yield speaker.say("referee-fire", place=fire.name)
    if battle.spell_broken:
        yield speaker.say("referee-spell")
    for side, count in battle.captured.items():
        if count:
            yield speaker.say("referee-captured", side=side_name(speaker, battle, side), count=count)
    if battle.held:
        yield speaker.say("referee-held", count=battle.held)
    if battle.verdict:
        yield speaker.say("referee-won", winner=winner(speaker, battle))


def _light(speaker: Speaker, battle: Battle) -> Iterator[str]:
    """In what light an attack by night, at dawn or at dusk was ordered, and what this turn is of it."""
    if battle.light.time != "day":
        yield speaker.say("event-light-chosen", time=battle.light.time, turns=battle.light.turns)
    if battle.light.time in {"dawn", "dusk"} and battle.stage is Stage.PLAY:
        yield speaker.say("referee-dark", dark="yes" if battle.light.dark(battle.turn) else "no")


def _works(speaker: Speaker, battle: Battle) -> Iterator[str]:
    """The works that each side has placed; trap markers do not tell which of them are real (TRAP-05)."""
    for side in battle.sides:
        own = [each for each in battle.laid if each.side == side]
        told = [_work(speaker, each) for each in own if each.work not in TRAPS]
        if traps := sum(each.amount for each in own if each.work in TRAPS):
            told.append(speaker.say("referee-works-traps", count=traps))
        if told:
            yield speaker.say("referee-works", side=side_name(speaker, battle, side), works=", ".join(told))


def _work(speaker: Speaker, laid: Laid) -> str:
    told = name(speaker.lang, "works", laid.work, count=laid.amount)
    return f"{told} ({laid.name})" if laid.name else told


def winner(speaker: Speaker, battle: Battle) -> str:
    """Who has won, by his army; or that nobody has."""
    verdict = battle.verdict
    side = {"attacker": battle.attacker, "defender": battle.defender}.get(
        verdict.winner if verdict else "", ""
    )
    return side_name(speaker, battle, side) if side else speaker.say("report-draw")
