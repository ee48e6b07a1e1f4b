"""*Last Stand at Isandlwana* as a game of the shelf."""

from heart_africa.companions.companion import Companion
from heart_africa.companions.isandlwana.packs import PACKS

ISANDLWANA = Companion("isandlwana", PACKS)
