"""Who reads the orders of a battle as it stands, for the terminal and the desk alike."""

from heart_africa.battle import Battle
from heart_africa.book import Book
from heart_africa.cli.battle.orders.names import Names
from heart_africa.cli.battle.orders.shorthands import SHORT
from heart_africa.cli.orders.forms import Slot
from heart_africa.cli.orders.reading import Reader
from heart_africa.game import Referee
from heart_africa.game.nerve.hearing import questions
from heart_africa.game.referee import ORDERS
from heart_africa.game.shooting.helping import ready
from heart_africa.tables.sequence import Step


def reader(lang: str, referee: Referee, battle: Battle) -> Reader:
    """Who reads and writes the orders of a battle as it stands."""
    return Reader(
        lang,
        (*SHORT.values(), *ORDERS),
        Names(battle),
        tuple(referee.book.troops),
        pick=lambda field, unit: _ready(referee.book, battle, field, unit),
        expand=lambda said: said.order(referee.book, battle) if type(said) in SHORT.values() else said,
        missing=lambda slot: _meant(referee.book, battle, slot),
    )


def _ready(book: Book, battle: Battle, field: str, unit: str) -> tuple[str, ...]:
    """Which figures a mere number means: of shooters those that are ready, else whoever is there."""
    if field == "shooters":
        return ready(book, battle, unit)
    return tuple(figure.name for figure in battle.unit(unit).here)


def _meant(book: Book, battle: Battle, slot: Slot) -> object:
    """What goes without saying: the step that is on, the first of the turn's news still to be measured."""
    if slot.hint is Step:
        return battle.step
    open_ = questions(book, battle) if slot.name == "happening" else ()
    return open_[0].happening if open_ else None
