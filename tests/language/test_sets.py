"""An order is written as people type it: a word of a set needs no dashes before it, a number keeps them."""

from heart_africa.companions.kingdoms.cards import Exchange, PlayFame
from heart_africa.companions.kingdoms.marches import Sail
from heart_africa.core.journal.records import Command
from heart_africa.language.kingdoms import TONGUE
from tests.companions.kingdoms.table import GAME, Table


def typed(order: Command, lang: str = "en") -> str:
    """The order as it would be typed."""
    return TONGUE.line(lang, GAME.codec, Table().state, order)


def test_what_one_of_a_set_is_for_is_said_without_dashes() -> None:
    assert typed(Exchange("gold", "iron")) == "exchange gold for iron"
    assert typed(Exchange("gold", "iron"), "es") == "cambiar oro por hierro"
    assert typed(PlayFame("valour", colour="red")) == "play valour colour red"


def test_a_number_keeps_its_dashes() -> None:
    assert typed(Sail(1, 2)) == "sail 1 --with 2"
