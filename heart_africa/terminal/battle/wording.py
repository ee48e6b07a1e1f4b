"""What the referee says: what comes next and why, what the book has against an order, what came of it."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from heart_africa.analytics.outcomes import told
from heart_africa.core.fields import Measure
from heart_africa.core.journal.journal import StandingAct
from heart_africa.core.reckoning import Line
from heart_africa.language.battle.names import Names
from heart_africa.language.battle.words import (
    called,
    ground,
    listed,
    reason,
    side_name,
    title,
    verb,
)
from heart_africa.language.order_fields import Slot, inner, is_mapping, is_pair, is_row
from heart_africa.rules.battle import Battle
from heart_africa.rules.book import Book
from heart_africa.rules.referee.agenda import Agenda, Owed
from heart_africa.rules.referee.reminders import reminders
from heart_africa.rules.referee.secrets import View
from heart_africa.terminal.game import wording as game
from heart_africa.terminal.screen import Screen

MOST_VERBS, LAST = 6, "end-step"
MOST_DUTIES = 3
"""So many duties are told; of more, how many."""


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


def show_reminders(screen: Screen, book: Book, battle: Battle) -> bool:
    """What the figures on this table need in this step, nothing of what is hidden; whether there is any."""
    lines = [reason(screen, line) for line in reminders(book, View(battle).battle())]
    screen.items((("·", line, "dim") for line in lines), 3)
    return bool(lines)


def _all_owed(screen: Screen, names: Names, agenda: Agenda) -> Iterator[str]:
    """What is owed, each duty once with all whom it binds; not what is said already of those who may act."""
    duties: dict[tuple[str, str], list[Owed]] = {}
    for owed in agenda.owed:
        if not _is_said(agenda, owed):
            alike = reason(screen, _with_count(owed.why, 1)), verb(screen, owed.order)
            duties.setdefault(alike, []).append(owed)
    shown = list(duties.items())
    for (_, order), together in shown[:MOST_DUTIES]:
        who = [each for owed in together for each in owed.who]
        why = reason(screen, _with_count(together[0].why, sum(_count(owed.why) for owed in together)))
        about = {"who": ", ".join(_codes(screen, names, who)), "why": why, "order": order}
        yield screen.say("referee-owed", count=len(who), **about)
    if (more := len(shown) - MOST_DUTIES) > 0:
        yield screen.say("referee-more-owed", count=more)


def _count(why: Line) -> int:
    """How many a duty says that it is about."""
    count = why.about.get("count", 0)
    return count if isinstance(count, int) else 0


def _with_count(why: Line, count: int) -> Line:
    """The same duty of so many, if it says of how many it is."""
    return replace(why, about={**why.about, "count": count}) if _count(why) else why


def _codes(screen: Screen, names: Names, who: Iterable[str]) -> list[str]:
    """Units and figures by their codes, figures that follow one another together; sides by their colours."""
    known = dict.fromkeys(who)
    figures = [each for each in known if each in names.battle.company and each not in names.battle.units]
    others = (each for each in known if each not in figures)
    units = (
        names.code(screen.lang, each) if each in names.battle.units else called(screen, names, each)
        for each in others
    )
    return [*units, *names.codes(screen.lang, figures)]


def _is_said(agenda: Agenda, owed: Owed) -> bool:
    """Nothing but that these act now, as is said already; a reason with facts of its own says more."""
    named = owed.order in agenda.orders and owed.who and set(owed.who) <= set(agenda.who)
    return bool(named) and not owed.why.about


def verbs(screen: Screen, kinds: Sequence[str]) -> str:
    """Verbs in a row: the usual ones, and the one that ends the step."""
    shown = list(kinds[:MOST_VERBS])
    shown += [kind for kind in kinds[MOST_VERBS:] if kind == LAST]
    words = [verb(screen, kind) for kind in shown]
    return ", ".join([*words, "…"] if len(shown) < len(kinds) else words)


def due_facts(screen: Screen, found: Agenda) -> dict[str, object]:
    """What comes next for programs."""
    owed = [{"order": each.order, "who": list(each.who), "rule": each.why.rule, "page": each.why.page,
             "message": reason(screen, each.why)} for each in found.owed]  # fmt: skip
    return {
        "side": found.side,
        "rule": found.why.rule,
        "page": found.why.page,
        "message": reason(screen, found.why, found),
        "orders": list(found.orders),
        "who": list(found.who),
        "owed": owed,
    }


# --- what came of it ---


def show_act(screen: Screen, standing: StandingAct[Battle]) -> None:
    """The dice of an act, and the sentences of its facts."""
    before, after = standing.before.ground, standing.after.ground
    laid = (ground(screen, after),) if after and after != before else ()
    facts = told(screen.lang, standing.after, standing.act.facts)
    game.show_act(screen, standing.act, facts, laid, despite="report-despite")


# --- how an order is written ---


COUNTED = {
    Measure.INCHES: "inches",
    Measure.TURNS: "turns",
    Measure.SHOTS: "shots",
    Measure.PERCENT: "percent",
}


def metavar(screen: Screen, slot: Slot) -> str:
    """What stands for a value: UNIT, INCHES, TURNS."""
    hint, _ = inner(slot.hint)
    if is_mapping(hint) or (is_row(hint) and is_pair(hint.__args__[0])):
        return screen.say("referee-value-pairs")
    many = is_row(hint)
    kind = hint.__args__[0] if many else hint
    words = {int: "number", str: slot.holds.value}
    word = COUNTED[slot.measure] if slot.measure in COUNTED else words.get(kind, "word")
    return screen.say(f"referee-value-{word}{'s' if many else ''}")
