"""A small box for the tests: eight territories in two rows, a card for each verb.

    alba --- bera --- cora --- dana        iron  wood  stone wheat
     |    /   |    /   |    /   |
    elda --- fara --- gera --- hena        wheat stone wood  iron

Above and below alternate in colour; there are ports in alba, cora, elda and hena, one after another. Alba and
elda show the Britons' shield, dana the Saxons', hena the Angles', cora the Jutes'; gera is closed to three.
"""

from functools import cache

from heart_africa.companions.kingdoms.components import (
    Britannia,
    Components,
    Effect,
    Fame,
    Group,
    Guard,
    People,
    Territory,
    Timing,
    Yield,
)

ROWS = (("alba", "bera", "cora", "dana"), ("elda", "fara", "gera", "hena"))
YIELDS: dict[str, Yield] = {
    "alba": "iron", "bera": "wood", "cora": "stone", "dana": "wheat",
    "elda": "wheat", "fara": "stone", "gera": "wood", "hena": "iron",
}  # fmt: skip
RED = ("alba", "cora", "fara", "hena")
RING = ("alba", "cora", "elda", "hena")
SHIELDS: dict[str, People] = {
    "alba": "britons", "elda": "britons", "dana": "saxons", "hena": "angles", "cora": "jutes",
}  # fmt: skip


def _near(row: int, column: int) -> tuple[str, ...]:
    found = [ROWS[row][each] for each in (column - 1, column + 1) if 0 <= each < len(ROWS[row])]
    found.append(ROWS[1 - row][column])
    slant = column + (1 if row else -1)
    if 0 <= slant < len(ROWS[row]):
        found.append(ROWS[1 - row][slant])
    return tuple(found)


def fame(id_: str, *effects: Effect, timing: Timing = "turn", requires: tuple[Guard, ...] = ()) -> Fame:
    """A Fame card, of which there are two; without effects it is only a +1."""
    done = effects or (Effect("by-hand"),)
    return Fame(id_, id_, id_.title(), 2, not effects, timing, done, requires)


FAME = (
    fame("valour"),
    fame("riches", Effect("gain", 2)),
    fame("iron", Effect("gain", 2, "iron")),
    fame("thief", Effect("steal")),
    fame("barter", Effect("exchange", 2)),
    fame("glory", Effect("draw-fame", 2)),
    fame("mason", Effect("discount", piece="fortress")),
    fame("levy", Effect("recruit", 2), requires=("no-army",)),
    fame("forced-march", Effect("extra-move", 2)),
    fame("ardour", Effect("extra-dice")),
    fame("wind", Effect("sail", 2), requires=("ship",)),
    fame("defence", Effect("call-off"), timing="attacked"),
    fame("wall", Effect("extra-dice", 2), timing="attacked"),
    fame("trap", Effect("no-retreat"), timing="attacked"),
    fame("harvest", Effect("production-die"), timing="production"),
    fame("plenty", Effect("both-colours"), timing="production", requires=("behind",)),
    fame("market", Effect("market", 2)),
)


def _britannia(id_: str, group: Group, *effects: Effect, three: bool = False) -> Britannia:
    return Britannia(id_, id_, id_.title(), group, three, effects)


BRITANNIA = (
    _britannia("wood-grows", 1, Effect("gain", 1, "wood", who="all")),
    _britannia("feast", 1, Effect("gain", 1, who="all"), three=True),
    _britannia("tax", 2, Effect("lose", 2, over=3, who="all")),
    _britannia("toll", 2, Effect("lose", 1, who="leaders"), three=True),
    _britannia("drought", 2, Effect("barren", resource="wheat")),
    _britannia("calm", 3, Effect("becalmed")),
    _britannia("truce", 3, Effect("truce"), three=True),
    _britannia("help", 3, Effect("recruit", who="last")),
)


@cache
def box() -> Components:
    """The box of the tests."""
    territories = tuple(
        Territory(
            name, name, name.title(), YIELDS[name], "red" if name in RED else "black",
            SHIELDS.get(name), name in RING, _near(row, column),
        )
        for row, names in enumerate(ROWS)
        for column, name in enumerate(names)
    )  # fmt: skip
    return Components("tests", "1.0.0", territories, RING, True, ("gera",), FAME, BRITANNIA)  # noqa: FBT003  # round
