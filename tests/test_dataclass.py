"""Dataclasses that write their methods when these are first called do as those of the library do."""

import copy
import dataclasses
import pickle
from collections.abc import Callable
from dataclasses import FrozenInstanceError, field, fields
from dataclasses import dataclass as of_the_library
from typing import Any

import pytest

from heart_africa.core.dataclass import dataclass, replace


@dataclass(frozen=True, slots=True)
class Shot:
    """A shot; `seen` is not compared."""

    by: str
    inches: int = 0
    at: list[str] = field(default_factory=list, hash=False)
    seen: bool = field(default=True, compare=False, kw_only=True)


@dataclass(frozen=True, slots=True)
class Burst(Shot):
    """A shot of a machine gun, which never is of no length."""

    length: int = 1

    def __post_init__(self) -> None:
        if not self.length:
            raise ValueError(self.by)


@dataclass(frozen=True, slots=True)
class Wind:
    """One whose slots are filled one by one."""

    miles: int
    names: list[str] = field(default_factory=list)
    gusts: bool = False


@dataclass(frozen=True, slots=True)
class Storm(Wind):
    """One more, on top of what it has from above."""

    rain: int = 1


@dataclass(frozen=True)
class Named:
    """One that says itself what it equals and how it looks."""

    name: str

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Named) and self.name.lower() == other.name.lower()

    def __hash__(self) -> int:
        return hash(self.name.lower())

    def __repr__(self) -> str:
        return self.name


def fresh(**how: bool) -> type[Any]:
    """A class of two fields made as told, of which nothing has been called yet."""

    class Pair:
        """Two numbers."""

        one: int
        two: int = 2

    return dataclass(frozen=True, **how)(Pair)


def test_it_is_made_from_values_names_and_defaults() -> None:
    assert (Shot("Ana").by, Shot("Ana").inches, Shot("Ana").at, Shot("Ana").seen) == ("Ana", 0, [], True)
    assert Burst("Ana", 3, length=4, seen=False).length == 4
    assert Shot("Ana").at is not Shot("Ana").at
    with pytest.raises(TypeError, match="by"):
        Shot()  # type: ignore[call-arg]  # what is tried
    with pytest.raises(TypeError, match="miles"):
        Shot("Ana", miles=3)  # type: ignore[call-arg]  # as above


def test_slots_filled_one_by_one_take_values_names_and_defaults_alike() -> None:
    for storm in (Storm(3, ["Ana"], rain=2, gusts=True), Storm(rain=2, gusts=True, names=["Ana"], miles=3)):
        assert (storm.miles, storm.names, storm.gusts, storm.rain) == (3, ["Ana"], True, 2)
        assert replace(storm, miles=4) == Storm(4, ["Ana"], rain=2, gusts=True) != storm
    assert (Wind(3).names, Storm(3).rain, Wind(3).gusts) == ([], 1, False)
    assert Wind(3).names is not Wind(3).names
    with pytest.raises(TypeError, match="miles"):
        Wind()  # type: ignore[call-arg]  # what is tried
    with pytest.raises(TypeError, match="calm"):
        Wind(3, calm=True)  # type: ignore[call-arg]  # as above


def test_what_follows_its_making_is_done() -> None:
    with pytest.raises(ValueError, match="Ana"):
        Burst("Ana", length=0)
    with pytest.raises(ValueError, match="Ana"):
        replace(Burst("Ana"), length=0)


@pytest.mark.parametrize(
    "one", [Wind(3, ["Ana"]), Storm(3, ["Ana"], rain=2), Shot("Ana", 3), Burst("Ana"), Named("Ana")]
)
def test_a_changed_copy_is_that_of_the_library(one: Any) -> None:  # noqa: ANN401  # of any class
    name = fields(one)[0].name
    changed = replace(one, **{name: "Bob"})

    assert changed == dataclasses.replace(one, **{name: "Bob"}) != one
    assert [getattr(changed, each.name) is getattr(one, each.name) for each in fields(one)[1:]] == [True] * (
        len(fields(one)) - 1
    )
    with pytest.raises(TypeError, match="calm"):
        replace(one, calm=True)


def test_it_equals_one_of_its_class_with_the_same_values() -> None:
    assert Shot("Ana", 3) == Shot("Ana", 3, seen=False)
    assert Shot("Ana", 3) != Shot("Ana", 4)
    assert Shot("Ana") != Burst("Ana")
    assert hash(Shot("Ana", 3)) == hash(Shot("Ana", 3, ["Bob"])) != hash(Shot("Ana", 4))
    assert (repr(Shot("Ana")), Named("Ana") == Named("ANA"), repr(Named("Ana"))) == (
        "Shot(by='Ana', inches=0, at=[], seen=True)",
        True,
        "Ana",
    )


def test_nothing_of_it_changes() -> None:
    shot = Shot("Ana")

    with pytest.raises(FrozenInstanceError, match="inches"):
        shot.inches = 3  # type: ignore[misc]  # what is tried
    with pytest.raises(FrozenInstanceError, match="by"):
        del shot.by
    with pytest.raises((FrozenInstanceError, AttributeError)):
        shot.miles = 3  # type: ignore[attr-defined]  # as above


def test_it_is_copied_changed_and_sent_to_another_process() -> None:
    shot = Burst("Ana", 3, ["Bob"], 4)

    assert replace(shot, inches=5) == Burst("Ana", 5, ["Bob"], 4)
    assert copy.deepcopy(shot) == shot == pickle.loads(pickle.dumps(shot))  # noqa: S301  # our own
    assert [each.name for each in fields(shot)] == ["by", "inches", "at", "seen", "length"]
    assert dataclasses.asdict(Shot("Ana")) == {"by": "Ana", "inches": 0, "at": [], "seen": True}
    match shot:
        case Burst(by, inches):
            assert (by, inches) == ("Ana", 3)


@pytest.mark.parametrize("how", [{}, {"slots": True}, {"eq": False}, {"order": True}, {"kw_only": True}])
def test_its_methods_are_those_of_the_library(how: dict[str, bool]) -> None:
    """Only which they are: as they are written late, each is there from the beginning."""
    ours = fresh(**how)
    plain = type("Pair", (), {"__annotations__": {"one": int, "two": int}, "two": 2, "__doc__": ""})
    theirs: type[Any] = of_the_library(frozen=True, **how)(plain)

    assert {name for name in vars(theirs) if name.startswith("__")} - set(vars(ours)) <= {"__match_args__"}
    for method in ("__eq__", "__hash__", "__lt__"):
        assert (getattr(ours, method) is getattr(object, method)) == (
            getattr(theirs, method) is getattr(object, method)
        )


@pytest.mark.parametrize(
    "called",
    [
        lambda one: repr(one).endswith("(one=1, two=2)"),
        lambda one: one == copy.copy(one),
        lambda one: hash(one) == hash((1, 2)),
        lambda one: one <= copy.copy(one),
    ],
)
def test_any_method_may_be_the_first_to_be_called(called: Callable[[Any], bool]) -> None:
    late = fresh(order=True)
    one = object.__new__(late)
    object.__setattr__(one, "one", 1)

    assert called(one)
    assert late(1) == one < late(1, 3)
