"""The card of close combat: who fights whom, both scores with their sums, what the 36 throws bring."""

from collections.abc import Iterator
from functools import lru_cache

from gui.presenters.battle import measured
from gui.presenters.battle.card.outcomes import _Same
from gui.presenters.battle.card.panel import CardMaker, MissingFact, NeededNumber, Reading, lines
from gui.presenters.battle.order_context import BattleContext
from gui.presenters.forms import Answers, Field, FormValues
from heart_africa.core.dataclass import replace
from heart_africa.core.reckoning import Reckoning
from heart_africa.language.narration import name, percent, signed, together
from heart_africa.rules.battle import Sort
from heart_africa.rules.odds.melees import BoutOdds, odds_of_bout
from heart_africa.rules.play.close_combat.objections import matches as proposed
from heart_africa.rules.play.close_combat.objections import still_to_fight
from heart_africa.rules.play.close_combat.orders import Fight, Match
from heart_africa.rules.play.close_combat.scores import Bout, bout_of
from reports.content.chart import Chart, shares

BEST = ""


# --- who fights whom ---


def _proposed(desk: BattleContext) -> tuple[Match, ...]:
    """The bouts proposed: by the contacts on the map, else as the battle knows them."""
    known, pairs = proposed(desk.book, desk.battle), still_to_fight(desk.book, desk.battle)
    return measured.bouts(desk.map, known, pairs)


def matches(desk: BattleContext, said: FormValues) -> tuple[Match, ...]:
    """The proposed bouts, with the changes that people made."""
    found = list(_proposed(desk))
    for number in range(len(found)):
        chosen = said.text(f"against-{found[number].one}")
        if chosen and len(found[number].others) == 1 and chosen in _enemies(desk, found[number].one):
            found = _swapped(found, number, chosen)
    return tuple(replace(each, first=_first(said, each)) for each in found)


def _first(said: FormValues, match: Match) -> str:
    chosen = said.text(f"first-{match.one}")
    return chosen if chosen in match.others and len(match.others) > 1 else BEST


def _swapped(found: list[Match], number: int, enemy: str) -> list[Match]:
    """The bouts with this enemy moved into one; whom he would have fought takes the enemy he replaces."""
    given_up = found[number].others[0]
    swapped = [replace(each, others=tuple(given_up if other == enemy else other for other in each.others))
               for each in found]  # fmt: skip
    swapped[number] = replace(found[number], others=(enemy,))
    return swapped


def _enemies(desk: BattleContext, figure: str) -> tuple[str, ...]:
    pairs = still_to_fight(desk.book, desk.battle)
    return tuple(other for pair in pairs if figure in pair for other in pair if other != figure)


def known(desk: BattleContext, _answers: Answers) -> Answers:
    """All bouts are fought now, unless the card was asked for certain units."""
    named = set(desk.who)
    return {
        f"now-{each.one}": not named or bool(named & {*each.names, *_units(desk, each)})
        for each in _proposed(desk)
    }


def _units(desk: BattleContext, match: Match) -> set[str]:
    return {desk.battle.company[each] for each in match.names}


# --- what is asked ---


def asks(desk: BattleContext, said: FormValues) -> Iterator[Field]:
    """Which bouts are fought now, whom an outnumbered figure faces first, other pairings."""
    found = matches(desk, said)
    for each in found:
        if len(found) > 1:
            now = f"now-{each.one}"
            yield Field(now, _versus(desk, each), "toggle", said.flag(now), tip=_names(each))
    for each in found:
        yield from _of_bout(desk, each)
    yield from _besides(desk, said, found)


def _of_bout(desk: BattleContext, match: Match) -> Iterator[Field]:
    if len(match.others) > 1:
        choices = ((BEST, desk.say("card-first-best")), *desk.figures(match.others))
        label = desk.say("card-first", who=desk.code(match.one))
        yield Field(f"first-{match.one}", label, "choice", match.first, choices, tip=label)
    elif len(enemies := _enemies(desk, match.one)) > 1:
        label = desk.say("card-against", who=desk.code(match.one))
        name_, others = f"against-{match.one}", desk.figures(enemies)
        yield Field(name_, label, "choice", match.others[0], others, tip=label, main=False)


def _besides(desk: BattleContext, said: FormValues, found: tuple[Match, ...]) -> Iterator[Field]:
    names = tuple(name_ for each in found for name_ in each.names)
    walls = [each for each in names if desk.battle.figure(each).behind]
    if walls:
        yield desk.ask("inside", "names", said.row("inside", names), choices=desk.figures(names), main=False)
    for leader in _leaders(desk, names):
        lives = len(desk.battle.unit_of(leader).attendants)
        label = desk.say("card-lives", who=leader)
        near = said.count(f"lives-{leader}", lives, lives)
        yield Field(f"lives-{leader}", label, "count", near, tip=label, most=lives)


def _leaders(desk: BattleContext, names: tuple[str, ...]) -> tuple[str, ...]:
    battle = desk.battle
    units = {each: battle.unit_of(each) for each in names}
    return tuple(each for each, unit in units.items() if unit.sort is Sort.LEADER and unit.attendants)


