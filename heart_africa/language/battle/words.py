"""A battle and its units in words, for terminal, desk and papers, and whom such words mean."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from itertools import product

from heart_africa.core.citations import cite
from heart_africa.core.dataclass import dataclass
from heart_africa.core.fields import Holds, Meaning
from heart_africa.core.journal.codec import by_kind
from heart_africa.core.messages import LANGUAGES, has
from heart_africa.core.problems import BadData, Problem
from heart_africa.core.reckoning import Line
from heart_africa.core.strict import nearest
from heart_africa.core.text import alphabetical
from heart_africa.language.battle.shorthands import SHORT
from heart_africa.language.lines import plain
from heart_africa.language.narration import Speaker, capital, in_language, name, objection, spellings, words
from heart_africa.language.order_fields import attribute, form, order_message, words_of
from heart_africa.language.values import GameNames
from heart_africa.rules.battle import Battle, Gone, SideId, Stage, Unit, Where
from heart_africa.rules.battle.state import Ground, Piece, PlacedWork
from heart_africa.rules.battle.units import Fault, counted
from heart_africa.rules.book import TRAPS, Book
from heart_africa.rules.play.fires import burns
from heart_africa.rules.referee.feature import Agenda
from heart_africa.rules.referee.referee import ORDERS

# --- the names of units and figures that a word can mean: in full, shortened, or as code (R1, B3, R1.4) ---


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


# --- a battle in words ---


SHOWN, FEW = 8, 3
"""The most units or verbs named in a row, and how many of more are named."""

KINDS = by_kind(ORDERS)


def title(speaker: Speaker, battle: Battle) -> str:
    """Where the battle stands: "Turn 3 · Shooting"; before the first turn, the stage."""
    if battle.stage is Stage.PLAY:
        step = speaker.say("report-step", step=battle.step.value)
        return speaker.say("referee-turn", turn=battle.turn, step=step)
    return speaker.say("referee-stage", stage=battle.stage.value)


def side_name(speaker: Speaker, battle: Battle, side: str) -> str:
    """The colour of a side with the name of its army: "Red (Caravana de Tabora)"."""
    colour = speaker.say("referee-side", side=side or "umpire")
    army = battle.sides[side].name if side in battle.sides else ""
    return speaker.say("referee-side-named", side=colour, army=army) if army else colour


def reason(speaker: Speaker, why: Line, agenda: Agenda | None = None) -> str:
    """Why something comes next, with rule and page."""
    about = {key: _short(value) for key, value in {**why.about, **(agenda.about if agenda else {})}.items()}
    text = words(speaker.lang, why.what, about)
    return f"{capital(text)} ({cite(why.rule, why.page, speaker.lang)})"


def _short(value: object) -> object:
    """Names in a row, only the first if they are many: they are all listed beside."""
    names = value.split(", ") if isinstance(value, str) else []
    return ", ".join([*names[:FEW], "…"]) if len(names) > SHOWN else value


def listed(speaker: Speaker, names: Names, who: Iterable[str]) -> str:
    """Units by code and name, figures by name, only as many as fit in a line or two."""
    shown = list(who)
    parts = [called(speaker, names, each) for each in shown[:SHOWN]]
    rest = len(shown) - len(parts)
    return ", ".join([*parts, speaker.say("referee-more", count=rest)] if rest else parts)


def called(speaker: Speaker, names: Names, who: str) -> str:
    """A unit by code and name: "R1 Guardia"; a side by its colour; a figure by its name."""
    if who in names.battle.units:
        return f"{names.code(speaker.lang, who)} {in_language(speaker.lang, who)}"
    if who in {"red", "blue"}:
        return speaker.say("referee-side", side=who)
    return in_language(speaker.lang, who)


def verb(speaker: Speaker, kind: str) -> str:
    """The verb of an order as it is typed."""
    command = SHORT.get(kind) or KINDS.get(kind)
    return form(command).verbs(speaker.lang)[0] if command else kind


def typed(kind: str) -> str:
    """The kind of order that is typed for this kind: a shorthand's if there is one."""
    command = SHORT.get(kind)
    return form(command).kind if command else kind


def order_help(lang: str, kind: str) -> str:
    """What an order is for, in words."""
    return attribute(lang, order_message(typed(kind)), "help")


