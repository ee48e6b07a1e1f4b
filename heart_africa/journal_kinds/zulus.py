"""The games of *Zulus on the Ramparts!*."""

from typing import Any

from heart_africa.companions.zulus.description import ZULUS
from heart_africa.journal_kinds.companions import CompanionGames

GAMES: CompanionGames[Any] = CompanionGames(ZULUS)
