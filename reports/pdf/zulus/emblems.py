"""What the chits and markers of *Zulus on the Ramparts!* show, by the names of their signs."""

from collections.abc import Mapping
from functools import partial
from itertools import combinations

from heart_africa.companions.zulus.components import TRACKS, Track
from reports.pdf import signs
from reports.pdf.counters import Emblem, banner, crate, fire, letters, palisade, star
from reports.pdf.marks import Box, Laid
from reports.pdf.styles import EARTH, INK, PALE

PARTS: Mapping[Track, tuple[float, float, float, float]] = {
    "left-horn": (0.0, 0.08, 0.24, 0.62),
    "chest": (0.28, 0.34, 0.44, 0.3),
    "right-horn": (0.76, 0.08, 0.24, 0.62),
    "loins": (0.34, 0.72, 0.32, 0.26),
}
"""Left, top, width and height of each part of the formation, which faces up."""


def formation(tracks: tuple[Track, ...], side: float, words: str) -> Laid:
    """The buffalo's chest, horns and loins: dark those that advance, and above how many boxes."""
    parts = (
        Box(
            side * x, side * y, side * wide, side * high,
            side * 0.025, EARTH if track in tracks else PALE, side * min(wide, high) / 2.01,
        )
        for track, (x, y, wide, high) in PARTS.items()
    )  # fmt: skip
    return Laid(side, (*parts, *letters(words, side, 0.32, INK, 0.14)))


EMBLEMS: Mapping[str, Emblem] = {
    **{
        "+".join(("advance", *tracks)): partial(formation, tracks)
        for count in range(1, len(TRACKS) + 1)
        for tracks in combinations(TRACKS, count)
    },
    "r": signs.lettered,
    "ablaze": fire,
    "indluyengwe": signs.onward,
    "dabulamanzi": signs.crown,
    "overheat": signs.hot,
    "debate": signs.talk,
    "washing": signs.washed,
    "snipers": signs.sights,
    "ibutho": signs.shield,
    "hit": signs.holed,
    "gold": signs.striped,
    "victory": signs.spears,
    "cartridge": signs.spent,
    "moon": signs.moon,
    "defence": signs.wall,
    "banner": banner,
    "palisade": palisade,
    "works": crate,
    "platoon": signs.rounds,
}
CLASSES: Mapping[str, Emblem] = {"hero": star, "group": banner, "volley": signs.rounds, "event": signs.event}
"""What tells a card's class beside the word."""
