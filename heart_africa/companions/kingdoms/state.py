"""How a game stands: plain numbers and tuples. Players are counted by their seats, to the right.

Nothing unseen is decided before it is seen. Which card lies next in a deck is drawn by lot when it is turned
over or taken, and which card is stolen when it is stolen: the chances are those of a shuffled deck, the
state keeps no secret but the hands, and whoever plays with the real cards says what he drew instead.

What is `Secret` only those may know to whom it belongs; a `View` makes of it what anybody else may see.
"""

from functools import cached_property, lru_cache
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

from heart_africa.companions.kingdoms.components import Britannia, Components, Effect, People, Resource, Verb
from heart_africa.companions.kingdoms.numbers import NUMBERS
from heart_africa.companions.secrets import FACE_DOWN, Secret
from heart_africa.companions.table import Table
from heart_africa.core.dataclass import dataclass

RESOURCES: tuple[Resource, ...] = ("stone", "wood", "iron", "wheat", "gold")
STONE, WOOD, IRON, WHEAT, GOLD, UNSEEN = range(6)
"""The places of a hand of resource cards; `UNSEEN`: those that the viewer may not know."""

What: TypeAlias = Literal[
    "first", "choose", "settle", "britannia", "bid", "harvest", "colour", "begin", "turn", "land",
    "gain", "lose", "recruit", "exchange", "fame", "steal", "remove",
    "stand", "round", "duel", "casualty", "pause", "deny", "flee",
]  # fmt: skip
"""What somebody has to do: see the orders that answer it."""
Ending: TypeAlias = Literal["", "threshold", "cards"]
CombatKind: TypeAlias = Literal["battle", "settlement", "siege", "plunder", "marker"]
Until: TypeAlias = Literal["round", "production", "turn", "combat"]


class Task(NamedTuple):
    """Something to be done by a seat. `times`: how often; `of`: another seat; `what` of which `resource`."""

    what: What
    seat: int = 0
    times: int = 1
    of: int = -1
    resource: str = ""


class Army(NamedTuple):
    """An army; one of no troops is not on the map. A plunder is no combat: after it none has `fought`."""

    place: int = -1
    troops: int = 0
    moved: bool = False
    fought: bool = False
    plundered: bool = False
    retreated: bool = False


class Ship(NamedTuple):
    """A ship in the port of a territory, -1 for one that is not on the map."""

    place: int = -1
    moved: bool = False


class Player(NamedTuple):
    """A player. `markers`, `settlements`, `fortresses`: how many he has in each territory."""

    name: str
    people: People | Literal[""] = ""
    hand: Annotated[tuple[int, ...], Secret()] = (0,) * 6
    fame: Annotated[tuple[str, ...], Secret()] = ()
    wins: int = 0
    markers: tuple[int, ...] = ()
    settlements: tuple[int, ...] = ()
    fortresses: tuple[int, ...] = ()
    armies: tuple[Army, ...] = (Army(),) * NUMBERS.pieces.armies
    ships: tuple[Ship, ...] = (Ship(),) * NUMBERS.pieces.ships

    @property
    def cards(self) -> int:
        """How many resource cards he holds."""
        return sum(self.hand)

    @property
    def points(self) -> int:
        """DK-145: his victory points."""
        worth = NUMBERS.points
        ships = sum([each.place >= 0 for each in self.ships])
        held = sum(self.settlements) * worth.settlement + sum(self.fortresses) * worth.fortress
        return held + ships * worth.ship + self.wins * worth.battle

    @property
    def in_the_field(self) -> bool:
        """Whether any army of his is on the map."""
        return any(each.troops for each in self.armies)

    def army_at(self, place: int) -> bool:
        """Whether an army of his stands there."""
        return place in [each.place for each in self.armies]

    def armies_at(self, place: int) -> tuple[int, ...]:
        """The numbers, from 0, of his armies that stand there."""
        return tuple([number for number, each in enumerate(self.armies) if each.place == place])

    def troops_at(self, place: int) -> int:
        """The troops of all his armies there."""
        return sum([each.troops for each in self.armies if each.place == place])

    def builds_at(self, place: int) -> int:
        """His settlements and fortresses there."""
        return self.settlements[place] + self.fortresses[place]

    def holds(self, place: int) -> bool:
        """Whether he has a marker, settlement or fortress there."""
        return bool(self.markers[place] or self.settlements[place] or self.fortresses[place])


class Lasting(NamedTuple):
    """An effect that lasts, of whose card; -1 for one of a Britannia card."""

    effect: Effect
    until: Until
    seat: int = -1


class Sailing(NamedTuple):
    """A ship under way: which, with which army (-1: none), from where, how many ports far."""

    ship: int
    army: int
    start: int
    reach: int


