"""The end of a battle (pp. 20-22): who holds the village, the verdict, and what has to be asked for it."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Annotated, ClassVar, assert_never

from heart_africa.core.dataclass import field, replace
from heart_africa.core.dice import Dice
from heart_africa.core.fields import UnitName, Whether
from heart_africa.core.game import nobody
from heart_africa.core.journal.records import EventRecord, GameEvent, Order
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Line
from heart_africa.rules.battle import Battle, Figure, Gone, Sort, Stage, Unit, Where
from heart_africa.rules.battle.state import Verdict, Winner
from heart_africa.rules.book import BAGGAGE, Book
from heart_africa.rules.book.play import Step
from heart_africa.rules.book.preparation import Share
from heart_africa.rules.book.printed import Entry
from heart_africa.rules.book.terrain import PieceId
from heart_africa.rules.play.fires import VILLAGE, burns
from heart_africa.rules.preparation.scenarios import (
    AmbushFacts,
    ambush,
    combat_figures,
    encounter,
    planned_attack,
    raid,
)
from heart_africa.rules.referee.feature import Agenda, Answer, Feature, OpenChoice, Owed, Past

# --- who has won as the battle stands ---


NOT_IN = frozenset({Where.COLUMN, Where.WAITING, Where.RESERVE, Where.HOME})
LOST = frozenset({Gone.SHOT, Gone.LOST, Gone.FLED})


def verdict(book: Book, battle: Battle, *, turn_over: bool) -> Verdict | None:
    """The verdict of the battle as it stands; None if nobody has won yet.

    An Ambush and the captures of a Raid are decided at once (SCEN-32, SCEN-33, SCEN-52); combat units are
    counted when the turn is over, since both sides may run out in the same one (SCEN-15, SCEN-41).
    """
    match battle.scenario:
        case "ambush":
            return ambush(book, ambush_facts(book, battle))
        case "raid":
            return raid(book, captured(battle), battle.turn if turn_over else battle.turn - 1)
        case "planned_attack":
            return planned_attack(book, fighting(battle)["defender"], battle.held) if turn_over else None
        case _:
            if not (turn_over or battle.conceded):
                return None
            units, gave_up = fighting(battle), [battle.role(side) for side in battle.conceded]
            return encounter(book, units["attacker"], units["defender"], gave_up)


def fighting(battle: Battle) -> Mapping[Winner, int]:
    """How many combat units each side has on the table, hidden ones included."""
    sides: Mapping[Winner, str] = {"attacker": battle.attacker, "defender": battle.defender}
    return {role: len(battle.fighting(side)) for role, side in sides.items()}


def captured(battle: Battle) -> int:
    """How many elements of baggage the attacker has captured."""
    return battle.captured.get(battle.attacker, 0)


def ambush_facts(book: Book, battle: Battle) -> AmbushFacts:
    """What has become of the attacker's force; boats that were lent are no part of it."""
    force = [unit for unit in battle.of(battle.attacker) if unit.sort is not Sort.BOAT]
    figures = [figure for unit in force for figure in unit.figures]
    # Units and baggage that have come onto the table at some time.
    entered = [each for each in force if each.sort in {Sort.UNIT, Sort.BAGGAGE} and each.where not in NOT_IN]
    return AmbushFacts(
        battle.turn,
        figures=_combat(book, figures),
        figures_out=_combat(book, (figure for figure in figures if figure.gone is Gone.LEFT)),
        figures_gone=_combat(book, (figure for figure in figures if figure.gone in LOST)),
        baggage=_elements(figures),
        baggage_out=_elements(figure for figure in figures if figure.gone is Gone.LEFT),
        baggage_gone=_elements(figure for figure in figures if figure.gone in LOST),
        entered=len(entered),
        lost=sum(unit.destroyed for unit in entered),
    )


def _combat(book: Book, figures: Iterable[Figure]) -> int:
    return combat_figures(book, Counter(figure.troop for figure in figures))


def _elements(figures: Iterable[Figure]) -> int:
    return sum(figure.troop == BAGGAGE for figure in figures)


