"""What a position is worth, and what an order brings at once, in victory points: the computer's judgement.

Of the rules only the points of 11.0 stand here. The rest is what we think of a game: how much a regiment on
its way to the Zulu Victory marker weighs, a card kept, an Action left. The computer's players and its advice
judge by this; no rule does.
"""

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache, lru_cache
from typing import Any, NamedTuple

from heart_africa.companions.packs import ComponentNeeded
from heart_africa.companions.run import Book
from heart_africa.companions.zulus import actions, cards, volleys
from heart_africa.companions.zulus.abilities import ALL_CAUSES, UseAbility
from heart_africa.companions.zulus.components import (
    TRACKS,
    Ability,
    Card,
    Components,
    Edition,
    Effect,
    Range,
    Verb,
)
from heart_africa.companions.zulus.edition import Volleys, edition_data
from heart_africa.companions.zulus.odds import TELLING, thrown
from heart_africa.companions.zulus.state import BUILDINGS, State
from heart_africa.core.dice import SIDES
from heart_africa.core.journal.records import Command

LOST = 60.0
"""A camp that is overrun."""
THREAT, FADE = 45.0, 0.55
"""A regiment so many boxes from the Zulu Victory marker weighs `THREAT * FADE ** boxes`."""
FRESH = 0.1
"""A tenth of that more or less for each Hit marker above or below three."""
ACTION, CARD = 1.0, 1.2
"""An Action, and a card drawn."""
DIE = 0.15
"""A die that a card kept may throw, at close range and at medium range alike."""
DRAWS = 28
"""The cards of a game's draw pile."""
ROUTED = 0.7
"""How much of its weight goes with an iButho that routs: an R brings it back."""
ABILITY = 1.0
"""What a Hero on the table may still do."""
AMMUNITION = 7.0
"""All rounds at hand for a whole game."""
HANDED_OUT = 2.5
"""What it costs to have rounds handed out: an Action, and a Hero from the table."""
PLATOON = 3.0
"""The Reserve Platoon, for somebody who holds the card to commit it."""
TASK = 3.0
"""A task that is given up: the Platoon breaks up, the leader of the building goes."""

Reasons = tuple[tuple[str, float], ...]
"""Why an order is good or bad: message ids, each with its victory points."""


class Gain(NamedTuple):
    """A reason for or against an order (a message id), in victory points."""

    reason: str
    value: float


class Target(NamedTuple):
    """An iButho as far as a volley is about it; `walls`: the barricades behind it."""

    edition: Edition
    box: int
    hits: int
    walls: float
    burns: bool


# --- an iButho, and a volley at it ---


@lru_cache(maxsize=4096)
def _threat(boxes: float, hits: int) -> float:
    return LOST if boxes <= 0 else THREAT * FADE**boxes * (1 + FRESH * (hits - 3))


class _Volleys(dict[int, float]):
    """What so many dice bring on average, of which so many lose 1, reckoned when it is first asked for.

    `less` below 0: one of them gains 1.
    """

    def __init__(self, target: Target, less: int) -> None:
        self._target, self._less = target, less

    def __missing__(self, dice: int) -> float:
        total, known = 0.0, dict[Counts, float]()
        for counts, chance in _counted(self._target.edition, dice, self._less):
            if counts not in known:
                known[counts] = _struck(self._target, counts)
            total += chance * known[counts]
        self[dice] = total
        return total


_volleys = lru_cache(maxsize=1 << 14)(_Volleys)
"""The same for all that are asked of one target."""

Counts = tuple[int, int, int]
"""Hits, retreats, and retreats in a fire."""


@lru_cache(maxsize=1 << 8)
def _counted(edition: Edition, dice: int, less: int) -> tuple[tuple[Counts, float], ...]:
    """How so many dice may count, of which so many lose 1, with the chance of each."""
    found, rules = [], edition_data(edition).volleys
    for faces, chance in thrown(dice):
        raised = raise_of(faces, rules.retreat) if less < 0 else 0
        found.append((_counts(rules, volleys.counted(faces, max(0, less), raised)), float(chance)))
    return tuple(found)


def _counts(rules: Volleys, faces: tuple[int, ...]) -> Counts:
    return faces.count(rules.hit), faces.count(rules.retreat), faces.count(rules.retreat_in_fire)


