"""What a card tells: needed numbers with their folded sums, chances, what each face brings."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction

from gui.presenters.battle.card.fields import FormContext
from heart_africa.core.checks import Check
from heart_africa.core.citations import cite
from heart_africa.core.dice import SIDES
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Line, Reckoning
from heart_africa.language.narration import chance, percent, problem, problem_cited, reasons, signed
from reports.content.chart import Chart

FEW = 3
"""So many objections of one kind are told one by one; of more, how many there are."""


@dataclass(frozen=True, slots=True)
class Need:
    """A number that is needed, large; what for, how likely, and the sum that makes it."""

    head: str
    number: str
    text: str
    reasons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Face:
    """What these faces of the one die bring."""

    faces: str
    text: str


@dataclass(frozen=True, slots=True)
class Link:
    """Another order that may come first: its kind, for whom, its words."""

    kind: str
    who: tuple[str, ...]
    text: str
    tip: str = ""


@dataclass(frozen=True, slots=True)
class Reading:
    """What a card tells of an order filled in so; `notes` stand beside the questions."""

    needs: tuple[Need, ...] = ()
    said: tuple[str, ...] = ()
    charts: tuple[Chart, ...] = ()
    faces: tuple[Face, ...] = ()
    links: tuple[Link, ...] = ()
    notes: tuple[str, ...] = ()


def cited(desk: FormContext, line: Line) -> str:
    """The entry that a line stands on."""
    return cite(line.rule, line.page, desk.lang)


def lines(desk: FormContext, sum_: Reckoning) -> tuple[str, ...]:
    """A sum line by line, each with its page."""
    return tuple(f"{signed(each.value)}  {each.why} ({each.cited})" for each in reasons(desk.lang, sum_))


def face(check: Check) -> str:
    """The face that is needed: "4+", "–" if no die shows it, "1+" if any will do."""
    return "—" if check.chances == 0 else f"{max(1, check.needs)}+"


def need(desk: FormContext, check: Check, head: str) -> Need:
    """What a die needs, with its chance in words and its reasons."""
    how = chance(desk.lang, Fraction(check.chances, SIDES))
    if check.chances == 0:
        text = desk.say("play-needs-too-much", needs=check.needs, chance=how)
    elif check.chances == SIDES:
        text = desk.say("play-needs-nothing", chance=how)
    else:
        text = desk.say("card-chance", chance=how, percent=percent(desk.lang, Fraction(check.chances, SIDES)))
    total = signed(check.reckoning.total, nothing="0")
    where = cite(check.rule, check.page, desk.lang)
    last = desk.say("play-in-all", total=total, target=check.target, cite=where)
    return Need(head, face(check), text, (*lines(desk, check.reckoning), f"=  {last}"))


def against(desk: FormContext, problems: Iterable[Problem]) -> tuple[str, ...]:
    """Objections as sentences with their citations, those of a kind folded."""
    kinds: dict[tuple[str, str], dict[str, None]] = {}
    for each in problems:
        text = f"{problem(desk.lang, each)} ({problem_cited(desk.lang, each)})"
        kinds.setdefault((each.code, each.rule), {})[text] = None
    return tuple(_folded(desk, kinds.values()))


def _folded(desk: FormContext, kinds: Iterable[dict[str, None]]) -> Iterator[str]:
    for texts in kinds:
        shown = list(texts)
        if len(shown) <= FEW:
            yield from shown
        else:
            yield f"{shown[0]} {desk.say('referee-more-owed', count=len(shown) - 1)}"


def capital(text: str) -> str:
    """A sentence begins with a capital."""
    return text[:1].upper() + text[1:]


def decimal(desk: FormContext, number: Fraction) -> str:
    """A number with one decimal."""
    return f"{float(number):.1f}".replace(".", "," if desk.lang == "es" else ".")
