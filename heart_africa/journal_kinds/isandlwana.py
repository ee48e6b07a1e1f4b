"""The games of *Last Stand at Isandlwana*."""

from typing import Any

from heart_africa.companions.isandlwana.description import ISANDLWANA
from heart_africa.journal_kinds.companions import CompanionGames

GAMES: CompanionGames[Any] = CompanionGames(ISANDLWANA)
