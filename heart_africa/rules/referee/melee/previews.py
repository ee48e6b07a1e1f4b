"""A fight before its dice: both scores with their reasons, and the exact chances."""

from dataclasses import dataclass

from heart_africa.rules.battle import Battle
from heart_africa.rules.book import Book
from heart_africa.rules.odds.duels import BoutOdds, odds_of_bout
from heart_africa.rules.referee.melee.contacts import bout, bouts
from heart_africa.rules.referee.melee.orders import Fight, Match


@dataclass(frozen=True, slots=True)
class Preview:
    """A bout as it would be fought now: who against whom, both scores with their reasons, who may fall.

    Of two comparisons with an outnumbered figure either enemy may come as second, so both are told.
    """

    match: Match
    odds: BoutOdds


def preview(book: Book, battle: Battle, order: Fight) -> tuple[Preview, ...]:
    """Every bout of an order, or of the proposed pairing if it names none. Raises `BadData`."""
    matches = order.bouts or bouts(book, battle)
    return tuple(Preview(each, odds_of_bout(book, bout(battle, each, order))) for each in matches)