@cache
def told_apart(dice: int, less: int, retreat: int) -> tuple[tuple[tuple[int, ...], Fraction], ...]:
    """Of these throws one for each that comes to the same, with the chance of all such."""
    found: dict[tuple[int, ...], tuple[tuple[int, ...], Fraction]] = {}
    for faces, chance in thrown(dice):
        raised = raise_of(faces, retreat) if less < 0 else 0
        counts = volleys.counted(faces, max(0, less), raised)
        key = tuple(counts.count(face) for face in TELLING[1:])
        first, before = found.get(key, (faces, Fraction(0)))
        found[key] = (first, before + chance)
    return tuple(found.values())


def raise_of(faces: tuple[int, ...], retreat: int) -> int:
    """The die that a +1 helps most: a retreat becomes a hit, else a near miss a retreat; 0 for none."""
    return next((faces.index(face) + 1 for face in (retreat, retreat - 1) if face in faces), 0)


@lru_cache(maxsize=1 << 14)
def _shown(target: Target, less: int, faces: tuple[int, ...], raised: int) -> float:
    """What dice that show these faces bring, of which so many lose 1 and one may be raised."""
    rules = edition_data(target.edition).volleys
    return _struck(target, _counts(rules, volleys.counted(faces, less, raised)))


def _struck(target: Target, counts: Counts) -> float:
    """What dice that count so bring against an iButho."""
    data, (lost, retreats, in_fire) = edition_data(target.edition), counts
    worth, boxes = data.victory, target.box + target.walls
    before = _threat(boxes, target.hits)
    if lost > target.hits:
        return before + worth.marker * target.hits + worth.ibutho
    back_by = retreats + (in_fire if target.burns else 0)
    if target.box + back_by > data.map.farthest:
        return before * ROUTED + worth.marker * lost
    return before + worth.marker * lost - _threat(boxes + back_by, target.hits - lost)


