"""What several parts of the armies page share: problems, profiles, choices, what players agree on."""

from collections.abc import Iterable
from typing import get_args

from armylists.army_plans import ArmyRequest
from armylists.legality.verdict import Verdict
from armylists.random_army import years
from armylists.roster import Roster
from armylists.wording.names import list_name, mode, people_name, place, role, scenario
from armylists.wording.problems import cited, problem
from gui.session import Session
from heart_africa.core.citations import Rulebook, UnknownRule
from heart_africa.core.dataclass import dataclass
from heart_africa.core.problems import Problem
from heart_africa.language.narration import capital
from heart_africa.rules.book import Role, ScenarioId
from reports.content.brief import Brief, heads, profiles
from reports.content.sheet import ArmyLayout
from reports.options import PaperOptions

RULES = Rulebook()
Choice = tuple[str, str]
"""An id and its words."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A problem or warning at a place of the army: sentence, citation, the rule in our words.

    `state`: `bad` for an objection of the book, `warn` for what one should know.
    """

    state: str
    text: str
    cite: str
    tip: str
    where: str
    place: str
    problem: Problem


def mark(session: Session, roster: Roster, found: Problem) -> Mark:
    """A problem of the army as a mark, in the person's language."""
    lang = session.lang
    return Mark(
        "warn" if found.code.startswith("warn-") else "bad",
        measured(session, problem(session.catalogue, roster, found, lang)),
        cited(found, lang),
        rule_text(found.rule, lang),
        found.where,
        capital(place(roster, found.where, lang)),
        found,
    )


def rule_text(rule: str, lang: str) -> str:
    """What an entry of the rulebook says, in our words; empty for an unknown id."""
    try:
        return RULES.rule(rule).text(lang)
    except UnknownRule:
        return ""


def measured(session: Session, text: str) -> str:
    """The text with inches as centimetres if the person measures so (SCALE-02)."""
    return text.replace("″", " cm") if session.settings.measure == "centimetres" else text


def verdict_words(session: Session, verdict: Verdict) -> tuple[str, str]:
    """The state of a verdict (`good`, `bad`) and its sentence."""
    if verdict.legal:
        return "good", session.say("builder-legal")
    return "bad", session.say("builder-illegal", count=len(verdict.problems))


def part_of(where: str) -> str:
    """The card on which a place lies: `units[2].figures.askaris` lies on `units[2]`, `year` on `facts`."""
    head, _, rest = where.partition(".")
    if head.startswith("allies[") and rest.startswith("units["):
        return f"{head}.{rest.partition('.')[0]}"
    if head.startswith(("units", "allies", "leader", "works", "baggage", "independents")):
        return head
    return "facts"


def by_part(marks: Iterable[Mark]) -> dict[str, tuple[Mark, ...]]:
    """The marks by the card that they belong to."""
    found: dict[str, tuple[Mark, ...]] = {}
    for each in marks:
        part = part_of(each.where)
        found[part] = (*found.get(part, ()), each)
    return found


def profile(session: Session, roster: Roster, verdict: Verdict, troop: str) -> str:
    """A troop's row of the table in one line: range, bonus, reload, melee, moves, morale."""
    lang, metric = session.lang, session.settings.measure == "centimetres"
    key = ("profile-line", lang, metric, troop)
    options = PaperOptions(lang, centimetres=metric)
    brief = Brief(session.catalogue, roster, verdict, ArmyLayout.UNITS, options)
    return session.catalogue.remembered(key, lambda: _lines(brief, troop))


def _lines(brief: Brief, troop: str) -> str:
    names = heads(brief).cells
    rows = tuple(profiles(brief, troop, 0))
    told = (zip(names, row.cells, strict=True) for row in rows)
    lines = (" · ".join(f"{name}\u00a0{cell}" for name, cell in row if cell != "–") for row in told)
    first, *others = lines
    return "\n".join([first, *(f"{row.name}: {line}" for row, line in zip(rows[1:], others, strict=True))])


def with_own(choices: Iterable[Choice], own: Choice) -> tuple[Choice, ...]:
    """The choices, with the present value added if it is not among them."""
    found = tuple(choices)
    return found if any(value == own[0] for value, _ in found) else (*found, own)


# --- what players agree on before a game ---


MOST_POINTS = 99999
NUMBERS = frozenset({"year", "points"})
"""The facts that are numbers; the others are chosen from lists."""


@dataclass(frozen=True, slots=True)
class Fact:
    """A fact that players agree on, with its choices; without choices it is not shown.

    `span`: the least and the most value of a number.
    """

    name: str
    value: str | int
    choices: tuple[Choice, ...] = ()
    span: tuple[int, int] = (0, 0)


def agreed(session: Session, army: Roster | ArmyRequest) -> tuple[Fact, ...]:
    """All facts to agree on for an army, each with the choices that its list leaves."""
    lang, known = session.lang, session.catalogue
    first, last = years(known)  # an army from a file may have another year, which is kept
    lists = tuple((each, list_name(known, each, lang)) for each in known.lists)
    scenarios = tuple((each, scenario(each, lang)) for each in sorted(get_args(ScenarioId), key=bool))
    roles = tuple((each, role(each, lang)) for each in sorted(get_args(Role), key=bool))
    return (
        Fact("list", army.list, lists),
        Fact("people", army.people or "", peoples(session, army.list, army.people or "")),
        Fact("year", army.year, span=(min(first, army.year), max(last, army.year))),
        Fact("points", army.points, span=(1, MOST_POINTS)),
        Fact("mode", army.mode, _modes(session, army.list, army.mode)),
        Fact("scenario", army.scenario, scenarios),
        Fact("role", army.role, roles),
    )


def peoples(session: Session, list_id: str, own: str) -> tuple[Choice, ...]:
    """The peoples of a list; before them "any", or "none yet" if one must be chosen."""
    army, lang = session.catalogue.lists[list_id], session.lang
    if not army.peoples and not own:
        return ()
    named = [(each, people_name(session.catalogue, each, lang)) for each in ("", *army.people_ids())]
    if army.people_required:
        named[0] = ("", session.say("builder-people-open"))
    return with_own(named, (own, people_name(session.catalogue, own, lang)))


def _modes(session: Session, list_id: str, own: str) -> tuple[Choice, ...]:
    """The modes of a list that has several; empty otherwise."""
    known = session.catalogue.lists[list_id].modes
    if not known and not own:
        return ()
    choices = (("", session.say("builder-mode-open")), *((each, mode(each, session.lang)) for each in known))
    return with_own(choices, (own, mode(own, session.lang) if own else ""))
