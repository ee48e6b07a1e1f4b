"""A few acts on a table, for the readings: ten musketeers shoot at eight spearmen, who are shot at again."""

from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.journal import Journal
from heart_africa.core.journal.records import Origin, Stamp
from heart_africa.core.rulings import default_rulings
from heart_africa.rules.battle import Battle
from heart_africa.rules.book import book
from heart_africa.rules.book.play import Step
from heart_africa.rules.play.shooting.orders import Aim, Fire
from heart_africa.rules.referee import Referee
from tests.referee.builders import battle, unit

BOOK = book()
FIELD = battle(
    unit("Fusileros", "red", "musketeers", 10),
    unit("Lanzas", "blue", "spearmen", 8),
    step=Step.SHOOTING,
    turn=2,
)


@dataclass(frozen=True)
class Began(Referee):
    """A referee whose battle is under way when the journal begins."""

    start: Battle = FIELD


def volley(first: int, last: int, inches: float) -> Fire:
    """Musketeers number `first` to `last`, each at the spearman of the same place, from so far."""
    numbers = range(first, last + 1)
    return Fire(tuple(Aim(f"Fusileros {n}", f"Lanzas {1 + (n - 1) % 8}", inches) for n in numbers))


def played(*acts: tuple[Fire, tuple[int, ...]], field: Battle = FIELD) -> Journal[Battle]:
    """A journal of these acts with their typed dice."""
    journal: Journal[Battle] = Journal(Began(BOOK, default_rulings(), start=field))
    for command, faces in acts:
        rest = list(faces)

        def more(count: int, _why: str, rest: list[int] = rest) -> tuple[tuple[int, ...], Origin]:
            return tuple(rest.pop(0) for _ in range(count)), Origin.TYPED

        act = journal.act(command, more)
        journal.append(journal.entry(act, Stamp("Ana", "2026-11-21T20:00:00Z")))
    return journal
