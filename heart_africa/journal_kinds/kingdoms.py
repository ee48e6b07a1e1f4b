"""The games of *Dark Kingdoms*."""

from typing import Any

from heart_africa.companions.kingdoms.description import KINGDOMS
from heart_africa.journal_kinds.companions import CompanionGames

GAMES: CompanionGames[Any] = CompanionGames(KINGDOMS)
