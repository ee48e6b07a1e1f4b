"""A player of the computer's that plans: +1 cards of both in a fight, threats, the leader, the end in sight.

It judges as the greedy one does (`judge`), by weights of its own, `data/foresight.toml`.
"""

from collections.abc import Iterator
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any

from heart_africa.companions.kingdoms import combat, odds, realm, rounds
from heart_africa.companions.kingdoms.cards import PlayFame
from heart_africa.companions.kingdoms.components import Effect, Verb
from heart_africa.companions.kingdoms.game import Kingdoms, legal
from heart_africa.companions.kingdoms.judge import WINS, Judge, Judgement
from heart_africa.companions.kingdoms.marches import Regroup
from heart_africa.companions.kingdoms.numbers import NUMBERS
from heart_africa.companions.kingdoms.state import GOLD, RESOURCES, Army, Combat, State
from heart_africa.companions.kingdoms.victory import needed
from heart_africa.companions.run import Book
from heart_africa.companions.seats import Choice
from heart_africa.core.dice import Dice
from heart_africa.core.journal.records import Command
from heart_africa.core.strict import read_file

PURCHASES = frozenset({"build-piece", "recruit", "levy", "buy"})
PREPARES: frozenset[Verb] = frozenset(
    {"discount", "extra-dice", "extra-move", "sail", "no-retreat", "market"}
)
"""What the text of a card does for the orders that follow: it is worth what they gain by it."""
WITH_CARDS = frozenset({"kingdoms-why-combat", "kingdoms-why-fight-on", "kingdoms-why-retreat"})
"""Reasons with a chance for which the cards of both were weighed."""
MOST = 5
"""More +1 cards of either side are not reckoned with."""
HELD = (15, 8)
"""The most resource and Fame cards of another that are reckoned with."""


class Foresight(Judgement):
    """What who plans weighs beside.

    *The end* `pace`: the rounds until somebody has the points to win, for each point that the first of them
    still lacks; `late`: the part of a troop's worth that each round to come is.

    *Others* `leader`, `winner`: how much more it counts to take from who lacks `close` points to win, and
    from who lacks none; `first`: from who has most; `handed`: the part of the game that is given away by an
    attack that fails on who wins by holding; `guard`: the part of a threat that counts.

    *Cards* `resource`, `plus_shown`: the chance that a card of another is of a given resource, that a Fame
    card shows a +1; `spent`: the part of its worth that a card loses as a +1; `honour`: a Fame card that
    another takes; `failed`: an attack that fails, beside what it loses; `text`: the part of a Fame card that
    its text gives up, half as much again of one with a +1.

    *Pieces* `peasants`: a troop of them; `walls`: a settlement beside a fortress; `fort`, `ship`: one more;
    `of`: a card of each resource; `early`: the rounds from which on it counts what is not produced yet.

    *Order of things* `sooner`: by how much what is bought goes before the rest.
    """

    pace: float
    late: float
    leader: float
    winner: float
    first: float
    close: int
    handed: float
    guard: float
    resource: float
    plus_shown: float
    spent: float
    honour: float
    failed: float
    text: float
    peasants: float
    walls: float
    fort: float
    ship: float
    of: dict[str, float]
    early: int
    sooner: float


@cache
def foresight() -> Foresight:
    """By what who plans judges, read once. Raises `BadData`."""
    return read_file(Foresight, Path(__file__).parent / "data" / "foresight.toml")


# --- a fight with the cards that both may play ---


@lru_cache(maxsize=4096)
def held(cards: int, fame: int) -> tuple[float, ...]:
    """The chances that somebody with so many cards has no, one, two, ... that count in a given territory."""
    by, found = foresight(), [1.0]
    for chance in (by.resource,) * min(cards, HELD[0]) + (by.plus_shown,) * min(fame, HELD[1]):
        found = [
            one * (1 - chance) + other * chance
            for one, other in zip([*found, 0.0], [0.0, *found], strict=True)
        ]
    return (*found[:MOST], sum(found[MOST:]))


@lru_cache(maxsize=65536)
def strike(
    kind: odds.Fight, troops: int, guards: int, mine: tuple[int, int], hand: tuple[int, int]
) -> odds.Fought:
    """An attack with so many dice and +1 cards more on somebody of whom the number of cards is known."""
    dice, pluses = mine
    ways = [
        (chance, odds.duel(kind, troops, guards, (dice, 0), (min(pluses, MOST), theirs)))
        for theirs, chance in enumerate(held(*hand))
    ]
    return odds.Fought(*[sum([chance * each[of] for chance, each in ways]) for of in range(4)])


