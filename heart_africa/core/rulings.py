"""The rulings book: how an unclear rule is read, and the other readings that players may choose.

It knows nothing of any one game: a folder's `rulings.toml` names the entries that have one fixed reading
and, for the others, their options and the default.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from types import MappingProxyType

from pydantic import Field

from heart_africa.core.dataclass import dataclass, replace
from heart_africa.core.problems import BadData
from heart_africa.core.strict import Strict, Words, nearest, read_file
from resources import ROOT

FOLDER = ROOT / "rulebook"
FIXED = "book"  # the one option of a ruling that cannot be set otherwise


class Option(Words):
    """A reading of an unclear rule, worded in both languages."""

    id: str


class _Switch(Strict):
    default: str
    options: tuple[Option, ...] = Field(min_length=2)


class _File(Strict):
    fixed: tuple[str, ...]
    rulings: dict[str, _Switch]


@dataclass(frozen=True, slots=True)
class Ruling:
    """An unclear entry, the readings it admits and the one taken unless players choose another.

    A fixed ruling has the single option "book", worded by the entry itself, and so no options here.
    """

    id: str
    options: tuple[Option, ...]
    default: str

    @property
    def allowed(self) -> tuple[str, ...]:
        """The ids of the readings."""
        return tuple(option.id for option in self.options) or (FIXED,)


@dataclass(frozen=True, slots=True, eq=False)
class RulingsBook:
    """Every ruling of a folder by id, the ones that may be set otherwise first."""

    rulings: Mapping[str, Ruling]

    @property
    def switchable(self) -> tuple[Ruling, ...]:
        """The rulings that players may change."""
        return tuple(ruling for ruling in self.rulings.values() if ruling.options)

    def ruling(self, rule_id: str) -> Ruling:
        """The ruling of that entry. Raises `BadData` if it has none."""
        if rule_id not in self.rulings:
            raise _not_one_of(rule_id, rule_id, [ruling.id for ruling in self.switchable])
        return self.rulings[rule_id]

    def choose(self, chosen: Mapping[str, str]) -> "Rulings":
        """The defaults, except for those chosen. Raises `BadData` for an unknown entry or option."""
        rulings = Rulings(self)
        for rule_id, option in chosen.items():
            rulings = rulings.with_(rule_id, option)
        return rulings


@dataclass(frozen=True, slots=True)
class Rulings:
    """The readings in force: a book's defaults except for those changed. Hashable, for use in a key."""

    book: RulingsBook
    _changed: tuple[tuple[str, str], ...] = ()

    def of(self, rule_id: str) -> str:
        """The option in force for an entry. Raises `BadData` if it has no ruling."""
        for changed, option in self._changed:
            if changed == rule_id:
                return option
        return self.book.ruling(rule_id).default

    def with_(self, rule_id: str, option: str) -> "Rulings":
        """A copy with this option for the entry. Raises `BadData` for an unknown entry or option."""
        ruling = self.book.ruling(rule_id)
        if option not in ruling.allowed:
            raise _not_one_of(rule_id, option, ruling.allowed)
        others = {key: value for key, value in self._changed if key != rule_id}
        if option != ruling.default:
            others[rule_id] = option
        return replace(self, _changed=tuple(sorted(others.items())))

    @property
    def changed(self) -> Mapping[str, str]:
        """The options that differ from the defaults, by entry."""
        return MappingProxyType(dict(self._changed))


@cache
def rulings_book(folder: Path = FOLDER) -> RulingsBook:
    """The rulings book of a folder, read once. Raises `BadData` naming file, line and key."""
    file = folder / "rulings.toml"
    contents = read_file(_File, file)
    switches = {key: _ruling(key, switch, file) for key, switch in contents.rulings.items()}
    fixed = {key: Ruling(key, (), FIXED) for key in contents.fixed}
    return RulingsBook(MappingProxyType(switches | fixed))


def default_rulings() -> Rulings:
    """The project's own readings, none of them changed."""
    return Rulings(rulings_book())


def _ruling(rule_id: str, switch: _Switch, file: Path) -> Ruling:
    """A switchable ruling. Raises `BadData` if its default is not among its options."""
    ruling = Ruling(rule_id, switch.options, switch.default)
    if switch.default not in ruling.allowed:
        raise _not_one_of(f"rulings.{rule_id}.default", switch.default, ruling.allowed).inside(str(file))
    return ruling


def _not_one_of(key: str, found: str, allowed: Sequence[str]) -> BadData:
    about = {"found": found, "allowed": ", ".join(allowed), "nearest": nearest(found, allowed)}
    return BadData("not-one-of", key=key, about=about)
