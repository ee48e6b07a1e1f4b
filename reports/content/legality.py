"""The verdict on paper: the footer of a legal army, the stamp and the reasons of another."""

from collections.abc import Iterator

from armylists.wording import place, problem
from heart_africa.core.problems import Problem
from reports.content.brief import Brief
from reports.content.sheet import Paragraph, Section, Stamp, StampKind

SECRET_PLACES = ("points", "permissions", "independents.scout", "works")
SECRET_CODES = frozenset({"over-points", "allies-too-dear", "warn-overrun"})


def footer(brief: Brief) -> str:
    """By which edition the army is legal, judged when; or that it is not."""
    day = brief.options.judged
    dated = brief.say("pdf-judged", day=day) if day else ""
    return " ".join(filter(None, (brief.say(f"pdf-footer-{_state(brief)}"), dated)))


def _state(brief: Brief) -> str:
    if brief.verdict.legal:
        return "legal"
    return "narrative" if brief.roster.narrative else "illegal"


def stamp(brief: Brief) -> Stamp | None:
    """The stamp of an army that the book objects to; None for a legal one."""
    if brief.verdict.legal:
        return None
    kind: StampKind = "narrative" if brief.roster.narrative else "illegal"
    count = 0 if brief.open else len(brief.verdict.problems)
    return Stamp(kind, brief.say(f"pdf-stamp-{kind}"), brief.say("pdf-stamp-why", count=count))


def reasons(brief: Brief) -> Section | None:
    """All that the book objects to; what would betray a secret is kept from the opponent."""
    if brief.verdict.legal:
        return None
    told = tuple(_told(brief, brief.verdict.problems))
    note = brief.say("pdf-reasons-kept") if brief.open else ""
    return Section("reasons", brief.say("pdf-reasons"), tuple(_worded(brief, why) for why in told), note)


def warnings(brief: Brief) -> Section | None:
    """What the book does not forbid but the player should know."""
    if brief.open or not brief.verdict.warnings:
        return None
    blocks = tuple(_worded(brief, why) for why in brief.verdict.warnings)
    return Section("warnings", brief.say("pdf-warnings"), blocks)


def _told(brief: Brief, problems: tuple[Problem, ...]) -> Iterator[Problem]:
    return (why for why in problems if not (brief.open and _secret(brief, why)))


def _secret(brief: Brief, why: Problem) -> bool:
    """Whether a reason speaks of the scout, the traits, the traps or what the whole army costs."""
    if why.code in SECRET_CODES or why.where.startswith(SECRET_PLACES):
        return True
    return why.where == "leader.traits" and not brief.traits_told


def _worded(brief: Brief, why: Problem) -> Paragraph:
    where = place(brief.roster, why.where, brief.lang)
    text = brief.measured(problem(brief.catalogue, brief.roster, why, brief.lang))
    return Paragraph(text, where[:1].upper() + where[1:], brief.cite((why.rule, why.page)))
