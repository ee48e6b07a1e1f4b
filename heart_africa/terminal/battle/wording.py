"""What the terminal prints of a battle: what comes next, acts, both armies; and the same as plain data."""

from collections.abc import Iterable, Iterator, Sequence

from heart_africa.analytics.outcomes import told
from heart_africa.core.dataclass import replace
from heart_africa.core.journal.journal import StandingAct
from heart_africa.core.reckoning import Line
from heart_africa.language.battle.words import (
    Names,
    army,
    around,
    called,
    ground,
    listed,
    reason,
    side_name,
    states,
    title,
    troops_of,
    verb,
)
from heart_africa.language.narration import in_language, name
from heart_africa.rules.battle import Battle, SideId, Sort, Stage, Unit
from heart_africa.rules.battle.units import Fault
from heart_africa.rules.book import Book
from heart_africa.rules.referee.feature import Agenda, Owed
from heart_africa.rules.referee.reminders import reminders
from heart_africa.rules.referee.secrets import View
from heart_africa.rules.shared_terms import Moved, Obstacle
from heart_africa.terminal.game import wording as game
from heart_africa.terminal.screen import Screen, numbers, texts

# --- what comes next, and objections ---


MOST_VERBS, LAST = 6, "end-step"
MOST_DUTIES = 3
"""How many duties are told; if there are more, their number."""


def show_next(screen: Screen, battle: Battle, agenda: Agenda, *, whole: bool = True) -> None:
    """Print what comes next: whose turn it is, why, what is owed first, who may act, by which orders."""
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
    """Print what the figures need in this step, without secrets; True if there was anything."""
    lines = [reason(screen, line) for line in reminders(book, View(battle).battle())]
    screen.items((("·", line, "dim") for line in lines), 3)
    return bool(lines)


def _all_owed(screen: Screen, names: Names, agenda: Agenda) -> Iterator[str]:
    """What is owed, each duty once with all whom it binds, unless it is only that these act now."""
    duties: dict[tuple[str, str], list[Owed]] = {}
    for owed in agenda.owed:
        # A duty that only says that these units act now is left out, as that is told already.
        named = owed.order in agenda.orders and owed.who and set(owed.who) <= set(agenda.who)
        if not (bool(named) and not owed.why.about):
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
    """How many figures or units the duty says that it is about, 0 if it does not say."""
    count = why.about.get("count", 0)
    return count if isinstance(count, int) else 0


def _with_count(why: Line, count: int) -> Line:
    """The duty with another number, if it says one."""
    return replace(why, about={**why.about, "count": count}) if _count(why) else why


def _codes(screen: Screen, names: Names, who: Iterable[str]) -> list[str]:
    """Units and figures by their codes, consecutive figures together; sides by their colours."""
    known = dict.fromkeys(who)
    figures = [each for each in known if each in names.battle.company and each not in names.battle.units]
    others = (each for each in known if each not in figures)
    units = (
        names.code(screen.lang, each) if each in names.battle.units else called(screen, names, each)
        for each in others
    )
    return [*units, *names.codes(screen.lang, figures)]


def verbs(screen: Screen, kinds: Sequence[str]) -> str:
    """The first verbs of these orders, and the one that ends the step."""
    shown = list(kinds[:MOST_VERBS])
    shown += [kind for kind in kinds[MOST_VERBS:] if kind == LAST]
    words = [verb(screen, kind) for kind in shown]
    return ", ".join([*words, "…"] if len(shown) < len(kinds) else words)


def due_facts(screen: Screen, found: Agenda) -> dict[str, object]:
    """What comes next as plain data, for `--json`."""
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
    """Print the dice of an act and its sentences."""
    before, after = standing.before.ground, standing.after.ground
    laid = (ground(screen, after),) if after and after != before else ()
    facts = told(screen.lang, standing.after, standing.act.facts)
    game.show_act(screen, standing.act, facts, laid, despite="report-despite")


# --- both armies, unit by unit ---