class Judge:
    """A position as the computer's players weigh it; what they ask several times is reckoned once."""

    def __init__(self, book: Book, state: State) -> None:
        self.book, self.state = book, state
        self.worth = state.data.victory
        self.walls = state.barricades + state.thirds / state.data.actions.thirds
        # What each card is worth on the table (its points, its volley, its ability), and in hand.
        found: tuple[dict[int, float], dict[int, float]] | None = state.box.notes.get("worth")
        if found is None:
            points, laid, kept = edition_data(state.box.edition).victory, {}, {}
            for number, card in state.box.by_number.items():
                dice = DIE * card.near_dice
                laid[number] = (
                    (points.hero if card.medal == "none" else points.decorated) + ABILITY + dice / 2
                )
                own = dice + (ABILITY if card.abilities else 0.0)
                kept[number] = laid[number] * 0.6 if number in state.box.people else own
            found = state.box.notes["worth"] = laid, kept
        self.laid, self.kept = found
        self._shot: tuple[Target, int] | None = None
        self._cards = state.cards
        self._melee = state.data.volleys.melee if state.night else ()  # by day they are as any other
        self._aims: dict[tuple[str, bool], tuple[_Volleys, Range, int]] = {}
        self._fired: dict[int, Reasons] = {}

    def gains(self, order: Command) -> Reasons:
        """The reasons for and against an order that is legal, none for what changes nothing by itself."""
        reckon = GAINS.get(type(order))
        return reckon(self, order) if reckon else ()

    def total(self, order: Command) -> float:
        """What an order brings at once."""
        if type(order) is volleys.Fire:  # half of all that is asked: no time for subclasses
            value, reasons = self._volley(order), self._fired.get(order.card) or self._costs(order.card)
        elif reckon := GAINS.get(type(order)):
            value, reasons = 0.0, reckon(self, order)
        else:
            return 0.0
        for _, each in reasons:
            value += each
        return value

    def best(self, orders: Sequence[Command]) -> Command:
        """The order that brings most at once; of equals the first."""
        return max(orders, key=self.total)

    def position(self) -> float:
        """What the position is worth: the points that are sure, and what the rest promises or threatens."""
        state, worth = self.state, self.worth
        if state.ending == "defeat":
            return -LOST
        total: float = sum(worth.marker * (each.full - each.hits) for each in state.ibuthos)
        total += sum(worth.ibutho for each in state.ibuthos if each.fallen)
        total += worth.building * (len(BUILDINGS) - len(state.fires))
        total += sum(worth.support[marker] for marker in state.support)
        total += sum(self.laid[card] for card in (*state.table, *state.committed))
        total += sum(self.kept[card] for card in state.hand)
        total -= sum(self.threat(track) for track in range(len(TRACKS)))
        return total + self.rounds(have=not state.low_ammo) + ACTION * state.actions

    # --- the map ---

    def threat(self, track: int, *, nearer: float = 0) -> float:
        """What the iButho of a track weighs, that much nearer to the marker; nothing once it is beaten."""
        each = self.state.ibuthos[track]
        return _threat(each.box + self.walls - nearer, each.hits) if each.active else 0.0

    def target(self, track: int) -> Target:
        """The iButho of a track as a target."""
        each = self.state.ibuthos[track]
        burns = each.box == 1 and self.state.burns(track)
        return Target(self.state.edition, each.box, each.hits, self.walls, burns)

    def fire(self, order: volleys.Fire) -> Reasons:
        """What the dice of a card bring on average as things stand, and what it costs to fire it."""
        return (("zulus-gain-volley", self._volley(order)), *self._costs(order.card))

    def _volley(self, order: volleys.Fire) -> float:
        """What the dice of a card bring on average."""
        aimed = (order.target, order.card in self._melee)
        known, distance, more = self._aims.get(aimed) or self._aim(*aimed)
        dice = self._cards[order.card].dice[distance]
        if dice is None:
            raise ComponentNeeded(f"card-{order.card}", f"volley.{distance}")
        return known[dice + more]

    def _aim(self, track: str, melee: bool) -> tuple[_Volleys, Range, int]:  # noqa: FBT001  # as it is looked up
        """What dice bring at the iButho of a track, its range, and what any volley has more of dice.

        `melee`: of cards that are fired hand to hand.
        """
        state, place = self.state, TRACKS.index(track)
        distance = volleys.range_of(state, state.ibuthos[place].box) or "long"
        suffered = len(volleys.minuses(state, self._melee[0] if melee else 0, distance)) - state.steady
        less = max(0, suffered) - volleys.plus(state, place)
        more = volleys.more_dice(state, distance)
        self._aims[track, melee] = _volleys(self.target(place), less), distance, more
        return self._aims[track, melee]

    def _costs(self, number: int) -> Reasons:
        """What it costs to fire a card."""
        card = self.state.cards[number]
        found = [("zulus-gain-card", -self.card(card.number))]
        if volleys.costs_action(self.book, self.state, card):
            found.append(AN_ACTION)
        if not self.state.low_ammo and card.volley and card.volley.drains:
            found.append(("zulus-gain-ammunition", -self.short()))
        self._fired[card.number] = tuple(found)
        return self._fired[card.number]

    def shown(self, faces: tuple[int, ...], raised: int = 0) -> float:
        """What the dice on the table bring if they show these faces."""
        shot = self.state.shot
        if shot is None:
            return 0.0
        if self._shot is None:
            self._shot = self.target(shot.track), max(0, volleys.net_minus(self.state, shot))
        return _shown(*self._shot, faces, raised)

    def wall(self) -> float:
        """A third of a barricade."""
        third = 1 / self.state.data.actions.thirds
        tracks = range(len(TRACKS))
        return sum([self.threat(track) - self.threat(track, nearer=-third) for track in tracks])

    def harm(self, tracks: tuple[int, ...] = (0, 1, 2, 3)) -> float:
        """What the chit about to be carried out does to us, of its tracks only these."""
        state = self.state
        chit = state.chit_of(state.chit)
        match chit.kind:
            case "advance":
                going, boxes = [place for place in tracks if TRACKS[place] in chit.tracks], chit.boxes
            case "indluyengwe":
                going = [place for place in tracks if state.ibuthos[place].name == "indluyengwe"]
                boxes = state.data.chits.forward
            case "ablaze":
                return self.worth.building * (1 - len(state.fires) / len(BUILDINGS))
            case "dabulamanzi" | "debate" | "snipers" | "overheat":
                return 2 * ACTION
            case _:
                return -ACTION
        going = [track for track in going if track not in state.held]
        return sum([self.threat(track, nearer=boxes) - self.threat(track) for track in going])

    # --- cards ---

    def back(self, number: int) -> float:
        """What goes with a Hero who returns to hand."""
        return self.laid[number] - self.kept[number]

    def card(self, number: int) -> float:
        """What goes with a card from where it lies."""
        return (self.laid if number in self.state.table else self.kept)[number]

    # --- ammunition ---

    def rounds(self, *, have: bool) -> float:
        """What a full supply of rounds is worth now: less as the draw pile runs out, 0 without rounds."""
        return AMMUNITION * min(1.0, len(self.state.pile) / DRAWS) if have else 0.0

    def short(self) -> float:
        """What it costs that the rounds run short: to be without them, or to have them handed out again."""
        return min(self.rounds(have=True), HANDED_OUT)


