"""*Zulus on the Ramparts!* as a game that the terminal keeps."""

from heart_africa.companions.zulus.state import State
from heart_africa.kinds.zulus import ZulusGames
from heart_africa.language.zulus import Pieces
from heart_africa.terminal.game.description import KeptGame
from heart_africa.terminal.zulus.session import PieceCompletion, ZulusSession


class ZulusGame(ZulusGames, KeptGame[State, ZulusSession]):
    """A game with its session."""

    sits = ZulusSession

    def completion(self, session: ZulusSession) -> PieceCompletion:
        """Orders, cards, tracks and chits by their words."""
        state = session.state
        return PieceCompletion(session.lang, session.reader(state), self.besides(session.lang), Pieces(state))


GAME = ZulusGame()
