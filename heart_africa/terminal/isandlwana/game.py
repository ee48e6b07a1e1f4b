"""*Last Stand at Isandlwana* as a game that the terminal keeps."""

from heart_africa.companions.isandlwana.state import State
from heart_africa.terminal.companions.session import CompanionGame
from heart_africa.terminal.game.verbs import LOOKING, MENDING, Verbs
from heart_africa.terminal.isandlwana.advice import show_advice
from heart_africa.terminal.isandlwana.session import IsandlwanaSession

GAME = CompanionGame[State, IsandlwanaSession](
    IsandlwanaSession, Verbs({**LOOKING, "advice": show_advice, **MENDING}, "isandlwana-")
)