def gains(book: Book, state: State, order: Command) -> tuple[Gain, ...]:
    """The reasons for and against an order that is legal, none for what changes nothing by itself."""
    return tuple(Gain(*each) for each in Judge(book, state).gains(order))


def position(book: Book, state: State) -> float:
    """What a position is worth."""
    return Judge(book, state).position()


# --- what an order brings ---

AN_ACTION = ("zulus-gain-action", -ACTION)


def _put_forth(judge: Judge, order: actions.PutForth) -> Reasons:
    hero = ("zulus-gain-hero", judge.back(order.card))
    return (hero, AN_ACTION) if judge.state.step == "action" else (hero,)


def _platoon(judge: Judge, _order: actions.FormPlatoon) -> Reasons:
    held = map(judge.state.card, judge.state.hand)
    commits = any(card.volley and "platoon" in card.volley.requires for card in held)
    return (("zulus-gain-platoon", PLATOON if commits else 0.0), AN_ACTION)


def _fight_fire(judge: Judge, order: actions.FightFire) -> Reasons:
    table = (judge.state.box.fires or judge.state.data.fires).fighting
    chance = sum(each != "nothing" for each in table) / SIDES
    fire = ("zulus-gain-fire", chance * judge.worth.building)
    return (fire, ("zulus-gain-card", -judge.back(order.card)), AN_ACTION)


def _hand_out(judge: Judge, order: actions.HandOut) -> Reasons:
    rounds = ("zulus-gain-ammunition", judge.rounds(have=True))
    return (rounds, ("zulus-gain-card", -judge.back(order.card)), AN_ACTION)


def _luck(judge: Judge, order: volleys.TradeLuck) -> Reasons:
    card = ("zulus-gain-card", -judge.kept[order.card])
    if judge.state.shot is None:
        return (card,)
    traded = list(judge.state.shot.faces)
    if order.face in traded:
        traded[traded.index(order.face)] = 2 * SIDES - 1 - order.face
    return (("zulus-gain-dice", judge.shown(tuple(traded))), card)


def _apply(judge: Judge, order: volleys.ApplyVolley) -> Reasons:
    shot = judge.state.shot
    return (("zulus-gain-dice", judge.shown(shot.faces, order.raised)),) if shot else ()


def _give_up(_judge: Judge, _order: Command) -> Reasons:
    return (("zulus-gain-task", -TASK),)


def _use(judge: Judge, order: UseAbility) -> Reasons:
    card, ability, brings = _ability(judge.state.box, order.card, order.ability)
    found = [("zulus-gain-card", -_cost(judge, card, ability))]
    for effect, reason, reckon in brings:
        found.append((reason, reckon(judge, effect, order)))
    return tuple(found)


def _ability(box: Components, number: int, place: int) -> tuple[Card, Ability, Any]:
    """A card, its ability, and for each effect that brings anything the reason and how much."""
    found: tuple[Card, Ability, Any] | None = box.notes.get((number, place))
    if found is None:
        card = box.by_number[number]
        ability = (card.abilities or ())[place - 1]
        brings = [(each, f"zulus-gain-{each.verb}", _EFFECTS.get(each.verb)) for each in ability.effects]
        found = box.notes[number, place] = card, ability, [each for each in brings if each[2]]
    return found


def _cost(judge: Judge, card: Card, ability: Ability) -> float:
    if card.number not in judge.state.hand:
        match ability.cost:
            case "return" | "insert":
                return judge.back(card.number)
            case "fate":
                return judge.laid[card.number] * (1 - len(ability.stays or ()) / SIDES)
    return judge.card(card.number)


