"""A battle in words for whoever shows it, at the terminal or on the desk: where it stands, why, the dice."""

from collections.abc import Iterable, Iterator, Mapping

from heart_africa.core.citations import cite
from heart_africa.core.messages import has
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Line
from heart_africa.language.battle.names import Names
from heart_africa.language.battle.shorthands import SHORT
from heart_africa.language.dice import Speaker
from heart_africa.language.lexicon import attribute, order_message
from heart_africa.language.narration import name, objection, words
from heart_africa.language.order_fields import form
from heart_africa.rules.battle import Battle, Stage
from heart_africa.rules.battle.ground import Ground, Piece
from heart_africa.rules.referee.agenda import Agenda
from heart_africa.rules.referee.referee import ORDERS

SHOWN, FEW = 8, 3
"""So many units or verbs are named in a row; of more there is the list in the status, or only a few."""

KINDS = {form(order).kind: order for order in ORDERS}


def title(speaker: Speaker, battle: Battle) -> str:
    """Where the evening stands: "Turn 3 · Shooting"; before the first turn, the stage."""
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
    return f"{text[:1].upper()}{text[1:]} ({cite(why.rule, why.page, speaker.lang)})"


def _short(value: object) -> object:
    """Names in a row, the first of them if they are many: who all of them are is said beside."""
    names = value.split(", ") if isinstance(value, str) else []
    return ", ".join([*names[:FEW], "…"]) if len(names) > SHOWN else value


def listed(speaker: Speaker, names: Names, who: Iterable[str]) -> str:
    """Units by code and name, figures by name, no more than fit a line or two."""
    shown = list(who)
    parts = [called(speaker, names, each) for each in shown[:SHOWN]]
    rest = len(shown) - len(parts)
    return ", ".join([*parts, speaker.say("referee-more", count=rest)] if rest else parts)


def called(speaker: Speaker, names: Names, who: str) -> str:
    """A unit by code and name: "R1 Guardia"; a side by its colour; anything else by its name."""
    if who in names.battle.units:
        return f"{names.code(speaker.lang, who)} {who}"
    return speaker.say("referee-side", side=who) if who in {"red", "blue"} else who


def verb(speaker: Speaker, kind: str) -> str:
    """The verb of an order, as it is typed."""
    command = SHORT.get(kind) or KINDS.get(kind)
    return form(command).verbs(speaker.lang)[0] if command else kind


def typed(kind: str) -> str:
    """The kind of the order as people type it: what is recorded shot by shot is typed in short."""
    command = SHORT.get(kind)
    return form(command).kind if command else kind


def order_help(lang: str, kind: str) -> str:
    """What an order is for."""
    return attribute(lang, order_message(typed(kind)), "help")


def objections(speaker: Speaker, names: Names, problems: Iterable[Problem]) -> tuple[str, ...]:
    """Objections as sentences, each once; one that holds for several figures of a unit names the others."""
    kinds: dict[tuple[str, str, str], dict[str, str]] = {}
    for each in problems:
        text, figure = objection(speaker.lang, each), each.where in names.battle.company
        unit = names.group(each.where) if figure else text
        kinds.setdefault((each.code, each.rule, unit), {}).setdefault(text, each.where)
    return tuple(text for alike in kinds.values() for text in _together(speaker, names, alike))


def _together(speaker: Speaker, names: Names, alike: Mapping[str, str]) -> Iterator[str]:
    """Sentences of a kind with the figure that each is about; several of one figure are told one by one."""
    (first, _), *rest = alike.items()
    if not rest or len(set(alike.values())) < len(alike):
        yield from alike
        return
    others = ", ".join(names.codes(speaker.lang, (figure for _, figure in rest)))
    yield speaker.say("referee-so-too", text=first, count=len(rest), who=others)


def ground(speaker: Speaker, table: Ground) -> str:
    """The table and what lies on it, piece by piece with its sides in inches."""
    pieces = ", ".join(_piece(speaker, each) for each in table.pieces)
    about = {"long": table.long_in, "wide": table.wide_in, "pieces": pieces}
    return speaker.say("referee-ground", count=len(table.pieces), **about)


def _piece(speaker: Speaker, piece: Piece) -> str:
    kind = "piece" if has(speaker.lang, f"names-piece-{piece.what.replace('_', '-')}") else "ground"
    sides = f"{piece.long_in:g}″" if not piece.wide_in else f"{piece.long_in:g} × {piece.wide_in:g}″"
    return f"{name(speaker.lang, kind, piece.what)} {sides}"
