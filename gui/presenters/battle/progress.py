"""How a battle stands: what comes next, the strip of stages and steps, both armies as cards."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Literal

from gui.actions.action import Command, command
from gui.actions.battle import END_STEP, PASS_TURN, REDO, UNDO
from gui.documents.battle import BattleDocument
from gui.documents.opponent import OPPONENT
from gui.presenters.battle import measured
from gui.presenters.battle.journal import BattleWords
from gui.presenters.battle.measured import to_stand
from gui.presenters.battle.order_context import AGREED
from gui.presenters.journal import WordedAct
from gui.session import Session
from heart_africa.core.citations import cite
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.fields import Holds
from heart_africa.core.journal.records import Command as Order
from heart_africa.language.battle.shorthands import SHORT
from heart_africa.language.battle.words import (
    KINDS,
    Names,
    army,
    called,
    order_help,
    reason,
    side_name,
    states,
    title,
    troops_of,
    typed,
)
from heart_africa.language.narration import in_language
from heart_africa.language.order_fields import form, is_row, order_title
from heart_africa.rules.battle import SideId, Stage, Unit
from heart_africa.rules.battle.state import SIDES
from heart_africa.rules.referee import deployment, muster, recorded_results, setup, umpire
from heart_africa.rules.referee.ending import OCCUPY
from heart_africa.rules.referee.feature import Agenda, Feature
from heart_africa.rules.referee.movement.phase import CLIMBS, FREE
from heart_africa.rules.referee.reminders import reminders

# --- what comes next ---


def _kinds(*rooms: Feature) -> frozenset[str]:
    """The kinds of orders of these features."""
    return frozenset(form(command).kind for room in rooms for command in room.commands)


ELSEWHERE: Mapping[Stage, frozenset[str]] = {
    Stage.GROUND: frozenset({"agree-ground"}),
    Stage.DEPLOY: frozenset({"deploy", "deploy-rest"}),
    Stage.PLAY: frozenset({"end-step"}),
}
"""Orders with a place of their own on the page in a stage; they are listed among the others too."""
NEVER = _kinds(muster.FEATURE)
"""Orders that no form gives: armies have cards of their own on the page."""
EARLY = _kinds(setup.FEATURE, deployment.FEATURE)
"""Orders that are settled before the first turn."""
ANY_TIME = _kinds(umpire.FEATURE, recorded_results.FEATURE)
"""Orders that the umpire may give at any moment, such as the result of a battle played elsewhere."""

FOR_BOTH = frozenset({"all-stay"})
"""Orders for both sides or one; against the computer, for the side that is to move."""
ABOUT_ALL = frozenset({"hear", "occupy"})
"""Orders given once for everybody who owes them."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An order as a button: its kind, its words, for whom.

    `next`: the button stands out, for it is what comes next; `off`: why it cannot be given now; `idle`: why
    nothing calls for it by what the battle knows, though it can be given; `command`: an order that the map
    shows, carried out at once.
    """

    kind: str
    text: str
    tip: str
    who: tuple[str, ...] = ()
    next: bool = False
    off: str = ""
    idle: str = ""
    command: Order | None = None


@dataclass(frozen=True, slots=True)
class Duty:
    """Something that has to be settled: a sentence with citation, and buttons for whom.

    `waits`: the names of those who may not act yet.
    """

    text: str
    choices: tuple[Choice, ...]
    waits: str = ""


@dataclass(frozen=True, slots=True)
class Due:
    """What comes next.

    `unit` is the unit whose orders are shown; if it can do nothing, `nothing` is the sentence that says so.
    `others`: the kinds of all other orders, worded when somebody looks. `computer`: the side to act is the
    computer's; `passed`: it has passed, and the step can be ended.
    """

    unit: str
    nothing: str
    choices: tuple[Choice, ...]
    owed: tuple[Duty, ...]
    others: tuple[str, ...]
    reminders: tuple[str, ...]
    last: WordedAct | None
    computer: bool = False
    passed: bool = False


def due(session: Session, table: BattleDocument) -> Due:
    """What comes next in the open battle."""
    agenda = table.agenda
    unit = table.unit if table.unit in table.live.units else ""
    computers = table.computers
    own = NEVER | ELSEWHERE.get(table.live.stage, frozenset())
    if computers and not agenda.side:
        own |= FOR_BOTH
    plays = bool(agenda.side) and agenda.side in computers
    if agenda.orders[:1] == ("end-step",) and not agenda.who:
        own |= {*CLIMBS, *FREE}  # offering these would betray that a hidden unit may still move
    kinds = [] if plays else [kind for kind in agenda.orders if kind not in own]
    fitting = [kind for kind in kinds if unit and _fits(table, agenda, kind, unit)]
    owed = () if plays else tuple(_owed(session, table, agenda))
    if not fitting:  # duties have buttons of their own
        settled = {each.kind for owe in owed for each in owe.choices}
        kinds = [kind for kind in kinds if kind not in settled]
    offered, for_whom = (fitting, unit) if fitting else (kinds, "")
    last = table.journal.last
    lines = reminders(table.book, table.shown)
    return Due(
        called(session, table.names, unit) if unit else "",
        session.say("battle-due-nothing", unit=unit) if unit and not fitting and not plays else "",
        _choices(session, table, offered, for_whom),
        owed,
        tuple(_others(table, kinds)),
        tuple(dict.fromkeys(reason(session, line) for line in lines)),
        BattleWords(session, table).passage(last)
        if last and table.live.stage in {Stage.PLAY, Stage.OVER}
        else None,
        plays,
        has_passed(session, table),
    )


def has_passed(session: Session, table: BattleDocument) -> bool:
    """Whether the computer is to act, has been asked, and wants nothing more in this step."""
    sits, agenda = session.open.get(OPPONENT), table.agenda
    plays = bool(agenda.side) and agenda.side in table.computers
    return plays and not agenda.owed and sits is not None and sits.wants_nothing(agenda.side)


def next_step(session: Session, table: BattleDocument) -> str:
    """The kind of the order to which people are led; "" if to none.

    Before play that is everybody, during play a newcomer; everybody is led past a step with nothing to do. It
    is "" also if the order has its own place on the page, as pieces to put on the map.
    """
    orders, stage = table.agenda.orders, table.live.stage
    led = table.guided or stage is not Stage.PLAY or orders[:1] == ("end-step",)
    if not led or table.at is not None or table.wish or not orders or stage is Stage.OVER:
        return ""
    if to_stand(session, table):
        return ""
    if (stage is Stage.GROUND and orders[0] != "choose-base") or orders[0] in NEVER or orders[0] == "deploy":
        return ""
    return AGREED if AGREED in orders else orders[0]


def _choices(session: Session, table: BattleDocument, kinds: Iterable[str], unit: str) -> tuple[Choice, ...]:
    """Orders as buttons, for the chosen unit if they are for one."""
    whose = (table.agenda.side,) if table.computers else ()
    return tuple(
        choice(session, table, kind, whose if kind in FOR_BOTH else (unit,) if unit and takes(kind) else ())
        for kind in kinds
    )


def takes(kind: str) -> bool:
    """Whether an order is for a unit or figure."""
    command = SHORT.get(kind) or KINDS.get(kind)
    wanted = {Holds.UNIT, Holds.FIGURE, Holds.WHO}
    return command is not None and any(slot.holds in wanted for slot in form(command).slots)


def _fits(table: BattleDocument, agenda: Agenda, kind: str, unit: str) -> bool:
    """Whether an order can be for this unit now, by what is due."""
    if not takes(kind):
        return False
    for owed in agenda.owed:
        if owed.order == kind and any(_is(table, each, unit) for each in owed.who):
            return True
    return not agenda.who or any(_is(table, each, unit) for each in agenda.who)


def _is(table: BattleDocument, name: str, unit: str) -> bool:
    return name == unit or table.live.company.get(name) == unit


def choice(
    session: Session, table: BattleDocument, kind: str, who: tuple[str, ...] = (), text: str = ""
) -> Choice:
    """An order as a button, for whom if that is known."""
    tip = order_help(session.lang, kind)
    return Choice(
        kind, text or order_title(session.lang, typed(kind)), tip, who, kind == next_step(session, table)
    )


def _owed(session: Session, table: BattleDocument, agenda: Agenda) -> Iterator[Duty]:
    """What is owed, each duty once with all whom it binds, unless the buttons above say it already."""
    duties: dict[tuple[str, str], list[str]] = {}
    for owed in agenda.owed:
        if owed.order not in agenda.orders or not set(owed.who) <= set(agenda.who) or not owed.who:
            duties.setdefault((reason(session, owed.why), owed.order), []).extend(owed.who)
    for (why, order), who in duties.items():
        names = dict.fromkeys(who)
        # if those who owe it act in turns, only the units that the agenda names may do it now
        if order in agenda.orders and (bool(agenda.side) or order != agenda.orders[0]):
            waits = ", ".join(called(session, table.names, each) for each in names if each not in agenda.who)
            yield Duty(why, (), waits)
        else:
            yield Duty(why, tuple(_buttons(session, table, order, names)))


def _buttons(session: Session, table: BattleDocument, order: str, who: Iterable[str]) -> Iterator[Choice]:
    names, some = table.names, tuple(who)
    together = any(slot.required and is_row(slot.hint) for slot in form(KINDS[order]).slots)
    if order == OCCUPY and (found := measured.holding(measured.on_map(session, table))) is not None:
        held = ", ".join(names.code(session.lang, each) for each in found.units)
        text = session.say("battle-owed-held", units=held or "none")
        tip = session.say("card-by-map")
        yield Choice(order, text, tip, next=next_step(session, table) == order, command=found)
    if not some:
        yield choice(session, table, order)
    elif together or order in ABOUT_ALL:
        text = session.say("battle-owed-all", order=order_title(session.lang, typed(order)), count=len(some))
        yield choice(session, table, order, (), text)
        return
    for each in some:
        about = {"order": order_title(session.lang, typed(order)), "who": called(session, names, each)}
        text = session.say("battle-owed-button", **about)
        yield choice(session, table, order, (each,), text)


def _others(table: BattleDocument, kinds: Iterable[str]) -> Iterator[str]:
    """All other orders of the stage; before play those of setup and of the umpire."""
    first = NEVER.union(kinds)
    early = table.live.stage not in {Stage.PLAY, Stage.OVER}
    fit = (kind for kind in KINDS if kind in ANY_TIME or (kind in EARLY) == early)
    yield from (kind for kind in fit if kind not in first)


# --- the strip of stages and steps ---


When = Literal["past", "now", "next"]
PLACE_SIGNS: dict[When, str] = {"past": "✓", "now": "▶", "next": ""}


@dataclass(frozen=True, slots=True)
class Place:
    """A stage or step: its name, whether it is over, on, or to come, and what the book says of it."""

    id: str
    text: str
    when: When
    tip: str


@dataclass(frozen=True, slots=True)
class Strip:
    """The strip: where the battle stands, whose turn it is ("" for both), how far a newcomer has come.

    `brief`, `briefly`: `heading` and `whose` where room is short; `places`: the steps of the turn if it is
    `played`, else the stages; `presses`: what can be done at any moment; `next`: the one of them that comes
    next, if any.
    """

    name: str
    heading: str
    brief: str
    side: str
    whose: str
    briefly: str
    why: str
    places: tuple[Place, ...]
    played: bool
    guide: str
    looking: str
    presses: tuple[Command, ...]
    next: str


def strip(session: Session, table: BattleDocument) -> Strip:
    """The strip of the open battle."""
    say, battle, agenda = session.say, table.battle, table.agenda
    now, played = table.at is None, battle.stage is Stage.PLAY
    winner = battle.verdict.winner if battle.verdict is not None else ""
    roles: dict[str, SideId] = {"attacker": battle.attacker, "defender": battle.defender}
    side = agenda.side or roles.get(winner, "")  # who acts, or who has won
    whose = side_name(session, battle, side) if side else say("battle-both")
    briefly = say("referee-side", side=side) if side else whose
    if winner:
        whose = briefly = say("battle-won", winner=whose if side else "none")
    if played:
        step = say("battle-step", step=battle.step.value)
        brief = say("referee-turn", turn=battle.turn, step=step)
    else:
        brief = say("battle-stage", stage=battle.stage.value)
    guide = ""
    if table.guided:  # shown for past moments too, so that the map keeps its room
        stage = table.live.stage
        number, text = tuple(Stage).index(stage) + 1, say("battle-guide", stage=stage.value)
        guide = say("battle-guide-step", number=number, most=len(Stage), text=text)
    return Strip(
        table.name,
        title(session, battle),
        brief,
        side if now else "",
        whose if now else "",
        briefly if now else "",
        reason(session, agenda.why, agenda) if now else "",
        tuple(_places(session, table)),
        played,
        guide,
        "" if now else say("game-at", number=table.at, last=table.journal.next_number - 1),
        tuple(_presses(session, table)),
        END_STEP.id if next_step(session, table) == "end-step" else "",
    )


def _presses(session: Session, table: BattleDocument) -> Iterator[Command]:
    """Undo and redo with what they would do; during a turn also the end of the step, or of the turn."""
    undo, redo, last = command(session, UNDO), command(session, REDO), table.journal.last
    if last and not undo.why_off:
        told = " ".join(BattleWords(session, table).told(last).sentences)
        undo = replace(undo, tip=session.say("battle-undo-tip", number=last.number, told=told))
    if found := table.journal.redoable:
        told = order_title(session.lang, typed(found[1].command.kind))
        redo = replace(redo, tip=session.say("battle-redo-tip", number=found[0], told=told))
    yield from (undo, redo)
    if table.battle.stage is Stage.PLAY:
        yield command(session, END_STEP)
        passing = command(session, PASS_TURN)
        if not passing.why_off:
            yield passing


def _places(session: Session, table: BattleDocument) -> Iterator[Place]:
    """The steps of the turn during play, else the stages of the game."""
    say, battle = session.say, table.battle
    found: list[tuple[str, str, str]] = []
    if battle.stage is Stage.PLAY:
        for row in table.book.sequence.steps:
            tip = f"{say('report-step', step=row.id.value)} ({cite(row.rule, row.page, session.lang)})"
            found.append((row.id.value, say("battle-step", step=row.id.value), tip))
        now = battle.step.value
    else:
        for stage in Stage:
            tip = say("battle-stage-tip", stage=stage.value)
            found.append((stage.value, say("battle-stage", stage=stage.value), tip))
        now = battle.stage.value
    when: When = "past"
    for id_, text, tip in found:
        when = "now" if id_ == now else "next" if when != "past" else "past"
        yield Place(id_, text, when, tip)


# --- both armies as cards ---


Show = Literal["all", "due", "hurt"]
SHOWS: tuple[Show, ...] = ("all", "due", "hurt")
STATE_SIGNS = {
    "gone": "✝",
    "broken": "✖",
    "markers": "▲",
    "lost": "▼",
    "contact": "⚔",
    "unloaded": "○",
    "reloading": "◔",
    "jammed": "⊘",
    "out-of-order": "⊘",
    "cover": "◧",
    "behind": "◧",
    "alone": "∴",
    "moved": "✓",
    "still": "✓",
    "rolled": "⚂",
    "hidden": "◌",
    "ambush": "◌",
    "reserve": "⋯",
    "waiting": "⋯",
    "column": "⋯",
    "hits": "✹",
    "aground": "⚓",
}
"""A sign for each state, shown with its word and its colour."""
LEVELS = {
    **dict.fromkeys(("gone", "broken", "markers"), "bad"),
    **dict.fromkeys(("lost", "contact", "unloaded", "jammed", "out-of-order", "alone"), "warn"),
    **dict.fromkeys(("hits", "aground"), "warn"),
    **dict.fromkeys(("cover", "behind", "moved", "still"), "good"),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class State:
    """A state of a unit: its sign, its word, how grave it is."""

    sign: str
    text: str
    level: str


@dataclass(frozen=True, slots=True)
class Card:
    """A unit; `active`: something is due for it, `chosen`: its orders are shown."""

    unit: str
    side: SideId
    code: str
    title: str
    left: int
    began: int
    count: str
    troop: str
    states: tuple[State, ...]
    active: bool
    chosen: bool
    gone: bool
    spoken: str


@dataclass(frozen=True, slots=True)
class Army:
    """A side: its heading and the cards of its units."""

    side: SideId
    title: str
    cards: tuple[Card, ...]
    none: str


def armies(session: Session, table: BattleDocument, show: Show = "all") -> tuple[Army, ...]:
    """Both armies as they may be shown now, with the cards that `show` asks for."""
    battle = table.shown
    names = Names(battle)
    called_upon = busy(table)
    return tuple(
        Army(
            side,
            army(session, battle, side),
            tuple(
                card
                for unit in battle.of(side)
                if _wanted(card := _card(session, table, names, unit, called_upon), unit, show)
            ),
            session.say("battle-armies-none"),
        )
        for side in SIDES
        if side in battle.sides
    )


def busy(table: BattleDocument) -> frozenset[str]:
    """The units for which something is due."""
    if table.at is not None:
        return frozenset()
    agenda, battle = table.agenda, table.live
    named = {*agenda.who, *(who for owed in agenda.owed for who in owed.who)}
    return frozenset(each if each in battle.units else battle.company.get(each, "") for each in named)


def _wanted(card: Card, unit: Unit, show: Show) -> bool:
    match show:
        case "due":
            return card.active
        case "hurt":
            return card.left < card.began or bool(unit.markers)
        case _:
            return True


def _card(
    session: Session, table: BattleDocument, names: Names, unit: Unit, called_upon: frozenset[str]
) -> Card:
    left, began = len(unit.here), len(unit.figures)
    shown = []
    for message, about in states(session, names, unit):
        id_ = message.removeprefix("referee-state-")
        count = about.get("count")
        times = count if id_ == "markers" and isinstance(count, int) else 1
        shown.append(
            State(STATE_SIGNS.get(id_, "•") * times, session.say(message, **about), LEVELS.get(id_, ""))
        )
    code, troop = names.code(session.lang, unit.name), troops_of(session, unit)
    figures = session.say("battle-card-count", left=left, began=began)
    name = in_language(session.lang, unit.name)
    spoken = ", ".join([code, name, figures, troop, *(state.text for state in shown)])
    return Card(
        unit.name,
        unit.side,
        code,
        name,
        left,
        began,
        f"{left}/{began}",
        troop,
        tuple(shown),
        unit.name in called_upon,
        unit.name == table.unit,
        not unit.here,
        spoken,
    )
