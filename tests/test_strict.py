"""A file that cannot be understood is refused with file, line, key and what is allowed there."""

from typing import Literal

import pytest
from pydantic import Field

from heart_africa.core.dataclass import dataclass
from heart_africa.core.problems import BadData
from heart_africa.core.strict import Strict, line_of, nearest, parse, read, read_plain


class Beast(Strict):
    name: str
    legs: int = Field(ge=0, le=100)


class Ark(Strict):
    kind: Literal["boat", "raft"] = "boat"
    beasts: tuple[Beast, ...] = ()
    numbers: dict[str, int] = Field(default_factory=dict)


ARK = """kind = "boat"
[numbers]
two = 2
[[beasts]]
name = "lion"
legs = 4
[[beasts]]
name = "ostrich"
legs = 2
"""


def refusal(text: str) -> BadData:
    with pytest.raises(BadData) as caught:
        read(Ark, text, "ark.toml")
    return caught.value


def test_a_good_file_is_read() -> None:
    assert [beast.name for beast in read(Ark, ARK).beasts] == ["lion", "ostrich"]


@pytest.mark.parametrize(
    ("old", "new", "code", "line", "key"),
    [
        ("legs = 2", 'legs = "two"', "wrong-type", 9, "beasts[1].legs"),
        ("legs = 2", "legs = 2.0", "wrong-type", 9, "beasts[1].legs"),
        ("legs = 2", "legs = true", "wrong-type", 9, "beasts[1].legs"),
        ("legs = 2", "legs = -1", "out-of-range", 9, "beasts[1].legs"),
        ("legs = 2", "legs = 101", "out-of-range", 9, "beasts[1].legs"),
        ("legs = 2", "legz = 2", "unknown-key", 9, "beasts[1].legz"),
        ("legs = 2", "", "missing-key", 7, "beasts[1].legs"),
        ("legs = 4\n", "legs = 4\nwings = 2\n", "unknown-key", 7, "beasts[0].wings"),
        ('"boat"', '"goat"', "not-one-of", 1, "kind"),
        ("two = 2", 'two = "2"', "wrong-type", 3, "numbers.two"),
        ("two = 2", "two = 2\ntwo = 3", "not-toml", 4, ""),
        ("[numbers]", "[numbers", "not-toml", 2, ""),
    ],
)
def test_a_fault_is_told_with_its_line_and_key(old: str, new: str, code: str, line: int, key: str) -> None:
    fault = refusal(ARK.replace(old, new))

    assert (fault.file, fault.code, fault.line, fault.key) == ("ark.toml", code, line, key)


def test_an_unknown_key_comes_with_the_keys_allowed_and_the_nearest() -> None:
    fault = refusal('kund = "boat"')

    assert (fault.about["nearest"], fault.about["allowed"]) == ("kind", "beasts, kind, numbers")


def test_a_value_that_is_none_of_the_few_comes_with_the_nearest() -> None:
    assert refusal('kind = "bote"').about["nearest"] == "boat"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('{"kind": "boat"}', "json-not-toml"),
        ("---\nkind: boat\n", "yaml-not-toml"),
        ("# ark\nkind: boat\n", "yaml-not-toml"),
        ("hello", "not-toml"),
        ("a = " + "[" * 5000, "not-toml"),
    ],
)
def test_another_format_is_called_by_its_name(text: str, code: str) -> None:
    with pytest.raises(BadData) as caught:
        parse(text, "x")

    assert caught.value.code == code


@pytest.mark.parametrize(("word", "found"), [("lyon", "lion"), ("OSTRICH", "ostrich"), ("xyzzy", "")])
def test_the_nearest_id_is_found_or_none(word: str, found: str) -> None:
    assert nearest(word, ["lion", "ostrich"]) == found


def test_the_line_of_a_missing_key_is_that_of_its_table() -> None:
    assert line_of(ARK, ["beasts", 1, "tail"]) == 7


# --- a frozen dataclass, read as strictly ---


@dataclass(frozen=True)
class Oar:
    length: int


@dataclass(frozen=True)
class Galley:
    name: str
    oars: tuple[Oar, ...] = ()


def test_a_dataclass_is_read_with_the_dataclasses_inside_it() -> None:
    read_back = read_plain(Galley, 'name = "Argo"\n[[oars]]\nlength = 12\n')

    assert read_back == Galley("Argo", (Oar(12),))


@pytest.mark.parametrize(
    ("text", "code", "key", "line"),
    [
        pytest.param('name = "Argo"\nmasts = 1\n', "unknown-key", "masts", 2, id="a key too many"),
        pytest.param("oars = []\n", "missing-key", "name", 1, id="a key too few"),
        pytest.param(
            'name = "Argo"\n[[oars]]\nlength = "12"\n', "wrong-type", "oars[0].length", 3, id="words"
        ),
    ],
)
def test_a_fault_in_a_dataclass_is_named_as_in_a_model(text: str, code: str, key: str, line: int) -> None:
    with pytest.raises(BadData) as caught:
        read_plain(Galley, text, "galley.toml")

    assert (caught.value.code, caught.value.key, caught.value.line) == (code, key, line)
