"""What the referee says: what comes next and why, what the book has against an order, what came of it."""

from collections.abc import Iterable

from heart_africa.battle import Battle, Stage
from heart_africa.book import Book
from heart_africa.citations import cite
from heart_africa.cli.battle.orders.names import Names
from heart_africa.cli.battle.orders.shorthands import SHORT
from heart_africa.cli.orders.forms import form
from heart_africa.cli.screen import Screen
from heart_africa.game.agenda import Agenda, Owed
from heart_africa.game.referee import ORDERS
from heart_africa.game.reminders import reminders
from heart_africa.journal.book import Standing
from heart_africa.journal.deeds import Act, Origin
from heart_africa.messages import has
from heart_africa.narrate import problem, problem_cited, words
from heart_africa.problems import Problem
from heart_africa.readings.telling import told
from heart_africa.reckoning import Line

SHOWN = 8
"""So many units or verbs are named in a row; of more there is the list in the status."""

KINDS = {form(order).kind: order for order in ORDERS}


def title(screen: Screen, battle: Battle) -> str:
    """Where the evening stands: "Turn 3 · Shooting"; before the first turn, the stage."""
    if battle.stage is Stage.PLAY:
        step = screen.say("report-step", step=battle.step.value)
        return screen.say("referee-turn", turn=battle.turn, step=step)
    return screen.say("referee-stage", stage=battle.stage.value)


def side_name(screen: Screen, battle: Battle, side: str) -> str:
    """The colour of a side with the name of its army: "Red (Caravana de Tabora)"."""
    colour = screen.say("referee-side", side=side or "umpire")
    army = battle.sides[side].name if side in battle.sides else ""
    return screen.say("referee-side-named", side=colour, army=army) if army else colour


def show_next(screen: Screen, battle: Battle, agenda: Agenda, *, whole: bool = True) -> None:
    """What comes next, whose it is, why; what is owed first; who may; by which orders."""
    names = Names(battle)
    screen.print()
    if whole:
        whose = side_name(screen, battle, agenda.side)
        heading = f"{title(screen, battle)} · {whose}" if agenda.side else title(screen, battle)
        screen.print(f"── {heading}", "bold")
        screen.print(reason(screen, agenda.why, agenda), indent=3)
    if agenda.who:
        screen.print(screen.say("referee-who", who=listed(screen, names, agenda.who)), indent=3)
    for owed in agenda.owed:
        screen.items([("!", _owed(screen, names, owed), "yellow")], 1)
    if whole and agenda.orders:
        screen.print(screen.say("referee-orders", orders=verbs(screen, agenda.orders)), "dim", indent=3)


def show_reminders(screen: Screen, book: Book, battle: Battle) -> None:
    """The rules that the figures on this table need in the step that is on."""
    lines = [reason(screen, line) for line in reminders(book, battle)]
    screen.items((("·", line, "dim") for line in lines), 3)


def reason(screen: Screen, why: Line, agenda: Agenda | None = None) -> str:
    """Why something comes next, with rule and page."""
    about = {**why.about, **(agenda.about if agenda else {})}
    text = words(screen.lang, why.what, about)
    return f"{text[:1].upper()}{text[1:]} ({cite(why.rule, why.page, screen.lang)})"


def _owed(screen: Screen, names: Names, owed: Owed) -> str:
    who = listed(screen, names, owed.who)
    return screen.say("referee-owed", who=who, why=reason(screen, owed.why), order=verb(screen, owed.order))


def listed(screen: Screen, names: Names, who: Iterable[str]) -> str:
    """Units by code and name, figures by name, no more than fit a line or two."""
    shown = list(who)
    parts = [called(screen, names, each) for each in shown[:SHOWN]]
    rest = len(shown) - len(parts)
    return ", ".join([*parts, screen.say("referee-more", count=rest)] if rest else parts)


def called(screen: Screen, names: Names, who: str) -> str:
    """A unit by code and name: "R1 Guardia"; a side by its colour; anything else by its name."""
    if who in names.battle.units:
        return f"{names.code(screen.lang, who)} {who}"
    return screen.say("referee-side", side=who) if who in {"red", "blue"} else who


def verb(screen: Screen, kind: str) -> str:
    """The verb of an order, as it is typed."""
    command = SHORT.get(kind) or KINDS.get(kind)
    return form(command).verbs(screen.lang)[0] if command else kind


def verbs(screen: Screen, kinds: Iterable[str]) -> str:
    """Verbs in a row."""
    return ", ".join(verb(screen, kind) for kind in kinds)


# --- what the book has against it ---


def show_objections(screen: Screen, problems: Iterable[Problem]) -> None:
    """All that the book has against an order, each with rule and page."""
    for each in dict.fromkeys(problems):
        screen.items([("✗", objection(screen, each), "red")])


def objection(screen: Screen, found: Problem) -> str:
    """An objection as a sentence with its rule."""
    return f"{problem(screen.lang, found)} ({problem_cited(screen.lang, found)})"


# --- what came of it ---


def show_act(screen: Screen, standing: Standing[Battle]) -> None:
    """The dice of an act, and the sentences of its facts."""
    act = standing.act
    if act.rolls:
        screen.print(dice(screen, act), "cyan", indent=2)
    screen.items(((("•", text, "") for text in told(screen.lang, standing.after, act.facts))), 1)
    if act.despite:
        rules = ", ".join(act.despite)
        screen.print(screen.say("report-despite", rules=rules, reason=act.reason), "yellow", indent=3)


def dice(screen: Screen, act: Act) -> str:
    """The faces of an act by what they were for, and who threw them if it was not the players."""
    parts = []
    for roll in act.rolls:
        what = screen.say(roll.why) if has(screen.lang, roll.why) else roll.why
        origin = "" if roll.origin is Origin.TYPED else screen.say("referee-origin", origin=roll.origin.value)
        parts.append(f"{what}: {' '.join(map(str, roll.faces))}{origin}")
    return screen.say("referee-dice", dice="; ".join(parts))
