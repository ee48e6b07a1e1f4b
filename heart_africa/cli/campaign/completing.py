"""What a line may become: verbs, the names of players and battles, options, values."""

from collections.abc import Iterable, Iterator

from heart_africa.campaign.agenda import agenda
from heart_africa.cli.battle.completing import _open as fields_given
from heart_africa.cli.campaign.here import verbs
from heart_africa.cli.campaign.session import Session, reader
from heart_africa.cli.campaign.telling import verb
from heart_africa.orders.forms import Slot, choices, inner
from heart_africa.orders.lexicon import help_message, here_message, value_message, words_of
from heart_africa.orders.lines import bare, cut, plain, quoted
from heart_africa.orders.reading import Reader
from heart_africa.orders.whom import Holds
from heart_africa.problems import BadData

Suggestion = tuple[str, int, str]
"""A word, how many typed letters it replaces, and what it means."""


def suggest(session: Session, text: str) -> Iterable[Suggestion]:
    """What the word before the cursor may become."""
    start = text.rpartition(" ")[2]
    try:
        words = list(cut(text[: len(text) - len(start)]).words)
    except BadData:
        return []
    last = start.rpartition(",")[2]
    found = _within(session, words, start) if words else _verbs(session)
    return [(word, len(last), meaning) for word, meaning in found if _fits(word, meaning, plain(bare(last)))]


def _fits(word: str, meaning: str, sought: str) -> bool:
    return not sought or plain(bare(word)).startswith(sought) or plain(meaning).startswith(sought)


def _verbs(session: Session) -> Iterator[tuple[str, str]]:
    """Verbs: those that make sense now before all others."""
    screen, due = session.screen, agenda(session.keeper.book, session.campaign)
    forms = {form.kind: form for form in _reader(session).verbs.values()}
    likely = dict.fromkeys(verb(screen, kind) for each in due for kind in each.orders)
    known = {form.verbs(session.lang)[0]: screen.say(help_message(kind)) for kind, form in forms.items()}
    for word in dict.fromkeys([*likely, *known]):
        yield word, known[word]
    for word, id_ in verbs(session.lang):
        yield word, screen.say(here_message("help-here", id_))


def _reader(session: Session) -> Reader:
    return reader(session.lang, session.lists, session.campaign)


def _within(session: Session, words: list[str], start: str) -> Iterator[tuple[str, str]]:
    """Inside an order: the value that is wanted now, then the options that are left."""
    try:
        form, used = _reader(session).verb(words)
    except BadData:
        yield from _players(session)  # behind a verb of the prompt: `ledger`, `may`
        return
    given, wanted = fields_given(form, words[used:])
    if wanted is not None:
        yield from _values(session, wanted)
        return
    free = next((slot for slot in form.positional if slot not in given), None)
    if free is not None and not start.startswith("--"):
        yield from _values(session, free)
    for slot in form.slots:
        if slot not in given:
            yield f"--{slot.words(session.lang)[0]}", ""


def _values(session: Session, slot: Slot) -> Iterator[tuple[str, str]]:
    """What a field may hold: words of a set, players, battles, lists."""
    for value in choices(inner(slot.hint)[0]):
        if value:
            yield words_of(session.lang, value_message(value))[0], ""
    if slot.holds is Holds.PLAYER:
        yield from _players(session)
    if slot.holds is Holds.ENGAGEMENT:
        for battle in session.campaign.battles.values():
            yield battle.id, " – ".join(battle.sides)
    if slot.holds is Holds.LIST:
        for list_ in session.lists.lists.values():
            yield list_.id, str(getattr(list_.name, session.lang))


def _players(session: Session) -> Iterator[tuple[str, str]]:
    for player in session.campaign.players.values():
        yield quoted(player.name), player.called if player.called != player.name else ""
