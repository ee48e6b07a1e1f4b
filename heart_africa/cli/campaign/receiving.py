"""Turn files taken in: a state, by its player, into his copy; orders, by the organiser, into the campaign.

Nothing is merged unseen. Orders that were written before the last entry are shown with all that has happened
since, and are entered on top of it only when that is asked for; one that no longer goes stops all of them.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from pydantic import ValidationError

from heart_africa.bad_data import bad_text
from heart_africa.campaign import Campaign, Standing
from heart_africa.campaign.asking import gone
from heart_africa.campaign.battles import ReportResult
from heart_africa.campaign.sending import may_send, settled_so
from heart_africa.cli import desk
from heart_africa.cli.battle.dealing import Source
from heart_africa.cli.battle.keeping import lost_folder
from heart_africa.cli.campaign.options import Given
from heart_africa.cli.campaign.shelf import KIND, keeper_of, kept, library, rules_of, sitting_on
from heart_africa.cli.campaign.telling import act_facts, objection, show_act, show_objections
from heart_africa.cli.faults import DONE, REFUSED
from heart_africa.cli.screen import Screen
from heart_africa.journal import Journal, Origin, Refused
from heart_africa.journal.chain import FIRST, Line
from heart_africa.journal.recall import More
from heart_africa.orders.campaign.speaking import order_line
from heart_africa.problems import BadData
from heart_africa.store.documents import Document, Head
from heart_africa.store.journals import Library
from heart_africa.store.keys import Keys
from heart_africa.store.reading import health
from heart_africa.store.repairs import put_aside
from heart_africa.store.sitting import Ordered, Sitting
from heart_africa.store.turn_files import Opened, Orders, State, journal_in

MARK = " · "
"""Between the name of who sent an order and the id of the file in which he did, in the journal's `who`."""


@dataclass(frozen=True, slots=True)
class How:
    """How a file is taken in: with which key, under which name; on top of what came since, in part."""

    key: str = ""
    name: str = ""
    on_top: bool = False
    partly: bool = False
    replacing: bool = False


def _document(shelf: Library, campaign: str) -> Document | None:
    return next((each for each in shelf.documents(KIND) if each.id == campaign), None)


# --- a state, by its player ---


def take_state(screen: Screen, opened: Opened, state: State, how: How, *, as_json: bool) -> int:
    """Bring a player's copy up to the state of a file, or begin the copy. Raises `BadData`."""
    with library() as shelf:
        known = _document(shelf, state.campaign)
        keys = Keys.of(shelf, known) if known else None
        if keys and not keys.owner:
            raise BadData("turn-file-own", file=opened.file, about={"name": state.name})
        if keys and keys.owner != state.player:
            about = {"found": state.player, "player": keys.owner}
            raise BadData("turn-file-of-another-player", file=opened.file, about=about)
        if not how.key and not keys:
            raise BadData("turn-file-needs-key", file=opened.file, about={"player": state.player})
        opened.checked(how.key or (keys.key(state.player) if keys else ""))
        lines = _lines(opened, state)
        if known is None:
            known, before = _begun(shelf, opened, state, how), 0
        else:
            before = _brought_up(shelf, opened, known, lines, replacing=how.replacing)
        if how.key:
            Keys.of(shelf, known).keep(state.player, how.key)
    if as_json:
        screen.json(
            {"name": known.name, "player": state.player, "entries": len(lines), "new": len(lines) - before}
        )
    else:
        screen.speak(
            "keep-state-taken",
            name=known.name,
            player=state.player,
            count=len(lines) - before,
            entries=len(lines),
        )
    return DONE


def _lines(opened: Opened, state: State) -> tuple[Line, ...]:
    """The entries of the state, every one of which can be read and folded. Raises `BadData`."""
    found = journal_in(state, KIND, opened.file)
    checked = health(found.document, found.lines, rules_of(found.document))
    if not checked.well:
        raise BadData(checked.why, file=opened.file, about={"why": checked.detail, "sound": checked.sound})
    return found.lines


def _begun(shelf: Library, opened: Opened, state: State, how: How) -> Document:
    found = journal_in(state, KIND, opened.file)
    added = shelf.add(replace(found.document, name=how.name or state.name), found.lines)
    Keys.of(shelf, added).keep(state.player, how.key)
    return added


