"""All that is printed of *Last Stand at Isandlwana*."""

from collections.abc import Callable, Mapping

from heart_africa.companions.isandlwana.description import ISANDLWANA
from reports.companions import OwnSet, PrintedGame
from reports.content.isandlwana import pieces
from reports.content.isandlwana.reference import reference
from reports.content.isandlwana.story import story
from reports.pdf.counters import printed_counters
from reports.pdf.isandlwana.emblems import EMBLEMS
from reports.pdf.isandlwana.map import printed_map
from reports.pdf.paint import Printed

SET: Mapping[str, Callable[[OwnSet], Printed]] = {
    "pieces": lambda own: printed_counters(
        own.size, pieces.british(*own.of), pieces.zulus(*own.of), emblems=EMBLEMS
    ),
    "board": lambda own: printed_map(pieces.hex_map(*own.of), own.size),
}
"""Counters and the map."""
PRINTED = PrintedGame(ISANDLWANA, SET, reference, story, lambda state: state.units)
