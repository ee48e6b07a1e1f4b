"""`troops`: the table of characteristics of page 12, and one troop type with all that it can do."""

from collections.abc import Iterator
from typing import Annotated

import typer

from armylists.wording import names as wording_names
from armylists.wording.names import arm, book_term, troop_with_term, weapon
from heart_africa.core.citations import cite
from heart_africa.language.lookup import find_troop
from heart_africa.rules.book import Book, Profile, Troop
from heart_africa.rules.load import book as the_book
from heart_africa.terminal.faults import DONE
from heart_africa.terminal.options import Json
from heart_africa.terminal.screen import Screen, numbers, texts

DASH = "–"
Name = Annotated[str, typer.Argument(metavar="troop", help="help-option-troop", show_default=False)]
COLUMNS = [
    *texts("cli-troop"),
    *numbers("cli-range", "cli-shooting"),
    *texts("cli-reload"),
    *numbers("cli-melee", "cli-open", "cli-cover", "cli-morale", "cli-points-head"),
]


def troops(ctx: typer.Context, troop: Name = "", *, as_json: Json = False) -> int:
    """The command."""
    screen, book = ctx.obj, the_book()
    chosen = [find_troop(book, troop)] if troop else list(book.troops.values())
    if as_json:
        screen.json([_facts(row, screen.lang) for row in chosen])
        return DONE
    screen.table(COLUMNS, (line for row in chosen for line in _rows(row, screen)))
    if troop:
        _more(chosen[0], book, screen)
    return DONE


def _rows(troop: Troop, screen: Screen) -> Iterator[tuple[object, ...]]:
    """The row of the table, the book's term beside the name; riders who dismount have one on foot too."""
    name = troop_with_term(troop.id, screen.lang)
    yield name, *_numbers(troop.profile, screen), troop.points
    if troop.dismounted:
        yield screen.say("cli-dismounted", troop=name), *_numbers(troop.dismounted, screen), DASH


def _numbers(row: Profile, screen: Screen) -> Iterator[str]:
    yield f"{row.range_in}″" if row.range_in else DASH
    bonus = DASH if row.shot_bonus is None else _signed(row.shot_bonus)
    yield f"{bonus} (×{row.shots})" if row.shots > 1 else bonus
    yield DASH if row.reload is None else screen.say("cli-yes" if row.reload else "cli-no")
    yield DASH if row.melee is None else _signed(row.melee)
    yield str(row.move_open)
    yield str(row.move_cover) if row.move_cover else screen.say("cli-no")
    yield f"{row.morale}+" if row.morale else DASH


def _signed(number: int) -> str:
    return f"{number:+d}" if number else "0"


def _more(troop: Troop, book: Book, screen: Screen) -> None:
    """What it is, what it can do, and the pages that say so."""
    lang = screen.lang
    screen.speak("cli-troop-is", arm=arm(troop.arm.value, lang),
                 weapon=weapon(troop.weapon.value, lang), id=troop.id,
                 cite=cite(troop.rule, troop.page, lang))  # fmt: skip
    rows = ((ability, book.characteristics.abilities[ability.value]) for ability in troop.abilities)
    said = (
        (wording_names.ability(ability.value, lang), cite(row.rule, row.page, lang)) for ability, row in rows
    )
    screen.items(("•", f"{what} ({where})", "") for what, where in said)


def _facts(troop: Troop, lang: str) -> dict[str, object]:
    """The row for programs."""
    names = {"name": wording_names.troop(troop.id, lang), "term": book_term(troop.id)}
    return {"id": troop.id, **names, **troop.model_dump(mode="json", exclude={"id"})}
