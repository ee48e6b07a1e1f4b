"""What a card tells: needed numbers with their folded sums, chances, what each face brings."""

from fractions import Fraction

from gui.presenters.battle.order_context import BattleContext
from heart_africa.core.citations import cite
from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import SIDES
from heart_africa.core.reckoning import Check, Line, Reckoning
from heart_africa.language.narration import chance, percent, reasons, signed
from reports.content.chart import Chart


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


def cited(desk: BattleContext, line: Line) -> str:
    """The entry that a line stands on."""
    return cite(line.rule, line.page, desk.lang)


def lines(desk: BattleContext, sum_: Reckoning) -> tuple[str, ...]:
    """A sum line by line, each with its page."""
    return tuple(f"{signed(each.value)}  {each.why} ({each.cited})" for each in reasons(desk.lang, sum_))


def face(check: Check) -> str:
    """The face that is needed: "4+", "–" if no die shows it, "1+" if any will do."""
    return "—" if check.chances == 0 else f"{max(1, check.needs)}+"


def need(desk: BattleContext, check: Check, head: str) -> Need:
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
