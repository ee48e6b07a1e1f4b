"""One turn ahead: what an order comes to at the end of the Action phase, by exact odds.

Whatever the dice may show is played on as greed would, volley for volley, until the phase is over.
The position there is judged by what such positions came to in thousands of greedy games: a straight line
through the points of those games, for each edition its own (`data/foresight.toml`, made by
`python -m benchmarks.zulus_foresight`).
"""

from heart_africa.companions.run import Book
from heart_africa.companions.zulus.advice import outcomes
from heart_africa.companions.zulus.edition import weights
from heart_africa.companions.zulus.game import EndPhase, legal
from heart_africa.companions.zulus.state import State
from heart_africa.companions.zulus.victory import victory_points
from heart_africa.companions.zulus.worth import DRAWS, FADE, Judge
from heart_africa.core.journal.records import Command

LOOKED_AT = 4
"""So many of the orders that bring most at once are looked at more closely.

Ending the phase is not: of 136 decisions that greed would have taken otherwise it was preferred in 74,
which came to as much on the whole (played out 40 times each way), to less where a volley was withheld.
"""
BETTER = 0.5
"""So many points more than what greed likes best an order has to come to: no line through points is exact."""
DEEPEST = 6
"""After so many orders more of a phase the rest is left out."""


def facts(state: State) -> dict[str, float]:
    """What a position is judged by once the Action phase is over."""
    box, worths = state.box, state.data.victory
    left = min(1.0, len(state.pile) / DRAWS)
    walls = state.barricades + state.thirds / state.data.actions.thirds
    active = [each for each in state.ibuthos if each.active]
    near = [FADE ** (each.box + walls) for each in active]
    hand = [box.by_number[card] for card in state.hand]
    table = [box.by_number[card] for card in (*state.table, *state.committed)]
    volleys = [card.near_dice for card in hand if card.card_class == "volley"]
    heroes = sum(card.number in box.people for card in hand)
    routed = sum(each.routed and not each.fallen for each in state.ibuthos)
    plain = sum(card.medal == "none" for card in table)
    return {
        "left": left,
        "left-squared": left * left,
        "lost": worths.marker * sum(each.full - each.hits for each in state.ibuthos),
        "fallen": sum(each.fallen for each in state.ibuthos),
        "routed": routed,
        "routed-left": routed * left,
        "near": sum(near) * left,
        "near-markers": sum(close * (each.hits - 3) for close, each in zip(near, active, strict=True)),
        "fires": len(state.fires),
        "walls": walls,
        "walls-left": walls * left,
        "low-ammo": state.low_ammo,
        "low-ammo-left": state.low_ammo * left,
        "volleys": len(volleys),
        "dice-left": sum(volleys) * left,
        "heroes": heroes,
        "heroes-left": heroes * left,
        "events": len(hand) - heroes - len(volleys),
        "plain": plain,
        "decorated": len(table) - plain,
        "table-left": len(table) * left,
        "table-dice-left": sum(card.near_dice for card in table) * left,
        "defences": len(state.markers) * left,
        "platoon": bool(state.platoon),
        "leader": bool(state.leader),
        "always": 1,
    }


class Foresight:
    """A decision of the Action phase; what has been played out for it once is known for its other orders."""

    def __init__(self, book: Book) -> None:
        self._book = book
        self._known: dict[object, float] = {}

    def value(self, state: State, order: Command, depth: int = 0) -> float:
        """What an order comes to on average, in points at the end of the game."""
        found = outcomes(self._book, state, order)
        return sum(float(chance) * self._position(after, depth) for after, chance in found)

    def _position(self, state: State, depth: int) -> float:
        if state.ending:
            return victory_points(self._book, state).total
        if state.step != "action":
            own = weights(state.edition)
            return sum([own[key] * each for key, each in facts(state).items()])
        promised = (state.extra, state.steady, state.held, state.spent)
        key = (*_map(state), *(state.hand, state.table, state.discard, state.actions, *promised))
        if key not in self._known:
            orders = legal(self._book, state)
            order = Judge(self._book, state).best(orders) if depth < DEEPEST else EndPhase()
            self._known[key] = self.value(state, order, depth + 1)
        return self._known[key]

    def best(self, state: State, orders: tuple[Command, ...]) -> Command:
        """The order that comes to most, if it is clearly more than what brings most at once."""
        first, *others = sorted(orders, key=Judge(self._book, state).total, reverse=True)[:LOOKED_AT]
        worth = {each: self.value(state, each) for each in others if not isinstance(each, EndPhase)}
        most = max(worth, key=lambda order: worth[order], default=first)
        return most if most != first and worth[most] > self.value(state, first) + BETTER else first


def _map(state: State) -> tuple[object, ...]:
    built = (state.thirds, state.barricades, state.leader, state.platoon)
    return (state.ibuthos, state.fires, state.choosing_fire, state.low_ammo, state.support, *built)
