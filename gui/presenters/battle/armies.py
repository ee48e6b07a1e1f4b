"""Both armies as cards: how many figures each unit has left, and its states."""

from typing import Literal

from gui.documents.battle import BattleDocument
from gui.session import Session
from heart_africa.core.dataclass import dataclass
from heart_africa.language.battle.words import Names, army, states, troops_of
from heart_africa.language.narration import in_language
from heart_africa.rules.battle import SideId, Unit
from heart_africa.rules.battle.state import SIDES

Show = Literal["all", "due", "hurt"]
SHOWS: tuple[Show, ...] = ("all", "due", "hurt")
SIGNS = {
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
    due = busy(table)
    return tuple(
        Army(
            side,
            army(session, battle, side),
            tuple(
                card
                for unit in battle.of(side)
                if _wanted(card := _card(session, table, names, unit, due), unit, show)
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


def _card(session: Session, table: BattleDocument, names: Names, unit: Unit, due: frozenset[str]) -> Card:
    left, began = len(unit.here), len(unit.figures)
    shown = []
    for message, about in states(session, names, unit):
        id_ = message.removeprefix("referee-state-")
        count = about.get("count")
        times = count if id_ == "markers" and isinstance(count, int) else 1
        shown.append(State(SIGNS.get(id_, "•") * times, session.say(message, **about), LEVELS.get(id_, "")))
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
        unit.name in due,
        unit.name == table.unit,
        not unit.here,
        spoken,
    )
