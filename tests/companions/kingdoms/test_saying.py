"""A box that is half copied: what nobody has said is asked for when a rule first needs it, and kept."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import pytest

from heart_africa.companions.asking import NO, NONE, YES, Answer
from heart_africa.companions.kingdoms.balance import PLAYED
from heart_africa.companions.kingdoms.components import PARAMETERS, Components, Effect
from heart_africa.companions.kingdoms.description import KINGDOMS
from heart_africa.companions.kingdoms.pack import components
from heart_africa.companions.kingdoms.players import choice
from heart_africa.companions.kingdoms.rounds import OpenTable
from heart_africa.companions.kingdoms.saying import with_value
from heart_africa.companions.packs import ComponentNeeded, Place, begun, with_values
from heart_africa.companions.stated import StateComponent
from heart_africa.core.problems import BadData
from heart_africa.laboratory.games import chances

PACKS = KINGDOMS.packs
WHOLE = components(PACKS.own_set(1))
RULES = PLAYED.rules


@cache
def listed() -> str:
    """An owner's pack that only says which territories and cards there are."""
    said: dict[Place, object] = {}
    for land in WHOLE.territories:
        said["territories", land.id, "name"] = {"es": land.es, "en": land.en}
    for fame in WHOLE.fame:
        said["fame", fame.id, "title"] = {"es": fame.es, "en": fame.en}
        said["fame", fame.id, "count"] = fame.count
    for card in WHOLE.britannia:
        said["britannia", card.id, "title"] = {"es": card.es, "en": card.en}
    return with_values(begun("kingdoms", 1), said)


def half() -> Components:
    return components(PACKS.over_rulebook(PACKS.read(listed())))


def read_off(needed: ComponentNeeded) -> list[Answer]:
    """The answers of who has our own set before him."""
    kind, _, name = needed.piece.partition("-")
    if needed.field == "shields":
        peoples = ("britons", "saxons", "angles", "jutes")
        return [tuple(each.id for each in WHOLE.territories if each.shield == people) for people in peoples]
    among: Mapping[str, Mapping[str, Any]] = {
        "territory": WHOLE.by_id,
        "fame": WHOLE.fame_by_id,
        "britannia": WHOLE.britannia_by_id,
    }
    value = getattr(among[kind][name] if kind in among else WHOLE, needed.field)
    if needed.field == "effects":
        return list(_told(value, fame=kind == "fame"))
    if isinstance(value, bool):
        return [(YES if value else NO,)]
    return [value if isinstance(value, tuple) else (str(value),)]


def _told(effects: tuple[Effect, ...], *, fame: bool) -> Iterator[Answer]:
    yield (YES,)
    for number, each in enumerate(effects):
        if number:
            yield (YES,)
        yield (each.verb,)
        for name in sorted(PARAMETERS[each.verb]):
            if name != "who" or not fame:
                yield (str(getattr(each, name) or (0 if name == "over" else NONE)),)
    yield (NO,)


def said(needed: ComponentNeeded) -> StateComponent:
    """The value that was asked for, question by question."""
    answers = read_off(needed)
    for count in range(len(answers)):
        assert not isinstance(RULES.question(needed, answers[:count]), str)
    value = RULES.question(needed, answers)
    assert isinstance(value, str)
    return StateComponent(needed.piece, needed.field, value)


@pytest.mark.parametrize("players", [3, 4])
def test_a_game_with_a_box_of_which_only_the_pieces_are_listed_is_played_to_its_end(players: int) -> None:
    """Nothing is asked twice, nothing is asked that is not needed, and no value is made up."""
    asked: list[tuple[str, str]] = []
    state, chance = RULES.start, chances(3, players)
    state = RULES.play(state, OpenTable(half(), ("Ana", "Luis", "Eva", "Iker")[:players]), chance)
    while not state.ending:
        try:
            orders = RULES.legal(state)
            order = choice(RULES.book, state, orders, "any-legal", chance.pick).order
            state = RULES.play(state, order, chance)
        except ComponentNeeded as needed:
            asked.append((needed.piece, needed.field))
            order = said(needed)
            assert not RULES.objections(state, order)
            state = RULES.play(state, order, chance)

    assert len(asked) == len(set(asked))
    assert asked[0] == ("box", "shields")
    assert {field for _, field in asked} >= {"neighbours", "colour", "resource", "group", "three", "effects"}
    assert {each.shield for each in state.box.territories} == {each.shield for each in WHOLE.territories}
    for piece, field in asked:
        kind, _, name = piece.partition("-")
        if kind == "territory":
            assert getattr(state.box.by_id[name], field) == getattr(WHOLE.by_id[name], field)


def test_neighbours_are_each_others() -> None:
    box = with_value(half(), ComponentNeeded("territory-powys", "neighbours"), '["luitcoyt"]')

    with pytest.raises(BadData) as bad:
        with_value(box, ComponentNeeded("territory-luitcoyt", "neighbours"), '["mercia"]')
    assert (bad.value.code, bad.value.about) == ("pack-one-sided", {"found": "powys", "other": "luitcoyt"})
    both = with_value(box, ComponentNeeded("territory-luitcoyt", "neighbours"), '["mercia", "powys"]')
    assert both.by_id["luitcoyt"].neighbours == ("mercia", "powys")
