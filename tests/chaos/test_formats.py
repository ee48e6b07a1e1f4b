"""Inputs of every format, spoilt by chance: refused in words, or read as what they say, never as another thing.

What is written by hand may say another thing when a letter of it is another; what is chained, signed or
summed may not.
"""

import json
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from armylists import collection_file, roster_file
from armylists.catalogue import Catalogue, built_in, with_club_lists
from armylists.legality import verdict
from armylists.share_code import code as share_code
from gui.settings import FILE, Settings, load, save
from heart_africa.board import table_file
from heart_africa.board.table_record import Surveyor
from heart_africa.core.bad_data import bad_text
from heart_africa.core.certificate import commitment
from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.journal import Rules
from heart_africa.core.problems import BadData
from heart_africa.rules.book import book
from heart_africa.rules.referee import referee
from heart_africa.storage import certificates, documents
from heart_africa.storage.documents import Document
from heart_africa.storage.files import text_of
from heart_africa.storage.library import Library
from heart_africa.storage.transfer import exported, opened
from heart_africa.storage.turn_files import State as TurnState
from heart_africa.storage.turn_files import journal_in, read
from resources import ROOT
from tests.campaign.club import KEEPER
from tests.chaos.mutants import mutant
from tests.chaos.tally import REFUSED, SILENT, SOUND, TRACEBACK, TRIES, Tally, chance
from tests.storage.conftest import ticking
from tests.storage.test_heads import EXPORTS, KEY

SAMPLES = ROOT / "samples"
SLOW = 10
"""Seconds that no input may take, by far."""


@dataclass(frozen=True)
class Format:
    """A format: one good input, and what reads it; `free`: it is edited by hand, so it may say another thing."""

    good: Callable[[Path], bytes]
    value: Callable[[Path], object]
    free: bool = False


def _text(path: Path) -> str:
    return text_of(path.read_bytes(), str(path))


def _sample(name: str) -> Callable[[Path], bytes]:
    return lambda _: (SAMPLES / name).read_bytes()


# --- written by hand ---


def _roster(path: Path) -> object:
    roster = roster_file.from_toml(_text(path), _lists(), str(path)).roster
    verdict(_lists(), roster)
    return roster


def _list(path: Path) -> object:
    found = with_club_lists(_lists(), path.parent)
    if found.faults:
        raise found.faults[0]
    return found.lists


def _settings(path: Path) -> object:
    (path.parent / FILE).write_bytes(path.read_bytes())
    return load(path.parent)


def _desk(path: Path) -> bytes:
    save(path.parent, Settings(scale=120, recent=("battle:Sunday",), parts={"army": "x"}, who="Ana"))
    return (path.parent / FILE).read_bytes()


def _lists() -> Catalogue:
    return built_in()


# --- summed, signed, chained ---


def _code(_: Path) -> bytes:
    opened_ = roster_file.from_toml(_text(SAMPLES / "zanzibaris.army.toml"), _lists())
    return share_code.encode(opened_.roster, _lists()).encode()


def _decoded(path: Path) -> object:
    return share_code.decode(_text(path), _lists())


def _certificate(path: Path) -> bytes:
    """Opened, with three rolls, the same in every run: its secret is no secret."""
    made = path.with_name("good.json")
    secret = bytes(range(certificates.SECRET_BYTES))
    if not made.exists():
        certificates._keep(certificates.beside(made), secret.hex())
        certificates._write(made, certificates.Certificate(
            format=certificates.FORMAT, version=certificates.VERSION, commitment=commitment(secret)))  # fmt: skip
        for count, why in ((3, "shots"), (1, "morale"), (2, "melee")):
            certificates.roll(made, count, why)
        certificates.open_(made)
    return made.read_bytes()


def _certified(path: Path) -> object:
    certificate = certificates.read(path)
    if not certificates.verify(certificate).sound:
        raise BadData("not-a-certificate", file=str(path), about={"expected": certificates.FORMAT})
    return [(each.label.split()[0], each.faces) for each in certificate.rolls]


