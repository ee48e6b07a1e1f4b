"""Close combat (pp. 26-28).

Moving into contact        26-27                               contact
Who fights whom            27                                  pairings
What a score is made of    27                                  scores
Fighting                   27                                  melee
Evading, breaking off      26-28                               breaking_off
Out of a combat, however it was left                           after_combat
Mounted figures that evade whoever has just reached them       evasion
What happens in close combat, as facts that are told and kept  events
What people say of a combat                                    facts
"""

from heart_africa.rules.play.close_combat.after_combat import Barred, Left
from heart_africa.rules.play.close_combat.breaking_off import (
    BreakOff,
    break_off,
    objections_to_break_off,
)
from heart_africa.rules.play.close_combat.contact import Engage, Engaged, engage, objections_to_engage
from heart_africa.rules.play.close_combat.evasion import Evade, evade, objections_to_evade, rolled_in
from heart_africa.rules.play.close_combat.events import AttendantLost, Fought, Killed, SpellBroken
from heart_africa.rules.play.close_combat.facts import Bout, Fighter
from heart_africa.rules.play.close_combat.melee import (
    Fight,
    fight,
    in_each_order,
    objections_to_fight,
)
from heart_africa.rules.play.close_combat.pairings import (
    Crowd,
    Pairing,
    objections_to_pairing,
    pairings,
)
from heart_africa.rules.play.close_combat.scores import Duel, duel, fights, score

__all__ = [
    "AttendantLost",
    "Barred",
    "Bout",
    "BreakOff",
    "Crowd",
    "Duel",
    "Engage",
    "Engaged",
    "Evade",
    "Fight",
    "Fighter",
    "Fought",
    "Killed",
    "Left",
    "Pairing",
    "SpellBroken",
    "break_off",
    "duel",
    "engage",
    "evade",
    "fight",
    "fights",
    "in_each_order",
    "objections_to_break_off",
    "objections_to_engage",
    "objections_to_evade",
    "objections_to_fight",
    "objections_to_pairing",
    "pairings",
    "rolled_in",
    "score",
]