def _brought_up(
    shelf: Library, opened: Opened, known: Document, lines: Sequence[Line], *, replacing: bool
) -> int:
    """Write what is new; how many entries there were. Raises `BadData`: older, or another story."""
    own = shelf.lines(known)
    common = _common(own, lines)
    if common == len(lines) < len(own):
        older = {"found": len(lines), "number": len(own)}
        raise BadData("turn-file-older-state", file=opened.file, about=older)
    if common < len(own):
        if not replacing:
            about = {"number": common + 1, "name": known.name}
            raise BadData("turn-file-another-story", file=opened.file, about=about)
        put_aside(lost_folder(), known, tuple(own[common:]), shelf.clock())
        shelf.cut(known, known.head, _head(own[:common]))
    shelf.append(known, _head(own[:common]), [line.text for line in lines[common:]])
    return common


def _common(own: Sequence[Line], lines: Sequence[Line]) -> int:
    """How many entries two journals share from the first."""
    pairs = zip(own, lines, strict=False)
    return next(
        (place for place, (one, other) in enumerate(pairs) if one.mark != other.mark),
        min(len(own), len(lines)),
    )


def _head(lines: Sequence[Line]) -> Head:
    return Head(lines[-1].number, lines[-1].mark) if lines else Head()


# --- orders, by the organiser ---


@dataclass(frozen=True, slots=True)
class Wish:
    """An order of a file: the command, its line, the faces that came with it, all that is against it now."""

    command: Any
    line: str
    faces: tuple[int, ...]
    against: tuple[str, ...] = ()
    known: bool = False

    @property
    def goes(self) -> bool:
        """Whether it is to be entered."""
        return not self.against and not self.known


def take_orders(screen: Screen, opened: Opened, orders: Orders, how: How, given: Given) -> int:
    """Enter a player's orders: 0, or 1 if one no longer goes or the journal moved on. Raises `BadData`."""
    with library() as shelf:
        document = _document(shelf, orders.campaign)
        if document is None:
            raise BadData("turn-file-other-campaign", file=opened.file, about={"found": orders.name})
        keys = Keys.of(shelf, document)
        if keys.owner:
            raise BadData("campaign-is-a-copy", about={"name": document.name, "player": keys.owner})
        opened.checked(keys.key(orders.player))
        sitting = sitting_on(shelf, document, f"{orders.player}{MARK}{orders.id}")
        with kept(screen, sitting):
            _timely(opened, orders, sitting)
            return _entered(screen, orders, sitting, how, given)


def _timely(opened: Opened, orders: Orders, sitting: Sitting[Campaign]) -> None:
    """Raises `BadData`: the file was taken in before, is of another story, or of a turn that is over."""
    entries, standing = sitting.journal.entries, {each.number for each in sitting.journal.standing}
    for entry in entries:
        if entry.stamp.who.endswith(f"{MARK}{orders.id}") and entry.number in standing:
            about = {"when": entry.stamp.when, "number": entry.number}
            raise BadData("turn-file-twice", file=opened.file, about=about)
    lines = sitting.library.lines(sitting.document)
    mark = (
        lines[orders.number - 1].mark
        if 0 < orders.number <= len(lines)
        else FIRST
        if not orders.number
        else ""
    )
    if mark != orders.mark:
        raise BadData("turn-file-other-journal", file=opened.file, about={"number": orders.number})
    if orders.turn < sitting.state.turn:
        about = {"found": orders.turn, "turn": sitting.state.turn}
        raise BadData("turn-file-older-turn", file=opened.file, about=about)


def _entered(screen: Screen, orders: Orders, sitting: Sitting[Campaign], how: How, given: Given) -> int:
    campaign = sitting.state
    if campaign.player(orders.player).standing is Standing.OUT:
        show_objections(screen, gone(keeper_of(sitting).book, campaign, orders.player))
        screen.fail(screen.say("keep-orders-refused", player=orders.player))
        return REFUSED
    wishes = _wishes(screen, orders, sitting)
    since = sitting.journal.next_number - 1 - orders.number
    clash = [wish for wish in wishes if wish.against]
    if (clash and not how.partly) or (since and not how.on_top):
        return _shown(screen, orders, sitting, wishes, given)
    before = len(sitting.journal.standing)
    source = Source(screen, given.wanted)
    try:
        sitting.submit_all([Ordered(wish.command, _dice(source, wish.faces)) for wish in wishes if wish.goes])
    except Refused as refused:
        show_objections(screen, refused.problems)
        screen.fail(screen.say("keep-orders-refused", player=orders.player))
        return REFUSED
    done = sitting.journal.standing[before:]
    if given.as_json:
        screen.json(
            {
                "player": orders.player,
                "done": [act_facts(screen, each) for each in done],
                "left": [wish.line for wish in wishes if not wish.goes],
            }
        )
        return DONE
    screen.speak("keep-orders-taken", player=orders.player, count=len(done), note=orders.note or "none")
    for each in done:
        show_act(screen, each)
    _show_wishes(screen, [wish for wish in wishes if not wish.goes])
    return DONE