def _sealed(kind: str, name: str) -> Callable[[Path], bytes]:
    """A journal of the first version, written anew as one of today's."""

    def good(path: Path) -> bytes:
        old = documents.read((EXPORTS / name).read_text(encoding="utf-8"), kind)
        with Library(path.with_suffix(".db"), ticking()) as library:
            for each in library.documents():
                library.delete(each, each.head)
            begun = library.add(replace(old.document, head=Document("", kind, "x").head, created="2026"))
            library.append(begun, begun.head, [line.text for line in old.lines[:12]])
            return exported(library, begun).encode()

    return good


def _journal(kind: str, rules: Rules[object]) -> Callable[[Path], object]:
    def value(path: Path) -> object:
        found = opened(path, kind, rules)
        if found.fault is not None:
            raise found.fault
        return found.lines, replace(found.document, name="", note="", id="")

    return value


def _turn(name: str) -> Callable[[Path], bytes]:
    return lambda _: (EXPORTS / name).read_bytes()


def _signed(path: Path) -> object:
    found = read(_text(path), str(path))
    found.checked(KEY)
    return journal_in(found.said, "campaign").lines if isinstance(found.said, TurnState) else found.said


FORMATS = {
    "roster": Format(_sample("zanzibaris.army.toml"), _roster, free=True),
    "army list": Format(_sample("club.list.toml"), _list, free=True),
    "collection": Format(
        _sample("club.collection.toml"),
        lambda path: collection_file.from_toml(_text(path), _lists(), str(path)),
        free=True,
    ),
    "table file": Format(
        _sample("tables/forest-raid.table.toml"),
        lambda path: table_file.from_toml(_text(path), str(path)),
        free=True,
    ),
    "settings": Format(_desk, _settings, free=True),
    "share code": Format(_code, _decoded),
    "certificate": Format(_certificate, _certified),
    "battle journal": Format(
        _sealed("battle", "version_1.battle.jsonl"),
        _journal("battle", referee(book())),  # type: ignore[arg-type]  # of any state
    ),
    "map journal": Format(
        _sealed("table", "version_1.battle.table.jsonl"),
        _journal("table", Surveyor()),  # type: ignore[arg-type]  # as above
    ),
    "campaign journal": Format(
        _sealed("campaign", "version_1.campaign.jsonl"),
        _journal("campaign", KEEPER),  # type: ignore[arg-type]  # as above
    ),
    "turn state": Format(_turn("version_1.state.json"), _signed),
    "turn orders": Format(_turn("version_1.orders.json"), _signed),
}
ENDINGS = {"army list": "x.list.toml"}


@pytest.mark.parametrize("name", FORMATS)
def test_what_was_spoilt_is_refused_in_words_or_is_what_it_says(name: str, tmp_path: Path) -> None:
    """Every refusal has its words in both languages, and none takes long."""
    format_, path = FORMATS[name], tmp_path / ENDINGS.get(name, "x")
    tally, draw = Tally(name), chance(name)
    good = format_.good(path)
    path.write_bytes(good)
    right = format_.value(path)
    for number in range(TRIES):
        bad = mutant(draw, good)
        path.write_bytes(bad)
        began = time.process_time()
        with tally.trying(f"try {number}"):
            try:
                found = format_.value(path)
            except BadData as fault:
                tally.add(REFUSED)
                unworded = [lang for lang in ("es", "en") if "{ $" in bad_text(fault, lang)]
                tally.add(TRACEBACK, f"try {number}: no words for {fault}", len(unworded))
            else:
                same = format_.free or found == right or json_alike(bad, good)
                tally.add(SOUND if same else SILENT, f"try {number}: {found}"[:400])
            took = time.process_time() - began
            tally.add(TRACEBACK, f"try {number}: {took} seconds", took > SLOW)

    assert not tally.faults, tally.found


def json_alike(one: bytes, other: bytes) -> bool:
    """Whether two texts are the same data, however they are set out."""
    try:
        return [*map(json.loads, one.splitlines())] == [*map(json.loads, other.splitlines())]
    except (ValueError, RecursionError):
        return False
