"""A battle as a game that the terminal keeps."""

from heart_africa.kinds.battles import Battles
from heart_africa.language.battle.completion import Typing
from heart_africa.language.lexicon import BATTLE
from heart_africa.rules.battle import Battle
from heart_africa.terminal.battle.session import BattleSession
from heart_africa.terminal.battle.verbs import VERBS
from heart_africa.terminal.game.description import KeptGame
from heart_africa.terminal.game.verbs import Verbs


class BattleGame(Battles, KeptGame[Battle, BattleSession]):
    """A battle with its session."""

    sits = BattleSession
    verbs = Verbs(VERBS, BATTLE, "referee-help-more")
    history = "orders.history"

    def completion(self, session: BattleSession) -> Typing:
        """Orders of the moment first, units by code and name."""
        besides = self.besides(session.lang)
        return Typing(session.lang, session.referee, session.battle, session.agenda, besides)


GAME = BattleGame()