def _wishes(screen: Screen, orders: Orders, sitting: Sitting[Campaign]) -> list[Wish]:
    """The orders of a file with all that is against each as the campaign stands. Raises `BadData`."""
    rules, lists, campaign = keeper_of(sitting), desk.catalogue(screen), sitting.state
    wishes = []
    for each in orders.orders:
        try:
            command = rules.codec.read_command(dict(each.order))
        except (KeyError, ValidationError, ValueError, TypeError) as fault:
            raise BadData("not-an-entry", about={"why": str(fault).splitlines()[0]}) from None
        line = order_line(screen.lang, lists, rules, campaign, command)
        if not may_send(campaign, orders.player, command):
            raise BadData("turn-file-not-his", about={"player": orders.player, "found": line})
        known = settled_so(campaign, command)
        against = () if known else _against(screen, sitting, command)
        wishes.append(Wish(command, line, each.faces, against, known))
    return wishes


def _against(screen: Screen, sitting: Sitting[Campaign], command: Any) -> tuple[str, ...]:  # noqa: ANN401  # any command
    """What the book has against an order now, or why it cannot even be understood any more."""
    campaign = sitting.state
    if isinstance(command, ReportResult) and command.battle not in campaign.battles:
        past = next((each for each in campaign.past if each.id == command.battle), None)
        if past is not None:
            said = screen.say("keep-outcome", outcome=past.outcome or "off")
            return (screen.say("keep-result-differs", battle=past.id, said=said),)
    try:
        problems = keeper_of(sitting).objections(campaign, command)
    except BadData as fault:
        return (bad_text(fault, screen.lang),)
    return tuple(objection(screen, each) for each in problems)


def _dice(source: Source, faces: tuple[int, ...]) -> More:
    """The faces that came with an order first, then whatever throws here."""
    left = list(faces)

    def more(count: int, why: str) -> Any:  # noqa: ANN401  # as a journal asks for dice
        if not left:
            return source.given(count, why)
        given = left[:count]
        del left[:count]
        return given, Origin.TYPED

    return more


# --- what is shown instead of being merged ---


def _shown(
    screen: Screen, orders: Orders, sitting: Sitting[Campaign], wishes: Sequence[Wish], given: Given
) -> int:
    """What the player wants, what is against it, and all that has happened since he wrote."""
    since = _since(sitting.journal, orders.number)
    if given.as_json:
        screen.json(
            {
                "player": orders.player,
                "orders": [
                    {"order": wish.line, "against": list(wish.against), "known": wish.known}
                    for wish in wishes
                ],
                "since": [act_facts(screen, each) for each in since],
                "entries_since": sitting.journal.next_number - 1 - orders.number,
            }
        )
        return REFUSED
    screen.speak("keep-orders-of", "bold", player=orders.player, note=orders.note or "none")
    _show_wishes(screen, wishes)
    if count := sitting.journal.next_number - 1 - orders.number:
        screen.speak("keep-since", "bold", count=count, number=orders.number)
        for each in since:
            screen.print(f"#{each.number}", "dim", indent=1)
            show_act(screen, each)
    clash = any(wish.against for wish in wishes)
    screen.fail(screen.say("keep-orders-clash" if clash else "keep-orders-moved"))
    return REFUSED


def _show_wishes(screen: Screen, wishes: Sequence[Wish]) -> None:
    for wish in wishes:
        mark, style = ("=", "dim") if wish.known else ("✗", "red") if wish.against else ("✓", "green")
        text = screen.say("keep-order-known", order=wish.line) if wish.known else wish.line
        screen.items([(mark, text, style)], 1)
        screen.items((("", why, "dim") for why in wish.against), 4)


def _since(journal: Journal[Campaign], number: int) -> list[Any]:
    return [each for each in journal.standing if each.number > number]
