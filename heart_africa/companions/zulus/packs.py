"""The packs of *Zulus on the Ramparts!*."""

from heart_africa.companions.packs import PackShelf
from heart_africa.companions.zulus.pack import ZulusPack, components, kept, lacking, meant
from heart_africa.companions.zulus.pack_checks import faults

PACKS = PackShelf(
    "zulus",
    {1: "first", 2: "second"},
    ZulusPack,
    lambda found: faults(found, components(found)),
    lacking,
    meant,
    kept,
    {"card": "cards", "chit": "chits", "regiment": "regiments"},
)
