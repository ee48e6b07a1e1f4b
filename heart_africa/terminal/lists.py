"""`lists` and `troops`: the army lists, and the table of characteristics."""

from functools import partial
from typing import Annotated

import typer

from armylists.catalogue import Catalogue
from armylists.models import ArmyList
from armylists.wording import names as wording_names
from armylists.wording.names import arm, book_term, troop_with_term, weapon
from heart_africa.core.citations import Rulebook, cite
from heart_africa.core.messages import say as words
from heart_africa.language.characteristics import table_heads, table_rows
from heart_africa.language.lookup import find_list
from heart_africa.language.values import troop_of
from heart_africa.rules.book import Book, Troop
from heart_africa.rules.book import book as the_book
from heart_africa.storage.places import data_folder
from heart_africa.terminal import context
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.options import Json
from heart_africa.terminal.screen import Screen, numbers, texts

# --- `lists` ---


Chosen = Annotated[str, typer.Argument(metavar="list", help="help-option-list", show_default=False)]
DASH = "–"


def lists(ctx: typer.Context, army: Chosen = "", *, as_json: Json = False) -> int:
    """`lists`: all army lists in short, or one with its lines, peoples and rules."""
    screen: Screen = ctx.obj
    catalogue = context.catalogue(screen)
    if army:
        found = find_list(catalogue, army, peoples=True)
        screen.json(found.model_dump(mode="json")) if as_json else _one(found, catalogue, screen)
    elif as_json:
        screen.json(
            [
                {
                    "id": each.id,
                    "number": each.number,
                    "name": each.name.text(screen.lang),
                    "page": each.page,
                    "peoples": {people.id: people.name.text(screen.lang) for people in each.peoples},
                }
                for each in catalogue.lists.values()
            ]
        )
    else:
        columns = [
            *numbers("cli-number"),
            *texts("cli-id", "cli-name"),
            *numbers("cli-page"),
            *texts("cli-peoples"),
        ]
        rows = (
            (
                each.number,
                each.id,
                each.name.text(screen.lang),
                each.page,
                ", ".join(each.people_ids()) or DASH,
            )
            for each in catalogue.lists.values()
        )
        screen.table(columns, rows)
        screen.print()
        screen.speak("cli-lists-more", "dim", folder=str(data_folder() / "lists"))
    return DONE


def _one(army: ArmyList, catalogue: Catalogue, screen: Screen) -> None:
    """Print a list: portrait, lines, peoples, and its rules one by one."""
    lang = screen.lang
    page = screen.say("cli-on-page", page=army.page)
    screen.print(f"{army.number}. {army.name.text(lang)} · {page}", "bold")
    screen.print(army.portrait.text(lang))
    screen.print()
    rows = (
        (troop_with_term(troop, lang), f"{least}-{most}", catalogue.book.troops[troop].points)
        for troop, (least, most) in army.lines.units.items()
    )
    screen.table([*texts("names-head-troop"), *numbers("cli-units", "cli-each")], rows)
    screen.print()
    if army.peoples:
        names = (f"{people.name.text(lang)} ({people.id})" for people in army.peoples)
        screen.speak("cli-list-peoples", peoples=", ".join(names))
        screen.print()
    prefix = army.lines.rule.rpartition("-")[0]
    rulebook = Rulebook()
    if prefix in {chapter.prefix for chapter in rulebook.index.chapters}:  # a club's list has no chapter
        entries = rulebook.chapter(prefix)
        screen.items((cite(entry.id, entry.page, lang), entry.text(lang), "") for entry in entries)


# --- `troops` ---


Name = Annotated[str, typer.Argument(metavar="troop", help="help-option-troop", show_default=False)]
NUMBERS = frozenset({1, 2, 4, 5, 6, 7, 8})
"""The columns of the table that hold numbers: all but the troop and whether it reloads."""


def troops(ctx: typer.Context, troop: Name = "", *, as_json: Json = False) -> int:
    """`troops`: the table of characteristics, or one troop with everything about it."""
    screen, book = ctx.obj, the_book()
    chosen = [book.troops[troop_of(troop, book.troops)]] if troop else list(book.troops.values())
    if as_json:
        screen.json(
            [
                {
                    "id": row.id,
                    "name": wording_names.troop(row.id, screen.lang),
                    "term": book_term(row.id),
                    **row.model_dump(mode="json", exclude={"id"}),
                }
                for row in chosen
            ]
        )
        return DONE
    say = partial(words, screen.lang)
    rows = table_rows(screen.lang, say, book, *(row.id for row in chosen))
    screen.headed(table_heads(say), rows, NUMBERS)
    if troop:
        _more(chosen[0], book, screen)
    return DONE


def _more(troop: Troop, book: Book, screen: Screen) -> None:
    """Print what a troop is and can do, with the pages."""
    lang = screen.lang
    screen.speak("cli-troop-is", arm=arm(troop.arm.value, lang),
                 weapon=weapon(troop.weapon.value, lang), id=troop.id,
                 cite=cite(troop.rule, troop.page, lang))  # fmt: skip
    rows = ((ability, book.characteristics.abilities[ability.value]) for ability in troop.abilities)
    said = (
        (wording_names.ability(ability.value, lang), cite(row.rule, row.page, lang)) for ability, row in rows
    )
    screen.items(("•", f"{what} ({where})", "") for what, where in said)
