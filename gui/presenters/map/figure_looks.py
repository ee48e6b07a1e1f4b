"""The figures of a table as they are drawn and listed: places, sides, signs, states."""

from collections.abc import Iterator
from typing import Literal

from gui.documents.map.document import OpenMap
from gui.session import Session
from heart_africa.board.layout import Layout, Stand
from heart_africa.board.moves.obstacles import in_flames
from heart_africa.board.scene import base_of
from heart_africa.core.dataclass import dataclass
from heart_africa.language.battle.words import Names
from heart_africa.language.narration import decimal, in_language, name
from heart_africa.rules.battle import Battle, Figure, SideId, Sort, Stage, Unit, Where
from heart_africa.rules.battle.units import NO_PART
from heart_africa.rules.book import ATTENDANT, BAGGAGE, NO_TROOP, Arm, Book, Weapon
from heart_africa.rules.play.fires import burns

Sign = Literal[
    "leader", "standard", "doctor", "scout", "bearer", "rifle", "musket", "bow", "javelin", "spear",
    "gun", "machine_gun", "baggage", "boat",
]  # fmt: skip
OWN: dict[str, Sign] = {
    "standard_bearer": "standard",
    "witch_doctor": "doctor",
    "scout": "scout",
    "gun_bearer": "bearer",
    ATTENDANT: "bearer",
    "machine_gun": "machine_gun",
    BAGGAGE: "baggage",
}
BY_WEAPON: dict[Weapon, Sign] = {
    Weapon.BREECH_LOADER: "rifle",
    Weapon.MUZZLE_LOADER: "musket",
    Weapon.THROWN: "javelin",
    Weapon.BOW: "bow",
    Weapon.GUN: "gun",
    Weapon.NONE: "spear",
}
SIGNS: tuple[Sign, ...] = (*dict.fromkeys((*BY_WEAPON.values(), "leader", *OWN.values(), "boat")),)


@dataclass(frozen=True, slots=True)
class FigureLook:
    """Everything about a figure's picture; figures with the same look share one."""

    side: SideId
    sign: Sign
    wide_in: float
    deep_in: float
    round: bool = False
    mounted: bool = False
    hidden: bool = False
    unloaded: bool = False
    dispersed: bool = False
    covered: bool = False


@dataclass(frozen=True, slots=True)
class Token:
    """A figure on the map; `code` is its short name, such as R1.3."""

    figure: str
    unit: str
    code: str
    stand: Stand
    look: FigureLook


def sign_of(book: Book, unit: Unit, figure: Figure) -> Sign:
    """The sign that is drawn on a figure."""
    troop = figure.troop
    if unit.sort is Sort.LEADER and troop not in OWN and figure == unit.figures[0]:
        return "leader"
    if troop in OWN:
        return OWN[troop]
    arm = NO_TROOP[troop] if troop in NO_TROOP else book.arm(troop)
    return "boat" if arm is Arm.VESSEL else BY_WEAPON[book.troops[troop].weapon]


def visible(battle: Battle, unit: Unit, viewer: SideId) -> bool:
    """Whether a unit is seen: an ambush is seen by its own side only, until the battle is over."""
    if unit.where is Where.AMBUSH:
        return unit.side == viewer or battle.stage is Stage.OVER
    return unit.where in {Where.TABLE, Where.WAITING}


def tokens(
    session: Session, book: Book, battle: Battle, layout: Layout, viewer: SideId = ""
) -> tuple[Token, ...]:
    """The figures that may be seen on the table, in the order of the units."""
    return tuple(_tokens(session, book, battle, layout, viewer))


def _tokens(session: Session, book: Book, battle: Battle, layout: Layout, viewer: SideId) -> Iterator[Token]:
    names = Names(battle)
    for unit in battle.units.values():
        if not visible(battle, unit, viewer):
            continue
        for figure in unit.figures:
            if figure.may_act and figure.name in layout.stands:
                yield _token(session, book, names, (unit, figure), layout.stands[figure.name])


