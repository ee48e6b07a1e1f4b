"""*Zulus on the Ramparts!* as a game that the terminal keeps."""

from heart_africa.companions.zulus.state import State
from heart_africa.terminal.companions.session import CompanionGame
from heart_africa.terminal.game.verbs import LOOKING, MENDING, Verbs
from heart_africa.terminal.zulus.advice import show_advice
from heart_africa.terminal.zulus.cards import show_cards
from heart_africa.terminal.zulus.session import ZulusSession

GAME = CompanionGame[State, ZulusSession](
    ZulusSession, Verbs({**LOOKING, "cards": show_cards, "advice": show_advice, **MENDING}, "zulus-")
)
