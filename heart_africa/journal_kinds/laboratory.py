"""What the laboratory can try here: its games, the experiments, and where the games are stored."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from heart_africa import __version__
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.journal.journal import More
from heart_africa.core.journal.records import Origin
from heart_africa.core.playable import Playable, Series
from heart_africa.core.problems import BadData
from heart_africa.core.strict import line_of, nearest, unknown
from heart_africa.journal_kinds.kind import JournalKind
from heart_africa.laboratory.experiment import ENDING, Cell, Experiment, Plan, planned, read_experiment
from heart_africa.laboratory.games import chances, described
from heart_africa.laboratory.mark import mark
from heart_africa.laboratory.run import series_id
from heart_africa.storage.clock import Clock
from heart_africa.storage.documents import Document
from heart_africa.storage.files import is_there, listed, read_text
from heart_africa.storage.journal_writer import JournalWriter
from heart_africa.storage.journal_writer import Ordered as Entered
from heart_africa.storage.library import Library
from resources import ROOT


class TriedGame(NamedTuple):
    """Where a game that the computer plays is described (`module:NAME`): its `Playable`, its kind."""

    playable: str
    kind: str


TRIED: Mapping[str, TriedGame] = {
    "battle": TriedGame("heart_africa.opponent.trial:PLAYED", "heart_africa.journal_kinds.battles:BATTLES"),
    "isandlwana": TriedGame(
        "heart_africa.companions.isandlwana.balance:PLAYED", "heart_africa.journal_kinds.isandlwana:GAMES"
    ),
    "kingdoms": TriedGame(
        "heart_africa.companions.kingdoms.balance:PLAYED", "heart_africa.journal_kinds.kingdoms:GAMES"
    ),
    "zulus": TriedGame(
        "heart_africa.companions.zulus.balance:PLAYED", "heart_africa.journal_kinds.zulus:GAMES"
    ),
}
"""The games that the laboratory tries, by their kinds: a line for each."""

FOLDER = "experiments"


@dataclass(frozen=True, slots=True)
class Found:
    """An experiment with its file and the text of it."""

    experiment: Experiment
    path: Path
    text: str

    def changed(self, **values: object) -> "Found":
        """A copy with these values of the experiment; a value of None changes nothing."""
        update = {key: value for key, value in values.items() if value is not None}
        return replace(self, experiment=self.experiment.model_copy(update=update))

    @property
    def tried(self) -> TriedGame:
        """Where the experiment's game is described. Raises `BadData` if there is no such game."""
        game = self.experiment.game
        if game not in TRIED:
            about = {"found": game, "nearest": nearest(game, TRIED), "allowed": ", ".join(TRIED)}
            line = line_of(self.text, ["game"])
            raise BadData("not-one-of", file=str(self.path), line=line, key="game", about=about)
        return TRIED[game]

    @property
    def plan(self) -> Plan:
        """The cells of the experiment. Raises `BadData` for what the game does not know."""
        game: Playable = described(self.tried.playable)
        return planned(self.experiment, game, self.text, str(self.path))

    def series(self, begun: str) -> Series:
        """The series of its games with the present rules, as the store has it."""
        one = self.experiment
        return Series(series_id(one), one.id, one.game, one.seed, mark(), __version__, self.text, begun)


def experiments(home: Path) -> Iterator[Found | BadData]:
    """The experiments of the program, then those in a user's folder; for a faulty one, its fault."""
    for folder in (ROOT / FOLDER, home / FOLDER):
        for path in listed(folder, ENDING):
            try:
                yield opened(path)
            except BadData as fault:
                yield fault


def opened(path: Path) -> Found:
    """The experiment in a file. Raises `BadData`."""
    text = read_text(path)
    return Found(read_experiment(text, str(path)), path, text)


def experiment(name: str, home: Path) -> Found:
    """The experiment of that name or in that file; a user's own comes before ours. Raises `BadData`."""
    if name.endswith(".toml") or is_there(Path(name)):
        return opened(Path(name))
    known: dict[str, Found | BadData] = {}
    for each in experiments(home):
        stem = Path(each.file).name.removesuffix(ENDING) if isinstance(each, BadData) else each.experiment.id
        known[stem] = each
    if name not in known:
        raise unknown("experiment", name, known, "")
    found = known[name]
    if isinstance(found, BadData):
        raise found
    return found


# --- a game of the laboratory as a journal, to be looked at like any other ---


def replayed(library: Library, found: Found, cell: Cell, number: int, *, name: str, clock: Clock) -> Document:
    """A game of the laboratory, played again from its seed and entered under that name. Raises `BadData`.

    Every order is checked by the rules once more. Raises `Refused` if they object.
    """
    kind: JournalKind[Any] = described(found.tried.kind)
    one = found.experiment
    game: Playable = described(found.tried.playable)
    orders = [
        Entered(each.command, _again(each.faces))
        for each in game.replay(cell.values, chances(found.plan.dice(cell), number))
    ]
    note = f"{one.id}, {cell.key}, {found.plan.dice(cell)}/{number}"
    document = library.create(kind.kind, name, note=note, rules=__version__)
    try:
        writer = JournalWriter(kind.rules_of(document), library, document, clock, one.id)
        writer.submit_all(orders)
    except BaseException:
        library.delete(document, document.head)
        raise
    return library.again(document)


def _again(faces: Iterable[int]) -> More:
    """A source of dice that gives the faces of an order once more."""
    left = iter(faces)

    def more(count: int, _what: str) -> tuple[Iterable[int], Origin]:
        return tuple(islice(left, count)), Origin.THROWN

    return more
