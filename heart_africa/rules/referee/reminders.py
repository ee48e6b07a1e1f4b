"""Reminders for a step of the turn: the rules that matter with the units in this battle."""

from collections.abc import Callable, Iterator, Mapping

from heart_africa.core.reckoning import Line
from heart_africa.rules.battle import Battle, Figure, Sort, Stage, Unit, Where
from heart_africa.rules.book import (
    ATTENDANT,
    BAGGAGE,
    CANOE,
    DHOW,
    Ability,
    Arm,
    Book,
    Trait,
    Weapon,
    WorkId,
)
from heart_africa.rules.book.play import Step
from heart_africa.rules.play.fires import burns, smoke

AREA = "reminders"
Condition = Callable[[Book, Battle], bool]


def reminders(book: Book, battle: Battle, step: Step | None = None) -> tuple[Line, ...]:
    """The rules worth remembering in a step, by default the current one; none outside play."""
    if battle.stage is not Stage.PLAY:
        return ()
    now, ground = step or battle.step, battle.ground
    return tuple(
        row.line(f"{AREA}-{row.step.value}-{row.rule.lower()}")
        for row in book.reminders.reminders
        if row.step is now
        and (not row.ground or (ground is not None and ground.has(*row.ground)))
        and all(CONDITIONS[when](book, battle) for when in row.when)
    )


# --- who is there ---


def _units(battle: Battle) -> Iterator[Unit]:
    """The units in the open; reminders must not betray a hidden one."""
    return (unit for unit in battle.units.values() if unit.on_table)


def _figures(battle: Battle) -> Iterator[Figure]:
    return (figure for unit in _units(battle) for figure in unit.here)


def _with(ability: Ability) -> Condition:
    """A condition: whether any figure has this ability."""
    return lambda book, battle: any(book.can(figure.troop, ability) for figure in _figures(battle))


def _of(*troops: str) -> Condition:
    """A condition: whether there are figures of one of these troop types."""
    return lambda _book, battle: any(figure.troop in troops for figure in _figures(battle))


def _alone(sort: Sort) -> Condition:
    """A condition: whether there is an independent figure of this sort."""
    return lambda _book, battle: any(unit.sort is sort for unit in _units(battle))


def _led_by(trait: Trait) -> Condition:
    """A condition: whether there is a leader with this trait."""
    return lambda _book, battle: any(
        trait in unit.traits for unit in _units(battle) if unit.sort is Sort.LEADER
    )


def _in_play(scenario: str) -> Condition:
    """A condition: whether this scenario is played."""
    return lambda _book, battle: battle.scenario == scenario


def _laid(*works: WorkId) -> Condition:
    """A condition: whether one of these works is on the table."""
    return lambda _book, battle: any(each.work in works for each in battle.laid)


def _heard(what: str) -> Condition:
    """A condition: whether news of this kind has come this turn."""
    return lambda _book, battle: any(news.what == what for news in battle.news)


# --- what the rows name ---


def riders_against_foot(book: Book, battle: Battle) -> bool:
    """Whether one side has mounted figures and the other figures on foot."""
    arms = [_arms(book, battle, side) for side in battle.sides]
    pairs = ((own, foes) for own in arms for foes in arms if own is not foes)
    return any(Arm.MOUNTED in own and Arm.FOOT in foes for own, foes in pairs)


def _arms(book: Book, battle: Battle, side: str) -> set[Arm | None]:
    return {book.arm(figure.troop) for unit in _units(battle) if unit.side == side for figure in unit.here}


def reloaders(book: Book, battle: Battle) -> bool:
    """Whether anybody has a weapon that has to be reloaded."""
    rows = (book.troops.get(figure.troop) for figure in _figures(battle))
    return any(row is not None and bool(row.profile.reload) for row in rows)


def throwers(book: Book, battle: Battle) -> bool:
    """Whether anybody on foot throws javelins."""
    rows = (book.troops.get(figure.troop) for figure in _figures(battle))
    return any(row is not None and row.weapon is Weapon.THROWN and row.arm is Arm.FOOT for row in rows)


