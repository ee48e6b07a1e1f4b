"""What an order brings at once, and why: by that the greedy player of the computer's chooses.

Everything is judged in victory points: `data/judgement.toml` says what a card, a troop and a territory are
worth in them.
"""

import math
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from heart_africa.companions.kingdoms import cards, combat, marches, odds, realm, rounds
from heart_africa.companions.kingdoms.numbers import NUMBERS
from heart_africa.companions.kingdoms.piles import COSTS
from heart_africa.companions.kingdoms.state import GOLD, RESOURCES, Combat, State
from heart_africa.companions.kingdoms.victory import needed
from heart_africa.companions.run import Book
from heart_africa.companions.seats import Choice
from heart_africa.core.journal.records import Command
from heart_africa.core.strict import Strict, read_file

WINS = 100.0
"""More than anything else comes to."""
KINDS = ("fortress", "settlement", "ship", "troop")
"""What resources may be saved for."""


class Judgement(Strict):
    """What things are worth in victory points, and from which chance on a fight is fought on.

    *Possessions* `card`: a resource card, but gold, which is worth the part of it that it buys; `troop`: one
    that may be lost; `recruit`, `fewer`: one to be had, and by how much less for each that one has; `fame`: a
    Fame card; `texts`: what the text of one does, by its verb; `round`: what brings one resource in half of
    the rounds, each round to come.

    *Fights* `taken`: what is taken from another beside what it gives oneself; `near`, `across`: the part of a
    target by the next move, and by sea (up to `reach` ports), that counts; `tribute`: the part of it that one
    hopes to keep, as anybody who comes takes a marker away; `retreat`: the least chance with which one fights
    on; `plus`, `plus_battle`: the +1 cards that are played in a round, in one of a battle; `hand`: the
    resource cards with which somebody surely holds what one plunders for; `call_off`: the chance below which
    a card is spent to call an attack off.

    *Places* `new`, `second`: the first and the second settlement on a resource; `even`: one of the colour of
    which there are fewer; `room`: each neighbour without enemies; `spread`: less for each piece already
    there; `rank`, `fresh`: a troop that joins an army, for each that fails in it, and if it may still move.

    *Order of things* `buy`: a resource that completes a piece; `die`: the part of a production that one die
    more decides; `effort`: of two ways that come to the same, the one with less ado.
    """

    card: float
    troop: float
    recruit: float
    fewer: float
    fame: float
    round: float
    taken: float
    near: float
    across: float
    reach: int
    tribute: float
    retreat: float
    plus: int
    plus_battle: int
    new: float
    second: float
    even: float
    room: float
    spread: float
    rank: float
    fresh: float
    buy: float
    effort: float
    call_off: float
    die: float
    hand: int
    texts: dict[str, float]

    @property
    def gold(self) -> float:
        """A card of gold: the part of a resource that it buys on the market (8.6)."""
        return self.card / NUMBERS.prices.resource


@cache
def judgement() -> Judgement:
    """By what the computer's players judge, read once. Raises `BadData`."""
    return read_file(Judgement, Path(__file__).parent / "data" / "judgement.toml")


