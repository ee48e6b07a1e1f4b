"""When a battle is worth a backup of its own."""

from heart_africa.rules.battle import Battle, Stage


def occasion(before: Battle, after: Battle) -> str | None:
    """Which occasion has come: an army at the table, a new turn, the end, another phase; or none."""
    if before.sides.keys() != after.sides.keys():
        return "army"
    if before.stage is not Stage.OVER and after.stage is Stage.OVER:
        return "end"
    if before.turn != after.turn:
        return "turn"
    return "phase" if (before.stage, before.step) != (after.stage, after.step) else None
