"""The game as a journal asks for it: its orders, its events, and what follows by itself.

from heart_africa.companions.kingdoms.game import Kingdoms

game = Kingdoms(rulings)                       # how the rulebook is read
journal = Journal(game)                        # core.journal: undo, corrections, dice that are asked for
journal.act(OpenTable(components, ("Ana", "Luis", "Eva")), more)
journal.act(RollFirst(), more)
game.legal(journal.state)                      # every order that nothing is against
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from heart_africa.companions.asking import Answer, Question, after, ask
from heart_africa.companions.box import stating
from heart_africa.companions.kingdoms import cards, combat, marches, position, realm, rounds, saying
from heart_africa.companions.kingdoms.cards import Pass
from heart_africa.companions.kingdoms.components import Colour, Components
from heart_africa.companions.kingdoms.events import EVENTS, ComponentStated, Due, TurnBegan
from heart_africa.companions.kingdoms.pack import components
from heart_africa.companions.kingdoms.piles import Run, in_pile
from heart_africa.companions.kingdoms.secrets import View
from heart_africa.companions.kingdoms.state import State
from heart_africa.companions.kingdoms.victory import needed
from heart_africa.companions.packs import ComponentNeeded, Stack
from heart_africa.companions.positions import PositionFile
from heart_africa.companions.rules import Against, Deed
from heart_africa.companions.rules import Due as Said
from heart_africa.companions.run import Book
from heart_africa.companions.seats import SeatedRules
from heart_africa.companions.stated import StateComponent
from heart_africa.core.journal.journal import Journal
from heart_africa.core.journal.records import Command
from heart_africa.core.problems import Problem

COLOURS: tuple[Colour, Colour] = ("red", "black")
PASSED: dict[str, Callable[[Run], None]] = {
    "bid": rounds.pass_die,
    "duel": combat.pass_duel,
    "recruit": lambda run: run.tell(Due(done=1)),
    "exchange": lambda run: run.tell(Due(done=1)),
}


DRAWN = ("britannia", "fame", "steal")
"""Where something is drawn by lot and there is nothing to choose."""


def _at(steps: str, rule: str, objects: Against | None, deed: Deed) -> tuple[Against, Deed]:
    """An order that may be given while one of these is due, by that rule."""
    known = steps.split()

    def found(book: Book, state: State, order: object) -> Iterable[Problem]:
        if state.step not in known:
            return (cards.not_now(state, rule),)
        return objects(book, state, order) if objects else ()

    return found, deed


ORDERS: dict[type[Any], tuple[Against, Deed]] = {
    rounds.OpenTable: (rounds.against_opening, rounds.open_table),
    rounds.RollFirst: _at("first", "DK-023", rounds.against_rolling, rounds.roll_first),
    rounds.ChooseSide: _at("choose", "DK-023", rounds.against_choosing, rounds.choose_side),
    rounds.Settle: _at("settle", "DK-025", rounds.against_settling, rounds.settle),
    cards.TurnCard: _at("britannia", "DK-028", cards.against_turning, cards.turn_card),
    rounds.AddDie: _at("bid", "DK-038", rounds.against_adding, rounds.add_die),
    rounds.ChooseColour: _at("colour", "DK-037", None, rounds.choose_colour),
    realm.Recruit: _at("turn recruit", "DK-040", realm.against_recruiting, realm.recruit),
    realm.Levy: _at("turn", "DK-048", realm.against_levying, realm.levy),
    realm.Build: _at("turn", "DK-040", realm.against_building, realm.build),
    realm.Sell: _at("turn", "DK-040", realm.against_selling, realm.sell),
    realm.Buy: _at("turn", "DK-040", realm.against_buying, realm.buy),
    marches.March: _at("turn", "DK-040", marches.against_marching, marches.march),
    marches.Regroup: _at("turn", "DK-040", marches.against_regrouping, marches.regroup),
    marches.Sail: _at("turn", "DK-040", marches.against_sailing, marches.sail),
    marches.Land: _at("land", "DK-078", marches.against_landing, marches.land),
    marches.EndTurn: _at("turn", "DK-040", marches.against_ending, lambda run, _: marches.end_turn(run)),
    combat.Stand: _at("stand", "DK-099", combat.against_standing, combat.stand),
    combat.PlayPlus: _at("duel", "DK-103", combat.against_plus, combat.play_plus),
    combat.TakeLoss: _at("casualty", "DK-098", combat.against_losing_one, combat.take_loss),
    combat.FightOn: _at("pause", "DK-108", None, lambda run, _: combat.fight_on(run)),
    combat.Retreat: (combat.against_retreating, combat.retreat),
    combat.HandOver: _at("deny", "DK-128", combat.against_handing_over, lambda run, _: combat.hand_over(run)),
    combat.Deny: _at("deny", "DK-129", None, lambda run, _: combat.deny(run)),
    combat.Remove: _at("remove", "DK-055", combat.against_removing, combat.remove),
    cards.PlayFame: _at(" ".join(cards.TIMES), "DK-093", cards.against_playing, cards.play_fame),
    cards.TakeFame: _at("fame", "DK-090", cards.against_taking, cards.take_fame),
    cards.Steal: _at("steal", "DK-116", cards.against_stealing, cards.steal),
    cards.Gain: _at("gain", "DK-030", cards.against_gaining, cards.gain),
    cards.Lose: _at("lose", "DK-030", cards.against_losing, cards.lose),
    cards.Exchange: _at("exchange", "DK-093", cards.against_exchanging, cards.exchange),
    cards.PutRight: (cards.against_putting_right, cards.put_right),
    StateComponent: stating(ComponentStated, saying.with_value, "kingdoms-not-now", "DK-018"),
    Pass: _at(" ".join(PASSED), "DK-040", None, lambda run, _: PASSED[run.state.step](run)),
}
"""Every order with what may be against it and what it does."""


# --- what follows by itself ---


def proceed(run: Run) -> None:
    """Go on until somebody has something to decide, or a card is to be drawn."""
    while not run.state.ending:
        if not run.state.due:
            rounds.next_round(run)
        elif not _FOLLOWS.get(run.state.step, _stays)(run):
            return


def _stays(_run: Run) -> bool:
    return False


def _begin(run: Run) -> bool:
    who = run.state.who(run.state.actor)
    run.tell(Due(done=1))
    run.tell(TurnBegan(run.state.round), who)
    return True


def _drop_if(idle: object, run: Run) -> bool:
    if idle:
        run.tell(Due(done=1))
    return bool(idle)


def _bid(run: Run) -> bool:
    if rounds.may_bid(run.book, run.state):
        return False
    rounds.pass_die(run)
    return True


def _harvest(run: Run) -> bool:
    rounds.harvest(run)
    return True


def _colour(run: Run) -> bool:
    state = run.state
    red, black = (rounds.income(state, state.actor, (each,)) for each in COLOURS)
    return _drop_if(not any(red) and not any(black), run)


def _stand(run: Run) -> bool:
    state = run.state
    ways = combat.stands(run.book, state)
    fights = combat.fight(state)
    leaves = fights.kind == "battle" and combat.retreats(state, fights.defender)
    if len(ways) > 1 or leaves or combat.reacts(state, fights.defender):
        return False
    combat.stand(run, ways[0])
    return True


def _round(run: Run) -> bool:
    combat.roll(run)
    return True


def _duel(run: Run) -> bool:
    player = run.state.players[run.state.actor]
    if player.cards or player.fame:
        return False
    combat.pass_duel(run)
    return True


def _flee(run: Run) -> bool:
    state, ways = run.state, combat.ways_out(run.state)
    if len(ways) > 1:
        return False
    if ways:
        combat.retreat(run, combat.Retreat(state.box.chart.ids[ways[0]]))
    else:
        combat.flee(run)
    return True


_FOLLOWS: dict[str, Callable[[Run], bool]] = {
    "settle": lambda run: _drop_if(not rounds.settles(run.book, run.state), run),
    "begin": _begin,
    "bid": _bid,
    "harvest": _harvest,
    "colour": _colour,
    "stand": _stand,
    "round": _round,
    "duel": _duel,
    "pause": lambda run: _drop_if(not combat.ways_out(run.state), run),
    "flee": _flee,
    "fame": lambda run: _drop_if(run.state.fame_left <= 0, run),
    "steal": lambda run: _drop_if(not _to_steal(run.state), run),
    "deny": lambda run: _drop_if(not run.state.players[run.state.actor].cards, run),
    "gain": lambda run: (
        cards.by_itself(run)
        or _drop_if(not any(in_pile(run.book, run.state, each) > 0 for each in range(5)), run)
    ),
    "lose": cards.by_itself,
    "exchange": lambda run: _drop_if(not run.state.players[run.state.actor].cards, run),
    "recruit": lambda run: _drop_if(not realm.recruits(run.book, run.state), run),
}


def _to_steal(state: State) -> int:
    task = state.due[0]
    other = state.players[task.of]
    return other.cards + (len(other.fame) if task.resource == "any" else 0)


# --- what may be done ---


def legal(book: Book, state: State) -> tuple[Any, ...]:
    """Every order that nothing is against, with lots for whatever is drawn unseen.

    Before the table is opened there is none but by the players' own choice of box and seats.
    """
    offered = _OFFERS.get(state.step)
    return tuple(offered(book, state)) if offered else ()


def _sides(_book: Book, state: State) -> list[Any]:
    places = state.box.chart.places
    return [
        rounds.ChooseSide(people, place)
        for people in rounds.peoples(state)
        for place in rounds.starts(state, people)
        if not state.closed(places[place])
    ]


def _turn(book: Book, state: State) -> list[Any]:
    found: list[Any] = [
        *realm.buildings(state),
        *realm.recruits(book, state),
        *realm.levies(book, state),
        *realm.purchases(book, state),
        *realm.sales(book, state),
        *cards.playable(book, state),
        *marches.marches(book, state),
        *marches.sailings(state),
        *marches.regroupings(state),
    ]
    if marches.truce(state) or not marches.idle_among_enemies(book, state):
        found.append(marches.EndTurn())
    return found


_OFFERS: dict[str, Callable[[Book, State], list[Any]]] = {
    "first": lambda _book, _state: [rounds.RollFirst()],
    "choose": _sides,
    "settle": lambda book, state: [rounds.Settle(each) for each in rounds.settles(book, state)],
    "bid": lambda book, state: [Pass(), *rounds.bids(book, state)],
    "colour": lambda _book, _state: [rounds.ChooseColour(each) for each in COLOURS],
    "turn": _turn,
    "land": marches.landings,
    "recruit": lambda book, state: [Pass(), *realm.recruits(book, state)],
    **combat.OFFERS,
    **cards.OFFERS,
}


def considered(state: State) -> Iterator[Any]:
    """Every order that somebody may think of in his turn, legal or not: what `objections` answers for."""
    if state.step != "turn":
        return
    player, ids = state.players[state.actor], state.box.chart.ids
    own = [place for place, held in enumerate(state.controllers) if held == state.actor]
    for place in own:
        yield from (realm.Build(each, ids[place]) for each in ("settlement", "fortress", "ship"))
        yield realm.Recruit(0, ids[place])
    yield from (realm.Buy(each) for each in realm.WON)
    yield from (cards.PlayFame(each) for each in dict.fromkeys(player.fame))
    for number, army in enumerate(player.armies, 1):
        if army.troops:
            yield realm.Recruit(number)
            yield from (marches.March(number, ids[near]) for near in state.box.chart.near[army.place])
    yield from (marches.Sail(number) for number in range(1, len(player.ships) + 1))
    yield marches.EndTurn()


ASKED_BY = {
    "first": "DK-023", "choose": "DK-024", "settle": "DK-025", "britannia": "DK-029", "bid": "DK-038",
    "colour": "DK-037", "turn": "DK-040", "gain": "DK-030", "lose": "DK-030", "recruit": "DK-043",
    "exchange": "DK-030", "land": "DK-076", "stand": "DK-099", "duel": "DK-101", "casualty": "DK-098",
    "pause": "DK-108", "deny": "DK-129", "flee": "DK-130", "fame": "DK-090", "steal": "DK-116",
    "remove": "DK-055", "over": "DK-140", "cards": "DK-143", "set-up": "DK-018",
}  # fmt: skip
"""The entry of the catalogue behind each thing to be done."""


def due(state: State) -> Said:
    """What comes next: who has to do what, and by which rule."""
    step, task = state.step, state.task
    facts: dict[str, object] = {"who": state.who(task.seat) if task else ""}
    if task:
        facts |= {"count": task.times, "resource": task.resource or "none"}
        facts |= {"other": state.who(task.of) if 0 <= task.of < len(state.players) and step != "flee" else ""}
    if step == "over":
        facts |= {"winners": state.winners, "points": needed(state)}
    if state.combat:
        fights = state.combat
        facts |= {"place": state.box.chart.ids[fights.place], "combat": fights.kind}
        facts |= {"attack": fights.attack, "defence": fights.defence}
    return Said(f"kingdoms-due-{step}", ASKED_BY["cards" if state.ending == "cards" else step], facts)


class Kingdoms(SeatedRules[State]):
    """The rules, for three and for four."""

    start, table, happenings = State(), ORDERS, EVENTS
    subject = ("army", "place", "ship", "people")
    says, view = StateComponent, View
    proceed, due, pieces = staticmethod(proceed), staticmethod(due), staticmethod(components)
    plain = staticmethod(position.plain)

    def state_of(self, found: PositionFile, pieces: Components, /) -> State:
        """The state that a position means, with control as these rules read it (DK-007)."""
        state = position.state_of(found, pieces)
        return state.with_(armies_break=state.armies_break or self.book.readings["DK-007"] == "breaks")

    def moment(self, state: State) -> str:
        """The round, and who has to do what."""
        who = state.who(state.actor) if state.due else ""
        return f"{state.round}-{who}-{state.step}"

    def legal(self, state: State) -> tuple[Any, ...]:
        """Every order that nothing is against."""
        return legal(self.book, state)

    def considered(self, state: State) -> Iterator[Any]:
        """Every order that a player may think of."""
        return considered(state)

    def asked(self, needed: ComponentNeeded) -> object:
        """What may be printed there."""
        return saying.hint_of(needed)

    def known(self, state: State, field: str) -> tuple[str, ...]:
        """The territories in which the rulebook or the box shows a people's shield."""
        return tuple([each.id for each in state.box.territories if each.shield == field])

    def question(self, needed: ComponentNeeded, answers: Sequence[Answer]) -> Question | str:
        """What is asked of it, of the text of a card verb by verb."""
        plan = partial(saying.plan, needed)
        hint = self.asked(needed)
        found = after(ask(needed.field, hint, plan, needed.words), hint, answers)
        return saying.whole(needed, found) if isinstance(found, str) else found

    def opening(self, packs: Stack[Any], chosen: Mapping[str, Sequence[str]]) -> tuple[Any, ...]:
        """The table, with these people around it."""
        return (rounds.OpenTable(components(packs), tuple(chosen["players"])),)

    def kinds_due(self, state: State) -> tuple[str, ...]:
        """Before all else the table is opened."""
        return super().kinds_due(state) if state.players else ("open-table",)

    def passes(self, journal: Journal[State], passing: str, since: int) -> Command | None:
        """What is drawn by lot; until his next turn begins he adds no die, or passes on more.

        What he holds does not matter: whoever sees that he is asked must not learn it by that.
        """
        state = journal.state
        seat, step = state.actor, state.step
        if step in DRAWN:
            drawn: Command = legal(self.book, state)[0]
            return drawn
        began = (fact for act in journal.standing if act.number > since for fact in act.act.facts)
        if state.on_turn == seat or any(
            isinstance(fact.event, TurnBegan) and fact.who == state.who(seat) for fact in began
        ):
            return None
        attacked = state.combat is not None and state.combat.defender == seat
        more = passing == "turn" or (passing == "attacked" and not attacked)
        return Pass() if (passing and step == "bid") or (more and step in PASSED) else None

    @staticmethod
    def alike(order: object, legal: object) -> bool:
        """A march, a purchase or a card, however it is carried out."""
        if type(order) is not type(legal):
            return False
        told = ("army", "place", "what", "card", "ship", "resource", "name")
        return all(getattr(order, each, None) == getattr(legal, each, None) for each in told)


RULES = Kingdoms


carried_out, objections = Kingdoms.carried_out, Kingdoms.problems
