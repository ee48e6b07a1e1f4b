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
from heart_africa.companions.rules import Against, CompanionRules, Deed
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
    tracker,
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


def against_ending(_book: Book, state: State, _order: EndPhase) -> Iterator[Problem]:
    """What still has to be done in the phase."""
    if state.step not in ("action", "draw", "hero", "housekeeping") or state.choosing_fire:
        yield against("zulus-not-now", "ZR-043", step=state.step)
    elif state.step == "draw" and not state.data.draw.optional and not state.drawn and state.pile:
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


# --- what follows by itself ---


def proceed(run: Run) -> None:
    """Go on until there is something to decide or to draw, or a card has anything to say to the moment."""
    while not (run.state.ending or run.state.choosing_fire):
        settle_defences(run)
        state = run.state
        waits, goes_on = _PROCEEDS.get(state.step, (None, None))
        if goes_on is None or (waits and waits(state)) or not abilities.idle(run.book, state):
            return
        goes_on(run)


_PROCEEDS: dict[str, tuple[Callable[[State], object] | None, Callable[[Run], None]]] = {
    "chit": (None, chits.carry_out),
    "volley": (volleys.choices, volleys.resolve),
    "draw": (lambda state: state.draws and state.pile, end_phase),
    "hero": (actions.free_heroes, end_phase),
    "housekeeping": (cards.limit_holds, end_phase),
}
"""What a step waits for beside the cards, and how it goes on without them."""


# --- the orders ---

ORDERS: dict[type[Any], tuple[Against, Deed]] = {
    setting_up.OpenBox: opening(BoxOpened, "zulus-not-now", "ZR-043"),
    setting_up.SetUp: (setting_up.against_setting_up, setting_up.set_up),
    StateComponent: stating(ComponentStated, setting_up.with_value, "zulus-not-now", "ZR-043"),
    chits.DrawChit: (chits.against_draw, draw_chit),
    chits.ReturnChit: (chits.against_return, chits.give_back),
    chits.CarryOut: (chits.against_carrying_out, lambda run, _: chits.carry_out(run)),
    chits.PutOut: (chits.against_putting_out, put_out),
    actions.PutForth: (actions.against_putting_forth, actions.put_forth),
    actions.FormPlatoon: (actions.against_platoon, actions.form_platoon),
    actions.BreakUpPlatoon: (actions.against_breaking_up, lambda run, _: actions.break_up(run)),
    actions.Build: (actions.against_building, actions.build),
    actions.StopBuilding: (actions.against_stopping, lambda run, _: actions.stop_building(run)),
    actions.FightFire: (actions.against_fighting_fire, actions.fight_fire),
    actions.HandOut: (actions.against_handing_out, actions.hand_out),
    volleys.Fire: (volleys.against_fire, volleys.fire),
    volleys.ApplyVolley: (volleys.against_applying, lambda run, order: volleys.resolve(run, order.raised)),
    volleys.TradeLuck: (volleys.against_trading, volleys.trade),
    abilities.UseAbility: (abilities.against_ability, abilities.use),
    cards.DrawCard: (cards.against_drawing, cards.draw),
    cards.Discard: (cards.against_discarding, cards.discard),
    EndPhase: (against_ending, end_phase),
}
"""Every order with what may be against it and what it does."""


# --- what may be done ---


def legal(book: Book, state: State) -> tuple[Any, ...]:
    """Every order that nothing is against, with dice for whatever is drawn by lot.

    Before the set-up there is none but by the player's own choice of box and options. Each phase offers what
    is allowed there without asking for the reasons of the rest: a game has a hundred of these lists, and a
    law of the tests holds them against the objections. Raises `ComponentNeeded`: of a game that is over, for
    what its points depend on.
    """
    if state.ending:
        victory.know_medals(state)
    if state.components is None or state.step in ("set-up", "over"):
        return ()
    if state.choosing_fire:
        return tuple(chits.PutOut(place) for place in BUILDINGS)
    orders = _OFFERS[state.step](book, state)
    if state.step != "volley":
        orders += [_BREAK_UP] if state.platoon else []
        orders += [_STOP] if state.leader else []
    return tuple(orders)


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


_END, _BREAK_UP, _STOP = EndPhase(), actions.BreakUpPlatoon(), actions.StopBuilding()
_CHIT, _CARD, _CARRY_OUT = chits.DrawChit(), cards.DrawCard(), chits.CarryOut()
_forth, _fight, _hand = cache(actions.PutForth), cache(actions.FightFire), cache(actions.HandOut)
_build, _form, _apply = cache(actions.Build), cache(actions.FormPlatoon), cache(volleys.ApplyVolley)
"""Orders that are made once: thousands of them are looked at in a game."""


def _offer_action(book: Book, state: State) -> list[Any]:
    orders: list[Any] = []
    if state.actions:
        orders += [_forth(card) for card in state.hand if state.puttable(card)]
        orders += _tasks(state)
    return [*orders, *volleys.aims(book, state), *abilities.ways(book, state), _END]


def _tasks(state: State) -> list[Any]:
    """What those available may be set to."""
    orders: list[Any] = []
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
    return orders


def _offer_volley(book: Book, state: State) -> list[Any]:
    orders: list[Any] = []
    if state.shot is not None:
        most = len(state.shot.faces) if volleys.net_minus(state, state.shot) < 0 else 0
        orders += map(_apply, range(most + 1))
        orders += volleys.trades(state)
    return [*orders, *abilities.ways(book, state)]


def _offer_draw(book: Book, state: State) -> list[Any]:
    orders: list[Any] = [_CARD] if state.draws and state.pile else []
    orders += abilities.ways(book, state)
    if next(against_ending(book, state, _END), None) is None:
        orders.append(_END)
    return orders


def _offer_hero(book: Book, state: State) -> list[Any]:
    return [*map(_forth, actions.free_heroes(state)), *abilities.ways(book, state), _END]


def _offer_housekeeping(book: Book, state: State) -> list[Any]:
    over = cards.limit_holds(state)
    orders: list[Any] = [cards.Discard(card) for card in state.hand] if over else []
    orders += abilities.ways(book, state)
    return orders if over else [*orders, _END]


_OFFERS: dict[str, Callable[[Book, State], list[Any]]] = {
    "impi": lambda _book, _state: [_CHIT],
    "redraw": lambda _book, _state: [_CHIT],
    "prince": lambda _book, _state: [chits.ReturnChit()],
    "chit": lambda book, state: [_CARRY_OUT, *abilities.ways(book, state)],
    "action": _offer_action,
    "volley": _offer_volley,
    "draw": _offer_draw,
    "hero": _offer_hero,
    "housekeeping": _offer_housekeeping,
}


class Zulus(CompanionRules[State]):
    """The rules of both editions; which one is played is said by the components."""

    start, table, happenings, subject = State(), ORDERS, EVENTS, ("card", "piece")
    says, pieces = StateComponent, staticmethod(components)
    proceed, due, considered = staticmethod(proceed), staticmethod(tracker.due), staticmethod(considered)
    asked, plan = staticmethod(setting_up.hint_of), staticmethod(setting_up.plan)
    plain, state_of = staticmethod(position.plain), staticmethod(position.state_of)

    def legal(self, state: State) -> tuple[Any, ...]:
        """Every order that nothing is against."""
        return legal(self.book, state)

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
carried_out, objections = Zulus.carried_out, Zulus.problems
