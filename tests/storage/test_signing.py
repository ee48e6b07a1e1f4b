"""Signatures and turn files: whatever is altered shows, and keys are read as people write them."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heart_africa.core.problems import BadData
from heart_africa.storage.signatures import is_signed, new_key, read_key, signed
from heart_africa.storage.turn_files import Ordered, Orders, is_turn_file, orders_text, read

KEY, OTHER = "AAAA-BBBB-CCCC-DDDD-EEEE-FFFF-GGGG-HHHH", "AAAA-BBBB-CCCC-DDDD-EEEE-FFFF-GGGG-HHHI"
values = st.recursive(
    st.none() | st.booleans() | st.integers(-99, 99) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=8,
)
datas = st.dictionaries(st.text(max_size=5).filter(lambda name: name != "signature"), values, max_size=4)


@given(datas)
def test_what_is_signed_is_known_again_after_its_way_as_json(data: dict[str, Any]) -> None:
    there = json.loads(json.dumps(signed(data, KEY)))

    assert is_signed(there, KEY)
    assert not is_signed(there, OTHER)
    assert not is_signed({**there, "signature": ""}, KEY)
    assert not is_signed(data, KEY)


@given(datas, datas)
def test_other_data_do_not_bear_the_signature(data: dict[str, Any], other: dict[str, Any]) -> None:
    stolen = {**other, "signature": signed(data, KEY)["signature"]}

    assert is_signed(stolen, KEY) == (json.dumps(data, sort_keys=True) == json.dumps(other, sort_keys=True))


def test_a_key_is_read_as_it_is_typed() -> None:
    key = new_key()

    assert len({new_key() for _ in range(50)}) == 50
    assert [read_key(text) for text in (key, key.lower(), key.replace("-", " "), f" {key}\n")] == [key] * 4
    assert read_key(key.replace("O", "0").replace("I", "1")) == key


@pytest.mark.parametrize("text", ["", "AAAA", "ñ" * 32, f"{KEY}-AAAA", "9" * 32])
def test_what_is_no_key_is_refused(text: str) -> None:
    with pytest.raises(BadData, match="not-a-key"):
        read_key(text)


def orders(**changes: Any) -> str:  # noqa: ANN401  # fields of the file
    facts: dict[str, Any] = {"id": "0" * 16, "campaign": "1" * 16, "name": "Lagos", "player": "Ana", "turn": 1,
                             "number": 3, "mark": "a" * 64, "orders": (Ordered(order={"kind": "hunt"}, faces=(5,)),)}  # fmt: skip
    return (
        orders_text(Orders(**facts), KEY).replace("}\n", "}")
        if not changes
        else json.dumps(json.loads(orders_text(Orders(**facts), KEY)) | changes)
    )


def test_orders_come_back_as_they_went() -> None:
    opened = read(orders())
    opened.checked(KEY)

    assert isinstance(opened.said, Orders)
    assert (opened.said.player, opened.said.head.number) == ("Ana", 3)
    assert opened.said.orders[0].order == {"kind": "hunt"}
    with pytest.raises(BadData, match="turn-file-tampered"):
        opened.checked(OTHER)


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"version": 3}, "newer-version"),
        ({"version": "2"}, "wrong-type|not-one-of"),
        ({"format": "heart-africa/journal"}, "not-a-turn-file"),
        ({"turn": -1}, "out-of-range"),
        ({"mark": "xyz"}, "wrong-type"),
        ({"colour": "red"}, "unknown-key"),
        ({"orders": [{"order": {}, "faces": [0]}]}, "out-of-range"),
        ({"orders": [{"order": {"kind": "hunt"}}] * 201}, "too-long"),
    ],
)
def test_files_that_make_no_sense_are_refused_by_name(changes: dict[str, Any], code: str) -> None:
    with pytest.raises(BadData, match=code):
        read(orders(**changes), "ana.json")


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"format": "x"}', "[" * 100_000])
def test_what_is_no_turn_file_is_not_taken_for_one(text: str) -> None:
    assert not is_turn_file(text)
    with pytest.raises(BadData, match="not-a-turn-file"):
        read(text)