class Planner(Judge):
    """What an order is worth to who looks further than it."""

    by: Foresight

    def __init__(self, book: Book, state: State) -> None:
        super().__init__(book, state)
        self.by = foresight()

    # --- the end in sight, and the others ---

    @cached_property
    def to_come(self) -> float:
        """The rounds that are still to come after this one, if nobody wins before."""
        lacks = needed(self.state) - max([each.points for each in self.state.players])
        return max(0.0, min(super().to_come, self.by.pace * lacks + 0.5))

    @cached_property
    def troop(self) -> float:
        """A troop that may be lost: less and less as the game comes to its end, unless one may win it."""
        return self.by.troop * (1.0 if self.wins_now else min(1.0, self.by.late * self.to_come))

    @cached_property
    def harm(self) -> tuple[float, ...]:
        """What it counts to take a point from each of the others."""
        by, points = self.by, [each.points for each in self.state.players]
        most, enough = (
            max([each for seat, each in enumerate(points) if seat != self.seat]),
            needed(self.state),
        )
        return tuple(
            [
                by.taken
                + (by.winner if each >= enough else by.leader if each >= enough - by.close else 0.0)
                + (by.first if each == most else 0.0)
                for each in points
            ]
        )

    def gain(self, other: int, kind: str) -> float:
        """What it brings to win a combat of that kind against somebody."""
        by, points, both = self.by, NUMBERS.points, 1 + self.harm[other]
        won = by.fame + WINS * self.wins_now
        if kind == "settlement":
            return won + both * (points.settlement + by.round * self.to_come)
        return won + (both * points.fortress if kind == "siege" else points.battle)

    # --- fights ---

    @cached_property
    def pluses(self) -> int:
        """The Fame cards on one's hand that show a +1."""
        return sum([bool(self.state.box.fame_by_id[each].plus) for each in self.me.fame])

    def mine(self, place: int) -> int:
        """One's cards that count as a +1 there."""
        return self.me.hand[self.map.yields[place]] + self.pluses

    def _attack(self, troops: int, other: int, place: int, kind: str) -> tuple[float, odds.Fought]:
        by, theirs, harm = self.by, self.state.players[other], self.harm[other]
        guards = 0 if kind == "settlement" else theirs.troops_at(place)
        hand = (theirs.cards, len(theirs.fame))
        found = strike(kind, troops, guards, (self._dice, self.mine(place)), hand)
        value = found.wins * self.gain(other, kind) - self.troop * (found.ours - harm * found.theirs)
        fails = by.honour + by.failed + (WINS * by.handed if theirs.points >= needed(self.state) else 0.0)
        return value - by.card * by.spent * found.played - (1 - found.wins) * fails, found

    @cached_property
    def _dice(self) -> int:
        """The dice more of one's next fight."""
        return sum([each.amount for each in self.state.effects("extra-dice", self.seat)])

    def _taken(self, fights: Combat, troops: int, guards: int) -> float:
        """The chance that the attacker wins: one knows the cards of one's own, the other's are weighed."""
        attacks, other = self.seat == fights.attacker, self.state.players[fights.other(self.seat)]
        mine, dice = min(self.mine(fights.place), MOST), combat.extra_dice(self.state)
        wins = [
            chance
            * odds.duel(fights.kind, troops, guards, dice, (mine, more) if attacks else (more, mine)).wins
            for more, chance in enumerate(held(other.cards, len(other.fame)))
        ]
        return sum(wins)

    # --- threats on what one holds ---

    @cached_property
    def enemies(self) -> tuple[Army, ...]:
        """The armies of the others."""
        return tuple(
            [
                army
                for other, player in enumerate(self.state.players) if other != self.seat
                for army in player.armies if army.troops
            ]
        )  # fmt: skip

    def near(self, place: int) -> Iterator[int]:
        """The troops of each army that may be there by its next move."""
        around = (place, *self.map.near[place])
        return (each.troops for each in self.enemies if each.place in around)

    def threat(self, place: int, more: int = 0) -> float:
        """The chance that somebody takes what stands there, with so many troops more to guard it."""
        guards = self.me.troops_at(place) + more
        kind = "siege" if self.me.fortresses[place] else "battle" if guards else "settlement"
        if kind == "settlement" and not self.me.settlements[place]:
            return 1.0 if any(self.near(place)) else 0.0
        return max([odds.duel(kind, each, guards).wins for each in self.near(place)], default=0.0)

    def _left(self, start: int, troops: int) -> float:
        """What is in more danger once an army has left."""
        if not self.me.holds(start):
            return 0.0
        return self.by.guard * max(0.0, self.threat(start, -troops) - self.threat(start)) * self.held(start)

    def _safer(self, troops: int, place: int) -> float:
        """What is in less danger with an army there."""
        return self.by.guard * max(0.0, self.threat(place) - self.threat(place, troops)) * self.held(place)

    def _risk(self, troops: int, place: int) -> float:
        """What the army itself risks there."""
        return self.by.guard * max(
            [odds.duel("battle", each, troops).wins for each in self.near(place)], default=0.0
        )

    # --- orders ---

    def best(self, orders: tuple[Any, ...]) -> Choice:
        """The order that is worth most, a card that makes the next one better among them."""
        found = super().best(orders)
        if self.state.step != "turn":
            return found
        return max([found, *self._prepared(orders)], key=lambda each: each.value)

    def _prepared(self, orders: tuple[Any, ...]) -> Iterator[Choice]:
        """The cards that only do something for an order after them, with what the best of these is worth."""
        for order in orders:
            if isinstance(order, PlayFame) and self._prepares(order):
                after = Kingdoms.carried_out(self.book, self.state, order, Dice()).state
                then = Planner(self.book, after)
                best = max([then.judged(each).value for each in legal(self.book, after)])
                plus = bool(self.state.box.fame_by_id[order.card].plus)
                yield Choice(
                    order, best - self.by.fame * self.by.text * (1 + plus / 2), "kingdoms-why-prepares"
                )

    def _prepares(self, order: PlayFame) -> bool:
        effects: tuple[Effect, ...] = self.state.box.fame_by_id[order.card].effects or ()
        return self.state.step == "turn" and any(each.verb in PREPARES for each in effects)

    def judged(self, order: Command) -> Choice:
        """What an order is worth. It is bought first: what is bought may move, and counts in a combat."""
        found = super().judged(order)
        if found.why in WITH_CARDS:
            found = found._replace(why=f"{found.why}-cards")
        if found.value > 0 and order.kind in PURCHASES:
            return found._replace(value=found.value + self.by.sooner)
        return found

    def _text(self, order: PlayFame) -> Choice:
        """A card that prepares is not played by itself; to call off who would win the game is worth most."""
        if self._prepares(order):
            return self._no(order)
        found = super()._text(order)
        if self.state.step == "stand":
            attacker = self.state.players[combat.fight(self.state).attacker]
            return found._replace(value=found.value + (attacker.points >= needed(self.state)))
        return found

    def _regroup(self, order: Regroup) -> Choice:
        """Troops go where they can do more by the next move than they could."""
        one, into = self.me.armies[order.army - 1], self.me.armies[order.into - 1]
        before = self._could(one, one.troops) + self._could(into, into.troops)
        after = self._could(one, one.troops - order.troops) + self._could(into, into.troops + order.troops)
        value = after - before - self.by.effort
        return Choice(order, value, "kingdoms-why-joined") if value > self.by.effort else self._no(order)

    def _could(self, army: Army, troops: int) -> float:
        """The best that so many troops could do as that army, now or once it may move again."""
        later = self.by.near if army.moved or army.fought else 1.0
        return later * self.targets(troops, army.place) if troops else 0.0

    def _build(self, order: realm.Build) -> Choice:
        by, place = self.by, self.map.places[order.place]
        found = super()._build(order)
        if order.what == "ship":
            return found._replace(value=found.value + by.ship)
        more = by.guard * self.threat(place) * getattr(NUMBERS.points, order.what) / 2
        if order.what == "fortress":
            return found._replace(value=found.value + by.fort + by.walls * self.me.settlements[place] - more)
        return found._replace(value=found.value + by.walls * bool(self.me.fortresses[place]) - more)

    def _place(self, order: rounds.ChooseSide | rounds.Settle) -> Choice:
        found = super()._place(order)
        walls = self.me.fortresses and self.me.fortresses[self.map.places[order.place]]
        return found._replace(value=found.value + self.by.walls * bool(walls))

    def _lacks(self, resource: int) -> float:
        """The fewer of one's settlements yield a resource the more one more counts; less towards the end."""
        places = enumerate(self.me.settlements)
        made = sum([count for place, count in places if count and self.map.yields[place] == resource])
        return min(1.0, self.to_come / self.by.early) * self.by.new * self._worth(resource) / (1 + made)

    def _worth(self, resource: int) -> float:
        """A card of a resource among others."""
        return super()._worth(resource) if resource == GOLD else self.by.of[RESOURCES[resource]]

    def _recruit(self, order: realm.Recruit | realm.Levy) -> Choice:
        """What it may do with the next move, and guard."""
        found, number = super()._recruit(order), getattr(order, "army", 0)
        army = self.me.armies[number - 1] if number else Army(self.map.places[order.place])
        now = self.targets(army.troops, army.place) if army.troops else 0.0
        more = max(0.0, self.targets(army.troops + 1, army.place) - now) * (1 if army.moved else 2)
        return found._replace(value=found.value + self.by.near * more + self._safer(1, army.place))

    def _troop_more(self) -> float:
        """What a troop more is worth, the fewer one has the more, and less as the game comes to its end."""
        return super()._troop_more() * self.troop / self.by.troop

    def _paid(self, order: realm.Recruit | realm.Levy) -> float:
        """Peasants are paid with what is wanted least."""
        if not isinstance(order, realm.Levy):
            return super()._paid(order)
        cards = (order.first, order.second)
        return (
            sum(
                [self.by.gold if each == "gold" else self.by.card for each in cards]
                + [2 * self.by.effort * self._want(each, -1) for each in cards]
            )
            - self.by.peasants
        )

    def _removed(self, order: combat.Remove) -> Choice:
        found = super()._removed(order)
        return found._replace(value=found.value + self.threat(self.map.places[order.place]))

    # --- in a fight ---

    def _retreat(self, order: combat.Retreat) -> Choice:
        """What is lost by going, beside what staying is worth."""
        state, by = self.state, self.by
        if not state.combat:
            return super()._retreat(order)
        fights, chance, place = state.combat, self._stands(), self.map.places[order.place]
        attacks, other = self.seat == fights.attacker, fights.other(self.seat)
        harm, enough = self.harm[other], needed(state)
        lost = self.troop * (combat.attackers(state) if attacks else self.me.troops_at(fights.place))
        if attacks:
            won = self.gain(other, fights.kind)
            lost += harm * (by.fame + (fights.kind == "battle")) - 2 * by.honour
            lost += WINS * (fights.points[1] >= enough)
        else:
            won = NUMBERS.points.battle + by.fame + WINS * (fights.points[1] >= enough)
            lost += harm * (1 + by.fame) - by.fame + WINS * (fights.points[0] >= enough)
        gone = harm * by.fame + by.card * (1 + harm)
        if not attacks and self.me.markers[fights.place]:
            gone += self._tribute * (1 + harm)
        value = by.retreat - gone - (chance * won - (1 - chance) * lost)
        why = "kingdoms-why-deny" if lost > WINS else "kingdoms-why-retreat"
        return Choice(order, value + by.effort * self.me.builds_at(place), why, {"chance": chance})

    def _plus(self, order: combat.PlayPlus) -> Choice:
        """A card is played where the round may be won with all of one's cards, and is worth them."""
        state, by, fights = self.state, self.by, combat.fight(self.state)
        other, short = state.players[fights.other(self.seat)], fights.short(self.seat)
        spare = self.mine(fights.place) - short
        if spare < 0:
            return Choice(order, -1.0, "kingdoms-why-plus")
        answers = held(other.cards, len(other.fame))
        worth = sum(answers[: spare + 1]) * self._round(fights, spare, answers) - by.card * by.spent * short
        return (
            super()._plus(order)._replace(value=by.effort * (1 + bool(order.resource)) if worth > 0 else -1.0)
        )

    def _round(self, fights: Combat, spare: int, answers: tuple[float, ...]) -> float:
        """What it is worth to win a round: what it changes in the fight, and the troop that is not lost."""
        by, state, enough = self.by, self.state, needed(self.state)
        attacks, points = self.seat == fights.attacker, NUMBERS.points
        troops = combat.attackers(state)
        guards = 0 if fights.kind == "settlement" else combat.defenders(state)
        theirs = min(2, round(sum([count * chance for count, chance in enumerate(answers)])))
        pluses = (min(spare, MOST), theirs) if attacks else (theirs, min(spare, MOST))
        kind: Any = fights.kind
        over = guards <= (kind == "battle")
        won = 1.0 if over else odds.duel(kind, troops, guards - 1, (0, 0), pluses).wins
        changes = won - odds.duel(kind, troops - 1, guards, (0, 0), pluses).wins
        if attacks:
            stake = self.gain(fights.defender, kind) + by.honour + WINS * (fights.points[1] >= enough)
        else:
            harm = self.harm[fights.attacker]
            stake = by.fame + WINS * (max(fights.points) >= enough)
            stake += points.battle + harm if kind == "battle" else self._held_by(fights) * (1 + harm)
        return changes * stake + self.troop * (1.0 if attacks or guards else 0.3)

    def _held_by(self, fights: Combat) -> float:
        """The piece that an attack on somebody is about."""
        return NUMBERS.points.fortress if fights.kind == "siege" else NUMBERS.points.settlement