def _token(session: Session, book: Book, names: Names, who: tuple[Unit, Figure], stand: Stand) -> Token:
    unit, figure = who
    code = names.figure_code(session.lang, figure.name)
    base = stand.base or base_of(book, figure.troop, on_foot=figure.dismounted)
    arm = None if figure.troop in NO_TROOP else book.arm(figure.troop)
    look = FigureLook(
        unit.side,
        sign_of(book, unit, figure),
        base.wide_in,
        base.deep_in,
        base.form == "round",
        mounted=arm is Arm.MOUNTED and not figure.dismounted,
        hidden=unit.where is Where.AMBUSH,
        unloaded=figure.unloaded,
        dispersed=figure.alone,
        covered=figure.cover,
    )
    return Token(figure.name, unit.name, code, stand, look)


def spoken(session: Session, battle: Battle, token: Token) -> str:
    """A figure in words for a list: who, what, where, facing which way."""
    return session.say(
        "table_map-figure",
        code=token.code,
        unit=token.unit,
        troop=name(session.lang, "troop", battle.figure(token.figure).troop),
        side=token.look.side,
        x=measured(session, token.stand.x),
        y=measured(session, token.stand.y),
        facing=round(token.stand.facing) % 360,
    )


def measured(session: Session, inches: float) -> str:
    """A distance to 0.01 in the person's unit; an inch is a centimetre for small figures (SCALE-02)."""
    return session.say("table_map-measure", number=plain(session, inches), measure=session.settings.measure)


def plain(session: Session, inches: float) -> str:
    """The number of a distance, with the point or comma of the language."""
    return decimal(session.lang, inches, 2)


# --- figures and fires as a list ---


@dataclass(frozen=True, slots=True)
class Group:
    """A unit with its figures in words.

    `absent`: it is not on the table; `waits`: it is not, and could be placed.
    """

    unit: str
    text: str
    spoken: str
    figures: tuple[tuple[str, str], ...]
    absent: bool = False
    waits: bool = False


def groups(session: Session, opened: OpenMap, tokens: tuple[Token, ...]) -> tuple[Group, ...]:
    """Every unit that may be seen, those on the table first, then fires."""
    battle, names = opened.table.shown, Names(opened.table.battle)
    said = {token.figure: spoken(session, battle, token) for token in tokens}
    found = []
    for unit in battle.units.values():
        here = [each.name for each in unit.here]
        if not here or unit.where in NO_PART:
            continue
        absent = not any(name in said for name in here)
        waits = absent and visible(battle, unit, opened.table.viewer)
        code = names.code(session.lang, unit.name)
        unit_name = in_language(session.lang, unit.name)
        text = session.say("table_map-list-unit", code=code, unit=unit_name, count=len(here))
        where = session.say("table_map-list-absent")
        text = f"{text} · {where}" if absent else text
        rows = tuple(
            (name, said.get(name) or f"{names.figure_code(session.lang, name)} · {where}") for name in here
        )
        found.append(Group(unit.name, text, text, rows, absent, waits))
    return (*_burning(session, opened, names), *sorted(found, key=lambda each: each.absent))


def _burning(session: Session, opened: OpenMap, names: Names) -> Iterator[Group]:
    """Return what burns, since when, and who stands in the flames."""
    inside = {each.place: each.figures for each in in_flames(opened.scene)}
    for each in opened.table.battle.fires:
        figures = inside.get(each.name, ())
        if burns(opened.book, each.fire, opened.table.battle.turn):
            about = {"place": each.name, "turn": each.fire.lit, "count": len(figures)}
            text = session.say("table_map-list-burning", **about)
        else:
            text = session.say("table_map-list-burnt-out", place=each.name)
        rows = tuple((name, names.figure_code(session.lang, name)) for name in figures)
        yield Group(each.name, text, text, rows)
