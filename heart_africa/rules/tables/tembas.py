"""Tembas as data (p. 14)."""

from heart_africa.core.strict import Strict
from heart_africa.rules.tables.printed import Cited, Entry, Reason


class Tembas(Strict):
    """Page 14: how a temba is built, how one gets past its walls, what its roof suffers."""

    rooms: Cited
    outer_walls: Cited
    inner_walls: Cited
    capacity: Cited
    outer_loopholes: Cited
    inner_loopholes: Cited
    only_that_room: Entry
    arrow_in: Cited
    fire_archers: tuple[str, ...]
    passing: tuple[Reason, ...]
    climbing: tuple[Reason, ...]
    on_the_roof: tuple[Reason, ...]
    jumping: tuple[Reason, ...]
    breaking: tuple[Reason, ...]
    arrows: tuple[Reason, ...]
    hole: Cited
    arrow: Cited
    accident: Cited
