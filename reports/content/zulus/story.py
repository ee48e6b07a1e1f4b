"""A game of *Zulus on the Ramparts!* told in prose: turn by turn, its turning points, what it was worth."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import groupby, takewhile

from heart_africa.companions.packs import ComponentNeeded
from heart_africa.companions.run import Book
from heart_africa.companions.zulus import events, odds
from heart_africa.companions.zulus.chits import DrawChit
from heart_africa.companions.zulus.components import TRACKS
from heart_africa.companions.zulus.description import ZULUS
from heart_africa.companions.zulus.state import State
from heart_africa.companions.zulus.victory import level, level_rule, victory_points
from heart_africa.companions.zulus.volleys import Fire
from heart_africa.core.citations import cite
from heart_africa.core.journal.journal import Journal, StandingAct
from heart_africa.core.journal.records import EventRecord
from heart_africa.core.messages import say
from heart_africa.language.narration import chance, percent, signed
from heart_africa.language.zulus import TONGUE, card_name, volley_told
from reports.content import companions
from reports.content.sheet import Block, Fact, Paragraph, Row, Section, Sheet, Table

Told = StandingAct[State]
RARE, DANGER = Fraction(1, 25), Fraction(1, 4)
"""How likely at most is what a volley did, at least what a chit might do, to be a turning point."""


def story(lang: str, book: Book, journal: Journal[State], title: str) -> Sheet:
    """The report of a game that has begun, as it stands."""
    state = journal.state
    turns = groupby((each for each in journal.standing if each.before.turn), lambda each: each.before.turn)
    below = say(lang, "zulusprint-story-subtitle", edition=state.edition, turns=state.turn)
    told = (
        Section(
            f"turn-{turn}",
            say(lang, "zulus-event-turn", turn=turn).rstrip("."),
            tuple(_turn(lang, book, [*acts])),
        )
        for turn, acts in turns
    )
    sections = (*told, *_worth(lang, book, state))
    return companions.story(ZULUS, (lang, title, below), state, sections, _facts(lang, book, state))


def _facts(lang: str, book: Book, state: State) -> Iterator[Fact]:
    if state.options:
        yield Fact(
            say(lang, "zulusprint-story-options"),
            TONGUE.worded(lang, state, "zulusprint-listed", {"option": state.options}),
        )
    if not state.ending:
        yield Fact(say(lang, "zulusprint-story-risk"), percent(lang, odds.overrun(book, state)))


def _turn(lang: str, book: Book, acts: Sequence[Told]) -> Iterator[Block]:
    """What happened in a turn, a paragraph up to each volley; its turning points marked off."""
    prose: list[str] = []
    for place, each in enumerate(acts):
        before = _before(lang, book, each, acts[place:])
        if before:
            if prose:
                yield Paragraph(" ".join(prose))
            prose = []
            yield Paragraph(before, say(lang, "zulusprint-story-turning"), strong=True)
        prose += TONGUE.sentences(lang, each.after, _told(each.act.facts))
    if prose:
        yield Paragraph(" ".join(prose))


def _told(facts: Sequence[EventRecord]) -> Iterator[EventRecord]:
    """What is worth a sentence: of a march its end, of cards who does what, of a chit that it came."""
    for place, fact in enumerate(facts):
        event = fact.event
        if isinstance(event, events.Moved):
            march = takewhile(lambda each: isinstance(each.event, events.Moved), facts[place + 1 :])
            on = any(each.who == fact.who and each.event.variant == event.variant for each in march)
        elif isinstance(event, events.CardWent | events.ChitLaid):
            on = event.variant not in {"table", "cup", *events.LEFT}
        else:
            on = isinstance(event, events.PhaseBegan)
        if not on:
            yield fact


def _before(lang: str, book: Book, each: Told, later: Sequence[Told]) -> str:
    """The odds as they stood before dice or chit, if what came of them turned the game; else nothing."""
    order, state = each.act.command, each.before
    try:
        if isinstance(order, Fire):
            return _volley(lang, book, state, order, later)
        if isinstance(order, DrawChit) and state.step == "impi":
            risk = odds.overrun(book, state)
            lost = risk and each.after.ending == "defeat"
            if lost or risk >= DANGER:
                return say(
                    lang, "zulusprint-story-danger", chance=chance(lang, risk), percent=percent(lang, risk)
                )
    except ComponentNeeded:  # the owner has not said it, so nobody knew the odds
        pass
    return ""


def _volley(lang: str, book: Book, state: State, order: Fire, later: Sequence[Told]) -> str:
    applied = (
        each for each in later if any(isinstance(fact.event, events.VolleyApplied) for fact in each.act.facts)
    )
    found = next(applied, None)
    if found is None:
        return ""
    track = TRACKS.index(order.target)
    target, after = state.ibuthos[track], found.after.ibuthos[track]
    outcome = odds.Outcome(target.strength - after.strength, after.box, after.routed, after.fallen)
    chances = odds.volley(book, state, order)
    if target.active == after.active and chances.of(outcome) > RARE:
        return ""
    return volley_told(
        lang,
        chances,
        "zulusprint-story-volley",
        card=card_name(lang, state.box, order.card),
        ibutho=say(lang, f"zulus-ibutho-{target.name}"),
        this=chance(lang, chances.of(outcome)) if chances.of(outcome) else "none",
    )


def _worth(lang: str, book: Book, state: State) -> Iterator[Section]:
    """Victory points line by line, and the level; nothing while a medal is not known."""
    try:
        worth = victory_points(book, state)
    except ComponentNeeded:
        return
    rows = []
    for line in worth.lines:
        said = TONGUE.worded(lang, state, line.what, line.about)
        said = said if "ibutho" in line.about else said[:1].upper() + said[1:]
        rows.append(Row((said, signed(line.value), cite(line.rule, 0, lang))))
    reached = say(lang, f"zuluscalc-level-{level(state, worth.total)}")
    total = say(lang, "zulusprint-story-total", level=reached)
    rows.append(Row((total, str(worth.total), cite(level_rule(state), 0, lang)), strong=True))
    title = "zulusprint-worth" if state.ending else "zulusprint-story-so-far"
    yield Section("points", say(lang, title), (Table(("left", "right", "right"), tuple(rows)),))