def objections(speaker: Speaker, names: Names, problems: Iterable[Problem]) -> tuple[str, ...]:
    """Objections as sentences, each once; one about several figures of a unit names the others."""
    kinds: dict[tuple[str, str, str], dict[str, str]] = {}
    for each in problems:
        text, figure = objection(speaker.lang, each), each.where in names.battle.company
        unit = names.group(each.where) if figure else text
        kinds.setdefault((each.code, each.rule, unit), {}).setdefault(text, each.where)
    return tuple(text for alike in kinds.values() for text in _together(speaker, names, alike))


def _together(speaker: Speaker, names: Names, alike: Mapping[str, str]) -> Iterator[str]:
    """Sentences of one kind, with all figures that they are about.

    Several about one figure are told singly.
    """
    (first, _), *rest = alike.items()
    if not rest or len(set(alike.values())) < len(alike):
        yield from alike
        return
    others = ", ".join(names.codes(speaker.lang, (figure for _, figure in rest)))
    yield speaker.say("referee-so-too", text=first, count=len(rest), who=others)


def ground(speaker: Speaker, table: Ground) -> str:
    """The table with its pieces and their sides in inches."""
    pieces = ", ".join(_piece(speaker, each) for each in table.pieces)
    about = {"long": table.long_in, "wide": table.wide_in, "pieces": pieces}
    return speaker.say("referee-ground", count=len(table.pieces), **about)


def _piece(speaker: Speaker, piece: Piece) -> str:
    kind = "piece" if has(speaker.lang, f"names-piece-{piece.what.replace('_', '-')}") else "ground"
    sides = f"{piece.long_in:g}″" if not piece.wide_in else f"{piece.long_in:g} × {piece.wide_in:g}″"
    return f"{name(speaker.lang, kind, piece.what)} {sides}"


# --- units and the table in words ---


Said = tuple[str, dict[str, object]]
"""A message and its facts."""


def army(speaker: Speaker, battle: Battle, side: SideId) -> str:
    """A side with its role, and how many of its figures are left."""
    figures = [figure.here for figure in counted(battle.of(side))]
    role = battle.role(side) if battle.attacker else "none"
    about = {
        "side": side_name(speaker, battle, side),
        "role": role,
        "left": sum(figures),
        "began": len(figures),
    }
    return speaker.say("referee-army", **about)


def states(speaker: Speaker, names: Names, unit: Unit) -> Iterator[Said]:
    """The states of a unit that matter now as messages, the gravest first."""
    battle = names.battle
    if not unit.here:
        left = any(figure.gone is Gone.LEFT for figure in unit.figures)
        yield "referee-state-gone", {"how": "fled" if unit.broken else "left" if left else "gone"}
        return
    if unit.broken:
        yield "referee-state-broken", {}
    if unit.markers:
        yield "referee-state-markers", {"count": unit.markers}
    if unit.lost:
        yield "referee-state-lost", {"count": unit.lost}
    if unit.where is not Where.TABLE:
        yield f"referee-state-{unit.where.value}", {}
    if unit.where is Where.AMBUSH:
        yield "referee-state-hidden", {"place": unit.hidden}
    yield from _company(speaker, names, unit)
    if battle.stage is Stage.PLAY:
        if unit.done:
            yield ("referee-state-still" if unit.still else "referee-state-moved"), {}
        elif unit.rolled:
            yield "referee-state-rolled", {}
        if unit.emerged:
            yield "referee-state-emerged", {}
        if unit.arrived:
            yield "referee-state-arrived", {}
    yield from _figures(speaker, names, unit)
    if unit.hits:
        yield "referee-state-hits", {"count": unit.hits}
    if unit.aground:
        yield "referee-state-aground", {}


def _company(speaker: Speaker, names: Names, unit: Unit) -> Iterator[Said]:
    if unit.contingent:
        yield "referee-state-ally", {"list": name(speaker.lang, "list", unit.contingent)}
    if unit.with_unit:
        yield "referee-state-with", {"unit": called(speaker, names, unit.with_unit)}
    carried = Counter(figure.aboard or unit.aboard for figure in unit.here)
    for vessel, count in carried.items():
        if vessel:
            about = {"vessel": called(speaker, names, vessel), "count": count}
            yield f"referee-state-aboard{'-some' if len(carried) > 1 else ''}", about
    if unit.guided:
        yield "referee-state-guided", {"scout": unit.guided}
    if unit.guard and names.battle.stage is Stage.DEPLOY:
        yield "referee-state-guard", {}


