"""Where faces come from at the terminal: typed by players, thrown by a generator, or from a certificate.

The rules say how many they need and what for; only what answers here may be random.
"""

import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from secrets import randbelow
from typing import Annotated, TypeVar

from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import SEEDS, SIDES, Dice, Typed, faces_of, settle, typed
from heart_africa.core.problems import BadData
from heart_africa.storage.files import read_stdin
from heart_africa.terminal.options import Certificate, FieldsOf, Seed, Throw, within
from heart_africa.terminal.screen import Screen

MOST_FACES = 10_000
STDIN = "-"
Outcome = TypeVar("Outcome")
More = Callable[[int, str], Iterable[int]]


@dataclass(frozen=True, slots=True)
class DiceOptions:
    """The options for dice: typed faces, whether missing ones are thrown, by what."""

    dice: str | None = None
    throw: Throw = False
    seed: Seed = None
    certificate: Certificate = ""

    @property
    def any(self) -> bool:
        """Whether the command throws dice, or only shows what they need."""
        return self.dice is not None or self.throws or bool(self.certificate)

    @property
    def throws(self) -> bool:
        """Whether a generator throws the faces that are not typed."""
        return self.throw or self.seed is not None


ThrownDice = Annotated[DiceOptions, FieldsOf(DiceOptions)]
"""The type of a command's parameter for the options of dice that nobody types."""
NOT_THROWN = DiceOptions()
"""Options by which dice are asked for whenever some are needed."""


@dataclass(frozen=True, slots=True)
class DiceUsed:
    """The dice used: faces in order, typed faces that were not needed, where they came from, the seed."""

    faces: tuple[int, ...]
    unused: tuple[int, ...]
    origin: str
    seed: int | None = None


@dataclass(frozen=True, slots=True)
class DiceSource:
    """The faces typed first, what gives more, its name, and its seed if it has one."""

    first: tuple[int, ...]
    more: More
    origin: str
    seed: int | None = None


def hand(screen: Screen, wanted: DiceOptions, why: str = "") -> DiceSource | None:
    """The source of a command's dice; None if it throws none. Raises `BadData`."""
    if not wanted.any:
        return None
    first = read_faces(screen, wanted.dice or "", "--dice")
    if wanted.certificate and wanted.throws:
        raise BadData("dice-from-two", key="--certificate")
    if wanted.certificate:
        return DiceSource(first, certified(Path(wanted.certificate), why), "certificate")
    if wanted.throws:
        seed = seed_of(wanted)
        return DiceSource(first, thrown(seed), "thrown", seed)

    def missing(count: int, what: str) -> Iterable[int]:
        raise too_few(count, screen.say(what), "--dice")

    return DiceSource(first, asked(screen) if at_a_terminal() else missing, "typed")


def settled(held: DiceSource, decide: Callable[[Dice], Outcome]) -> tuple[Outcome, DiceUsed]:
    """Call `decide` until it has all dice; returns its result and the dice used. Raises `BadData`."""
    outcome, faces = settle(decide, held.more, held.first)
    return outcome, DiceUsed(faces, held.first[len(faces) :], held.origin, held.seed)


def read_faces(screen: Screen, text: str, option: str) -> tuple[int, ...]:
    """Faces from a line, or from standard input for `-`. Raises `BadData` that names every slip."""
    if text == STDIN:
        if at_a_terminal():
            return ()
        text = read_stdin(screen.say("cli-stdin"))
    within(len(typed(text, 0).extra), 0, MOST_FACES, option)
    return faces_of(text, option)


def too_few(count: int, what: str, key: str = "") -> BadData:
    """The fault that so many faces are missing; `what` says for what."""
    about = {"count": count, "how": "one" if count == 1 else "several", "for": what}
    return BadData("too-few-faces", key=key, about=about)


def at_a_terminal() -> bool:
    """Whether standard input is a terminal; False if it is closed."""
    return sys.stdin is not None and sys.stdin.isatty()


def seed_of(wanted: DiceOptions) -> int:
    """The given seed, or a random one."""
    return randbelow(SEEDS) if wanted.seed is None else wanted.seed


def thrown(seed: int) -> More:
    """A generator that throws the same faces for the same seed."""
    chance = Random(seed)  # noqa: S311  # dice; whoever must be trusted uses a certificate
    return lambda count, _why: [chance.randint(1, SIDES) for _ in range(count)]


def certified(path: Path, why: str) -> More:
    """A certificate that throws faces and records them under this name."""
    from heart_africa.storage import certificates  # noqa: PLC0415  # whoever only looks must not wait

    return lambda count, what: certificates.roll(path, count, f"{why} {what}".strip())


def asked(screen: Screen) -> More:
    """Return a source that asks for faces at the terminal, again if a line has an error."""

    def more(count: int, what: str) -> Iterable[int]:
        found = typed("", count)
        while found.missing:
            screen.ask(screen.say("play-ask", count=found.missing, what=screen.say(what)))
            line = sys.stdin.readline()
            if not line:
                raise too_few(found.missing, screen.say(what), "--dice")
            found = with_line(screen, found, line)
        return found.known

    return more


def with_line(screen: Screen, found: Typed, line: str) -> Typed:
    """The faces typed so far with one more line; with a slip a warning, and nothing of the line is taken."""
    count = found.missing
    read = typed(line, count)
    if not read.mistaken:
        return found.then(read)
    for place, word in read.wrong:
        screen.warn(screen.say("play-slip", place=place, word=word))
    if read.extra:
        screen.warn(screen.say("play-extra", count=count, faces=" ".join(read.extra)))
    screen.warn(screen.say("play-nothing-taken"))
    return found
