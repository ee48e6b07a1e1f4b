"""Part three of the book as data (pp. 23-28): the turn, movement, shooting, close combat, morale."""

from enum import StrEnum
from functools import cached_property
from typing import Annotated, Literal

from pydantic import Field

from heart_africa.core.strict import Strict
from heart_africa.rules.book.printed import Cited, Entry, Factor, PrintedRate, Reason, Threshold
from heart_africa.rules.book.terrain import PieceKind

# --- close combat ---


class After(Strict):
    """What a figure may not do after evading or breaking off, entry by entry."""

    evades: Entry
    evaded_shoots: Entry
    evaded_engages: Entry
    breaks_off: Entry
    broke_off_shoots: Entry
    broke_off_engages: Entry
    broke_off_shot_at: Entry
    left_behind_shoots: Entry


class CloseCombat(Strict):
    """Close combat (pp. 26-28): margins, factors of the score, and objections to each manoeuvre."""

    wins_by: Cited
    draw: Entry
    opponents_most: Cited
    attendant_within_in: Cited
    spell_broken: Entry
    turns_before_breaking_off: Cited
    halted: Entry
    mounted_row: Entry
    dismounted_row: Entry
    factors: tuple[Factor, ...]
    engage: tuple[Reason, ...]
    fight: tuple[Reason, ...]
    pair: tuple[Reason, ...]
    fight_now: tuple[Reason, ...]
    figure_now: tuple[Reason, ...]
    each_rolls: Entry
    evade: tuple[Reason, ...]
    break_off: tuple[Reason, ...]
    after: After


# --- fires and smoke ---


class Fires(Strict):
    """Fires (p. 25): what burns, who may light it, for how many turns, how far the smoke drifts."""

    burnable: tuple[str, ...]
    carriers: tuple[str, ...]
    skilled: tuple[str, ...]
    grass_in: Cited
    leave_by_turn: Cited
    dead_inside: Entry
    turns: Cited
    smoke_from_turn: Cited
    smoke_in: Cited
    smoke_gone: Entry
    wind_sectors: Cited
    lights: tuple[Threshold, ...]
    lighting: tuple[Reason, ...]


# --- morale tests ---


CauseId = Literal[
    "casualties",
    "more_casualties",
    "ambush",
    "pygmy_ambush",
    "friend_destroyed",
    "friend_fled",
    "leader_lost",
    "standard_bearer_lost",
    "witch_doctor_lost",
    "baggage_captured",
    "village_burnt",
    "own_village_burnt",
    "spell",
]
TestedVesselId = Literal["gunboat", "dhow"]


class CasualtyRow(Strict):
    """The casualties in a turn that make a unit test, if it began the turn with at most so many figures."""

    most: int | None = Field(default=None, gt=0)
    casualties: int = Field(gt=0)


class NoTest(Strict):
    """Why something that happened makes no test, by kind."""

    casualties: tuple[Reason, ...]
    ambush: tuple[Reason, ...]
    friend: tuple[Reason, ...]
    notable: tuple[Reason, ...]
    army: tuple[Reason, ...]
    spell: tuple[Reason, ...]


class VesselRow(Strict):
    """A vessel tests at every so many hits, and leaves after so many failures."""

    every: Cited
    failures: Cited
    needs: Cited | None = None


class Morale(Strict):
    """Morale (p. 28): casualties, distances, causes, who never tests; and vessels (pp. 10, 15).

    `stands_as`: for troops with a dash in their row, the troop whose morale factor counts.
    """

    thresholds: tuple[CasualtyRow, ...]
    ambush_within_in: Cited
    friend_within_in: Cited
    notable_within_in: Cited
    stands_as: dict[str, str]
    stands_as_rule: Entry
    failures_that_break: Cited
    each_cause: Entry
    test: Entry
    marker: Entry
    flight: Entry
    never: tuple[Reason, ...]
    objections: tuple[Reason, ...]
    causes: dict[CauseId, Entry]
    no_test: NoTest
    vessels: dict[TestedVesselId, VesselRow]


# --- movement ---


class Rates(Strict):
    """The two rolls of a row of page 12, in the open and in difficult ground; None: it cannot move there."""

    move_open: PrintedRate
    move_cover: PrintedRate | None = None


