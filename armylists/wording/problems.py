"""Problems, warnings and lines of the points as sentences."""

from collections.abc import Mapping
from typing import Any

from armylists.catalogue import Catalogue
from armylists.roster import Roster
from armylists.wording import names
from heart_africa.core.citations import cite
from heart_africa.core.messages import say
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Line


def problem(catalogue: Catalogue, roster: Roster, problem: Problem, lang: str) -> str:
    """What the book has against the roster there, in a sentence or two, with the numbers in question."""
    about = {"year": roster.year, **problem.about}
    facts = _facts(catalogue, about, lang) | {"role": roster.role or "none"}
    return say(lang, f"problem-{problem.code}", facts)


def cited(problem: Problem, lang: str) -> str:
    """The entry and page of a problem, followed by the other entries that bear on it."""
    also = [rule for rule in problem.see if rule != problem.rule]
    own = cite(problem.rule, problem.page, lang)
    return f"{own} ({', '.join(also)})" if also else own


def line(catalogue: Catalogue, roster: Roster, line: Line, lang: str) -> str:  # noqa: ARG001  # as its sisters
    """A line of the points in words: "20 Askaris × 6"."""
    return say(lang, f"points-{line.what}", _facts(catalogue, line.about, lang))


def _facts(catalogue: Catalogue, about: Mapping[str, object], lang: str) -> dict[str, Any]:
    """A problem's facts as message variables: ids replaced by names, several names joined."""
    facts: dict[str, Any] = {"who": _who(about), "span": _span(about)}
    for key, value in about.items():
        if isinstance(value, str):
            facts |= _named(catalogue, key, value, lang)
        elif isinstance(value, tuple | list):
            facts |= _several(catalogue, key, [str(id_) for id_ in value], lang)
        else:
            facts[key] = value
    return facts | _counted(catalogue, about, lang)


def _named(catalogue: Catalogue, key: str, id_: str, lang: str) -> dict[str, str]:
    """The variable `key` with the name of an id; for a troop also `key_one`, one figure of it."""
    facts = {key: names.name(catalogue, id_, lang)}
    if id_ in catalogue.book.troops:
        facts[f"{key}_one"] = names.figure(id_, lang)
    return facts


def _several(catalogue: Catalogue, key: str, ids: list[str], lang: str) -> dict[str, Any]:
    """Variables for several ids: `key` joins their names by "and", `key_or` by "or".

    `key_count` is how many there are, `key_one_or` joins one figure of each troop by "or".
    """
    words = [names.name(catalogue, id_, lang) for id_ in ids]
    facts = {key: names.all_of(words, lang), f"{key}_or": names.any_of(words, lang), f"{key}_count": len(ids)}
    ones = [names.figure(id_, lang) for id_ in ids if id_ in catalogue.book.troops]
    return facts | {f"{key}_one_or": names.any_of(ones, lang)}


def _counted(catalogue: Catalogue, about: Mapping[str, object], lang: str) -> dict[str, str]:
    """A variable with the count and name of the troop or work: `figures` or `works_counted`."""
    count, work, troop = about.get("count"), about.get("work"), about.get("troop")
    if not isinstance(count, int):
        return {}
    if isinstance(work, str):
        return {"works_counted": names.works(work, count, lang)}
    known = isinstance(troop, str) and troop in catalogue.book.troops
    return {"figures": names.figures(str(troop), count, lang)} if known else {}


def _who(about: Mapping[str, object]) -> str:
    """Which peoples a row of a list applies to: "these" it names, the "others", or "all"."""
    return "these" if about.get("peoples") else "others" if about.get("not_peoples") else "all"


def _span(about: Mapping[str, object]) -> str:
    """Which bounds a span of years has: "between" two, "from" the first, "to" the last."""
    return {(True, True): "between", (True, False): "from"}.get(
        (bool(about.get("first")), bool(about.get("last"))), "to"
    )
