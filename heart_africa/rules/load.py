"""From `data/*.toml` to the book: the one place of the engine that reads its numbers."""

from functools import cache
from pathlib import Path

from heart_africa.core.strict import Model, read
from heart_africa.rules.book import Book, Characteristics, Leaders, Scenarios, Works
from heart_africa.rules.tables.ambushes import Ambushes
from heart_africa.rules.tables.arrivals import Arrivals
from heart_africa.rules.tables.arriving import Arriving
from heart_africa.rules.tables.baggage import Baggage
from heart_africa.rules.tables.boats import Boats
from heart_africa.rules.tables.campaign import Campaign
from heart_africa.rules.tables.choosing_terrain import ChoosingTerrain
from heart_africa.rules.tables.close_combat import CloseCombat
from heart_africa.rules.tables.cohesion import Cohesion
from heart_africa.rules.tables.deployment import Deployment
from heart_africa.rules.tables.fires import Fires
from heart_africa.rules.tables.fortifications import Fortifications
from heart_africa.rules.tables.free_table import FreeTable
from heart_africa.rules.tables.independents import Independents
from heart_africa.rules.tables.leading import Leading
from heart_africa.rules.tables.morale import Morale
from heart_africa.rules.tables.movement import Movement
from heart_africa.rules.tables.moving import Moving
from heart_africa.rules.tables.preparing import Preparing
from heart_africa.rules.tables.reloading import Reloading
from heart_africa.rules.tables.reminders import Reminders
from heart_africa.rules.tables.scouts import Scouts
from heart_africa.rules.tables.sequence import Sequence
from heart_africa.rules.tables.shooting import Shooting
from heart_africa.rules.tables.tembas import Tembas
from heart_africa.rules.tables.terrain import Terrain
from heart_africa.rules.tables.traps import Traps
from heart_africa.rules.tables.victories import Victories

DATA = Path(__file__).parent / "data"


def _read(model: type[Model], name: str) -> Model:
    path = DATA / name
    return read(model, path.read_text(encoding="utf-8"), str(path))


@cache
def book() -> Book:
    """The book, read once. Raises `BadData` naming file, line and key of a number that is wrong."""
    return Book(
        characteristics=_read(Characteristics, "characteristics.toml"),
        leaders=_read(Leaders, "leaders.toml"),
        works=_read(Works, "works.toml"),
        scenarios=_read(Scenarios, "scenarios.toml"),
        ambushes=_read(Ambushes, "ambushes.toml"),
        arrivals=_read(Arrivals, "arrivals.toml"),
        arriving=_read(Arriving, "arriving.toml"),
        boats=_read(Boats, "boats.toml"),
        campaign=_read(Campaign, "campaign.toml"),
        cohesion=_read(Cohesion, "cohesion.toml"),
        fortifications=_read(Fortifications, "fortifications.toml"),
        free_table=_read(FreeTable, "free_table.toml"),
        tembas=_read(Tembas, "tembas.toml"),
        victories=_read(Victories, "victories.toml"),
        preparing=_read(Preparing, "preparing.toml"),
        choosing_terrain=_read(ChoosingTerrain, "choosing_terrain.toml"),
        deployment=_read(Deployment, "deployment.toml"),
        fires=_read(Fires, "fires.toml"),
        movement=_read(Movement, "movement.toml"),
        moving=_read(Moving, "moving.toml"),
        scouts=_read(Scouts, "scouts.toml"),
        sequence=_read(Sequence, "sequence.toml"),
        reminders=_read(Reminders, "reminders.toml"),
        terrain=_read(Terrain, "terrain.toml"),
        traps=_read(Traps, "traps.toml"),
        shooting=_read(Shooting, "shooting.toml"),
        reloading=_read(Reloading, "reloading.toml"),
        close_combat=_read(CloseCombat, "close_combat.toml"),
        leading=_read(Leading, "leading.toml"),
        independents=_read(Independents, "independents.toml"),
        baggage=_read(Baggage, "baggage.toml"),
        morale=_read(Morale, "morale.toml"),
    )
