"""The table of characteristics on page 12, and who is what on the pages before it."""

from typing import NamedTuple

Dice = tuple[int, int]
"""So many D6, and what is added to their sum."""


class Row(NamedTuple):
    """One row of the table, in its order; None is a dash, or the word no."""

    range: int | None
    bonus: int | None
    reloads: bool
    melee: int | None
    open: Dice | None
    difficult: Dice | None
    morale: int | None
    points: int


PRINTED = """
white_men               30  +2   no  +3  D6+2  D6-2   3+   40
regulars                24  +2   no  +3  D6+2  D6-2   3+   28
soldiers                20  +2   no  +1  D6+3  D6-1   3+   20
swordsmen               16  +1  yes  +3  D6+3  D6-1   3+   14
well_armed_askaris      16  +1   no  -1  D6+3  D6-1   4+   12
askaris                 16  +1  yes  -1  D6+3  D6-1   4+    6
ruga_ruga               10  +1  yes  +2  2D6   D6     3+    9
warriors                 -   -   no  +3  2D6   D6     3+    9
agile_warriors           4   0   no  +2  2D6   D6     3+    8
spearmen                 -   -   no  +1  2D6   D6     4+    4
agile_spearmen           4   0   no   0  2D6   D6     4+    4
musketeers              10  +1  yes  -1  2D6   D6     4+    4
archers                  8   0   no  -1  2D6   D6     4+    4
pygmy_archers            8  +1   no  -3  D6+2  D6+2   4+    8
pygmy_spearmen           -   -   no  +1  D6+2  D6+2   4+    8
horsemen                 6   0   no   0  3D6   D6-2   4+   10
mounted_musketeers      10  +1  yes   0  3D6   D6-2   4+   12
lancers                  -   -   no  +3  3D6   D6-2   3+   15
mounted_regulars        24  +2   no  +3  3D6   D6-2   3+   40
field_artillery         50  +2   no   0  D6    No     3+   50
muzzle_loading_cannon   30  +2  yes   0  D6    No     4+   20
machine_gun             30  +2   no   0  D6    No     3+   50
gunboat                 50  +2   no   -  2D6   D6     3+  100
gun_bearer               -   -   no  +1  D6+2  D6-2    -   20
standard_bearer          -   -   no  +2  2D6   D6      -   50
witch_doctor             -   -   no   0  2D6   D6      -   25
scout                    -   -   no  +3  4D6   2D6     -   50
"""
"""Page 12: range, bonus, whether it reloads, close combat, open ground, cover, morale, points.

Mounted regulars are "like regulars" there: see `as_he_fights`. The cannon never moves (p. 15); a gunboat goes down and
up a river at the two rates (p. 10).
"""


def _number(printed: str) -> int | None:
    return None if printed == "-" else int(printed.removesuffix("+"))


def _dice(printed: str) -> Dice | None:
    count, six, added = printed.partition("D6")
    return (int(count or 1), int(added or 0)) if six else None


def _row(printed: str) -> tuple[str, Row]:
    troop, far, bonus, reloads, melee, easy, hard, morale, points = printed.split()
    numbers = _number(far), _number(bonus), reloads == "yes", _number(melee)
    return troop, Row(*numbers, _dice(easy), _dice(hard), _number(morale), int(points))


TABLE = dict(map(_row, PRINTED.strip().splitlines()))
PYGMIES = {"pygmy_archers", "pygmy_spearmen"}
MOUNTED = {"horsemen", "mounted_musketeers", "lancers", "mounted_regulars"}  # p. 26
CANNONS = {"field_artillery", "muzzle_loading_cannon"}  # p. 15: a cannon is a normal piece of artillery
GUNS = CANNONS | {"machine_gun"}  # pieces with a crew, one figure each, p. 9
SHELLS = CANNONS | {"gunboat"}  # p. 10: a gunboat shoots as artillery
INDEPENDENT = {"standard_bearer", "witch_doctor", "scout"}  # pp. 10-11
ON_FOOT = set(TABLE) - MOUNTED - GUNS - {"gunboat"}
FIREARMS = {  # pp. 5-10
    "white_men", "regulars", "soldiers", "swordsmen", "well_armed_askaris", "askaris", "ruga_ruga", "musketeers",
    "mounted_musketeers", "mounted_regulars", "field_artillery", "muzzle_loading_cannon", "machine_gun", "gunboat",
}  # fmt: skip


def as_he_fights(troop: str, *, saddled: bool = True) -> Row:
    """His row for movement, shooting and close combat: a mounted regular in the saddle has another's (p. 9)."""
    if troop != "mounted_regulars":
        return TABLE[troop]
    if saddled:
        return TABLE["mounted_musketeers"]._replace(reloads=False)
    return TABLE["regulars"]
