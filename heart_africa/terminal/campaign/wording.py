"""What the keeper says: what comes next and why, who may do what, what is against it, what came of it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from itertools import groupby
from typing import Any

from armylists.catalogue import Catalogue
from heart_africa.core.citations import cite
from heart_africa.core.dataclass import dataclass
from heart_africa.core.fields import Holds, Meaning
from heart_africa.core.journal.records import Command
from heart_africa.core.problems import Problem
from heart_africa.core.reckoning import Line
from heart_africa.language.campaign.reader import reader, suggestion
from heart_africa.language.campaign.words import date_text, form_of, refusals
from heart_africa.language.narration import problem, words
from heart_africa.language.order_fields import Slot, choices, inner, is_mapping, is_row
from heart_africa.language.reader import Reader
from heart_africa.rules.campaign import Campaign, Keeper
from heart_africa.rules.campaign.agenda import Choice, Due, agenda, may, ways
from heart_africa.rules.fields import BookHolds, BookMeasure
from heart_africa.terminal.game.usage import usage
from heart_africa.terminal.screen import Screen

OWN_WORDS = frozenset({"found-campaign", "join", "call-off"})
"""Orders that take a name or a reason, for which nobody else has the words."""

WAY, BLANK = "›", "…"
"""Before an order that can be typed as it stands, and before one of which a part is still to be said."""

VALUES: Mapping[Meaning, str] = {
    Holds.PLAYER: "player",
    BookHolds.ENGAGEMENT: "battle",
    BookHolds.LIST: "list",
}


def title(screen: Screen, campaign: Campaign) -> str:
    """Where the campaign stands: its name, the half year and the turn."""
    if not campaign.turn:
        return screen.say("keep-title-begins", name=campaign.name or "none", year=campaign.start)
    date = date_text(screen.lang, campaign.date)
    return screen.say("keep-title", name=campaign.name, date=date, turn=campaign.turn)


def verb(screen: Screen, kind: str) -> str:
    """The verb of an order, as it is typed."""
    return form_of(kind).verbs(screen.lang)[0]


def metavar(screen: Screen, slot: Slot) -> str:
    """What stands for a value: PLAYER, N, TEXT."""
    hint = inner(slot.hint)[0]
    if is_mapping(hint):
        return screen.say("keep-value-pairs")
    if is_row(hint):
        return screen.say("keep-value-players")
    number = "hongos" if slot.measure is BookMeasure.HONGOS else "number"
    word = number if hint is int else VALUES.get(slot.holds, "text")
    return screen.say("keep-value-word" if choices(hint) else f"keep-value-{word}")


# --- what comes next ---


@dataclass(frozen=True)
class WordingContext:
    """Where orders are worded: for whom, by which rules and lists, as the campaign stands."""

    screen: Screen
    rules: Keeper
    lists: Catalogue
    campaign: Campaign

    @cached_property
    def _reader(self) -> Reader:
        return reader(self.screen.lang, self.lists, self.campaign)

    def line(self, command: Command) -> str:
        """An order as it can be typed now."""
        return suggestion(self._reader, self.lists, self.rules, command)

    def lines(self, due: Due) -> list[str]:
        """Every order by which something that waits can be settled, as it can be typed now."""
        return [self.line(each) for each in ways(self.rules.book, self.campaign, due)]

    def first(self, alike: Sequence[Any]) -> str:
        """Orders of a kind: two of them as they can be typed, and how many more there are."""
        said = " · ".join(map(self.line, alike[:2]))
        more = len(alike) - 2
        return f"{said} {self.screen.say('keep-ways-more', count=more)}" if more > 0 else said


def show_next(at: WordingContext) -> None:
    """What comes next, whose it is, why, by which orders; then what else waits."""
    screen = at.screen
    first, *rest = agenda(at.rules.book, at.campaign)
    screen.print(f"── {title(screen, at.campaign)}", "bold")
    screen.print(reason(screen, first.why), indent=3)
    _show_ways(at, first)
    if rest:
        screen.speak("keep-then", "dim")
        for each in rest:
            screen.items([("·", reason(screen, each.why), "")], 3)
            _show_ways(at, each, indent=6)


def _show_ways(at: WordingContext, due: Due, indent: int = 3) -> None:
    """The orders by which it is settled, kind by kind, as they can be typed; else how one is written."""
    found = ways(at.rules.book, at.campaign, due)
    for kind in due.orders:
        alike = [each for each in found if each.kind == kind]
        if alike:
            at.screen.print(f"{WAY} {at.first(alike)}", "dim", indent=indent)
        elif kind in OWN_WORDS:
            written = usage(at.screen, form_of(kind), partial(metavar, at.screen))
            at.screen.print(f"{BLANK} {written}", "dim", indent=indent)


def due_facts(at: WordingContext, due: Due) -> dict[str, object]:
    """Something that waits, for programs; `lines`: the orders by which it is settled."""
    screen = at.screen
    return {
        "player": due.player,
        "orders": list(due.orders),
        "lines": at.lines(due),
        "why": reason(screen, due.why, cited=False),
        "rule": due.why.rule,
        "page": due.why.page,
    }


def reason(screen: Screen, why: Line, *, cited: bool = True) -> str:
    """Why something comes next, with rule and page."""
    text = words(screen.lang, why.what, why.about)
    text = f"{text[:1].upper()}{text[1:]}"
    return f"{text} ({cite(why.rule, why.page, screen.lang)})" if cited else text


# --- who may do what ---


def show_may(at: WordingContext, names: Iterable[str], *, why: bool) -> None:
    """What each of these players may do, as it can be typed; with `why`, what not and for what reason."""
    screen = at.screen
    for name in names:
        known = may(at.rules.book, at.campaign, name)
        screen.print(name, "bold")
        allowed = [at.first([each.command for each in alike]) for alike in _alike(known)]
        shown = allowed or [screen.say("keep-may-nothing")]
        screen.items((("✓", text, "green" if allowed else "dim") for text in shown), 2)
        if why:
            closed = [choice for choice in known if not choice.open]
            screen.items(
                (("✗", text, "dim") for text in refusals(screen.lang, closed, partial(_told, screen))), 2
            )


def _alike(known: Iterable[Choice]) -> Iterator[list[Choice]]:
    """What a player may do, kind by kind."""
    allowed = (choice for choice in known if choice.open)
    yield from (list(group) for _, group in groupby(allowed, lambda choice: choice.order))


def _told(screen: Screen, order: str, about: Sequence[str]) -> str:
    """Choices of the same order together: `attack Luis, Eva`."""
    return f"{verb(screen, order)} {', '.join(about)}".strip()


def choice_facts(at: WordingContext, choice: Choice) -> dict[str, object]:
    """What a player might do, for programs; `line`: as it is typed."""
    return {
        "order": choice.order,
        "about": choice.about,
        "open": choice.open,
        "line": at.line(choice.command) if choice.open else "",
        "problems": [problem_facts(at.screen, each) for each in choice.problems],
    }


# --- what the book has against it ---


def problem_facts(screen: Screen, found: Problem) -> dict[str, object]:
    """An objection for programs."""
    return {"rule": found.rule, "page": found.page, "why": problem(screen.lang, found)}
