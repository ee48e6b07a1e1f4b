"""*Zulus on the Ramparts!* as a game that the terminal keeps."""

from heart_africa.companions.zulus.state import State
from heart_africa.kinds.zulus import ZulusGames
from heart_africa.language.zulus import Pieces
from heart_africa.terminal.game.description import KeptGame
from heart_africa.terminal.game.verbs import LOOKING, MENDING, Verbs
from heart_africa.terminal.zulus.advice import show_advice
from heart_africa.terminal.zulus.session import PieceCompletion, ZulusSession


class ZulusGame(ZulusGames, KeptGame[State, ZulusSession]):
    """A game with its session."""

    sits = ZulusSession
    verbs = Verbs({**LOOKING, "advice": show_advice, **MENDING}, f"{ZulusGames.kind}-")

    def completion(self, session: ZulusSession) -> PieceCompletion:
        """Orders, cards, tracks and chits by their words."""
        state = session.state
        return PieceCompletion(session.lang, session.reader(state), self.besides(session.lang), Pieces(state))


GAME = ZulusGame()