GAINS: dict[type[Any], Callable[[Judge, Any], Reasons]] = {
    volleys.Fire: Judge.fire,
    volleys.ApplyVolley: _apply,
    volleys.TradeLuck: _luck,
    actions.PutForth: _put_forth,
    actions.FormPlatoon: _platoon,
    actions.BreakUpPlatoon: _give_up,
    actions.StopBuilding: _give_up,
    actions.Build: lambda judge, _order: (("zulus-gain-wall", judge.wall()), AN_ACTION),
    actions.FightFire: _fight_fire,
    actions.HandOut: _hand_out,
    cards.DrawCard: lambda _judge, _order: (("zulus-gain-draw", CARD),),
    cards.Discard: lambda judge, order: (("zulus-gain-card", -judge.card(order.card)),),
    UseAbility: _use,
}
"""What is reckoned for each order; what is not here changes nothing that is worth points."""


# --- what an effect of an ability brings ---


def _more_actions(judge: Judge, effect: Effect, _order: UseAbility) -> float:
    state = judge.state
    waiting = sum([state.card(card).card_class == "volley" for card in state.hand])
    return max(0, min(effect.amount, waiting - state.actions)) * ACTION * 0.9


def _recovered(judge: Judge, effect: Effect, order: UseAbility) -> float:
    worth = judge.laid if effect.to == "table" else judge.kept
    return sum([worth[card] for card in order.cards])


def _forth(judge: Judge, effect: Effect, order: UseAbility) -> float:
    state = judge.state
    chosen = order.cards if effect.amount else state.hand
    return sum(judge.back(card) for card in chosen if state.puttable(card) and state.named(card, effect.who))


def _die(judge: Judge, effect: Effect, order: UseAbility) -> float:
    """What the dice would bring; of several thrown anew only the first is reckoned."""
    shot = judge.state.shot
    if shot is None:
        return 0.0
    place = order.dice[0] - 1
    if effect.verb == "reroll" and len(order.dice) > 1:
        return judge.shown(shot.faces)
    face = min(SIDES, shot.faces[place] + effect.amount) if effect.verb == "raise-die" else effect.number
    shows = range(1, SIDES + 1) if effect.verb == "reroll" else (face or SIDES,)
    throws = [(*shot.faces[:place], each, *shot.faces[place + 1 :]) for each in shows]
    return sum([judge.shown(tuple(sorted(each))) for each in throws]) / len(throws)


def _driven(judge: Judge, effect: Effect, order: UseAbility) -> float:
    track = TRACKS.index(order.target)
    return judge.threat(track) - judge.threat(track, nearer=-effect.amount)


def _hit(judge: Judge, effect: Effect, order: UseAbility) -> float:
    return _struck(judge.target(TRACKS.index(order.target)), (effect.amount, 0, 0))


def _steadied(judge: Judge, effect: Effect, _order: UseAbility) -> float:
    state = judge.state
    suffered = state.low_ammo + (state.night and not state.fires) + len(state.hampered) - state.steady
    return max(0, min(effect.amount or ALL_CAUSES, suffered)) * ACTION


_EFFECTS: dict[Verb, Callable[[Judge, Effect, UseAbility], float]] = {
    "ignore-chit": lambda judge, _effect, _order: judge.harm(),
    "hold": lambda judge, _effect, order: judge.harm((TRACKS.index(order.target),)),
    "extra-action": _more_actions,
    "extra-draw": lambda _judge, effect, _order: effect.amount * CARD,
    "recover": _recovered,
    "put-forth": _forth,
    "set-die": _die,
    "raise-die": _die,
    "reroll": _die,
    "extra-die": lambda _judge, effect, _order: effect.amount * ACTION / 2,
    "steady": _steadied,
    "support": lambda judge, effect, _order: judge.worth.support[effect.marker] / 2 if effect.marker else 0.0,
    "low-ammo": lambda judge, _effect, _order: -judge.short(),
    "restore-ammo": lambda judge, _effect, _order: judge.rounds(have=True),
    "extinguish": lambda judge, _effect, _order: float(judge.worth.building),
    "build": lambda judge, effect, _order: effect.amount * judge.wall(),
    "retreat": _driven,
    "hit": _hit,
    "rally-cup": lambda _judge, effect, _order: effect.amount * ACTION,
    "form-platoon": lambda _judge, _effect, _order: TASK / 2,
    "break-up": lambda _judge, _effect, _order: -TASK,
}
"""What each verb that does not work by itself brings."""
