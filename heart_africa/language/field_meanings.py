"""What the fields of the orders mean by their names, and which of them need no word before them."""

from collections.abc import Mapping

from heart_africa.language.naming import Holds

MEANING: Mapping[str, Holds] = {
    **dict.fromkeys(
        ("unit", "units", "leader", "scout", "bearer", "witch_doctor", "vessel", "aboard"),
        Holds.UNIT,
    ),
    **dict.fromkeys(
        (
            "figure", "figures", "shooter", "shooters", "targets", "stretch", "front", "captor", "element",
            "engages", "breaks_off", "over_bases", "exits", "cover", "covered", "alone", "turned",
            "in_difficult", "meets", "inside", "attendants", "gives", "one", "others", "first",
        ),
        Holds.FIGURE,
    ),
    **dict.fromkeys(("target",), Holds.WHO),
    **dict.fromkeys(("side", "attacker", "owner", "captured"), Holds.SIDE),
    **dict.fromkeys(("troop",), Holds.TROOP),
    **dict.fromkeys(("name", "reason", "note", "text", "place", "enters", "roof"), Holds.TEXT),
    **dict.fromkeys(("question", "answer", "field", "value"), Holds.TEXT),
    **dict.fromkeys(("player", "to", "native", "payer", "district", "fallen", "losses"), Holds.PLAYER),
    **dict.fromkeys(("battle",), Holds.ENGAGEMENT),
    **dict.fromkeys(("list",), Holds.LIST),
}  # fmt: skip
"""What the fields of all commands mean by their names."""

OWN: Mapping[tuple[str, str], Holds] = {
    ("adjust", "name"): Holds.ANY,
    ("shoot", "unit"): Holds.WHO,
    ("close", "name"): Holds.FIGURE,
    ("other", "name"): Holds.FIGURE,
    ("attack", "target"): Holds.PLAYER,
    ("greet", "other"): Holds.PLAYER,
    ("duel", "other"): Holds.PLAYER,
    ("enlist", "player"): Holds.TEXT,
}
"""What fields mean in one command alone."""

WORDS_IF: Mapping[tuple[str, str], str] = {("aim", "target"): "wall", ("shoot", "target"): "wall"}
"""Fields that hold any words at all where a flag of theirs is said: a wall has no name in the game."""

POSITIONS: Mapping[str, tuple[str, ...]] = {
    "move": ("unit", "inches"),
    "deploy": ("unit", "where"),
    "hear": ("units",),
    "occupy": ("held", "units"),
    "step-on-trap": ("figure", "real"),
    "agree-scenario": ("scenario", "attacker"),
    "choose-light": ("time", "turns"),
    "note": ("text", "unit"),
    "adjust": ("name", "field", "value", "reason"),
    "left": ("unit", "figures", "fate"),
    "close": ("name", "inches"),
    "piece": ("what", "long_in", "wide_in"),
    "raise-standard": ("bearer", "unit", "inches"),
    "settle": ("player", "hongos", "payer"),
    "explore": ("player", "native", "hongos", "payer"),
    "name-force": ("player", "called"),
    "give-hongos": ("player", "to", "hongos", "reason"),
    "forfeit": ("player", "battle"),
    "take-district": ("player", "district"),
    "enlist": ("player", "list", "people"),
    "rise": ("player", "list", "people"),
}
"""Which fields need no word before them, where it is not just those that have to be said."""
