"""From hits to casualties: what each wounded figure rolls, gives up or loses (pp. 4, 6, 9, 11, 14, 23)."""

from collections.abc import Collection, Iterable, Iterator

from heart_africa.core.checks import Check
from heart_africa.core.dice import Dice
from heart_africa.rules.book import Ability, Book
from heart_africa.rules.play.shooting.events import (
    AttendantGiven,
    Event,
    FigureShot,
    SaveRolled,
    SpellBroken,
)
from heart_africa.rules.play.shooting.saves import Wound, may_give_attendant, save

SAVE = "shooting-save-die"


def casualties(book: Book, wounds: Iterable[Wound], dice: Dice) -> Iterator[Event]:
    """What comes of all the hits of a phase: the first of each figure, then the second of who still stands.

    The dice of one round of saves are thrown together. Figures are told apart by name.
    """
    waiting: dict[str, list[Wound]] = {}
    for wound in wounds:
        waiting.setdefault(wound.target.name, []).append(wound)
    given: dict[str, int] = {}
    struck = frozenset(waiting)
    while waiting:
        faced = [_answer(book, hits.pop(0), given, struck) for hits in waiting.values()]
        faces = iter(dice.roll(sum(isinstance(answer, Check) for _, answer in faced), SAVE))
        dead = set()
        for wound, answer in faced:
            yield from (found := tuple(_outcome(wound, answer, faces)))
            dead |= {event.figure for event in found if isinstance(event, FigureShot)}
        waiting = {name: hits for name, hits in waiting.items() if hits and name not in dead}


def _answer(
    book: Book, wound: Wound, given: dict[str, int], struck: Collection[str]
) -> tuple[Wound, Check | AttendantGiven | None]:
    """What a figure sets against a hit: an attendant who is not struck himself, a save, nothing."""
    check, target, rows = save(book, wound), wound.target, book.shooting.saves
    named = tuple(name for name in target.gives if name not in struck)
    spent, lives = given.get(target.name, 0), len(named) if target.gives else target.lives
    if may_give_attendant(target) and spent < lives and not (target.rather_save and check):
        given[target.name] = spent + 1
        entry, who = rows.attendant_or_save if check else rows.attendant, named[spent] if named else ""
        return wound, AttendantGiven(target.name, wound.shooter.name, entry.rule, entry.page, who)
    return wound, check


def _outcome(wound: Wound, answer: Check | AttendantGiven | None, faces: Iterator[int]) -> Iterator[Event]:
    if isinstance(answer, AttendantGiven):
        yield answer
        return
    if answer is not None:
        rolled = SaveRolled(wound.target.name, answer, next(faces))
        yield rolled
        if rolled.saved:
            return
    yield FigureShot(wound.target.name, wound.target.troop, wound.shooter.name, wound.splash)


def spell_broken(book: Book, already: bool, lost: Iterable[Event]) -> Iterator[SpellBroken]:  # noqa: FBT001
    """The first White Man killed, if any: from the next phase on his like have no save (TROOP-05)."""
    entry = book.shooting.saves.spell_broken
    killed = (event for event in lost if isinstance(event, FigureShot))
    white = (event for event in killed if book.can(event.troop, Ability.WHITE_MAN_SAVE))
    if not already and (first := next(white, None)):
        yield SpellBroken(first.figure, entry.rule, entry.page)
