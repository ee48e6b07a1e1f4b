"""All that is printed of *Last Stand at Isandlwana*."""

from collections.abc import Callable, Iterator

from heart_africa.companions.isandlwana.description import ISANDLWANA
from reports.companions import OwnSet, PrintedGame
from reports.content.isandlwana import pieces
from reports.content.isandlwana.reference import reference
from reports.content.isandlwana.story import story
from reports.pdf.counters import printed_counters
from reports.pdf.isandlwana.emblems import EMBLEMS
from reports.pdf.isandlwana.map import printed_map
from reports.pdf.paint import Printed


def _set(own: OwnSet) -> Iterator[tuple[str, Callable[[], Printed]]]:
    """Counters and map."""
    of, size = (own.lang, own.box, own.statement), own.size
    sorts = (pieces.british, pieces.zulus)
    yield "pieces", lambda: printed_counters(size, *(each(*of) for each in sorts), emblems=EMBLEMS)
    yield "board", lambda: printed_map(pieces.hex_map(*of), size)


PRINTED = PrintedGame(ISANDLWANA, _set, reference, story, lambda state: state.units)
