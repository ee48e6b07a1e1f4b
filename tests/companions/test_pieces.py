"""What the pieces of a companion are called in an order line: by the words of its rulebook, in both languages."""

from importlib import import_module
from typing import Any

import pytest

from heart_africa.companions.companion import Companion
from heart_africa.companions.rules import CompanionRules
from heart_africa.core.fields import Meaning
from heart_africa.core.journal.codec import Codec
from heart_africa.core.messages import LANGUAGES
from heart_africa.journal_kinds.companions import rules_class
from heart_africa.language.companions import Pieces, tongue_of

GAMES = ("zulus", "kingdoms", "isandlwana")


def opened(kind: str) -> tuple[CompanionRules[Any], Any]:
    """A game of our own set with its box on the table, by the latest edition."""
    module = import_module(f"heart_africa.companions.{kind}.description")
    companion: Companion = getattr(module, kind.upper())
    rules = rules_class(kind)(companion.readings.choose({}))
    packs = companion.packs.own_set(companion.editions[-1])
    order = rules.opening(packs, {"players": ("Ana", "Luis", "Eva")})[0]
    return rules, rules.play(rules.start, order, None)  # type: ignore[arg-type]  # no dice for a box


@pytest.mark.parametrize("kind", GAMES)
def test_every_word_by_which_a_piece_is_written_reads_back_and_so_does_its_id(kind: str) -> None:
    _, state = opened(kind)
    counted = 0
    for lang in LANGUAGES:
        pieces: Pieces[Any] = tongue_of(kind).pieces(lang, state)
        holds: Meaning
        for holds in pieces.kinds:
            for each in pieces.called(lang, holds):
                written = pieces.written(lang, holds, each.id)
                assert written is not None
                assert [pieces.meant(holds, word) for word in (written, each.id, each.word)] == [each.id] * 3
                counted += 1

    assert counted > 100


@pytest.mark.parametrize(
    ("kind", "lang", "typed", "shown"),
    [
        ("zulus", "es", "volley 5 at left-horn", "salva ya-vienen contra cuerno-izquierdo"),
        ("zulus", "es", "salva here-they-come contra Lomos", "salva ya-vienen contra lomos"),
        ("zulus", "en", "salva «Ya vienen…» contra cuerno-izquierdo", "volley here-they-come at left-horn"),
        ("zulus", "es", "fight fire bourne", "combatir fuego bourne"),
        ("zulus", "es", "chit left-horn-2", "ficha avance-2-cuerno-izquierdo"),
        ("zulus", "es", "put out storehouse", "apagar almacén"),
        ("zulus", "es", "set up dawn", "preparar asalto-al-amanecer"),
        ("kingdoms", "es", "play forced-march", "jugar marcha-forzada"),
        ("kingdoms", "es", "turn over growth-2", "levantar crece-la-producción-2"),
        ("isandlwana", "es", "fire 1303 --units 1bb,qp", "fuego 1303 --unidades 1bb,qp"),
    ],
)
def test_an_order_is_shown_in_the_words_of_its_rulebook(kind: str, lang: str, typed: str, shown: str) -> None:
    rules, state = opened(kind)
    codec, tongue = Codec(rules.table, rules.happenings), tongue_of(kind)
    order = tongue.reader("en", codec, state).command(typed)

    assert tongue.line(lang, codec, state, order) == shown
