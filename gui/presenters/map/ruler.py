"""The ruler: from base to base where there are figures, else from spot to spot, shown to 0.01."""

from collections.abc import Iterable

from gui.presenters.map.figure_looks import Token, measured
from gui.session import Session
from heart_africa.board.bases import footprint
from heart_africa.board.layout import Base, Spot
from heart_africa.board.shapes import Shape, distance, line, meets


def ruled(session: Session, tokens: Iterable[Token], ends: tuple[Spot, Spot]) -> str:
    """What lies between two spots, in words."""
    shapes = {token: _shape(token) for token in tokens}
    one, other = (_held(shapes, spot) for spot in ends)
    first, second = (
        line((spot,)) if held is None else shapes[held] for held, spot in zip((one, other), ends, strict=True)
    )
    inches = distance(first, second)
    named = [token.code for token in (one, other) if token is not None]
    far = measured(session, inches)
    return session.say("table_map-ruler", inches=far, count=len(named), who=" – ".join(named))


def _shape(token: Token) -> Shape:
    look = token.look
    return footprint(token.stand, Base(look.wide_in, look.deep_in, "round" if look.round else "square"))


def _held(shapes: dict[Token, Shape], spot: Spot) -> Token | None:
    """The figure whose base a spot is on."""
    point = line((spot,))
    return next((token for token, shape in shapes.items() if meets(shape, point)), None)
