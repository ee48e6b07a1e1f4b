"""What the dice of an order need, printed before they are thrown: number, chance, reasons."""

from collections.abc import Callable, Mapping
from typing import Any

from heart_africa.core.journal.records import Command
from heart_africa.core.reckoning import Reckoning
from heart_africa.language.battle.answers import nearer
from heart_africa.language.battle.words import Names
from heart_africa.language.narration import name, percent, signed, together
from heart_africa.rules.battle import Battle
from heart_africa.rules.book import Book
from heart_africa.rules.odds.melees import odds_of_bout
from heart_africa.rules.play.close_combat.objections import matches
from heart_africa.rules.play.close_combat.orders import Fight
from heart_africa.rules.play.close_combat.scores import Bout, bout_of
from heart_africa.rules.play.shooting.orders import Fire
from heart_africa.rules.referee.feature import Past
from heart_africa.rules.referee.shooting.choices import unmeasured
from heart_africa.rules.referee.shooting.shots import preview
from heart_africa.terminal.play.wording import needed, show_sum
from heart_africa.terminal.screen import Screen


def show_preview(screen: Screen, book: Book, battle: Battle, command: Command) -> None:
    """Print what the order's dice need, if it throws against a number. Raises `BadData`."""
    show = SHOWN.get(type(command))
    if show is not None:
        show(screen, book, battle, command)


def _shots(screen: Screen, book: Book, battle: Battle, fire: Fire) -> None:
    """Print the face that each kind of shot needs, with its reasons."""
    for group in preview(book, battle, fire):
        heading = screen.say("referee-shots", count=group.dice)
        screen.print(f"{heading} {needed(screen, group.check)}", "bold", indent=2)
        show_sum(screen, group.check.reckoning, indent=4)


def show_unmeasured(
    screen: Screen, book: Book, battle: Battle, past: Past, fire: Fire, *, warned: set[tuple[int, str]]
) -> None:
    """Warn of enemies who may be nearer by what was stated, once a turn for each unit."""
    for line in unmeasured(book, battle, past, fire):
        told = (battle.turn, str(line.about["unit"]))
        if told not in warned:
            warned.add(told)
            screen.print(nearer(screen, battle, line, "terminal"), "yellow", indent=2)


def _bouts(screen: Screen, book: Book, battle: Battle, order: Fight) -> None:
    """Print both scores with reasons and chances; bouts that differ only in names are shown once.

    Below them, whose die is typed in which place.
    """
    alike: dict[object, list[Bout]] = {}
    names, in_turn = Names(battle), list[str]()
    for match in matches(book, battle, order):
        bout = bout_of(battle, match, order)
        alike.setdefault(bout.facts, []).append(bout)
        in_turn.append(", ".join(names.figure_code(screen.lang, who) for who in match.names))
    for same in alike.values():
        _show_bout(screen, book, same[0], len(same))
    if in_turn:
        screen.print(screen.say("referee-bout-dice", who=" · ".join(in_turn)), indent=2)


def _show_bout(screen: Screen, book: Book, bout: Bout, count: int) -> None:
    """Print the scores of a bout and its chances.

    Opponents have a line each if they differ in troop or position.
    """
    lang, odds = screen.lang, odds_of_bout(book, bout)
    one, others = together(lang, [bout.one.troop]), together(lang, (other.troop for other in bout.others))
    falls, kills = percent(lang, odds.falls), percent(lang, odds.kills(1))
    about = {"count": count, "one": one, "others": others, "falls": falls, "kills": kills}
    screen.print(screen.say("referee-bout", **about), "bold", indent=2)
    shown = {other.facts: (other, duel) for other, duel in zip(bout.others, odds.as_first, strict=True)}
    own = list[Reckoning]()
    for other, duel in shown.values():
        if duel.one not in own:  # equal scores are shown once
            own.append(duel.one)
            _score(screen, name(lang, "figure", bout.one.troop), duel.one)
        _score(screen, name(lang, "figure", other.troop), duel.other)


def _score(screen: Screen, who: str, score: Reckoning) -> None:
    screen.print(screen.say("referee-score", who=who, total=signed(score.total, nothing="0")), indent=4)
    show_sum(screen, score, indent=6)


SHOWN: Mapping[type[Any], Callable[[Screen, Book, Battle, Any], None]] = {Fire: _shots, Fight: _bouts}
