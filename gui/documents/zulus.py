"""Games of *Zulus on the Ramparts!* at the desk: those that are kept, and a new one laid out."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from gui.dice import Generator, OrderDice
from gui.documents.companions import CompanionDocument, Held
from gui.documents.library import Journals
from gui.session import Session
from heart_africa.companions.zulus.components import ComponentNeeded
from heart_africa.companions.zulus.description import ZULUS
from heart_africa.companions.zulus.pack import components
from heart_africa.companions.zulus.setting_up import OpenBox, SetUp
from heart_africa.companions.zulus.state import State
from heart_africa.core.journal.journal import Refused
from heart_africa.kinds.own_packs import own_box
from heart_africa.kinds.zulus import ZULUS_GAMES

ZulusDocument = CompanionDocument[State]
GAMES: Journals[State, ZulusDocument] = Journals(ZULUS_GAMES, CompanionDocument)
"""This person's games."""


def begin(
    session: Session,
    name: str,
    edition: int,
    chosen: Mapping[str, Sequence[str]],
    folder: Path | None,
    *,
    thrower: Generator,
) -> ZulusDocument:
    """Lay a game out on our own set, or on the box that its owner has copied into that folder, and open it.

    Raises `Refused` for options and cards that do not go together, `BadData`; then nothing is begun.
    """
    box = components(own_box(ZULUS, edition, folder) if folder else ZULUS.packs.own_set(edition))
    laid_out = SetUp(tuple(chosen.get("option", ())), tuple(map(int, chosen.get("card", ()))))
    rulings = ZULUS_GAMES.readings.choose({})
    if against := ZULUS_GAMES.rules(rulings).objections(State(components=box), laid_out):
        raise Refused(against)
    with session.gathering():
        opened = GAMES.begin(session, name, rulings)
        opened.generator = thrower
        opened.submit(OpenBox(box), OrderDice())
        try:
            opened.submit(laid_out, OrderDice((), opened.generator))
        except ComponentNeeded as needed:
            opened.hold(Held(laid_out, throw=1, lacking=needed))
    return opened
