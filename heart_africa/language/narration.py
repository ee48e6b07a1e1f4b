"""What the rules return, in sentences: reasons, objections, events and chances.

A rule returns message ids and facts. Facts that are ids of the data (a troop, a kind of ground, a trait) get
their names here; names of figures and units are people's own, or the program's, in the reader's language.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from functools import cache, lru_cache
from itertools import groupby
from typing import Protocol

from heart_africa.core.chances import said
from heart_africa.core.citations import cite
from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.records import Act, EventRecord, Origin, Roll
from heart_africa.core.messages import BOOK, LANGUAGES, begun_with, has, say
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Line, Reckoning

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
    worded = set()  # the shots of a volley mostly need the same
    for fact in facts:
        check = getattr(fact.event, "check", None)
        if check is not None and check not in worded:
            worded.add(check)
            title = say(lang, "report-needs", needs=check.needs, cited=cite(check.rule, check.page, lang))
            found[title, reasons(lang, check.reckoning)] = None
        reckoning = getattr(fact.event, "reckoning", None)
        if isinstance(reckoning, Reckoning) and reckoning.lines:
            found[say(lang, "report-sum", total=reckoning.total), reasons(lang, reckoning)] = None
    return tuple(found)


class Speaker(Protocol):
    """Whatever words messages for a person."""

    @property
    def lang(self) -> str:
        """The person's language."""

    def say(self, message: str, **facts: object) -> str:
        """A message of the catalogue in that language."""


def dice(speaker: Speaker, act: Act) -> str:
    """The faces of an act by what they were for, with their origin if they were not typed."""
    origins = {roll.origin for roll in act.rolls}
    common = next(iter(origins)) if len(origins) == 1 else None
    parts = (
        _thrown(speaker, why, list(rolls), common) for why, rolls in groupby(act.rolls, lambda roll: roll.why)
    )
    text = speaker.say("referee-dice", dice="; ".join(parts))
    return f"{text}{_origin(speaker, common)}" if common else text


def _thrown(speaker: Speaker, why: str, rolls: list[Roll], common: Origin | None) -> str:
    """The faces for one purpose; with their origin unless it is the same for all."""
    what = speaker.say(why) if has(speaker.lang, why) else why
    faces = " ".join(
        f"{' '.join(map(str, roll.faces))}{'' if common else _origin(speaker, roll.origin)}" for roll in rolls
    )
    return f"{what}: {faces}"


def _origin(speaker: Speaker, origin: Origin) -> str:
    return "" if origin is Origin.TYPED else speaker.say("referee-origin", origin=origin.value)


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


# --- names that the program gave to units and figures without one, in the reader's language ---

# A journal keeps the name in the language of whoever brought the army: "Standard Bearer of Uganda". It is
# shown as the program would have given it in the reader's language, and understood in any. Names that people
# gave ("Lions", "Stanley") stay as they are, also inside such a name: "Attendant of Stanley".


WHOSE = {"muster-attendant": "leader", "muster-gun-bearer": "leader", "muster-leader": "army"}
"""Names that tell whose somebody is, with the fact of the name that tells it."""
OF_ARMY = "muster-of-army"
"""The name of a single figure or the baggage with its army's name."""
TROOP = "names-troop-"
NUMBERED = re.compile(r"(?P<name>.+?)(?P<number> \d+| \(\d+\))")
"""The name of one of several, or of a figure of a unit, with its number."""


@lru_cache(4096)
def in_language(lang: str, name: str) -> str:
    """A name that the program gave, in that language; any other name as it is."""
    found = (_translated(of, lang, name) for of in LANGUAGES if of != lang)
    return next((each for each in found if each), name)


def say_named(lang: str, message: str, about: Mapping[str, object] | None = None, /, **facts: object) -> str:
    """A message as `say` returns it, with names among its facts in that language."""
    given = {**(about or {}), **facts}
    read = {key: in_language(lang, each) if isinstance(each, str) else each for key, each in given.items()}
    return say(lang, message, read)


@lru_cache(4096)
def spellings(name: str) -> tuple[str, ...]:
    """A name as it is kept, and as readers of each language see it."""
    return tuple(dict.fromkeys((name, *(in_language(lang, name) for lang in LANGUAGES))))


def _translated(of: str, lang: str, name: str) -> str:
    """A name given in one language as it is in another; "" if it was not given in the first."""
    if known := _names(of).get(name):
        return capital(say(lang, known))
    if (found := NUMBERED.fullmatch(name)) and (first := _translated(of, lang, found["name"])):
        return f"{first}{found['number']}"
    for message, fact in WHOSE.items():
        if found := _pattern(of, message, fact).fullmatch(name):
            whose = found[fact]
            return say(lang, message, {fact: _translated(of, lang, whose) or whose})
    found = _pattern(of, OF_ARMY, "name", "army").fullmatch(name)
    lone = _names(of).get(found["name"], TROOP) if found else TROOP
    if found and not lone.startswith(TROOP):
        return say(lang, OF_ARMY, name=capital(say(lang, lone)), army=found["army"])
    return ""


@cache
def _names(lang: str) -> Mapping[str, str]:
    """The names of units, single figures and baggage, each with its message.

    Where singular and plural are the same, as for some guns, the singular counts.
    """
    messages = (*begun_with(lang, TROOP), *begun_with(lang, "names-figure-"), "names-thing-baggage")
    return {capital(say(lang, each)): each for each in messages}


@cache
def _pattern(lang: str, message: str, *facts: str) -> re.Pattern[str]:
    """The pattern of a name that is made from this message with these facts."""
    text = re.escape(say(lang, message, {fact: f"<{fact}>" for fact in facts}))
    for fact in facts:
        text = text.replace(re.escape(f"<{fact}>"), f"(?P<{fact}>.+?)")
    return re.compile(text)
