"""Many lines of sight at once, as rows of numbers: what `line.crossings` finds for one line.

With `shapes`, the only module that knows numpy arrays of shapes. A ray is the part of a line that lies
between two bases; rows of rays and bases are arrays of this module, opaque to all others.
"""

from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from heart_africa.board.layout import Base, Course, Spot, Stand
from heart_africa.board.shapes import Flags, Numbers, Places
from heart_africa.board.sight.line import SLACK
from heart_africa.core.dataclass import dataclass

FLAT = 1e-12
COARSE = 0.01  # inches that a first, coarse look may err
AT_ONCE = 1 << 17  # rays times bases that are looked at in one go: what fits into a cache


@dataclass(frozen=True)
class Bases:
    """Bases in a row: middles, facings in radians, half sizes (for round ones the radius twice)."""

    x: Numbers
    y: Numbers
    facing: Numbers
    wide: Numbers
    deep: Numbers
    round: Flags

    @property
    def reach(self) -> Numbers:
        """From the middle of each base to its farthest corner."""
        corner: Numbers = np.hypot(self.wide, self.deep)
        return np.where(self.round, self.wide, corner)

    def at(self, places: Places) -> "Bases":
        """The bases at these places of the row."""
        return Bases(*(getattr(self, name)[places] for name in self.__dataclass_fields__))


def bases(found: Sequence[tuple[Stand, Base]]) -> Bases:
    """Bases as a row."""
    rows = [
        (s.x, s.y, s.facing, b.wide_in / 2, (b.deep_in if b.form == "square" else b.wide_in) / 2)
        for s, b in found
    ]
    x, y, facing, wide, deep = np.array(rows, dtype=np.float64).reshape(-1, 5).T
    discs = np.array([base.form == "round" for _, base in found], dtype=bool)
    return Bases(x, y, np.radians(facing), wide, deep, discs)


@dataclass(frozen=True)
class Rays:
    """Rays in a row, each with the places of its two bases; of no length where these touch.

    `first_out`, `other_out`: how much of the whole line lies on the base of either end.
    """

    first: Places
    other: Places
    x: Numbers
    y: Numbers
    to_x: Numbers
    to_y: Numbers
    first_out: Numbers
    other_out: Numbers

    def __len__(self) -> int:
        return len(self.first)

    def at(self, places: Places) -> "Rays":
        """The rays at these places of the row."""
        return Rays(*(getattr(self, name)[places] for name in self.__dataclass_fields__))

    def with_(self, places: Places, others: "Rays") -> "Rays":
        """A copy with other rays at these places of the row."""
        rows = {name: getattr(self, name).copy() for name in self.__dataclass_fields__}
        for name, row in rows.items():
            row[places] = getattr(others, name)
        return Rays(**rows)

    @property
    def long_in(self) -> Numbers:
        """The length of each ray in inches."""
        length: Numbers = np.hypot(self.to_x - self.x, self.to_y - self.y)
        return length

    def ends(self, place: int) -> tuple[Spot, Spot]:
        """The start and the end of one ray."""
        start, end = (self.x[place], self.y[place]), (self.to_x[place], self.to_y[place])
        return (float(start[0]), float(start[1])), (float(end[0]), float(end[1]))


def rays(row: Bases, first: Places, other: Places) -> Rays:
    """The rays between these bases of a row, pair by pair."""
    x, y = row.x[first], row.y[first]
    dx, dy = row.x[other] - x, row.y[other] - y
    whole = np.maximum(np.hypot(dx, dy), FLAT)
    ux, uy = dx / whole, dy / whole
    out, back = _leaves(row, first, ux, uy), _leaves(row, other, ux, uy)
    meet = out + back >= whole
    out, back = (
        np.where(meet, whole * out / (out + back), out),
        np.where(meet, whole * back / (out + back), back),
    )
    end = np.where(meet, out, whole - back)
    return Rays(first, other, x + ux * out, y + uy * out, x + ux * end, y + uy * end, out, back)


def _leaves(row: Bases, places: Places, ux: Numbers, uy: Numbers) -> Numbers:
    """After how many inches a line from the middle of a base leaves it."""
    sine, cosine = np.sin(row.facing[places]), np.cos(row.facing[places])
    x, y = np.abs(ux * cosine - uy * sine), np.abs(ux * sine + uy * cosine)
    square = np.minimum(row.wide[places] / np.maximum(x, FLAT), row.deep[places] / np.maximum(y, FLAT))
    return np.where(row.round[places], row.wide[places], square)


