"""What happens in a game: each event with what it changes. It befalls a people, a person, or nobody."""

from typing import Annotated, Any, Literal, cast

from heart_africa.companions.box import Known
from heart_africa.companions.kingdoms.components import (
    BritanniaName,
    Colour,
    Components,
    Effect,
    FameName,
    People,
    TerritoryName,
)
from heart_africa.companions.kingdoms.state import (
    RESOURCES,
    UNSEEN,
    Army,
    Combat,
    CombatKind,
    Ending,
    Lasting,
    Player,
    Sailing,
    Ship,
    State,
    Task,
    Until,
)
from heart_africa.companions.rules import Happening, happenings
from heart_africa.companions.secrets import FACE_DOWN, Secret
from heart_africa.companions.table import changed, without

Held = Literal["marker", "settlement", "fortress"]
Decided = Literal["points", "territories", "wins", "cards", "nothing"]
Counts = tuple[int, ...]
"""Resource cards, as many of each as in the order of `RESOURCES`."""
ROWS: dict[str, str] = {"marker": "markers", "settlement": "settlements", "fortress": "fortresses"}
"""Where a player's row keeps each kind of piece, and the numbers how many of it there are."""


def _place(state: State, name: str) -> int:
    return state.box.chart.places[name]


def _army(state: State, seat: int, number: int, **changes: Any) -> State:  # noqa: ANN401  # of an army's fields
    armies = [*state.players[seat].armies]
    armies[number] = armies[number]._replace(**changes)
    return state.with_player(seat, armies=tuple(armies))


def _troops(state: State, seat: int, number: int, troops: int) -> State:
    """With so many troops in an army; without any it is off the map."""
    return _army(state, seat, number, **({"troops": troops} if troops else Army()._asdict()))


def _ship(state: State, seat: int, number: int, **changes: Any) -> State:  # noqa: ANN401  # as above
    ships = [*state.players[seat].ships]
    ships[number] = ships[number]._replace(**changes)
    return state.with_player(seat, ships=tuple(ships))


def _combat(state: State, **changes: Any) -> State:  # noqa: ANN401  # as above
    assert state.combat is not None  # noqa: S101  # it has begun
    return state.with_(combat=state.combat._replace(**changes))


def _counted(state: State, who: str, what: Held, name: str, by: int) -> State:
    seat, row = state.seat(who), ROWS[what]
    counts = changed(getattr(state.players[seat], row), _place(state, name), by)
    return state.with_player(seat, **{row: counts})


def _hand(hand: Counts, cards: Counts, sign: int) -> Counts:
    return (*[have + sign * each for have, each in zip(hand, cards, strict=False)], hand[UNSEEN])


def _card(hand: Counts, card: str, by: int) -> Counts:
    return changed(hand, UNSEEN if card == FACE_DOWN else RESOURCES.index(card), by)


# --- the frame ---


class TableOpened(Happening, kind="kingdoms-table"):
    """3.1, 3.2: everything is at hand, and these people sit around the table, to the right."""

    components: Components
    names: tuple[str, ...]
    armies_break: bool = False

    @property
    def also(self) -> dict[str, object]:
        return {"pack": self.components.pack, "version": self.components.version}

    def applied(self, state: State, _who: str) -> State:
        nothing = (0,) * len(self.components.territories)
        players = tuple(
            Player(name, markers=nothing, settlements=nothing, fortresses=nothing) for name in self.names
        )
        return state.with_(
            components=self.components,
            players=players,
            armies_break=self.armies_break,
            due=(Task("first"),),
        )


class ComponentStated(Known, kind="kingdoms-stated"):
    """The owner of a box has said a printed value: the components with it."""

    piece: str
    field: str
    value: str
    components: Components


class FirstRolled(Happening, kind="kingdoms-first"):
    """3.3: the dice of all, rolled again by those who tied; who begins."""

    faces: tuple[int, ...]
    name: str

    @property
    def variant(self) -> str:
        return "rolled" if self.faces else "said"


