"""The game as a journal asks for it: its orders, its events, and what follows by itself.

from heart_africa.companions.kingdoms.game import Kingdoms

game = Kingdoms(rulings)                       # how the rulebook is read
journal = Journal(game)                        # core.journal: undo, corrections, dice that are asked for
journal.act(OpenTable(components, ("Ana", "Luis", "Eva")), more)
journal.act(RollFirst(), more)
game.legal(journal.state)                      # every order that nothing is against
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from heart_africa.companions.asking import Answer, Question, after, ask
from heart_africa.companions.box import stating
from heart_africa.companions.kingdoms import cards, combat, marches, position, realm, rounds, saying
from heart_africa.companions.kingdoms.cards import Pass, drop
from heart_africa.companions.kingdoms.components import Colour, Components
from heart_africa.companions.kingdoms.events import EVENTS, ComponentStated, Due, TurnBegan
from heart_africa.companions.kingdoms.pack import components
from heart_africa.companions.kingdoms.piles import Run
from heart_africa.companions.kingdoms.secrets import View
from heart_africa.companions.kingdoms.state import State
from heart_africa.companions.kingdoms.victory import needed
from heart_africa.companions.packs import ComponentNeeded, Stack
from heart_africa.companions.positions import PositionFile
from heart_africa.companions.rules import OrderRule, Stage, allowed, at
from heart_africa.companions.run import Book
from heart_africa.companions.seats import SeatedRules
from heart_africa.companions.stated import StateComponent
from heart_africa.core.journal.journal import Journal
from heart_africa.core.journal.records import Command

COLOURS: tuple[Colour, Colour] = ("red", "black")
PASSED: dict[str, Callable[[Run], None]] = {
    "bid": rounds.pass_die,
    "duel": combat.pass_duel,
    "recruit": drop,
    "exchange": drop,
}


DRAWN = ("britannia", "fame", "steal")
"""Where something is drawn by lot and there is nothing to choose."""


ORDERS: dict[type[Any], OrderRule] = {
    rounds.OpenTable: OrderRule(rounds.against_opening, rounds.open_table),
    rounds.RollFirst: at("first", "DK-023", rounds.against_rolling, rounds.roll_first),
    rounds.ChooseSide: at("choose", "DK-023", rounds.against_choosing, rounds.choose_side),
    rounds.Settle: at("settle", "DK-025", rounds.against_settling, rounds.settle),
    cards.TurnCard: at("britannia", "DK-028", cards.against_turning, cards.turn_card),
    rounds.AddDie: at("bid", "DK-038", rounds.against_adding, rounds.add_die),
    rounds.ChooseColour: at("colour", "DK-037", None, rounds.choose_colour),
    realm.Recruit: at("turn recruit", "DK-040", realm.against_recruiting, realm.recruit),
    realm.Levy: at("turn", "DK-048", realm.against_levying, realm.levy),
    realm.Build: at("turn", "DK-040", realm.against_building, realm.build),
    realm.Sell: at("turn", "DK-040", realm.against_selling, realm.sell),
    realm.Buy: at("turn", "DK-040", realm.against_buying, realm.buy),
    marches.March: at("turn", "DK-040", marches.against_marching, marches.march),
    marches.Regroup: at("turn", "DK-040", marches.against_regrouping, marches.regroup),
    marches.Sail: at("turn", "DK-040", marches.against_sailing, marches.sail),
    marches.Land: at("land", "DK-078", marches.against_landing, marches.land),
    marches.EndTurn: at("turn", "DK-040", marches.against_ending, lambda run, _: marches.end_turn(run)),
    combat.Stand: at("stand", "DK-099", combat.against_standing, combat.stand),
    combat.PlayPlus: at("duel", "DK-103", combat.against_plus, combat.play_plus),
    combat.TakeLoss: at("casualty", "DK-098", combat.against_losing_one, combat.take_loss),
    combat.FightOn: at("pause", "DK-108", None, lambda run, _: combat.fight_on(run)),
    combat.Retreat: OrderRule(combat.against_retreating, combat.retreat),
    combat.HandOver: at("deny", "DK-128", combat.against_handing_over, lambda run, _: combat.hand_over(run)),
    combat.Deny: at("deny", "DK-129", None, lambda run, _: combat.deny(run)),
    combat.Remove: at("remove", "DK-055", combat.against_removing, combat.remove),
    cards.PlayFame: at(" ".join(cards.TIMES), "DK-093", cards.against_playing, cards.play_fame),
    cards.TakeFame: at("fame", "DK-090", cards.against_taking, cards.take_fame),
    cards.Steal: at("steal", "DK-116", cards.against_stealing, cards.steal),
    cards.Gain: at("gain", "DK-030", cards.against_gaining, cards.gain),
    cards.Lose: at("lose", "DK-030", cards.against_losing, cards.lose),
    cards.Exchange: at("exchange", "DK-093", cards.against_exchanging, cards.exchange),
    cards.PutRight: OrderRule(cards.against_putting_right, cards.put_right),
    StateComponent: stating(ComponentStated, saying.with_value, "kingdoms-not-now", "DK-018"),
    Pass: at(" ".join(PASSED), "DK-040", None, lambda run, _: PASSED[run.state.step](run)),
}
"""Every order with what may be against it and what it does."""


# --- the sequence of play, and what may be done ---


def _sides(book: Book, state: State) -> list[Any]:
    found = (
        rounds.ChooseSide(people, place)
        for people in rounds.peoples(state)
        for place in rounds.starts(state, people)
    )
    return allowed(book, state, rounds.against_choosing, found)


def _produces(_book: Book, state: State) -> bool:
    """Whether either colour brings whoever chooses anything."""
    return any(any(rounds.income(state, state.actor, (each,))) for each in COLOURS)


def _turn(book: Book, state: State) -> list[Any]:
    return [
        *realm.buildings(state),
        *realm.recruits(book, state),
        *realm.levies(book, state),
        *realm.purchases(book, state),
        *realm.sales(book, state),
        *cards.playable(book, state),
        *marches.marches(book, state),
        *marches.sailings(book, state),
        *marches.regroupings(book, state),
        *allowed(book, state, marches.against_ending, [marches.EndTurn()]),
    ]


def _begin(run: Run) -> None:
    who = run.state.who(run.state.actor)
    run.tell(Due(done=1))
    run.tell(TurnBegan(run.state.round), who)


SEQUENCE: Mapping[str, Stage] = {
    "set-up": Stage("DK-018", follows=rounds.next_round),
    "first": Stage("DK-023", lambda _book, _state: [rounds.RollFirst()]),
    "choose": Stage("DK-024", _sides),
    "settle": Stage(
        "DK-025", lambda book, state: map(rounds.Settle, rounds.settles(book, state)), drop, rounds.settles
    ),
    "bid": Stage(
        "DK-038",
        lambda book, state: [Pass(), *rounds.bids(book, state)],
        rounds.pass_die,
        rounds.may_bid,
    ),
    "harvest": Stage("DK-033", follows=rounds.harvest),
    "colour": Stage("DK-037", lambda _book, _state: map(rounds.ChooseColour, COLOURS), drop, _produces),
    "begin": Stage("DK-040", follows=_begin),
    "turn": Stage("DK-040", _turn),
    "land": Stage("DK-076", marches.landings),
    "recruit": Stage(
        "DK-043",
        lambda book, state: [Pass(), *realm.recruits(book, state)],
        drop,
        realm.recruits,
    ),
    **combat.SEQUENCE,
    **cards.SEQUENCE,
    "over": Stage("DK-140"),
}


class Kingdoms(SeatedRules[State]):
    """The rules, for three and for four."""

    kind, start, table, sequence = "kingdoms", State(), ORDERS, SEQUENCE
    happenings, subject = EVENTS, ("army", "place", "ship", "people")
    says, view = StateComponent, View
    plain, pieces = staticmethod(position.plain), staticmethod(components)

    def state_of(self, found: PositionFile, pieces: Components, /) -> State:
        """The state that a position means, with control as these rules read it (DK-007)."""
        state = position.state_of(found, pieces)
        return state.with_(armies_break=state.armies_break or self.book.readings["DK-007"] == "breaks")

    def moment(self, state: State) -> str:
        """The round, and who has to do what."""
        who = state.who(state.actor) if state.due else ""
        return f"{state.round}-{who}-{state.step}"

    @staticmethod
    def facts(state: State) -> Mapping[str, object]:
        """Who has to do what; of a fight where it is, and how it stands."""
        task = state.task
        facts: dict[str, object] = {"who": state.who(task.seat) if task else ""}
        if task:
            other = task.of if task.what != "flee" and 0 <= task.of < len(state.players) else -1
            facts |= {"count": task.times, "resource": task.resource or "none"}
            facts |= {"other": state.who(other) if other >= 0 else ""}
        if state.step == "over":
            facts |= {"winners": state.winners, "points": needed(state)}
        if state.combat:
            fights = state.combat
            facts |= {"place": state.box.chart.ids[fights.place], "combat": fights.kind}
            facts |= {"attack": fights.attack, "defence": fights.defence}
        return facts

    @classmethod
    def cited(cls, state: State) -> str:
        """A game that the cards end is over by an entry of its own."""
        return "DK-143" if state.ending == "cards" else super().cited(state)

    def considered(self, state: State) -> Iterator[Any]:
        """Every order that a player may think of in his turn."""
        if state.step != "turn":
            return
        player, ids = state.players[state.actor], state.box.chart.ids
        for place in state.controlled(state.actor):
            yield from (realm.Build(each, ids[place]) for each in realm.BUILT)
            yield realm.Recruit(0, ids[place])
        yield from (realm.Buy(each) for each in realm.WON)
        yield from (cards.PlayFame(each) for each in dict.fromkeys(player.fame))
        for number, army in enumerate(player.armies, 1):
            if army.troops:
                yield realm.Recruit(number)
                yield from (marches.March(number, ids[near]) for near in state.box.chart.near[army.place])
        yield from (marches.Sail(number) for number in range(1, len(player.ships) + 1))
        yield marches.EndTurn()

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
            drawn: Command = self.legal(state)[0]
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


carried_out, objections, legal = Kingdoms.carried_out, Kingdoms.problems, Kingdoms.offered