# --- rays and bases ---


def met(found: Rays, row: Bases, those: Places) -> tuple[Places, Places]:
    """Which rays go over which of these bases, by their places; a ray's own two bases do not count."""
    step = max(1, AT_ONCE // max(1, len(those)))
    pieces = [_met(found, row, those, slice(start, start + step)) for start in range(0, len(found), step)]
    rays_, bases_ = zip(*pieces, strict=True) if pieces else ((), ())
    nobody = np.zeros(0, dtype=np.intp)
    return np.concatenate((*rays_, nobody)), np.concatenate((*bases_, nobody))


def _met(found: Rays, whole: Bases, those: Places, part: slice) -> tuple[Places, Places]:
    row = whole.at(those)
    hx, hy = (found.to_x[part] - found.x[part]) / 2, (found.to_y[part] - found.y[part]) / 2
    mx, my = found.x[part] + hx, found.y[part] + hy
    half = np.hypot(hx, hy)
    ux, uy = hx / np.maximum(half, FLAT), hy / np.maximum(half, FLAT)
    spots = np.stack((row.x, row.y, np.ones(len(those)))).astype(np.float32)
    across = np.stack((uy, -ux, my * ux - mx * uy), axis=1).astype(np.float32) @ spots
    reach = (row.reach + COARSE).astype(np.float32)
    rays_, bases_ = np.divmod(np.flatnonzero(np.abs(across) < reach), len(those))
    along = np.abs(ux[rays_] * (row.x[bases_] - mx[rays_]) + uy[rays_] * (row.y[bases_] - my[rays_]))
    near = (along < half[rays_] + row.reach[bases_]) & (half[rays_] > 0)
    rays_, bases_ = rays_[near], bases_[near]
    mine = (found.first[part][rays_] != those[bases_]) & (found.other[part][rays_] != those[bases_])
    rays_, bases_ = rays_[mine], bases_[mine]
    over = _past(mx[rays_], my[rays_], hx[rays_], hy[rays_], row.at(bases_)) < -SLACK
    return rays_[over] + part.start, those[bases_[over]]


def _past(mx: Numbers, my: Numbers, hx: Numbers, hy: Numbers, row: Bases) -> Numbers:
    """The inches by which each ray misses each base, as `line.clearance` says."""
    sine, cosine = np.sin(row.facing), np.cos(row.facing)
    mx, my = mx - row.x, my - row.y
    mx, my = mx * cosine - my * sine, mx * sine + my * cosine
    hx, hy = hx * cosine - hy * sine, hx * sine + hy * cosine
    long_in = np.maximum(np.hypot(hx, hy), FLAT)
    across = (np.abs(mx * hy - my * hx) - row.wide * np.abs(hy) - row.deep * np.abs(hx)) / long_in
    square = np.maximum(np.abs(mx) - np.abs(hx) - row.wide, np.abs(my) - np.abs(hy) - row.deep)
    square = np.maximum(square, across)
    share = np.clip(-(mx * hx + my * hy) / np.maximum(hx * hx + hy * hy, FLAT), -1.0, 1.0)
    disc = np.hypot(mx + share * hx, my + share * hy) - row.wide
    return np.where(row.round, disc, square)


# --- rays and courses ---


@dataclass(frozen=True)
class Crossed:
    """Crossings of rays with the pieces of a course: which ray, which piece, where.

    `share`: after what part of the ray; `down`: from the left of the piece to its right. `grazed`: a flag for
    each ray that only touches a corner of the course, runs along a piece of it or ends on it: whether it
    crosses there depends on the last digit, and only the look along that one line can settle it.
    """

    ray: Places
    piece: Places
    share: Numbers
    down: Flags
    x: Numbers
    y: Numbers
    grazed: Flags


def crossed(found: Rays, pieces: Sequence[Course], whole: Bases | None = None, spare: float = 0) -> Crossed:
    """All crossings of rays with straight pieces.

    `whole`: instead of rays, the whole lines between the middles of these bases; `spare`: rays are extended
    by so many inches.
    """
    if whole is None:
        sx, sy, ex, ey = found.x, found.y, found.to_x, found.to_y
    else:
        sx, sy = whole.x[found.first], whole.y[found.first]
        ex, ey = whole.x[found.other], whole.y[found.other]
    flat = np.array([(*one, *other) for one, other in pieces], dtype=np.float64).reshape(-1, 4)
    px, py, qx, qy = flat.T
    dx, dy = ex - sx, ey - sy
    base = dy * sx - dx * sy
    first = np.outer(dx, py) - np.outer(dy, px) + base[:, None]
    second = np.outer(dx, qy) - np.outer(dy, qx) + base[:, None]
    ray, piece = np.divmod(np.flatnonzero(first * second <= SLACK), max(1, len(pieces)))
    one, two = first[ray, piece], second[ray, piece]
    part = one / np.where(one == two, np.inf, one - two)
    x = px[piece] + part * (qx - px)[piece]
    y = py[piece] + part * (qy - py)[piece]
    square = np.maximum(dx * dx + dy * dy, FLAT)[ray]
    share = ((x - sx[ray]) * dx[ray] + (y - sy[ray]) * dy[ray]) / square
    more, little = spare / np.sqrt(square), SLACK / np.sqrt(square)
    crosses = (one > 0) != (two > 0)
    beside = np.minimum(np.abs(one), np.abs(two)) <= SLACK * np.sqrt(square)
    at_end = crosses & (np.minimum(np.abs(share + more), np.abs(share - 1 - more)) <= little)
    grazed = np.zeros(len(found), dtype=bool)
    grazed[ray[(beside & (square > FLAT)) | at_end]] = True
    on = crosses & (share >= -more) & (share <= 1 + more)
    return Crossed(ray[on], piece[on], share[on], (one < 0)[on], x[on], y[on], grazed)


def ring_pieces(rings: Sequence[Course]) -> tuple[Course, ...]:
    """The straight pieces of closed courses."""
    return tuple((one, other) for ring in rings for one, other in pairwise((*ring, ring[0])))


def inside_in(found: Rays, crossings_: Crossed, ends_inside: Flags) -> Numbers:
    """The inches of each ray inside an area; `crossings_`: its crossings with the area's borders."""
    exits = np.where(crossings_.down, crossings_.share, -crossings_.share)
    shares = np.bincount(crossings_.ray, weights=exits, minlength=len(found)) + ends_inside
    inches: Numbers = shares * found.long_in
    return inches


def nearest_inside(  # noqa: PLR0917  # rays, what they cross, both ends, and the spot
    found: Rays, crossings_: Crossed, starts: Flags, ends: Flags, foot_inside: Flags, spot: Spot
) -> Numbers:
    """The least inches from a spot to that part of each ray that is inside an area; else infinite."""
    near = np.full(len(found), np.inf)
    far = np.hypot(crossings_.x - spot[0], crossings_.y - spot[1])
    np.minimum.at(near, crossings_.ray, far)
    near = np.where(starts, np.minimum(near, np.hypot(found.x - spot[0], found.y - spot[1])), near)
    near = np.where(ends, np.minimum(near, np.hypot(found.to_x - spot[0], found.to_y - spot[1])), near)
    fx, fy = foot(found, spot)
    return np.where(foot_inside, np.minimum(near, np.hypot(fx - spot[0], fy - spot[1])), near)


def foot(found: Rays, spot: Spot) -> tuple[Numbers, Numbers]:
    """The point of each ray that is nearest to a spot."""
    dx, dy = found.to_x - found.x, found.to_y - found.y
    share = ((spot[0] - found.x) * dx + (spot[1] - found.y) * dy) / np.maximum(dx * dx + dy * dy, FLAT)
    share = np.clip(share, 0.0, 1.0)
    return found.x + share * dx, found.y + share * dy


# --- arcs ---


def in_arcs(row: Bases, shooters: Places, targets: Places, degrees: float) -> Flags:
    """A flag for each target that stands in the front arc of its shooter, as `arcs.in_arc` says."""
    dx, dy = row.x[targets] - row.x[shooters], row.y[targets] - row.y[shooters]
    off = np.degrees(np.arctan2(dx, dy)) - np.degrees(row.facing[shooters])
    off = np.abs((off + 180.0) % 360.0 - 180.0)
    gap = degrees - off
    margin = np.hypot(dx, dy) * np.sin(np.radians(np.minimum(90.0, np.abs(gap)))) * np.where(gap >= 0, 1, -1)
    flags: Flags = margin >= -SLACK
    return flags


def places(flags: Flags | Numbers) -> Places:
    """The places at which a row is true."""
    return np.flatnonzero(flags)
