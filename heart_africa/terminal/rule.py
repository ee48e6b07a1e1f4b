"""`rule`, `rulings`, `coverage`: the rulebook by entry, by words, by what is unclear and what is proved."""

import re
from collections.abc import Iterable
from typing import Annotated

import typer

from heart_africa.core.citations import Rule, Rulebook, UnknownRule, cite
from heart_africa.core.coverage import Row, proven_entries, rows, whole
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
    """The command: an entry, a chapter, or the entries that hold all the words."""
    screen, rulebook = ctx.obj, Rulebook()
    found = _sought(rulebook, words, screen.lang)
    if as_json:
        screen.json([_facts(entry, screen.lang) for entry in found])
    elif len(found) == 1:
        _show(found[0], rulebook, screen)
    elif found:
        _list(found, screen)
    else:
        screen.speak("cli-rule-none", words=" ".join(words))
    return DONE if found else REFUSED


def show_rule(screen: Screen, rule_id: str) -> None:
    """One entry whole, for whoever asks in the middle of something else. Raises `BadData`."""
    rulebook = Rulebook()
    _show(_entry(rulebook, rule_id), rulebook, screen)


def _sought(rulebook: Rulebook, words: list[str], lang: str) -> tuple[Rule, ...]:
    """What is asked for: by id, by chapter, or by words. Raises `BadData` for an id that nothing has."""
    if len(words) == 1 and ID.fullmatch(words[0]):
        return (_entry(rulebook, words[0].upper()),)
    chapters = {chapter.prefix for chapter in rulebook.index.chapters}
    if len(words) == 1 and words[0].upper() in chapters:
        return rulebook.chapter(words[0].upper())
    return rulebook.search(" ".join(words), lang)


def _entry(rulebook: Rulebook, rule_id: str) -> Rule:
    try:
        return rulebook.rule(rule_id)
    except UnknownRule as fault:
        about = {"what": "rule", "found": rule_id, "nearest": "".join(fault.nearest[:1])}
        raise BadData("unknown-id", about=about) from None


def _list(found: Iterable[Rule], screen: Screen) -> None:
    """Several entries, each with its page and text."""
    lang = screen.lang
    screen.table(
        [*texts("cli-rule"), *numbers("cli-page"), *texts("cli-text")],
        ((entry.id, entry.page, entry.text(lang)) for entry in found),
    )


def _show(entry: Rule, rulebook: Rulebook, screen: Screen) -> None:
    """One entry whole: where it stands, what it says, what is unclear in it and how it is read."""
    lang = screen.lang
    chapter = next(c for c in rulebook.index.chapters if c.prefix == entry.id.rpartition("-")[0])
    screen.print(f"{cite(entry.id, entry.page, lang)} · {chapter.title(lang)}", "bold")
    screen.print(entry.text(lang))
    screen.speak(f"cli-by-{entry.by}", "dim")
    if entry.ambiguity(lang):
        screen.print()
        screen.speak("cli-unclear", what=entry.ambiguity(lang))
        screen.speak("cli-read-so", how=entry.ruling(lang))
    ruling = rulings_book().rulings.get(entry.id)
    if ruling and ruling.options:
        _options(ruling, screen)


def _options(ruling: Ruling, screen: Screen) -> None:
    """The readings to choose from, the usual one marked."""
    for option in ruling.options:
        usual = option.id == ruling.default
        screen.items([("●" if usual else "○", f"{ruling.id}={option.id}", "bold" if usual else "")])
        screen.print(option.text(screen.lang), indent=2)


def _facts(entry: Rule, lang: str) -> Facts:
    """An entry for programs."""
    ruling = rulings_book().rulings.get(entry.id)
    return {
        "id": entry.id,
        "page": entry.page,
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
    """The command: the unclear rules that players may read otherwise."""
    screen, book = ctx.obj, rulings_book()
    if rule and rule.upper() not in book.rulings:
        raise unknown("rule", rule, book.rulings).bare()
    chosen = [book.rulings[rule.upper()]] if rule else list(book.switchable)
    entries = [Rulebook().rule(each.id) for each in chosen]
    if as_json:
        screen.json([_facts(entry, screen.lang) for entry in entries])
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
    """The command: which entries of the book a test proves, by chapter."""
    screen, rulebook = ctx.obj, Rulebook()
    found = rows(rulebook, proven_entries())
    titles = {chapter.prefix: chapter.title(screen.lang) for chapter in rulebook.index.chapters}
    if as_json:
        screen.json([_counted(row, titles.get(row.chapter, "")) for row in (*found, whole(found, "total"))])
        return DONE
    total = whole(found, screen.say("cli-total"))
    columns = [
        *texts("cli-chapter", "cli-title"),
        *numbers("cli-proven", "cli-of", "cli-asks", "cli-players"),
    ]
    screen.table(
        columns,
        ([row.chapter, titles.get(row.chapter, ""), row.proven, row.total, row.asks, row.players]
         for row in (*found, total)),
    )  # fmt: skip
    return DONE


def _counted(row: Row, title: str) -> Facts:
    counts = {"proven": row.proven, "total": row.total, "asks": row.asks, "players": row.players}
    return {"chapter": row.chapter, "title": title, **counts}
