"""What the signs on the map mean: troops by their weapon or office, sides, states."""

from gui.presenters.map.figure_looks import SIGNS, Look
from gui.session import Session
from heart_africa.board.bases import base_of
from heart_africa.rules.battle.state import BLUE, RED
from heart_africa.rules.book import Book

LONG = {"gun", "machine_gun"}


def legend(session: Session, book: Book) -> tuple[tuple[Look, str], ...]:
    """Each look with its words."""
    foot = base_of(book, "spearmen")
    gun = base_of(book, "machine_gun")
    horse = base_of(book, "lancers")
    rows = [
        (Look(side, "spear", foot.wide_in, foot.deep_in), session.say("table_map-legend-side", side=side))
        for side in (RED, BLUE)
    ]
    for sign in SIGNS:
        base = gun if sign in LONG else foot
        if sign == "boat":
            base = base_of(book, "canoe")
        look = Look(RED, sign, base.wide_in, base.deep_in)
        rows.append((look, session.say("table_map-legend-sign", sign=sign)))
    states = {
        "mounted": Look(BLUE, "spear", horse.wide_in, horse.deep_in, mounted=True),
        "unloaded": Look(BLUE, "musket", foot.wide_in, foot.deep_in, unloaded=True),
        "covered": Look(BLUE, "rifle", foot.wide_in, foot.deep_in, covered=True),
        "dispersed": Look(BLUE, "rifle", foot.wide_in, foot.deep_in, dispersed=True),
        "hidden": Look(RED, "bow", foot.wide_in, foot.deep_in, hidden=True),
    }
    rows += [(look, session.say("table_map-legend-state", state=state)) for state, look in states.items()]
    return tuple(rows)
