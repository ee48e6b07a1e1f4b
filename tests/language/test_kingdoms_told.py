"""What a game of Dark Kingdoms tells of a combat: what changes hands is told once."""

from heart_africa.companions.kingdoms.events import CombatOver, FameTaken, Placed, Removed
from heart_africa.companions.secrets import FACE_DOWN
from heart_africa.core.journal.records import EventRecord
from heart_africa.language.kingdoms import TONGUE
from tests.companions.kingdoms.table import Table


def told(*facts: EventRecord) -> list[str]:
    """What is told of these."""
    return TONGUE.sentences("en", Table().state, facts)


def over(combat: str) -> EventRecord:
    """The Saxons have taken Hena from the Britons."""
    return EventRecord("saxons", CombatOver(combat, "won", "britons", "hena"))  # type: ignore[arg-type]  # as listed


def placed(piece: str, place: str = "hena") -> EventRecord:
    """A piece more of the Saxons."""
    return EventRecord("saxons", Placed(piece, place))  # type: ignore[arg-type]  # as above


def removed(piece: str) -> EventRecord:
    """A piece less of the Britons in Hena."""
    return EventRecord("britons", Removed(piece, "hena"))  # type: ignore[arg-type]  # as above


def test_a_settlement_that_is_taken_is_told_by_the_combat_alone() -> None:
    assert told(over("settlement"), removed("settlement"), placed("settlement")) == [
        "The Saxons take the settlement of the Britons in Hena."
    ]


def test_a_lone_marker_that_gives_way_is_told_once() -> None:
    assert told(over("marker"), removed("marker"), placed("marker")) == [
        "The Saxons take Hena without a fight."
    ]


def test_after_a_battle_the_markers_are_told() -> None:
    """That the Saxons have won says nothing of who holds it."""
    assert told(over("battle"), removed("marker"), placed("marker"))[1:] == [
        "The Britons remove their marker from Hena.", "The Saxons take Hena.",
    ]  # fmt: skip


def test_what_is_built_elsewhere_afterwards_is_told() -> None:
    assert told(over("settlement"), placed("settlement", "cora"), placed("settlement"))[1:] == [
        "The Saxons build a settlement in Cora.", "The Saxons build a settlement in Hena.",
    ]  # fmt: skip


def test_a_fame_card_that_is_not_seen_is_no_more_than_taken() -> None:
    assert told(EventRecord("saxons", FameTaken(FACE_DOWN))) == ["The Saxons take a Fame card."]
    assert told(EventRecord("saxons", FameTaken("valour"))) == ["The Saxons take a Fame card: Valour."]
