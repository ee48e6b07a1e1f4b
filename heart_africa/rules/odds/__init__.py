"""Exact chances, by the rules' own checks and resolutions: whole numbers of cases, divided once at the end.

One shot                        shots
Many shots, and who falls            volleys: wounds, blows, dealing
A machine gun's burst, vessels  guns
One against one, two on one     duels
So many against so many         melees
Markers and flight              morale
How far                         movement
A volley's hits                 allocation
Every face tried                every_face
"""

from heart_africa.rules.odds.duels import BoutOdds, DuelOdds, Fallen, odds_of_bout, odds_of_duel
from heart_africa.rules.odds.every_face import tried
from heart_africa.rules.odds.guns import Burst, BurstOdds, odds_of_burst, odds_of_vessel_hits
from heart_africa.rules.odds.melees import Melee, MeleeOdds, odds_of_melee
from heart_africa.rules.odds.morale import (
    MoraleOdds,
    NerveOdds,
    odds_after_casualties,
    odds_of_nerve,
    odds_of_withdrawal,
)
from heart_africa.rules.odds.movement import MoveOdds, odds_of_move
from heart_africa.rules.odds.shots import ShotOdds, odds_of_shot
from heart_africa.rules.odds.volleys import VolleyOdds, odds_of_shooting, odds_of_volley

__all__ = [
    "BoutOdds",
    "Burst",
    "BurstOdds",
    "DuelOdds",
    "Fallen",
    "Melee",
    "MeleeOdds",
    "MoraleOdds",
    "MoveOdds",
    "NerveOdds",
    "ShotOdds",
    "VolleyOdds",
    "odds_after_casualties",
    "odds_of_bout",
    "odds_of_burst",
    "odds_of_duel",
    "odds_of_melee",
    "odds_of_move",
    "odds_of_nerve",
    "odds_of_shooting",
    "odds_of_shot",
    "odds_of_vessel_hits",
    "odds_of_volley",
    "odds_of_withdrawal",
    "tried",
]