def _versus(desk: BattleContext, match: Match) -> str:
    return f"{desk.code(match.one)} ⚔ {' + '.join(desk.code(each) for each in match.others)}"


def _names(match: Match) -> str:
    return f"{match.one} ⚔ {', '.join(match.others)}"


# --- the order ---


def command(desk: BattleContext, said: FormValues) -> Fight:
    """The order to fight these bouts. Raises `MissingFact` if there are none."""
    found = tuple(each for each in matches(desk, said) if said.flag(f"now-{each.one}"))
    if not found:
        raise MissingFact(desk.say("card-doubt-bouts"))
    names = tuple(name_ for each in found for name_ in each.names)
    lives = {}
    for leader in _leaders(desk, names):
        most = len(desk.battle.unit_of(leader).attendants)
        if (near := said.count(f"lives-{leader}", most, most)) != most:
            lives[leader] = near
    return Fight(found, said.row("inside", names), lives)


# --- what it needs ---


def reading(desk: BattleContext, fight: Fight) -> Reading:
    """Scores with their sums, chances and charts; bouts that differ only in names are shown once."""
    alike: dict[object, list[Bout]] = {}
    for bout in (bout_of(desk.battle, match, fight) for match in fight.bouts):
        alike.setdefault(bout.facts, []).append(bout)
    needs, charts = [], []
    for same in alike.values():
        bout, count = same[0], len(same)
        found = _known(bout, _Same(desk.book))
        one, other = name(desk.lang, "figure", bout.one.troop), _others(desk, bout)
        head = desk.say("card-bout", count=count, one=one, other=other)
        needs.append(_scores(desk, head, bout, found))
        charts.append(_chart(desk, head, bout, found))
    return Reading(tuple(needs), charts=tuple(charts), notes=_order(desk, fight))


@lru_cache(maxsize=512)
def _known(found: Bout, book: _Same) -> BoutOdds:
    return odds_of_bout(book.book, found)


def _others(desk: BattleContext, bout: Bout) -> str:
    """The opponents by their troops: "Spearman", "2 Spearmen", "1 Spearman + 1 Archer"."""
    troops = [other.troop for other in bout.others]
    return name(desk.lang, "figure", troops[0]) if len(troops) == 1 else together(desk.lang, troops)


def _scores(desk: BattleContext, head: str, bout: Bout, found: BoutOdds) -> NeededNumber:
    """Both scores; with several opponents also the score of each that differs from the first."""
    first = found.as_first[0]
    one, other = (name(desk.lang, "figure", each.troop) for each in bout.fighters[:2])
    reasons = _score(desk, one, first.one)
    told = {each.facts: place for place, each in reversed([*enumerate(bout.others)])}
    for place in sorted(told.values()):
        who = name(desk.lang, "figure", bout.others[place].troop)
        reasons += _score(desk, who, found.as_first[place].other)
        if len(found.as_second) > 1:
            second = found.as_second[place].other
            reasons += _score(desk, desk.say("card-as-second", who=who), second)
    number = f"{signed(first.one.total, '0')} : {signed(first.other.total, '0')}"
    return NeededNumber(head, number, _needs(desk, (one, other), first.needs), reasons)


def _needs(desk: BattleContext, names: tuple[str, str], needs: int) -> str:
    """Return by how much the die of one figure must exceed that of the other, in words."""
    how = "more" if needs > 0 else "equal" if needs == 0 else "less"
    return desk.say("card-wins-if", how=how, needs=abs(needs), one=names[0], other=names[1])


def _score(desk: BattleContext, who: str, score: Reckoning) -> tuple[str, ...]:
    return (desk.say("referee-score", who=who, total=signed(score.total, nothing="0")), *lines(desk, score))


def _chart(desk: BattleContext, head: str, bout: Bout, found: BoutOdds) -> Chart:
    one, other = (name(desk.lang, "figure", each.troop) for each in bout.fighters[:2])
    if len({each.troop for each in bout.others}) > 1:
        other = desk.say("card-one-of", who=_others(desk, bout))
    nobody = found.fallen.where(lambda fallen: not fallen.one and not fallen.others)
    parts = [
        (desk.say("card-falls", who=other), found.kills(1) - found.kills(2)),
        (desk.say("card-nobody-falls"), nobody),
        (desk.say("card-falls", who=one), found.falls),
    ]
    if len(found.as_second) > 1:
        parts.insert(0, (desk.say("card-both-fall", who=_others(desk, bout)), found.kills(2)))
    chart = shares(head, parts, desk.lang)
    return replace(chart, alt=", ".join(f"{label}: {percent(desk.lang, chance)}" for label, chance in parts))


def _order(desk: BattleContext, fight: Fight) -> tuple[str, ...]:
    """In which order the dice are typed."""
    count = len(fight.bouts)
    order = _versus(desk, fight.bouts[0]) if count == 1 else ""
    return (desk.say("card-dice-order", count=count, order=order),)


def dice(_desk: BattleContext, fight: Fight) -> int:
    """The number of dice: one for each figure."""
    return sum(len(each.names) for each in fight.bouts)


MELEE = CardMaker(asks, command, reading, known, dice=dice)