class Due(Happening, kind="kingdoms-due"):
    """The first `done` of what was due is done, and these come before the rest."""

    tasks: tuple[Task, ...] = ()
    done: int = 0

    def applied(self, state: State, _who: str) -> State:
        return state.with_(due=(*self.tasks, *state.due[self.done :]))


class SideChosen(Happening, kind="kingdoms-side"):
    """3.3: somebody plays a people."""

    people: People

    def applied(self, state: State, who: str) -> State:
        return state.with_player(state.seat(who), people=self.people)


class RoundBegan(Happening, kind="kingdoms-round"):
    """4: a round begins."""

    round: int

    def applied(self, state: State, _who: str) -> State:
        return state.with_(round=self.round, lasting=(), bought=(), passed=0, texts=())


class TurnBegan(Happening, kind="kingdoms-turn-begins"):
    """7: somebody's turn begins: his armies and ships may move again."""

    round: int

    def applied(self, state: State, who: str) -> State:
        seat = state.seat(who)
        player = state.players[seat]
        return state.with_player(
            seat,
            armies=tuple([Army(each.place, each.troops) for each in player.armies]),
            ships=tuple([Ship(each.place) for each in player.ships]),
        ).with_(texts=(), lasting=_kept(state, "turn"))


class Ended(Happening, kind="kingdoms-ended", by="how"):
    """15: the game is over."""

    how: Ending
    winners: tuple[str, ...]
    decided: Decided = "points"

    def applied(self, state: State, _who: str) -> State:
        return state.with_(ending=self.how, winners=self.winners, due=(), combat=None, sailing=None)


# --- cards ---

Why = Literal[
    "production",
    "sale",
    "trade",
    "card",
    "troop",
    "settlement",
    "fortress",
    "ship",
    "die",
    "peasants",
    "plus",
]
"""What resource cards are taken or given for."""


class Took(Happening, kind="kingdoms-took", by="why"):
    """Resource cards come from their piles into a hand."""

    cards: Counts
    why: Why

    def applied(self, state: State, who: str) -> State:
        seat = state.seat(who)
        return state.with_player(seat, hand=_hand(state.players[seat].hand, self.cards, 1))


class Paid(Happening, kind="kingdoms-paid", by="why"):
    """Resource cards go from a hand to their piles; played for a +1, they raise a roll."""

    cards: Counts
    why: Why

    def applied(self, state: State, who: str) -> State:
        seat = state.seat(who)
        state = state.with_player(seat, hand=_hand(state.players[seat].hand, self.cards, -1))
        return _raised(state, seat, sum(self.cards)) if self.why == "plus" else state


def _raised(state: State, seat: int, by: int) -> State:
    if not (combat := state.combat):
        return state
    if seat == combat.attacker:
        return _combat(state, attack=combat.attack + by)
    return _combat(state, defence=combat.defence + by)


class Yielded(Happening, kind="kingdoms-hand-over"):
    """13: who was plundered hands over the resource that was sought."""

    card: str
    thief: str

    def applied(self, state: State, who: str) -> State:
        return _stolen(state, who, self.thief, self.card)


class Denied(Happening, kind="kingdoms-denied"):
    """13: who was plundered says that he has not got it."""

    card: str


class Stolen(Happening, kind="kingdoms-stolen"):
    """A card was drawn from the hand of whom it befalls, unseen by all others."""

    card: Annotated[str, Secret("who", "thief")]
    thief: str
    fame: bool = False

    def applied(self, state: State, who: str) -> State:
        if not self.fame:
            return _stolen(state, who, self.thief, self.card)
        seat, thief = state.seat(who), state.seat(self.thief)
        left = without(state.players[seat].fame, self.card)
        state = state.with_player(seat, fame=left)
        return state.with_player(thief, fame=(*state.players[thief].fame, self.card))


def _stolen(state: State, who: str, thief: str, card: str) -> State:
    seat, other = state.seat(who), state.seat(thief)
    state = state.with_player(seat, hand=_card(state.players[seat].hand, card, -1))
    return state.with_player(other, hand=_card(state.players[other].hand, card, 1))