def show_status(screen: Screen, book: Book, view: View, unit: str = "", at: Battle | None = None) -> None:
    """Print the armies in this view, now or `at` another moment; for a unit also its figures."""
    battle = view.battle(at)
    screen.print(title(screen, battle), "bold")
    for text in around(screen, book, battle):
        screen.print(text, indent=2)
    for side in battle.sides:
        if not unit or battle.unit(unit).side == side:
            _show_side(screen, battle, side, unit)
    if unit:
        _show_figures(screen, battle, battle.unit(unit))


def _show_side(screen: Screen, battle: Battle, side: SideId, only: str) -> None:
    units = [unit for unit in battle.of(side) if not only or unit.name == only]
    screen.print()
    screen.print(army(screen, battle, side), "bold")
    names = Names(battle)
    columns = [*texts("names-head-code", "names-head-unit"), *numbers("names-head-figs")]
    rows = []
    for unit in units:
        said = (screen.say(message, **about) for message, about in states(screen, names, unit))
        whose = names.code(screen.lang, unit.name), in_language(screen.lang, unit.name)
        count = f"{len(unit.here)}/{len(unit.figures)}"
        rows.append((*whose, count, troops_of(screen, unit), "; ".join(said)))
    screen.table([*columns, *texts("names-head-troop", "names-head-state")], rows)


# --- of a unit ---


def _show_figures(screen: Screen, battle: Battle, unit: Unit) -> None:
    """Print the figures of a unit with their states."""
    names = Names(battle)
    rows = []
    for figure in unit.figures:
        words = [screen.say("referee-figure-gone", how=figure.gone.value, cause=figure.cause)] * (
            not figure.here
        )
        if figure.enemies:
            words.append(screen.say("referee-figure-contact", who=", ".join(figure.enemies)))
        if (vessel := figure.aboard or unit.aboard) and figure.here:
            words.append(screen.say("referee-state-aboard", vessel=called(screen, names, vessel)))
        flags = {
            "unloaded": figure.unloaded,
            "jammed": figure.fault is Fault.JAMMED,
            "out-of-order": figure.fault is Fault.BROKEN,
            "cover": figure.cover,
            "alone": figure.alone,
            "moved": figure.moved is Moved.MOVED,
        }
        words += [screen.say(f"referee-figure-{flag}") for flag, so in flags.items() if so and figure.here]
        if figure.behind is not Obstacle.NONE and figure.here:
            words.append(screen.say("referee-state-behind", work=figure.behind.value))
        troop = name(screen.lang, "figure", figure.troop)
        rows.append((names.figure_code(screen.lang, figure.name), figure.name, troop, "; ".join(words)))
    screen.print()
    heads = ("names-head-code", "names-head-figure", "names-head-troop", "names-head-state")
    screen.table(texts(*heads), rows)


# --- for programs ---


def status_facts(view: View, at: Battle | None = None) -> dict[str, object]:
    """The battle in this view as plain data, for `--json`."""
    battle = view.battle(at)
    sides = {
        side: {
            "name": own.name,
            "army": own.army,
            "points": own.points,
            "marks": list(own.marks),
            "captured": battle.captured.get(side, 0),
            "units": [_unit_facts(battle, unit) for unit in battle.of(side)],
        }
        for side, own in battle.sides.items()
    }
    return {
        "stage": battle.stage.value,
        "turn": battle.turn,
        "step": battle.step.value if battle.stage is Stage.PLAY else "",
        "scenario": battle.scenario,
        "attacker": battle.attacker,
        "winner": battle.verdict.winner if battle.verdict else "",
        "sides": sides,
    }


def _unit_facts(battle: Battle, unit: Unit) -> dict[str, object]:
    enemies = sorted({battle.company[enemy] for figure in unit.here for enemy in figure.enemies})
    return {
        "code": Names(battle).code("en", unit.name),
        "name": unit.name,
        "sort": Sort(unit.sort).value,
        "where": unit.where.value,
        "hidden": unit.hidden,
        "left": len(unit.here),
        "began": len(unit.figures),
        "troops": dict(unit.troops),
        "markers": unit.markers,
        "broken": unit.broken,
        "lost_this_turn": unit.lost,
        "moved": unit.done,
        "contact": enemies,
        "unloaded": sum(figure.unloaded for figure in unit.here),
        "hits": unit.hits,
    }
