"""All gaps between bases at once, and which rays go through one that is too narrow (GAP-01, GAP-02).

Says what `gaps` says of one line after the other.
"""

import numpy as np

from heart_africa.board import shapes
from heart_africa.board.sight import rays as many
from heart_africa.board.sight.armies import Sights, blockers
from heart_africa.board.sight.crossings import SLACK
from heart_africa.board.sight.rays import Flags, Numbers, Places, Rays
from heart_africa.core.dataclass import dataclass


@dataclass(frozen=True)
class Ways:
    """The shortest ways between bases near one another: between which, from where to where, how wide.

    `filled`: how many other bases stand in each, so that it is no gap.
    """

    one: Places
    other: Places
    ends: Numbers
    filled: Places

    @property
    def wide(self) -> Numbers:
        """How wide each is."""
        wide: Numbers = np.hypot(self.ends[:, 2] - self.ends[:, 0], self.ends[:, 3] - self.ends[:, 1])
        return wide


def ways(made: Sights, widest: float) -> Ways:
    """All ways narrower than `widest` between the bases that may stand in a line."""
    those = blockers(made)
    bases = [made.known[place].shape for place in those]
    one, other = shapes.near_pairs(bases, widest)
    return _ways(made, those[one], those[other], those)


def _ways(made: Sights, one: Places, other: Places, third: Places) -> Ways:
    bases = [each.shape for each in made.known]
    ends = shapes.ways_across(bases, one, other)
    return Ways(one, other, ends, _filled(made, one, other, ends, third))


def _filled(made: Sights, one: Places, other: Places, ends: Numbers, third: Places) -> Places:
    """How many of those bases stand in each way, the two that it joins apart."""
    near = _beside(made, ends, third)
    way, base = shapes.met_on_ways([made.known[place].shape for place in third], ends[near])
    way, base = near[way], third[base]
    apart = (base != one[way]) & (base != other[way])
    count: Places = np.bincount(way[apart], minlength=len(one))
    return count


def _beside(made: Sights, ends: Numbers, third: Places) -> Places:
    """Which ways lie in the corner of the table where those bases stand: of one unit, few of all."""
    row, both = made.row, ends.reshape(-1, 2, 2)
    reach = row.reach[third]
    near = np.ones(len(ends), dtype=bool)
    for axis, middles in enumerate((row.x[third], row.y[third])):
        low, high = (middles - reach).min(initial=np.inf), (middles + reach).max(initial=-np.inf)
        near &= (both[:, :, axis].max(axis=1) >= low) & (both[:, :, axis].min(axis=1) <= high)
    return many.places(near)


def ways_after(old: Sights, known: Ways, made: Sights, widest: float) -> Ways:
    """The same after some bases moved."""
    those = blockers(made)
    moved = np.array([p for p in range(len(made.known)) if made.known[p] is not old.known[p]], dtype=np.intp)
    moved = moved[np.isin(moved, those)]
    if not len(moved):
        return known
    stay = many.places(~(np.isin(known.one, moved) | np.isin(known.other, moved)))
    one, other, ends = known.one[stay], known.other[stay], known.ends[stay]
    before, now = (_filled(seen, one, other, ends, moved) for seen in (old, made))
    filled = known.filled[stay] - before + now
    fresh = _fresh(made, moved, those, widest)
    return Ways(
        np.concatenate((one, fresh.one)),
        np.concatenate((other, fresh.other)),
        np.concatenate((ends, fresh.ends)),
        np.concatenate((filled, fresh.filled)),
    )


def _fresh(made: Sights, moved: Places, those: Places, widest: float) -> Ways:
    """The ways from the moved bases to whoever is near them."""
    row = made.row
    far = np.hypot(row.x[moved][:, None] - row.x[those], row.y[moved][:, None] - row.y[those])
    from_, to = np.nonzero(far <= widest + row.reach[moved][:, None] + row.reach[those])
    one, other = np.minimum(moved[from_], those[to]), np.maximum(moved[from_], those[to])
    pairs = np.unique(np.stack((one, other), axis=1)[one != other], axis=0)
    near = shapes.pair_distances([each.shape for each in made.known], pairs[:, 0], pairs[:, 1]) <= widest
    return _ways(made, pairs[near, 0], pairs[near, 1], those)


def too_narrow(made: Sights, found: Rays, known: Ways, shooters: Places) -> tuple[Flags, Flags]:
    """Which rays go through a gap that is too narrow for their shooter (GAP-01, GAP-02).

    And which just graze the end of one, so that only the look at that one line is to settle it.
    """
    rows, touching = made.scene.book.shooting.line, made.scene.book.free_table.touching_in
    open_ = many.places((known.filled == 0) & (known.wide > touching))
    pieces = [((a, b), (c, d)) for a, b, c, d in known.ends[open_].tolist()]
    narrow = np.zeros(len(found), dtype=bool)
    if not pieces or not len(found):
        return narrow, narrow
    crossed = many.crossed(found, pieces, spare=SLACK)
    way, ray = open_[crossed.piece], crossed.ray
    strange = (known.one[way] != found.first[ray]) & (known.one[way] != found.other[ray])
    strange &= (known.other[way] != found.first[ray]) & (known.other[way] != found.other[ray])
    way, ray = way[strange], ray[strange]
    apart, within = _entered(made, found.at(ray), (known.one[way], known.other[way]))
    near = apart <= rows.gap_near_in.value + SLACK
    need = np.where(near, 2 * made.row.wide[shooters[ray]], rows.gap_in.value)
    narrow[ray[~within & (known.wide[way] < need - SLACK)]] = True
    return narrow, crossed.grazed


def _entered(made: Sights, found: Rays, pairs: tuple[Places, Places]) -> tuple[Numbers, Flags]:
    """How near to an end each ray goes in between a pair of bases, and whether an end stands between them."""
    row = made.row
    lines = np.stack((found.x, found.y, found.to_x, found.to_y), axis=1)
    spots = np.stack((row.x[found.first], row.y[found.first], row.x[found.other], row.y[found.other]), axis=1)
    apart, within = shapes.through_hulls([each.shape for each in made.known], pairs, lines, spots)
    return apart, within
