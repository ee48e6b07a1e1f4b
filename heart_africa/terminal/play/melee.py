"""`melee`: a close combat described by options: what each side needs, and what dice bring."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Annotated

import typer

from heart_africa.core.dataclass import dataclass
from heart_africa.core.dice import SIDES, Dice
from heart_africa.core.problems import Problem
from heart_africa.language.narration import chance, counted, folded, name, signed
from heart_africa.rules.battle import Battle, Figure, Sort, Unit
from heart_africa.rules.battle.staging import met, placed, stage
from heart_africa.rules.battle.state import BLUE, RED, SideId
from heart_africa.rules.book import ATTENDANT, Book, Trait
from heart_africa.rules.book import book as the_book
from heart_africa.rules.book.play import Step
from heart_africa.rules.play.close_combat.events import Event, Killed
from heart_africa.rules.play.close_combat.objections import objections, paired
from heart_africa.rules.play.close_combat.orders import Fight
from heart_africa.rules.play.close_combat.resolution import fight
from heart_africa.rules.play.close_combat.scores import Bout, Duel, Fighter, bout_of, duel, fighter_of, fights
from heart_africa.terminal.play import wording
from heart_africa.terminal.play.options import AskedBy, Facts, called, count_of, facts, flag, option, troop_of
from heart_africa.terminal.screen import Screen

MARKS = ("dismounted", "behind", "climbed", "lit")
"""The facts that hold of all figures of a side."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MeleeAsked:
    """The options that describe a melee; a leader's are those of his side's first figure."""

    by: str = option("--by", "troop", help_="help-option-melee-by")
    against: str = option("--against", "troop")
    figures: int = option("--figures", "number", default=1)
    enemies: int = option("--enemies", "number", default=1)
    first: int = option("--first", "number", default=0)
    own: Facts[Figure] = facts(Figure, *MARKS, area="melee", called={"lit": "lit_fire"})
    mighty_warrior: bool = flag("--mighty-warrior", "help-option-melee-mighty-warrior")
    attendants: int = option("--attendants", "number", default=0, help_="help-option-melee-attendants")
    inside: bool = flag("--inside")
    enemy: Facts[Figure] = facts(
        Figure, *MARKS, area="melee", called={"lit": "enemy_lit_fire"}, prefix="enemy_"
    )
    enemy_mighty_warrior: bool = flag("--enemy-mighty-warrior")
    enemy_attendants: int = option("--enemy-attendants", "number", default=0)
    enemy_inside: bool = flag("--enemy-inside")
    spell_broken: bool = flag("--spell-broken")


@dataclass(frozen=True, slots=True, kw_only=True)
class MeleeWithDice(wording.WithDice, MeleeAsked):
    """The options of `melee`, with those for dice."""


@dataclass(frozen=True, slots=True)
class Combat:
    """A staged battle with two sides in contact, and the order for all who can fight.

    `idle`: figures in contact that are in no bout; `sides`: the first fighter of each side.
    """

    book: Book
    battle: Battle
    order: Fight
    idle: tuple[str, ...]
    sides: tuple[Fighter, Fighter]

    @property
    def bouts(self) -> tuple[Bout, ...]:
        """The bouts that are fought."""
        return tuple(bout_of(self.battle, match, self.order) for match in self.order.bouts)

    @property
    def objections(self) -> tuple[Problem, ...]:
        """All objections of the book to the melee."""
        return objections(self.book, self.battle, self.order)

    def decide(self, dice: Dice) -> tuple[Event, ...]:
        """The events that these dice bring."""
        return fight(self.book, self.battle, self.order, dice)


@dataclass(frozen=True, slots=True)
class Faced:
    """Two figures compared, by their troops; `second`: the second opponent of an outnumbered figure."""

    one: str
    other: str
    second: bool
    duel: Duel


def melee(ctx: typer.Context, asked: Annotated[MeleeWithDice, AskedBy(MeleeWithDice)]) -> int:
    """`melee`: exit code 0, or 1 if the book refuses it."""
    screen, combat = ctx.obj, combat_of(the_book(), ctx.obj.lang, asked)
    return wording.answered(
        screen, asked, "melee", combat.objections, combat.decide,
        heading=lambda: heading(screen, combat, asked),
        facts=lambda: _facts(screen.lang, combat),
        needs=lambda: _needs(screen, combat),
        came=lambda events, _: _came(screen, combat, events),
        came_facts=lambda events: {"killed": _dead(events), "result": _result(screen, combat, events)},
    )  # fmt: skip


# --- the situation ---


def combat_of(book: Book, lang: str, asked: MeleeAsked) -> Combat:
    """The melee that is described, opponents spread as evenly as possible. Raises `BadData`."""
    own, enemy = troop_of(book, asked.by, "--by"), troop_of(book, asked.against, "--against")
    ones = called(lang, own, count_of(asked.figures, "--figures"))
    others = called(lang, enemy, count_of(asked.enemies, "--enemies"), enemy=own == enemy)
    lives = count_of(asked.attendants, "--attendants", 0)
    enemy_lives = count_of(asked.enemy_attendants, "--enemy-attendants", 0)
    units = (
        *_units(RED, ones, asked.own.about(Figure("", own)), lives, mighty=asked.mighty_warrior),
        *_units(
            BLUE, others, asked.enemy.about(Figure("", enemy)), enemy_lives, mighty=asked.enemy_mighty_warrior
        ),
    )
    most = max(len(ones), len(others))
    contacts = [(ones[place % len(ones)], others[place % len(others)]) for place in range(most)]
    battle = replace(met(stage(*units, step=Step.MELEE), *contacts), spell_broken=asked.spell_broken)
    pairing = paired(contacts)
    wanted = count_of(asked.first, "--first", 0)
    bouts = tuple(  # each outnumbered figure faces first the opponent that was chosen, if he has so many
        replace(match, first=match.others[wanted - 1]) if 0 < wanted <= len(match.others) else match
        for match in pairing.bouts
    )
    order = Fight(bouts, (*(ones if asked.inside else ()), *(others if asked.enemy_inside else ())))
    sides = fighter_of(battle, ones[0], order), fighter_of(battle, others[0], order)
    return Combat(book, battle, order, pairing.idle, sides)