def standing(book: Book, battle: Battle) -> tuple[Line, ...]:
    """How near each side is to winning: lines with what has been reached of what is needed."""
    match battle.scenario:
        case "ambush":
            lines = _ambush(book, battle)
        case "raid":
            lines = _raid(book, battle)
        case "planned_attack":
            lines = _planned_attack(book, battle)
        case _:
            lines = _encounter(book, battle)
    return (*lines, *_limit(book, battle))


def _line(code: str, value: int, row: Entry, **about: object) -> Line:
    return row.line(f"{AREA}-{code}", value, value=value, **about)


def _encounter(book: Book, battle: Battle) -> Iterator[Line]:
    row = book.victories.encounter.lost
    for side, units in fighting(battle).items():
        yield _line("units-left", units, row, side=side)


def _ambush(book: Book, battle: Battle) -> Iterator[Line]:
    rows, facts = book.victories.ambush, ambush_facts(book, battle)
    total, out = facts.figures, facts.figures_out
    yield _line("out", out, rows.leave, needed=share_of(rows.leave, total), total=total)
    if facts.baggage:
        half = rows.leave_with_baggage
        about = {"needed": share_of(half, total), "baggage": facts.baggage, "baggage_out": facts.baggage_out}
        yield _line("out-with-baggage", out, half, total=total, **about, baggage_gone=facts.baggage_gone)
    yield _line("at-best", total - facts.figures_gone, rows.hopeless, total=total)
    if facts.entered:
        from_turn = rows.lost_from_turn.value
        yield _line("entered-lost", facts.lost, rows.lost_from_turn, entered=facts.entered, turn=from_turn)


