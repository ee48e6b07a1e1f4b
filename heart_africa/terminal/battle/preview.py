"""What an order needs, shown before its dice: the number, its chance, and its folded reasons."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from heart_africa.core.journal.records import Command
from heart_africa.core.reckoning import Reckoning
from heart_africa.language.battle.answers import said_of
from heart_africa.language.battle.names import Names
from heart_africa.language.narration import name, percent, signed
from heart_africa.rules.battle import Battle
from heart_africa.rules.book import Book
from heart_africa.rules.odds.duels import BoutOdds, odds_of_bout
from heart_africa.rules.play.close_combat import Fight, bout_of, matches
from heart_africa.rules.play.shooting import Fire
from heart_africa.rules.referee.shooting import unit_shots
from heart_africa.rules.referee.shooting.choices import unmeasured
from heart_africa.rules.referee.stated_facts import Past
from heart_africa.terminal.play.wording import needed, show_sum
from heart_africa.terminal.screen import Screen

Key = tuple[str, str, int, BoutOdds]
"""A bout without its names: the troop of the one, that of the others, how many those are, what may come."""


def show_preview(screen: Screen, book: Book, battle: Battle, command: Command) -> None:
    """What its dice will need, if it is an order that throws against a number. Raises `BadData`."""
    show = SHOWN.get(type(command))
    if show is not None:
        show(screen, book, battle, command)


def _shots(screen: Screen, book: Book, battle: Battle, fire: Fire) -> None:
    """Each kind of shot with the face that it needs, its reasons below."""
    for group in unit_shots.preview(book, battle, fire):
        heading = screen.say("referee-shots", count=group.dice)
        screen.print(f"{heading} {needed(screen, group.check)}", "bold", indent=2)
        show_sum(screen, group.check.reckoning, indent=4)


def show_unmeasured(
    screen: Screen,
    book: Book,
    battle: Battle,
    past: Past,
    fire: Fire,
    *,
    warned: set[tuple[int, str]],
) -> None:
    """Enemies who may be nearer, for all that was said: of each unit once a turn, before the dice."""
    names = Names(battle)
    for line in unmeasured(book, battle, past, fire):
        told = (battle.turn, str(line.about["unit"]))
        if told not in warned:
            warned.add(told)
            rivals = line.about["rivals"]
            assert isinstance(rivals, tuple)  # noqa: S101  # as the rules name them
            codes = tuple(names.code(screen.lang, rival) for rival in rivals)
            text = said_of(screen, battle, replace(line, about={**line.about, "rivals": codes}))
            screen.print(text, "yellow", indent=2)


def _bouts(screen: Screen, book: Book, battle: Battle, order: Fight) -> None:
    """Bouts, those that differ in names alone together: both scores with reasons, how likely who falls.

    Below them whose die is which, bout by bout, as the faces are typed.
    """
    alike: dict[Key, int] = {}
    names, in_turn = Names(battle), list[str]()
    for match in matches(book, battle, order):
        bout = bout_of(battle, match, order)
        key = (bout.one.troop, bout.others[0].troop, len(bout.others), odds_of_bout(book, bout))
        alike[key] = alike.get(key, 0) + 1
        in_turn.append(", ".join(names.figure_code(screen.lang, who) for who in match.names))
    for key, count in alike.items():
        _show_bout(screen, key, count)
    if in_turn:
        screen.print(screen.say("referee-bout-dice", who=" · ".join(in_turn)), indent=2)


def _show_bout(screen: Screen, key: Key, count: int) -> None:
    lang, (one, other, others, odds) = screen.lang, key
    own, theirs = name(lang, "figures", one, count=1), name(lang, "figures", other, count=others)
    about = {"count": count, "one": own, "others": theirs, "falls": percent(lang, odds.falls),
             "kills": percent(lang, odds.kills(1))}  # fmt: skip
    screen.print(screen.say("referee-bout", **about), "bold", indent=2)
    first = odds.as_first[0]
    _score(screen, name(lang, "figure", one), first.one)
    _score(screen, name(lang, "figure", other), first.other)


def _score(screen: Screen, who: str, score: Reckoning) -> None:
    screen.print(screen.say("referee-score", who=who, total=signed(score.total, nothing="0")), indent=4)
    show_sum(screen, score, indent=6)


SHOWN: Mapping[type[Any], Callable[[Screen, Book, Battle, Any], None]] = {
    Fire: _shots,
    Fight: _bouts,
}
