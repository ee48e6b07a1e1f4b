"""Many armies drawn by lot: to choose from, or to save in a folder. The steps of the work know no Qt."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from armylists.army_plans import ArmyRequest
from armylists.catalogue import Catalogue
from armylists.points import price
from armylists.random_army import Drawn, random_army
from armylists.roster import Roster, by_troop
from armylists.roster_file import save_roster
from armylists.wording.army_names import army_name, with_names
from armylists.wording.names import all_of, figures, list_name
from gui.documents.army import army, free_path
from gui.presenters.armies.common import Fact, Mark, agreed
from gui.presenters.armies.start import nation_open, why_not, wished, with_fact
from gui.session import Key, Session
from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.rulings import Rulings
from heart_africa.storage.files import make_folder

MANY, MOST = 20, 1000
COLUMNS: Final = ("name", "points", "units", "holds")


@dataclass(frozen=True, slots=True)
class RandomBatch:
    """The army asked for, how many, and what was drawn last: armies, or why there are none."""

    wish: ArmyRequest
    count: int = MANY
    drawn: tuple[Roster, ...] = ()
    problems: tuple[Mark, ...] = ()


KEY: Final[Key[RandomBatch]] = Key("armies-lots")


@dataclass(frozen=True, slots=True)
class RandomBatchPanel:
    """The question, and the table of the armies drawn."""

    lots: RandomBatch
    agreed: tuple[Fact, ...]
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    said: str


def lots(session: Session) -> RandomBatch:
    """The batch so far; at first one for the open army's facts, or for those of the start."""
    if found := session.open.get(KEY):
        return found
    document = army(session)
    if document is None:
        return RandomBatch(wished(session))
    now = document.roster
    wish = ArmyRequest(now.list, now.year, now.points, now.people, now.mode, now.scenario, now.role)
    return RandomBatch(wish)


def ask(session: Session, fact: str, value: str | int) -> None:
    """Change one fact of the armies to draw, or their number (`count`)."""
    now = lots(session)
    if fact == "count":
        now = replace(now, count=int(value))
    else:
        now = replace(now, wish=with_fact(session, now.wish, fact, value))
    session.open.put(KEY, now)


def draws(session: Session, seed: int) -> list[Callable[[], Drawn]]:
    """A step of work for each army; the same seed draws the same armies."""
    now = lots(session)
    return [
        partial(_draw, session.catalogue, _open(session, now.wish), session.rulings, seed + at, session.lang)
        for at in range(now.count)
    ]


def drawing(session: Session, seed: int) -> Callable[[], Drawn]:
    """The step of work that draws one army for the facts chosen at the start."""
    wish = _open(session, wished(session))
    return partial(_draw, session.catalogue, wish, session.rulings, seed, session.lang)


def _open(session: Session, wish: ArmyRequest) -> ArmyRequest:
    """The request with any people, if a nation must be chosen and none is."""
    return replace(wish, people=None) if nation_open(session, wish) else wish


def _draw(catalogue: Catalogue, wish: ArmyRequest, rulings: Rulings, seed: int, lang: str) -> Drawn:
    chance = Random(seed)  # noqa: S311  # an army, not a secret
    found = random_army(catalogue, wish, chance, rulings)
    return Drawn(with_names(found.roster, chance, lang), ()) if found.roster else found


def keep(session: Session, found: list[Drawn]) -> None:
    """Keep the armies drawn, or why there are none."""
    drawn = tuple(each.roster for each in found if each.roster)
    why = next((each.problems for each in found if not each.roster), ()) if not drawn else ()
    now = lots(session)
    session.open.put(KEY, replace(now, drawn=drawn, problems=why_not(session, now.wish, why)))


def saves(session: Session, folder: Path) -> list[Callable[[], Path]]:
    """A step of work for each army to save in a folder."""
    return [partial(_save, session.catalogue, each, folder, session.lang) for each in lots(session).drawn]


def _save(catalogue: Catalogue, roster: Roster, folder: Path, lang: str) -> Path:
    """Save an army in a folder and return its path. Raises `BadData` if the disk refuses."""
    make_folder(folder)
    path = free_path(folder, army_name(catalogue, roster, lang))
    save_roster(path, roster, catalogue)
    return path


def panel(session: Session) -> RandomBatchPanel:
    """Everything that the part shows."""
    now, say, lang, catalogue = lots(session), session.say, session.lang, session.catalogue
    rows = []
    for roster in now.drawn:
        name = roster.name or list_name(catalogue, roster.list, lang)
        held = [figures(troop, count, lang) for troop, count in by_troop(roster).items()]
        total, units = price(session.book, roster).total, len(list(roster.every_unit))
        rows.append((name, str(total), str(units), all_of(held, lang)))
    return RandomBatchPanel(
        now,
        agreed(session, now.wish),
        tuple(say(f"paper-lots-{each}") for each in COLUMNS),
        tuple(rows),
        say("paper-lots-drawn", count=len(rows)) if rows else "",
    )