def share_of(share: Share, total: int) -> int:
    """The smallest whole number that is at least this part of a total."""
    part, whole = share.share
    return -(-total * part // whole)


def _planned_attack(book: Book, battle: Battle) -> Iterator[Line]:
    rows = book.victories.planned_attack
    yield _line("units-left", fighting(battle)["defender"], rows.cleared, side="defender")
    yield _line("held", battle.held, rows.held_turns, needed=rows.held_turns.value)


def _raid(book: Book, battle: Battle) -> Iterator[Line]:
    rows = book.victories.raid
    yield _line("captured", captured(battle), rows.captures, needed=rows.captures.value)
    left = max(0, rows.turns.value - battle.turn + 1)
    yield _line("turns-left", left, rows.turns, turns=rows.turns.value)


def _limit(book: Book, battle: Battle) -> Iterator[Line]:
    if battle.limit:
        left = max(0, battle.limit - battle.turn + 1)
        yield _line("limit-left", left, book.victories.planned_attack.given_up, turns=battle.limit)


# --- the end ---


AREA = "winning"
OCCUPY = "occupy"
PLACES = frozenset({PieceId.VILLAGE, PieceId.CAMP})


# --- orders ---


class Occupy(Order, kind="occupy"):
    """The umpire says whether the attacker held the village or camp unopposed for the whole turn.

    In a Planned Attack: all that is left of these `units` was inside, and no defending figure but baggage
    (SCEN-42, SCEN-43).
    """

    BARE: ClassVar = ("held", "units")

    held: Annotated[bool, Whether("choice-occupied", lambda book: book.victories.planned_attack.unopposed)]
    units: tuple[UnitName, ...] = ()


class CheckVictory(Order, kind="check-victory"):
    """End a battle that is won now, without waiting for the end of the turn."""


# --- facts ---


class Occupied(GameEvent, kind="occupied"):
    """It was said whether the attacker held the place this turn; `turns`: for how many in a row he has."""

    held: bool
    turns: int
    units: tuple[str, ...] = ()

    @property
    def variant(self) -> str:
        return "held" if self.held else "not-held"

    @property
    def also(self) -> Mapping[str, object]:
        return {"units": self.units}

    def applied(self, battle: Battle, _who: str) -> Battle:
        return replace(battle, held=self.turns, done=(*battle.done, OCCUPY))


class BattleWon(GameEvent, kind="battle-won"):
    """The battle is over; `side`: the winner's id, "" for a draw.

    `standing` keeps how near both sides were to winning, so that the report can tell it in full.
    """

    verdict: Verdict
    side: str = ""
    standing: tuple[Line, ...] = field(default=())

    @property
    def also(self) -> Mapping[str, object]:
        return {"winner": self.verdict.winner}

    def applied(self, battle: Battle, _who: str) -> Battle:
        return replace(battle, stage=Stage.OVER, verdict=self.verdict)


def won(book: Book, battle: Battle, found: Verdict) -> EventRecord:
    """The event that ends the battle by a verdict."""
    sides: Mapping[Winner, str] = {"attacker": battle.attacker, "defender": battle.defender, "draw": ""}
    side = sides[found.winner]
    return EventRecord(army_name(battle, side), BattleWon(found, side, standing(book, battle)))


def army_name(battle: Battle, side: str) -> str:
    """The name of a side's army; empty for no side, and for one without an army."""
    return battle.sides[side].name if side in battle.sides else ""


# --- whether the question is due ---


def may_hold(battle: Battle) -> tuple[Unit, ...]:
    """The attacking units that can have been in the village or camp for the whole turn.

    They are the combat units that stood on the table when it began. In the first turn there are none: the
    attacker deploys at his own base line, and the place is in the defender's half (SCEN-36, SCEN-38).
    """
    if battle.scenario != "planned_attack" or battle.turn <= 1:
        return ()
    units = battle.of(battle.attacker, Sort.UNIT)
    return tuple(unit for unit in units if unit.on_table and not unit.arrived and not unit.emerged)


def place_burns(book: Book, battle: Battle) -> bool:
    """Whether the defender's village burns, so that nobody can hold it (FIRE-11).

    False where a camp is on the table too: only the umpire knows which of the two the attack is for.
    """
    places = [each for each in battle.ground.pieces if each.what in PLACES] if battle.ground else []
    return len(places) <= 1 and any(
        each.owner == battle.defender and each.fire.target == VILLAGE and burns(book, each.fire, battle.turn)
        for each in battle.fires
    )


def may_say_who_holds(battle: Battle) -> bool:
    """Whether the umpire may say if the place was held this turn.

    It does not matter where the defender has no combat units left, since that alone decides (SCEN-41).
    """
    return bool(battle.fighting(battle.defender)) and bool(may_hold(battle)) and OCCUPY not in battle.done


def asks_who_holds(book: Book, battle: Battle) -> bool:
    """Whether the umpire still has to say who holds the place; it is not asked of a burning village."""
    return may_say_who_holds(battle) and not place_burns(book, battle)


def limit_reached(battle: Battle) -> bool:
    """Whether the turns that the players agreed on are over."""
    return 0 < battle.limit <= battle.turn


# --- what the book has against them ---


def not_a_planned_attack(battle: Battle, _order: Occupy) -> bool:
    """Whether it is no Planned Attack, the only scenario in which holding a place matters."""
    return battle.scenario != "planned_attack"


def not_the_end_of_the_turn(battle: Battle, _order: Occupy) -> bool:
    """Whether the turn is not over yet: the question is about a complete turn."""
    return battle.step is not Step.VICTORY


def said_already(battle: Battle, _order: Occupy) -> bool:
    """Whether it has been said of this turn already."""
    return OCCUPY in battle.done


def no_whole_unit(battle: Battle, order: Occupy) -> bool:
    """Whether no unit is named that can have been inside for the whole turn."""
    able = {unit.name for unit in may_hold(battle)}
    return order.held and not (order.units and set(order.units) <= able)


Against = Callable[[Battle, Occupy], bool]
AGAINST: tuple[Against, ...] = (not_a_planned_attack, not_the_end_of_the_turn, said_already, no_whole_unit)


def objections(book: Book, battle: Battle, order: Occupy | CheckVictory) -> tuple[Problem, ...]:
    """All that the book has against the answer, or against ending the battle now."""
    match order:
        case Occupy():
            row = book.victories.planned_attack.held_turns
            found = [against for against in AGAINST if against(battle, order)]
            burning = order.held and place_burns(book, battle)
            return (
                *(_problem(against.__name__, row, units=order.units) for against in found),
                *((_problem("place_burns", book.fires.turns),) if burning else ()),
            )
        case CheckVictory():
            return () if verdict_now(book, battle) else (_problem("nobody_yet", checked(book)),)
        case _:
            assert_never(order)


def _problem(code: str, row: Entry, **about: object) -> Problem:
    return row.problem(f"{AREA}-{code.replace('_', '-')}", **about)


def checked(book: Book) -> Entry:
    """The entry by which victory is checked at the end of the turn (TURN-15)."""
    return book.sequence.row(Step.VICTORY)


def verdict_now(book: Book, battle: Battle) -> Verdict | None:
    """The verdict that may be given now; None if there is none yet."""
    over = battle.step is Step.VICTORY and not asks_who_holds(book, battle)
    return verdict(book, battle, turn_over=over) if battle.stage is Stage.PLAY else None


# --- what they bring about ---


def decide(book: Book, battle: Battle, order: Occupy | CheckVictory, _dice: Dice) -> tuple[EventRecord, ...]:
    """The events of an answer, or the end of the battle. Raises `BadData` for unknown units."""
    match order:
        case Occupy():
            units = tuple(battle.unit(name).name for name in order.units)
            turns = battle.held + 1 if order.held else 0
            return (EventRecord(army_name(battle, battle.attacker), Occupied(order.held, turns, units)),)
        case CheckVictory():
            found = verdict_now(book, battle)
            return (won(book, battle, found),) if found else ()
        case _:
            assert_never(order)


# --- what comes next ---


def due(book: Book, battle: Battle) -> Agenda:
    """What has to be settled before the turn ends: who holds the place, whether the agreed time is over."""
    row = checked(book)
    owed = (*_owed_answer(book, battle), *_owed_call(book, battle))
    open_ = may_say_who_holds(battle)  # also of a village in flames: that nobody holds it
    orders = tuple(dict.fromkeys((*([OCCUPY] if open_ else []), *(each.order for each in owed))))
    who = tuple(unit.name for unit in may_hold(battle)) if open_ and not owed else ()
    return Agenda("", row.line(f"{AREA}-check"), orders, who, owed=owed)


def _owed_answer(book: Book, battle: Battle) -> tuple[Owed, ...]:
    if not asks_who_holds(book, battle):
        return ()
    row = book.victories.planned_attack.unopposed
    names = tuple(unit.name for unit in may_hold(battle))
    about = {"units": names, "turns": battle.held}
    return (Owed(OCCUPY, names, row.line(f"{AREA}-who-holds", **about)),)


def _owed_call(book: Book, battle: Battle) -> tuple[Owed, ...]:
    if not limit_reached(battle):
        return ()
    row = book.victories.planned_attack.given_up
    about = {"turns": battle.limit}
    return (Owed("call-it", (), row.line(f"{AREA}-limit-reached", **about)),)


def left_open(book: Book, battle: Battle, past: Past, order: object) -> Iterator[OpenChoice]:
    """A choice if the answer names no units though the place was held last turn: whether it still is."""
    able = tuple(unit.name for unit in may_hold(battle))
    held = tuple(name for name in past.held if name in able)
    if not isinstance(order, Occupy) or order.held or order.units or not (battle.held and held):
        return
    row = book.victories.planned_attack.held_turns

    def said(names: Answer) -> Occupy:
        units = names if isinstance(names, tuple) else ()
        return replace(order, held=bool(units), units=units)

    why = row.line("choice-held", turns=battle.held)
    yield OpenChoice("units", OCCUPY, why, "units", held, said, able)


FEATURE = Feature((Occupy, CheckVictory), (Occupied, BattleWon), objections, decide, nobody, left_open)
