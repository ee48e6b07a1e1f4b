"""What the rulebook of *Last Stand at Isandlwana* says in numbers: `data/numbers.toml`."""

from pathlib import Path

from heart_africa.core.strict import Strict, read_file


class Modifier(Strict):
    """What is added to a strength, a defense factor or a die, with the section and the entry that say so."""

    add: int
    section: str
    rule: str


class Turns(Strict):
    """5.2: how many there are; `fire_short`: the one on which ammunition runs out (8.11)."""

    last: int
    fire_short: int


class Movement(Strict):
    """7.0, 7.7, 7.8: allowances, and what forming or leaving a square costs."""

    zulu: int
    british: int
    square: int
    static: int
    wagon: int
    wagon_on_road: int
    square_cost: int
    after_square: int


class Stacking(Strict):
    """6.3, 6.4."""

    british: int
    zulu: int


class Fire(Strict):
    """8.0 to 8.6."""

    zulu_strength: int
    zulu_range: int
    range: int
    least_strength: int
    most_defense: int
    always_hits: int
    always_misses: int


class Strength(Strict):
    """What changes the strength of each British unit that fires (8.4, 7.7, 8.10 to 8.12)."""

    range_1: Modifier
    range_3: Modifier
    square: Modifier
    colours: Modifier
    colours_captured: Modifier
    last_turn: Modifier
    wagon_captured: Modifier


class Defense(Strict):
    """What changes the defense factor of a hex against Zulu attacks (7.7, 8.9, 8.10)."""

    leader: Modifier
    square: Modifier
    colours: Modifier


class Sniping(Strict):
    """5.7: from which turn how much is added to the die."""

    from_turn: int
    later: Modifier


class Fatalities(Strict):
    """5.8: a leader falls on the die up to this."""

    most: int


class Recycling(Strict):
    """8.8: the first column of the east."""

    first_east: int


class SetUp(Strict):
    """3.2, 3.3, 10.1: Zulus at each onrush hex, columns of the free set-up, the hex that is overstacked."""

    each_onrush: int
    free_columns: tuple[int, int]
    overstacked: str


class Numbers(Strict):
    """The book, whole."""

    turns: Turns
    movement: Movement
    stacking: Stacking
    fire: Fire
    strength: Strength
    defense: Defense
    sniping: Sniping
    fatalities: Fatalities
    recycling: Recycling
    set_up: SetUp


NUMBERS = read_file(Numbers, Path(__file__).parent / "data" / "numbers.toml")
"""The numbers of the book. A broken file raises `BadData` with file, line and key."""
