"""How a set of components plays: whole games by a player of the computer's, and what is counted of them."""

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from heart_africa.companions.trial import Player, Trial
from heart_africa.companions.zulus.abilities import UseAbility
from heart_africa.companions.zulus.actions import PutForth
from heart_africa.companions.zulus.chits import DrawChit
from heart_africa.companions.zulus.components import TRACKS
from heart_africa.companions.zulus.description import ZULUS
from heart_africa.companions.zulus.game import Zulus
from heart_africa.companions.zulus.players import PLAYERS
from heart_africa.companions.zulus.setting_up import OpenBox, SetUp
from heart_africa.companions.zulus.state import State
from heart_africa.companions.zulus.victory import level, victory_points
from heart_africa.companions.zulus.volleys import Fire
from heart_africa.core.journal.records import Command
from heart_africa.core.playable import Outcome, Parameter, Values

USES: set[Any] = {Fire, UseAbility, PutForth}
"""The orders by which a card is used."""
AIM = 40
"""The victory points by which our sets are balanced."""


class ZulusPlayed(Trial[State]):
    """Our own set of an edition without options or optional cards, by one of the computer's players."""

    companion, game = ZULUS, Zulus
    sides = ("garrison", "zulus")
    parameters: ClassVar[Mapping[str, Parameter]] = {
        "edition": Parameter(2, least=1, most=2),
        "player": Parameter("greedy", tuple(PLAYERS)),
    }

    def laid_out(self, values: Values) -> Iterator[Command]:
        """The box that is opened, the set-up."""
        yield OpenBox(self.box(int(values["edition"])))
        yield SetUp()

    def player(self, values: Values) -> Player:
        """The player that is named."""
        return PLAYERS[str(values["player"])]

    def outcome(self, orders: Iterator[tuple[Command, State]]) -> Outcome:
        """A game, with what the balance of a set is judged by.

        Of the tracks one brings the defeat; of the standard deck, which cards were never used.
        """
        used: set[int] = set()
        order: Any
        dry, state = False, State()
        for order, state in orders:
            if type(order) in USES:
                used.add(order.card)
            elif type(order) is DrawChit:
                dry = dry or not any(state.cup)  # without options no chit lies aside
        points = victory_points(self.rules.book, state).total
        lost = state.ending == "defeat"
        facts = {"aim": points >= AIM, "defeat": lost, "military": state.ending == "military", "dry": dry}
        if lost:
            fell = next(track for track, each in enumerate(state.ibuthos) if each.box == state.victory_box)
            facts |= {f"track-{track}": place == fell for place, track in enumerate(TRACKS)}
        reached = level(state, points)
        facts |= {name: name == reached for name, _ in state.data.victory.levels}
        facts |= {f"unused-{card}": number not in used for number, card in _standard(state)}
        told = {key: int(each) for key, each in facts.items()}
        garrison, zulus = self.sides
        return Outcome(state.ending, zulus if lost else garrison, {garrison: points}, state.turn, told)


PLAYED = ZulusPlayed()


def _standard(state: State) -> Iterator[tuple[int, str]]:
    """The cards that lie in hand or in the draw pile without any option."""
    data, known = state.data.set_up, state.cards
    first, last = data.shuffled
    numbers = (*data.hand, *range(first, last + 1))
    return ((number, known[number].id) for number in numbers if number in known)
