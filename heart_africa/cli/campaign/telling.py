"""What the keeper says: what comes next and why, who may do what, what is against it, what came of it."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from heart_africa.book import Book
from heart_africa.campaign import Campaign
from heart_africa.campaign.agenda import Choice, Due, agenda, may
from heart_africa.campaign.chronology import Date
from heart_africa.campaign.keeper import ORDERS
from heart_africa.citations import cite
from heart_africa.cli.screen import Screen
from heart_africa.journal.book import Standing
from heart_africa.narrate import problem, problem_cited, sentence, words
from heart_africa.orders.battle.words import dice
from heart_africa.orders.campaign.shorthands import KINDS, SHORT
from heart_africa.orders.forms import form
from heart_africa.problems import Problem
from heart_africa.reckoning import Line

FORMS = {
    each.kind: each for each in (*(form(order) for order in ORDERS), *(form(said) for said in SHORT.values()))
}
"""The forms of all orders by their kinds."""


def date_text(screen: Screen, date: Date) -> str:
    """A half year in words."""
    return screen.say("keep-date", year=date.year, half=date.half)


def title(screen: Screen, campaign: Campaign) -> str:
    """Where the campaign stands: its name, the half year and the turn."""
    if not campaign.turn:
        return screen.say("keep-title-begins", name=campaign.name or "none", year=campaign.start)
    date = date_text(screen, campaign.date)
    return screen.say("keep-title", name=campaign.name, date=date, turn=campaign.turn)


def verb(screen: Screen, kind: str) -> str:
    """The verb of an order, as it is typed."""
    return FORMS[KINDS.get(kind, kind)].verbs(screen.lang)[0]


# --- what comes next ---


def show_next(screen: Screen, book: Book, campaign: Campaign) -> None:
    """What comes next, whose it is, why, by which orders; then what else waits."""
    first, *rest = agenda(book, campaign)
    screen.print(f"── {title(screen, campaign)}", "bold")
    screen.print(reason(screen, first.why), indent=3)
    if first.orders:
        verbs = ", ".join(verb(screen, kind) for kind in first.orders)
        whose = first.player or screen.say("keep-organiser")
        screen.print(screen.say("keep-orders", who=whose, orders=verbs), "dim", indent=3)
    if rest:
        screen.speak("keep-then", "dim")
        screen.items((("·", reason(screen, each.why), "") for each in rest), 3)


def due_facts(screen: Screen, due: Due) -> dict[str, object]:
    """Something that waits, for programs."""
    return {
        "player": due.player,
        "orders": list(due.orders),
        "why": reason(screen, due.why, cited=False),
        "rule": due.why.rule,
        "page": due.why.page,
    }


def reason(screen: Screen, why: Line, *, cited: bool = True) -> str:
    """Why something comes next, with rule and page."""
    text = words(screen.lang, why.what, why.about)
    text = f"{text[:1].upper()}{text[1:]}"
    return f"{text} ({cite(why.rule, why.page, screen.lang)})" if cited else text


# --- who may do what ---


def show_may(screen: Screen, book: Book, campaign: Campaign, names: Iterable[str], *, why: bool) -> None:
    """What each of these players may do; with `why`, what not and for what reason."""
    for name in names:
        choices = may(book, campaign, name)
        screen.print(name, "bold")
        allowed = list(_folded(screen, (choice for choice in choices if choice.open)))
        text = "; ".join(allowed) if allowed else screen.say("keep-may-nothing")
        screen.items([("✓", text, "green" if allowed else "dim")], 2)
        if why:
            closed = [choice for choice in choices if not choice.open]
            screen.items((("✗", text, "dim") for text in _refusals(screen, closed)), 2)


def _folded(screen: Screen, choices: Iterable[Choice]) -> Iterator[str]:
    """Choices of the same order together: `attack Luis, Eva`."""
    for order, group in groupby(choices, lambda choice: choice.order):
        about = [choice.about for choice in group if choice.about]
        yield f"{verb(screen, order)} {', '.join(about)}".strip()


def _refusals(screen: Screen, choices: Iterable[Choice]) -> Iterator[str]:
    """What a player may not do: like orders with like reasons together."""
    told: dict[tuple[str, ...], list[Choice]] = {}
    for choice in choices:
        told.setdefault(tuple(objection(screen, each) for each in choice.problems), []).append(choice)
    for reasons, group in told.items():
        yield screen.say("keep-may-not", what="; ".join(_folded(screen, group)), why=" ".join(reasons))


def choice_facts(screen: Screen, choice: Choice) -> dict[str, object]:
    """What a player might do, for programs."""
    return {
        "order": choice.order,
        "about": choice.about,
        "open": choice.open,
        "problems": [problem_facts(screen, each) for each in choice.problems],
    }


# --- what the book has against it ---


def show_objections(screen: Screen, problems: Iterable[Problem]) -> None:
    """All that the book has against an order, each with rule and page."""
    for each in dict.fromkeys(problems):
        screen.items([("✗", objection(screen, each), "red")])


def objection(screen: Screen, found: Problem) -> str:
    """An objection as a sentence with its rule."""
    return f"{problem(screen.lang, found)} ({problem_cited(screen.lang, found)})"


def problem_facts(screen: Screen, found: Problem) -> dict[str, object]:
    """An objection for programs."""
    return {"rule": found.rule, "page": found.page, "why": problem(screen.lang, found)}


# --- what came of it ---


def show_act(screen: Screen, standing: Standing[Campaign]) -> None:
    """The dice of an act, and the sentences of its facts."""
    act = standing.act
    if act.rolls:
        screen.print(dice(screen, act), "cyan", indent=2)
    screen.items((("•", text, "") for text in sentences(screen, standing)), 1)
    if act.despite:
        said = screen.say("chronicle-despite", rules=", ".join(act.despite), reason=act.reason)
        screen.print(said, "yellow", indent=3)


def sentences(screen: Screen, standing: Standing[Campaign]) -> list[str]:
    """What came of an act, fact by fact."""
    return [sentence(screen.lang, fact.event) for fact in standing.act.facts]


def act_facts(screen: Screen, standing: Standing[Campaign]) -> dict[str, object]:
    """An act for programs."""
    act = standing.act
    rolls = [{"for": roll.why, "faces": list(roll.faces), "origin": roll.origin.value} for roll in act.rolls]
    date = standing.after.date
    return {
        "number": standing.number,
        "year": date.year,
        "half": date.half,
        "turn": standing.after.turn,
        "order": act.command.kind,
        "rolls": rolls,
        "despite": list(act.despite),
        "reason": act.reason,
        "messages": sentences(screen, standing),
    }
