"""The game as a journal asks for it: the sequence of play (5.0), its orders, and what may be done.

from heart_africa.companions.isandlwana.game import Isandlwana

game = Isandlwana(ISANDLWANA.readings.choose({}))
journal = Journal(game)                    # core.journal: undo, corrections, dice that are asked for
journal.act(OpenBox(components), more)     # the components of a pack (`pack.components`)
journal.act(SetUp(options=("solitaire",)), more)
game.legal(journal.state)                  # every order that nothing is against
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from heart_africa.companions.box import opening, stating
from heart_africa.companions.isandlwana import combat, movement, position, setting_up, solitaire
from heart_africa.companions.isandlwana.decisions import DECISIONS, against_deciding, answers, decided
from heart_africa.companions.isandlwana.events import (
    EVENTS,
    BoxOpened,
    ComponentStated,
    Ended,
    OrderChosen,
    PhaseBegan,
    TurnBegan,
)
from heart_africa.companions.isandlwana.pack import components
from heart_africa.companions.isandlwana.run import Run
from heart_africa.companions.isandlwana.state import ROLLED, WAGON, Phase, State, Step
from heart_africa.companions.packs import Stack
from heart_africa.companions.rules import CompanionRules, OrderRule, Stage
from heart_africa.companions.run import Book
from heart_africa.companions.stated import StateComponent
from heart_africa.core.dice import Dice
from heart_africa.core.journal.records import Command, EventRecord, Order
from heart_africa.core.problems import BadData, Problem


class ChooseOrder(Order, kind="choose-order"):
    """5.6: which of movement and combat the British do first."""

    first: Phase


class EndPhase(Order, kind="end-phase"):
    """Be done with this phase."""


ENDABLE: tuple[Step, ...] = ("zulu-movement", "reaction", "zulu-attack", "movement", "combat")
AFTER: Mapping[Step, Step] = {
    "zulu-movement": "reaction", "reaction": "zulu-attack", "zulu-attack": "choice", "movement": "overstack",
    "sniping": "fatalities",
}  # fmt: skip
"""The phase after each, where it is always the same one."""


def against_choosing(_book: Book, state: State, _order: ChooseOrder) -> Iterator[Problem]:
    """It is chosen at the start of phase IV."""
    yield from movement.not_in(state, "choice", "IS-053")


def against_ending(_book: Book, state: State, _order: EndPhase) -> Iterator[Problem]:
    """Something else may have to be decided, or rolled for, first."""
    yield from movement.not_in(state, state.step if state.step in ENDABLE else "combat", "IS-042")


def choose(run: Run, order: ChooseOrder) -> None:
    """Carry out the choice: the phase that was chosen begins."""
    run.tell(OrderChosen(order.first))
    run.tell(PhaseBegan(order.first))


def end_phase(run: Run, _order: EndPhase) -> None:
    """The next phase begins."""
    run.tell(PhaseBegan(after(run.state)))


def after(state: State) -> Step:
    """The phase after the present one (5.2, 5.6)."""
    if state.step == "overstack":
        return "combat" if state.first == "movement" else "sniping"
    if state.step == "combat":
        return "movement" if state.first == "combat" else "sniping"
    return AFTER[state.step]


# --- what may be done ---


def _placing(book: Book, state: State) -> Iterator[Any]:
    for piece in state.unplaced:
        yield from (
            setting_up.Place(piece, hex_) for hex_ in sorted(setting_up.free_places(book, state, piece)[0])
        )


def _arrivals(book: Book, state: State) -> Iterator[Any]:
    for unit in state.arriving():
        yield from (
            setting_up.Place(unit, hex_) for hex_ in sorted(setting_up.arrival_places(book, state, unit))
        )


_END, _SYSTEM = EndPhase(), solitaire.PlayZulus()


def _colours(_book: Book, _state: State) -> tuple[Any, ...]:
    return setting_up.ShowColours(), setting_up.ShowColours(decline=True)


# --- the sequence of play ---


def _next(run: Run) -> None:
    run.tell(PhaseBegan(after(run.state)))


def _overstack(run: Run) -> None:
    if not movement.find_overstack(run):
        _next(run)


def _end_turn(run: Run) -> None:
    state = run.state
    last = state.turn == state.numbers.turns.last
    run.tell(Ended("survival") if last else TurnBegan(state.turn + 1))


def _sniped(_book: Book, state: State) -> bool:
    """A die is rolled once, if there is anybody to hit."""
    return ROLLED not in state.done and bool(combat.snipeable(state))


def _answers(_book: Book, state: State) -> Iterator[Any]:
    return answers(state, state.waits[-1])


ARRIVES = (setting_up.go_on_arriving, setting_up.arrives)
SEQUENCE: Mapping[str, Stage] = {
    "box": Stage("IS-030"),
    "placing": Stage("IS-034", _placing, setting_up.go_on_placing, setting_up.places),
    "arrivals": Stage("IS-062", _arrivals, *ARRIVES),
    "colours": Stage("IS-063", _colours, *ARRIVES),
    "zulu-movement": Stage("IS-044", movement.zulu_moves),
    "reaction": Stage("IS-045", combat.fires, _next, combat.targets),
    "zulu-attack": Stage("IS-050", combat.attacks, _next, lambda *at: any(True for _ in combat.attacks(*at))),
    "choice": Stage("IS-053", lambda _book, _state: (ChooseOrder("movement"), ChooseOrder("combat"))),
    "movement": Stage("IS-079", movement.british_moves),
    "overstack": Stage("IS-066", follows=_overstack),
    "combat": Stage("IS-054", combat.fires, _next, combat.targets),
    "sniping": Stage("IS-055", lambda _book, _state: (combat.Snipe(),), _next, _sniped),
    "fatalities": Stage(
        "IS-060",
        lambda _book, state: map(combat.Target, combat.endangered(state)),
        _end_turn,
        lambda _book, state: combat.endangered(state),
    ),
    **{f"wait-{kind}": Stage(each.rule, _answers) for kind, each in DECISIONS.items()},
    "over": Stage("IS-037"),
}
"""A phase in which nothing can be done is over."""
ENDS: Mapping[str, str] = {"breakout": "IS-037", "survival": "IS-038", "massacre": "IS-039"}
"""The entry of each ending (4.0)."""
NOT_NOW = frozenset({"isandlwana-not-now"})
_IMPOSSIBLE = (
    "first-decide no-system no-option not-waiting no-colours no-zulu enemy-there off-map not-on-map "
    "no-stack no-unit nothing-waits not-among no-target no-firers points-each points-left leader-safe "
    "no-british rolled-already no-danger name-unit name-later"
)
IMPOSSIBLE = frozenset(f"isandlwana-{each}" for each in _IMPOSSIBLE.split())
"""Objections that no umpire can set aside: an order about a piece that is not there, or out of its time."""
OF_THE_MOMENT = (
    setting_up.OpenBox, setting_up.SetUp, StateComponent, setting_up.ShowColours, combat.Snipe,
    combat.Target, ChooseOrder, EndPhase, solitaire.PlayZulus,
)  # fmt: skip
"""Orders of one step alone; a forgotten move or fire is made up if the opponent agrees (5.1)."""


class Isandlwana(CompanionRules[State]):
    """The rules of the game; which map and which units is said by the components."""

    kind, start, sequence = "isandlwana", State(), SEQUENCE
    table: ClassVar[Mapping[type[Any], OrderRule]] = {
        setting_up.OpenBox: opening(BoxOpened, "isandlwana-not-now", "IS-042"),
        setting_up.SetUp: OrderRule(setting_up.against_setting_up, setting_up.set_up),
        StateComponent: stating(ComponentStated, setting_up.with_value, "isandlwana-not-now", "IS-042"),
        setting_up.Place: OrderRule(setting_up.against_placing, setting_up.place),
        setting_up.ShowColours: OrderRule(setting_up.against_colours, setting_up.show_colours),
        movement.MoveZulu: OrderRule(movement.against_zulu_move, movement.move_zulu),
        movement.Move: OrderRule(movement.against_move, movement.move),
        movement.FormSquare: OrderRule(movement.against_square, movement.form_square),
        movement.LeaveSquare: OrderRule(movement.against_square, movement.leave_square),
        movement.Displace: OrderRule(against_deciding, movement.displace),
        movement.Send: decided(movement.send),
        combat.Fire: OrderRule(combat.against_fire, combat.fire),
        combat.Attack: OrderRule(combat.against_attack, combat.attack),
        combat.TakeStep: decided(combat.take_step),
        combat.Advance: decided(combat.advance),
        combat.Recycle: decided(combat.recycle),
        combat.Relocate: decided(combat.relocate),
        combat.Snipe: OrderRule(combat.against_sniping, combat.snipe),
        combat.Target: OrderRule(combat.against_target, combat.target),
        ChooseOrder: OrderRule(against_choosing, choose),
        EndPhase: OrderRule(against_ending, end_phase),
        solitaire.PlayZulus: OrderRule(solitaire.against_playing, solitaire.play_zulus),
    }
    happenings = EVENTS
    subject = ("start", "target", "leader", "piece")
    says = StateComponent
    pieces = staticmethod(components)
    plain, state_of = staticmethod(position.plain), staticmethod(position.state_of)

    @classmethod
    def impossible(cls, book: Book, state: State, order: Command) -> bool:
        """Whether an order cannot be carried out, whatever rule is set aside."""
        against_it = {each.code for each in cls.problems(book, state, order)}
        return bool(against_it & IMPOSSIBLE or (against_it & NOT_NOW and isinstance(order, OF_THE_MOMENT)))

    @classmethod
    def _decide(cls, book: Book, state: State, order: Command, dice: Dice) -> tuple[EventRecord, ...]:
        """As any game decides. Raises `BadData` for what is impossible."""
        if cls.impossible(book, state, order):
            raise BadData("order-impossible")
        return super()._decide(book, state, order, dice)

    @staticmethod
    def stage(state: State) -> str:
        """What waits to be decided comes first; of those who arrive the Queen's Colours."""
        if state.wait is not None:
            return f"wait-{state.wait.kind}"
        return "colours" if state.step == "arrivals" and state.colours == "waiting" else state.step

    @classmethod
    def offered(cls, book: Book, state: State) -> tuple[Any, ...]:
        """The legal orders, for single pieces, whole stacks, and all who can fire at a hex together.

        Not listed, as there are too many, are parts of stacks and of fires and ways to share their points:
        those are legal if each part is and the pieces may end up together. Before the set-up there are none.
        """
        if state.side == "zulu" and state.solitaire and state.step != "over":
            return (_SYSTEM,)
        ends = not state.waits and state.step in ENDABLE
        return (*super().offered(book, state), *((_END,) if ends else ()))

    @staticmethod
    def facts(state: State) -> Mapping[str, object]:
        """What waits where, of which piece; how many are to be placed; how it ended."""
        if state.wait is not None:
            wait = state.wait
            piece = wait.pieces[0] if wait.kind in ("send", "relocate") else "none"
            return {"hex": wait.hex or "none", "count": wait.amount, "piece": piece, "side": state.side}
        if state.ending:
            return {"ending": state.ending}
        return {"count": len(state.unplaced)} if state.step == "placing" else {}

    @classmethod
    def cited(cls, state: State) -> str:
        """Each ending has an entry of its own."""
        return ENDS[state.ending] if state.ending else super().cited(state)

    def considered(self, state: State) -> Iterator[Any]:
        """Orders that a player may think of in this step, legal or not: every piece to every hex near it."""
        grid = state.box.grid.hexes if state.components else ()
        match state.step:
            case "zulu-movement":
                yield from (movement.MoveZulu(one, (end,)) for one in state.zulus for end in grid)
            case "movement":
                for piece in filter(state.place, (*state.units, *state.leaders, WAGON)):
                    yield from (movement.Move((piece,), end) for end in grid)
                    yield movement.FormSquare((piece,))
                    yield movement.LeaveSquare((piece,))
            case "reaction" | "combat":
                yield from (
                    combat.Fire(end, (unit,))
                    for unit in filter(state.place, state.units)
                    for end in state.zulus
                )
            case "zulu-attack":
                yield from (combat.Attack(one, end) for one in state.zulus for end in state.standing)
            case "placing":
                yield from (setting_up.Place(piece, end) for piece in state.unplaced for end in grid)
            case "fatalities":
                yield from map(combat.Target, state.leaders)
        yield from (ChooseOrder("movement"), ChooseOrder("combat"), combat.Snipe(), _END, _SYSTEM)

    def opening(self, packs: Stack[Any], chosen: Mapping[str, Sequence[str]]) -> tuple[Any, ...]:
        """The box, and the set-up with these options."""
        return setting_up.OpenBox(components(packs)), setting_up.SetUp(tuple(chosen.get("option", ())))

    def kinds_due(self, state: State) -> tuple[str, ...]:
        """Before the first turn the box and the set-up."""
        if state.step == "box":
            return ("lay-out",) if state.components else ("open-box",)
        return super().kinds_due(state)


RULES = Isandlwana
legal = Isandlwana.offered
