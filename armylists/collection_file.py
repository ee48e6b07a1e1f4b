"""Collection files (`*.collection.toml`): read, write, and what is wrong with those that cannot be (edge)."""

from pathlib import Path

import tomlkit

from armylists.catalogue import Catalogue
from armylists.collection import Collection
from heart_africa.core.problems import BadData
from heart_africa.core.strict import fit, line_of, parse, recognise, unknown
from heart_africa.storage.files import read_text, write_text

ENDING = ".collection.toml"
FORMAT: str = Collection.model_fields["format"].default
VERSION: int = Collection.model_fields["version"].default


def open_collection(path: Path, catalogue: Catalogue) -> Collection:
    """Read a collection file. Raises `BadData` with file, line, key and how to mend it."""
    return from_toml(read_text(path), catalogue, str(path))


def save_collection(path: Path, collection: Collection) -> None:
    """Write a collection file in place of what was there, or leave that untouched. Raises `BadData`."""
    write_text(path, to_toml(collection))


def from_toml(text: str, catalogue: Catalogue, file: str = "") -> Collection:
    """The collection that a TOML text holds, its troops checked against the book."""
    data = parse(text, file)
    recognise(data, (FORMAT, VERSION), "not-a-collection", text, file)
    collection = fit(Collection, data, text, file)
    for table, troops in (("figures", collection.figures), ("notes", collection.notes)):
        for troop in troops:
            if troop not in catalogue.book.troops:
                fault = unknown("troop", troop, catalogue.book.troops)
                line = line_of(text, [table, troop])
                raise BadData(fault.code, file=file, line=line, key=f"{table}.{troop}", about=fault.about)
    return collection


def to_toml(collection: Collection) -> str:
    """The collection as its file holds it: what is empty is left out, figures one troop to a line."""
    document = tomlkit.document()
    document["format"], document["version"] = FORMAT, VERSION
    for key, value in collection.model_dump(mode="json", exclude_defaults=True).items():
        document[key] = value
    return tomlkit.dumps(document)
