"""Shooting as data (pp. 25-27, and what pages 4-15 and 24 add to it)."""

from pydantic import Field

from heart_africa.core.strict import Strict
from heart_africa.rules.tables.printed import Cited, Entry, Factor, Reason


class Shots(Strict):
    """How often a figure shoots in a turn: the entry that gives the shots of its row, and what adds one."""

    usual: Entry
    by_troop: dict[str, Entry]
    more: tuple[Factor, ...]


class Unarmed(Strict):
    """Who never shoots: the entry for a troop of its own, and for whoever merely has a dash (p. 12)."""

    usual: Entry
    by_troop: dict[str, Entry]


class MountedRow(Strict):
    """Where page 9 says how mounted regulars shoot in the saddle and on foot."""

    mounted: Entry
    dismounted: Entry


class ArmedScout(Strict):
    """The club's rule of page 12: as which troop an armed scout shoots."""

    troop: str
    rule: str
    page: int


class Dispersed(Strict):
    """How far a dispersed target is from its friends, and from the shooter, at least (p. 26)."""

    apart_in: Cited
    beyond_in: Cited


class Line(Strict):
    """Seeing and shooting between and over figures, and in the dark (pp. 24-25), in inches."""

    gap_near_in: Cited
    gap_in: Cited
    overhead_clear_in: Cited
    dark_in: Cited


class Saves(Strict):
    """Saves against shooting (pp. 6, 9, 11, 14): who denies them, and why there is none."""

    white_man_denied_by: tuple[str, ...]
    white_man_denied_by_dismounted: tuple[str, ...]
    temba: Cited
    denied: tuple[Reason, ...]
    attendant: Entry
    attendant_or_save: Entry
    spell_broken: Entry


class Guns(Strict):
    """What a gun's hit does beyond its target, and what its dice do to a machine gun (pp. 9-10, 14-15)."""

    splash_in: Cited
    splash: Cited
    splash_spared: tuple[Reason, ...]
    breach: Cited
    burst_in: Cited
    burst_once: Entry
    jam_face: int = Field(ge=1, le=6)
    jam_outweighed_by: int = Field(ge=1, le=6)
    jam: Entry
    broken: Cited
    vessel_hit: Cited
    vessel_hit_by_gun: Cited
    holes_canoes: tuple[str, ...]
    canoe_holed: Cited


class Priorities(Strict):
    """Who may shoot at whom (p. 26)."""

    free: tuple[Reason, ...]
    contact: Entry
    advancing: Entry
    nearest_unit_in: Cited
    any_target: Entry


class Phase(Strict):
    """Orders that the phase has no room for, as the battle stands (pp. 23, 25)."""

    own_side: Entry
    not_there: Entry
    fallen: Entry
    after_its_fire: Entry
    no_time_to_reload: Entry


class Shooting(Strict):
    """Page 25 and what belongs to it."""

    needs: Cited
    half: Cited
    blind: Cited
    dispersed: Dispersed
    shots: Shots
    unarmed: Unarmed
    mounted_regulars: MountedRow
    armed_scout: ArmedScout
    reload: Entry
    two_ranks: Entry
    alike: Entry
    allotted: Entry
    allotted_freely: Entry
    silent_in_melee: tuple[str, ...]
    line: Line
    bonus_lost: tuple[Factor, ...]
    factors: tuple[Factor, ...]
    cover: tuple[Factor, ...]
    shooter: tuple[Reason, ...]
    sight: tuple[Reason, ...]
    target: tuple[Reason, ...]
    saves: Saves
    guns: Guns
    priorities: Priorities
    phase: Phase