def _figures(speaker: Speaker, names: Names, unit: Unit) -> Iterator[Said]:
    here, battle = unit.here, names.battle
    enemies = {battle.company[enemy] for figure in here for enemy in figure.enemies}
    if enemies:
        fighting = sum(bool(figure.enemies) for figure in here)
        who = ", ".join(names.code(speaker.lang, each) for each in sorted(enemies, key=alphabetical))
        yield "referee-state-contact", {"count": fighting, "who": who}
    alike = {
        "unloaded": sum(figure.unloaded for figure in here),
        "jammed": sum(figure.fault is Fault.JAMMED for figure in here),
        "out-of-order": sum(figure.fault is Fault.BROKEN for figure in here),
        "cover": sum(figure.cover for figure in here),
        "alone": sum(figure.alone for figure in here),
        "dismounted": sum(figure.dismounted for figure in here),
        "on-roof": sum(figure.on_roof for figure in here),
        "reloading": sum(figure.reloading for figure in here),
    }
    for state, count in alike.items():
        if count:
            yield f"referee-state-{state}", {"count": count, "all": "yes" if count == len(here) else "no"}
    for work in sorted({figure.behind for figure in here if figure.behind}):
        yield "referee-state-behind", {"work": work.value}


def troops_of(speaker: Speaker, unit: Unit) -> str:
    """The troops of a unit; with several, how many figures of each."""
    troops = unit.troops or Counter(figure.troop for figure in unit.figures)
    if len(troops) == 1:
        return name(speaker.lang, "troop", next(iter(troops)))
    return ", ".join(name(speaker.lang, "figures", each, count=count) for each, count in troops.items())


def around(speaker: Speaker, book: Book, battle: Battle) -> Iterator[str]:
    """What holds for the whole table: scenario, light, terrain, works, fires, captures."""
    if battle.scenario:
        yield speaker.say("report-scenario", scenario=battle.scenario)
    if battle.light.time != "day":
        yield speaker.say("event-light-chosen", time=battle.light.time, turns=battle.light.turns)
    if battle.light.time in {"dawn", "dusk"} and battle.stage is Stage.PLAY:
        yield speaker.say("referee-dark", dark="yes" if battle.light.dark(battle.turn) else "no")
    if battle.ground:
        yield ground(speaker, battle.ground)
    yield from _works(speaker, battle)
    for fire in battle.fires:
        how = "lit" if burns(book, fire.fire, battle.turn) else "out"
        yield speaker.say("referee-fire", place=fire.name, how=how)
    if battle.spell_broken:
        yield speaker.say("referee-spell")
    for side, count in battle.captured.items():
        if count:
            yield speaker.say("referee-captured", side=side_name(speaker, battle, side), count=count)
    if battle.held:
        yield speaker.say("referee-held", count=battle.held)
    if battle.verdict:
        yield speaker.say("referee-won", winner=winner(speaker, battle))


def _works(speaker: Speaker, battle: Battle) -> Iterator[str]:
    """The works that each side has placed; markers do not tell which traps are real (TRAP-05)."""
    for side in battle.sides:
        own = [each for each in battle.laid if each.side == side]
        told = [_work(speaker, each) for each in own if each.work not in TRAPS]
        if traps := sum(each.amount for each in own if each.work in TRAPS):
            told.append(speaker.say("referee-works-traps", count=traps))
        if told:
            yield speaker.say("referee-works", side=side_name(speaker, battle, side), works=", ".join(told))


def _work(speaker: Speaker, laid: PlacedWork) -> str:
    told = name(speaker.lang, "works", laid.work, count=laid.amount)
    return f"{told} ({laid.name})" if laid.name else told


def winner(speaker: Speaker, battle: Battle) -> str:
    """The winner by the name of his army, or that nobody has won."""
    verdict = battle.verdict
    side = {"attacker": battle.attacker, "defender": battle.defender}.get(
        verdict.winner if verdict else "", ""
    )
    return side_name(speaker, battle, side) if side else speaker.say("report-draw")