class Judge:
    """What every order of a position is worth at once to who has to give one."""

    by: Judgement

    def __init__(self, book: Book, state: State) -> None:
        self.book, self.state = book, state
        self.seat = state.actor
        self.me = state.players[state.actor]
        self.by = judgement()
        self.map = state.box.chart
        self._known: dict[tuple[int, int], float] = {}

    # --- what the position comes to ---

    @cached_property
    def to_come(self) -> float:
        """How many rounds are still to come after this one."""
        return self.state.most_rounds - len(self.state.britannia)

    @cached_property
    def wins_now(self) -> bool:
        """Whether the next combat won wins the game."""
        return self.me.points >= needed(self.state)

    def gain(self, other: int, kind: str) -> float:  # noqa: ARG002  # who plans looks at whom
        """What it brings to win a combat of that kind against somebody."""
        by = self.by
        more = 1.0 + WINS * self.wins_now
        points = NUMBERS.points
        if kind == "settlement":
            return more * points.settlement * (1 + by.taken) + by.round * self.to_come + by.fame
        if kind == "siege":
            return more * points.fortress * (1 + by.taken) + by.fame
        return more * points.battle + by.fame

    def held(self, place: int) -> float:
        """What one would lose with a territory."""
        by = self.by
        if self.me.fortresses[place]:
            return NUMBERS.points.fortress
        if self.me.settlements[place]:
            return NUMBERS.points.settlement + by.round * self.to_come
        return self._tribute if self.me.markers[place] else 0.0

    def targets(self, troops: int, place: int) -> float:
        """The best that an army of so many troops could do from there by its next move."""
        return max([self.worth_of(troops, near) for near in self.map.near[place]], default=0.0)

    def worth_of(self, troops: int, place: int) -> float:
        """The best that an army of so many troops could do there."""
        if (troops, place) not in self._known:
            self._known[troops, place] = self._best_of(troops, place)
        return self._known[troops, place]

    def _best_of(self, troops: int, place: int) -> float:
        state = self.state
        if state.closed(place):
            return 0.0
        enemies = state.enemies(self.seat, place)
        if not enemies:
            return 0.0 if self.me.holds(place) else self.marker()
        found = []
        for other in enemies:
            kind = combat.kind_of(state, other, place, plunder=False)
            found.append(self.marker() if kind == "marker" else self._attack(troops, other, place, kind)[0])
        return max(found)

    def marker(self) -> float:
        """What a territory brings by its tribute."""
        return self._tribute + self.by.effort

    @cached_property
    def _tribute(self) -> float:
        """What a tribute is worth: gold in half of the rounds to come, times the chance to keep it."""
        by = self.by
        return by.tribute * by.gold / by.card * by.round * self.to_come

    def price(self, kind: str) -> float:
        """What the resources for a piece or a troop are worth."""
        cost = COSTS[kind]
        return self.by.card * (sum(cost) - cost[GOLD]) + self.by.gold * cost[GOLD]

    def _attack(self, troops: int, other: int, place: int, kind: str) -> tuple[float, odds.Fought]:
        guards = 0 if kind == "settlement" else self.state.players[other].troops_at(place)
        found = odds.duel(kind, troops, guards)
        lost = self.by.troop * (found.ours - self.by.taken * found.theirs)
        return found.wins * self.gain(other, kind) - lost, found

    # --- orders ---

    def best(self, orders: tuple[Any, ...]) -> Choice:
        """The order that is worth most; of equals the first."""
        return max([self.judged(each) for each in orders], key=lambda each: each.value)

    def judged(self, order: Command) -> Choice:
        """What an order is worth."""
        found: Choice = getattr(self, JUDGED.get(order.kind, "_nothing"))(order)
        return found

    def _nothing(self, order: object) -> Choice:
        return Choice(order, 0.0, "kingdoms-why-nothing")

    def _no(self, order: object) -> Choice:
        """What leads nowhere: whoever must fight does so in the end, however little he hopes for."""
        return Choice(order, -math.inf, "kingdoms-why-nothing")

    def _march(self, order: marches.March) -> Choice:
        army = self.me.armies[order.army - 1]
        return self._move(order, army.troops, army.place, self.map.places[order.place])

    def _land(self, order: marches.Land) -> Choice:
        sailing = self.state.sailing
        place = self.map.places[order.place]
        if sailing is None or sailing.army < 0:
            return Choice(order, 0.0, "kingdoms-why-nothing")
        army = self.me.armies[sailing.army]
        found = self._move(order, army.troops, sailing.start, place)
        return found if place != sailing.start else Choice(order, 0.0, "kingdoms-why-nothing")

    def _move(self, order: marches.March | marches.Land, troops: int, start: int, place: int) -> Choice:
        """What it brings to take an army there, and what it leaves behind."""
        state, name = self.state, order.place
        left = self._left(start, troops) if place != start else 0.0
        enemies = state.enemies(self.seat, place)
        if not enemies:
            ahead = self.by.near * self.targets(troops, place)
            if not self.me.holds(place):
                return Choice(
                    order,
                    self.marker() + ahead - left - self._risk(troops, place),
                    "kingdoms-why-tribute",
                    {"place": name},
                )
            safer = self._safer(troops, place)
            why = "kingdoms-why-guard" if safer > ahead else "kingdoms-why-advance"
            return Choice(order, ahead + safer - left, why, {"place": name})
        other = state.seat(order.target) if order.target else enemies[0]
        kind = combat.kind_of(state, other, place, plunder=order.how == "plunder")
        if kind == "marker":
            return Choice(
                order, self.marker() * (1 + self.by.taken) - left, "kingdoms-why-tribute", {"place": name}
            )
        if kind == "plunder":
            wins = float(odds.plunder(troops))
            lost = 0.0 if state.retreats(self.seat, place) else self.by.troop * troops
            value = wins * self.by.card * 2 - (1 - wins) * (self.by.card + lost)
            known = min(1.0, state.players[other].cards / self.by.hand)
            return Choice(
                order, value * known - left - self.by.effort, "kingdoms-why-plunder", {"chance": wins}
            )
        value, found = self._attack(troops, other, place, kind)
        why = "kingdoms-why-win-now" if self.wins_now else "kingdoms-why-combat"
        return Choice(order, value - left, why, {"chance": found.wins, "points": self.me.points})

    # what who plans also weighs, of an army of so many troops: what it leaves behind, guards and risks

    def _left(self, _start: int, _troops: int) -> float:
        return 0.0

    def _safer(self, _troops: int, _place: int) -> float:
        return 0.0

    def _risk(self, _troops: int, _place: int) -> float:
        return 0.0

    def _sail(self, order: marches.Sail) -> Choice:
        if not order.army:
            return self._no(order)
        army = self.me.armies[order.army - 1]
        here = 0.0 if army.moved else self.targets(army.troops, army.place)
        start = self.map.ids[army.place]
        near = [self.map.places[each] for each in self.state.box.by_sea(start, self.by.reach)]
        there = max(
            [self.worth_of(army.troops, each) for each in near if not self.state.ship_at(each)], default=0.0
        )
        return Choice(order, self.by.across * there - here - self.by.effort, "kingdoms-why-sail")

    def _build(self, order: realm.Build) -> Choice:
        by, place = self.by, self.map.places[order.place]
        tribute = self.marker() if self.me.markers[place] else 0.0
        points = getattr(NUMBERS.points, order.what)
        value = points - self.price(order.what) + by.card * len(order.less)
        if order.what == "settlement":
            same = by.spread * self.me.settlements[place]
            value += by.round * self.to_come - tribute - same + self._lacks(self.map.yields[place])
        elif order.what == "fortress":
            value -= tribute
        return Choice(order, value, "kingdoms-why-points", {"points": points})

    def _lacks(self, resource: int) -> float:
        """A little more for what one does not produce yet."""
        yields = self.map.yields
        made = sum(
            [count for place, count in enumerate(self.me.settlements) if count and yields[place] == resource]
        )
        return self.by.new if not made else self.by.second if made == 1 else 0.0

    def _recruit(self, order: realm.Recruit | realm.Levy) -> Choice:
        value = self._troop_more() - (0.0 if self.state.step == "recruit" else self._paid(order))
        number = getattr(order, "army", 0)
        if number:
            army = self.me.armies[number - 1]
            value += self.by.rank * (NUMBERS.pieces.troops - army.troops) + self.by.fresh * (not army.moved)
        return Choice(order, value, "kingdoms-why-troops")

    def _troop_more(self) -> float:
        """What a troop more is worth, the fewer one has the more."""
        return self.by.recruit - self.by.fewer * sum([each.troops for each in self.me.armies])

    def _paid(self, _order: realm.Recruit | realm.Levy) -> float:
        return self.price("troop")

    def _buy(self, order: realm.Buy) -> Choice:
        """What completes a piece is worth buying, if gold for all that is wanting is there."""
        price = realm.price_of_resource(self.state)
        afford = self.me.hand[GOLD] // price
        resource = RESOURCES.index(order.resource)
        for kind in KINDS[:3]:
            if not realm.left(self.me, kind):
                continue
            wanting = [max(0, cost - have) for cost, have in zip(COSTS[kind], self.me.hand, strict=False)]
            wanting[GOLD] = 0
            if wanting[resource] and sum(wanting) <= afford and self._room(kind):
                return Choice(order, self.by.buy, "kingdoms-why-buy", {"what": kind})
        return self._no(order)

    def _room(self, kind: str) -> bool:
        """Whether one controls a place for such a piece."""
        held = self.state.controlled(self.seat)
        if kind != "ship":
            return bool(held)
        return any(self.state.box.territories[each].port and not self.state.ship_at(each) for each in held)

    def _text(self, order: cards.PlayFame) -> Choice:
        card = self.state.box.fame_by_id[order.card]
        value = sum([self.by.texts.get(each.verb, 0.0) * each.amount for each in card.effects or ()])
        if self.state.step == "stand":
            value = self.by.call_off - self._stands()
        elif order.opponent:
            value += self.by.effort * self.state.players[self.state.seat(order.opponent)].cards
        return Choice(order, value, "kingdoms-why-card")

    # --- decisions that are no one's turn ---

    def _place(self, order: rounds.ChooseSide | rounds.Settle) -> Choice:
        place = self.map.places[order.place]
        others = sum(
            [each.builds_at(place) for other, each in enumerate(self.state.players) if other != self.seat]
        )
        red = sum([count for at, count in enumerate(self.me.settlements) if count and self.map.red[at]])
        balance = self.by.even if (red > sum(self.me.settlements) / 2) != self.map.red[place] else 0.0
        free = sum([not self.state.enemies(self.seat, near) for near in self.map.near[place]])
        value = self._lacks(self.map.yields[place]) + balance + self.by.room * free - others
        return Choice(order, value, "kingdoms-why-settle", {"resource": RESOURCES[self.map.yields[place]]})

    def _die(self, order: rounds.AddDie) -> Choice:
        red, black = (sum(rounds.income(self.state, self.seat, (each,))) for each in ("red", "black"))
        more = red - black if order.colour == "red" else black - red
        spare = self.me.hand[GOLD] > COSTS["troop"][GOLD]
        value = self.by.die * self.by.card * more - self.by.gold if spare else -1.0
        return Choice(order, value, "kingdoms-why-income", {"count": max(0, more)})

    def _colour(self, order: rounds.ChooseColour) -> Choice:
        count = sum(rounds.income(self.state, self.seat, (order.colour,)))
        return Choice(order, float(count), "kingdoms-why-income", {"count": count})

    def _want(self, resource: str, by: int) -> float:
        """How much a card of a resource more (or, before it is given, fewer) is wanted."""
        place = RESOURCES.index(resource)
        have = self.me.hand[place] + min(by, 0)
        return self._worth(place) / (1 + have)

    def _worth(self, resource: int) -> float:
        """A card of a resource among others."""
        return self.by.gold / self.by.card if resource == GOLD else 1.0

    def _gain(self, order: cards.Gain) -> Choice:
        return Choice(order, self._want(order.resource, 1), "kingdoms-why-card")

    def _lose(self, order: cards.Lose) -> Choice:
        return Choice(order, -self._want(order.resource, -1), "kingdoms-why-spare")

    def _exchange(self, order: cards.Exchange) -> Choice:
        value = self._want(order.take, 1) - self._want(order.give, -1) - self.by.effort
        return Choice(order, value, "kingdoms-why-card")

    def _stands(self) -> float:
        """The chance of who is asked to win the combat, as it stands."""
        state, fights = self.state, combat.fight(self.state)
        troops = combat.attackers(state)
        there = state.players[fights.defender].troops_at(fights.place)
        guards = combat.defenders(state) if fights.rounds else there
        if fights.kind in ("plunder", "marker"):
            return 0.5
        wins = self._taken(fights, troops, 0 if fights.kind == "settlement" else guards)
        return wins if self.seat == fights.attacker else 1 - wins

    def _taken(self, fights: Combat, troops: int, guards: int) -> float:
        """The chance that the attacker wins a combat with so many troops against so many."""
        return odds.duel(fights.kind, troops, guards).wins

    def _stand(self, order: combat.Stand) -> Choice:
        return Choice(
            order, self.by.effort * len(order.armies), "kingdoms-why-fight-on", {"chance": self._stands()}
        )

    def _loss(self, order: combat.TakeLoss) -> Choice:
        """The more armies are left, the more may move."""
        return Choice(order, float(self.me.armies[order.army - 1].troops), "kingdoms-why-spare")

    def _fight_on(self, order: combat.FightOn) -> Choice:
        return Choice(order, 0.0, "kingdoms-why-fight-on", {"chance": self._stands()})

    def _retreat(self, order: combat.Retreat) -> Choice:
        chance = self._stands() if self.state.combat else 1.0
        held = self.by.effort * self.me.builds_at(self.map.places[order.place])
        return Choice(order, held + self.by.retreat - chance, "kingdoms-why-retreat", {"chance": chance})

    def _plus(self, order: combat.PlayPlus) -> Choice:
        """A card is played if with all of one's cards the round can be won."""
        fights = combat.fight(self.state)
        short = fights.short(self.seat)
        fame = [each for each in self.me.fame if self.state.box.fame_by_id[each].plus]
        enough = self.me.hand[self.map.yields[fights.place]] + len(fame) >= short
        most = self.by.plus_battle if fights.kind == "battle" else self.by.plus
        value = self.by.effort * (1 + bool(order.resource)) if enough and short <= most else -1.0
        return Choice(order, value, "kingdoms-why-plus")

    def _hand_over(self, order: combat.HandOver) -> Choice:
        return Choice(order, 0.0, "kingdoms-why-spare")

    def _removed(self, order: combat.Remove) -> Choice:
        place = self.map.places[order.place]
        return Choice(order, -self.held(place), "kingdoms-why-spare")


JUDGED: dict[str, str] = {
    "march-army": "_march",
    "land-ship": "_land",
    "sail": "_sail",
    "regroup": "_no",
    "sell": "_no",
    "build-piece": "_build",
    "recruit": "_recruit",
    "levy": "_recruit",
    "buy": "_buy",
    "play-fame": "_text",
    "choose-side": "_place",
    "settle-in": "_place",
    "add-die": "_die",
    "choose-colour": "_colour",
    "gain": "_gain",
    "lose": "_lose",
    "exchange": "_exchange",
    "stand": "_stand",
    "take-loss": "_loss",
    "fight-on": "_fight_on",
    "retreat-to": "_retreat",
    "play-plus": "_plus",
    "hand-over": "_hand_over",
    "remove-piece": "_removed",
}
"""What an order is judged by, by its kind; whatever is not here is worth nothing and costs nothing."""
