"""*Zulus on the Ramparts!* as a game of the shelf."""

from heart_africa.companions.companion import Companion
from heart_africa.companions.zulus.packs import PACKS

ZULUS = Companion("zulus", PACKS)