class Combat(NamedTuple):
    """A combat: whose army attacks whom, where, from where it came (-1: it stood there).

    `ranks`: the armies of the defender that take part; `rounds` fought; `attack` and `defence`: the best of
    each roll with the cards played for it; `chance`: who could retreat and did not, attacker and defender;
    `points`: of both, when it began.
    """

    kind: CombatKind
    attacker: int
    army: int
    defender: int
    place: int
    origin: int = -1
    ranks: tuple[int, ...] = ()
    rounds: int = 0
    attack: int = 0
    defence: int = 0
    chance: tuple[bool, bool] = (False, False)
    points: tuple[int, int] = (0, 0)

    def other(self, seat: int) -> int:
        """Against whom one of the two fights."""
        return self.defender if seat == self.attacker else self.attacker

    def short(self, seat: int) -> int:
        """DK-097: by how much the roll of one of the two has to be raised to win the round."""
        return self.defence + 1 - self.attack if seat == self.attacker else self.attack - self.defence


@dataclass(frozen=True)
class State(Table[Components]):
    """A game. `due`: what has to be done, the first of it now."""

    derived = (
        (frozenset({"components"}), ("box",)),
        (frozenset({"components", "players", "armies_break"}), ("first", "controllers", "present")),
    )

    components: Components | None = None
    players: tuple[Player, ...] = ()
    round: int = 0
    due: tuple[Task, ...] = ()
    ending: Ending = ""
    winners: tuple[str, ...] = ()
    britannia: tuple[str, ...] = ()
    """The Britannia cards that were turned over, the last one last."""
    beneath: tuple[str, ...] = ()
    """The Fame cards that were played and lie beneath the deck, the topmost first."""
    lasting: tuple[Lasting, ...] = ()
    armies_break: bool = False
    """Whether an enemy army breaks control (DK-007)."""
    bought: tuple[str, ...] = ()
    """The colours of the dice added to this production."""
    passed: int = 0
    """How many seats in a row have added no die."""
    texts: tuple[int, ...] = ()
    """Who has played a Fame card for its text in this turn."""
    sailing: Sailing | None = None
    combat: Combat | None = None

    def with_player(self, seat: int, **changes: Any) -> "State":  # noqa: ANN401  # of a player's fields
        """The same with these fields of a player changed."""
        players = [*self.players]
        players[seat] = players[seat]._replace(**changes)
        return self.with_(() if changes.keys() <= CARDS else None, players=tuple(players))

    def with_hands(self, players: tuple[Any, ...]) -> "State":
        """The same with other hands."""
        return self.with_((), players=players)

    # --- the box ---

    @property
    def turn(self) -> int:
        """What a round is called on the shelf."""
        return self.round

    # --- who has to do what ---

    @property
    def task(self) -> Task | None:
        """What has to be done now; None before the game and after it."""
        return self.due[0] if self.due else None

    @property
    def step(self) -> str:
        """The same by its name: `set-up` before the game, `over` after it."""
        return self.due[0].what if self.due else "over" if self.ending else "set-up"

    @property
    def actor(self) -> int:
        """The seat that has to do it; -1 if nobody has."""
        return self.due[0].seat if self.due else -1

    @property
    def on_turn(self) -> int:
        """The seat whose turn it is, -1 between turns."""
        for each in self.due:
            if each.what in ("begin", "turn"):
                return each.seat if each.what == "turn" else -1
        return -1

    def seat(self, people: str) -> int:
        """The seat of a people, or of a person by his name. Raises `ValueError`: nobody's."""
        for seat, each in enumerate(self.players):
            if people in (each.people, each.name):
                return seat
        raise ValueError(people)

    def who(self, seat: int) -> str:
        """By what a seat is called: its people, once it has one."""
        player = self.players[seat]
        return player.people or player.name

    def after(self, seat: int) -> tuple[int, ...]:
        """All seats to the right, from this one on."""
        count = len(self.players)
        return tuple([(seat + step) % count for step in range(count)])

    @cached_property
    def first(self) -> int:
        """The seat of the Britons, who begin every round."""
        return next((seat for seat, each in enumerate(self.players) if each.people == "britons"), 0)

    # --- the map ---

    @cached_property
    def controllers(self) -> tuple[int, ...]:
        """DK-007: who controls each territory, -1 for nobody."""
        found = [-1] * len(self.box.territories)
        for seat, player in enumerate(self.players):
            for place in _held(player.markers, player.settlements, player.fortresses):
                found[place] = seat if found[place] == -1 else _CONTESTED
        found = [max(held, -1) for held in found]
        if self.armies_break:
            found = [
                -1 if held >= 0 and self.enemy_army(held, place) else held for place, held in enumerate(found)
            ]
        return tuple(found)

    def closed(self, place: int) -> bool:
        """DK-021: whether a territory is out of bounds."""
        return place in self.box.chart.closed and len(self.players) < len(NUMBERS.four.peoples)

    @cached_property
    def present(self) -> tuple[tuple[int, ...], ...]:
        """Who has a piece of any kind in each territory."""
        found: list[tuple[int, ...]] = [()] * len(self.box.territories)
        for seat, player in enumerate(self.players):
            held = _held(player.markers, player.settlements, player.fortresses)
            for place in held.union([each.place for each in player.armies if each.troops]):
                found[place] += (seat,)
        return tuple(found)

    def enemies(self, seat: int, place: int) -> tuple[int, ...]:
        """The others who have a piece of any kind there."""
        there = self.present[place]
        return tuple([other for other in there if other != seat]) if there else ()

    def enemy_army(self, seat: int, place: int) -> bool:
        """Whether an army of another player stands there."""
        return any(other != seat and each.army_at(place) for other, each in enumerate(self.players))

    def controlled(self, seat: int) -> list[int]:
        """The territories that a player controls."""
        return [place for place, held in enumerate(self.controllers) if held == seat]

    def ship_at(self, place: int) -> bool:
        """Whether a ship lies in the port of a territory."""
        return any(ship.place == place for each in self.players for ship in each.ships)

    def retreats(self, seat: int, place: int) -> tuple[int, ...]:
        """DK-110 to DK-114: where he may retreat to from there."""
        near = self.box.chart.near[place]
        held = self.controllers
        return tuple([each for each in near if held[each] == seat and not self.enemy_army(seat, each)])

    # --- the cards ---

    def pile(self, resource: int) -> int:
        """How many cards of a resource lie in their pile, as far as is known."""
        return NUMBERS.cards.each_resource - sum([each.hand[resource] for each in self.players])

    @property
    def unseen_fame(self) -> tuple[str, ...]:
        """The Fame cards that whoever looks has not seen: in the deck, and in hands he does not know."""
        left = [*self.box.fame_deck]
        for card in (*self.beneath, *[card for each in self.players for card in each.fame]):
            if card != FACE_DOWN:
                left.remove(card)
        return tuple(left)

    @property
    def fame_left(self) -> int:
        """How many Fame cards lie in the deck, those beneath it included."""
        return len(self.box.fame_deck) - sum([len(each.fame) for each in self.players])

    @property
    def britannia_left(self) -> tuple[str, ...]:
        """The Britannia cards of the topmost group that are still to come: any of them is the next.

        Those of which nobody has said the group, or whether they are marked, may be among them.
        """
        left = [each for each in self.in_play if each.id not in self.britannia]
        group = min([each.group for each in left if each.group], default=None)
        over = len(self.britannia) >= self.most_rounds
        return () if over else tuple([each.id for each in left if each.group in (group, None)])

    @property
    def in_play(self) -> tuple[Britannia, ...]:
        """The Britannia cards that are not known to be put aside: of four players those marked for three."""
        return _in_play(self.box, len(self.players) == len(NUMBERS.four.peoples))

    @property
    def most_rounds(self) -> int:
        """How many rounds the Britannia cards last."""
        return _most_rounds(self.box, len(self.players) == len(NUMBERS.four.peoples))

    def production_dice(self, colour: str) -> int:
        """How many dice of a colour are rolled for the production: the one, those added, those of cards."""
        cards = [each.amount for each in self.effects("production-die") if each.colour == colour]
        return 1 + self.bought.count(colour) + sum(cards)

    def lasts(self, verb: Verb) -> bool:
        """Whether anything of that verb lasts, of whose card ever."""
        return bool(self.lasting) and any(each.effect.verb == verb for each in self.lasting)

    def effects(self, verb: Verb, seat: int = -1) -> list[Effect]:
        """The lasting effects of that verb that work on a seat: of its own Fame cards and of the round's."""
        return [
            each.effect for each in self.lasting
            if each.effect.verb == verb and each.seat in (-1, seat)
        ]  # fmt: skip


_CONTESTED = -2
"""Where several players have built."""


@lru_cache(maxsize=1024)
def _held(*rows: tuple[int, ...]) -> frozenset[int]:
    """Where a player has a marker, settlement or fortress."""
    return frozenset([place for row in rows for place, count in enumerate(row) if count])


@lru_cache(maxsize=64)
def _in_play(box: Components, four: bool) -> tuple[Britannia, ...]:  # noqa: FBT001  # as it is looked up
    return tuple([each for each in box.britannia if not (four and each.three)])


@lru_cache(maxsize=64)
def _most_rounds(box: Components, four: bool) -> int:  # noqa: FBT001  # as above
    cards = _in_play(box, four)
    marked = NUMBERS.cards.marked - (len(box.britannia) - len(cards))
    return len(cards) - (marked if four and any(each.three is None for each in cards) else 0)


CARDS = frozenset({"hand", "fame"})
"""What of a player nothing is derived from."""