class FameTaken(Happening, kind="kingdoms-fame-taken"):
    """10: somebody takes a Fame card from the top of the deck; `beneath`: it was one of those laid there."""

    card: Annotated[FameName, Secret("who")]
    beneath: bool = False

    @property
    def variant(self) -> str:
        return "unseen" if self.card == FACE_DOWN else "seen"

    def applied(self, state: State, who: str) -> State:
        seat = state.seat(who)
        state = state.with_player(seat, fame=(*state.players[seat].fame, self.card))
        return state.with_(beneath=state.beneath[1:]) if self.beneath else state


class FamePlayed(Happening, kind="kingdoms-fame-played", by="plus"):
    """10: a Fame card is played, for its text or for its +1, and goes beneath the deck."""

    card: FameName
    plus: bool = False

    def applied(self, state: State, who: str) -> State:
        seat = state.seat(who)
        held = state.players[seat].fame
        gone = self.card if self.card in held else FACE_DOWN  # of a hand that whoever looks does not know
        state = state.with_player(seat, fame=without(held, gone) if gone in held else held)
        state = state.with_(beneath=(*state.beneath, self.card))
        return _raised(state, seat, 1) if self.plus else state.with_(texts=(*state.texts, seat))


class CardTurned(Happening, kind="kingdoms-card"):
    """5: a Britannia card is turned over."""

    card: BritanniaName

    def applied(self, state: State, _who: str) -> State:
        return state.with_(britannia=(*state.britannia, self.card))


class Lasts(Happening, kind="kingdoms-lasts"):
    """An effect of a card lasts; one of nobody's works on all."""

    effect: Effect
    until: Until

    def applied(self, state: State, who: str) -> State:
        seat = state.seat(who) if who else -1
        return state.with_(lasting=(*state.lasting, Lasting(self.effect, self.until, seat)))


class SetRight(Happening, kind="kingdoms-set-right"):
    """The players put into the game what a card of theirs says: so many more or fewer of something."""

    piece: str
    amount: int
    place: TerritoryName = ""

    def applied(self, state: State, who: str) -> State:
        seat = state.seat(who)
        player = state.players[seat]
        if self.piece in RESOURCES:
            return state.with_player(seat, hand=_card(player.hand, self.piece, self.amount))
        if self.piece == "win":
            return state.with_player(seat, wins=player.wins + self.amount)
        if self.piece == "troop":
            number = player.armies_at(_place(state, self.place))[0]
            return _troops(state, seat, number, player.armies[number].troops + self.amount)
        return _counted(state, who, cast("Held", self.piece), self.place, self.amount)


# --- production ---


class DieAdded(Happening, kind="kingdoms-die"):
    """6: one more die of a colour will be rolled, and all others are asked again."""

    colour: Colour

    def applied(self, state: State, _who: str) -> State:
        return state.with_(bought=(*state.bought, self.colour), passed=0)


class DiePassed(Happening, kind="kingdoms-no-die"):
    """6: somebody adds no die."""

    def applied(self, state: State, _who: str) -> State:
        return state.with_(passed=state.passed + 1)


class ProductionRolled(Happening, kind="kingdoms-production", by="colour"):
    """6: the dice of production, and the colour that produces."""

    red: tuple[int, ...]
    black: tuple[int, ...]
    colour: Literal["red", "black", "tie", "both"]

    def applied(self, state: State, _who: str) -> State:
        return state.with_(bought=(), passed=0, lasting=_kept(state, "production"))


def _kept(state: State, over: Until) -> tuple[Lasting, ...]:
    """What lasts on when something is over."""
    return tuple([each for each in state.lasting if each.until != over])


class ColourChosen(Happening, kind="kingdoms-colour", by="colour"):
    """6: on a tie everybody says for himself what produces."""

    colour: Colour


