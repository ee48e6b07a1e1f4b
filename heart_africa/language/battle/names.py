"""The names of units and figures that a word can mean: in full, shortened, or as code (R1, B3, R1.4)."""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from itertools import product

from heart_africa.core.dataclass import dataclass
from heart_africa.core.fields import Holds, Meaning
from heart_africa.core.messages import LANGUAGES
from heart_africa.core.problems import BadData
from heart_africa.core.strict import nearest
from heart_africa.language.given_names import spellings
from heart_africa.language.lexicon import words_of
from heart_africa.language.lines import plain
from heart_africa.language.values import GameNames
from heart_africa.rules.battle import Battle, SideId, Unit

RANGE = re.compile(r"(?P<unit>.+)\.(?P<first>\d{1,3})(?:-(?P<last>\d{1,3}))?")
SIDES: tuple[SideId, ...] = ("red", "blue")
MANY = 40
"""The most names that a fault lists."""


def letter_of(lang: str, side: SideId) -> str:
    """The letter of a side in codes: R and B, in Spanish R and A."""
    return words_of(lang, f"value-{side}")[0][0].upper()


@dataclass(frozen=True)
class Names(GameNames):
    """The names in a battle as it stands.

    `mine` returns the side whose units a shortened name means first; it is only called for such names.
    """

    battle: Battle
    mine: Callable[[], SideId] | None = None

    # --- codes ---

    @cached_property
    def numbers(self) -> Mapping[str, tuple[SideId, int]]:
        """Side and number of every unit, in the order of mustering."""
        found = {}
        for side in SIDES:
            for number, unit in enumerate(self.battle.of(side), 1):
                found[unit.name] = (side, number)
        return found

    @cached_property
    def _by_code(self) -> Mapping[str, str]:
        return {
            f"{letter_of(lang, side)}{number}".lower(): name
            for lang in LANGUAGES
            for name, (side, number) in self.numbers.items()
        }

    def code(self, lang: str, unit: str) -> str:
        """The code of a unit, as R1."""
        side, number = self.numbers[unit]
        return f"{letter_of(lang, side)}{number}"

    def figure_code(self, lang: str, figure: str) -> str:
        """The code of a figure, as R1.4: that of its unit and its number there."""
        unit = self.battle.unit_of(figure)
        return f"{self.code(lang, unit.name)}.{_place(unit, figure)}"

    def codes(self, lang: str, figures: Iterable[str]) -> list[str]:
        """The codes of figures, consecutive ones as a range: R1.1-6."""
        runs: list[tuple[str, int, int]] = []
        for figure in figures:
            unit = self.battle.unit_of(figure)
            code, place = self.code(lang, unit.name), _place(unit, figure)
            if runs and runs[-1][0] == code and runs[-1][2] == place - 1:
                runs[-1] = (code, runs[-1][1], place)
            else:
                runs.append((code, place, place))
        return [f"{code}.{first}" + (f"-{last}" if last > first else "") for code, first, last in runs]

    def written(self, lang: str, holds: Meaning, name: str) -> str | None:
        """The code of a unit or figure; None for other names.

        A unit and its only figure may have the same name, so `holds` decides.
        """
        if holds not in {Holds.UNIT, Holds.FIGURE, Holds.WHO, Holds.ANY} or not self.group(name):
            return None
        return self.code(lang, name) if name in self.battle.units else self.figure_code(lang, name)

    def row(self, lang: str, holds: Meaning, names: Iterable[str]) -> list[str] | None:
        """The codes of figures, consecutive ones as a range; None for other names."""
        return self.codes(lang, names) if holds is Holds.FIGURE else None

    # --- whom a word means ---

    def meant(self, holds: Meaning, word: str) -> str:
        """The one name that a word means in a field of this kind. Raises `BadData`."""
        match holds:
            case Holds.UNIT:
                return self.unit(word)
            case Holds.FIGURE:
                return self.figure(word)
            case Holds.WHO:
                return self.who(word)
            case Holds.ANY:
                return self._side(word) or self.who(word)
            case Holds.SIDE:
                return self.side(word)
            case _:
                return word

    def several(self, holds: Meaning, word: str) -> tuple[str, ...]:
        """The names that one word of a row means. Raises `BadData`."""
        return (self.who(word),) if holds is Holds.WHO else self.figures(word)

    def anybody(self, word: str) -> str:
        """The unit or figure that a word means. Raises `BadData`."""
        return self.who(word)

    def group(self, name: str) -> str:
        """The unit of that name, or of that figure; "" for other names."""
        return name if name in self.battle.units else self.battle.company.get(name, "")

    def members(self, group: str) -> tuple[str, ...]:
        """The figures of a unit that are present."""
        return tuple(figure.name for figure in self.battle.unit(group).here)

    def unit(self, word: str) -> str:
        """The unit that a word means. Raises `BadData` if it means none or several."""
        return self._one(word, tuple(self.battle.units), "unit")

    def figure(self, word: str) -> str:
        """The figure that a word means; for a unit of one its figure. Raises `BadData`."""
        found = self.figures(word)
        if len(found) != 1:
            raise BadData("names-several", about={"found": word, "allowed": _listed(found)})
        return found[0]

    def figures(self, word: str) -> tuple[str, ...]:
        """The figures that a word means: one, a range of a unit, or the whole unit. Raises `BadData`."""
        if word in self.battle.company:
            return (word,)
        if part := RANGE.fullmatch(word):
            unit = self.battle.unit(self.unit(part["unit"]))
            first = int(part["first"])
            last = int(part["last"] or part["first"])
            if not 1 <= first <= last <= len(unit.figures):
                raise BadData(
                    "no-such-number", about={"found": word, "unit": unit.name, "most": len(unit.figures)}
                )
            return tuple(figure.name for figure in unit.figures[first - 1 : last])
        known = (*self.battle.units, *self.battle.company)
        found = self._one(word, known, "figure")
        if found in self.battle.company:
            return (found,)
        return tuple(figure.name for figure in self.battle.unit(found).here)

    def who(self, word: str) -> str:
        """The unit or figure that a word means. Raises `BadData`."""
        if word in self.battle.company or word in self.battle.units:
            return word
        if RANGE.fullmatch(word):
            return self.figure(word)
        return self._one(word, (*self.battle.units, *self.battle.company), "figure")

    def side(self, word: str) -> SideId:
        """The side that a word means: its colour, name or letter. Raises `BadData`."""
        if side := self._side(word):
            return side
        known = self._sides
        about = {"found": word, "nearest": nearest(plain(word), known), "allowed": ", ".join(known)}
        raise BadData("not-one-of", about=about)

    def _side(self, word: str) -> SideId:
        """The side that a word means, "" if none."""
        return self._sides.get(plain(word), "")

    @cached_property
    def _sides(self) -> Mapping[str, SideId]:
        return {plain(each): side for side in SIDES for each in self._called(side)}

    def _called(self, side: SideId) -> Iterable[str]:
        yield side
        for lang in LANGUAGES:
            yield from words_of(lang, f"value-{side}")
            yield letter_of(lang, side)
        if side in self.battle.sides and self.battle.sides[side].name:
            yield self.battle.sides[side].name

    def _one(self, word: str, known: tuple[str, ...], what: str) -> str:
        """The one of the known names that a word means: in full, as a code, or shortened.

        Raises `BadData`.
        """
        if word in known:
            return word
        sought = plain(word)
        if sought in self._by_code:
            return self._by_code[sought]
        mine = self.mine() if self.mine else ""
        own = tuple(name for name in known if mine and self._side_of(name) == mine)
        # A name in the battle takes precedence over a translated one.
        for kept, among, fits in product((True, False), (own, known), (_same, _begins, _inside)):
            said = {name: (name,) if kept else spellings(name) for name in among}
            meant = (name for name in among if any(fits(plain(each), sought) for each in said[name]))
            found = tuple(dict.fromkeys(meant)) if sought else ()
            if len(found) == 1:
                return found[0]
            if found and (unit := self._whole(found)):
                return unit
            if found:
                raise BadData("names-several", about={"found": word, "allowed": _listed(found)})
        about = {"what": what, "found": word, "nearest": nearest(word, known), "allowed": _listed(known)}
        raise BadData("not-in-the-battle", about=about)

    def _side_of(self, name: str) -> SideId:
        return self.battle.units[self.battle.company.get(name, name)].side

    def _whole(self, found: tuple[str, ...]) -> str:
        """The unit among these names if all others are its figures, else ""."""
        units = {self.battle.company.get(name, name) for name in found}
        unit = next(iter(units))
        return unit if len(units) == 1 and unit in found else ""


def _same(name: str, sought: str) -> bool:
    return name == sought


def _begins(name: str, sought: str) -> bool:
    return name.startswith(sought)


def _inside(name: str, sought: str) -> bool:
    return any(part.startswith(sought) for part in name.split())


def _place(unit: Unit, figure: str) -> int:
    return next(place for place, each in enumerate(unit.figures, 1) if each.name == figure)


def _listed(names: Iterable[str]) -> str:
    listed = list(names)
    return ", ".join(listed[:MANY]) + (", …" if len(listed) > MANY else "")