scouts = _alone(Sort.SCOUT)


def cannons(book: Book, battle: Battle) -> bool:
    """Whether anybody serves a gun that is no machine gun."""
    troops = {figure.troop for figure in _figures(battle)}
    return any(book.arm(troop) is Arm.GUN and not book.can(troop, Ability.JAMS) for troop in troops)


CONDITIONS: Mapping[str, Condition] = {
    "burning": lambda book, battle: any(burns(book, each.fire, battle.turn) for each in battle.fires),
    "cannons": cannons,
    # Some of an ambushed column have not entered yet
    "column": lambda _book, battle: any(unit.where is Where.COLUMN for unit in battle.units.values()),
    "dark": lambda _book, battle: battle.dark,
    # Somebody finds ambushes from afar
    "finders": lambda book, battle: scouts(book, battle) or _led_by(Trait.CUNNING_DEVIL)(book, battle),
    "in_contact": lambda _book, battle: any(figure.enemies for figure in _figures(battle)),
    # Crocodiles live in a marsh
    "infested": lambda _book, battle: (
        battle.ground is not None and any(piece.infested for piece in battle.ground.pieces)
    ),
    "marked": lambda _book, battle: any(unit.markers for unit in _units(battle)),
    "reloaders": reloaders,
    "reserves": lambda _book, battle: any(unit.where is Where.RESERVE for unit in battle.units.values()),
    "riders_against_foot": riders_against_foot,
    "smoking": lambda book, battle: any(smoke(book, each.fire, battle.turn).total for each in battle.fires),
    # No White Man has been killed yet, so that the others are still taken for invulnerable (TROOP-05)
    "spell_holds": lambda _book, battle: not battle.spell_broken,
    "throwers": throwers,
    "unloaded": lambda _book, battle: any(figure.unloaded for figure in _figures(battle)),
    # A unit is not to be seen on the table, wherever it is: that alone betrays no ambush
    "unseen": lambda _book, battle: any(
        unit.where in {Where.AMBUSH, Where.RESERVE} for unit in battle.units.values()
    ),
    "vessels": lambda book, battle: any(book.arm(figure.troop) is Arm.VESSEL for figure in _figures(battle)),
    "scouts": scouts,
    "leaders": _alone(Sort.LEADER),
    "standards": _with(Ability.CANCELS_A_TEST),
    "witch_doctors": _with(Ability.CASTS_SPELLS),
    "white_men": _with(Ability.WHITE_MAN_SAVE),
    "pygmies": _with(Ability.PYGMY),
    "lancers": _with(Ability.LANCER_SAVE),
    "dismounting": _with(Ability.DISMOUNTS),
    "splash": _with(Ability.SPLASH),
    "machine_guns": _with(Ability.JAMS),
    "attendants": _of(ATTENDANT),
    "baggage": _of(BAGGAGE),
    "bearers": _of("gun_bearer"),
    "gunboats": _of("gunboat"),
    "canoes": _of(CANOE),
    "dhows": _of(DHOW),
    "genius": _led_by(Trait.ORGANIZING_GENIUS),
    "charismatic": _led_by(Trait.CHARISMATIC),
    "disciplinarian": _led_by(Trait.DISCIPLINARIAN),
    "eloquent": _led_by(Trait.ELOQUENT),
    "mighty_warrior": _led_by(Trait.MIGHTY_WARRIOR),
    "encounter": _in_play("encounter"),
    "ambush_scenario": _in_play("ambush"),
    "planned_attack": _in_play("planned_attack"),
    "raid": _in_play("raid"),
    "fortifications": _laid(WorkId.FIELD_FORTIFICATION),
    "barricades": _laid(WorkId.BARRICADE),
    "works": _laid(WorkId.FIELD_FORTIFICATION, WorkId.BARRICADE),
    "tembas": _laid(WorkId.TEMBA),
    "traps": _laid(WorkId.STAKE_TRAP, WorkId.DUMMY_TRAP),
    "sprung": _heard("ambush"),
    "taken": _heard("captured"),
    "village_fired": _heard("village"),
}
"""What the rows call by name."""