def _units(side: SideId, names: Sequence[str], marks: Figure, lives: int, *, mighty: bool) -> Iterator[Unit]:
    """The units of a side; its first figure is a leader with attendants if the options need one."""
    first, *others = (replace(marks, name=each) for each in names)
    if not (mighty or lives):
        yield placed(side, side, Sort.UNIT, first, *others)
        return
    served = (Figure(f"{first.name}: {number}", ATTENDANT) for number in range(1, lives + 1))
    leader = placed(first.name, side, Sort.LEADER, first, *served)
    yield replace(leader, traits=(Trait.MIGHTY_WARRIOR,) if mighty else ())
    yield placed(side, side, Sort.UNIT, *others)


def _faced(book: Book, bouts: Iterable[Bout]) -> Iterator[tuple[int, Faced]]:
    """Every comparison of figures that there can be, equal ones once with their number."""
    counted: dict[Faced, int] = {}
    for bout in bouts:
        for second in (False, True)[: len(bout.others)]:
            other = bout.others[int(second)]
            if fights(book, bout.one.troop) and fights(book, other.troop):
                compared = duel(book, bout.one, other, second=second)
                faced = Faced(bout.one.troop, other.troop, second, compared)
                counted[faced] = counted.get(faced, 0) + 1
    yield from ((count, faced) for faced, count in counted.items())


# --- for people ---


def heading(screen: Screen, combat: Combat, asked: MeleeAsked) -> None:
    """Print who fights whom, the bouts, and who has no opponent."""
    lang, book = screen.lang, combat.book
    one = counted(lang, troop_of(book, asked.by, "--by"), asked.figures)
    other = counted(lang, troop_of(book, asked.against, "--against"), asked.enemies)
    screen.speak("play-melee", "bold", one=one, other=other)
    for count, bout in folded(_paired(screen, bout) for bout in combat.bouts):
        screen.speak("play-bouts", count=count, bout=bout)
    if combat.idle:
        screen.speak("play-idle", who=", ".join(combat.idle), count=len(combat.idle))


def _paired(screen: Screen, bout: Bout) -> str:
    """A bout by its troops: "Regulars against 2 Spearmen"."""
    others = name(screen.lang, "figures", bout.others[0].troop, count=len(bout.others))
    return screen.say("play-bout", one=name(screen.lang, "figures", bout.one.troop, count=1), others=others)


def _needs(screen: Screen, combat: Combat) -> None:
    for _, faced in _faced(combat.book, combat.bouts):
        one, other = (name(screen.lang, "figure", troop) for troop in (faced.one, faced.other))
        screen.speak("play-second" if faced.second else "play-against", "bold", one=one, other=other)
        for who, sum_ in ((one, faced.duel.one), (other, faced.duel.other)):
            screen.speak("play-score", who=who, total=signed(sum_.total, "+0"))
            wording.show_sum(screen, sum_)
        # by how much the first die has to beat the second
        needs = faced.duel.needs
        how = "more" if needs > 0 else "less" if needs < 0 else "equal"
        screen.print(screen.say("play-to-win", one=one, how=how, needs=abs(needs)))
        wins, draws, losses = (chance(screen.lang, Fraction(each, SIDES**2)) for each in faced.duel.chances)
        screen.print(
            screen.say("play-duel-odds", one=one, other=other, wins=wins, draws=draws, losses=losses)
        )


def _came(screen: Screen, combat: Combat, events: Iterable[Event]) -> None:
    screen.print()
    wording.show_events(screen, events)
    screen.print(_result(screen, combat, events), "bold")


def _result(screen: Screen, combat: Combat, events: Iterable[Event]) -> str:
    """The fallen in a sentence."""
    dead = _dead(events)
    return screen.say("play-fallen", count=len(dead), bouts=len(combat.order.bouts), who=", ".join(dead))


def _dead(events: Iterable[Event]) -> list[str]:
    return [event.figure for event in events if isinstance(event, Killed)]


# --- for programs ---


def _facts(lang: str, combat: Combat) -> wording.Facts:
    return {
        "bouts": [list(match.names) for match in combat.order.bouts],
        "idle": list(combat.idle),
        "duels": [_duel_facts(lang, *each) for each in _faced(combat.book, combat.bouts)],
    }


def _duel_facts(lang: str, count: int, faced: Faced) -> wording.Facts:
    wins, draws, losses = faced.duel.chances
    return {
        "count": count,
        "one": faced.one,
        "other": faced.other,
        "second": faced.second,
        "score": wording.sum_facts(lang, faced.duel.one),
        "other_score": wording.sum_facts(lang, faced.duel.other),
        "needs": faced.duel.needs,
        "other_needs": faced.duel.other_needs,
        "wins": wins,
        "draws": draws,
        "losses": losses,
        "of": SIDES**2,
    }
