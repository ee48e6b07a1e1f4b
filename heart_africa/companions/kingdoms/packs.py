"""The packs of *Dark Kingdoms*."""

from heart_africa.companions.kingdoms.pack import KingdomsPack, lacking
from heart_africa.companions.kingdoms.pack_checks import faults
from heart_africa.companions.kingdoms.saying import TABLES, kept
from heart_africa.companions.packs import PackShelf

PACKS = PackShelf(
    "kingdoms",
    {1: "first"},
    KingdomsPack,
    faults,
    lacking,
    kept=kept,
    tables={kind: table for kind, (table, _) in TABLES.items()} | {"box": "board"},
)
