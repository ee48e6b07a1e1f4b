"""The game as a journal asks for it: its orders, its events, and what follows by itself.

    from heart_africa.companions.zulus.game import Zulus, legal

    game = Zulus()                             # the readings of the rulings book, none changed
    journal = Journal(game)                    # core.journal: undo, corrections, dice that are asked for
    journal.act(OpenBox(components), more)     # the components of a pack (`components.Components`)
    journal.act(SetUp(options=("dawn",)), more)
    legal(game.book, journal.state)            # every order that nothing is against

Without a journal: `state, facts = game.play(state, order, dice)` over and over, as the laboratory does.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import Any

from heart_africa.companions.box import opening, stating
from heart_africa.companions.packs import Stack
from heart_africa.companions.rules import CompanionRules, OrderRule, Stage, at
from heart_africa.companions.run import Book, against
from heart_africa.companions.stated import StateComponent
from heart_africa.companions.zulus import (
    abilities,
    actions,
    cards,
    chits,
    dawn,
    position,
    setting_up,
    victory,
    volleys,
)
from heart_africa.companions.zulus.components import TRACKS, Card
from heart_africa.companions.zulus.events import EVENTS, BoxOpened, ComponentStated, PhaseBegan, TurnBegan
from heart_africa.companions.zulus.movement import settle_defences
from heart_africa.companions.zulus.pack import components
from heart_africa.companions.zulus.state import BUILDINGS, Run, State
from heart_africa.core.journal.records import Command, Order
from heart_africa.core.problems import Problem


class EndPhase(Order, kind="end-phase"):
    """Be done with this phase: no further Action, card, Hero or discard."""


_DRAW, _HERO, _HOUSEKEEPING = PhaseBegan("draw", 1), PhaseBegan("hero", 1), PhaseBegan("housekeeping")


def against_ending(_book: Book, state: State, _order: object) -> Iterator[Problem]:
    """What still has to be done in the phase."""
    if state.step == "draw" and not state.data.draw.optional and not state.drawn and state.pile:
        yield against("zulus-has-to-draw", "ZR-183")
    elif state.step == "housekeeping" and cards.limit_holds(state):
        yield against("zulus-hand-over-limit", "ZR-196", most=state.data.housekeeping.hand)


def end_phase(run: Run, _order: object = None) -> None:
    """The next phase begins."""
    state = run.state
    match state.step:
        case "action":
            run.tell(_DRAW)
        case "draw":
            run.tell(_HERO)
        case "hero":
            run.tell(_HOUSEKEEPING)
            if state.data.housekeeping.victory_first:
                victory.check_victory(run)
        case _:
            if not state.data.housekeeping.victory_first:
                victory.check_victory(run)
            if not run.state.ending:
                run.tell(TurnBegan(state.turn + 1))


def draw_chit(run: Run, order: chits.DrawChit) -> None:
    """A chit, or the last assault if it is due."""
    if chits.dawn_due(run.state):
        dawn.assault(run)
    else:
        chits.draw(run, order)


def put_out(run: Run, order: chits.PutOut) -> None:
    """The fire that was chosen goes out."""
    chits.put_out(run, order.place)


# --- the orders ---

ANY_TIME = "impi redraw prince chit action draw hero housekeeping discard"
"""Whenever no dice of a volley lie on the table and no fire has to be chosen."""
PHASES = "action draw hero housekeeping discard"
ORDERS: dict[type[Any], OrderRule] = {
    setting_up.OpenBox: opening(BoxOpened, "zulus-not-now", "ZR-043"),
    setting_up.SetUp: OrderRule(setting_up.against_setting_up, setting_up.set_up),
    StateComponent: stating(ComponentStated, setting_up.with_value, "zulus-not-now", "ZR-043"),
    chits.DrawChit: at("impi redraw", "ZR-043", chits.against_draw, draw_chit),
    chits.ReturnChit: at("prince", "ZR-043", chits.against_return, chits.give_back),
    chits.CarryOut: at("chit", "ZR-043", None, lambda run, _: chits.carry_out(run)),
    chits.PutOut: at("fire", "ZR-083", chits.against_putting_out, put_out),
    actions.PutForth: at("action hero", "ZR-043", actions.against_putting_forth, actions.put_forth),
    actions.FormPlatoon: at("action", "ZR-043", actions.against_platoon, actions.form_platoon),
    actions.BreakUpPlatoon: at(
        ANY_TIME, "ZR-043", actions.against_breaking_up, lambda run, _: actions.break_up(run)
    ),
    actions.Build: at("action", "ZR-043", actions.against_building, actions.build),
    actions.StopBuilding: at(
        ANY_TIME, "ZR-043", actions.against_stopping, lambda run, _: actions.stop_building(run)
    ),
    actions.FightFire: at("action", "ZR-043", actions.against_fighting_fire, actions.fight_fire),
    actions.HandOut: at("action", "ZR-043", actions.against_handing_out, actions.hand_out),
    volleys.Fire: at("action", "ZR-043", volleys.against_fire, volleys.fire),
    volleys.ApplyVolley: OrderRule(
        volleys.against_applying, lambda run, order: abilities.apply_volley(run, order.raised)
    ),
    volleys.TradeLuck: OrderRule(volleys.against_trading, volleys.trade),
    abilities.UseAbility: at("chit volley " + PHASES, "ZR-043", abilities.against_ability, abilities.use),
    cards.DrawCard: at("draw", "ZR-043", cards.against_drawing, cards.draw),
    cards.Discard: at("housekeeping discard", "ZR-189", cards.against_discarding, cards.discard),
    EndPhase: at(PHASES, "ZR-043", against_ending, end_phase),
}
"""Every order with what may be against it and what it does."""


# --- what may be done ---

_END, _BREAK_UP, _STOP = EndPhase(), actions.BreakUpPlatoon(), actions.StopBuilding()
_CHIT, _CARD, _CARRY_OUT = chits.DrawChit(), cards.DrawCard(), chits.CarryOut()
_forth, _fight, _hand = cache(actions.PutForth), cache(actions.FightFire), cache(actions.HandOut)
_build, _form, _apply = cache(actions.Build), cache(actions.FormPlatoon), cache(volleys.ApplyVolley)
"""Orders that are made once: thousands of them are looked at in a game."""


def _action(book: Book, state: State) -> list[Any]:
    """Heroes that are put forth, what those available may be set to, and volleys."""
    if not state.actions:
        return [*volleys.aims(book, state)]
    orders: list[Any] = [_forth(card) for card in state.hand if state.puttable(card)]
    building = next(actions.against_more_building(state), None) is None
    workers = [card for card in state.table if state.works(card)]
    if building and state.leader:
        orders.append(_build())
    elif building:
        leaders = state.data.actions.leaders
        orders += [_build(card) for card in workers if state.serves(card, leaders)]
    if state.fires:
        orders += [_fight(card) for card in workers]
    if next(actions.against_ammunition(state), None) is None:
        orders += [_hand(card) for card in workers]
    if not state.platoon:
        orders += [_form(*pair) for pair in actions.platoons(state)]
    return orders + volleys.aims(book, state)


def _volley(_book: Book, state: State) -> list[Any]:
    """Dice that count, one of them raised or none, and luck that is traded."""
    if state.shot is None:
        return []
    most = len(state.shot.faces) if volleys.net_minus(state, state.shot) < 0 else 0
    return [*map(_apply, range(most + 1)), *volleys.trades(state)]


def _over(_book: Book, state: State) -> tuple[Any, ...]:
    """Nothing; raises `ComponentNeeded` for what the points depend on."""
    victory.know_medals(state)
    return ()


# --- the sequence of play ---


def _unless(waits: Callable[[State], object]) -> Callable[[Book, State], object]:
    """A step waits for that, and as long as a card has anything to say to the moment."""
    return lambda book, state: waits(state) or not abilities.idle(book, state)


def _only_cards(_state: State) -> bool:
    return False


def _draws(state: State) -> object:
    return state.draws and state.pile


SEQUENCE: Mapping[str, Stage] = {
    "set-up": Stage("ZR-027"),
    "impi": Stage("ZR-044", lambda _book, _state: [_CHIT]),
    "redraw": Stage("ZR-097", lambda _book, _state: [_CHIT]),
    "prince": Stage("ZR-095", lambda _book, _state: [chits.ReturnChit()]),
    "chit": Stage("ZR-045", lambda _book, _state: [_CARRY_OUT], chits.carry_out, _unless(_only_cards)),
    "fire": Stage("ZR-083", lambda _book, _state: map(chits.PutOut, BUILDINGS)),
    "action": Stage("ZR-046", _action),
    "volley": Stage("ZR-167", _volley, abilities.apply_volley, _unless(volleys.choices)),
    "draw": Stage("ZR-183", lambda _, state: [_CARD] if _draws(state) else [], end_phase, _unless(_draws)),
    "hero": Stage(
        "ZR-191",
        lambda _, state: map(_forth, actions.free_heroes(state)),
        end_phase,
        _unless(actions.free_heroes),
    ),
    "discard": Stage("ZR-196", lambda _, state: map(cards.Discard, state.hand)),
    "housekeeping": Stage("ZR-196", follows=end_phase, unless=_unless(_only_cards)),
    "over": Stage("ZR-204", _over),
}
"""What each step asks for; abilities, the end of a phase and what is always free go with it: `offered`."""


def considered(state: State) -> Iterator[Any]:
    """Every order that a player may think of in this step, legal or not: what `objections` answers for.

    Abilities whose effects leave a choice are thought of without it, and only if none is legal.
    """
    if state.components is None or state.step in ("set-up", "over"):
        return
    if state.step in ("impi", "redraw"):
        yield chits.DrawChit()
    for card in state.hand:
        yield actions.PutForth(card)
        yield cards.Discard(card)
    for card in state.table:
        yield actions.Build(card)
        yield actions.FightFire(card)
        yield actions.HandOut(card)
    yield from (actions.FormPlatoon(*pair) for pair in combinations(state.table, 2))
    for card in (*state.hand, *state.table):
        if state.card(card).volley is not None:
            yield from (volleys.Fire(card, track) for track in TRACKS)
        yield from (abilities.UseAbility(card, place) for place in _usable(state.card(card)))
    yield from (cards.DrawCard(), EndPhase())


def _usable(card: Card) -> Iterator[int]:
    """The places of the abilities that do not work by themselves."""
    for place, each in enumerate(card.abilities or (), 1):
        if each.cost not in ("while-available", "while-in-play"):
            yield place


class Zulus(CompanionRules[State]):
    """The rules of both editions; which one is played is said by the components."""

    kind, start, table, sequence = "zulus", State(), ORDERS, SEQUENCE
    happenings, subject = EVENTS, ("card", "piece")
    says, pieces = StateComponent, staticmethod(components)
    settle, considered = staticmethod(settle_defences), staticmethod(considered)
    asked, plan = staticmethod(setting_up.hint_of), staticmethod(setting_up.plan)
    plain, state_of = staticmethod(position.plain), staticmethod(position.state_of)

    @staticmethod
    def stage(state: State) -> str:
        """Before anything else the fire that goes out is chosen, and a hand over its limit discarded from."""
        if state.choosing_fire:
            return "fire"
        over = state.step == "housekeeping" and cards.limit_holds(state)
        return "discard" if over else state.step

    @classmethod
    def offered(cls, book: Book, state: State) -> tuple[Any, ...]:
        """What the step asks for, abilities at their time, the end of the phase, what is free at any time."""
        stage = cls.stage(state)
        found = [*super().offered(book, state)]
        if stage in ORDERS[abilities.UseAbility].steps:
            found += abilities.ways(book, state)
        if stage in ORDERS[EndPhase].steps and next(against_ending(book, state, _END), None) is None:
            found.append(_END)
        if stage in ORDERS[actions.StopBuilding].steps:
            found += [_BREAK_UP] if state.platoon else []
            found += [_STOP] if state.leader else []
        return tuple(found)

    @staticmethod
    def facts(state: State) -> Mapping[str, object]:
        """The chit to be carried out; how many are to be drawn, spent or discarded."""
        match Zulus.stage(state):
            case "chit":
                return {"chit": state.chit_of(state.chit).id}
            case "discard":
                return {"count": len(state.hand) - state.data.housekeeping.hand}
            case "prince":
                return {"count": state.returning}
            case "action":
                return {"count": state.actions}
            case "draw":
                return {"count": state.draws}
        return {}

    @classmethod
    def cited(cls, state: State) -> str:
        """The Snipers ask for another chit by an entry of their own, the 1st edition for cards."""
        match cls.stage(state):
            case "redraw" if state.chit_of(state.event).kind == "snipers":
                return "ZR-110"
            case "draw" if state.data.draw.optional:
                return "ZR-182"
        return super().cited(state)

    def opening(self, packs: Stack[Any], chosen: Mapping[str, Sequence[str]]) -> tuple[Any, ...]:
        """The box, and the set-up with these options, cards and iButhos by their tracks."""
        box = components(packs)
        return setting_up.OpenBox(box), setting_up.laid_out(box, chosen)

    def kinds_due(self, state: State) -> tuple[str, ...]:
        """Before the first chit the box and the set-up."""
        if state.components is None:
            return ("open-box",)
        return ("set-up",) if state.step == "set-up" else super().kinds_due(state)

    @staticmethod
    def alike(order: Command, legal: Command) -> bool:
        """An ability, whatever is chosen for it."""
        if isinstance(order, abilities.UseAbility) and isinstance(legal, abilities.UseAbility):
            return (order.card, order.ability) == (legal.card, legal.ability)
        return bool(order == legal)


RULES = Zulus
carried_out, objections, legal = Zulus.carried_out, Zulus.problems, Zulus.offered
