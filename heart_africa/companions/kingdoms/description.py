"""*Dark Kingdoms* as a game of the shelf."""

from heart_africa.companions.companion import Companion
from heart_africa.companions.kingdoms.packs import PACKS

KINGDOMS = Companion("kingdoms", PACKS)
