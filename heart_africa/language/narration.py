"""What the rules return, in sentences: reasons, objections, events and chances.

A rule returns message ids and facts. Facts that are ids of the data (a troop, a kind of ground, a trait) get
their names here; names of figures and units are people's own.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from functools import cache
from typing import Protocol

from heart_africa.core.chances import said
from heart_africa.core.citations import cite
from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.records import EventRecord
from heart_africa.core.messages import BOOK, has, say
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Line, Reckoning
from heart_africa.language.given_names import in_language

IDS = frozenset(
    {
        "troop",
        "ground",
        "trait",
        "list",
        "piece",
        "environment",
        "environments",
        "work",
        "scenario_name",
        "role_name",
    }
)
"""The facts that are ids of the data; `walker` is one too, but its message words it itself."""

TYPED = frozenset({"text", "reason"})
"""The facts that somebody has typed and that are not names."""
GIVEN = "opponent-called-"
"""The prefix of the computer's reasons: a journal keeps the id, people read the words."""

ALSO = {
    "troop": "thing",
    "figure": "thing",
    "figures": "thing",
    "piece": "ground",
    "environment": "terrain",
    "environments": "terrain",
    "scenario_name": "scenario",
    "role_name": "role",
}
"""Where else to find a name that is no troop (baggage, a dhow), or a piece that is a ground."""


class Told(Protocol):
    """An event, a due test, a release: the id of its message and the facts for it."""

    @property
    def what(self) -> str:
        """The id of the message."""

    @property
    def about(self) -> Mapping[str, object]:
        """The facts of the message."""


def words(lang: str, what: str, about: Mapping[str, object]) -> str:
    """A message with its facts, ids replaced by names."""
    return say(lang, what, {key: _fact(lang, key, value) for key, value in about.items()})


def told(lang: str, thing: Told) -> str:
    """The message of a due test or a release."""
    return words(lang, thing.what, thing.about)


def sentence(lang: str, event: Told) -> str:
    """An event as a sentence."""
    return capital(told(lang, event))


def problem(lang: str, found: Problem) -> str:
    """An objection as a sentence."""
    return capital(words(lang, found.code, found.about))


def capital(text: str) -> str:
    """A text with a capital first letter, also after the mark that opens a question."""
    start = len(text) - len(text.lstrip("¿¡"))
    return text[:start] + text[start : start + 1].upper() + text[start + 1 :]


def problem_cited(lang: str, found: Problem) -> str:
    """The rule and page of an objection."""
    return cite(found.rule, found.page, lang)


def objection(lang: str, found: Problem) -> str:
    """An objection as a sentence with its rule."""
    return f"{problem(lang, found)} ({problem_cited(lang, found)})"


def name(lang: str, kind: str, id_: str, **facts: object) -> str:
    """The name of an id of the data in this or a related kind; the id itself if it has none."""
    found = (f"names-{each}-{id_.replace('_', '-')}" for each in (kind, ALSO.get(kind, kind)))
    message = next((each for each in found if has(lang, each)), "")
    return say(lang, message, facts) if message else id_


def with_term(lang: str, kind: str, id_: str, **facts: object) -> str:
    """The name, with the book's Spanish term in other languages: "Spearmen (Lanceros)"."""
    own, term = name(lang, kind, id_, **facts), name(BOOK, kind, id_, **facts)
    return own if own == term else f"{own} ({term})"


def counted(lang: str, troop: str, count: int) -> str:
    """Figures of a troop, with the book's term: "6 Regulars (Regulares)"."""
    own, term = name(lang, "figures", troop, count=count), name(BOOK, "troop", troop)
    return own if lang == BOOK or own.endswith(term) else f"{own} ({term})"


def together(lang: str, troops: Iterable[str]) -> str:
    """The figures of a small group by their troops: "2 Spearmen", "1 Spearman + 1 Archer"."""
    return " + ".join(name(lang, "figures", troop, count=count) for troop, count in Counter(troops).items())


