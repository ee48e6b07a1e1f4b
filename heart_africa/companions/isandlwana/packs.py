"""The packs of *Last Stand at Isandlwana*."""

from heart_africa.companions.isandlwana.pack import IsandlwanaPack, components, kept, lacking
from heart_africa.companions.isandlwana.pack_checks import faults
from heart_africa.companions.packs import PackShelf

PACKS = PackShelf(
    "isandlwana",
    {1: "first"},
    IsandlwanaPack,
    lambda found: faults(found, components(found)),
    lacking,
    kept=kept,
    tables={"hex": "hexes", "unit": "units", "leader": "leaders"},
)
