"""`rule`, `rulings`, `coverage`: a rulebook looked up, its unclear rules, and what tests prove."""

import re
from typing import Annotated

import typer

from heart_africa.core.citations import Rule, Rulebook, UnknownRule, cite, rulebook_of
from heart_africa.core.coverage import proven_entries, rows, whole
from heart_africa.core.problems import BadData
from heart_africa.core.rulings import Ruling, rulings_book
from heart_africa.core.strict import unknown
from heart_africa.terminal.faults import DONE, REFUSED
from heart_africa.terminal.options import Json
from heart_africa.terminal.screen import Screen, numbers, texts

ID = re.compile(r"[A-Za-z]+[0-9]*-[0-9]+")
Facts = dict[str, object]
Words = Annotated[list[str], typer.Argument(metavar="words", help="help-option-words", show_default=False)]
RuleId = Annotated[str, typer.Argument(metavar="rule", help="help-option-rule", show_default=False)]


def rule(ctx: typer.Context, words: Words, *, as_json: Json = False) -> int:
    """`rule`: an entry, a chapter, or the entries that contain all these words."""
    return look_up(ctx.obj, Rulebook(), words, as_json=as_json)


def look_up(screen: Screen, rulebook: Rulebook, words: list[str], *, as_json: bool, edition: int = 0) -> int:
    """Print what a rulebook says about these words, in one edition if given. Raises `BadData`."""
    found = [rule for rule in _sought(rulebook, words, screen.lang, edition) if rule.holds_in(edition)]
    if as_json:
        screen.json([_facts(entry, rulebook, screen.lang) for entry in found])
    elif len(found) == 1:
        _show(found[0], rulebook, screen)
    elif found:
        where = texts("cli-section") if rulebook.cites_sections else numbers("cli-page")
        screen.table(
            [*texts("cli-rule"), *where, *texts("cli-text")],
            ((entry.id, entry.section or entry.page, entry.text(screen.lang)) for entry in found),
        )
    else:
        screen.speak("cli-rule-none", words=" ".join(words))
    return DONE if found else REFUSED


def show_rule(screen: Screen, rule_id: str) -> None:
    """Print one entry of any rulebook. Raises `BadData`."""
    rulebook = rulebook_of(rule_id)
    _show(_entry(rulebook, rule_id), rulebook, screen)


def _sought(rulebook: Rulebook, words: list[str], lang: str, edition: int) -> tuple[Rule, ...]:
    """The entries asked for: by id, chapter or words. Raises `BadData` for an unknown id."""
    if len(words) == 1 and ID.fullmatch(words[0]):
        return (_entry(rulebook, words[0].upper()),)
    chapters = {chapter.key for chapter in rulebook.index.chapters}
    if len(words) == 1 and words[0] in chapters:  # prefixes are in capitals: "ambush" is an ordinary word
        return rulebook.chapter(words[0])
    return rulebook.search(" ".join(words), lang, edition)


def _entry(rulebook: Rulebook, rule_id: str) -> Rule:
    try:
        return rulebook.rule(rule_id)
    except UnknownRule as fault:
        about = {"what": "rule", "found": rule_id, "nearest": "".join(fault.nearest[:1])}
        raise BadData("unknown-id", about=about) from None


def _show(entry: Rule, rulebook: Rulebook, screen: Screen) -> None:
    """Print one entry: citation, text, what is unclear and how it is read."""
    lang = screen.lang
    title = rulebook.chapter_of(entry).text(lang)
    screen.print(f"{cite(entry.id, entry.page, lang)} · {title}", "bold")
    screen.print(entry.text(lang))
    for edition in entry.editions:
        screen.speak("cli-edition-only", "dim", edition=edition)
    screen.speak(f"cli-by-{entry.by}", "dim")
    if entry.ambiguity(lang):
        screen.print()
        screen.speak("cli-unclear", what=entry.ambiguity(lang))
        screen.speak("cli-read-so", how=entry.ruling(lang))
    ruling = rulings_book(rulebook.folder).rulings.get(entry.id)
    if ruling and ruling.options:
        _options(ruling, screen)


