"""The chronicle of a campaign in prose: a chapter for every half year that brings news.

It is read off the journal; what was taken back is not told. Its sentences are in the past tense.
"""

from collections.abc import Callable, Iterator, Mapping
from itertools import groupby

from heart_africa.core.dataclass import dataclass
from heart_africa.core.journal.journal import Journal
from heart_africa.core.journal.records import EventRecord, GameEvent
from heart_africa.core.text import alphabetical
from heart_africa.language import narration
from heart_africa.rules.campaign.battles import BattleFought
from heart_africa.rules.campaign.colonials import NativeBeaten
from heart_africa.rules.campaign.promotions import Promoted
from heart_africa.rules.campaign.state import Campaign, Date
from heart_africa.rules.campaign.statistics import Moment, timeline
from heart_africa.rules.campaign.treasury import Paid
from heart_africa.rules.campaign.turn import MeetingRolled

AREA = "chronicle"
SILENT = frozenset(
    {
        "turn-begun",
        "order-rolled",
        "attack-announced",
        "battle-declared",
        "battle-opened",
        "battle-left",
        "go-passed",
        "deadline-set",
        "presence-changed",
        "district-due",
        "revolt-possible",
        "first-to-qualify",
        "proposed",
        "offer-answered",
        "offer-lapsed",
        "dice-count",
    }
)
"""What is no news, or is told when something has come of it."""

QUIET_CAUSES = frozenset({"allotment", "hunt"})
"""Movements of hongos that the sentence before them tells already."""

NAMES = frozenset(
    {
        *("player", "other", "attacker", "defender", "target", "native", "giver", "taker"),
        *("rival", "master", "district", "winner", "loser"),
    }
)


@dataclass(frozen=True, slots=True)
class Paragraph:
    """The news of an act; `note`: which rulebook entries were overruled for it and why, if any were."""

    number: int
    text: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A half year: its title, its events, and how many hongos each player held at its end."""

    date: Date
    title: str
    paragraphs: tuple[Paragraph, ...]
    riches: str


def chronicle(
    lang: str, journal: Journal[Campaign], wanted: Callable[[Date], bool] = lambda _date: True
) -> tuple[Chapter, ...]:
    """The chapters of the half years that are wanted; a half year without news has none."""
    halves = groupby(timeline(journal), key=lambda moment: moment.date)
    chapters = (_chapter(lang, date, list(moments)) for date, moments in halves if wanted(date))
    return tuple(chapter for chapter in chapters if chapter.paragraphs)


def _chapter(lang: str, date: Date, moments: list[Moment]) -> Chapter:
    named: set[str] = set()
    told = ((moment, _told(lang, moment, named)) for moment in moments)
    paragraphs = tuple(Paragraph(moment.number, text, _note(lang, moment)) for moment, text in told if text)
    title = narration.words(lang, f"{AREA}-title", {"year": date.year, "half": date.half})
    return Chapter(date, title, paragraphs, _riches(lang, moments[-1].after))


def _told(lang: str, moment: Moment, named: set[str]) -> str:
    """The news of an act in words; if it has none but overruled the book, all its events."""
    news = " ".join(_sentences(lang, moment, named))
    if news or not moment.act.despite:
        return news
    return " ".join(narration.sentence(lang, fact.event) for fact in moment.act.facts)


def _note(lang: str, moment: Moment) -> str:
    act = moment.act
    return (
        narration.words(lang, f"{AREA}-despite", {"rules": act.despite, "reason": act.reason})
        if act.despite
        else ""
    )


def _riches(lang: str, campaign: Campaign) -> str:
    """The hongos of the players still in play, the richest first; empty if nobody has any."""
    held = sorted(
        ((campaign.hongos(player.name), player.name) for player in campaign.playing()),
        key=lambda pair: (-pair[0], alphabetical(pair[1])),
    )
    pairs = tuple(f"{name} {hongos}" for hongos, name in held if hongos)
    return narration.words(lang, f"{AREA}-riches", {"pairs": pairs}) if pairs else ""


def _sentences(lang: str, moment: Moment, named: set[str]) -> Iterator[str]:
    for fact in moment.act.facts:
        if _is_news(fact.event):
            about = _named(_about(moment, fact), moment, named)
            text = narration.words(lang, f"{AREA}-{fact.event.kind}", about)
            yield text[:1].upper() + text[1:]


def _is_news(event: GameEvent) -> bool:
    if isinstance(event, MeetingRolled):
        return event.meet
    if isinstance(event, NativeBeaten):
        return event.victories < event.needed  # the conquest itself is told
    if isinstance(event, Paid):
        return event.about["how"] not in QUIET_CAUSES
    return event.kind not in SILENT


def _about(moment: Moment, fact: EventRecord) -> Mapping[str, object]:
    """The facts of an event; with the scenario for a battle, and with its new name for a promoted army."""
    about = dict(fact.event.about)
    if isinstance(fact.event, BattleFought):
        battle = moment.before.battle(fact.event.battle)
        about |= {"scenario": battle.scenario, "duel": "yes" if battle.duel else "no"}
    if isinstance(fact.event, Promoted):
        before = moment.before.player(fact.event.player).called
        about["renamed"] = fact.event.called if fact.event.called != before else "none"
    return about


def _named(about: Mapping[str, object], moment: Moment, named: set[str]) -> dict[str, object]:
    """The facts with the name of his force after each player who is mentioned for the first time."""
    return {key: _name(value, moment, named) if key in NAMES else value for key, value in about.items()}


def _name(value: object, moment: Moment, named: set[str]) -> object:
    """A player with the name of his force, at his first mention; any other value as it is.

    A force that is renamed in this act has the name from before it.
    """
    name = str(value)
    player = moment.before.players.get(name) or moment.after.players.get(name)
    if player is None or name in named:
        return value
    named.add(name)
    return f"{name} ({player.called})" if player.called != name else name
