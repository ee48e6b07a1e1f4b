"""*Dark Kingdoms* as a game that the terminal keeps."""

from heart_africa.companions.kingdoms.state import State
from heart_africa.terminal.companions.session import CompanionGame
from heart_africa.terminal.game.verbs import LOOKING, MENDING, Verbs
from heart_africa.terminal.kingdoms.session import KingdomsSession

GAME = CompanionGame[State, KingdomsSession](KingdomsSession, Verbs({**LOOKING, **MENDING}, "kingdoms-"))