class PileEmpty(Happening, kind="kingdoms-pile-empty"):
    """DK-039: somebody gets fewer cards of a resource than he should, for there are no more."""

    resource: str
    lacking: int


# --- pieces ---


class Placed(Happening, kind="kingdoms-placed", by="piece"):
    """A marker, settlement or fortress is placed in a territory."""

    piece: Held
    place: TerritoryName

    def applied(self, state: State, who: str) -> State:
        return _counted(state, who, self.piece, self.place, 1)


class Removed(Happening, kind="kingdoms-removed", by="piece"):
    """A marker, settlement or fortress leaves a territory."""

    piece: Held
    place: TerritoryName

    def applied(self, state: State, who: str) -> State:
        return _counted(state, who, self.piece, self.place, -1)


class MarkersOut(Happening, kind="kingdoms-no-marker"):
    """DK-010: there is no marker left to be placed in a territory."""

    place: TerritoryName


class ShipLaid(Happening, kind="kingdoms-ship", by="launched"):
    """8.5: a ship is launched in a port, or sold."""

    place: TerritoryName
    launched: bool = True

    def applied(self, state: State, who: str) -> State:
        seat, place = state.seat(who), _place(state, self.place)
        sought = -1 if self.launched else place
        number = next(number for number, each in enumerate(state.players[seat].ships) if each.place == sought)
        return _ship(state, seat, number, place=place if self.launched else -1, moved=False)


class Recruited(Happening, kind="kingdoms-recruited", by="new"):
    """8.2: a troop joins an army, or forms a new one; `rests`: it may not act in this turn."""

    army: int
    place: TerritoryName
    new: bool
    rests: bool = False

    def applied(self, state: State, who: str) -> State:
        seat, number = state.seat(who), self.army - 1
        if self.new:
            raised = Army(_place(state, self.place), 1, moved=self.rests, fought=self.rests)
            return _army(state, seat, number, **raised._asdict())
        return _troops(state, seat, number, state.players[seat].armies[number].troops + 1)


class TroopLost(Happening, kind="kingdoms-lost"):
    """An army loses a troop, or is gone with its last one."""

    army: int
    place: TerritoryName
    left: int

    @property
    def variant(self) -> str:
        return "some" if self.left else "last"

    def applied(self, state: State, who: str) -> State:
        return _troops(state, state.seat(who), self.army - 1, self.left)


class Regrouped(Happening, kind="kingdoms-regroup"):
    """9.3: troops pass from one army to another in the same place."""

    army: int
    into: int
    troops: int
    place: TerritoryName

    def applied(self, state: State, who: str) -> State:
        seat = state.seat(who)
        armies = state.players[seat].armies
        state = _troops(state, seat, self.into - 1, armies[self.into - 1].troops + self.troops)
        return _troops(state, seat, self.army - 1, armies[self.army - 1].troops - self.troops)


# --- moves ---

How = Literal["land", "sea", "retreat", "sent-back", "stays", "again"]


class Moved(Happening, kind="kingdoms-moved", by="how"):
    """An army goes somewhere: by land or sea, in retreat, `sent-back`; or it may go `again`."""

    army: int
    place: TerritoryName
    how: How

    def applied(self, state: State, who: str) -> State:
        seat, number = state.seat(who), self.army - 1
        own = state.players[seat].armies[number]
        moved = own.moved if self.how in ("sea", "retreat") else self.how != "again"
        stays = self.how != "sent-back"  # what was called off has not taken place
        own = Army(
            _place(state, self.place), own.troops, moved, own.fought and stays, own.plundered and stays,
            self.how == "retreat" or (own.retreated and self.how == "again"),
        )  # fmt: skip
        return _army(state, seat, number, **own._asdict())


class Sailed(Happening, kind="kingdoms-sailed"):
    """9.1.3: a ship puts to sea, with an army or without (0), and may go so many ports."""

    ship: int
    army: int
    place: TerritoryName
    faces: tuple[int, ...]
    reach: int

    @property
    def variant(self) -> str:
        return "army" if self.army else "empty"

    def applied(self, state: State, who: str) -> State:
        sailing = Sailing(self.ship - 1, self.army - 1, _place(state, self.place), self.reach)
        return _ship(state, state.seat(who), self.ship - 1, moved=True).with_(sailing=sailing)


