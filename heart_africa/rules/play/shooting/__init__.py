"""Shooting (pp. 25-27, with the arms of pp. 6-10, the works of pp. 13-14 and the sight of pp. 24-25).

What is said of a shot             facts
The row that a figure shoots with  12     weapons
What a shot needs                  25-26  factors
What is against a shot             24-27  objections: shooters, sight, targets
Priorities                         26     priorities
Saves, attendants                  4-14   saves, casualties
Splash, bursts, breaches           9-14   guns, effects
A phase of shots                   23-25  resolution, events
A volley                           25     volley
"""

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
from heart_africa.rules.play.shooting.facts import (
    CLEAR,
    WALL,
    Front,
    Gap,
    Near,
    Over,
    Overhead,
    Shooter,
    Shot,
    Sight,
    Target,
)
from heart_africa.rules.play.shooting.guns import breach_check, fault, spared, splash_check, splashed
from heart_africa.rules.play.shooting.objections import objections_to_shot
from heart_africa.rules.play.shooting.priorities import (
    Candidate,
    Choice,
    choice,
    chooses_freely,
    objections_to_choice,
)
from heart_africa.rules.play.shooting.resolution import Shoot, objections_to_shoot, shoot
from heart_africa.rules.play.shooting.saves import (
    Wound,
    denials,
    has_to_choose,
    may_give_attendant,
    save,
    saves,
)
from heart_africa.rules.play.shooting.shooters import silent_behind
from heart_africa.rules.play.shooting.volley import Volley, fire_volley, objections_to_volley
from heart_africa.rules.play.shooting.weapons import profile, reach, shots

__all__ = [
    "CLEAR",
    "WALL",
    "AttendantGiven",
    "BreachRolled",
    "Candidate",
    "CanoeHoled",
    "Choice",
    "Event",
    "FigureShot",
    "Front",
    "Gap",
    "GunFailed",
    "HitAllotted",
    "Near",
    "Over",
    "Overhead",
    "SaveRolled",
    "Shoot",
    "Shooter",
    "Shot",
    "ShotFired",
    "Sight",
    "SpellBroken",
    "SplashRolled",
    "Target",
    "Unloaded",
    "VesselHit",
    "Volley",
    "Wound",
    "breach_check",
    "check",
    "choice",
    "chooses_freely",
    "denials",
    "fault",
    "fire_volley",
    "has_to_choose",
    "may_give_attendant",
    "objections_to_choice",
    "objections_to_shoot",
    "objections_to_shot",
    "objections_to_volley",
    "profile",
    "reach",
    "save",
    "saves",
    "score",
    "shoot",
    "shots",
    "silent_behind",
    "spared",
    "splash_check",
    "splashed",
]
