"""The table of characteristics (p. 12) in words, for terminal, desk and papers."""

from collections.abc import Callable, Iterator

from armylists.wording.names import figure, troop_with_term
from heart_africa.language.narration import minus, signed
from heart_africa.rules.book import Book, Profile

DASH = "–"
COLUMNS = ("range", "bonus", "reload", "melee", "open", "cover", "morale")
Say = Callable[..., str]
"""Words a message in a language and a measure."""


def column_heads(say: Say) -> tuple[str, ...]:
    """The headings of the columns `COLUMNS`."""
    return tuple(say(f"names-head-{each}") for each in COLUMNS)


def characteristics(say: Say, row: Profile, *, still: bool = False) -> tuple[str, ...]:
    """A troop's row in those columns; `still`: it never moves, so its movement is left out."""
    bonus = _signed(row.shot_bonus)
    return (
        DASH if row.range_in is None else say("names-inches", inches=row.range_in),
        f"{bonus} (×{row.shots})" if row.shots > 1 else bonus,
        DASH if row.reload is None else say("names-yes-no", how="yes" if row.reload else "no"),
        _signed(row.melee),
        DASH if still else minus(row.move_open),
        DASH if still else _slow(say, row),
        DASH if row.morale is None else f"{row.morale}+",
    )


def _slow(say: Say, row: Profile) -> str:
    """How a troop moves over difficult ground; "no" where it cannot, as the book prints it."""
    return say("names-yes-no", how="no") if row.move_cover is None else minus(row.move_cover)


def _signed(number: int | None) -> str:
    return DASH if number is None else signed(number, "0")


def on_foot(lang: str, say: Say, troop: str) -> str:
    """The name of a troop that has dismounted."""
    return say("names-on-foot", name=figure(troop, lang))


def table_heads(say: Say) -> tuple[str, ...]:
    """The headings of the whole table."""
    return say("names-head-troop"), *column_heads(say), say("names-head-points")


def table_rows(lang: str, say: Say, book: Book, *troops: str) -> Iterator[tuple[str, ...]]:
    """The rows of the table for these troops, or all; riders have a row on foot as well."""
    for troop in map(book.troops.__getitem__, troops or book.troops):
        yield troop_with_term(troop.id, lang), *characteristics(say, troop.profile), str(troop.points)
        if troop.dismounted:
            yield on_foot(lang, say, troop.id), *characteristics(say, troop.dismounted), DASH
