"""What the referee says: what comes next and why, what the book has against an order, what came of it."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from heart_africa.battle import Battle, Stage
from heart_africa.book import Book
from heart_africa.citations import cite
from heart_africa.cli.battle.orders.names import Names
from heart_africa.cli.battle.orders.shorthands import SHORT
from heart_africa.cli.orders.forms import form
from heart_africa.cli.screen import Screen
from heart_africa.game.agenda import Agenda
from heart_africa.game.referee import ORDERS
from heart_africa.game.reminders import reminders
from heart_africa.journal.book import Standing
from heart_africa.journal.deeds import Act, Origin, Roll
from heart_africa.messages import has
from heart_africa.narrate import name, problem, problem_cited, words
from heart_africa.preparation.choosing_terrain import Ground, Piece
from heart_africa.problems import Problem
from heart_africa.readings.telling import told
from heart_africa.reckoning import Line

SHOWN = 8
"""So many units or verbs are named in a row; of more there is the list in the status."""

MOST_VERBS, LAST = 6, "end-step"

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
    for text in _all_owed(screen, names, agenda):
        screen.items([("!", text, "yellow")], 1)
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


def _all_owed(screen: Screen, names: Names, agenda: Agenda) -> Iterator[str]:
    """What is owed, each duty once with all whom it binds; not what is said already of those who may act."""
    duties: dict[tuple[str, str], list[str]] = {}
    for owed in agenda.owed:
        if owed.order not in agenda.orders or not set(owed.who) <= set(agenda.who) or not owed.who:
            duties.setdefault((reason(screen, owed.why), verb(screen, owed.order)), []).extend(owed.who)
    for (why, order), who in duties.items():
        known = [names.code(screen.lang, each) if each in names.battle.units else each for each in who]
        yield screen.say(
            "referee-owed", who=", ".join(dict.fromkeys(known)), count=len(who), why=why, order=order
        )


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


def verbs(screen: Screen, kinds: Sequence[str]) -> str:
    """Verbs in a row: the usual ones, and the one that ends the step."""
    shown = list(kinds[:MOST_VERBS])
    shown += [kind for kind in kinds[MOST_VERBS:] if kind == LAST]
    words = [verb(screen, kind) for kind in shown]
    return ", ".join([*words, "…"] if len(shown) < len(kinds) else words)


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
    if standing.after.ground and standing.after.ground != standing.before.ground:
        screen.print(ground(screen, standing.after.ground), indent=3)
    if act.despite:
        rules = ", ".join(act.despite)
        screen.print(screen.say("report-despite", rules=rules, reason=act.reason), "yellow", indent=3)


def ground(screen: Screen, table: Ground) -> str:
    """The table and what lies on it, piece by piece with its sides in inches."""
    pieces = ", ".join(_piece(screen, each) for each in table.pieces)
    about = {"long": table.long_in, "wide": table.wide_in, "pieces": pieces}
    return screen.say("referee-ground", count=len(table.pieces), **about)


def _piece(screen: Screen, piece: Piece) -> str:
    kind = "piece" if has(screen.lang, f"names-piece-{piece.what.replace('_', '-')}") else "ground"
    sides = f"{piece.long_in:g}″" if not piece.wide_in else f"{piece.long_in:g} × {piece.wide_in:g}″"
    return f"{name(screen.lang, kind, piece.what)} {sides}"


def dice(screen: Screen, act: Act) -> str:
    """The faces of an act by what they were for, and who threw them if it was not the players."""
    origins = {roll.origin for roll in act.rolls}
    common = next(iter(origins)) if len(origins) == 1 else None
    parts = (
        _thrown(screen, why, list(rolls), common) for why, rolls in groupby(act.rolls, lambda roll: roll.why)
    )
    text = screen.say("referee-dice", dice="; ".join(parts))
    return f"{text}{_origin(screen, common)}" if common else text


def _thrown(screen: Screen, why: str, rolls: list[Roll], common: Origin | None) -> str:
    """Dice for the same thing together; where they come from, unless it is the same for all."""
    what = screen.say(why) if has(screen.lang, why) else why
    faces = " ".join(
        f"{' '.join(map(str, roll.faces))}{'' if common else _origin(screen, roll.origin)}" for roll in rolls
    )
    return f"{what}: {faces}"


def _origin(screen: Screen, origin: Origin) -> str:
    return "" if origin is Origin.TYPED else screen.say("referee-origin", origin=origin.value)
