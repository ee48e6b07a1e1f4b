"""Shooting (pp. 25-27, with the arms of pp. 6-10, the works of pp. 13-14 and the sight of pp. 24-25).

The order to shoot                       orders
A shot as the battle stands              shot
The row that a figure shoots with  12    weapons
What a shot needs, each modifier   25-26 factors
What is against a shot             24-27 objections
Priorities                         26    priorities
A phase of shots, a volley         23-25 resolution
Splash, bursts, breaches, holes    9-14  effects
Saves, attendants, casualties      4-14  saves
What happened                            events
"""

from heart_africa.rules.play.shooting.effects import breach_check, fault, spared, splash_check, splashed
from heart_africa.rules.play.shooting.events import (
    AttendantGiven,
    BreachRolled,
    CanoeHoled,
    Event,
    FigureShot,
    GunFailed,
    HitAllotted,
    SaveRolled,
    ShotFired,
    SpellBroken,
    SplashRolled,
    Unloaded,
    VesselHit,
)
from heart_africa.rules.play.shooting.factors import check, score
from heart_africa.rules.play.shooting.objections import objections_to_shot, silent_behind
from heart_africa.rules.play.shooting.orders import (
    WALL,
    Aim,
    Close,
    Fire,
    Gap,
    Loophole,
    Other,
    Over,
    Overhead,
)
from heart_africa.rules.play.shooting.priorities import (
    Candidate,
    Choice,
    choice,
    chooses_freely,
    objections_to_choice,
)
from heart_africa.rules.play.shooting.resolution import (
    allowed,
    fire_volley,
    group_of,
    objections_to_shots,
    objections_to_volley,
    shoot,
)
from heart_africa.rules.play.shooting.saves import (
    Wound,
    denials,
    has_to_choose,
    may_give_attendant,
    save,
    saves,
)
from heart_africa.rules.play.shooting.shot import Shot, Struck, shots_of
from heart_africa.rules.play.shooting.weapons import profile, reach, shots

__all__ = [
    "WALL",
    "Aim",
    "AttendantGiven",
    "BreachRolled",
    "Candidate",
    "CanoeHoled",
    "Choice",
    "Close",
    "Event",
    "FigureShot",
    "Fire",
    "Gap",
    "GunFailed",
    "HitAllotted",
    "Loophole",
    "Other",
    "Over",
    "Overhead",
    "SaveRolled",
    "Shot",
    "ShotFired",
    "SpellBroken",
    "SplashRolled",
    "Struck",
    "Unloaded",
    "VesselHit",
    "Wound",
    "allowed",
    "breach_check",
    "check",
    "choice",
    "chooses_freely",
    "denials",
    "fault",
    "fire_volley",
    "group_of",
    "has_to_choose",
    "may_give_attendant",
    "objections_to_choice",
    "objections_to_shot",
    "objections_to_shots",
    "objections_to_volley",
    "profile",
    "reach",
    "save",
    "saves",
    "score",
    "shoot",
    "shots",
    "shots_of",
    "silent_behind",
    "spared",
    "splash_check",
    "splashed",
]
