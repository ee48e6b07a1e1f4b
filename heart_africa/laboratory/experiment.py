"""An experiment as a file: which game, what varies in it, how many of each, by which seed."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Annotated, Literal

from pydantic import Field

from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.codec import canonical
from heart_africa.core.playable import Parameter, Playable, Value, Values
from heart_africa.core.problems import BadData
from heart_africa.core.strict import Strict, Words, fit, line_of, nearest, parse, recognise

ENDING = ".experiment.toml"
FORMAT, VERSION = "heart-africa/experiment", 1
EVERY = "*"
MOST_CELLS, MOST_GAMES, MOST_SEED = 10_000, 10_000_000, 2**53
Word = Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]{0,39}$")]


class Both(Words):
    """A text in each language."""

    es: str = Field(max_length=400)
    en: str = Field(max_length=400)


class Until(Strict):
    """When a cell has enough: the 95 % interval of a measure is as narrow as that.

    It is looked at after every so many games, so that the same games are counted whoever plays them.
    """

    measure: str
    width: float = Field(gt=0, lt=1)
    every: int = Field(default=50, ge=10, le=100_000)


class Experiment(Strict):
    """What is tried. `games`: at most so many of each cell; `fewer`: what divides that for a slow value.

    `varies`: the values of each parameter, all with all, `"*"` for every word there is; `fixed`: those of
    others that are not as usual. `measure`: what the report shows first. `meet`: the two parameters whose
    values meet, in the order of the game's sides; `once`: each pair of them in one of its two orders, so that
    each value comes first about as often as second; `mirror`: whether alike against alike is even;
    `worth`: what each thing that the sides consist of is worth.
    """

    format: Literal["heart-africa/experiment"]
    version: Literal[1]
    id: Word
    game: Word
    title: Both
    about: Both
    games: int = Field(ge=1, le=MOST_GAMES)
    seed: int = Field(default=1, ge=0, le=MOST_SEED)
    measure: str
    fixed: Mapping[str, Value] = Field(default_factory=dict)
    varies: Mapping[str, tuple[Value, ...] | Literal["*"]] = Field(default_factory=dict)
    fewer: Mapping[str, Annotated[int, Field(ge=1)]] = Field(default_factory=dict)
    until: Until | None = None
    meet: tuple[str, str] | None = None
    once: bool = False
    mirror: bool = False
    worth: bool = False


@dataclass(frozen=True, slots=True)
class Cell:
    """Games by the same values: its number from 1, how many are wanted at most.

    `key`: its name in the store, the values that are not as usual, always in the same words.
    """

    number: int
    key: str
    values: Values
    games: int


@dataclass(frozen=True, slots=True)
class Plan:
    """An experiment with its cells, laid out by what the game says of itself."""

    experiment: Experiment
    playable: Playable
    cells: tuple[Cell, ...]

    @property
    def most(self) -> int:
        """How many games it takes if no cell has enough before."""
        return sum(cell.games for cell in self.cells)

    def dice(self, cell: Cell) -> str:
        """By what the dice of a cell's games follow, with their numbers.

        All cells have the same, so that they differ by what varies alone; but where values meet, games of
        many cells are counted together, and those have to be independent.
        """
        seed = str(self.experiment.seed)
        return f"{seed}/{cell.key}" if self.experiment.meet else seed


def read_experiment(text: str, file: str = "") -> Experiment:
    """The experiment of a TOML text. Raises `BadData` with file, line and key."""
    data = parse(text, file)
    recognise(data, (FORMAT, VERSION), "not-an-experiment", text, file)
    return fit(Experiment, data, text, file)


def planned(experiment: Experiment, playable: Playable, text: str = "", file: str = "") -> Plan:
    """Its cells, all with all in the order of the file. Raises `BadData`: what the game does not know."""
    known = playable.parameters
    try:
        fixed = {
            name: _value(_known(known, name, "fixed"), value, f"fixed.{name}")
            for name, value in experiment.fixed.items()
        }
        varied = {
            name: _every(_known(known, name, "varies"), name, found)
            for name, found in experiment.varies.items()
        }
        for name in experiment.meet or ():
            _known(known, name, "meet")
    except BadData as fault:
        raise _placed(fault, text, file) from None
    usual = {name: each.default for name, each in known.items()} | fixed
    sets = [values for values in product(*varied.values()) if _meets(experiment, varied, values)]
    if len(sets) > MOST_CELLS:
        about = {"found": len(sets), "side": "most", "bound": MOST_CELLS}
        raise _placed(BadData("out-of-range", key="varies", about=about), text, file)
    cells = []
    for number, values in enumerate(sets, 1):
        found = usual | dict(zip(varied, values, strict=True))
        unusual = {name: value for name, value in found.items() if value != known[name].default}
        cells.append(
            Cell(number, canonical(unusual), found, max(1, experiment.games // _divided(experiment, found)))
        )
    return Plan(experiment, playable, tuple(cells))


def _meets(experiment: Experiment, varied: Mapping[str, Sequence[Value]], values: Sequence[Value]) -> bool:
    """Whether these values are a cell: where pairs meet once, one of the two orders is.

    Two whose places sum to an even number come as they are, others the other way round: as in a league.
    """
    found = dict(zip(varied, values, strict=True))
    if not (experiment.once and experiment.meet) or not varied.keys() >= {*experiment.meet}:
        return True
    first, second = experiment.meet
    firsts, one, other = varied[first], found[first], found[second]
    if one == other or other not in firsts or one not in varied[second]:
        return True
    place, against = firsts.index(one), firsts.index(other)
    return (place < against) is ((place + against) % 2 == 0)


def _divided(experiment: Experiment, values: Values) -> int:
    return max((experiment.fewer.get(str(each), 1) for each in values.values()), default=1)


def _known(known: Mapping[str, Parameter], name: str, table: str) -> Parameter:
    if name not in known:
        about = {"key": name, "allowed": ", ".join(known), "nearest": nearest(name, known)}
        raise BadData("unknown-key", key=f"{table}.{name}", about=about)
    return known[name]


def _every(parameter: Parameter, name: str, found: Sequence[Value] | str) -> tuple[Value, ...]:
    if found == EVERY:
        return parameter.words or tuple(range(parameter.least, parameter.most + 1))
    return tuple(dict.fromkeys(_value(parameter, each, f"varies.{name}") for each in found))


def _value(parameter: Parameter, value: Value, key: str) -> Value:
    if parameter.words:
        if value not in parameter.words:
            found = str(value)
            about = {
                "found": found,
                "nearest": nearest(found, parameter.words),
                "allowed": ", ".join(parameter.words),
            }
            raise BadData("not-one-of", key=key, about=about)
        return value
    if not isinstance(value, int):
        raise BadData("wrong-type", key=key, about={"expected": "int", "found": f'"{value}"'})
    if not parameter.least <= value <= parameter.most:
        side, bound = ("least", parameter.least) if value < parameter.least else ("most", parameter.most)
        raise BadData("out-of-range", key=key, about={"found": value, "side": side, "bound": bound})
    return value


def _placed(fault: BadData, text: str, file: str) -> BadData:
    line = line_of(text, fault.key.split(".")) if text and fault.key else None
    return BadData(fault.code, file=file, line=line, key=fault.key, about=fault.about)


def shown(cell: Cell, plan: Plan) -> Iterator[tuple[str, Value]]:
    """What of a cell is told: its values as far as they vary."""
    return ((name, value) for name, value in cell.values.items() if name in plan.experiment.varies)
