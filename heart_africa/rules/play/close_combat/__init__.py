"""Close combat (pp. 26-28).

Moving into contact                                       26-27  contact
Evading, breaking off                                     26-28  leaving
The order to fight                                           27  orders
Figures as they fight, with what the order says of them      27  fighters
What a score is made of                                      27  scores
Who touches whom, and who fights whom                        27  pairings
What the book has against a fight                            27  objections
What the dice make of it                                     27  resolution
What happens, as facts that are told and kept                27  events
"""

from heart_africa.rules.play.close_combat.contact import Contact, Engaged, engage, objections_to_engage
from heart_africa.rules.play.close_combat.events import AttendantLost, Event, Fought, Killed, SpellBroken
from heart_africa.rules.play.close_combat.fighters import Bout, Fighter, bout_of, fighter_of
from heart_africa.rules.play.close_combat.leaving import (
    Barred,
    Departure,
    Evade,
    Left,
    break_off,
    evade,
    objections_to_break_off,
    objections_to_evade,
    rolled_in,
)
from heart_africa.rules.play.close_combat.objections import objections, objections_to_bouts
from heart_africa.rules.play.close_combat.orders import Fight, Match
from heart_africa.rules.play.close_combat.pairings import (
    Pair,
    Pairing,
    matches,
    objections_to_pairing,
    paired,
    proposed,
    still_to_fight,
    touching,
)
from heart_africa.rules.play.close_combat.resolution import fight, fight_bouts, in_each_order
from heart_africa.rules.play.close_combat.scores import Duel, duel, fights, score

__all__ = [
    "AttendantLost",
    "Barred",
    "Bout",
    "Contact",
    "Departure",
    "Duel",
    "Engaged",
    "Evade",
    "Event",
    "Fight",
    "Fighter",
    "Fought",
    "Killed",
    "Left",
    "Match",
    "Pair",
    "Pairing",
    "SpellBroken",
    "bout_of",
    "break_off",
    "duel",
    "engage",
    "evade",
    "fight",
    "fight_bouts",
    "fighter_of",
    "fights",
    "in_each_order",
    "matches",
    "objections",
    "objections_to_bouts",
    "objections_to_break_off",
    "objections_to_engage",
    "objections_to_evade",
    "objections_to_pairing",
    "paired",
    "proposed",
    "rolled_in",
    "score",
    "still_to_fight",
    "touching",
]
