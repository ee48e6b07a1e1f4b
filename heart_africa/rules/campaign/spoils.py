"""What a victory is worth in hongos (pp. 39-40), by what the winner and the loser are."""

from heart_africa.core.journal.records import EventRecord
from heart_africa.rules.book import Book
from heart_africa.rules.campaign.ledger import BANK, Cause
from heart_africa.rules.campaign.state import Campaign, Player
from heart_africa.rules.campaign.treasury import pay
from heart_africa.rules.tables.campaign import Spoil


def row_for(book: Book, winner: Player, loser: Player) -> Spoil:
    """What the book gives the one for beating the other."""
    kinds = (winner.kind.value, loser.kind.value)
    return next(row for row in book.campaign.spoils if (row.winner, row.loser) == kinds)


def spoils(
    book: Book, campaign: Campaign, winner: Player, loser: Player, battle: str
) -> tuple[EventRecord, ...]:
    """What changes hands: from the loser, or from outside the campaign as the plunder of a column."""
    row = row_for(book, winner, loser)
    giver = loser.name if row.of == "loser" else BANK
    return pay(campaign, (giver, winner.name), row.hongos, Cause.SPOILS, battle=battle)
