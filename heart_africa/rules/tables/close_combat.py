"""Close combat as data (pp. 26-28)."""

from heart_africa.core.strict import Strict
from heart_africa.rules.tables.printed import Cited, Entry, Factor, Reason


class After(Strict):
    """What evading or breaking off means for the rest of the turn."""

    evades: Entry
    evaded_shoots: Entry
    evaded_engages: Entry
    breaks_off: Entry
    broke_off_shoots: Entry
    broke_off_engages: Entry
    broke_off_shot_at: Entry
    left_behind_shoots: Entry


class CloseCombat(Strict):
    """Pages 26-28: margins, factors of the score, and what the book has against each manoeuvre."""

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