class Landed(Happening, kind="kingdoms-land"):
    """9.1.3: a ship comes into port."""

    ship: int
    place: TerritoryName

    def applied(self, state: State, who: str) -> State:
        state = _ship(state, state.seat(who), self.ship - 1, place=_place(state, self.place))
        return state.with_(sailing=None)


# --- combats ---

NEXT_COMBAT = ("extra-dice", "no-retreat")
"""What a Fame card says of the next combat of its turn."""


class CombatBegan(Happening, kind="kingdoms-combat", by="combat"):
    """9: an army attacks or plunders; `came`: from where, "" from here."""

    combat: CombatKind
    army: int
    defender: str
    place: TerritoryName
    came: TerritoryName = ""

    def applied(self, state: State, who: str) -> State:
        seat, other = state.seat(who), state.seat(self.defender)
        fought = self.combat not in ("plunder", "marker")
        if fought:
            state = _army(state, seat, self.army - 1, moved=True, fought=True)
        elif self.combat == "plunder":
            state = _army(state, seat, self.army - 1, moved=True, plundered=True)
        points = (state.players[seat].points, state.players[other].points)
        came = _place(state, self.came) if self.came else -1
        lasting = tuple(
            each._replace(until="combat")
            if fought and (each.seat, each.until) == (seat, "turn") and each.effect.verb in NEXT_COMBAT
            else each
            for each in state.lasting
        )
        place = _place(state, self.place)
        fights = Combat(self.combat, seat, self.army - 1, other, place, came, points=points)
        return state.with_(combat=fights, lasting=lasting)


class Stood(Happening, kind="kingdoms-stood"):
    """11, 14.2: the defender's armies that take part."""

    armies: tuple[int, ...]

    @property
    def also(self) -> dict[str, object]:
        return {"count": len(self.armies)}

    @property
    def variant(self) -> str:
        return "some" if self.armies else "none"

    def applied(self, state: State, _who: str) -> State:
        return _combat(state, ranks=tuple(each - 1 for each in self.armies))


class RoundRolled(Happening, kind="kingdoms-rolled"):
    """A round's dice, the attacker's first."""

    attack: tuple[int, ...]
    defence: tuple[int, ...]
    defender: str

    def applied(self, state: State, _who: str) -> State:
        rounds = state.combat.rounds + 1 if state.combat else 1
        return _combat(state, rounds=rounds, attack=max(self.attack), defence=max(self.defence))


class RoundOver(Happening, kind="kingdoms-round-over", by="won"):
    """Who won a round, with what against what."""

    attack: int
    defence: int
    won: Literal["attack", "defence"]


class CouldRetreat(Happening, kind="kingdoms-chance"):
    """DK-122: who had a chance to retreat and fights on."""

    attacker: bool

    def applied(self, state: State, _who: str) -> State:
        one, other = state.combat.chance if state.combat else (False, False)
        return _combat(state, chance=(True, other) if self.attacker else (one, True))


class CombatOver(Happening, kind="kingdoms-combat-over"):
    """How a combat came out, for whom it befalls: its winner."""

    combat: CombatKind
    how: Literal["won", "held", "retreat", "called-off"]
    loser: str
    place: TerritoryName

    @property
    def variant(self) -> str:
        return f"{self.combat}-{self.how}" if self.how in ("won", "held") else self.how

    def applied(self, state: State, _who: str) -> State:
        return state.with_(combat=None, lasting=_kept(state, "combat"))


class VictoryMarked(Happening, kind="kingdoms-won"):
    """11.3: a battle won is marked: a victory point."""

    wins: int

    def applied(self, state: State, who: str) -> State:
        return state.with_player(state.seat(who), wins=self.wins)


EVENTS = happenings(globals())