class Movement(Strict):
    """Movement (p. 24): whose dice, what slows figures, what stops them."""

    short_of_in: Cited
    least_in: Cited
    edge: Entry
    as_rolled: Entry
    baggage: Rates
    sources: tuple[Reason, ...]
    slowed: tuple[Reason, ...]
    rolling: tuple[Reason, ...]
    going: tuple[Reason, ...]


# --- the order of movement ---


class Moving(Strict):
    """Problems of the Movement phase that are the referee's own.

    `follow_up_in`: how far, in inches, a figure whose opponent is gone may go to the next and still count as
    in melee.
    """

    follow_up_in: Cited
    refusals: tuple[Reason, ...]

    @cached_property
    def refusal(self) -> dict[str, Reason]:
        """The refusals by name."""
        return {row.when: row for row in self.refusals}


# --- reloading ---


class Reloading(Strict):
    """Reloading (p. 26): what keeps a figure from it, and when its marker goes."""

    reloaded: Entry
    against: tuple[Reason, ...]


# --- the turn's steps, and who moves in which ---


class Step(StrEnum):
    """A step of the turn, in the order of page 23."""

    ARRIVALS = "arrivals"
    UNITS = "units"
    INDEPENDENTS = "independents"
    SHOOTING = "shooting"
    RELOADING = "reloading"
    MELEE = "melee"
    MORALE = "morale"
    RALLYING = "rallying"
    VICTORY = "victory"


MOVEMENT = frozenset({Step.UNITS, Step.INDEPENDENTS})
"""The steps of the Movement phase."""


class Moves(Entry):
    """A step in which a kind of figure may move; `before_own_units`: before any unit of its side."""

    who: str
    step: Annotated[Step, Field(strict=False)]
    before_own_units: bool = False


class StepRow(Entry):
    """A step of the turn, with the entry that gives it its place."""

    id: Annotated[Step, Field(strict=False)]


class Sequence(Strict):
    """The turn (p. 23), with what pages 4, 5 and 11 add on scouts, organizing geniuses and attendants."""

    steps: tuple[StepRow, ...]
    moves: tuple[Moves, ...]

    def row(self, step: Step) -> StepRow:
        """The row of a step, with the entry that gives it its place."""
        return next(row for row in self.steps if row.id is step)


# --- what people are reminded of in each step of the turn ---


class Reminder(Entry):
    """A rule worth remembering in a step, if all conditions in `when` hold of the battle.

    `ground`: also only if a piece of one of these kinds is on the table, where any is named.
    """

    step: Annotated[Step, Field(strict=False)]
    when: tuple[str, ...] = ()
    ground: tuple[PieceKind, ...] = ()


class Reminders(Strict):
    """All reminders, by steps in the order of page 23."""

    reminders: tuple[Reminder, ...]


# --- shooting ---


class Shots(Strict):
    """How many shots a figure has in a turn: the entry for its row's number, and what adds a shot."""

    usual: Entry
    by_troop: dict[str, Entry]
    more: tuple[Factor, ...]


class Unarmed(Strict):
    """Who never shoots: entries for some troops, and the usual one for a dash in the row (p. 12)."""

    usual: Entry
    by_troop: dict[str, Entry]


class MountedRow(Strict):
    """The entries of page 9 for mounted regulars' shooting, in the saddle and on foot."""

    mounted: Entry
    dismounted: Entry


class ArmedScout(Strict):
    """The club's rule of page 12: the troop as which an armed scout shoots."""

    troop: str
    rule: str
    page: int


class Dispersed(Strict):
    """The least inches of a dispersed target from its friends, and from the shooter (p. 26)."""

    apart_in: Cited
    beyond_in: Cited


class Line(Strict):
    """Inches for sight and shots between and over figures, and in the dark (pp. 24-25)."""

    gap_near_in: Cited
    gap_in: Cited
    overhead_clear_in: Cited
    dark_in: Cited


class Saves(Strict):
    """Saves against shooting (pp. 6, 9, 11, 14): what denies them, and what stands in for them."""

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
    """The priorities of targets (p. 26)."""

    free: tuple[Reason, ...]
    contact: Entry
    advancing: Entry
    nearest_unit_in: Cited
    any_target: Entry


class Phase(Strict):
    """Orders to shoot or reload that make no sense as the battle stands (pp. 23, 25)."""

    own_side: Entry
    not_there: Entry
    fallen: Entry
    after_its_fire: Entry
    no_time_to_reload: Entry


class Shooting(Strict):
    """Shooting: page 25 and all that belongs to it."""

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
