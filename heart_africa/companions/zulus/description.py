"""*Zulus on the Ramparts!* as a game of the shelf."""

from heart_africa.companions.companion import Companion

ZULUS = Companion("zulus", editions=(1, 2))