def _fact(lang: str, key: str, value: object) -> object:
    """A fact as a sentence needs it: names for ids, several in a row, whole inches without a fraction."""
    if isinstance(value, Mapping):  # already worded in each language
        return value.get(lang, value["en"])
    if isinstance(value, tuple | list):
        return ", ".join(str(_fact(lang, key, each)) for each in value)
    if not isinstance(value, str):
        return int(value) if isinstance(value, float) and value.is_integer() else value
    if key in IDS:
        return name(lang, key, value)
    if key in TYPED:
        return say(lang, value) if value.startswith(GIVEN) and has(lang, value) else value
    return minus(value) if key == "rate" else in_language(lang, value)


# --- sums ---


@dataclass(frozen=True, slots=True)
class Reason:
    """A line of a sum in words: what it adds, why, and the citation."""

    value: int
    why: str
    cited: str


def reason(lang: str, line: Line) -> Reason:
    """A line of a sum in words."""
    return Reason(line.value, words(lang, line.what, line.about), cite(line.rule, line.page, lang))


def reasons(lang: str, sum_: Reckoning) -> tuple[Reason, ...]:
    """The lines of a sum in words."""
    return tuple(reason(lang, line) for line in sum_.lines)


def sums(lang: str, facts: Iterable[EventRecord]) -> tuple[tuple[str, tuple[Reason, ...]], ...]:
    """The sums behind these events, each once: a heading with what was needed, and its lines."""
    found: dict[tuple[str, tuple[Reason, ...]], None] = {}
    for fact in facts:
        check = getattr(fact.event, "check", None)
        if check is not None:
            title = say(lang, "report-needs", needs=check.needs, cited=cite(check.rule, check.page, lang))
            found[title, reasons(lang, check.reckoning)] = None
        reckoning = getattr(fact.event, "reckoning", None)
        if isinstance(reckoning, Reckoning) and reckoning.lines:
            found[say(lang, "report-sum", total=reckoning.total), reasons(lang, reckoning)] = None
    return tuple(found)


def minus(value: object) -> str:
    """A number or movement roll ("D6−2") with a true minus sign instead of the hyphen."""
    return str(value).replace("-", "−")


def signed(value: int, nothing: str = "·") -> str:
    """The value of a line: "+2", "−1", "·" for 0."""
    return minus(f"{value:+d}") if value else nothing


def folded(items: Iterable[str]) -> Iterator[tuple[int, str]]:
    """Equal texts once, with their number, in the order of their first occurrence."""
    counted: dict[str, int] = {}
    for item in items:
        counted[item] = counted.get(item, 0) + 1
    yield from ((count, item) for item, count in counted.items())


# --- chances ---


def chance(lang: str, of: Fraction) -> str:
    """A chance as people say it: "one chance in three", "about two in seven", "never"."""
    return told(lang, said(of))


def percent(lang: str, of: Fraction) -> str:
    """A chance in percent, "33.3%" or "33,3 %"; only 0 and 1 are shown as 0 and 100."""
    tenths = (2000 * of.numerator + of.denominator) // (2 * of.denominator)
    shown = decimal(lang, Fraction(tenths, 10))
    tenth = Fraction(1, 10)
    if shown == decimal(lang, 100) and of != 1:
        shown = f">{decimal(lang, 100 - tenth)}"
    if not tenths and of:
        shown = f"<{decimal(lang, tenth)}"
    return say(lang, "told-percent", number=shown)


def localized(lang: str, number: str) -> str:
    """A number with the decimal point or comma of the language."""
    return number.replace(".", _point(lang))


@cache
def _point(lang: str) -> str:
    return say(lang, "told-point")


def decimal(lang: str, number: Fraction | float, places: int = 1) -> str:
    """A number, not negative, with so many decimals and the point or comma of the language."""
    whole, rest = divmod(round(Fraction(number) * 10**places), 10**places)
    return localized(lang, f"{whole}.{rest:0{places}}")
