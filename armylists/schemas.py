"""JSON Schemas of the files that people may write by hand: armies, lists, experiments, packs, ...

`python -m armylists.schemas` writes them to `resources/schemas/`; a test sees that they are current.
"""

import json
from pathlib import Path

from armylists.collection import Collection
from armylists.models import ArmyList
from armylists.roster import Roster
from heart_africa.companions.isandlwana import position as isandlwana_position
from heart_africa.companions.isandlwana.pack import IsandlwanaPack
from heart_africa.companions.kingdoms import position as kingdoms_position
from heart_africa.companions.kingdoms.pack import KingdomsPack
from heart_africa.companions.zulus import position as zulus_position
from heart_africa.companions.zulus.pack import ZulusPack
from heart_africa.core.strict import Strict
from heart_africa.laboratory.experiment import Experiment
from resources import ROOT

FOLDER = ROOT / "schemas"
MODELS: dict[str, type[Strict]] = {
    "army": Roster,
    "list": ArmyList,
    "collection": Collection,
    "experiment": Experiment,
    "isandlwana-pack": IsandlwanaPack,
    "isandlwana-position": isandlwana_position.LAYOUT.model,
    "kingdoms-pack": KingdomsPack,
    "kingdoms-position": kingdoms_position.LAYOUT.model,
    "zulus-pack": ZulusPack,
    "zulus-position": zulus_position.LAYOUT.model,
}


def schema(name: str) -> str:
    """The schema of one kind of file, as the text that stands in resources."""
    model = MODELS[name].model_json_schema(mode="validation")
    model |= {"$schema": "https://json-schema.org/draft/2020-12/schema", "$id": f"heart-africa/{name}/1"}
    return json.dumps(model, indent=2, ensure_ascii=False, sort_keys=True) + "\n"


def write(folder: Path = FOLDER) -> None:
    """Write every schema to a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in MODELS:
        (folder / f"{name}.schema.json").write_text(schema(name), encoding="utf-8")


if __name__ == "__main__":
    write()
