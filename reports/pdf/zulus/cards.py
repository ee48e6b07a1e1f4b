"""What stands on the cards of a set of *Zulus on the Ramparts!*."""

from collections.abc import Iterator, Mapping, Sequence

from heart_africa.companions.zulus.components import Rank
from reports.content.zulus.pieces import Face
from reports.pdf import signs
from reports.pdf.counters import Emblem
from reports.pdf.deck import KICKER, LABEL, NUMBER, ROOM
from reports.pdf.faces import BADGE, faced, titled
from reports.pdf.fonts import Face as Type
from reports.pdf.marks import Box, Laid, Mark, beside, rule, space, stack
from reports.pdf.styles import EARTH, INK, Style
from reports.pdf.wrap import text
from reports.pdf.zulus.emblems import CLASSES

SIGN, TILE, MEDAL = 20.0, 17.0, 15.0
DICE = Style(Type.BOLD, 13, 15)
MEDALS: Mapping[str, Emblem] = {"vc": signs.cross, "dcm": signs.disc}
SETTINGS = (
    (10.5, 12.8, 4.5),
    (10.0, 12.0, 4.0),
    (9.5, 11.4, 4.0),
    (9.0, 10.8, 3.0),
    (8.5, 10.2, 2.5),
    (8.0, 9.6, 2.0),
    (8.0, 9.0, 1.0),
)
"""Of the text, the largest first."""


def card(face: Face) -> Laid:
    """A card: class, rank and title, its dice, its text."""
    # Class and rank in signs and words, number and medal.
    row = beside(
        [
            (0.0, Laid(SIGN, CLASSES[face.sign](SIGN - 3, "").marks)),
            (SIGN + 2, Laid(SIGN, text(face.kicker.upper(), KICKER, ROOM - SIGN - TILE - 22).at(0, 4))),
            (
                ROOM - TILE - MEDAL - 3,
                Laid(SIGN, MEDALS[face.medal](MEDAL, "").marks if face.medal in MEDALS else ()),
            ),
            (ROOM - TILE, _number(face.number)),
        ]
    )
    title = titled(face.title, _rank(face.rank), white=face.white)
    above = stack([row, title, space(4), *_dice(face.dice)])
    return faced(face, f"{face.number} {face.title}", above, SETTINGS, CLASSES[face.sign])


def _number(number: int) -> Laid:
    words = text(str(number), NUMBER, TILE, "centre")
    return Laid(SIGN, (Box(0, 0, TILE, TILE, fill=EARTH, round=3), *words.at(0, (TILE - words.height) / 2)))


def _rank(rank: Rank) -> tuple[Mark, ...]:
    """Chevrons and stars."""
    if rank in {"corporal", "sergeant"}:
        return signs.chevrons(BADGE, 2 if rank == "corporal" else 3)
    return signs.pips(BADGE, {"lieutenant": 1, "major": 2}.get(rank, 0))


def _dice(dice: Sequence[tuple[str, str]]) -> Iterator[Laid]:
    """Each range with its dice in a square."""
    if not dice:
        return
    wide = ROOM / max(3, len(dice))
    yield beside((place * wide, _range(label, count, wide)) for place, (label, count) in enumerate(dice))
    yield space(3)
    yield rule(ROOM, 0.5, INK, below=4)


def _range(label: str, count: str, wide: float) -> Laid:
    side = 20.0
    number = text(count, DICE, side, "centre")
    square = Laid(
        side + 2, (Box(0.5, 0.5, side, side, line=1.1, round=4), *number.at(0.5, (side - number.height) / 2))
    )
    return stack([text(label, LABEL, wide), Laid(square.height, square.at(0, 0))])
