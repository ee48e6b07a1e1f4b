"""The golden battles and the golden campaign, and what is printed of them, read back once."""

from collections.abc import Mapping
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any

import pypdf
import pytest

from armylists.catalogue import built_in
from heart_africa.core.journal.journal import Journal, Rules
from heart_africa.core.messages import LANGUAGES
from heart_africa.rules.battle import Battle
from heart_africa.rules.book import book
from heart_africa.rules.campaign import Campaign, keeper
from heart_africa.rules.referee import referee
from heart_africa.storage import documents
from reports.options import PaperOptions
from reports.papers import battle_papers, campaign_papers
from reports.pdf.marks import Text
from reports.pdf.paint import Page

GOLDEN = Path(__file__).parents[1] / "golden"
BATTLES = ("encounter", "ambush", "planned-attack", "raid")
PAPERS = {"a4": (595.28, 841.89), "letter": (612.0, 792.0)}
KINDS = [(lang, paper) for lang in LANGUAGES for paper in PAPERS]
EACH = [(name, *kind) for name, kind in zip(BATTLES, KINDS, strict=True)]
"""Each battle once, all of them together in both languages and on both papers."""
CLOSE = 0.6
"""Marks that touch by less lie beside one another."""


@cache
def battle(name: str) -> Journal[Battle]:
    """A golden battle."""
    return _journal(GOLDEN / "battles" / f"{name}.journal.jsonl", "battle", referee(book()))


@cache
def campaign() -> Journal[Campaign]:
    """The golden campaign."""
    return _journal(GOLDEN / "campaign" / "lagos.journal.jsonl", "campaign", keeper(book()))


def _journal(path: Path, kind: str, rules: Rules[Any]) -> Journal[Any]:
    found = documents.read(path.read_text(encoding="utf-8"), kind)
    return Journal(rules, [rules.codec.entry(line.text) for line in found.lines])


@cache
def of_battle(name: str, lang: str, paper: str) -> dict[str, pypdf.PdfReader]:
    """The papers of a golden battle by their names."""
    found = battle_papers(built_in(), battle(name), PaperOptions(lang, paper))
    return {each.name: pypdf.PdfReader(BytesIO(each.data)) for each in found if each.ending == "pdf"}


@cache
def of_campaign(lang: str, paper: str) -> dict[str, pypdf.PdfReader]:
    """The papers of the golden campaign by their names."""
    found = campaign_papers(built_in(), campaign(), PaperOptions(lang, paper))
    return {each.name: pypdf.PdfReader(BytesIO(each.data)) for each in found}


@cache
def said(reader: pypdf.PdfReader) -> str:
    """All the text of a document, spaces evened out."""
    return " ".join(" ".join(page.extract_text() for page in reader.pages).split())


def texts(page: Page) -> list[Text]:
    """The runs of text of a page."""
    return [mark for mark in page.marks if isinstance(mark, Text) and mark.text.strip()]


def outside(page: Page, margin: float) -> list[Text]:
    """The runs that come nearer than that to an edge of the paper."""
    return [
        each
        for each in texts(page)
        if each.bounds[0] < margin - CLOSE
        or each.bounds[2] > page.across - margin + CLOSE
        or each.bounds[1] < margin - CLOSE
        or each.bounds[3] > page.down - margin + CLOSE
    ]


def colliding(page: Page) -> list[tuple[str, str]]:
    """Runs of text that lie on one another, from the height of capitals to the descenders."""
    found = sorted(((_box(each), each.text) for each in texts(page)), key=lambda pair: pair[0][1])
    pairs = []
    for place, ((left, _, right, bottom), one) in enumerate(found):
        for (other_left, top, other_right, _), other in found[place + 1 :]:
            if top > bottom - CLOSE:
                break
            if min(right, other_right) - max(left, other_left) > CLOSE:
                pairs.append((one, other))
    return pairs


def _box(text: Text) -> tuple[float, float, float, float]:
    left, _, right, _ = text.bounds
    return left, text.y - 0.72 * text.size, right, text.y + 0.22 * text.size


def faults(found: Mapping[str, pypdf.PdfReader]) -> set[tuple[str, str, str]]:
    """What an independent validator has against papers as PDF/UA: tags, headings, tables, fonts, title, language."""
    validator = pytest.importorskip("page", reason="page-validation comes with the test tools")
    return {
        (name, each.rule_id, each.message)
        for name, reader in found.items()
        for each in validator.validate_pdf_bytes(_data(reader), profile="ua1").failures
    }


def _data(reader: pypdf.PdfReader) -> bytes:
    reader.stream.seek(0)
    return reader.stream.read()
