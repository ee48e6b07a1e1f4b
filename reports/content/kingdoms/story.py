"""A game of *Dark Kingdoms* told in prose: round by round, with points, income and battles as they grew.

While it goes on nobody's hand is told: it is read as everybody may know it.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from heart_africa.companions.kingdoms.description import KINGDOMS
from heart_africa.companions.kingdoms.events import DiePassed, Paid, Took, TurnBegan
from heart_africa.companions.kingdoms.game import Kingdoms
from heart_africa.companions.kingdoms.secrets import View
from heart_africa.companions.kingdoms.state import State
from heart_africa.companions.kingdoms.victory import needed
from heart_africa.companions.run import Book
from heart_africa.core.journal.journal import Journal, StandingAct
from heart_africa.core.journal.records import EventRecord
from heart_africa.core.messages import say
from heart_africa.language.companions import capital
from heart_africa.language.kingdoms import TONGUE, people
from reports.content import companions
from reports.content.chart import Bar, Chart
from reports.content.sheet import RIGHT, Block, Fact, Paragraph, Row, Section, Sheet, Table

Told = StandingAct[State]


def story(lang: str, _book: Book, journal: Journal[State], title: str) -> Sheet:
    """The report of a game that has begun, as it stands."""
    state, seen = journal.state, View.of(journal.state, "").journal(journal)
    acts = [each for each in seen.standing if each.act.facts]
    rounds = [(number, [*same]) for number, same in groupby(acts, lambda each: each.before.round)]
    if state.due and rounds[-1][0] < state.round:
        rounds.append((state.round, []))  # it has begun, and nothing has happened in it yet
    winners = ", ".join(capital(people(lang, each)) for each in state.winners)
    facts = [Fact(say(lang, "kingdomsprint-story-won"), winners)] if winners else []
    below = say(lang, "kingdomsprint-story-subtitle", rounds=state.round, count=len(state.players))
    sections = [
        Section(
            f"round-{number}",
            TONGUE.heading(lang, same[0].before if same else state) or say(lang, "companions-set-up"),
            tuple(_told(lang, same, state)),
        )
        for number, same in rounds
    ]
    numbers = tuple(_numbers(lang, state, rounds))
    sections.append(Section("numbers", say(lang, "kingdomsprint-story-numbers"), numbers))
    return companions.story(KINGDOMS, (lang, title, below), state, sections, facts)


def _told(lang: str, acts: Sequence[Told], state: State) -> Iterator[Block]:
    """First what befalls all, then a paragraph to each turn; while nothing has happened, what is due."""
    if not acts:
        yield Paragraph(TONGUE.due(lang, state, Kingdoms.due(state)))
    for seat, turn in groupby(acts, lambda each: each.before.on_turn):
        same = [*turn]
        told = TONGUE.sentences(lang, same[-1].after, _told_together(same))
        whose = capital(people(lang, same[0].before.who(seat))) if seat >= 0 else ""
        if told:
            yield Paragraph(" ".join(told), whose)


def _told_together(acts: Iterable[Told]) -> Iterator[EventRecord]:
    """What happened in several acts: cards that somebody gives back one by one as one."""
    facts = (fact for act in acts for fact in act.act.facts)
    worth = (
        fact for fact in facts if TONGUE.told(fact) and not isinstance(fact.event, TurnBegan | DiePassed)
    )
    for (who, back), same in groupby(worth, lambda each: (each.who, bool(_given_back(each)))):
        if back:
            cards = tuple(map(sum, zip(*[_given_back(each) for each in same], strict=True)))
            yield EventRecord(who, Paid(cards, "card"))
        else:
            yield from same


def _given_back(fact: EventRecord) -> tuple[int, ...]:
    """The cards that somebody gives back, as a card wants it."""
    return fact.event.cards if isinstance(fact.event, Paid) and fact.event.why == "card" else ()


def _numbers(lang: str, state: State, rounds: Sequence[tuple[int, list[Told]]]) -> Iterator[Block]:
    """Points at the end of each round, then points, income and battles won as bars."""
    names = [capital(people(lang, state.who(seat))) for seat in range(len(state.players))]
    played = [(number, same[-1].after) for number, same in rounds if number and same]
    rows = tuple(
        Row((str(number), *(str(each.points) for each in after.players))) for number, after in played
    )
    heads = (say(lang, "kingdomsprint-story-round"), *names)
    yield Table((RIGHT,) * len(heads), rows, heads)
    least = say(lang, "kingdomsprint-story-points", needed=needed(state))
    yield _bars(least, names, [each.points for each in state.players])
    income = earned(act for _, same in rounds for act in same)
    yield _bars(
        say(lang, "kingdomsprint-story-income"),
        names,
        [income[state.who(seat)] for seat in range(len(state.players))],
    )
    yield _bars(say(lang, "kingdomsprint-wins"), names, [each.wins for each in state.players])


def earned(acts: Iterable[Told]) -> Counter[str]:
    """How many resource cards production and tribute brought to each."""
    found: Counter[str] = Counter()
    for act in acts:
        for fact in act.act.facts:
            if isinstance(fact.event, Took) and fact.event.why == "production":
                found[fact.who] += sum(fact.event.cards)
    return found


def _bars(title: str, names: Sequence[str], values: Sequence[int]) -> Chart:
    alt = "; ".join(f"{name}: {value}" for name, value in zip(names, values, strict=True))
    bars = tuple(Bar(name, value, str(value)) for name, value in zip(names, values, strict=True))
    return Chart(title, bars, alt)
