"""The share code as a QR picture for paper, screen or terminal."""

from io import BytesIO

import segno
from segno.encoder import DataOverflowError

from heart_africa.core.problems import BadData

MOST_IN_QR = 2331  # letters that the largest picture holds with its errors mended up to 15 %
QUIET = 4  # modules of white around it, as the standard wants
HALVES = {(True, True): " ", (True, False): "▄", (False, True): "▀", (False, False): "█"}
"""Two modules, one above the other, as one letter: what is light is drawn, for terminals are dark."""


def matrix(code: str) -> tuple[tuple[bool, ...], ...]:
    """The modules row by row, dark ones True, without the margin.

    Raises `BadData` if the code is too long.
    """
    return tuple(tuple(map(bool, row)) for row in _qr(code).matrix)


def png(code: str, scale: int = 6) -> bytes:
    """A PNG picture, each module `scale` pixels wide. Raises `BadData` if the code is too long."""
    return _saved(code, "png", scale)


def svg(code: str, scale: int = 6) -> bytes:
    """An SVG picture, each module `scale` units wide. Raises `BadData` if the code is too long."""
    return _saved(code, "svg", scale)


def terminal(code: str) -> str:
    """The picture in half blocks, two modules to a letter. Raises `BadData` if the code is too long."""
    bare = matrix(code)
    empty = (False,) * (len(bare) + 2 * QUIET)
    side = (False,) * QUIET
    rows = [*[empty] * QUIET, *((*side, *row, *side) for row in bare), *[empty] * QUIET]
    rows += [empty] * (len(rows) % 2)
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return "\n".join(
        "".join(HALVES[upper, lower] for upper, lower in zip(*pair, strict=True)) for pair in pairs
    )


def _qr(code: str) -> segno.QRCode:
    try:
        return segno.make(code, error="m", micro=False, boost_error=False)
    except DataOverflowError:
        raise BadData("share-too-long-for-qr", about={"found": len(code), "most": MOST_IN_QR}) from None


def _saved(code: str, kind: str, scale: int) -> bytes:
    out = BytesIO()
    _qr(code).save(out, kind=kind, scale=scale, border=QUIET)
    return out.getvalue()