def _options(ruling: Ruling, screen: Screen) -> None:
    """Print the readings to choose from, the default marked."""
    for option in ruling.options:
        usual = option.id == ruling.default
        screen.items([("●" if usual else "○", f"{ruling.id}={option.id}", "bold" if usual else "")])
        screen.print(option.text(screen.lang), indent=2)


def _facts(entry: Rule, rulebook: Rulebook, lang: str) -> Facts:
    """An entry as plain data, for `--json`."""
    ruling = rulings_book(rulebook.folder).rulings.get(entry.id)
    sections: Facts = {"section": entry.section, "editions": list(entry.editions)}
    return {
        "id": entry.id,
        **(sections if rulebook.cites_sections else {"page": entry.page}),
        "kind": entry.kind,
        "by": entry.by,
        "optional": entry.optional,
        "text": entry.text(lang),
        "ambiguity": entry.ambiguity(lang),
        "ruling": entry.ruling(lang),
        "options": [option.id for option in ruling.options] if ruling else [],
        "default": ruling.default if ruling and ruling.options else "",
    }


def rulings(ctx: typer.Context, rule: RuleId = "", *, as_json: Json = False) -> int:
    """`rulings`: the unclear rules for which players can choose a reading."""
    return readings(ctx.obj, Rulebook(), rule, as_json=as_json)


def readings(screen: Screen, rulebook: Rulebook, rule: str, *, as_json: bool) -> int:
    """Print the readings to choose from of a rulebook, or of one entry. Raises `BadData`."""
    book = rulings_book(rulebook.folder)
    if rule and rule.upper() not in book.rulings:
        raise unknown("rule", rule, book.rulings).bare()
    chosen = [book.rulings[rule.upper()]] if rule else list(book.switchable)
    entries = [rulebook.rule(each.id) for each in chosen]
    if as_json:
        screen.json([_facts(entry, rulebook, screen.lang) for entry in entries])
        return DONE
    for number, (entry, ruling) in enumerate(zip(entries, chosen, strict=True)):
        if number:
            screen.print()
        screen.print(cite(entry.id, entry.page, screen.lang), "bold")
        screen.print(entry.ambiguity(screen.lang) or entry.text(screen.lang))
        if ruling.options:
            _options(ruling, screen)
        else:
            screen.speak("cli-read-so", how=entry.ruling(screen.lang))
    return DONE


def coverage(ctx: typer.Context, *, as_json: Json = False) -> int:
    """`coverage`: how many entries of each chapter a test proves."""
    return proofs(ctx.obj, Rulebook(), as_json=as_json)


def proofs(screen: Screen, rulebook: Rulebook, *, as_json: bool) -> int:
    """Print how many entries of each chapter of a rulebook a test proves."""
    found = rows(rulebook, proven_entries(rulebook.folder))
    titles = {chapter.key: chapter.text(screen.lang) for chapter in rulebook.index.chapters}
    if as_json:
        screen.json(
            [
                {
                    "chapter": row.chapter,
                    "title": titles.get(row.chapter, ""),
                    "entries": row.entries,
                    "proven": row.proven,
                    "total": row.total,
                    "asks": row.asks,
                    "players": row.players,
                }
                for row in (*found, whole(found, "total"))
            ]
        )
        return DONE
    total = whole(found, screen.say("cli-total"))
    columns = [
        *texts("rules-head-chapter", "rules-head-title"),
        *numbers("rules-head-entries", "rules-head-proven", "cli-of", "cli-asks", "cli-players"),
    ]
    screen.table(
        columns,
        ([row.chapter, titles.get(row.chapter, ""), row.entries, row.proven, row.total, row.asks, row.players]
         for row in (*found, total)),
    )  # fmt: skip
    return DONE
